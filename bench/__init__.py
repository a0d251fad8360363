"""How fast the games are beside their peers: simulators and environments of others, in one interleaved run."""

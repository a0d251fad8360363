"""Many games: simulations, measurements, tournaments."""

LONGEST = 100_000
"""Decisions after which a game of a tournament is left unfinished."""

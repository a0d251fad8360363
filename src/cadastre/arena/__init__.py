"""Many games: simulations, measurements, tournaments."""

"""Many games between bots: tournaments, ratings, data sets of decisions, and measurements of speed.

One game is plain data that any process can play; nobody looks on.
"""

LONGEST = 100_000
"""Decisions after which a game of a tournament is left unfinished."""

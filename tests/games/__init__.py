"""A folder for each game: its tests, its scenarios and records, and what :mod:`testkit.games` has to know of it."""

"""A folder for each game: its tests, its scenarios and records, and what it lends to others (:mod:`testkit.kits`)."""

"""Tests by room, and those of a game in ``games``; a package, so that each module has one name and is imported once."""

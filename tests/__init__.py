"""A package, so that tests.browser has one name, and is imported once."""

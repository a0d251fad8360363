"""All tests of Hellas."""

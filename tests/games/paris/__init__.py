"""All tests of Paris."""

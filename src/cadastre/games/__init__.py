"""The games of the house, a folder each. Nobody imports from here but the registry."""

"""The games of the house, a folder each with everything that is its own: rules, texts, drawings, bot, observation.

Nobody imports from here but the registry, and games don't know each other.
"""

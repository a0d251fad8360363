"""Doors for researchers. What comes out of them is made from what a seat knows."""

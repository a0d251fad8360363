"""The table in the terminal: plain text, any game."""

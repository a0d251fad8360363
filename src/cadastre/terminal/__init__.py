"""The table in the terminal: plain text, any game, without a server.

How a game's board is drawn is in its own folder; here are the questions, the log, the result and the width of letters.
"""

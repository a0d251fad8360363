"""Hellas in the terminal, as :mod:`cadastre.terminal.drawing` asks for it."""

from cadastre.games.hellas.presentation.terminal.board import board
from cadastre.games.hellas.presentation.terminal.guide import guide
from cadastre.games.hellas.presentation.terminal.hints import hint

__all__ = ["board", "guide", "hint"]

"""Hellas in the terminal, as :mod:`cadastre.terminal.drawing` asks for it."""

from cadastre.hellas.terminal.board import board
from cadastre.hellas.terminal.guide import guide
from cadastre.hellas.terminal.hints import hint

__all__ = ["board", "guide", "hint"]

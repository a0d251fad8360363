"""Paris in the terminal, as :mod:`cadastre.terminal.drawing` asks for it."""

from cadastre.core.texts import Texts
from cadastre.games.paris.presentation.terminal.board import board
from cadastre.games.paris.presentation.terminal.hints import hint
from cadastre.games.paris.presentation.words import ParisWords
from cadastre.games.paris.rules.state import SPACES
from cadastre.terminal.screen import Screen, wrap

__all__ = ["board", "guide", "hint"]


def guide(texts: Texts, screen: Screen) -> str:
    """The signs on the board, and what every bonus tile does."""
    words = texts.words
    assert isinstance(words, ParisWords)
    head = [wrap(texts.text("paris-table-signs"), screen.width), screen.bold(texts.text("paris-table-bonus-track"))]
    does = ((number, texts.say(words.bonus_does(number))) for number in range(1, SPACES + 1))
    return "\n".join([*head, *(wrap(text, screen.width, " " * 5, f"{number:>3}  ") for number, text in does)])

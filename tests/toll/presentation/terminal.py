"""Toll in the terminal."""

from cadastre.core.knowledge import Knowledge
from cadastre.core.moves import Move
from cadastre.core.texts import Texts
from cadastre.terminal.screen import Screen


def board(knowledge: Knowledge, texts: Texts, screen: Screen) -> str:
    """The purses."""
    return f"coins {knowledge.record.coins.tolist()}"


def hint(move: Move, texts: Texts) -> str:
    """Nothing to say."""
    return ""


def guide(texts: Texts, screen: Screen) -> str:
    """Nothing to say."""
    return ""

"""Paris in the terminal, as :mod:`cadastre.terminal.drawing` asks for it."""

from collections.abc import Sequence
from typing import Any

from cadastre.core.knowledge import Knowledge
from cadastre.core.texts import Texts
from cadastre.paris.state import SPACES, STEPS
from cadastre.paris.terminal.board import board
from cadastre.paris.terminal.hints import hint
from cadastre.paris.words import ParisWords
from cadastre.terminal.screen import Screen, wrap

__all__ = ["QUIET", "board", "guide", "hint", "prompt", "sheet", "words"]

QUIET = frozenset(
    ("game_started", "dealt", "back_shown", "turn_started", "turn_ended", "building_drawn", "meeple_moved")
)


def words(knowledge: Knowledge) -> ParisWords:
    """With free placement, a building's type depends on the position."""
    game = knowledge.game
    types = knowledge.record.slot_type if game.options["free_placement"] else None
    return ParisWords(game.edition, game.players, types)


def prompt(knowledge: Knowledge, texts: Texts) -> str:
    """The phase in words, and the building that is to be settled."""
    said = texts.name("phase", int(knowledge.record.phase))
    drawn = int(knowledge.record.drawn)
    return said if drawn < 0 else f"{said} {texts.text('paris-table-drawn', tile=drawn)}"


def sheet(sheets: Sequence[dict[str, Any]], texts: Texts) -> list[tuple[str, list[int]]]:
    """The lines of P9.7; bonus tiles and districts that scored for nobody are left out."""
    words = texts.words
    assert isinstance(words, ParisWords)
    highest = int(words.figures.value[STEPS - 1])
    lines = [
        (texts.text("paris-score-eight", value=highest), [one["eight"] for one in sheets]),
        (texts.text("paris-score-prestige"), [one["prestige"] for one in sheets]),
    ]
    for number in sorted({number for one in sheets for number in one["bonus"]}):
        scored = [one["bonus"].get(number, 0) for one in sheets]
        lines.append((texts.text("paris-score-bonus", number=number), scored))
    lines.append((texts.text("paris-score-end"), [one["end_tiles"] for one in sheets]))
    for district, name in enumerate(words.edition.names["districts"]):
        scored = [one["districts"].get(name, 0) for one in sheets]
        if any(scored):
            lines.append((texts.text("paris-score-district", district=district), scored))
    return [*lines, (texts.text("paris-score-total"), [one["total"] for one in sheets])]


def guide(texts: Texts, screen: Screen) -> str:
    """The signs on the board, and what every bonus tile does."""
    words = texts.words
    assert isinstance(words, ParisWords)
    head = [wrap(texts.text("paris-table-signs"), screen.width), screen.bold(texts.text("paris-table-bonus-track"))]
    does = ((number, texts.say(words.bonus_does(number))) for number in range(1, SPACES + 1))
    return "\n".join([*head, *(wrap(text, screen.width, " " * 5, f"{number:>3}  ") for number, text in does)])

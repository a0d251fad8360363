"""Paris as people are shown it, on any screen and in no language yet."""

from collections.abc import Sequence
from typing import Any

from cadastre.core.game import Face
from cadastre.core.knowledge import Knowledge
from cadastre.core.state import State
from cadastre.core.texts import Phrase, Value, dashed
from cadastre.games.paris.presentation.prospect import prospect
from cadastre.games.paris.presentation.rulebook import FOLLOWS
from cadastre.games.paris.presentation.scene import scene
from cadastre.games.paris.presentation.scene_shape import Prospect, Scene
from cadastre.games.paris.presentation.words import PHASES, words_of
from cadastre.games.paris.rules.actions import (
    A_BACK,
    A_BONUS,
    A_BUY,
    A_DRAW,
    A_FETCH,
    A_GIVE,
    A_KEY,
    A_PAIR,
    A_PAY,
    A_SELL,
    A_SETTLE,
    A_TAKE,
    A_USE,
    A_USE_END,
    A_VP_TILE,
    move_district,
    move_origin,
    move_target,
)
from cadastre.games.paris.rules.state import ARC, DISTRICTS, FIRST_LANDMARK, RESOURCES, SOURCES, STEPS

QUIET = frozenset(
    ("game_started", "dealt", "back_shown", "turn_started", "turn_ended", "building_drawn", "meeple_moved")
)


def prompt(knowledge: Knowledge) -> list[Phrase]:
    """The phase in words, and the building that is to be settled."""
    said = [Phrase(f"paris-phase-{PHASES[int(knowledge.record.phase)]}")]
    drawn = int(knowledge.record.drawn)
    return said if drawn < 0 else [*said, Phrase("paris-table-drawn", {"tile": drawn})]


def label(state: State, action: int, _seat: int) -> Phrase:
    """An action as a label, e.g. for a button."""
    kind = state.game.rules.kind_of(action)
    return Phrase(f"paris-action-{dashed(kind)}", _params(state, kind, action))


def _params(state: State, kind: str, action: int) -> dict[str, Value]:
    match kind:
        case "draw":
            return {"pile": action - A_DRAW, "district": int(state.record.pile_back[action - A_DRAW])}
        case "settle":
            return {"district": action - A_SETTLE}
        case "key":
            return {"place": action - A_KEY}
        case "move":
            return _move(state, action)
        case "take":
            return {"end_tile": action - A_TAKE}
        case "use_end":
            return {"end_tile": action - A_USE_END}
        case "pay" | "sell":
            token, source = divmod(action - (A_PAY if kind == "pay" else A_SELL), SOURCES)
            return {"token": token, "source": source}
        case "give":
            token, source = divmod(action - A_GIVE, SOURCES)
            return {"token": RESOURCES + token, "source": source}
        case "buy":
            return {"token": action - A_BUY}
        case "pair":
            return {"token": action - A_PAIR}
        case "use":
            return {"number": action - A_USE + 1}
        case "bonus" | "fetch" | "back":
            first = {"bonus": A_BONUS, "fetch": A_FETCH, "back": A_BACK}[kind]
            return {"number": int(state.record.space_number[action - first])}
        case "vp_tile":
            tile, district = divmod(action - A_VP_TILE, DISTRICTS)
            return {"vp_tile": tile, "district": district}
    return {}


def _move(state: State, action: int) -> dict[str, Value]:
    """Where from and to; the district too where the other two do not say it."""
    words, record = words_of(state), state.record
    origin, target = move_origin(action), move_target(action)
    new = target >= FIRST_LANDMARK and origin == ARC and record.landmark_at[target - FIRST_LANDMARK] < 0
    params: dict[str, Value] = {
        "origin": words.place(origin, district=False),
        "target": words.place(target, district=False),
        "district": move_district(record, action),
    }
    return {**params, "new": "yes" if new else "no"}


def sheet(state: State) -> list[tuple[Phrase, list[int]]]:
    """The lines of P9.7 by seat, the total last; bonus tiles and districts that scored for nobody are left out."""
    sheets: Sequence[dict[str, Any]] = state.score_sheet()
    highest, names = state.game.edition.numbers.value[STEPS - 1], state.game.edition.names["districts"]
    lines = [
        (Phrase("paris-score-eight", {"value": highest}), [one["eight"] for one in sheets]),
        (Phrase("paris-score-prestige"), [one["prestige"] for one in sheets]),
    ]
    for number in sorted({number for one in sheets for number in one["bonus"]}):
        scored = [one["bonus"].get(number, 0) for one in sheets]
        lines.append((Phrase("paris-score-bonus", {"number": number}), scored))
    lines.append((Phrase("paris-score-end"), [one["end_tiles"] for one in sheets]))
    for district, name in enumerate(names):
        scored = [one["districts"].get(name, 0) for one in sheets]
        if any(scored):
            lines.append((Phrase("paris-score-district", {"district": district}), scored))
    return [*lines, (Phrase("paris-score-total"), [one["total"] for one in sheets])]


FACE = Face(
    quiet=QUIET,
    words=words_of,
    prompt=prompt,
    label=label,
    sheet=sheet,
    scene=scene,
    prospect=prospect,
    shapes=(Scene, Prospect),
    follows=FOLLOWS,
)

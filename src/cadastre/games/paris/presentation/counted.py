"""What a bonus tile in hand scores for: the reason for what it is worth."""

from typing import Any

from cadastre.core.editions import Edition
from cadastre.core.texts import Many, Phrase, named
from cadastre.games.paris.edition import TOKENS, TYPES
from cadastre.games.paris.legality.explain_moves import holds
from cadastre.games.paris.rules.state import (
    DISTRICTS,
    LANDMARKS,
    RESOURCES,
    SLOTS,
    SPACES,
    STEPS,
    TILE_KINDS,
    TILE_LANDMARKS,
    TILE_PAIR_PRESTIGE,
    TILE_PAIR_RESOURCE,
    TILE_UNUSED,
)

_ON_LANDMARKS = Phrase("paris-web-landmarks")
_NOTHING = Phrase("paris-web-counts-none")


def counted(s: Any, edition: Edition, seat: int, number: int) -> Phrase | None:
    """What a tile would score for if it were used now; None if it scores the same for everybody."""
    things = _things(s, edition, seat, number)
    if things is None:
        return None
    return Phrase("paris-web-counts", {"things": Many("things", tuple(things))}) if things else _NOTHING


def _things(s: Any, edition: Edition, seat: int, number: int) -> list[Phrase | str] | None:
    """Each as often as it counts."""
    districts, landmarks, keys = edition.names["districts"], edition.names["landmarks"], s.slot_keys[seat]
    marked = [mark for mark in range(LANDMARKS) for _ in range(s.landmark_keys[seat][mark])]
    if number == TILE_UNUSED:
        return [str(one) for one in range(1, SPACES + 1) if one != number and holds(s, seat, one)]
    if number == TILE_LANDMARKS:
        return [named("paris-landmark", landmarks[mark]) for mark in marked]
    if number == TILE_KINDS:
        types = sorted({s.slot_type[slot] for slot in range(SLOTS) if keys[slot]})
        return [*(named("paris-type", TYPES[one]) for one in types), *([_ON_LANDMARKS] if marked else [])]
    if number in (TILE_PAIR_PRESTIGE, TILE_PAIR_RESOURCE):
        first = RESOURCES if number == TILE_PAIR_PRESTIGE else 0
        sorts = range(first, first + RESOURCES)
        return [named("paris-token", TOKENS[one]) for one in sorts for _ in range(s.tokens[seat][one] // 2)]
    step = edition.numbers.bonus_step[number - 1]
    if step < 0:
        return None
    return [named("paris-district", districts[d]) for d in range(DISTRICTS) for _ in range(keys[d * STEPS + step])]

"""What a step would do, as far as it is certain: beside every choice on the screen."""

from cadastre.core.moves import Move
from cadastre.core.state import State
from cadastre.games.hellas.presentation.holdings import Holdings
from cadastre.games.hellas.presentation.printed import printed
from cadastre.games.hellas.presentation.scene_shape import Prospect
from cadastre.games.hellas.rules.state import DECK, DEEDS

PROPERTY = ("owner", "level", "mortgage", "holder")
"""Fields of the record that tell what belongs to whom."""


def prospect(move: Move) -> Prospect:
    """What a step would do, as far as it is certain, to the one who thinks of it."""
    state, seat = move.base, move.seat
    assert state is not None
    pays, gains = 0, 0
    for event in move.preview:
        if event.name == "paid":
            pays += event.amount if event.seat == seat else 0
            gains += event.amount if event.to == seat else 0
        elif event.name == "received" and event.seat == seat:
            gains += event.amount
    after = move.after
    then = after or state
    found = Prospect(
        pays=pays,
        gains=gains,
        leaves=_cash(state, seat) - pays + gains,
        wealth=then.scores[seat],
        missing=_missing(then, seat),
        gets=[],
        loses=[],
        groups=[],
        rents={},
        is_certain=after is not None,
    )
    old, new = _property(state), _property(then)
    if new != old:
        _compare(found, state, seat, old, new)
    return found


def _cash(state: State, seat: int) -> int:
    return int(state._data["cash"][0, seat])


def _missing(state: State, seat: int) -> int:
    """What a debtor lacks."""
    record = state._data[0]
    return max(int(record["owed"]) - _cash(state, seat), 0) if record["debtor"] == seat else 0


def _property(state: State) -> list[list[int]]:
    return [state._data[field][0].tolist() for field in PROPERTY]


def _compare(found: Prospect, state: State, seat: int, old: list[list[int]], new: list[list[int]]) -> None:
    components, players = printed(state.game.edition), state.game.players
    was, will = _items(old, seat), _items(new, seat)
    found.gets = [item for number, item in enumerate(components.items) if number in will - was]
    found.loses = [item for number, item in enumerate(components.items) if number in was - will]
    before, after = (Holdings(components, players, *fields[:3]) for fields in (old, new))
    found.groups = before.shifts(after)
    rents = zip(components.names["deeds"], before.rents(), after.rents(), strict=True)
    found.rents = {deed: now for deed, then, now in rents if now != then}


def _items(fields: list[list[int]], seat: int) -> set[int]:
    """What a seat has: deeds, and acquittal cards by deck."""
    owner, _, _, holder = fields
    cards = {DEEDS + card // DECK for card, keeper in enumerate(holder) if keeper == seat}
    return {deed for deed, whose in enumerate(owner) if whose == seat} | cards

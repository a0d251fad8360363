"""What people want to see of a position: views, score sheets, and what moves cost."""

from collections.abc import Sequence

from cadastre.core.events import Event
from cadastre.core.game import Plain
from cadastre.core.knowledge import Knowledge
from cadastre.core.state import State
from toll.legality.position import describe
from toll.rules.actions import A_BUILD, A_COINS, A_GIFT
from toll.rules.scoring import huts_of


def view(knowledge: Knowledge) -> Plain:
    """What the table shows: everything lies open."""
    return {**describe(knowledge.record, knowledge.game.edition), "seat": knowledge.seat}


def score_sheet(state: State) -> list[Plain]:
    """Points by source for each seat (T4.3); they add up to the total."""
    s, fig = state.record, state.figures
    found = []
    for seat in state.game.seats:
        lines = {"coins": int(s.coins[seat]), "huts": int(fig.hut_worth) * int(huts_of(s, seat))}
        found.append({**lines, "total": sum(lines.values())})
    return found


def insight(position: State | Knowledge) -> Plain:
    """``coins``: everybody's purse."""
    return {"coins": position.record.coins.tolist()}


def cost(state: State, events: Sequence[Event]) -> Plain:
    """The coins that these events took from the seat that moves."""
    built = sum(event.name == "built" for event in events)
    return {
        "coins": built * int(state.figures.hut_cost) + sum(event.coins for event in events if event.name == "given")
    }


def event_words(_state: State, event: Event) -> Plain:
    """An event's parameters by name; notation counts plots and seats too, so that numbers stay numbers."""
    return dict(zip(event.kind.params, event.values, strict=True))


def clicks(state: State, action: int, seat: int) -> list[str]:
    """Ids of the things on the table that stand for an action of a seat."""
    match state.game.rules.kind_of(action):
        case "throw":
            return ["die"]
        case "claim":
            return [f"toll:{seat}"]
        case "build":
            return [f"plot:{seat}:{action - A_BUILD}"]
        case "gift":
            return [f"purse:{action - A_GIFT}"]
        case "coins":
            return [f"coins:{action - A_COINS + 1}"]
    return ["bell"]

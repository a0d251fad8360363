"""Toll, as the house takes it up; :mod:`tests.toll.engine` says what it is."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cadastre.core.editions import Edition, Editions
from cadastre.core.events import Event
from cadastre.core.game import Face, Game, Plain, Rules
from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import Array, blank
from cadastre.core.options import Entry, Option
from cadastre.core.refusals import BadNotation, Refusal
from cadastre.core.state import State
from cadastre.core.tables import Document, Shape
from cadastre.core.texts import Phrase, Value, plainly
from tests.toll import engine
from tests.toll.engine import A_BELL, A_BUILD, A_CLAIM, A_COINS, A_GIFT, A_THROW, GIVING, HUTS, OVER, SEATS

ENTRY = Entry(
    name="toll",
    home="tests.toll",
    least_players=2,
    most_players=SEATS,
    options=(
        Option("throws", 6, most=100, words=("bell",)),
        Option("rate", "one", choices=("one", "two")),
    ),
    screens=("text",),
)


class Purse(Shape):
    """The figures."""

    start: int


class Sheet(Shape):
    """The edition."""

    purse: Purse


def _fill(sheet: Sheet) -> Array:
    figures = blank(engine.Figures)
    figures["start"] = sheet.purse.start
    return figures


class Notation:
    """``throw``, ``claim``, ``build 2``, ``gift 1`` with ``coins 3``, ``bell``; huts may be built in one line."""

    chain = frozenset(("build",))

    def split(self, text: str) -> list[str]:
        """At commas."""
        return text.split(",")

    def clause(self, state: State, action: int, seat: int) -> str:
        """A verb, and a number where there are several."""
        kind = state.game.rules.kind_of(action)
        first = {"build": A_BUILD, "gift": A_GIFT, "coins": A_COINS - 1}.get(kind)
        return kind if first is None else f"{kind} {action - first}"

    def actions(self, state: State, clause: str, seat: int) -> list[int]:
        """One for each clause."""
        found = [action for action in range(state.game.rules.actions) if self.clause(state, action, seat) == clause]
        if not found:
            raise BadNotation("toll-notation-word", clause=clause)
        return found

    def merge(self, clauses: Sequence[str]) -> str:
        """As they are."""
        return ", ".join(clauses)


def explain(s: Any, _fig: Any, seat: int, action: int) -> Refusal | None:
    """Why not."""
    if s.phase == OVER or not 0 <= action <= A_BELL or (action == A_BELL) != (seat < 0):
        return Refusal("not_now", "T1")
    if (A_COINS <= action < A_BELL) != (s.phase == GIVING):
        return Refusal("not_now", "T2")
    if s.phase == GIVING:
        return None if seat == s.current and action - A_COINS < s.coins[seat] else Refusal("not_now", "T3")
    if action == A_BELL:
        return None if s.last < 0 else Refusal("not_now", "T4")
    if action == A_THROW:
        return None if seat == s.current else Refusal("not_now", "T5")
    if action == A_CLAIM:
        return None if s.due[seat] > 0 else Refusal("nothing_due", "T6")
    if s.coins[seat] <= 0 or action - A_GIFT == seat or action - A_GIFT >= s.players:
        return Refusal("not_now", "T7")
    return Refusal("not_now", "T8") if action < A_GIFT and s.huts[seat] >> (action - A_BUILD) & 1 else None


_FIELDS = ("current", "phase", "thrown", "last", "resume", "receiver", "coins", "due", "huts")


def describe(record: Any, _edition: Edition) -> Plain:
    """The fields as they are."""
    return {name: getattr(record, name).tolist() for name in _FIELDS}


def put_up(game: Game, document: Document) -> Array:
    """The fields as they are."""
    data = game.empty()
    for name, value in document.data["position"].items():
        data[name] = value
    return data


class TollWords:
    """Numbers mean themselves, but for other seats."""

    room = "toll"

    def name(self, param: str, value: int) -> Value:
        """Nothing has a name."""
        return value

    def told(self, event: Event) -> Phrase:
        """By the kind."""
        return plainly(self.room, event)


def _words(_knowledge: Knowledge) -> TollWords:
    return TollWords()


def _prompt(_knowledge: Knowledge) -> list[Phrase]:
    return [Phrase("toll-phase")]


def _label(state: State, action: int, seat: int) -> Phrase:
    return Phrase(f"toll-action-{state.game.rules.kind_of(action)}")


def _sheet(state: State) -> list[tuple[Phrase, list[int]]]:
    return [(Phrase("toll-total"), state.scores)]


def _scene(knowledge: Knowledge) -> Plain:
    return describe(knowledge.record, knowledge.game.edition)


def _insight(position: State | Knowledge) -> Plain:
    return {"coins": position.record.coins.tolist()}


def _cost(_state: State, events: Sequence[Event]) -> Plain:
    return {"coins": sum(event.name == "built" for event in events)}


RULES = Rules(
    entry=ENTRY,
    state=engine.Toll,
    figures=engine.Figures,
    kinds=engine.KINDS,
    events=engine.EVENTS,
    editions=Editions(
        "toll", Path(__file__).parent / "edition.toml", Sheet, lambda _: (), lambda _: {"huts": ("",) * HUTS}, _fill
    ),
    engine=engine.ENGINE,
    border=engine.BORDER,
    notation=Notation(),
    explain=explain,
    over=OVER,
    decline=-1,
    score_sheet=lambda state: [{"total": score} for score in state.scores],
    describe=describe,
    put_up=put_up,
    view=_scene,
    insight=_insight,
    cost=_cost,
    event_words=lambda _, event: dict(zip(event.kind.params, event.values, strict=True)),
    clicks=lambda state, action, seat: [f"seat:{seat}", state.game.rules.kind_of(action)],
    face=Face(frozenset(), _words, _prompt, _label, _sheet, scene=_scene),
    composed=frozenset(("gift",)),
    urgent=frozenset(("claim",)),
    out_of_turn=True,
)


def toll(players: int = 3, **options: Any) -> Game:
    """A game of it."""
    return Game.make(RULES, players, None, options)

"""Scenarios: rule tests that a reader of the rulebook can check. ``docs/scenarios.md`` describes the format.

A scenario puts up a position, makes moves in notation, and says what must come out: holdings, events, what is legal,
which refusal an illegal move meets, what a seat is shown, how the game ends.
"""

import copy
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cadastre.core.events import Event
from cadastre.core.game import Game
from cadastre.core.moves import Move, read_move
from cadastre.core.refusals import AmbiguousMove, BadNotation, CadastreError, IllegalAction, UnknownSeat, WrongTurn
from cadastre.core.state import TABLE, State
from cadastre.core.tables import Document, Shape, read

Plain = dict[str, Any]


class Step(Shape):
    """One thing done and what must follow, or only something that must hold."""

    move: str | None = None
    illegal: str | None = None
    refusal: str = ""
    rule: str = ""
    seat: int | None = None
    events: tuple[Plain, ...] = ()
    no_events: tuple[str, ...] = ()
    kind: str = ""
    only: tuple[str, ...] | None = None
    legal: tuple[str, ...] = ()
    not_legal: tuple[str, ...] = ()
    preview: tuple[Plain, ...] | None = None
    cost: Plain | None = None
    expect: Plain = {}
    insight: Plain = {}
    viewer: int | None = None
    shown: Plain = {}
    hidden: tuple[str, ...] = ()
    scores: tuple[int, ...] | None = None
    ranks: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    note: str = ""


class Scenario(Shape):
    """A scenario file."""

    title: str
    rules: tuple[str, ...]
    game: str
    players: int
    step: tuple[Step, ...]
    options: Plain = {}
    edition: Plain = {}
    position: Plain | None = None
    seed: str | int | None = None
    note: str = ""


@dataclass
class Report:
    """What came of a scenario."""

    file: str
    title: str
    rules: tuple[str, ...]
    steps: int
    failures: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether everything came out as stated."""
        return not self.failures


def run(path: Path) -> Report:
    """Run a scenario file; a malformed one raises :class:`BadFile`."""
    return _Run(read(path)).report


class _Run:
    def __init__(self, document: Document) -> None:
        self.document = document
        self.scenario = document.convert(Scenario)
        self.report = Report(document.file, self.scenario.title, self.scenario.rules, len(self.scenario.step))
        self.state = self._start()
        for number, step in enumerate(self.scenario.step):
            self.at = f"step[{number}]"
            self._step(step)

    def _start(self) -> State:
        from cadastre.registry import rules

        scenario, document = self.scenario, self.document
        try:
            found = rules(scenario.game)
            edition = None
            if scenario.edition:
                plain = _merged(found.editions.default.plain, scenario.edition)
                edition = found.editions.from_dict(plain, f"{document.file}, edition")
            game = Game.make(found, scenario.players, edition, scenario.options)
        except CadastreError as error:
            raise document.error("game", str(error)) from None
        if scenario.position is None:
            return game.new(seed=1 if scenario.seed is None else scenario.seed)
        if scenario.seed is not None:
            raise document.error("seed", "is for games from the start; a position has its own: position.seed")
        return State(game, game.rules.put_up(game, document), None)

    def _fail(self, path: str, message: str) -> None:
        line = self.document.line_of(f"{self.at}.{path}" if path else self.at)
        self.report.failures.append(f"{self.document.file}, line {line}: {message}")

    def _step(self, step: Step) -> None:
        self._whole(step)
        seat = self._out_of_turn(step)
        if step.move is not None:
            try:
                move = read_move(self.state, step.move, seat)
                self.state.play(move)
            except (BadNotation, AmbiguousMove) as error:
                raise self.document.error(f"{self.at}.move", str(error)) from None
            except (IllegalAction, WrongTurn) as error:
                self._fail("move", f"{step.move!r} is refused: {error}")
                return
            self._preview(step, move)
            self._events(step)
        if step.illegal is not None:
            self._illegal(step, seat)
        self._lists(step, seat)
        if step.expect:
            self._compare("expect", step.expect, self.state.describe())
        if step.insight:
            self._compare("insight", step.insight, self.state.insight())
        if step.viewer is not None:
            self._view(step)
        for name in ("scores", "ranks", "winners"):
            wanted = getattr(step, name)
            if wanted is not None and list(wanted) != getattr(self.state, name):
                self._fail(name, f"{name} are {getattr(self.state, name)}, not {list(wanted)}")

    def _whole(self, step: Step) -> None:
        """Refuse what would never be checked, so that a misspelt test does not pass."""
        if step.move is not None and step.illegal is not None:
            raise self.document.error(f"{self.at}.illegal", "a step is either a move or an illegal one")
        for needs, there, names in (
            ("illegal", step.illegal is not None, ("refusal", "rule")),
            ("move", step.move is not None, ("events", "no_events", "preview", "cost")),
            ("viewer", step.viewer is not None, ("shown", "hidden")),
            ("only, legal or not_legal", self._has_lists(step), ("kind",)),
        ):
            for name in names:
                if getattr(step, name) not in (None, "", (), {}) and not there:
                    raise self.document.error(f"{self.at}.{name}", f"is only looked at with {needs}")

    def _has_lists(self, step: Step) -> bool:
        return step.only is not None or bool(step.legal or step.not_legal)

    def _out_of_turn(self, step: Step) -> int | None:
        """The seat, or the table (-1), that acts in this step though the game does not wait for it."""
        if step.seat is None or step.seat == self.state.current:
            return None
        if not TABLE <= step.seat < self.state.game.players:
            raise self.document.error(f"{self.at}.seat", f"is from -1 to {self.state.game.players - 1}")
        if step.move is None and step.illegal is None and not self._has_lists(step):
            self._fail("seat", f"the game waits for seat {self.state.current}, not {step.seat}")
        return step.seat

    def _preview(self, step: Step, move: Move) -> None:
        if step.preview is not None:
            self._in_order("preview", step.preview, move.preview)
        if step.cost is not None and step.cost != move.cost:
            self._fail("cost", f"costs {move.cost}, not {step.cost}")

    def _events(self, step: Step) -> None:
        self._in_order("events", step.events, self.state.events)
        for number, name in enumerate(step.no_events):
            self._known_event(f"{self.at}.no_events[{number}]", name)
            if any(event.name == name for event in self.state.events):
                self._fail(f"no_events[{number}]", f"{name} happened")

    def _in_order(self, path: str, wanted: tuple[Plain, ...], events: tuple[Event, ...]) -> None:
        told = [{"event": event.name, **self.state.game.rules.event_words(self.state, event)} for event in events]
        start = 0
        for number, pattern in enumerate(wanted):
            spot = f"{self.at}.{path}[{number}]"
            self._known_event(spot, pattern.get("event"))
            for key in pattern:
                if key != "event" and key not in self.state.game.rules.events.by_name[pattern["event"]].params:
                    raise self.document.error(spot, f"{pattern['event']} has no {key}")
            found = [n for n in range(start, len(told)) if all(told[n][key] == value for key, value in pattern.items())]
            if not found:
                self._fail(f"{path}[{number}]", f"{pattern} did not happen (in this order); there were {told}")
                return
            start = found[0] + 1

    def _known_event(self, spot: str, name: object) -> None:
        if not isinstance(name, str) or name not in self.state.game.rules.events.by_name:
            raise self.document.error(spot, f"{name!r} is no event of this game")

    def _illegal(self, step: Step, seat: int | None) -> None:
        before = self.state.to_bytes()
        try:
            self.state.play(read_move(self.state, step.illegal or "", seat, any_order=False))
        except IllegalAction as error:
            if step.refusal and error.refusal.code != step.refusal:
                self._fail("refusal", f"refused as {error.refusal.code}, not {step.refusal}")
            if step.rule and error.refusal.rule != step.rule:
                self._fail("rule", f"refused by {error.refusal.rule}, not {step.rule}")
        except (BadNotation, AmbiguousMove) as error:
            raise self.document.error(f"{self.at}.illegal", str(error)) from None
        except WrongTurn as error:
            if step.refusal != "game_over":
                self._fail("illegal", f"refused: {error}")
        else:
            self._fail("illegal", f"{step.illegal!r} is legal")
            return
        if self.state.to_bytes() != before:
            self._fail("illegal", "the refused move changed the position")

    def _lists(self, step: Step, seat: int | None) -> None:
        if not self._has_lists(step):
            return
        rules = self.state.game.rules
        if step.kind and step.kind not in rules.kinds:
            raise self.document.error(f"{self.at}.kind", f"is one of {', '.join(rules.kinds)}")
        found = [
            self.state.notation(action, seat)
            for action in self.state.legal_actions(seat)
            if not step.kind or rules.kind_of(action) == step.kind
        ]
        if step.only is not None and sorted(step.only) != sorted(found):
            self._fail("only", f"legal are {found}, not {list(step.only)}")
        for number, clause in enumerate(step.legal):
            if clause not in found:
                self._fail(f"legal[{number}]", f"{clause!r} is not legal; legal are {found}")
        for number, clause in enumerate(step.not_legal):
            self._spelled(f"{self.at}.not_legal[{number}]", clause, seat)
            if clause in found:
                self._fail(f"not_legal[{number}]", f"{clause!r} is legal")

    def _spelled(self, spot: str, clause: str, seat: int | None) -> None:
        """Refuse a clause that nothing could spell."""
        with suppress(IllegalAction):
            notation, who = self.state.game.rules.notation, self.state.current if seat is None else seat
            try:
                for part in notation.split(clause):
                    notation.actions(self.state, part, who)
            except BadNotation as error:
                raise self.document.error(spot, str(error)) from None

    def _view(self, step: Step) -> None:
        try:
            view = self.state.view(step.viewer if step.viewer is not None else -1)
        except UnknownSeat as error:
            raise self.document.error(f"{self.at}.viewer", str(error)) from None
        self._compare("shown", step.shown, view)
        for number, path in enumerate(step.hidden):
            shape = [self.state.describe(), *(self.state.view(seat) for seat in (-1, *self.state.game.seats))]
            fields = self.state._data.dtype.names or ()
            if all(_found(one, path) is None for one in shape) and path.rpartition(".")[2] not in fields:
                raise self.document.error(f"{self.at}.hidden[{number}]", f"there is no {path}")
            found = _found(view, path)
            if found is not None:
                self._fail(f"hidden[{number}]", f"{path} is shown: {found}")

    def _compare(self, path: str, wanted: Any, found: Any) -> None:
        if isinstance(wanted, Mapping):
            known = _strings(found) if isinstance(found, dict) else {}
            for key, value in wanted.items():
                if key not in known:
                    raise self.document.error(
                        f"{self.at}.{path}.{key}", f"is not known here; there are {', '.join(known)}"
                    )
                self._compare(f"{path}.{key}", value, known[key])
        elif wanted != found:
            self._fail(path, f"{path.partition('.')[2]} is {found}, not {wanted}")


def _found(table: Any, path: str) -> Any:
    """What stands at a path, or None."""
    for key in path.split("."):
        table = _strings(table).get(key) if isinstance(table, dict) else None
    return table


def _strings(table: dict[Any, Any]) -> Plain:
    return {str(key): value for key, value in table.items()}


def _merged(base: Plain, changes: Plain) -> Plain:
    """The default edition with some of its figures changed."""
    merged = copy.deepcopy(base)
    for key, value in changes.items():
        inner = merged.get(key)
        merged[key] = _merged(inner, value) if isinstance(inner, dict) and isinstance(value, dict) else value
    return merged

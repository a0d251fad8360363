"""One game between bots as a job: plain data goes in and comes out, so that any process on any machine can play it."""

import json
import operator
import time
from array import array
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from cadastre.bots import Player, dismiss, next_to_act
from cadastre.bots.external import PATIENCE, player
from cadastre.core.game import Game
from cadastre.core.knowledge import Knowledge
from cadastre.core.refusals import CadastreError
from cadastre.core.state import State
from cadastre.registry import rules

Row = tuple[Any, ...]
"""A decision, by the columns of :mod:`cadastre.arena.decisions`."""

END, REASON = "game_over", "reason"
"""The event that ends a game, and its parameter that says why, where the game has one."""


class BadPlay(CadastreError):
    """A bot did what no player may do."""


@dataclass(frozen=True)
class Setting:
    """A game as plain data: compiled rules can't be sent to another process, but any process can lay the table."""

    game: str
    players: int
    options: tuple[tuple[str, bool | int | str], ...] = ()
    figures: str = ""
    """An edition other than the default, as JSON."""

    @classmethod
    def of(cls, game: Game) -> "Setting":
        """What has to be said to lay this table again."""
        edition = "" if game.edition.is_default else json.dumps(game.edition.plain)
        return cls(game.name, game.players, tuple(game.options.items()), edition)

    def table(self) -> Game:
        """The game."""
        return _table(self)

    @cached_property
    def text(self) -> str:
        """The same in a line, for files: an edition other than the default is named by its hash."""
        game = self.table()
        return json.dumps(
            {
                "game": game.name,
                "players": game.players,
                "options": game.rules.entry.changed(game.options),
                "rules": game.rules.rules_version,
                "edition": game.edition.hash,
            }
        )


@cache
def _table(setting: Setting) -> Game:
    found = rules(setting.game)
    edition = found.editions.from_dict(json.loads(setting.figures)) if setting.figures else None
    return Game.make(found, setting.players, edition, dict(setting.options))


@dataclass(frozen=True)
class Job:
    """A game to be played."""

    number: int
    setting: Setting
    seed: str
    """Of the game's luck: ``game.new(seed)`` is where it starts."""
    bots: tuple[str, ...]
    """The code of whoever sits in each seat."""
    places: tuple[int, ...]
    """The same by place in the line-up; a bot's own luck goes with its place, so that it follows it round the table."""
    longest: int
    """Decisions after which the game is left unfinished."""
    keeps_rows: bool = False
    """Whether every decision is to be kept."""
    patience: float = PATIENCE
    """Seconds that a program from outside has for a decision."""


@dataclass(frozen=True)
class Outcome:
    """What came of a job. Only ``seconds``, and that column of ``rows``, differ when it is played again."""

    number: int
    seed: str
    bots: tuple[str, ...]
    finished: bool
    decisions: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    events: dict[str, int]
    """How often each sort of event happened."""
    ending: str | None
    """Why the game ended, where it tells."""
    seconds: tuple["array[float]", ...] = field(compare=False)
    """By seat: the time for each decision in which there was a choice."""
    rows: list[Row] = field(default_factory=list, compare=False)

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat has of the victory."""
        winners = self.ranks.count(1)
        return tuple(1 / winners if self.finished and rank == 1 else 0.0 for rank in self.ranks)


class Watched:
    """A player with a stopwatch beside it, whose mistakes end the game by name."""

    def __init__(self, job: Job, seat: int) -> None:
        self.bot: Player = player(job.bots[seat], f"{job.seed} {job.places[seat]}", job.patience)
        self.seconds = array("f")
        self.last = (0.0, 0)
        """Time and number of legal actions of its last decision."""
        self.move = 0
        """The number of the decision that is being made, from 1."""
        self._who = f"bot {job.bots[seat]!r}, seat {seat} in game {job.number} (seed {job.seed!r})"

    def choose(self, knowledge: Knowledge, legal: Sequence[int]) -> int:
        """The bot's choice, if it is one."""
        begin = time.perf_counter()
        action = self._asked("choose", knowledge, legal)
        return self._legal(action, legal, time.perf_counter() - begin)

    def interject(self, knowledge: Knowledge, legal: Sequence[int]) -> int | None:
        """The same out of turn; to keep quiet is no decision."""
        begin = time.perf_counter()
        action = self._asked("interject", knowledge, legal)
        return None if action is None else self._legal(action, legal, time.perf_counter() - begin)

    def _asked(self, verb: str, knowledge: Knowledge, legal: Sequence[int]) -> object:
        try:
            return getattr(self.bot, verb)(knowledge, tuple(legal))
        except Exception as error:
            raise self._bad(f"raised {type(error).__name__}: {error}") from error

    def _legal(self, action: object, legal: Sequence[int], took: float) -> int:
        try:
            found = -1 if isinstance(action, bool) else operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            found = -1
        if found not in legal:
            raise self._bad(f"chose {action!r}, which is none of its {len(legal)} legal actions")
        if len(legal) > 1:
            self.seconds.append(took)
        self.last = (took, len(legal))
        return found

    def _bad(self, what: str) -> BadPlay:
        return BadPlay(f"{self._who}, move {self.move}: {what}")


@cache
def try_out(setting: Setting, code: str) -> None:
    """One decision of a bot, once in a process: what it has to compile or load is then there before time is taken."""
    state, bot = setting.table().new("trial"), player(code, 0)
    while not state.is_over:
        legal = state.legal_actions()
        if len(legal) > 1:
            with suppress(Exception):  # if it can't, it will be told in a game, by seed and move
                bot.choose(state.knowledge(state.current), legal)
            dismiss(bot)
            return
        state.apply(legal[0])


def play(job: Job) -> Outcome:
    """Play a job to its end, or to the limit, and let the players go."""
    for code in job.bots:
        try_out(job.setting, code)
    watched = {seat: Watched(job, seat) for seat in range(len(job.bots))}
    result: tuple[tuple[int, ...], ...] = ()
    try:
        outcome = _played(job, watched)
        result = (outcome.scores, outcome.ranks) if outcome.finished else ()
    finally:
        for one in watched.values():
            dismiss(one.bot, *result)
    return outcome


def _played(job: Job, watched: dict[int, Watched]) -> Outcome:
    game = job.setting.table()
    state = game.new(job.seed)
    players: dict[int, Player] = {**watched}
    events = Counter(event.name for event in state.events)
    rows: list[Row] = []
    ending, done = None, 0
    while not state.is_over and done < job.longest:
        done += 1
        for one in watched.values():
            one.move = done
        seat, action = _decision(state, players)
        if job.keeps_rows:
            took, count = watched[seat].last
            clause, kind = state.notation(action, seat), game.rules.kind_of(action)
            who = (job.number, job.seed, seat, job.bots[seat])
            rows.append((*who, done, action, kind, clause, count, took, job.setting.text))
        state.apply(action, seat)
        for event in state.events:
            events[event.name] += 1
            if event.name == END and REASON in event.kind.params:
                ending = str(game.rules.event_words(state, event)[REASON])
    outcome = Outcome(
        *(job.number, job.seed, job.bots, state.is_over, done, tuple(state.scores), tuple(state.ranks), dict(events)),
        ending=ending,
        seconds=tuple(watched[seat].seconds for seat in game.seats),
    )
    outcome.rows.extend(row + _result(outcome, row[2]) for row in rows)
    return outcome


def _decision(state: State, players: dict[int, Player]) -> tuple[int, int]:
    """Who does what now: somebody out of turn, or the seat that the game waits for."""
    seat, action = next_to_act(state.asides(state.game.seats), players, state.current)
    if action is None:
        action = players[seat].choose(state.knowledge(seat), state.legal_actions())
    return seat, action


def _result(outcome: Outcome, seat: int) -> Row:
    """How the game ended for a seat: score, rank, share of the victory; nothing if it did not end."""
    if not outcome.finished:
        return None, None, None
    return outcome.scores[seat], outcome.ranks[seat], outcome.shares[seat]

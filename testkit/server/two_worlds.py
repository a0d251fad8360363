"""The same game played twice over real sockets with different secrets: does a reader notice?

A reader is somebody at a seat, or one who watches. The second table is in a position that the reader takes for
possible: drawn from what they know of the first one. Then the same happens at both tables, in lockstep, and all that
the reader is sent (frames in their order, answers over HTTP, the record) must be the same bytes but for ids and times,
as long as they know the same. When the rules reveal something, another second table is drawn.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from cadastre.core.game import Game
from cadastre.core.moves import clauses, mover
from cadastre.core.rng import Luck, generator
from cadastre.server.undo import way_back
from testkit.random_play import random_game, weights
from testkit.server.guest import LUCK
from testkit.server.inside import Inside
from testkit.server.world import WATCHING, World, differs, otherwise, past
from testkit.two_worlds import with_luck_of

PAST = 250
"""Moves that are made at most before anybody looks."""
CHATS = 5
"""What somebody may say at once; how soon they may say more depends on the time."""

CLOCKS: tuple[dict[str, Any], ...] = ({}, {"kind": "total", "seconds": 36_000, "increment": 5}, {"grace": 36_000})

PATHS = (
    ("GET", "/api/tables/{id}"),
    ("GET", "/api/tables/{id}/record"),
    ("GET", "/api/tables/{id}/record?seat=0"),
    ("GET", "/api/tables/{id}/record?seat=1"),
    ("GET", "/api/me"),
    ("GET", "/api/me/tables"),
    ("GET", "/health"),
    ("GET", "/table/{id}"),
    ("POST", "/api/tables/{id}/rematch"),
    ("POST", "/api/tables/{id}/start"),
    ("POST", "/api/tables/{id}/seats/1"),
    ("DELETE", "/api/tables/{id}/seats/1"),
)
"""What a reader asks over HTTP; the last four are refused while the game lasts."""


@dataclass
class Found:
    """What was looked at, and what is wrong."""

    games: int = 0
    steps: Counter[str] = field(default_factory=Counter)
    frames: int = 0
    """That were the same in both worlds."""
    size: int = 0
    revealed: int = 0
    """How often the worlds had to be drawn anew."""
    hidden: int = 0
    """Steps in worlds that differed in more than the luck to come."""
    problems: list[str] = field(default_factory=list)


class Twins:
    """Two tables and their reader."""

    def __init__(self, house: Inside, game: Game, dice: random.Random, room: ExitStack, found: Found) -> None:
        self.game, self.dice, self.found = game, dice, found
        self.reader: int = dice.choice((WATCHING, *game.seats))
        timing = dice.choice(CLOCKS)
        self.here, self.there = (World(house, game, self.reader, timing, room) for _ in range(2))
        self.here.lay(Luck(str(dice.random())))
        self.here.play(past(self.here.state, self.reader, dice, PAST))
        self._number = 0
        self._chats = Counter[int]()
        self.draw()
        for world in self._worlds:
            for seat in world.guests:
                if seat != self.reader:
                    world.call(seat)
            world.settle()
            world.call(self.reader)
            world.settle()
        self._compare("coming")

    @property
    def _worlds(self) -> tuple[World, World]:
        return self.here, self.there

    def draw(self) -> None:
        """Another second world; mostly one that will draw what the first does, so that it takes long to be seen."""
        state = self.here.state
        other = state.knowledge(self.reader).determinize(generator(self.dice.random()))
        self.differs = differs(state, other)
        if self.differs and self.dice.random() < 0.7:
            other = with_luck_of(other, state)
        self.here.put(state)
        self.there.put(other, otherwise(self.here.table.course.log, self.reader))
        self.there.table.course.turn = self.here.table.course.turn

    def _draw_anew(self) -> None:
        """Another second world, which the reader sees from a new line: on the old one they saw the one before."""
        for world in self._worlds:
            world.hang_up(self.reader)
        self.draw()
        for world in self._worlds:
            world.call(self.reader, world.table.seq)
            world.settle()
        self._compare("drawing anew")

    @property
    def is_over(self) -> bool:
        """Whether the game has ended in either world."""
        return any(world.table.course.is_over for world in self._worlds)

    def go_on(self) -> None:
        """Something happens at both tables."""
        wish = self.here.table.course.wish
        if wish and self.dice.random() < 0.7:
            name, step = "consent", self.consent
        else:
            steps = self._steps
            name = self.dice.choices(list(steps), [share for share, _ in steps.values()])[0]
            step = steps[name][1]
        for _ in step():
            self.found.steps[name] += 1
            self.found.hidden += self.differs
            if not self._compare(name):
                return

    def _compare(self, name: str) -> bool:
        """Whether both worlds are still the same to the reader; if they were sent something else, that is a leak."""
        here, there = (world.stream() for world in self._worlds)
        knows, thinks = (world.state.knowledge(self.reader) for world in self._worlds)
        if knows != thinks or self.is_over:
            self.found.revealed += 1
            if not self.is_over:
                self._draw_anew()
            return False
        for mine, theirs in zip_longest(here, there, fillvalue="(nothing)"):
            if mine != theirs:
                told = f"{self.game!r}, reader {self.reader}, entry {self.here.table.seq}, {name}: "
                self.found.problems.append(told + difference(mine, theirs))
        self.found.frames += len(here)
        self.found.size += sum(map(len, here))
        return True

    # what happens

    @property
    def _steps(self) -> dict[str, tuple[int, Callable[[], Iterator[None]]]]:
        return {
            "move": (12, self.move),
            "refusal": (4, self.refusal),
            "why": (2, self.why),
            "stale": (1, self.stale),
            "undo": (4, self.undo),
            "chat": (1, self.chat),
            "mute": (1, self.mute),
            "reconnect": (3, self.reconnect),
            "http": (4, self.http),
        }

    def _say(self, speaker: int, /, **message: Any) -> None:
        """The same at both tables."""
        self._number += 1
        message = {"id": f"m{self._number}", **message}
        if message["is"] in ("play", "compose", "why", "undo", "consent"):
            message.setdefault("seq", self.here.table.seq)
        for world in self._worlds:
            world.say(speaker, message)

    def _somebody(self) -> int:
        """A seat or whoever watches; the reader more often."""
        return self.dice.choice([self.reader, *self.here.lines])

    def move(self) -> Iterator[None]:
        """A whole move in parts, as far as there are questions in between."""
        able = [seat for seat in self.game.seats if all(world.state.can_act(seat) for world in self._worlds)]
        current = self.here.state.current
        seat = current if current in able and self.dice.random() < 0.9 else self.dice.choice(able or [current])
        parts = self.plan(seat)
        self._number += 1
        for part in parts[-1 - self.dice.choice((0, len(parts))) :]:
            self._say(seat, **{"is": "compose", "id": f"move-{self._number}", "parts": part})
            yield

    def plan(self, seat: int) -> list[list[str]]:
        """A move that is legal in both worlds: every part of it after which something is asked, then the whole."""
        here, there = (world.state.copy() for world in self._worlds)
        actions, parts = list[int](), list[list[int]]()
        while not actions or here.in_move:
            who = mover(here, seat, len(actions)), mover(there, seat, len(actions))
            legal = here.legal_actions(who[0]), there.legal_actions(who[1])
            if actions and min(map(len, legal)) > 1:
                parts.append(list(actions))
            both = sorted({*legal[0]} & {*legal[1]})
            if not both or len(actions) == 60:
                return []
            actions.append(self._chosen(both))
            here.apply(actions[-1], who[0])
            there.apply(actions[-1], who[1])
            if here.in_move != there.in_move:
                return []
        return [clauses(self.here.state, part, seat) for part in (*parts, actions)]

    def _chosen(self, legal: list[int]) -> int:
        kinds: dict[str, list[int]] = {}
        for action in legal:
            kinds.setdefault(self.game.rules.kind_of(action), []).append(action)
        kind = self.dice.choices(list(kinds), weights(self.game, kinds))[0]
        return self.dice.choice(kinds[kind])

    def refusal(self) -> Iterator[None]:
        """Something that is not to be done now."""
        seat, most = self._somebody(), self.game.rules.actions
        action = self.dice.randrange(most)
        if seat < 0 or not any(action in world.state.legal_actions(seat) for world in self._worlds):
            said = self.game.rules.notation.clause(self.here.state, action, max(seat, 0))
            said = self.dice.choice((said, said, "nothing", f"{said}, {said}"[:200], str(10**20)))
            self._say(seat, **self.dice.choice(({"is": "play", "move": said}, {"is": "compose", "parts": [said]})))
            yield

    def why(self) -> Iterator[None]:
        """A question why something cannot be clicked, perhaps inside a move."""
        seat, rules = self._somebody(), self.game.rules
        clicks = rules.clicks(self.here.state, self.dice.randrange(rules.actions), max(seat, 0))[-1:]
        first = self.plan(seat)[:-1][:1] if seat == self.here.state.current == self.there.state.current else []
        if clicks:
            self._say(seat, **{"is": "why", "clicks": clicks, "parts": first[0] if first else []})
            yield

    def stale(self) -> Iterator[None]:
        """Something that was decided on an older position."""
        kind = self.dice.choice(({"is": "play", "move": "end"}, {"is": "undo"}, {"is": "consent", "yes": True}))
        self._say(self._somebody(), seq=self.here.table.course.turn - 1, **kind)
        yield

    def undo(self) -> Iterator[None]:
        """Somebody takes their last move back, or would like to."""
        ways = [seat for seat in self.game.seats if all(way_back(w.table.course, seat) for w in self._worlds)]
        self._say(self.dice.choice(ways or [self._somebody()]), **{"is": "undo"})
        yield

    def consent(self) -> Iterator[None]:
        """What somebody says to that."""
        wish = self.here.table.course.wish
        assert wish is not None
        waits = [seat for seat in self.here.table.voices(wish.seat) if seat not in wish.agreed]
        self._say(self.dice.choice(waits), **{"is": "consent", "yes": self.dice.random() < 0.8})
        yield

    def chat(self) -> Iterator[None]:
        """Words, or a phrase."""
        seat = self._somebody()
        self._chats[seat] += 1
        words = self.dice.choice(({"text": "<b>hello</b> & 'bye'"}, {"phrase": "good-luck"}, {"phrase": "none"}))
        if self._chats[seat] <= CHATS:
            self._say(seat, **{"is": "chat", **words})
            yield

    def mute(self) -> Iterator[None]:
        """The host, or somebody who is not, has had enough."""
        seat = self.dice.choice((0, self._somebody()))
        self._say(seat, **{"is": "mute", "seat": self.dice.choice(self.game.seats), "on": self.dice.random() < 0.5})
        yield

    def reconnect(self) -> Iterator[None]:
        """A line is lost; whoever had it comes back, knowing some of the log."""
        seat = self._somebody()
        since = self.dice.choice((-1, self.here.table.seq, self.dice.randint(-1, self.here.table.seq + 1)))
        for world in self._worlds:
            world.hang_up(seat)
        yield
        for world in self._worlds:
            world.call(seat, min(since, world.table.seq))
            world.settle()
        yield

    def http(self) -> Iterator[None]:
        """The reader asks for something without a line."""
        method, path = self.dice.choice(PATHS)
        body = {"luck": LUCK} if path.endswith(("start", "seats/1")) and method == "POST" else {}
        for world in self._worlds:
            world.ask(method, path, **body)
        yield


def difference(mine: str, theirs: str) -> str:
    """Where two texts part."""
    at = next((n for n, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs)))
    return f"…{mine[max(0, at - 60) : at + 40]!r} is …{theirs[max(0, at - 60) : at + 40]!r} at {at}"


def look(
    house: Inside, games: list[str], count: int, steps: int, seed: int, told: Callable[[str], None] = lambda _: None
) -> Found:
    """Play so many games twice, for so many steps each; stop where something leaks."""
    found = Found()
    for number in range(count):
        dice = random.Random(f"{seed} {number}")
        game = random_game(dice, games[number % len(games)])
        before = found.frames
        with ExitStack() as room:
            twins = Twins(house, game, dice, room, found)
            for _ in range(steps):
                if twins.is_over or found.problems:
                    break
                twins.go_on()
        found.games += 1
        told(f"{number}: {game!r}, reader {twins.reader}: {found.frames - before} frames")
        if found.problems:
            break
    return found

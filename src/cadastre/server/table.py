"""A table that is being played: its log, the position it leads to, and those who listen.

The log in the database is the truth. A move is written there first, then carried out here, then everybody is woken;
each listener holds a cursor into the log and is told what lies behind it.
"""

import asyncio
import os
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import IntegrityError

from cadastre.bots import Player, interjection
from cadastre.bots.codes import player
from cadastre.core.events import Event
from cadastre.core.game import Game
from cadastre.core.moves import Move, mover
from cadastre.core.refusals import IllegalAction, Refusal
from cadastre.core.rng import Luck
from cadastre.core.said import Said, said
from cadastre.core.state import State
from cadastre.core.texts import Phrase, dashed
from cadastre.server import telling
from cadastre.server.measures import ENTRIES, THINKING
from cadastre.server.store import EntryRow, Store, TableRow, now
from cadastre.server.wire import Draft, Entry, News, Outcome, Play, Refused, Why

BOTS = ThreadPoolExecutor(os.cpu_count(), "bots")
"""Threads for bots alone: however many tables wait for one that thinks long, people are answered by others."""


@dataclass(frozen=True)
class Done:
    """An entry of the log, as it is kept here."""

    seat: int
    events: tuple[Event, ...]


class Broken(Exception):
    """A log that these rules do not play as it says; ``reason`` tells people."""

    def __init__(self, reason: Said) -> None:
        self.reason = reason
        super().__init__(reason.id)


class Table:
    """One game, from its set-up to its end."""

    def __init__(self, store: Store, row: TableRow, game: Game) -> None:
        self.store, self.row, self.game = store, row, game
        self.luck = Luck(row.seed, row.salt, tuple(row.added))
        self.state: State = game.new(luck=self.luck)
        self.log: list[Done] = [Done(-1, self.state.events)]
        self.done: set[str] = set()
        """Ids of moves that are in the log."""
        self._bots: dict[int, Player] = {}
        self._lock = asyncio.Lock()
        self._grown = asyncio.Condition()

    @property
    def seq(self) -> int:
        """The number of the newest entry."""
        return len(self.log) - 1

    def seat_of(self, person: str | None) -> int:
        """Where a person sits; -1 for those who only watch."""
        found = [seat for seat, who in enumerate(self.row.seats) if person and who.get("person") == person]
        return found[0] if found else -1

    def bots(self) -> dict[int, Player]:
        """The seats that are no people's; they keep their room to think in until the game is over."""
        if not self._bots and not self.state.is_over:
            self._bots = {seat: player(who["bot"]) for seat, who in enumerate(self.row.seats) if "bot" in who}
        return self._bots

    def replay(self, rows: Sequence[EntryRow]) -> None:
        """Bring the position to where the log says it is; every event must be what it says."""
        self._take_in(rows, *_replayed(self.state, rows))

    async def refresh(self) -> None:
        """Take in what another server has written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        rows = await self.store.log(self.row.id, self.seq)
        if rows:
            self._take_in(rows, *await asyncio.to_thread(_replayed, self.state, rows))
            await self._wake()

    def _take_in(self, rows: Sequence[EntryRow], state: State, done: Sequence[Done]) -> None:
        if not rows or rows[-1].seq != self.seq + len(done):
            raise Broken(Said("web-table-broken"))
        self.state = state
        self.log.extend(done)
        self.done.update(row.move_id for row in rows)
        if state.is_over:
            self.row.status = "over"
            self._bots = {}

    async def _wake(self) -> None:
        async with self._grown:
            self._grown.notify_all()

    # playing

    async def answer(self, seat: int, play: Play) -> Draft | Refused | None:
        """Take what a person has decided: a whole move is done, a part of one is answered with the next question.

        Nothing is answered to what is done: the news say it.
        """
        async with self._lock:
            if play.id in self.done:
                return None
            tried = self._try(seat, play)
            if isinstance(tried, Refused):
                return tried
            trial, actions, events = tried
            while trial.in_move and len(trial.legal_actions()) == 1:  # not a question
                _carry_out(trial, seat, trial.legal_actions()[0], actions, events)
            if trial.in_move:
                return await asyncio.to_thread(self._draft, play, trial, seat, actions, events)
            if await self._commit(seat, actions, play.id) or play.id in self.done:
                return None
            return self._refuse(play, Said("web-table-stale"))

    async def explain(self, seat: int, question: Why) -> Refused:
        """Why something on the table is not to be had."""
        async with self._lock:
            tried = self._try(seat, question)
            if isinstance(tried, Refused):
                return tried
            trial, actions, _ = tried
            if actions and not trial.in_move:  # luck may have come in: nobody looks behind a whole move
                return self._refuse(question, Said("web-table-too-much"))
            refusal = await asyncio.to_thread(telling.why, trial, seat, question.clicks)
            if refusal is None:
                together = len(question.clicks) > 1
                return self._refuse(question, Said("web-table-not-together" if together else "web-table-nothing"))
            return self._refused_by_rule(question, seat, refusal)

    def _try(self, seat: int, message: Play | Why) -> tuple[State, list[int], list[Event]] | Refused:
        """The position after the steps of a message, or why they cannot be taken."""
        if message.seq != self.seq:
            return self._refuse(message, Said("web-table-stale"))
        refusal = self._not_now(seat)
        if refusal:
            return self._refused_by_rule(message, seat, refusal)
        trial, actions, events = self.state.copy(), list[int](), list[Event]()
        try:
            for action in message.actions:
                if actions and not trial.in_move:
                    return self._refuse(message, Said("web-table-too-much"))
                _carry_out(trial, seat, action, actions, events)
        except IllegalAction as error:
            return self._refused_by_rule(message, seat, error.refusal)
        return trial, actions, events

    async def bots_move(self) -> Move | None:
        """What a bot would do now, one that acts out of turn before the one whose turn it is; None if none would."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(BOTS, _bots_move, self.bots(), self.state.copy())

    async def play_bot(self, move: Move, seq: int) -> None:
        """A bot's move that was decided after entry ``seq``; nothing is done if the table has moved on since."""
        async with self._lock:
            if seq == self.seq:
                await self._commit(move.seat, move.actions, secrets.token_hex(8))

    async def _commit(self, seat: int, actions: Sequence[int], move_id: str) -> bool:
        """Write a move, then carry it out; False if another server has written something before, which is taken in."""
        trial = self.state.copy()
        trial.play(Move(seat, "", tuple(actions)))
        events = trial.events
        entry = EntryRow(
            table_id=self.row.id,
            seq=self.seq + 1,
            seat=seat,
            actions=list(actions),
            events=[event.as_list() for event in events],
            move_id=move_id,
            at=now(),
        )
        try:
            await self.store.append(entry, over=trial.is_over)
        except IntegrityError:
            before = self.seq
            await self._catch_up()
            if self.seq == before:  # nobody has: this log is not what it was
                raise Broken(Said("web-table-elsewhere")) from None
            return False
        ENTRIES.labels("bots" if seat in self._bots else "people").inc()
        self._take_in([entry], trial, [Done(seat, events)])
        await self._wake()
        return True

    def _not_now(self, seat: int) -> Refusal | None:
        """Why this seat may not do anything, if so."""
        if seat >= 0 and self.state.can_act(seat):  # -1 is somebody who watches here, and not the table
            return None
        waiting = seat if seat >= 0 else (self.state.current + 1) % self.game.players  # who watches is told the same
        return self.state.explain(0, waiting) or Refusal("not_your_turn", "", {"seat": self.state.current})

    def _refuse(self, message: Play | Why, reason: Said, rule: str | None = None) -> Refused:
        return Refused(self.seq, message.id, reason, rule)

    def _refused_by_rule(self, message: Play | Why, seat: int, refusal: Refusal) -> Refused:
        words = self.game.rules.face.words(self.state.knowledge(seat))
        phrase = Phrase(f"{words.room}-refusal-{dashed(refusal.code)}", refusal.params)
        return self._refuse(message, said(phrase, words), refusal.rule or None)

    def _draft(self, play: Play, trial: State, seat: int, actions: list[int], events: list[Event]) -> Draft:
        told = telling.told(trial, events, seat)
        return Draft(self.seq, play.id, told, telling.scene(trial, seat), telling.ask(trial, seat, actions))

    # telling

    async def grown(self, since: int, patience: float | None = None) -> None:
        """Wait until the log goes beyond this entry, or for so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience), self._grown:
                await self._grown.wait_for(lambda: self.seq > since)

    async def news(self, seat: int, since: int) -> News:
        """All entries after this one, and how the table stands for this seat."""
        state, log, seq = self.state.copy(), self.log[since + 1 :], self.seq
        return await asyncio.to_thread(self._news, state, log, seq, seat)

    def _news(self, state: State, log: Sequence[Done], seq: int, seat: int) -> News:
        first = seq - len(log) + 1
        asked = seat >= 0 and state.can_act(seat)
        return News(
            seq=seq,
            entries=[Entry(first + n, one.seat, telling.told(state, one.events, seat)) for n, one in enumerate(log)],
            current=state.current,
            scene=telling.scene(state, seat),
            ask=telling.ask(state, seat) if asked else None,
            outcome=self._outcome(state) if state.is_over else None,
        )

    def _outcome(self, state: State) -> Outcome:
        sheet = telling.sheet(state)
        return Outcome(state.ranks, state.scores, state.winners, sheet, self.luck.seed, self.luck.salt)


def _replayed(state: State, rows: Sequence[EntryRow]) -> tuple[State, list[Done]]:
    """The position after these entries of a log, and what each did; every event must be what the log says."""
    trial, done = state.copy(), list[Done]()
    events = state.events
    for row in rows:
        if row.seq > 0:
            try:
                trial.play(Move(row.seat, "", tuple(row.actions)))
            except ValueError:
                raise Broken(Said("web-table-broken")) from None
            events = trial.events
            done.append(Done(row.seat, events))
        if [event.as_list() for event in events] != row.events:
            raise Broken(Said("web-table-broken"))
    return trial, done


def _carry_out(trial: State, seat: int, action: int, actions: list[int], events: list[Event]) -> None:
    trial.apply(action, mover(trial, seat, len(actions)))
    actions.append(action)
    events.extend(trial.events)


def _bots_move(bots: dict[int, Player], trial: State) -> Move | None:
    found = interjection(trial.asides(bots), bots)
    if found is None and trial.current not in bots:
        return None
    seat, action = found or (trial.current, None)
    actions: list[int] = []
    events: list[Any] = []
    with THINKING.time():
        while not actions or trial.in_move:
            if action is None:
                action = bots[seat].choose(trial.knowledge(seat), trial.legal_actions())
            _carry_out(trial, seat, action, actions, events)
            action = None
    return Move(seat, "", tuple(actions))

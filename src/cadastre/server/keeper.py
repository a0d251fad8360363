"""The keeper of a table: lets its bots play and its clocks run, at one server at a time."""

import asyncio
import logging
import time
from collections.abc import Container, Mapping

from cadastre.bots import Player, dismiss, next_to_act
from cadastre.bots.codes import USUAL, player, thinks_ahead
from cadastre.core.attempt import Attempt
from cadastre.core.state import TABLE, State
from cadastre.server.bond import PATIENCE, Bond
from cadastre.server.course import Gone
from cadastre.server.lanes import BOTS, SEARCHES, Asker
from cadastre.server.measures import THINKING
from cadastre.server.table import Table

TRY_AGAIN = 5.0
"""Seconds after which a keeper tries again where something went wrong."""

logger = logging.getLogger(__name__)


class Keeper:
    """Somebody who looks after a table as long as its game lasts."""

    def __init__(self, table: Table, bond: Bond, pace: float) -> None:
        self.table, self.bond = table, bond
        self.pace = pace if table.row.pace is None else table.row.pace / 1000
        """Seconds that a bot takes at least, so that people can follow; those that it thinks are among them."""
        self._players: dict[int, tuple[str, Player]] = {}

    async def run(self) -> None:
        """Until the game is over."""
        keeps = False
        while not self.table.course.is_over and not self.table.is_gone:
            beat = self.table.beat
            try:
                if not await self.bond.hold(self.table.row.id):  # another server does, as long as it lives
                    keeps = self.table.is_kept = False
                    await self._wait_for_it()
                    continue
                if not keeps:
                    keeps = self.table.is_kept = True
                    await self._take_over()
                    continue  # it may be over by then
                if not await self._play_bots():
                    await self.table.stirred(beat, self._patience())
                    await self._look_at_the_time()
            except Gone:  # whoever deleted it puts the table away
                break
            except Exception:  # a full disk, a locked database: it may pass
                logger.exception("table %s could not be looked after; it is tried again", self.table.row.id)
                await asyncio.sleep(TRY_AGAIN)
        self._dismiss({})

    async def _wait_for_it(self) -> None:
        """Until it is time to ask again: not whenever something happens at the table, which may be often."""
        until = time.monotonic() + PATIENCE
        while (left := until - time.monotonic()) > 0 and not self.table.course.is_over and not self.table.is_gone:
            await self.table.stirred(self.table.beat, left)

    async def _take_over(self) -> None:
        """Nobody's clock ran while nobody kept it; who has had themselves forgotten does not come back.

        A wish that all have agreed to is fulfilled, if a server died between the two.
        """
        table = self.table
        async with table.lock:
            wish = table.course.wish
            if wish and wish.agreed.issuperset(table.voices(wish.seat)):
                await table.write("undo", wish.seat, to=wish.to)
            for seat, person in enumerate(table.people):
                if person is None and seat not in table.bots():
                    await table.write("sit_in", seat, bot=table.timing.level, why="left")
            if table.course.clock is not None and table.elapsed > 1:
                await table.write("resumed", -1)

    # bots

    async def _play_bots(self) -> bool:
        """Let a bot move that would; whether one did, or the table has changed meanwhile."""
        table, begin = self.table, time.monotonic()
        slow, turn = table.slow_bots(), table.course.turn
        bots = self._seated({**table.bots(), **dict.fromkeys(slow, USUAL)})
        waiting = slow if table.is_preparing else ()  # and yet they may have to act out of turn
        if not bots or table.is_resting:
            return False
        lane = SEARCHES if any(thinks_ahead(code) for code, _ in self._players.values()) else BOTS
        asker = Asker(table.row.owner, table.row.id, is_watched=not table.company.is_deserted)
        move = await lane.run(asker, _bots_move, bots, table.state.copy(), waiting)
        if move is None:
            return table.course.turn != turn
        if move.seat == table.state.current:  # who acts out of turn has no time to lose
            await self._pause(begin + self.pace, move.seat, turn)
        async with table.lock:
            if table.course.turn == turn and move.seat in table.bots():
                await table.write_move(move)
        return True

    async def _pause(self, until: float, seat: int, turn: int) -> None:
        """Let people follow, unless they don't want to or something else has happened."""
        table = self.table
        while not table.is_hurried and (left := until - time.monotonic()) > 0:
            if table.course.turn != turn or seat not in table.bots():  # its person may be back
                return
            await table.stirred(table.beat, left)

    def _seated(self, codes: Mapping[int, str]) -> dict[int, Player]:
        """The bots of these seats; they keep their room to think in as long as they sit there."""
        self._dismiss(codes)
        for seat, code in codes.items():
            if seat not in self._players:
                self._players[seat] = code, player(code)
        return {seat: bot for seat, (_, bot) in self._players.items()}

    def _dismiss(self, codes: Mapping[int, str]) -> None:
        for seat, (code, bot) in list(self._players.items()):
            if codes.get(seat) != code:
                dismiss(bot)
                del self._players[seat]

    # time

    def _patience(self) -> float | None:
        """Seconds until the time may be up for something."""
        due = [left for left in (self._clock(), self._absence(), self._bell()) if left is not None]
        return max(0.0, min(due)) if due else None

    async def _look_at_the_time(self) -> None:
        """Sit in for somebody whose time is up or who is away, and ring the bell."""
        table = self.table
        async with table.lock:
            if table.course.is_over:
                return
            for left, why in ((self._clock(), "time"), (self._absence(), "away")):
                if left is not None and left <= 0:
                    await table.write("sit_in", table.runs, bot=table.timing.level, why=why)
                    return
            bell = self._bell()
            if bell is not None and bell <= 0:
                made = Attempt(table.state.copy(), TABLE)
                made.take(table.state.legal_actions(TABLE)[0])
                await table.write_move(made)

    def _clock(self) -> float | None:
        """Seconds that whoever the game waits for has left."""
        table = self.table
        if table.course.clock is None or table.runs < 0:
            return None
        return table.course.clock[table.runs] / 1000 - table.elapsed

    def _absence(self) -> float | None:
        """Seconds that the game still waits for somebody who is away."""
        table = self.table
        person = table.people[table.runs] if table.runs >= 0 else None
        if not table.timing.grace or person is None or table.company.has(person):
            return None
        return table.timing.grace - table.company.away(person)

    def _bell(self) -> float | None:
        """Seconds until the table's bell rings."""
        table = self.table
        if not table.timing.bell or not table.state.legal_actions(TABLE):
            return None
        return table.begun + table.timing.bell - time.monotonic()


def _bots_move(bots: Mapping[int, Player], trial: State, waiting: Container[int] = ()) -> Attempt | None:
    """What a bot would do now, one that acts out of turn before the one whose turn it is; None if none would.

    The turns of those who are waiting have to wait.
    """
    seat, action = next_to_act(trial.asides(bots), bots, trial.current)
    if action is None and (seat not in bots or seat in waiting):
        return None
    made = Attempt(trial, seat)
    with THINKING.time():
        while not made.is_whole:
            if action is None:
                action = bots[seat].choose(trial.knowledge(seat), trial.legal_actions())
            made.take(action)
            action = None
    return made

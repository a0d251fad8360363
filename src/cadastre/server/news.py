"""What a table's log and standing are for one reader: everything that is sent about a table is put together here."""

from collections.abc import Sequence

from cadastre.core.said import Said, SeatName
from cadastre.core.state import State
from cadastre.server import clock, telling
from cadastre.server.course import Course, Done
from cadastre.server.messages import Clock, Entry, News, Outcome, Standing, Wish
from cadastre.server.undo import way_back

QUIET = frozenset(("setup", "move", "resumed"))
"""Kinds of entries of which nothing is said but their events."""


class Unwritten:
    """News that have been taken from the table and not been put into words yet."""

    def __init__(self, course: Course, seat: int, since: int, standing: Standing) -> None:
        self.state, self.seat, self.standing = course.state.copy(), seat, standing
        self.log, self.seq = course.log[since + 1 :], course.seq
        self.is_over, self.conceded, self.closed = course.is_over, list(course.conceded), course.closed
        self.winner = course.winner_by_concession

    def write(self) -> News:
        """Everything as the reader may know it."""
        state, seat, first = self.state, self.seat, self.seq - len(self.log) + 1
        asked = seat >= 0 and not self.is_over and state.can_act(seat)
        return News(
            seq=self.seq,
            entries=entries(state, self.log, first, seat),
            current=-1 if self.is_over else state.current,
            scene=telling.scene(state, seat),
            is_whole=True,
            ask=telling.ask(state, seat) if asked else None,
            outcome=self._outcome() if self.is_over and not self.closed else None,
            table=self.standing,
        )

    def _outcome(self) -> Outcome:
        state, ranks, winners = self.state, self.state.ranks, self.state.winners
        if self.winner >= 0:
            ranks, winners = [1 if seat == self.winner else 2 for seat in range(2)], [self.winner]
        luck = state.luck
        assert luck is not None, "tables are never put up"
        return Outcome(ranks, state.scores, winners, self.conceded, telling.sheet(state), luck.seed, luck.salt)


def entries(state: State, log: Sequence[Done], first: int, seat: int) -> list[Entry]:
    """Entries as a reader may know them, the first of which has this number."""
    return [
        Entry(
            n,
            one.kind,
            one.seat,
            telling.told(state, one.events, seat),
            said(one),
            one.data.get("text", ""),
            one.at,
            one.data["to"] if one.kind == "undo" else -1,
        )
        for n, one in enumerate(log, first)
    ]


def said(done: Done) -> Said | None:
    """What an entry that is no move says."""
    if done.kind in QUIET or done.data.get("text"):
        return None
    if done.kind == "chat":
        return Said(f"web-phrase-{done.data.get('phrase') or 'gone'}")
    kind = done.kind if done.kind != "mute" or done.data["on"] else "unmute"
    params = {"seat": SeatName(done.seat)}
    if "whom" in done.data:
        params["whom"] = SeatName(int(done.data["whom"]))
    if "why" in done.data:
        kind = f"{kind}-{done.data['why']}"
    return Said(f"web-log-{kind.replace('_', '-')}", dict(params))


def standing(course: Course, seat: int, runs: int, waits: Sequence[int], elapsed: float, *, alone: bool) -> Standing:
    """How the table stands for a reader, apart from the game."""
    way, wish = way_back(course, seat), course.wish
    left = course.clock
    return Standing(
        turn=course.turn,
        sitters=dict(course.sitters),
        gone=sorted(course.gone),
        muted=sorted(course.muted),
        clock=None if left is None else Clock(clock.running(left, runs, elapsed), runs),
        undo="" if way is None else "free" if way.is_free or alone else "ask",
        wish=None if wish is None else Wish(wish.seat, wish.to, list(waits)),
        hints=alone,
        rematch=course.rematch,
        closed=course.closed,
    )

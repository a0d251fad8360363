"""What a table answers to what people at it say. Whatever is done is told by the news; only a refusal is an answer."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from cadastre.core.attempt import Attempt, TooMuch, attempt
from cadastre.core.moves import clauses
from cadastre.core.refusals import CadastreError, IllegalAction, Refusal
from cadastre.core.said import Said, said
from cadastre.core.texts import Phrase, dashed
from cadastre.server import telling
from cadastre.server.advice import advised
from cadastre.server.lanes import ANSWERS, SEARCHES, Asker
from cadastre.server.messages import (
    Advice,
    Advise,
    Back,
    Chat,
    Close,
    Compose,
    Concede,
    Consent,
    Draft,
    Hurry,
    Message,
    Mute,
    Play,
    Refused,
    Remove,
    Undo,
    Why,
)
from cadastre.server.names import tidy
from cadastre.server.refusals import No
from cadastre.server.table import Table
from cadastre.server.undo import Way, way_back

PHRASES = ("hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "your-turn", "good-game", "bye")
"""What can be said in every language at once."""


class RuledOut(Exception):
    """Something that the rules of the game do not allow."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.code)


class Late(Exception):
    """Another server has written something before."""


@contextmanager
def _ruled() -> Iterator[None]:
    """What the rules do not allow is told in the words of the game, what they do not understand as it is."""
    try:
        yield
    except IllegalAction as error:
        raise RuledOut(error.refusal) from None
    except TooMuch:
        raise No("web-table-too-much") from None
    except CadastreError as error:
        raise No("web-bad-request", problem=str(error)) from None


@dataclass(frozen=True)
class Sitter:
    """Whoever speaks: a person on a line to a seat, or (seat -1) one who watches."""

    table: Table
    person: str | None
    seat: int

    async def say(self, message: Message) -> Draft | Refused | Advice | None:
        """Do what a message asks for; nothing is answered to what is done."""
        table = self.table
        if isinstance(message, Advise):  # it takes a while, and decides nothing: others need not wait
            return await self._advise(message)
        async with table.lock:
            while message.id not in table.course.ids:
                try:
                    return await _ANSWERS[type(message)](self, message)
                except Late:  # decided anew, on the table as it is now
                    continue
                except No as error:
                    return self._refused(message, error.reason)
                except RuledOut as error:
                    words = table.game.rules.face.words(table.state.knowledge(self.seat))
                    refusal = error.refusal
                    phrase = Phrase(f"{words.room}-refusal-{dashed(refusal.code)}", refusal.params)
                    return self._refused(message, said(phrase, words), refusal.rule or None)
            return None

    @property
    def _asker(self) -> Asker:
        """On whose account it goes what takes a while."""
        return Asker(self.person or "", self.table.row.id)

    async def _write(self, kind: str, seat: int, move_id: str = "", **data: Any) -> None:
        if not await self.table.write(kind, seat, move_id, **data):
            raise Late

    def _refused(self, message: Message, reason: Said, rule: str | None = None) -> Refused:
        return Refused(self.table.seq, message.id, reason, rule)

    # playing

    async def play(self, message: Play) -> None:
        """A whole move is done."""
        made = self._attempt(message.seq, [message.move])
        with _ruled():
            made.end()
        await self._commit(made, message)

    async def compose(self, message: Compose) -> Draft | None:
        """A part of a move is answered with the next question; where there is none, it is whole and done."""
        made = self._attempt(message.seq, message.parts)
        made.take_only_ways()
        if not made.is_whole:
            return await ANSWERS.run(self._asker, self._draft, message, made)
        await self._commit(made, message)
        return None

    async def _commit(self, made: Attempt, message: Message) -> None:
        """What was tried is what happens."""
        if self.seat in self.table.course.sitters:
            await self._write("back", self.seat)
        if not await self.table.write_move(made, message.id):
            raise Late
        self.table.is_hurried = False

    def _draft(self, message: Compose, made: Attempt) -> Draft:
        told = telling.told(made.state, made.events, self.seat)
        parts = clauses(self.table.state, made.actions, self.seat)
        scene, ask = telling.scene(made.state, self.seat), telling.ask(made.state, self.seat, parts)
        return Draft(self.table.seq, message.id, told, scene, ask)

    async def explain(self, message: Why) -> None:
        """Why something on the table is not to be had."""
        made = self._attempt(message.seq, message.parts)
        if made.is_whole:  # luck may have come in: nobody looks behind a whole move
            raise No("web-table-too-much")
        refusal = await ANSWERS.run(self._asker, telling.why, made.state, self.seat, message.clicks)
        if refusal is None:
            raise No("web-table-not-together" if len(message.clicks) > 1 else "web-table-nothing")
        raise RuledOut(refusal)

    async def _advise(self, message: Advise) -> Advice | Refused:
        """What a bot would do."""
        table, state = self.table, self.table.state.copy()
        try:
            self._check_seated()
            self._check_fresh(message.seq)
            if not table.is_alone(self.seat):
                raise No("web-hint-others")
            if not state.can_act(self.seat):
                raise No("web-hint-nothing")
            if table.kernels and not table.is_quick:
                problem = table.kernels.progress[table.game.name].failed
                raise No("web-kernels-failed", problem=problem) if problem else No("web-hint-preparing")
            return await SEARCHES.run(self._asker, advised, state, self.seat, table.seq, message.id)
        except No as error:
            return self._refused(message, error.reason)

    def _attempt(self, seq: int, parts: Sequence[str]) -> Attempt:
        """A move as far as these parts of it say."""
        table, seat = self.table, self.seat
        self._check_fresh(seq)
        if seat in table.course.gone or (table.course.is_over and not table.state.is_over):
            raise No("web-table-over")
        if seat < 0 or not table.state.can_act(seat):  # -1 is somebody who watches here, and not the table
            waiting = seat if seat >= 0 else (table.state.current + 1) % table.game.players  # told the same
            refusal = table.state.explain(0, waiting)
            raise RuledOut(refusal or Refusal("not_your_turn", "", {"seat": table.state.current}))
        with _ruled():
            return attempt(table.state, parts, seat)

    def _check_fresh(self, seq: int) -> None:
        """What was decided on an older position is void; entries that leave the position alone do not matter."""
        if not self.table.course.turn <= seq <= self.table.seq:
            raise No("web-table-stale")

    # taking back

    async def undo(self, message: Undo) -> None:
        """Take the seat's last decision back, or ask the others."""
        table = self.table
        self._check_seated()
        way = way_back(table.course, self.seat)
        if not (way and table.is_alone(self.seat) and self._means(message, way)):
            self._check_fresh(message.seq)
        if way is None:
            raise No("web-undo-nothing")
        if way.is_free or table.is_alone(self.seat):
            await self._write("undo", self.seat, message.id, to=way.to)
        elif table.course.wish:
            raise No("web-undo-asked")
        else:
            await self._write("undo_asked", self.seat, message.id, to=way.to)

    def _means(self, message: Undo, way: Way) -> bool:
        """Whether somebody who plays with bots means this decision, though the bots have gone on meanwhile."""
        log = self.table.course.log
        return way.decision <= message.seq < len(log) and all(one.kind != "undo" for one in log[message.seq + 1 :])

    async def consent(self, message: Consent) -> None:
        """Answer somebody's wish; the last yes fulfils it."""
        table = self.table
        self._check_seated()
        self._check_fresh(message.seq)
        wish = table.course.wish
        voices = [] if wish is None else table.voices(wish.seat)
        mine = [seat for seat in table.seats_of(self.person) if seat in voices]
        if wish is None or not mine or mine[0] in wish.agreed:
            raise No("web-undo-not-asked")
        if not message.yes:
            await self._write("undo_refused", mine[0], message.id)
            return
        await self._write("undo_agreed", mine[0], message.id)
        while table.course.wish is wish and wish.agreed.issuperset(voices):
            await table.write("undo", wish.seat, to=wish.to)

    # people

    async def chat(self, message: Chat) -> None:
        """Words for everybody."""
        self._check_seated(even_after=True)
        text = tidy(message.text)
        if self.seat in self.table.course.removed:
            raise No("web-table-over")
        if self.seat in self.table.course.muted:
            raise No("web-chat-muted")
        if message.phrase:
            if message.phrase not in PHRASES or text:
                raise No("web-chat-unknown")
            await self._write("chat", self.seat, message.id, phrase=message.phrase)
        elif not text:
            raise No("web-chat-empty")
        else:
            await self._write("chat", self.seat, message.id, text=text)

    async def back(self, message: Back) -> None:
        """The seat is its person's again."""
        self._check_seated()
        if self.seat not in self.table.course.sitters:
            raise No("web-back-nobody")
        await self._write("back", self.seat, message.id)

    async def hurry(self, message: Hurry) -> None:  # noqa: ARG002 - it says no more than that
        """Bots don't wait."""
        self._check_seated()
        self.table.is_hurried = True
        await self.table.stir()

    async def concede(self, message: Concede) -> None:
        """A bot plays on; of two, the other one has won."""
        self._check_seated()
        await self._sit_in(self.seat, "conceded", message)

    # the host

    async def mute(self, message: Mute) -> None:
        """Somebody's chat is not heard."""
        self._check_host(message.seat)
        await self._write("mute", self.seat, message.id, whom=message.seat, on=message.on)

    async def remove(self, message: Remove) -> None:
        """A bot plays on for somebody."""
        self._check_host(message.seat)
        if self.table.course.is_over or message.seat in self.table.course.gone:
            raise No("web-table-over")
        await self._sit_in(message.seat, "removed", message)

    async def close(self, message: Close) -> None:
        """The game ends."""
        if self.person != self.table.row.owner:
            raise No("web-not-host")
        if self.table.course.is_over:
            raise No("web-table-over")
        await self._write("closed", self.seat, message.id)

    async def _sit_in(self, seat: int, why: str, message: Message) -> None:
        await self._write("sit_in", seat, message.id, bot=self.table.timing.level, why=why)

    def _check_seated(self, *, even_after: bool = False) -> None:
        if self.seat < 0:
            raise No("web-not-seated")
        if not even_after and (self.table.course.is_over or self.seat in self.table.course.gone):
            raise No("web-table-over")

    def _check_host(self, seat: int) -> None:
        """Whether the host speaks, about somebody else's seat."""
        if self.person != self.table.row.owner:
            raise No("web-not-host")
        people = self.table.people
        if not 0 <= seat < len(people) or people[seat] is None or people[seat] == self.person:
            raise No("web-not-found")


_ANSWERS: dict[type[Message], Callable[[Sitter, Any], Awaitable[Draft | None]]] = {
    Play: Sitter.play,
    Compose: Sitter.compose,
    Why: Sitter.explain,
    Undo: Sitter.undo,
    Consent: Sitter.consent,
    Chat: Sitter.chat,
    Back: Sitter.back,
    Hurry: Sitter.hurry,
    Concede: Sitter.concede,
    Mute: Sitter.mute,
    Remove: Sitter.remove,
    Close: Sitter.close,
}

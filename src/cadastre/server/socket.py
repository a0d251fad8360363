"""A reader's line to a table: news as the log grows, answers to what they decide."""

import asyncio
import logging
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from msgspec import Meta
from sqlalchemy.exc import InterfaceError, OperationalError

from cadastre.core.said import Said
from cadastre.core.texts import Texts, languages
from cadastre.server.access import COOKIE, address_of, is_foreign
from cadastre.server.answers import Sitter
from cadastre.server.changes import changes
from cadastre.server.course import Broken
from cadastre.server.hall import Hall
from cadastre.server.kernels import NotReady
from cadastre.server.limits import TooFast
from cadastre.server.measures import LINES, REFUSALS
from cadastre.server.messages import Advice, Advise, Chat, Done, Draft, FromClient, FromServer, Here, Hurry, Refused
from cadastre.server.table import Table

TOO_LONG = 16 * 1024
"""Bytes of a message that nobody sends in earnest."""
SLOW = 30.0
"""Seconds after which a reader who takes nothing in is let go."""
CLOSE_UNKNOWN, CLOSE_FOREIGN, CLOSE_BROKEN = 4404, 4403, 4409
"""For good: clients do not come again."""
CLOSE_AGAIN, CLOSE_TROUBLE, CLOSE_LATER = 1012, 1011, 1013
"""Whatever it was may pass: clients come again by themselves, after pauses."""

OLD_PAGE = "web-table-old-page"

logger = logging.getLogger(__name__)


class Numbered(msgspec.Struct, tag_field="is"):
    """What pages sent whose moves were lists of numbers."""

    id: Annotated[str, Meta(max_length=64)]
    actions: list[int]


class NumberedPlay(Numbered, tag="play"):
    """A move."""


class NumberedWhy(Numbered, tag="why"):
    """A question."""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(FromClient).decode
_decode_old = msgspec.json.Decoder(NumberedPlay | NumberedWhy).decode


class Line:
    """One connection. Only one message is written at a time."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        hall: Hall,
        sitter: Sitter,
        since: int,
        address: str = "",
        language: str = "",
    ) -> None:
        self.socket, self.hall, self.sitter, self.table = socket, hall, sitter, sitter.table
        self.cursor = since if since <= self.table.seq else -1
        """The newest entry that the reader has been told."""
        self._here: Here | None = None
        self._scene: Any = None
        """What the reader was shown last: of the next scene only what has changed since is sent."""
        self._writing = asyncio.Lock()
        self._limits, self._address = hall.limits, address
        self._language = language if language in languages() else "en"

    async def run(self) -> None:
        """Until one side leaves."""
        jobs = [asyncio.create_task(self._tell()), asyncio.create_task(self._listen())]
        LINES.inc()
        try:
            await self._come()
            done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
            for job in done:
                job.result()
        finally:
            LINES.dec()
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            await self._go()

    # who is here

    @property
    def _company(self) -> str | None:
        """The person as the company knows them: those who do not sit here are only counted."""
        return self.sitter.person if self.table.seats_of(self.sitter.person) else None

    async def _come(self) -> None:
        table, seat = self.table, self.sitter.seat
        if table.company.come(self._company):
            await table.stir()
            await self.hall.tell_others(table)
        if seat in table.course.sitters and _is_away(table, seat):
            async with table.lock:
                if seat in table.course.sitters and seat not in table.course.gone and not table.course.is_over:
                    await table.write("back", seat)

    async def _go(self) -> None:
        if self.table.company.go(self._company):
            await self.table.stir()
            await self.hall.tell_others(self.table)

    # telling

    async def _tell(self) -> None:
        await self._news()
        while True:
            beat = self.table.beat
            if self.table.is_put_away:
                await _hang_up(self.socket, CLOSE_UNKNOWN if self.table.is_gone else CLOSE_AGAIN)
                return
            await self._catch_up(self.table.seq)
            await self._tell_who_is_here()
            await self.table.stirred(beat)

    async def _catch_up(self, seq: int) -> None:
        """News, if the reader does not know this entry yet."""
        if seq > self.cursor:
            await self._news(seq)

    async def _news(self, seq: int | None = None) -> None:
        """What lies behind the cursor, and how the table stands; nothing if this entry was told meanwhile."""
        async with self._writing:
            if seq is not None and seq <= self.cursor:
                return
            news = await self.table.news(self.sitter.seat, self.cursor)
            shown = self._scene
            self._scene, self.cursor = news.scene, news.seq
            if shown is not None:
                news.scene, news.is_whole = changes(shown, news.scene), False
            await self._send(news)

    async def _tell_who_is_here(self) -> None:
        here = Here(self.table.company.seats(self.table.people), self.table.company.watching)
        if here != self._here:
            self._here = here
            async with self._writing:
                await self._send(here)

    async def _send(self, message: FromServer) -> None:
        try:
            async with asyncio.timeout(SLOW):
                await self.socket.send_text(_encode(message).decode())
        except TimeoutError:  # a farewell would wait behind all that they have not taken in
            raise WebSocketDisconnect(detail="slow") from None
        except (OSError, RuntimeError):  # so ASGI says that they have hung up meanwhile, or been cut off
            raise WebSocketDisconnect(detail="gone") from None

    # listening

    async def _listen(self) -> None:
        while True:
            try:
                text = await self.socket.receive_text()
            except WebSocketDisconnect:
                return
            early = self._limits.delay("message", self.sitter.person, self._address)
            if early:  # whoever talks faster than people do is heard later, and nothing piles up meanwhile
                await asyncio.sleep(early)
            answer = await self._answer(text)
            if isinstance(answer, Refused):
                REFUSALS.inc()
            await self._catch_up(answer.seq)  # what was done, or what was missed by who decided on something older
            async with self._writing:
                if isinstance(answer, Draft):
                    answer.scene = changes(self._scene, answer.scene)
                await self._send(answer)

    def _misunderstood(self, text: str, problem: str) -> Refused:
        """A page whose moves are still numbers must be loaded anew; it doesn't know the message that says so."""
        try:
            old = _decode_old(text)
        except (msgspec.DecodeError, RecursionError):
            return Refused(self.table.seq, "", Said("web-bad-request", {"problem": problem}), None)
        said = Texts(self._language).text(OLD_PAGE)
        return Refused(self.table.seq, old.id, Said(OLD_PAGE, otherwise=said), None)

    async def _answer(self, text: str) -> Draft | Done | Refused | Advice:
        try:
            if len(text) > TOO_LONG:
                raise msgspec.ValidationError("too long")
            message = _decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            return self._misunderstood(text[:TOO_LONG], str(error))
        try:
            if isinstance(message, Chat):
                self._limits.check("chat", self.sitter.person, self._address, "web-chat-too-fast")
            if isinstance(message, Advise):
                self._limits.check("hint", self.sitter.person, self._address, "web-hint-too-fast")
        except TooFast as error:
            return Refused(self.table.seq, message.id, error.reason, None)
        answer = await self.sitter.say(message)
        if isinstance(message, Hurry) and answer is None:
            await self.hall.tell_others(self.table)
        return answer or Done(self.table.seq, message.id)


def _is_away(table: Table, seat: int) -> bool:
    """Whether the bot sits in because the person had gone, and not because their time was up."""
    why = [done.data["why"] for done in table.course.log if done.kind == "sit_in" and done.seat == seat]
    return bool(why) and why[-1] == "away"


async def _farewell(socket: WebSocket[Any, Any, Any], error: Broken | NotReady) -> None:
    """Say why, and do not let them come again."""
    with suppress(OSError, RuntimeError):
        await socket.send_text(_encode(Refused(-1, "", error.reason, None)).decode())
    await _hang_up(socket, CLOSE_BROKEN)


async def _hang_up(socket: WebSocket[Any, Any, Any], code: int) -> None:
    """Close it, unless they have done so before."""
    with suppress(OSError, RuntimeError):
        await socket.close(code)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    since: FromQuery[int] = -1,
    seat: FromQuery[int] = -1,
    watch: FromQuery[bool] = False,
) -> None:
    """The line to a table from the entry after ``since`` on, for one of the reader's seats: the first unless named.

    Who only wants to ``watch`` is told what everybody may know, though they sit there: a screen for the whole room.
    """
    try:
        await socket.accept()
        await _serve(socket, table_id, max(since, -1), seat, watch=watch)
    except (Broken, NotReady) as error:
        await _farewell(socket, error)
    except TooFast:
        await _hang_up(socket, CLOSE_LATER)
    except WebSocketDisconnect:
        pass
    except Exception as error:  # a locked database, a full disk: it may pass, and need not fill the log meanwhile
        is_usual = isinstance(error, OperationalError | InterfaceError | OSError)
        logger.error("a line to table %s is closed: %s", table_id, error, exc_info=not is_usual)
        await _hang_up(socket, CLOSE_TROUBLE)


async def _serve(socket: WebSocket[Any, Any, Any], table_id: str, since: int, seat: int, *, watch: bool) -> None:
    """Find the table and the reader's place at it; then they are told and heard until one side leaves."""
    hall: Hall = socket.app.state.hall
    if is_foreign(socket):
        await _hang_up(socket, CLOSE_FOREIGN)
        return
    known = await socket.app.state.people.known(socket.cookies.get(COOKIE))
    person, address = known.id if known else None, address_of(socket)
    table = await hall.open(table_id, person or address)
    if table is None:
        await _hang_up(socket, CLOSE_UNKNOWN)
        return
    sitter = Sitter(table, person, -1 if watch else table.seat_of(person, seat))
    with hall.limits.connection(person):
        await Line(socket, hall, sitter, since, address, known.language if known else "").run()

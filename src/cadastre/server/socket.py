"""A reader's line to a table: news as the log grows, answers to what they decide."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from cadastre.core.said import Said
from cadastre.server.access import COOKIE, is_foreign
from cadastre.server.answers import Sitter
from cadastre.server.course import Broken
from cadastre.server.hall import Hall
from cadastre.server.kernels import NotReady
from cadastre.server.limits import Bucket
from cadastre.server.measures import LINES, REFUSALS
from cadastre.server.messages import Advice, Advise, Chat, Draft, FromClient, FromServer, Here, Hurry, Refused
from cadastre.server.table import Table

TOO_LONG = 16 * 1024
"""Bytes of a message that nobody sends in earnest."""
SLOW = 30.0
"""Seconds after which a reader who takes nothing in is let go."""
CLOSE_UNKNOWN, CLOSE_FOREIGN, CLOSE_BROKEN, CLOSE_SLOW = 4404, 4403, 4409, 4408
CLOSE_AGAIN = 1012
"""Come again: clients do so by themselves."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(FromClient).decode


class Line:
    """One connection. Only one message is written at a time."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall, sitter: Sitter, since: int) -> None:
        self.socket, self.hall, self.sitter, self.table = socket, hall, sitter, sitter.table
        self.cursor = since if since <= self.table.seq else -1
        """The newest entry that the reader has been told."""
        self._here: Here | None = None
        self._scene: Any = None
        """What the reader was shown last: of the next scene only what has changed since is sent."""
        self._writing = asyncio.Lock()
        self._talk, self._chat, self._advice = Bucket(200, 50), Bucket(6, 0.5), Bucket(3, 1)

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
                await self.socket.close(CLOSE_UNKNOWN if self.table.is_gone else CLOSE_AGAIN)
                return
            if self.table.seq > self.cursor:
                await self._news()
            await self._tell_who_is_here()
            await self.table.stirred(beat)

    async def _news(self) -> None:
        """What lies behind the cursor, and how the table stands."""
        async with self._writing:
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
            raise WebSocketDisconnect(detail="slow", code=CLOSE_SLOW) from None
        except OSError:  # so ASGI says that they have hung up meanwhile
            raise WebSocketDisconnect(detail="gone") from None

    # listening

    async def _listen(self) -> None:
        while True:
            try:
                text = await self.socket.receive_text()
            except WebSocketDisconnect:
                return
            early = self._talk.take()
            if early:  # whoever talks faster than people do is heard later, and nothing piles up meanwhile
                await asyncio.sleep(early)
            answer = await self._answer(text)
            if answer is None:
                continue
            if isinstance(answer, Refused):
                REFUSALS.inc()
            if answer.seq > self.cursor:  # decided on something older: first what was missed
                await self._news()
            async with self._writing:
                if isinstance(answer, Draft):
                    answer.scene = changes(self._scene, answer.scene)
                await self._send(answer)

    async def _answer(self, text: str) -> Draft | Refused | Advice | None:
        try:
            if len(text) > TOO_LONG:
                raise msgspec.ValidationError("too long")
            message = _decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            return Refused(self.table.seq, "", Said("web-bad-request", {"problem": str(error)}), None)
        if isinstance(message, Chat) and self._chat.take():
            return Refused(self.table.seq, message.id, Said("web-chat-too-fast"), None)
        if isinstance(message, Advise) and self._advice.take():
            return Refused(self.table.seq, message.id, Said("web-hint-too-fast"), None)
        answer = await self.sitter.say(message)
        if isinstance(message, Hurry) and answer is None:
            await self.hall.tell_others(self.table)
        return answer


def changes(before: Any, after: Any) -> dict[str, Any]:
    """The fields of a scene that are not as before."""
    old, new = (scene if isinstance(scene, dict) else msgspec.structs.asdict(scene) for scene in (before, after))
    return {name: value for name, value in new.items() if value != old[name]}


def _is_away(table: Table, seat: int) -> bool:
    """Whether the bot sits in because the person had gone, and not because their time was up."""
    why = [done.data["why"] for done in table.course.log if done.kind == "sit_in" and done.seat == seat]
    return bool(why) and why[-1] == "away"


async def _farewell(socket: WebSocket[Any, Any, Any], error: Broken | NotReady) -> None:
    """Say why, and do not let them come again."""
    with suppress(OSError):
        await socket.send_text(_encode(Refused(-1, "", error.reason, None)).decode())
        await socket.close(CLOSE_BROKEN)


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
    hall: Hall = socket.app.state.hall
    await socket.accept()
    if is_foreign(socket):
        await socket.close(CLOSE_FOREIGN)
        return
    try:
        table = await hall.open(table_id)
    except (Broken, NotReady) as error:
        await _farewell(socket, error)
        return
    if table is None:
        await socket.close(CLOSE_UNKNOWN)
        return
    known = await socket.app.state.people.known(socket.cookies.get(COOKIE))
    person = known.id if known else None
    try:
        await Line(
            socket, hall, Sitter(table, person, -1 if watch else table.seat_of(person, seat)), max(since, -1)
        ).run()
    except Broken as error:
        await _farewell(socket, error)
    except WebSocketDisconnect:
        pass

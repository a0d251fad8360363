"""A reader's line to a table: news as the log grows, answers to what they decide."""

import asyncio
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from cadastre.core.said import Said
from cadastre.server.hall import Hall
from cadastre.server.kernels import NotReady
from cadastre.server.measures import LINES, REFUSALS
from cadastre.server.table import Broken, Table
from cadastre.server.wire import FromClient, FromServer, Refused, Why

TOO_LONG = 16 * 1024
"""Bytes of a message that nobody sends in earnest."""
CLOSE_UNKNOWN, CLOSE_FOREIGN, CLOSE_BROKEN = 4404, 4403, 4409

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(FromClient).decode


class Line:
    """One connection. Only one message is written at a time."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table, seat: int, since: int) -> None:
        self.socket, self.table, self.seat = socket, table, seat
        self.cursor = since if since <= table.seq else -1
        """The newest entry that the reader has been told."""
        self._writing = asyncio.Lock()

    async def run(self) -> None:
        """Until one side leaves."""
        jobs = [asyncio.create_task(self._tell()), asyncio.create_task(self._listen())]
        LINES.inc()
        try:
            done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
            for job in done:
                job.result()
        finally:
            LINES.dec()
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)

    async def _tell(self) -> None:
        await self._news()
        while True:
            await self.table.grown(self.cursor)
            await self._news()

    async def _news(self) -> None:
        """What lies behind the cursor, and how the table stands."""
        async with self._writing:
            news = await self.table.news(self.seat, self.cursor)
            await self._send(news)
            self.cursor = news.seq

    async def _listen(self) -> None:
        while True:
            try:
                text = await self.socket.receive_text()
            except WebSocketDisconnect:
                return
            answer = await self._answer(text)
            if answer is None:
                continue
            if isinstance(answer, Refused):
                REFUSALS.inc()
            if answer.seq > self.cursor:  # decided on something older: first what was missed
                await self._news()
            async with self._writing:
                await self._send(answer)

    async def _answer(self, text: str) -> FromServer | None:
        try:
            if len(text) > TOO_LONG:
                raise msgspec.ValidationError("too long")
            message = _decode(text)
        except msgspec.DecodeError as error:
            return Refused(self.table.seq, "", Said("web-bad-request", {"problem": str(error)}), None)
        if isinstance(message, Why):
            return await self.table.explain(self.seat, message)
        return await self.table.answer(self.seat, message)

    async def _send(self, message: FromServer) -> None:
        await self.socket.send_text(_encode(message).decode())


async def _farewell(socket: WebSocket[Any, Any, Any], error: Broken | NotReady) -> None:
    """Say why, and do not let them come again."""
    await socket.send_text(_encode(Refused(-1, "", error.reason, None)).decode())
    await socket.close(CLOSE_BROKEN)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str, since: int = -1) -> None:
    """The line to a table, from the entry after ``since`` on."""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    origin = socket.headers.get("origin")
    if origin and urlsplit(origin).netloc != socket.headers.get("host"):
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
    seat = table.seat_of(await hall.person(socket.cookies.get("cadastre")))
    try:
        await Line(socket, table, seat, max(since, -1)).run()
    except Broken as error:
        await _farewell(socket, error)
    except WebSocketDisconnect:
        pass

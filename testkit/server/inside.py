"""The real server at a real port, in a thread of this process: for tests that must also see what nobody is told."""

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
from litestar import Litestar

from cadastre.cli.serve import database_url
from cadastre.server.app import Settings, make_app
from cadastre.server.hall import Hall
from cadastre.server.table import Table
from testkit.server.house import PATIENCE, wait_until

T = TypeVar("T")


class Inside:
    """A server that one can look into."""

    def __init__(self, app: Litestar, listening: socket.socket) -> None:
        self.app, self.listening = app, listening
        self.address = f"http://localhost:{listening.getsockname()[1]}"
        config = uvicorn.Config(app, log_config=None, ws="websockets-sansio", timeout_graceful_shutdown=3)
        self.server = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop

    async def run(self) -> None:
        """Until it is told to end."""
        self.loop = asyncio.get_running_loop()
        await self.server.serve(sockets=[self.listening])

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something in the server's own thread."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    @property
    def hall(self) -> Hall:
        """All tables."""
        found: Hall = self.app.state.hall
        return found

    def table(self, table_id: str) -> Table:
        """A table that has begun."""
        found = self.do(self.hall.open(table_id))
        assert found is not None
        return found


@contextmanager
def inside(database: Path, games: tuple[str, ...] = ("paris",)) -> Iterator[Inside]:
    """A server whose bots take no time."""
    app = make_app(Settings(database_url(str(database)), pace=0, games=games))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        house = Inside(app, listening)
        thread = threading.Thread(target=lambda: asyncio.run(house.run()))
        thread.start()
        try:
            wait_until(lambda: house.server.started, "the server has started")
            house.do(house.hall.kernels.all_ready())  # Python 3.11 does not parse in two threads at once
            yield house
        finally:
            house.server.should_exit = True
            thread.join(PATIENCE)

"""Requests of one address are answered a few at a time, and its sockets opened.

The event loop serves whatever is ready before it looks again: a hundred requests that arrive together would hold up
everybody's next move. With a queue for each address they hold up only each other, and whoever has been told that it is
too much (429) is not heard again at once.
"""

import asyncio
from typing import Final
from weakref import WeakValueDictionary

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cadastre.server.limits import address_key

AT_ONCE: Final = 4
"""Requests of one address that are answered at the same time."""
HELD: Final = 1.0
"""Seconds after which a request does not count any more: it waits for its body, or in a lane that has rules of its own,
and friends behind the same router need not wait for it."""
PENALTY: Final = 0.5
"""Seconds for which a refused request goes on counting."""
TOO_MANY: Final = 429
OPENED: Final = ("websocket.send", "websocket.close")
"""A socket counts until something is said over it."""


class Throttle(ASGIMiddleware):
    """The queues of all addresses. This machine itself, and so a proxy that does not say for whom it asks, has none."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self) -> None:
        self._queues: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Answer a request when it is its address's turn."""
        client = scope["client"]
        address = address_key(client[0]) if client else ""
        if not address:
            await next_app(scope, receive, send)
            return
        status, queue = 0, self._queues.setdefault(address, asyncio.Semaphore(AT_ONCE))
        await queue.acquire()
        is_held, loop = True, asyncio.get_running_loop()

        def let_go() -> None:
            nonlocal is_held
            if is_held:
                is_held = False
                queue.release()

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] in OPENED:
                let_go()
            await send(message)

        held = loop.call_later(HELD, let_go)
        try:
            await next_app(scope, receive, noted)
        finally:
            held.cancel()
            if is_held and status == TOO_MANY:
                loop.call_later(PENALTY, queue.release)
            else:
                let_go()

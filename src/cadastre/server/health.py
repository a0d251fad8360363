"""How the server is doing, for those who run it: whether it is alive, whether it can write, and its numbers."""

import asyncio
import time
from hmac import compare_digest
from typing import Final

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from cadastre.server.access import Asking, is_at_home
from cadastre.server.measures import REGISTRY
from cadastre.server.store import Store

OFTEN: Final = 5.0
"""Seconds for which it is known whether the database can be written to, and within which that must be found out."""

FORWARDED: Final = ("forwarded", "via", "x-forwarded-for")
"""What proxies say of themselves."""


class Readiness:
    """Whether the database takes what is written: it is tried, by one at a time and not too often."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._job: asyncio.Task[bool] | None = None
        self._known_until = 0.0

    async def now(self) -> bool:
        """What was found the last time, or is found out now; whatever takes too long has failed."""
        if self._job is None or (self._job.done() and time.monotonic() >= self._known_until):
            self._job = asyncio.create_task(self._try())
        done, _ = await asyncio.wait((self._job,), timeout=OFTEN)
        return bool(done) and self._job.result()

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(OFTEN):
                await self._store.beat()
        except Exception:  # noqa: BLE001 - whatever it is, nothing was written
            return False
        finally:
            self._known_until = time.monotonic() + OFTEN
        return True


@get("/health", media_type=MediaType.JSON)
async def health() -> dict[str, bool]:
    """Whether this server is alive: it is, if it answers."""
    return {"alive": True}


@get("/health/ready", media_type=MediaType.JSON)
async def ready(request: Asking) -> Response[dict[str, bool]]:
    """Whether this server can do its work: 200 if its database can be written to, else 503."""
    found = await request.app.state.readiness.now()
    return Response({"ready": found}, status_code=200 if found else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asking) -> Response[bytes]:
    """As Prometheus reads them; only for whoever runs the server."""
    if not _may_measure(request):
        raise NotFoundException
    return Response(generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})


def _may_measure(request: Asking) -> bool:
    """Whether somebody shows the token, or asks on this machine and not by way of a proxy."""
    token, shown = request.app.state.metrics_token, request.headers.get("authorization", "")
    if token and compare_digest(shown.encode(), f"Bearer {token}".encode()):
        return True
    return is_at_home(request) and not any(name in request.headers for name in FORWARDED)

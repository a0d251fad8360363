"""How the server is doing, for those who run it: numbers of this process, none of which tells anything of a game."""

from typing import Any

from litestar import MediaType, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from sqlalchemy.exc import SQLAlchemyError

REGISTRY = CollectorRegistry()

ENTRIES = Counter("cadastre_entries", "Moves written to logs, by people or by bots.", ["by"], registry=REGISTRY)
REFUSALS = Counter("cadastre_refusals", "Messages over sockets that were not done.", registry=REGISTRY)
LINES = Gauge("cadastre_lines", "Open sockets.", registry=REGISTRY)
TABLES = Gauge("cadastre_tables", "Tables in memory.", registry=REGISTRY)
THINKING = Histogram(
    "cadastre_bot_seconds",
    "Seconds that bots thought about a move.",
    registry=REGISTRY,
    buckets=(0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """As Prometheus reads them."""
    return Response(generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})


@get("/health", media_type=MediaType.JSON)
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, bool]]:
    """Whether this server can do its work: 200 if its database answers, else 503."""
    try:
        await request.app.state.hall.store.ping()
    except (SQLAlchemyError, OSError):
        return Response({"database": False}, status_code=503)
    return Response({"database": True})

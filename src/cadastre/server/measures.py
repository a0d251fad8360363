"""Numbers of this process, for those who run it; none of them tells anything of a game."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

ENTRIES = Counter("cadastre_entries", "Moves written to logs, by people or by bots.", ["by"], registry=REGISTRY)
REFUSALS = Counter("cadastre_refusals", "Messages over sockets that were not done.", registry=REGISTRY)
LINES = Gauge("cadastre_lines", "Open sockets.", registry=REGISTRY)
CONNECTIONS = Gauge("cadastre_connections", "Open connections, sockets among them.", registry=REGISTRY)
CUT = Counter(
    "cadastre_connections_cut",
    "Connections closed because they were late, made room when the server was full, or found none.",
    ["why"],
    registry=REGISTRY,
)
TABLES = Gauge("cadastre_tables", "Tables in memory.", registry=REGISTRY)
THINKING = Histogram(
    "cadastre_bot_seconds",
    "Seconds that bots thought about a move.",
    registry=REGISTRY,
    buckets=(0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)

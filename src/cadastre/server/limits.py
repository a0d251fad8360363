"""How much one person, and one address, may ask for. Each kind of request has a bucket of its own, so that whoever
talks too much can still move, and friends behind one router do not lock each other out."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from typing import Final, Literal, NamedTuple

from cadastre.server.refusals import No

Kind = Literal["message", "chat", "hint", "table", "person", "code", "record", "look"]


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    most: float
    refill: float


class Limit(NamedTuple):
    """What one person may do; what everybody at one address may do together."""

    person: Rate
    address: Rate


LIMITS: Final[dict[Kind, Limit]] = {
    "message": Limit(Rate(200, 50), Rate(2000, 500)),
    "chat": Limit(Rate(6, 0.5), Rate(60, 5)),
    "hint": Limit(Rate(3, 0.5), Rate(30, 5)),
    "table": Limit(Rate(30, 0.02), Rate(60, 0.2)),
    "person": Limit(Rate(40, 0.1), Rate(40, 0.1)),
    "code": Limit(Rate(20, 0.3), Rate(40, 1)),
    "record": Limit(Rate(10, 0.1), Rate(60, 0.6)),
    "look": Limit(Rate(60, 5), Rate(300, 25)),
}
"""What docs/server.md tells people. ``look`` is looking at a game again, ``person`` becoming somebody new."""

MOST_TABLES: Final = 60
"""Tables of one person that wait or are played at the same time."""
MOST_CONNECTIONS: Final = 40
"""Sockets that one person has open."""
MOST_UPLOADS: Final = 6
"""Records that are being sent and verified at the same time."""
MOST_BUCKETS: Final = 20_000
"""Those of whom nothing was heard for longest are forgotten first: by then they are full again."""

_OWN: Final = frozenset(("127.0.0.1", "::1"))


class TooFast(No):
    """Somebody asks too often; ``seconds`` is when they may again."""

    def __init__(self, code: str, seconds: float) -> None:
        self.seconds = seconds
        super().__init__(code, 429)


class Bucket:
    """What is left of a rate."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left, self._at = rate.most, time.monotonic()

    def wait(self) -> float:
        """Seconds until one may be taken; 0 if it may now."""
        at = time.monotonic()
        self._left, self._at = min(self.rate.most, self._left + (at - self._at) * self.rate.refill), at
        return max(0.0, (1 - self._left) / self.rate.refill)

    def take(self) -> None:
        """Take one; whoever takes what is not there waits longer the next time."""
        self._left -= 1


class Limits:
    """The buckets of everybody who asks this server."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[Kind, str], Bucket] = {}
        self._connections: Counter[str] = Counter()
        self._uploads: list[str] = []

    def check(self, kind: Kind, person: str | None, address: str, code: str = "web-too-fast") -> None:
        """Take one for a person (None: a stranger) at an address, or refuse and take nothing."""
        buckets = self._of(kind, person, address)
        wait = max((bucket.wait() for bucket in buckets), default=0.0)
        if wait > 0:
            raise TooFast(code, wait)
        for bucket in buckets:
            bucket.take()

    def delay(self, kind: Kind, person: str | None, address: str) -> float:
        """Take one in any case; seconds that it comes too early, for which whoever asked should be made to wait."""
        buckets = self._of(kind, person, address)
        wait = max((bucket.wait() for bucket in buckets), default=0.0)
        for bucket in buckets:
            bucket.take()
        return wait

    @contextmanager
    def connection(self, person: str | None) -> Iterator[None]:
        """A socket of somebody, as long as it is open; refused if they have too many. Strangers are counted by address
        where their connections are."""
        if person is None:
            yield
            return
        if self._connections[person] >= MOST_CONNECTIONS:
            raise TooFast("web-too-many-connections", 60)
        self._connections[person] += 1
        try:
            yield
        finally:
            self._connections[person] -= 1
            if not self._connections[person]:
                del self._connections[person]

    @contextmanager
    def upload(self, who: str) -> Iterator[None]:
        """Somebody sends something large: one thing at a time, and not more at once than there is memory for."""
        if (who and who in self._uploads) or len(self._uploads) >= MOST_UPLOADS:
            raise TooFast("web-too-busy", 5)
        self._uploads.append(who)
        try:
            yield
        finally:
            self._uploads.remove(who)

    def _of(self, kind: Kind, person: str | None, address: str) -> list[Bucket]:
        limit, found = LIMITS[kind], list[Bucket]()
        if kind == "code" and not address:  # what must not be guessed is not guessed by way of a proxy either
            address = "here"
        for who, rate in ((person or "", limit.person), (f"@{address}" if address else "", limit.address)):
            if who:
                bucket = self._buckets.pop((kind, who), None) or Bucket(rate)
                self._buckets[kind, who] = bucket  # at the end: the first ones are the oldest
                found.append(bucket)
        while len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return found


def address_key(host: str) -> str:
    """The network that is counted as one address: of IPv6 a /64, which one household has.

    Empty for this machine itself: a proxy that does not say for whom it asks would otherwise share one bucket among
    all people.
    """
    if host in _OWN:
        return ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 6:
        mapped = address.ipv4_mapped
        return address_key(str(mapped)) if mapped else str(ip_network((address, 64), strict=False).network_address)
    return str(address)

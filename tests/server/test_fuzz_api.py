"""Requests that nobody would make in earnest, generated from the server's own description of what it takes.

None of them is answered with an error of the server, a refusal says why, and changes nothing.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from cadastre.server.app import SECURITY
from cadastre.server.keeper import Keeper
from cadastre.server.wire import Answer
from testkit.server.guest import Guest
from testkit.server.house import wait_until
from testkit.server.inside import inside

EXAMPLES = 25
WRITES = "/health/ready"
"""The only look that writes: whether it can."""


class Desk:
    """A server with a few tables, and who asks it."""

    def __init__(self, address: str, guest: Guest, database: sqlite3.Connection) -> None:
        self.address, self.guest, self.database = address, guest, database
        waiting, begun = guest.wish(["me", "open"], is_public=True), guest.wish(["me", "guest"])
        guest.start(begun.id)
        closed = guest.wish(["me", "guest"])
        guest.start(closed.id)
        with guest.line(closed.id) as line:
            line.say({"is": "close", "id": "enough"})
            line.news()
        wait_until(lambda: bool(database.execute("SELECT 1 FROM finished_game").fetchall()), "what is over is kept")
        with Guest(address) as other:
            theirs = other.wish(["me", "open"])
        self.tables = (waiting.id, begun.id, closed.id, theirs.id)
        self.cookies: tuple[dict[str, str], ...] = ({}, {"Cookie": f"cadastre={guest.http.cookies['cadastre']}"})

    def ask(self, case: Any) -> int:
        """Make a request, of one of these tables if it is about one; how it is answered."""
        if case.path_parameters and "table_id" in case.path_parameters:
            known = dict(enumerate(self.tables)).get(len(repr(case.body)) % 5)
            case.path_parameters["table_id"] = known or case.path_parameters["table_id"]
        before = self.written()
        answer = case.call(headers=self.cookies[len(repr(case.query)) % 2])
        assert answer.status_code < 500, answer.text
        assert all(answer.headers.get(name.lower()) == [value] for name, value in SECURITY.items())
        if answer.status_code >= 400:
            assert msgspec.json.decode(answer.content, type=Answer).reason.id.startswith("web-")
            assert self.written() == before, "a refusal has changed something"
        elif case.method.upper() == "GET" and case.path != WRITES:
            assert self.written() == before, "a look has changed something"
        return int(answer.status_code)

    def written(self) -> Any:
        """A number that changes with whatever is written."""
        return self.database.execute("PRAGMA data_version").fetchone()


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    async def nothing(_keeper: Keeper) -> None:
        """Bots would write whenever they like."""

    database = tmp_path_factory.mktemp("desk") / "games.sqlite3"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Keeper, "run", nothing)
        with inside(database) as house, Guest(house.address) as guest, closing(sqlite3.connect(database)) as connection:
            yield Desk(house.address, guest, connection)


BOUNDED = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def test_no_request_is_an_error_of_the_server(desk: Desk) -> None:
    described = schemathesis.openapi.from_url(f"{desk.address}/api/schema/openapi.json")
    asked = Counter[int]()

    operations: list[Any] = [found.ok() for found in described.get_all_operations()]  # type: ignore[union-attr]
    for operation in operations:

        @BOUNDED
        @given(operation.as_strategy())
        def check(case: Any) -> None:
            asked[desk.ask(case)] += 1

        check()
    assert len(operations) > 20
    assert asked[200] > 50
    assert asked[400] + asked[404] > 100
    with Guest(desk.address) as guest:
        table = guest.wish(["me", "guest"])
        with guest.line(guest.start(table.id).id) as line:
            assert line.now.seq == 0, "it still works"

"""One server for all tests that leave it as it was."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from testkit.server.guest import Guest
from testkit.server.house import serving
from testkit.server.postgres import postgres_server


class Place(NamedTuple):
    """Where the server is and where it keeps its games."""

    address: str
    database: Path


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    database = tmp_path_factory.mktemp("server") / "games.sqlite3"
    with serving(database) as house:
        yield Place(house.address, database)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A real PostgreSQL: every call gives the address of a new database."""
    with postgres_server() as new_database:
        yield new_database


@pytest.fixture(autouse=True)
def _nothing_is_left_open(request: pytest.FixtureRequest) -> Iterator[None]:
    """A connection that nobody has closed is told of by the garbage collector: at once, not in somebody else's test."""
    yield
    if "postgres" in request.fixturenames:
        gc.collect()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind, as ``--database`` takes it."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite3")
    found: str = request.getfixturevalue("postgres")()
    return found


@pytest.fixture
def guest(place: Place) -> Iterator[Guest]:
    with Guest(place.address) as somebody:
        yield somebody


@pytest.fixture
def stranger(place: Place) -> Iterator[Guest]:
    with Guest(place.address) as somebody:
        yield somebody

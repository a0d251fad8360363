"""One server for all tests that leave it as it was."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.guest import Guest
from tests.server.house import serving


class Place(NamedTuple):
    """Where the server is and where it keeps its games."""

    address: str
    database: Path


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    database = tmp_path_factory.mktemp("server") / "games.sqlite3"
    with serving(database) as house:
        yield Place(house.address, database)


@pytest.fixture
def guest(place: Place) -> Iterator[Guest]:
    with Guest(place.address) as somebody:
        yield somebody


@pytest.fixture
def stranger(place: Place) -> Iterator[Guest]:
    with Guest(place.address) as somebody:
        yield somebody

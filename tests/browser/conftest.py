"""A real Chromium before a real server."""

from collections.abc import Iterator

import pytest

from testkit.server.house import House, serving
from tests.browser.fixtures import (
    browser,
    browser_context_args,
    browser_type_launch_args,
    database,
    page,
    playwright,
)

__all__ = [
    "browser",
    "browser_context_args",
    "browser_type_launch_args",
    "database",
    "page",
    "playwright",
]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("browser") / "games.sqlite3") as found:
        yield found

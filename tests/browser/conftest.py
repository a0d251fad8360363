"""A real Chromium before a real server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.browser.chromium import FLAGS, chromium, driving
from tests.server.house import House, serving


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium(), "args": list(FLAGS)}


# While Playwright runs, the main thread counts as inside its event loop, so that no other test can have one there. The
# plugin lets it run to the end of the session; here it ends whenever this process goes on to tests of another kind.


@pytest.fixture(scope="package")
def playwright(request: pytest.FixtureRequest) -> Iterator[Playwright]:
    assert isinstance(request.node, pytest.Package), "without __init__.py this folder would be no package to leave"
    with driving() as found:
        yield found


@pytest.fixture(scope="package")
def browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    with playwright.chromium.launch(**browser_type_launch_args) as found:
        yield found


@pytest.fixture(scope="package")
def browser_context_args() -> dict[str, Any]:
    return {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("browser") / "games.sqlite3") as found:
        yield found


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """Whatever the page complains of fails the test."""
    problems = complaints(page)
    yield page
    assert not problems, problems


def complaints(page: Page, found: list[str] | None = None) -> list[str]:
    """What goes wrong on a page from now on: its own errors, and what the server's policy did not let it do."""
    found = [] if found is None else found
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda line: found.append(line.text) if "Content Security Policy" in line.text else None)
    return found


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"

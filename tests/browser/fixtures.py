"""What tests in a real Chromium are given; a folder of them imports these into its conftest."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from testkit.browser.chromium import FLAGS, chromium, complaints, driving


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


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """Whatever the page complains of fails the test."""
    problems = complaints(page)
    yield page
    assert not problems, problems


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"

"""What drives the browser needs no more of the machine than the project has installed."""

import sys
from pathlib import Path

import playwright as package
import pytest
from playwright.sync_api import Playwright

from testkit.browser.chromium import NODE


def drivers() -> list[Path]:
    """The programs that run Playwright's driver for this process."""
    children = [pid for task in Path("/proc/self/task").iterdir() for pid in (task / "children").read_text().split()]
    processes = [Path("/proc", pid) for pid in children]
    return [
        (one / "exe").resolve() for one in processes if b"run-driver" in (one / "cmdline").read_bytes().split(b"\0")
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_the_driver_runs_on_our_node(playwright: Playwright) -> None:
    assert drivers() == [Path(NODE).resolve()]
    assert not Path(NODE).resolve().is_relative_to(Path(package.__file__).parent)

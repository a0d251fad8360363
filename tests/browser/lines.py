"""The lines from a page to the server: kept in sight, cut off, and used as the page would."""

from playwright.sync_api import Page

KEEP_LINES = """
window.lines = [];
window.WebSocket = class extends WebSocket {
  constructor(...all) { super(...all); window.lines.push(this); }
};
"""


def hang_up(page: Page) -> None:
    """The line breaks, and comes back."""
    before = page.evaluate("lines.length")
    page.evaluate("lines.at(-1).close()")
    page.wait_for_function("before => lines.length > before && lines.at(-1).readyState === 1", arg=before)
    page.wait_for_timeout(300)  # whatever the news do to the page


def post(page: Page, path: str, body: dict[str, object]) -> dict[str, object]:
    """Ask the server as the page would."""
    script = """async ([path, body]) => {
        const answer = await fetch('/api' + path, {
            method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});
        return answer.json();
    }"""
    found: dict[str, object] = page.evaluate(script, [path, body])
    return found

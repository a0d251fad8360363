"""What a rehearsal found, as Markdown."""

from collections.abc import Callable
from typing import Any

from cadastre import registry

GAMES = tuple(registry.GAMES)
"""What is played on a new machine, in this order."""

PLACES = {
    "all": "all",
    "venv": "`.venv`",
    "node_modules": "`node_modules`",
    "clone": "else in the clone",
    "home": "caches and data at home",
    "system": "system",
}
"""What the report calls where something was added."""


def report(found: dict[str, Any]) -> str:
    """All of it as Markdown."""
    lines = ["| case | seconds | MB on disk | outcome |", "|---|---|---|---|"]
    for case in found["cases"]:
        what = f"`make {case['command']}`{' before' if case['is_before'] else ''}: "
        what += f"{case['debian']}, {case['who']}, {case['how']}"
        seconds = ", ".join(f"{name} {value:,.0f}" for name, value in case["seconds"].items())
        sizes = ", ".join(f"{PLACES[place]} {size / 1e6:,.0f}" for place, size in case["bytes"].items())
        problem = " ".join(case["problem"].replace("|", "\\|").split())
        outcome = f"**FAILED**: {problem}" if problem else "held"
        left = f"; left running: {', '.join(case['left'])}" if case["left"] and not case["problem"] else ""
        closing = f"; {case['closing']}" if case["closing"] else ""
        lines.append(f"| {what} | {seconds} | {sizes} | {outcome}{closing}{left} |")
    told = list(dict.fromkeys(sentence for case in found["cases"] for sentence in case["told"]))
    if told:
        lines += ["", "What an ordinary user was told:", "", *(f"- `{sentence}`" for sentence in told)]
    return "\n".join([*lines, *_progress(found)])


def _progress(found: dict[str, Any]) -> list[str]:
    """How the older commit did on the same machines in the same run, on average."""
    good = [case for case in found["cases"] if case["command"] == "play" and not case["problem"]]
    sides = [
        {(case["debian"], case["who"], case["how"]): case for case in good if case["is_before"] is is_before}
        for is_before in (True, False)
    ]
    both = sides[0].keys() & sides[1].keys()
    if not both:
        return []

    def compare(what: str, unit: str, measure: Callable[[dict[str, Any]], float]) -> str:
        was, now = (sum(measure(side[key]) for key in both) / len(both) for side in sides)
        return f"{what} {was:,.0f} → {now:,.0f} {unit} (× {now / was:.2f})"

    size = compare("on disk", "MB", lambda case: case["bytes"]["all"] / 1e6)
    wait = compare("until a bot has answered the first move", "s", lambda case: case["seconds"][GAMES[0]])
    return ["", f"`make play` before (`{found['before']}`) → after (`{found['commit']}`): {size}; {wait}"]

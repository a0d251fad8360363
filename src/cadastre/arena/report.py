"""The result of a tournament as one page that needs nothing else: tables, and charts drawn into it."""

import shlex
from collections.abc import Sequence
from html import escape
from typing import Any

import numpy as np

from cadastre.arena.charts import Span, bars, histogram, number, percent, spans
from cadastre.arena.match import Outcome

Plain = dict[str, Any]

EVENTS = 40
"""The most sorts of events that are listed."""

STYLE = """
:root { color-scheme: light dark; --page: #fbfaf7; --ink: #23211d; --soft: #6d685f; --line: #e2ddd3; --tint: #e4ecf3;
  --main: #1f6390; --mark: #b3402e; }
@media (prefers-color-scheme: dark) {
  :root { --page: #181a1d; --ink: #ebe8e1; --soft: #a29d93; --line: #34373c; --tint: #253644; --main: #6fb3de;
    --mark: #ee8672; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 56rem; padding: 2rem 1rem 4rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 "Source Sans 3", system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.15rem; margin: 2.4rem 0 .4rem; }
p { margin: .3rem 0; }
.soft, figcaption { color: var(--soft); }
code { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .45rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { font-weight: 600; color: var(--soft); }
th:first-child, td:first-child { text-align: left; }
figure { margin: 0; }
svg { display: block; width: 100%; height: auto; font: 13px "Source Sans 3", system-ui, sans-serif; fill: var(--ink); }
svg .name { text-anchor: end; }
svg .tick { text-anchor: middle; fill: var(--soft); }
svg .grid { stroke: var(--line); }
svg .whisker { stroke: var(--main); stroke-width: 2; }
svg .box { fill: var(--tint); stroke: var(--main); }
svg .bar, svg .dot { fill: var(--main); }
svg line.mark { stroke: var(--mark); stroke-dasharray: 4 4; }
svg text.mark { fill: var(--mark); font-size: 11px; }
details { margin-top: 2rem; }
"""


def page(found: Plain, outcomes: Sequence[Outcome]) -> str:
    """A whole page, from the figures of a result and the games behind them."""
    title = f"{found['game'].capitalize()}: {', '.join(found['lineup'])}"
    ended = [outcome for outcome in outcomes if outcome.finished]
    parts = [f"<h1>{escape(title)}</h1>", _facts(found), "<h2>Bots</h2>", _bots(found)]
    if ended:
        parts += _charts(found, ended)
    parts += ["<h2>From which seat</h2>", _seats(found), _events(found)]
    body = "\n".join(parts)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
{body}
</body>
</html>
"""


def command(found: Plain) -> str:
    """The command that plays the same games."""
    words = ["cadastre", "arena", found["game"], "--bots", ",".join(found["lineup"]), "--games", str(found["games"])]
    words += ["--seed", found["seed"], "--longest", str(found["longest"])]
    for name, value in found["options"].items():
        words += ["--option", f"{name}={str(value).lower()}"]
    return shlex.join(words) + ("" if found["edition"]["default"] else " --edition FILE")


def _facts(found: Plain) -> str:
    length = ", ".join(f"{mean:,.1f} {what}" for what, mean in found["length"].items())
    left = f", {found['unfinished']:,} left unfinished" if found["unfinished"] else ""
    levels = "; ".join(f"{level} is {code}" for level, code in found["levels"].items())
    edition = f"edition “{found['edition']['name']}” ({found['edition']['hash'][:12]})"
    lines = [
        f"{found['games']:,} games, {found['finished']:,} finished{left}. Mean length: {length}.",
        f"cadastre {found['version']}, {edition}{'; ' + levels if levels else ''}.",
    ]
    facts = "".join(f"<p>{escape(line)}</p>\n" for line in lines)
    return f'{facts}<p class="soft">The same games again: <code>{escape(command(found))}</code></p>'


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>'


def _bots(found: Plain) -> str:
    head = ("bot", "games", "wins", "95 % interval", "rating", "mean score", "mean rank", "ms", "p95 ms")
    rows = []
    for line in found["bots"]:
        low, high = line["win_interval"]
        rating, took = line["rating"], line["seconds_per_choice"]
        rows.append(
            (
                line["bot"],
                f"{line['games']:,}",
                f"{line['win_share']:.1%}",
                f"{low:.1%} – {high:.1%}",
                f"{rating['mu']:.2f} ± {2 * rating['sigma']:.2f}",
                f"{line['mean_score']:,.1f}",
                f"{line['mean_rank']:.2f}",
                f"{1000 * took['mean']:,.2f}",
                f"{1000 * took['p95']:,.2f}",
            )
        )
    note = (
        "A bot that sits twice is one line, and each of its seats a game; shared victories count in parts. Intervals "
        "are Wilson’s, ratings OpenSkill’s (Plackett–Luce) with two standard deviations; times are for decisions in "
        "which there was a choice."
    )
    return f'{_table(head, rows)}\n<p class="soft">{note}</p>'


def _charts(found: Plain, ended: Sequence[Outcome]) -> list[str]:
    even = 1 / found["players"]
    wins = [
        Span(line["bot"], line["win_share"], low, high, f"{line['win_share']:.1%}")
        for line in found["bots"]
        for low, high in (line["win_interval"],)
    ]
    rated = [
        Span(line["bot"], mu, mu - 2 * sigma, mu + 2 * sigma, f"{mu:.1f}")
        for line in found["bots"]
        for mu, sigma in ((line["rating"]["mu"], line["rating"]["sigma"]),)
    ]
    scores = [_spread(line["bot"], ended) for line in found["bots"]]
    charts = [
        ("Share of games won", "With the 95 % interval.", spans("Share of games won", wins, percent, (even, "even"))),
        ("Ratings", "With two standard deviations on both sides.", spans("Ratings", rated, number)),
        (
            "Scores",
            "The median, the middle half in the box, and nine tenths of all games between the ends.",
            spans("Scores", scores, number),
        ),
        (
            "Length",
            "Games by their number of decisions.",
            histogram("Games by their number of decisions", [outcome.decisions for outcome in ended]),
        ),
    ]
    if found["endings"]:
        lines = [(reason, float(times), f"{times:,}") for reason, times in found["endings"].items()]
        charts.append(("Endings", "Games by why they ended.", bars("Games by why they ended", lines)))
    return [
        f"<h2>{title}</h2>\n<figure>\n{chart}\n<figcaption>{about}</figcaption>\n</figure>"
        for title, about, chart in charts
    ]


def _spread(bot: str, ended: Sequence[Outcome]) -> Span:
    """How a bot's scores lie."""
    scores = [score for outcome in ended for who, score in zip(outcome.bots, outcome.scores, strict=True) if who == bot]
    low, first, middle, third, high = (float(value) for value in np.percentile(scores, (5, 25, 50, 75, 95)))
    return Span(bot, middle, low, high, number(middle), (first, third))


def _seats(found: Plain) -> str:
    head = ("won from seat", *(str(seat) for seat in range(found["players"])))
    lines = [*((line["bot"], line["wins_by_seat"]) for line in found["bots"]), ("anybody", found["wins_by_seat"])]
    return _table(head, [(name, *(f"{share:.1%}" for share in shares)) for name, shares in lines])


def _events(found: Plain) -> str:
    games = found["games"]
    happened = sorted(found["events"].items(), key=lambda item: -item[1]["times"])
    rows = [
        (name, f"{seen['times'] / games:,.2f}", f"{seen['games'] / games:.1%}")
        for name, seen in happened[:EVENTS]
        if seen["times"]
    ]
    table = _table(("event", "a game", "games with it"), rows)
    return f"<details>\n<summary>What happened in the games</summary>\n{table}\n</details>"

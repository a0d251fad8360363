"""``cadastre arena``: bots against bots over many games, with intervals and ratings."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cadastre.arena import LONGEST
from cadastre.cli.common import (
    check_writable,
    compile_games,
    language_of,
    option_edition,
    option_json,
    option_of_game,
    print_json,
    progress,
    table_of,
)
from cadastre.core.refusals import BadSetting
from cadastre.registry import entry

if TYPE_CHECKING:
    from cadastre.arena.tournament import Kept

TRADE = "accepted"
"""The event of a bargain that was struck, in games that have them."""


@click.command()
@click.argument("game")
@click.option("--bots", required=True, metavar="CODE,CODE…", help="The line-up, a bot for each player: hard,easy,easy.")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same games.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes that play.")
@click.option(
    "--longest", type=click.IntRange(1), default=LONGEST, show_default=True, help="Decisions until a game is left."
)
@click.option("--report", type=click.Path(path_type=Path), metavar="FILE.html", help="Tables and charts in one page.")
@click.option(
    "--decisions", type=click.Path(path_type=Path), metavar="FILE", help="Every decision: *.jsonl or *.parquet."
)
@click.option(
    "--code",
    "files",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE.py",
    help="A bot in Python; in the line-up it has the file's name.",
)
@click.option(
    "--patience",
    type=click.FloatRange(0, min_open=True),
    help="Seconds that a program (cmd:…) has for a decision: 30 unless told.",
)
@click.option("--ray", "address", metavar="ADDRESS", help="Play on this Ray cluster; 'local' starts one here.")
@option_of_game
@option_edition
@option_json
def arena(
    game: str,
    bots: str,
    count: int,
    seed: str,
    workers: int,
    longest: int,
    report: Path | None,
    decisions: Path | None,
    files: tuple[Path, ...],
    patience: float | None,
    address: str | None,
    options: tuple[str, ...],
    edition: Path | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other, every seed from every seat, and sum it up.

    A bot is named by a level (easy, medium, hard) or a code (random, greedy, greedy:30, flat:2000, search:1000,
    search:500ms); or it is a program of yours (cmd:./mybot) or a Python file (--code mybot.py).
    """
    from cadastre.arena.tournament import Tournament, prepare, run
    from cadastre.bots.external import FILE, PATIENCE

    entry(game)
    own = {file.stem: f"{FILE}:{file}" for file in files}
    lineup = [own.get(code.strip(), code.strip()) for code in bots.split(",")]
    if not all(lineup):
        raise BadSetting(f"--bots is a list of codes with commas between, one for each player, not {bots!r}")
    table = table_of(game, len(lineup), options, edition)
    tournament = Tournament.of(table, lineup, count, seed, longest, patience or PATIENCE)
    if report is not None:
        check_writable(report)
    if tournament.games != count:
        players = len(lineup)
        click.echo(
            f"{tournament.games:,} games instead of {count:,}: every seed is played from {players} seats", err=True
        )
    with _kept(decisions) as keep:
        compile_games([game], language_of(None))
        with progress("bots") as told:
            prepare(tournament, told)
        with progress(f"{tournament.games:,} games") as told:
            result = run(tournament, workers, address, told, keep)
    found = result.as_dict()
    if report is not None:
        from cadastre.arena.report import page

        report.write_text(page(found, result.outcomes), encoding="utf-8")
    if as_json:
        print_json(found)
    else:
        click.echo("\n".join(_lines(found, repr(table))))


@contextmanager
def _kept(path: Path | None) -> "Iterator[Kept | None]":
    """Where rows of decisions go, if anywhere."""
    if path is None:
        yield None
        return
    from cadastre.arena.decisions import writer

    with writer(path) as made:
        yield made.write


def _lines(found: dict[str, Any], table: str) -> Iterator[str]:
    """The result for people."""
    yield f"{found['games']:,} games of {table}, seed {found['seed']}: {found['finished']:,} finished"
    length = ", ".join(f"{mean:,.1f} {what}" for what, mean in found["length"].items())
    yield f"  length        {length} a game ({found['seconds']:.1f} s)"
    if found["endings"]:
        yield "  endings       " + ", ".join(f"{reason} {number:,}" for reason, number in found["endings"].items())
    if TRADE in found["events"]:
        yield f"  a trade in    {found['events'][TRADE]['games'] / found['games']:.1%} of the games"
    yield "  seat          " + "".join(f"{seat:>10}" for seat in range(found["players"]))
    yield "  wins          " + "".join(f"{share:>10.1%}" for share in found["wins_by_seat"])
    yield ""
    wide = max(len("bot"), *(len(line["bot"]) for line in found["bots"]))
    titles = (
        f"{'games':>8}{'wins':>8}  {'95 % interval':<16}{'rating':>14}{'score':>11}{'rank':>7}{'ms':>9}{'p95 ms':>9}"
    )
    yield f"  {'bot':<{wide}}{titles}"
    for line in found["bots"]:
        low, high = line["win_interval"]
        rating, took = line["rating"], line["seconds_per_choice"]
        share = f"{line['win_share']:>8.1%}  {f'{low:.1%} – {high:.1%}':<16}"
        rated = f"{rating['mu']:>7.2f} ± {2 * rating['sigma']:<4.2f}"
        means = f"{line['mean_score']:>11,.1f}{line['mean_rank']:>7.2f}"
        times = f"{1000 * took['mean']:>9,.2f}{1000 * took['p95']:>9,.2f}"
        yield f"  {line['bot']:<{wide}}{line['games']:>8,}{share}{rated:>14}{means}{times}"

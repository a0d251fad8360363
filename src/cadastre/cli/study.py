"""For those who study the games: what there is, speed, many games at once, rule tests, figures."""

import os
from pathlib import Path
from typing import Any

import click

from cadastre.cli.common import (
    DEFAULT_GAME,
    compile_games,
    language_of,
    option_edition,
    option_json,
    option_language,
    option_of_game,
    print_json,
    progress,
    table_of,
    texts_of,
)
from cadastre.core.refusals import BadFile, BadSetting
from cadastre.registry import GAMES, entry


@click.command()
@option_json
def games(as_json: bool) -> None:
    """The games there are, with their options."""
    found = [
        {
            "name": one.name,
            "players": [one.least_players, one.most_players],
            "options": {
                option.name: {"default": option.default, "choices": list(_choices(option))} for option in one.options
            },
        }
        for one in GAMES.values()
    ]
    if as_json:
        print_json(found)
        return
    for one in GAMES.values():
        click.echo(f"{one.name}: {one.least_players} to {one.most_players} players")
        for option in one.options:
            click.echo(f"  {option.name} = {' | '.join(map(_lower, _choices(option)))}")


def _choices(option: Any) -> tuple[Any, ...]:
    """The values of an option, the default first."""
    if isinstance(option.default, bool):
        return option.default, not option.default
    if isinstance(option.default, int):
        return option.default, f"0 to {option.most}"
    return option.default, *(choice for choice in option.choices if choice != option.default)


def _lower(value: Any) -> str:
    return str(value).lower()


@click.command("compile")
@click.argument("names", nargs=-1, metavar="[GAME]...")
@option_language
@click.option("--jobs", type=click.IntRange(1), default=os.cpu_count(), show_default="all cores", help="Processes.")
@click.option("--polite", is_flag=True, help="Let everything else on the machine go first.")
@click.option("--progress", "told", is_flag=True, help="Lines on stdout: how many are done, how many there are.")
def compile_(names: tuple[str, ...], language: str | None, jobs: int, polite: bool, told: bool) -> None:
    """Compile GAME (all games), the rules and the bots, once and for all."""
    from cadastre.bots.ahead import compile_all, stand_back
    from cadastre.registry import rules

    chosen = [entry(name).name for name in names or GAMES]
    if polite:
        stand_back()
    if told:
        compile_all([rules(name) for name in chosen], lambda done, whole: click.echo(f"{done} {whole}"), jobs)
        return
    seconds = compile_games(chosen, language_of(language), bots=True, jobs=jobs)
    if seconds is not None:
        click.echo(texts_of(language_of(language), chosen[0]).text("play-compiled", seconds=round(seconds)), err=True)


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="How many players; as many as can, unless told.")
@click.option("--games", "count", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same games.")
@option_of_game
@option_edition
@option_json
def simulate(
    game: str,
    players: int | None,
    count: int,
    seed: str,
    options: tuple[str, ...],
    edition: Path | None,
    as_json: bool,
) -> None:
    """Play many random games of GAME inside the compiled rules and sum them up."""
    from cadastre.core.simulate import simulate as run

    table = table_of(game, entry(game).most_players if players is None else players, options, edition)
    compile_games([game], language_of(None))
    with progress(f"{count:,} games") as told:
        found = run(table, count, seed, told).as_dict()
    if as_json:
        print_json(found)
        return
    click.echo(f"{found['games']:,} games of {table!r}, seed {seed}: {found['finished']:,} finished")
    click.echo(f"  decisions     {found['decisions']:,}, {found['mean_decisions']:,.1f} a game")
    click.echo(f"  whole moves   {found['moves']:,}")
    speeds = (f"{found[f'{thing}_per_s']:,.0f} {thing}/s" for thing in ("games", "moves", "decisions"))
    click.echo(f"  speed         {', '.join(speeds)} ({found['seconds']:.2f} s)")
    total = max(found["finished"], 1)
    click.echo("  seat          " + "".join(f"{seat:>10}" for seat in range(table.players)))
    click.echo("  wins          " + "".join(f"{wins / total:>10.1%}" for wins in found["wins_by_seat"]))
    click.echo("  mean score    " + "".join(f"{score:>10.1f}" for score in found["mean_scores"]))


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@option_json
@click.pass_context
def scenario(context: click.Context, paths: tuple[Path, ...], as_json: bool) -> None:
    """Run the rule tests in every FILE, or in all files of a folder."""
    from cadastre.core.scenario import run

    files, reports = [file for path in paths for file in _files(path)], []
    with progress("scenarios") as told:
        for file in files:
            reports.append(run(file))
            if told:
                told(len(reports), len(files))
    failed = [report for report in reports if not report.ok]
    if as_json:
        print_json(
            [
                {
                    "file": report.file,
                    "title": report.title,
                    "rules": list(report.rules),
                    "ok": report.ok,
                    "failures": report.failures,
                }
                for report in reports
            ]
        )
    else:
        for report in reports:
            click.echo(
                f"{'ok    ' if report.ok else 'FAILED'}  {' '.join(report.rules):<8}  {report.title}  ({report.file})"
            )
            for failure in report.failures:
                click.echo(f"          {failure}")
        click.echo(f"{len(reports)} scenarios, {len(failed)} failed")
    context.exit(1 if failed else 0)


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.toml"))
    if not found:
        raise BadFile(str(path), "has no scenario (*.toml) in it")
    return found


@click.command()
@click.argument("game", default=DEFAULT_GAME)
@option_edition
@option_json
def figures(game: str, edition: Path | None, as_json: bool) -> None:
    """Every figure of GAME and where it comes from."""
    from cadastre.cli.sheet import figure_table, leaves
    from cadastre.terminal.screen import Screen

    found = table_of(game, entry(game).least_players, (), edition).edition
    rows = {
        path: {"value": value, "status": source.status if source else "", "note": source.note if source else ""}
        for path, value in leaves(found.data)
        for source in (found.provenance.get(path),)
    }
    if as_json:
        head = {"game": found.game, "name": found.name, "about": found.about, "hash": found.hash}
        print_json({**head, "default": found.is_default, "figures": rows})
        return
    click.echo(figure_table(found, Screen.of()))


@click.command()
@click.argument("games", metavar="[GAME]...", nargs=-1)
@click.option(
    "--seconds", type=click.FloatRange(0.1), default=5.0, show_default=True, help="Time for each measurement."
)
@option_json
def bench(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Measure the speed of these games (all of them unless told) beside a peer's, in one interleaved run."""
    names = [entry(game).name for game in games or GAMES]
    try:
        from cadastre.arena.bench import run, table
    except ImportError as error:
        raise BadSetting(f"the benchmarks need more than is installed: {error}") from None
    with progress("bench") as told:
        found = run(names, seconds, told)
    if as_json:
        print_json(found)
    else:
        click.echo(table(found))

"""``cadastre play``: the table in the terminal."""

import secrets
import sys
from pathlib import Path

import click

from cadastre.cli.common import (
    DEFAULT_GAME,
    compile_game,
    language_of,
    option_edition,
    option_language,
    option_of_game,
    table_of,
    texts_of,
)
from cadastre.core.refusals import BadFile, BadSetting


@click.command()
@click.argument("game", default=DEFAULT_GAME)
@click.option("--players", default=3, show_default=True, help="How many sit at the table.")
@click.option("--seat", default=0, show_default=True, help="Your seat, counted from 0.")
@click.option("--seed", help="The same seed gives the same game.")
@option_of_game
@option_edition
@option_language
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help="Keep the game here when it ends.")
@click.option("--hotseat", is_flag=True, help="People in all seats, one after the other at this terminal.")
@click.option("--text", is_flag=True, help="The table as text; there is no other yet.")
def play(
    game: str,
    players: int,
    seat: int,
    seed: str | None,
    options: tuple[str, ...],
    edition: Path | None,
    language: str | None,
    save: Path | None,
    hotseat: bool,
    text: bool,  # noqa: ARG001 - says what is the case
) -> None:
    """Play GAME in the terminal against random players."""
    from cadastre.terminal.screen import Screen
    from cadastre.terminal.table import Table, record_names, seat_names

    texts = texts_of(language_of(language), game)
    table = table_of(game, players, options, edition)
    if not 0 <= seat < players:
        raise BadSetting(f"with {players} players there are seats 0 to {players - 1}, not {seat}")
    if save is not None:
        _check_writable(save)
    compile_game(table, texts)
    seed = secrets.token_hex(4) if seed is None else seed
    people = range(players) if hotseat else (seat,)
    told = texts_of(texts.language, game, seat_names(texts, players, people))
    screen = Screen.of(sys.stdout)
    title, tagline = texts.text(f"{game}-title"), texts.text(f"{game}-tagline")
    click.echo(screen.bold(texts.text("play-welcome", game=title, tagline=tagline)))
    click.echo(screen.dim(texts.text("play-seed", seed=seed)))
    state, curtain = table.new(seed), hotseat and players > 1 and sys.stdin.isatty()
    session = Table(state, people, told, screen=screen, read=read_line, write=click.echo, seed=seed, curtain=curtain)
    try:
        session.run()
    finally:
        if save is not None:
            try:
                state.to_record(record_names(players, people)).save(save)
            except OSError as error:
                raise BadFile(str(save), f"cannot be written: {error.strerror or error}") from None
            click.echo(texts.text("play-saved", file=str(save)))


def _check_writable(path: Path) -> None:
    """Say at the beginning, not after the game, that a file cannot be written."""
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise BadFile(str(path), f"cannot be written: {error.strerror or error}") from None


def read_line(prompt: str) -> str | None:
    """A line from the person; from a pipe too, where it is echoed so that the dialogue can be read."""
    if sys.stdin.isatty():
        try:
            return input(prompt)
        except EOFError:
            click.echo()
            return None
    click.echo(prompt, nl=False)
    line = sys.stdin.readline()
    click.echo(line.rstrip("\n"))
    return line.rstrip("\n") if line else None

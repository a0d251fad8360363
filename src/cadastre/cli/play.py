"""``cadastre play``: the table in the browser, or as text in the terminal."""

import os
import secrets
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import click
from click.core import ParameterSource

from cadastre.cli.common import (
    DEFAULT_GAME,
    check_writable,
    compile_games,
    language_of,
    option_edition,
    option_language,
    option_of_game,
    table_of,
    texts_of,
)
from cadastre.cli.serve import serve
from cadastre.core.refusals import BadFile, BadSetting
from cadastre.core.texts import Texts
from cadastre.registry import entry

FLAGS = {"options": "--option"}
"""Options whose parameter has another name."""


@click.command()
@click.argument("game", default=DEFAULT_GAME)
@click.option("--players", default=3, show_default=True, help="How many sit at the table.")
@click.option("--seat", default=0, show_default=True, help="Your seat, counted from 0.")
@click.option(
    "--bots",
    metavar="LEVEL[,LEVEL…]",
    help="The others: easy, medium (unless told), hard, or a code; one for all of them, or one for each in order.",
)
@click.option("--seed", help="The same seed gives the same game.")
@option_of_game
@option_edition
@option_language
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help="Keep the game here when it ends.")
@click.option("--hotseat", is_flag=True, help="People in all seats, one after the other at this terminal.")
@click.option("--text", is_flag=True, help="The table as text, here in the terminal; the other options need it.")
@click.pass_context
def play(
    context: click.Context,
    game: str,
    players: int,
    seat: int,
    bots: str | None,
    seed: str | None,
    options: tuple[str, ...],
    edition: Path | None,
    language: str | None,
    save: Path | None,
    hotseat: bool,
    text: bool,
) -> None:
    """Play GAME against bots, in the browser or as text; as text where it has no table in the browser."""
    from cadastre.bots import ahead
    from cadastre.bots.codes import USUAL, thinks_ahead
    from cadastre.terminal.screen import Screen, wrap
    from cadastre.terminal.seats import bots_of, opponents, record_names, seat_names
    from cadastre.terminal.table import Table

    if not text and "browser" in entry(game).screens:
        _play_in_browser(context, game)
        return
    texts = texts_of(language_of(language), game)
    table = table_of(game, players, options, edition)
    if not 0 <= seat < players:
        raise BadSetting(f"with {players} players there are seats 0 to {players - 1}, not {seat}")
    people = range(players) if hotseat else (seat,)
    if hotseat and bots is not None:
        raise BadSetting("with --hotseat people sit in all seats: leave out --bots")
    seated = {} if hotseat else bots_of(USUAL if bots is None else bots, players, people)
    if save is not None:
        check_writable(save)
    if sys.stdin.isatty() and not any(map(thinks_ahead, seated.values())) and not ahead.is_compiled(table.rules):
        _play_meanwhile(game, texts, context.find_root().obj)
    compile_games([game], texts.language, bots=True)  # people alone may ask for hints, and those are thought of too
    seed = secrets.token_hex(4) if seed is None else seed
    told = texts_of(texts.language, game, seat_names(texts, players, people))
    screen = Screen.of(sys.stdout)
    title, tagline = texts.text(f"{game}-title"), texts.text(f"{game}-tagline")
    click.echo(screen.bold(texts.text("play-welcome", game=title, tagline=tagline)))
    click.echo(screen.dim(texts.text("play-seed", seed=seed)))
    if seated:
        click.echo(screen.dim(wrap(opponents(told, seated), screen.width)))
    state, curtain = table.new(seed), hotseat and players > 1 and sys.stdin.isatty()
    session = Table(state, seated, told, screen=screen, read=read_line, write=click.echo, seed=seed, curtain=curtain)
    try:
        session.run()
    finally:
        if save is not None:
            try:
                state.to_record(record_names(players, seated)).save(save)
            except OSError as error:
                raise BadFile(str(save), f"cannot be written: {error.strerror or error}") from None
            click.echo(texts.text("play-saved", file=str(save)))


def _play_in_browser(context: click.Context, game: str) -> None:
    """Everything else is chosen there."""
    entry(game)
    given = [name for name in context.params if context.get_parameter_source(name) is ParameterSource.COMMANDLINE]
    for name in given:
        if name != "game":
            raise BadSetting(f"{FLAGS.get(name, '--' + name)} is for the table as text: add --text")
    context.invoke(serve, browse=True)


def _play_meanwhile(game: str, texts: Texts, arguments: Sequence[str]) -> NoReturn:
    """Begin anew with uncompiled rules, quick enough for people, while another process compiles them for next time.

    That one ends with its stdin, the other end of which stays with us.
    """
    click.echo(texts.text("play-meanwhile"), err=True)
    sys.stderr.flush()
    theirs, ours = os.pipe()
    os.set_inheritable(ours, True)  # noqa: FBT003 - it has no name
    command = [sys.executable, "-m", "cadastre.bots.ahead", game]
    subprocess.Popen(
        command, stdin=theirs, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    surroundings = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    os.execve(sys.executable, [sys.executable, "-m", "cadastre.cli", *arguments], surroundings)


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

"""What several commands need: options of games, languages, progress."""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cadastre.core.refusals import BadFile, BadSetting
from cadastre.core.texts import Texts, languages
from cadastre.registry import GAMES, entry

if TYPE_CHECKING:
    from cadastre.core.game import Game

Progress = Callable[[int, int], None]

option_of_game = click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
option_edition = click.option("--edition", type=click.Path(path_type=Path), metavar="FILE", help="Other figures.")
option_database = click.option("--database", metavar="URL", help="A file, or postgresql://…; else in your data folder.")
option_json = click.option("--json", "as_json", is_flag=True, help="JSON on stdout and nothing else.")
option_language = click.option("--language", metavar="CODE", help=f"Language: {', '.join(languages())}.")
DEFAULT_GAME = next(iter(GAMES))


def table_of(name: str, players: int, options: tuple[str, ...], edition: Path | None) -> "Game":
    """A game as the flags ask for it."""
    from cadastre.core.game import Game
    from cadastre.registry import rules

    given = {}
    for text in options:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadSetting(f"--option is written NAME=VALUE, not {text!r}")
        given[key.strip()] = value.strip()
    return Game.make(rules(name), players, edition, given)


def language_of(chosen: str | None) -> str:
    """The language asked for, by flag or ``CADASTRE_LANGUAGE``; else that of the system if we have it; else English."""
    known = languages()
    asked = chosen or os.environ.get("CADASTRE_LANGUAGE")
    if asked:
        if asked not in known:
            raise BadSetting(f"there is no language {asked!r}; there are {', '.join(known)}")
        return asked
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    own = system.partition(".")[0].partition("_")[0]
    return own if own in known else "en"


def check_writable(path: Path) -> None:
    """Say at the beginning, not after the games, that a file cannot be written."""
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise BadFile(str(path), f"cannot be written: {error.strerror or error}") from None


def print_json(value: Any) -> None:
    """Plain data on stdout."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


@contextmanager
def progress(label: str) -> Iterator[Progress | None]:
    """A bar on stderr while something long goes on, if somebody is looking."""
    if not sys.stderr.isatty():
        yield None
        return
    with click.progressbar(length=1, label=label, file=sys.stderr, show_eta=True) as bar:

        def told(done: int, all_of_it: int) -> None:
            bar.length = max(all_of_it, 1)
            bar.update(done - bar.pos)

        yield told


def compile_games(names: Sequence[str], language: str, *, bots: bool = False, jobs: int | None = None) -> float | None:
    """Have the rules of games compiled, and what bots think with if they play; visibly if that takes long.

    Returns the seconds that it took, or None if everything was at hand.
    """
    from cadastre.bots import ahead
    from cadastre.registry import rules

    games = [rules(name) for name in names]
    missing = [one for one in games if not ahead.is_compiled(one, bots=bots)]
    begin = time.monotonic()
    for one in missing:
        texts = texts_of(language, one.entry.name)
        click.echo(texts.text("play-compiling", game=texts.text(f"{one.entry.name}-title")), err=True)
    with progress("") if missing else nullcontext() as told:
        ahead.compile_all(games, told, jobs or os.cpu_count() or 1, bots=bots)
    return time.monotonic() - begin if missing else None


def texts_of(language: str, name: str, seats: Sequence[str] = ()) -> Texts:
    """What can be said about a game that there is, before it is played."""
    return Texts(language, entry(name).name, seats=seats)

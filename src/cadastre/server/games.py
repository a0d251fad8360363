"""The game that a table plays, with the figures that it began with; or why the rules that are installed cannot."""

from collections.abc import Iterator
from contextlib import contextmanager

from cadastre.core.editions import Edition
from cadastre.core.game import Game
from cadastre.core.refusals import BadFile
from cadastre.core.said import Said
from cadastre.registry import GAMES, rules
from cadastre.server.course import Broken
from cadastre.server.rows import FiguresRow, Plain, TableRow
from cadastre.server.store import Store

NOT_OFFERED, OTHER_RULES = Said("web-table-not-offered"), Said("web-table-older-rules")
OTHER_FIGURES, DAMAGED = Said("web-table-other-figures"), Said("web-table-damaged")
UNCLEAR = Said("web-table-broken")
"""It does not play as it says, and nobody wrote down which figures were the default when it began."""

KINDS = {NOT_OFFERED.id: "unknown game", OTHER_FIGURES.id: "other figures", DAMAGED.id: "damaged log"}


def game_of(row: TableRow, figures: Plain | None = None) -> Game:
    """The game of a table with these figures, or with its own."""
    found, plain = rules(row.game), figures or row.edition
    edition: Edition | None = None
    if plain is not None:
        edition = found.editions.from_dict(dict(plain), f"table {row.id}")
    return Game.make(found, row.players, edition, row.options)


async def game_at(store: Store, row: TableRow) -> Game:
    """The game of a table as it began, whatever the default figures are now."""
    if row.game not in GAMES:
        raise Broken(NOT_OFFERED)
    figures = None
    if row.edition is None and row.edition_hash not in (None, rules(row.game).editions.default_hash):
        figures = await store.figures(str(row.edition_hash))
        if figures is None:
            raise _why(row, OTHER_FIGURES)
    with blamed(row):
        return game_of(row, figures)


async def begun_with(store: Store, row: TableRow, game: Game) -> None:
    """Keep the figures that a game begins with, beside which rules these are."""
    row.rules, row.edition_hash = game.rules.rules_version, game.edition.hash
    if row.edition is None and await store.figures(game.edition.hash) is None:
        await store.keep(FiguresRow(hash=game.edition.hash, plain=game.edition.plain))


@contextmanager
def blamed(row: TableRow) -> Iterator[None]:
    """What goes wrong while a log is played again is told as what it is.

    A game that newer rules play in the same way goes on, so the rules are only to blame where something has gone wrong.
    With which default figures an old game was begun is not known.
    """
    try:
        yield
    except BadFile as error:
        raise _why(row, OTHER_FIGURES) from error
    except (Broken, ArithmeticError, LookupError, TypeError, ValueError) as error:  # whatever a damaged entry leads to
        raise _why(row, DAMAGED if row.edition or row.edition_hash else UNCLEAR) from error


def kind_of(row: TableRow, error: Broken) -> str:
    """Why a table cannot be played, in short, for those who run a server."""
    if error.reason == OTHER_RULES:
        return "older rules" if row.rules < rules(row.game).rules_version else "newer rules"
    return KINDS.get(error.reason.id, "damaged log or other figures")


def _why(row: TableRow, otherwise: Said) -> Broken:
    return Broken(otherwise if row.rules == rules(row.game).rules_version else OTHER_RULES)

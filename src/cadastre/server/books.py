"""The rulebooks: what the client needs besides its catalogues to tell the rules with the figures of an edition."""

import asyncio

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from cadastre import registry
from cadastre.core.editions import Edition
from cadastre.core.rulebook import Rulebook as Book
from cadastre.core.rulebook import sources
from cadastre.core.said import said
from cadastre.core.texts import Phrase, Value
from cadastre.registry import GAMES
from cadastre.server.access import Asking, House
from cadastre.server.wire import BookList, BookPart, BookRow, Rulebook


@get("/rulebooks/{game:str}")
async def rulebook(request: Asking, game: FromPath[str], edition: FromQuery[str] = "") -> Rulebook:
    """What the rules of a game say beyond the words, with the figures of an edition: the usual one unless named."""
    if game not in GAMES:
        raise NotFoundException
    return await asyncio.to_thread(_rulebook, game, House(request).lobby.editions.get(game), edition)


def _rulebook(game: str, given: Edition | None, wanted: str) -> Rulebook:
    """Not on the loop: the first time, the game's modules are loaded for it."""
    ours = registry.rulebook(game)
    books = {book.edition.name: book for book in (ours if given is None else registry.rulebook(game, given), ours)}
    if wanted and wanted not in books:
        raise NotFoundException
    return _told(books[wanted or next(iter(books))], list(books))


def _told(book: Book, editions: list[str]) -> Rulebook:
    def spoken(**values: Value) -> Phrase:
        return Phrase("", values)

    rows = {
        rule: [BookRow(**said(spoken(name=row.name, text=row.text), book.words).params) for row in rows]
        for rule, rows in book.lists.items()
    }
    return Rulebook(
        game=book.edition.game,
        edition=book.edition.name,
        about=book.edition.about,
        is_default=book.edition.is_default,
        editions=editions,
        figures=said(spoken(**book.figures), book.words).params,
        lists=[BookList(rule, found) for rule, found in rows.items()],
        rulings=sorted(book.rulings),
        parts=[
            BookPart(name, count["known"], count["inferred"], count["reconstructed"], count[""])
            for name, count in sources(book.edition).items()
        ],
    )

"""The editions of Hellas: what makes one playable, the ids it uses, and its figures as the record that the rules read.

``edition.toml`` beside this module is the default; ``sheet.py`` is the shape of the file.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cadastre.core.editions import Editions, Fault, filled, plain_words, rising
from cadastre.core.layout import Array, blank
from cadastre.games.hellas.edition_shape import (
    EFFECTS,
    Card,
    City,
    Deed,
    KeepAcquittal,
    MoveBack,
    MoveTo,
    NextMetro,
    NextTransport,
    PayPerBuilding,
    Sheet,
)
from cadastre.games.hellas.odds import stops
from cadastre.games.hellas.rules.actions import KINDS
from cadastre.games.hellas.rules.state import (
    COLOURS,
    DECK,
    GROUPS,
    METRO,
    SQ_DEED,
    SQ_GO_TO_PRISON,
    SQ_INSTRUCTION,
    SQ_ORDER,
    SQ_PARKING,
    SQ_PRISON,
    SQ_START,
    SQ_TAX,
    SQUARES,
    TRANSPORT,
    Figures,
)

SPECIAL = {
    "start": SQ_START,
    "order": SQ_ORDER,
    "instruction": SQ_INSTRUCTION,
    "prison": SQ_PRISON,
    "parking": SQ_PARKING,
    "go_to_prison": SQ_GO_TO_PRISON,
}
"""How the board names the squares that are neither deeds nor taxes."""
DECK_NAMES = ("orders", "instructions")
DECK_SQUARES = ("order", "instruction")
KIND_NAMES = ("transport", "metro")

WORDS = {word for kind in KINDS for word in kind.split("_")} | {"at", "card", "for", "interest", "later"}
"""What moves are written with: an id that is one of these could not be told from it."""

CITIES, STATIONS, STOPS = 22, 4, 2
LEAST_MORTGAGE = 50
SIZES = (2, 3, 4)


def faults(sheet: Sheet) -> Iterator[Fault]:
    """What an owner must mend before this edition can be played; later checks may rely on earlier ones."""
    yield from _ids(sheet)
    yield from _board(sheet)
    yield from _colours(sheet)
    yield from _amounts(sheet)
    yield from _cards(sheet)


def _tables(sheet: Sheet) -> dict[str, Mapping[str, Deed]]:
    """The deeds as the edition writes them."""
    return {
        "cities": sheet.cities,
        "transport.stations": sheet.transport.stations,
        "metro.stops": sheet.metro.stops,
    }


def _deeds(sheet: Sheet) -> dict[str, Deed]:
    """All deeds by their ids, in board order."""
    deeds = {name: deed for table in _tables(sheet).values() for name, deed in table.items()}
    return {name: deeds[name] for name in sheet.board.squares if name in deeds}


def _decks(sheet: Sheet) -> tuple[Sequence[Card], Sequence[Card]]:
    return sheet.cards.orders, sheet.cards.instructions


def _colour_names(sheet: Sheet) -> tuple[str, ...]:
    """In the order in which the board first shows them."""
    return tuple(dict.fromkeys(sheet.cities[name].colour for name in sheet.board.squares if name in sheet.cities))


def _square_names(sheet: Sheet) -> tuple[str, ...]:
    """A name for every square: those that several share are numbered, order_1, order_2, order_3."""
    shared, seen = Counter(sheet.board.squares), Counter[str]()
    found = []
    for name in sheet.board.squares:
        seen[name] += 1
        found.append(name if shared[name] == 1 else f"{name}_{seen[name]}")
    return tuple(found)


def _ids(sheet: Sheet) -> Iterator[Fault]:
    tables: dict[str, Mapping[str, Any]] = {**_tables(sheet), "taxes": sheet.taxes}
    places = [(f"{path}.{name}", name) for path, table in tables.items() for name in table]
    colours = {city.colour: f"cities.{name}.colour" for name, city in reversed(sheet.cities.items())}
    places += [(path, colour) for colour, path in colours.items()]
    for deck, cards in zip(DECK_NAMES, _decks(sheet), strict=True):
        places += [(f"cards.{deck}[{number}].id", card.id) for number, card in enumerate(cards)]
    yield from plain_words(places, {*WORDS, *SPECIAL, *DECK_NAMES, *KIND_NAMES})


def _board(sheet: Sheet) -> Iterator[Fault]:
    squares, tables = sheet.board.squares, _tables(sheet)
    for (path, table), count in zip(tables.items(), (CITIES, STATIONS, STOPS), strict=True):
        if len(table) != count:
            yield path, f"must be {count} (H1.4), got {len(table)}"
    deeds = [name for table in tables.values() for name in table]
    for square, name in enumerate(squares):
        path = f"board.squares[{square}]"
        if name not in deeds and name not in sheet.taxes and name not in SPECIAL:
            yield path, f"no deed or tax of this edition and no special square is called {name!r}"
        if name in deeds and name in squares[:square]:
            yield path, f"{name} has a square already"
        if (name == "start") != (square == 0):
            yield path, "the Start must be the first square and no other"
        if name == "prison" and name in squares[:square]:
            yield path, "there is a prison already"
    for name in (*deeds, *sheet.taxes, "prison"):
        if name not in squares:
            yield "board.squares", f"{name} has no square"
    unique: set[str] = set()
    for square, name in enumerate(_square_names(sheet)):
        if name in unique:
            yield f"board.squares[{square}]", f"{name!r} means another square already"
        unique.add(name)


def _colours(sheet: Sheet) -> Iterator[Fault]:
    sizes = Counter(city.colour for city in sheet.cities.values())
    if len(sizes) != COLOURS:
        yield "cities", f"must have {COLOURS} colours (H1.4), got {len(sizes)}"
    for name, city in sheet.cities.items():
        if sizes[city.colour] not in SIZES:
            yield f"cities.{name}.colour", f"a colour has 2 to 4 cities, {city.colour} has {sizes[city.colour]}"


def _amounts(sheet: Sheet) -> Iterator[Fault]:
    for path, deed in [
        (f"{path}.{name}", deed) for path, table in _tables(sheet).items() for name, deed in table.items()
    ]:
        if deed.mortgage * 2 != deed.price:
            yield f"{path}.mortgage", f"must be half the price, {deed.price // 2} (H1.5), got {deed.mortgage}"
        if deed.mortgage < LEAST_MORTGAGE:
            yield f"{path}.mortgage", f"must be at least {LEAST_MORTGAGE} (H1.5), got {deed.mortgage}"
        if not _with_interest(sheet, deed, 0, 1):
            yield f"{path}.mortgage", f"the interest on {deed.mortgage} comes to nothing (H1.5)"
        if isinstance(deed, City):
            yield from rising(f"{path}.rent", deed.rent)
    yield from rising("transport.rent", sheet.transport.rent)
    yield from rising("metro.times", sheet.metro.times)
    dearest = sum(sorted(deed.price for deed in _deeds(sheet).values())[-2:])
    if dearest > sheet.money.start:
        cost = f"the {dearest} that the two dearest deeds cost together (H1.5)"
        yield "money.start", f"must be at least {cost}, got {sheet.money.start}"


def _cards(sheet: Sheet) -> Iterator[Fault]:
    squares = _square_names(sheet)
    for deck, cards in enumerate(_decks(sheet)):
        table = f"cards.{DECK_NAMES[deck]}"
        kept = [number for number, card in enumerate(cards) if isinstance(card, KeepAcquittal)]
        if len(kept) == len(cards):
            yield table, "must hold a card that is not kept (H1.5)"
        if len(kept) > 1:
            yield f"{table}[{kept[1]}]", "a deck has at most one card that is kept"
        origins = [square for square, name in enumerate(sheet.board.squares) if name == DECK_SQUARES[deck]]
        for number, card in enumerate(cards):
            path = f"{table}[{number}]"
            if isinstance(card, MoveTo):
                if card.square not in squares:
                    yield f"{path}.square", f"the board has no square {card.square!r}"
                else:
                    yield from _leads(sheet, f"{path}.square", [squares.index(card.square)])
            elif isinstance(card, MoveBack):
                yield from _leads(sheet, f"{path}.steps", [(origin - card.steps) % SQUARES for origin in origins])


def _leads(sheet: Sheet, path: str, squares: list[int]) -> Iterator[Fault]:
    """A card's move must not lead to a second card, nor to custody by way of a square."""
    for square in squares:
        if sheet.board.squares[square] in (*DECK_SQUARES, "go_to_prison"):
            name = _square_names(sheet)[square]
            yield path, f"leads to {name} (square {square}), but no card leads to a card or to Go to Prison (H1.5)"


def names(sheet: Sheet) -> dict[str, tuple[str, ...]]:
    """The ids in the order of their numbers. A place of a deck that has no card has the empty id."""
    colours = _colour_names(sheet)
    return {
        "squares": _square_names(sheet),
        "deeds": tuple(_deeds(sheet)),
        "colours": colours,
        "groups": (*colours, *KIND_NAMES),
        "decks": DECK_NAMES,
        "cards": tuple(name for cards in _decks(sheet) for name in _padded([card.id for card in cards], "")),
    }


def _padded(values: list[Any], filler: Any) -> list[Any]:
    """The values of a deck's cards, and what stands for none in its other places."""
    return values + [filler] * (DECK - len(values))


def figures(sheet: Sheet) -> Array:
    """The record that the rules read, one in an array."""
    plain = {
        "start_money": sheet.money.start,
        "salary": sheet.money.salary,
        "fine": sheet.money.fine,
        "houses": sheet.bank.houses,
        "hotels": sheet.bank.hotels,
        "transport_rent": sheet.transport.rent,
        "metro_times": sheet.metro.times,
        **_square_figures(sheet),
        **_deed_figures(sheet),
        **_card_figures(sheet),
    }
    return filled(blank(Figures), {**plain, "odds": stops(plain)})


def _square_figures(sheet: Sheet) -> dict[str, Any]:
    squares, deeds = sheet.board.squares, list(_deeds(sheet))
    kinds = {**SPECIAL, **dict.fromkeys(deeds, SQ_DEED), **dict.fromkeys(sheet.taxes, SQ_TAX)}
    return {
        "prison": squares.index("prison"),
        "square_kind": [kinds[name] for name in squares],
        "square_deed": [deeds.index(name) if name in deeds else -1 for name in squares],
        "square_tax": [sheet.taxes.get(name, 0) for name in squares],
        "deed_square": [squares.index(name) for name in deeds],
    }


def _deed_figures(sheet: Sheet) -> dict[str, Any]:
    deeds, colours = _deeds(sheet), _colour_names(sheet)
    kinds = {**dict.fromkeys(sheet.transport.stations, TRANSPORT), **dict.fromkeys(sheet.metro.stops, METRO)}
    kinds |= {name: colours.index(city.colour) for name, city in sheet.cities.items()}
    groups = [kinds[name] for name in deeds]
    members = [0] * GROUPS
    for deed, group in enumerate(groups):
        members[group] |= 1 << deed
    return {
        "deed_group": groups,
        "group_deeds": members,
        "price": [deed.price for deed in deeds.values()],
        "mortgage": [deed.mortgage for deed in deeds.values()],
        "interest": [_with_interest(sheet, deed, 0, 1) for deed in deeds.values()],
        "lift": [_with_interest(sheet, deed, 1, 1) for deed in deeds.values()],
        "lift_later": [_with_interest(sheet, deed, 1, 2) for deed in deeds.values()],
        "rent": [deed.rent if isinstance(deed, City) else (0,) * 6 for deed in deeds.values()],
        "house_cost": [deed.house if isinstance(deed, City) else 0 for deed in deeds.values()],
        "hotel_cost": [deed.hotel if isinstance(deed, City) else 0 for deed in deeds.values()],
    }


def _with_interest(sheet: Sheet, deed: Deed, value: int, interest: int) -> int:
    """So many times the value of a mortgage and the interest on it, rounded down as a whole (H7.2, H7.3)."""
    percent, step = sheet.mortgage.interest_percent, sheet.mortgage.round_down_to
    return deed.mortgage * (100 * value + percent * interest) // (100 * step) * step


def _card_figures(sheet: Sheet) -> dict[str, Any]:
    effects: list[int] = []
    pairs: list[tuple[int, int]] = []
    squares = _square_names(sheet)
    for cards in _decks(sheet):
        effects += _padded([EFFECTS.index(type(card)) for card in cards], -1)
        pairs += _padded([_pair(card, squares) for card in cards], (0, 0))
    return {
        "deck_size": [len(cards) for cards in _decks(sheet)],
        "card_effect": effects,
        "card_a": [first for first, _ in pairs],
        "card_b": [second for _, second in pairs],
    }


def _pair(card: Card, squares: tuple[str, ...]) -> tuple[int, int]:
    """The figures of a card."""
    match card:
        case MoveTo():
            return squares.index(card.square), 0
        case NextTransport() | NextMetro():
            return card.times, 0
        case MoveBack():
            return card.steps, 0
        case PayPerBuilding():
            return card.house, card.hotel
    return getattr(card, "amount", 0), 0


EDITIONS = Editions("hellas", Path(__file__).with_name("edition.toml"), Sheet, faults, names, figures)
"""Loads and checks editions of Hellas; ``EDITIONS.default`` is the one that is played unless another is named."""

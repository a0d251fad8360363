"""What the rulebook of Hellas takes from an edition."""

from collections.abc import Iterator

from cadastre.core.editions import Edition
from cadastre.core.rulebook import Row, Rulebook
from cadastre.core.texts import Many, Phrase, Value
from cadastre.games.hellas.edition import EDITIONS
from cadastre.games.hellas.presentation.words import HellasWords, euros
from cadastre.games.hellas.rules.state import DECK, DECKS, SQ_TAX, TRANSPORT

RULINGS = frozenset(
    (
        *("H1.2", "H1.3", "H1.5", "H2.2", "H2.3", "H2.4", "H2.5", "H2.6", "H3.1", "H3.2", "H4.3", "H4.4", "H4.5"),
        *("H5.1", "H5.4", "H5.5", "H5.6", "H5.7", "H6.2", "H6.3", "H6.4", "H7.3", "H8.1", "H8.2", "H9.1", "H9.2"),
        *("H9.3", "H10.1", "H10.2", "H10.3", "H10.4", "H10.6"),
    ),
)
"""Marked so in the specification."""

FOLLOWS = {
    "start_thrown": "H1.3",
    "dealt": "H9.1",
    "thrown": "H2.1",
    "custody_entered": "H5.4",
    "custody_left": "H5.5",
    "custody_stayed": "H5.5",
    "card_drawn": "H5.1",
    "card_kept": "H5.1",
    "card_used": "H5.1",
    "purchase_declined": "H3.2",
    "bought": "H3.1",
    "auction_opened": "H3.2",
    "bid_made": "H3.2",
    "bid_passed": "H3.2",
    "auction_won": "H3.2",
    "auction_void": "H3.2",
    "built": "H6.1",
    "building_sold": "H6.4",
    "deed_mortgaged": "H7.1",
    "mortgage_lifted": "H7.2",
    "mortgage_kept": "H7.3",
    "rent_opened": "H4.5",
    "rent_claimed": "H4.5",
    "rent_lost": "H4.5",
    "rent_lapsed": "H4.5",
    "debt_opened": "H10.1",
    "debt_settled": "H10.1",
    "debt_reduced": "H10.1",
    "proposed": "H10.1",
    "offered": "H8.2",
    "countered": "H8.2",
    "accepted": "H8.2",
    "declined": "H8.2",
    "offer_lapsed": "H8.2",
    "bankrupt": "H10.2",
    "building_returned": "H10.2",
    "mortgage_cancelled": "H10.2",
    "deed_returned": "H10.2",
    "vote_called": "H10.4",
    "vote_cast": "H10.4",
    "vote_lapsed": "H10.4",
    "bell_rang": "H9.1",
    "game_over": "H10.4",
}
"""The rule that an event follows, by its name; money and deeds change hands for several reasons."""


def rulebook(edition: Edition | None = None) -> Rulebook:
    """The rulebook with the figures of an edition, or of the default one."""
    edition = edition or EDITIONS.default
    words = HellasWords(edition)
    return Rulebook(edition, words, _figures(edition), dict(_lists(words)), RULINGS)


def _figures(edition: Edition) -> dict[str, Value]:
    data = edition.data
    money, bank, mortgage, names = data["money"], data["bank"], data["mortgage"], edition.names
    return {
        "start": euros(money["start"]),
        "salary": euros(money["salary"]),
        "fine": euros(money["fine"]),
        "houses": bank["houses"],
        "hotels": bank["hotels"],
        "deeds": len(names["deeds"]),
        "cities": len(data["cities"]),
        "colours": len(names["colours"]),
        "stations": len(data["transport"]["stations"]),
        "stops": len(data["metro"]["stops"]),
        "orders": len(data["cards"]["orders"]),
        "instructions": len(data["cards"]["instructions"]),
        "metro_one": data["metro"]["times"][0],
        "metro_two": data["metro"]["times"][1],
        "transport": Many("money", tuple(euros(rent) for rent in data["transport"]["rent"])),
        "interest": mortgage["interest_percent"],
        "round": euros(mortgage["round_down_to"]),
    }


def _lists(words: HellasWords) -> Iterator[tuple[str, tuple[Row, ...]]]:
    fig = words.figures
    deeds = sorted(range(len(fig.price)), key=lambda deed: (fig.deed_group[deed], deed))
    cities = [deed for deed in deeds if fig.deed_group[deed] < TRANSPORT]
    others = [deed for deed in deeds if fig.deed_group[deed] >= TRANSPORT]
    yield "H3.1", tuple(Row(words.deed(deed), euros(fig.price[deed])) for deed in others)
    yield "H4.2", tuple(Row(_city(words, deed), _printed(words, deed)) for deed in cities)
    taxes = [square for square, kind in enumerate(fig.square_kind) if kind == SQ_TAX]
    yield "H5.2", tuple(Row(words.square(square), euros(fig.square_tax[square])) for square in taxes)
    cards = [deck * DECK + card for deck in range(DECKS) for card in range(fig.deck_size[deck])]
    yield "H5.7", tuple(Row(words.card(card), words.card_text(card)) for card in cards)


def _city(words: HellasWords, deed: int) -> Phrase:
    return Phrase("rules-row-city", {"deed": deed, "group": words.figures.deed_group[deed]})


def _printed(words: HellasWords, deed: int) -> Phrase:
    fig = words.figures
    params: dict[str, Value] = {
        "price": euros(fig.price[deed]),
        "house": euros(fig.house_cost[deed]),
        "hotel": euros(fig.hotel_cost[deed]),
        "rents": Many("money", tuple(euros(rent) for rent in fig.rent[deed])),
    }
    return Phrase("rules-row-deed", params)

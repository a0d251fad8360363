"""Editions of Hellas that are refused: against H1.5, with other counts, or not to be played at all."""

import re
from pathlib import Path

import pytest

from cadastre.games.hellas.edition import EDITIONS
from tests import editions

DEFAULT = EDITIONS.file.read_text(encoding="utf-8")
CARD = {name: entry for entry, name in re.findall(r"""({ id = "(\w+)".* })""", DEFAULT)}
CITY = {name: line for line, name in re.findall(r"""((\w+) += { colour = .*\n)""", DEFAULT)}

XANTHI, ATHENS = CITY["xanthi"], CITY["athens"]
AIRPORT = "airport = { price = 400, mortgage = 200 }\n"
MONASTIRAKI = "monastiraki = { price = 300, mortgage = 150 }\n"
ORDER_DECK = DEFAULT[DEFAULT.index("orders = [\n") : DEFAULT.index("instructions = [")]

AGAINST_THE_RULE = [
    # text, replaced by, field, what is said about it
    ("start = 3000", "start = 3001", "money.start", "multiple of 5, got 3001"),
    ("salary = 500", "salary = 502", "money.salary", "multiple of 5"),
    ("fine = 100", "fine = 99", "money.fine", "multiple of 5"),
    ("round_down_to = 5", "round_down_to = 1", "mortgage.round_down_to", ">= 5"),
    ("round_down_to = 5", "round_down_to = 7", "mortgage.round_down_to", "multiple of 5"),
    ("road_tax = 250", "road_tax = 251", "taxes.road_tax", "multiple of 5"),
    ("rent = [50, 100,", "rent = [50, 101,", "transport.rent[1]", "multiple of 5"),
    ("times = [10, 20]", "times = [10, 21]", "metro.times[1]", "multiple of 5"),
    (ATHENS, ATHENS.replace("4400", "4444"), "cities.athens.rent[5]", "multiple of 5"),
    (CARD["d11"], CARD["d11"].replace("300", "301"), "cards.orders[10].amount", "multiple of 5"),
    (CARD["o16"], CARD["o16"].replace("80", "81"), "cards.instructions[15].house", "multiple of 5"),
    (CARD["d07"], CARD["d07"].replace("20", "12"), "cards.orders[6].times", "multiple of 5"),
    (ATHENS, ATHENS.replace("800", "805"), "cities.athens.price", "multiple of 10, got 805"),
    (XANTHI, XANTHI.replace("house = 100", "house = 105"), "cities.xanthi.house", "multiple of 10"),
    (XANTHI, XANTHI.replace("hotel = 100", "hotel = 95"), "cities.xanthi.hotel", "multiple of 10"),
    (AIRPORT, AIRPORT.replace("400", "395"), "transport.stations.airport.price", "multiple of 10"),
    (ATHENS, ATHENS.replace("mortgage = 400", "mortgage = 405"), "cities.athens.mortgage", "half the price, 400"),
    (AIRPORT, AIRPORT.replace("200", "100"), "transport.stations.airport.mortgage", "half the price, 200"),
    (MONASTIRAKI, MONASTIRAKI.replace("300", "320"), "metro.stops.monastiraki.mortgage", "half the price, 160"),
    (MONASTIRAKI, "monastiraki = { price = 90, mortgage = 45 }\n", "metro.stops.monastiraki.mortgage", "at least 50"),
    ("interest_percent = 10", "interest_percent = 8", "cities.xanthi.mortgage", "interest on 60 comes to nothing"),
    ("start = 3000", "start = 1495", "money.start", "at least the 1500 that the two dearest"),
    (CARD["d02"], CARD["d02"].replace("athens", "order_2"), "cards.orders[1].square", "leads to order_2 (square 22)"),
    (CARD["d02"], CARD["d02"].replace("athens", "instruction_3"), "cards.orders[1].square", "leads to instruction_3"),
    (
        CARD["d02"],
        CARD["d02"].replace("athens", "go_to_prison"),
        "cards.orders[1].square",
        "leads to go_to_prison (square 30)",
    ),
    (CARD["d08"], CARD["d08"].replace("4", "3"), "cards.orders[7].steps", "leads to instruction_3 (square 33)"),
    (CARD["d08"], CARD["d08"].replace("4", "6"), "cards.orders[7].steps", "leads to go_to_prison (square 30)"),
    (CARD["d08"], CARD["d08"].replace("4", "25"), "cards.orders[7].steps", "leads to order_2 (square 22)"),
    (CARD["o13"], '{ id = "o13", effect = "move_back", steps = 3 }', "cards.instructions[12].steps", "leads to go_to"),
    (ORDER_DECK, f"orders = [{CARD['d10']}]\n", "cards.orders", "a card that is not kept"),
]

ELSEWHERE = {
    "board.squares": "squares = [",
    "board.squares[35]": '"go_to_prison", "ermoupoli"',
    "board.squares[39]": '"go_to_prison", "ermoupoli"',
    "cities": "[cities]",
    "cities.xanthi.mortgage": XANTHI,
    "transport.stations": "[transport.stations]",
    "metro.stops": "[metro.stops]",
    "cards.orders[8].id": CARD["d09"],
    "cards.orders[9]": CARD["d10"],
    "cards.instructions[7].id": CARD["o08"],
}
"""Where an error points to that does not lie on the changed line, or whose line is gone."""


@pytest.mark.rule("H1.5")
@pytest.mark.parametrize(("old", "new", "path", "message"), AGAINST_THE_RULE)
def test_an_edition_against_the_rule_is_refused(tmp_path: Path, old: str, new: str, path: str, message: str) -> None:
    editions.assert_refused(EDITIONS, tmp_path, old, new, path, message, ELSEWHERE.get(path, ""))


@pytest.mark.rule("H1.5")
def test_start_money_for_exactly_the_two_dearest_deeds(tmp_path: Path) -> None:
    edition = editions.changed(EDITIONS, tmp_path, ("start = 3000", "start = 1500"))
    assert edition.figures["start_money"][0] == 1500


AGAINST_THE_COUNTS = [
    (XANTHI, "", "cities", "must be 22 (H1.4), got 21"),
    (XANTHI, XANTHI + XANTHI.replace("xanthi", "drama "), "cities", "must be 22 (H1.4), got 23"),
    (AIRPORT, "", "transport.stations", "must be 4 (H1.4), got 3"),
    (MONASTIRAKI, "", "metro.stops", "must be 2 (H1.4), got 1"),
    (XANTHI, XANTHI.replace("brown", "beige"), "cities", "8 colours (H1.4), got 9"),
]


@pytest.mark.rule("H1.4")
@pytest.mark.parametrize(("old", "new", "path", "message"), AGAINST_THE_COUNTS)
def test_other_numbers_of_deeds_are_refused(tmp_path: Path, old: str, new: str, path: str, message: str) -> None:
    editions.assert_refused(EDITIONS, tmp_path, old, new, path, message, ELSEWHERE.get(path, ""))


MOVE_BACK = CARD["d08"]

UNPLAYABLE = [
    # the board
    ('"start", "xanthi"', '"xanthi"', "board.squares", "length >= 40, got 39"),
    ('"start", "xanthi"', '"start", "start", "xanthi"', "board.squares", "length <= 40, got 41"),
    ('"start", "xanthi"', '"xanthi", "start"', "board.squares[0]", "the Start must be the first square"),
    ('"parking", "patras"', '"start", "patras"', "board.squares[20]", "the Start must be the first square"),
    ('"parking", "patras"', '"prison", "patras"', "board.squares[20]", "there is a prison already"),
    ('"prison", "serres"', '"parking", "serres"', "board.squares", "prison has no square"),
    ('"parking", "patras"', '"athens", "patras"', "board.squares[39]", "athens has a square already"),
    ('"parking", "patras"', '"parking", "order"', "board.squares", "patras has no square"),
    ('"road_tax", "athens"', '"income_tax", "athens"', "board.squares", "road_tax has no square"),
    ('"parking", "patras"', '"parkplatz", "patras"', "board.squares[20]", "is called 'parkplatz'"),
    # rents
    ("50, 100, 200, 400]", "50, 100, 100, 400]", "transport.rent[2]", "more than the 100 before it"),
    ("times = [10, 20]", "times = [10, 10]", "metro.times[1]", "more than the 10 before it"),
    (ATHENS, ATHENS.replace("4400", "3000"), "cities.athens.rent[5]", "more than the 3760 before it"),
    (ATHENS, ATHENS.replace("3760, ", ""), "cities.athens.rent", "length 6, got 5"),
    # limits
    ("start = 3000", "start = 100005", "money.start", "<= 100000"),
    ("salary = 500", "salary = 0", "money.salary", ">= 5"),
    (ATHENS, ATHENS.replace("4400", "10005"), "cities.athens.rent[5]", "<= 10000"),
    ("houses = 32", "houses = 101", "bank.houses", "<= 100"),
    ("hotels = 12", "hotels = -1", "bank.hotels", ">= 0"),
    ("interest_percent = 10", "interest_percent = 0", "mortgage.interest_percent", ">= 1"),
    (CARD["d06"], CARD["d06"].replace("2", "11"), "cards.orders[5].times", "<= 10"),
    (CARD["d07"], CARD["d07"].replace("20", "105"), "cards.orders[6].times", "<= 100"),
    (MOVE_BACK, MOVE_BACK.replace("4", "0"), "cards.orders[7].steps", ">= 1"),
    (MOVE_BACK, MOVE_BACK.replace("4", "40"), "cards.orders[7].steps", "<= 39"),
    (CARD["o16"], CARD["o16"].replace("250", "1005"), "cards.instructions[15].hotel", "<= 1000"),
    # cards
    (MOVE_BACK, MOVE_BACK.replace("move_back", "jump"), "cards.orders[7].effect", "no word that is known here"),
    (MOVE_BACK, '{ id = "d08" }', "cards.orders[7].effect", "is missing"),
    (MOVE_BACK, MOVE_BACK.replace("steps", "amount"), "cards.orders[7].amount", "no field that is known"),
    (MOVE_BACK, '{ id = "d08", effect = "move_back" }', "cards.orders[7].steps", "is missing"),
    (MOVE_BACK, '{ id = "d08", effect = "keep_acquittal" }', "cards.orders[9]", "at most one card that is kept"),
    (
        CARD["d02"],
        CARD["d02"].replace("athens", "sparta"),
        "cards.orders[1].square",
        "the board has no square 'sparta'",
    ),
    (ORDER_DECK, "orders = []\n", "cards.orders", "length >= 1, got 0"),
    # ids
    (MOVE_BACK, MOVE_BACK.replace("d08", "d09"), "cards.orders[8].id", "'d09' means something else already"),
    (MOVE_BACK, MOVE_BACK.replace("d08", "o08"), "cards.instructions[7].id", "'o08' means something else already"),
    (MOVE_BACK, MOVE_BACK.replace("d08", "athens"), "cards.orders[7].id", "means something else already"),
    (MOVE_BACK, MOVE_BACK.replace("d08", "D08"), "cards.orders[7].id", "small letters"),
    ("airport = {", "athens = {", "transport.stations.athens", "means something else already"),
    ("airport = {", '"air port" = {', "transport.stations.air port", "small letters"),
    ("airport = {", "7 = {", "transport.stations.7", "small letters"),
    ("airport = {", "order_1 = {", "board.squares[35]", "is called 'airport'"),
    ('game = "hellas"', 'game = "paris"', "game", "not of 'hellas'"),
    ("[taxes]", "[fees]", "fees", "no field that is known here"),
]


@pytest.mark.parametrize(("old", "new", "path", "message"), UNPLAYABLE)
def test_an_edition_that_cannot_be_played_is_refused(
    tmp_path: Path, old: str, new: str, path: str, message: str
) -> None:
    editions.assert_refused(EDITIONS, tmp_path, old, new, path, message, ELSEWHERE.get(path, ""))


@pytest.mark.parametrize(
    "word",
    [
        *("for", "at", "colour", "money", "card", "orders", "instructions", "order", "instruction", "throw", "fine"),
        *("lift", "interest", "later", "mortgage", "bid", "offer", "give", "up", "end", "start", "prison", "parking"),
        *("go_to_prison", "transport", "metro", "status", "note", "default", "income_tax", "red", "d01", "syntagma"),
    ],
)
def test_a_word_that_means_something_else_is_no_id(tmp_path: Path, word: str) -> None:
    with pytest.raises(ValueError, match=f"'{word}' means something else already"):
        editions.changed(EDITIONS, tmp_path, (MOVE_BACK, MOVE_BACK.replace("d08", word)))


def test_a_square_that_is_numbered_keeps_its_name(tmp_path: Path) -> None:
    """Three order squares are order_1 to order_3, so no station may be called that."""
    with pytest.raises(ValueError, match="'order_1' means another square already"):
        editions.changed(EDITIONS, tmp_path, ("airport = {", "order_1 = {"), ('"airport"', '"order_1"'))


@pytest.mark.parametrize(
    ("colour", "message"),
    [("brown", "trikala.colour: a colour has 2 to 4 cities, orange has 1"), ("pink", "serres.colour: .* pink has 5")],
)
def test_a_colour_has_two_to_four_cities(tmp_path: Path, colour: str, message: str) -> None:
    spots = [(CITY[name], CITY[name].replace("orange", colour)) for name in ("larissa", "volos")]
    with pytest.raises(ValueError, match=message):
        editions.changed(EDITIONS, tmp_path, *spots)

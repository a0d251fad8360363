"""The figures of Hellas: the default is the specification's, and an edition that cannot be played is refused."""

import re
from pathlib import Path
from typing import Any

import pytest

from cadastre.core.layout import fields, narrow, packed
from cadastre.core.rulebook import ROOM
from cadastre.core.texts import Texts
from cadastre.games.hellas.edition import EDITIONS
from cadastre.games.hellas.rules import state
from cadastre.games.hellas.rules.state import DECK, METRO, TRANSPORT, Figures
from cadastre.registry import rulebook
from tests import editions

DEFAULT = EDITIONS.file.read_text(encoding="utf-8")
CARD = {name: entry for entry, name in re.findall(r"""({ id = "(\w+)".* })""", DEFAULT)}
CITY = {name: line for line, name in re.findall(r"""((\w+) += { colour = .*\n)""", DEFAULT)}

BROWN, LIGHT_BLUE, PINK, ORANGE, RED, YELLOW, GREEN, BLUE = range(8)
NONE = (0, 0, 0, 0, 0, 0)

DEEDS = [
    # id, group, square, price, mortgage, interest, lifting, lifting later, house and hotel, rents
    ("xanthi", BROWN, 1, 120, 60, 5, 65, 70, 100, (5, 30, 80, 260, 440, 650)),
    ("alexandroupoli", BROWN, 3, 120, 60, 5, 65, 70, 100, (10, 40, 110, 360, 600, 900)),
    ("railway", TRANSPORT, 5, 400, 200, 20, 220, 240, 0, NONE),
    ("arta", LIGHT_BLUE, 6, 200, 100, 10, 110, 120, 100, (10, 60, 170, 540, 820, 1150)),
    ("preveza", LIGHT_BLUE, 8, 200, 100, 10, 110, 120, 100, (10, 60, 170, 540, 820, 1150)),
    ("ioannina", LIGHT_BLUE, 9, 240, 120, 10, 130, 140, 100, (15, 70, 190, 580, 920, 1250)),
    ("serres", PINK, 11, 280, 140, 10, 150, 165, 200, (20, 120, 350, 1000, 1440, 1900)),
    ("syntagma", METRO, 12, 300, 150, 15, 165, 180, 0, NONE),
    ("kastoria", PINK, 13, 280, 140, 10, 150, 165, 200, (20, 120, 350, 1000, 1440, 1900)),
    ("kavala", PINK, 14, 320, 160, 15, 175, 190, 200, (25, 130, 390, 1120, 1620, 2100)),
    ("coach", TRANSPORT, 15, 400, 200, 20, 220, 240, 0, NONE),
    ("trikala", ORANGE, 16, 360, 180, 15, 195, 215, 200, (30, 150, 460, 1260, 1720, 2150)),
    ("larissa", ORANGE, 18, 360, 180, 15, 195, 215, 200, (30, 150, 460, 1260, 1720, 2150)),
    ("volos", ORANGE, 19, 400, 200, 20, 220, 240, 200, (35, 160, 490, 1340, 1840, 2250)),
    ("patras", RED, 21, 440, 220, 20, 240, 260, 300, (35, 190, 570, 1500, 1960, 2300)),
    ("nafplio", RED, 23, 440, 220, 20, 240, 260, 300, (35, 190, 570, 1500, 1960, 2300)),
    ("kalamata", RED, 24, 480, 240, 20, 260, 285, 300, (40, 200, 600, 1580, 2080, 2450)),
    ("port", TRANSPORT, 25, 400, 200, 20, 220, 240, 0, NONE),
    ("rethymno", YELLOW, 26, 520, 260, 25, 285, 310, 300, (45, 230, 720, 1820, 2200, 2550)),
    ("chania", YELLOW, 27, 520, 260, 25, 285, 310, 300, (45, 230, 720, 1820, 2200, 2550)),
    ("monastiraki", METRO, 28, 300, 150, 15, 165, 180, 0, NONE),
    ("heraklion", YELLOW, 29, 560, 280, 25, 305, 335, 300, (50, 240, 750, 1900, 2320, 2700)),
    ("ermoupoli", GREEN, 31, 600, 300, 30, 330, 360, 400, (55, 280, 880, 2020, 2440, 2850)),
    ("corfu", GREEN, 32, 600, 300, 30, 330, 360, 400, (55, 280, 880, 2020, 2440, 2850)),
    ("rhodes", GREEN, 34, 640, 320, 30, 350, 380, 400, (60, 310, 960, 2200, 2660, 3100)),
    ("airport", TRANSPORT, 35, 400, 200, 20, 220, 240, 0, NONE),
    ("thessaloniki", BLUE, 37, 700, 350, 35, 385, 420, 400, (75, 370, 1050, 2400, 2900, 3350)),
    ("athens", BLUE, 39, 800, 400, 40, 440, 480, 400, (100, 480, 1360, 3120, 3760, 4400)),
]
NAMES, GROUPS, SQUARES, PRICES, MORTGAGES, INTEREST, LIFT, LATER, BUILDINGS, RENTS = map(
    list[Any], zip(*DEEDS, strict=True)
)
SPECIAL = {
    **dict.fromkeys((7, 22, 36), state.SQ_ORDER),
    **dict.fromkeys((2, 17, 33), state.SQ_INSTRUCTION),
    **dict.fromkeys((4, 38), state.SQ_TAX),
    0: state.SQ_START,
    10: state.SQ_PRISON,
    20: state.SQ_PARKING,
    30: state.SQ_GO_TO_PRISON,
}
ORDERS = [
    *((state.MOVE_TO, square, 0) for square in (0, 39, 21, 9, 25)),
    *((state.NEXT_TRANSPORT, 2, 0), (state.NEXT_METRO, 20, 0), (state.MOVE_BACK, 4, 0)),
    *((state.GO_TO_JAIL, 0, 0), (state.KEEP_ACQUITTAL, 0, 0)),
    *((state.BANK_PAYS, 300, 0), (state.BANK_PAYS, 100, 0), (state.PAY_BANK, 50, 0), (state.PAY_BANK, 150, 0)),
    *((state.PAY_EACH_PLAYER, 50, 0), (state.PAY_PER_BUILDING, 50, 200)),
]
INSTRUCTIONS = [
    *((state.MOVE_TO, 20, 0), (state.GO_TO_JAIL, 0, 0), (state.KEEP_ACQUITTAL, 0, 0)),
    *((state.BANK_PAYS, amount, 0) for amount in (250, 200, 150, 100, 100, 50)),
    *((state.PAY_BANK, amount, 0) for amount in (50, 100, 200, 100)),
    *((state.COLLECT_EACH_PLAYER, 20, 0), (state.PAY_PER_PROPERTY, 20, 0), (state.PAY_PER_BUILDING, 80, 250)),
]
CARDS = [*ORDERS, *[(-1, 0, 0)] * 8, *INSTRUCTIONS, *[(-1, 0, 0)] * 8]

EXPECTED: dict[str, Any] = {
    "start_money": 3000,
    "salary": 500,
    "fine": 100,
    "houses": 32,
    "hotels": 12,
    "prison": 10,
    "square_kind": [SPECIAL.get(square, state.SQ_DEED) for square in range(40)],
    "square_deed": [SQUARES.index(square) if square in SQUARES else -1 for square in range(40)],
    "square_tax": [{4: 500, 38: 250}.get(square, 0) for square in range(40)],
    "deed_square": SQUARES,
    "deed_group": GROUPS,
    "group_deeds": [sum(1 << deed for deed in range(28) if GROUPS[deed] == group) for group in range(10)],
    "price": PRICES,
    "mortgage": MORTGAGES,
    "interest": INTEREST,
    "lift": LIFT,
    "lift_later": LATER,
    "rent": [list(rents) for rents in RENTS],
    "house_cost": BUILDINGS,
    "hotel_cost": BUILDINGS,
    "transport_rent": [50, 100, 200, 400],
    "metro_times": [10, 20],
    "deck_size": [16, 16],
    "card_effect": [effect for effect, _, _ in CARDS],
    "card_a": [first for _, first, _ in CARDS],
    "card_b": [second for _, _, second in CARDS],
}


@pytest.mark.rule("H1.1", "H1.4", "H4.4", "H5.2")
def test_the_default_has_the_figures_of_the_specification() -> None:
    figures = narrow(EDITIONS.default.figures, Figures)
    assert {*EXPECTED, "odds"} == set(fields(Figures))
    assert figures.shape == (1,)
    for field, value in EXPECTED.items():
        assert figures[field][0].tolist() == value, field


def test_the_ids_in_order() -> None:
    names = EDITIONS.default.names
    colours = ("brown", "light_blue", "pink", "orange", "red", "yellow", "green", "blue")
    assert set(names) == {"squares", "deeds", "colours", "groups", "decks", "cards"}
    assert names["deeds"] == tuple(NAMES)
    assert names["colours"] == colours
    assert names["groups"] == (*colours, "transport", "metro")
    assert names["decks"] == ("orders", "instructions")
    numbers = [f"{number:02}" for number in range(1, 17)]
    assert names["cards"] == (*(f"d{n}" for n in numbers), *[""] * 8, *(f"o{n}" for n in numbers), *[""] * 8)
    squares = (
        *("start", "xanthi", "instruction_1", "alexandroupoli", "income_tax"),
        *("railway", "arta", "order_1", "preveza", "ioannina"),
        *("prison", "serres", "syntagma", "kastoria", "kavala"),
        *("coach", "trikala", "instruction_2", "larissa", "volos"),
        *("parking", "patras", "order_2", "nafplio", "kalamata"),
        *("port", "rethymno", "chania", "monastiraki", "heraklion"),
        *("go_to_prison", "ermoupoli", "corfu", "instruction_3", "rhodes"),
        *("airport", "order_3", "thessaloniki", "road_tax", "athens"),
    )
    assert names["squares"] == squares


RED_CITIES = ("patras", "nafplio", "kalamata")
KNOWN = {
    *("money.start", "money.salary", "money.fine", "bank.houses", "bank.hotels"),
    *("mortgage.interest_percent", "mortgage.round_down_to", "metro.times[0]", "metro.times[1]"),
    *(f"cities.{name}.colour" for name in RED_CITIES),
    *(f"cards.{card}.{field}" for card in ("orders[9]", "instructions[2]") for field in ("id", "effect")),
}
TABLES = {TRANSPORT: "transport.stations", METRO: "metro.stops"}
INFERRED = {
    *(f"board.squares[{square}]" for square in SPECIAL),
    *(f"{TABLES.get(deed[1], 'cities')}.{deed[0]}.mortgage" for deed in DEEDS),
    *(f"cities.{deed[0]}.hotel" for deed in DEEDS if deed[1] not in TABLES),
}


def test_every_figure_says_where_it_comes_from() -> None:
    editions.assert_sources(EDITIONS, KNOWN, INFERRED)
    provenance = EDITIONS.default.provenance
    assert "twice the classic list" in provenance["cities.athens.price"].note
    assert "half the price is inferred" in provenance["metro.stops.syntagma.mortgage"].note
    assert "three for each deck are inferred" in provenance["board.squares[7]"].note


def test_every_figure_has_a_line() -> None:
    for path, line in editions.lines(EDITIONS).items():
        key = path.rpartition(".")[2].partition("[")[0]
        assert key in line or path.startswith("board.squares["), path


@pytest.mark.rule("H7.2", "H7.3", "H11.1")
def test_interest_is_a_tenth_rounded_down_to_five() -> None:
    """The rulebook's example: 260 is lifted for 285, or for 25 now and 260 later, or for 310 later."""
    figures = EDITIONS.default.figures[0]
    rethymno = NAMES.index("rethymno")
    assert figures["mortgage"][rethymno] == 260
    assert figures["lift"][rethymno] == 285
    assert figures["interest"][rethymno] == 25
    assert figures["lift_later"][rethymno] == 310


def test_interest_is_a_figure(tmp_path: Path) -> None:
    spots = ("interest_percent = 10", "interest_percent = 15"), ("round_down_to = 5", "round_down_to = 10")
    with pytest.raises(ValueError, match="interest on 60 comes to nothing"):
        editions.changed(EDITIONS, tmp_path, *spots)
    figures = editions.changed(EDITIONS, tmp_path, spots[0]).figures[0]
    athens = NAMES.index("athens")
    assert [figures[field][athens] for field in ("interest", "lift", "lift_later")] == [60, 460, 520]


def test_a_corrected_figure_makes_another_edition(tmp_path: Path) -> None:
    """Both are usable side by side."""
    spots = [
        ("start = 3000", "start = 2500"),
        ("road_tax = 250", "road_tax = 205"),
        ("price = 800, mortgage = 400", "price = 900, mortgage = 450"),
        ("3120, 3760, 4400", "3120, 3760, 5000"),
        ('"order", "thessaloniki"', '"thessaloniki", "order"'),
        (CARD["d08"], CARD["d08"].replace("4", "2")),
    ]
    edition = editions.changed(EDITIONS, tmp_path, *spots)
    assert not edition.is_default
    assert edition.hash != EDITIONS.default.hash
    figures, default = edition.figures[0], EDITIONS.default.figures[0]
    assert (figures["start_money"], default["start_money"]) == (2500, 3000)
    assert (figures["square_tax"][38], default["square_tax"][38]) == (205, 250)
    assert (figures["lift"][27], default["lift"][27]) == (495, 440)
    assert (figures["rent"][27][5], default["rent"][27][5]) == (5000, 4400)
    assert (figures["deed_square"][26], default["deed_square"][26]) == (36, 37)
    assert (figures["card_a"][7], default["card_a"][7]) == (2, 4)
    assert edition.names["squares"][36:38] == ("thessaloniki", "order_3")


def test_a_corrected_status_does_not(tmp_path: Path) -> None:
    edition = editions.changed(EDITIONS, tmp_path, ('"patras.colour" = "known"\n', ""))
    assert edition.is_default
    assert edition.provenance["cities.patras.colour"].status == "reconstructed"


def test_an_edition_travels_in_a_record(tmp_path: Path) -> None:
    edition = editions.changed(EDITIONS, tmp_path, (CARD["o14"], CARD["o14"].replace("20", "30")))
    editions.assert_travels(EDITIONS, edition)


@pytest.mark.rule("H5.7")
@pytest.mark.parametrize(
    ("card", "effect", "first", "second"),
    [
        ('effect = "move_to", square = "kavala"', state.MOVE_TO, 14, 0),
        ('effect = "move_to", square = "prison"', state.MOVE_TO, 10, 0),
        ('effect = "next_transport", times = 3', state.NEXT_TRANSPORT, 3, 0),
        ('effect = "next_metro", times = 25', state.NEXT_METRO, 25, 0),
        ('effect = "move_back", steps = 1', state.MOVE_BACK, 1, 0),
        ('effect = "go_to_jail"', state.GO_TO_JAIL, 0, 0),
        ('effect = "bank_pays", amount = 35', state.BANK_PAYS, 35, 0),
        ('effect = "pay_bank", amount = 35', state.PAY_BANK, 35, 0),
        ('effect = "pay_each_player", amount = 35', state.PAY_EACH_PLAYER, 35, 0),
        ('effect = "collect_each_player", amount = 35', state.COLLECT_EACH_PLAYER, 35, 0),
        ('effect = "pay_per_building", house = 35, hotel = 0', state.PAY_PER_BUILDING, 35, 0),
        ('effect = "pay_per_property", amount = 35', state.PAY_PER_PROPERTY, 35, 0),
    ],
)
def test_a_new_card_is_one_line(tmp_path: Path, card: str, effect: int, first: int, second: int) -> None:
    edition = editions.changed(EDITIONS, tmp_path, (CARD["d16"], f'{CARD["d16"]},\n  {{ id = "new", {card} }}'))
    figures = edition.figures[0]
    assert figures["deck_size"].tolist() == [17, 16]
    assert [figures[field][16] for field in ("card_effect", "card_a", "card_b")] == [effect, first, second]
    assert figures["card_effect"][17] == -1
    assert edition.names["cards"][16] == "new"
    assert edition.names["cards"][DECK] == "o01"


def test_a_deck_may_be_full_and_no_more(tmp_path: Path) -> None:
    rows = [f'  {{ id = "more_{number}", effect = "bank_pays", amount = 5 }}' for number in range(9)]
    edition = editions.changed(EDITIONS, tmp_path, (CARD["d16"], ",\n".join([CARD["d16"], *rows[:8]])))
    assert edition.figures["deck_size"][0].tolist() == [24, 16]
    assert edition.names["cards"][23:25] == ("more_7", "o01")
    with pytest.raises(ValueError, match="length <= 24, got 25"):
        editions.changed(EDITIONS, tmp_path, (CARD["d16"], ",\n".join([CARD["d16"], *rows])))


def test_cards_lead_to_one_of_several_parkings(tmp_path: Path) -> None:
    board = ('"road_tax", "athens"', '"parking", "athens"'), ("road_tax = 250\n", "")
    edition = editions.changed(EDITIONS, tmp_path, *board, (CARD["o01"], CARD["o01"].replace("parking", "parking_2")))
    assert edition.names["squares"][20] == "parking_1"
    assert edition.figures["card_a"][0][DECK] == 38
    with pytest.raises(ValueError, match="no square 'parking'"):
        editions.changed(EDITIONS, tmp_path, *board)


def test_taxes_and_prison_squares_are_any_number(tmp_path: Path) -> None:
    for name, kind, tax in ("income_tax", state.SQ_TAX, 500), ("go_to_prison", state.SQ_GO_TO_PRISON, 0):
        spots = ('"parking", "patras"', f'"{name}", "patras"'), (CARD["o01"], CARD["o01"].replace("parking", "start"))
        figures = editions.changed(EDITIONS, tmp_path, *spots).figures[0]
        assert figures["square_kind"].tolist().count(kind) == EXPECTED["square_kind"].count(kind) + 1
        assert (figures["square_kind"][20], figures["square_tax"][20]) == (kind, tax)


def test_colours_and_cities_may_have_other_names_and_sizes(tmp_path: Path) -> None:
    volos = CITY["volos"]
    spots = (
        (volos, volos.replace("volos", "lamia").replace("orange", "brown")),
        ('"larissa", "volos"', '"larissa", "lamia"'),
    )
    edition = editions.changed(EDITIONS, tmp_path, *spots)
    assert edition.names["deeds"][13] == "lamia"
    assert edition.figures["deed_group"][0][13] == BROWN
    assert edition.figures["group_deeds"][0][[BROWN, ORANGE]].tolist() == [1 | 2 | 1 << 13, 1 << 11 | 1 << 12]


def test_the_largest_figures_fit_the_record(tmp_path: Path) -> None:
    spots = [
        ("start = 3000", "start = 100000"),
        ("houses = 32", "houses = 100"),
        ("times = [10, 20]", "times = [95, 100]"),
        ("3760, 4400", "3760, 10000"),
        (CARD["d16"], CARD["d16"].replace("200", "1000")),
    ]
    figures = narrow(editions.changed(EDITIONS, tmp_path, *spots).figures, Figures)
    assert figures.dtype == packed(Figures)
    assert (figures["start_money"][0], figures["houses"][0]) == (100_000, 100)
    assert figures["metro_times"][0].tolist() == [95, 100]
    assert (figures["rent"][0][27][5], figures["card_b"][0][15]) == (10_000, 1_000)


def test_the_odds_of_stopping_follow_from_board_and_cards() -> None:
    odds = dict(zip(EDITIONS.default.names["squares"], EDITIONS.default.figures["odds"][0].tolist(), strict=True))
    assert odds["go_to_prison"] == 0
    assert odds["port"] > odds["airport"]  # a card leads there
    assert odds["patras"] > odds["nafplio"]
    assert odds["order_1"] < odds["arta"]  # many of its cards lead away
    assert 1_000_000 < sum(odds.values()) < 1_200_000  # doubles throw again, three end in custody


def test_the_rulebook_tells_the_figures_of_another_edition(tmp_path: Path) -> None:
    dearer = rulebook("hellas", editions.changed(EDITIONS, tmp_path, ("fine = 100", "fine = 150")))
    assert "€150" in Texts("en", f"hellas/{ROOM}", words=dearer.words).text("rules-h5-5", **dearer.figures)

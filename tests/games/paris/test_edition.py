"""The figures of Paris: the default is the specification's, and an edition that cannot be played is refused."""

from pathlib import Path
from typing import Any

import pytest

from cadastre.core.editions import Edition
from cadastre.core.layout import fields, narrow, packed
from cadastre.games.paris.edition import EDITIONS
from cadastre.games.paris.rules.state import Figures
from tests import editions

DEFAULT = EDITIONS.file.read_text(encoding="utf-8")

WOOD, MARBLE, GOLD, BRONZE, SILVER, GOLD_PRESTIGE = range(6)
CAFE, BAKERY, RESIDENCE, RESTAURANT, HOTEL, THEATRE = range(6)

EXPECTED: dict[str, Any] = {
    "start_francs": 3,
    "keys": [0, 0, 10, 9, 7],
    "reserve": 2,
    "bank": [5, 3, 6, 7, 2, 4],
    "value": [1, 2, 3, 4, 5, 8],
    "building_type": [
        *(CAFE, BAKERY, RESIDENCE, RESTAURANT, THEATRE, HOTEL),
        *(BAKERY, CAFE, RESIDENCE, RESTAURANT, HOTEL, THEATRE),
        *(CAFE, BAKERY, RESTAURANT, RESIDENCE, HOTEL, THEATRE),
        *(CAFE, BAKERY, RESTAURANT, RESIDENCE, THEATRE, HOTEL),
        *(BAKERY, CAFE, RESTAURANT, RESIDENCE, HOTEL, THEATRE),
        *(BAKERY, CAFE, RESIDENCE, RESTAURANT, THEATRE, HOTEL),
    ],
    "slot_token": [BRONZE, SILVER, GOLD_PRESTIGE, WOOD, MARBLE, GOLD] * 6,
    "eight_wood": 1,
    "eight_vp": 2,
    "bonus_price": 2,
    "landmark_value": [9, 10, 11, 12, 13, 14, 15, 16],
    "landmark_cost": [[0, 1, 0], [0, 0, 1], [0, 2, 0], [0, 1, 1], [0, 0, 2], [0, 2, 1], [0, 1, 2], [0, 0, 3]],
    "landmark_vp": [[3, 0, 0]] * 3 + [[0, 4, 0]] * 3 + [[0, 0, 5]] * 2,
    "prestige_max": 3,
    "vp_rank": [[20, 10, 5], [18, 9, 4], [16, 8, 4], [14, 7, 3], [12, 6, 3], [10, 5, 2]],
    "buy": [2, 3, 4],
    "sell": [1, 2, 3, 1, 2, 3],
    "bonus_min_players": [
        [2, {6: 3, 11: 3, 15: 3, 18: 3, 26: 3, 28: 3, 10: 4, 13: 4, 14: 4, 21: 4, 29: 4, 30: 4}.get(number, 0)]
        for number in range(1, 31)
    ],
    "bonus_zone": [0] * 10 + [1] * 10 + [2] * 10,
    "bonus_francs": [{1: 3, 5: 5, 12: 4, 13: 4, 14: 2}.get(number, 0) for number in range(1, 31)],
    "bonus_vp": [
        {7: 3, 12: 4, 22: 8, 6: 2, 11: 3, 15: 4, 18: 5, 26: 6, 28: 7, 29: 8}.get(number, 0) for number in range(1, 31)
    ],
    "bonus_step": [{6: 0, 11: 1, 15: 2, 18: 3, 26: 4, 28: 5}.get(number, -1) for number in range(1, 31)],
    "bonus_per_player": [[0, 0, 1, 2, 3], [0, 0, 2, 3, 4], [0, 0, 2, 3, 4]],
    "bonus_resource": [2, 3, 4],
    "kinds_vp": [0, 0, 0, 0, 10, 15, 20, 25],
    "back_up_to": 5,
    "end_token": [WOOD, MARBLE, GOLD, BRONZE, SILVER, GOLD_PRESTIGE, -1, -1, -1, -1, -1, -1],
    "end_francs": [0] * 6 + [3, 4, 5, 0, 0, 0],
    "end_vp": [0] * 6 + [0, 0, 0, 3, 4, 5],
}

DISTRICTS = ("montmartre", "la_villette", "saint_germain", "chaillot", "belleville", "batignolles")


def changed(folder: Path, old: str, new: str) -> Edition:
    return editions.changed(EDITIONS, folder, (old, new))


def test_the_default_has_the_figures_of_the_specification() -> None:
    figures = narrow(EDITIONS.default.figures, Figures)
    assert set(EXPECTED) == set(fields(Figures))
    assert figures.shape == (1,)
    for field, value in EXPECTED.items():
        assert figures[field][0].tolist() == value, field


def test_the_ids_in_order() -> None:
    assert EDITIONS.default.names == {
        "districts": DISTRICTS,
        "types": ("cafe", "bakery", "residence", "restaurant", "hotel", "theatre"),
        "tokens": ("wood", "marble", "gold", "bronze", "silver", "gold_prestige"),
        "landmarks": (
            *("luxembourg_gardens", "tuileries", "pantheon", "grand_palais"),
            *("sacre_coeur", "notre_dame", "louvre", "eiffel_tower"),
        ),
        "end_tiles": (
            *("wood", "marble", "gold", "bronze", "silver", "gold_prestige"),
            *("3_francs", "4_francs", "5_francs", "3_vp", "4_vp", "5_vp"),
        ),
    }


def test_equal_end_game_tiles_are_told_apart(tmp_path: Path) -> None:
    edition = changed(tmp_path, "{ vp = 4 },\n", "{ vp = 3 },\n")
    assert edition.names["end_tiles"][9:] == ("3_vp", "3_vp_2", "5_vp")


KNOWN = {
    *("start.francs", "start.reserve", "start.keys.2", "start.keys.3", "start.keys.4"),
    *(f"slots.values[{step}]" for step in range(6)),
    *("buildings.bonus_price", "buildings.highest_wood", "buildings.highest_vp", "prestige.per_landmark"),
    *("buildings.types.montmartre[1]", "buildings.types.montmartre[4]", "buildings.types.la_villette[5]"),
    *(f"landmarks[{number}].value" for number in (1, 2, 3, 4, 6, 7)),
    *("landmarks[3].cost.marble", "landmarks[3].cost.gold"),
    *(f"landmarks[{number}].{field}" for number in (6, 7) for field in ("id", "cost.marble", "cost.gold")),
    *(f"landmarks[{number}].prestige.{kind}" for number in (6, 7) for kind in ("bronze", "silver", "gold_prestige")),
    *(f"vp_tiles[{number}].ranks[{rank}]" for number in (0, 2) for rank in range(3)),
    "vp_tiles[1].ranks[0]",
    *("bonus.per_building.18.value", "bonus.per_building.18.vp"),
    *(f"bonus.per_unused_tile.20.{players}" for players in (2, 3, 4)),
    *(f"bonus.per_pair.{number}.{players}" for number in (23, 24) for players in (2, 3, 4)),
    *("bonus.per_landmark.29", "bonus.back_up_to.25", *(f"bonus.kinds.30.{kinds}" for kinds in (4, 5, 6, 7))),
}
INFERRED = {
    *(f"districts.order[{number}]" for number in range(6)),
    *("landmarks[0].value", "landmarks[5].value"),
    *("bonus.resource.2", "bonus.resource.3", "bonus.resource.4"),
    *(f"bonus.per_building.{number}.{field}" for number in (6, 11, 15, 26, 28) for field in ("value", "vp")),
}


def test_every_figure_says_where_it_comes_from() -> None:
    editions.assert_sources(EDITIONS, KNOWN, INFERRED)
    provenance = EDITIONS.default.provenance
    assert "2 to 7" in provenance["banks.chaillot"].note
    assert "prestige at 1, 2 and 3" in provenance["slots.tokens[5]"].note


def test_every_figure_has_a_line() -> None:
    for path, line in editions.lines(EDITIONS).items():
        key = path.rpartition(".")[2].partition("[")[0]
        assert key in line or path.startswith("end_game.tiles["), path


def test_a_corrected_figure_makes_another_edition(tmp_path: Path) -> None:
    """Both are usable side by side."""
    edition = changed(tmp_path, "chaillot = 7", "chaillot = 6")
    assert not edition.is_default
    assert edition.hash != EDITIONS.default.hash
    assert edition.figures["bank"][0].tolist() == [5, 3, 6, 6, 2, 4]
    assert EDITIONS.default.figures["bank"][0].tolist() == [5, 3, 6, 7, 2, 4]


def test_a_corrected_status_does_not(tmp_path: Path) -> None:
    edition = changed(tmp_path, 'default = "reconstructed"\n"montmartre[1]"', 'default = "known"\n"montmartre[1]"')
    assert edition.is_default
    assert edition.hash == EDITIONS.default.hash
    assert edition.provenance["buildings.types.chaillot[0]"].status == "known"


def test_an_edition_travels_in_a_record(tmp_path: Path) -> None:
    edition = changed(tmp_path, "12 = { francs = 4, vp = 4 }", "12 = { francs = 1, vp = 9 }")
    editions.assert_travels(EDITIONS, edition)


def test_districts_and_landmarks_may_have_other_names_and_orders(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = DEFAULT.replace('"montmartre", "la_villette"', '"la_villette", "plaka"').replace("montmartre", "plaka")
    file.write_text(text.replace('"louvre"', '"acropolis_2"'), encoding="utf-8")
    edition = EDITIONS.load(file)
    assert edition.names["districts"][:2] == ("la_villette", "plaka")
    assert edition.figures["bank"][0].tolist() == [3, 5, 6, 7, 2, 4]
    assert edition.figures["building_type"][0][:2].tolist() == [BAKERY, CAFE]
    assert edition.names["landmarks"][6] == "acropolis_2"


def test_the_largest_figures_fit_the_record(tmp_path: Path) -> None:
    edition = changed(tmp_path, "29 = 8", "29 = 50")
    assert narrow(edition.figures, Figures).dtype == packed(Figures)
    assert edition.figures["bonus_vp"][0][28] == 50


PANTHEON = DEFAULT[
    DEFAULT.index('[[landmarks]]\nid = "pantheon"') : DEFAULT.index('[[landmarks]]\nid = "grand_palais"')
]
LAST_VP_TILE = '[[vp_tiles]]\nranks = [10, 5, 2]\nstatus = "reconstructed"\n'

REFUSED = [
    # text, replaced by, field, what is said about it
    ("buy = { wood = 2,", "buy = { wood = 1,", "trade.buy.wood", "more than the 1 that a sale brings"),
    ("marble = 3, gold = 4 }", "marble = 3, gold = 3 }", "trade.buy.gold", "more than the 3"),
    ("value = 9\n", "value = 8\n", "landmarks[0].value", "must be above 8"),
    ("value = 13\n", "value = 12\n", "landmarks[4].value", "12 is the value of grand_palais already"),
    ("value = 16\n", "value = 100\n", "landmarks[7].value", "<= 99"),
    ('"eiffel_tower"', '"louvre"', "landmarks[7].id", "means something"),
    ('"eiffel_tower"', '"chaillot"', "landmarks[7].id", "means something"),
    ('"eiffel_tower"', '"arc"', "landmarks[7].id", "means something"),
    ('"eiffel_tower"', '"Eiffel Tower"', "landmarks[7].id", "small letters"),
    ("cost = { marble = 0, gold = 3 }", "cost = { gold = 4 }", "landmarks[7].cost.gold", "<= 3"),
    ("cost = { marble = 0, gold = 3 }", "cost = { wood = 1 }", "landmarks[7].cost.wood", "no field"),
    (PANTHEON, "", "landmarks", "length 8, got 7"),
    ("highest_wood = 1", "highest_wood = 4", "buildings.highest_wood", "<= 3"),
    ('n = ["cafe",   "bakery",', 'n = ["cafe",   "cafe",', "buildings.types.saint_germain[1]", "a cafe already"),
    ('n = ["cafe",', 'n = ["pub",', "buildings.types.saint_germain[0]", "expected one of cafe"),
    ('n = ["cafe",', "n = [", "buildings.types.saint_germain", "length 6, got 5"),
    ('chaillot      = ["cafe",', 'plaka      = ["cafe",', "buildings.types.plaka", "no district of this edition"),
    ("belleville = 2\n", "", "banks.belleville", "is missing"),
    ("belleville = 2\n", "belleville = -2\n", "banks.belleville", ">= 0, got -2"),
    ("belleville = 2\n", "belleville = 51\n", "banks.belleville", "<= 50, got 51"),
    ("belleville = 2\n", "belleville = 2.5\n", "banks.belleville", "a whole number"),
    ('"chaillot", "belleville",', '"chaillot", "chaillot",', "districts.order[4]", "means something"),
    ('"chaillot", "belleville",', '"belleville",', "districts.order", "length 6, got 5"),
    ('"chaillot", "belleville",', '"status", "belleville",', "districts.order[3]", "means something"),
    ("[1, 2, 3, 4, 5, 8]", "[1, 2, 2, 4, 5, 8]", "slots.values[2]", "more than the 2 before it"),
    ("[1, 2, 3, 4, 5, 8]", "[0, 2, 3, 4, 5, 8]", "slots.values[0]", ">= 1"),
    ('"gold_prestige", "wood",', '"gold_prestige", "silver",', "slots.tokens[3]", "beside 12 slots"),
    ('"gold_prestige", "wood",', '"gold_prestige", "straw",', "slots.tokens[3]", "expected one of wood"),
    ('{ token = "gold_prestige" },', "", "end_game.tiles", "must be 12, got 11"),
    ('{ token = "gold_prestige" },', "{ },", "end_game.tiles[5]", "one of a token, francs or VP"),
    ('{ token = "gold_prestige" },', "{ vp = 1, francs = 2 },", "end_game.tiles[5]", "one of a token"),
    ('{ token = "gold_prestige" },', '{ token = "platinum" },', "end_game.tiles[5].token", "expected one of wood"),
    (LAST_VP_TILE, "", "vp_tiles", "got 5"),
    ("ranks = [14, 7, 3]", "ranks = [14, 7, 8]", "vp_tiles[3].ranks[2]", "must not get more"),
    ("ranks = [14, 7, 3]", "ranks = [14, 7]", "vp_tiles[3].ranks", "length 3, got 2"),
    ("B = [11, 20]", "B = [12, 20]", "bonus.zones", "each space from 1 to 30 once"),
    ("B = [11, 20]", "B = [10, 20]", "bonus.zones", "each space from 1 to 30 once"),
    ("B = [11, 20]", "B = [20, 11]", "bonus.zones.B", "a run of spaces"),
    ("C = [21, 30]", "C = [21, 31]", "bonus.zones.C", "a run of spaces"),
    ("C = [21, 30]", "C = [21, 29]", "bonus.zones", "each space from 1 to 30 once"),
    ("four_players = [10,", "four_players = [31,", "bonus.second_copies.four_players[0]", "1 to 30, got 31"),
    ("four_players = [10,", "four_players = [6,", "bonus.second_copies.four_players[0]", "second copy of 6 already"),
    ("2 = 10\n", "2 = 0\n", "start.keys.2", ">= 1, got 0"),
    ("2 = 10\n", "2 = 101\n", "start.keys.2", "<= 100"),
    ("2 = 10\n", "5 = 10\n", "start.keys.5", "no number of players"),
    ("2 = 10\n", "", "start.keys.2", "is missing"),
    ("reserve = 2", "reserve = 21", "start.reserve", "<= 20"),
    ("1 = { francs = 3 }", "8 = { francs = 3 }", "bonus.gain.8", "1, 5, 7, 12, 22 (P7.3)"),
    ("1 = { francs = 3 }\n", "", "bonus.gain.1", "is missing"),
    ("1 = { francs = 3 }", "1 = {}", "bonus.gain.1", "must give francs or VP"),
    ('3 = "marble"', '3 = "wood"', "bonus.resource.2", "wood has several"),
    ('3 = "marble"', '3 = "bronze"', "bonus.resource.3", "expected one of wood, marble, gold"),
    ("6 = { value = 1,", "6 = { value = 7,", "bonus.per_building.6.value", "no building has the value 7"),
    ("6 = { value = 1,", "6 = { value = 8,", "bonus.per_building.6.value", "several tiles"),
    ("14 = 2\n", "15 = 2\n", "bonus.key_price.15", "13, 14 (P7.3)"),
    ("20 = { 2 = 1, 3 = 2, 4 = 3 }", "20 = { 2 = 1, 3 = 2 }", "bonus.per_unused_tile.20.4", "is missing"),
    ("24 = { 2 = 2,", "24 = { 1 = 2, 2 = 2,", "bonus.per_pair.24.1", "no number of players"),
    ("29 = 8", "29 = 51", "bonus.per_landmark.29", "<= 50"),
    ("7 = 25 }", "8 = 25 }", "bonus.kinds.30.8", "4, 5, 6 or 7 kinds"),
    ("25 = 5", "25 = 0", "bonus.back_up_to.25", ">= 1"),
    ("per_landmark = 3", "per_landmark = 19", "prestige.per_landmark", "<= 18"),
    ('game = "paris"', 'game = "hellas"', "game", "not of 'paris'"),
    ("[trade]", "[trad]", "trad", "no field that is known here"),
]

ELSEWHERE = {
    "landmarks": "[[landmarks]]\n",
    "vp_tiles": "[[vp_tiles]]\n",
    "banks.belleville": "[banks]",
    "bonus.gain.1": "[bonus.gain]",
    "bonus.resource.2": '2 = "wood"',
    "bonus.zones": "[bonus.zones]",
    "end_game.tiles": "tiles = [",
    "start.keys.2": "[start.keys]",
}
"""Where an error points to that does not lie on the changed line, or whose line is gone."""


@pytest.mark.parametrize(("old", "new", "path", "message"), REFUSED)
def test_an_edition_that_cannot_be_played_is_refused(
    tmp_path: Path, old: str, new: str, path: str, message: str
) -> None:
    editions.assert_refused(EDITIONS, tmp_path, old, new, path, message, ELSEWHERE.get(path, ""))

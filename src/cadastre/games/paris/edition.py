"""The editions of Paris: what makes one playable, the ids it uses, and its figures as the record that the rules read.

``edition.toml`` beside this module is the default; ``sheet.py`` is the shape of the file.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cadastre.core.editions import Editions, Fault, filled, one_of, plain_words, rising, same_keys
from cadastre.core.layout import Array, blank
from cadastre.games.paris.edition_shape import Bonus, EndTile, Sheet
from cadastre.games.paris.rules.state import (
    DISTRICTS,
    END_TILES,
    SPACES,
    TILE_BACK,
    TILE_KEY_A,
    TILE_KEY_B,
    TILE_KINDS,
    TILE_LANDMARKS,
    TILE_PAIR_PRESTIGE,
    TILE_PAIR_RESOURCE,
    TILE_UNUSED,
    Figures,
)

TYPES = ("cafe", "bakery", "residence", "restaurant", "hotel", "theatre")
TOKENS = ("wood", "marble", "gold", "bronze", "silver", "gold_prestige")
RESOURCES = TOKENS[:3]
PLAYERS = (2, 3, 4)
KINDS = (4, 5, 6, 7)

# The bonus tiles by effect, where the effect has figures (P7.3).
GAIN = (1, 5, 7, 12, 22)
STANDS_FOR = (2, 3, 4)
PER_BUILDING = (6, 11, 15, 18, 26, 28)
KEY_PRICE = (TILE_KEY_A, TILE_KEY_B)
PAIRS = (TILE_PAIR_PRESTIGE, TILE_PAIR_RESOURCE)


def faults(sheet: Sheet) -> Iterator[Fault]:
    """What an owner must mend before this edition can be played; later checks may rely on earlier ones."""
    yield from _ids(sheet)
    yield from same_keys("start.keys", sheet.start.keys, PLAYERS, "is no number of players (2, 3 or 4)")
    yield from same_keys("banks", sheet.banks, sheet.districts.order, "is no district of this edition")
    yield from _slots(sheet)
    yield from _landmarks(sheet)
    yield from _vp_tiles(sheet)
    yield from _bonus(sheet.bonus, sheet.slots.values)
    yield from _copies_and_zones(sheet.bonus)
    yield from _end_tiles(sheet.end_game.tiles)
    for resource in RESOURCES:
        buy, sell = getattr(sheet.trade.buy, resource), getattr(sheet.trade.sell, resource)
        if buy <= sell:
            yield f"trade.buy.{resource}", f"must be more than the {sell} that a sale brings, got {buy}"


def _ids(sheet: Sheet) -> Iterator[Fault]:
    places = [(f"districts.order[{number}]", name) for number, name in enumerate(sheet.districts.order)]
    places += [(f"landmarks[{number}].id", landmark.id) for number, landmark in enumerate(sheet.landmarks)]
    yield from plain_words(places, (*TYPES, *TOKENS, "arc"))


def _slots(sheet: Sheet) -> Iterator[Fault]:
    values, tokens, types = sheet.slots.values, sheet.slots.tokens, sheet.buildings.types
    yield from rising("slots.values", values)
    for step, token in enumerate(tokens):
        yield from one_of(f"slots.tokens[{step}]", token, TOKENS)
        if token in tokens[:step]:
            count = DISTRICTS * tokens.count(token)
            yield f"slots.tokens[{step}]", f"{token} lies beside {count} slots; of each kind there are 6 (P1.5)"
    yield from same_keys("buildings.types", types, sheet.districts.order, "is no district of this edition")
    for district, row in types.items():
        for step, name in enumerate(row):
            yield from one_of(f"buildings.types.{district}[{step}]", name, TYPES)
            if name in row[:step]:
                yield f"buildings.types.{district}[{step}]", f"{district} has a {name} already (P1.2)"


def _landmarks(sheet: Sheet) -> Iterator[Fault]:
    seen: dict[int, str] = {}
    for number, landmark in enumerate(sheet.landmarks):
        path = f"landmarks[{number}].value"
        if landmark.value <= sheet.slots.values[-1]:
            yield path, f"must be above {sheet.slots.values[-1]}, the highest building, got {landmark.value}"
        if landmark.value in seen:
            yield path, f"{landmark.value} is the value of {seen[landmark.value]} already"
        seen[landmark.value] = landmark.id


def _vp_tiles(sheet: Sheet) -> Iterator[Fault]:
    if len(sheet.vp_tiles) != DISTRICTS:
        yield "vp_tiles", f"must be as many as districts, {DISTRICTS}, got {len(sheet.vp_tiles)}"
    for number, tile in enumerate(sheet.vp_tiles):
        for rank in (1, 2):
            if tile.ranks[rank] > tile.ranks[rank - 1]:
                yield f"vp_tiles[{number}].ranks[{rank}]", "a later rank must not get more than the one before it"


def _bonus(bonus: Bonus, values: tuple[int, ...]) -> Iterator[Fault]:
    effects: list[tuple[str, Mapping[int, Any], tuple[int, ...]]] = [
        ("gain", bonus.gain, GAIN),
        ("resource", bonus.resource, STANDS_FOR),
        ("per_building", bonus.per_building, PER_BUILDING),
        ("key_price", bonus.key_price, KEY_PRICE),
        ("per_unused_tile", bonus.per_unused_tile, (TILE_UNUSED,)),
        ("per_pair", bonus.per_pair, PAIRS),
        ("per_landmark", bonus.per_landmark, (TILE_LANDMARKS,)),
        ("kinds", bonus.kinds, (TILE_KINDS,)),
        ("back_up_to", bonus.back_up_to, (TILE_BACK,)),
    ]
    for effect, table, numbers in effects:
        which = f"the tiles with this effect are {', '.join(map(str, numbers))} (P7.3)"
        yield from same_keys(f"bonus.{effect}", table, numbers, which)
    for number, gain in bonus.gain.items():
        if not gain.francs and not gain.vp:
            yield f"bonus.gain.{number}", "must give francs or VP"
    for number, token in bonus.resource.items():
        path = f"bonus.resource.{number}"
        yield from one_of(path, token, RESOURCES)
        if list(bonus.resource.values()).count(token) > 1:
            yield path, f"each resource has one tile, {token} has several"
    counted = Counter(tile.value for tile in bonus.per_building.values())
    for number, tile in bonus.per_building.items():
        path = f"bonus.per_building.{number}.value"
        if tile.value not in values:
            yield path, f"no building has the value {tile.value}"
        if counted[tile.value] > 1:
            yield path, f"the value {tile.value} is counted by several tiles"
    for effect, by_players in ("per_unused_tile", bonus.per_unused_tile), ("per_pair", bonus.per_pair):
        for number, figures in by_players.items():
            path = f"bonus.{effect}.{number}"
            yield from same_keys(path, figures, PLAYERS, "is no number of players (2, 3 or 4)")
    for number, figures in bonus.kinds.items():
        yield from same_keys(f"bonus.kinds.{number}", figures, KINDS, "must be 4, 5, 6 or 7 kinds")


def _copies_and_zones(bonus: Bonus) -> Iterator[Fault]:
    seen: set[int] = set()
    for field in "three_or_more_players", "four_players":
        for index, number in enumerate(getattr(bonus.second_copies, field)):
            path = f"bonus.second_copies.{field}[{index}]"
            if not 1 <= number <= SPACES:
                yield path, f"bonus tiles have the numbers 1 to {SPACES}, got {number}"
            if number in seen:
                yield path, f"there is a second copy of {number} already"
            seen.add(number)
    covered: list[int] = []
    for name in "A", "B", "C":
        first, last = getattr(bonus.zones, name)
        if not 1 <= first <= last <= SPACES:
            yield f"bonus.zones.{name}", f"must be a run of spaces within 1 to {SPACES}, got {first} to {last}"
        covered += range(max(first, 1), min(last, SPACES) + 1)
    if sorted(covered) != list(range(1, SPACES + 1)):
        yield "bonus.zones", f"must together hold each space from 1 to {SPACES} once"


def _end_tiles(tiles: list[EndTile]) -> Iterator[Fault]:
    if len(tiles) != END_TILES:
        yield "end_game.tiles", f"must be {END_TILES}, got {len(tiles)}"
    for number, tile in enumerate(tiles):
        path = f"end_game.tiles[{number}]"
        if tile.token:
            yield from one_of(f"{path}.token", tile.token, TOKENS)
        if sum(map(bool, (tile.token, tile.francs, tile.vp))) != 1:
            yield path, "must be one of a token, francs or VP"


def names(sheet: Sheet) -> dict[str, tuple[str, ...]]:
    """The ids in the order of their numbers. Equal end-game tiles are told apart by a count: 3_vp, 3_vp_2."""
    end_tiles: list[str] = []
    seen: Counter[str] = Counter()
    for tile in sheet.end_game.tiles:
        name = tile.token or (f"{tile.francs}_francs" if tile.francs else f"{tile.vp}_vp")
        seen[name] += 1
        end_tiles.append(name if seen[name] == 1 else f"{name}_{seen[name]}")
    return {
        "districts": sheet.districts.order,
        "types": TYPES,
        "tokens": TOKENS,
        "landmarks": tuple(landmark.id for landmark in sheet.landmarks),
        "end_tiles": tuple(end_tiles),
    }


def figures(sheet: Sheet) -> Array:
    """The record that the rules read, one in an array."""
    bonus, districts = sheet.bonus, sheet.districts.order
    plain: dict[str, Any] = {
        "start_francs": sheet.start.francs,
        "keys": [sheet.start.keys.get(players, 0) for players in range(5)],
        "reserve": sheet.start.reserve,
        "bank": [sheet.banks[district] for district in districts],
        "value": sheet.slots.values,
        "building_type": [TYPES.index(name) for district in districts for name in sheet.buildings.types[district]],
        "slot_token": [TOKENS.index(token) for token in sheet.slots.tokens] * DISTRICTS,
        "eight_wood": sheet.buildings.highest_wood,
        "eight_vp": sheet.buildings.highest_vp,
        "bonus_price": sheet.buildings.bonus_price,
        "landmark_value": [landmark.value for landmark in sheet.landmarks],
        "landmark_cost": [(0, landmark.cost.marble, landmark.cost.gold) for landmark in sheet.landmarks],
        "landmark_vp": [[getattr(landmark.prestige, kind) for kind in TOKENS[3:]] for landmark in sheet.landmarks],
        "prestige_max": sheet.prestige.per_landmark,
        "vp_rank": [tile.ranks for tile in sheet.vp_tiles],
        "buy": [getattr(sheet.trade.buy, token) for token in RESOURCES],
        "sell": [getattr(sheet.trade.sell, token) for token in TOKENS],
        "back_up_to": bonus.back_up_to[TILE_BACK],
        "kinds_vp": [bonus.kinds[TILE_KINDS].get(kinds, 0) for kinds in range(8)],
        "end_token": [TOKENS.index(tile.token) if tile.token else -1 for tile in sheet.end_game.tiles],
        "end_francs": [tile.francs for tile in sheet.end_game.tiles],
        "end_vp": [tile.vp for tile in sheet.end_game.tiles],
        **_bonus_figures(bonus, sheet.slots.values),
    }
    return filled(blank(Figures), plain)


def _bonus_figures(bonus: Bonus, values: tuple[int, ...]) -> dict[str, Any]:
    francs, vp, steps, zones = [0] * SPACES, [0] * SPACES, [-1] * SPACES, [0] * SPACES
    copies = [[PLAYERS[0], 0] for _ in range(SPACES)]
    for number, gain in bonus.gain.items():
        francs[number - 1], vp[number - 1] = gain.francs, gain.vp
    for number, price in bonus.key_price.items():
        francs[number - 1] = price
    for number, tile in bonus.per_building.items():
        vp[number - 1], steps[number - 1] = tile.vp, values.index(tile.value)
    for number, each in bonus.per_landmark.items():
        vp[number - 1] = each
    for number in bonus.second_copies.three_or_more_players:
        copies[number - 1][1] = 3
    for number in bonus.second_copies.four_players:
        copies[number - 1][1] = 4
    for zone, (first, last) in enumerate((bonus.zones.A, bonus.zones.B, bonus.zones.C)):
        zones[first - 1 : last] = [zone] * (last - first + 1)
    by_players = (bonus.per_unused_tile[TILE_UNUSED], *(bonus.per_pair[number] for number in PAIRS))
    stands_for = {token: number for number, token in bonus.resource.items()}
    return {
        "bonus_min_players": copies,
        "bonus_zone": zones,
        "bonus_francs": francs,
        "bonus_vp": vp,
        "bonus_step": steps,
        "bonus_per_player": [[row.get(players, 0) for players in range(5)] for row in by_players],
        "bonus_resource": [stands_for[token] for token in RESOURCES],
    }


EDITIONS = Editions("paris", Path(__file__).with_name("edition.toml"), Sheet, faults, names, figures)
"""Loads and checks editions of Paris; ``EDITIONS.default`` is the one that is played unless another is named."""

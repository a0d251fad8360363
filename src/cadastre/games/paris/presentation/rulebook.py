"""What the rulebook of Paris takes from an edition."""

from collections.abc import Iterator

from cadastre.core.editions import Edition
from cadastre.core.rulebook import Row, Rulebook
from cadastre.core.texts import Many, Phrase, Value
from cadastre.games.paris.edition import EDITIONS, PLAYERS
from cadastre.games.paris.presentation.words import BONUS, BY_PLAYERS, ParisWords, francs, vp
from cadastre.games.paris.rules.state import DISTRICTS, END_TILES, LANDMARKS, RESOURCES, SPACES, STEPS, TOKENS

RULINGS = frozenset(
    ("P1.8", "P2.5", "P3.1", "P3.3", "P3.5", "P5.9", "P5.10", "P7.1", "P7.2", "P7.4", "P8.1", "P8.4"),
)
"""Marked so in the specification."""

FOLLOWS = {
    "building_placed": "P3.2",
    "building_removed": "P3.4",
    "key_placed": "P4.1",
    "key_moved": "P5.1",
    "resource_paid": "P5.5",
    "landmark_laid": "P5.4",
    "token_taken": "P5.7",
    "prestige_given": "P5.8",
    "vp_tile_placed": "P5.9",
    "pile_searched": "P6.1",
    "end_tile_taken": "P6.1",
    "end_tile_used": "P6.2",
    "bonus_taken": "P7.1",
    "bonus_used": "P7.3",
    "key_gained": "P7.3",
    "pair_given": "P7.3",
    "half_lost": "P7.4",
    "token_sold": "P8.1",
    "token_bought": "P8.1",
    "passed": "P3.3",
    "last_end_tile": "P9.1",
    "district_ranked": "P9.3",
    "game_over": "P9.6",
}
"""The rule that an event follows, by its name; francs and VP come for several reasons."""


def rulebook(edition: Edition | None = None) -> Rulebook:
    """The rulebook with the figures of an edition, or of the default one."""
    edition = edition or EDITIONS.default
    words = ParisWords(edition)
    return Rulebook(edition, words, _figures(edition), dict(_lists(words)), RULINGS)


def _numbers(values: list[int]) -> str:
    return ", ".join(map(str, values))


def _figures(edition: Edition) -> dict[str, Value]:
    data = edition.data
    start, values, buildings, copies = data["start"], data["slots"]["values"], data["buildings"], data["bonus"]
    zones = (f"{zone}: {first}–{last}" for zone, (first, last) in copies["zones"].items())
    return {
        "districts": Many("district", tuple(range(DISTRICTS))),
        "values": _numbers(values),
        "first": values[0],
        "second": values[1],
        "third": values[2],
        "highest": values[-1],
        "start": francs(start["francs"]),
        "reserve_keys": start["reserve"],
        **{f"keys_{word}": start["keys"][str(n)] for n, word in zip(PLAYERS, ("two", "three", "four"), strict=True)},
        "copies_three": _numbers(copies["second_copies"]["three_or_more_players"]),
        "copies_four": _numbers(copies["second_copies"]["four_players"]),
        "zones": "; ".join(zones),
        "wood": buildings["highest_wood"],
        "bonus_price": francs(buildings["bonus_price"]),
        "highest_vp": vp(buildings["highest_vp"]),
        "most_prestige": data["prestige"]["per_landmark"],
    }


def _lists(words: ParisWords) -> Iterator[tuple[str, tuple[Row, ...]]]:
    fig, districts = words.figures, range(DISTRICTS)
    yield "P1.2", tuple(Row(_district(words, one), Many("building", _buildings(words, one))) for one in districts)
    yield "P1.5", tuple(Row(fig.value[step], words.token(fig.slot_token[step])) for step in range(STEPS))
    yield "P1.6", tuple(Row(words.landmark(mark), _landmark(words, mark)) for mark in range(LANDMARKS))
    yield "P4.1", tuple(Row(_district(words, one), francs(fig.bank[one])) for one in districts)
    yield "P6.2", (Row(Phrase("rules-row-end-tiles"), Many("end_tile", tuple(range(END_TILES)))),)
    yield "P7.3", tuple(Row(number, _bonus(words, number)) for number in range(1, SPACES + 1))
    yield "P8.1", tuple(Row(words.token(token), _prices(words, token)) for token in range(TOKENS))
    yield "P9.3", (Row(Phrase("rules-row-vp-tiles"), Many("vp_tile", tuple(range(len(fig.vp_rank))))),)


def _district(words: ParisWords, district: int) -> Value:
    return words.name("district", district)


def _buildings(words: ParisWords, district: int) -> tuple[Phrase, ...]:
    slots = range(district * STEPS, (district + 1) * STEPS)
    return tuple(words.building(slot, words.figures.building_type[slot], district=False) for slot in slots)


def _landmark(words: ParisWords, mark: int) -> Phrase:
    fig = words.figures
    costs = tuple(
        Phrase("rules-row-cost", {"count": count, "what": words.token(token)})
        for token, count in enumerate(fig.landmark_cost[mark])
        if count
    )
    rewards = tuple(
        Phrase("rules-row-reward", {"what": words.token(RESOURCES + kind), "vp": vp(points)})
        for kind, points in enumerate(fig.landmark_vp[mark])
        if points
    )
    return Phrase("rules-row-landmark", {"costs": Many("cost", costs), "rewards": Many("reward", rewards)})


def _bonus(words: ParisWords, number: int) -> Phrase:
    """What a bonus tile does; with the figures for all numbers of players where they decide."""
    does = words.bonus_does(number)
    if BONUS[number] not in BY_PLAYERS:
        return does
    by_players = words.figures.bonus_per_player[BY_PLAYERS.index(BONUS[number])]
    each = "/".join(str(by_players[players]) for players in PLAYERS)
    return Phrase(does.id, {**does.params, "vp": Phrase("paris-vp", {"count": each})})


def _prices(words: ParisWords, token: int) -> Phrase:
    fig = words.figures
    params: dict[str, Value] = {"sold": francs(fig.sell[token])}
    if token >= RESOURCES:
        return Phrase("rules-row-price", params)
    return Phrase("rules-row-prices", {**params, "bought": francs(fig.buy[token])})

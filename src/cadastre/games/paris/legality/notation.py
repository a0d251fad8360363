"""How moves of Paris are written.

=========================================  ==================================================================
``draw 2``                                 the top building of the second pile
``settle belleville``                      the drawn building goes there (free placement)
``key arc``, ``key belleville``            a key on the Arc, on a bank
``move arc > louvre in belleville``        a key move; a bank is ``belleville bank``, a building
                                           ``montmartre 5`` (its value), a landmark goes by its name
``pay gold by 10``                         a resource from a source, see below
``give 2 gold_prestige``                   prestige at a landmark
``bonus 18``, ``vp 20/10/5 in chaillot``   take a bonus tile, place a VP tile
``search``, ``take 4_vp``, ``pass``        look through the end-game pile, take a tile; pass
``sell gold``, ``buy wood``                trade
``use 18``, ``use 17 for 30``              a bonus tile; with 17 and 25, what is taken
``pair wood``, ``pair 2 bronze``           pairs given with bonus 24 (resources) or 23 (prestige)
``use 4_francs``                           an end-game tile
``stop``, ``end``                          decline the rest of an offer; end the turn
=========================================  ==================================================================

Sources: nothing said = a token; ``by end`` = an end-game tile; ``by 4`` = that bonus tile.
"""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from cadastre.core.moves import is_number
from cadastre.core.reading import Reader, clauses
from cadastre.core.refusals import IllegalAction, Refusal
from cadastre.core.state import State
from cadastre.games.paris.edition import TOKENS as TOKEN_IDS
from cadastre.games.paris.rules.actions import (
    A_BACK,
    A_BONUS,
    A_BUY,
    A_DRAW,
    A_END_TURN,
    A_FETCH,
    A_GIVE,
    A_KEY,
    A_MOVE,
    A_PAIR,
    A_PASS,
    A_PAY,
    A_SEARCH,
    A_SELL,
    A_SETTLE,
    A_STOP,
    A_TAKE,
    A_USE,
    A_USE_END,
    A_VP_TILE,
    move_action,
    move_origin,
    move_target,
)
from cadastre.games.paris.rules.state import (
    ARC,
    BRONZE,
    DISTRICTS,
    FIRST_LANDMARK,
    FIRST_SLOT,
    FROM_BONUS,
    FROM_DOUBLE,
    FROM_END_TILE,
    FROM_TOKEN,
    FROM_WILD,
    RESOURCES,
    SLOTS,
    SOURCES,
    SPACES,
    STEPS,
    TILE_ANY,
    TILE_BACK,
    TILE_DOUBLE_PRESTIGE,
    TILE_DOUBLE_RESOURCE,
    TILE_WILD_PRESTIGE,
    TILE_WILD_RESOURCE,
)

_READ = Reader("paris")
_COUNTED = ("give", "pay", "pair")
"""Verbs whose equal clauses are written once with a number."""


def source_tile(fig: Any, token: int, source: int) -> int:
    """The bonus tile that a source means for this token kind, or 0."""
    if source == FROM_BONUS:
        return int(fig.bonus_resource[token]) if token < RESOURCES else 0
    if source == FROM_WILD:
        return TILE_WILD_RESOURCE if token < RESOURCES else TILE_WILD_PRESTIGE
    if source == FROM_DOUBLE:
        return TILE_DOUBLE_RESOURCE if token < RESOURCES else TILE_DOUBLE_PRESTIGE
    return 0


def vp_tile_ids(fig: Any) -> list[str]:
    """VP tiles by their three figures; equal ones are numbered."""
    found: list[str] = []
    for ranks in fig.vp_rank:
        name = "/".join(str(int(vp)) for vp in ranks)
        copies = sum(other.split("#")[0] == name for other in found)
        found.append(f"{name}#{copies + 1}" if copies else name)
    return found


def place_text(state: State, place: int) -> str:
    """A place as notation names it."""
    names = state.game.edition.names
    if place == ARC:
        return "arc"
    if place < ARC:
        return f"{names['districts'][place]} bank"
    if place >= FIRST_LANDMARK:
        return names["landmarks"][place - FIRST_LANDMARK]
    return slot_text(state, place - FIRST_SLOT)


def slot_text(state: State, slot: int) -> str:
    """A building slot as notation names it: district and value."""
    return f"{state.game.edition.names['districts'][slot // STEPS]} {state.game.edition.numbers.value[slot % STEPS]}"


def tile_value(state: State, place: int) -> int:
    """Value of a building or landmark."""
    fig = state.game.edition.numbers
    if place >= FIRST_LANDMARK:
        return int(fig.landmark_value[place - FIRST_LANDMARK])
    return int(fig.value[(place - FIRST_SLOT) % STEPS])


class ParisNotation:
    """The codec between actions and clauses. Whose action it is makes no difference: it is the current seat's."""

    chain: frozenset[str] = frozenset()

    def split(self, text: str) -> list[str]:
        """The clauses of a whole move."""
        return clauses(text)

    def merge(self, clauses: Sequence[str]) -> str:
        """Equal neighbours become one clause with a number."""
        found = []
        for clause, run in groupby(clauses):
            verb, _, rest = clause.partition(" ")
            count = len(list(run))
            found += [f"{verb} {count} {rest}"] if count > 1 and verb in _COUNTED else [clause] * count
        return ", ".join(found) or "stop"

    def clause(self, state: State, action: int, seat: int) -> str:
        """How this action is written in this position."""
        names, fig = state.game.edition.names, state.game.edition.numbers
        districts = names["districts"]
        if action < A_SETTLE:
            return f"draw {action - A_DRAW + 1}"
        if action < A_KEY:
            return f"settle {districts[action - A_SETTLE]}"
        if action < A_MOVE:
            return "key arc" if action - A_KEY == ARC else f"key {districts[action - A_KEY]}"
        if action < A_SEARCH:
            origin, target = move_origin(action), move_target(action)
            text = f"move {place_text(state, origin)} > {place_text(state, target)}"
            if origin == ARC and target >= FIRST_LANDMARK:
                text += f" in {districts[(action - A_MOVE - SLOTS) % DISTRICTS]}"
            return text
        if action < A_TAKE:
            return "search"
        if action < A_PASS:
            return f"take {names['end_tiles'][action - A_TAKE]}"
        if action < A_PAY:
            return "pass"
        if action < A_GIVE:
            return f"pay {self._spent(state, *divmod(action - A_PAY, SOURCES))}"
        if action < A_STOP:
            prestige, source = divmod(action - A_GIVE, SOURCES)
            return f"give {self._spent(state, BRONZE + prestige, source)}"
        if action < A_BONUS:
            return "stop"
        if action < A_VP_TILE:
            return f"bonus {int(state.record.space_number[action - A_BONUS])}"
        if action < A_SELL:
            tile, district = divmod(action - A_VP_TILE, DISTRICTS)
            return f"vp {vp_tile_ids(fig)[tile]} in {districts[district]}"
        if action < A_BUY:
            return f"sell {self._spent(state, *divmod(action - A_SELL, SOURCES))}"
        if action < A_USE:
            return f"buy {TOKEN_IDS[action - A_BUY]}"
        if action < A_FETCH:
            return f"use {action - A_USE + 1}"
        if action < A_BACK:
            return f"use {TILE_ANY} for {int(state.record.space_number[action - A_FETCH])}"
        if action < A_PAIR:
            return f"use {TILE_BACK} for {int(state.record.space_number[action - A_BACK])}"
        if action < A_USE_END:
            return f"pair {TOKEN_IDS[action - A_PAIR]}"
        if action < A_END_TURN:
            return f"use {names['end_tiles'][action - A_USE_END]}"
        return "end"

    def _spent(self, state: State, token: int, source: int) -> str:
        name = TOKEN_IDS[token]
        if source == FROM_TOKEN:
            return name
        tile = source_tile(state.game.edition.numbers, token, source)
        return f"{name} by {'end' if source == FROM_END_TILE else tile}"

    def actions(self, state: State, clause: str, seat: int) -> list[int]:
        """The actions that a clause spells; whether they are legal is not asked here."""
        reader, rest = _READ.method(self, clause)
        return reader(state, rest)

    def _read_draw(self, state: State, rest: str) -> list[int]:
        return [A_DRAW + _READ.number(rest, "pile", 1, 3) - 1]

    def _read_settle(self, state: State, rest: str) -> list[int]:
        return [A_SETTLE + _READ.one_of(rest, state.game.edition.names["districts"], "district")]

    def _read_key(self, state: State, rest: str) -> list[int]:
        if rest == "arc":
            return [A_KEY + ARC]
        if rest in state.game.edition.names["landmarks"] or rest[-1:].isdigit():
            self._place(state, rest)
            raise IllegalAction(Refusal("key_from_screen", "P4.3"))
        return [A_KEY + _READ.one_of(rest.removesuffix(" bank"), state.game.edition.names["districts"], "district")]

    def _read_move(self, state: State, rest: str) -> list[int]:
        left, arrow, right = (part.strip() for part in rest.partition(">"))
        if not arrow:
            raise _READ.bad("move")
        origin = self._place(state, left)
        goal, _, where = (part.strip() for part in right.partition(" in "))
        target = self._place(state, goal)
        if target < FIRST_SLOT:
            raise IllegalAction(Refusal("never_back", "P5.2", {"place": target}))
        if target >= FIRST_LANDMARK:
            district = self._landmark_district(state, origin, target - FIRST_LANDMARK, where)
        else:
            district = (target - FIRST_SLOT) // STEPS
            if origin != ARC and self._district_of(state, origin) != district:
                raise IllegalAction(Refusal("stays_in_district", "P5.2", {"place": origin}))
        if origin >= FIRST_LANDMARK and target < FIRST_LANDMARK:
            need, have = (tile_value(state, place) for place in (origin, target))
            raise IllegalAction(Refusal("not_higher", "P5.2", {"place": target, "need": need + 1, "have": have}))
        return [int(move_action(origin, target, district))]

    def _landmark_district(self, state: State, origin: int, landmark: int, where: str) -> int:
        standing = int(state.record.landmark_at[landmark])
        named = _READ.one_of(where, state.game.edition.names["districts"], "district") if where else -1
        if origin == ARC:
            if named < 0 and standing < 0:
                raise _READ.bad("where")
            return named if named >= 0 else standing
        district = self._district_of(state, origin)
        if named >= 0 and named != district:
            raise IllegalAction(Refusal("stays_in_district", "P5.2", {"place": origin}))
        return district

    def _district_of(self, state: State, place: int) -> int:
        if place >= FIRST_LANDMARK:
            return int(state.record.landmark_at[place - FIRST_LANDMARK])
        return place if place < ARC else (place - FIRST_SLOT) // STEPS

    def _place(self, state: State, text: str) -> int:
        names = state.game.edition.names
        if text == "arc":
            return ARC
        if text in names["landmarks"]:
            return FIRST_LANDMARK + names["landmarks"].index(text)
        name, _, rest = text.rpartition(" ")
        if rest == "bank":
            return _READ.one_of(name, names["districts"], "district")
        if is_number(rest) and name in names["districts"]:
            values: list[int] = state.game.edition.numbers.value
            if int(rest) not in values:
                raise _READ.bad("value", value=rest)
            return FIRST_SLOT + names["districts"].index(name) * STEPS + values.index(int(rest))
        raise _READ.bad("place", text=text)

    def _read_search(self, state: State, rest: str) -> list[int]:
        return _READ.alone(rest, A_SEARCH)

    def _read_pass(self, state: State, rest: str) -> list[int]:
        return _READ.alone(rest, A_PASS)

    def _read_stop(self, state: State, rest: str) -> list[int]:
        return _READ.alone(rest, A_STOP)

    def _read_end(self, state: State, rest: str) -> list[int]:
        return _READ.alone(rest, A_END_TURN)

    def _read_take(self, state: State, rest: str) -> list[int]:
        return [A_TAKE + _READ.one_of(rest, state.game.edition.names["end_tiles"], "end-tile")]

    def _read_pay(self, state: State, rest: str) -> list[int]:
        count, token, source = self._spend(state, rest)
        if token >= RESOURCES:
            raise _READ.bad("not-paid", text=rest)
        return [A_PAY + token * SOURCES + source] * count

    def _read_give(self, state: State, rest: str) -> list[int]:
        count, token, source = self._spend(state, rest)
        if token < BRONZE:
            raise _READ.bad("not-given", text=rest)
        return [A_GIVE + (token - BRONZE) * SOURCES + source] * count

    def _read_sell(self, state: State, rest: str) -> list[int]:
        count, token, source = self._spend(state, rest)
        if count > 1:
            raise _READ.bad("one-sale")
        return [A_SELL + token * SOURCES + source]

    def _spend(self, state: State, text: str) -> tuple[int, int, int]:
        match = re.fullmatch(r"(?:([1-9]) )?(\w+)(?: by (\w+))?", text)
        if not match:
            raise _READ.bad("spend")
        token = _READ.one_of(match[2], TOKEN_IDS, "token")
        by = match[3] or "token"
        tiles = [source_tile(state.game.edition.numbers, token, source) for source in range(SOURCES)]
        if by == "token":
            source = FROM_TOKEN
        elif by == "end":
            source = FROM_END_TILE
        elif is_number(by) and int(by) in tiles[FROM_BONUS:] and int(by) > 0:
            source = tiles.index(int(by))
        else:
            raise _READ.bad("source", text=by, what=match[2])
        return int(match[1] or 1), token, source

    def _read_bonus(self, state: State, rest: str) -> list[int]:
        return [A_BONUS + self._space(state, rest)]

    def _space(self, state: State, text: str) -> int:
        number = _READ.number(text, "bonus", 1, SPACES)
        return [int(there) for there in state.record.space_number].index(number)

    def _read_vp(self, state: State, rest: str) -> list[int]:
        tile, _, where = rest.partition(" in ")
        which = _READ.one_of(tile, vp_tile_ids(state.game.edition.numbers), "vp-tile")
        return [A_VP_TILE + which * DISTRICTS + _READ.one_of(where, state.game.edition.names["districts"], "district")]

    def _read_buy(self, state: State, rest: str) -> list[int]:
        return [A_BUY + _READ.one_of(rest, TOKEN_IDS[:RESOURCES], "resource")]

    def _read_use(self, state: State, rest: str) -> list[int]:
        tiles = state.game.edition.names["end_tiles"]
        if rest in tiles:
            return [A_USE_END + tiles.index(rest)]
        tile, _, aim = rest.partition(" for ")
        number = _READ.number(tile, "bonus", 1, SPACES)
        if aim and number in (TILE_ANY, TILE_BACK):
            return [(A_FETCH if number == TILE_ANY else A_BACK) + self._space(state, aim)]
        if aim:
            raise _READ.bad("for", any=str(TILE_ANY), back=str(TILE_BACK))
        return [A_USE + number - 1]

    def _read_pair(self, state: State, rest: str) -> list[int]:
        count, token, source = self._spend(state, rest)
        if source != FROM_TOKEN:
            raise _READ.bad("pairs")
        return [A_PAIR + token] * count

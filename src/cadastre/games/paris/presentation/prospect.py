"""What a step would do, as far as it is certain: beside every choice on the screen."""

from typing import Any

from cadastre.core.moves import Move
from cadastre.core.state import State
from cadastre.games.paris.edition import RESOURCES as RESOURCE_IDS
from cadastre.games.paris.edition import TOKENS as TOKEN_IDS
from cadastre.games.paris.presentation.insight import surveyed
from cadastre.games.paris.presentation.scene_shape import Amounts, Majority, Prospect
from cadastre.games.paris.rules.state import PAY, TILE_PAIR_PRESTIGE, TILE_PAIR_RESOURCE, TILE_UNUSED

WORTH_BY_PAYMENT = frozenset((TILE_UNUSED, TILE_PAIR_PRESTIGE, TILE_PAIR_RESOURCE))
"""Tiles whose worth depends on whether tokens or tiles are paid."""
OFFERS = {"prestige": "give_due", "bonus": "bonus_due", "vp_tile": "vp_due"}
"""What a step opens, with the field that tells."""


def prospect(move: Move) -> Prospect:
    """What a step would do, as far as it is certain, to the one who thinks of it."""
    state, seat = move.base, move.seat
    assert state is not None
    pays, gains = Amounts(tokens={}, bonus=[], end_tiles=[]), Amounts(tokens={}, bonus=[], end_tiles=[])
    for event in move.preview:
        _count(event, state.game.edition.names["end_tiles"], pays, gains)
    after = move.after
    due = {}
    if after is not None and after.in_move:
        need = after._data["need"][0].tolist()
        due = {token: count for token, count in zip(RESOURCE_IDS, need, strict=True) if count}
        after = _paid(after, gains)
    then = after or state
    names, (standing, worths), (new_standing, new_worths) = state.game.edition.names, surveyed(state), surveyed(then)
    offers = [name for name, field in OFFERS.items() if then._data[field][0]] if after and after.in_move else []
    return Prospect(
        pays=pays,
        gains=gains,
        due=due,
        offers=offers,
        leaves=int(then._data["francs"][0, seat]),
        majorities={
            name: Majority(*new)
            for name, old, new in zip(names["districts"], standing, new_standing, strict=True)
            if new != old
        },
        worth={
            number: new
            for number, (old, new) in enumerate(zip(worths[seat], new_worths[seat], strict=True), 1)
            if new != old and not (due and number in WORTH_BY_PAYMENT)
        },
        majority_vp=[sum(column) for column in zip(*(vp for _, _, vp in new_standing), strict=True)],
    )


def _paid(state: State, gains: Amounts) -> State:
    """The position once everything due is paid, in whichever way: what it brings is the same."""
    after = state.copy()
    while after._data["phase"][0] == PAY:
        after.apply(after.legal_actions()[0])
        for event in after.events:
            _count(event, (), Amounts(tokens={}, bonus=[], end_tiles=[]), gains)
    return after


def _count(event: Any, end_tiles: Any, pays: Amounts, gains: Amounts) -> None:
    match event.name:
        case "francs_paid":
            pays.francs += event.francs
        case "francs_gained":
            gains.francs += event.francs
        case "vp_scored":
            gains.vp += event.vp
        case "key_gained":
            gains.keys += 1
        case "token_taken" | "token_bought":
            _add(gains.tokens, event.token, 1)
        case "resource_paid" | "prestige_given" | "token_sold" if event.source == 0:
            _add(pays.tokens, event.token, 1)
        case "pair_given":
            _add(pays.tokens, event.token, 2)
        case "bonus_used":
            pays.bonus.append(event.number)
        case "bonus_taken":
            gains.bonus.append(event.number)
        case "end_tile_used" if end_tiles:
            pays.end_tiles.append(end_tiles[event.end_tile])


def _add(tokens: dict[str, int], token: int, count: int) -> None:
    tokens[TOKEN_IDS[token]] = tokens.get(TOKEN_IDS[token], 0) + count

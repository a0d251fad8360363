"""Every refusal of Hellas from a put-up position, its sentence in each language, and the reckoning behind offers."""

import random
from itertools import chain, combinations
from typing import Any

import numpy as np
import pytest

from cadastre.core.texts import languages
from cadastre.games.hellas.edition import EDITIONS
from cadastre.games.hellas.legality.explain import REFUSALS, explain
from cadastre.games.hellas.rules import actions as a
from cadastre.games.hellas.rules import state as st
from cadastre.games.hellas.rules.events import BY_FINE
from tests import refusals

FIG: Any = EDITIONS.default.figures.view(np.recarray)[0]
NAMES = EDITIONS.default.names["deeds"]
XANTHI, ALEXANDROUPOLI, RAILWAY, ARTA, PREVEZA, IOANNINA = range(6)
PATRAS, NAFPLIO, KALAMATA, PORT, RHODES, AIRPORT, THESSALONIKI, ATHENS = (
    NAMES.index(name)
    for name in ("patras", "nafplio", "kalamata", "port", "rhodes", "airport", "thessaloniki", "athens")
)
BROWN, RED, BLUE = 0, 4, 7
ORDERS, INSTRUCTIONS = st.DEEDS, st.DEEDS + 1
NONE = [
    *("owner", "holder", "buying", "debtor", "series_seat", "estate_seat", "claim_debtor", "claim_owner", "claim_deed"),
    *("lot_deed", "bidder", "bid_city", "named", "maker", "asked", "last_item", "caller"),
]
"""Fields that say -1 for nothing and nobody."""


def position(phase: int = st.TURN, **changes: Any) -> Any:
    """Nobody owns anything but 1000 €, seat 0 of 4 to play and about to throw; seat 3 is out."""
    table: dict[str, Any] = dict.fromkeys(NONE, -1)
    table |= {"players": 4, "phase": phase, "cash": 1000, "out": {3: 1}, "houses": 32, "hotels": 12}
    table |= {"throw_due": st.MUST_THROW, "vote_to_end": 1}
    return refusals.put_up(st.Hellas, table, changes)


def bits(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


def of(seat: int, *deeds: int) -> dict[int, int]:
    """These deeds are this seat's."""
    return dict.fromkeys(deeds, seat)


def brown(first: int, second: int, **changes: Any) -> dict[str, Any]:
    """Seat 0 has both brown cities, built like this."""
    return {"owner": of(0, XANTHI, ALEXANDROUPOLI), "level": {XANTHI: first, ALEXANDROUPOLI: second}, **changes}


def card(deck: int, seat: int) -> dict[str, Any]:
    """This seat keeps the acquittal card of a deck."""
    kept = next(n for n in range(st.DECK) if FIG.card_effect[deck * st.DECK + n] == st.KEEP_ACQUITTAL)
    return {"holder": {deck * st.DECK + kept: seat}}


def amount(purpose: int, least: int, most: int, **changes: Any) -> dict[str, Any]:
    """An amount between these is being spelled, one digit of it is there."""
    return {"amount_for": purpose, "least": least, "most": most, "digit": 1, **changes}


JAIL: dict[str, Any] = {"custody": {0: 1}}
RED_HOUSES: dict[str, Any] = {"owner": of(0, PATRAS, NAFPLIO, KALAMATA)}
CLAIM: dict[str, Any] = {
    "claim_rent": 1,
    "claims": 2,
    "claim_debtor": 0,
    "claim_owner": {0: 1, 1: 2},
    "claim_deed": {0: PORT, 1: ATHENS},
}
TWICE: dict[str, Any] = {**CLAIM, "claim_owner": {0: 1, 1: 1}, "claim_deed": {0: PORT, 1: PORT}}
SELLER: dict[str, Any] = {"owner": {PORT: 1}}
OFFERING: dict[str, Any] = {
    "deal": st.OFFER,
    "maker": 0,
    "asked": 1,
    "owner": {RAILWAY: 0, ARTA: 0, PORT: 1, ATHENS: 1, PATRAS: 2},
}
OWING: dict[str, Any] = {"debtor": 0, "creditor": 1, "owed": 2000}
PROPOSING: dict[str, Any] = {"deal": st.PROPOSAL, "maker": 0, "asked": 1, "owner": of(0, RAILWAY, ARTA), **OWING}
DEED_LOT: dict[str, Any] = {"lot": st.LOT_DEED, "lot_deed": PORT, "bid": 300, "bidder": 1}
HOUSE_LOT: dict[str, Any] = {"lot": st.LOT_HOUSE, "bid": 400, "bidder": 1, "bid_city": ATHENS}
HOTEL_LOT: dict[str, Any] = {**HOUSE_LOT, "lot": st.LOT_HOTEL}
CHOOSING: dict[str, Any] = {"owner": of(0, PORT, ATHENS), "choices": bits(PORT, ATHENS)}
# Seat 0 owes more than it can raise and swaps with seat 1; deeds count 200 (stations) or 400 (Athens).
SWAP: dict[str, Any] = {"deal": st.OFFER, "maker": 0, "asked": 1, **OWING, "owner": {RAILWAY: 0, ATHENS: 0, PORT: 1}}

# code, rule, parameters, position, seat, action
Case = tuple[str, str, dict[str, int], Any, int, int]
DUE: list[Case] = [
    ("game_over", "H10.4", {}, position(st.OVER), 0, a.A_THROW),
    ("game_over", "H10.4", {}, position(st.OVER, short_game=st.TIME), -1, a.A_BELL),
    ("unknown_action", "H2.1", {"action": a.ACTIONS}, position(), 0, a.ACTIONS),
    ("unknown_action", "H2.1", {"action": -1}, position(), 0, -1),
    ("no_such_seat", "H1.1", {"seat": 4}, position(), 4, a.A_THROW),
    ("no_such_seat", "H1.1", {"seat": -2}, position(), -2, a.A_BELL),
    ("no_such_seat", "H1.1", {"seat": 5}, position(), 0, a.A_OFFER + 5),
    ("you_are_out", "H10.2", {}, position(), 3, a.A_OFFER),
    ("only_the_bell", "H9.1", {}, position(short_game=st.TIME), -1, a.A_THROW),
    ("bell_of_table", "H9.1", {}, position(short_game=st.TIME), 0, a.A_BELL),
    ("no_bell", "H9.1", {}, position(short_game=20), -1, a.A_BELL),
    ("bell_rung", "H9.1", {}, position(short_game=st.TIME, bell=1), -1, a.A_BELL),
    *(
        ("bell_after_move", "H9.1", {"seat": 2}, position(phase, short_game=st.TIME, current=2), -1, a.A_BELL)
        for phase in (st.COMPOSE, st.AMOUNT)
    ),
    ("not_your_turn", "H2.4", {"seat": 2}, position(current=2), 0, a.A_THROW),
    ("not_your_turn", "H2.4", {"seat": 0}, position(**RED_HOUSES | {"owner": {PATRAS: 1}}), 1, a.A_MORTGAGE + PATRAS),
    ("no_free_moment", "H2.4", {"seat": 0}, position(st.BUY, **SELLER), 1, a.A_OFFER),
    ("no_free_moment", "H2.4", {"seat": 0}, position(st.DEBT, **CLAIM), 1, a.A_CLAIM),
    ("no_free_moment", "H2.4", {"seat": 0}, position(st.VOTE), 1, a.A_VOTE),
    ("only_debtor_offers", "H8.2", {"seat": 0}, position(st.DEBT, **OWING, **SELLER), 1, a.A_OFFER),
    ("buy_first", "H3.1", {"deed": PORT}, position(st.BUY, buying=PORT), 0, a.A_END_TURN),
    ("buy_first", "H3.1", {"deed": PORT}, position(st.BUY, buying=PORT), 0, a.A_OFFER + 1),
    ("buy_first", "H3.1", {"deed": PORT}, position(st.BUY, buying=PORT), 0, a.A_BUILD),
    ("bid_first", "H3.2", {"deed": PORT}, position(st.BID, **DEED_LOT), 0, a.A_BUY),
    ("building_bid_first", "H6.3", {}, position(st.BID, **HOUSE_LOT), 0, a.A_MORTGAGE),
    ("amount_first", "H3.2", {}, position(st.AMOUNT, **DEED_LOT), 0, a.A_PASS),
    ("amount_first", "H6.3", {}, position(st.AMOUNT, **HOUSE_LOT), 0, a.A_PASS),
    ("amount_first", "H8.1", {}, position(st.AMOUNT, amount_for=st.FOR_WANTING), 0, a.A_SUBMIT),
    ("amount_first", "H10.1", {}, position(st.AMOUNT, amount_for=st.FOR_PRICE), 0, a.A_SUBMIT),
    ("compose_first", "H8.2", {"seat": 1}, position(st.COMPOSE, **OFFERING), 0, a.A_THROW),
    ("compose_first", "H10.1", {"seat": 1}, position(st.COMPOSE, **PROPOSING), 0, a.A_GIVE_UP),
    ("answer_first", "H8.2", {"seat": 0}, position(st.ANSWER, current=1, **OFFERING), 1, a.A_THROW),
    ("answer_first", "H10.1", {"seat": 0}, position(st.ANSWER, current=1, **PROPOSING), 1, a.A_MORTGAGE),
    ("debt_first", "H10.1", {"need": 2000, "have": 1000}, position(st.DEBT, **OWING), 0, a.A_END_TURN),
    ("debt_first", "H10.1", {"need": 2000, "have": 1000}, position(st.DEBT, **OWING), 0, a.A_BUILD),
    ("debt_first", "H10.1", {"need": 2000, "have": 1000}, position(st.DEBT, **OWING, **card(0, 0)), 0, a.A_ACQUIT),
    ("fine_is_due", "H5.5", {}, position(st.DEBT, **OWING, debt_reason=BY_FINE, **card(0, 0)), 0, a.A_ACQUIT),
    ("choose_first", "H7.3", {"deed": PORT}, position(st.CHOICE, **CHOOSING), 0, a.A_LIFT + ATHENS),
    ("vote_first", "H10.4", {"seat": 2}, position(st.VOTE, caller=2), 0, a.A_THROW),
    ("no_purchase", "H3.1", {}, position(), 0, a.A_BUY),
    ("no_purchase", "H3.1", {}, position(), 0, a.A_AUCTION),
    ("no_auction", "H3.2", {}, position(), 0, a.A_BID),
    ("no_auction", "H3.2", {}, position(), 0, a.A_PASS),
    ("no_auction", "H6.3", {}, position(), 0, a.A_BID_AT),
    ("no_amount", "H8.1", {}, position(), 0, a.A_DIGIT),
    *(("no_offer", "H8.2", {}, position(), 0, action) for action in (a.A_COUNTER, a.A_ACCEPT, a.A_DECLINE)),
    *(
        ("offer_first", "H8.2", {}, position(), 0, action)
        for action in (a.A_GIVE, a.A_WANT, a.A_GIVE_MONEY, a.A_WANT_MONEY, a.A_SUBMIT)
    ),
    ("no_debt", "H10.1", {}, position(), 0, a.A_PROPOSE),
    ("no_debt", "H10.2", {}, position(), 0, a.A_GIVE_UP),
    ("no_choice", "H7.3", {}, position(), 0, a.A_CHOOSE),
    ("no_vote", "H10.4", {}, position(), 0, a.A_YES),
    ("no_vote", "H10.4", {}, position(), 0, a.A_NO),
]

TURNS: list[Case] = [
    ("no_throw_due", "H2.2", {}, position(throw_due=st.NO_THROW), 0, a.A_THROW),
    ("throw_first", "H2.5", {}, position(), 0, a.A_END_TURN),
    ("not_in_custody", "H5.5", {}, position(), 0, a.A_FINE),
    ("not_in_custody", "H5.5", {}, position(**card(1, 0)), 0, a.A_ACQUIT + 1),
    ("thrown_already", "H5.5", {}, position(throws=1, **JAIL), 0, a.A_FINE),
    ("thrown_already", "H5.5", {}, position(throws=1, **JAIL, **card(1, 0)), 0, a.A_ACQUIT + 1),
    ("card_not_held", "H5.1", {"deck": 0, "seat": 0}, position(**JAIL, **card(1, 0)), 0, a.A_ACQUIT),
    ("card_not_held", "H5.1", {"deck": 1, "seat": 0}, position(**JAIL, **card(1, 1)), 0, a.A_ACQUIT + 1),
    ("cash_short", "H5.5", {"need": 100, "have": 95}, position(**JAIL, cash={0: 95}), 0, a.A_FINE),
    ("cash_short", "H3.1", {"need": 400, "have": 395}, position(st.BUY, buying=PORT, cash={0: 395}), 0, a.A_BUY),
    ("rent_by_itself", "H4.5", {}, position(), 1, a.A_CLAIM),
    ("no_such_claim", "H4.5", {}, position(**CLAIM), 1, a.A_CLAIM + 2),
    ("claim_of_other", "H4.5", {"deed": PORT, "seat": 1}, position(**CLAIM), 2, a.A_CLAIM),
    ("claim_of_other", "H4.5", {"deed": ATHENS, "seat": 2}, position(**CLAIM), 0, a.A_CLAIM + 1),
    ("claim_earlier_first", "H4.5", {"deed": PORT, "number": 1}, position(**TWICE), 1, a.A_CLAIM + 1),
    ("claim_open", "H4.5", {}, position(**brown(0, 0), **CLAIM), 0, a.A_BUILD),
    ("claim_open", "H4.5", {}, position(owner={PORT: 0}, mortgage={PORT: 1}, **CLAIM), 0, a.A_LIFT + PORT),
    ("claim_open", "H4.5", {}, position(**SELLER, **CLAIM), 0, a.A_OFFER + 1),
    ("claim_open", "H4.5", {}, position(st.DEBT, **OWING, **SELLER, **CLAIM), 0, a.A_OFFER + 1),
    ("claim_open_there", "H4.5", {"seat": 0}, position(**SELLER, **CLAIM), 1, a.A_OFFER),
    ("votes_off", "H9.3", {}, position(vote_to_end=0), 0, a.A_VOTE),
    ("vote_before_throw", "H10.4", {}, position(throws=1), 1, a.A_VOTE),
    ("vote_called", "H10.4", {}, position(voted=bits(1)), 1, a.A_VOTE),
]

DEEDS: list[Case] = [
    ("deed_of_bank", "H6.1", {"deed": PATRAS}, position(), 0, a.A_BUILD + PATRAS),
    ("deed_of_bank", "H6.4", {"deed": PATRAS}, position(), 0, a.A_SELL + PATRAS),
    ("deed_of_bank", "H7.1", {"deed": PORT}, position(), 0, a.A_MORTGAGE + PORT),
    ("deed_of_bank", "H7.2", {"deed": PORT}, position(), 0, a.A_LIFT + PORT),
    ("deed_of_bank", "H8.1", {"deed": XANTHI}, position(st.COMPOSE, **OFFERING), 0, a.A_GIVE),
    ("deed_of_bank", "H8.1", {"deed": XANTHI}, position(st.COMPOSE, **OFFERING), 0, a.A_WANT),
    ("deed_of_bank", "H10.1", {"deed": XANTHI}, position(st.COMPOSE, **PROPOSING), 0, a.A_GIVE),
    ("deed_of_other", "H6.1", {"deed": PATRAS, "seat": 1}, position(owner={PATRAS: 1}), 0, a.A_BUILD + PATRAS),
    ("deed_of_other", "H6.4", {"deed": PATRAS, "seat": 1}, position(owner={PATRAS: 1}), 0, a.A_SELL + PATRAS),
    ("deed_of_other", "H7.1", {"deed": PORT, "seat": 1}, position(owner={PORT: 1}), 0, a.A_MORTGAGE + PORT),
    ("deed_of_other", "H7.2", {"deed": PORT, "seat": 1}, position(owner={PORT: 1}), 0, a.A_LIFT + PORT),
    ("deed_of_other", "H8.1", {"deed": PORT, "seat": 1}, position(st.COMPOSE, **OFFERING), 0, a.A_GIVE + PORT),
    ("deed_of_other", "H8.1", {"deed": ARTA, "seat": 0}, position(st.COMPOSE, **OFFERING), 0, a.A_WANT + ARTA),
    ("deed_of_other", "H8.1", {"deed": PATRAS, "seat": 2}, position(st.COMPOSE, **OFFERING), 0, a.A_WANT + PATRAS),
    (
        "deed_of_other",
        "H10.1",
        {"deed": PORT, "seat": 1},
        position(st.COMPOSE, **PROPOSING | SELLER),
        0,
        a.A_GIVE + PORT,
    ),
    ("no_city", "H6.1", {"deed": PORT}, position(owner={PORT: 0}), 0, a.A_BUILD + PORT),
    ("no_city", "H6.4", {"deed": PORT}, position(owner={PORT: 0}), 0, a.A_SELL + PORT),
    (
        "colour_incomplete",
        "H6.1",
        {"group": RED, "deed": NAFPLIO},
        position(owner={PATRAS: 0, NAFPLIO: 1, KALAMATA: 0}),
        0,
        a.A_BUILD + PATRAS,
    ),
    (
        "colour_mortgaged",  # H11.3
        "H6.1",
        {"group": RED, "deed": KALAMATA},
        position(**RED_HOUSES, mortgage={KALAMATA: st.PUT_OFF}),
        0,
        a.A_BUILD + PATRAS,
    ),
    (
        "build_evenly",  # H11.2
        "H6.1",
        {"deed": PATRAS, "other": KALAMATA},
        position(**RED_HOUSES, level={PATRAS: 1, NAFPLIO: 1}),
        0,
        a.A_BUILD + PATRAS,
    ),
    (
        "build_evenly",
        "H6.1",
        {"deed": NAFPLIO, "other": PATRAS},
        position(**RED_HOUSES, level={PATRAS: 1, NAFPLIO: 2, KALAMATA: 1}),
        0,
        a.A_BUILD + NAFPLIO,
    ),
    ("hotel_early", "H6.2", {"deed": XANTHI, "other": ALEXANDROUPOLI}, position(**brown(4, 3)), 0, a.A_BUILD),
    ("hotel_stands", "H6.2", {"deed": XANTHI}, position(**brown(5, 4)), 0, a.A_BUILD),
    ("no_house_left", "H6.3", {}, position(**brown(0, 0), houses=0), 0, a.A_BUILD),
    ("no_hotel_left", "H6.3", {}, position(**brown(4, 4), hotels=0), 0, a.A_BUILD),
    ("cash_short", "H6.1", {"need": 100, "have": 95}, position(**brown(0, 0), cash={0: 95}), 0, a.A_BUILD),
    ("cash_short", "H6.2", {"need": 100, "have": 95}, position(**brown(4, 5), cash={0: 95}), 0, a.A_BUILD),
    ("sold_this_turn", "H2.6", {"group": BROWN}, position(**brown(1, 1), sold=bits(BROWN)), 0, a.A_BUILD),
    ("built_this_turn", "H2.6", {"group": BROWN}, position(**brown(1, 1), built=bits(BROWN)), 0, a.A_SELL),
    (
        "built_this_turn",
        "H2.6",
        {"group": BROWN},
        position(**brown(5, 5), built=bits(BROWN), houses=0),
        0,
        a.A_SELL_COLOUR + BROWN,
    ),
    ("no_building", "H6.4", {"deed": XANTHI}, position(**brown(0, 0)), 0, a.A_SELL),
    ("sell_evenly", "H6.4", {"deed": XANTHI, "other": ALEXANDROUPOLI}, position(**brown(2, 3)), 0, a.A_SELL),
    ("sell_evenly", "H6.4", {"deed": XANTHI, "other": ALEXANDROUPOLI}, position(**brown(4, 5), houses=0), 0, a.A_SELL),
    ("sell_colour_whole", "H6.4", {"group": BROWN, "houses": 0}, position(**brown(5, 5), houses=0), 0, a.A_SELL),
    ("sell_colour_whole", "H6.4", {"group": BROWN, "houses": 3}, position(**brown(5, 4), houses=3), 0, a.A_SELL),
    ("sell_by_level", "H6.4", {"group": BROWN, "houses": 4}, position(**brown(5, 4), houses=4), 0, a.A_SELL_COLOUR),
    ("no_hotel_in_colour", "H6.4", {"group": BROWN}, position(**brown(4, 4), houses=0), 0, a.A_SELL_COLOUR),
    (
        "no_hotel_in_colour",
        "H6.4",
        {"group": BLUE},
        position(owner=of(1, THESSALONIKI, ATHENS), level={THESSALONIKI: 5, ATHENS: 5}, houses=0),
        0,
        a.A_SELL_COLOUR + BLUE,
    ),
    (
        "already_mortgaged",
        "H7.1",
        {"deed": PORT},
        position(owner={PORT: 0}, mortgage={PORT: st.INTEREST_PAID}),
        0,
        a.A_MORTGAGE + PORT,
    ),
    (
        "colour_built_on",
        "H7.1",
        {"deed": XANTHI, "other": ALEXANDROUPOLI},
        position(st.DEBT, **OWING, **brown(0, 1)),
        0,
        a.A_MORTGAGE,
    ),
    (
        "colour_built_on",
        "H8.1",
        {"deed": XANTHI, "other": ALEXANDROUPOLI},
        position(st.COMPOSE, **OFFERING | brown(0, 1)),
        0,
        a.A_GIVE,
    ),
    (
        "colour_built_on",
        "H8.1",
        {"deed": ATHENS, "other": THESSALONIKI},
        position(st.COMPOSE, **OFFERING | {"owner": of(1, THESSALONIKI, ATHENS), "level": {THESSALONIKI: 1}}),
        0,
        a.A_WANT + ATHENS,
    ),
    (
        "colour_built_on",
        "H10.1",
        {"deed": XANTHI, "other": ALEXANDROUPOLI},
        position(st.COMPOSE, **PROPOSING | brown(0, 1)),
        0,
        a.A_GIVE,
    ),
    (
        "lifted_this_turn",
        "H2.6",
        {"deed": PORT},
        position(owner={PORT: 0}, lifted=bits(PORT)),
        0,
        a.A_MORTGAGE + PORT,
    ),
    ("not_mortgaged", "H7.2", {"deed": PORT}, position(owner={PORT: 0}), 0, a.A_LIFT + PORT),
    (
        "mortgaged_this_turn",
        "H2.6",
        {"deed": PORT},
        position(owner={PORT: 0}, mortgage={PORT: 1}, pledged=bits(PORT)),
        0,
        a.A_LIFT + PORT,
    ),
    *(
        (
            "cash_short",
            rule,
            {"need": need, "have": need - 5},
            position(owner={PORT: 0}, mortgage={PORT: kind}, second_interest=second, cash={0: need - 5}),
            0,
            a.A_LIFT + PORT,
        )
        for rule, kind, second, need in (
            ("H7.2", st.MORTGAGED, 0, 220),
            ("H7.3", st.INTEREST_PAID, 0, 200),
            ("H7.3", st.INTEREST_PAID, 1, 220),
            ("H7.3", st.PUT_OFF, 0, 240),
        )
    ),
    ("cash_short", "H7.3", {"need": 220, "have": 215}, position(st.CHOICE, **CHOOSING, cash={0: 215}), 0, a.A_CHOOSE),
    ("cash_short", "H7.3", {"need": 20, "have": 15}, position(st.CHOICE, **CHOOSING, cash={0: 15}), 0, a.A_CHOOSE + 1),
    (
        "debt_before_choice",
        "H7.3",
        {"need": 20, "have": 15},
        position(st.CHOICE, **CHOOSING, **OWING, cash={0: 2015}),
        0,
        a.A_CHOOSE + 1,
    ),
    (
        "debt_before_choice",
        "H7.3",
        {"need": 220, "have": 0},
        position(st.CHOICE, **CHOOSING, **OWING),
        0,
        a.A_CHOOSE,
    ),
]

AUCTIONS: list[Case] = [
    ("name_a_city", "H6.3", {}, position(st.BID, **HOUSE_LOT), 0, a.A_BID),
    ("lot_is_deed", "H3.2", {"deed": PORT}, position(st.BID, **DEED_LOT), 0, a.A_BID_AT),
    ("cash_short", "H3.2", {"need": 305, "have": 300}, position(st.BID, **DEED_LOT, cash={0: 300}), 0, a.A_BID),
    ("bid_limit", "H3.2", {"need": st.TOP}, position(st.BID, **DEED_LOT | {"bid": st.TOP, "cash": 10**6}), 0, a.A_BID),
    (
        "bid_limit",
        "H6.3",
        {"need": st.TOP},
        position(st.BID, **HOUSE_LOT | {"bid": st.TOP, "cash": 10**6} | brown(0, 0)),
        0,
        a.A_BID_AT,
    ),
    ("takes_a_hotel", "H6.3", {"deed": XANTHI}, position(st.BID, **HOUSE_LOT, **brown(4, 4)), 0, a.A_BID_AT),
    ("takes_a_house", "H6.3", {"deed": XANTHI}, position(st.BID, **HOTEL_LOT, **brown(3, 3)), 0, a.A_BID_AT),
    (
        "cash_short",
        "H6.3",
        {"need": 405, "have": 400},
        position(st.BID, **HOUSE_LOT, **brown(0, 0), cash={0: 400}),
        0,
        a.A_BID_AT,
    ),
    (
        "cash_short",  # H11.7: at least the printed cost
        "H6.3",
        {"need": 400, "have": 395},
        position(st.BID, **HOUSE_LOT | {"bid": 100, "owner": of(0, THESSALONIKI, ATHENS), "cash": {0: 395}}),
        0,
        a.A_BID_AT + ATHENS,
    ),
    (
        "colour_incomplete",
        "H6.1",
        {"group": BROWN, "deed": 1},
        position(st.BID, **HOUSE_LOT, owner={0: 0}),
        0,
        a.A_BID_AT,
    ),
    ("claim_open", "H4.5", {}, position(st.BID, **HOUSE_LOT, **brown(0, 0), **CLAIM), 0, a.A_BID_AT),
    (
        "amount_low",
        "H3.2",
        {"need": 305},
        position(st.AMOUNT, **DEED_LOT, **amount(st.FOR_BID, 305, 1000)),
        0,
        a.A_DIGIT,
    ),
    (
        "amount_low",
        "H6.3",
        {"need": 405},
        position(st.AMOUNT, **HOUSE_LOT, named=XANTHI, **amount(st.FOR_BID, 405, 1000)),
        0,
        a.A_DIGIT + 1,
    ),
    (
        "amount_high",
        "H3.2",
        {"have": 1000},
        position(st.AMOUNT, **DEED_LOT, **amount(st.FOR_BID, 305, 1000)),
        0,
        a.A_DIGIT + 7,
    ),
    (
        "amount_high",
        "H6.3",
        {"have": 1000},
        position(st.AMOUNT, **HOUSE_LOT, named=XANTHI, **amount(st.FOR_BID, 405, 1000, digit=2, amount=960)),
        0,
        a.A_DIGIT + 9,
    ),
    (
        "amount_low",
        "H8.1",
        {"need": 5},
        position(st.AMOUNT, **OFFERING, wants=bits(PORT), **amount(st.FOR_GIVING, 5, 1000, digit=2)),
        0,
        a.A_DIGIT,
    ),
    (
        "amount_high",
        "H8.1",
        {"have": 200},
        position(st.AMOUNT, **OFFERING, gives=bits(ARTA), cash={1: 200}, **amount(st.FOR_WANTING, 5, 200)),
        0,
        a.A_DIGIT + 2,
    ),
    (
        "amount_low",  # the other side pays for what the debtor gives up
        "H10.1",
        {"need": 600},
        position(st.AMOUNT, **SWAP, gives=bits(RAILWAY, ATHENS), **amount(st.FOR_WANTING, 600, 1000)),
        0,
        a.A_DIGIT + 2,
    ),
    (
        "amount_high",  # the debtor pays no more than the deed brings
        "H10.1",
        {"have": 200},
        position(st.AMOUNT, **SWAP, wants=bits(PORT), **amount(st.FOR_GIVING, 5, 200)),
        0,
        a.A_DIGIT + 2,
    ),
    (
        "amount_high",
        "H10.1",
        {"have": 2000},
        position(st.AMOUNT, **PROPOSING, gives=bits(ARTA), **amount(st.FOR_PRICE, 5, 2000)),
        0,
        a.A_DIGIT + 13,
    ),
]

TRADES: list[Case] = [
    ("offer_to_self", "H8.2", {}, position(), 0, a.A_OFFER),
    ("other_out", "H8.2", {"seat": 3}, position(), 0, a.A_OFFER + 3),
    ("offers_made", "H8.2", {"count": 3}, position(**SELLER, offers={0: 3}), 0, a.A_OFFER + 1),
    ("nothing_to_trade", "H8.1", {"seat": 1}, position(), 0, a.A_OFFER + 1),
    ("each_side_gives", "H8.1", {"seat": 0}, position(**SELLER, cash={0: 0}), 0, a.A_OFFER + 1),
    ("each_side_gives", "H8.1", {"seat": 0}, position(**SELLER, cash={0: 0}), 1, a.A_OFFER),
    (
        "each_side_gives",  # nothing was given, and there is no money to give
        "H8.1",
        {"seat": 0},
        position(st.COMPOSE, **OFFERING, cash={0: 0}),
        0,
        a.A_WANT + PORT,
    ),
    ("each_side_gives", "H8.1", {"seat": 0}, position(st.COMPOSE, **OFFERING), 0, a.A_SUBMIT),
    (
        "each_side_gives",
        "H8.1",
        {"seat": 1},
        position(st.COMPOSE, **OFFERING, gives=bits(ARTA), last_item=ARTA),
        0,
        a.A_SUBMIT,
    ),
    (
        "each_side_gives",
        "H8.1",
        {"seat": 1},
        position(st.COMPOSE, **OFFERING, gives=bits(ARTA), last_item=ARTA),
        0,
        a.A_GIVE_MONEY,
    ),
    ("each_side_gives", "H8.1", {"seat": 0}, position(st.COMPOSE, **OFFERING), 0, a.A_WANT_MONEY),
    ("each_side_gives", "H10.1", {"seat": 0}, position(st.COMPOSE, **PROPOSING), 0, a.A_WANT_MONEY),
    (
        "cash_short",
        "H8.1",
        {"need": 5, "have": 0},
        position(st.COMPOSE, **OFFERING, gives=bits(ARTA), wants=bits(PORT), last_item=st.ITEMS + PORT, cash={0: 0}),
        0,
        a.A_GIVE_MONEY,
    ),
    (
        "their_cash_short",
        "H8.1",
        {"seat": 1, "need": 5, "have": 0},
        position(st.COMPOSE, **OFFERING, gives=bits(ARTA), last_item=ARTA, cash={1: 0}),
        0,
        a.A_WANT_MONEY,
    ),
    ("card_not_held", "H8.1", {"deck": 0, "seat": 0}, position(st.COMPOSE, **OFFERING), 0, a.A_GIVE + ORDERS),
    ("card_not_held", "H8.1", {"deck": 1, "seat": 1}, position(st.COMPOSE, **OFFERING), 0, a.A_WANT + INSTRUCTIONS),
    (
        "earlier_item",
        "H8.2",
        {"item": RAILWAY},
        position(st.COMPOSE, **OFFERING, gives=bits(ARTA), last_item=ARTA),
        0,
        a.A_GIVE + RAILWAY,
    ),
    (
        "earlier_item",
        "H8.2",
        {"item": ARTA},
        position(st.COMPOSE, **OFFERING, wants=bits(PORT), last_item=st.ITEMS + PORT),
        0,
        a.A_GIVE + ARTA,
    ),
    (
        "earlier_item",
        "H8.2",
        {"item": PORT},
        position(st.COMPOSE, **OFFERING, wants=bits(ATHENS), last_item=st.ITEMS + ATHENS),
        0,
        a.A_WANT + PORT,
    ),
    (
        "earlier_item",
        "H8.2",
        {"item": ARTA},
        position(st.COMPOSE, **PROPOSING, gives=bits(ARTA), last_item=ARTA),
        0,
        a.A_GIVE + ARTA,
    ),
    ("counter_made", "H8.2", {}, position(st.ANSWER, current=1, **OFFERING | {"deal": st.COUNTER}), 1, a.A_COUNTER),
    ("no_counter_here", "H10.1", {}, position(st.ANSWER, current=1, **PROPOSING), 1, a.A_COUNTER),
    ("nothing_to_trade", "H8.1", {"seat": 0}, position(st.ANSWER, deal=st.OFFER, maker=0, current=1), 1, a.A_COUNTER),
]

DEBTS: list[Case] = [
    (
        "sum_would_fall",  # one deed against one that is mortgaged, and no money there
        "H10.1",
        {"need": 200, "have": 0},
        position(st.DEBT, **OWING, owner={RAILWAY: 0, PORT: 1}, mortgage={PORT: 1}, cash={0: 0, 1: 0}),
        0,
        a.A_OFFER + 1,
    ),
    (
        "sum_would_fall",  # Athens is worth more than the port and the cash together
        "H10.1",
        {"need": 400, "have": 395},
        position(st.COMPOSE, **SWAP, cash={1: 195}),
        0,
        a.A_GIVE + ATHENS,
    ),
    (
        "sum_would_fall",  # there is nothing else to come, and the debtor would have to give something
        "H10.1",
        {"need": 5, "have": 0},
        position(st.COMPOSE, **SWAP | {"owner": {PORT: 1}, "mortgage": {PORT: 1}}),
        0,
        a.A_WANT + PORT,
    ),
    (
        "sum_would_fall",
        "H10.1",
        {"need": 400, "have": 200},
        position(st.COMPOSE, **SWAP, gives=bits(ATHENS), wants=bits(PORT), last_item=st.ITEMS + PORT),
        0,
        a.A_SUBMIT,
    ),
    (
        "sum_would_fall",
        "H10.1",
        {"need": 205, "have": 200},
        position(st.COMPOSE, **SWAP, gives=bits(RAILWAY), wants=bits(PORT), last_item=st.ITEMS + PORT),
        0,
        a.A_GIVE_MONEY,
    ),
    (
        "sum_would_fall",
        "H10.1",
        {"need": 400, "have": 395},
        position(st.COMPOSE, **SWAP, gives=bits(ATHENS), last_item=ATHENS, cash={1: 395}),
        0,
        a.A_WANT_MONEY,
    ),
    (
        "sum_would_fall",  # the counter-offer is the other's, the debt is not
        "H10.1",
        {"need": 400, "have": 200},
        position(
            st.COMPOSE,
            **SWAP | {"deal": st.COUNTER, "maker": 1, "asked": 0, "current": 1},
            gives=bits(PORT),
            wants=bits(ATHENS),
            last_item=st.ITEMS + ATHENS,
        ),
        1,
        a.A_SUBMIT,
    ),
    ("creditor_is_bank", "H10.1", {}, position(st.DEBT, **OWING | {"creditor": st.BANK}), 0, a.A_PROPOSE),
    ("creditor_is_bank", "H10.1", {}, position(st.DEBT, **OWING | {"creditor": st.POT}), 0, a.A_PROPOSE),
    (
        "proposals_made",
        "H10.1",
        {"count": 3},
        position(st.DEBT, **OWING, owner={PORT: 0}, proposals=3),
        0,
        a.A_PROPOSE,
    ),
    ("nothing_to_propose", "H10.1", {}, position(st.DEBT, **OWING, **brown(0, 1), **card(0, 0)), 0, a.A_PROPOSE),
    ("only_deeds", "H10.1", {}, position(st.COMPOSE, **PROPOSING, **card(0, 0)), 0, a.A_GIVE + ORDERS),
    *(
        ("only_debt_reduced", "H10.1", {}, position(st.COMPOSE, **PROPOSING, gives=bits(ARTA)), 0, action)
        for action in (a.A_WANT + PORT, a.A_GIVE_MONEY, a.A_SUBMIT)
    ),
    (
        "can_raise",  # 1000 + half of a hotel and of 5 houses 300 + 2 mortgages 120 + port 200
        "H10.2",
        {"need": 1000, "have": 1620},
        position(st.DEBT, **OWING | brown(5, 1) | {"owed": 1000, "owner": of(0, 0, 1, PORT)}),
        0,
        a.A_GIVE_UP,
    ),
    ("can_raise", "H10.2", {"need": 1000, "have": 1000}, position(st.DEBT, **OWING | {"owed": 1000}), 0, a.A_GIVE_UP),
]

REFUSED = [*DUE, *TURNS, *DEEDS, *AUCTIONS, *TRADES, *DEBTS]

ALLOWED: list[tuple[str, Any, int, int]] = [
    ("throw", position(), 0, a.A_THROW),
    ("third throw", position(throw_due=st.MAY_THROW), 0, a.A_THROW),
    ("no third throw", position(throw_due=st.MAY_THROW), 0, a.A_END_TURN),
    ("end turn", position(throw_due=st.NO_THROW), 0, a.A_END_TURN),
    ("fine", position(**JAIL, cash={0: 100}), 0, a.A_FINE),
    ("acquittal", position(**JAIL, **card(1, 0)), 0, a.A_ACQUIT + 1),
    ("buy", position(st.BUY, buying=PORT, cash={0: 400}), 0, a.A_BUY),
    ("auction", position(st.BUY, buying=PORT), 0, a.A_AUCTION),
    ("build", position(**brown(0, 0)), 0, a.A_BUILD),
    ("build the last house", position(**brown(3, 4), houses=1, cash={0: 100}), 0, a.A_BUILD),
    ("hotel beside a hotel", position(**brown(4, 5), houses=0), 0, a.A_BUILD),
    ("sell a house", position(**brown(1, 1), sold=bits(BROWN)), 0, a.A_SELL),
    ("sell a hotel", position(**brown(5, 4), houses=4), 0, a.A_SELL),
    ("H11.6", position(**brown(5, 5), houses=0), 0, a.A_SELL_COLOUR),
    ("sell what was built, to pay", position(st.DEBT, **OWING, **brown(1, 1), built=-1), 0, a.A_SELL),
    ("sell what was built, to buy", position(st.BUY, buying=PORT, **brown(1, 1), built=-1), 0, a.A_SELL),
    ("sell a colour, to pay", position(st.DEBT, **OWING, **brown(5, 4), built=-1, houses=3), 0, a.A_SELL_COLOUR),
    ("mortgage", position(owner={PORT: 0}, pledged=-1), 0, a.A_MORTGAGE + PORT),
    (
        "mortgage what was lifted, to pay",
        position(st.DEBT, **OWING, owner={PORT: 0}, lifted=-1),
        0,
        a.A_MORTGAGE + PORT,
    ),
    ("mortgage what was lifted, to buy", position(st.BUY, owner={PORT: 0}, lifted=-1), 0, a.A_MORTGAGE + PORT),
    ("mortgage while a rent is open", position(owner={PORT: 0}, **CLAIM), 0, a.A_MORTGAGE + PORT),
    ("lift", position(owner={PORT: 0}, mortgage={PORT: 1}, lifted=-1, cash={0: 220}), 0, a.A_LIFT + PORT),
    ("bid", position(st.BID, **DEED_LOT, cash={0: 305}), 0, a.A_BID),
    ("first bid", position(st.BID, **DEED_LOT | {"bid": 0, "bidder": -1}, cash={0: 5}), 0, a.A_BID),
    ("pass", position(st.BID, **DEED_LOT), 0, a.A_PASS),
    ("bid at", position(st.BID, **HOUSE_LOT, **brown(0, 0), cash={0: 405}), 0, a.A_BID_AT),
    ("bid at, out of turn", position(st.BID, **HOTEL_LOT, **brown(4, 4), on_turn=2), 0, a.A_BID_AT + 1),
    (
        "H11.7",
        position(st.BID, **HOUSE_LOT | {"bid": 100, "owner": of(0, 26, 27), "cash": 400}),
        0,
        a.A_BID_AT + ATHENS,
    ),
    ("digit", position(st.AMOUNT, **DEED_LOT, **amount(st.FOR_BID, 305, 1000)), 0, a.A_DIGIT + 1),
    ("highest digit", position(st.AMOUNT, **DEED_LOT, **amount(st.FOR_BID, 305, 1000)), 0, a.A_DIGIT + 6),
    (
        "last digit",
        position(st.AMOUNT, **DEED_LOT, **amount(st.FOR_BID, 305, 1000, digit=2, amount=960)),
        0,
        a.A_DIGIT + 8,
    ),
    ("part of a debt", position(st.AMOUNT, **PROPOSING, **amount(st.FOR_PRICE, 5, 2000)), 0, a.A_DIGIT + 12),
    ("offer", position(**SELLER), 0, a.A_OFFER + 1),
    ("offer out of turn", position(**SELLER, offers={1: 2}), 1, a.A_OFFER + 2),
    ("offer a card for money", position(**card(1, 2), cash={2: 0}), 2, a.A_OFFER + 1),
    ("offer in debt", position(st.DEBT, **OWING, owner={RAILWAY: 0}, cash={1: 200}), 0, a.A_OFFER + 1),
    ("offer money in debt", position(st.DEBT, **OWING, **SELLER), 0, a.A_OFFER + 1),
    ("offer a card in debt", position(st.DEBT, **OWING, **card(0, 0), cash={1: 5}), 0, a.A_OFFER + 1),
    ("give", position(st.COMPOSE, **OFFERING), 0, a.A_GIVE + ARTA),
    ("give a card", position(st.COMPOSE, **OFFERING, **card(1, 0)), 0, a.A_GIVE + INSTRUCTIONS),
    ("want", position(st.COMPOSE, **OFFERING, gives=bits(ARTA), last_item=ARTA), 0, a.A_WANT + PORT),
    ("want for money", position(st.COMPOSE, **OFFERING), 0, a.A_WANT + ATHENS),
    ("give money", position(st.COMPOSE, **OFFERING, wants=bits(PORT), last_item=st.ITEMS + PORT), 0, a.A_GIVE_MONEY),
    ("want money", position(st.COMPOSE, **OFFERING, gives=bits(ARTA), last_item=ARTA), 0, a.A_WANT_MONEY),
    ("submit", position(st.COMPOSE, **OFFERING, gives=bits(ARTA), wants=bits(PORT), last_item=47), 0, a.A_SUBMIT),
    ("even in debt", position(st.COMPOSE, **SWAP, gives=bits(RAILWAY), wants=bits(PORT), last_item=47), 0, a.A_SUBMIT),
    ("want money in debt", position(st.COMPOSE, **SWAP, gives=bits(ATHENS), cash={1: 400}), 0, a.A_WANT_MONEY),
    ("accept", position(st.ANSWER, current=1, **OFFERING), 1, a.A_ACCEPT),
    ("decline", position(st.ANSWER, current=1, **PROPOSING), 1, a.A_DECLINE),
    ("counter", position(st.ANSWER, current=1, **OFFERING), 1, a.A_COUNTER),
    ("propose", position(st.DEBT, **OWING, owner={PORT: 0}, mortgage={PORT: 1}, proposals=2), 0, a.A_PROPOSE),
    ("propose a deed", position(st.COMPOSE, **PROPOSING), 0, a.A_GIVE + RAILWAY),
    ("close a proposal", position(st.COMPOSE, **PROPOSING, gives=bits(ARTA), last_item=ARTA), 0, a.A_WANT_MONEY),
    ("give up", position(st.DEBT, **OWING, owner={PORT: 0}, cash={0: 1795}), 0, a.A_GIVE_UP),
    ("choose to lift", position(st.CHOICE, **CHOOSING, cash={0: 220}), 0, a.A_CHOOSE),
    ("choose interest", position(st.CHOICE, **CHOOSING, **OWING, cash={0: 2020}), 0, a.A_CHOOSE + 1),
    ("choose later", position(st.CHOICE, **CHOOSING, cash={0: 0}), 0, a.A_CHOOSE + 2),
    ("claim out of turn", position(**CLAIM), 2, a.A_CLAIM + 1),
    ("vote out of turn", position(voted=bits(0)), 1, a.A_VOTE),
    ("yes", position(st.VOTE, caller=2), 0, a.A_YES),
    ("no", position(st.VOTE, caller=2), 0, a.A_NO),
    ("bell", position(st.BID, short_game=st.TIME), -1, a.A_BELL),
]


@pytest.mark.parametrize(
    ("code", "rule", "params", "s", "seat", "action"), REFUSED, ids=lambda x: x if isinstance(x, str) else ""
)
def test_refused(code: str, rule: str, params: dict[str, int], s: Any, seat: int, action: int) -> None:
    refusals.assert_refused(explain(s, FIG, seat, action), code, rule, params)


@pytest.mark.parametrize(("s", "seat", "action"), [case[1:] for case in ALLOWED], ids=[case[0] for case in ALLOWED])
def test_allowed(s: Any, seat: int, action: int) -> None:
    assert explain(s, FIG, seat, action) is None


def test_the_table_lists_exactly_what_can_be_said() -> None:
    refusals.assert_all_said([case[:3] for case in REFUSED], REFUSALS)


@pytest.mark.parametrize("language", languages())
def test_sentences(language: str) -> None:
    refusals.assert_sentences(language, "hellas", REFUSALS)


def subsets(items: list[int]) -> Any:
    return chain.from_iterable(combinations(items, size) for size in range(len(items) + 1))


def offers(s: Any, own: list[int], theirs: list[int]) -> Any:
    """Every offer of seat 0 to seat 1 that may be made, as the actions that spell it; money by its least and most."""
    worth = [int(FIG.mortgage[item]) if item < st.DEEDS and not s.mortgage[item] else 0 for item in range(st.ITEMS)]
    for gives in subsets(own):
        for wants in subsets(theirs):
            named = [a.A_GIVE + item for item in gives] + [a.A_WANT + item for item in wants]
            gain = sum(worth[item] for item in wants) - sum(worth[item] for item in gives)
            sums = {a.A_SUBMIT: [0], a.A_GIVE_MONEY: range(-5, -int(s.cash[0]) - 1, -5)}
            sums[a.A_WANT_MONEY] = range(5, int(s.cash[1]) + 1, 5)
            for closing, amounts in sums.items():
                if not (wants or closing == a.A_WANT_MONEY) or not (gives or closing == a.A_GIVE_MONEY):
                    continue
                fair = (
                    amounts if s.debtor < 0 else [m for m in amounts if (gain + m) * (1 if s.debtor == 0 else -1) >= 0]
                )
                if fair:
                    yield [*named, closing]


@pytest.mark.rule("H8.1", "H10.1")
def test_offers_agree_with_trying_everything() -> None:
    luck = random.Random(1)
    outcomes = set()
    for _ in range(120):
        pool = luck.sample([*range(st.DEEDS), ORDERS], luck.randrange(5))
        cut = luck.randrange(len(pool) + 1)
        own, theirs = sorted(pool[:cut]), sorted(pool[cut:])
        debtor = luck.choice([-1, 0, 1])
        s = position(
            st.COMPOSE,
            deal=st.COUNTER if debtor == 1 else st.OFFER,
            maker=0,
            asked=1,
            owner={item: int(item in theirs) for item in pool if item < st.DEEDS},
            mortgage={item: luck.choice([0, 0, 1]) for item in pool if item < st.DEEDS},
            cash={0: luck.choice([0, 5, 300]), 1: luck.choice([0, 5, 300])},
            debtor=debtor,
            owed=5000,
            **card(0, int(ORDERS in theirs)) if ORDERS in pool else {},
        )
        possible = list(offers(s, own, theirs))
        spelled = {tuple(offer[:length]) for offer in possible for length in range(1, len(offer) + 1)}
        outcomes.add((bool(possible), debtor))
        opened = position(st.DEBT if debtor == 0 else st.TURN)
        for name in ("owner", "mortgage", "cash", "holder"):
            getattr(opened, name)[:] = getattr(s, name)
        opened.debtor, opened.owed = debtor, 5000
        assert (explain(opened, FIG, 0, a.A_OFFER + 1) is None) == bool(possible)
        if not possible:
            continue
        for prefix in [(), *(known for known in spelled if known[-1] < a.A_GIVE_MONEY)]:
            s.gives = bits(*(action - a.A_GIVE for action in prefix if action < a.A_WANT))
            s.wants = bits(*(action - a.A_WANT for action in prefix if action >= a.A_WANT))
            s.last_item = prefix[-1] - a.A_GIVE if prefix else -1
            legal = {action for action in range(a.ACTIONS) if explain(s, FIG, 0, action) is None}
            assert legal == {known[-1] for known in spelled if known[:-1] == prefix}
    assert len(outcomes) == 6

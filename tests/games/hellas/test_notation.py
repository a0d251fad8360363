"""Moves of Hellas are read as they are written, and text that is none is refused with a sentence in every language."""

from collections import Counter
from typing import Any

import pytest

import cadastre
from cadastre.core.refusals import AmbiguousMove, IllegalAction
from cadastre.core.state import State
from cadastre.games.hellas.legality.notation import HellasNotation, amount_range, digits
from cadastre.games.hellas.rules.actions import (
    A_BID,
    A_DIGIT,
    A_GIVE,
    A_GIVE_MONEY,
    A_OFFER,
    A_SUBMIT,
    A_WANT,
    A_WANT_MONEY,
)
from cadastre.games.hellas.rules.state import DEEDS, TOP
from tests.games.hellas.tables import some_game
from tests.notations import assert_all_said, assert_clauses_read_back, assert_no_move, play_and_read_back

GAME = cadastre.game("hellas", players=3)
NOTATION = HellasNotation()
TRADE: dict[str, Any] = {
    "seats": {
        0: {"cash": 400, "deeds": ["patras", "arta"], "cards": ["orders"]},
        1: {"cash": 300, "deeds": ["volos", "railway"], "cards": ["instructions"]},
    }
}
PATRAS, ARTA, VOLOS, RAILWAY = (
    GAME.edition.names["deeds"].index(name) for name in ("patras", "arta", "volos", "railway")
)

BAD = {
    "dance": "word",
    "throw twice": "alone",
    "735 please": "alone",
    "offer 1: patras": "sides",
    "counter: patras": "sides",
    "propose patras": "sides",
    "offer 1: patras + 100 for volos + 200": "both-sides",
    "offer 1: 100 for 200": "both-sides",
    "offer 1: patras + patras for volos": "twice",
    "offer 1: patras for 101": "amount",
    "bid 7": "amount",
    "bid 12345678901": "amount",
    "bid much at patras": "amount",
    "offer 3": "seat-number",
    "offer two: patras for volos": "seat-number",
    "claim 4": "claim-number",
    "digit 32": "digit-number",
    "build rome": "no-deed",
    "build": "no-deed",
    "mortgage patras, rome": "no-deed",
    "bid 100 at rome": "no-deed",
    "offer 1: nothing for volos": "no-item",
    "offer 1: 100 + 200 for volos": "twice",
    "give rome": "no-item",
    "want a pony": "no-item",
    "sell colour mauve": "no-colour",
    "acquit jokers": "no-deck",
    "choose wisely": "no-choice",
}


@pytest.mark.parametrize(("text", "code"), BAD.items())
def test_bad_notation(text: str, code: str) -> None:
    assert_no_move(GAME.position(TRADE), text, code)


def test_every_sentence_is_said() -> None:
    assert_all_said("hellas", BAD.values())


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("build patras, nafplio", ["build patras", "build nafplio"]),
        ("Build patras ,nafplio", ["Build patras", "build nafplio"]),
        ("mortgage rhodes, build patras, nafplio", ["mortgage rhodes", "build patras", "build nafplio"]),
        ("sell patras, colour red, nafplio", ["sell patras", "sell colour red", "sell nafplio"]),
        ("offer 2, give patras, want volos, submit", ["offer 2", "give patras", "want volos", "submit"]),
        ("bid, 735", ["bid", "735"]),
        ("throw", ["throw"]),
    ],
)
def test_lines_are_split(text: str, clauses: list[str]) -> None:
    assert NOTATION.split(text) == clauses


@pytest.mark.parametrize(
    ("clauses", "text"),
    [
        (["bid", "735"], "bid 735"),
        (["bid", "digit 0", "digit 4", "735"], "bid 735"),
        (["bid at patras", "735"], "bid 735 at patras"),
        (["bid 735 at patras"], "bid 735 at patras"),
        (["bid", "digit 3"], "bid, digit 3"),
        (["digit 3", "735"], "735"),
        (
            ["offer 2", "give patras", "give card orders", "want volos", "submit"],
            "offer 2: patras + card orders for volos",
        ),
        (["offer 2", "give patras", "want volos", "give money", "digit 1", "200"], "offer 2: patras + 200 for volos"),
        (["offer 1", "give patras", "want money", "300"], "offer 1: patras for 300"),
        (["offer 1", "want patras", "give 5"], "offer 1: 5 for patras"),
        (["counter", "give volos", "want money", "300"], "counter: volos for 300"),
        (["propose", "give patras", "give arta", "want money", "400"], "propose patras + arta for 400"),
        (["offer 1", "give patras"], "offer 1, give patras"),
        (["offer 1", "give patras", "want money", "digit 1"], "offer 1, give patras, want money, digit 1"),
        (["build patras", "build nafplio"], "build patras, nafplio"),
        (["build patras", "mortgage rhodes", "mortgage arta"], "build patras, mortgage rhodes, arta"),
        (["throw"], "throw"),
        ([], ""),
    ],
)
def test_parts_are_merged(clauses: list[str], text: str) -> None:
    assert NOTATION.merge(clauses) == text


@pytest.mark.parametrize(
    ("amount", "least", "most", "asked"),
    [
        (5, 5, 5, []),
        (5, 5, 155, [1]),
        (160, 5, 200, [1, 0]),
        (200, 5, 200, [1, 8]),
        (2000, 5, 3000, [12, 16]),
        (6000, 5, 6000, [1, 5, 16]),
        (5120, 5, 5120, [1]),
        (TOP, 5, TOP, [31, 31, 31]),
        (735, 735, 740, [19]),
    ],
)
def test_only_digits_with_a_choice_are_spelled(amount: int, least: int, most: int, asked: list[int]) -> None:
    assert digits(amount, least, most) == asked


def auction(cash: int, bid: int = 0) -> State:
    """Seat 1 may bid for Patras."""
    made = {"bid": bid, "bidder": 0} if bid else {}
    lot = {"lot": "deed", "deed": "patras", **made}
    return GAME.position({"turn": {"phase": "bid"}, "seats": {1: {"cash": cash}}, "auction": lot})


@pytest.mark.rule("H3.2")
def test_a_bid_is_one_move() -> None:
    state = auction(3000, 730)
    assert amount_range(state, A_BID, 1) == (735, 3000)
    move = state.push("bid 735")
    assert move.actions == (A_BID, A_DIGIT + 4, A_DIGIT + 19)
    assert move.text == "bid 735"
    assert state.describe()["auction"]["bid"] == 735


@pytest.mark.rule("H3.2")
def test_the_only_bid_possible_is_said_as_a_whole() -> None:
    state = auction(735, 730)
    assert [state.notation(action) for action in state.legal_actions()] == ["bid 735", "pass"]
    assert amount_range(state, A_BID, 1) == (735, 735)
    assert state.push("bid 735").actions == (A_BID,)
    for text in ("bid 730", "bid 740"):
        with pytest.raises(IllegalAction):
            auction(735, 730).push(text)


@pytest.mark.rule("H3.2")
def test_bids_out_of_range() -> None:
    for text, code, params in (
        ("bid 730", "amount_low", {"need": 735}),
        ("bid 0", "amount_low", {"need": 735}),
        ("bid 3005", "amount_high", {"have": 3000}),
        ("bid, 3005", "amount_high", {"have": 3000}),
        ("bid, digit 5, 735", "amount_low", {"need": 800}),
        ("bid, digit 4, 1000", "amount_high", {"have": 795}),
    ):
        with pytest.raises(IllegalAction) as caught:
            auction(3000, 730).push(text)
        refusal = caught.value.refusal
        assert (refusal.code, refusal.rule, refusal.params) == (code, "H3.2", params), text


def test_parts_of_amounts() -> None:
    state = auction(3000, 730)
    state.apply(A_BID)
    clauses = [state.notation(action) for action in state.legal_actions()]
    assert clauses == [f"digit {digit}" for digit in range(4, 19)]
    state.apply(A_DIGIT + 4)
    assert [state.notation(action) for action in state.legal_actions()] == [
        str(amount) for amount in range(735, 800, 5)
    ]
    assert state.push("760").text == "760"


def test_amounts_that_nobody_asked_for() -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.position({}).push("735")
    assert caught.value.refusal.code == "no_amount"


@pytest.mark.rule("H6.3", "H11.7")
def test_a_bid_for_a_building_names_a_city() -> None:
    seats = {
        0: {"deeds": ["xanthi", "alexandroupoli"]},
        1: {"cash": 500, "deeds": ["thessaloniki", "athens"]},
        2: {"deeds": ["trikala", "larissa", "volos"]},
    }
    state = GAME.position({"seats": seats, "bank": {"houses": 1}})
    state.push("build xanthi")
    assert state.current == 1
    assert [state.notation(action) for action in state.legal_actions()] == [
        "bid at thessaloniki",
        "bid at athens",
        "pass",
    ]
    with pytest.raises(IllegalAction) as caught:
        state.push("bid 395 at athens")
    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("amount_low", "H6.3")
    assert caught.value.refusal.params == {"need": 400}
    assert state.push("bid 400 at athens").text == "bid 400 at athens"
    assert state.describe()["auction"]["city"] == "athens"


@pytest.mark.rule("H8.1", "H8.2")
@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("offer 1: patras + 200 for volos", [A_GIVE + PATRAS, A_WANT + VOLOS, A_GIVE_MONEY, 1, 8]),
        ("offer 1: 200 + patras for volos", [A_GIVE + PATRAS, A_WANT + VOLOS, A_GIVE_MONEY, 1, 8]),
        ("OFFER 1:patras+arta for 300+volos", [A_GIVE + ARTA, A_GIVE + PATRAS, A_WANT + VOLOS, A_WANT_MONEY, 1, 28]),
        ("offer 1: 400 for railway + volos", [A_WANT + RAILWAY, A_WANT + VOLOS, A_GIVE_MONEY, 2, 16]),
        ("offer 1: patras for volos", [A_GIVE + PATRAS, A_WANT + VOLOS, A_SUBMIT]),
        ("offer 1: card orders for card instructions", [A_GIVE + DEEDS, A_WANT + DEEDS + 1, A_SUBMIT]),
    ],
)
def test_offers(text: str, parts: list[int]) -> None:
    state = GAME.position(TRADE)
    spelled = [A_DIGIT + part if part < 32 else part for part in parts]
    move = state.push(text)
    assert list(move.actions) == [A_OFFER + 1, *spelled]
    assert state.current == 1
    again = GAME.position(TRADE)
    assert again.push(move.text).actions == move.actions


@pytest.mark.rule("H8.1")
def test_offers_that_are_refused() -> None:
    for text, code in (
        ("offer 1: patras for arta", "deed_of_other"),
        ("offer 1: volos for patras", "deed_of_other"),
        ("offer 1: patras for 305", "amount_high"),
        ("offer 1: patras for 0", "amount_low"),
        ("offer 1: 405 for volos", "amount_high"),
        ("offer 0: patras for volos", "offer_to_self"),
        ("counter: patras for 200", "no_offer"),
        ("propose patras for 200", "no_debt"),
    ):
        state = GAME.position(TRADE)
        before = state.to_bytes()
        with pytest.raises(IllegalAction) as caught:
            state.push(text)
        assert caught.value.refusal.code == code, text
        assert state.to_bytes() == before


@pytest.mark.rule("H8.2")
def test_offers_out_of_turn_and_answers() -> None:
    state = GAME.position(TRADE)
    state.push("offer 0: volos + 5 for patras", seat=1)
    assert state.current == 0
    state.push("counter: patras for volos + 300")
    assert state.current == 1
    assert state.describe()["deal"] == {
        "kind": "counter",
        "maker": 0,
        "asked": 1,
        "gives": ["patras"],
        "wants": ["volos"],
        "gives_money": 0,
        "wants_money": 300,
    }
    state.push("accept")
    assert state.describe()["seats"][1]["deeds"] == ["railway", "patras"]


@pytest.mark.rule("H10.1")
def test_proposals() -> None:
    debt = {"debtor": 0, "creditor": 1, "owed": 1000, "reason": "rent", "detail": "volos"}
    state = GAME.position({**TRADE, "turn": {"phase": "debt"}, "debt": debt})
    for text, code, limit in (
        ("propose patras for 1005", "amount_high", {"have": 1000}),
        ("propose patras for 0", "amount_low", {"need": 5}),
        ("offer 1: patras for 100", "amount_low", {"need": 220}),
    ):
        with pytest.raises(IllegalAction) as caught:
            state.push(text)
        assert (caught.value.refusal.code, caught.value.refusal.rule) == (code, "H10.1")
        assert caught.value.refusal.params == limit
    assert state.push("propose patras + arta for 400").text == "propose arta + patras for 400"
    state.push("accept")
    assert state.describe()["debt"]["owed"] == 600


def test_several_moves_in_one_line() -> None:
    state = GAME.position({"seats": {0: {"deeds": ["patras", "nafplio", "kalamata"]}}})
    assert state.push("build patras, nafplio, kalamata, patras").text == "build patras, nafplio, kalamata, patras"
    assert state.describe()["seats"][0]["deeds"] == ["patras 2", "nafplio 1", "kalamata 1"]
    with pytest.raises(IllegalAction):
        state.push("build nafplio, nafplio")
    assert state.describe()["seats"][0]["deeds"] == ["patras 2", "nafplio 1", "kalamata 1"]


def test_an_open_move_names_its_choices() -> None:
    state = GAME.position(TRADE)
    with pytest.raises(AmbiguousMove) as caught:
        state.push("offer 1, give patras")
    assert {"want volos", "want card instructions", "want money"} <= set(caught.value.choices)


def test_what_is_written_reads_back() -> None:
    verbs: Counter[str] = Counter()
    for seed in range(24):
        state, dice = some_game(seed)
        for _ in range(120):
            if state.is_over:
                break
            if dice.random() < 0.2:
                assert_clauses_read_back(state)
            verbs[play_and_read_back(state, dice).partition(" ")[0]] += 1
    assert {
        "throw",
        "buy",
        "auction",
        "bid",
        "pass",
        "offer",
        "counter:",
        "accept",
        "build",
        "sell",
        "mortgage",
    } <= set(verbs)


def test_rests_of_moves_read_back() -> None:
    """Somebody may go on with a move that was begun atom by atom."""
    kinds = ("bid", "bid_at", "offer", "counter", "propose", "give", "digit")
    begun = 0
    for seed in range(12):
        state, dice = some_game(seed)
        for _ in range(60):
            rules, legal = state.game.rules, state.legal_actions()
            openers = [action for action in legal if rules.kind_of(action) in kinds]
            if openers and dice.random() < 0.7:
                state.apply(dice.choice(openers))
                begun += state.in_move
            elif legal:
                play_and_read_back(state, dice)
    assert begun > 50

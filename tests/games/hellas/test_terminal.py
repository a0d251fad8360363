"""Hellas in the terminal: whole games through a pipe, the board, what is asked, and what a choice costs and brings."""

import re
from typing import Any

import pytest

import cadastre
from cadastre.core.moves import Move, read_move
from cadastre.core.state import State
from cadastre.core.texts import languages
from cadastre.games.hellas.presentation import terminal as hellas
from cadastre.games.hellas.presentation.face import told
from cadastre.terminal.screen import Screen, length
from cadastre.terminal.table import Table
from tests import terminals
from tests.terminals import Play, drawn, listed, numbers, pipe, texts_for

WAITING = {"seat": 1, "number": 1}
CITIES = ["patras", "nafplio", "kalamata"]


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    return pipe("hellas", capsys, monkeypatch)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("language", "ending"),
    [
        ("en", "Winner|Shared"),
        ("el", "Νίκη|Κοινή"),
        ("th", "ผู้ชนะ|ชนะร่วมกัน"),
        ("de", "Sieg|Geteilter"),
        ("pl", "Wygrywa|Wspólne"),
    ],
)
@pytest.mark.parametrize("players", ["2", "8"])
def test_a_whole_game_by_numbers(play: Play, language: str, ending: str, players: str) -> None:
    options = ("--option", "round_limit=3", "--option", "vote_to_end=no", "--option", "parking_pot=yes")
    terminals.assert_played(
        play(numbers(1), "--language", language, "--players", players, *options), language, f"({ending})"
    )


def test_people_in_all_seats(play: Play) -> None:
    options = ("--option", "short_game=3", "--option", "claim_rent=manual", "--option", "vote_to_end=no")
    said = play(numbers(2), "--players", "2", "--hotseat", *options)
    assert "Player A · " in said
    assert "Player B · " in said
    assert "Dealt: " in said
    assert "round 3 of 3" in said


def test_notation_and_refusals(play: Play) -> None:
    said = play(["hello", "offer 1: athens for 200", "build patras", "throw"], "--players", "2")
    assert "This is not a move: No move begins like this: “hello”." in said
    assert (
        "Not possible: Neither side has a deed or a card that could be traded. Other side: Bot B. (rule H8.1)" in said
    )
    assert "(rule H6.1)" in said
    assert re.search(r"You \(A\): Throw: \d \+ \d", said)
    assert "(κανόνας H6.1)" in play(["build patras"], "--players", "2", "--language", "el")


# Positions.


def put_up(players: int = 3, options: dict[str, Any] | None = None, **position: Any) -> State:
    return cadastre.game("hellas", players, **(options or {})).position(position)


def line_of(text: str, start: str) -> str:
    """The line, or the half of a line, that begins like this."""
    found = [part.strip() for line in text.splitlines() for part in re.split(r"   (?=[ \d]\d [A-Z])", line)]
    return next(line for line in found if line.startswith(start))


def hints(state: State, language: str = "en") -> dict[str, str]:
    """What stands beside every choice."""
    said = texts_for(state.knowledge(state.current), language, ["Ada", "Ben", "Cleo"])
    steps = ((action, state.notation(action)) for action in state.legal_actions())
    return {
        clause: hellas.hint(Move(state.current, clause, (action,), state), said).replace("\N{NO-BREAK SPACE}", " ")
        for action, clause in steps
    }


def test_the_board_shows_owners_buildings_mortgages_and_rents() -> None:
    state = put_up(
        options={"parking_pot": True},
        turn={"seat": 1, "rounds": 4, "dice": [3, 4], "throws": 1, "throw_due": "no"},
        bank={"pot": 350},
        seats={
            0: {"cash": 1200, "deeds": ["patras 4", "nafplio 4", "kalamata hotel", "port"], "square": "patras"},
            1: {"cash": 85, "deeds": ["syntagma", "monastiraki", "xanthi mortgaged"], "square": "patras"},
            2: {"cash": 400, "deeds": ["corfu", "rhodes"], "cards": ["orders"], "custody": 2, "square": "prison"},
        },
    )
    for width in (80, 100):
        board = drawn(state.knowledge(1), width=width)
        assert re.fullmatch(r"21 Patras AB +\w+ +A ⌂4 1960", line_of(board, "21 "))
        assert re.fullmatch(r"24 Kalamata +\w+ +A ▲  2450", line_of(board, "24 "))
        assert re.fullmatch(r"1 Xanthi +\w+ +B %    65", line_of(board, "1 "))
        assert re.fullmatch(r"12 Syntagma +\w+ +B     ×20", line_of(board, "12 "))
        assert re.fullmatch(r"39 Athens +(Cap|Capitals) +–     800", line_of(board, "39 "))
        assert re.fullmatch(r"10 Prison \[C\]", line_of(board, "10 "))
        assert re.fullmatch(r"20 Municipal Car Park +\+350", line_of(board, "20 "))
        assert re.fullmatch(r"4 Income tax +−500", line_of(board, "4 "))
    assert "round 5 · You (B) to move · last throw 3 + 4" in board
    assert "Bank: 24 houses, 11 hotels · in the middle: €350" in board
    assert line_of(board, "Bot A") == "Bot A    1,200   6,860  Peloponnese 3/3 · Transport 1/4 · ⌂8 ▲1"
    assert line_of(board, "▸ You (B)") == "▸ You (B)     85     745  Thrace 1/2 · Metro 2/2"
    assert "in custody, throw 2 of 3 · Islands 2/3 · Acquittal card (Orders)" in line_of(board, "Bot C")


def test_a_debt_says_to_whom_and_what_for() -> None:
    state = put_up(
        turn={"seat": 1, "phase": "debt"},
        seats={0: {"deeds": ["athens"]}, 1: {"cash": 40, "deeds": ["patras", "arta mortgaged"], "square": "athens"}},
        debt={"debtor": 1, "creditor": 0, "owed": 100, "reason": "rent", "detail": "athens"},
    )
    asked = drawn(state.knowledge(1))
    assert asked.count("Debt: You (B) → Bot A, €100 (rent, Athens).") == 2  # on the board, and asked
    assert "Your cash is €40, and you could raise €260 by yourself" in asked
    assert hints(state)["mortgage patras"] == "Patras (Peloponnese), +€220, to lift later: €240"
    assert hints(state, "el")["mortgage patras"] == "Πάτρα (Πελοπόννησος), +220 €, άρση αργότερα: 240 €"
    assert hints(state)["propose"] == "Ada"
    others = drawn(state.knowledge(2))
    assert others.endswith("Debt: Bot B → Bot A, €100 (rent, Athens).\nWaiting for Bot B.")


def test_a_hopeless_debt() -> None:
    state = put_up(
        turn={"seat": 1, "phase": "debt"},
        seats={1: {"cash": 40, "deeds": ["arta mortgaged"], "square": "income_tax"}},
        debt={"debtor": 1, "creditor": "bank", "owed": 500, "reason": "tax", "detail": "income_tax"},
    )
    assert "You could raise only €40 by yourself" in drawn(state.knowledge(1))
    assert hints(state)["give up"] == "everything goes to Bank"


def test_a_purchase_says_what_it_completes() -> None:
    state = put_up(
        turn={"seat": 0, "phase": "buy", "throws": 1, "dice": [1, 2]},
        buying="kalamata",
        seats={0: {"cash": 500, "deeds": ["patras", "nafplio"], "square": "kalamata"}},
    )
    asked = drawn(state.knowledge(0))
    assert "For sale: Kalamata (Peloponnese), €480." in asked
    assert "It completes Peloponnese for you: rents double there, and you may build." in asked
    assert hints(state)["buy"] == "Kalamata (Peloponnese), −€480, completes Peloponnese, leaves €20"
    assert hints(state, "el")["buy"] == "Καλαμάτα (Πελοπόννησος), −480 €, συμπληρώνει: Πελοπόννησος, μένουν 20 €"
    poor = put_up(
        turn={"seat": 0, "phase": "buy", "throws": 1, "dice": [1, 2]},
        buying="kalamata",
        seats={0: {"cash": 300, "deeds": ["athens"], "square": "kalamata"}},
    )
    assert "Your cash is €300: sell buildings or mortgage to buy it" in drawn(poor.knowledge(0))


def test_a_purchase_says_what_it_would_be_worth_to_another() -> None:
    turn = {"seat": 0, "phase": "buy", "throws": 1, "dice": [1, 2]}
    rival = {1: {"deeds": ["patras", "nafplio"]}}
    last = put_up(turn=turn, buying="kalamata", seats={0: {"cash": 500, "square": "kalamata"}, **rival})
    assert "With it Bot B would complete Peloponnese: think twice" in drawn(last.knowledge(0))
    poor = put_up(turn=turn, buying="kalamata", seats={0: {"cash": 300, "square": "kalamata"}, **rival})
    asked = drawn(poor.knowledge(0))
    assert "Your cash is €300" in asked
    assert "With it Bot B would complete Peloponnese" in asked
    other = put_up(turn=turn, buying="larissa", seats={0: {"cash": 500, "square": "larissa"}, **rival})
    assert "Buy it (Thessaly: 0 of 3 are yours), or let it go to auction." in drawn(other.knowledge(0))
    stop = put_up(turn=turn, buying="syntagma", seats={0: {"square": "syntagma"}, 1: {"deeds": ["monastiraki"]}})
    assert "Buy it (Metro: 0 of 2 are yours), or let it go to auction." in drawn(stop.knowledge(0))


def test_an_auction_names_the_lot_and_the_highest_bid() -> None:
    state = put_up(
        turn={"seat": 0, "phase": "bid", "waits": 2, "throws": 1, "dice": [1, 2], "throw_due": "no"},
        auction={"lot": "deed", "deed": "athens", "bidders": [1, 2], "bid": 300, "bidder": 1},
        seats={2: {"cash": 900, "deeds": ["thessaloniki"]}},
    )
    asked = drawn(state.knowledge(2))
    assert "Auction: Athens (Capitals), printed price €800." in asked
    assert "Highest bid: €300, Bot B." in asked
    assert "Still bidding: Bot B, You (C)." in asked
    assert "Bid €305 or more, or pass for good. Your cash: €900." in asked
    assert hints(state)["bid"] == "completes Capitals, €305 to €900, typed at once: bid 305"
    state.apply(state.legal_actions()[0])
    assert "How much do you bid? €305 to €900." in drawn(state.knowledge(2))
    assert hints(state)["digit 1"] == "€305 to €315"


def test_an_auction_of_the_last_house() -> None:
    seats = {
        0: {"deeds": ["xanthi", "alexandroupoli"], "cash": 900},
        1: {"deeds": ["thessaloniki", "athens"], "cash": 900},
    }
    state = put_up(bank={"houses": 1}, seats=seats)
    assert hints(state)["build xanthi"].endswith("rent €10 → €30, will be auctioned: others can build too")
    state.push("build xanthi")
    asked = drawn(state.knowledge(1))
    assert "Auction: House." in asked
    assert "Highest bid: €100, Bot A, for Xanthi." in asked
    assert "Bid more for one of your cities" in asked
    assert hints(state)["bid at athens"] == "Athens (Capitals), €400 to €900, rent €200 → €480"


def test_building_selling_and_lifting() -> None:
    state = put_up(
        bank={"houses": 3},
        seats={
            0: {"deeds": ["patras 4", "nafplio 4", "kalamata 3", "port mortgaged"], "cash": 900},
            1: {"deeds": ["xanthi hotel", "alexandroupoli hotel"]},
        },
    )
    told = hints(state)
    assert told["build kalamata"] == "Kalamata (Peloponnese), −€300, rent €1,580 → €2,080"
    assert told["sell patras"] == "Patras (Peloponnese), +€150, rent €1,960 → €1,500"
    assert told["lift port"] == "Port (Transport), −€220, rent €0 → €50"
    brown = put_up(turn=WAITING, bank={"houses": 3}, seats={1: {"deeds": ["xanthi hotel", "alexandroupoli hotel"]}})
    assert hints(brown)["sell colour brown"] == "Thrace, +€500"


def test_offers_say_what_they_give_and_complete() -> None:
    state = put_up(
        seats={
            0: {"deeds": ["patras", "athens mortgaged"], "cards": ["instructions"]},
            1: {"deeds": ["nafplio", "kalamata", "thessaloniki"], "cash": 800},
        }
    )
    assert hints(state)["offer 1"] == "Ben, cash €800"
    for clause in ("offer 1", "give patras"):
        state.apply_all(state.game.rules.notation.actions(state, clause, 0))
    told = hints(state)
    assert told["give athens"] == "Athens (Capitals), price €800, mortgaged, completes Capitals for Ben"
    assert told["give card instructions"] == "Acquittal card (Instructions)"
    assert told["want kalamata"] == "Kalamata (Peloponnese), price €480, Peloponnese 2/3"
    assert told["want money"] == "cash of Ben: €800"
    assert "So far you give: Patras; you want: –." in drawn(state.knowledge(0))
    whole = put_up(seats={0: {"deeds": ["patras", "athens mortgaged"]}, 1: {"deeds": ["thessaloniki"], "cash": 800}})
    whole.push("offer 1: athens for 200")
    asked = drawn(whole.knowledge(1))
    assert "Offer, Bot A → You (B): Athens for €200." in asked
    assert "Mortgaged: Athens." in asked
    assert hints(whole)["accept"] == "you get: Athens, you give: €200, completes Capitals"
    whole.push("accept")
    assert hints(whole) == {
        "choose lift": "Athens (Capitals), −€440",
        "choose interest": "Athens (Capitals), −€40, to lift later: €400",
        "choose later": "Athens (Capitals), to lift later: €480",
    }
    assert "pay €40 interest now and lift it later for €400" in drawn(whole.knowledge(1))


def test_rent_to_claim() -> None:
    state = put_up(
        options={"claim_rent": "manual"},
        turn={"seat": 1, "throws": 1, "dice": [1, 3], "throw_due": "no"},
        seats={0: {"deeds": ["patras"]}, 1: {"square": "patras"}},
        claims={"debtor": 1, "open": [{"owner": 0, "deed": "patras", "amount": 35}]},
    )
    debtor, owner = drawn(state.knowledge(1)), drawn(state.knowledge(0))
    assert "Rent to claim: €35, Patras (You (B) → Bot A)." in debtor
    assert debtor.endswith("While somebody may claim rent from you, you can’t build, lift mortgages or trade.")
    assert owner.endswith("You may claim rent until the next player throws: €35, Patras (from Bot B).")
    said = texts_for(state.knowledge(0), seats=["Ada", "Ben", "Cleo"])
    claim = next(action for action in state.legal_actions(0) if state.game.rules.kind_of(action) == "claim")
    assert hellas.hint(Move(0, "claim 1", (claim,), state), said) == "Patras (Peloponnese), +€35, from Ben"


def test_custody_and_votes() -> None:
    state = put_up(seats={0: {"custody": 1, "square": "prison", "cards": ["orders"]}})
    assert "You are in custody, throw 1 of 3" in drawn(state.knowledge(0))
    assert hints(state)["throw"] == "only a double gets you out"
    assert hints(state)["acquit orders"] == "Acquittal card (Orders)"
    assert hints(state)["vote"] == "richest now: Ada, €3,000"
    last = put_up(seats={0: {"custody": 3, "square": "prison"}})
    assert hints(last)["throw"] == "without a double: €100 and move"
    state.push("vote")
    assert drawn(state.knowledge(1)).endswith(
        "Vote called by Bot A: end the game now? The richest wins.\nDo you agree?"
    )


# Everything in every language.


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 8])
def test_every_position_is_drawn_and_fits(language: str, players: int) -> None:
    options: dict[str, Any] = {"claim_rent": "manual", "parking_pot": True, "vote_to_end": False, "short_game": 4}
    for state in terminals.positions(23, "hellas", players, **options):
        knowledge = state.knowledge(state.current)
        for width in (80, 100):
            terminals.assert_board_fits(knowledge, language, width)
        said = [drawn(knowledge, language), *listed(state, language)]
        terminals.assert_clean("\n".join(said))
        for line in listed(state, language, 80):
            assert length(line) <= 80, line


def test_colours_leave_the_board_as_it_is() -> None:
    knowledge = put_up(seats={0: {"deeds": ["xanthi 1", "alexandroupoli 1"]}, 1: {"out": 1, "cash": 0}}).knowledge(0)
    said = texts_for(knowledge)
    coloured = hellas.board(knowledge, said, Screen(80, colour=True))
    assert "\x1b[38;5;130mThr" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == hellas.board(knowledge, said, Screen(80))


def test_another_world_with_the_same_knowledge_looks_the_same() -> None:
    for state in terminals.positions(41, "hellas", 3, vote_to_end=False, round_limit=8):
        terminals.assert_same_worlds(state)


@pytest.mark.parametrize("language", languages())
def test_the_guide_tells_signs_deeds_and_cards(language: str) -> None:
    knowledge = cadastre.game("hellas", 2).new(1).knowledge(0)
    guide = hellas.guide(texts_for(knowledge, language), Screen(80))
    terminals.assert_clean(guide)
    assert max(map(length, guide.splitlines())) <= 80
    assert re.search(r"800 +100 +480 +1360 +3120 +3760 +4400 +400 +400$", guide, re.MULTILINE)
    assert all(f"  {name} " in guide for name in ("D01", "D16", "O01", "O16"))
    assert "build xanthi, alexandroupoli" in guide


def test_every_message_of_the_table_is_used() -> None:
    terminals.assert_messages_used(
        "hellas/table.ftl", "hellas-table-(gains$|(kind|part)-)", "hellas-table-", "hellas-table-hint-"
    )
    terminals.assert_messages_used(
        "hellas/prompts.ftl", "hellas-phase-(amount-|compose-|throw|again|end|may)|hellas-fact-(offer|counter)"
    )


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize(("typed", "claimed"), [("1", True), ("claim 1", True), ("", False)])
def test_people_are_reminded_of_rent_before_a_bot_throws(typed: str, claimed: bool) -> None:
    seats = {0: {"deeds": ["arta"]}, 1: {"square": "arta"}}
    claims = {"debtor": 1, "open": [{"owner": 0, "deed": "arta", "amount": 10}]}
    state = put_up(2, {"claim_rent": "manual", "vote_to_end": False}, turn={"seat": 1}, seats=seats, claims=claims)
    said: list[str] = []
    lines = iter([typed])
    texts = texts_for(state.knowledge(0), "en")
    bots, screen = {1: "random"}, Screen()
    table = Table(state, bots, texts, screen=screen, read=lambda _: next(lines, None), write=said.append, seed=1)
    assert not table.run()
    assert any("this is lost when the next player goes on" in line for line in said)
    assert any(event.name == "rent_claimed" for event in table.past) == claimed
    assert any(event.name == "rent_lost" for event in table.past) != claimed


def test_a_whole_move_says_its_sum_and_not_its_digits() -> None:
    auction = {"lot": "deed", "deed": "rhodes"}
    bidding = put_up(turn={"phase": "bid", "throws": 1, "dice": [1, 3], "throw_due": "no"}, auction=auction)
    dealing = put_up(seats={0: {"deeds": ["railway"]}, 1: {"deeds": ["athens"]}})
    for state, text, sentence in (
        (bidding, "bid 155", "Bid €155"),
        (dealing, "offer 1: railway + 200 for athens", "Offer to Ben, Give: Railway Station, Want: Athens, Give: €200"),
    ):
        said = texts_for(state.knowledge(0), seats=["Ada", "Ben", "Cleo"])
        assert ", ".join(map(said.say, told(state, read_move(state, text).actions, state.current))) == sentence

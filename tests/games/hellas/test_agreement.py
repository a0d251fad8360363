"""Two implementations of the same rules, compiled legality and plain explanation, must agree; so must both codecs."""

import random

import numpy as np
import pytest

from cadastre.core.layout import COMPILED
from cadastre.core.state import State
from cadastre.games.hellas.edition import EDITIONS
from cadastre.games.hellas.rules import state as st
from testkit.random_play import go_on, random_game
from tests import agreement
from tests.agreement import played

pytestmark = pytest.mark.compiled

FIG = EDITIONS.default.figures.view(np.recarray)[0]
ACQUITTALS = [card for card in range(st.CARDS) if FIG.card_effect[card] == st.KEEP_ACQUITTAL]


def furnished(dice: random.Random) -> State:
    """A new game on a table that random players rarely reach: colours built on, little in the bank, rich and poor."""
    state = random_game(dice, "hellas").new(seed=dice.random())
    data = state._data
    seats = list(state.game.seats)
    for group in range(st.GROUPS):
        deeds = [deed for deed in range(st.DEEDS) if FIG.deed_group[deed] == group]
        whole, level = dice.choice(seats), dice.randrange(st.HOTEL + 1)
        built = group < st.COLOURS and dice.random() < 0.4
        for deed in deeds:
            data["owner"][0, deed] = whole if built or dice.random() < 0.6 else dice.choice([-1, *seats])
            if built:
                data["level"][0, deed] = min(level + dice.randrange(2), st.HOTEL)
            elif data["owner"][0, deed] >= 0:
                data["mortgage"][0, deed] = dice.choice([st.FREE] * 5 + [st.MORTGAGED, st.INTEREST_PAID, st.PUT_OFF])
    for seat in seats:
        data["cash"][0, seat] = dice.choice([0, 5, 95, 100, 200, 300, 500, 1000, 3000, st.TOP, st.TOP + st.STEP])
    for card in ACQUITTALS:
        deck, number = divmod(card, st.DECK)
        data["unseen"][0, deck] &= ~(1 << number)
        data["holder"][0, card] = dice.choice(seats)
    data["houses"], data["hotels"] = dice.choice([0, 1, 2, 3, 4, 32]), dice.choice([0, 1, 12])
    data["pledged"], data["lifted"] = (dice.getrandbits(st.DEEDS) & dice.getrandbits(st.DEEDS) for _ in range(2))
    data["built"], data["sold"] = (dice.getrandbits(st.COLOURS) & dice.getrandbits(st.COLOURS) for _ in range(2))
    if dice.random() < 0.3:
        data["custody"][0, int(data["on_turn"][0])] = dice.randint(1, 3)
    return State(state.game, data, None)


@pytest.mark.rule("H2.4", "H3.2", "H5.5", "H6.1", "H6.4", "H7.1", "H7.2", "H7.3", "H8.1", "H8.2", "H10.1", "H10.2")
def test_explain_agrees_with_the_rules() -> None:
    agreement.assert_explained("hellas", games=30 if COMPILED else 1, least=2000 if COMPILED else 30)


@pytest.mark.rule("H2.6", "H4.5", "H6.2", "H6.3")
def test_explain_agrees_on_furnished_tables() -> None:
    phases = set()
    for seed in range(80 if COMPILED else 4):
        dice = random.Random(seed)
        state = furnished(dice)
        for _ in range(40):
            if state.is_over:
                break
            if dice.random() < 0.5:
                agreement.assert_all_explained(state)
                phases.add(int(state._data["phase"][0]))
            go_on(state, dice)
    assert phases == set(range(st.OVER)) or not COMPILED


def test_descriptions_put_up_the_same_position() -> None:
    agreement.assert_described(played("hellas", 4 if COMPILED else 2, 0.05))


def test_whole_moves_are_read_as_they_are_written() -> None:
    agreement.assert_written(played("hellas", 2 if COMPILED else 1, 0.2))


def test_previews_tell_what_happens() -> None:
    for state, move, _ in agreement.previewed(played("hellas", 4 if COMPILED else 1, 0.2)):
        paid = [event.amount for event in move.preview if event.name == "paid" and event.seat == state.current]
        assert move.cost.get("money", 0) == sum(paid)


def test_a_copy_is_independent_and_a_text_is_the_state() -> None:
    agreement.assert_copied(played("hellas", 2 if COMPILED else 1, 0.05))


def test_state_is_small() -> None:
    agreement.assert_small("hellas")

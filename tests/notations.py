"""What tests of notation share: text that is no move, and lines that read back as what they were written from."""

import random
import re
from collections.abc import Iterable

import pytest

from cadastre.core.moves import mover, read_move, spell
from cadastre.core.refusals import BadNotation
from cadastre.core.state import State
from cadastre.core.texts import Texts, catalogues, languages
from testkit.random_play import choose
from testkit.random_play import mover as somebody


def assert_no_move(state: State, text: str, code: str) -> None:
    """The text is refused with its own sentence in every language, and nothing has changed."""
    before, room = state.to_bytes(), state.game.name
    with pytest.raises(BadNotation) as caught:
        state.push(text)
    assert caught.value.message == f"{room}-notation-{code}"
    sentences = {Texts(language, room).text(caught.value.message, **caught.value.params) for language in languages()}
    assert len(sentences) == len(languages())
    assert str(caught.value) in sentences
    assert state.to_bytes() == before


def assert_all_said(room: str, codes: Iterable[str]) -> None:
    """These are all the sentences that there are about bad notation."""
    text = catalogues("en")[f"{room}/notation.ftl"].read_text("utf-8")
    assert set(re.findall(rf"^{room}-notation-([a-z-]+) =", text, re.MULTILINE)) == set(codes)


def assert_clauses_read_back(state: State) -> None:
    """Every clause of every legal action, of the table and of all seats, means that action."""
    notation = state.game.rules.notation
    for seat in (-1, *state.game.seats):
        for action in state.legal_actions(seat):
            clause = notation.clause(state, action, seat)
            assert notation.actions(state, clause, seat) == [action], (clause, seat)


def play_and_read_back(state: State, dice: random.Random) -> str:
    """Somebody's whole move, or the rest of one; its line means its actions, and is written in one way."""
    base, seat = state.copy(), somebody(state, dice)
    actions: list[int] = []
    while not actions or state.in_move:
        who = mover(state, seat, len(actions))
        actions.append(choose(state, dice, who))
        state.apply(actions[-1], who)
    text = spell(base, actions, seat)
    move = read_move(base, text, seat)
    assert (list(move.actions), move.text) == (actions, text)
    return text

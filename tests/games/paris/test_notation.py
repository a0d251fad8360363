"""Text that is no move of Paris is refused with a sentence in every language."""

import pytest

import cadastre
from tests.notations import assert_all_said, assert_no_move

BAD = {
    "dance": "word",
    "move arc": "move",
    "move arc > louvre": "where",
    "move arc > chaillot 6": "value",
    "move arc > the moon": "place",
    "pay bronze": "not-paid",
    "give wood": "not-given",
    "sell 2 wood": "one-sale",
    "sell wood with care": "spend",
    "sell wood by 3": "source",
    "use 18 for 3": "for",
    "pair wood by 2": "pairs",
    "pass please": "alone",
    "draw 4": "pile-number",
    "bonus 31": "bonus-number",
    "key rome": "no-district",
    "take everything": "no-end-tile",
    "vp 99 in chaillot": "no-vp-tile",
    "sell silk": "no-token",
    "buy bronze": "no-resource",
}


@pytest.mark.parametrize(("text", "code"), BAD.items())
def test_bad_notation(text: str, code: str) -> None:
    assert_no_move(cadastre.game("paris", players=2).new(seed=1), text, code)


def test_every_sentence_is_said() -> None:
    assert_all_said("paris", BAD.values())

"""Text that is no move of Paris is refused with a sentence in every language."""

import re

import pytest

import cadastre
from cadastre.core.refusals import BadNotation
from cadastre.core.texts import LOCALE, Texts, languages

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
    state = cadastre.game("paris", players=2).new(seed=1)
    before = state.to_bytes()
    with pytest.raises(BadNotation) as caught:
        state.push(text)
    assert caught.value.message == f"paris-notation-{code}"
    sentences = {Texts(language, "paris").text(caught.value.message, **caught.value.params) for language in languages()}
    assert len(sentences) == len(languages())
    assert str(caught.value) in sentences
    assert state.to_bytes() == before


def test_every_sentence_is_said() -> None:
    text = (LOCALE / "en" / "paris" / "notation.ftl").read_text("utf-8")
    assert set(re.findall(r"^paris-notation-([a-z-]+) =", text, re.MULTILINE)) == set(BAD.values())

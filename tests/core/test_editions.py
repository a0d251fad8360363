"""Editions of a toy game: header, provenance, hash, and the two ways in."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cadastre.core.editions import Edition, Editions, Source
from cadastre.core.layout import Array, Ints, Record, blank, i8
from cadastre.core.refusals import BadFile
from cadastre.core.tables import Shape

DEFAULT = """\
game = "toy"
name = "First"
about = "Printed on a matchbox."

[dice]
sides = 6
faces = [1, 2]
status = { default = "known", "faces[1]" = "inferred" }
note = { faces = "seen from the side" }

[[cards]]
id = "ace"
prices = { francs = 3 }
status = "reconstructed"

[[cards]]
id = "king"
prices = { francs = 5, status = "known", note = "one photograph" }
status = "inferred"
"""


class Price(Shape):
    francs: int
    vp: int = 0


class Card(Shape):
    id: str
    prices: Price


class Dice(Shape):
    sides: int
    faces: tuple[int, int]


class Toy(Shape):
    dice: Dice
    cards: list[Card]


class ToyFigures(Record):
    sides: int = i8
    francs: Ints = i8[2]


def faults(toy: Toy) -> Iterator[tuple[str, str]]:
    if toy.dice.sides < 2:
        yield "dice.sides", "a die has two sides"
    for number, card in enumerate(toy.cards):
        if card.prices.francs > 9:
            yield f"cards[{number}].prices.francs", "too dear"


def names(toy: Toy) -> dict[str, tuple[str, ...]]:
    return {"cards": tuple(card.id for card in toy.cards)}


def fill(toy: Toy) -> Array:
    made = blank(ToyFigures)
    made["sides"][0] = toy.dice.sides
    made["francs"][0] = [card.prices.francs for card in toy.cards]
    return made


@pytest.fixture
def toys(tmp_path: Path) -> Editions[Toy]:
    file = tmp_path / "toy.toml"
    file.write_text(DEFAULT, encoding="utf-8")
    return Editions("toy", file, Toy, faults, names, fill)


def changed(toys: Editions[Toy], old: str, new: str) -> Edition:
    assert old in DEFAULT
    file = toys.file.with_name("other.toml")
    file.write_text(DEFAULT.replace(old, new), encoding="utf-8")
    return toys.load(file)


def test_the_default(toys: Editions[Toy]) -> None:
    edition = toys.default
    assert (edition.game, edition.name, edition.about) == ("toy", "First", "Printed on a matchbox.")
    assert edition.is_default
    assert edition.data == {
        "dice": {"sides": 6, "faces": [1, 2]},
        "cards": [{"id": "ace", "prices": {"francs": 3, "vp": 0}}, {"id": "king", "prices": {"francs": 5, "vp": 0}}],
    }
    assert edition.names == {"cards": ("ace", "king")}
    assert edition.figures["sides"].tolist() == [6]
    assert edition.figures["francs"].tolist() == [[3, 5]]


def test_the_closest_remark_counts(toys: Editions[Toy]) -> None:
    assert toys.default.provenance == {
        "dice.sides": Source("known"),
        "dice.faces[0]": Source("known", "seen from the side"),
        "dice.faces[1]": Source("inferred", "seen from the side"),
        "cards[0].id": Source("reconstructed"),
        "cards[0].prices.francs": Source("reconstructed"),
        "cards[0].prices.vp": Source("reconstructed"),
        "cards[1].id": Source("inferred"),
        "cards[1].prices.francs": Source("known", "one photograph"),
        "cards[1].prices.vp": Source("known", "one photograph"),
    }
    silent = changed(toys, 'status = "reconstructed"\n', "")
    assert "cards[0].id" not in silent.provenance


def test_a_star_speaks_of_every_name(toys: Editions[Toy]) -> None:
    remarks = '{ "*.francs" = "known", "prices.*" = "inferred", default = "reconstructed" }'
    provenance = changed(toys, 'status = "reconstructed"', f"status = {remarks}").provenance
    assert provenance["cards[0].id"].status == "reconstructed"
    assert provenance["cards[0].prices.vp"].status == "inferred"
    assert provenance["cards[1].prices.francs"].status == "known"


def test_a_name_counts_before_a_star(toys: Editions[Toy]) -> None:
    for remarks in '"*.vp" = "known", "prices.vp" = "inferred"', '"prices.vp" = "inferred", "*.vp" = "known"':
        edition = changed(toys, 'status = "reconstructed"', f"status = {{ {remarks} }}")
        assert edition.provenance["cards[0].prices.vp"].status == "inferred"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name = "First"', 'name = "Second"'),
        ('about = "Printed on a matchbox."', ""),
        ('status = "reconstructed"', 'status = "known"'),
        ('note = { faces = "seen from the side" }', ""),
        ("[dice]\nsides = 6\nfaces = [1, 2]", "[dice]\nfaces = [1, 2]\nsides = 6"),
        ("prices = { francs = 3 }", "prices = { vp = 0, francs = 3 }"),
    ],
)
def test_what_is_no_figure_does_not_count(toys: Editions[Toy], old: str, new: str) -> None:
    edition = changed(toys, old, new)
    assert edition.hash == toys.default.hash
    assert edition.is_default


def test_a_figure_counts(toys: Editions[Toy]) -> None:
    edition = changed(toys, "sides = 6", "sides = 8")
    assert edition.hash != toys.default.hash
    assert not edition.is_default
    assert (edition.figures["sides"][0], toys.default.figures["sides"][0]) == (8, 6)


def test_the_hash_is_the_same_everywhere(toys: Editions[Toy]) -> None:
    canonical = (
        '["toy",{"cards":[{"id":"ace","prices":{"francs":3,"vp":0}},{"id":"king","prices":{"francs":5,"vp":0}}],'
        '"dice":{"faces":[1,2],"sides":6}}]'
    )
    assert toys.default.hash == hashlib.sha256(canonical.encode()).hexdigest()


def test_an_edition_travels_as_json(toys: Editions[Toy]) -> None:
    edition = changed(toys, "sides = 6", "sides = 8")
    again = toys.from_dict(json.loads(json.dumps(edition.plain)))
    for field in ("game", "name", "about", "data", "provenance", "names", "hash", "is_default", "plain"):
        assert getattr(again, field) == getattr(edition, field)
    assert again.figures.tobytes() == edition.figures.tobytes()


def test_an_edition_keeps_no_hold_of_what_it_was_made_from(toys: Editions[Toy]) -> None:
    plain = toys.default.plain
    edition = toys.from_dict(plain)
    edition.plain["dice"]["sides"] = 3
    assert plain["dice"]["sides"] == 6


@pytest.mark.parametrize(
    ("old", "new", "line", "path", "message"),
    [
        ('game = "toy"', 'game = "chess"', 1, "game", "is an edition of 'chess', not of 'toy'"),
        ('game = "toy"', "", None, "game", "is missing"),
        ('name = "First"', 'name = ""', 2, "name", "expected text of length >= 1, got ''"),
        ("about =", "abuot =", 3, "abuot", "is no field that is known here"),
        ("sides = 6", "sides = 1", 6, "dice.sides", "a die has two sides"),
        ("francs = 5", "francs = 10", 18, "cards[1].prices.francs", "too dear"),
        ("francs = 5", "frans = 5", 18, "cards[1].prices.frans", "is no field that is known here"),
        (
            '"reconstructed"',
            '"guessed"',
            14,
            "cards[0].status",
            "expected one of known, inferred, reconstructed, got 'guessed'",
        ),
        ('"inferred" }', "7 }", 8, "dice.status.faces[1]", "expected text"),
        (
            '"faces[1]"',
            '"faces[2]"',
            8,
            "dice.status.faces[2]",
            "speaks of dice.faces[2], which this edition does not have",
        ),
        (
            'status = "reconstructed"',
            'status = { "*.sous" = "known" }',
            14,
            "cards[0].status.*.sous",
            "speaks of cards[0].*.sous, which this edition does not have",
        ),
        (
            "note = { faces",
            "note = { fasces",
            9,
            "dice.note.fasces",
            "speaks of dice.fasces, which this edition does not have",
        ),
    ],
)
def test_a_bad_edition_is_refused(
    toys: Editions[Toy], old: str, new: str, line: int | None, path: str, message: str
) -> None:
    with pytest.raises(BadFile) as caught:
        changed(toys, old, new)
    error = caught.value
    assert (error.line, error.path, error.message) == (line, path, message)
    assert error.file == str(toys.file.with_name("other.toml"))


def test_a_bad_edition_in_a_record_names_the_record(toys: Editions[Toy]) -> None:
    plain = json.loads(json.dumps(toys.default.plain))
    plain["cards"][1]["prices"]["francs"] = 10
    with pytest.raises(BadFile) as caught:
        toys.from_dict(plain, "game.jsonl")
    assert str(caught.value) == "game.jsonl, cards[1].prices.francs: too dear"


def test_nesting_is_no_way_to_break_it(toys: Editions[Toy]) -> None:
    deep: Any = 1
    for _ in range(2000):
        deep = [deep]
    with pytest.raises(BadFile, match="too deeply"):
        toys.from_dict({**toys.default.plain, "deep": deep})

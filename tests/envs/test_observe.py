"""Observations: a name, bounds and the right number in every column, and nothing that a seat can't know."""

import hashlib
from pathlib import Path

import numpy as np
import pytest

import cadastre
from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import fields
from cadastre.core.refusals import BadSetting
from cadastre.core.rng import generator
from cadastre.envs.actions import actions
from cadastre.envs.observe import OBSERVATION_VERSION, Observer, columns
from cadastre.envs.sights import ALL, sight
from cadastre.registry import rules
from testkit.envs.seats import TABLES, expected, laid, next_to_act, positions, seen
from tests.envs.described import described

FINGERPRINTS = {
    1: {
        ("paris", 2): "74447f4b1e08af22",
        ("paris", 3): "19acee79998cce33",
        ("paris", 4): "de18ca300c11a011",
        ("hellas", 2): "9ba7e38ce01bf861",
        ("hellas", 3): "6d4d808afebf6cb1",
        ("hellas", 4): "582d6e60c217a3e0",
        ("hellas", 5): "5216ae3236a0a396",
        ("hellas", 6): "6dfeae2e65e44726",
        ("hellas", 7): "1cc1d24e34934eaa",
        ("hellas", 8): "8b6c8150d0956257",
    }
}
"""Of the columns, by version and table. If a test says that one has changed, so must the version."""


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_columns_are_those_of_their_version(name: str, players: int) -> None:
    assert columns(rules(name), players).fingerprint == FINGERPRINTS[OBSERVATION_VERSION][name, players]


@pytest.mark.parametrize(("name", "kept"), [("paris", "7556a446287ecaf3"), ("hellas", "acd850e8253117f6")])
def test_the_actions_are_those_of_their_version(name: str, kept: str) -> None:
    table = actions(cadastre.game(name, players=2))
    assert [action.number for action in table] == list(range(rules(name).actions))
    assert all(rules(name).kind_of(action.number) == action.kind for action in table)
    whole = "\n".join(f"{action.number} {action.kind} {action.member} {action.words}" for action in table)
    assert hashlib.sha256(whole.encode()).hexdigest()[:16] == kept


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_column_holds_what_its_name_says(name: str, players: int) -> None:
    game = laid(name, players)
    observer = Observer(game)
    assert len(set(observer.columns.names)) == observer.size
    for number, state in enumerate(positions(game, 1, 120)):
        seat = number % players
        known = state.knowledge(seat)
        row = observer.row(known)
        assert row.dtype == np.int32
        assert (observer.columns.low <= row).all()
        assert (row <= observer.columns.high).all()
        assert seen(observer, known) == expected(known, -1 if state.is_over else next_to_act(state))


@pytest.mark.parametrize(("name", "players"), [("paris", 4), ("paris", 2), ("hellas", 3)])
def test_worlds_that_look_the_same_to_a_seat_are_observed_alike(name: str, players: int) -> None:
    game = laid(name, players)
    observer, luck = Observer(game), generator("two worlds")
    differ = 0
    for state in positions(game, 2, 200):
        for seat in game.seats:
            twin = state.knowledge(seat).determinize(luck)
            differ += twin.to_bytes() != state.to_bytes()
            assert observer.row(twin.knowledge(seat)).tolist() == observer.row(state.knowledge(seat)).tolist()
    assert differ


def test_a_row_of_a_true_position_would_tell() -> None:
    """So would the test above: what is hidden stands in columns that are shown."""
    game = laid("paris", 3)
    observer, luck, told = Observer(game), generator("two worlds"), 0
    for state in positions(game, 2, 300):
        twin = state.knowledge(0).determinize(luck)
        told += (observer.row(Knowledge(game, 0, state._data)) != observer.row(Knowledge(game, 0, twin._data))).any()
    assert told


def test_no_seat_is_shown_what_only_others_know() -> None:
    """In Paris: the end-game tiles in others' hands and in the pile."""
    game = laid("paris", 3)
    observer, held = Observer(game), 0
    for state in positions(game, 3, 400):
        for seat in game.seats:
            held += int(state.record.end_count[seat])
            row = seen(observer, state.knowledge(seat))
            mine = [tile for tile in range(12) if row[f"end_hand[{tile}]"]]
            assert mine == [tile for tile in range(12) if int(state.record.end_hand[seat]) >> tile & 1]
            assert {name for name in row if name.startswith("end_hand")} == {f"end_hand[{tile}]" for tile in range(12)}
            assert "end_pile" not in row
    assert held


@pytest.mark.parametrize("name", ["paris", "hellas"])
def test_a_field_by_seat_is_shown_by_seat(name: str) -> None:
    """A new field with a row for each seat must not be shown as it stands."""
    found, record = sight(rules(name)), fields(rules(name).state)
    by_seat = {field for field, width in record.items() if width.shape[:1] == (rules(name).entry.most_players,)}
    assert {field for field, shown in found.shown.items() if shown.rows != ALL} == by_seat - found.left_out.keys()


def test_a_row_is_what_a_seat_of_that_table_sees() -> None:
    state = laid("paris", 2).new(seed=1)
    with pytest.raises(BadSetting, match="spectator"):
        Observer(state.game).row(state.knowledge(-1))
    with pytest.raises(BadSetting, match="players=3"):
        Observer(laid("paris", 3)).row(state.knowledge(0))


@pytest.mark.parametrize("name", ["paris", "hellas"])
def test_every_field_is_described(name: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    section = page.partition(f"### {name.title()}\n")[2].partition("\n#")[0]
    lines = [line.strip("|").split(" | ") for line in section.splitlines() if line.startswith("| `")]
    assert [tuple(cell.strip() for cell in line[:3]) for line in lines] == described(rules(name))
    assert all(line[3].strip(" |") for line in lines)

"""Several people at one screen: every seat has a line of its own, with its own view and no other's."""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import NamedTuple

import pytest

from cadastre.server.wire import TableInfo
from testkit.server.guest import Guest, Line
from tests.server.conftest import Place

BY_LINK = 1


class Round(NamedTuple):
    """Ada and Cleo at one screen (seats 0 and 2), Ben at his own (seat 1), and somebody who watches."""

    ada: Guest
    ben: Guest
    table: TableInfo
    lines: list[Line]
    watching: Line

    @property
    def due(self) -> int:
        """Whose turn it is."""
        self.settle()
        return self.lines[0].now.current

    def settle(self) -> None:
        """Until everybody has heard everything."""
        lines = [*self.lines, self.watching]
        newest = max(line.seq for line in lines)
        for line in lines:
            while line.seq < newest:
                line.news()


@pytest.fixture(scope="module")
def round_table(place: Place) -> Iterator[Round]:
    with ExitStack() as stack:
        ada, ben, anybody = (stack.enter_context(Guest(place.address)) for _ in range(3))
        ada.call("Ada")
        ben.call("Ben")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "guest", "name": "Cleo"}]
        answer = ada.http.post("/api/tables", json={"game": "paris", "seats": seats})
        table_id = answer.json()["id"]
        ben.sit(table_id, BY_LINK)
        table = ada.start(table_id)
        lines = [
            stack.enter_context(ada.line(table_id, seat=0)),
            stack.enter_context(ben.line(table_id)),
            stack.enter_context(ada.line(table_id, seat=2)),
        ]
        yield Round(ada, ben, table, lines, stack.enter_context(anybody.line(table_id, seat=2)))


def test_everybody_has_a_name(round_table: Round) -> None:
    seats = round_table.table.seats
    assert [(seat.kind, seat.name, seat.mine) for seat in seats] == [
        ("person", "Ada", True),
        ("person", "Ben", False),
        ("person", "Cleo", True),
    ]


def test_a_line_shows_its_own_seat_alone(round_table: Round) -> None:
    dice = random.Random(1)
    for _ in range(12):
        for seat, line in enumerate(round_table.lines):
            assert line.now.scene["seat"] == seat
            assert [one["screen"] is not None for one in line.now.scene["seats"]] == [n == seat for n in range(3)]
        assert round_table.watching.now.scene["seat"] == -1
        assert all(one["screen"] is None for one in round_table.watching.now.scene["seats"])
        due = round_table.due
        asked = [line.now.ask is not None for line in round_table.lines]
        assert asked == [seat == due for seat in range(3)]
        round_table.lines[due].move(dice)
        round_table.settle()


def test_nobody_acts_on_the_line_of_another_seat(round_table: Round) -> None:
    due = round_table.due
    ask = round_table.lines[due].asked()
    for line in [*(line for seat, line in enumerate(round_table.lines) if seat != due), round_table.watching]:
        line.compose([ask.choices[0].notation])
        refused = line.refused()
        assert (refused.reason.id, refused.rule) == ("paris-refusal-not-your-turn", "P3.1")
    round_table.settle()
    assert round_table.due == due


@pytest.mark.parametrize("asked", [0, 2, 3, -1, 99])
def test_a_seat_that_is_not_ones_own_is_not_to_be_had(round_table: Round, asked: int) -> None:
    with round_table.ben.line(round_table.table.id, seat=asked) as line:
        assert line.now.scene["seat"] == BY_LINK
    expected = asked if asked in (0, 2) else 0
    with round_table.ada.line(round_table.table.id, seat=asked) as line:
        assert line.now.scene["seat"] == expected


def test_a_person_is_here_as_long_as_one_of_their_lines_is(round_table: Round) -> None:
    line = round_table.lines[1]
    while line.here is None or line.here.seats != [True] * 3:
        line.hear()
    with round_table.ada.line(round_table.table.id, seat=2):
        pass  # a third line comes and goes
    with Guest(round_table.ada.address) as anybody, anybody.line(round_table.table.id):
        while line.here.watching != 2:
            line.hear()
        assert line.here.seats == [True] * 3

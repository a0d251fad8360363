"""Whole games over the socket, from the commitment to the outcome."""

import random
import secrets
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from cadastre.core.rng import Luck
from cadastre.server.messages import Ask, Choice, Draft, News, Outcome
from cadastre.server.wire import TableInfo
from testkit.server.guest import Guest, Line
from tests.server.conftest import Place
from tests.server.logbook import entries, played_again, written

TABLES = [(2, {}), (3, {"free_placement": True}), (4, {"random_setup": True, "open_screens": True})]


class Finished(NamedTuple):
    """A game that was played to its end."""

    place: Place
    waiting: TableInfo
    luck: str
    line: Line
    outcome: Outcome


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]} players")
def finished(request: pytest.FixtureRequest, place: Place) -> Iterator[Finished]:
    players, options = request.param
    with Guest(place.address) as guest:
        waiting, luck = guest.make(players, **options), secrets.token_hex(16)
        guest.start(waiting.id, luck)
        with guest.line(waiting.id) as line:
            line.play_on(random.Random(players))
            assert line.now.outcome is not None
            yield Finished(place, waiting, luck, line, line.now.outcome)


def test_a_game_is_played_to_its_end(finished: Finished) -> None:
    line, outcome = finished.line, finished.outcome
    assert [entry.n for entry in line.entries] == list(range(line.seq + 1))
    assert line.entries[0].seat == -1
    assert {entry.seat for entry in line.entries[1:]} == set(range(finished.waiting.players))
    assert line.entries[-1].events[-1].name == "game_over"
    assert (line.now.current, line.now.ask) == (-1, None)
    assert outcome.winners == [seat for seat, rank in enumerate(outcome.ranks) if rank == 1] != []
    best = max(outcome.scores)
    assert all(outcome.scores[seat] == best for seat in outcome.winners)
    with Guest(finished.place.address) as anybody:
        assert anybody.info(finished.waiting.id).status == "over"


def test_a_game_takes_few_bytes(finished: Finished) -> None:
    """Of the scene only what has changed is sent; one that was sent whole would be more than this by itself."""
    line = finished.line
    whole = len(msgspec.json.encode(line.now.scene))
    heard = sum(len(text.encode()) for text in line.heard)
    assert heard / line.seq < 6_000 < whole


def test_after_the_end_nothing_can_be_done(finished: Finished) -> None:
    line = finished.line
    line.play("draw 1")
    refused = line.refused()
    assert (refused.seq, refused.reason.id, refused.rule) == (line.seq, "paris-refusal-game-over", "P9.1")
    assert len(entries(finished.place.database, finished.waiting.id)) == line.seq + 1


def test_the_score_sheet_adds_up(finished: Finished) -> None:
    *lines, total = finished.outcome.sheet
    assert total.label.id == "paris-score-total"
    assert [sum(column) for column in zip(*(line.points for line in lines), strict=True)] == total.points
    assert total.points == finished.outcome.scores


def test_the_luck_was_committed_to(finished: Finished) -> None:
    outcome = finished.outcome
    assert Luck(outcome.seed, outcome.salt).commitment == finished.waiting.commitment
    last = max(at for at, text in enumerate(finished.line.heard) if '"is":"news"' in text)
    for secret in (outcome.seed, outcome.salt):
        assert [secret in text for text in finished.line.heard[: last + 1]] == [False] * last + [True]


def test_the_log_leads_to_the_same_scores(finished: Finished) -> None:
    place, outcome = finished.place, finished.outcome
    state = played_again(place.database, finished.waiting.id, Luck(outcome.seed, outcome.salt, (finished.luck,)))
    assert state.is_over
    assert (state.scores, state.ranks, state.winners) == (outcome.scores, outcome.ranks, outcome.winners)
    assert [row.seat for row in entries(place.database, finished.waiting.id)] == [
        entry.seat for entry in finished.line.entries
    ]


def opens_something(ask: Ask, dice: random.Random) -> Choice:
    """A step with more to decide after it, or else anything that leads there."""
    prospects = [ask.prospects[choice.prospect] for choice in ask.choices]
    more = [choice for choice, would in zip(ask.choices, prospects, strict=True) if would["offers"] or would["due"]]
    towards = [choice for choice in ask.choices if choice.kind in ("draw", "settle", "key", "end_turn")]
    return dice.choice(more or towards or ask.choices)


def unfinished(line: Line, dice: random.Random) -> Draft:
    """Play until the server asks on inside a move."""
    while True:
        line.compose([opens_something(line.asked(), dice).notation])
        answer = line.receive()
        if isinstance(answer, Draft):
            return answer
        assert isinstance(answer, News)


def test_an_unfinished_move_changes_nothing(guest: Guest, stranger: Guest, place: Place) -> None:
    table, dice = guest.table(), random.Random(1)
    with guest.line(table.id) as line, stranger.line(table.id) as watching:
        draft = unfinished(line, dice)
        assert draft.seq == line.seq
        assert draft.events
        assert draft.scene != line.now.scene
        assert len(entries(place.database, table.id)) == line.seq + 1
        with guest.line(table.id, line.seq) as again:
            assert again.now == replace(line.now, entries=[], is_whole=True)
            assert (again.now.seq, again.now.current) == (line.seq, 0)
        while watching.seq < line.seq:
            watching.news()
        line.finish_move(draft, dice)
        assert watching.news().seq > draft.seq


def test_a_draft_is_gone_on_from(guest: Guest, place: Place) -> None:
    table, dice = guest.table(), random.Random(2)
    with guest.line(table.id) as line:
        draft = unfinished(line, dice)
        assert len(draft.ask.choices) > 1
        line.finish_move(draft, dice)
        assert entries(place.database, table.id)[draft.seq + 1].seat == 0
        parts = written(place.database, table.id, draft.seq + 1)
        assert parts[: len(draft.ask.parts)] == draft.ask.parts
        assert len(parts) > len(draft.ask.parts)


def test_a_draft_binds_nobody(guest: Guest, place: Place) -> None:
    table, dice = guest.table(), random.Random(3)
    with guest.line(table.id) as line:
        draft = unfinished(line, dice)
        others = [choice.notation for choice in line.asked().choices if choice.notation != draft.ask.parts[0]]
        other = dice.choice(others)
        line.compose([other])
        line.finish_move(line.receive(), dice)
        assert written(place.database, table.id, draft.seq + 1)[0] == other

"""Taking back: free to the last information gained, else if all others agree; never unseen, and with the same luck."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import cadastre
from cadastre.core.records import verify
from cadastre.core.rng import Luck
from cadastre.core.state import State
from cadastre.games.paris.rules.actions import A_DRAW
from cadastre.registry import GAMES
from cadastre.server.messages import Close, Concede, Consent, Play, Undo
from cadastre.server.replay import course_of_scores
from cadastre.server.table import Table
from cadastre.server.undo import way_back
from cadastre.server.wire import Timing
from testkit.server.indoors import kinds, move, refusal, say, table_of, tried, twin
from tests.tolls import toll
from toll import ENTRY
from toll.rules.actions import A_BUILD, A_THROW


def at_table(database: str | Path, scenario: Callable[[Table], Awaitable[None]], **more: object) -> None:
    """Something that happens at a table of Paris, of two people unless told."""

    async def run() -> None:
        async with table_of(database, **more) as table:
            await scenario(table)

    asyncio.run(run())


async def draw(table: Table) -> int:
    """Who begins draws a building, which is luck; returns who."""
    seat = table.state.current
    assert await say(table, seat, Play(f"draw {table.seq}", table.seq, "draw 1")) is None
    return seat


async def key(table: Table) -> None:
    """They place a key, which tells nobody anything new."""
    assert await say(table, table.state.current, Play(f"key {table.seq}", table.seq, "key montmartre")) is None


async def offered(table: Table) -> list[str]:
    """What every seat is told about taking back."""
    return [(await table.news(seat, table.seq)).table.undo for seat in range(table.game.players)]


def test_what_told_nothing_is_taken_back_at_once(database: str) -> None:
    async def scenario(table: Table) -> None:
        seat = await draw(table)
        before = table.state.to_bytes()
        await key(table)
        assert (await offered(table))[seat] == "free"
        assert await say(table, seat, Undo("undo", table.seq)) is None
        assert kinds(table) == ["setup", "move", "move", "undo"]
        assert (table.state.to_bytes(), table.course.turn) == (before, 3)
        for reader in (-1, 0, 1):
            (entry,) = (await table.news(reader, 2)).entries
            assert entry.said is not None
            assert (entry.kind, entry.seat, entry.said.id) == ("undo", seat, "web-log-undo")
        again = await twin(table)
        assert again.state.to_bytes() == before
        await key(again)  # and the game goes on

    at_table(database, scenario)


def test_luck_is_taken_back_if_the_others_agree_and_comes_again(database: str) -> None:
    async def scenario(table: Table) -> None:
        start = table.state.to_bytes()
        seat = await draw(table)
        drawn, other = table.course.log[1].events, 1 - seat
        assert (await offered(table))[seat] == "ask"
        await say(table, seat, Undo("undo", 1))
        assert table.state.to_bytes() != start
        wish = (await table.news(other, 1)).table.wish
        assert wish is not None
        assert (wish.seat, wish.to, wish.waits) == (seat, 0, [other])
        assert await refusal(table, seat, Undo("again", 1)) == "web-undo-asked"
        assert await refusal(table, seat, Consent("myself", 1, yes=True)) == "web-undo-not-asked"
        assert await say(table, other, Consent("yes", 1, yes=True)) is None
        assert kinds(table)[2:] == ["undo_asked", "undo_agreed", "undo"]
        assert (table.state.to_bytes(), table.course.wish) == (start, None)
        await draw(table)
        assert table.course.log[-1].events == drawn
        assert (await twin(table)).state == table.state

    at_table(database, scenario)


def test_one_no_is_enough(tmp_path: Path) -> None:
    async def scenario(table: Table) -> None:
        seat = await draw(table)
        before = table.state.to_bytes()
        others = [other for other in range(3) if other != seat]
        await say(table, seat, Undo("undo", 1))
        await say(table, others[0], Consent("yes", 2, yes=True))
        assert await refusal(table, others[0], Consent("twice", 3, yes=True)) == "web-undo-not-asked"
        await say(table, others[1], Consent("no", 3, yes=False))
        assert kinds(table)[2:] == ["undo_asked", "undo_agreed", "undo_refused"]
        assert (table.state.to_bytes(), table.course.wish) == (before, None)
        assert await refusal(table, others[1], Consent("late", 4, yes=True)) == "web-undo-not-asked"
        assert await say(table, seat, Undo("please", 4)) is None, "one may ask again"
        for other in others:
            await say(table, other, Consent(f"yes {other}", table.seq, yes=True))
        assert kinds(table)[-1] == "undo"

    at_table(tmp_path / "games.sqlite3", scenario, people=("ada", "ben", "cleo"))


def test_a_move_voids_the_wish(tmp_path: Path) -> None:
    async def scenario(table: Table) -> None:
        seat = await draw(table)
        await say(table, seat, Undo("undo", 1))
        await key(table)
        assert table.course.wish is None
        assert await refusal(table, 1 - seat, Consent("yes", 2, yes=True)) == "web-table-stale"
        assert await refusal(table, 1 - seat, Consent("yes", 3, yes=True)) == "web-undo-not-asked"

    at_table(tmp_path / "games.sqlite3", scenario)


def test_what_somebody_else_has_decided_is_not_undone_without_them(tmp_path: Path) -> None:
    async def scenario(table: Table) -> None:
        dice, before = random.Random(1), b""
        seat = table.state.current
        while table.state.current == seat:
            before = table.state.to_bytes() if has_a_choice(table.state, seat) else before
            await move(table, dice)
        assert (await offered(table))[seat] == "free", "nobody has decided anything yet"
        await draw(table)
        assert (await offered(table))[seat] == "ask"
        await say(table, seat, Undo("undo", table.seq))
        assert kinds(table)[-1] == "undo_asked"
        await say(table, 1 - seat, Consent("yes", table.seq, yes=True))
        assert (table.state.to_bytes(), table.state.current) == (before, seat)
        assert (await twin(table)).state == table.state

    at_table(tmp_path / "games.sqlite3", scenario)


def test_a_claim_out_of_turn_is_a_decision_of_another(tmp_path: Path) -> None:
    async def scenario(table: Table) -> None:
        await say(table, 0, Play("throw", 0, "throw"))
        await say(table, 1, Play("build", 1, "build 0"))
        assert (await offered(table))[1] == "free"
        await say(table, 2, Play("claim", 2, "claim"))
        assert await offered(table) == ["ask", "ask", "free"]
        await say(table, 2, Undo("undo", 3))
        assert table.state.steps == [(0, A_THROW), (1, A_BUILD)]

    at_table(tmp_path / "games.sqlite3", scenario, game=toll(3))


def test_who_plays_with_bots_alone_asks_nobody(tmp_path: Path) -> None:
    async def scenario(table: Table) -> None:
        dice, last = random.Random(2), b""
        while table.state.current != 0:
            await table.write_move(tried(table.state, table.state.current, table.state.legal_actions()[:1]))
        before = table.state.to_bytes()
        await draw(table)
        assert (await offered(table))[0] == "free", "nobody is there to be asked"
        await say(table, 0, Undo("luck", table.seq))
        assert table.state.to_bytes() == before
        while table.state.current == 0:
            last = table.state.to_bytes() if has_a_choice(table.state, 0) else last
            await move(table, dice)
        await table.write_move(tried(table.state, 1, [A_DRAW]))
        assert (await offered(table))[0] == "free"
        await say(table, 0, Undo("a bot has moved", table.seq))
        assert table.state.to_bytes() == last
        assert "undo_asked" not in kinds(table)

    at_table(tmp_path / "games.sqlite3", scenario, bots=1)


def test_people_do_not_ask_themselves(tmp_path: Path) -> None:
    async def alone(table: Table) -> None:
        seat = await draw(table)
        await say(table, seat, Undo("undo", 1))
        assert kinds(table)[-1] == "undo"

    async def with_ben(table: Table) -> None:
        seat = await draw(table)
        await say(table, seat, Undo("undo", 1))
        voices = (await table.news(seat, 1)).table.wish
        assert voices is not None
        mine = table.people[seat] == "ada"
        assert voices.waits == ([1] if mine else [0]), "one voice a person"
        if mine:
            assert await refusal(table, 2 - seat, Consent("other hand", 2, yes=True)) == "web-undo-not-asked"
        await say(table, voices.waits[0], Consent("yes", 2, yes=True))
        assert kinds(table)[-1] == "undo"

    at_table(tmp_path / "alone.sqlite3", alone, people=("ada", "ada"))
    for seed in range(4):
        at_table(tmp_path / f"{seed}.sqlite3", with_ben, people=("ada", "ben", "ada"), seed=seed)


def test_who_does_not_come_back_has_no_say(tmp_path: Path) -> None:
    async def scenario(table: Table) -> None:
        seat = await draw(table)
        gone, stays = [other for other in range(3) if other != seat]
        await say(table, gone, Concede("enough"))
        await say(table, seat, Undo("undo", table.seq))
        await say(table, stays, Consent("yes", table.seq, yes=True))
        assert kinds(table)[-1] == "undo"

    at_table(tmp_path / "games.sqlite3", scenario, people=("ada", "ben", "cleo"))


def test_it_is_done_once_and_on_what_one_sees(tmp_path: Path) -> None:
    async def scenario(table: Table) -> None:
        seat = table.state.current
        assert await refusal(table, seat, Undo("nothing", 0)) == "web-undo-nothing"
        assert await refusal(table, -1, Undo("watching", 0)) == "web-not-seated"
        await draw(table)
        await key(table)
        assert await refusal(table, 1 - seat, Undo("not mine", 2)) == "web-undo-nothing"
        assert await refusal(table, seat, Undo("old", 1)) == "web-table-stale"
        assert await refusal(table, seat, Undo("future", 3)) == "web-table-stale"
        for _ in range(2):
            assert await say(table, seat, Undo("undo", 2)) is None
        assert kinds(table).count("undo") == 1
        assert await refusal(table, seat, Play("key", 2, "key montmartre")) == "web-table-stale"

    at_table(tmp_path / "games.sqlite3", scenario)


@pytest.mark.parametrize("end", ["played", "closed"])
def test_what_is_over_is_over(tmp_path: Path, end: str) -> None:
    async def scenario(table: Table) -> None:
        await move(table, random.Random(1))
        if end == "closed":
            await say(table, 0, Close("enough"))
        while not table.course.is_over:
            await say(table, table.state.current, Play(str(table.seq), table.seq, "throw"))
        assert await offered(table) == [""] * 3
        for seat in range(3):
            assert await refusal(table, seat, Undo("undo", table.seq)) == "web-table-over"

    at_table(tmp_path / "games.sqlite3", scenario, game=toll(3))


@pytest.mark.parametrize("timing", [Timing("total", 60, increment=30), Timing("move", 60)])
def test_taking_back_earns_nobody_time(tmp_path: Path, timing: Timing) -> None:
    async def scenario(table: Table) -> None:
        seat = await draw(table)
        await key(table)
        assert table.course.clock is not None
        table.course.clock[seat] = 20_000
        await say(table, seat, Undo("undo", table.seq))
        assert kinds(table)[-1] == "undo"
        assert table.course.clock is not None
        assert table.course.clock[seat] <= 20_000
        assert table.course.clock[1 - seat] == 60_000
        assert table.course.clock == (await twin(table)).course.clock

    at_table(tmp_path / "games.sqlite3", scenario, timing=timing)


@pytest.mark.parametrize("game", ["paris", "toll"])
def test_only_the_moves_that_count_are_in_the_record(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, ENTRY.name, ENTRY)

    async def scenario(table: Table) -> None:
        dice, undone = random.Random(5), 0
        while not table.course.is_over and table.seq < 150:
            seat = await move(table, dice)
            if dice.random() < 0.3 and not table.course.is_over:
                undone += 1
                await say(table, seat, Undo(f"undo {undone}", table.seq))
                if table.course.wish:
                    await say(table, 1 - seat, Consent(f"well {undone}", table.seq, yes=True))
        assert kinds(table).count("undo") == undone > 5
        path = table.course.position.path
        replayed = table.game.new(luck=Luck(table.row.seed, table.row.salt, tuple(table.row.added)))
        for step in path:
            for action in step.actions:
                replayed.apply(action, step.seat)
        assert replayed == table.state == (await twin(table)).state
        record = table.state.to_record(["Ada", "Ben"])
        assert [(entry.seat, entry.actions) for entry in record.moves] == [(step.seat, step.actions) for step in path]
        assert verify(record)

    at_table(tmp_path / "games.sqlite3", scenario, game=toll(2) if game == "toll" else None)


def has_a_choice(state: State, seat: int) -> bool:
    """Whether a seat can do more than one thing, now or further into the only move that it can begin."""
    trial = state.copy()
    while len(trial.legal_actions(seat)) == 1:
        trial.apply(trial.legal_actions(seat)[0], seat)
        if not trial.in_move:
            return False
    return True


@pytest.mark.parametrize("name", ["paris", "hellas"])
def test_one_press_takes_back_a_decision(tmp_path: Path, name: str) -> None:
    """Whoever plays with bots lands at a question with more than one answer, however often they press."""

    async def scenario(table: Table) -> None:
        dice, pressed, forced = random.Random(3), 0, 0
        while not table.course.is_over and table.seq < 200:
            await move(table, dice)
            for _ in range(dice.choice([0, 0, 1, 2])):
                if (await offered(table))[0]:
                    last = next(step for step in reversed(table.course.position.path) if step.seat == 0)
                    forced += last.seq not in table.course.decisions
                    assert await say(table, 0, Undo(f"{table.seq}", table.seq)) is None
                    pressed += 1
                    assert (table.state.current, has_a_choice(table.state, 0)) == (0, True)
        assert pressed > 20
        assert forced or name == "hellas", "else this would not be seen"
        assert (await twin(table)).course.decisions == table.course.decisions

    at_table(tmp_path / "games.sqlite3", scenario, game=cadastre.game(name, 2), people=("ada",), bots=1)


def test_bots_that_go_on_meanwhile_void_nothing(tmp_path: Path) -> None:
    async def scenario(table: Table) -> None:
        dice = random.Random(1)
        while table.state.current != 0 or not has_a_choice(table.state, 0):
            await move(table, dice)
        before = table.state.to_bytes()
        await move(table, dice)
        pressed = table.seq
        while table.state.current == 0 or table.seq - pressed < 2:
            await move(table, dice)
        if any(one.seat == 0 for one in table.course.log[pressed + 1 :]):
            assert await refusal(table, 0, Undo("another", pressed)) == "web-table-stale"
        way = way_back(table.course, 0)
        assert way is not None
        assert await say(table, 0, Undo("undo", way.decision)) is None
        assert await refusal(table, 0, Undo("again", way.decision)) == "web-table-stale"
        if way.decision == pressed:
            assert table.state.to_bytes() == before

    at_table(tmp_path / "games.sqlite3", scenario, people=("ada",), bots=1)


def test_points_that_were_taken_back_do_not_count(tmp_path: Path) -> None:
    async def scenario(table: Table) -> None:
        seat = await draw(table)
        await key(table)
        await say(table, seat, Undo("undo", 2))
        await key(table)
        found = await course_of_scores(table)
        assert found.entries == [0, 1, 4]
        assert len(found.scores) == 3
        (undone,) = [entry for entry in (await table.news(seat, -1)).entries if entry.kind == "undo"]
        assert undone.to == 1

    at_table(tmp_path / "games.sqlite3", scenario)

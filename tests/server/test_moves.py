"""Moves in notation, from a message to the log and the record."""

import asyncio
import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

import cadastre
from cadastre.core.attempt import Attempt
from cadastre.core.moves import spell
from cadastre.core.records import loads
from cadastre.core.state import State
from cadastre.registry import GAMES
from cadastre.server.messages import Compose, Play
from cadastre.server.table import Table
from testkit.random_play import choose, random_game
from testkit.server.guest import Guest
from testkit.server.indoors import place, say, table_of, two_people

QUICK = settings(
    deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck), max_examples=8
)
MOVES = 40
"""Of one game."""


@pytest.mark.parametrize("name", sorted(GAMES))
@given(seed=some.integers(0, 2**32))
@QUICK
def test_from_notation_to_the_record_and_back(name: str, seed: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whole or in shuffled parts: the log has the same actions, and the record the same words."""
    dice = random.Random(seed)
    game = random_game(dice, name)
    people = ("ada", *(f"p{seat}" for seat in game.seats[1:]))

    async def scenario(database: Path) -> None:
        async with table_of(database, game=game, people=people) as table:
            await played(table)

    async def played(table: Table) -> None:
        said: list[str] = []
        for number in range(MOVES):
            state = table.state.copy()
            if state.is_over:
                break
            made = Attempt(state.copy(), state.current)
            while not made.is_whole:
                made.take(choose(made.state, dice, made.mover))
            said.append(spell(state, made.actions))
            parts = game.rules.notation.split(said[-1])
            dice.shuffle(parts)
            move = dice.choice((said[-1], ", ".join(parts)))
            assert await say(table, made.seat, Play(str(number), table.seq, move)) is None
            row = (await table.store.log(table.row.id))[-1]
            assert (row.seat, row.actions) == (made.seat, made.actions)
            assert table.state == made.state
        record = loads(table.state.to_record([]).to_jsonl())
        assert [entry.move for entry in record.moves] == said

    asyncio.run(scenario(tmp_path_factory.mktemp("moves") / "games.sqlite3"))


LANDMARK = {
    "turn": {"phase": "act"},
    "board": {"landmarks": {"belleville": ["tuileries"]}},
    "seats": {
        0: {"francs": 15, "tokens": {"marble": 1, "gold": 2, "gold_prestige": 2}, "banks": ["arc"]},
        1: {"landmarks": ["tuileries"]},
    },
}


@pytest.mark.parametrize(
    "message",
    [
        Play("whole", 0, "move arc > louvre in belleville, give 2 gold_prestige"),
        Compose("parts", 0, ["move arc > louvre in belleville", "give gold_prestige", "give gold_prestige"]),
    ],
)
def test_a_move_is_executed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, message: Play | Compose) -> None:
    """What was tried is what is committed: one copy of the position, and every action once."""
    done: list[int] = []
    copies: list[State] = []
    apply, copy = State.apply, State.copy

    def counted_apply(self: State, action: int, seat: int | None = None) -> None:
        done.append(action)
        apply(self, action, seat)

    def counted_copy(self: State) -> State:
        copies.append(self)
        return copy(self)

    async def scenario() -> None:
        async with two_people(tmp_path / "games.sqlite3", seed=1) as table:
            place(table, cadastre.game("paris", 2).position(LANDMARK))
            with monkeypatch.context() as watched:
                watched.setattr(State, "apply", counted_apply)
                watched.setattr(State, "copy", counted_copy)
                assert await say(table, 0, message) is None
            row = (await table.store.log(table.row.id))[-1]
            assert done == row.actions
            assert len(copies) == 1
            assert table.state.record.tokens[0].tolist()[-1] == 0

    asyncio.run(scenario())


@pytest.mark.parametrize("language", ["", "el"])
def test_a_page_from_before_is_told_to_be_loaded_anew(guest: Guest, language: str) -> None:
    """It knows neither this way to play nor the message, so it is told the sentence itself."""
    table = guest.table()
    guest.http.put("/api/me", json={"name": "Ada", "language": language})
    with guest.line(table.id) as line:
        line.asked()  # until then others move
        for old in (
            {"is": "play", "id": "old", "seq": line.seq, "actions": [0]},
            {"is": "why", "id": "old", "seq": line.seq, "actions": [], "clicks": ["key:arc"]},
        ):
            line.say(old)
            answer = line.refused()
            assert (answer.id, answer.reason.id) == ("old", "web-table-old-page")
            assert ("ξανά" if language == "el" else "reload") in (answer.reason.otherwise or "")

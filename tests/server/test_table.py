"""A table without a server around it: turns that cannot be brought about from outside."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import delete

from cadastre.core.state import State
from cadastre.server.answers import Sitter
from cadastre.server.bond import Alone
from cadastre.server.course import Gone
from cadastre.server.hall import Hall
from cadastre.server.keeper import Keeper
from cadastre.server.kernels import KernelRoom
from cadastre.server.messages import FromServer, News, Play, Refused
from cadastre.server.rows import TableRow
from cadastre.server.socket import Line
from testkit.server.indoors import place, say, table_of, two_people


def test_it_is_somebody_elses_turn(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_people(tmp_path / "games.sqlite3", seed=1) as table:
            before = table.state.to_bytes()
            answer = await say(table, 1 - table.state.current, Play("mine", 0, "draw 1"))
            assert isinstance(answer, Refused)
            assert (answer.reason.id, answer.rule) == ("paris-refusal-not-your-turn", "P3.1")
            assert (table.seq, table.state.to_bytes()) == (0, before)

    asyncio.run(scenario())


class Telephone:
    """A socket at which somebody says one thing and leaves."""

    def __init__(self, said: Play) -> None:
        self.said = [msgspec.json.encode(said).decode()]
        self.heard: list[FromServer] = []

    async def receive_text(self) -> str:
        if not self.said:
            raise WebSocketDisconnect(detail="gone")
        return self.said.pop()

    async def send_text(self, text: str) -> None:
        self.heard.append(msgspec.json.decode(text, type=FromServer))


def test_what_was_missed_comes_before_a_refusal(tmp_path: Path) -> None:
    """Also when the refusal is quicker than the news, which else come by themselves."""

    async def scenario() -> None:
        async with two_people(tmp_path / "games.sqlite3", seed=1) as table:
            seat = table.state.current
            await say(table, seat, Play("mine", 0, "draw 1"))
            telephone: Any = Telephone(Play("late", 0, "key montmartre"))
            hall = Hall(table.store, KernelRoom([]), pace=0)
            await Line(telephone, hall, Sitter(table, table.people[seat], seat), since=0)._listen()
            news, refused = telephone.heard
            assert isinstance(news, News)
            assert [entry.n for entry in news.entries] == [1]
            assert isinstance(refused, Refused)
            assert (refused.seq, refused.id, refused.reason.id) == (1, "late", "web-table-stale")

    asyncio.run(scenario())


def action_of(state: State, clause: str) -> int:
    """The legal action that is written so."""
    (found,) = [action for action in state.legal_actions() if state.notation(action) == clause]
    return found


def test_what_is_no_question_is_not_asked(tmp_path: Path) -> None:
    """With an end-game tile in hand others cannot know how a landmark is paid and that no prestige can be given."""

    async def scenario() -> None:
        async with two_people(tmp_path / "games.sqlite3", seed=1) as table:
            owner = {"francs": 20, "banks": ["chaillot"], "tokens": {"marble": 1}, "end_tiles": ["3_vp"]}
            place(table, table.game.position({"turn": {"phase": "act"}, "seats": {0: owner}}))
            sent, lone = action_of(table.state, "move chaillot bank > luxembourg_gardens"), list[int]()
            after = table.state.copy()
            after.apply(sent)
            while after.in_move:
                (only,) = after.legal_actions()
                after.apply(only)
                lone.append(only)
            assert len(lone) == 2
            assert await say(table, 0, Play("the move", table.seq, table.state.notation(sent))) is None
            assert (await table.store.log(table.row.id))[-1].actions == [sent, *lone]
            assert table.state.record.landmark_keys[0].tolist() == [1, 0, 0, 0, 0, 0, 0, 0]

    asyncio.run(scenario())


def test_a_table_that_is_deleted_while_its_bots_play_is_left_in_peace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """That somebody has gone is no error: a log full of them would hide those that are."""

    async def scenario() -> None:
        async with table_of(tmp_path / "games.sqlite3", people=("ada",), bots=1) as table:
            async with table.store.writing() as session:
                await session.execute(delete(TableRow).where(TableRow.id == table.row.id))
            with pytest.raises(Gone):
                await table.write("chat", 0, text="hello")
            table.levels = {0: "random", 1: "random"}
            table.company.come(None)
            async with asyncio.timeout(60):
                await Keeper(table, Alone(), pace=0).run()

    asyncio.run(scenario())
    assert not caplog.records

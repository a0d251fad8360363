"""People of one table at two servers with one PostgreSQL are as close as at one."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

import pytest

from cadastre.cli.serve import database_url
from cadastre.server.bond import PATIENCE, Bond, Notified
from cadastre.server.messages import Chat, Consent, Play, Undo
from cadastre.server.socket import CLOSE_UNKNOWN
from cadastre.server.store import Store
from cadastre.server.wire import NewTable, SeatWish, TableInfo
from testkit.server.guest import Guest, Line
from testkit.server.house import serving
from testkit.server.indoors import kinds, laid, opened, rooms, say, twin, whole_move


class Pair(NamedTuple):
    """Ada at one server and Ben at the other."""

    ada: Guest
    ben: Guest

    def table(self, *more: str, **settings: Any) -> TableInfo:
        """A game of both, begun at one and joined at the other."""
        waiting = self.ada.wish(["me", "open", *more], **settings)
        self.ben.sit(waiting.id)
        return self.ada.start(waiting.id)


@pytest.fixture(scope="module")
def pair(postgres: Callable[[], str]) -> Iterator[Pair]:
    database = postgres()
    with ExitStack() as stack:
        houses = [stack.enter_context(serving(database)) for _ in range(2)]
        ada, ben = (stack.enter_context(Guest(house.address)) for house in houses)
        ada.call("Ada")
        ben.call("Ben")
        yield Pair(ada, ben)


def hear_until(line: Line, happened: Callable[[], bool]) -> None:
    while not happened():
        line.hear()


def said(line: Line) -> list[str]:
    return [entry.text for entry in line.entries if entry.kind == "chat"]


def hear_chat(line: Line, words: str) -> None:
    hear_until(line, lambda: words in said(line))


def hear_entry(line: Line, kind: str) -> None:
    hear_until(line, lambda: line.entries[-1].kind == kind)


def test_who_is_here_is_known_at_both(pair: Pair) -> None:
    table = pair.table()
    with pair.ada.line(table.id) as first:
        with pair.ben.line(table.id) as second:
            hear_until(first, lambda: first.here is not None and first.here.seats == [True, True])
            hear_until(second, lambda: second.here is not None and second.here.seats == [True, True])
        hear_until(first, lambda: first.here is not None and first.here.seats == [True, False])


def test_words_and_wishes_go_across(pair: Pair) -> None:
    table, dice = pair.table(), random.Random(1)
    with pair.ada.line(table.id) as first, pair.ben.line(table.id) as second:
        first.say({"is": "chat", "id": "hello", "text": "Hello over there"})
        for line in (first, second):
            hear_chat(line, "Hello over there")
        mine, other = (first, second) if first.now.ask else (second, first)
        before = mine.now.scene
        mine.move(dice)  # a building is drawn: luck
        assert mine.now.table.undo == "ask"
        mine.say({"is": "undo", "id": "undo", "seq": mine.seq})
        hear_until(other, lambda: other.now.table.wish is not None)
        other.say({"is": "consent", "id": "yes", "seq": other.seq, "yes": True})
        for line in (mine, other):
            hear_entry(line, "undo")
        assert mine.now.scene == before
        assert [entry.kind for entry in mine.entries] == [entry.kind for entry in other.entries]


def test_bots_hurry_for_everybody(pair: Pair) -> None:
    table, dice = pair.table("bot", pace=10_000), random.Random(1)
    with pair.ada.line(table.id) as first, pair.ben.line(table.id) as second:
        lines = [first, second]
        while first.now.current != 2:  # until the bot is to move
            lines[first.now.current].move(dice)
            newest = max(line.seq for line in lines)
            for line in lines:
                while line.seq < newest:
                    line.news()
        second.say({"is": "hurry", "id": "hurry"})  # though the other server may keep the table
        for line in lines:
            while line.now.current == 2:
                line.news()


def test_a_table_that_is_taken_away_at_one_is_gone_at_the_other(pair: Pair) -> None:
    table = pair.table()
    with pair.ben.line(table.id) as second:
        assert pair.ada.http.delete(f"/api/tables/{table.id}").status_code == 204
        assert second.closed() == CLOSE_UNKNOWN
    with pair.ben.dial(table.id) as line:
        assert line.closed() == CLOSE_UNKNOWN


def test_somebody_forgotten_at_one_is_forgotten_at_the_other(pair: Pair) -> None:
    with Guest(pair.ben.address) as cleo:
        cleo.call("Cleo")
        table = pair.ada.wish(["me", "open"])
        cleo.sit(table.id)
        pair.ada.start(table.id)
        with pair.ada.line(table.id) as first, cleo.line(table.id) as line:
            line.say({"is": "chat", "id": "chat", "text": "I live in Volos"})
            hear_chat(first, "I live in Volos")
            assert cleo.http.delete("/api/me").status_code == 200
            hear_until(first, lambda: first.now.table.gone == [1])
            with pair.ada.line(table.id) as again:
                while said(again) != [""]:  # the other server has to be told first
                    with pair.ada.line(table.id) as again:
                        pass
        assert pair.ada.info(table.id).seats[1].name == ""


def test_another_game_is_one_game_though_both_ask_at_once(pair: Pair) -> None:
    table = pair.table()
    with pair.ada.line(table.id) as line, pair.ben.line(table.id) as other:
        line.say({"is": "close", "id": "enough"})
        hear_until(line, lambda: line.now.table.closed)
        hear_until(other, lambda: other.now.table.closed)  # else that server would refuse: it is played there yet

    async def ask() -> list[str]:
        def one(guest: Guest) -> str:
            found: str = guest.http.post(f"/api/tables/{table.id}/rematch").json()["id"]
            return found

        return await asyncio.gather(*(asyncio.to_thread(one, guest) for guest in pair))

    first, second = asyncio.run(ask())
    assert first == second
    waiting = [one.id for one in pair.ada.me().tables if one.status == "waiting"]
    assert waiting == [first], "the table of whoever was late is gone"


def test_a_clock_goes_on_at_the_other_when_its_keeper_dies(postgres: Callable[[], str]) -> None:
    database = postgres()
    with (
        serving(database) as doomed,
        serving(database) as other,
        Guest(doomed.address) as ada,
        Guest(other.address) as ben,
    ):
        begin = time.monotonic()
        table = Pair(ada, ben).table(timing={"kind": "move", "seconds": 8, "level": "easy"})
        with ada.line(table.id) as first, ben.line(table.id) as second:  # so the first server keeps the table
            if first.now.current == 1:
                second.move(random.Random(1))
            doomed.kill()
            spent = time.monotonic() - begin  # at most
            hear_entry(second, "resumed")
            assert second.now.table.clock is not None
            left = second.now.table.clock.left[0] / 1000
            assert left > 8 - spent - 0.3, "nobody's time runs while nobody keeps it"
            hear_until(second, lambda: 0 in second.now.table.sitters)
            assert [entry.said.id for entry in second.entries if entry.said][-1] == "web-log-sit-in-time"


def test_what_comes_late_is_decided_anew(postgres: Callable[[], str]) -> None:
    """Another server has written something first: words are still said, and a move counts if nobody has moved."""

    async def scenario() -> None:
        address = database_url(postgres())
        async with opened(Store(address)) as here, opened(Store(address)) as there:
            one = await laid(here, seed=1)
            seat, chosen = one.state.current, whole_move(one.state, random.Random(1))
            two = await twin(one, there)
            await say(one, 1 - seat, Chat("hello", text="hello"))
            assert await say(two, seat, Chat("hello too", text="hello too")) is None
            await say(two, 1 - seat, Chat("again", text="again"))
            assert await say(one, seat, Play("move", 0, chosen)) is None
            await two.refresh(one.seq)
            assert await say(two, seat, Undo("undo", two.seq)) is None
            await one.refresh(two.seq)
            await say(two, seat, Chat("please", text="please"))
            assert await say(one, 1 - seat, Consent("yes", one.seq, yes=True)) is None
            await two.refresh(one.seq)
            assert kinds(one) == kinds(two)
            assert kinds(one)[1:] == [*["chat"] * 3, "move", "undo_asked", "chat", "undo_agreed", "undo"]
            assert one.state.to_bytes() == two.state.to_bytes() == (await twin(one)).state.to_bytes()

    asyncio.run(scenario())


def test_an_entry_costs_the_other_server_one_question_and_this_one_none(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else servers that share tables keep each other and the database busy, and answer late."""
    asked: Counter[tuple[str, Store | Bond]] = Counter()

    def counted(owner: type[Store | Notified], name: str) -> None:
        real = getattr(owner, name)

        async def wrapper(self: Store | Notified, *args: Any) -> Any:
            asked[name, self] += 1
            return await real(self, *args)

        monkeypatch.setattr(owner, name, wrapper)

    async def scenario() -> None:
        address = postgres()
        async with rooms(address) as here, rooms(address) as there:
            ada = await here.person("Ada")
            row = await here.lobby.make(NewTable("paris", [SeatWish("me"), SeatWish("guest", name="Ben")]), ada)
            await here.lobby.start(row, ada, "luck")
            one, two = await here.hall.open(row.id), await there.hall.open(row.id)
            assert one is not None
            assert two is not None
            begin, entries = time.monotonic(), 40
            asked.clear()
            for number in range(entries):
                assert await say(one, 0, Chat(f"{number}", text="hello")) is None
                async with asyncio.timeout(30):
                    while two.seq < one.seq:
                        await two.stirred(two.beat, 0.1)
            looks = 2 + int((time.monotonic() - begin) / PATIENCE)
            assert asked["log", here.store] == 0
            assert asked["newest", here.store] <= looks
            assert asked["newest", there.store] <= looks
            assert asked["log", there.store] <= entries + looks
            assert min(asked["hold", house.hall.bond] for house in (here, there)) <= looks, (
                "of the one that does not keep it"
            )

    counted(Store, "log")
    counted(Store, "newest")
    counted(Notified, "hold")
    asyncio.run(scenario())

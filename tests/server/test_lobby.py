"""Before and around the games: seats, luck, the start, lists, another game, and who may do what."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import update

from cadastre.cli.serve import database_url
from cadastre.core.rng import Luck
from cadastre.server.archive import OPEN_DAYS, PAGE
from cadastre.server.lobby import Lobby
from cadastre.server.rows import Person, TableRow
from cadastre.server.store import Store
from cadastre.server.wire import NewTable, SeatWish, Share, TableInfo
from testkit.server.guest import LUCK
from testkit.server.indoors import Rooms, opened, rooms
from tests.server.callers import Caller, calling

Callers = Callable[[], Caller]
CLEO = {"kind": "guest", "name": " Cleo\u202e "}
HARD = {"kind": "bot", "level": "hard"}


@pytest.fixture
def callers(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callers]:
    with calling(database, monkeypatch) as somebody_new:
        yield somebody_new


def named(callers: Callers, *names: str) -> list[Caller]:
    found = [callers() for _ in names]
    for caller, name in zip(found, names, strict=True):
        caller.call(name)
    return found


def seats(table: TableInfo) -> list[tuple[str, str]]:
    return [(seat.kind, seat.name) for seat in table.seats]


# seats


def test_every_kind_of_seat(callers: Callers) -> None:
    ada, ben = named(callers, "Ada", "Ben")
    table = ada.make("me", "open", CLEO, HARD, timing={"kind": "move", "seconds": 30}, is_public=True)
    assert seats(table) == [("person", "Ada"), ("open", ""), ("person", "Cleo"), ("bot", "hard")]
    assert [seat.mine for seat in table.seats] == [True, False, True, False]
    assert [seat.ready for seat in table.seats] == [False, False, False, True]
    assert (table.hosting, table.status, table.timing.seconds, len(table.code)) == (True, "waiting", 30, 6)
    seen = ben.info(table)
    assert ([seat.mine for seat in seen.seats], seen.hosting) == ([False] * 4, False)


def test_a_table_is_found_by_its_code_as_long_as_it_waits(callers: Callers) -> None:
    ada, ben = named(callers, "Ada", "Ben")
    table = ada.make("me", "open")
    assert ben.table("GET", f"/codes/{table.code.upper()}").id == table.id
    assert ben.refused("GET", "/codes/222222") == (404, "web-code-bad")
    ben.sit(table)
    assert ada.start(table).code == ""
    assert ben.refused("GET", f"/codes/{table.code}") == (404, "web-code-bad")
    tries = [ben.refused("GET", f"/codes/22222{n}")[0] for n in range(25)]
    assert tries[-1] == 429


def test_people_sit_down_and_stand_up(callers: Callers) -> None:
    ada, ben, cleo = named(callers, "Ada", "Ben", "Cleo")
    stranger = callers()
    table = ada.make("me", "open", "open")
    place = f"/tables/{table.id}/seats"
    assert seats(ben.sit(table, 2)) == [("person", "Ada"), ("open", ""), ("person", "Ben")]
    assert cleo.refused("POST", f"{place}/2", {"luck": LUCK}) == (409, "web-seat-taken")
    assert cleo.refused("POST", f"{place}/0", {"luck": LUCK}) == (409, "web-seat-taken")
    assert cleo.refused("POST", f"{place}/7", {"luck": LUCK}) == (409, "web-seat-taken")
    assert ben.refused("POST", f"{place}/1", {"luck": LUCK}) == (409, "web-seat-yours")
    assert ben.refused("POST", f"{place}/1", {"luck": LUCK, "name": "\u200b"}) == (409, "web-seat-yours")
    assert cleo.refused("DELETE", f"{place}/2") == (403, "web-not-host")
    assert stranger.refused("DELETE", f"{place}/2") == (401, "web-nobody")
    assert cleo.refused("PUT", f"{place}/1", {"kind": "bot"}) == (403, "web-not-host")
    assert seats(ben.table("DELETE", f"{place}/2"))[2] == ("open", "")
    assert seats(stranger.sit(table, 2))[2] == ("person", ""), "who sits down becomes a person"
    assert stranger.token
    assert seats(ada.table("DELETE", f"{place}/2"))[2] == ("open", ""), "the host asked them to go"
    assert seats(ada.table("PUT", f"{place}/2", {"kind": "bot", "level": "easy"}))[2] == ("bot", "easy")
    assert seats(ada.table("PUT", f"{place}/2", {"kind": "open"}))[2] == ("open", "")
    assert ada.refused("PUT", f"{place}/9", {"kind": "open"}) == (404, "web-not-found")
    assert seats(ben.sit(table))[1:] == [("person", "Ben"), ("open", "")]
    assert seats(ben.sit(table, name="Ben's mother"))[2] == ("person", "Ben's mother")
    assert cleo.refused("POST", f"{place}/-1", {"luck": LUCK}) == (409, "web-seat-taken")
    ada.start(table)
    for path, method, body in ((f"{place}/1", "DELETE", None), (f"{place}/1", "PUT", {"kind": "open"})):
        assert ada.refused(method, path, body) == (409, "web-table-begun")
    assert cleo.refused("POST", f"{place}/1", {"luck": LUCK}) == (409, "web-table-begun")


def test_of_two_who_want_a_seat_one_gets_it(postgres: Callable[[], str]) -> None:
    """At two servers, again and again."""

    async def scenario() -> None:
        address = postgres()
        async with rooms(address) as house, opened(Store(database_url(address))) as there:
            other = Lobby(there, house.lobby.kernels, {})
            ada, ben, cleo = [await house.person(name) for name in ("Ada", "Ben", "Cleo")]
            for _ in range(10):
                row = await house.lobby.make(NewTable("paris", [SeatWish("me"), SeatWish("open")]), ada)
                sat = await asyncio.gather(
                    house.lobby.sit(row, 1, ben, Share(LUCK)),
                    other.sit(row, 1, cleo, Share(LUCK)),
                    return_exceptions=True,
                )
                assert sorted(str(one) for one in sat) == ["None", "web-seat-taken"]
                winner = (ben, cleo)[sat.index(None)]
                assert (await there.seats(row.id))[1].person_id == winner.id
                done = await asyncio.gather(
                    house.lobby.start(row, ada, LUCK),
                    other.leave(row, 1, winner),
                    return_exceptions=True,
                )
                begun = (await there.table(row.id) or row).status == "playing"
                kept = (await there.seats(row.id))[1].person_id
                assert begun == (kept == winner.id), "a game begins with those who sit there"
                assert sorted(map(str, done)) in (["None", "web-table-begun"], ["None", "web-seats-open"]), done

    asyncio.run(scenario())


# luck and start


def test_it_begins_when_all_are_there_with_their_luck(callers: Callers) -> None:
    ada, ben = named(callers, "Ada", "Ben")
    table = ada.make("me", "open", "bot")
    start = f"/tables/{table.id}/start"
    assert ada.refused("POST", start, {"luck": LUCK}) == (409, "web-seats-open")
    assert callers().refused("POST", start, {"luck": LUCK}) == (401, "web-nobody")
    ben.sit(table)
    assert ben.refused("POST", start, {"luck": LUCK}) == (403, "web-not-host")
    assert ada.start(table).status == "playing"
    assert ada.refused("POST", start, {"luck": LUCK}) == (409, "web-table-begun")
    assert ada.refused("POST", "/tables/none/start", {"luck": LUCK}) == (404, "web-not-found")


def test_the_luck_of_all_people_is_in_the_game(database: str) -> None:
    """In the order of their seats, and nobody could know the seed when they drew theirs."""

    async def scenario() -> None:
        async with rooms(database) as house:
            ada, ben = await house.person("Ada"), await house.person("Ben")
            wishes = [SeatWish("open"), SeatWish("bot"), SeatWish("me"), SeatWish("guest", name="Cleo")]
            row = await house.lobby.make(NewTable("paris", wishes), ada)
            promised = (await house.archive.info(row, None)).commitment
            of_ada, of_ben = secrets.token_hex(16), secrets.token_hex(16)
            await house.lobby.sit(row, 0, ben, Share(of_ben))
            await house.lobby.start(row, ada, of_ada)
            table = await house.hall.open(row.id)
            assert table is not None
            async with table.lock:
                await table.write("closed", 2)
            kept = await house.store.table(row.id)
            assert kept is not None
            assert kept.added == [of_ben, of_ada]
            luck = Luck(kept.seed, kept.salt, (of_ben, of_ada))
            assert luck.commitment == Luck(kept.seed, kept.salt).commitment == promised
            assert table.game.new(luck=luck) == table.course.start
            assert table.game.new(luck=Luck(kept.seed, kept.salt, (of_ada, of_ben))) != table.course.start

    asyncio.run(scenario())


# lists


def test_the_list_of_open_tables(callers: Callers) -> None:
    ada, ben = named(callers, "Ada", "Ben")
    ada.make("me", "open")  # which one needs the link for
    ada.make("me", "bot", is_public=True)  # where nobody is wanted
    first, second = ada.make("me", "open", is_public=True), ada.make("me", "open", "bot", is_public=True)
    for reader in (ada, ben, callers()):
        assert [table.id for table in reader.page("/tables").tables] == [second.id, first.id]
    ben.sit(first)
    ada.ask("DELETE", f"/tables/{second.id}/seats/0")
    ada.start(first)
    (left,) = callers().page("/tables").tables
    assert (left.id, seats(left)[0]) == (second.id, ("open", ""))


def test_ones_own_tables(callers: Callers) -> None:
    ada, ben = named(callers, "Ada", "Ben")
    ada.make("me", "bot")  # not begun, and nobody else to wait for
    waiting, playing = ada.make("me", "open"), ada.make("me", "bot")
    ada.start(playing)
    assert [table.id for table in ada.me().tables] == [playing.id, waiting.id]
    assert ben.me().tables == []
    ben.sit(waiting)
    assert [table.id for table in ben.page("/me/tables").tables] == [waiting.id]
    assert callers().refused("GET", "/me/tables") == (401, "web-nobody")


async def finished(house: Rooms, host: Person, guest: str, day: str, *, is_public: bool = True) -> str:
    """A game that was over on a day."""
    wishes = [SeatWish("me"), SeatWish("guest", name=guest)]
    row = await house.lobby.make(NewTable("paris", wishes, is_public=is_public), host)
    async with house.store.writing() as session:
        values = {"status": "over", "ended": f"{day}T12:00:00.000+00:00"}
        await session.execute(update(TableRow).where(TableRow.id == row.id).values(**values))
    return row.id


def test_the_archive_is_searched(database: str) -> None:
    async def scenario() -> None:
        async with rooms(database) as house:
            ada, ben = await house.person("Ada"), await house.person("Ben")
            old = await finished(house, ada, "100% Cleo", "2026-03-01")
            new = await finished(house, ben, "Dimitra", "2026-04-02")
            private = await finished(house, ben, "Ada's aunt", "2026-04-03", is_public=False)
            await house.lobby.make(NewTable("paris", [SeatWish("me"), SeatWish("open")], is_public=True), ada)

            async def found(reader: Person | None = None, **wanted: str) -> list[str]:
                asked = {"game": "", "name": "", "day": "", **wanted}
                page = await house.archive.search(reader.id if reader else None, **asked, after=0)
                return [table.id for table in page.tables]

            assert await found() == await found(ada) == [new, old]
            assert await found(ben) == [private, new, old]
            assert await found(game="paris") == [new, old]
            assert await found(game="hellas") == []
            for name, ids in {"ADA": [old], "dim": [new], "%": [old], "_": [], "cleo": [old], "medium": []}.items():
                assert await found(name=name) == ids, name
            assert await found(ben, name="ada") == [private, old]
            for day, ids in {"2026-04": [new], "2026-03-01": [old], "2026": [new, old], "2025": [], "%": []}.items():
                assert await found(day=day) == ids, day

    asyncio.run(scenario())


def test_long_lists_come_in_pages(database: str) -> None:
    async def scenario() -> None:
        async with rooms(database) as house:
            ada = await house.person("Ada")
            ids = [await finished(house, ada, "Ben", f"2026-01-{n % 28 + 1:02}") for n in range(PAGE + 3)]
            first = await house.archive.search(None, "", "", "", 0)
            rest = await house.archive.search(None, "", "", "", PAGE)
            assert (len(first.tables), first.more, len(rest.tables), rest.more) == (PAGE, True, 3, False)
            assert {table.id for table in [*first.tables, *rest.tables]} == {*ids}
            mine = await house.archive.mine(ada.id, PAGE)
            assert (len(mine.tables), mine.more) == (3, False)

    asyncio.run(scenario())


def test_what_is_old_is_cleared_away(database: str) -> None:
    def days_ago(days: int) -> str:
        return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")

    async def scenario() -> None:
        async with rooms(database) as house:
            ada = await house.person("Ada")
            wanted = NewTable("paris", [SeatWish("me"), SeatWish("open")])
            forgotten, waiting = await house.lobby.make(wanted, ada), await house.lobby.make(wanted, ada)
            async with house.store.writing() as session:
                old = update(TableRow).where(TableRow.id == forgotten.id)
                await session.execute(old.values(created=days_ago(OPEN_DAYS + 1)))
            over = await finished(house, ada, "Ben", days_ago(31)[:10])
            recent = await finished(house, ada, "Ben", days_ago(2)[:10])
            left = {waiting.id, over, recent}
            assert await house.archive.clear(0) == 1
            assert {row.id for row in await house.archive.rows_of(ada.id)} == left
            assert await house.archive.clear(30) == 1
            assert {row.id for row in await house.archive.rows_of(ada.id)} == left - {over}

    asyncio.run(scenario())


# again, and no more


def ended(callers: Callers) -> tuple[Caller, Caller, TableInfo]:
    """A game of Ada, Ben, a guest and a bot that is over."""
    ada, ben = named(callers, "Ada", "Ben")
    table = ada.make("me", "open", CLEO, "bot", options={"open_screens": True}, timing={"kind": "move", "seconds": 60})
    ben.sit(table)
    ada.start(table)
    with ada.line(table) as line:
        line.say({"is": "close", "id": "enough"})
        line.until(lambda news: news.table.closed)
    return ada, ben, table


def test_another_game_keeps_everybodys_seat(callers: Callers) -> None:
    ada, ben, table = ended(callers)
    stranger = callers()
    assert stranger.refused("POST", f"/tables/{table.id}/rematch") == (401, "web-nobody")
    stranger.call("Dimitra")
    assert stranger.refused("POST", f"/tables/{table.id}/rematch") == (403, "web-not-seated")
    again = ben.table("POST", f"/tables/{table.id}/rematch")
    assert seats(again) == [("person", "Ben"), ("person", "Cleo"), ("bot", "medium"), ("person", "Ada")]
    assert [seat.ready for seat in again.seats] == [False, False, True, False]
    assert (again.hosting, again.status, again.options, again.timing) == (True, "waiting", table.options, table.timing)
    assert again.commitment != table.commitment
    assert ada.table("POST", f"/tables/{table.id}/rematch").id == again.id, "once only"
    with ada.line(table) as line:
        assert (line.now.table.rematch, line.entries[-1].kind) == (again.id, "rematch")
    assert ben.refused("POST", f"/tables/{again.id}/start", {"luck": LUCK}) == (409, "web-seats-not-ready")
    ada.sit(again)
    assert ben.start(again).status == "playing"
    assert ben.refused("POST", f"/tables/{again.id}/rematch") == (409, "web-table-not-over")
    assert [one.status for one in ada.me().tables] == ["playing", "closed"]


def test_a_table_is_taken_away(callers: Callers) -> None:
    ada, ben, table = ended(callers)
    waiting = ada.make("me", "open")
    for one in (table, waiting):
        assert callers().refused("DELETE", f"/tables/{one.id}") == (401, "web-nobody")
        assert ben.refused("DELETE", f"/tables/{one.id}") == (403, "web-not-host")
        assert ada.ask("DELETE", f"/tables/{one.id}").status_code == 204
        assert ada.refused("DELETE", f"/tables/{one.id}") == (404, "web-not-found")
        assert ben.refused("GET", f"/tables/{one.id}") == (404, "web-not-found")
        assert ben.refused("POST", f"/tables/{one.id}/seats/1", {"luck": LUCK}) == (404, "web-not-found")
    assert ada.me().tables == ben.me().tables == []

"""What is told of tables from outside: the way there, whose turn it is, how it ended, and what anybody may watch."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from cadastre.server.invitations import code_of
from cadastre.server.wire import Invitation, Page, TableInfo
from testkit.server.guest import Guest
from tests.server.conftest import Place


def invitation(guest: Guest, table: TableInfo, host: str = "") -> Invitation:
    headers = {"Host": host} if host else {}
    answer = guest.http.get(f"/api/tables/{table.id}/invitation", headers=headers)
    return msgspec.json.decode(answer.content, type=Invitation)


def live(guest: Guest) -> list[str]:
    return [table.id for table in msgspec.json.decode(guest.http.get("/api/live").content, type=Page).tables]


@pytest.fixture
def friend(place: Place) -> Iterator[Guest]:
    with Guest(place.address) as somebody:
        yield somebody


def test_the_way_to_a_table(guest: Guest) -> None:
    waiting = guest.make()
    way = invitation(guest, waiting)
    assert way.link == f"{guest.address}/join/{waiting.code}"
    assert way.only_here, "nobody else finds localhost"
    assert guest.http.get(f"/join/{waiting.code}").status_code == 200
    elsewhere = invitation(guest, waiting, "games.example:8642")
    assert (elsewhere.link, elsewhere.only_here) == (f"http://games.example:8642/join/{waiting.code}", False)
    guest.start(waiting.id)
    assert invitation(guest, waiting).link == f"{guest.address}/table/{waiting.id}"
    assert guest.http.get("/api/tables/nowhere/invitation").status_code == 404


def test_a_code_for_cameras_says_the_link() -> None:
    import segno

    size, dots = code_of("http://localhost:1/join/abcdef")
    dark = set()
    for stroke in dots.removeprefix("M").removesuffix("z").split("zM"):
        (x, y), run = map(int, stroke.split("h")[0].split()), int(stroke.split("h")[1].split("v")[0])
        dark |= {(x + k, y) for k in range(run)}
    wanted = segno.make("http://localhost:1/join/abcdef", micro=False, error="m")
    assert size == wanted.symbol_size(border=4)[0]
    rows = enumerate(wanted.matrix_iter(border=4))
    assert dark == {(x, y) for y, row in rows for x, module in enumerate(row) if module}


def test_lists_tell_whose_turn_it_is_and_how_it_ended(guest: Guest, stranger: Guest) -> None:
    table = guest.wish(["me", "bot"], is_public=True)
    assert (table.turn, table.ranks) == (-1, [])
    assert table.id not in live(stranger)
    guest.start(table.id)
    with guest.line(table.id) as line:
        line.asked()
        assert guest.info(table.id).turn == line.now.current == 0
        assert table.id in live(stranger)
        line.play_on(random.Random(4))
        assert line.now.outcome is not None
        (mine,) = guest.me().tables
        assert (mine.turn, mine.ranks) == (-1, line.now.outcome.ranks)
    assert table.id not in live(stranger)


def test_of_two_who_gives_up_is_second(guest: Guest) -> None:
    table = guest.table()
    with guest.line(table.id) as line:
        line.say({"is": "concede", "id": "enough"})
        while line.now.outcome is None:  # the bot may have moved before
            line.news()
    assert guest.info(table.id).ranks == [2, 1]


def test_private_games_are_not_shown_to_others(guest: Guest, stranger: Guest) -> None:
    assert guest.table().id not in live(stranger)


def test_a_screen_for_the_room_is_told_what_everybody_may_know(guest: Guest, stranger: Guest) -> None:
    table = guest.table()
    with guest.line(table.id) as mine, stranger.line(table.id) as theirs:
        mine.asked()
        while theirs.seq < mine.seq:
            theirs.news()
        with guest.dial(table.id, "?watch=true&seat=0") as room:
            news = room.news()
            assert news.ask is None
            assert news.scene == theirs.now.scene != mine.now.scene
            assert news.entries == theirs.entries
            while room.here is None:
                room.hear()
            assert room.here.seats == [True, False]
            assert room.here.watching == 1, "whoever sits here is not counted twice"

"""What goes over a line: news without gaps, moves that are done once, refusals that change nothing."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from cadastre.core.refusals import Refusal
from cadastre.server.messages import News, Refused
from cadastre.server.socket import CLOSE_FOREIGN, CLOSE_UNKNOWN
from testkit.server.guest import Guest, Line
from tests.server.conftest import Place
from tests.server.logbook import entries


class Seated(NamedTuple):
    """Somebody whose turn it is, with a building to draw."""

    guest: Guest
    table_id: str
    line: Line
    place: Place

    def log(self) -> list[Any]:
        return list(entries(self.place.database, self.table_id))

    def unchanged(self) -> None:
        """Nothing has happened, and the line still works."""
        assert len(self.log()) == self.line.seq + 1
        self.line.say("are you there?")
        assert self.line.refused().reason.id == "web-bad-request"
        with self.guest.line(self.table_id, self.line.seq) as again:
            assert again.now == replace(self.line.now, entries=[], is_whole=True)
            assert (again.now.seq, again.now.current) == (self.line.seq, 0)


def seated(place: Place) -> Iterator[Seated]:
    with Guest(place.address) as guest:
        table = guest.table()
        with guest.line(table.id) as line:
            assert {choice.kind for choice in line.asked().choices} == {"draw"}
            yield Seated(guest, table.id, line, place)


fresh = pytest.fixture(seated, name="fresh")
shared = pytest.fixture(seated, name="shared", scope="module")
"""For what must not change anything."""


# the log


def test_who_comes_back_is_told_the_rest(fresh: Seated) -> None:
    line = fresh.line
    line.play("draw 1")
    line.news()
    line.play("key montmartre")
    line.news()
    line.asked()
    assert line.seq >= 2
    for since in range(-1, line.seq + 1):
        with fresh.guest.line(fresh.table_id, since) as again:
            assert again.now.entries == line.entries[since + 1 :]
            assert (again.now.scene, again.now.ask) == (line.now.scene, line.now.ask)


@pytest.mark.parametrize("since", [-5, 10**6, 10**30])
def test_a_number_that_is_not_in_the_log_means_the_whole_log(shared: Seated, since: int) -> None:
    with shared.guest.dial(shared.table_id, f"?since={since}") as line:
        assert line.news().entries == shared.line.entries


@pytest.mark.parametrize("since", ["", "abc", "0x10", "1;2"])
def test_what_is_no_number_gets_no_line(shared: Seated, since: str) -> None:
    with pytest.raises(InvalidStatus), shared.guest.dial(shared.table_id, f"?since={since}"):
        pass
    shared.unchanged()


# a move is done once


def test_a_move_sent_twice_is_done_once(fresh: Seated) -> None:
    line, seq = fresh.line, fresh.line.seq
    line.play("draw 1", seq, "mine")
    line.play("draw 1", seq, "mine")
    assert line.news().seq == seq + 1
    line.play("draw 1", seq, "mine")
    line.play("key montmartre", seq + 1, "mine")  # whatever it says now
    fresh.unchanged()
    with fresh.guest.line(fresh.table_id, seq) as again:
        again.play("draw 1", seq, "mine")
        again.play("draw 1", seq + 1, "mine")
        again.say("are you there?")
        assert again.refused().reason.id == "web-bad-request"
    assert [row.move_id for row in fresh.log()].count("mine") == 1
    fresh.unchanged()


def test_of_two_decisions_one_is_done(fresh: Seated) -> None:
    line, seq = fresh.line, fresh.line.seq
    with fresh.guest.line(fresh.table_id, seq) as other:
        ids = [line.play("draw 1"), other.play("draw 2")]
        assert line.news().seq == other.news().seq == seq + 1
        done = fresh.log()[seq + 1]
        assert len(fresh.log()) == seq + 2
        late = (line, other)[1 - ids.index(done.move_id)]
        refused = next(message for message in iter(late.receive, None) if isinstance(message, Refused))
        assert (refused.id, refused.reason.id) == (ids[1 - ids.index(done.move_id)], "web-table-stale")
    fresh.unchanged()


def test_who_decided_on_something_older_is_first_told_what_was_missed(fresh: Seated) -> None:
    seq = fresh.line.seq
    with fresh.guest.line(fresh.table_id) as elsewhere:
        elsewhere.play("draw 1")
        elsewhere.news()
    late = fresh.line.play("key montmartre", seq)
    assert fresh.line.news().entries == elsewhere.entries[seq + 1 :]
    message = fresh.line.receive()
    while isinstance(message, News):  # said twice, at worst
        assert message.entries == []
        message = fresh.line.receive()
    assert isinstance(message, Refused)
    assert (message.seq, message.id, message.reason.id, message.rule) == (seq + 1, late, "web-table-stale", None)
    fresh.unchanged()


@pytest.mark.parametrize("seq", [-1, 10**6, -(10**30), 10**30])
def test_a_number_that_is_not_the_newest_is_stale(shared: Seated, seq: int) -> None:
    shared.line.play("draw 1", seq)
    assert shared.line.refused().reason.id == "web-table-stale"
    shared.unchanged()


def test_the_name_of_the_setup_is_no_name_of_a_move(fresh: Seated) -> None:
    fresh.line.play("draw 1", move_id="setup")
    fresh.unchanged()


# who may do what


def test_others_only_watch(fresh: Seated, stranger: Guest) -> None:
    stranger.make()  # so that they have a cookie, though not of this table
    for own in ("draw 1", "key montmartre"):
        with stranger.line(fresh.table_id) as watching:
            scene = watching.now.scene
            assert watching.now.current == 0
            assert watching.now.ask is None
            assert scene["seat"] == -1
            assert [seat["screen"] for seat in scene["seats"]] == [None, None]
            assert [seat["screen"] is None for seat in fresh.line.now.scene["seats"]] == [False, True]
            for choice in fresh.line.asked().choices:
                watching.compose([choice.notation])
                refused = watching.refused()
                assert (refused.reason.id, refused.rule) == ("paris-refusal-not-your-turn", "P3.1")
        fresh.unchanged()
        fresh.line.play(own)  # and the same when it is time for something else
        fresh.line.news()


@pytest.mark.parametrize("cookie", ["", "x", "x" * 2000])
def test_a_made_up_cookie_is_nobodys(shared: Seated, stranger: Guest, cookie: str) -> None:
    stranger.http.cookies.set("cadastre", cookie)
    with stranger.line(shared.table_id) as watching:
        assert watching.now.scene["seat"] == -1
        assert watching.now.ask is None


NOT_UNDERSTOOD = Refusal("web-bad-request", "")


@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("key montmartre", Refusal("paris-refusal-building-first", "P3.1")),
        ("end", Refusal("paris-refusal-building-first", "P3.1")),
        *((text, NOT_UNDERSTOOD) for text in (" ", ",", "draw", "draw 4", "draw -1", "fly", "0", "draw 1;", "ω", "\0")),
        ("draw 1, key montmartre", Refusal("web-table-too-much", "")),
        ("draw 1, nothing", NOT_UNDERSTOOD),
    ],
)
def test_what_the_rules_forbid_is_refused(shared: Seated, move: str, refusal: Refusal, whole: bool) -> None:
    name = shared.line.play(move) if whole else shared.line.compose(move.split(", "))
    refused = shared.line.refused()
    assert (refused.seq, refused.id) == (shared.line.seq, name)
    assert (refused.reason.id, refused.rule) == (refusal.code, refusal.rule or None)
    shared.unchanged()


GOOD = b'{"is": "play", "id": "mine", "seq": 0, "move": "draw 1"}'


@pytest.mark.parametrize(
    "said",
    [
        *("", "x", "[]", "null", "0", '""', "{}", "{" * 5000, "[" * 5000, "ΑΒΓ", "\x00"),
        *(b"", b"\x00\xff", GOOD),
        '{"id": "mine", "seq": 0, "move": "draw 1"}',
        '{"is": "news", "id": "mine", "seq": 0, "move": "draw 1"}',
        '{"is": "play", "id": "mine", "seq": 0}',
        '{"is": "play", "id": "mine", "seq": 0, "move": ""}',
        '{"is": "play", "id": "mine", "seq": 0, "move": 0}',
        '{"is": "play", "id": "mine", "seq": 0, "move": null}',
        '{"is": "play", "id": "mine", "seq": 0, "move": ["draw 1"]}',
        '{"is": "play", "id": "mine", "seq": 0.5, "move": "draw 1"}',
        '{"is": "play", "id": "mine", "seq": null, "move": "draw 1"}',
        '{"is": "play", "id": "", "seq": 0, "move": "draw 1"}',
        '{"is": "play", "id": 7, "seq": 0, "move": "draw 1"}',
        '{"is": "play", "id": "mine", "seq": 0, "move": "draw 1", "seat": 1}',
        '{"is": "play", "id": "\\ud800", "seq": 0, "move": "draw 1"}',
        f'{{"is": "play", "id": "{"x" * 65}", "seq": 0, "move": "draw 1"}}',
        f'{{"is": "play", "id": "mine", "seq": 0, "move": "{"draw 1, " * 200}draw 1"}}',
        '{"is": "compose", "id": "mine", "seq": 0}',
        '{"is": "compose", "id": "mine", "seq": 0, "parts": []}',
        '{"is": "compose", "id": "mine", "seq": 0, "parts": "draw 1"}',
        '{"is": "compose", "id": "mine", "seq": 0, "parts": [0]}',
        '{"is": "compose", "id": "mine", "seq": 0, "parts": [""]}',
        '{"is": "compose", "id": "mine", "seq": 0, "parts": [null]}',
        f'{{"is": "compose", "id": "mine", "seq": 0, "parts": ["{"x" * 201}"]}}',
        '{"is": "compose", "id": "mine", "seq": 0, "parts": [' + '"end", ' * 64 + '"end"]}',
        GOOD.decode() + " " * 20_000,
        "x" * 60_000,
    ],
    ids=lambda said: repr(said[:60]),
)
def test_nonsense_is_refused(shared: Seated, said: str | bytes) -> None:
    shared.line.socket.send(said)
    refused = shared.line.refused()
    assert (refused.seq, refused.id) == (shared.line.seq, "")
    assert (refused.reason.id, refused.rule) == ("web-bad-request", None)
    assert refused.reason.params["problem"]
    shared.unchanged()


# where there is no line


def test_no_line_leads_nowhere(guest: Guest) -> None:
    for table_id in ("unknown", guest.make().id):  # a table that waits has no line either
        with guest.dial(table_id) as line:
            assert line.closed() == CLOSE_UNKNOWN


@pytest.mark.parametrize("origin", ["https://example.com", "http://localhost", "null"])
def test_pages_of_others_get_no_line(shared: Seated, origin: str) -> None:
    with shared.guest.dial(shared.table_id, origin=origin) as line:
        assert line.closed() == CLOSE_FOREIGN
    with shared.guest.dial(shared.table_id, origin=shared.place.address) as line:
        assert line.news().ask is not None

"""Over the real socket no reader can tell two worlds apart that differ in what they do not know; 200 games of this are
a part of the proof (:mod:`tools.leaks`). Then every sort of leak is planted, and found.
"""

import zlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from cadastre.core.said import said
from cadastre.core.state import State
from cadastre.server import answers, archive, news, records, socket, telling
from cadastre.server.messages import Told
from cadastre.server.undo import Way
from testkit.server.inside import Inside, inside
from testkit.server.two_worlds import Found, look
from testkit.two_worlds import without_luck


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("twins") / "games.sqlite3", ("paris", "hellas")) as found:
        yield found


def test_what_a_reader_is_sent_is_the_same_in_worlds_that_look_the_same(house: Inside) -> None:
    found = look(house, ["paris", "hellas"], count=4, steps=18, seed=1)
    assert found.problems == []
    assert found.games == 4
    assert set(found.steps) >= {"move", "refusal", "undo", "reconnect", "http"}
    assert found.frames > 100
    assert found.hidden > 20


# planted leaks


def secret(state: State) -> int:
    """A number that tells everything about a position but its luck."""
    return zlib.crc32(without_luck(state))


def in_the_scene(patch: pytest.MonkeyPatch) -> None:
    draw = telling.scene
    patch.setattr(telling, "scene", lambda state, seat: msgspec.to_builtins(draw(state, seat)) | {"x": secret(state)})


def in_the_events(patch: pytest.MonkeyPatch) -> None:
    """As they happened, not as the reader may know them."""

    def told(state: State, events: Any, seat: int) -> list[Told]:
        rules = state.game.rules
        words = rules.face.words(state.knowledge(seat))
        return [Told(event.name, rules.event_words(state, event), said(words.told(event), words)) for event in events]

    patch.setattr(telling, "told", told)


def in_the_question(patch: pytest.MonkeyPatch) -> None:
    """The dice that would be thrown."""
    ask = telling.ask

    def asked(state: State, seat: int, actions: Any = ()) -> Any:
        found = ask(state, seat, actions)
        found.choices[0].prospect = int(state.record.luck[0])
        return found

    patch.setattr(telling, "ask", asked)


def in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    refused = answers.Sitter._refused

    def told(sitter: answers.Sitter, message: Any, reason: Any, rule: str | None = None) -> Any:
        reason.params["x"] = secret(sitter.table.state)
        return refused(sitter, message, reason, rule)

    patch.setattr(answers.Sitter, "_refused", told)


def in_what_can_be_taken_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(news, "way_back", lambda course, seat: Way(0, 0, is_free=secret(course.state) % 2 == 0))


def in_the_number_of_frames(patch: pytest.MonkeyPatch) -> None:
    tell = socket.Line._tell_who_is_here

    async def twice(line: socket.Line) -> None:
        await tell(line)
        if secret(line.table.state) % 2:
            async with line._writing:
                assert line._here is not None
                await line._send(line._here)

    patch.setattr(socket.Line, "_tell_who_is_here", twice)


def in_the_record(patch: pytest.MonkeyPatch) -> None:
    def told(table: Any, seq: int, _seat: int) -> Any:
        return [event.as_list() for event in table.course.log[seq].events] + [secret(table.state)]

    patch.setattr(records, "_told", told)


def in_a_table_from_outside(patch: pytest.MonkeyPatch) -> None:
    info = archive._info

    def told(row: Any, *given: Any) -> Any:
        found = info(row, *given)
        found.edition = row.seed
        return found

    patch.setattr(archive, "_info", told)


@pytest.mark.parametrize(
    "plant",
    [
        in_the_scene,
        in_the_events,
        in_the_question,
        in_a_refusal,
        in_what_can_be_taken_back,
        in_the_number_of_frames,
        in_the_record,
        in_a_table_from_outside,
    ],
    ids=lambda plant: plant.__name__,
)
def test_a_planted_leak_is_found(
    house: Inside, plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    found: Found = look(house, ["paris"], count=12, steps=40, seed=4)  # the first leak ends it
    assert found.problems != []

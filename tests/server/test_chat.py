"""Words at the table: everybody hears them, as text; they leave the game alone."""

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cadastre.core.texts import Texts, catalogues, languages
from cadastre.server.answers import PHRASES
from cadastre.server.messages import Chat, Close, Compose, Draft, Mute, Play, Remove
from cadastre.server.table import Table
from testkit.server.guest import Guest
from testkit.server.indoors import kinds, refusal, say, table_of, twin, whole_move
from tests.tolls import toll


def at_table(database: str | Path, scenario: Callable[[Table], Awaitable[None]], **more: object) -> None:
    """Something that happens at a table whose host is Ada, in seat 0."""

    async def run() -> None:
        async with table_of(database, **more) as table:
            await scenario(table)

    asyncio.run(run())


async def heard(table: Table, reader: int) -> list[tuple[int, str, str]]:
    """Who has said what in whose hearing: the seat, the words, and the id of a phrase."""
    entries = (await table.news(reader, -1)).entries
    return [(one.seat, one.text, one.said.id if one.said else "") for one in entries if one.kind == "chat"]


def test_everybody_hears_what_is_said(database: str) -> None:
    async def scenario(table: Table) -> None:
        await say(table, 0, Chat("one", text="  Καλησπέρα,\n\u202eBen \u200b!\x07 "))
        await say(table, 1, Chat("two", text='<img src=x onerror="alert(1)"> & {$seat}'))
        await say(table, 1, Chat("three", phrase="good-luck"))
        await say(table, 1, Chat("three", phrase="bye"))  # the same thing is said once
        said = [
            (0, "Καλησπέρα, Ben !", ""),
            (1, '<img src=x onerror="alert(1)"> & {$seat}', ""),
            (1, "", "web-phrase-good-luck"),
        ]
        for reader in (-1, 0, 1):
            assert await heard(table, reader) == said
        assert await heard(await twin(table), -1) == said

    at_table(database, scenario)


@pytest.mark.parametrize("language", languages())
def test_every_phrase_is_translated(language: str) -> None:
    texts = Texts(language)
    said = {texts.text(f"web-phrase-{phrase}") for phrase in PHRASES}
    assert len(said) == len(PHRASES)
    assert not any("web-phrase" in words for words in said)


def test_what_the_client_finds_to_say_is_what_the_server_takes() -> None:
    written = catalogues("en")["server.ftl"].read_text("utf-8")
    assert re.findall("^web-phrase-([a-z-]+) =", written, re.MULTILINE) == [*PHRASES, "gone"]


def test_what_says_nothing_is_refused(tmp_path: Path) -> None:
    async def scenario(table: Table) -> None:
        for empty in ("", "   ", "\n\t", "\u200b\u202e", "\x00"):
            assert await refusal(table, 0, Chat("empty", text=empty)) == "web-chat-empty"
        assert await refusal(table, 0, Chat("odd", phrase="rude")) == "web-chat-unknown"
        assert await refusal(table, 0, Chat("both", text="hello", phrase="hello")) == "web-chat-unknown"
        assert await refusal(table, -1, Chat("watching", text="hello")) == "web-not-seated"

    at_table(tmp_path / "games.sqlite3", scenario)


def test_the_host_can_have_silence(database: str) -> None:
    async def scenario(table: Table) -> None:
        assert await refusal(table, 1, Mute("not host", 0, on=True)) == "web-not-host"
        assert await refusal(table, -1, Mute("watching", 0, on=True)) == "web-not-host"
        for nobody in (0, 2, 3, -1, 99):  # oneself, a bot, and seats that are none
            assert await refusal(table, 0, Mute("nobody", nobody, on=True)) == "web-not-found"
        await say(table, 0, Mute("mute", 1, on=True))
        again = await twin(table)
        for one in (table, again):
            assert (await one.news(1, -1)).table.muted == [1]
            assert await refusal(one, 1, Chat("hello", text="hello")) == "web-chat-muted"
            assert await refusal(one, 1, Chat("hello", phrase="hello")) == "web-chat-muted"
        await say(table, 0, Mute("unmute", 1, on=False))
        assert await say(table, 1, Chat("thanks", phrase="thanks")) is None
        assert kinds(table)[1:] == ["mute", "mute", "chat"]
        told = [one.said.id for one in (await table.news(-1, 0)).entries if one.kind == "mute" and one.said]
        assert told == ["web-log-mute", "web-log-unmute"]

    at_table(database, scenario, people=("ada", "ben"), bots=1)


def test_words_do_not_void_what_somebody_is_deciding(tmp_path: Path) -> None:
    async def scenario(table: Table) -> None:
        seat = table.state.current
        await say(table, seat, Play("first", 0, "draw 1"))
        chosen = whole_move(table.state, random.Random(1))
        for number in range(3):
            await say(table, 1 - seat, Chat(f"chat {number}", text="are you done?"))
        assert (table.course.turn, table.seq) == (1, 4)
        assert await refusal(table, seat, Play("too old", 0, chosen)) == "web-table-stale"
        assert await refusal(table, seat, Play("too new", 5, chosen)) == "web-table-stale"
        assert await say(table, seat, Play("second", 1, chosen)) is None
        assert kinds(table)[-1] == "move"

    async def unfinished(table: Table) -> None:
        await say(table, 0, Play("throw", 0, "throw"))
        await say(table, 1, Play("claim", 1, "claim"))
        draft = await say(table, 1, Compose("gift", 2, ["gift 0"]))
        assert isinstance(draft, Draft)
        await say(table, 0, Chat("chat", text="for me?"))
        again = await say(table, 1, Compose("gift", draft.seq, ["gift 0"]))
        assert isinstance(again, Draft)
        assert again.ask == draft.ask
        assert await say(table, 1, Compose("gift", draft.seq, ["gift 0", "coins 1"])) is None
        assert kinds(table)[2:] == ["move", "chat", "move"]

    at_table(tmp_path / "paris.sqlite3", scenario)
    at_table(tmp_path / "toll.sqlite3", unfinished, game=toll(3))


def test_people_talk_on_after_the_end(tmp_path: Path) -> None:
    async def scenario(table: Table) -> None:
        await say(table, 0, Close("enough"))
        assert await say(table, 1, Chat("bye", phrase="bye")) is None
        assert table.row.status == "closed"
        assert (await table.store.table("table") or table.row).status == "closed"

    async def removed(table: Table) -> None:
        await say(table, 0, Remove("out", 1))
        assert await say(table, 0, Chat("bye", phrase="bye")) is None

    at_table(tmp_path / "games.sqlite3", scenario)
    at_table(tmp_path / "removed.sqlite3", removed, people=("ada", "ben", "cleo"))


def test_who_talks_too_fast_is_stopped_and_plays_on(guest: Guest) -> None:
    table = guest.table()
    with guest.line(table.id) as line:
        line.asked()
        for number in range(6):
            line.say({"is": "chat", "id": f"chat {number}", "text": "!"})
            assert line.news().entries[-1].text == "!"
        line.say({"is": "chat", "id": "too much", "text": "!"})
        assert line.refused().reason.id == "web-chat-too-fast"
        line.say({"is": "chat", "id": "long", "text": "x" * 301})
        assert line.refused().reason.id == "web-bad-request"
        line.move(random.Random(1))
        assert line.entries[-1].kind == "move"

"""What nobody may ever read, before the end or at all: it is looked for in everything that leaves a real server.

The server runs with its fullest logs, and things go wrong inside it.
"""

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from cadastre.core.rng import Luck
from testkit.server.guest import Guest
from testkit.server.house import House, serving


class Sealed:
    """A server whose log is kept, with all that its guests were sent."""

    def __init__(self, house: House, database: Path, log: Path) -> None:
        self.house, self.database, self.log = house, database, log
        self.sent: list[str] = []

    @contextmanager
    def guest(self) -> Iterator[Guest]:
        with Guest(self.house.address) as somebody:
            somebody.http.event_hooks["response"].append(self._keep)
            yield somebody

    def _keep(self, answer: httpx.Response) -> None:
        answer.read()
        headers = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
        self.sent.append(f"{headers} {answer.text}")

    def sql(self, *commands: str) -> list[tuple[str, ...]]:
        """Past the server."""
        with closing(sqlite3.connect(self.database)) as connection, connection:
            return [row for command in commands for row in connection.execute(command)]

    def luck(self, table_id: str) -> Luck:
        """What a table's game is made of."""
        ((seed, salt, added),) = self.sql(f"SELECT seed, salt, added FROM game_table WHERE id = '{table_id}'")
        return Luck(seed, salt, tuple(json.loads(added)))

    def everything(self) -> str:
        """All that has left the server but for cookies."""
        for path in ("/metrics", "/health"):
            self._keep(httpx.get(self.house.address + path))
        return "\n".join([*self.sent, self.log.read_text("utf-8")])


@pytest.fixture
def sealed(tmp_path: Path) -> Iterator[Sealed]:
    database, log = tmp_path / "games.sqlite3", tmp_path / "log"
    with log.open("w") as kept, serving(database, "--log", "json", "--log-level", "info", stderr=kept) as house:
        yield Sealed(house, database, log)


def canaries(luck: Luck) -> list[str]:
    """Seed, salt, and the key in every form that somebody may have written it."""
    found = [luck.seed, luck.salt]
    for word in luck.key:
        found += [str(word), f"{word:x}", word.to_bytes(8, "little").hex()]
    return found


def seen(words: list[str], everything: str) -> list[str]:
    return [word for word in words if word in everything]


def test_luck_and_tokens_are_told_to_nobody_before_the_end(sealed: Sealed) -> None:
    dice = random.Random(1)
    with sealed.guest() as guest, sealed.guest() as friend, sealed.guest() as watcher, sealed.guest() as phone:
        table = guest.wish(["me", "open"])
        friend.sit(table.id)
        guest.start(table.id)
        tokens = [somebody.http.cookies["cadastre"] for somebody in (guest, friend)]
        code = guest.http.post("/api/me/code").json()["code"]
        assert sealed.sent.pop().count(code) == 1
        assert phone.http.post("/api/me/move", json={"code": code}).is_success
        tokens.append(phone.http.cookies["cadastre"])
        secrets = canaries(sealed.luck(table.id))
        with guest.line(table.id) as mine, friend.line(table.id) as theirs, watcher.line(table.id) as watching:
            for _ in range(6):
                line = mine if mine.now.ask else theirs
                if line.now.ask:
                    line.move(dice)
                for other in (mine, theirs):
                    while other.seq < line.seq:
                        other.news()
                line.say({"is": "undo", "id": str(dice.random()), "seq": line.seq})
                line.receive()
            for line in (mine, theirs, watching):
                line.say("nonsense")
                while '"is":"refused"' not in line.heard[-1]:
                    line.hear()
                sealed.sent += line.heard
        for somebody in (guest, friend, watcher, phone):
            for path in ("", "/record", "/record?seat=1"):
                assert somebody.http.get(f"/api/tables/{table.id}{path}").is_success
            somebody.http.get("/api/me")
            somebody.http.post(f"/api/tables/{table.id}/start", json={"luck": "00" * 16})
        watcher.http.post("/api/me/move", json={"code": code})
        everything = sealed.everything()
        assert table.id in everything
        assert seen([*secrets, *tokens, code, code.replace("-", "")], everything) == []

        with guest.line(table.id) as mine, watcher.line(table.id) as watching:
            mine.say({"is": "concede", "id": "enough"})
            while watching.now.outcome is None:
                watching.hear()
            luck = sealed.luck(table.id)
            assert (watching.now.outcome.seed, watching.now.outcome.salt) == (luck.seed, luck.salt)
        record = watcher.http.get(f"/api/tables/{table.id}/record").text
        assert seen([luck.seed, luck.salt], record) == [luck.seed, luck.salt]
        assert seen([*tokens, code], sealed.everything()) == []


def test_what_goes_wrong_inside_is_logged_without_values(sealed: Sealed) -> None:
    """Errors of the database and of the server itself: 500 with no word about it, a place in the code in the log."""
    with sealed.guest() as guest, sealed.guest() as friend:
        table, name = guest.table(), "Ada Byron Lovelace"
        guest.call(name)
        secrets = [*canaries(sealed.luck(table.id)), guest.http.cookies["cadastre"], name]
        code = guest.http.post("/api/me/code").json()["code"]
        sealed.sent.clear()
        with guest.line(table.id) as line:
            line.asked()
            # the next entry is there already, with an id that nobody gave: another server has lost its mind
            sealed.sql(
                "INSERT INTO entry (table_id, seq, kind, seat, actions, events, move_id, at) "
                f"SELECT table_id, {line.seq + 1}, 'move', 0, '[99]', '[]', 'x', at FROM entry "
                f"WHERE table_id = '{table.id}' AND seq = 0"
            )
            line.compose([line.asked().choices[0].notation])
            said = line.refused()
            assert said.reason.id.startswith("web-table")
            sealed.sent += line.heard
        sealed.sql(
            *(
                f"CREATE TRIGGER no_{kind} BEFORE INSERT ON {kind} BEGIN SELECT RAISE(ABORT, 'never'); END"
                for kind in ("token", "game_table")
            )
        )
        failing = [
            friend.http.post("/api/me/move", json={"code": code}),
            guest.http.post("/api/tables", json={"game": "paris", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
        ]
        sealed.sql(f"UPDATE game_table SET clock = '[7]' WHERE id = '{table.id}'")
        failing.append(guest.http.get(f"/api/tables/{table.id}"))
        sealed.sql("DROP TABLE token")
        failing.append(guest.http.get("/api/me"))
        for answer in failing:
            assert (answer.status_code, answer.json()) == (500, {"reason": {"is": "said", "id": "web-error"}})
        lines = [json.loads(line) for line in sealed.log.read_text("utf-8").splitlines()]
        assert sum("Traceback" in line.get("exc_info", "") for line in lines) >= len(failing)
        everything = sealed.everything()
        assert "IntegrityError" in everything
        assert seen([*secrets, code, code.replace("-", "")], everything) == []

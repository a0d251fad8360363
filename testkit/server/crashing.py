"""Many games at once on a server whose plug is pulled again and again.

Clients play at random over real sockets and come back after every crash. While the server is dead, a copy of its files
is read: everything that anybody was told is in there, once, as it was told; the log plays to the end it claims; and
where the end of the write-ahead log is cut off anywhere, what remains is an earlier state of every log and no broken
one. After the restart everybody is shown the position that the log leads to.
"""

import asyncio
import random
import shutil
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cadastre.core.records import loads
from cadastre.registry import GAMES
from cadastre.server import telling
from cadastre.server.games import game_of
from cadastre.server.messages import Ask, Done, Draft, Entry, Here, News, Refused
from cadastre.server.store import Store
from cadastre.server.table import Table
from testkit.games import Table as Wish
from testkit.games import facts
from testkit.server.guest import LUCK, chosen
from testkit.server.house import House, serving, steady_port

AT_ONCE = 8
IMPATIENCE = 0.15
"""How likely somebody does something when it is not their turn."""

_decode = msgspec.json.Decoder(News | Draft | Done | Refused | Here).decode


@dataclass
class Party:
    """A game, and all that anybody at it was told."""

    id: str
    game: str
    entries: dict[int, Entry] = field(default_factory=dict)
    done: list[str] = field(default_factory=list)
    """Ids of moves that were acknowledged."""
    is_over: bool = False


@dataclass
class Report:
    """What was seen."""

    games: Counter[str] = field(default_factory=Counter)
    kills: int = 0
    moves: int = 0
    cuts: int = 0
    shortened: int = 0
    """Cuts of the write-ahead log that cost something."""
    shown: int = 0
    """Positions shown after a restart that were compared."""
    problems: list[str] = field(default_factory=list)


def _wishes() -> list[tuple[str, Wish]]:
    """Tables of every game; the games take turns."""
    rows = zip_longest(*([(name, wish) for wish in facts(manifest).tables] for name, manifest in GAMES.items()))
    return [wish for row in rows for wish in row if wish is not None]


class Storm:
    """All of it."""

    def __init__(self, folder: Path, games: int, kills: int, seed: int) -> None:
        self.folder, self.games, self.kills = folder, games, kills
        self.luck = random.Random(f"storm {seed}")
        self.database = folder / "games.sqlite3"
        self.port = steady_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.report = Report()
        self.wishes = _wishes()
        self.parties: dict[str, Party] = {}
        self.cookies: dict[tuple[str, int], str] = {}
        self.is_up = asyncio.Event()
        self.told = 0
        self._house: Any = None

    async def run(self) -> Report:
        """Play all games through all crashes."""
        await self._start()
        killing = asyncio.create_task(self._kill_now_and_then())
        try:
            begun, playing = 0, set[asyncio.Task[None]]()
            while begun < self.games or playing or not killing.done():
                more = begun < self.games or not killing.done()
                while more and len(playing) < AT_ONCE and begun < 4 * self.games:
                    playing.add(asyncio.create_task(self._play(begun)))
                    begun += 1
                done, playing = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
                for job in done:
                    job.result()
        finally:
            killing.cancel()
            await asyncio.gather(killing, return_exceptions=True)
            await asyncio.to_thread(self._house.__exit__, None, None, None)
        return self.report

    # the server

    async def _start(self) -> None:
        self._house = serving(self.database, "--port", str(self.port), games=",".join(GAMES))
        self.house: House = await asyncio.to_thread(self._house.__enter__)
        self.is_up.set()

    async def _kill_now_and_then(self) -> None:
        between = max(20, self.games * 60 // max(self.kills, 1))
        for _ in range(self.kills):
            until = self.told + self.luck.randint(5, 2 * between)
            while self.told < until:
                await asyncio.sleep(self.luck.uniform(0, 0.02))
            self.is_up.clear()
            self.house.kill()
            with suppress(Exception):
                await asyncio.to_thread(self._house.__exit__, None, None, None)
            self.report.kills += 1
            logs = await self._look_at_the_dead()
            self._house = serving(self.database, "--port", str(self.port), games=",".join(GAMES))
            self.house = await asyncio.to_thread(self._house.__enter__)
            await self._look_at_the_living(logs)
            self.is_up.set()

    async def _look_at_the_dead(self) -> dict[str, Table]:
        """The tables as the files have them; everything that was told must be there."""
        copy = self._copy("dead")
        logs = await _tables(copy, [party.id for party in self.parties.values() if not party.is_over])
        for table in logs.values():
            self._compare(self.parties[table.row.id], table)
        for _ in range(2):
            await self._cut(logs)
        return logs

    def _copy(self, name: str) -> Path:
        folder = self.folder / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for file in self.folder.glob("games.sqlite3*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, folder)
        return folder / self.database.name

    def _compare(self, party: Party, table: Table) -> None:
        log = table.course.log
        for n, entry in party.entries.items():
            if n >= len(log) or (log[n].kind, log[n].seat, log[n].at) != (entry.kind, entry.seat, entry.at):
                self._problem(f"{party.id}: entry {n} was told and is not in the log")
        lost = set(party.done) - table.course.ids
        if lost:
            self._problem(f"{party.id}: {len(lost)} acknowledged moves are lost")

    async def _cut(self, whole: dict[str, Table]) -> None:
        """Cut the write-ahead log somewhere: every log is then the beginning of what it was."""
        copy = self._copy("cut")
        wal = copy.with_name(copy.name + "-wal")
        if not wal.exists() or not wal.stat().st_size:
            return
        with wal.open("r+b") as file:
            file.truncate(self.luck.randrange(wal.stat().st_size))
        self.report.cuts += 1
        with closing(sqlite3.connect(copy)) as connection:
            (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            self._problem(f"a cut database is broken: {verdict}")
            return
        for table_id, table in (await _tables(copy, list(whole))).items():
            log, full = table.course.log, whole[table_id].course.log
            self.report.shortened += len(log) < len(full)
            if log != full[: len(log)]:
                self._problem(f"{table_id}: a cut log is not the beginning of the log")

    async def _look_at_the_living(self, logs: dict[str, Table]) -> None:
        """Everybody is shown the position that the log leads to; bots may have moved since."""
        for (table_id, seat), cookie in self.cookies.items():
            if table_id not in logs or self.luck.random() > 0.25:
                continue
            async with self._line(table_id, seat, cookie, -1) as line:
                news = await _first_news(line)
            table = logs[table_id]
            if news.seq > table.seq:
                table = (await _tables(self._copy("living"), [table_id], until=news.seq))[table_id]
            drawn = msgspec.json.encode(telling.scene(table.state, seat))
            self.report.shown += 1
            if msgspec.json.encode(news.scene) != msgspec.json.encode(msgspec.json.decode(drawn)):
                self._problem(f"{table_id}: seat {seat} is shown another position than the log's")

    def _problem(self, words: str) -> None:
        self.report.problems.append(words)

    # the people

    async def _play(self, number: int) -> None:
        game, wish = self.wishes[number % len(self.wishes)]
        party, people = await self._sit_down(game, wish.seats, wish.options)
        luck = [random.Random(f"{self.luck.random()}") for _ in people]
        await asyncio.gather(*(self._attend(party, *who, luck[n]) for n, who in enumerate(people)))
        party.is_over = True
        await self._verify(party, people[0][1])

    async def _sit_down(
        self, game: str, seats: tuple[str, ...], options: dict[str, Any]
    ) -> tuple[Party, list[tuple[int, str]]]:
        """A table whose game has begun, and its people: seat and cookie; whoever a crash comes between starts anew."""
        while True:
            await self.is_up.wait()
            with suppress(httpx.TransportError):
                async with httpx.AsyncClient(base_url=self.address, timeout=60) as host:
                    places = [{"kind": kind, "level": "easy"} for kind in seats]
                    wanted = {"game": game, "options": options, "seats": places}
                    table = (await host.post("/api/tables", json=wanted)).raise_for_status().json()["id"]
                    mine = host.cookies["cadastre"]
                    people = [(n, mine) for n, kind in enumerate(seats) if kind in ("me", "guest")]
                    for seat, kind in enumerate(seats):
                        if kind == "open":
                            async with httpx.AsyncClient(base_url=self.address, timeout=60) as other:
                                path = f"/api/tables/{table}/seats/{seat}"
                                (await other.post(path, json={"luck": LUCK})).raise_for_status()
                                people.append((seat, other.cookies["cadastre"]))
                    begun = await host.post(f"/api/tables/{table}/start", json={"luck": LUCK[::-1]})
                    if begun.is_success:
                        break
        party = self.parties[table] = Party(table, game)
        self.cookies.update({(table, seat): cookie for seat, cookie in people})
        return party, people

    def _line(self, table: str, seat: int, cookie: str, since: int) -> connect:
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?since={since}&seat={seat}",
            additional_headers={"Cookie": f"cadastre={cookie}"},
            max_size=None,
            ping_interval=None,
            close_timeout=1,
        )

    async def _attend(self, party: Party, seat: int, cookie: str, luck: random.Random) -> None:
        """Play a seat to the end, whatever happens to the server."""
        sitter = _Attendant(self, party, seat, luck)
        while not sitter.is_over:
            await self.is_up.wait()
            with suppress(ConnectionClosed, OSError, InvalidHandshake, EOFError):
                async with self._line(party.id, seat, cookie, sitter.seq) as line:
                    await sitter.come_back(line)
                    while not sitter.is_over:
                        await sitter.hear(line, _decode(await line.recv()))

    async def _verify(self, party: Party, cookie: str) -> None:
        """The record of a game that is over holds, and has every move that was acknowledged, once."""
        while True:
            await self.is_up.wait()
            with suppress(httpx.TransportError):
                async with httpx.AsyncClient(base_url=self.address, cookies={"cadastre": cookie}, timeout=60) as host:
                    answer = (await host.get(f"/api/tables/{party.id}/record")).raise_for_status()
                break
        record = loads(answer.text)
        state = await asyncio.to_thread(record.replay)
        if not state.is_over:
            self._problem(f"{party.id}: the game is over and its record is not")
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            ids = [name for (name,) in connection.execute("SELECT move_id FROM entry WHERE table_id = ?", (party.id,))]
        counts = Counter(ids)
        if any(counts[name] != 1 for name in party.done):
            self._problem(f"{party.id}: a move that was acknowledged is not there once")
        if len(record.moves) != len(ids) - 1:
            self._problem(f"{party.id}: the record has {len(record.moves)} moves, the log {len(ids) - 1}")
        self.report.games[party.game] += 1
        self.report.moves += len(record.moves)


class _Attendant:
    """Somebody at one seat, through any number of lines."""

    def __init__(self, storm: Storm, party: Party, seat: int, luck: random.Random) -> None:
        self.storm, self.party, self.seat, self.luck = storm, party, seat, luck
        self.seq, self.is_over = -1, False
        self.ask: Ask | None = None
        self.pending: dict[str, Any] | None = None

    async def come_back(self, line: ClientConnection) -> None:
        """What was sent and not answered is sent again; its id makes sure that it is done once."""
        if self.pending:
            await line.send(msgspec.json.encode(self.pending).decode())

    async def hear(self, line: ClientConnection, message: News | Draft | Done | Refused | Here) -> None:
        """Take in a message, and decide if it is time to."""
        match message:
            case News():
                self._take_in(message)
                if self.pending is None and self.ask and (self.ask.due or self.luck.random() < IMPATIENCE):
                    await self._decide(line, self.ask, f"{self.luck.random()}")
            case Draft() if self.pending and message.id == self.pending["id"]:
                await self._decide(line, message.ask, message.id)
            case Refused() if self.pending and message.id == self.pending["id"]:
                self.pending = None
                if self.ask and self.ask.due:
                    await self._decide(line, self.ask, f"{self.luck.random()}")

    async def _decide(self, line: ClientConnection, ask: Ask, name: str) -> None:
        parts = [*ask.parts, chosen(ask, self.luck).notation]
        self.pending = {"is": "compose", "id": name, "seq": self.seq, "parts": parts}
        await line.send(msgspec.json.encode(self.pending).decode())

    def _take_in(self, news: News) -> None:
        party = self.party
        for entry in news.entries:
            if entry.n != self.seq + 1:
                self.storm.report.problems.append(f"{party.id}: after entry {self.seq} came {entry.n}")
            self.seq = entry.n
            self.storm.told += 1
            known = party.entries.setdefault(entry.n, entry)
            if (known.kind, known.seat, known.at) != (entry.kind, entry.seat, entry.at):
                self.storm.report.problems.append(f"{party.id}: entry {entry.n} was told in two ways")
            if self.pending and entry.kind == "move" and entry.seat == self.seat and entry.n > self.pending["seq"]:
                party.done.append(self.pending["id"])
                self.pending = None
        self.ask, self.is_over = news.ask, news.outcome is not None


async def _first_news(line: ClientConnection) -> News:
    while True:
        message = _decode(await line.recv())
        if isinstance(message, News):
            return message


async def _tables(database: Path, ids: list[str], until: int | None = None) -> dict[str, Table]:
    """Tables brought up from a database, up to an entry; one whose log does not fit the rules is an error."""
    store, found = Store(f"sqlite+aiosqlite:///{database}"), {}
    try:
        for table_id in ids:
            row = await store.table(table_id)
            if row is None or row.status == "waiting":
                continue
            table = Table(store, row, await store.seats(table_id), game_of(row))
            log = await store.log(table_id)
            table.replay([entry for entry in log if until is None or entry.seq <= until])
            found[table_id] = table
    finally:
        await store.close()
    return found

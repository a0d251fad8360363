"""Attacks on a real server at full size: what people at other tables notice of them.

    python -m tools.attacks [--attack NAME,…] [--pairs 5] [--seconds 10] [--files 1024] [--database URL] [--json]

Each attack meets a server of its own that may open 1,024 files. There people play at tables that have nothing to do
with it, somebody plays against a bot, and /health is asked for every 50 ms (``tools/attacks_victims.py``). They are
measured in pairs, at rest and under attack, one after the other. The attackers (``tools/attacks_list.py``) are a
process of their own; everybody else has precedence over it at the processors, because what is to be seen is how the
server shares itself out, not that the attackers' program needs a machine too. In every pair they come from a new
address, so that what the server has noted about the last one does not help it.

An attack has held if the 99th percentile of the uninvolved tables (of actions told to the other person, and of a bot's
answers) was at most three times what it was at rest, or 100 ms; the server's memory at most 1.3 times what it was
before the first attack; /health always 200; nobody's line was cut; and the server's log tells of no error. The exit
code is 1 if one has not.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from cadastre.registry import GAMES
from cadastre.server.messages import Advice, News
from testkit import hostile
from testkit.games import largest
from testkit.server.guest import LUCK, Guest, Line
from testkit.server.house import House, serving
from tools.attacks_list import ATTACKS
from tools.attacks_victims import Spell, Victims

Plain = dict[str, Any]

TIMES, AT_LEAST, MEMORY = 3.0, 100.0, 1.3
"""How much slower others may be, in which milliseconds they don't count, and how much larger the server may be."""
CALM = 0.5
"""Of a processor: a server that uses less has got over it."""
PATIENCE = 30.0
"""Seconds for that, and for attackers to be ready or gone."""


@dataclass
class Found:
    """What was measured of one attack."""

    attack: str
    rest: list[Spell] = field(default_factory=list)
    under: list[Spell] = field(default_factory=list)
    got: Counter[str] = field(default_factory=Counter)
    """What the attackers were answered."""
    log: str = ""
    """What the server wrote meanwhile."""

    def told(self) -> Plain:
        """The figures, and what was not as it should be."""
        rest, under = median(one.p99 for one in self.rest), median(one.p99 for one in self.under)
        bot_rest, bot_under = median(one.bot_p99 for one in self.rest), median(one.bot_p99 for one in self.under)
        memory = max(one.memory for one in self.under) / self.rest[0].memory
        ill, closed = sum(one.ill for one in self.under), sum(one.closed for one in self.under)
        problems = {
            "other tables are slower": under > max(TIMES * rest, AT_LEAST),
            "bots of others are slower": bot_under > max(TIMES * bot_rest, AT_LEAST),
            "more memory": memory > MEMORY,
            "/health was not good": ill > 0,
            "lines were cut": closed > 0,
            "errors in the log": " ERROR " in self.log,
            "the attack failed": not self.got or any(words.startswith("ended by") for words in self.got),
        }
        return {
            "attack": self.attack,
            "about": ATTACKS[self.attack].about,
            "rest_p99_ms": round(rest, 1),
            "p99_ms": round(under, 1),
            "ratio": round(under / rest, 2),
            "bot_rest_p99_ms": round(bot_rest, 1),
            "bot_p99_ms": round(bot_under, 1),
            "silence_ms": round(max(one.silence for one in self.under), 1),
            "memory_mib": round(self.rest[0].memory / 2**20),
            "memory_ratio": round(memory, 2),
            "ill": ill,
            "closed": closed,
            "log_kib": round(len(self.log) / 1024, 1),
            "errors": self.log.count(" ERROR "),
            "last_words": self.log[-500:],
            "got": dict(self.got),
            "problems": [problem for problem, is_so in problems.items() if is_so],
            "pairs": [[asdict(one) for one in pair] for pair in zip(self.rest, self.under, strict=True)],
        }


def warm_up(house: House) -> None:
    """Everything once, as friends would do it: what is loaded on first use is not what an attack takes."""
    record = hostile.honest(largest().name, min(4, largest().most_players))
    with Guest(house.address) as friend:
        for game, manifest in GAMES.items():
            bots = [{"kind": "bot", "level": level} for level in ("hard", "easy")]
            seats = [{"kind": "me"}, *bots[: manifest.most_players - 1]]
            wanted = {"game": game, "seats": seats, "pace": 0}
            table = friend.http.post("/api/tables", json=wanted).raise_for_status().json()["id"]
            friend.http.post(f"/api/tables/{table}/start", json={"luck": LUCK}).raise_for_status()
            with friend.line(table) as line:
                _advised(line)
                line.say({"is": "close", "id": "close"})
                while line.now.table.closed is False:
                    line.receive()
        for text in (record.to_text(), record.to_jsonl()):
            answer = friend.http.post("/api/records", content=text.encode()).raise_for_status().json()
            friend.http.get(f"/api/tables/{answer['id']}/replay").raise_for_status()


def _advised(line: Line) -> None:
    """Have a hint, however often it has to be asked for."""
    line.asked()
    while True:
        line.say({"is": "advise", "id": f"hint-{len(line.said)}", "seq": line.seq})
        answer = line.receive()
        while isinstance(answer, News):
            answer = line.receive()
        if isinstance(answer, Advice):
            return
        time.sleep(1)


class Siege:
    """One attack on one server."""

    def __init__(self, house: House, name: str, number: int) -> None:
        self.house, self.name, self.number = house, name, number
        self.port = int(house.address.rpartition(":")[2])

    async def pairs(self, count: int, seconds: float) -> Found:
        """Rest and attack, so many times."""
        found, victims = Found(self.name), Victims(f"http://127.0.0.1:{self.port}", self.house.process.pid)
        async with victims.about():
            await asyncio.sleep(2)
            for pair in range(count):
                await self._calm()
                rest = await victims.spell(seconds)
                under, got = await self._attacked(victims, seconds, f"127.{10 + self.number}.{pair}.1")
                found.rest.append(rest)
                found.under.append(under)
                found.got.update(got)
                line = f"{self.name} {pair + 1}: {rest.p99:.0f} → {under.p99:.0f} ms, bots {rest.bot_p99:.0f} → "
                line += f"{under.bot_p99:.0f} ms, silence {under.silence:.0f} ms, memory {under.memory >> 20} MiB"
                print(line, file=sys.stderr, flush=True)
        return found

    async def _attacked(self, victims: Victims, seconds: float, source: str) -> tuple[Spell, Counter[str]]:
        words = (sys.executable, "-m", "tools.attacks_list", self.name, str(self.port), source)
        attackers = await asyncio.create_subprocess_exec(*words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert attackers.stdin is not None
        assert attackers.stdout is not None
        got: Counter[str] = Counter()
        try:
            async with asyncio.timeout(4 * PATIENCE):
                await attackers.stdout.readline()
            attackers.stdin.write(b"go\n")
            spell = await victims.spell(seconds)
            attackers.stdin.close()
            with suppress(TimeoutError, ValueError):
                async with asyncio.timeout(PATIENCE):
                    got.update(json.loads(await attackers.stdout.readline()))
        finally:
            with suppress(ProcessLookupError):
                attackers.kill()
            await attackers.wait()
        return spell, got

    async def _calm(self) -> None:
        """Wait until the server has got over the last time."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            before = _ticks(self.house.process.pid)
            await asyncio.sleep(1)
            if (_ticks(self.house.process.pid) - before) / os.sysconf("SC_CLK_TCK") < CALM:
                return


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def table(found: list[Plain]) -> str:
    """For people, in Markdown."""
    lines = [
        "| attack | p99 at rest | attacked | × | bot's p99 at rest | attacked | silence of /health | memory × | |",
        "|---|--:|--:|--:|--:|--:|--:|--:|---|",
    ]
    for one in found:
        figures = [f"{one[name]:.0f} ms" for name in ("rest_p99_ms", "p99_ms")] + [f"{one['ratio']:.1f}"]
        figures += [f"{one[name]:.0f} ms" for name in ("bot_rest_p99_ms", "bot_p99_ms", "silence_ms")]
        verdict = "; ".join(one["problems"]) or "held"
        lines.append(f"| {one['about']} | {' | '.join(figures)} | {one['memory_ratio']:.2f} | {verdict} |")
    return "\n".join(lines)


def main() -> int:
    """Attack, measure, and say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--attack", default=",".join(ATTACKS), help="some of: " + ", ".join(ATTACKS))
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--files", type=int, default=1024, help="what the server may open")
    parser.add_argument("--database", help="instead of a new SQLite file for each attack")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    subprocess.run([sys.executable, "-m", "cadastre.cli", "compile"], stdout=subprocess.DEVNULL, check=True)
    found: list[Plain] = []
    for number, name in enumerate(given.attack.split(",")):
        with tempfile.TemporaryDirectory() as folder:
            database, log = given.database or Path(folder) / "games.sqlite3", Path(folder) / "log"
            with (
                log.open("w", encoding="utf-8") as words,
                serving(database, games=",".join(GAMES), files=given.files, stderr=words) as house,
            ):
                warm_up(house)
                siege = asyncio.run(Siege(house, name, number).pairs(given.pairs, given.seconds))
                siege.log = log.read_text("utf-8", "replace")
            found.append(siege.told())
    print(json.dumps({"attacks": found}) if given.json else table(found))
    return int(any(one["problems"] for one in found))


if __name__ == "__main__":
    sys.exit(main())

"""Record random games, load and replay them, and try to lie: ``python -m tools.replays [--game NAME] --games 1000``."""

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from cadastre.core.records import GameRecord, loads, make_record, verify
from cadastre.core.refusals import BadFile
from cadastre.registry import GAMES
from tools.tries import played_out, random_game


@dataclass
class Found:
    """What the replays saw."""

    games: int = 0
    moves: int = 0
    changed: int = 0
    forged: int = 0
    problems: list[str] = field(default_factory=list)


def random_record(name: str, seed: object) -> GameRecord:
    """The record of a random game with random options."""
    dice = random.Random(str(seed))
    state = played_out(random_game(dice, name).new(seed=seed), dice)
    return make_record(state, [f"Player {seat}" for seat in state.game.seats])


def resealed(lines: list[dict[str, Any]]) -> str:
    """Lines with checksums that fit: what a forger would write."""
    text, running = "", b""
    for line in lines:
        body = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
        running = hashlib.sha256(running + body.encode()).digest()
        text += f'{body[:-1]},"sum":"{running[:8].hex()}"}}\n'
    return text


def forgeries(record: GameRecord, text: str, dice: random.Random) -> Iterator[tuple[str, str, int]]:
    """Lies whose checksums fit, each with a name and the line where it must be found."""

    def opened() -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in text.splitlines()]
        for line in lines:
            del line["sum"]
        return lines

    lucky = {kind.name for kind in record.game.rules.events.kinds if kind.luck and not kind.secret}
    for _ in range(2):
        lines = opened()
        places = [
            (number, spot)
            for number, line in enumerate(lines)
            for spot, event in enumerate(line.get("events", []))
            if event[0] in lucky
        ]
        number, spot = dice.choice(places)
        event = lines[number]["events"][spot]
        event[-1] = (event[-1] + 1) % 6
        yield f"another {event[0]}", resealed(lines), number + 1
    lines = opened()
    lines[-1]["luck"]["seed"] += "0"
    yield "another seed", resealed(lines), 1
    lines = opened()
    lines[0]["commitment"] = hashlib.sha256(b"another").hexdigest()
    yield "another commitment", resealed(lines), 1
    lines = opened()
    lines[-1]["result"]["scores"][0] += 1
    yield "another result", resealed(lines), len(lines)


def check(name: str, games: int, seed: int) -> Found:
    """Replay every game, change bytes, forge."""
    found, dice = Found(), random.Random(seed)
    for number in range(games):
        record = random_record(name, f"{seed}/{number}")
        text = record.to_jsonl()
        again = loads(text)
        found.games += 1
        try:
            found.moves += verify(again)
        except BadFile as error:
            found.problems.append(f"game {number}: {error}")
        if again.to_jsonl() != text:
            found.problems.append(f"game {number}: written differently after loading")
        if again.replay().hash != record.end.hash:
            found.problems.append(f"game {number}: another end")
        for _ in range(5):
            spot = dice.randrange(len(text.encode()))
            raw = bytearray(text.encode())
            raw[spot] ^= dice.randrange(1, 128)
            found.changed += 1
            line = text.encode()[:spot].count(b"\n") + 1
            problem = _refused(bytes(raw), {line, line + 1})
            if problem:
                found.problems.append(f"game {number}, byte {spot}: {problem}")
        for lie, forged, line in forgeries(record, text, dice):
            found.forged += 1
            problem = _refused(forged.encode(), {line})
            if problem:
                found.problems.append(f"game {number}, {lie}: {problem}")
    return found


def _refused(raw: bytes, lines: set[int]) -> str:
    """Why this record is not refused in the right place, or nothing."""
    try:
        verify(loads(raw.decode("utf-8", "surrogateescape")))
    except BadFile as error:
        return "" if error.line in lines else f"refused at line {error.line}, not {sorted(lines)}: {error}"
    return "accepted"


def main() -> int:
    """Check and report as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=next(iter(GAMES)), choices=list(GAMES))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = check(asked.game, asked.games, asked.seed)
    print(json.dumps({**vars(found), "problems": found.problems[:20]}))
    return 1 if found.problems else 0


if __name__ == "__main__":
    sys.exit(main())

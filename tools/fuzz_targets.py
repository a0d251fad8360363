"""Whatever reads what strangers send, each as a target that takes bytes, with seeds from real games.

A target returns where it has read something or refused it by one of the errors that are meant for that; anything else
that it raises is a finding. Bytes that begin with ``\\xff`` are three parts between such marks, of which the second is
repeated until the whole is as long as the target takes: so are inputs found that cost more than their length.
"""

import json
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cadastre.core.game import Game
from cadastre.core.moves import read_move
from cadastre.core.records import GameRecord, load, loads, sealed
from cadastre.core.refusals import CadastreError
from cadastre.core.state import State
from cadastre.registry import GAMES, rules
from cadastre.server.records import LARGEST, LARGEST_TEXT
from testkit import hostile

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "games"
MARK = b"\xff"
MOVES = 20
"""That are played by figures that have been accepted."""


class Target(NamedTuple):
    """A reader, what it is begun with, and the most bytes that it is ever given."""

    read: Callable[[bytes], None]
    seeds: Callable[[], list[bytes]]
    largest: int


def stretched(data: bytes, largest: int) -> bytes:
    """As they are, or with the middle repeated."""
    parts = data[1:].split(MARK, 2) if data.startswith(MARK) else []
    if len(parts) < 3 or not parts[1]:
        return data[:largest]
    head, middle, tail = parts
    return (head + middle * (max(largest - len(head) - len(tail), 0) // len(middle)) + tail)[:largest]


def _text(data: bytes) -> str:
    return data.decode("utf-8", "ignore")


def records() -> Iterator[Path]:
    """Games that the tests keep."""
    return GOLDEN.rglob("*.jsonl")


# records


def _proved(record: GameRecord) -> None:
    """One that has been read and holds can be written down and read again."""
    record.replay()
    if loads(record.to_jsonl().encode().decode()) != record:
        raise AssertionError("it is not what it was when it is written down and read again")


def read_text(data: bytes) -> None:
    """A record that people can read."""
    with suppress(CadastreError):
        _proved(loads(_text(data)))


def text_seeds() -> list[bytes]:
    """The first moves of every game, and short ones of every hostile family."""
    games = ["\n".join(load(path).to_text().split("\n")[:16]) + "\n" for path in records()]
    bad = [way(200) for family in hostile.TEXT.values() for way in family.values()]
    parts = (b'seats: "', hostile.move().encode() + b"\n", b"; a\n", b'"', b",")
    long = [MARK + hostile.HEAD.encode() + MARK + part + MARK for part in parts]
    odd = [
        hostile.HEAD + f'{field}: "{letter}", b\n' for field in ("seats", "seed") for letter in ("\\ud800", "\\u0000")
    ]
    odd.append(hostile.HEAD + 'figures: {"a":NaN,"\\ud800":1e999}\n')
    return [*(text.encode() for text in (*games, *bad, *odd)), *long]


def read_lines(data: bytes) -> None:
    """A record for machines; unless the first byte is odd, checksums are put right."""
    first, text = data[:1], _text(data[1:])
    if not first or first[0] % 2 == 0:
        text = sealed(line for line in text.split("\n") if line)
    with suppress(CadastreError):
        _proved(loads("{" + text.removeprefix("{")))


def line_seeds() -> list[bytes]:
    """Games cut short, with their ends, and short hostile ones."""
    found = []
    for path in records():
        lines = load(path).bodies
        found += ["\n".join([*lines[:count], lines[-1]]) for count in (2, 12)]
    found += [way(200) for family in hostile.JSON_LINES.values() for way in family.values()]
    return [b"\0" + text.encode()[:20_000] for text in found]


# figures


def read_edition(data: bytes) -> None:
    """Figures as a file or as a record has them; if they are accepted, they are played with."""
    first, text = (data[:1] or b"\0")[0], _text(data[1:])
    found = rules(list(GAMES)[first // 2 % len(GAMES)])
    try:
        if first % 2:
            edition = found.editions.load(_written(text))
        else:
            try:
                plain = json.loads(text)
            except (ValueError, RecursionError):  # what reads a record takes these for what they are
                return
            if not isinstance(plain, dict):
                return
            edition = found.editions.from_dict(plain)
        game = Game.make(found, found.entry.least_players, edition, {})
    except CadastreError:
        return
    state, dice = game.new(seed=1), random.Random(1)
    for _ in range(MOVES):
        if state.is_over:
            break
        state.apply(dice.choice(state.legal_actions()))


@cache
def _file() -> Path:
    return Path(tempfile.mkdtemp(prefix="cadastre-fuzz-")) / "edition.toml"


def _written(text: str) -> Path:
    _file().write_text(text, "utf-8")
    return _file()


def edition_seeds() -> list[bytes]:
    """The figures that there are, in both forms."""
    found = []
    for number, name in enumerate(GAMES):
        editions = rules(name).editions
        found.append(bytes([2 * number + 1]) + editions.file.read_bytes())
        found.append(bytes([2 * number]) + json.dumps(editions.default.plain).encode())
    return found


# moves


@cache
def positions() -> list[State]:
    """Along every game, so that all kinds of decisions come up."""
    found = []
    for path in records():
        along = list(load(path).positions())
        found += along[:: max(len(along) // 12, 1)]
    return [state for state in found if not state.is_over][:250]


def read_notation(data: bytes) -> None:
    """A move in some position, of some seat."""
    where, who, text = (data[:1] or b"\0")[0], (data[1:2] or b"\0")[0], _text(data[2:])
    state = positions()[where % len(positions())].copy()
    seat = None if who % 2 else who // 2 % (state.game.players + 2) - 1
    with suppress(CadastreError):
        state.play(read_move(state, text, seat))


def notation_seeds() -> list[bytes]:
    """Moves of every game, in positions that are not theirs."""
    dice, found = random.Random(1), set[str]()
    for path in records():
        found |= {played.move for played in load(path).moves}
    chosen = dice.sample(sorted(found), min(len(found), 400))
    return [bytes([dice.randrange(256), 1]) + text.encode() for text in chosen]


def targets() -> dict[str, Target]:
    """All of them; whoever watches the modules that they need has to look on while this loads them."""
    from tools import fuzz_tables as tables

    for name in GAMES:
        rules(name)
    return {
        "text": Target(read_text, text_seeds, LARGEST_TEXT),
        "lines": Target(read_lines, line_seeds, LARGEST),
        "editions": Target(read_edition, edition_seeds, LARGEST_TEXT),
        "notation": Target(read_notation, notation_seeds, 16 * 1024),
        "messages": Target(tables.read_messages, tables.message_seeds, tables.TOO_LONG),
        "requests": Target(tables.read_request, tables.request_seeds, 64 * 1024),
    }


def dictionary() -> str:
    """The words as libFuzzer wants them."""

    def quoted(word: str) -> str:
        return "".join(f"\\x{byte:02x}" for byte in word.encode("utf-8", "surrogatepass"))

    return "".join(f'"{quoted(word)}"\n' for word in (*hostile.WORDS, "\xff"))

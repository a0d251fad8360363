"""What somebody sends who means no good: records that are as bad to read as can be, of any size, and an honest one.

Families of such texts have one fault each, so that whoever measures them knows what costs.
"""

import json
import random
import re
from collections.abc import Callable
from functools import cache

import cadastre
from cadastre.core.options import Entry
from cadastre.core.record_text import TITLE
from cadastre.core.records import GameRecord, dump, make_record, sealed
from cadastre.registry import GAMES
from testkit.random_play import go_on, played_out

GAME = next(iter(GAMES.values()))
"""Of most records: any would do."""


def head(game: Entry) -> str:
    """What a readable record begins with."""
    return f"{TITLE}\ngame: {game.name}\nplayers: {game.least_players}\n"


HEAD = head(GAME)

Family = Callable[[int], str]
SOME = 100
"""Decisions in which most kinds of moves come up."""

WORDS = (
    *("Cadastre record 1", "game: ", "players: ", "options: ", "edition: ", "figures: ", "seats: "),
    *GAMES,
    *(option.name for game in GAMES.values() for option in game.options),
    *("seed: ", "salt: ", "added: ", "commitment: ", "result: ", "[-1] ", "[0] ", "; ", ',"sum":"'),
    *('"cadastre":', '"rules":', '"options":', '"edition":', '"figures":', '"hash":', '"events":', '"actions":'),
    *('"moves":', '"luck":', '"comment":', '"notes":', '"result":', "null", "true", "1e999", "-0", "\\u0000"),
    *("draw 1", "key ", "move ", "give ", "bid ", "offer 1: ", " for ", " + ", "card ", "counter: ", "propose "),
    *("status", "note", "default", "*", "*.price", "known", "[a]", "[[a]]", "1979-05-27", "0x1", "inf", '"""'),
    *('{"is":"', "play", "compose", "why", "advise", "undo", "consent", "chat", "mute", "remove", '"id":"', '"seq":'),
    *('"kind":"', "guest", "open", '"level":"', "hard", '"timing":', '"luck":"', '"name":"', '"pace":', '"clicks":'),
    *("\\ud800", "\u0301", "\u200d", "\u202e", "\U0001f600", "ß", "İ", "٣", "²"),
)
"""What means something somewhere."""


@cache
def honest(game: str, players: int, seed: int = 1) -> GameRecord:
    """A game as it is played, only longer than most."""
    state = cadastre.game(game, players=players).new(seed=seed)
    return make_record(played_out(state, random.Random(seed)), [f"Player {seat}" for seat in state.game.seats])


@cache
def _lines() -> tuple[str, ...]:
    return tuple(honest(GAME.name, GAME.least_players).bodies)


@cache
def move() -> str:
    """One that is legal at the beginning."""
    return honest(GAME.name, GAME.least_players).moves[0].move


def _moves(mark: str, size: int) -> str:
    """The same move again and again, each after this mark."""
    return f"{mark}{move()}" * (size // len(mark + move()))


@cache
def _numbered(game: Entry) -> str:
    """A move of this game that has a number, if random players come upon one."""
    state, dice = cadastre.game(game.name, players=game.least_players).new(seed=1), random.Random(1)
    while not state.is_over and (state.in_move or len(state.steps) < SOME):
        go_on(state, dice)
    found = [played.move for played in make_record(state).moves]
    return next((one for one in found if re.search(r"\d", one)), found[0])


def _amount(game: Entry) -> Family:
    """A move in which the last number is too long."""
    return lambda size: f"{head(game)}\n1. " + re.sub(r"\d+(?=\D*$)", "1" * size, _numbered(game))


def _with_header(**fields: str) -> str:
    """A record whose header has these fields, as JSON, in place of its own."""
    header = json.loads(_lines()[0])
    told = ",".join(f'"{name}":{fields.get(name) or dump(value)}' for name, value in header.items())
    return sealed([f"{{{told}}}", *_lines()[1:]])


def _with_move(size: int, field: str, value: str) -> str:
    """A record with one more field in a move."""
    first, *rest = _lines()
    rest[3] = f'{rest[3][:-1]},"{field}":{value[:size]}}}'
    return sealed([first, *rest])


TEXT: dict[str, dict[str, Family]] = {
    "quotes": {
        "seats": lambda size: HEAD + "seats: " + '"' * size,
        "pairs": lambda size: HEAD + "seats: " + '"",' * (size // 3),
        "escapes": lambda size: HEAD + "seats: " + '"\\' * (size // 2),
        "moves": lambda size: HEAD + f'\n1. {move()} "' + '" ;"' * (size // 4),
    },
    "nesting": {
        "lists": lambda size: HEAD + "figures: " + "[" * size,
        "tables": lambda size: HEAD + "figures: " + '{"a":' * (size // 5),
        "closed": lambda size: HEAD + "figures: {" + '"a":' + "[" * (size // 2) + "]" * (size // 2) + "}",
        "moves": lambda size: HEAD + "\n1. " + "[" * size,
    },
    "numbers": {
        "players": lambda size: HEAD.rstrip("0123456789\n") + "9" * size,
        "figures": lambda size: HEAD + 'figures: {"a":' + "9" * size + "}",
        "move": lambda size: HEAD + "\n" + "1" * size + f". {move()}",
        "seat": lambda size: HEAD + "\n1. [" + "1" * size + f"] {move()}",
        **{f"amount in {name}": _amount(game) for name, game in GAMES.items()},
    },
    "lines": {
        "empty": lambda size: HEAD + "\n" * size,
        "notes": lambda size: HEAD + ";\n" * (size // 2),
        "moves": lambda size: HEAD + _moves("\n", size),
        "fields": lambda size: HEAD + "seed: 1\n" * (size // 8),
        "clauses": lambda size: HEAD + f"\n1. {move()}" + _moves(", ", size),
    },
    "marks": {
        "seats": lambda size: HEAD + "seats: a" + "\u0301\u0316" * (size // 4) + ", b",
        "notes": lambda size: HEAD + "; a" + "\u0301\u0316" * (size // 4),
        "moves": lambda size: HEAD + f"\n1. {move()}" + "\u0301\u0316" * (size // 4),
        "blanks": lambda size: HEAD + "seats: " + "\u2003" * (size // 3) + "a, b",
    },
}
"""Readable records by their fault, each about as many bytes long as asked for."""

JSON_LINES: dict[str, dict[str, Family]] = {
    "quotes": {
        "seats": lambda size: _with_header(seats='["' + '\\"' * (size // 2) + '","b"]'),
        "sums": lambda size: "{" + ',"sum":"' * (size // 8) + "\n\n\n",
    },
    "nesting": {
        "options": lambda size: _with_header(options='{"a":' + "[" * (size // 2) + "]" * (size // 2) + "}"),
        "figures": lambda size: _with_header(
            edition='{"name":"x","hash":"x","figures":{"a":' + "[" * (size // 2) + "]" * (size // 2) + "}}"
        ),
        "events": lambda size: _with_move(size, "notes", "[" * size),
    },
    "numbers": {
        "players": lambda size: _with_header(players="9" * size),
        "options": lambda size: _with_header(options='{"a":' + "9" * size + "}"),
        "fractions": lambda size: _with_header(options='{"a":0.' + "9" * size + "}"),
    },
    "lines": {
        "moves": lambda size: sealed([_lines()[0], *[_lines()[2]] * (size // (len(_lines()[2]) + 27)), _lines()[-1]]),
        "empty": lambda size: sealed([_lines()[0]]) + "\n" * size,
        "seats": lambda size: _with_header(seats="[" + ",".join(['"a"'] * (size // 4)) + "]"),
    },
    "marks": {
        "seats": lambda size: _with_header(seats='["a' + "\u0301\u0316" * (size // 4) + '","b"]'),
        "comment": lambda size: _with_move(size + 2, "comment", '"' + "\u0301\u0316" * (size // 4) + '"'),
    },
}
"""The same for machines."""


@cache
def figures(game: str) -> dict[str, object]:
    """The figures of a game, as a record carries them."""
    from cadastre.registry import rules

    return dict(rules(game).editions.default.plain)


def _edition(name: str, size: int) -> str:
    plain = {**figures(GAME.name)}
    if name == "remarks":  # each speaks of every figure
        plain["note"] = {f"*{'.*' * (number % 9)}": "x" for number in range(min(size // 20, 2000))}
        plain["status"] = {f"*.{'*' * (number + 1)}": "known" for number in range(2000)}
    if name == "about":
        plain["about"] = "x" * size
    if name == "more":
        plain["more"] = {f"n{number}": number for number in range(size // 14)}
    if name == "long":
        plain = {key: value * (1 + size // 5000) if isinstance(value, list) else value for key, value in plain.items()}
    return dump(plain)


def editions(size: int) -> dict[str, str]:
    """Records with figures of their own that are too many, as text and as JSON lines."""
    found = {}
    for name in ("remarks", "about", "more", "long"):
        told = _edition(name, size)
        found[f"{name}, text"] = f"{HEAD}figures: {told}\n"
        found[f"{name}, lines"] = _with_header(edition=f'{{"name":"x","hash":"x","figures":{told}}}')
    return found


def messages(size: int) -> dict[str, str]:
    """What may come over a socket and is no message, or one that nobody sends in earnest."""
    return {
        "malformed": '{"is":"play","id":',
        "no object": "[" + "1," * (size // 2) + "1]",
        "deep": '{"is":"play","id":' + "[" * size,
        "number": '{"is":"play","id":"a","seq":' + "9" * size + ',"move":"end"}',
        "parts": '{"is":"compose","id":"a","seq":0,"parts":[' + ",".join(['"end"'] * (size // 6)) + "]}",
        "move": '{"is":"play","id":"a","seq":0,"move":"' + "end," * (size // 4) + '"}',
        "clicks": '{"is":"why","id":"a","seq":0,"parts":[],"clicks":["' + "x" * 64 + '"]}',
        "marks": '{"is":"chat","id":"a","text":"' + "\u0301\u0316" * 150 + '"}',
        "long": '{"is":"chat","id":"a","text":"' + "x" * size + '"}',
        "unknown": '{"is":"' + "x" * size + '"}',
    }

"""The types that the browser's are made from."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from cadastre.registry import GAMES
from tools.wire import REF, longest, schema

SHOWN = [name for name, entry in GAMES.items() if "browser" in entry.screens]


def targets(part: Any) -> Iterator[str]:
    """Everything that a schema refers to."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for value in part.values():
            yield from targets(value)
    elif isinstance(part, list):
        for value in part:
            yield from targets(value)


def test_games_call_different_things_by_the_same_name() -> None:
    types, seats = schema(SHOWN)["definitions"], list[dict[str, Any]]()
    for name in map(str.title, SHOWN):
        assert types[f"{name}Scene"]["properties"]["seats"]["items"] == {"$ref": f"{REF}{name}Seat"}
        seats.append(types[f"{name}Seat"]["properties"])
    assert all(one != other for one, other in combinations(seats, 2))


def test_what_is_said_is_the_same_in_all_games() -> None:
    types = schema(SHOWN)["definitions"]
    assert {name for name in types if name.endswith("Said")} == {"Said"}
    for game in map(str.title, SHOWN):
        assert f"{REF}Said" in targets([part for name, part in types.items() if name.startswith(game)])


def test_nothing_refers_to_a_type_that_is_not_there() -> None:
    found = schema(SHOWN)
    assert {target.removeprefix(REF) for target in targets(found)} == set(found["definitions"])
    for game in map(str.title, SHOWN):
        assert not any(game in target for target in targets(schema(())))


def test_input_fields_take_as_much_as_the_server() -> None:
    assert longest().endswith('export const LONGEST = {"name": 40, "chat": 300} as const;')

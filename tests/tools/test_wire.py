"""The types that the browser's are made from."""

from collections.abc import Iterator
from typing import Any

from tools.wire import REF, longest, schema


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
    found = schema(("paris", "hellas"))
    types = found["definitions"]
    assert types["ParisScene"]["properties"]["seats"]["items"] == {"$ref": f"{REF}ParisSeat"}
    assert types["HellasScene"]["properties"]["seats"]["items"] == {"$ref": f"{REF}HellasSeat"}
    assert types["ParisSeat"]["properties"] != types["HellasSeat"]["properties"]


def test_what_is_said_is_the_same_in_all_games() -> None:
    types = schema(("paris", "hellas"))["definitions"]
    assert {name for name in types if name.endswith("Said")} == {"Said"}
    assert types["HellasDeed"]["properties"]["name"] == {"$ref": f"{REF}Said"}


def test_nothing_refers_to_a_type_that_is_not_there() -> None:
    found = schema(("paris", "hellas"))
    assert {target.removeprefix(REF) for target in targets(found)} == set(found["definitions"])
    for game in ("Paris", "Hellas"):
        assert not any(game in target for target in targets(schema(())))


def test_input_fields_take_as_much_as_the_server() -> None:
    assert longest().endswith('export const LONGEST = {"name": 40, "chat": 300} as const;')

"""A JSON Schema of everything that travels to the browser; the client's build makes TypeScript types of it.

``python -m tools.wire FILE`` writes it; ``--longest`` prints, as TypeScript, how long texts may be that people type.
Types of a game carry its name, ``ParisScene``: games don't know each other, and call different things by the same name.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from cadastre import registry
from cadastre.core.said import Said
from cadastre.server.wire import WIRE

Plain = dict[str, Any]

REF = "#/definitions/"

TYPED = {"name": ("SeatWish", "name"), "chat": ("Chat", "text")}
"""What people type, with the type and the field in which it is sent."""


def schema(games: Iterable[str]) -> Plain:
    """One document with a definition for every type: those of the server, and those of these games' screens."""
    parts = _parts(WIRE)
    for game in games:
        parts |= _parts_of(game)
    names = sorted(parts)
    for part in parts.values():
        part.pop("title", None)
        is_asked = "additionalProperties" in part  # what is asked of the server may leave out what it knows better
        part.setdefault("additionalProperties", False)
        if part.get("type") == "object" and "properties" in part and not is_asked:
            part["required"] = sorted(part["properties"].keys() - _left_out(part))
    return {
        "title": "Wire",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"{REF}{name}"} for name in names},
        "required": names,
        "definitions": {name: parts[name] for name in names},
    }


def longest() -> str:
    """The bounds of what people type, for the input fields of the client."""
    types = schema(())["definitions"]
    bounds = {what: types[name]["properties"][field]["maxLength"] for what, (name, field) in TYPED.items()}
    return f"/** How long texts may be that people type. */\nexport const LONGEST = {json.dumps(bounds)} as const;"


def _parts(types: Iterable[Any]) -> Plain:
    _, parts = msgspec.json.schema_components(types, ref_template=REF + "{name}")
    return parts


def _parts_of(game: str) -> Plain:
    """The definitions of a game's own types, under names that no other game has."""
    parts, shared = _parts(registry.rules(game).face.shapes or ()), _parts([Said])
    own = {name: game.title() + name for name in parts if name not in shared}
    return {new: _renamed(parts[name], own) for name, new in own.items()}


def _renamed(part: Any, names: dict[str, str]) -> Any:
    """A definition that refers to others by these names."""
    if isinstance(part, list):
        return [_renamed(one, names) for one in part]
    if not isinstance(part, dict):
        return part
    found = {key: _renamed(value, names) for key, value in part.items()}
    if isinstance(target := part.get("$ref"), str):
        name = target.removeprefix(REF)
        found["$ref"] = REF + names.get(name, name)
    return found


def _left_out(part: Plain) -> set[str]:
    """Fields that may be missing: those of types that leave out their defaults."""
    return {"params", "otherwise"} & set(part["properties"]) if "id" in part["properties"] else set()


def main(arguments: list[str]) -> int:
    """Write it for the games that have a screen in the browser."""
    if arguments == ["--longest"]:
        print(longest())
        return 0
    games = [entry.name for entry in registry.GAMES.values() if "browser" in entry.screens]
    Path(arguments[0]).write_text(json.dumps(schema(games), indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

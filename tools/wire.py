"""Write the JSON Schema of everything that travels to the browser; the client's build makes TypeScript types of it.

``python -m tools.wire FILE``.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from cadastre import registry
from cadastre.server.wire import WIRE


def schema() -> dict[str, Any]:
    """One document with a definition for every type."""
    games = [entry.name for entry in registry.GAMES.values() if "browser" in entry.screens]
    shapes = [shape for name in games for shape in registry.rules(name).face.shapes or ()]
    _, parts = msgspec.json.schema_components([*WIRE, *shapes], ref_template="#/definitions/{name}")
    names = sorted(parts)
    for part in parts.values():
        part.pop("title", None)
        part["additionalProperties"] = part.get("additionalProperties", False)
        if part.get("type") == "object" and "properties" in part:
            part["required"] = sorted(part["properties"].keys() - _left_out(part))
    return {
        "title": "Wire",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/definitions/{name}"} for name in names},
        "required": names,
        "definitions": {name: parts[name] for name in names},
    }


def _left_out(part: dict[str, Any]) -> set[str]:
    """Fields that may be missing: those of types that leave out their defaults."""
    return {"params", "otherwise"} & set(part["properties"]) if "id" in part["properties"] else set()


def main(arguments: list[str]) -> int:
    """Write it."""
    Path(arguments[0]).write_text(json.dumps(schema(), indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Which room may import from which: one way only, and nobody but the registry knows a game."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import cadastre
from cadastre.registry import GAMES

ROOT = Path(__file__).parent.parent
HOME = Path(next(iter(cadastre.__path__)))
HOUSE = {
    "core": {"registry"},  # inside functions: a game is asked for by its name
    "registry": {"core", "games"},
    "bots": {"core", "registry"},
    "terminal": {"core", "bots"},
    "arena": {"core", "registry", "bots"},
    "envs": {"core", "registry", "bots", "terminal", "arena"},
    "server": {"core", "registry", "bots"},
    "cli": {"core", "registry", "bots", "terminal", "arena", "server"},
}
"""What each room of the house may import."""
GAME = {
    "": set[str](),
    "rules": set[str](),
    "odds": {"rules"},
    "edition_shape": {"rules"},
    "edition": {"rules", "odds", "edition_shape"},
    "legality": {"rules", "edition", "edition_shape"},
    "presentation": {"rules", "edition", "edition_shape", "legality"},
    "bot": {"rules"},
    "observation": {"rules"},
    "bench": set[str](),
    "game": {"", "rules", "edition", "legality", "presentation"},
}
"""What each part of a game may import of the others."""
OUTSIDE = {"bot": {"bots"}, "observation": {"envs"}, "presentation": {"terminal"}, "bench": {"arena"}}
"""And of the house, beside the core."""
EXAMPLES = {"src/cadastre/__init__.py", "src/cadastre/core/record_text.py"}
"""Where a docstring shows something by a game that there is."""
FILES = [path for path in sorted(HOME.rglob("*.py")) if "static" not in path.parts]
MODULES = {".".join((cadastre.__name__, *path.relative_to(HOME).with_suffix("").parts)) for path in FILES}


def imported(path: Path) -> Iterator[list[str]]:
    """The modules of ours that a file imports, by their parts below ``cadastre``."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [name if {name, f"{name}.__init__"} & MODULES else node.module for name in inner]
        yield from (name.split(".")[1:] for name in names if name.startswith("cadastre."))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HOME).as_posix())
def test_imports_go_one_way(path: Path) -> None:
    here = path.relative_to(HOME).with_suffix("").parts
    for there in imported(path):
        where = f"{'/'.join(here)} imports {'.'.join(there)}"
        if here[0] != "games":
            assert here[0] == "__init__" or there[0] == here[0] or there[0] in HOUSE[here[0]], where
            assert there[0] != "games" or len(there) == 1, f"{where}: the house knows no game"
        elif there[0] != "games":
            part = here[2] if len(here) > 2 else ""
            assert there[0] == "core" or there[0] in OUTSIDE.get(part, ()), where
        else:
            assert there[1] == here[1], f"{where}: games don't know each other"
            mine, theirs = ("".join(parts[2:3]).replace("__init__", "") for parts in (here, there))
            assert mine == theirs or theirs in GAME[mine], where


def test_every_part_of_a_game_has_its_place() -> None:
    for game in (path.parent for path in (HOME / "games").glob("*/__init__.py")):
        found = {path.stem for path in game.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
        assert found - {"__init__"} <= set(GAME) - {""}, game


def test_nothing_outside_its_folders_names_a_game() -> None:
    """A game comes and goes with its folders: no tool, no benchmark and nothing in the house knows its name."""
    places = ("src", "web/src", "tools", "bench", "Makefile", ":!src/cadastre/games/*", ":!web/src/games/*")
    listed = subprocess.run(["git", "ls-files", "--", *places], cwd=ROOT, capture_output=True, text=True, check=True)
    files = {name for name in listed.stdout.splitlines() if (ROOT / name).is_file()} - EXAMPLES
    names = re.compile(rf"\b({'|'.join(GAMES)})\b", re.IGNORECASE)
    assert len(files) > 100
    assert [name for name in sorted(files) if names.search((ROOT / name).read_text("utf-8", "replace"))] == []

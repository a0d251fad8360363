"""Which room may import from which: one way only, and nobody but the registry knows a game."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cadastre
import toll

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
    "game": {"", "rules", "edition", "legality", "presentation"},
}
"""What each part of a game may import of the others."""
GUEST = Path(next(iter(toll.__path__)))
"""Toll of examples/toll: another package, with the same walls."""
OUTSIDE = {"bot": {"bots"}, "observation": {"envs"}, "presentation": {"terminal"}}
"""And of the house, beside the core."""
FILES = [path for path in sorted(HOME.rglob("*.py")) if "static" not in path.parts]
MODULES = {".".join((cadastre.__name__, *path.relative_to(HOME).with_suffix("").parts)) for path in FILES}


def imported(path: Path, package: str = "cadastre") -> Iterator[list[str]]:
    """The modules of a package that a file imports, by their parts below it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [name if {name, f"{name}.__init__"} & MODULES else node.module for name in inner]
        yield from (name.split(".")[1:] for name in names if name.startswith(f"{package}."))


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


@pytest.mark.parametrize("path", sorted(GUEST.rglob("*.py")), ids=lambda path: path.relative_to(GUEST).as_posix())
def test_a_guest_imports_what_our_own_games_may(path: Path) -> None:
    part = path.relative_to(GUEST).with_suffix("").parts[0].replace("__init__", "")
    for there in imported(path):
        assert there[0] == "core" or there[0] in OUTSIDE.get(part, ()), f"{part} imports {'.'.join(there)}"
    for there in imported(path, toll.__name__):
        assert there[0] == part or there[0] in GAME[part], f"{part} imports {'.'.join(there)}"


def test_every_part_of_a_game_has_its_place() -> None:
    for game in (GUEST, *(path.parent for path in (HOME / "games").glob("*/__init__.py"))):
        found = {path.stem for path in game.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
        assert found - {"__init__"} <= set(GAME) - {""}, game

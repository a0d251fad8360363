"""Which room may import from which: one way only, and nobody but the registry knows a game.

The same holds around the package: tests and tools share the test kit, and don't know each other.
"""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import cadastre
import toll
from cadastre.registry import GAMES

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
GUEST = Path(next(iter(toll.__path__)))
"""Toll of examples/toll: another package, with the same walls."""
OUTSIDE = {"bot": {"bots"}, "observation": {"envs"}, "presentation": {"terminal"}, "bench": {"arena"}}
"""And of the house, beside the core."""
EXAMPLES = {"src/cadastre/__init__.py", "src/cadastre/core/record_text.py"}
"""Where a docstring shows something by a game that there is."""
FILES = [path for path in sorted(HOME.rglob("*.py")) if "static" not in path.parts]
AROUND = {
    "src": set[str](),
    "testkit": set[str](),
    "tests": {"testkit"},
    "tests/tools": {"testkit", "tools"},
    "tools": {"testkit"},
    "bench": set[str](),
    "examples": set[str](),
}
"""What each folder of the repository may import beside the package and itself."""
ROOT = Path(__file__).parents[1]
MODULES = {".".join((cadastre.__name__, *path.relative_to(HOME).with_suffix("").parts)) for path in FILES}


def imports(text: str) -> Iterator[str]:
    """The modules that a source imports, by their whole names."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name if {name, f"{name}.__init__"} & MODULES else node.module for name in inner)


def imported(path: Path, package: str = "cadastre") -> Iterator[list[str]]:
    """The modules of a package that a file imports, by their parts below it."""
    for name in imports(path.read_text("utf-8")):
        if name.startswith(f"{package}."):
            yield name.split(".")[1:]


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


def trespasses(room: str, text: str) -> set[str]:
    """The other folders of the repository that a source in this one must not import, and does."""
    others = {name.split(".")[0] for name in imports(text)} & {name for name in AROUND if "/" not in name}
    return others - AROUND[room] - {room.split("/")[0]}


@pytest.mark.parametrize("room", AROUND)
def test_tests_and_tools_share_the_kit_and_nothing_else(room: str) -> None:
    """That is, but for the tests of the tools."""
    inner = [ROOT / name for name in AROUND if name.startswith(f"{room}/")]
    files = [path for path in (ROOT / room).rglob("*.py") if not any(path.is_relative_to(one) for one in inner)]
    assert files
    found = {path.relative_to(ROOT).as_posix(): trespasses(room, path.read_text("utf-8")) for path in files}
    assert {path: others for path, others in found.items() if others} == {}


@pytest.mark.parametrize(
    ("room", "text", "found"),
    [
        ("tools", "from tests.server import house", {"tests"}),
        ("tools", "def main():\n    import tests.fuzzing", {"tests"}),
        ("tests", "import tools", {"tools"}),
        ("tests/tools", "from tools import proof\nfrom tests.diagonal import diagonal", set[str]()),
        ("testkit", "from tests.games.paris.kit import KIT\nfrom tools import fuzz", {"tests", "tools"}),
        ("src", "import testkit.random_play", {"testkit"}),
    ],
)
def test_whoever_goes_through_a_wall_is_seen(room: str, text: str, found: set[str]) -> None:
    assert trespasses(room, text) == found


def test_nothing_outside_its_folders_names_a_game() -> None:
    """A game comes and goes with its folders: no tool, no benchmark and nothing in the house knows its name."""
    places = ("src", "web/src", "tools", "bench", "Makefile", ":!src/cadastre/games/*", ":!web/src/games/*")
    listed = subprocess.run(["git", "ls-files", "--", *places], cwd=ROOT, capture_output=True, text=True, check=True)
    files = {name for name in listed.stdout.splitlines() if (ROOT / name).is_file()} - EXAMPLES
    names = re.compile(rf"\b({'|'.join(GAMES)})\b", re.IGNORECASE)
    assert len(files) > 100
    assert [name for name in sorted(files) if names.search((ROOT / name).read_text("utf-8", "replace"))] == []

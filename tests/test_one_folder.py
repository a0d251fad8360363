"""A game is a folder in each of three places: without them, all the rest is checked, built and played as before.

This is tried on a copy of the working tree in which Paris, the game that the house's own tests are played with, is the
only one left. What is installed isn't copied: the copy borrows it. In the proof it passes the
whole of `make check`; here that would be every quick test a second time.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from cadastre.registry import GAMES
from tests.diagonal import WHOLE
from tests.terminals import numbers

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).parents[1]
KEPT = "paris"
PLACES = ("src/cadastre/games/{}", "web/src/games/{}", "tests/games/{}", "docs/rules/{}.md")
"""All that is a game's, by its name."""
LEFT_BEHIND = ("MAKE", "MFLAGS", "PYTEST", "NUMBA", "CADASTRE_WHOLE")
"""What variables begin with that are about the tests that run now."""


class Copy:
    """A working tree of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        listed = ("ls-files", "-z", "--cached", "--others", "--exclude-standard")
        for name in filter(None, self.run("git", *listed, cwd=ROOT).split("\0")):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)

    def take_out(self, game: str) -> None:
        """All of a game."""
        for place in PLACES:
            found = self.folder / place.format(game)
            if found.is_dir():
                shutil.rmtree(found)
            else:
                found.unlink()

    def set_up(self) -> None:
        """As if everything had been installed here just now."""
        self.run("git", "init", "--quiet")
        self.run("git", "add", "--all")  # what is borrowed comes later, and is nobody's to check
        self.run("git", "-c", "user.name=x", "-c", "user.email=x@example.org", "commit", "--quiet", "--message", "x")
        self._borrow(".venv", ".play", ".test")
        self._borrow("web/node_modules", ".ready", ".checkers")
        if (ROOT / ".mypy_cache").is_dir():  # each entry is used only for a file that is still the same
            shutil.copytree(ROOT / ".mypy_cache", self.folder / ".mypy_cache")

    def _borrow(self, name: str, *stamps: str) -> None:
        """A folder of what is installed; its stamps are new, so that make finds nothing to install."""
        (self.folder / name).mkdir()
        for path in (ROOT / name).iterdir():
            if path.name not in stamps and not path.name.startswith(".vite"):
                (self.folder / name / path.name).symlink_to(path)
        for stamp in stamps:
            (self.folder / name / stamp).touch()

    def run(self, *command: str, cwd: Path | None = None, typed: str = "", **more: str) -> str:
        """What a command says, which must go well."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(LEFT_BEHIND)}
        env = {**kept, "PYTHONPATH": str(self.folder / "src"), **more}
        done = subprocess.run(
            command, cwd=cwd or self.folder, env=env, input=typed, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}\n{done.stderr[-6000:]}"
        return done.stdout


def test_without_other_games_one_is_checked_built_and_played(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy")
    others = [name for name in GAMES if name != KEPT]
    assert others
    for name in others:
        copy.take_out(name)
    copy.set_up()
    cadastre = str(copy.folder / ".venv/bin/cadastre")
    listed = copy.run(cadastre, "games").lower()
    assert KEPT in listed
    assert not any(name in listed for name in others)

    copy.run("make", "check" if WHOLE else "lint")

    copy.run("make", "web")
    assert (copy.folder / "src/cadastre/server/static/index.html").is_file()

    typed = "".join(f"{number}\n" for number in numbers(1))
    said = copy.run(cadastre, "play", KEPT, "--text", "--seed", "7", "--bots", "easy", typed=typed, NUMBA_OPT="1")
    assert "\nWinner: " in said

"""Run every test at full size and write ``docs/proof.md``: command, commit, seed, figures.

``python -m tools.proof [--part NAME]… [--scale 1.0]``. Parts that were not run keep what the page said of them; each
names the commit that it was run on. The exit code is 1 if any part failed; the page is written all the same.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools import proof_tellers as tell

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "proof.md"

Plain = dict[str, Any]


@dataclass(frozen=True)
class Part:
    """A proof: what it shows, how it is run, and how its JSON is told."""

    name: str
    shows: str
    command: str
    tell: Callable[[Plain], str]
    environment: dict[str, str] = field(default_factory=dict)
    alone: bool = True
    """Whether it keeps all cores busy, or must not be disturbed."""


FUZZ = {"paris": (100_000, 5_000), "hellas": (10_000, 2_000)}
"""Random games for each number of players, and for each combination of options."""


def parts(scale: float) -> list[Part]:
    """Every proof, at full size or a part of it."""

    def sized(count: int) -> int:
        return max(int(count * scale), 1)

    found = [Part("rules", "Every rule id has a test", "python -m tools.rules --check", tell.rules)]
    for game, (plain, combined) in FUZZ.items():
        name = game.title()
        fuzz = (
            f"python -m tools.fuzz --game {game} --games {sized(plain)} --all-options "
            f"--games-per-combination {sized(combined)} --seed 1 --workers 2"
        )
        asked = f"--game {game} --seed 1"
        found += [
            Part(f"fuzz-{game}", f"{name}: random games keep every invariant", fuzz, tell.fuzz),
            Part(f"bounds-{game}", f"{name}: the same with bounds checks", fuzz, tell.fuzz, {"CADASTRE_CHECKED": "1"}),
            Part(
                f"agreement-{game}",
                f"{name}: explain says legal exactly where the rules do",
                f"python -m tools.agreement --positions {sized(100_000)} {asked}",
                tell.agreement,
                alone=False,
            ),
            Part(
                f"replays-{game}",
                f"{name}: records",
                f"python -m tools.replays --games {sized(1_000)} {asked}",
                tell.replays,
                alone=False,
            ),
            Part(
                f"hidden-{game}",
                f"{name}: nothing leaks",
                f"python -m tools.hidden --positions {sized(10_000)} {asked}",
                tell.hidden,
                alone=False,
            ),
            Part(
                f"mutants-{game}",
                f"{name}: the tests notice",
                f"python -m tools.mutants --count {sized(200)} {asked} --json",
                tell.mutants,
            ),
        ]
    return [
        *found,
        Part(
            "bots",
            "Bots: nothing illegal, and they do not peep",
            f"python -m tools.bots --greedy {sized(10_000)} --search {sized(200)} --positions {sized(100)} --seed 1 "
            "--workers 2",
            tell.bots,
        ),
        Part(
            "doors",
            "Environments show what the engine says, at every step",
            f"python -m tools.doors --games {sized(1_000)} --seed 1",
            tell.doors,
            alone=False,
        ),
        Part(
            "evenings",
            "Hellas: evenings among four medium bots",
            f"python -m tools.evenings --games {sized(1_000)} --seed 1 --workers 2",
            tell.evenings,
        ),
        Part(
            "sittings",
            "Whole games in a browser",
            f"python -m tools.sittings --games {sized(12)} --seed 1 --json",
            tell.sittings,
        ),
        Part(
            "leaks",
            "Over the real socket nobody sees behind another's screen",
            f"python -m tools.leaks --games {sized(200)} --seed 1 --json",
            tell.leaks,
        ),
        Part(
            "crashes",
            "Server: nothing told is lost",
            f"python -m tools.crashes --games {sized(50)} --kills {sized(200)} --seed 1 --json",
            tell.crashes,
        ),
        Part(
            "rehearsal",
            "Two commands on a bare machine",
            "python -m tools.rehearse --before 84348c5 --resume --jobs 2 --json",
            tell.rehearsal,
        ),
        Part("load", "Server: how much it bears", "python -m tools.load --json", tell.load),
        Part(
            "attacks",
            "Server: what others notice of attacks",
            f"python -m tools.attacks --pairs {sized(5)} --seconds 10 --json",
            tell.attacks,
        ),
        Part(
            "input-fuzz",
            "Whatever strangers send is read or refused",
            f"python -m tools.fuzz_input --seconds {sized(3600)} --workers 2 --json",
            tell.input_fuzz,
        ),
        Part("bench", "Speed", "cadastre bench --seconds 1 --json", tell.bench),
    ]


def run(part: Part) -> tuple[bool, Plain, float]:
    """Run a proof: whether it held, its answer, and the seconds it took."""
    words = part.command.split()
    words[0] = str(Path(sys.executable).with_name(words[0])) if words[0] != "python" else sys.executable
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), **part.environment}
    print(f"{part.name}: {part.command}", file=sys.stderr, flush=True)
    begin = time.monotonic()
    done = subprocess.run(words, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    return done.returncode == 0, _answer(done.stdout), time.monotonic() - begin


def _answer(output: str) -> Plain:
    """All of the output, or its last line, if that is JSON; else the line as it is."""
    last = (output.strip().splitlines() or [""])[-1]
    for text in (output, last):
        try:
            found: Plain = json.loads(text)
        except json.JSONDecodeError:
            continue
        return found
    return {"line": last}


def said_before() -> dict[str, str]:
    """The sections of the page."""
    if not PAGE.exists():
        return {}
    sections = re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.MULTILINE)[1:]
    return {section.partition("\n")[0]: "## " + section.rstrip() for section in sections}


def main() -> int:
    """Run the parts asked for and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", action="append", help="only these")
    parser.add_argument("--scale", type=float, default=1.0, help="size of every part, 1 = full")
    asked = parser.parse_args()

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()

    commit = git("rev-parse", "--short=12", "HEAD")
    if git("status", "--porcelain", "--untracked-files=no", "--", "src", "tests", "tools"):
        commit += " with local changes"
    before, good = said_before(), True
    sections: dict[str, str] = {}
    every = parts(asked.scale)
    chosen = [part for part in every if not asked.part or part.name in asked.part]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        together = {part.name: pool.submit(run, part) for part in chosen if not part.alone}
        for part in sorted(chosen, key=lambda part: part.alone):
            held, found, seconds = together[part.name].result() if part.name in together else run(part)
            good &= held
            verdict = "held" if held else "**FAILED**"
            prefix = "".join(f"{key}={value} " for key, value in part.environment.items())
            told = part.tell(found) if held or "line" not in found else found["line"]
            sections[part.name] = (
                f"## {part.shows}\n\n`{prefix}{part.command}`: {verdict}, {seconds:.0f} s, commit `{commit}`\n\n{told}"
            )
            print(f"  {part.name} {verdict} after {seconds:.0f} s", file=sys.stderr, flush=True)
            told_so_far = [sections.get(one.name) or before.get(one.shows) for one in every]
            PAGE.write_text(head() + "".join(f"\n{one}\n" for one in told_so_far if one), "utf-8")
    return 0 if good else 1


def head() -> str:
    """What the page begins with."""
    return f"""# Proof

What `make proof` measured: every test at full size ({platform.python_implementation()} {platform.python_version()},
{platform.machine()}, {os.cpu_count()} cores). Times are those of a shared machine; only ratios mean something.
"""


if __name__ == "__main__":
    sys.exit(main())

"""Run every test at full size and write ``docs/proof.md``: command, commit, seed, figures.

``python -m tools.proof [--part NAME]… [--all] [--status] [--scale 1.0]``. A part that held on a commit after which
nothing that it covers has changed is not run again, unless it is named or ``--all`` is given; so what was stopped is
taken up where it was left. ``--status`` only tells which parts hold, on which commit, and what has changed since. The
exit code is 1 if any part failed; the page is written all the same, after every part.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.proof_parts import Part, parts

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "proof.md"
VERDICT = re.compile(r"^`.*`: (held|\*\*FAILED\*\*)(?:, \d+ s)?, commit `(\w+)`$", re.MULTILINE)

Plain = dict[str, Any]


def git(*words: str, root: Path = ROOT) -> str:
    """What git answers."""
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout.strip()


@dataclass(frozen=True)
class Standing:
    """What the page says of a part, and whether that is still so."""

    verdict: str
    """Empty if it has never been run on a commit."""
    commit: str
    changed: tuple[str, ...]
    """Files that it covers and that are not as they were."""

    @property
    def holds(self) -> bool:
        """Whether there is no need to run it."""
        return self.verdict == "held" and not self.changed

    def __str__(self) -> str:
        if not self.verdict:
            return "never run on a commit"
        since = f"{len(self.changed)} files changed since, as {self.changed[0]}" if self.changed else "still so"
        return f"{self.verdict.strip('*')} on {self.commit}, {since}"


def standing(part: Part, section: str, root: Path = ROOT) -> Standing:
    """Of a part, by its section of the page; what has not been committed counts as changed."""
    found = VERDICT.search(section)
    if not found:
        return Standing("", "", ())
    verdict, commit = found.groups()
    known = subprocess.run(["git", "cat-file", "-e", commit], cwd=root, capture_output=True, check=False)
    if known.returncode:
        return Standing("", "", ())
    changed = git("diff", "--name-only", commit, "--", *part.covers, root=root)
    return Standing(verdict, commit, tuple(changed.splitlines()))


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
    parser.add_argument("--part", action="append", help="only these, whether they hold or not")
    parser.add_argument("--all", action="store_true", help="also what still holds")
    parser.add_argument("--status", action="store_true", help="run nothing; tell what holds")
    parser.add_argument("--scale", type=float, default=1.0, help="size of every part, 1 = full")
    asked = parser.parse_args()
    every, sections = parts(asked.scale), said_before()
    if unknown := set(asked.part or ()) - {part.name for part in every}:
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(part.name for part in every)}")
    stand = {part.name: standing(part, sections.get(part.shows, "")) for part in every}
    if asked.status:
        for part in every:
            print(f"{part.name:18}{stand[part.name]}")
        return 0
    chosen = [part for part in every if _is_wanted(part, asked, stand[part.name])]
    return 0 if prove(chosen, every, sections) else 1


def _is_wanted(part: Part, asked: argparse.Namespace, stand: Standing) -> bool:
    return part.name in asked.part if asked.part else asked.all or not stand.holds


def prove(chosen: list[Part], every: list[Part], sections: dict[str, str]) -> bool:
    """Run parts, and write the page after each; whether all held."""
    commit, good = git("rev-parse", "--short=12", "HEAD"), True
    if git("status", "--porcelain", "--untracked-files=no", "--", "src", "tests", "tools"):
        commit += " with local changes"
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        together = {part.name: pool.submit(run, part) for part in chosen if not part.alone}
        for part in sorted(chosen, key=lambda part: part.alone):
            held, found, seconds = together[part.name].result() if part.name in together else run(part)
            good &= held
            verdict = "held" if held else "**FAILED**"
            prefix = "".join(f"{key}={value} " for key, value in part.environment.items())
            told = part.tell(found) if held or "line" not in found else found["line"]
            sections[part.shows] = (
                f"## {part.shows}\n\n`{prefix}{part.command}`: {verdict}, {seconds:.0f} s, commit `{commit}`\n\n{told}"
            )
            print(f"  {part.name} {verdict} after {seconds:.0f} s", file=sys.stderr, flush=True)
            there = [sections[one.shows] for one in every if one.shows in sections]
            PAGE.write_text(head() + "".join(f"\n{one}\n" for one in there), "utf-8")
    return good


def head() -> str:
    """What the page begins with."""
    return f"""# Proof

What `make proof` measured: every test at full size ({platform.python_implementation()} {platform.python_version()},
{platform.machine()}, {os.cpu_count()} cores). Times are those of a shared machine; only ratios mean something. Each
part names the commit it was run on; `python -m tools.proof --status` tells what it covers has changed since.
"""


if __name__ == "__main__":
    sys.exit(main())

"""Rehearse the two commands of the README on bare machines: ``make play`` and ``make test``, timed and weighed.

``python -m tools.rehearse [--debian bookworm,trixie] [--who root,user] [--how foreground,background]
[--command play,test] [--all] [--commit HEAD] [--before COMMIT] [--resume] [--jobs N] [--json] [--keep]
[--cache FOLDER]``. Needs root, ``debootstrap`` and a free port 8642. A machine is a minimal Debian with ``make``,
``python3``, ``git`` and certificates; the commit is cloned into it, never the working tree. Root types the command and
gets everything; an ordinary user is to be told in one sentence what root must install, which is then done. ``make
play`` is timed until the home page is there and until a bot has answered the first move in each game, is ended as a
person ends it, and started again. What the commands write is kept in ``build/rehearsals``. The exit code is 1 if
anything went wrong.
"""

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from tools.rehearse_play import PORT, is_free, play_until_answered, wait_for_home
from tools.rehearse_report import GAMES, report
from tools.rehearse_root import ROOT, Job, Machine, Trouble, plain, pristine_root, remove

DEBIANS, WHO, HOW, COMMANDS = ("bookworm", "trixie"), ("root", "user"), ("foreground", "background"), ("play", "test")
COVERING = (
    ("bookworm", "root", "foreground"),
    ("bookworm", "user", "background"),
    ("trixie", "root", "background"),
    ("trixie", "user", "foreground"),
)
"""Few cases in which every two circumstances meet."""
LOGS = ROOT / "build" / "rehearsals"

ASKED = 3
"""So often may an ordinary user be sent to root."""
ENDING = 20
"""Seconds in which a server that was asked to end ends."""
TESTING = 3 * 3600
"""Seconds that all tests never take."""
SHOWN = 40
"""Lines of a command's output that are shown when it failed."""

DEMAND = re.compile(r"^.*?\bsudo (apt(?:-get)? install [\w.+ -]+).*$", re.MULTILINE)
"""What an ordinary user is told to have root type."""


@dataclass
class Case:
    """One command on one machine, and what came of it."""

    debian: str
    who: str
    how: str
    command: str
    commit: str
    is_before: bool
    told: list[str] = field(default_factory=list)
    """What an ordinary user was told to have installed."""
    seconds: dict[str, float] = field(default_factory=dict)
    """From the command until this or that; to wait for root's installing does not count."""
    bytes: dict[str, int] = field(default_factory=dict)
    """What the command added on disk, and where."""
    closing: str = ""
    """What the tests said at last."""
    left: list[str] = field(default_factory=list)
    """What still ran after the command."""
    problem: str = "not finished"

    @property
    def name(self) -> str:
        """For logs and folders."""
        return "-".join([self.debian, self.who, self.how, self.command, *(["before"] if self.is_before else [])])

    def store(self) -> None:
        """Keep what came of it."""
        (LOGS / f"{self.name}.json").write_text(json.dumps(asdict(self)), "utf-8")

    def recall(self) -> bool:
        """Take what came of it before, if it held for the same commit."""
        file = LOGS / f"{self.name}.json"
        kept = json.loads(file.read_text("utf-8")) if file.exists() else {}
        if kept.get("commit") != self.commit or kept["problem"]:
            return False
        vars(self).update(kept)
        return True


class Rehearsal:
    """A case while it is tried."""

    def __init__(self, case: Case, cache: Path) -> None:
        self.case, self.cache = case, cache
        self.log = LOGS / f"{case.name}.log"
        self.machine = Machine(cache / "cases" / case.name, case.who, self.log)
        self.begin, self.refused = time.monotonic(), 0.0

    def run(self, keep: bool) -> None:
        """Try it, and write down in the case what happened."""
        self.log.unlink(missing_ok=True)
        try:
            self._say("a fresh machine")
            self.machine.prepare(pristine_root(self.case.debian, self.cache), self.case.commit)
            before = self.machine.sizes()
            try:
                self._play() if self.case.command == "play" else self._test()
            finally:
                self._say("is weighed")
                added = {place: size - before[place] for place, size in self.machine.sizes().items()}
                self.case.bytes = {"all": sum(added.values()), **added}
            self.case.problem = ""
        except (Trouble, subprocess.CalledProcessError) as error:
            self.case.problem = str(error) if isinstance(error, Trouble) else f"{error.cmd[0]}: {error.returncode}"
            said = self.log.read_text("utf-8", errors="replace").splitlines() if self.log.exists() else []
            print("\n".join(f"    {line}" for line in said[-SHOWN:]), file=sys.stderr)
        finally:
            self._say(self.case.problem or "held")
            self.case.store()
            if not keep:
                remove(self.machine.folder)
                self._say("cleared away")

    def _say(self, what: str) -> None:
        print(f"{time.monotonic() - self.begin:6.0f} s  {self.case.name}: {what}", file=sys.stderr, flush=True)

    def _until(self, name: str, job: Job) -> None:
        """Write down how long it took until this."""
        self.case.seconds[name] = round(self.refused + job.seconds, 1)
        self._say(f"{name} after {self.case.seconds[name]} s")

    def _get_through(self, went_through: Callable[[Job], bool]) -> Job:
        """Type the command; where an ordinary user is told to have something installed, do that and type it again."""
        for _ in range(ASKED + 1):
            self._say(f"make {self.case.command}, {self.case.how}, as {self.case.who}")
            with ExitStack() as stack:
                job = stack.enter_context(self.machine.run(["make", self.case.command], self.case.how))
                if went_through(job):
                    stack.pop_all()
                    return job
                ended = job.wait(ENDING)
            demands = list(DEMAND.finditer(job.said()))
            if self.case.who == "root" or not demands:
                raise Trouble(f"make {self.case.command} ended with {ended.code}")
            if len(demands) > 1 or not ended.code:
                raise Trouble(f"said {len(demands)} times what to install, and ended with {ended.code}")
            self.case.told.append(demands[0][0].strip())
            self._say(f"told: {self.case.told[-1]}")
            self.refused += job.seconds
            took = self.machine.install(demands[0][1].rstrip(" .").split())
            self.case.seconds["installing"] = round(self.case.seconds.get("installing", 0) + took, 1)
        raise Trouble(f"still not everything installed after {ASKED} times")

    def _test(self) -> None:
        try:
            with self._get_through(lambda job: job.wait(TESTING).code == 0) as job:
                self._until("tests", job)
                self.case.left = job.wait(0).left
        finally:
            said = plain(self.log.read_text("utf-8", errors="replace"))
            closing = re.findall(r"^=* ?(\d+ (?:passed|failed|error).* in .*?) ?=*$", said, re.MULTILINE)
            self.case.closing = "; ".join(closing)

    def _play(self) -> None:
        self._check_port()
        with self._get_through(lambda job: wait_for_home(lambda: job.is_over)) as job:
            self._until("home", job)
            for game in GAMES:
                play_until_answered(game)
                self._until(game, job)
            self._end(job)
        self.refused = 0.0
        self._check_port()
        with self.machine.run(["make", "play"], self.case.how) as job:
            if not wait_for_home(lambda: job.is_over):
                raise Trouble("the second make play has ended")
            self._until("home again", job)
            play_until_answered(GAMES[0])
            self._until(f"{GAMES[0]} again", job)
            self._end(job)

    def _check_port(self) -> None:
        if not is_free():
            raise Trouble(f"something listens at port {PORT} already")

    def _end(self, job: Job) -> None:
        """End it as a person does; it must end soon, leave nothing running, and not complain."""
        said, begin = len(job.said()), time.monotonic()
        job.stop()
        ended = job.wait(ENDING)
        self.case.seconds["ending"] = round(time.monotonic() - begin, 1)
        self._say(f"ended with {ended.code} after {self.case.seconds['ending']} s")
        self.case.left += ended.left
        if ended.left:
            raise Trouble(f"left running: {'; '.join(ended.left)}")
        if "Traceback" in job.said()[said:]:
            raise Trouble("ended with a traceback")


def cases(given: argparse.Namespace, commit: str, before: str) -> list[Case]:
    """What is to be tried: as much of the covering set as was asked for; or all of that, if need be."""
    every = list(product(given.debian or DEBIANS, given.who or WHO, given.how or HOW))
    chosen = every if given.all else [one for one in COVERING if one in every] or every
    found: list[Case] = []
    for number, (debian, who, how) in enumerate(chosen):
        for command in given.command or COMMANDS:
            found.append(Case(debian, who, how, command, commit, is_before=False))
            if before and command == "play" and who == "root":  # once for each Debian; now the one first, now the other
                older = Case(debian, who, how, command, before, is_before=True)
                found.insert(len(found) - (number % 2 == 0), older)
    return found


def _give_up(*_: object) -> None:
    """End every command, so that whoever waits for one clears its machine away."""
    for job in tuple(Job.running):
        job.process.kill()
    sys.exit(1)


def _several(allowed: tuple[str, ...]) -> Callable[[str], list[str]]:
    def read(text: str) -> list[str]:
        words = text.split(",")
        if strange := [word for word in words if allowed and word not in allowed]:
            raise argparse.ArgumentTypeError(f"{strange[0]} is none of {', '.join(allowed)}")
        return words

    return read


def main() -> int:
    """Try every case."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--debian", type=_several(()), help="releases, as debootstrap calls them")
    parser.add_argument("--who", type=_several(WHO), help="who types the command")
    parser.add_argument("--how", type=_several(HOW), help="at a terminal, or without one")
    parser.add_argument("--command", type=_several(COMMANDS))
    parser.add_argument("--all", action="store_true", help="every combination rather than a covering set")
    parser.add_argument("--commit", default="HEAD", help="what is cloned")
    parser.add_argument("--before", default="", help="an older commit, whose make play is measured beside root's")
    parser.add_argument("--cache", type=Path, default=ROOT / "build" / "roots", help="where pristine Debians are kept")
    parser.add_argument("--keep", action="store_true", help="leave the machines there, in the cache folder")
    parser.add_argument("--resume", action="store_true", help="leave out what has held before for the same commit")
    parser.add_argument("--jobs", type=int, default=1, help="so many make test at once")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if os.geteuid() or not shutil.which("debootstrap") or not shutil.which("unshare"):
        parser.error("bare machines need root, debootstrap and unshare")

    def full(commit: str) -> str:
        words = ["git", "rev-parse", "--short=12", "--verify", "--quiet", f"{commit}^{{commit}}"]
        found = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
        return found or parser.error(f"there is no commit {commit}")

    signal.signal(signal.SIGTERM, _give_up)
    commit, before = full(given.commit), full(given.before) if given.before else ""
    tried = cases(given, commit, before)
    (given.cache / "cases").mkdir(parents=True, exist_ok=True)
    left = [case for case in tried if not (given.resume and case.recall())]

    def run(case: Case) -> None:
        Rehearsal(case, given.cache.resolve()).run(given.keep)

    for case in left:  # these are timed, and all want the same port: one after the other
        if case.command == "play":
            run(case)
    with ThreadPoolExecutor(given.jobs) as pool:
        try:
            list(pool.map(run, (case for case in left if case.command == "test")))
        except SystemExit:
            pool.shutdown(cancel_futures=True)
            raise
    found: dict[str, Any] = {"commit": commit, "before": before, "cases": [asdict(case) for case in tried]}
    print(json.dumps(found) if given.json else report(found))
    return 1 if any(case.problem for case in tried) else 0


if __name__ == "__main__":
    sys.exit(main())

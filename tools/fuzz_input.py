"""Fuzz whatever strangers send: records, editions, moves, messages and requests, led by the lines that are reached.

    python -m tools.fuzz_input [--seconds 3600] [--target NAME,…] [--workers 2] [--seed 1] [--json]

The targets are in ``tools/fuzz_targets.py``. A finding is an exception that is no refusal, an input that takes more
than a second of a processor's time, or more memory than there should be need of. Each is written to ``build/fuzz``,
made as small as can be, and told; the exit code is 1 if there is one. ``--again FILE`` tries such a file once more.
``tools/fuzz.py`` fuzzes the games themselves.

atheris, which chooses the inputs, has an environment of its own in ``build/atheris``: ``make fuzz-input`` sets it up.
Only what reads is watched by it: the rules are compiled.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tools.fuzz_targets import Target

ROOT = Path(__file__).resolve().parent.parent
PLACE, ATHERIS = ROOT / "build" / "fuzz", ROOT / "build" / "atheris"
NAMES = ("text", "lines", "editions", "notation", "messages", "requests")
WATCHED = (
    *("cadastre.core.records", "cadastre.core.record_text", "cadastre.core.editions", "cadastre.core.tables"),
    *("cadastre.core.reading", "cadastre.core.moves", "cadastre.core.options", "cadastre.core.said"),
    *("cadastre.games.*.legality.notation", "cadastre.games.*.edition", "cadastre.server"),
)
"""Modules of which it is seen which lines are reached, with all that begins like them; none of them has kernels."""
SLOW = 1.0
"""Seconds of a processor's time that an input may take."""
HANGS = 60
"""Seconds after which one that does not end is given up."""
MEMORY = 1500
"""MiB that a worker may have, most of which are compiled rules."""
SMALLER = 20.0
"""Seconds in which a finding is made smaller."""

Plain = dict[str, Any]


def tried(target: "Target", data: bytes) -> tuple[str, str]:
    """What is wrong with an input, in words that are the same for the same fault, and in full; empty if nothing is.

    What takes long is tried once more: the first time, something may have had to be loaded.
    """
    from tools.fuzz_targets import stretched

    whole = stretched(data, target.largest)
    for _ in range(2):
        begin = time.process_time()
        try:
            target.read(whole)
        except Exception as error:  # noqa: BLE001 - this is what is looked for
            frames = [one for one in traceback.extract_tb(error.__traceback__) if "cadastre" in one.filename]
            where = f"{Path(frames[-1].filename).stem}:{frames[-1].name}" if frames else "elsewhere"
            return f"{type(error).__name__} in {where}", traceback.format_exc(limit=-8)
        took = time.process_time() - begin
        if took <= SLOW:
            return "", ""
    return "slow", f"{took:.1f} s for {len(whole):,} bytes"


# a worker: one target in a process of its own


class Worker:
    """Fuzzes one target; what it has found is in a file, because libFuzzer ends the process by itself."""

    def __init__(self, name: str) -> None:
        self.name, self.folder = name, PLACE / name
        self.runs, self.written = 0, 0.0
        self.found: dict[str, str] = {}

    def one(self, data: bytes) -> None:
        """Try an input; the first of every kind that is wrong is kept."""
        word, full = tried(self.target, data)
        self.runs += 1
        if word and word not in self.found:
            file = self.folder / f"{hashlib.sha256(data).hexdigest()[:12]}.bin"
            file.write_bytes(data)
            self.found[word] = file.name
            print(f"{self.name}: {word}\n{full}", file=sys.stderr, flush=True)
            self.written = 0
        if time.monotonic() - self.written > 1:
            self.written = time.monotonic()
            told = {"runs": self.runs, "found": self.found}
            (self.folder / "state.json").write_text(json.dumps(told), "utf-8")

    def run(self, seconds: float, seed: int) -> None:
        """Until the time is up; this never returns."""
        sys.path.append(str(ATHERIS))
        import atheris

        with atheris.instrument_imports(include=["cadastre"], exclude=_unwatched(), enable_loader_override=False):
            from tools import fuzz_targets as targets

            self.target = targets.targets()[self.name]
        corpus = self.folder / "corpus"
        corpus.mkdir(parents=True, exist_ok=True)
        for data in self.target.seeds():
            (corpus / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)
        words = self.folder / "words"
        words.write_text(targets.dictionary(), "utf-8")
        flags = {
            "max_total_time": max(int(seconds), 1),
            "max_len": min(self.target.largest, 64 * 1024),
            "timeout": HANGS,
            "rss_limit_mb": MEMORY,
            "seed": seed,
            "dict": words,
            "artifact_prefix": f"{self.folder}/",
            "print_final_stats": 1,
        }
        atheris.Setup(["fuzz_input", *(f"-{name}={value}" for name, value in flags.items()), str(corpus)], self.one)
        atheris.Fuzz()


def _unwatched() -> list[str]:
    """The modules of the package that are left as they are: a kernel with somebody looking on can't be compiled."""
    source = ROOT / "src"
    parts = (path.relative_to(source).with_suffix("").parts for path in source.rglob("cadastre/**/*.py"))
    names = {".".join(part for part in one if part != "__init__") for one in parts}
    return [name for name in names if not any(fnmatchcase(name, f"{pattern}*") for pattern in WATCHED)]


# all of them


def fuzzed(name: str, seconds: float, seed: int) -> Plain:
    """Let a worker fuzz a target, and look at what it has found without anybody watching."""
    folder = PLACE / name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "state.json").unlink(missing_ok=True)
    command = [
        sys.executable,
        "-m",
        "tools.fuzz_input",
        "--worker",
        name,
        "--seconds",
        str(seconds),
        "--seed",
        str(seed),
    ]
    with (folder / "log").open("w", encoding="utf-8") as log:
        done = subprocess.run(command, cwd=ROOT, stdout=log, stderr=log, check=False)
    words = (folder / "log").read_text("utf-8", "replace")
    state = folder / "state.json"
    told: Plain = json.loads(state.read_text("utf-8")) if state.exists() else {"runs": 0, "found": {}}
    findings = [again(name, folder / file) for file in told["found"].values()]
    if done.returncode:
        findings.append({"fault": f"the worker ended with {done.returncode}", "words": words[-2000:]})
    covered = [line.split("cov: ")[1].split()[0] for line in words.splitlines() if "cov: " in line]
    return {
        "target": name,
        "runs": told["runs"],
        "lines": int(covered[-1]) if covered else 0,
        "findings": [one for one in findings if one["fault"]],
    }


def again(name: str, file: Path) -> Plain:
    """Try a file in a new process, and make it smaller there."""
    command = [sys.executable, "-m", "tools.fuzz_input", "--target", name, "--again", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    try:
        found: Plain = json.loads(done.stdout)
    except json.JSONDecodeError:
        found = {"fault": f"ended with {done.returncode}", "words": done.stderr[-2000:]}
    return {**found, "file": str(file.relative_to(ROOT))}


def smallest(target: "Target", data: bytes, word: str) -> bytes:
    """The same fault with fewer bytes: parts are left out, large ones first, as long as it stays."""
    end, part = time.monotonic() + SMALLER, max(len(data) // 2, 1)
    while part and time.monotonic() < end:
        at = 0
        while at < len(data) and time.monotonic() < end:
            shorter = data[:at] + data[at + part :]
            if tried(target, shorter)[0] == word:
                data = shorter
            else:
                at += part
        part //= 2
    return data


def main() -> int:
    """Fuzz, and say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60, help="for all targets together, with all workers")
    parser.add_argument("--target", default=",".join(NAMES), help="some of: " + ", ".join(NAMES))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--again", type=Path, metavar="FILE", help="try this one once more")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    given = parser.parse_args()
    os.environ.setdefault("CADASTRE_QUIET", "1")
    if given.worker:
        Worker(given.worker).run(given.seconds, given.seed)
    if given.again:
        from tools.fuzz_targets import targets

        target, data = targets()[given.target], given.again.read_bytes()
        word, full = tried(target, data)
        small = data if word in ("", "slow") else smallest(target, data, word)
        print(json.dumps({"fault": word, "words": full, "input": repr(small[:2000]), "size": len(small)}))
        return int(bool(word))
    if not (ATHERIS / "atheris").exists():
        print("atheris is not there: make fuzz-input sets it up, where there is a wheel for it", file=sys.stderr)
        return 2
    subprocess.run([sys.executable, "-m", "cadastre.cli", "compile"], stdout=subprocess.DEVNULL, check=True)
    names = given.target.split(",")
    each = given.seconds * min(given.workers, len(names)) / len(names)
    with ThreadPoolExecutor(given.workers) as pool:
        found = list(pool.map(lambda name: fuzzed(name, each, given.seed), names))
    faults = [finding for one in found for finding in one["findings"]]
    told = {"seconds": given.seconds, "targets": found, "findings": len(faults)}
    print(json.dumps(told) if given.json else json.dumps(told, indent=2))
    return int(bool(faults) or any(not one["runs"] for one in found))


if __name__ == "__main__":
    sys.exit(main())

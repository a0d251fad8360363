"""Every proof there is: what it shows, how it is run, and what it covers."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from cadastre.core.options import Entry
from testkit.games import facts, has_part, own
from tools import proof_tellers as tell

Plain = dict[str, Any]


@dataclass(frozen=True)
class Part:
    """A proof: what it shows, how it is run, how its JSON is told, and which paths it speaks of."""

    name: str
    shows: str
    command: str
    tell: Callable[[Plain], str]
    covers: tuple[str, ...]
    """As git takes them. Nothing under them has changed since: there is no need to run it again."""
    environment: dict[str, str] = field(default_factory=dict)
    alone: bool = True
    """Whether it keeps all cores busy, or must not be disturbed."""


CORE = ("src/cadastre/core", "src/cadastre/registry.py")
GAMES = ("src/cadastre/games", ":!src/cadastre/games/*/presentation/terminal")
BOTS = (*CORE, *GAMES, "src/cadastre/bots")
SERVER = (*BOTS, "src/cadastre/server", "testkit/server")
SET_UP = (
    *("Makefile", "pyproject.toml", "requirements", "web/package-lock.json", ".ci"),
    *("tools/setup.sh", "tools/chromium.sh", "tools/proxies.sh", "tools/rehearse*.py"),
)
SCREENS = ("lessons", "levels", "options", "rules", "screens")


def parts(scale: float) -> list[Part]:
    """Every proof, at full size or a part of it."""

    def sized(count: int) -> int:
        return max(int(count * scale), 1)

    found = [
        Part(
            "rules",
            "Every rule id has a test",
            "python -m tools.rules --check",
            tell.line,
            ("docs/rules", "tests", "testkit/specification.py", "tools/rules.py"),
        )
    ]
    for manifest in own():
        found += _of_rules(manifest, sized)
    return [
        *found,
        Part(
            "bots",
            "Bots: nothing illegal, and they do not peep",
            f"python -m tools.bots --greedy {sized(10_000)} --search {sized(200)} --positions {sized(100)} --seed 1 "
            "--workers 2",
            tell.bots,
            (*BOTS, "testkit/bot_trials.py", "testkit/two_worlds.py", "tools/bots.py"),
        ),
        Part(
            "doors",
            "Environments show what the engine says, at every step",
            f"python -m tools.doors --games {sized(1_000)} --seed 1",
            tell.doors,
            (*CORE, *GAMES, "src/cadastre/envs", "testkit/envs", "tools/doors.py"),
            alone=False,
        ),
        *(part for manifest in own() for part in _of_its_own(manifest, sized)),
        Part(
            "sittings",
            "Whole games in a browser",
            f"python -m tools.sittings --games {sized(12)} --seed 1 --json",
            tell.sittings,
            (*SERVER, "web/src", "testkit/browser", *_persons(), "tools/sittings.py"),
        ),
        Part(
            "screens",
            "Every language on every screen, by day and by night",
            f"pytest -q -n 2 {' '.join(f'tests/browser/test_{name}.py' for name in SCREENS)}",
            tell.line,
            ("src/cadastre/*.ftl", "web/src", "testkit/browser", "tests/browser", "tests/diagonal.py"),
            {"CADASTRE_WHOLE": "1"},
        ),
        Part(
            "one-folder",
            "Without the other games' folders the house is checked, built and played",
            "pytest -q tests/test_one_folder.py",
            tell.line,
            ("Makefile", "src", "web", "tests", "testkit", "tools", "examples", "bench"),
            {"CADASTRE_WHOLE": "1"},
        ),
        Part(
            "leaks",
            "Over the real socket nobody sees behind another's screen",
            f"python -m tools.leaks --games {sized(200)} --seed 1 --json",
            tell.leaks,
            (*SERVER, "testkit/two_worlds.py", "testkit/random_play.py", "tools/leaks.py"),
        ),
        Part(
            "crashes",
            "Server: nothing told is lost",
            f"python -m tools.crashes --games {sized(50)} --kills {sized(200)} --seed 1 --json",
            tell.crashes,
            (*SERVER, "tools/crashes.py"),
        ),
        Part(
            "rehearsal",
            "Two commands on a bare machine",
            "python -m tools.rehearse --before 84348c5 --resume --json",
            tell.rehearsal,
            SET_UP,
        ),
        Part(
            "load",
            "Server: how much it bears",
            "python -m tools.load --json",
            tell.load,
            (*SERVER, "tools/load*.py"),
        ),
        Part(
            "attacks",
            "Server: what others notice of attacks",
            f"python -m tools.attacks --pairs {sized(5)} --seconds 10 --json",
            tell.attacks,
            (*SERVER, "tools/attacks*.py", "testkit/hostile.py"),
        ),
        Part(
            "input-fuzz",
            "Whatever strangers send is read or refused",
            f"python -m tools.fuzz_input --seconds {sized(3600)} --workers 2 --json",
            tell.input_fuzz,
            (*SERVER, "testkit/hostile.py", "tools/fuzz_*.py"),
        ),
        Part(
            "bench",
            "Speed",
            "cadastre bench --seconds 1 --json",
            tell.bench,
            (*BOTS, "src/cadastre/envs", "src/cadastre/arena", "requirements/test.lock"),
        ),
    ]


def _of_rules(manifest: Entry, sized: Callable[[int], int]) -> list[Part]:
    """The proofs of a game's rules."""
    game, known = manifest.name, facts(manifest)
    name = game.title()
    everything = (
        *CORE,
        f"src/cadastre/games/{game}",
        f"tests/games/{game}",
        f":!src/cadastre/games/{game}/presentation/terminal",
    )
    rules = (*everything, f":!tests/games/{game}/proof.toml")  # another remark there changes no rule
    fuzz = (
        f"python -m tools.fuzz --game {game} --games {sized(known.fuzz.games)} --all-options "
        f"--games-per-combination {sized(known.fuzz.combination)} --seed 1 --workers 2"
    )
    fuzzed = (*rules, "tools/fuzz.py", "testkit/fuzzing.py")
    asked = f"--game {game} --seed 1"
    return [
        Part(f"fuzz-{game}", f"{name}: random games keep every invariant", fuzz, tell.fuzz, fuzzed),
        Part(
            f"bounds-{game}", f"{name}: the same with bounds checks", fuzz, tell.fuzz, fuzzed, {"CADASTRE_CHECKED": "1"}
        ),
        Part(
            f"agreement-{game}",
            f"{name}: explain says legal exactly where the rules do",
            f"python -m tools.agreement --positions {sized(100_000)} {asked}",
            tell.agreement,
            (*rules, "tools/agreement.py", "testkit/agreement.py", "testkit/random_play.py"),
            alone=False,
        ),
        Part(
            f"replays-{game}",
            f"{name}: records",
            f"python -m tools.replays --games {sized(1_000)} {asked}",
            tell.replays,
            (*rules, "tools/replays.py", "testkit/replays.py", "testkit/random_play.py"),
            alone=False,
        ),
        Part(
            f"hidden-{game}",
            f"{name}: nothing leaks",
            f"python -m tools.hidden --positions {sized(10_000)} {asked}",
            tell.hidden,
            (*rules, "tools/hidden.py", "testkit/fuzzing.py", "testkit/two_worlds.py", "tests/audit.py"),
            alone=False,
        ),
        Part(
            f"mutants-{game}",
            f"{name}: the tests notice",
            f"python -m tools.mutants --count {sized(200)} {asked} --json",
            tell.mutants,
            (*everything, "tests/test_golden.py", "tests/test_scenarios.py", "tools/mutants.py"),
        ),
    ]


def _persons() -> list[str]:
    """Who plays the games in a browser, where anybody special does."""
    return [f"tests/games/{one.name}/person.py" for one in own() if has_part(one.name, "person")]


def _of_its_own(manifest: Entry, sized: Callable[[int], int]) -> list[Part]:
    """The proofs that only this game has."""
    return [
        Part(
            one.name,
            one.shows,
            one.command.format(**{name: sized(size) for name, size in one.sizes.items()}),
            tell.line,
            (*CORE, f"src/cadastre/games/{manifest.name}", *one.covers),
        )
        for one in facts(manifest).proofs
    ]

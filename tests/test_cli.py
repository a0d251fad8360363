"""The command line: what each verb answers, and that what the caller can mend is one sentence and exit code 2."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import cadastre
from cadastre.cli import main
from cadastre.registry import GAMES
from testkit.children import heeding

ROOT = Path(__file__).parent.parent
SCENARIO = """
title = "A key on a bank is paid"
rules = ["P4.1"]
game = "paris"
players = 2

[position]

[[step]]
move = "key chaillot"
events = [{ event = "francs_gained", francs = FRANCS }]
"""


class Answer(NamedTuple):
    """What a command said."""

    code: int
    out: str
    err: str


Run = Callable[..., Answer]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def answer(*args: object) -> Answer:
        code = main([str(arg) for arg in args])
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return answer


def random_game(players: int = 2, seed: int = 5) -> Any:
    from cadastre.bots import RandomPlayer

    state, bot = cadastre.game("paris", players).new(seed), RandomPlayer(seed)
    while not state.is_over:
        state.apply(bot.choose(state.knowledge(state.current), state.legal_actions()))
    return state


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    random_game().to_record(["Ada", "Ben"]).save(path)
    return path


def refused(answer: Answer, *words: str) -> None:
    """One sentence on stderr that says these words, nothing on stdout, exit code 2."""
    assert answer.code == 2, answer
    assert answer.out == ""
    (line,) = answer.err.splitlines()
    assert line.startswith("cadastre: ")
    assert "Traceback" not in line
    for word in words:
        assert word in line, line


# Each verb on a good day.


def test_games(run: Run) -> None:
    answer = run("games")
    assert answer.code == 0
    assert "paris: 2 to 4 players" in answer.out
    assert "free_placement = false | true" in answer.out
    found = json.loads(run("games", "--json").out)
    assert [game["name"] for game in found] == list(GAMES)
    assert found[0]["players"] == [2, 4]
    assert found[0]["options"]["open_screens"] == {"default": False, "choices": [False, True]}


def test_games_loads_nothing_heavy() -> None:
    code = (
        "import sys; from cadastre.cli import main; main(['games']); "
        "sys.exit(any(name.split('.')[0] in ('numba', 'numpy', 'fluent', 'msgspec') for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


def test_help_and_version(run: Run) -> None:
    assert all(verb in run().out for verb in ("games", "play", "simulate", "replay", "verify", "scenario", "figures"))
    assert run("--version").out.strip().endswith(cadastre.__version__)
    assert run("simulate", "--help").code == 0


def test_compile_is_quiet_when_all_is_there(run: Run) -> None:
    run("compile", "paris")
    assert run("compile", "paris") == Answer(0, "", "")


def test_simulate(run: Run) -> None:
    answer = run("simulate", "paris", "--players", 3, "--games", 20, "--seed", 4)
    assert answer.code == 0
    assert "20 finished" in answer.out
    found = json.loads(run("simulate", "paris", "--players", 3, "--games", 20, "--seed", 4, "--json").out)
    keys = {"games", "finished", "decisions", "moves", "seconds", "decisions_per_s", "moves_per_s", "games_per_s"}
    assert keys | {"mean_decisions", "wins_by_seat", "mean_scores"} <= set(found)
    assert found["finished"] == found["games"] == 20
    assert sum(found["wins_by_seat"]) == pytest.approx(20)
    assert len(found["mean_scores"]) == 3


def test_simulate_takes_options(run: Run) -> None:
    args = ("simulate", "paris", "--players", 2, "--games", 5, "--json")
    plain, free = (json.loads(run(*args, *more).out) for more in ((), ("--option", "free_placement=yes")))
    assert plain["decisions"] != free["decisions"]


def test_replay_shows_a_game(run: Run, record: Path) -> None:
    answer = run("replay", record)
    assert answer.code == 0
    assert "    1. A" in answer.out
    assert "Key placed" in answer.out
    assert "Final ranking" in answer.out
    assert "Score sheet" in answer.out
    at = run("replay", record, "--at", 2).out
    assert "    2. " in at
    assert "    3. " not in at
    assert "Final ranking" not in at
    assert "Τελική κατάταξη" in run("replay", record, "--language", "el").out


def test_replay_converts_and_back(run: Run, record: Path, tmp_path: Path) -> None:
    text = tmp_path / "game.txt"
    text.write_text(run("replay", record, "--text").out, "utf-8")
    assert text.read_text("utf-8").startswith("Cadastre record 1\ngame: paris")
    assert run("replay", text, "--json").out == record.read_text("utf-8")


def test_verify(run: Run, record: Path) -> None:
    answer = run("verify", record)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith(f"{record} is true: ")
    assert answer.out.endswith(" moves, every draw checked\n")
    (found,) = json.loads(run("verify", record, "--json").out)
    assert found["true"] is True
    assert found["moves"] > 50


def test_verify_tells_a_lie(run: Run, record: Path, tmp_path: Path) -> None:
    import msgspec

    from cadastre.core.records import load

    true = load(record)
    luck = msgspec.structs.replace(true.end.luck, seed="another")
    lie = tmp_path / "lie.jsonl"
    lie.write_text(
        type(true)(true.header, true.entries, msgspec.structs.replace(true.end, luck=luck)).to_jsonl(), "utf-8"
    )
    answer = run("verify", lie)
    assert answer.code == 1
    assert answer.err.startswith(f"cadastre: {lie}, line 1, commitment")
    found = run("verify", record, lie, "--json")
    assert found.code == 1
    assert [one["true"] for one in json.loads(found.out)] == [True, False]


def test_scenario(run: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(SCENARIO.replace("FRANCS", "7"))
    assert run("scenario", good).out.endswith("1 scenarios, 0 failed\n")
    bad.write_text(SCENARIO.replace("FRANCS", "8"))
    answer = run("scenario", tmp_path)
    assert answer.code == 1
    assert "FAILED  P4.1" in answer.out
    assert answer.out.endswith("2 scenarios, 1 failed\n")
    found = {Path(one["file"]).name: one for one in json.loads(run("scenario", tmp_path, "--json").out)}
    assert found["good.toml"]["ok"] is True
    assert found["bad.toml"]["failures"]
    assert found["bad.toml"]["rules"] == ["P4.1"]


def test_figures(run: Run) -> None:
    answer = run("figures", "paris")
    assert answer.code == 0
    assert "banks" in answer.out
    assert "the print may differ" in answer.out
    found = json.loads(run("figures", "paris", "--json").out)
    assert found["default"] is True
    assert found["figures"]["banks.chaillot"]["value"] == 7
    assert found["figures"]["banks.chaillot"]["status"] == "reconstructed"
    assert all(figure["status"] for figure in found["figures"].values())


# What the caller can mend.

BAD = [
    (("nonsense",), ["nonsense"]),
    (("games", "--nonsense"), ["--nonsense"]),
    (("simulate",), ["GAME"]),
    (("simulate", "chess"), ["chess", "paris"]),
    (("simulate", "paris", "--players", "7"), ["2 to 4 players", "7"]),
    (("simulate", "paris", "--players", "many"), ["many"]),
    (("simulate", "paris", "--games", "0"), ["0"]),
    (("simulate", "paris", "--option", "colour=red"), ["colour", "random_setup"]),
    (("simulate", "paris", "--option", "random_setup=maybe"), ["random_setup", "maybe"]),
    (("simulate", "paris", "--option", "random_setup"), ["NAME=VALUE", "random_setup"]),
    (("simulate", "paris", "--option", "players=3"), ["players", "random_setup"]),
    (("simulate", "paris", "--edition", "nowhere.toml"), ["nowhere.toml", "cannot be read"]),
    (("figures", "paris", "--edition", "nowhere.toml"), ["nowhere.toml"]),
    (("figures", "chess"), ["chess"]),
    (("compile", "chess"), ["chess"]),
    (("bench", "chess"), ["chess"]),
    (("play", "chess"), ["chess"]),
    (("serve", "--database", "/nowhere/games.sqlite3"), ["/nowhere/games.sqlite3", "cannot be used"]),
    (("serve", "--database", "nonsense://games"), ["nonsense://games", "cannot be used"]),
    (("play", "paris", "--seed", "7"), ["--seed", "--text"]),
    (("play", "paris", "--option", "open_screens=yes"), ["--option", "--text"]),
    (("play", "paris", "--text", "--players", "1"), ["2 to 4 players"]),
    (("play", "paris", "--text", "--seat", "3"), ["0 to 2", "3"]),
    (("play", "paris", "--bots", "hard"), ["--bots", "--text"]),
    (("play", "paris", "--text", "--bots", "brilliant"), ["brilliant", "easy, medium, hard"]),
    (("play", "paris", "--text", "--bots", ""), ["''", "easy, medium, hard"]),
    (("play", "paris", "--text", "--bots", "hard,easy,easy"), ["3 bots", "2 play"]),
    (("play", "hellas", "--text", "--players", "4", "--bots", "hard,easy"), ["2 bots", "3 play"]),
    (("play", "hellas", "--text", "--hotseat", "--bots", "hard"), ["--hotseat", "--bots"]),
    (("play", "paris", "--text", "--language", "xx"), ["xx", "en"]),
    (("play", "paris", "--text", "--save", "/nowhere/game.jsonl"), ["/nowhere/game.jsonl", "cannot be written"]),
    (("replay", "nowhere.jsonl"), ["nowhere.jsonl", "cannot be read"]),
    (("verify", "nowhere.jsonl"), ["nowhere.jsonl", "cannot be read"]),
    (("scenario", "nowhere.toml"), ["nowhere.toml", "cannot be read"]),
    (("scenario",), ["FILE"]),
]


@pytest.mark.parametrize(("args", "words"), BAD, ids=lambda value: " ".join(value) if isinstance(value, tuple) else "")
def test_mendable_errors_are_one_sentence(run: Run, args: tuple[str, ...], words: list[str]) -> None:
    refused(run(*args), *words)


def test_malformed_files_are_named_with_line_and_field(run: Run, record: Path, tmp_path: Path) -> None:
    edition = tmp_path / "edition.toml"
    default = (ROOT / "src/cadastre/games/paris/edition.toml").read_text("utf-8")
    edition.write_text(default.replace("montmartre = 5", 'montmartre = "five"'), "utf-8")
    line = default[: default.index("montmartre = 5")].count("\n") + 1
    refused(run("figures", "paris", "--edition", edition), "edition.toml", f"line {line}", "banks.montmartre")

    scenario = tmp_path / "scenario.toml"
    scenario.write_text(SCENARIO.replace("players = 2", "players = 2\nrulez = 3").replace("FRANCS", "7"))
    refused(run("scenario", scenario), "scenario.toml", "line 6", "rulez")
    empty = tmp_path / "empty"
    empty.mkdir()
    refused(run("scenario", empty), "no scenario")

    lines = record.read_text("utf-8").splitlines(keepends=True)
    lines[4] = lines[4].replace('"seat":', '"seat" :', 1)
    changed = tmp_path / "changed.jsonl"
    changed.write_text("".join(lines), "utf-8")
    lie = run("verify", changed)
    assert lie.code == 1
    assert "changed.jsonl, line 5" in lie.err
    refused(run("replay", changed), "changed.jsonl, line 5")
    prose = tmp_path / "prose.txt"
    prose.write_text("Once upon a time")
    refused(run("replay", prose), "prose.txt, line 1")
    refused(run("replay", record, "--at", 100000), "100000")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "el_GR.UTF-8"}, "el"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "el_GR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "CADASTRE_LANGUAGE": "el"}, "el"),
    ],
)
def test_the_language_comes_from_the_surroundings(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cadastre.cli.common import language_of

    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "CADASTRE_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of(None) == language
    assert language_of("el") == "el"


# The program as a process.


def process(*args: str, **kwargs: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen(heeding(sys.executable, "-m", "cadastre.cli", *args), stderr=subprocess.PIPE, **kwargs)


def test_a_closed_pipe_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    with process("games", stdout=write) as running:
        os.close(write)
        assert running.communicate()[1] == b""
        assert running.returncode == 141


def test_ctrl_c_leaves_quietly() -> None:
    with process("play", "paris", "--text", "--seed", "1", stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        said = b""
        while b"q leave" not in said:
            byte = running.stdout.read(1)
            assert byte, said
            said += byte
        running.send_signal(signal.SIGINT)
        assert b"Traceback" not in running.communicate(timeout=60)[1]
        assert running.returncode == 130


def test_at_a_terminal_nobody_waits_for_the_compiler(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    cold = {**os.environ, "CADASTRE_CACHE": str(tmp_path / "cache"), "CADASTRE_LANGUAGE": "en", "NUMBA_OPT": "1"}
    with process(
        *("play", "paris", "--text", "--seed", "1", "--bots", "easy"), stdin=theirs, stdout=subprocess.PIPE, env=cold
    ) as running:
        os.close(theirs)
        assert running.stdout is not None
        said = b""
        for answer in (b"hint\n", b"q\n"):
            while not said.endswith(b"q leave): "):
                byte = running.stdout.read(1)
                assert byte, said
                said += byte
            os.write(ours, answer)
            said += b"\n"
        rest, told = running.communicate(timeout=60)
    os.close(ours)
    assert b"still being prepared" in said + rest, "a hint would take too long"
    assert told.decode().splitlines() == ["The rules are being prepared for next time; meanwhile you can play."]
    assert running.returncode == 0

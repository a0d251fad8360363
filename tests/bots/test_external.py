"""Bots from outside: they play like others, and whatever they do wrong is told and leaves nothing behind."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import cadastre
from cadastre.arena.match import BadPlay, Job, Setting, play
from cadastre.arena.tournament import Tournament, run
from cadastre.bots import dismiss
from cadastre.bots.external import ProgramPlayer, player
from cadastre.bots.program import BadAnswer
from cadastre.cli import main
from cadastre.core.moves import group, mover
from cadastre.core.refusals import BadFile, BadSetting
from cadastre.core.state import State
from tests.bots.outside import program

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
PARIS = cadastre.game("paris", players=2)
HELLAS = cadastre.game("hellas", players=3, round_limit=3, vote_to_end=False, claim_rent="manual")


def example(sort: str) -> str:
    found = re.search(rf"^```python {sort}\n(.*?)^```", DOCS.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def guest(code: str, patience: float = 20.0) -> ProgramPlayer:
    made = player(code, "1.0 0", patience)
    assert isinstance(made, ProgramPlayer)
    return made


def question() -> State:
    """A position with something to choose."""
    return PARIS.new(seed=1)


def ask(bot: ProgramPlayer, state: State) -> int:
    return bot.choose(state.knowledge(state.current), state.legal_actions())


def gone(pid: int) -> bool:
    """Whether a process has ended, and was taken note of if it is a child of ours."""
    for _ in range(200):
        try:
            stat = Path(f"/proc/{pid}/stat").read_text("utf-8")
        except (FileNotFoundError, ProcessLookupError):
            return True
        if stat.rpartition(")")[2].split()[1] != str(os.getpid()) and stat.rpartition(")")[2].split()[0] == "Z":
            return True  # somebody else's to bury
        time.sleep(0.02)
    return False


def job(game: Any, *bots: str) -> Job:
    return Job(0, Setting.of(game), "s", bots, tuple(range(len(bots))), 10_000, keeps_rows=True, patience=20.0)


# what they are told, and how they answer


def test_the_program_of_the_docs_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(example("program"), "utf-8")
    path.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    assert len(example("program").splitlines()) <= 16
    assert play(job(PARIS, "random", "cmd:./my_bot.py --careful")).finished
    first = play(job(HELLAS, "cmd:./my_bot.py", "random", "random"))
    assert first.finished
    assert first == play(job(HELLAS, "cmd:./my_bot.py", "random", "random"))


def test_the_file_of_the_docs_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_bot.py").write_text(example("file"), "utf-8")
    monkeypatch.chdir(tmp_path)
    assert len(example("file").splitlines()) <= 20
    args = ("--option", "round_limit=3", "--games", "2", "--json")
    assert main(["arena", "hellas", "--bots", "my_bot,random", "--code", "my_bot.py", *args]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["lineup"] == ["code:my_bot.py", "random"]
    assert found["finished"] == 2


def test_what_a_program_is_told(tmp_path: Path) -> None:
    body = f"""
said = next(told)
say(action=said["actions"][-1]["action"])
open({str(tmp_path / "heard")!r}, "w").write(json.dumps([hello, said, next(told)]))
"""
    bot, state = guest(program(tmp_path, body, ("moves",))), question()
    seat = state.current
    assert ask(bot, state) == state.legal_actions()[-1]
    bot.leave([3, 4], [2, 1])
    hello, said, over = json.loads((tmp_path / "heard").read_text("utf-8"))
    same = {"protocol": 1, "game": "paris", "players": 2, "seat": seat, "options": PARIS.options}
    edition = {"name": PARIS.edition.name, "hash": PARIS.edition.hash}
    own = hello.pop("seed")
    assert hello == {"type": "hello", **same, "version": cadastre.__version__, "rules": 1, "edition": edition}
    assert isinstance(own, int)
    assert said.pop("view") == json.loads(json.dumps(state.view(seat)))
    assert set(said.pop("moves")) == {move.text for move in state.legal_moves()}
    actions = [
        {"action": action, "kind": PARIS.rules.kind_of(action), "notation": state.notation(action)}
        for action in state.legal_actions()
    ]
    assert said == {"type": "choose", **same, "actions": actions, "milliseconds": 20_000}
    assert over == {"type": "over", "protocol": 1, "scores": [3, 4], "ranks": [2, 1]}


@pytest.mark.parametrize("wants", [(), ("moves",)])
def test_whole_moves_are_played_in_a_row(tmp_path: Path, wants: tuple[str, ...]) -> None:
    """Notation of our own is understood, whether it was listed or not."""
    state = question()
    while max(len(move.actions) for move in state.legal_moves()) < 2:
        state.apply(state.legal_actions()[-1])
    move = max(state.legal_moves(), key=lambda move: len(move.actions))
    bot = guest(program(tmp_path, f"next(told)\nsay(move={move.text!r})\nnext(told)\n", wants))
    for action in move.actions:
        assert ask(bot, state) == action
        state.apply(action)
    bot.leave((), ())


def test_moves_that_are_not_listed_are_understood(tmp_path: Path) -> None:
    """An offer of Hellas has no end of ways; nobody lists them."""
    rows = play(job(HELLAS, "random", "random", "random")).rows
    moves = group(HELLAS.new("s"), [(row[2], row[5]) for row in rows])
    offer = next(move for move in moves if move.text.startswith("offer ") and len(move.actions) > 3)
    assert offer.base is not None
    bot, state = guest(program(tmp_path, f"next(told)\nsay(move={offer.text!r})\nnext(told)\n", ("moves",))), offer.base
    for number, action in enumerate(offer.actions):
        seat = mover(state, offer.seat, number)
        assert bot.choose(state.knowledge(seat), state.legal_actions(seat)) == action
        state.apply(action, seat)
    bot.leave((), ())


def test_who_interjects_is_asked(tmp_path: Path) -> None:
    body = """
for said in told:
    if said["type"] == "interject":
        claims = [one for one in said["actions"] if one["kind"] == "claim"]
        say(**({"action": claims[0]["action"]} if claims else {"move": None}))
    elif said["type"] == "over":
        break
    else:
        quick = [one for one in said["actions"] if one["kind"] in ("buy", "throw", "no", "end_turn")]
        say(action=(quick or said["actions"])[0]["action"])
"""
    game = cadastre.game("hellas", players=2, round_limit=9, vote_to_end=False, claim_rent="manual")
    asked = [row[6] for row in play(job(game, *[program(tmp_path, body, ("interject",))] * 2)).rows]
    silent = [row[6] for row in play(job(game, *[program(tmp_path, body)] * 2)).rows]
    assert "claim" in asked
    assert asked == silent, "what is urgent is done for those who do not want to be asked"


# what goes wrong

WRONG = {
    "no json": ("next(told); print('e4', flush=True)", "answered 'e4', which is no JSON object"),
    "no object": ("next(told); print('[1]', flush=True)", "answered '[1]', which is no JSON object"),
    "nothing said": ("next(told); say(thought=3)", "answered {'thought': 3}, which has neither a move nor an action"),
    "no action": ("next(told); say(action=9999)", "answered {'action': 9999}, which is none of its"),
    "no number": ("next(told); say(action='1')", "answered {'action': '1'}, which is none of its"),
    "true": ("next(told); say(action=True)", "answered {'action': True}, which is none of its"),
    "no notation": ("next(told); say(move='castle long')", "answered 'castle long': "),
    "no text": ("next(told); say(move=3)", "answered {'move': 3}; a move is a text"),
    "quiet": ("next(told); say(move=None)", "kept quiet, though the game waits for it"),
    "dead": ("next(told); sys.exit(7)", "has ended with exit code 7, though the game goes on"),
    "killed": ("next(told); os.kill(os.getpid(), 9)", "has ended by signal SIGKILL"),
    "half a line": (
        "next(told); print('{', end='', flush=True); sys.exit()",
        "has ended with exit code 0 and said '{'",
    ),
    "talkative": ("say(action=1); next(told)", "without being asked"),
    "endless": ("next(told)\nwhile True: sys.stdout.write('x' * 65536)", "did not come to an end"),
}


@pytest.mark.parametrize(("body", "words"), WRONG.values(), ids=WRONG)
def test_a_wrong_answer_is_told_and_ends_the_program(tmp_path: Path, body: str, words: str) -> None:
    code = program(tmp_path, f"open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\n{body}\ntime.sleep(99)")
    bot = guest(code)
    if "asked" in words:
        bot._ready(question().knowledge(0))
        time.sleep(0.5)
    with pytest.raises(BadAnswer) as caught:
        ask(bot, question())
    assert str(caught.value).startswith(repr(code))
    assert words in str(caught.value)
    assert gone(int((tmp_path / "pid").read_text("utf-8")))


@pytest.mark.parametrize(
    ("hello", "words"),
    [
        ("say(hello='you')", "it must say that it speaks protocol 1"),
        ("say(protocol=2)", "it must say that it speaks protocol 1"),
        ("say(protocol=1, wants='all')", "wants 'all'"),
        ("say(protocol=1, wants=['tea'])", r"wants \['tea'\]"),
        ("sys.exit()", "has ended with exit code 0"),
    ],
)
def test_a_greeting_that_is_not_returned(tmp_path: Path, hello: str, words: str) -> None:
    greeting = f"next(told); {hello}"  # said before it is greeted, it would be refused for that
    with pytest.raises(BadAnswer, match=words):
        ask(guest(program(tmp_path, "", hello=greeting.replace("{", "{{"))), question())


@pytest.mark.parametrize("body", ["time.sleep(99)", "next(told); time.sleep(99)"])
def test_who_is_late_is_ended_with_its_children(tmp_path: Path, body: str) -> None:
    """Even one that doesn't read, has started others, and does not want to go."""
    stubborn = f"""
import signal, subprocess
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen(["sleep", "99"])
open({str(tmp_path / "pids")!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
{body}
"""
    bot = guest(program(tmp_path, stubborn))
    bot._ready(question().knowledge(0))
    bot.patience = 0.5
    with pytest.raises(BadAnswer, match=r"gave no answer within 0\.5 s"):
        ask(bot, question())
    with pytest.raises(BadAnswer, match="has been ended"):
        ask(bot, question())
    assert all(gone(int(pid)) for pid in (tmp_path / "pids").read_text("utf-8").split())


def test_who_does_not_want_to_go_is_ended(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    body = f"""
open({str(pid)!r}, "w").write(str(os.getpid()))
say(action=next(told)["actions"][0]["action"])
time.sleep(99)
"""
    bot = guest(program(tmp_path, body))
    ask(bot, question())
    dismiss(bot, (1, 2), (2, 1))
    assert gone(int(pid.read_text("utf-8")))
    dismiss(bot)  # once more does no harm


def test_the_arena_names_it_and_ends_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    body = f"""
open({str(tmp_path / "pids")!r}, "a").write(f"{{os.getpid()}} ")
for number, said in enumerate(told):
    if said["type"] != "over":
        say(action=said["actions"][0]["action"] if number < 9 else -1)
"""
    code = program(tmp_path, body)
    assert main(["arena", "hellas", "--bots", f"{code},random", "--patience", "9"]) == 2
    (line,) = capsys.readouterr().err.splitlines()[-1:]
    assert "answered {'action': -1}" in line
    with pytest.raises(BadPlay, match=r"seat 1 in game 0 .*answered {'action': -1}"):
        play(job(HELLAS, "random", code, "random"))
    pids = (tmp_path / "pids").read_text("utf-8").split()
    assert len(pids) >= 2
    assert all(gone(int(pid)) for pid in pids)


def test_it_does_not_outlive_us(tmp_path: Path) -> None:
    """A worker of the arena may be ended without a chance to clear up."""
    body = f"open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\nsay(action=1)\ntime.sleep(99)"
    path = program(tmp_path, body).removeprefix("cmd:")
    script = f"""
import os, signal
from cadastre.bots.program import Program
program = Program("it", [{path!r}])
program.ask({{}}, 20)
program._line(10**9)
os.kill(os.getpid(), signal.SIGKILL)
"""
    done = subprocess.run([sys.executable, "-c", script], check=False)
    assert done.returncode == -signal.SIGKILL
    assert gone(int((tmp_path / "pid").read_text("utf-8")))


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("cmd:", "behind the colon stands a program"),
        ("cmd:'", "is no command"),
        ("cmd:./nowhere", "there is no program './nowhere'"),
        ("code:nowhere.py", "is no Python file"),
        ("code:/etc/hostname", "is no Python file"),
        ("oracle:3", "there is no player 'oracle:3'"),
    ],
)
def test_what_is_not_there(code: str, words: str) -> None:
    with pytest.raises((BadSetting, BadFile), match=re.escape(words)):
        player(code)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("def bot(:", "cannot be loaded: SyntaxError"),
        ("1 / 0", "cannot be loaded: ZeroDivisionError"),
        ("", "has no class Bot and no function bot"),
        ("def bot(seed): raise KeyError('luck')", "made no player: KeyError: 'luck'"),
        ("def bot(): return None", "made no player: TypeError"),
        ("class Bot:\n    def __init__(self, seed): pass", "made a Bot, which does not both choose and interject"),
    ],
)
def test_files_that_make_no_player(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "guest.py"
    path.write_text(text, "utf-8")
    with pytest.raises(BadFile) as caught:
        player(f"code:{path}")
    assert str(caught.value).startswith(str(path))
    assert words in str(caught.value)


def test_they_do_not_play_on_a_cluster(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="not on a cluster"):
        run(Tournament.of(PARIS, [program(tmp_path, ""), "random"], 2), address="local")

"""Players from outside: programs that answer in lines of JSON, and Python files. ``docs/bots.md`` has the protocol.

They run whatever they are told to run, so only what sits at the user's own command line may ask for them. The server
knows :mod:`cadastre.bots.codes`, which knows nothing of this module.
"""

import hashlib
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from cadastre import __version__
from cadastre.bots import Player, codes, urgent
from cadastre.bots.plans import certain, is_lucky
from cadastre.bots.program import BadAnswer, Plain, Program
from cadastre.core.knowledge import Knowledge
from cadastre.core.moves import read_move
from cadastre.core.refusals import AmbiguousMove, BadFile, BadSetting, CadastreError
from cadastre.core.rng import generator
from cadastre.core.state import State

PROTOCOL = 1
"""Raised when a line gets another meaning; further fields may come at any time."""

PATIENCE = 30.0
"""Seconds that a program has for a decision."""

COMMAND, FILE = "cmd", "code"
"""What stands before the colon of such a player's code."""

MOVES, INTERJECT = "moves", "interject"
"""What a program may ask for in its answer to the greeting."""

MAKERS = ("Bot", "bot")
"""What a Python file calls its class, or its function, that makes a player from a seed."""


def is_external(code: str) -> bool:
    """Whether a code stands for a player from outside."""
    return code.partition(":")[0] in (COMMAND, FILE)


def player(code: str, seed: object = None, patience: float = PATIENCE) -> Player:
    """The player that a code stands for, those from outside too. Never call this for somebody in the network."""
    sort, _, given = code.partition(":")
    if sort == COMMAND:
        return ProgramPlayer(code, _words(code, given), _own_seed(seed), patience)
    if sort == FILE:
        return _made(Path(given), _own_seed(seed))
    return codes.player(code, seed)


def _own_seed(seed: object) -> int | None:
    """A seed from which nobody reads the seed of the game."""
    return None if seed is None else int.from_bytes(hashlib.sha256(f"guests {seed}".encode()).digest()[:4])


def _words(code: str, command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadSetting(f"{code!r} is no command: {error}") from None
    if not words:
        raise BadSetting(f"{code!r}: behind the colon stands a program")
    if shutil.which(words[0]) is None:
        raise BadSetting(f"{code!r}: there is no program {words[0]!r} that can be run")
    return words


def _made(path: Path, seed: int | None) -> Player:
    """The player that a Python file makes."""
    maker = _maker(path)
    try:
        made: Player = maker(seed)
    except Exception as error:
        raise BadFile(str(path), f"made no player: {type(error).__name__}: {error}") from error
    if not all(callable(getattr(made, name, None)) for name in ("choose", "interject")):
        raise BadFile(str(path), f"made a {type(made).__name__}, which does not both choose and interject")
    return made


@cache
def _maker(path: Path) -> Callable[[int | None], Any]:
    name = f"cadastre_code_{path.stem}"
    spec = spec_from_file_location(name, path) if path.suffix == ".py" and path.is_file() else None
    if spec is None or spec.loader is None:
        raise BadFile(str(path), "is no Python file that is there")
    module = module_from_spec(spec)
    sys.modules[name] = module  # where dataclasses, for one, look for it
    sys.path.append(str(path.parent.resolve()))  # it may have files beside it
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadFile(str(path), f"cannot be loaded: {type(error).__name__}: {error}") from error
    found = [getattr(module, maker) for maker in MAKERS if callable(getattr(module, maker, None))]
    if not found:
        raise BadFile(str(path), "has no class Bot and no function bot")
    return found[0]  # type: ignore[no-any-return]


class ProgramPlayer:
    """A program in a seat. It is started when it is first asked, and ended when the game is over."""

    def __init__(self, code: str, words: Sequence[str], seed: int | None, patience: float) -> None:
        self.code, self.words, self.seed, self.patience = code, words, seed, patience
        self.wants: frozenset[str] = frozenset()
        self._program: Program | None = None
        self._plan: list[int] = []

    def choose(self, knowledge: Knowledge, legal: Sequence[int]) -> int:
        """The next action of the move that it is making, or the first of a new one."""
        if self._plan and self._plan[0] in legal:
            return self._plan.pop(0)
        self._plan = []
        if len(legal) == 1:  # not a question
            return legal[0]
        found = self._asked("choose", knowledge, legal)
        if not found:
            raise self._wrong("kept quiet, though the game waits for it")
        self._plan = list(found[1:])
        return found[0]

    def interject(self, knowledge: Knowledge, legal: Sequence[int]) -> int | None:
        """What is urgent is done for it, unless it wants to be asked."""
        self._ready(knowledge)
        if INTERJECT not in self.wants:
            return urgent(knowledge, legal)
        found = self._asked("interject", knowledge, legal)
        if not found:
            return None
        self._plan = list(found[1:])
        return found[0]

    def leave(self, scores: Sequence[int], ranks: Sequence[int]) -> None:
        """The game is over, or nobody plays it any more; the program is ended."""
        program, self._program, self._plan = self._program, None, []
        if program is not None:
            program.end({"type": "over", "protocol": PROTOCOL, "scores": list(scores), "ranks": list(ranks)})

    def _ready(self, knowledge: Knowledge) -> Program:
        if self._program is not None:
            return self._program
        self._program = Program(self.code, self.words)
        game = knowledge.game
        hello = {
            **self._head("hello", knowledge),
            "version": __version__,
            "rules": game.rules.rules_version,
            "edition": {"name": game.edition.name, "hash": game.edition.hash},
            "seed": self.seed,
        }
        answer = self._program.ask(hello, self.patience)
        wants = answer.get("wants", [])
        if answer.get("protocol") != PROTOCOL:
            raise self._wrong(f"answered {answer!r} to the greeting; it must say that it speaks protocol {PROTOCOL}")
        if not isinstance(wants, list) or not all(one in (MOVES, INTERJECT) for one in wants):
            raise self._wrong(f"wants {wants!r}; there are {[MOVES, INTERJECT]}")
        self.wants = frozenset(wants)
        return self._program

    def _head(self, sort: str, knowledge: Knowledge) -> Plain:
        game = knowledge.game
        head = {"type": sort, "protocol": PROTOCOL, "game": game.name, "players": game.players}
        return {**head, "seat": knowledge.seat, "options": game.options}

    def _asked(self, sort: str, knowledge: Knowledge, legal: Sequence[int]) -> tuple[int, ...]:
        """The actions that it answers; none if it keeps quiet."""
        program, seat, kind_of = self._ready(knowledge), knowledge.seat, knowledge.game.rules.kind_of
        world = knowledge.determinize(generator("guests"))  # agrees in all that the seat can know and notation says
        moves = dict(_moves(world, seat)) if MOVES in self.wants else {}
        question = {
            **self._head(sort, knowledge),
            "view": knowledge.view(),
            "actions": [
                {"action": action, "kind": kind_of(action), "notation": world.notation(action, seat)}
                for action in legal
            ],
            **({"moves": list(moves)} if MOVES in self.wants else {}),
            "milliseconds": int(1000 * self.patience),
        }
        answer = program.ask(question, self.patience)
        if not answer.keys() & {"move", "action"}:
            raise self._wrong(f"answered {answer!r}, which has neither a move nor an action")
        said = answer.get("action") if "action" in answer else answer["move"]
        if said is None:
            return ()
        if "action" in answer:
            found: tuple[Any, ...] = (said,)
        elif isinstance(said, str):
            found = moves.get(said) or self._read(world, said, seat)
        else:
            raise self._wrong(f"answered {answer!r}; a move is a text")
        if type(found[0]) is not int or found[0] not in legal:
            raise self._wrong(f"answered {answer!r}, which is none of its {len(legal)} legal actions")
        return found

    def _read(self, world: State, text: str, seat: int) -> tuple[int, ...]:
        """A whole move in notation, up to where luck comes in; or an action of one whose end is still open."""
        try:
            return certain(world, read_move(world, text, seat).actions, seat)
        except AmbiguousMove as error:
            for action in world.legal_actions(seat):
                if world.notation(action, seat) == text:
                    return (action,)
            raise self._wrong(f"answered {text!r}: {error}") from None
        except CadastreError as error:
            raise self._wrong(f"answered {text!r}: {error}") from None

    def _wrong(self, what: str) -> BadAnswer:
        self.leave((), ())
        return BadAnswer(f"{self.code!r} {what}")


def _moves(state: State, seat: int, before: tuple[int, ...] = (), clauses: tuple[str, ...] = ()) -> Iterator[Any]:
    """Every whole move by its text, up to where luck comes in; not those of kinds that have no end of them."""
    rules = state.game.rules
    for action in state.legal_actions(seat):
        if rules.kind_of(action) in rules.composed:
            continue
        said = clauses if action == rules.decline else (*clauses, rules.notation.clause(state, action, seat))
        after, actions = state.copy(), (*before, action)
        after.apply(action, seat)
        if after.in_move and not is_lucky(after):
            yield from _moves(after, after.current, actions, said)
        else:
            yield rules.notation.merge(said), actions

"""Change the rule kernels at random and see whether the tests notice.

``python -m tools.mutants [--game NAME] [--count 200] [--seed 1] [--json]``. Each mutant is one small change in one
rule kernel: a comparison, an operator, a constant, a condition or a statement left out. The tests run uncompiled, each
mutant in a child process of its own. A mutant is killed when a test fails, or when the rules no longer come to an end.
"""

import argparse
import ast
import copy
import json
import os
import random
import re
import resource
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType

from cadastre.core.options import Entry
from cadastre.registry import GAMES
from testkit.games import ROOT, TESTS, facts

GLUE = "engine"
"""The module of a game's rules that only puts the others together."""
QUIETLY = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
"""How pytest is run."""
SECONDS = 240
"""A mutant that keeps a core busy longer has lost its way."""


@dataclass(frozen=True)
class Mutant:
    """One change: which function of which module, where, and what it becomes."""

    module: str
    function: str
    line: int
    before: str
    after: str
    tree: ast.FunctionDef

    @property
    def place(self) -> tuple[str, str]:
        """The module's own name and the function's."""
        return self.module.rpartition(".")[2], self.function

    def __str__(self) -> str:
        return f"{self.module}.py:{self.line} {self.function}: {self.before}  →  {self.after}"


COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.Gt],
    ast.LtE: [ast.Lt],
    ast.Gt: [ast.GtE, ast.Lt],
    ast.GtE: [ast.Gt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mod,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.RShift: ast.LShift,
    ast.LShift: ast.RShift,
}


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """What this node could be changed to; statements are left out by becoming ``pass``."""
    if isinstance(node, ast.Compare):
        for position, operator in enumerate(node.ops):
            for other in COMPARISONS.get(type(operator), []):
                changed = copy.deepcopy(node)
                changed.ops[position] = other()
                yield changed
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
        changed_op = copy.deepcopy(node)
        changed_op.op = OPERATORS[type(node.op)]()
        yield changed_op
        if isinstance(node, ast.AugAssign):
            yield ast.Pass()
    elif isinstance(node, ast.BoolOp):
        changed_bool = copy.deepcopy(node)
        changed_bool.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield changed_bool
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)
    elif (
        isinstance(node, ast.Break | ast.Continue)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))
        or (isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript))
    ):
        yield ast.Pass()


def mutants_of(module: str, path: Path) -> Iterator[Mutant]:
    """Every mutant of the kernels in a file."""
    for function in ast.parse(path.read_text("utf-8")).body:
        if not isinstance(function, ast.FunctionDef) or not function.decorator_list:
            continue
        if ast.unparse(function.decorator_list[0]) != "kernel":
            continue
        bare = copy.deepcopy(function)
        bare.decorator_list, bare.returns = [], None
        bare.body = bare.body[1:] if isinstance(bare.body[0], ast.Expr) else bare.body
        for argument in bare.args.args:
            argument.annotation = None
        fillers = {id(word) for call in ast.walk(bare) for word in _fillers(call)}
        for index, node in enumerate(ast.walk(bare)):
            for variant in variants(node) if id(node) not in fillers else ():
                if isinstance(node, ast.expr) and isinstance(variant, ast.expr) and ast.dump(node) == ast.dump(variant):
                    continue
                tree = copy.deepcopy(bare)
                target = list(ast.walk(tree))[index]
                _Replace(target, variant).visit(tree)
                ast.fix_missing_locations(tree)
                yield Mutant(
                    module, function.name, getattr(node, "lineno", 0), ast.unparse(node), ast.unparse(variant), tree
                )


def _fillers(node: ast.AST) -> list[ast.expr]:
    """The zeros that fill up an event's row: nobody reads them, so changing them changes nothing."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "emit":
        return [word for word in node.args if isinstance(word, ast.Constant) and word.value == 0]
    return []


class _Replace(ast.NodeTransformer):
    def __init__(self, target: ast.AST, variant: ast.AST) -> None:
        self.target, self.variant = target, variant

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.target:
            return ast.copy_location(self.variant, node)
        return super().visit(node)  # type: ignore[no-any-return]


def plant(mutant: Mutant) -> None:
    """Put the changed function wherever the original is known by its name."""
    home = sys.modules[mutant.module]
    original = getattr(home, mutant.function)
    scope: dict[str, object] = home.__dict__
    exec(compile(ast.Module([mutant.tree], []), str(mutant.module), "exec"), scope)
    changed = scope[mutant.function]
    whole_game = mutant.module.partition(".rules.")[0]
    for name, module in list(sys.modules.items()):
        if name.startswith(("cadastre.", whole_game)):
            for key, value in list(vars(module).items()):
                if value is original:
                    setattr(module, key, changed)
    # what is written once for all games knows a game's rules by names of its own
    engine = sys.modules[f"{home.__package__}.engine"]
    for generic in (*vars(engine.BORDER).values(), *vars(engine.ENGINE).values()):
        names = getattr(generic, "__globals__", {})
        for key in [key for key, value in names.items() if value is original]:
            names[key] = changed


def reach(game: str) -> dict[tuple[str, str], list[Path]]:
    """The scenarios that come by each function: no other one can notice that it was changed."""
    from cadastre.core.scenario import run

    found: dict[tuple[str, str], list[Path]] = {}
    for path in sorted((ROOT / "tests" / "games" / game / "scenarios").rglob("*.toml")):
        seen: set[CodeType] = set()

        def note(frame: FrameType, event: str, _: object, seen: set[CodeType] = seen) -> None:
            if event == "call":
                seen.add(frame.f_code)

        sys.setprofile(note)
        failures = run(path).failures
        sys.setprofile(None)
        if failures:
            raise AssertionError(f"{path} fails without any mutant")
        for code in seen:
            found.setdefault((Path(code.co_filename).stem, code.co_name), []).append(path)
    return found


def noticed(scenarios: list[Path]) -> bool:
    """Whether one of these scenarios fails."""
    from cadastre.core.scenario import run

    for path in scenarios:
        try:
            if run(path).failures:
                return True
        except Exception:  # noqa: BLE001 - whatever a changed rule does, it has been noticed
            return True
    return False


def child(arguments: list[str], mutant: Mutant | None, scenarios: list[Path]) -> int:
    """Fork, plant, test: the scenarios, then what pytest is given. None is the rules as they are.

    The exit code says what happened: 0 = nobody noticed.
    """
    pid = os.fork()
    if pid:
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    code = 1
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        if mutant:
            plant(mutant)
        if not noticed(scenarios):
            import pytest

            code = int(pytest.main([*QUIETLY, *arguments])) if arguments else 0
    finally:
        os._exit(1 if code else 0)


def suite(manifest: Entry) -> list[str]:
    """What pytest is given: what the game says, or all its tests that need no compiler."""
    folder = TESTS / manifest.name
    usual = ("-m", "not compiled", str(folder)) if any(folder.glob("test_*.py")) else ()
    return [*(facts(manifest).mutants.suite or usual)]


def modules(manifest: Entry) -> list[str]:
    """The modules of the rules of a game whose kernels are changed."""
    left_out = {GLUE, *facts(manifest).mutants.left_out}
    return [file.stem for file in sorted((manifest.folder / "rules").glob("*.py")) if file.stem not in left_out]


def mutants_of_game(manifest: Entry) -> list[Mutant]:
    """Every mutant of its rules, always in the same order."""
    rules = manifest.folder / "rules"
    names = ((f"{manifest.home}.rules.{name}", rules / f"{name}.py") for name in modules(manifest))
    return [mutant for module, file in names for mutant in mutants_of(module, file)]


def remark(survivor: str) -> str:
    """What is known about a survivor, e.g. ``cadastre.games.<game>.rules.turn.py:175 draw: …``; empty if nothing is."""
    found = re.match(r"(\S+)\.rules\.(\w+)\.py:\d+ (\w+)", survivor)
    manifest = next((one for one in GAMES.values() if found and one.home == found[1]), None)
    if not found or not manifest:
        return ""
    remarks = facts(manifest).mutants.remarks
    return remarks.get(found[2]) or remarks.get(f"{found[2]}.{found[3]}", "")


def main() -> int:
    """Make the mutants, test them, list the survivors."""
    os.environ["NUMBA_DISABLE_JIT"] = "1"  # before anything is loaded that has kernels
    os.chdir(ROOT)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=next(iter(GAMES)), choices=list(GAMES))
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    manifest = GAMES[asked.game]
    import_module(f"{manifest.home}.game")
    import_module("pytest")
    every, tests = mutants_of_game(manifest), suite(manifest)
    chosen = random.Random(asked.seed).sample(every, min(asked.count, len(every)))
    reached = reach(asked.game)
    if child(tests, None, []) != 0:
        print("the tests fail without any mutant", file=sys.stderr)
        return 2
    begin, survivors = time.monotonic(), []
    with ThreadPoolExecutor(asked.workers) as pool:
        codes = pool.map(lambda one: child(tests, one, reached.get(one.place, [])), chosen)
        for number, (mutant, code) in enumerate(zip(chosen, codes, strict=True), 1):
            if code == 0:
                survivors.append(str(mutant))
            if sys.stderr.isatty():
                print(f"\r{number}/{len(chosen)}, {len(survivors)} survivors ", end="", file=sys.stderr)
    killed = len(chosen) - len(survivors)
    result = {
        "possible": len(every),
        "mutants": len(chosen),
        "killed": killed,
        "share": round(killed / len(chosen), 4),
        "seconds": round(time.monotonic() - begin),
        "seed": asked.seed,
        "survivors": survivors,
    }
    if asked.json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        print("\n".join(["", *survivors]))
        print(
            f"{killed} of {len(chosen)} mutants killed ({100 * killed / len(chosen):.1f} %), {len(every)} are possible"
        )
    return 0 if killed >= 0.85 * len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())

"""Which tests cover which rule: reads the ids of docs/rules and the tests that name them.

A rule is a list item of a specification that begins with its id in bold: ``- **P5.5** …`` or ``- **P1.9 Variant …**``.
A test names rules in one of two ways: a scenario (``tests/games/<game>/scenarios/*.toml``) by its key ``rules``, a
Python test by ``@pytest.mark.rule("P5.5", …)`` on the function, its class, or in a ``pytestmark``.
"""

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from testkit.specification import spec_rules

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Place:
    """A line of a file, printed as editors like it."""

    file: Path
    line: int

    def __str__(self) -> str:
        return f"{self.file.as_posix()}:{self.line}"


@dataclass(frozen=True)
class Mention:
    """One test that names one rule."""

    rule: str
    test: str
    place: Place


@dataclass
class Coverage:
    """Every rule with the tests that name it, and what is wrong with the books."""

    tests: dict[str, set[str]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    @property
    def uncovered(self) -> list[str]:
        return [rule for rule, tests in self.tests.items() if not tests]


class Fault(Exception):
    """A file that cannot be read as what it should be."""


def scenario_mentions(file: Path, name: Path) -> Iterator[Mention]:
    """The rules that a scenario names."""
    text = file.read_text(encoding="utf-8")
    try:
        rules = tomllib.loads(text).get("rules", [])
    except tomllib.TOMLDecodeError as error:
        raise Fault(f"{name.as_posix()}: {error}") from None
    lines = text.splitlines()
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        line = next((n for n, text in enumerate(lines, 1) if text.startswith("rules")), 1)
        raise Fault(f"{Place(name, line)}: rules must be a list of rule ids")
    for rule in rules:
        line = next((n for n, text in enumerate(lines, 1) if re.search(rf"""["']{re.escape(rule)}["']""", text)), 1)
        yield Mention(rule, name.as_posix(), Place(name, line))


def marks(nodes: Iterable[ast.AST], name: Path) -> Iterator[tuple[str, int]]:
    """The ids in every ``mark.rule(…)`` among these nodes, with their lines."""
    for node in (inner for outer in nodes for inner in ast.walk(outer)):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr="rule"), args=args
            ):
                for arg in args:
                    if not (isinstance(arg, ast.Constant) and isinstance(arg.value, str)):
                        raise Fault(f"{Place(name, arg.lineno)}: write rule ids out as strings")
                    yield arg.value, arg.lineno


def pytestmark(body: list[ast.stmt]) -> list[ast.expr]:
    """What a module or class assigns to ``pytestmark``."""
    found = []
    for statement in body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                found.append(value)
            case ast.AnnAssign(target=ast.Name(id="pytestmark"), value=ast.expr() as value):
                found.append(value)
    return found


def python_mentions(file: Path, name: Path) -> Iterator[Mention]:
    """The rules that the tests of a Python file name."""
    try:
        tree = ast.parse(file.read_bytes())
    except SyntaxError as error:
        raise Fault(f"{Place(name, error.lineno or 1)}: {error.msg}") from None

    def within(body: list[ast.stmt], path: str, inherited: list[ast.expr]) -> Iterator[Mention]:
        inherited = inherited + pytestmark(body)
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                yield from within(node.body, f"{path}::{node.name}", inherited + node.decorator_list)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                for rule, line in marks(inherited + node.decorator_list, name):
                    yield Mention(rule, f"{path}::{node.name}", Place(name, line))

    return within(tree.body, name.as_posix(), [])


def coverage(root: Path) -> Coverage:
    """Read the specifications and the tests of a working tree."""
    result = Coverage()
    for file in sorted((root / "docs" / "rules").glob("*.md")):
        for rule, line in spec_rules(file):
            if rule in result.tests:
                result.errors.append(f"{Place(file.relative_to(root), line)}: {rule} is a rule already")
            result.tests.setdefault(rule, set())
    tests = root / "tests"
    readers = [(file, scenario_mentions) for file in sorted(tests.glob("games/*/scenarios/**/*.toml"))]
    readers += [(file, python_mentions) for file in sorted(tests.rglob("*.py"))]
    for file, read in readers:
        try:
            for mention in read(file, file.relative_to(root)):
                if mention.rule in result.tests:
                    result.tests[mention.rule].add(mention.test)
                else:
                    result.errors.append(f"{mention.place}: {mention.rule} is not a rule of any specification")
        except Fault as fault:
            result.errors.append(str(fault))
    result.errors = list(dict.fromkeys(result.errors))
    return result


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Print the table; non-zero if the books are wrong or, with ``--check``, incomplete."""
    parser = argparse.ArgumentParser(description="Every rule with the number of its tests.")
    parser.add_argument("--check", action="store_true", help="fail when a rule has no test")
    check: bool = parser.parse_args(arguments).check
    found = coverage(root)
    for rule, tests in found.tests.items():
        print(f"{rule:<8}{len(tests):>4}" + ("" if tests else "  uncovered"))
    for error in found.errors:
        print(error, file=sys.stderr)
    print(f"{len(found.tests)} rules, {len(found.uncovered)} uncovered")
    return int(bool(found.errors) or (check and bool(found.uncovered)))


if __name__ == "__main__":
    sys.exit(main())

"""The rule table counts what it should, and says where the books are wrong."""

from pathlib import Path

import pytest

from tools.rules import coverage, main

SPEC = """\
# A game

## P1 Setup
- **P1.1** Six districts, **not** seven.
- **P1.2 Variant** (option): see **P9.9**.
- **P1.10 Tiles.** Some.
An aside about **P1.3**.
"""


def write(root: Path, name: str, text: str) -> None:
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A working tree with one specification and no tests."""
    write(tmp_path, "docs/rules/game.md", SPEC)
    return tmp_path


def counts(root: Path) -> dict[str, int]:
    return {rule: len(tests) for rule, tests in coverage(root).tests.items()}


def test_ids_are_read_from_list_items_only(tree: Path) -> None:
    assert counts(tree) == {"P1.1": 0, "P1.2": 0, "P1.10": 0}


def test_scenarios_count_once_each(tree: Path) -> None:
    write(tree, "tests/games/game/scenarios/one.toml", 'rules = ["P1.1", "P1.1"]\n')
    write(tree, "tests/games/game/scenarios/deep/two.toml", 'rules = ["P1.1", "P1.10"]\n[position]\nrules = ["P1.2"]\n')
    write(tree, "tests/games/game/scenarios/none.toml", 'title = "no rule"\n')
    assert counts(tree) == {"P1.1": 2, "P1.2": 0, "P1.10": 1}


def test_marks_count_per_test(tree: Path) -> None:
    write(
        tree,
        "tests/game/test_it.py",
        """\
import pytest
from pytest import mark

pytestmark = [pytest.mark.rule("P1.10")]

@pytest.mark.rule("P1.1", "P1.2")
def test_one(): ...

@mark.rule("P1.1")
class TestMore:
    pytestmark: object = pytest.mark.rule("P1.2")

    def test_two(self): ...
    async def test_three(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("P1.1"))])
def test_four(n): ...

@pytest.mark.rule("P1.1")
def helper(): ...
""",
    )
    assert counts(tree) == {"P1.1": 4, "P1.2": 3, "P1.10": 4}


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        (
            "tests/games/game/scenarios/a.toml",
            'title = "x"\nrules = [\n  "P1.1",\n  "P7.7",\n]\n',
            "tests/games/game/scenarios/a.toml:4: P7.7 is not a rule of any specification",
        ),
        (
            "tests/games/game/scenarios/a.toml",
            'title = "x"\nrules = "P1.1"\n',
            "tests/games/game/scenarios/a.toml:2: rules must be a list",
        ),
        ("tests/games/game/scenarios/a.toml", "rules = [\n", "tests/games/game/scenarios/a.toml: "),
        (
            "tests/test_a.py",
            'import pytest\n@pytest.mark.rule("P1.1",\n                  "P1.3")\ndef test_a(): ...\n',
            "tests/test_a.py:3: P1.3 is not a rule of any specification",
        ),
        (
            "tests/test_a.py",
            'import pytest\nRULE = "P1.1"\n@pytest.mark.rule(RULE)\ndef test_a(): ...\n',
            "tests/test_a.py:3: write rule ids out as strings",
        ),
        ("tests/test_a.py", "def test_a(:\n", "tests/test_a.py:1: "),
        ("docs/rules/other.md", "\n- **P1.1** Again.\n", "docs/rules/other.md:2: P1.1 is a rule already"),
    ],
)
def test_errors_name_file_and_line(
    tree: Path, capsys: pytest.CaptureFixture[str], name: str, text: str, message: str
) -> None:
    write(tree, name, text)
    assert main([], tree) == 1
    errors = capsys.readouterr().err.splitlines()
    assert len(errors) == 1
    assert errors[0].startswith(message)


def test_the_table_ends_with_the_sum_and_check_wants_every_rule(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tree, "tests/games/game/scenarios/one.toml", 'rules = ["P1.1", "P1.2"]\n')
    assert main([], tree) == 0
    assert main(["--check"], tree) == 1
    table = capsys.readouterr().out.splitlines()
    assert table[:4] == ["P1.1       1", "P1.2       1", "P1.10      0  uncovered", "3 rules, 1 uncovered"]
    write(tree, "tests/games/game/scenarios/two.toml", 'rules = ["P1.10"]\n')
    assert main(["--check"], tree) == 0
    assert capsys.readouterr().out.endswith("\n3 rules, 0 uncovered\n")

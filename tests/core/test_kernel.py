"""The kernel decorator: one signature, no allocation, and a cache that is never stale.

What concerns the cache is tried in processes of their own, on a copy of ``core`` with a toy package beside it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cadastre
from cadastre.core.kernel import KERNELS, kernel
from cadastre.core.layout import Ints, Record, i8, i32, narrow, packed, widen

pytestmark = pytest.mark.compiled

HOME = Path(next(iter(cadastre.__path__)))

DEEP = "WORTH = {}\n"
CALLEE = """
from cadastre.core.kernel import Buffer, kernel
from cadastre.toy import deep

@kernel
def add(number: int) -> int:
    return number + deep.WORTH{}

@kernel
def peek(row: Buffer, index: int) -> int:
    return row[index]
"""
CALLER = """
from cadastre.core.kernel import Buffer, kernel
from cadastre.toy.callee import add, peek

@kernel
def run(number: int) -> int:
    return add(number) * 100

@kernel
def look(row: Buffer, index: int) -> int:
    return peek(row, index)
"""
RUN = "from cadastre.toy.caller import run; print(run(0), run.stats.cache_hits.total(), run.stats.cache_misses.total())"
AT_ONCE = """
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from cadastre.toy.caller import run
gate = Barrier(6)
def first(number):
    gate.wait()
    return run(number)
with ThreadPoolExecutor(6) as pool:
    print(*pool.map(first, range(6)))
"""
TOGETHER = """
import pathlib, sys, time
from cadastre.core.compiling import compile_together
from cadastre.toy.caller import look, run
from cadastre.toy.callee import add, peek
pathlib.Path(sys.argv[1]).touch()
while len(list(pathlib.Path(sys.argv[1]).parent.glob("here-*"))) < 3:
    time.sleep(0.001)
if sys.argv[2] == "shared":
    compile_together([look, run])
print(run(1), *(sum(one.stats.cache_misses.values()) for one in (look, run, add, peek)))
"""
LOOK = """
import numpy as np
from cadastre.toy.caller import look
row = np.arange(10, dtype=np.int32)[:3]
try:
    print(look(row, 1), look(row, 7))
except IndexError:
    print("out of range")
"""


class Toy:
    """A package that may be edited between two runs."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.cache = folder, folder / "cache"
        shutil.copytree(HOME / "core", folder / "cadastre" / "core", ignore=shutil.ignore_patterns("__pycache__"))
        (folder / "cadastre" / "__init__.py").write_text("def game() -> None: ...")  # as ours has
        self.write("__init__", "")
        self.write("deep", DEEP.format(1))
        self.write("callee", CALLEE.format(""))
        self.write("caller", CALLER)

    def write(self, module: str, text: str) -> None:
        file = self.folder / "cadastre" / "toy" / f"{module}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)

    def start(self, script: str, *args: str, **environment: str) -> "subprocess.Popen[str]":
        """A script in a process of its own."""
        env = {**os.environ, "CADASTRE_CACHE": str(self.cache), "PYTHONPATH": str(self.folder), "NUMBA_OPT": "1"}
        env |= {"CADASTRE_CHECKED": "0", "PYTHONDONTWRITEBYTECODE": "1", **environment}
        command = [sys.executable, "-c", script, *args]
        return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def run(self, script: str, **environment: str) -> list[str]:
        """The words that a script prints."""
        process = self.start(script, **environment)
        said, complaints = process.communicate()
        assert process.returncode == 0, complaints
        return said.split()


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path)


def test_a_change_anywhere_below_is_never_answered_from_the_cache(toy: Toy) -> None:
    assert toy.run(RUN) == ["100", "0", "1"]
    assert toy.run(RUN) == ["100", "1", "0"]
    toy.write("callee", CALLEE.format(" + 1"))
    assert toy.run(RUN) == ["200", "0", "1"]
    toy.write("deep", DEEP.format(5))
    assert toy.run(RUN) == ["600", "0", "1"]


def test_nor_is_one_in_another_package_that_has_kernels(toy: Toy) -> None:
    """As those of the test kit are called by those of the tests."""
    helper, guest = toy.folder / "helper.py", toy.folder / "guest.py"
    helper.write_text(CALLEE.format(""))
    guest.write_text(CALLER.replace("cadastre.toy.callee", "helper"))
    script = RUN.replace("cadastre.toy.caller", "guest")
    assert toy.run(script) == ["100", "0", "1"]
    assert toy.run(script) == ["100", "1", "0"]
    helper.write_text(CALLEE.format(" + 1"))
    assert toy.run(script) == ["200", "0", "1"]


def test_the_checked_build_finds_an_index_out_of_range_although_the_plain_one_is_cached(toy: Toy) -> None:
    assert toy.run(LOOK) == ["1", "7"]
    assert toy.run(LOOK, CADASTRE_CHECKED="1") == ["out", "of", "range"]
    assert toy.run(LOOK) == ["1", "7"]


def test_several_threads_may_be_the_first(toy: Toy) -> None:
    assert toy.run(AT_ONCE) == ["100", "200", "300", "400", "500", "600"]


@pytest.mark.parametrize("way", ["shared", "called"])
def test_processes_that_start_together_compile_once(toy: Toy, way: str) -> None:
    running = [toy.start(TOGETHER, str(toy.folder / f"here-{number}"), way) for number in range(3)]
    told = [process.communicate()[0].split() for process in running]
    assert [result for result, *_ in told] == ["200"] * 3
    compiled = [sum(map(int, counts)) for counts in zip(*(misses for _, *misses in told), strict=True)]
    assert compiled == ([1, 1, 1, 1] if way == "shared" else [0, 1, 1, 0])


def test_somebody_who_waits_for_the_compiler_is_told_so_once(toy: Toy) -> None:
    for silent, lines in (("0", 1), ("1", 0)):
        process = toy.start(RUN, CADASTRE_CACHE=str(toy.folder / f"cache-{silent}"), CADASTRE_QUIET=silent)
        said = process.communicate()[1].splitlines()
        assert len(said) == lines
        assert all("compiling the rules" in line and "CADASTRE_QUIET" in line for line in said)
    assert toy.start(RUN, CADASTRE_CACHE=str(toy.folder / "cache-0")).communicate()[1] == "", (
        "nothing is compiled again"
    )


ALLOCATIONS = ("np.arange(count)", "[n for n in range(count)]", "set((count, 2))", "str(count)")
FILL = """
@kernel
def fill_{}(count: int) -> int:
    total = 0
    for _ in {}:
        total += 1
    return total
"""
TRY = """
from numba.core.errors import NumbaError
from cadastre.toy import fill
for name in sorted(vars(fill)):
    if name.startswith("fill_"):
        try:
            print(getattr(fill, name)(4))
        except NumbaError:
            print("refused")
"""


def test_an_allocation_is_a_compile_error(toy: Toy) -> None:
    bodies = [FILL.format(n, loop) for n, loop in enumerate(("range(count)", *ALLOCATIONS))]
    toy.write("fill", "import numpy as np\nfrom cadastre.core.kernel import kernel\n" + "".join(bodies))
    assert toy.run(TRY) == ["4", *["refused"] * len(ALLOCATIONS)]


@kernel
def weigh(number: int, heavy: bool) -> int:
    return number * (2 if heavy else 1)


@kernel
def with_literals(number: int) -> int:
    return weigh(3, True) + weigh(number, False) + weigh(1, number > 1)  # noqa: FBT003 - literals are the point


def signatures(made: Any) -> int:
    return len(made.overloads)


def test_a_kernel_has_one_signature() -> None:
    narrow_int: Any = np.int8(5)
    assert with_literals(4) == 12
    assert weigh(narrow_int, heavy=True) == 10
    assert weigh(1, heavy=False) == 1
    assert [signatures(weigh), signatures(with_literals)] == [1, 1]


def test_a_kernel_refuses_other_arguments() -> None:
    text: Any = "1"
    assert weigh(1, heavy=True) == 2
    with pytest.raises(TypeError):
        weigh(text, heavy=True)
    assert signatures(weigh) == 1


def test_all_rules_have_one_signature() -> None:
    cadastre.game("paris", players=2).compile()
    compiled = [made for made in KERNELS if made.overloads]
    assert len(compiled) > 10  # those that came from the cache bring along no others
    assert [made.py_func.__name__ for made in compiled if len(made.overloads) != 1] == []


BANKS = """
import sys
import cadastre
game = cadastre.game("paris", players=2, edition=sys.argv[1] or None)
state = game.new(seed=1)
state.apply(state.legal_actions()[0])
state.push("key montmartre")
print(max(state.record.francs))
"""


def test_two_editions_in_one_process_and_in_two_that_share_a_cache(tmp_path: Path) -> None:
    text = (HOME / "games" / "paris" / "edition.toml").read_text("utf-8")
    other = tmp_path / "other.toml"
    other.write_text(text.replace("montmartre = 5\n", "montmartre = 40\n"), "utf-8")
    found = []
    for edition in (None, other, None):
        state = cadastre.game("paris", players=2, edition=edition).new(seed=1)
        state.apply(state.legal_actions()[0])
        state.push("key montmartre")
        found.append(int(max(state.record.francs)))
    assert found == [8, 43, 8]
    env = {**os.environ, "PYTHONPATH": str(HOME.parent)}
    for path, francs in (("", "8"), (str(other), "43")):
        command = [sys.executable, "-c", BANKS, path]
        assert subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout.split() == [francs]


class Purse(Record):
    owner: int = i8
    coins: Ints = i32[3]


def wide(owner: int, coins: list[int]) -> Any:
    """A purse as the uncompiled rules hold it."""
    array = np.zeros(1, [("owner", "<i8"), ("coins", "<i8", (3,))])
    array["owner"], array["coins"] = owner, coins
    return array


def test_values_survive_narrowing_and_widening() -> None:
    small = narrow(wide(-128, [1, -(2**31), 2**31 - 1]), Purse)
    assert small.dtype == packed(Purse)
    assert narrow(small, Purse) is small
    for array in (small, widen(small, Purse)):
        assert array["owner"].tolist() == [-128]
        assert array["coins"].tolist() == [[1, -(2**31), 2**31 - 1]]


@pytest.mark.parametrize(
    ("owner", "coins", "field"), [(128, [0, 0, 0], "owner"), (-129, [0, 0, 0], "owner"), (0, [0, 2**31, 0], "coins")]
)
def test_a_value_that_does_not_fit_is_named(owner: int, coins: list[int], field: str) -> None:
    with pytest.raises(OverflowError, match=rf"Purse\.{field}"):
        narrow(wide(owner, coins), Purse)


def test_a_field_without_a_width_is_named() -> None:
    with pytest.raises(TypeError, match="coins"):
        type("Torn", (Record,), {"__annotations__": {"owner": int, "coins": int}, "owner": i8})

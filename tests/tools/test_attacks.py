"""What is called an attack that held, and what is said of a server's load."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tools import proof_tellers
from tools.attacks import Found, table
from tools.attacks_list import ATTACKS
from tools.attacks_victims import Spell
from tools.load import summary

REST = Spell(p99=20, bot_p99=30, silence=60, memory=200 << 20, ill=0, closed=0)


def siege(under: Spell, log: str = "") -> Found:
    """Three pairs, of which one in the middle was disturbed by something else."""
    once = replace(REST, p99=9000, bot_p99=9000)
    return Found("heads", [REST, REST, REST], [under, once, under], Counter({"connections": 9}), log)


@pytest.mark.parametrize(
    ("change", "problems"),
    [
        ({}, []),
        ({"p99": 99, "bot_p99": 99}, []),
        ({"p99": 101}, ["other tables are slower"]),
        ({"bot_p99": 101}, ["bots of others are slower"]),
        ({"memory": 259 << 20}, []),
        ({"memory": 261 << 20}, ["more memory"]),
        ({"ill": 1}, ["/health was not good"]),
        ({"closed": 1}, ["lines were cut"]),
    ],
)
def test_an_attack_holds_within_the_limits(change: dict[str, Any], problems: list[str]) -> None:
    told = siege(replace(REST, **change)).told()
    assert told["problems"] == problems
    assert ATTACKS["heads"].about in table([told])
    assert (problems[0] if problems else "held") in table([told])


def test_slow_tables_may_be_three_times_as_slow() -> None:
    found = siege(replace(REST, p99=290))
    found.rest = [replace(REST, p99=100)] * 3
    assert found.told()["problems"] == []


def test_errors_and_attackers_who_fail_do_not_go_unnoticed() -> None:
    assert siege(REST, "at noon ERROR room: words").told()["problems"] == ["errors in the log"]
    found = siege(REST)
    found.got = Counter({"ended by OSError()": 1})
    assert found.told()["problems"] == ["the attack failed"]


def test_load_is_told_by_the_median_of_its_rounds() -> None:
    one = {
        "tables": 9,
        "actions_per_second": 20.0,
        "asked_per_second": 20,
        "p50_ms": 1.0,
        "p99_ms": 5.0,
        "kib_per_table": 100.0,
        "server_cpu": 0.5,
        "database_cpu": 0.0,
        "clients_cpu": 0.1,
        "failures": [],
    }
    told = summary([one, {**one, "p99_ms": 900.0, "failures": ["x"]}, {**one, "p99_ms": 7.0, "p50_ms": None}])
    assert (told["p99_ms"], told["p50_ms"], told["failures"]) == (7.0, 1.0, ["x"])
    assert told["p99_ms_of_each"] == [5.0, 900.0, 7.0]
    places = dict.fromkeys(proof_tellers.PLACES, told)
    page = proof_tellers.load({"load": places, "idle": {"tables": 5, "kib_per_table": 90, "server_cpu": 0.1}})
    assert all(f"| {where} | 20 | 1.0 ms | 7.0 ms | 5, 900, 7 ms |" in page for where in proof_tellers.PLACES.values())

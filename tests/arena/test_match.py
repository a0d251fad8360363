"""One game as a job: the same again from the same seed, and a bot that cheats is named."""

import pickle
from typing import Any

import pytest

import cadastre
from cadastre.arena.match import BadPlay, Job, Outcome, Setting, play
from cadastre.arena.tournament import Tournament, prepare, run
from tests.arena.bots import hire

PARIS = Setting.of(cadastre.game("paris", players=2))
SHORT: dict[str, Any] = {"vote_to_end": False, "round_limit": 3}


def job(bots: tuple[str, ...] = ("random", "random"), setting: Setting = PARIS, longest: int = 10_000) -> Job:
    return Job(4, setting, "s.2", bots, tuple(range(len(bots))), longest, keeps_rows=True)


def test_a_job_is_played_the_same_again() -> None:
    first, second = play(job()), play(job())
    assert first == second
    assert first.finished
    assert first.events["game_over"] == 1
    assert first.decisions == len(first.rows)
    assert sum(first.shares) == pytest.approx(1)
    assert pickle.loads(pickle.dumps(first)) == first


def test_the_seed_is_that_of_the_game() -> None:
    state = cadastre.game("paris", players=2).new("s.2")
    found = play(job())
    for row in found.rows:
        state.apply(row[5], row[2])
    assert state.is_over
    assert tuple(state.scores) == found.scores


def test_a_setting_lays_the_same_table() -> None:
    game = cadastre.game("hellas", players=3, **SHORT)
    setting = pickle.loads(pickle.dumps(Setting.of(game)))
    assert setting.table() == game
    found = game.edition.plain
    own = type(game).make(game.rules, 3, game.rules.editions.from_dict({**found, "name": "Mine"}), game.options)
    assert Setting.of(own).table() == own


def test_seats_act_out_of_turn_and_endings_are_told() -> None:
    setting = Setting.of(cadastre.game("hellas", players=3, claim_rent="manual", **SHORT))
    found = play(job(("random",) * 3, setting))
    assert found.finished
    assert found.ending == "rounds"
    assert found.events["round_ended"] == 3
    kinds = {row[6] for row in found.rows}
    assert "claim" in kinds, kinds


def test_a_game_can_be_left_unfinished() -> None:
    found = play(job(longest=20))
    assert not found.finished
    assert found.decisions == len(found.rows) == 20
    assert found.shares == (0.0, 0.0)
    assert {row[-3:] for row in found.rows} == {(None, None, None)}


@pytest.mark.parametrize(
    ("code", "answer", "told"),
    [
        ("liar", 99_999, "chose 99999, which is none of its"),
        ("mute", None, "chose None"),
        ("yes", True, "chose True"),
        ("broken", KeyError("lost"), "raised KeyError: 'lost'"),
    ],
)
def test_a_cheat_is_named(monkeypatch: pytest.MonkeyPatch, code: str, answer: object, told: str) -> None:
    hire(monkeypatch, code, 5, answer)
    with pytest.raises(BadPlay) as caught:
        play(job(("random", code)))
    sentence = str(caught.value)
    assert f"bot '{code}', seat 1 in game 4 (seed 's.2'), move " in sentence
    assert told in sentence
    assert str(pickle.loads(pickle.dumps(caught.value))) == sentence


def test_a_cheat_ends_the_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    hire(monkeypatch, "late", 60, -1)
    tournament = Tournament.of(cadastre.game("paris", players=2), ["random", "late"], 4)
    prepare(tournament)
    with pytest.raises(BadPlay, match=r"bot 'late'.*seed '1\.0'"):
        run(tournament)


def test_time_counts_where_there_is_a_choice() -> None:
    found: Outcome = play(job())
    choices = [sum(row[2] == seat and row[8] > 1 for row in found.rows) for seat in (0, 1)]
    assert [len(times) for times in found.seconds] == choices
    assert all(time > 0 for times in found.seconds for time in times)

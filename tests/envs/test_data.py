"""Decisions of the arena with what was known when they were made."""

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

import cadastre
from cadastre.arena.decisions import read, writer
from cadastre.arena.tournament import Tournament, run
from cadastre.core.game import Game
from cadastre.core.refusals import BadFile, CadastreError
from cadastre.envs.data import arrays, decisions
from cadastre.envs.observe import Observer

PARIS = cadastre.game("paris", players=2, random_setup=True)
HELLAS = cadastre.game("hellas", players=3, round_limit=2, claim_rent="manual", vote_to_end=False)


def played(path: Path, game: Game, longest: int = 10_000) -> Path:
    with writer(path) as made:
        run(Tournament.of(game, ["random"] * game.players, game.players, longest=longest), keep=made.write)
    return path


@pytest.mark.parametrize("game", [PARIS, HELLAS], ids=repr)
@pytest.mark.parametrize("name", ["a.jsonl", "a.parquet"])
def test_decisions_come_with_what_was_known(tmp_path: Path, game: Game, name: str) -> None:
    path = played(tmp_path / name, game)
    count = 0
    for one, row in zip(decisions(path), read(path), strict=True):
        assert one.row == row
        assert one.knowledge.game == game
        assert one.knowledge.seat == row["seat"]
        assert len(one.legal) == row["legal"]
        assert one.action in one.legal
        assert one.won == row["won"]
        assert np.flatnonzero(one.mask).tolist() == list(one.legal)
        assert (one.observation == Observer(game).row(one.knowledge)).all()
        count += 1
    found = arrays(decisions(path))
    assert len(found.actions) == len(found.won) == count
    assert found.observations.shape == (count, Observer(game).size)
    assert found.masks.shape == (count, game.rules.actions)
    assert found.masks[np.arange(count), found.actions].all()
    assert set(np.unique(found.won)) <= {0, np.float32(1 / 3), 0.5, 1}


def test_games_that_were_left_have_no_result(tmp_path: Path) -> None:
    found = arrays(decisions(played(tmp_path / "a.jsonl", PARIS, longest=5)))
    assert len(found.actions) == 10
    assert np.isnan(found.won).all()


def test_what_was_not_played_so_is_found_out(tmp_path: Path) -> None:
    path = played(tmp_path / "a.jsonl", PARIS, longest=20)
    text = path.read_text("utf-8")
    for old, new, word in (
        ('"action": ', '"action": 99', "cannot be played again"),
        (r"\"rules\": 1", r"\"rules\": 0", "rules 0, here are 1"),
        (PARIS.edition.hash, "0" * len(PARIS.edition.hash), "edition 0000"),
        (r"\"paris\"", r"\"chess\"", "no game 'chess'"),
    ):
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
        with pytest.raises(BadFile, match=word):
            list(decisions(path))


def test_arrays_are_of_one_table(tmp_path: Path) -> None:
    both = [
        *islice(decisions(played(tmp_path / "a.jsonl", PARIS, 3)), 2),
        *islice(decisions(played(tmp_path / "b.jsonl", HELLAS, 3)), 2),
    ]
    with pytest.raises(CadastreError, match="one game"):
        arrays(both)

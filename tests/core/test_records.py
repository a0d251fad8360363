"""Records: what is saved is what was played, and nothing else is believed."""

import json
import os
import random
from contextlib import suppress
from pathlib import Path

import pytest

import cadastre
from cadastre.core.record_text import LARGEST_EDITION, TITLE
from cadastre.core.records import load, loads, make_record, verify
from cadastre.core.refusals import BadFile, BadSetting
from cadastre.core.rng import Luck
from cadastre.games.paris.edition import EDITIONS
from testkit.random_play import choose, played_out
from testkit.replays import check, forgeries, random_record, resealed

TEXT = """Cadastre record 1
game: paris
players: 2
seats: Ada, Ben
seed: 7

; a first look
1. [{first}] draw 1  ; the left pile
2. [{first}] key arc
3. end
; to be continued
"""


def first() -> int:
    return cadastre.game("paris", players=2).new(seed=7).current


@pytest.mark.compiled
def test_random_games_survive_and_lies_do_not() -> None:
    found = check("paris", games=12, seed=5)
    assert found.problems == []
    assert (found.games, found.changed, found.forged) == (12, 60, 60)


def test_forgeries_are_found_only_by_replaying() -> None:
    """The checksums of a forger fit; it is the replay that finds the lie."""
    record = random_record("paris", "forged")
    text = record.to_jsonl()
    for _name, forged, _line in forgeries(record, text, random.Random(1)):
        record = loads(forged)
        with pytest.raises(BadFile):
            verify(record)


def test_save_load_save(tmp_path: Path) -> None:
    record = random_record("paris", "save")
    for name in ("game.jsonl", "game.txt"):
        path = tmp_path / name
        record.save(path)
        first_bytes = path.read_bytes()
        load(path).save(path)
        assert path.read_bytes() == first_bytes
    assert load(tmp_path / "game.txt").to_jsonl() == record.to_jsonl()


def test_text_records_are_written_by_hand(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(TEXT.format(first=first()), "utf-8")
    record = load(path)
    assert [entry.move for entry in record.moves] == ["draw 1", "key arc", "end"]
    assert record.moves[0].comment == "the left pile"
    assert record.moves[0].notes == ("a first look",)
    assert record.end.notes == ("to be continued",)
    assert record.end.result is None
    assert loads(record.to_text()).to_text() == record.to_text()
    assert loads(record.to_jsonl()).to_text() == record.to_text()


@pytest.mark.parametrize(
    ("change", "line", "word"),
    [
        (("game: paris", "game: rome"), 2, "rome"),
        (("game: paris\n", ""), None, "game"),
        (("players: 2", "players: 9"), 3, "players"),
        (("players: 2", "players: two"), 3, "number"),
        (("seats: Ada, Ben", "options: speed"), 4, "speed"),
        (("seats: Ada, Ben", "seats: Ada"), 4, "names"),
        (("seats: Ada, Ben", "colour: red"), 4, "colour"),
        (("seed: 7", "commitment: 00"), 5, "commitment"),
        (("draw 1", "draw 4"), 8, "pile"),
        (("draw 1", "fly away"), 8, "fly"),
        (("draw 1", "key arc"), 8, "building_first"),
        (("2. [", "5. ["), 9, "move 5"),
        (("3. end", "3. [7] end"), 10, "waits"),
        (("3. end", "result: 1, 2"), 10, "not over"),
    ],
)
def test_bad_text_is_refused_with_its_line(change: tuple[str, str], line: int | None, word: str) -> None:
    text = TEXT.format(first=first())
    assert change[0] in text
    with pytest.raises(BadFile, match=word) as error:
        loads(text.replace(*change), "mine.txt")
    assert error.value.line == line
    assert "mine.txt" in str(error.value)


@pytest.mark.parametrize(
    ("change", "line", "word"),
    [(("players: 2", "players: two"), 3, "number"), (("draw 1", "draw 4"), 8, "pile")],
)
def test_nothing_is_read_behind_what_cannot_be_played(change: tuple[str, str], line: int, word: str) -> None:
    """However long it is."""
    with pytest.raises(BadFile, match=word) as error:
        loads(TEXT.format(first=first()).replace(*change) + "99. no such move\n" * 1000)
    assert error.value.line == line


@pytest.mark.parametrize("text", ["", "hello", "{", "{}\n", '{"cadastre":1}\n{}\n{}\n'])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadFile):
        loads(text)


def test_unreadable_files(tmp_path: Path) -> None:
    for path in (tmp_path / "none.jsonl", tmp_path):
        with pytest.raises(BadFile, match="cannot be read"):
            load(path)
    (tmp_path / "bytes").write_bytes(b"{\n\xff\xfe")
    with pytest.raises(BadFile, match="UTF-8") as error:
        load(tmp_path / "bytes")
    assert error.value.line == 2


def test_luck_is_committed_and_shared() -> None:
    """Players add to the key after the commitment: neither side alone can choose it."""
    game = cadastre.game("paris", players=2)
    luck = Luck("seed", "salt", ("00ff", "a1"))
    state = played_out(game.new(luck=luck), random.Random(1))
    record = loads(make_record(state).to_jsonl())
    assert verify(record)
    assert record.luck == luck
    assert record.header.commitment == Luck("seed", "salt").commitment != Luck("seed", "other").commitment
    assert Luck("seed", "salt").key != luck.key
    lines = [json.loads(line) for line in record.to_jsonl().splitlines()]
    assert all("seed" not in json.dumps(line) for line in lines[:-1])


def test_another_edition_travels_inside(tmp_path: Path) -> None:
    text = (Path(cadastre.__file__).parent / "games" / "paris" / "edition.toml").read_text("utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("montmartre = 5", "montmartre = 9", 1), "utf-8")
    state = cadastre.game("paris", players=2, edition=path).new(seed=3)
    for move in ("draw 1", "key montmartre", "end"):
        state.push(move)
    record = state.to_record()
    path.unlink()
    for text in (record.to_jsonl(), record.to_text()):
        again = loads(text)
        assert verify(again) == 3
        seat = record.moves[0].seat
        assert again.replay().record.francs[seat] == 12
    changed = record.to_jsonl().replace("montmartre", "Montmartre")
    with pytest.raises(BadFile):
        verify(loads(changed))


def named(edition: object) -> str:
    """A text record that names a file."""
    return f"{TITLE}\ngame: paris\nplayers: 2\nedition: {edition}\n"


def test_a_record_is_data_and_opens_no_other_file(tmp_path: Path) -> None:
    """From the network, say: neither a file that is there nor one that would never end is looked at."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "there.toml").touch()
    told = set()
    for edition in (tmp_path / "pipe", "/dev/zero", tmp_path / "there.toml", tmp_path / "missing.toml"):
        with pytest.raises(BadFile) as caught:
            loads(named(edition))
        told.add(str(caught.value))
    assert len(told) == 1, "nobody learns which files there are"


@pytest.mark.parametrize(
    ("edition", "word"),
    [
        ("pipe", "ordinary"),
        ("/dev/zero", "ordinary"),
        ("large.toml", "1,048,576"),
        ("missing.toml", "No such file"),
        ("\0", "cannot be read"),
    ],
)
def test_a_file_names_no_edition_but_an_ordinary_file(tmp_path: Path, edition: str, word: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "large.toml").write_bytes(b"#" * (LARGEST_EDITION + 1))
    (tmp_path / "game.txt").write_text(named(edition), "utf-8")
    with pytest.raises(BadFile, match=word) as caught:
        load(tmp_path / "game.txt")
    assert caught.value.line == 4


def test_a_file_may_name_an_edition_beside_it(tmp_path: Path) -> None:
    text = EDITIONS.file.read_text("utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("chaillot = 7", "chaillot = 9"), "utf-8")
    (tmp_path / "game.txt").write_text(named("mine.toml"), "utf-8")
    assert not load(tmp_path / "game.txt").game.edition.is_default


@pytest.mark.parametrize("line", ['"', '\\"', '";', "x;", '" ', " ", ",", '","', "1. ", "seats: ", "[", '"\\'])
def test_long_lines_are_read_in_linear_time(line: str) -> None:
    """What took seconds for 20,000 letters would never end here."""
    for begin in ("", "seats: ", "seed: ", "options: ", "1. "):
        with suppress(BadFile):
            loads(f"{TITLE}\ngame: paris\nplayers: 2\n{begin}{line * 200_000}\n")


def test_positions_at_every_move() -> None:
    record = random_record("paris", "at")
    positions = list(record.positions())
    assert len(positions) == len(record.moves) + 1
    assert record.replay(5) == positions[5]
    assert record.replay(0).steps == []
    for wrong in (-1, len(record.moves) + 1):
        with pytest.raises(BadSetting, match="no move"):
            record.replay(wrong)


def test_odd_names_and_seeds_survive_as_text() -> None:
    game = cadastre.game("paris", players=2)
    for seed in ("a;b", " x ", "a\nb", 'say "7"', "7, 8", "", "Ωμέγα"):
        state = game.new(luck=Luck(seed, salt="s;t", added=("a,b", '"')))
        state.push("draw 1")
        record = state.to_record(["Ada, the first", 'B "B" ; B'])
        assert loads(record.to_text()) == record
        assert loads(record.to_jsonl()) == record


def test_an_unfinished_move_is_no_text() -> None:
    state, dice = cadastre.game("paris", players=2).new(seed=1), random.Random(1)
    while not state.in_move:
        state.apply(choose(state, dice))
    with pytest.raises(BadSetting, match="not finished"):
        state.to_record().to_text()


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        (0, "seats", []),
        (0, "options", {}),
        (1, "move", "hello"),
        (1, "seat", 5),
        (1, "actions", [1, 2]),
        (2, "actions", []),
    ],
)
def test_a_lie_in_any_field_is_found(line: int, field: str, value: object) -> None:
    lines = [json.loads(one) for one in random_record("paris", "field").to_jsonl().splitlines()]
    for one in lines:
        del one["sum"]
    lines[line][field] = value
    with pytest.raises(BadFile) as error:
        verify(loads(resealed(lines)))
    assert error.value.line == line + 1


@pytest.mark.parametrize("figures", ["5", "[[[", "[" * 100_000, "{}"])
def test_figures_that_are_none(figures: str) -> None:
    with pytest.raises(BadFile):
        loads(f"Cadastre record 1\ngame: paris\nplayers: 2\nfigures: {figures}\n", "mine.txt")


def test_what_has_no_record() -> None:
    game = cadastre.game("paris", players=2)
    with pytest.raises(BadSetting, match="past"):
        game.position({}).to_record()
    with pytest.raises(BadSetting, match="names"):
        game.new(seed=1).to_record(["only one"])


def test_an_unfinished_move_is_recorded_as_it_is() -> None:
    state, dice = cadastre.game("paris", players=2).new(seed=1), random.Random(1)
    assert verify(loads(state.to_record().to_jsonl())) == 0
    while not state.in_move:
        state.apply(choose(state, dice))
    record = loads(state.to_record().to_jsonl())
    assert record.end.result is None
    assert record.replay() == state

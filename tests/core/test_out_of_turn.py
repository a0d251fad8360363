"""An action belongs to a seat: others than the current one may act, and the table itself. The game is Toll."""

from pathlib import Path

import pytest

from cadastre.bots import RandomPlayer, next_to_act
from cadastre.core.moves import Move, group, read_move, spell
from cadastre.core.records import loads, record_of, verify
from cadastre.core.refusals import (
    AmbiguousMove,
    BadFile,
    BadNotation,
    BadSetting,
    IllegalAction,
    UnknownSeat,
    WrongTurn,
)
from cadastre.core.scenario import run
from cadastre.core.simulate import MOST_DECISIONS, Simulator
from cadastre.core.state import TABLE, State
from tests.tolls import in_the_house, toll
from toll.rules.actions import A_BELL, A_BUILD, A_CLAIM, A_COINS, A_GIFT, A_THROW


def owing() -> State:
    """Seat 0 has thrown, so 1 and 2 have something to claim; the game waits for 1."""
    state = toll(3).new(seed=1)
    state.push("throw")
    return state


def test_everybody_has_their_own_actions() -> None:
    state = owing()
    assert state.current == 1
    assert state.legal_actions() == state.legal_actions(1)
    assert state.notation(state.legal_actions(2)[0], 2) == "claim"
    assert A_THROW not in state.legal_actions(2)
    assert A_CLAIM not in state.legal_actions(0)
    assert state.legal_actions(TABLE) == []
    assert toll(3, throws="bell").new(seed=1).legal_actions(TABLE) == [A_BELL]
    assert [seat for seat in range(-3, 5) if state.can_act(seat)] == [0, 1, 2]
    for seat in (-2, 3):
        for asked in (state.legal_actions, state.legal_moves, lambda seat: state.explain(0, seat)):
            with pytest.raises(UnknownSeat):
                asked(seat)
        with pytest.raises(UnknownSeat):
            state.apply(A_CLAIM, seat)
        with pytest.raises(UnknownSeat):
            state.push("claim", seat=seat)


def test_actions_out_of_turn_leave_the_list_of_the_current_seat_as_it_is() -> None:
    state = owing()
    before = state.legal_actions()
    state.legal_actions(2)
    assert state._out[: state._count].tolist() == before
    state.apply(A_CLAIM, 2)
    assert [event.as_list() for event in state.events] == [["claimed", 2, 1]]
    assert state.legal_actions() == before == state.copy().legal_actions()
    state.apply(A_THROW)
    assert state.steps == [(0, A_THROW), (2, A_CLAIM), (1, A_THROW)]
    assert state.last_steps(2) == [(2, A_CLAIM), (1, A_THROW)]


def test_what_is_not_legal_for_a_seat_changes_nothing() -> None:
    state = owing()
    before, listed = state.to_bytes(), state.legal_actions()
    for action, seat, rule in (
        (A_THROW, 2, "T2.1"),
        (A_CLAIM, 0, "T3.1"),
        (A_BELL, 1, "T4.2"),
        (A_BELL, TABLE, "T4.2"),
    ):
        with pytest.raises(IllegalAction) as error:
            state.apply(action, seat)
        assert error.value.refusal == state.explain(action, seat)
        assert error.value.refusal.rule == rule
        assert (state.to_bytes(), state.legal_actions(), len(state.steps)) == (before, listed, 1)
    assert state.explain(A_CLAIM, 2) is None
    with pytest.raises(IllegalAction):
        state.apply(2**70, 2)


def test_a_move_is_made_by_whoever_begins_it() -> None:
    """A gift has two parts; while it lasts, the giver is current and nobody else may act."""
    state = owing()
    state.push("claim", seat=2)
    with pytest.raises(AmbiguousMove):
        read_move(state, "gift 0", 2)
    move = state.push("gift 0, coins 2", seat=2)
    assert (move.seat, move.actions) == (2, (A_GIFT, A_COINS + 1))
    assert (state.current, state.steps[-2:]) == (1, [(2, A_GIFT), (2, A_COINS + 1)])
    assert move.clicks == ["purse:0", "coins:2"]
    assert [event.name for event in move.preview] == ["given"]
    assert move.changes == {"coins": [3, 1, 0, 0]}
    assert move.after == state
    assert spell(move.base or state, move.actions, 2) == move.text == "gift 0, coins 2"
    state.apply(A_GIFT + 1, 0)
    assert (state.in_move, state.current, state.legal_actions(1)) == (True, 0, [])
    with pytest.raises(WrongTurn):
        state.push("claim", seat=1)
    assert state.push("coins 3").seat == 0
    assert state.current == 1
    before = state.to_bytes()
    with pytest.raises(IllegalAction):
        state.play(Move(1, "", (A_CLAIM, A_CLAIM)))
    for idle in (2, TABLE):  # whoever has nothing at all to do
        with pytest.raises(WrongTurn):
            state.play(Move(idle, "", (A_BUILD,)))
    assert state.to_bytes() == before


def test_moves_of_every_seat_are_listed_but_for_composed_ones() -> None:
    state = owing()
    assert [move.text for move in state.legal_moves(2)] == ["claim", "build 0", "build 1", "build 2"]
    assert {move.seat for move in state.legal_moves(2)} == {2}
    assert [move.text for move in state.legal_moves()] == ["throw", "claim", "build 0", "build 1", "build 2"]
    assert [move.text for move in toll(2, throws="bell").new(seed=1).legal_moves(TABLE)] == ["bell"]
    for move in state.legal_moves(2):
        after = state.copy()
        after.play(move)
        assert move.after == after
        assert read_move(state, move.text, 2) == move


def test_some_moves_are_chained() -> None:
    state = owing()
    state.push("claim", seat=2)
    before = state.to_bytes()
    for text, kind in (
        ("build 0, build 1, build 2", IllegalAction),  # with two coins
        ("build 0, build 0", IllegalAction),
        ("build 0, throw", BadNotation),
        ("claim, build 0", IllegalAction),
        ("build 0, claim", BadNotation),
    ):
        with pytest.raises(kind):
            state.push(text, seat=2)
        assert state.to_bytes() == before
    move = state.push("build 0, build 1", seat=2)
    assert (move.seat, move.text, move.actions) == (2, "build 0, build 1", (A_BUILD, A_BUILD + 1))
    assert [event.name for event in state.events] == ["built", "built"]
    assert [(one.seat, one.text) for one in group(move.base or state, state.last_steps(2))] == [
        (2, "build 0"),
        (2, "build 1"),
    ]


def test_records_keep_who_did_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = toll(2, throws="bell", rate="two").new(seed="kept")
    for seat, text in ((0, "throw"), (-1, "bell"), (1, "claim"), (1, "gift 0, coins 2"), (0, "build 0, build 2")):
        state.push(text, seat=seat)
    assert state.steps == [(0, 0), (-1, 12), (1, 1), (1, 5), (1, 10), (0, 2), (0, 4)]
    record = state.to_record(["Ada", "Ben"])
    assert [(one.seat, one.move) for one in record.moves] == [
        (0, "throw"),
        (-1, "bell"),
        (1, "claim"),
        (1, "gift 0, coins 2"),
        (0, "build 0"),
        (0, "build 2"),
    ]
    assert record == record_of(state.game, record.luck, state.steps, ["Ada", "Ben"])
    with in_the_house(monkeypatch):
        for text in (record.to_jsonl(), record.to_text()):
            again = loads(text)
            assert verify(again) == 6
            assert again == record
            assert again.replay() == state
            assert again.game.options == {"throws": "bell", "rate": "two"}
        assert "2. [-1] bell\n" in record.to_text()
        for old, new in (("[1] claim", "[0] claim"), ("[-1] bell", "[1] bell"), ("[1] claim", "claim\nclaim")):
            with pytest.raises(BadFile):
                loads(record.to_text().replace(old, new))
        lines = record.to_text().splitlines()
        lines[-2:] = ["[0] build 0, build 2  ; both at once", "; and then", "[1] throw  ; at last"]
        told = loads("\n".join(lines))
        assert [(one.move, one.comment, one.notes) for one in told.moves[4:]] == [
            ("build 0", "both at once", ()),
            ("build 2", "", ()),
            ("throw", "at last", ("and then",)),
        ]


def test_whoever_must_hurry_acts_first() -> None:
    """Random games inside the kernel: every toll is claimed before the next throw."""
    results = Simulator(toll(4, throws=10), 1).run(50)
    assert results[:, 0].all()
    assert results[:, 1].max() < MOST_DECISIONS
    assert results[:, 3:7].sum(axis=1).min() >= 4 + 9 * 3


def test_players_who_are_no_people_claim_out_of_turn_and_do_nothing_else() -> None:
    bots = dict.fromkeys(range(3), RandomPlayer(1))
    state = toll(3).new(seed=1)
    assert next_to_act(state.asides(bots), bots, state.current) == (state.current, None)
    state.push("throw")
    assert next_to_act(state.asides(bots), bots, state.current) == (2, A_CLAIM)
    assert next_to_act(state.asides({1}), {1: bots[1]}, state.current) == (state.current, None)
    state.push("claim", seat=2)
    assert next_to_act(state.asides(bots), bots, state.current) == (state.current, None)


def test_options_reach_the_record_as_numbers() -> None:
    for throws, rate, code in (
        (6, "one", (6, 0)),
        ("12", "two", (12, 1)),
        ("bell", "two", (-1, 1)),
        (0, "one", (0, 0)),
    ):
        game = toll(2, throws=throws, rate=rate)
        record = game.new(seed=1).record
        assert (record.throws, record.rate) == code
        assert game.from_bytes(game.new(seed=1).to_bytes()) == game.new(seed=1)
    with pytest.raises(BadSetting, match="another throws"):
        toll(2, throws="bell").from_bytes(toll(2).new(seed=1).to_bytes())
    for wrong in ("gong", 101, -1, True, "-1", "9" * 5000):
        with pytest.raises(BadSetting, match="option throws is a number from 0 to 100 or bell"):
            toll(2, throws=wrong)
    with pytest.raises(BadSetting, match="option rate is one of one, two"):
        toll(2, rate="three")


SCENARIO = """title = "A test"
rules = ["T3.1"]
game = "toll"
players = 3
{step}
"""


@pytest.mark.parametrize(
    ("steps", "failures"),
    [
        ('seat = 0\nmove = "throw"\nlegal = ["throw"]|seat = 1|seat = 2\nmove = "claim"\nnot_legal = ["claim"]', 0),
        ('move = "throw"|seat = 2\nonly = ["claim"]\nkind = "claim"|seat = 0\nonly = []\nkind = "claim"', 0),
        ('seat = 2\nillegal = "claim"\nrefusal = "nothing_due"\nrule = "T3.1"', 0),
        ('seat = 2\nillegal = "throw"\nrefusal = "not_your_turn"\nrule = "T2.1"|seat = -1\nonly = []', 0),
        ('seat = 1\nmove = "build 0, build 1"', 1),
        ('seat = 1\nmove = "build 0"\ncost = { coins = 1 }|seat = 1\nmove = "claim"', 1),
        ("seat = 2", 1),
    ],
)
def test_scenarios_say_who_acts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: str, failures: int) -> None:
    path = tmp_path / "one.toml"
    path.write_text(SCENARIO.format(step="\n[[step]]\n" + "\n[[step]]\n".join(steps.split("|"))), "utf-8")
    with in_the_house(monkeypatch):
        assert len(run(path).failures) == failures


def test_scenarios_know_the_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one.toml"
    path.write_text(SCENARIO.format(step='[[step]]\nseat = 3\nmove = "throw"'), "utf-8")
    with in_the_house(monkeypatch), pytest.raises(BadFile, match="from -1 to 2"):
        run(path)

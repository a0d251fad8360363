"""Hints: what a search would do, from what the seat knows, and what the table in the terminal makes of it."""

import re
from itertools import islice

import pytest

import cadastre
from cadastre.bots.hint import NOTABLE, Hint, Judged, hint, parts
from cadastre.bots.mind import mind
from cadastre.bots.thinking import Budget
from cadastre.core.game import Game
from cadastre.core.moves import mover, read_move
from cadastre.core.refusals import AmbiguousMove, BadSetting, WrongTurn
from cadastre.core.rng import generator
from cadastre.core.state import State
from cadastre.core.texts import Texts, languages
from cadastre.registry import GAMES, rules
from cadastre.terminal.advice import advice, sentences
from cadastre.terminal.screen import length
from testkit.bot_trials import positions
from tests.terminals import assert_clean, pipe, texts_for
from tests.tolls import mindless
from tests.wording import is_sentence

SMALL = Budget(simulations=40)


def of(state: State, seat: int | None = None, budget: Budget = SMALL, seed: object = 1) -> Hint:
    seat = state.current if seat is None else seat
    return hint(state.knowledge(seat), state.legal_actions(seat), budget, seed)


def after(state: State, found: Judged, seat: int) -> tuple[State, list[bool]]:
    """The position after a move, and whether luck had a say in each of its actions."""
    trial, lucky = state.copy(), []
    for number, action in enumerate(found.actions):
        who = mover(trial, seat, number)
        assert action in trial.legal_actions(who)
        trial.apply(action, who)
        lucky.append(any(event.kind.luck for event in trial.events))
    return trial, lucky


def understood(state: State, text: str, seat: int) -> tuple[int, ...]:
    """What the table does when a hint is typed."""
    try:
        return read_move(state, text, seat).actions
    except AmbiguousMove:  # what comes after luck is asked then
        return tuple(state.game.rules.notation.actions(state, text, seat))


def purchase() -> State:
    """A deed that would complete a colour."""
    return cadastre.game("hellas", 3).position(
        {
            "turn": {"seat": 0, "phase": "buy", "throws": 1, "dice": [1, 2]},
            "buying": "kalamata",
            "seats": {0: {"cash": 1500, "deeds": ["patras", "nafplio"], "square": "kalamata"}},
        }
    )


@pytest.mark.parametrize(("name", "count"), [("paris", 12), ("hellas", 4)])
def test_hints_are_legal_moves_that_can_be_typed_and_know_no_more_than_the_seat(name: str, count: int) -> None:
    rng, asked = generator("hints in two worlds"), 0
    for state in positions(name, count, 2):
        for seat in state.game.seats:
            if not state.legal_actions(seat):
                continue
            asked += 1
            found = of(state, seat)
            assert found == of(state.knowledge(seat).determinize(rng), seat)
            for judged in (found, found.next_best):
                if judged is None:
                    continue
                _, lucky = after(state, judged, seat)
                assert not any(lucky[:-1])
                said = understood(state, judged.text, seat)
                assert said[: len(judged.actions)] == judged.actions
                assert len(said) == len(judged.actions) or lucky[-1]
                assert 0 <= judged.chance <= 1
                assert 0 < judged.visits <= SMALL.simulations
            assert found.next_best is None or found.next_best.visits <= found.visits
            assert len(found.gains) <= NOTABLE
    assert asked > 20


def test_the_seed_decides() -> None:
    state = cadastre.game("hellas", 3).new(seed=7)
    assert of(state, seed="a") == of(state, seed="a")
    assert of(state, seed="a") != of(state, seed="b")


@pytest.mark.parametrize("name", GAMES)
def test_gains_are_what_the_parts_say(name: str) -> None:
    """Where luck has no say and nothing hidden counts; what is left out is smaller."""
    seen = 0
    for state in positions(name, 8, 3):
        seat, found = state.current, of(state)
        trial, lucky = after(state, found, seat)
        unlike = [parts(state.knowledge(seat).determinize(), seat).tolist() for _ in range(4)]
        if any(lucky) or unlike != [parts(state, seat).tolist()] * 4:
            continue
        change = (parts(trial, seat) - parts(state, seat)) / 1000
        points = {part: round(float(by)) for part, by in zip(mind(state.game.rules).names, change, strict=True) if by}
        assert points.items() >= found.gains.items()
        assert list(found.gains.values()) == sorted(found.gains.values(), key=abs, reverse=True)
        left_out = [abs(by) for part, by in points.items() if part not in found.gains]
        assert max(left_out, default=0) <= min(map(abs, found.gains.values()), default=0)
        seen += bool(found.gains)
    assert seen >= 3


def test_a_hint_has_its_reasons() -> None:
    found = of(purchase(), budget=Budget(simulations=400))
    assert found.text == "buy"
    assert found.gains["money"] == -480
    assert found.gains["colours"] > 480
    assert found.next_best is not None
    assert found.next_best.text == "auction"
    assert found.next_best.chance < found.chance
    assert not found.only


def test_luck_is_averaged() -> None:
    """The gain lies among what throws may change, and no single throw decides it."""
    state = cadastre.game("hellas", 2).new(seed=3)
    found = of(state)
    assert found.text == "throw"
    ahead = [after(state.knowledge(state.current).determinize(), found, state.current)[0] for _ in range(200)]
    changes = [int((parts(one, state.current) - parts(state, state.current))[0]) // 1000 for one in ahead]
    assert min(changes) <= found.gains.get("money", 0) <= max(changes)
    assert len(set(changes)) > 1


@pytest.mark.parametrize("name", GAMES)
def test_the_only_move_is_called_so(name: str) -> None:
    state = next(one for one in positions(name, 40, 4) if len(one.legal_actions()) == 1)
    found = of(state)
    assert found.actions[:1] == tuple(state.legal_actions())
    assert found.only == (len(found.actions) == 1)
    assert found.next_best is None


def test_who_has_nothing_to_decide_gets_no_hint() -> None:
    state = cadastre.game("paris", 2).new(seed=1)
    with pytest.raises(WrongTurn, match="nothing to decide"):
        of(state, 1 - state.current)


def test_where_nobody_can_think_there_are_no_hints() -> None:
    state = Game.make(mindless(), 2, None, {}).new(seed=1)
    with pytest.raises(BadSetting, match="nobody has taught"):
        of(state)
    said = advice(state.knowledge(state.current), state.legal_actions(), Texts("en"))
    assert said.startswith("There are no hints for this game")


# In words.


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_part_has_a_name(name: str, language: str) -> None:
    texts = texts_for(cadastre.game(name, 3).new(seed=1).knowledge(0), language)
    for part in mind(rules(name)).names:
        for points in (1200, -3):
            said = sentences(Hint((1,), "end", 0.5, 10, only=False, next_best=None, gains={part: points}), texts)
            assert re.search(r"\+1[.,\u00a0\u202f]200\.?$" if points > 0 else r" −3\.?$", said[1])
            assert is_sentence(texts, said[1])
            assert_clean(said[1])


def test_what_is_said() -> None:
    texts = texts_for(purchase().knowledge(0))
    other = Judged((2,), "auction", 0.402, 90)
    found = Hint((1,), "buy", 0.456, 300, only=False, next_best=other, gains={"colours": 1100, "money": -480})
    assert sentences(found, texts) == [
        "Hint: buy. Chance of winning: about 46%.",
        "What it changes for you, in expected euros: colours to build on +1,100, cash −480.",
        "Next best: auction (40%).",
    ]
    close = Hint((1,), "buy", 0.4, 300, only=False, next_best=other, gains={})
    assert sentences(close, texts)[1:] == ["Close, but tried less often: auction (40%)."]
    alone = Hint((1,), "end", 0.4, 64, only=True, next_best=None, gains={})
    assert sentences(alone, texts) == ["Only move: end. Chance of winning: about 40%."]


@pytest.mark.parametrize(
    ("language", "start"),
    [
        ("en", "Hint: "),
        ("el", "Υπόδειξη: "),
        ("th", "คำใบ้: "),
        ("de", "Tipp: "),
        ("pl", "Podpowiedź: "),
    ],
)
@pytest.mark.parametrize("name", GAMES)
def test_the_command(
    name: str, language: str, start: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play = pipe(name, capsys, monkeypatch)
    said = play(["?", "hint", "HINT", "1", "hint"], "--language", language)
    assert re.search("^hint  ", said, re.MULTILINE)
    assert_clean(said)
    hints = [line for line in said.splitlines() if line.startswith(start)]
    assert len(hints) == 3
    assert hints[0] == hints[1]
    assert all(length(line) <= 100 for line in hints)
    move = re.split(r"\.| \(", hints[0].removeprefix(start))[0]
    again = play([move], "--language", language)
    assert not re.search("not a move|Not possible|δεν είναι κίνηση|Δεν γίνεται|ไม่เข้าใจคำสั่ง|ทำไม่ได้", again)


def test_people_alone_are_given_hints(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    said = pipe("paris", capsys, monkeypatch)(["hint"], "--hotseat", "--players", "2")
    assert "Chance of winning: about " in said


def test_another_world_with_the_same_knowledge_is_advised_the_same() -> None:
    for state in islice(positions("paris", 6, 5), 12):
        seat = state.current
        twin = state.knowledge(seat).determinize()
        texts = texts_for(state.knowledge(seat))
        told = [advice(one.knowledge(seat), one.legal_actions(), texts) for one in (state, twin)]
        assert told[0] == told[1]

"""What a game is tested by, and how little that takes: scenarios, random games, texts, a bot."""

import random
import re
from pathlib import Path

import pytest

from cadastre.bots.mind import mind
from cadastre.bots.thinking import GreedyPlayer
from cadastre.core.game import Game
from cadastre.core.rulebook import message
from cadastre.core.scenario import run
from cadastre.core.state import TABLE
from cadastre.core.texts import Texts, dashed
from cadastre.registry import GAMES
from toll import ENTRY
from toll.game import RULES
from toll.legality.explain import REFUSALS
from toll.presentation.rulebook import FOLLOWS, rulebook
from toll.presentation.words import TollWords
from toll.rules.actions import A_BUILD, A_CLAIM, A_THROW, ACTIONS

HOME = Path(__file__).parents[1]
LANGUAGES = sorted(folder.name for folder in (HOME / "toll" / "locale").iterdir())
SPECIFIED = re.findall(r"^- \*\*(T\d+\.\d+)\*\*", (HOME / "RULES.md").read_text("utf-8"), re.MULTILINE)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the package lies on the path and is not installed."""
    monkeypatch.setitem(GAMES, ENTRY.name, ENTRY)


@pytest.mark.parametrize("file", sorted((HOME / "scenarios").glob("*.toml")), ids=lambda file: file.stem)
def test_scenarios(file: Path) -> None:
    assert run(file).failures == []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("throws", [6, "bell"])
def test_random_games(players: int, throws: int | str) -> None:
    """What the rules allow is what nothing speaks against; and every position can be described and put up again."""
    game, luck = Game.make(RULES, players, None, {"throws": throws}), random.Random(players)
    state = game.new(seed=players)
    while not state.is_over:
        for seat in (TABLE, *game.seats):
            legal = [action for action in range(ACTIONS) if state.explain(action, seat) is None]
            assert legal == state.legal_actions(seat)
        assert game.position(state.describe()).describe() == state.describe()
        assert game.from_bytes(state.to_bytes()) == state
        if state.can_act(TABLE) and luck.random() < 0.1:
            state.apply(state.legal_actions(TABLE)[0], TABLE)
        else:
            state.apply(luck.choice(state.legal_actions()))
    assert state.scores == [sheet["total"] for sheet in state.score_sheet()]


def words() -> TollWords:
    return TollWords(RULES.editions.default)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_text(language: str) -> None:
    said = Texts(language, words=words())
    plain = [f"toll-table-kind-{kind}" for kind in RULES.kinds]
    plain += [f"toll-table-part-{part}" for part in mind(RULES).names]
    plain += [f"toll-option-{option.name}.about" for option in ENTRY.options]
    for one in plain:
        assert said.text(one)
    for code in REFUSALS:
        assert said.text(f"toll-refusal-{dashed(code)}", hut=0, coins=1)
    for kind in RULES.events.kinds:
        params = dict.fromkeys(kind.params, 1)
        assert said.event(RULES.events.from_list([kind.name, *params.values()]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(language: str) -> None:
    def ids(spoken: str) -> list[str]:
        files = sorted((HOME / "toll" / "locale" / spoken).rglob("*.ftl"))
        found = re.compile(r"^[a-z][\w-]*|^    \.\w+", re.MULTILINE)
        return [one for file in files for one in found.findall(file.read_text("utf-8"))]

    assert ids(language) == ids("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_tells_every_rule(language: str) -> None:
    said, book = Texts(language, "toll/rules", words=words()), rulebook()
    for rule in SPECIFIED:
        assert said.text(message(rule), **book.figures)
    assert {*REFUSALS.values(), *FOLLOWS.values(), *book.lists} <= {*SPECIFIED}


def test_the_bot_claims_and_builds_before_it_throws() -> None:
    state = Game.make(RULES, 2, None, {}).position({"seats": {0: {"coins": 1, "due": 3}}})
    bot, done = GreedyPlayer(seed=1), list[int]()
    while not done or done[-1] != A_THROW:
        done.append(bot.choose(state.knowledge(0), state.legal_actions(0)))
        state.apply(done[-1], 0)
    assert done == [A_CLAIM, A_BUILD, A_BUILD + 1, A_BUILD + 2, A_THROW]

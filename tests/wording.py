"""What tests of a game's words share: texts that remember what was said, and what every line has to keep to."""

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any

import cadastre
from cadastre.bots import RandomPlayer
from cadastre.core.events import Event, EventTable
from cadastre.core.refusals import Refusal
from cadastre.core.texts import Phrase, Texts, _bundle
from tests.refusals import Reasons

UNRESOLVED = re.compile(r"[{}$]|\?\?\?")
"""What Fluent leaves where something is missing."""
WITHOUT_FULL_STOPS = frozenset({"th"})
"""Languages that end a sentence with no sign."""


class Heard(Texts):
    """Texts that remember what was said."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.ids: set[str] = set()

    def say(self, phrase: Phrase) -> str:
        self.ids.add(phrase.id.partition(".")[0])
        return super().say(phrase)


def event(table: EventTable, name: str, **values: int) -> Event:
    """An event with these values."""
    kind = table.by_name[name]
    return Event(kind, tuple(values[param] for param in kind.params))


def is_sentence(said: Texts, line: str) -> bool:
    """It ends as sentences of the language do."""
    return line.endswith(".") is (said.language not in WITHOUT_FULL_STOPS)


def assert_told(said: Texts, happened: Event, unsaid: Collection[str]) -> None:
    """The line of the log names the seat and every parameter but these."""
    line = said.event(happened)
    assert line.startswith(said.name("seat", happened.values[0]) + " · ")
    assert not UNRESOLVED.search(line)
    for param, value in zip(happened.kind.params, happened.values, strict=True):
        hidden = param in happened.kind.secret and value == -1
        if not hidden and param not in unsaid:
            assert said.name(param, value) in line, (line, param)


def assert_refusals(said: Texts, reasons: Reasons, values: Mapping[str, int]) -> None:
    """Every refusal is a sentence with its parameters in it."""
    for code, (rules, params) in reasons.items():
        line = said.refusal(Refusal(code, rules[0], {param: values.get(param, 2) for param in params}))
        assert is_sentence(said, line), line
        assert not UNRESOLVED.search(line)
        for param in params:
            assert said.name(param, values.get(param, 2)) in line


def assert_options(said: Texts, room: str, names: Iterable[str]) -> None:
    """Every option has a name and an explanation."""
    for name in names:
        option = f"{room}-option-{name.replace('_', '-')}"
        assert said.text(option)
        assert is_sentence(said, said.text(f"{option}.about"))


def assert_labels(language: str, game: str, **options: Any) -> None:
    """Every action has a label in positions of a random game, whether it is legal there or not."""
    state, bot = cadastre.game(game, 3, **options).new(5), RandomPlayer(5)
    rules = state.game.rules
    for _ in range(5):
        said = Texts(language, words=rules.face.words(state.knowledge(state.current)))
        for action in range(rules.actions):
            assert not UNRESOLVED.search(said.say(rules.face.label(state, action, state.current)))
        for _ in range(30):
            state.apply(bot.choose(state.knowledge(state.current), state.legal_actions()))


def unheard(room: str, *heard: Collection[str]) -> set[str]:
    """Messages of a room that nobody has said."""
    known = {key for key in _bundle("en", (room,))._messages if key.startswith(f"{room}-")}
    return known.difference(*heard)

"""Texts: message ids with typed parameters in, sentences of a language out.

The languages are the folders of ``cadastre/locale``, which holds what no game owns (``play.ftl``). What a game says is
in the ``locale`` of its own folder: its *room*. A parameter's name tells what its number means: a game's words turn
``district=3`` into a name, the caller's list of seats turns ``seat=0`` into one, and other numbers stay numbers. A
message that is missing or does not fit is an error; only a game that does not speak a language at all is told in
English.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import starmap
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from cadastre.core.refusals import BadSetting, Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from cadastre.core.events import Event

LOCALE = Path(__file__).parent.parent / "locale"


class TextError(LookupError):
    """A message that is missing or broken, or parameters that don't fit it."""


@dataclass(frozen=True)
class Phrase:
    """A message with its parameters, not yet in any language."""

    id: str
    params: Mapping[str, "Value"] = field(default_factory=dict)
    otherwise: str | None = None
    """What to say where there is no such message: for names that come from an edition."""


@dataclass(frozen=True)
class Many:
    """Several values of one sort, to be listed."""

    param: str
    values: "tuple[Value, ...]"


Value = int | str | Phrase | Many


class Words(Protocol):
    """How a game names its things; equal only to itself."""

    def __hash__(self) -> int: ...

    @property
    def room(self) -> str:
        """The game's name, which is the first word of its message ids."""

    def name(self, param: str, value: int) -> Value:
        """What a number means as a parameter of this name; the number itself where it is just a number."""

    def told(self, event: "Event") -> Phrase:
        """What an event says; see :func:`plainly`."""


def plainly(room: str, event: "Event") -> Phrase:
    """An event under the id of its kind; ``-hidden`` where a secret parameter is withheld."""
    params = dict(zip(event.kind.params, event.values, strict=True))
    hidden = any(params[secret] == -1 for secret in event.kind.secret)
    return Phrase(f"{room}-event-{dashed(event.name)}{'-hidden' if hidden else ''}", params)


def thing(makers: Mapping[str, Callable[[int], Value]], param: str, value: int) -> Value:
    """What a number means as a parameter that one of these makers knows; the number itself where none does."""
    if param not in makers:
        return value
    return makers[param](value) if value >= 0 else Phrase("play-none")


def dashed(name: str) -> str:
    """A name of ours as part of a message id."""
    return name.replace("_", "-")


def named(prefix: str, name: str) -> Phrase:
    """The message for a name from an edition; a name that no message knows is shown as it is, made readable."""
    return Phrase(f"{prefix}-{dashed(name)}", otherwise=name.replace("_", " ").title())


def languages() -> tuple[str, ...]:
    """The languages there are."""
    return tuple(sorted(path.name for path in LOCALE.iterdir() if path.is_dir() and any(path.glob("*.ftl"))))


def folder(language: str, room: str = "") -> Path:
    """Where the messages of a room are: the house's own, a game's (its name), or what lies apart (``<name>/rules``)."""
    from cadastre.registry import GAMES

    name, _, part = room.partition("/")
    if name not in GAMES:
        return LOCALE / language / room
    return GAMES[name].folder / "locale" / language / part


def speaks(room: str, language: str) -> bool:
    """Whether a room has messages in a language; the house speaks them all, and a guest at least English."""
    return folder(language, room.partition("/")[0]).is_dir()


def catalogues(language: str) -> dict[str, Path]:
    """All files of a language, by room and name."""
    from cadastre.registry import GAMES

    homes = {"": LOCALE / language} | {f"{name}/": entry.folder / "locale" / language for name, entry in GAMES.items()}
    return {
        room + path.relative_to(home).as_posix(): path
        for room, home in homes.items()
        for path in sorted(home.rglob("*.ftl"))
    }


class Texts:
    """What can be said in one language: ``Texts("el", words=words, seats=["Léa", "Niran"])``."""

    def __init__(self, language: str, *rooms: str, words: Words | None = None, seats: Sequence[str] = ()) -> None:
        if language not in languages():
            raise BadSetting(f"unknown language {language!r}: there are {', '.join(languages())}")
        self.language, self.words, self.seats = language, words, tuple(seats)
        own = () if words is None else (words.room,)
        self.rooms = tuple(dict.fromkeys(rooms + own))
        strange = tuple(room for room in self.rooms if not speaks(room, language))
        fluent = tuple(room for room in self.rooms if room not in strange)
        self._sources = ((language, fluent), ("en", strange)) if strange else ((language, fluent),)

    def text(self, message: str, /, **params: Value) -> str:
        """A message by its id, e.g. ``text("play-turn-of", seat=0)``; ``id.attribute`` gives an attribute of it."""
        return self.say(Phrase(message, params))

    def name(self, param: str, value: int) -> str:
        """The name of a value, e.g. ``name("district", 3)``."""
        return str(self._spell(param, value))

    def event(self, event: "Event", *, seat: bool = True) -> str:
        """What happened, and at which seat unless that is not wanted."""
        text = self.say(self._words.told(event))
        who = event.values[0]
        return self.text("play-event", seat=who, text=text) if seat and who >= 0 else text

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not legal."""
        return self.say(Phrase(f"{self._words.room}-refusal-{dashed(refusal.code)}", refusal.params))

    def say(self, phrase: Phrase) -> str:
        """A phrase in this language."""
        known, _, attribute = phrase.id.partition(".")
        bundle = next((one for one in starmap(_bundle, self._sources) if one.has_message(known)), None)
        if bundle is None:
            if phrase.otherwise is not None:
                return phrase.otherwise
            raise TextError(f"{self.language}: no message {known}")
        message = bundle.get_message(known)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise TextError(f"{self.language}: nothing to say under {phrase.id}")
        spelled = {param: self._spell(param, value) for param, value in phrase.params.items()}
        text, errors = bundle.format_pattern(pattern, spelled)
        if errors:
            raise TextError(f"{self.language}: {phrase.id} does not fit {spelled}: {errors[0]}")
        return str(text)

    def with_words(self, words: Words) -> "Texts":
        """The same language and seats with other words, e.g. those of another position."""
        return Texts(self.language, *self.rooms, words=words, seats=self.seats)

    def _spell(self, param: str, value: Value) -> str | int:
        if isinstance(value, str):
            return value
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, Many):
            return ", ".join(str(self._spell(value.param, one)) for one in value.values) or self.text("play-none")
        value = int(value)
        if param == "seat":
            return self.seats[value] if 0 <= value < len(self.seats) else self.text("play-seat", index=value + 1)
        meant = value if self.words is None else self.words.name(param, value)
        return meant if isinstance(meant, int) else self._spell(param, meant)

    @property
    def _words(self) -> Words:
        if self.words is None:
            raise TextError("no words of a game were given")
        return self.words


@cache
def _bundle(language: str, rooms: tuple[str, ...]) -> "FluentBundle":
    """All messages of a language for these games, read once."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    bundle = FluentBundle([language], use_isolating=False)
    seen: set[str] = set()
    for room in ("", *rooms):
        for path in sorted(folder(language, room).glob("*.ftl")):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise TextError(f"{path}: cannot be read at {entry.content!r:.60}")
                if isinstance(entry, ast.Message | ast.Term):
                    name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                    if name in seen:
                        raise TextError(f"{path}: {name} is there twice")
                    seen.add(name)
            bundle.add_resource(resource)
    return bundle

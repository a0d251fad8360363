"""What can be said of a game without loading its rules: its name, its player counts, its options."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from cadastre.core.refusals import BadSetting


@dataclass(frozen=True)
class Option:
    """A choice made before the game: yes or no, one of several words, or a number, perhaps with words beside it."""

    name: str
    default: bool | int | str = False
    choices: tuple[str, ...] = ()
    most: int = 0
    words: tuple[str, ...] = ()
    """What may be said instead of a number from 0 to ``most``."""

    @property
    def is_number(self) -> bool:
        """Whether its values are numbers, and words beside them."""
        return bool(self.words) or (isinstance(self.default, int) and not isinstance(self.default, bool))

    def check(self, value: Any) -> bool | int | str:
        """The value if it is one of this option's, read from text where need be."""
        if isinstance(self.default, bool):
            if isinstance(value, str) and value.lower() in ("true", "yes", "on", "1"):
                return True
            if isinstance(value, str) and value.lower() in ("false", "no", "off", "0"):
                return False
            if isinstance(value, bool):
                return value
            raise BadSetting(f"option {self.name} is true or false, not {value!r}")
        if self.is_number:
            if isinstance(value, str) and value in self.words:
                return value
            if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
                value = int(value)
            if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= self.most:
                return value
            words = "".join(f" or {word}" for word in self.words)
            raise BadSetting(f"option {self.name} is a number from 0 to {self.most}{words}, not {value!r}")
        if value in self.choices:
            return str(value)
        raise BadSetting(f"option {self.name} is one of {', '.join(self.choices)}, not {value!r}")

    def code(self, value: bool | int | str) -> int:
        """A value as the number that stands in a game's record.

        A word is its place among the choices; beside a number, the words are -1, -2 and so on.
        """
        if not isinstance(value, str):
            return int(value)
        return -1 - self.words.index(value) if self.words else self.choices.index(value)


@dataclass(frozen=True)
class Entry:
    """The manifest of a game: all that is known of it before any of its parts is loaded.

    The parts are modules of its package, each loaded by its name when somebody needs it: ``game`` (the rules),
    ``presentation.rulebook``, ``presentation.terminal``, and, where the game has them, ``bot`` and ``observation``.
    """

    name: str
    home: str
    """Its package. The parts in it are loaded when they are needed; see :meth:`part`."""
    least_players: int
    most_players: int
    options: tuple[Option, ...]
    screens: tuple[str, ...] = ("text", "browser")
    """Where it can be played."""
    shelf: int = 100
    """Its place among the games of the house, the smallest first."""

    @property
    def folder(self) -> Path:
        """Where its package is."""
        return Path(next(iter(import_module(self.home).__path__)))

    def part(self, name: str) -> ModuleType | None:
        """A part of the game by its name in the package, e.g. ``bot``; None where it has none."""
        home = f"{self.home}.{name}"
        return import_module(home) if find_spec(home) else None

    def check(self, given: Mapping[str, Any]) -> dict[str, bool | int | str]:
        """All options with their values."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadSetting(f"{self.name} has no option {name!r}; it has {', '.join(known)}")
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}

    def changed(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Those that differ from their defaults."""
        return {option.name: options[option.name] for option in self.options if options[option.name] != option.default}

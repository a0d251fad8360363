"""What can be said of a game without loading its rules: its name, its player counts, its options."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cadastre.core.refusals import BadSetting


@dataclass(frozen=True)
class Option:
    """A choice made before the game: yes or no, one of several words, or a number."""

    name: str
    default: bool | int | str = False
    choices: tuple[str, ...] = ()
    most: int = 0

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
        if isinstance(self.default, int):
            if isinstance(value, str) and value.isascii() and value.isdigit():
                value = int(value)
            if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= self.most:
                return value
            raise BadSetting(f"option {self.name} is a number from 0 to {self.most}, not {value!r}")
        if value in self.choices:
            return str(value)
        raise BadSetting(f"option {self.name} is one of {', '.join(self.choices)}, not {value!r}")


@dataclass(frozen=True)
class Entry:
    """A game's line in the registry."""

    name: str
    module: str
    """Where its ``RULES`` are, loaded only when the game is played."""
    least_players: int
    most_players: int
    options: tuple[Option, ...]

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

"""A module for every game, as PettingZoo's environments have one: ``cadastre.envs.paris_v0`` with ``env`` and
``raw_env``."""

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

from cadastre.core.options import Entry
from cadastre.registry import GAMES

if TYPE_CHECKING:
    from cadastre.envs.aec import Edited, TableEnv


def open_doors(package: ModuleType) -> None:
    """Put a module for each game into the package; none of it is loaded before somebody asks for an environment."""
    for name, entry in GAMES.items():
        door = _door(f"{package.__name__}.{name}_v0", entry)
        sys.modules[door.__name__] = door
        setattr(package, f"{name}_v0", door)


def _door(path: str, entry: Entry) -> ModuleType:
    def raw_env(
        players: int = entry.least_players,
        edition: "Edited" = None,
        seed: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> "TableEnv":
        """The environment itself; the options are those of the game."""
        from cadastre.envs.aec import TableEnv

        return TableEnv(entry.name, players, edition, seed, render_mode, **options)

    def env(**given: Any) -> Any:
        """The same, with checks of the order in which it is used."""
        from cadastre.envs.aec import checked

        return checked(raw_env(**given))

    door = ModuleType(path, f"{entry.name.title()} for PettingZoo.")
    vars(door).update(raw_env=raw_env, env=env)
    return door

"""Hellas for PettingZoo, with 2 to 8 agents."""

from typing import Any

from cadastre.envs.aec import Edited, TableEnv, checked


def raw_env(
    players: int = 4, edition: Edited = None, seed: int | None = None, render_mode: str | None = None, **options: Any
) -> TableEnv:
    """The environment itself; the options are those of the game."""
    return TableEnv("hellas", players, edition, seed, render_mode, **options)


def env(**given: Any) -> Any:
    """The same, with checks of the order in which it is used."""
    return checked(raw_env(**given))

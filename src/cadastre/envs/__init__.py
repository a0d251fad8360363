"""Doors for researchers. What comes out of them is made from what a seat knows.

:mod:`~cadastre.envs.vector` plays many games at once on arrays. Every game has a module for PettingZoo,
``cadastre.envs.<game>_v0``, and importing this package makes its id ``cadastre/<Game>-v0`` known to Gymnasium, where
these are installed (the extra ``envs``).
"""

import sys
from importlib.util import find_spec
from types import ModuleType

from cadastre.envs.doors import open_doors

open_doors(sys.modules[__name__])

if find_spec("gymnasium"):
    from cadastre.envs.gym import register

    register()


def __getattr__(name: str) -> ModuleType:
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

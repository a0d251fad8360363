"""Doors for researchers. What comes out of them is made from what a seat knows.

:mod:`~cadastre.envs.vector` plays many games at once on arrays. :mod:`~cadastre.envs.paris_v0` and
:mod:`~cadastre.envs.hellas_v0` are for PettingZoo, and importing this package makes ``cadastre/Paris-v0`` and
``cadastre/Hellas-v0`` known to Gymnasium, where these are installed (the extra ``envs``).
"""

from importlib.util import find_spec

if find_spec("gymnasium"):
    from cadastre.envs.gym import register

    register()

"""Where compiled kernels are kept, and the stamp under which a changed source never finds an old one."""

import ast
import hashlib
import importlib.util
import os
import sys
import threading
from functools import cache
from pathlib import Path

import numpy as np
import platformdirs

CHECKED = os.environ.get("CADASTRE_CHECKED", "0") not in ("", "0")
"""True when kernels are compiled with bounds checks."""


def cache_folder() -> Path:
    """Where compiled kernels are kept: ``CADASTRE_CACHE``, or the user's cache folder."""
    chosen = os.environ.get("CADASTRE_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("cadastre")) / "kernels"


_OURS = {__name__.split(".")[0]}
"""Packages whose sources count: our own, and whatever else has kernels, such as tests. Callees are stamped first."""

_PARSING = threading.Lock()
"""Python 3.11 loses count where two threads parse at once."""


@cache
def _imports(path: Path, ours: frozenset[str]) -> tuple[Path, ...]:
    """The files of our own packages that this file imports, directly."""
    found = []
    with _PARSING:
        tree = ast.parse(path.read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module] + [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            if name.split(".")[0] not in ours:
                continue
            module = sys.modules.get(name)
            file = getattr(module, "__file__", None)
            if module is None:
                try:
                    spec = importlib.util.find_spec(name)
                except ModuleNotFoundError:
                    continue
                file = spec.origin if spec else None
            if file:
                found.append(Path(file))
    return tuple(dict.fromkeys(found))


@cache
def stamp(path: Path) -> str:
    """What code compiled from this file depends on, in 16 letters."""
    import numba

    home = (name for name, module in list(sys.modules.items()) if getattr(module, "__file__", None) == str(path))
    _OURS.update(name.split(".")[0] for name in home)
    ours = frozenset(_OURS)
    closure: dict[Path, bytes] = {}
    todo = [path]
    while todo:
        file = todo.pop()
        if file not in closure:
            closure[file] = hashlib.sha256(file.read_bytes()).digest()
            todo.extend(_imports(file, ours))
    whole = hashlib.sha256()
    for digest in sorted(closure.values()):
        whole.update(digest)
    whole.update(repr((sys.version, numba.__version__, np.__version__, CHECKED, numba.config.OPT)).encode())
    return whole.hexdigest()[:16]

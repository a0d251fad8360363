"""What has changed between two scenes, so that a reader who has the first is sent no more than that.

A change is the new value, or ``{"~": {name or index: change}}`` for a struct or a list of which parts have changed. The
client puts them together again (``web/src/lib/changes.ts``).
"""

from collections.abc import Iterable
from typing import Any

import msgspec

MARK = "~"
"""No field of a scene is called that."""


def changes(before: Any, after: Any) -> Any:
    """What turns one scene into the other; both are of the same game."""
    if type(before) is not type(after):
        return after
    if isinstance(after, msgspec.Struct) and not after.__struct_config__.omit_defaults:
        names = after.__struct_fields__
        return {MARK: _parts((name, getattr(before, name), getattr(after, name)) for name in names)}
    if isinstance(after, list) and len(before) == len(after):
        return {MARK: _parts((str(n), *pair) for n, pair in enumerate(zip(before, after, strict=True)))}
    return after


def _parts(pairs: Iterable[tuple[str, Any, Any]]) -> dict[str, Any]:
    return {name: changes(old, new) for name, old, new in pairs if old != new}


def changed(before: Any, change: Any) -> Any:
    """The scene that a change leads to, from plain data."""
    if not isinstance(change, dict) or MARK not in change:
        return change
    parts = change[MARK]
    if isinstance(before, list):
        return [changed(old, parts[str(n)]) if str(n) in parts else old for n, old in enumerate(before)]
    return {**before, **{name: changed(before[name], part) for name, part in parts.items()}}

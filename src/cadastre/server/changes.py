"""What has changed between two scenes, so that a reader who has the first is sent no more than that.

A change is the new value, or ``{"~": {name or index: change}}`` for a struct or a list of which parts have changed. The
client puts them together again (``web/src/lib/changes.ts``).
"""

from typing import Any

import msgspec

MARK = "~"
"""No field of a scene is called that."""

_known: dict[Any, tuple[str, ...]] = {}


def changes(before: Any, after: Any) -> Any:
    """What turns one scene into the other; both are of the same game."""
    kind: Any = type(after)
    if type(before) is not kind:
        return after
    parts: dict[str, Any] = {}
    if kind is list and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old is not new and old != new:
                parts[str(place)] = changes(old, new)
    elif fields := _fields(kind):
        for name in fields:
            old, new = getattr(before, name), getattr(after, name)
            if old is not new and old != new:
                parts[name] = changes(old, new)
    else:
        return after
    return {MARK: parts}


def _fields(kind: Any) -> tuple[str, ...]:
    """Of a struct whose fields are all sent; what is left out can't be told from what has not changed."""
    if kind not in _known:
        is_sent = issubclass(kind, msgspec.Struct) and not kind.__struct_config__.omit_defaults
        _known[kind] = kind.__struct_fields__ if is_sent else ()
    return _known[kind]


def changed(before: Any, change: Any) -> Any:
    """The scene that a change leads to, from plain data."""
    if not isinstance(change, dict) or MARK not in change:
        return change
    parts = change[MARK]
    if isinstance(before, list):
        return [changed(old, parts[str(n)]) if str(n) in parts else old for n, old in enumerate(before)]
    return {**before, **{name: changed(before[name], part) for name, part in parts.items()}}

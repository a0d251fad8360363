"""The figures of an edition as a table that people can read."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from cadastre.core.editions import Edition, Source
from cadastre.core.tables import child
from cadastre.terminal.screen import Screen, grid, wrap

MEANING = {
    "known": "printed in a rulebook or reported by named reviews",
    "inferred": "follows from known figures",
    "reconstructed": "ours: it fits everything that is known, but the print may differ",
}

HONESTLY = (
    "Reconstructed figures are not taken from the game's components: whoever owns the box can correct them in a copy "
    "of the edition file and play with it (--edition FILE)."
)


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every figure with its path."""
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(inner, child(path, key))
    else:
        yield path, value


def figure_table(edition: Edition, screen: Screen) -> str:
    """A line for each figure, or for several that stand and come from the same place; notes below, once."""
    rows = list(_rows(edition, edition.data, ""))
    lines = [screen.bold(f"{edition.game}: {edition.name}"), edition.about, f"hash {edition.hash}", ""]
    lines += grid([[path, source.status or "–", text] for path, text, source in rows])
    notes = {source.note: path for path, _, source in reversed(rows) if source.note}
    lines += ["", *(wrap(f"{path}: {note}", screen.width, "    ", "  ") for note, path in reversed(notes.items()))]
    count = Counter(
        edition.provenance[path].status if path in edition.provenance else "–" for path, _ in leaves(edition.data)
    )
    lines += ["", f"{count.total()} figures:"]
    lines += grid([[str(count[status]), status, meaning] for status, meaning in MEANING.items()], right=(0,))
    if count["reconstructed"]:
        lines.append(wrap(HONESTLY, screen.width))
    return "\n".join(lines)


def _rows(edition: Edition, value: Any, path: str) -> Iterator[tuple[str, str, Source]]:
    below = dict(leaves(value, path))
    sources = {edition.provenance.get(leaf, Source("")) for leaf in below}
    inner = list(
        (value.items() if isinstance(value, dict) else enumerate(value)) if isinstance(value, dict | list) else ()
    )
    if not inner:
        yield path, str(value) if value != "" else "–", next(iter(sources), Source(""))
    elif path and len(sources) == 1 and not any(isinstance(one, dict | list) for _, one in inner):
        worded = (f"{key}: {one}" if isinstance(value, dict) else str(one) for key, one in inner if one != "")
        yield path, ", ".join(worded), sources.pop()
    else:
        for key, one in inner:
            yield from _rows(edition, one, child(path, key))

"""What tests of editions share: the default with one spot of its text changed, and where a refusal must point to."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cadastre.core.editions import Edition, Editions
from cadastre.core.refusals import BadFile
from cadastre.core.tables import Document


def changed(editions: Editions[Any], folder: Path, *spots: tuple[str, str]) -> Edition:
    """The default with some spots of its text, each the only one of its kind, changed."""
    text = editions.file.read_text(encoding="utf-8")
    for old, new in spots:
        assert text.count(old) == 1, f"{text.count(old)} of {old!r}"
        text = text.replace(old, new)
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return editions.load(file)


def assert_refused(
    editions: Editions[Any], folder: Path, old: str, new: str, path: str, message: str, elsewhere: str = ""
) -> None:
    """The changed default is refused for this field, on the changed line or on that of the text ``elsewhere``."""
    with pytest.raises(BadFile) as caught:
        changed(editions, folder, (old, new))
    error = caught.value
    assert error.file == str(folder / "mine.toml")
    assert error.path == path
    assert message in error.message
    before = editions.file.read_text(encoding="utf-8")
    after = before.replace(old, new)
    spots = [before.index(old)] if new else []
    if elsewhere:
        spots.append(after.index(elsewhere))
    assert error.line in [after.count("\n", 0, spot) + 1 for spot in spots]


def leaves(value: Any, path: str = "") -> list[str]:
    """The paths of all figures."""
    if isinstance(value, dict):
        return [leaf for key, inner in value.items() for leaf in leaves(inner, f"{path}.{key}" if path else key)]
    if isinstance(value, list):
        return [leaf for index, inner in enumerate(value) for leaf in leaves(inner, f"{path}[{index}]")]
    return [path]


def lines(editions: Editions[Any]) -> dict[str, str]:
    """Every figure of the default with the line on which it is found again."""
    text = editions.file.read_text(encoding="utf-8")
    document = Document("default", editions.default.plain, text)
    return {path: text.splitlines()[document.lines[path] - 1] for path in leaves(editions.default.plain)}


def assert_sources(editions: Editions[Any], known: set[str], inferred: set[str]) -> None:
    """Every figure of the default says where it comes from: these are known, these inferred, the rest is ours."""
    provenance = editions.default.provenance
    assert sorted(provenance) == sorted(leaves(editions.default.data))
    assert {path for path, source in provenance.items() if source.status == "known"} == known
    assert {path for path, source in provenance.items() if source.status == "inferred"} == inferred
    assert {source.status for source in provenance.values()} == {"known", "inferred", "reconstructed"}


def assert_travels(editions: Editions[Any], edition: Edition) -> None:
    """An edition that is not the default is the same again after a journey in a record."""
    again = editions.from_dict(json.loads(json.dumps(edition.plain)), "game.jsonl")
    assert (again.hash, again.data, again.provenance) == (edition.hash, edition.data, edition.provenance)
    assert not again.is_default
    assert np.array_equal(again.figures, edition.figures)
    assert editions.from_dict(editions.default.plain).is_default

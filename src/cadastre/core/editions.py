"""Editions: the figures printed on a game's components, as a file that an owner of the box can correct.

An edition file has a header (``game``, ``name``, ``about``) and below it whatever tables the game asks for. Any table
may say where its figures come from::

    [banks]
    montmartre = 5
    belleville = 2
    status = { default = "reconstructed", montmartre = "known" }
    note = "the figures are those on the picture of the board"

``status`` and ``note`` are one text for the table, or texts by field of it (``default`` for the rest, ``"*.price"`` for
that field of every table in it); the closest one counts. They are no figures: the hash, by which a record names its
edition, leaves them out.

Below the loading are the checks that editions of several games need.
"""

import copy
import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar

import msgspec

from cadastre.core.layout import Array, numbers
from cadastre.core.refusals import BadFile
from cadastre.core.tables import Document, Shape, child, parent, read

STATUSES = ("known", "inferred", "reconstructed")
"""Printed or reported; following from known figures; ours, because the print is not at hand."""

STATUS, NOTE, REST, ANY = "status", "note", "default", "*"
RESERVED = (STATUS, NOTE, REST)
"""Words that no table of an edition may use as keys of its own."""

S = TypeVar("S", bound=Shape)
Plain = dict[str, Any]
Fault = tuple[str, str]
"""A field and what is wrong with it, in one sentence."""


_HEAD = ("game", "name", "about")


class Header(Shape):
    """What every edition says about itself."""

    game: str
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    about: Annotated[str, msgspec.Meta(max_length=10_000)] = ""


@dataclass(frozen=True)
class Source:
    """Where a figure comes from."""

    status: str
    note: str = ""


@dataclass(frozen=True, eq=False)
class Edition:
    """A checked set of figures."""

    game: str
    name: str
    about: str
    data: Plain
    """The figures alone, JSON-able, with all defaults filled in."""
    provenance: Mapping[str, Source]
    """Where each figure comes from, by its path; figures that don't tell are left out."""
    names: Mapping[str, tuple[str, ...]]
    """The ids of things by sort, in the order in which the rules number them."""
    figures: Array
    """One record, as the rules of this process take it. Not to be written to."""
    hash: str
    is_default: bool
    plain: Plain
    """All of it, JSON-able, for :meth:`Editions.from_dict`: what a record carries."""

    @cached_property
    def numbers(self) -> Any:
        """The figures field by field, as integers and lists, for whatever is not compiled."""
        return numbers(self.figures[0])


@dataclass(frozen=True)
class Editions(Generic[S]):
    """The editions of one game: how they are written, checked and made ready for the rules."""

    game: str
    file: Path
    """The default edition."""
    shape: type[S]
    faults: Callable[[S], Iterable[Fault]]
    names: Callable[[S], Mapping[str, tuple[str, ...]]]
    fill: Callable[[S], Array]

    @cached_property
    def default(self) -> Edition:
        """The edition that is played unless another is named."""
        return self.load(self.file)

    @cached_property
    def default_hash(self) -> str:
        """What :attr:`Edition.hash` of the default is."""
        document = read(self.file)
        return self._hash(document.convert(self.shape, _figures(document.data)))

    def load(self, path: Path) -> Edition:
        """The edition in a TOML file, or :class:`~cadastre.core.refusals.BadFile`."""
        return self._edition(read(path))

    def from_dict(self, plain: Plain, file: str = "edition") -> Edition:
        """The edition that was :attr:`Edition.plain`; ``file`` names its origin in errors."""
        return self._edition(Document(file, plain))

    def _edition(self, document: Document) -> Edition:
        try:
            return self._checked(document)
        except RecursionError:
            raise BadFile(document.file, "is nested too deeply") from None
        except UnicodeEncodeError:  # half a letter, as JSON can spell it
            raise BadFile(document.file, "has a letter that no text has") from None

    def _checked(self, document: Document) -> Edition:
        msgspec.json.encode(document.data)  # it is going to be kept as JSON
        head = document.convert(Header, {key: document.data[key] for key in _HEAD if key in document.data})
        if head.game != self.game:
            raise document.error("game", f"is an edition of {head.game!r}, not of {self.game!r}")
        sheet = document.convert(self.shape, _figures(document.data))
        for path, message in self.faults(sheet):
            raise document.error(path, message)
        data, digest = _data(sheet), self._hash(sheet)
        return Edition(
            game=self.game,
            name=head.name,
            about=head.about,
            data=data,
            provenance=_provenance(document, data),
            names=self.names(sheet),
            figures=self.fill(sheet),
            hash=digest,
            is_default=digest == self.default_hash,
            plain=copy.deepcopy(document.data),
        )

    def _hash(self, sheet: S) -> str:
        """Of the figures with defaults filled in, so that only another figure makes another edition."""
        canonical = json.dumps([self.game, _data(sheet)], sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()


def _data(sheet: Shape) -> Plain:
    plain: Plain = msgspec.json.decode(msgspec.json.encode(sheet))
    return plain


def _figures(data: Plain) -> Plain:
    """The document without its header and without what it says about its figures."""
    return {key: _strip(value) for key, value in data.items() if key not in (*_HEAD, STATUS, NOTE)}


def _strip(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _strip(inner) for key, inner in value.items() if key not in (STATUS, NOTE)}
    return [_strip(inner) for inner in value] if isinstance(value, list) else value


def _walk(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Everything in the data with its path, outer before inner."""
    yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _walk(inner, child(path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _walk(inner, child(path, index))


def _provenance(document: Document, figures: Plain) -> dict[str, Source]:
    nodes = dict(_walk(figures))
    status, note = _remarks(document, nodes, STATUS), _remarks(document, nodes, NOTE)
    leaves = [path for path, value in nodes.items() if not isinstance(value, dict | list)]
    told = ((path, _closest(status, path), _closest(note, path)) for path in leaves)
    return {path: Source(here, why) for path, here, why in told if here}


def _closest(remarks: dict[str, str], path: str) -> str:
    while path and path not in remarks:
        path = parent(path)
    return remarks.get(path, "")


def _remarks(document: Document, nodes: Plain, word: str) -> dict[str, str]:
    """What the document says under this word, by the path of the table or figure that it speaks of."""
    found: dict[str, str] = {}
    named: dict[str, str] = {}
    for table, value in _walk(document.data):
        said = value.get(word) if isinstance(value, dict) else None
        if said is None:
            continue
        for key, text in said.items() if isinstance(said, dict) else [(REST, said)]:
            spot = child(child(table, word), key) if isinstance(said, dict) else child(table, word)
            about = table if key == REST else child(table, key)
            spoken_of = _matching(nodes, about) if ANY in key.split(".") else [about] if about in nodes else []
            if not spoken_of:
                raise document.error(spot, f"speaks of {about}, which this edition does not have")
            if not isinstance(text, str):
                raise document.error(spot, "expected text")
            if word == STATUS and text not in STATUSES:
                raise document.error(spot, f"expected one of {', '.join(STATUSES)}, got {text!r}")
            (found if ANY in key.split(".") else named).update(dict.fromkeys(spoken_of, text))
    return found | named


def _matching(nodes: Plain, pattern: str) -> list[str]:
    """The paths that are this one with some name for every step that is ``*``."""
    wanted = _steps(pattern)
    return [path for path in nodes if _fits(_steps(path), wanted)]


def _steps(path: str) -> list[str]:
    return path.replace("[", ".[").split(".")


def _fits(steps: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether two paths are the same, apart from steps where any name will do."""
    pairs = zip(steps, wanted, strict=False)
    return len(steps) == len(wanted) and all(two == one or (two == ANY and one[:1] != "[") for one, two in pairs)


def same_keys(path: str, table: Mapping[Any, Any], wanted: Iterable[Any], otherwise: str) -> Iterator[Fault]:
    """A table must have exactly these keys."""
    for key in table:
        if key not in wanted:
            yield child(path, str(key)), otherwise
    for key in wanted:
        if key not in table:
            yield child(path, str(key)), "is missing"


def one_of(path: str, value: str, choices: Iterable[str]) -> Iterator[Fault]:
    """A word must be one of these."""
    if value not in choices:
        yield path, f"expected one of {', '.join(choices)}, got {value!r}"


def plain_words(ids: Iterable[tuple[str, str]], taken: Iterable[str]) -> Iterator[Fault]:
    """Notation and texts name things by their ids, so an id (with its path) is a plain word that means one thing."""
    seen = {*taken, *RESERVED}
    for path, name in ids:
        if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", name):
            yield path, f"must be up to 40 small letters, digits and _, beginning with a letter, got {name!r}"
        if name in seen:
            yield path, f"{name!r} means something else already"
        seen.add(name)


def rising(path: str, values: Sequence[int]) -> Iterator[Fault]:
    """Each figure of a list must be more than the one before it."""
    for step in range(1, len(values)):
        if values[step] <= values[step - 1]:
            yield child(path, step), f"must be more than the {values[step - 1]} before it, got {values[step]}"


def filled(record: Array, values: Mapping[str, Any]) -> Array:
    """A blank record in its array, with these values by field."""
    for field, value in values.items():
        record[field][0] = value
    return record

"""Every decision of a tournament as a row in a file: JSON lines, or Parquet with the extra ``data``."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from cadastre.arena.match import Row
from cadastre.core.refusals import BadFile, BadSetting

COLUMNS = {
    "game": "int32",
    "seed": "string",
    "seat": "int8",
    "bot": "string",
    "move": "int32",
    "action": "int32",
    "kind": "string",
    "notation": "string",
    "legal": "int32",
    "seconds": "float32",
    "table": "string",
    "score": "int32",
    "rank": "int8",
    "won": "float32",
}
"""Names and types. ``move`` counts decisions from 1, ``legal`` is how many actions there were to choose from, ``table``
is what was played, as JSON; the last three are the game's result for the seat, and empty if it was left unfinished."""

BATCH = 50_000
"""Rows of Parquet that are written together: small groups are read slowly."""


class Writer(Protocol):
    """Where rows go."""

    def write(self, rows: Sequence[Row]) -> None:
        """Add rows."""
        ...


class _Lines:
    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8")

    def write(self, rows: Sequence[Row]) -> None:
        for row in rows:
            line = dict(zip(COLUMNS, row, strict=True))
            line["seconds"] = round(line["seconds"], 7)
            self._file.write(json.dumps(line, ensure_ascii=False) + "\n")

    def close(self) -> None:
        self._file.close()


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet as parquet
    except ImportError:
        raise BadSetting(
            "Parquet needs more than is installed: pip install 'cadastre-games[data]'; or name a .jsonl file"
        ) from None
    return pyarrow, parquet


class _Parquet:
    def __init__(self, path: Path) -> None:
        pyarrow, parquet = _arrow()
        self._table = pyarrow.table
        self._array = pyarrow.array
        self._schema = pyarrow.schema([(name, getattr(pyarrow, sort)()) for name, sort in COLUMNS.items()])
        self._rows: list[Row] = []
        self._writer = parquet.ParquetWriter(path, self._schema, compression="zstd")

    def write(self, rows: Sequence[Row]) -> None:
        self._rows.extend(rows)
        if len(self._rows) >= BATCH:
            self._flush()

    def _flush(self) -> None:
        if self._rows:
            columns = zip(zip(*self._rows, strict=True), self._schema, strict=True)
            arrays = [self._array(values, field.type) for values, field in columns]
            self._writer.write_table(self._table(arrays, schema=self._schema))
            self._rows = []

    def close(self) -> None:
        self._flush()
        self._writer.close()


FORMATS: dict[str, Any] = {".jsonl": _Lines, ".parquet": _Parquet}


def _known(path: Path) -> None:
    if path.suffix not in FORMATS:
        raise BadSetting(f"{path.name}: decisions are kept in a file *{' or *'.join(FORMATS)}")


@contextmanager
def writer(path: Path) -> Iterator[Writer]:
    """A file for decisions, of the sort that its name says. It appears when it is complete, or not at all."""
    _known(path)
    part = path.with_name(path.name + ".part")
    try:
        made = FORMATS[path.suffix](part)
    except OSError as error:
        raise BadFile(str(path), f"cannot be written: {error.strerror or error}") from None
    try:
        yield made
        made.close()
        part.replace(path)
    except BaseException:
        made.close()
        part.unlink(missing_ok=True)
        raise


def read(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of such a file, one after the other, by the names of the columns."""
    _known(path)
    try:
        yield from _read_parquet(path) if path.suffix == ".parquet" else _read_lines(path)
    except OSError as error:
        raise BadFile(str(path), f"cannot be read: {error.strerror or error}") from None


def _read_lines(path: Path) -> Iterator[dict[str, Any]]:
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            try:
                row = json.loads(line)
            except ValueError:
                row = None
            if not isinstance(row, dict) or row.keys() != COLUMNS.keys():
                raise BadFile(str(path), "is no decision", number)
            yield row


def _read_parquet(path: Path) -> Iterator[dict[str, Any]]:
    pyarrow, parquet = _arrow()
    try:
        with parquet.ParquetFile(path) as file:
            if file.schema_arrow.names != list(COLUMNS):
                raise BadFile(str(path), "has other columns than decisions have")
            for batch in file.iter_batches():
                yield from batch.to_pylist()
    except pyarrow.ArrowException as error:
        raise BadFile(str(path), f"is no Parquet file: {error}") from None

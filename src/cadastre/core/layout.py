"""State records: a small annotated class in, a NumPy record type out.

A record class lists its fields once, each with its width, and is never instantiated:

    class Purse(Record):
        owner: int = i8  # the seat
        coins: Ints = i32[3]  # by kind

Compiled rules see a packed record of exactly these widths. Uncompiled rules (``NUMBA_DISABLE_JIT=1``) see every
signed field as 64 bits wide, because NumPy computes in the width of the field where compiled code computes in 64
bits; :func:`narrow` then proves that every value fits its declared width.
"""

import os
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""False when the rules run as plain Python; read once, like numba does."""


class Ints(Protocol):
    """A row of integers inside a record."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """A table of integers inside a record."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


@dataclass(frozen=True)
class Width:
    """How a field is stored: an integer of this NumPy code, or an array of them."""

    code: str
    shape: tuple[int, ...] = ()

    def __getitem__(self, shape: int | tuple[int, ...]) -> Any:
        return Width(self.code, shape if isinstance(shape, tuple) else (shape,))


i8: Any = Width("i1")
i16: Any = Width("i2")
i32: Any = Width("i4")
i64: Any = Width("i8")
u64: Any = Width("u8")


class Record:
    """Base of all state records. Only its subclasses' fields matter; a value is a NumPy record."""

    _fields: ClassVar[dict[str, Width]]
    _packed: ClassVar[np.dtype[Any]]
    _working: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        found = {name: vars(cls).get(name) for name in cls.__annotations__}
        cls._fields = {name: width for name, width in found.items() if isinstance(width, Width)}
        if len(cls._fields) != len(found):
            raise TypeError(f"{cls.__name__}: no width given for {', '.join(found.keys() - cls._fields.keys())}")
        plain = [(name, "<" + width.code, width.shape) for name, width in cls._fields.items()]
        wide = [(name, "<i8" if code[1] == "i" else code, shape) for name, code, shape in plain]
        cls._packed = np.dtype(plain, align=True)
        cls._working = cls._packed if COMPILED else np.dtype(wide)


R = TypeVar("R", bound=Record, covariant=True)


class Batch(Protocol, Generic[R]):
    """An array of records, as kernels take it at the border with Python."""

    def __getitem__(self, index: int, /) -> R: ...
    def __len__(self) -> int: ...


Array = npt.NDArray[Any]


def fields(record: type[Record]) -> dict[str, Width]:
    """The declared fields in order."""
    return record._fields


def packed(record: type[Record]) -> np.dtype[Any]:
    """The record type as compiled rules and files know it: aligned, of the declared widths, little-endian."""
    return record._packed


def blank(record: type[Record], count: int = 1) -> Array:
    """An array of zeroed records, ready for the rules of this process."""
    array = np.zeros(count, record._working)
    return array if COMPILED else named(array)


def over(raw: Array, dtype: np.dtype[Any]) -> Array:
    """Records over these bytes, without a copy."""
    array = np.frombuffer(raw, dtype)
    return array if COMPILED else named(array)


@cache
def _row_type(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same record type with attributes for its fields."""

    def field(name: str) -> property:
        return property(itemgetter(name), lambda row, value: row.__setitem__(name, value))

    row = type("Row", (np.void,), {name: field(name) for name in dtype.names or ()})
    return np.dtype((row, dtype))


def named(array: Array) -> Array:
    """The same records, without a copy, with their fields as attributes.

    NumPy has such records too (``np.recarray``), but looks every name up in Python: seven times slower, and uncompiled
    rules do hardly anything else.
    """
    return array.view(_row_type(array.dtype))


def numbers(record: Any) -> Any:
    """A copy of a record with integers and lists as its fields, for Python that reads many of them.

    NumPy takes microseconds to hand out a single number of a record.
    """
    values = (value.tolist() if isinstance(value, np.ndarray) else value for value in record.item())
    return SimpleNamespace(**dict(zip(record.dtype.names, values, strict=True)))


def narrow(array: Array, record: type[Record]) -> Array:
    """The same values in declared widths; an OverflowError names a field whose value does not fit."""
    if array.dtype == packed(record):
        return array
    out = np.zeros(len(array), packed(record))
    for name in record._fields:
        out[name] = array[name]
        if not np.array_equal(out[name], array[name]):
            raise OverflowError(f"{record.__name__}.{name} does not fit its width")
    return out


def widen(array: Array, record: type[Record]) -> Array:
    """Packed records as this process's rules want them."""
    out = blank(record, len(array))
    for name in record._fields:
        out[name] = array[name]
    return out

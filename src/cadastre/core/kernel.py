"""``@kernel``: rules in Python at native speed, and a cache that is never stale.

A kernel is a plain function on records and integers. Its annotations give the one signature it is compiled for (numba
would otherwise compile a copy per literal and integer width). It never allocates: the runtime that could is switched
off, so an allocation is a compile error. It is compiled on first use, and stored under a stamp made of everything that
went into it: its module and the modules of ours that it imports, the versions of Python, numba and NumPy, the flags.
Of several threads or processes that need it at once, one compiles it, and the others wait for it.

The uncompiled build (``NUMBA_DISABLE_JIT=1``) leaves functions as they are. ``CADASTRE_CHECKED=1`` compiles with
bounds checks; ``NUMBA_OPT`` chooses the optimisation level.
"""

import collections.abc
import dis
import sys
import types as pytypes
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

from cadastre.core.compiling import announce
from cadastre.core.kernel_cache import CHECKED, cache_folder, stamp
from cadastre.core.layout import COMPILED, Batch, Record, packed


class Buffer:
    """A row of 32-bit integers that a kernel fills, such as the legal actions."""

    def __getitem__(self, index: int, /) -> int: ...  # type: ignore[empty-body]
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...  # type: ignore[empty-body]


class Words:
    """Three unsigned 64-bit words inside a record: its generator."""

    def __getitem__(self, index: int, /) -> np.uint64: ...  # type: ignore[empty-body]
    def __setitem__(self, index: int, value: np.uint64, /) -> None: ...


class EventBuffer:
    """Rows of 32-bit integers that a kernel appends events to; see :mod:`cadastre.core.events`."""

    shape: tuple[int, int]

    def __getitem__(self, index: tuple[int, int], /) -> int: ...  # type: ignore[empty-body]
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


if COMPILED:
    import numba
    from filelock import FileLock, Timeout
    from numba.core import types
    from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
    from numba.core.compiler_lock import global_compiler_lock

    def _home(func: Any, file: str) -> Path:
        """The file that a kernel belongs to: that of its module, which for generic ones is the game's."""
        return Path(getattr(sys.modules.get(func.__module__), "__file__", None) or file)

    class _Locator(_CacheLocator):  # type: ignore[misc]
        """Keeps a kernel in a folder named by its stamp, so that a changed source never finds an old one."""

        def __init__(self, func: Any, file: str) -> None:
            self._func, self._stamp = func, stamp(_home(func, file))

        @classmethod
        def from_function(cls, py_func: Any, py_file: str) -> "_Locator":
            return cls(py_func, py_file)

        def get_cache_path(self) -> str:
            return str(cache_folder() / self._stamp)

        def get_source_stamp(self) -> str:
            return self._stamp

        def get_disambiguator(self) -> str:
            return str(self._func.__code__.co_firstlineno)

    class _CacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = [_Locator]

    class _Cache(FunctionCache):  # type: ignore[misc]
        _impl_class = _CacheImpl

    class _Kernel(numba.core.registry.CPUDispatcher):  # type: ignore[misc]
        """A dispatcher with exactly one signature, compiled when first needed."""

        def bind(self, signature: Any) -> None:
            self._bound = signature
            self._cache = _Cache(self.py_func)

        @property
        def callees(self) -> "list[_Kernel]":
            """The kernels that this one calls by name."""
            named = (step.argval for step in dis.get_instructions(self.py_func) if step.opname == "LOAD_GLOBAL")
            found = (self.py_func.__globals__.get(name) for name in dict.fromkeys(named))
            return [one for one in found if isinstance(one, _Kernel)]

        @property
        def _place(self) -> tuple[Path, str]:
            """The folder of the cache, and what the files in it that are this kernel's are called."""
            code = self.py_func.__code__
            return cache_folder() / stamp(
                _home(self.py_func, code.co_filename)
            ), f"{code.co_name}-{code.co_firstlineno}"

        @property
        def is_cached(self) -> bool:
            folder, name = self._place
            return any(folder.glob(f"*{name}.*.nbc"))

        def ready(self) -> "_Kernel":
            """Compile, or load from the cache, unless done: of several threads or processes, one compiles it."""
            if self._can_compile:
                with global_compiler_lock:
                    if self._can_compile:
                        self._load_or_compile()
            return self

        def _load_or_compile(self) -> None:
            if self.is_cached:
                self._once()
                return
            announce()
            with self._lock():
                self._once()

        def _once(self) -> None:
            super().compile(self._bound)
            self.disable_compile()

        def try_ready(self) -> bool:
            """Compile it, unless another process does so just now."""
            try:
                with self._lock().acquire(timeout=0), global_compiler_lock:
                    if self._can_compile:
                        self._once()
            except Timeout:
                return False
            return True

        def _lock(self) -> FileLock:
            """What a process holds while it compiles this kernel; one that dies lets go of it."""
            folder, name = self._place
            folder.mkdir(parents=True, exist_ok=True)
            return FileLock(folder / f"{name}.lock")

        def get_call_template(self, args: Any, kws: Any) -> Any:
            self.ready()
            return super().get_call_template(args, kws)

        def get_compile_result(self, sig: Any) -> Any:  # noqa: ARG002 - numba's signature; ours is the only one
            self.ready()
            return super().get_compile_result(self._bound)

        def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
            # Called by numba on a call from Python that no overload matches: the first one.
            if not self._can_compile:
                return super()._compile_for_args(*args, **kws)
            self.ready()
            return self.overloads[self._bound.args].entry_point

    _RECORDS: dict[type[Record], Any] = {}

    def _numba_type(hint: Any, bound: Mapping[str, Any]) -> Any:
        if isinstance(hint, TypeVar):
            return _numba_type(bound[hint.__name__], bound)
        if hint is int:
            return types.int64
        if hint is bool:
            return types.boolean
        if hint is float:
            return types.float64
        if hint is np.uint64:
            return types.uint64
        if hint is None or hint is type(None):
            return types.void
        if hint is Buffer:
            return types.Array(types.int32, 1, "C")
        if hint is Words:
            return types.NestedArray(types.uint64, (3,))
        if hint is EventBuffer:
            return types.Array(types.int32, 2, "C")
        if get_origin(hint) is Batch:
            return types.Array(_numba_type(get_args(hint)[0], bound), 1, "C")
        if get_origin(hint) is collections.abc.Callable:
            args, result = get_args(hint)
            inner = numba.core.typing.signature(_numba_type(result, bound), *(_numba_type(arg, bound) for arg in args))
            return types.FunctionType(inner)
        if isinstance(hint, type) and issubclass(hint, Record):
            if hint not in _RECORDS:
                _RECORDS[hint] = numba.from_dtype(packed(hint))
            return _RECORDS[hint]
        raise TypeError(f"a kernel cannot take a {hint!r}")

    def _compile(func: pytypes.FunctionType, bound: Mapping[str, Any]) -> Any:
        hints = get_type_hints(func)
        result = _numba_type(hints.pop("return"), bound)
        signature = numba.core.typing.signature(result, *(_numba_type(hint, bound) for hint in hints.values()))
        made = _Kernel(func, targetoptions={"nopython": True, "nogil": True, "_nrt": False, "boundscheck": CHECKED})
        made.bind(signature)
        return made


F = TypeVar("F", bound=Callable[..., Any])

KERNELS: list[Any] = []
"""Every kernel of this process in the order of definition, callees first."""


def kernel(func: F) -> F:
    """Compile this function for the one signature that its annotations give."""
    if not COMPILED:
        return func
    made = _compile(func, {})  # type: ignore[arg-type]
    KERNELS.append(made)
    return made  # type: ignore[no-any-return]


def kernel_for(func: F, **bound: type[Record]) -> F:
    """Compile a function written for any game: its type variables are given here by name."""
    if not COMPILED:
        return func
    made = _compile(func, bound)  # type: ignore[arg-type]
    KERNELS.append(made)
    return made  # type: ignore[no-any-return]


def kernel_with(func: F, home: str, names: Mapping[str, Any], **bound: type[Record]) -> F:
    """Compile a function written for any game with a game's own kernels in the place of those it names.

    They are linked like any callee. ``home`` is the module of the game that the result belongs to: it is compiled again
    when that, or anything it imports, changes.
    """
    made = pytypes.FunctionType(func.__code__, {**func.__globals__, **names}, func.__name__)
    made.__annotations__, made.__doc__, made.__module__ = func.__annotations__, func.__doc__, home
    return kernel_for(made, **bound)  # type: ignore[return-value]


def is_cached(func: Callable[..., Any]) -> bool:
    """Whether this kernel lies compiled in the cache, or needs no compiling."""
    return not COMPILED or bool(func.is_cached)  # type: ignore[attr-defined]


def ready(func: Callable[..., Any]) -> None:
    """Have this kernel compiled or loaded now rather than at its first call."""
    if COMPILED:
        func.ready()  # type: ignore[attr-defined]

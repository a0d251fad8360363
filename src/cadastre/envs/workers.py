"""Threads that share a call of compiled code.

A step of a batch takes about a millisecond. To wake a sleeping thread takes a tenth of that and more, also one that
sleeps because it waits for Python's lock. So orders are passed through cells of memory inside the compiled code, where
nobody holds the lock, and a thread that has nothing to do looks out for an order for a while before it sleeps.
"""

import time
import weakref
from collections.abc import Callable, Sequence
from threading import Event, Thread
from typing import Any

import numpy as np

from cadastre.core.kernel import Buffer, kernel, ready
from cadastre.core.layout import COMPILED, Array
from cadastre.core.refusals import BadSetting

LOOKS = 200_000
"""How often one looks before one sleeps: about a tenth of a millisecond."""

NAP = 5e-5
"""How long the caller then sleeps at a time, in seconds."""

NONE, STOP = 0, -1
"""What a cell holds when there is no order, and when there will be no more."""

APART = 32
"""Between the cells of two workers, so that they share no line of a cache."""

WORK, CHECKS = 0, 1
"""A thread's two piles: portions to work on, and portions to check before anybody works."""

if COMPILED:
    from numba.core import types
    from numba.extending import intrinsic

    def _pointer(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, given[0])
        return builder.gep(array.data, [given[1]])

    @intrinsic  # type: ignore[untyped-decorator]
    def _load(typing: Any, cells: Any, index: Any) -> Any:  # noqa: ARG001 - numba's signature
        """A cell as other threads have left it: the compiler may not take it for unchanged."""

        def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            return builder.load_atomic(_pointer(context, builder, signature, given), "acquire", 4)

        return types.int32(cells, types.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def _store(typing: Any, cells: Any, index: Any, value: Any) -> Any:  # noqa: ARG001 - numba's signature
        """Change a cell now: the compiler may not put it off."""

        def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            builder.store_atomic(given[2], _pointer(context, builder, signature, given), "release", 4)
            return context.get_dummy_value()

        return types.void(cells, types.int64, types.int32), code

    def _changed(how: str) -> Any:
        """A cell is added to, or raised to a number, in one go: what it held before is told to nobody else."""

        @intrinsic  # type: ignore[untyped-decorator]
        def change(typing: Any, cells: Any, index: Any, value: Any) -> Any:  # noqa: ARG001 - numba's signature
            def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
                return builder.atomic_rmw(how, _pointer(context, builder, signature, given), given[2], "acq_rel")

            return types.int32(cells, types.int64, types.int32), code

        return change

    _add, _raise = _changed("add"), _changed("max")

else:

    def _load(cells: Buffer, index: int) -> int:
        return cells[index]

    def _store(cells: Buffer, index: int, value: int) -> None:
        cells[index] = value

    def _add(cells: Buffer, index: int, value: int) -> int:
        before = cells[index]
        cells[index] = before + value
        return before

    def _raise(cells: Buffer, index: int, value: int) -> int:
        before = cells[index]
        cells[index] = max(before, value)
        return before


@kernel
def portion(piles: Buffer, pile: int, thread: int, portions: int) -> int:
    """The number of the portion that a thread takes next; past the last if there is none.

    Each thread has a share of its own, which it finds in its own cache: only one that is done with it helps another.
    """
    threads = len(piles) // APART - 1
    for turned in range(threads):
        share = (thread + turned) % threads
        number = portions * share // threads + _add(piles, share * APART + pile, 1)
        if number < portions * (share + 1) // threads:
            return int(number)
    return portions


@kernel
def complain(piles: Buffer, weight: int) -> None:
    """Something is wrong with a portion that is checked."""
    _raise(piles, len(piles) - APART + 1, weight)


@kernel
def checked(piles: Buffer) -> None:
    """One more portion has been checked."""
    _add(piles, len(piles) - APART, 1)


@kernel
def complaint(piles: Buffer, portions: int) -> int:
    """The weightiest complaint, once all is checked; 0 if there is none."""
    while _load(piles, len(piles) - APART) < portions:
        pass
    return int(_load(piles, len(piles) - APART + 1))


@kernel
def tell(cells: Buffer, order: int) -> None:
    """Give an order to all the workers that these cells belong to."""
    for index in range(0, len(cells), APART):
        _store(cells, index, order)


@kernel
def look(cells: Buffer, looks: int) -> int:
    """The order in a worker's cell; :data:`NONE` if none comes in time."""
    for _ in range(looks):
        order = _load(cells, 0)
        if order != NONE:
            return int(order)
    return NONE


@kernel
def done(cells: Buffer) -> int:
    """A worker has carried out its order: what is next? Nothing if this is no worker, which has no cells."""
    if len(cells) == 0:
        return NONE
    _store(cells, 0, NONE)
    order = look(cells, LOOKS)
    return NONE if order == STOP else order


@kernel
def _is_done(cells: Buffer, looks: int) -> bool:
    """Look until a worker has carried out its order; false if that takes too long."""
    for _ in range(looks):
        if _load(cells, 0) == NONE:
            return True
    return False


class _Worker:
    """One thread, with what it does whenever its cell holds an order."""

    def __init__(self, cells: Array, function: Callable[..., int], given: tuple[Any, ...]) -> None:
        self._cells: Any = cells
        self._told = Event()
        self._failed: BaseException | None = None
        Thread(target=self._work, args=(function, given), name="cadastre-batch", daemon=True).start()

    def wake(self) -> None:
        """Look for an order, if it sleeps."""
        self._told.set()

    def wait(self) -> None:
        """Wait until its order is carried out."""
        self.wake()  # it may have fallen asleep before the order came
        while not _is_done(self._cells, LOOKS):
            time.sleep(NAP)
        failed, self._failed = self._failed, None
        if failed is not None:
            raise failed

    def stop(self) -> None:
        """End the thread."""
        self._cells[0] = STOP
        self.wake()

    def _work(self, function: Callable[..., int], given: tuple[Any, ...]) -> None:
        while (order := look(self._cells, LOOKS)) != STOP:
            if order == NONE:
                self._told.wait()
                self._told.clear()
                continue
            try:
                function(self._cells, self._cells[:0], *given, order)
            except BaseException as failed:  # noqa: BLE001 - it is the caller's
                self._failed = failed
                self._cells[0] = NONE


class Workers:
    """Threads that carry out orders together, one of them the thread that calls.

    The function gets a worker's own cells, the cells of all workers that it is to :func:`tell`, the piles of all
    threads, of which it takes one :func:`portion` after another, what is given to this thread alone, and the order.
    When it is :func:`done`, it carries out the next one. What it returns in the thread that calls is the answer.
    """

    def __init__(self, function: Callable[..., int], given: Sequence[tuple[Any, ...]]) -> None:
        for one in (look, _is_done, function):
            ready(one)
        self._function, self._given = function, given[0]
        self._cells: Any
        self._piles: Any
        *places, end = range(0, len(given) * APART, APART)
        memory = np.zeros(2 * end + 2 * APART, np.int32)  # after the piles there is a place for what was checked
        self._cells, self._piles = memory[:end], memory[end:]
        self._workers = [
            _Worker(self._cells[place : place + APART], function, (self._piles, *one))
            for place, one in zip(places, given[1:], strict=True)
        ]
        self.close = weakref.finalize(self, _stop, self._workers)
        """Let the threads go."""

    def order(self, order: int) -> int:
        """Have an order carried out."""
        if not self.close.alive:
            raise BadSetting("the batch is closed")
        self._piles[:] = 0
        for worker in self._workers:
            worker.wake()
        try:
            return self._function(self._cells[:0], self._cells, self._piles, *self._given, order)
        finally:
            for worker in self._workers:
                worker.wait()


def _stop(workers: list[_Worker]) -> None:
    for worker in workers:
        worker.stop()

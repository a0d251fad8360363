"""Jobs done side by side: in this process, in several, or on a Ray cluster. Outcomes come in the order of the jobs."""

import logging
import multiprocessing
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

from cadastre.arena.match import Job, Outcome, play
from cadastre.core.refusals import BadSetting, CadastreError

T = TypeVar("T")

AHEAD = 4
"""Jobs under way or waiting for each worker: enough that none is idle behind a long game, few enough to be kept."""

LOCAL = "local"
"""The address of a cluster that Ray starts for this run on this machine."""


PATIENCE = 10.0
"""Seconds until a cluster that does not answer counts as absent."""


class LostWorker(CadastreError):
    """A process that played games has died."""


def outcomes(jobs: Iterable[Job], workers: int, address: str | None = None) -> Iterator[Outcome]:
    """Play the jobs with so many workers, or on the Ray cluster at an address."""
    if address is not None:
        return _on_ray(jobs, workers, address)
    return map(play, jobs) if workers == 1 else _in_processes(jobs, workers)


def _in_order(
    jobs: Iterable[Job], most: int, start: Callable[[Job], T], wait: Callable[[T], Outcome]
) -> Iterator[Outcome]:
    """Keep so many jobs started, and give their outcomes in order."""
    under_way: deque[T] = deque()
    for job in jobs:
        if len(under_way) >= most:
            yield wait(under_way.popleft())
        under_way.append(start(job))
    while under_way:
        yield wait(under_way.popleft())


def _in_processes(jobs: Iterable[Job], workers: int) -> Iterator[Outcome]:
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=_begin)
    wait: Callable[[Future[Outcome]], Outcome] = Future.result
    try:
        yield from _in_order(jobs, AHEAD * workers, lambda job: pool.submit(play, job), wait)
    except BrokenProcessPool:
        raise LostWorker("a worker process has died; was there enough memory?") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Ctrl-C ends a worker at once and without a word: its parent says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _on_ray(jobs: Iterable[Job], workers: int, address: str) -> Iterator[Outcome]:
    with _cluster(workers, address) as ray:
        remote = ray.remote(play)
        most = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)

        def wait(reference: Any) -> Outcome:
            try:
                found: Outcome = ray.get(reference)
            except ray.exceptions.RayTaskError as error:
                if isinstance(error.cause, CadastreError):  # the error itself, without the traceback from afar
                    raise error.cause from None
                raise
            except ray.exceptions.RayError as error:
                raise LostWorker(f"the cluster lost a game: {error}") from error
            return found

        yield from _in_order(jobs, most, remote.remote, wait)


@contextmanager
def _cluster(workers: int, address: str) -> Iterator[Any]:
    try:
        import ray
    except ImportError:
        raise BadSetting("--ray needs more than is installed: pip install 'cadastre-games[ray]'") from None
    _knock(address)
    own: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **own)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadSetting(f"there is no Ray cluster at {address!r}: {error}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Find out quickly whether anybody is at an address: Ray itself keeps trying for minutes."""
    _, _, place = address.rpartition("://")
    host, colon, port = place.rpartition(":")
    if not colon or not port.isdigit():
        return  # a word that Ray knows, such as "auto"
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadSetting(f"there is no Ray cluster at {address!r}: {error}") from None

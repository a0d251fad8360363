"""Another program that answers in lines of JSON. It is waited for no longer than agreed, and it never outlives us."""

import ctypes
import json
import os
import select
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from cadastre.core.refusals import BadSetting, CadastreError

Plain = dict[str, Any]

LONGEST = 1_000_000
"""Bytes of a line; who says more has lost the thread."""

GRACE = 0.5
"""Seconds that a program has to end by itself once it was told that it may."""

TOLD = 200
"""Characters of an answer that are quoted."""

_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None
_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG


class BadAnswer(CadastreError):
    """A program said something else than was asked, or nothing."""


class Program:
    """A process that is asked a line and answers a line."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        self.name = name
        """How it is called when something goes wrong."""
        try:
            process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # a group of its own, which can be ended as a whole
                preexec_fn=_die_with_parent,  # noqa: PLW1509 - one call of the system and nothing else
            )
        except OSError as error:
            raise BadSetting(f"{name!r} cannot be started: {error.strerror or error}") from None
        assert process.stdin
        assert process.stdout
        self._to, self._from = process.stdin, process.stdout
        os.set_blocking(self._to.fileno(), False)
        self._process = process
        self._heard = b""
        self._finish = weakref.finalize(self, _finish, process)

    @property
    def is_alive(self) -> bool:
        """Whether it can still be asked."""
        return self._finish.alive

    def ask(self, question: Plain, seconds: float) -> Plain:
        """Its answer; who does not give one in time is ended."""
        if not self.is_alive:
            raise self._wrong("has been ended")
        deadline = time.monotonic() + seconds
        try:
            if self._heard or self._is_ready(self._from, time.monotonic()):
                raise self._wrong(f"said {_quoted(self._line(deadline))} without being asked")
            self._say(question, deadline)
            return self._answer(self._line(deadline))
        except TimeoutError:
            self._finish()
            raise self._wrong(f"gave no answer within {seconds:g} s") from None
        except BaseException:
            self._finish()
            raise

    def end(self, last: Plain) -> None:
        """A last word that needs no answer; then it has a moment to end by itself."""
        if not self.is_alive:
            return
        with suppress(OSError, TimeoutError, BadAnswer):
            self._say(last, time.monotonic() + GRACE)
        with suppress(OSError):
            self._to.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._finish()

    def _say(self, message: Plain, deadline: float) -> None:
        left = json.dumps(message, ensure_ascii=False).encode() + b"\n"
        try:
            while left:
                _, writable, _ = select.select([], [self._to], [], max(deadline - time.monotonic(), 0))
                if not writable:
                    raise TimeoutError
                left = left[os.write(self._to.fileno(), left) :]
        except BrokenPipeError:
            raise self._gone() from None

    def _line(self, deadline: float) -> bytes:
        while b"\n" not in self._heard:
            if len(self._heard) > LONGEST:
                raise self._wrong(f"said {_quoted(self._heard)} and did not come to an end")
            if not self._is_ready(self._from, deadline):
                raise TimeoutError
            more = os.read(self._from.fileno(), 65_536)
            if not more:
                raise self._gone()
            self._heard += more
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _is_ready(self, pipe: Any, deadline: float) -> bool:
        return bool(select.select([pipe], [], [], max(deadline - time.monotonic(), 0))[0])

    def _answer(self, line: bytes) -> Plain:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise self._wrong(f"answered {_quoted(line)}, which is no JSON object")
        return found

    def _gone(self) -> BadAnswer:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        code = self._process.returncode
        if code is None:
            return self._wrong("has closed its output")
        how = f"by signal {signal.Signals(-code).name}" if code < 0 else f"with exit code {code}"
        said = f" and said {_quoted(self._heard)}" if self._heard else ""
        return self._wrong(f"has ended {how}{said}, though the game goes on")

    def _wrong(self, what: str) -> BadAnswer:
        return BadAnswer(f"{self.name!r} {what}")


def _quoted(line: bytes) -> str:
    text = line.decode("utf-8", "replace")
    return repr(text if len(text) <= TOLD else text[:TOLD] + "…")


def _finish(process: "subprocess.Popen[bytes]") -> None:
    """End a program with all that it has started, and take note of its end, so that nothing of it stays."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    for pipe in (process.stdin, process.stdout):
        if pipe:
            with suppress(OSError):
                pipe.close()
    process.wait()


def _die_with_parent() -> None:
    """Asked of the system between fork and exec: a worker may be ended without a chance to end its bots."""
    if _LIBC is not None:
        _LIBC.prctl(_DEATH_SIGNAL, signal.SIGKILL)

"""The first start on a machine: nobody waits for the compiler.

Uncompiled, the rules are quick enough for people. So a process of its own serves the tables uncompiled, at the same
socket, while others compile. Then this process has everything in memory, the other one hangs up (all that anybody was
told is in the database), and here the tables go on: browsers come again by themselves and hardly notice.
"""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType

from cadastre.registry import rules

PATIENCE = 10.0
"""Seconds after which a process that should have ended is ended."""


def is_needed(names: Sequence[str]) -> bool:
    """Whether something has to be compiled before these games can be played as they should be."""
    from cadastre.bots.ahead import is_compiled

    return os.name == "posix" and not all(is_compiled(rules(name)) for name in names)


def warm_up(names: Sequence[str], listening: socket.socket, arguments: Sequence[str]) -> None:
    """Compile these games while another process serves at this socket, with these arguments of ``cadastre serve``.

    If they cannot be compiled, that process goes on serving as long as this one lives.
    """
    from cadastre.bots.ahead import compile_all

    with _leaving_when_told(), _standing_in(listening, arguments) as stand_in:
        problem = _compile(names, stand_in)
        if problem:
            _tell(stand_in, f"failed {problem}")
            stand_in.wait()
            sys.exit(stand_in.returncode)
        compile_all([rules(name) for name in names])


@contextmanager
def _leaving_when_told() -> Iterator[None]:
    """SIGTERM ends us as Ctrl+C does, and not before the other processes have ended."""

    def leave(number: int, _frame: FrameType | None) -> None:
        sys.exit(128 + number)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _standing_in(listening: socket.socket, arguments: Sequence[str]) -> Iterator["subprocess.Popen[str]"]:
    """A server that plays uncompiled; it ends when its stdin does, and so when we are no more."""
    number = listening.fileno()
    command = [sys.executable, "-m", "cadastre.cli", "serve", *arguments, "--stand-in", str(number)]
    surroundings = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    process = subprocess.Popen(command, stdin=subprocess.PIPE, text=True, env=surroundings, pass_fds=(number,))
    try:
        yield process
    finally:
        _end(process)


def _end(process: "subprocess.Popen[str]") -> None:
    assert process.stdin is not None
    with suppress(BrokenPipeError):
        process.stdin.close()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _compile(names: Sequence[str], stand_in: "subprocess.Popen[str]") -> str:
    """Compile in processes of their own, which let everything else go first; a sentence if that fails."""
    command = [sys.executable, "-m", "cadastre.cli", "compile", *names, "--polite", "--progress"]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    assert child.stdout is not None
    assert child.stderr is not None
    try:
        for line in child.stdout:
            _tell(stand_in, line.strip())
        said = child.stderr.read().strip()
        return (said.splitlines() or [f"exit code {child.returncode}"])[-1] if child.wait() else ""
    except OSError as error:
        return str(error)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGTERM)  # its helpers too
        child.wait()


def _tell(stand_in: "subprocess.Popen[str]", line: str) -> None:
    assert stand_in.stdin is not None
    with suppress(BrokenPipeError):  # it has ended; what it would show is nobody's business now
        stand_in.stdin.write(line + "\n")
        stand_in.stdin.flush()

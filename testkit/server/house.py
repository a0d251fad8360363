"""The real server in a process of its own."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import httpx

from testkit.children import heeding

PATIENCE = 120.0
"""Seconds after which something that should happen has not happened."""


def wait_until(happened: Callable[[], bool], what: str) -> None:
    """Ask again and again."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, f"not within {PATIENCE} s: {what}"
        time.sleep(0.01)


class House:
    """A running server."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        assert process.stdout is not None
        self.first_line = process.stdout.readline()
        assert self.first_line.startswith("Cadastre: http://localhost:"), self.first_line
        self.address = self.first_line.split()[1]
        wait_until(self._answers, "the server answers")

    def _answers(self) -> bool:
        assert self.process.poll() is None, "the server has ended"
        try:
            return httpx.get(f"{self.address}/api/me").is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Without a word, as a power cut does."""
        self.process.kill()
        self.process.wait()


def steady_port() -> int:
    """A free port for a server that is to come back to it.

    It is below those that the system gives to whoever asks for any: one of the many clients round here might have it by
    then.
    """
    while True:
        port = secrets.choice(range(20_000, 32_000))  # not by the generator that some tests seed
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


@contextmanager
def serving(
    database: str | Path,
    *more: str,
    env: Mapping[str, str] | None = None,
    games: str = "paris",
    stderr: IO[str] | None = None,
    files: int = 0,
) -> Iterator[House]:
    """A server at any free port whose bots take no time; it may open so many files, if that is said."""
    limit = ["prlimit", f"--nofile={files}:{files}"] if files else []
    command = heeding(sys.executable, "-m", "cadastre.cli", "serve", "--port", "0", "--pace", "0", "--games", games)
    command += ["--database", str(database)]
    surroundings = {**os.environ, **(env or {})}
    with subprocess.Popen(
        [*limit, *command, *more], stdout=subprocess.PIPE, stderr=stderr, text=True, env=surroundings
    ) as process:
        try:
            yield House(process)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                raise

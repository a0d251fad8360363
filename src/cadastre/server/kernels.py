"""The rules that a server plays by, in memory: compiled, or uncompiled in a server that stands in meanwhile."""

import asyncio
import os
import signal
import sys
from collections.abc import Iterable

from cadastre.core.said import Said
from cadastre.registry import rules
from cadastre.server.course import Broken
from cadastre.server.games import NOT_OFFERED
from cadastre.server.wire import Kernels


class NotReady(Exception):
    """The rules of a game could not be loaded."""

    def __init__(self, problem: str) -> None:
        self.reason = Said("web-kernels-failed", {"problem": problem})
        super().__init__(problem)


class KernelRoom:
    """How far the rules of each game are."""

    def __init__(self, names: Iterable[str], *, stands_in: bool = False) -> None:
        self.progress = {name: Kernels(ready=False, done=0, all=0) for name in names}
        self.stands_in = stands_in
        """Whether they are played uncompiled, until another process has compiled them and takes over."""
        self._loaded = {name: asyncio.Event() for name in self.progress}

    async def prepare(self) -> None:
        """Have the rules and the bots in memory, one game after the other: else the first move would be late."""
        for name, progress in self.progress.items():
            try:
                progress.done = progress.all = await asyncio.to_thread(_load, name)
                progress.ready = not self.stands_in
            except Exception as error:  # noqa: BLE001 - whatever it is, the home page says so
                progress.failed = str(error) or type(error).__name__
            self._loaded[name].set()
        if self.stands_in:
            await self._listen()

    def is_loaded(self, name: str) -> bool:
        """Whether nobody has to wait for a game."""
        return self._loaded[name].is_set()

    async def ready(self, name: str) -> None:
        """Wait until a game can be played; one that is not offered here never will be."""
        if name not in self._loaded:
            raise Broken(NOT_OFFERED)
        await self._loaded[name].wait()
        problem = self.progress[name].failed
        if problem and not self.stands_in:
            raise NotReady(problem)

    async def all_ready(self) -> None:
        """Wait until every game can be played."""
        for name in self.progress:
            await self.ready(name)

    async def _listen(self) -> None:
        """Hear on stdin how far compiling is; when nobody is left to tell, another takes over, or all is over."""
        reader = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
        async for line in reader:
            word, _, rest = line.decode().strip().partition(" ")
            for progress in self.progress.values():
                if word == "failed":
                    progress.failed = rest
                else:
                    progress.done, progress.all = int(word), int(rest)
        os.kill(os.getpid(), signal.SIGTERM)


def _load(name: str) -> int:
    """Have the rules in memory, and the bots; how many kernels these are."""
    from cadastre.bots.ahead import compile_all, kernels

    compile_all([rules(name)])
    return len(kernels(rules(name)))

"""Rules and bots get compiled behind the home page, in a process of their own: compiling would hold up the server."""

import asyncio
import sys
from collections.abc import Iterable

from cadastre.core.said import Said
from cadastre.registry import entry, rules
from cadastre.server.wire import Kernels


class NotReady(Exception):
    """The rules of a game could not be compiled."""

    def __init__(self, problem: str) -> None:
        self.reason = Said("web-kernels-failed", {"problem": problem})
        super().__init__(problem)


class KernelRoom:
    """How far the rules of each game are."""

    def __init__(self, names: Iterable[str]) -> None:
        self.progress = {name: Kernels(ready=False, done=0, all=0) for name in names}
        self._ready = {name: asyncio.Event() for name in self.progress}
        self._wanted = ""
        self._chosen = asyncio.Event()

    def want(self, name: str) -> None:
        """Somebody waits for this game: it comes first. Only the first wish counts, so that work goes on."""
        if not self._wanted and name in self.progress and not self._ready[name].is_set():
            self._wanted = name
            self._chosen.set()

    async def prepare(self) -> None:
        """Compile everything that is not at hand, one game after the other, then load it."""
        while waiting := [name for name, ready in self._ready.items() if not ready.is_set()]:
            name = self._wanted if self._wanted in waiting else waiting[0]
            if not await self._unless_another_is_wanted(name):
                continue  # what it has compiled so far is kept
            self._ready[name].set()

    async def _unless_another_is_wanted(self, name: str) -> bool:
        """Prepare a game; false if another was chosen meanwhile, and this one has to wait."""
        work = asyncio.create_task(self._prepare(name))
        choice = asyncio.create_task(self._chosen.wait())
        try:
            await asyncio.wait((work, choice), return_when=asyncio.FIRST_COMPLETED)
            if not work.done() and self._wanted != name:
                self._chosen.clear()
                return False
            await work
        except Exception as error:  # noqa: BLE001 - whatever it is, the home page says so
            self.progress[name].failed = str(error) or type(error).__name__
        finally:
            for task in (work, choice):
                task.cancel()
            await asyncio.gather(work, choice, return_exceptions=True)
        return True

    async def ready(self, name: str) -> None:
        """Wait until a game can be played."""
        await self._ready[entry(name).name].wait()
        problem = self.progress[name].failed
        if problem:
            raise NotReady(problem)

    async def all_ready(self) -> None:
        """Wait until every game can be played."""
        for name in self.progress:
            await self.ready(name)

    async def _prepare(self, name: str) -> None:
        if not await asyncio.to_thread(_is_at_hand, name):
            await self._compile(name)
        progress = self.progress[name]
        progress.done = progress.all = await asyncio.to_thread(_load, name)
        progress.ready = True

    async def _compile(self, name: str) -> None:
        progress = self.progress[name]
        command = (sys.executable, "-m", "cadastre.cli", "compile", name, "--progress")
        child = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        assert child.stdout is not None
        assert child.stderr is not None
        said = asyncio.create_task(child.stderr.read())
        try:
            async for line in child.stdout:
                progress.done, progress.all = map(int, line.split())
            if await child.wait():
                raise RuntimeError("".join((await said).decode(errors="replace").strip().splitlines()[-1:]))
        finally:
            if child.returncode is None:
                child.terminate()


def _is_at_hand(name: str) -> bool:
    from cadastre.bots.ahead import is_compiled

    return is_compiled(rules(name))


def _load(name: str) -> int:
    """Have the compiled rules in memory, and the bots: else the first of them to move would be late; how many."""
    from cadastre.bots.ahead import compile_all, kernels

    compile_all(rules(name))
    return len(kernels(rules(name)))

"""Programs that the tests start and send signals to."""

import sys

HEED = (
    "import os, signal, sys\n"
    "for one in (signal.SIGINT, signal.SIGTERM): signal.signal(one, signal.SIG_DFL)\n"
    "os.execv(sys.argv[1], sys.argv[1:])"
)


def heeding(*command: str) -> list[str]:
    """A command that can be interrupted: a shell has its background jobs ignore Ctrl-C, and children inherit that.

    A program sets this right and then becomes the command. Servers are also started from threads, where neither the
    tests' own signals can be changed for a moment nor ``preexec_fn`` is safe.
    """
    return [sys.executable, "-I", "-S", "-c", HEED, *command]

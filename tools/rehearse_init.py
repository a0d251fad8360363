"""The first process on a bare machine: it runs one command as a person would, and says how the command ended.

It runs inside the machine with the machine's own Python, so it needs only the standard library. Its argument is what to
run, as JSON; its output is the command's output. A byte on its input stops the command: as Ctrl+C does in the
foreground, by SIGTERM in the background. It says the exit code and what was left running as JSON on its error output.
When its input ends, nobody waits any more: it ends too, and with it everything on the machine.
"""

import fcntl
import json
import os
import select
import signal
import sys
import termios
import time
from typing import Any

GRACE = 3.0
"""Seconds in which what a command has started may follow it."""


def launch(wanted: dict[str, Any], theirs: int) -> int:
    """Start the command with this end of a terminal or a pipe; its process."""
    foreground = wanted["foreground"]
    if foreground:  # we are the shell at the terminal
        os.setsid()
        fcntl.ioctl(theirs, termios.TIOCSCTTY, 0)
    os.fchown(theirs, wanted["uid"], -1)
    child = os.fork()
    if child:
        return child
    try:
        if foreground:
            os.setpgid(0, 0)
            os.tcsetpgrp(theirs, os.getpid())
            os.dup2(theirs, 0)
        else:
            os.setsid()
            os.dup2(os.open("/dev/null", os.O_RDONLY), 0)
        os.dup2(theirs, 1)
        os.dup2(theirs, 2)
        for number in (signal.SIGPIPE, signal.SIGXFSZ, signal.SIGTTOU, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
            signal.signal(number, signal.SIG_DFL)
        if not foreground:  # as shells without a terminal do it
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            signal.signal(signal.SIGQUIT, signal.SIG_IGN)
        os.umask(0o022)
        os.setgroups([wanted["gid"]])
        os.setgid(wanted["gid"])
        os.setuid(wanted["uid"])
        os.chdir(wanted["folder"])
        os.execvpe(wanted["words"][0], wanted["words"], wanted["environment"])
    except OSError as error:
        os.write(2, f"{wanted['words'][0]}: {error}\n".encode())
    finally:
        os._exit(127)


def reap(child: int) -> int | None:
    """Take leave of all that has ended; the command's exit code if it is among them, negative after a signal."""
    code = None
    try:
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            if ended[0] == child:
                code = os.waitstatus_to_exitcode(ended[1])
    except ChildProcessError:
        pass
    return code


def others() -> list[str]:
    """Everything that runs here but us."""
    found = []
    for name in os.listdir("/proc"):  # noqa: PTH208
        if name.isdecimal() and name != "1":
            try:
                with open(f"/proc/{name}/cmdline", "rb") as file:  # noqa: PTH123
                    words = file.read().replace(b"\0", b" ").decode(errors="replace").strip()
            except OSError:
                continue
            found.append(words or f"process {name}")
    return found


def pass_on(ours: int, seconds: float) -> None:
    """Wait so long for output, and take it over."""
    while select.select([ours], [], [], seconds)[0]:
        os.write(1, os.read(ours, 1 << 16))
        seconds = 0


def main() -> int:
    """Run the command to its end."""
    wanted = json.loads(sys.argv[1])
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTTOU):
        signal.signal(number, signal.SIG_IGN)
    if wanted["foreground"]:
        ours, theirs = os.openpty()
        termios.tcsetwinsize(theirs, (24, 80))
    else:
        ours, theirs = os.pipe()
    child, code = launch(wanted, theirs), None
    while code is None:
        if 0 in select.select([0, ours], [], [], 0.1)[0]:
            if not os.read(0, 1):
                return 1
            if wanted["foreground"]:
                os.write(ours, b"\x03")
            else:
                os.kill(child, signal.SIGTERM)
        pass_on(ours, 0)
        code = reap(child)
    until = time.monotonic() + GRACE
    while (left := others()) and time.monotonic() < until:
        pass_on(ours, 0.05)
        reap(child)
    pass_on(ours, 0)
    print(json.dumps({"code": code, "left": left}), file=sys.stderr, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Programs for these tests: each answers the greeting, and then does what it was made for."""

import sys
from pathlib import Path

HEAD = """#!{python} -SE
import json, os, sys, time

def say(**answer):
    print(json.dumps(answer), flush=True)

def lines():
    for line in sys.stdin:
        yield json.loads(line)

told = lines()
"""

HELLO = """
hello = next(told)
say(protocol=1, wants={wants})
"""


def program(folder: Path, body: str, wants: tuple[str, ...] = (), hello: str = HELLO) -> str:
    """The code of a bot that is written here; ``said`` is the first question."""
    path = folder / "guest"
    path.write_text(HEAD.format(python=sys.executable) + hello.format(wants=list(wants)) + body, "utf-8")
    path.chmod(0o755)
    return f"cmd:{path}"

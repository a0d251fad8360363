"""Every attack that a stranger can make, each as long as it is let.

    python -m tools.attacks_list NAME PORT SOURCE

runs one in a process of its own, from the address SOURCE: it says ``ready``, begins with the first line of its standard
input, goes on until that ends, and then says what it was answered.
"""

import asyncio
import json
import os
import resource
import sys
from typing import NamedTuple

from testkit import hostile
from tools import attacks_requests as requests
from tools import attacks_tables as tables
from tools.attacks_stranger import Deed, run

NICE = 10
"""What is measured is how the server queues, not that attackers use the processors too: they let others go first."""


class Attack(NamedTuple):
    """What is done, in words and in deed."""

    about: str
    deed: Deed


ATTACKS = {
    "files": Attack("records that name files", requests.files),
    **{name: Attack(f"records of 4 MiB: {name}", requests.family(name)) for name in hostile.TEXT},
    "games": Attack("long games as records, one after the other", requests.games(1)),
    "games-at-once": Attack("long games as records, 12 at once", requests.games(12)),
    "editions": Attack("records with huge editions", requests.editions),
    "bots": Attack("40 tables of hard bots, nobody there", tables.bots(watched=False)),
    "bots-watched": Attack("40 tables of hard bots, watched", tables.bots(watched=True)),
    "hints": Attack("40 lines of one person ask for hints", tables.hints),
    "heads": Attack("1,100 half-sent heads", requests.half_sent(1100, requests.HEAD)),
    "heads-of-many": Attack("1,100 half-sent heads of 50 addresses", requests.half_sent(1100, requests.HEAD, 50)),
    "bodies": Attack("1,100 bodies of a byte a second", requests.half_sent(1100, requests.BODY)),
    "idle": Attack("2,000 idle connections", requests.half_sent(2000, b"")),
    "idle-of-many": Attack("2,000 idle connections of 50 addresses", requests.half_sent(2000, b"", 50)),
    "chat": Attack("60 chat lines of one person", tables.chat),
    "replays": Attack("12 replays at once", requests.replays(12)),
    "replays-60": Attack("60 replays at once", requests.replays(60)),
    "tables": Attack("tables and persons without end", requests.tables),
    "codes": Attack("codes guessed without end", requests.codes),
    "messages": Attack("malformed, huge and deep messages", tables.messages),
    "sockets": Attack("sockets opened and closed", tables.sockets),
    "deaf": Attack("40 readers who never read", tables.deaf),
}


def main() -> int:
    """Attack."""
    name, port, source = sys.argv[1:]
    os.nice(NICE)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    got = asyncio.run(run(ATTACKS[name].deed, int(port), source))
    print(json.dumps(dict(got)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

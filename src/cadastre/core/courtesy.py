"""Long work steps aside now and then, where others in the same process must not wait for it.

Python runs one thread at a time, and one that is always busy gets more than its share of it: whoever only wants to look
at a socket has to wait every time. So whatever goes through a whole game calls :func:`step_aside` at every move, which
does nothing unless its thread has been asked to be courteous.
"""

import threading
import time
from typing import Final

WORK: Final = 0.001
"""Seconds that a courteous thread works at a stretch, as nearly as its moves allow."""
REST: Final = 0.001
"""Seconds that it then leaves to the others."""


class _Manners(threading.local):
    is_courteous = False
    since = 0.0
    """When it began to work."""


_MANNERS: Final = _Manners()


def be_courteous() -> None:
    """Ask this thread to rest between stretches of work."""
    _MANNERS.is_courteous = True


def step_aside() -> None:
    """Rest, if this thread is courteous and has worked for long enough."""
    if _MANNERS.is_courteous and time.perf_counter() - _MANNERS.since > WORK:
        time.sleep(REST)
        _MANNERS.since = time.perf_counter()

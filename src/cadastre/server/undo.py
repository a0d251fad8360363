"""What may be taken back, after the custom of the big sites.

Within one's own turn everything up to the last information gained is free. Whatever goes further (dice have been
thrown, a tile was turned, somebody else has decided something) needs the consent of all people at the table. It is an
entry of the log either way, so nobody misses it. Luck is not drawn anew: taking back a throw is no second throw.
"""

from typing import NamedTuple

from cadastre.server.course import Course


class Way(NamedTuple):
    """How a seat can take its last move back."""

    to: int
    """The entry after which the game goes on."""
    is_free: bool


def way_back(course: Course, seat: int) -> Way | None:
    """The way for a seat now, if there is one."""
    path = course.position.path
    if course.is_over or seat < 0:
        return None
    own = next((place for place in reversed(range(len(path))) if path[place].seat == seat), None)
    if own is None:
        return None
    step = path[own]
    told = any(event.kind.luck for event in course.log[step.seq].events)
    before = path[own - 1].seq if own else 0
    return Way(before, is_free=own == len(path) - 1 and not told)

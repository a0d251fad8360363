"""What may be taken back, after the custom of the big sites.

What is taken back is a decision: a move that was the only one goes with the decision before it, or one press would lead
to a question with one answer. Within one's own turn everything up to the last information gained is free. Whatever goes
further (dice have been thrown, a tile was turned, somebody else has decided something) needs the consent of all people
at the table. It is an entry of the log either way, so nobody misses it. Luck is not drawn anew: taking back a throw is
no second throw.
"""

from typing import NamedTuple

from cadastre.server.course import Course


class Way(NamedTuple):
    """How a seat can take its last decision back."""

    decision: int
    """The entry that it was."""
    to: int
    """The entry after which the game goes on."""
    is_free: bool


def way_back(course: Course, seat: int) -> Way | None:
    """The way for a seat now, if there is one."""
    path = course.position.path
    if course.is_over or seat < 0:
        return None
    mine = (at for at in reversed(range(len(path))) if path[at].seat == seat and path[at].seq in course.decisions)
    own = next(mine, None)
    if own is None:
        return None
    since = path[own:]
    told = any(event.kind.luck for step in since for event in course.log[step.seq].events)
    before = path[own - 1].seq if own else 0
    return Way(since[0].seq, before, is_free=all(step.seat == seat for step in since) and not told)

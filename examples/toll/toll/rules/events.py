"""What the rules tell while they are carried out."""

from cadastre.core.events import EventKind, EventTable

TABLE = EventTable(
    [
        EventKind("thrown", ("seat", "eyes"), luck=True),
        EventKind("claimed", ("seat", "coins")),
        EventKind("built", ("seat", "hut")),
        EventKind("given", ("seat", "other", "coins")),
        EventKind("rung", ("seat", "last")),
    ]
)
E_THROWN, E_CLAIMED, E_BUILT, E_GIVEN, E_RUNG = range(5)

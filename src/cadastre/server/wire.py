"""Everything that travels between server and browser. The client's TypeScript types are made from these classes.

A table's log is numbered. Every message about a table carries the number of the newest entry that it takes into
account; a client that comes back says the last number it saw and is told the rest.
"""

from typing import Annotated, Any, Literal

import msgspec

from cadastre.bots.codes import USUAL
from cadastre.core.said import Said


class Kernels(msgspec.Struct):
    """How far the rules of a game are compiled."""

    ready: bool
    done: int
    all: int
    failed: str | None = None
    """Why they never will be."""


class OptionInfo(msgspec.Struct):
    """A choice made before a game: yes or no, one of several words, or a number."""

    name: str
    default: bool | int | str
    choices: list[str]
    """The words; none where it is yes or no, or a number."""
    most: int
    """The largest number."""
    words: list[str]
    """What may be said instead of a number."""


class GameInfo(msgspec.Struct):
    """A game of the house, for the home page."""

    name: str
    least_players: int
    most_players: int
    options: list[OptionInfo]
    levels: list[str]
    """What bots can be, the weakest first."""
    kernels: Kernels


class SeatInfo(msgspec.Struct):
    """Who sits where."""

    kind: Literal["person", "bot"]
    name: str
    """What a person is called; of a bot the level, or the code at a table from before there were levels."""
    mine: bool


class TableInfo(msgspec.Struct):
    """A table from outside."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    edition: str
    seats: list[SeatInfo]
    status: Literal["waiting", "playing", "over"]
    seq: int
    """The newest entry of its log; -1 while nobody is there."""
    created: str
    """A time, as ISO 8601 has it."""
    commitment: str
    """To the seed: see ``docs/records.md``."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What is asked of a new table: one person against bots."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    players: int
    level: Annotated[str, msgspec.Meta(max_length=64)] = USUAL
    """How strong the bots are."""
    options: dict[str, bool | int | str] = {}


class StartTable(msgspec.Struct, forbid_unknown_fields=True):
    """The person's share of the luck, drawn after the commitment was told."""

    luck: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
    """16 bytes in hexadecimal."""


class Me(msgspec.Struct):
    """Who is asking."""

    name: str
    tables: list[TableInfo]


# over the socket, to the client


class Told(msgspec.Struct):
    """An event, for the log and for the eye."""

    name: str
    params: dict[str, Any]
    """In the words of notation."""
    said: Said | None
    """None where others tell the same."""


class Entry(msgspec.Struct):
    """An entry of the log: the set-up, or a whole move."""

    n: int
    seat: int
    events: list[Told]


class Choice(msgspec.Struct):
    """Something that can be done next."""

    action: int
    kind: str
    notation: str
    clicks: list[str]
    """Ids of the things on the table that stand for it, in order."""
    label: Said
    prospect: Any
    """What it would do: a type of the game."""


class Ask(msgspec.Struct):
    """What a seat is asked."""

    actions: list[int]
    """The steps of an unfinished move that this question follows."""
    due: bool
    """Whether the game waits for the answer; else it is what the seat may do out of turn."""
    prompt: list[Said]
    choices: list[Choice]


class Line(msgspec.Struct):
    """A line of the score sheet."""

    label: Said
    points: list[int]


class Outcome(msgspec.Struct):
    """How the game ended."""

    ranks: list[int]
    scores: list[int]
    winners: list[int]
    sheet: list[Line]
    seed: str
    salt: str


class News(msgspec.Struct, tag_field="is", tag="news"):
    """What has happened, and how the table stands now."""

    seq: int
    entries: list[Entry]
    current: int
    scene: Any
    """The table as the reader sees it: a type of the game."""
    ask: Ask | None
    outcome: Outcome | None


class Draft(msgspec.Struct, tag_field="is", tag="draft"):
    """An unfinished move: how the table would stand, and what is asked next. Nothing has happened yet."""

    seq: int
    id: str
    events: list[Told]
    scene: Any
    ask: Ask


class Refused(msgspec.Struct, tag_field="is", tag="refused"):
    """Why something was not done; nothing has changed."""

    seq: int
    id: str
    reason: Said
    rule: str | None
    """Of the rulebook; None where it is no matter of rules."""


FromServer = News | Draft | Refused

# over the socket, from the client


class Play(msgspec.Struct, tag_field="is", tag="play", forbid_unknown_fields=True):
    """The steps of a move so far, decided on the position after entry ``seq``; sent twice, it is done once."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seq: int
    actions: Annotated[list[int], msgspec.Meta(min_length=1, max_length=64)]


class Why(msgspec.Struct, tag_field="is", tag="why", forbid_unknown_fields=True):
    """Why can't these things be clicked, after the steps of a move so far?"""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seq: int
    actions: Annotated[list[int], msgspec.Meta(max_length=64)]
    clicks: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(min_length=1, max_length=8)]


FromClient = Play | Why


WIRE: tuple[Any, ...] = (GameInfo, TableInfo, NewTable, StartTable, Me, News, Draft, Refused, Play, Why)
"""All that has a type in the client, with what they contain."""

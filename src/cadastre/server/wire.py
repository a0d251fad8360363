"""What is asked of the server and answered over HTTP. The client's TypeScript types are made from these classes."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cadastre.bots.codes import USUAL
from cadastre.core.said import Said, Spoken
from cadastre.server.messages import (
    Advice,
    Advise,
    Back,
    Chat,
    Close,
    Compose,
    Concede,
    Consent,
    Done,
    Draft,
    Entry,
    Here,
    Hurry,
    Mute,
    News,
    Play,
    Refused,
    Remove,
    Undo,
    Why,
)


class Kernels(msgspec.Struct):
    """How far the rules of a game are compiled. It is played all the same, only slower."""

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
    editions: list[str]
    """Figures that it can be played with, the usual ones first."""
    levels: list[str]
    """What bots can be, the weakest first."""
    usual_level: str
    """Of bots where nobody has chosen."""
    kernels: Kernels


Name = Annotated[str, Meta(max_length=40)]
Luck = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
"""A person's share of the luck: 16 bytes in hexadecimal, drawn after the commitment was told."""
Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]


class Timing(msgspec.Struct, forbid_unknown_fields=True):
    """How a table goes about time."""

    kind: Literal["none", "move", "total"] = "none"
    """No clock, so much for every move, or so much for the game."""
    seconds: Seconds = 0
    increment: Seconds = 0
    """What a turn adds to the time for the game."""
    grace: Seconds = 0
    """How long the game waits for somebody who is away before a bot sits in; 0: for ever."""
    level: Annotated[str, Meta(max_length=16)] = USUAL
    """Of the bot that sits in."""
    bell: Seconds = 0
    """When the table's bell rings, in a game that is played until it does; 0: never by itself."""


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit somewhere: me, another person at my screen, a bot, or whoever comes."""

    kind: Literal["me", "guest", "bot", "open"]
    name: Name = ""
    """Of a guest."""
    level: Annotated[str, Meta(max_length=16)] = USUAL
    """Of a bot."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What is asked of a new table."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = {}
    edition: Annotated[str, Meta(max_length=64)] = ""
    """The usual one unless named."""
    timing: Timing = msgspec.field(default_factory=Timing)
    is_public: bool = False
    pace: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    """Milliseconds that bots take at least."""


class SeatInfo(msgspec.Struct):
    """Who sits where."""

    kind: Literal["person", "bot", "open"]
    name: str
    """What a person is called; of a bot the level, or the code at a table from before there were levels."""
    mine: bool
    host: bool
    ready: bool
    """Whether they have added their share of the luck; bots need not."""


class TableInfo(msgspec.Struct):
    """A table from outside."""

    id: str
    code: str
    """What others type to find it while it waits."""
    game: str
    players: int
    options: dict[str, Any]
    edition: str
    seats: list[SeatInfo]
    status: Literal["waiting", "playing", "over", "closed"]
    is_public: bool
    hosting: bool
    """Whether the reader is the host."""
    timing: Timing
    created: str
    """A time, as ISO 8601 has it."""
    ended: str
    commitment: str
    """To the seed: see ``docs/records.md``."""
    turn: int
    """The seat that a game under way waits for; -1 where it waits for nobody, or nobody knows."""
    ranks: list[int]
    """By seat, once the game is over."""


class Invitation(msgspec.Struct):
    """The way to a table, for people who are somewhere else."""

    link: str
    only_here: bool
    """Whether it leads here from this machine alone."""
    size: int
    """Of the code for cameras, in modules with the margin."""
    dots: str
    """Its dark modules, as an SVG path."""


class Share(msgspec.Struct, forbid_unknown_fields=True):
    """A person's share of the luck; it sits them down, or starts the game."""

    luck: Luck
    name: Name = ""
    """Of somebody else at this person's screen."""


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """The host changes a seat of a table that waits."""

    kind: Literal["bot", "open"]
    level: Annotated[str, Meta(max_length=16)] = USUAL


class Me(msgspec.Struct):
    """Who is asking."""

    name: str
    language: str
    tables: list[TableInfo]
    """Theirs, the newest first."""


class NewMe(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be called, and spoken to."""

    name: Name
    language: Annotated[str, Meta(pattern="^[a-z]{2}$|^$")] = ""


class MoveCode(msgspec.Struct):
    """Moves a person to another device, once."""

    code: str
    expires: str


class UseCode(msgspec.Struct, forbid_unknown_fields=True):
    """A code that somebody was given."""

    code: Annotated[str, Meta(max_length=32)]


class Page(msgspec.Struct):
    """Some of many tables."""

    tables: list[TableInfo]
    more: bool


class BookRow(msgspec.Struct):
    """A thing and what is printed on it."""

    name: Spoken
    text: Spoken


class BookList(msgspec.Struct):
    """What is printed on the components, shown below a rule."""

    rule: str
    rows: list[BookRow]


class BookPart(msgspec.Struct):
    """Where the figures of one part of an edition come from."""

    name: str
    known: int
    inferred: int
    reconstructed: int
    untold: int


class Rulebook(msgspec.Struct):
    """What a game's rules say beyond the words, with the figures of one edition."""

    game: str
    edition: str
    about: str
    """What the edition says about itself."""
    is_default: bool
    editions: list[str]
    """All that can be played here, the usual one first."""
    figures: dict[str, Spoken]
    """Parameters of the messages that tell the rules."""
    lists: list[BookList]
    rulings: list[str]
    """Rules that the printed rulebooks leave open."""
    parts: list[BookPart]


class Answer(msgspec.Struct):
    """Why something was not done."""

    reason: Said


class Moment(msgspec.Struct):
    """The table after an entry."""

    entry: Entry
    current: int
    """The seat that the game waits for; -1 when it is over."""
    scores: list[int]
    scene: Any
    """As in news: the whole of it in the first moment of an answer, then what has changed."""


class Replay(msgspec.Struct):
    """A stretch of a game."""

    seat: int
    """Through whose eyes; -1 is somebody who watches."""
    newest: int
    """The number of the game's last entry."""
    moments: list[Moment]


class Scores(msgspec.Struct):
    """The points of every seat after every entry that changed the position."""

    entries: list[int]
    scores: list[list[int]]


WIRE: tuple[Any, ...] = (
    *(
        Rulebook,
        GameInfo,
        TableInfo,
        NewTable,
        NewSeat,
        Share,
        Me,
        NewMe,
        MoveCode,
        UseCode,
        Page,
        Invitation,
        Replay,
        Scores,
    ),
    *(News, Draft, Done, Refused, Advice, Here),
    *(Play, Compose, Why, Advise, Undo, Consent, Chat, Back, Hurry, Concede, Mute, Remove, Close),
)
"""All that has a type in the client, with what they contain."""

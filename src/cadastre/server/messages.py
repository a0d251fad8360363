"""Everything that travels over a table's socket. The client's TypeScript types are made from these classes.

A table's log is numbered. Every message about a table carries the number of the newest entry that it takes into
account; a client that comes back says the last number it saw and is told the rest.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cadastre.core.said import Said

# to the client


class Told(msgspec.Struct, omit_defaults=True):
    """An event, for the log and for the eye."""

    name: str
    params: dict[str, Any]
    """In the words of notation."""
    said: Said | None
    """None where others tell the same."""
    rule: str = ""
    """Of the rulebook, where the event always follows the same one."""


class Entry(msgspec.Struct, omit_defaults=True):
    """An entry of the log: the set-up, a whole move, or what else happened at the table."""

    n: int
    kind: str
    seat: int
    events: list[Told]
    said: Said | None
    """What is not told by events."""
    text: str
    """What somebody has said in their own words."""
    at: str
    """A time, as ISO 8601 has it."""
    to: int = -1
    """Where something was taken back, the entry after which the game goes on: moves between the two don't count."""


class Choice(msgspec.Struct):
    """Something that can be done next."""

    kind: str
    notation: str
    """Said after the parts of the move so far, it chooses this."""
    clicks: list[str]
    """Ids of the things on the table that stand for it, in order."""
    label: Said
    prospect: int
    """Which of the question's prospects is its own."""


class Ask(msgspec.Struct):
    """What a seat is asked."""

    parts: list[str]
    """Of the unfinished move that this question follows, each in notation."""
    due: bool
    """Whether the game waits for the answer; else it is what the seat may do out of turn."""
    prompt: list[Said]
    choices: list[Choice]
    prospects: list[Any]
    """What choices would do, once for all that do the same: a type of the game."""


class Line(msgspec.Struct):
    """A line of the score sheet."""

    label: Said
    points: list[int]


class Outcome(msgspec.Struct):
    """How the game ended."""

    ranks: list[int]
    scores: list[int]
    winners: list[int]
    conceded: list[int]
    sheet: list[Line]
    seed: str
    salt: str


class Clock(msgspec.Struct):
    """Time to think."""

    left: list[int]
    """Milliseconds by seat, when this was sent."""
    runs: int
    """The seat whose time runs; -1 where nobody's does."""


class Wish(msgspec.Struct):
    """Somebody asks to take something back."""

    seat: int
    to: int
    """The entry after which the game would go on."""
    waits: list[int]
    """Seats whose people have not answered yet."""


class Standing(msgspec.Struct):
    """How the table stands, apart from the game."""

    turn: int
    """The newest entry that changed the position: an unfinished move from before it is void."""
    sitters: dict[int, str]
    """Seats that a bot plays for, with its level."""
    gone: list[int]
    """Of them those whose person does not come back."""
    muted: list[int]
    clock: Clock | None
    undo: Literal["", "free", "ask"]
    """Whether the reader may take their last decision back: without asking, or if the others agree."""
    wish: Wish | None
    hints: bool
    """Whether the reader may ask what a bot would do: not where they play against others."""
    rematch: str
    """The table where one plays again."""
    closed: bool
    preparing: bool = False
    """Whether the bot whose turn it is waits until the rules are compiled."""


class News(msgspec.Struct, tag_field="is", tag="news"):
    """What has happened, and how the table stands now."""

    seq: int
    entries: list[Entry]
    current: int
    scene: Any
    """The table as the reader sees it: a type of the game, or those of its fields that have changed."""
    is_whole: bool
    """Whether it is the whole scene; else the rest is as in the last news over this line."""
    ask: Ask | None
    outcome: Outcome | None
    table: Standing


class Draft(msgspec.Struct, tag_field="is", tag="draft"):
    """An unfinished move: how the table would stand, and what is asked next. Nothing has happened yet."""

    seq: int
    id: str
    events: list[Told]
    scene: Any
    """What would look otherwise than in the last news over this line."""
    ask: Ask


class Refused(msgspec.Struct, tag_field="is", tag="refused"):
    """Why something was not done; nothing has changed."""

    seq: int
    id: str
    reason: Said
    rule: str | None
    """Of the rulebook; None where it is no matter of rules."""


class Done(msgspec.Struct, tag_field="is", tag="done"):
    """What was said is done, now or when it was said before; the news that tell of it have come already."""

    seq: int
    id: str


class Advice(msgspec.Struct, tag_field="is", tag="advice"):
    """What a bot would do in the reader's place at entry ``seq``."""

    seq: int
    id: str
    said: list[Said]
    """One sentence after the other."""
    parts: list[str]
    """Of the move, in notation."""
    clicks: list[list[str]]
    """For each of the parts the things on the table that stand for it."""


class Here(msgspec.Struct, tag_field="is", tag="here"):
    """Whose people are at the table just now."""

    seats: list[bool]
    watching: int


FromServer = News | Draft | Done | Refused | Advice | Here

# from the client


class Message(msgspec.Struct, tag_field="is", forbid_unknown_fields=True):
    """Something that somebody at the table says, which is answered under its id.

    With the same id it is done once, however often it is sent.
    """

    id: Annotated[str, Meta(pattern="^[ -~]+$", max_length=64)]


Part = Annotated[str, Meta(min_length=1, max_length=200)]


class Play(Message, tag="play"):
    """A whole move in notation, decided on the position after entry ``seq``; what it doesn't mention is declined."""

    seq: int
    move: Annotated[str, Meta(min_length=1, max_length=1000)]


class Compose(Message, tag="compose"):
    """The parts of a move so far, in notation: answered with the next question, or done if nothing is left to ask."""

    seq: int
    parts: Annotated[list[Part], Meta(min_length=1, max_length=64)]


class Why(Message, tag="why"):
    """Why can't these things be clicked, after the parts of a move so far?"""

    seq: int
    parts: Annotated[list[Part], Meta(max_length=64)]
    clicks: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(min_length=1, max_length=8)]


class Advise(Message, tag="advise"):
    """What would a bot do here in my place?"""

    seq: int


class Undo(Message, tag="undo"):
    """Take back my last decision; where others have a say, they are asked."""

    seq: int


class Consent(Message, tag="consent"):
    """What I say to somebody's wish to take something back."""

    seq: int
    yes: bool


class Chat(Message, tag="chat"):
    """Words of one's own, or the id of a phrase that everybody reads in their language."""

    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=32)] = ""


class Back(Message, tag="back"):
    """I play again myself."""


class Hurry(Message, tag="hurry"):
    """The bots need not wait for us until somebody decides something again."""


class Concede(Message, tag="concede"):
    """I give up; a bot plays on for me."""


class Mute(Message, tag="mute"):
    """The host: this seat's chat is not heard any more, or again."""

    seat: int
    on: bool


class Remove(Message, tag="remove"):
    """The host: a bot plays on for this seat."""

    seat: int


class Close(Message, tag="close"):
    """The host: the game ends here."""


FromClient = Play | Compose | Why | Advise | Undo | Consent | Chat | Back | Hurry | Concede | Mute | Remove | Close

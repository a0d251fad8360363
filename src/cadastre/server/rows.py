"""What the database holds. Whatever is not in here has not happened."""

from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import JSON, ForeignKey, LargeBinary, String, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

Plain = dict[str, Any]

OVER = ("over", "closed")
"""The status of tables whose games have ended."""


class Base(DeclarativeBase):
    """All of it."""

    type_annotation_map = {Plain: JSON(none_as_null=True), list[Any]: JSON(none_as_null=True)}


class Person(Base):
    """Somebody who has been here. Nobody registers: a browser that wants to sit down becomes a person."""

    __tablename__ = "person"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(64), default="")
    language: Mapped[str] = mapped_column(String(8), default="")
    created: Mapped[str] = mapped_column(String(32))


class Token(Base):
    """What proves who somebody is: a browser's cookie, or a code that moves a person to another device once."""

    __tablename__ = "token"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    """Only this is kept of it."""
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), index=True)
    expires: Mapped[str | None] = mapped_column(String(32))
    """Set for a code that is good once."""


class TableRow(Base):
    """A table: all that stays the same while it is played, and its luck."""

    __tablename__ = "game_table"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    code: Mapped[str | None] = mapped_column(String(16), unique=True)
    """What people tell each other to sit down together; given up when the game begins."""
    game: Mapped[str] = mapped_column(String(32))
    rules: Mapped[int]
    players: Mapped[int]
    options: Mapped[Plain]
    edition: Mapped[Plain | None]
    """All figures, unless they are the default."""
    edition_hash: Mapped[str | None] = mapped_column(String(64))
    """Of the figures that the game began with; None before it does, and for games that began before this was kept."""
    seed: Mapped[str] = mapped_column(String(64))
    salt: Mapped[str] = mapped_column(String(64))
    added: Mapped[list[Any]]
    """What the people added to the luck; empty until the game starts."""
    status: Mapped[str] = mapped_column(String(16), index=True)
    """``waiting``, ``playing``, ``over``, or ``closed`` before its end."""
    owner: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    """The host."""
    is_public: Mapped[bool]
    """Whether it is on the list of open tables and, once over, in the archive; else one needs its link."""
    clock: Mapped[Plain | None]
    """The plan of its clock, see :class:`cadastre.server.wire.ClockPlan`."""
    pace: Mapped[int | None]
    """Milliseconds that bots take at least; None: as the server has it."""
    created: Mapped[str] = mapped_column(String(32), index=True)
    ended: Mapped[str | None] = mapped_column(String(32), index=True)
    ranks: Mapped[list[Any] | None]
    """By seat, once it is over; None also for games that were over before this was kept."""


class SeatRow(Base):
    """A seat of a table: a person's, a bot's, or free."""

    __tablename__ = "seat"
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("person.id", ondelete="SET NULL"), index=True)
    bot: Mapped[str | None] = mapped_column(String(64))
    """A level, or the code at a table from before there were levels."""
    name: Mapped[str] = mapped_column(String(64), default="")
    """What somebody at another person's screen is called, or was in an imported game; else the person's name counts."""
    luck: Mapped[str | None] = mapped_column(String(64))
    """This person's share of the luck, drawn after the server committed itself to the seed."""


class EntryRow(Base):
    """An entry of a table's log: the set-up (number 0), a whole move, or something else that happened at the table."""

    __tablename__ = "entry"
    __table_args__ = (UniqueConstraint("table_id", "move_id"),)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    """See :mod:`cadastre.server.course`."""
    seat: Mapped[int]
    """Whose doing it is; -1 is the table's."""
    actions: Mapped[list[Any]]
    events: Mapped[list[Any]]
    """What it caused, in the plain form of records: a log can be read without its rules."""
    data: Mapped[Plain | None]
    """What else there is to say about it."""
    clock: Mapped[list[Any] | None]
    """Milliseconds that each seat has left after it."""
    move_id: Mapped[str] = mapped_column(String(64))
    """Given by whoever decided: the same thing is not done twice."""
    at: Mapped[str] = mapped_column(String(32))
    turn: Mapped[int | None]
    """The seat that the game waits for after it, so that a list of games can tell without playing them again."""


class LogEntry(NamedTuple):
    """An entry as it is read back: a log of a thousand is read in a few milliseconds, which as objects that SQLAlchemy
    looks after would take ten times as long."""

    table_id: str
    seq: int
    kind: str
    seat: int
    actions: list[Any]
    events: list[Any]
    move_id: str
    at: str
    data: Plain | None = None
    clock: list[Any] | None = None
    turn: int | None = None


class FiguresRow(Base):
    """Figures that games were begun with: they go on with them when others have become the default."""

    __tablename__ = "figures"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    plain: Mapped[Plain]


class FinishedRow(Base):
    """What is told of a game that is over without its rules; see :mod:`cadastre.server.finished`."""

    __tablename__ = "finished_game"
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    record: Mapped[bytes] = mapped_column(LargeBinary)
    """Compressed, and without names: who has themselves forgotten is not in it."""
    scores: Mapped[Plain]
    """How the points went."""
    frames: Mapped[int] = mapped_column(default=0, server_default="0")
    """Entries whose frames are kept: all there were when it ended, or none yet."""


class FramesRow(Base):
    """A stretch of a game that is over through the eyes of one seat (-1: of a spectator); see
    :mod:`cadastre.server.frames`."""

    __tablename__ = "frames"
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    first: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    """Its first entry."""
    packed: Mapped[bytes] = mapped_column(LargeBinary)
    """Compressed JSON."""


class PulseRow(Base):
    """One row that is written anew to see whether anything can be written."""

    __tablename__ = "pulse"
    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[str] = mapped_column(String(32))


def now() -> str:
    """The time, as it is kept."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def moment(at: str) -> float:
    """A time that was kept, in seconds."""
    return datetime.fromisoformat(at).timestamp()

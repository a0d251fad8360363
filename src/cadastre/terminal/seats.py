"""Who sits where at a table in the terminal: people, and bots by level or code."""

from collections.abc import Collection, Mapping

from cadastre.bots.codes import player
from cadastre.core.refusals import BadSetting
from cadastre.core.state import TABLE
from cadastre.core.texts import Texts
from cadastre.terminal.screen import MARKS


def bots_of(given: str, players: int, people: Collection[int]) -> dict[int, str]:
    """The bots that a list of levels or codes seats: one for all of them, or one for each in the order of seats."""
    seats = [seat for seat in range(players) if seat not in people]
    codes = [code.strip() for code in given.split(",")]
    if len(codes) not in (1, len(seats)):
        raise BadSetting(f"--bots names {len(codes)} bots, but {len(seats)} play: name one, or one for each of them")
    for code in codes:
        player(code)
    return dict(zip(seats, codes * len(seats) if len(codes) == 1 else codes, strict=True))


def seat_names(texts: Texts, players: int, people: Collection[int]) -> list[str]:
    """What the seats are called: people and bots, with their letters."""
    one = len(people) == 1
    kinds = ["bot" if seat not in people else "you" if one else "person" for seat in range(players)]
    return [texts.text(f"play-{kind}", mark=MARKS[seat]) for seat, kind in enumerate(kinds)]


def opponents(texts: Texts, bots: Mapping[int, str]) -> str:
    """The bots with their levels, or with their codes where those have no name."""
    named = (
        texts.text("play-opponent", seat=texts.name("seat", seat), level=texts.text("play-level", level=code))
        for seat, code in bots.items()
    )
    return texts.text("play-opponents", opponents=", ".join(named))


def record_names(players: int, bots: Mapping[int, str]) -> list[str]:
    """What the seats are called in a record, in no particular language."""
    return [f"{bots.get(seat, 'player')} {MARKS[seat]}" for seat in range(players)]


def seat_named(name: str, players: int) -> int | None:
    """The seat that a letter, a number or ``table`` stands for."""
    if name.lower() == "table":
        return TABLE
    marks = {mark: seat for seat, mark in enumerate(MARKS[:players])}
    numbers = {str(seat): seat for seat in range(players)}
    return {**marks, **numbers}.get(name.upper())

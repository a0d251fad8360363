"""The log: a paragraph for all that a seat did in a row."""

from collections.abc import Collection, Iterable
from itertools import groupby

from cadastre.core.events import Event
from cadastre.core.texts import Texts
from cadastre.terminal.screen import Screen, wrap


def sentence(events: Iterable[Event], texts: Texts, quiet: Collection[str] = ()) -> str:
    """What happened, without the events that say nothing new."""
    return " · ".join(texts.event(event, seat=False) for event in events if event.name not in quiet)


def paragraphs(events: Iterable[Event], texts: Texts, screen: Screen, quiet: Collection[str] = ()) -> list[str]:
    """What happened, by seat."""
    lines = []
    for seat, run in groupby((event for event in events if event.name not in quiet), lambda event: event.values[0]):
        name = texts.name("seat", seat) + ": " if seat >= 0 else ""
        text = wrap(name + sentence(run, texts), screen.width, "    ", "  ")
        lines.append(text.replace(name, screen.seat(seat, name), 1) if name else text)
    return lines

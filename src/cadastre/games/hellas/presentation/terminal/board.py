"""The board of Hellas as text: forty squares in two columns, what is under way, and what everybody has.

Everything lies open in this game, so all of it is read from the record.
"""

from collections.abc import Iterator
from typing import Any

from cadastre.core.knowledge import Knowledge
from cadastre.core.texts import Phrase, Texts, Value
from cadastre.games.hellas.presentation.insight import last_round
from cadastre.games.hellas.presentation.prompts import claim, facts, size_of
from cadastre.games.hellas.presentation.words import HellasWords, euros
from cadastre.games.hellas.rules.groups import card_held, count_owned
from cadastre.games.hellas.rules.money import wealth
from cadastre.games.hellas.rules.mortgages import lifting_cost
from cadastre.games.hellas.rules.rent import rent
from cadastre.games.hellas.rules.state import (
    DECKS,
    DEEDS,
    FREE,
    GROUPS,
    HOTEL,
    METRO,
    OVER,
    SQ_PARKING,
    SQ_START,
    SQ_TAX,
    SQUARES,
    TIME,
)
from cadastre.terminal.screen import Screen, cut, flow, grid, length, pad, wrap

COLUMNS = 2
NAME = 24
"""Columns for the name of a player."""
WIDE = 96
"""Columns from which on groups are written out."""
HUES = {
    "brown": 130,
    "light_blue": 75,
    "pink": 205,
    "orange": 208,
    "red": 160,
    "yellow": 178,
    "green": 34,
    "blue": 27,
}
"""Colours of the terminal for the colours of the default edition."""


def board(knowledge: Knowledge, texts: Texts, screen: Screen) -> str:
    """The whole table as this seat sees it."""
    drawn = Board(knowledge, texts, screen)
    return "\n".join([*drawn.head(), "", *drawn.squares(), "", *drawn.players(), *drawn.now()])


class Board:
    """Everything that is drawn of one position."""

    def __init__(self, knowledge: Knowledge, texts: Texts, screen: Screen) -> None:
        assert isinstance(texts.words, HellasWords)
        self.words, self.texts, self.screen = texts.words, texts, screen
        self.game, self.seat = knowledge.game, knowledge.seat
        self.s: Any = knowledge.record
        self.fig: Any = knowledge.figures

    def say(self, message: str, **params: Value) -> str:
        """A message of the table."""
        return self.texts.text(f"hellas-table-{message}", **params)

    def number(self, count: int) -> str:
        """A number as it is written in the language."""
        return self.say("number", count=int(count))

    # the head

    def head(self) -> Iterator[str]:
        """Which game, how far it is, what the bank has."""
        s = self.s
        facts = [self.texts.text("hellas-title"), self.round()]
        if s.phase != OVER:
            facts.append(self.say("turn", seat=int(s.on_turn)))
        if s.dice[0]:
            facts.append(self.say("thrown", first=int(s.dice[0]), second=int(s.dice[1])))
        if s.short_game == TIME:
            facts.append(self.say("bell-rung" if s.bell else "bell"))
        yield self.screen.dim("─" * self.screen.width)
        yield from map(self.screen.bold, flow(facts, self.screen.width, gap=" · "))
        bank = [self.say("bank", houses=int(s.houses), hotels=int(s.hotels))]
        if s.parking_pot:
            bank.append(self.say("pot", amount=euros(s.pot)))
        yield " · ".join(bank)

    def round(self) -> str:
        """The round, and how many there will be."""
        now, last = int(self.s.rounds) + 1, last_round(self.s)
        return self.say("round-of", round=min(now, last), rounds=last) if last else self.say("round", round=now)

    # the squares

    def squares(self) -> Iterator[str]:
        """The forty squares, the first half of the way beside the second."""
        width = (self.screen.width - 1) // COLUMNS - 1
        half = SQUARES // COLUMNS
        for row in range(half):
            yield "   ".join(self.square(row + half * column, width - 1) for column in range(COLUMNS)).rstrip()
        yield self.screen.dim(self.say("legend"))

    def square(self, square: int, width: int) -> str:
        """A square: number, name and pawns; then group, owner, buildings or mortgage, and an amount."""
        deed = int(self.fig.square_deed[square])
        name = self.texts.say(self.words.short_deed(deed) if deed >= 0 else self.words.square(square))
        tail = self.deed(deed) if deed >= 0 else pad(self.gain(square), 5, right=True)
        pawns = self.pawns(square)
        room = width - 3 - length(tail) - 1
        named = cut(name, room - (length(pawns) + 1 if pawns else 0))
        here = f"{named} {pawns}" if pawns else named
        return f"{square:>2} {pad(here, room)} {tail}"

    def deed(self, deed: int) -> str:
        """What belongs to a deed, in columns."""
        group, owner = int(self.fig.deed_group[deed]), int(self.s.owner[deed])
        whose = self.screen.mark(owner) if owner >= 0 else self.screen.dim("–")
        return f"{self.group(group)} {whose} {pad(self.state(deed), 2)} {pad(self.amount(deed), 4, right=True)}"

    def group(self, group: int) -> str:
        """The name of a group in its colour, short where there is little room."""
        if self.screen.width >= WIDE:
            names = [self.texts.name("group", one) for one in range(GROUPS)]
            text = pad(names[group], max(map(length, names)))
        else:
            text = pad(self.texts.say(self.words.group_code(group)), 3)
        hue = HUES.get(self.game.edition.names["groups"][group])
        return self.screen.paint(text, f"38;5;{hue}") if hue else text

    def state(self, deed: int) -> str:
        """Houses, a hotel, or a mortgage."""
        if self.s.mortgage[deed] != FREE:
            return "%"
        level = int(self.s.level[deed])
        return "▲" if level == HOTEL else f"⌂{level}" if level else ""

    def amount(self, deed: int) -> str:
        """The rent now, the price of a deed that is for sale, or what lifting a mortgage costs."""
        s, fig = self.s, self.fig
        if s.owner[deed] < 0:
            return self.screen.dim(str(int(fig.price[deed])))
        if s.mortgage[deed] != FREE:
            return self.screen.dim(str(int(lifting_cost(s, fig, deed))))
        if fig.deed_group[deed] == METRO:
            return f"×{int(fig.metro_times[count_owned(s, fig, int(s.owner[deed]), METRO) - 1])}"
        return str(int(rent(s, fig, deed, 1, 0)))

    def gain(self, square: int) -> str:
        """What a square without a deed brings or costs."""
        kind = self.fig.square_kind[square]
        if kind == SQ_START:
            return f"+{int(self.fig.salary)}"
        if kind == SQ_TAX:
            return f"−{int(self.fig.square_tax[square])}"
        if kind == SQ_PARKING and self.s.parking_pot:
            return f"+{int(self.s.pot)}"
        return ""

    def pawns(self, square: int) -> str:
        """Who stands here; those in custody in brackets."""
        here = [seat for seat in self.game.seats if self.s.square[seat] == square and not self.s.out[seat]]
        free = "".join(self.screen.mark(seat) for seat in here if not self.s.custody[seat])
        held = "".join(self.screen.mark(seat) for seat in here if self.s.custody[seat])
        return " ".join(filter(None, (free, f"[{held}]" if held else "")))

    # what is under way

    def now(self) -> Iterator[str]:
        """The purchase, auction, offer, debt or vote that is open, and rents that may be claimed."""
        s = self.s
        lines = [] if s.phase == OVER else facts(s, self.fig, self.words)
        if s.lot:
            lines.append(Phrase("hellas-fact-bidders", {"bidders": int(s.bidders)}))
        lines += [Phrase("hellas-fact-claim", claim(s, slot)) for slot in range(s.claims)]
        if lines:
            yield ""
            yield self.screen.bold(self.say("now"))
        for line in lines:
            yield wrap(self.texts.say(line), self.screen.width, "    ", "  ")

    # the seats

    def players(self) -> Iterator[str]:
        """Cash and wealth of everybody, then what they have by group."""
        s, fig, seats = self.s, self.fig, self.game.seats
        rows = [[self.screen.bold(self.say(name)) for name in ("players", "cash", "wealth")]]
        for seat in seats:
            worth = 0 if s.out[seat] else int(wealth(s, fig, seat))
            asked = "▸" if seat == s.current and s.phase != OVER else " "
            name = self.screen.seat(seat, cut(self.texts.name("seat", seat), NAME))
            rows.append([f"{asked} {name}", self.number(s.cash[seat]), self.number(worth)])
        head, *lines = grid(rows, right=(1, 2), indent="")
        yield head
        indent = max(map(length, lines)) + 2
        for seat, line in zip(seats, lines, strict=True):
            first, *rest = flow(self.estate(seat), self.screen.width, " " * indent, " · ") or [""]
            yield (pad(line, indent) + first.lstrip()).rstrip()
            yield from rest

    def estate(self, seat: int) -> Iterator[str]:
        """What a player has besides money."""
        s, fig = self.s, self.fig
        if s.out[seat]:
            yield self.say("bankrupt")
            return
        if s.custody[seat]:
            yield self.say("in-custody", attempt=int(s.custody[seat]))
        for group in range(GROUPS):
            own, everything = int(count_owned(s, fig, seat, group)), size_of(fig, group)
            if own:
                text = self.say("group", group=group, own=own, all=everything)
                yield self.screen.bold(text) if own == everything else text
        levels = [int(s.level[deed]) for deed in range(DEEDS) if s.owner[deed] == seat]
        houses, hotels = sum(level for level in levels if level < HOTEL), levels.count(HOTEL)
        if houses or hotels:
            yield " ".join(filter(None, (f"⌂{houses}" if houses else "", f"▲{hotels}" if hotels else "")))
        for deck in range(DECKS):
            if card_held(s, seat, deck) >= 0:
                yield self.texts.say(self.words.acquittal(deck))

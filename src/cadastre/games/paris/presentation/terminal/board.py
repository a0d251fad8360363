"""The board of Paris as text: what lies open, and what is behind one's own screen.

Things on the board are read from the record; what belongs to seats is read from the view, which leaves out what the
rules hide (the knowledge itself remembers more, see P2.5).
"""

from collections.abc import Iterator, Sequence
from typing import Any

from cadastre.core.knowledge import Knowledge
from cadastre.core.texts import Texts
from cadastre.games.paris.presentation.words import ParisWords, francs, vp
from cadastre.games.paris.rules.state import (
    ARC,
    DISTRICTS,
    LANDMARKS,
    PILES,
    RESOURCES,
    SPACES,
    STEPS,
    TOKENS,
    VP_TILES,
)
from cadastre.terminal.screen import Screen, columns, cut, flow, grid, length, pad, wrap

NAME = 14
"""Columns for the name of a district."""


def board(knowledge: Knowledge, texts: Texts, screen: Screen) -> str:
    """The whole table as this seat sees it."""
    drawn = _Board(knowledge, texts, screen)
    return "\n".join(
        [
            *drawn.head(),
            "",
            *drawn.districts(),
            "",
            *drawn.beside(),
            "",
            *drawn.track(),
            "",
            *drawn.players(),
            *drawn.own(),
        ]
    )


class _Board:
    def __init__(self, knowledge: Knowledge, texts: Texts, screen: Screen) -> None:
        assert isinstance(texts.words, ParisWords)
        self.words, self.texts, self.screen = texts.words, texts, screen
        self.game, self.seat = knowledge.game, knowledge.seat
        self.s: Any = knowledge.record
        self.fig: Any = knowledge.figures
        self.seen = knowledge.view()
        # Made from the knowledge: what it says of open things and of one's own is true in every world that is possible.
        self.insight = knowledge.insight()

    def say(self, message: str, **params: Any) -> str:
        return self.texts.text(f"paris-table-{message}", **params)

    def title(self, message: str) -> str:
        return self.screen.bold(self.say(message))

    def label(self, message: str, *parts: str) -> list[str]:
        """Parts with their heading in the column of the districts' names."""
        title, indent = self.say(message), " " * (NAME + 3)
        lines = flow(parts or (self.say("none"),), self.screen.width, indent, "   ")
        return [self.screen.bold(pad(title, NAME + 2)) + lines[0][NAME + 2 :], *lines[1:]]

    def token(self, token: int) -> str:
        """The short name of a token; prestige has a star."""
        return self.say(f"token-{self.game.edition.names['tokens'][token].replace('_', '-')}")

    # the head

    def head(self) -> list[str]:
        s = self.s
        facts = [self.texts.text("paris-title"), self.say("round", round=int(s.turn) // self.game.players + 1)]
        facts.append(self.say("start-player", seat=int(s.start_player)))
        if s.final_turn >= 0:
            facts.append(self.say("last-round"))
        piles = [
            self.say("pile", pile=pile, district=int(s.pile_back[pile]), left=int(s.pile_size[pile]))
            if s.pile_size[pile]
            else self.say("pile-empty", pile=pile)
            for pile in range(PILES)
        ]
        rule = "─" * self.screen.width
        return [
            self.screen.dim(rule),
            self.screen.bold(" · ".join(facts)),
            "",
            *self.label("piles", *piles),
            *self.label("end-tiles", self.say("left", left=int(s.end_left))),
        ]

    # the districts

    def districts(self) -> Iterator[str]:
        cell = (self.screen.width - NAME - 16) // STEPS
        heads = [pad(str(int(value)), cell) for value in self.fig.value]
        yield self.screen.bold(
            pad(self.say("districts"), NAME + 1) + pad(self.say("bank"), 7) + "".join(heads) + self.say("vp-tile")
        )
        for district in range(DISTRICTS):
            yield from self.district(district, cell)
        arc = self.screen.marks([self.s.place_keys[seat, ARC] for seat in self.game.seats])
        yield from self.label("arc", *filter(None, [arc]))

    def district(self, d: int, cell: int) -> Iterator[str]:
        s, slots = self.s, range(d * STEPS, d * STEPS + STEPS)
        types = [pad(cut(self.type(int(s.slot_type[slot])), cell - 1), cell) for slot in slots]
        tile = self.texts.name("vp_tile", int(s.vp_tile[d])) if s.vp_tile[d] >= 0 else self.screen.dim("–")
        name = self.screen.bold(pad(cut(self.texts.name("district", d), NAME), NAME + 1))
        yield (name + pad(str(int(self.fig.bank[d])), 7) + "".join(types) + tile).rstrip()
        bank = self.screen.marks([s.place_keys[seat, d] for seat in self.game.seats])
        below = "".join(pad(self.beside_slot(slot, cell - 1), cell) for slot in slots)
        yield (" " * (NAME + 1) + pad(bank, 7) + below).rstrip()
        totals = "  ".join(self.totals(d))
        rest = [*self.standing(d), *([f"Σ {totals}"] if totals else [])]
        yield from flow(rest, self.screen.width, " " * (NAME + 8))

    def type(self, kind: int) -> str:
        return self.texts.name("type", kind) if kind >= 0 else "·"

    def beside_slot(self, slot: int, width: int) -> str:
        """Whose keys are on a slot, and the token beside it; a token goes to the first who gets there."""
        keys = self.screen.marks([self.s.slot_keys[seat, slot] for seat in self.game.seats])
        token = int(self.s.slot_token[slot])
        return keys if token < 0 else f"{keys} " * bool(keys) + self.screen.dim(cut(self.token(token), width))

    def standing(self, d: int) -> Iterator[str]:
        here = [mark for mark in range(LANDMARKS) if self.s.landmark_at[mark] == d]
        for mark in sorted(here, key=lambda mark: int(self.fig.landmark_value[mark])):
            keys = self.screen.marks([self.s.landmark_keys[seat, mark] for seat in self.game.seats])
            yield f"▲ {self.texts.name('landmark', mark)} {keys}".rstrip()

    def totals(self, d: int) -> Iterator[str]:
        """Total values with ranks, and the VP that they would bring now."""
        found = self.insight["districts"][self.game.edition.names["districts"][d]]
        order = sorted(self.game.seats, key=lambda seat: (found["ranks"][seat], seat))
        for seat in order:
            total, points = found["totals"][seat], found["vp"][seat]
            if total:
                worth = f" ({self.texts.say(vp(points))})" if points else ""
                yield self.screen.mark(seat) + f" {total}{worth}"

    # beside the board

    def beside(self) -> Iterator[str]:
        s = self.s
        supply = [mark for mark in range(LANDMARKS) if s.landmark_at[mark] < 0]
        yield self.title("landmarks-supply")
        yield from columns([self.landmark(mark) for mark in supply] or [self.say("none")], self.screen.width, most=2)
        placed = {int(tile) for tile in s.vp_tile}
        left = [self.texts.name("vp_tile", tile) for tile in range(VP_TILES) if tile not in placed]
        yield from self.label("vp-tiles", *left)
        prices = [
            self.say("supply-buy", token=self.token(token), left=int(s.supply[token]), francs=int(self.fig.buy[token]))
            for token in range(RESOURCES)
        ]
        yield from self.label("supply", *prices)
        sales = [f"{self.token(token)} {int(self.fig.sell[token])}" for token in range(TOKENS)]
        yield from self.label("sell", *sales)

    def landmark(self, mark: int) -> str:
        fig = self.fig
        cost = [
            self.say("times", count=int(count), token=token)
            for token, count in enumerate(fig.landmark_cost[mark])
            if count
        ]
        reward = [
            self.say("reward", token=self.token(RESOURCES + kind), vp=int(points))
            for kind, points in enumerate(fig.landmark_vp[mark])
            if points
        ]
        name = self.texts.name("landmark", mark)
        return self.say(
            "landmark", landmark=name, cost=", ".join(cost) or self.say("none"), reward=", ".join(reward) or "–"
        )

    # the bonus track

    def track(self) -> Iterator[str]:
        yield self.title("bonus-track") + "  " + self.screen.dim(self.say("bonus-track-about"))
        waiting = [seat for seat in self.game.seats if self.s.meeple[seat] < 0]
        if waiting:
            yield "  " + self.texts.text("paris-space-start") + " " + "".join(map(self.screen.mark, waiting))
        width = (self.screen.width - 2) // 4 - 1
        yield from columns([self.space(space, width) for space in range(SPACES)], self.screen.width, gap=1, most=4)

    def space(self, space: int, width: int) -> str:
        s, number = self.s, int(self.s.space_number[space])
        left = int(s.space_left[space])
        here = "".join(self.screen.mark(seat) for seat in self.game.seats if s.meeple[seat] == space)
        copies = f" ×{left}" if left > 1 else ""
        tail = copies + (f" {here}" if here else "")
        name = self.texts.say(self.words.bonus_name(number)) if left else "–"
        text = f"{number:>2} " + cut(name, width - 3 - length(tail))
        passed = not left or (self.seat >= 0 and s.meeple[self.seat] >= space)
        return pad((self.screen.dim(text) if passed else text) + tail, width)

    # the seats

    def players(self) -> Iterator[str]:
        names = ["vp", "meeple", "reserve"]
        if self.game.options["open_screens"]:
            names += ["francs", "keys"]
        rows = [["", *(self.screen.bold(self.say(name)) for name in names)]]
        for seat in self.game.seats:
            seen = self.seen["seats"][seat]
            numbers = [str(seen[name]) if seen[name] or name != "meeple" else "–" for name in names]
            rows.append([self.screen.seat(seat, self.texts.name("seat", seat)), *numbers])
        head, *lines = grid(rows, right=range(1, len(names) + 1))
        yield self.title("players") + head[length(self.say("players")) :]
        for seat, line in zip(self.game.seats, lines, strict=True):
            parts = [line.lstrip(), *self.tiles(self.seen["seats"][seat])]
            first, *rest = flow(parts, self.screen.width, " " * 6, "   ")
            yield from ["  " + first.lstrip(), *rest]

    def tiles(self, seen: Any) -> Iterator[str]:
        """What lies open beside the screen, and behind it where screens are open."""
        if seen["used"]:
            yield self.say("bonus-used", tiles=" ".join(map(str, seen["used"])))
        if seen["end_used"]:
            yield self.say("end-used", tiles=", ".join(self.end_tiles(seen["end_used"])))
        if self.game.options["open_screens"]:
            yield self.tokens(seen["tokens"]) or "–"
            if seen["bonus"]:
                yield self.say("bonus-held", tiles=" ".join(map(str, seen["bonus"])))

    def own(self) -> Iterator[str]:
        if self.seat < 0:
            return
        seen, worth = self.seen["seats"][self.seat], self.insight["worth"][self.seat]
        things = [
            self.texts.say(francs(seen["francs"])),
            self.say("keys-in-hand", count=seen["keys"]),
            self.tokens(seen["tokens"]),
            *(self.say("end-tile-in-hand", tile=tile) for tile in self.end_tiles(seen["end_tiles"])),
        ]
        yield ""
        yield self.title("screen")
        yield wrap(" · ".join(thing for thing in things if thing), self.screen.width, "  ")
        for number in seen["bonus"]:
            now = self.say("worth", vp=vp(worth[number])) if worth[number] else ""
            said = " ".join(filter(None, (self.texts.say(self.words.bonus_does(number)), now and f"({now})")))
            yield wrap(said, self.screen.width, " " * 6, f"  {number:>2}  ")

    def tokens(self, held: dict[str, int]) -> str:
        counts = enumerate(held.values())
        return ", ".join(f"{count} {self.token(token)}" for token, count in counts if count)

    def end_tiles(self, held: Sequence[str]) -> list[str]:
        known, tokens = self.game.edition.names["end_tiles"], self.fig.end_token
        tiles = [known.index(tile) for tile in held]
        return [self.token(tokens[tile]) if tokens[tile] >= 0 else self.texts.name("end_tile", tile) for tile in tiles]

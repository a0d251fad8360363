"""From what a seat knows to what its screen draws; see ``scene_shape`` for what that is.

Everything lies open but the cards never drawn, of which only the number is told (H1.2). What is printed on things comes
from ``printed``, what is being decided from ``desk``.
"""

from typing import Any

from msgspec.structs import replace

from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import numbers
from cadastre.games.hellas.legality.position import DUE, MORTGAGES, PHASES
from cadastre.games.hellas.presentation.desk import Desk
from cadastre.games.hellas.presentation.holdings import Holdings
from cadastre.games.hellas.presentation.insight import last_round, surveyed
from cadastre.games.hellas.presentation.printed import printed
from cadastre.games.hellas.presentation.scene_shape import Bank, Deck, Deed, Group, Scene, Seat, Space, Throw
from cadastre.games.hellas.rules.state import CARDS, DECK, DECKS, DEEDS, GROUPS, HOTEL, OFFERS, OVER, SQUARES, TIME


def scene(knowledge: Knowledge) -> Scene:
    """The whole table as this seat sees it."""
    return _Maker(knowledge).scene()


class _Maker:
    def __init__(self, knowledge: Knowledge) -> None:
        self.game, self.seat = knowledge.game, knowledge.seat
        self.printed = printed(knowledge.game.edition)
        self.names, self.fig = self.printed.names, self.printed.fig
        self.s: Any = numbers(knowledge._data[0])
        self.found = surveyed(knowledge)
        self.holdings = Holdings(self.printed, self.game.players, self.s.owner, self.s.level, self.s.mortgage)

    def scene(self) -> Scene:
        s, fig = self.s, self.fig
        desk = Desk(self.printed, self.holdings, self.found, s, self.seat)
        return Scene(
            seat=self.seat,
            phase=PHASES[s.phase],
            on_turn=s.on_turn,
            current=s.current if s.phase != OVER else -1,
            first=s.first,
            turn=s.turn + 1,
            round=s.rounds + 1,
            last_round=last_round(s),
            timed=s.short_game == TIME,
            bell=bool(s.bell),
            throw=Throw([die for die in s.dice if die], s.throws, s.doubles, DUE[s.throw_due]),
            move_due=s.move_due,
            salary=fig.salary,
            fine=fig.fine,
            spaces=[self.space(square) for square in range(SQUARES)],
            groups=[self.group(group) for group in range(GROUPS)],
            seats=[self.player(seat) for seat in self.game.seats],
            bank=Bank(s.houses, s.hotels, s.pot if s.parking_pot else None),
            decks=[self.deck(deck) for deck in range(DECKS)],
            claims=desk.claims(),
            purchase=desk.purchase(),
            auction=desk.auction(),
            amount=desk.amount(),
            deal=desk.deal(),
            debt=desk.debt(),
            choice=desk.choice(),
            vote=desk.vote(),
            estate=desk.estate(),
            series=desk.series(),
        )

    def space(self, square: int) -> Space:
        s, deed = self.s, self.fig.square_deed[square]
        here = [seat for seat in self.game.seats if s.square[seat] == square and not s.out[seat]]
        return replace(
            self.printed.spaces[square],
            deed=self.deed(deed) if deed >= 0 else None,
            pawns=[seat for seat in here if not s.custody[seat]],
            custody=[seat for seat in here if s.custody[seat]],
        )

    def deed(self, deed: int) -> Deed:
        s, known, line = self.s, self.printed.deeds[deed], self.holdings.rent_line(deed)
        return replace(
            known,
            lift=self.found.lift[deed],
            owner=s.owner[deed],
            mortgage=MORTGAGES[s.mortgage[deed]],
            level=s.level[deed],
            rent_line=line,
            rent=known.rents[line] if line >= 0 else 0,
        )

    def group(self, group: int) -> Group:
        counts = [count[group] for count in self.holdings.counts]
        full = self.printed.sizes[group]
        return replace(self.printed.groups[group], counts=counts, owner=counts.index(full) if full in counts else -1)

    def player(self, seat: int) -> Seat:
        s, names = self.s, self.names
        own = [deed for deed in range(DEEDS) if s.owner[deed] == seat]
        levels = [s.level[deed] for deed in own]
        return Seat(
            cash=s.cash[seat],
            wealth=self.found.wealth[seat],
            could_raise=self.found.could_raise[seat],
            space=s.square[seat],
            custody=s.custody[seat],
            out=s.out[seat],
            deeds=[names["deeds"][deed] for deed in own],
            groups=[names["groups"][group] for group in range(GROUPS) if self.holdings.has_all(seat, group)],
            houses=sum(level for level in levels if level < HOTEL),
            hotels=levels.count(HOTEL),
            cards=[names["decks"][card // DECK] for card in range(CARDS) if s.holder[card] == seat],
            offers_left=OFFERS - s.offers[seat],
            may_call_vote=bool(s.vote_to_end) and not s.voted >> seat & 1,
        )

    def deck(self, deck: int) -> Deck:
        known = [self.printed.cards[deck * DECK + number] for number in self.s.queue[deck] if number >= 0]
        return replace(self.printed.decks[deck], unseen=self.s.unseen[deck].bit_count(), known=known)

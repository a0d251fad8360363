"""What is printed on the components, in the shapes of a scene: made once, and completed by how things stand.

Nothing here depends on a position: it is the same in all games of an edition.
"""

from functools import lru_cache

from cadastre.core.editions import Edition
from cadastre.core.said import Said, said
from cadastre.core.texts import Phrase
from cadastre.games.hellas.legality.position import items
from cadastre.games.hellas.presentation.desk_shape import Card
from cadastre.games.hellas.presentation.scene_shape import Deck, Deed, Group, Space
from cadastre.games.hellas.presentation.words import HellasWords
from cadastre.games.hellas.rules.state import DECKS, DEEDS, GROUPS, METRO, SQUARES, TRANSPORT

KINDS = ("start", "deed", "order", "instruction", "tax", "prison", "parking", "go_to_prison")
"""Kinds of squares by number."""


@lru_cache(maxsize=64)
def printed(edition: Edition) -> "Printed":
    """The components of games of this edition."""
    return Printed(edition)


class Printed:
    """Components as they leave the box. They are shared between scenes: to be copied, never changed."""

    def __init__(self, edition: Edition) -> None:
        self.names, self.fig = edition.names, edition.numbers
        self.words = HellasWords(edition)
        self.items = items(edition)
        self.sizes = [mask.bit_count() for mask in self.fig.group_deeds]
        self.deeds = [self._deed(deed) for deed in range(DEEDS)]
        self.spaces = [self._space(square) for square in range(SQUARES)]
        self.groups = [self._group(group) for group in range(GROUPS)]
        self.decks = [self._deck(deck) for deck in range(DECKS)]
        self.cards = {card: self._card(card) for card, name in enumerate(self.names["cards"]) if name}

    def say(self, phrase: Phrase) -> Said:
        """A phrase with the words of this edition."""
        return said(phrase, self.words)

    def _deed(self, deed: int) -> Deed:
        fig, group = self.fig, self.fig.deed_group[deed]
        alone, *built = fig.rent[deed]
        rents = {TRANSPORT: fig.transport_rent, METRO: fig.metro_times}.get(group, [alone, 2 * alone, *built])
        return Deed(
            id=self.names["deeds"][deed],
            name=self.say(self.words.deed(deed)),
            short=self.say(self.words.short_deed(deed)),
            group=self.names["groups"][group],
            price=fig.price[deed],
            mortgage_value=fig.mortgage[deed],
            lift=fig.lift[deed],
            house=fig.house_cost[deed],
            hotel=fig.hotel_cost[deed],
            rents=rents,
            by_throw=group == METRO,
            owner=-1,
            mortgage="",
            level=0,
            rent_line=-1,
            rent=0,
        )

    def _space(self, square: int) -> Space:
        fig, name = self.fig, self.names["squares"][square]
        kind = KINDS[fig.square_kind[square]]
        return Space(name, self.say(self.words.square(square)), kind, fig.square_tax[square], None, [], [])

    def _group(self, group: int) -> Group:
        deeds = [deed.id for deed in self.deeds if deed.group == self.names["groups"][group]]
        name, code = self.words.group(group), self.words.group_code(group)
        return Group(self.names["groups"][group], self.say(name), self.say(code), deeds, [], -1)

    def _deck(self, deck: int) -> Deck:
        return Deck(self.names["decks"][deck], self.say(self.words.deck(deck)), 0, [])

    def _card(self, card: int) -> Card:
        return Card(self.names["cards"][card], self.say(self.words.card(card)), self.say(self.words.card_text(card)))

"""How Hellas names its things: what the numbers of events, refusals and views mean, as phrases of any language."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from cadastre.core.editions import Edition
from cadastre.core.events import Event
from cadastre.core.knowledge import Knowledge
from cadastre.core.positions import bits
from cadastre.core.texts import Many, Phrase, Value, dashed, named, plainly, thing
from cadastre.games.hellas.edition import EDITIONS
from cadastre.games.hellas.legality.notation import CHOICES
from cadastre.games.hellas.rules.events import ENDINGS, ENTRIES, EXITS, REASONS, WAYS
from cadastre.games.hellas.rules.state import (
    BANK,
    DECK,
    DEEDS,
    GO_TO_JAIL,
    GROUPS,
    ITEMS,
    KEEP_ACQUITTAL,
    LOT_DEED,
    LOT_HOTEL,
    MOVE_BACK,
    MOVE_TO,
    NEXT_METRO,
    NEXT_TRANSPORT,
    PAY_PER_BUILDING,
    SQ_START,
    TRANSPORT,
)

EFFECTS = (
    "move-to",
    "next-transport",
    "next-metro",
    "move-back",
    "go-to-jail",
    "keep-acquittal",
    "bank-pays",
    "pay-bank",
    "pay-each-player",
    "collect-each-player",
    "pay-per-building",
    "pay-per-property",
)
"""What cards do, as parts of message ids by number."""
VARIANTS = {
    "moved": ("way", WAYS),
    "custody_entered": ("why", ENTRIES),
    "custody_left": ("how", EXITS),
    "mortgage_kept": ("choice", CHOICES),
    "vote_cast": ("yes", ("no", "yes")),
    "game_over": ("reason", ENDINGS),
}
"""Events with a message for each value of one parameter."""
DETAILS = {"card": "card", "tax": "square", "fine": "", "salary": "", "trade": "", "pot": "", "estate": ""}
"""What the detail of a payment is where it is no deed, by reason."""
MONEY = frozenset(("amount", "price"))
"""Parameters that are amounts of money."""
REGIONS = {
    "thrace": {"alexandroupoli", "xanthi"},
    "epirus": {"arta", "ioannina", "preveza"},
    "macedonia": {"kastoria", "kavala", "serres"},
    "thessaly": {"larissa", "trikala", "volos"},
    "peloponnese": {"kalamata", "nafplio", "patras"},
    "crete": {"chania", "heraklion", "rethymno"},
    "islands": {"corfu", "ermoupoli", "rhodes"},
    "capitals": {"athens", "thessaloniki"},
}
"""Where cities lie: another edition may have others, or put them together otherwise."""


def euros(count: int) -> Phrase:
    """An amount of money."""
    return Phrase("hellas-money", {"count": int(count)})


def all_of(param: str, mask: int) -> Many:
    """The things whose bits are set, by the name of a parameter."""
    return Many(param, tuple(bits(int(mask), range(ITEMS))))


def whom(seat: int) -> Value:
    """Whoever pays or is paid."""
    if seat >= 0:
        return Many("seat", (int(seat),))
    return Phrase("hellas-bank" if seat == BANK else "hellas-pot")


def goods(items: int, money: int) -> Value:
    """What one side of a deal gives: items, money, or both."""
    if not money:
        return all_of("item", items)
    params: dict[str, Value] = {"items": all_of("item", items), "money": euros(money)}
    return Phrase("hellas-goods", params) if items else euros(money)


def why(reason: int, detail: int) -> Phrase:
    """What money is paid for."""
    word = REASONS[reason]
    about = DETAILS.get(word, "deed")
    return Phrase(f"hellas-reason-{word}", {about: int(detail)} if about else {})


def words_of(knowledge: Knowledge) -> "HellasWords":
    """The words for a position: things are called the same throughout a game."""
    return _words(knowledge.game.edition)


@lru_cache(maxsize=64)
def _words(edition: Edition) -> "HellasWords":
    return HellasWords(edition)


@dataclass(frozen=True, eq=False)
class HellasWords:
    """The words for games with this edition, which gives deeds, colours, taxes and cards their ids."""

    edition: Edition
    room: str = "hellas"

    @cached_property
    def figures(self) -> Any:
        """The figures, readable field by field."""
        return self.edition.numbers

    def name(self, param: str, value: int) -> Value:
        """What a number means as a parameter of this name."""
        if param in MONEY:
            return euros(value)
        match param:
            case "bidders" | "winners":
                return all_of("seat", value)
            case "gives" | "wants":
                return all_of("item", value)
            case "to" | "source" | "creditor" | "debtor" | "maker":
                return whom(value)
            case "turn":
                return value + 1
        return thing(self._things, param, value)

    def told(self, event: Event) -> Phrase:
        """What an event says."""
        plain = plainly(self.room, event)
        if event.name in VARIANTS:
            param, words = VARIANTS[event.name]
            kind = dashed(words[getattr(event, param)])
            return Phrase(f"{plain.id}-{kind}", {key: one for key, one in plain.params.items() if key != param})
        match event.name:
            case "thrown" if event.first == event.second:
                return Phrase(f"{plain.id}-double", plain.params)
            case "card_drawn":
                return Phrase(plain.id, {"card": event.card, "text": self.card_text(event.card)})
            case "received":
                return Phrase(plain.id, {"amount": event.amount, "reason": why(event.reason, event.detail)})
            case "paid" | "debt_opened":
                params: dict[str, Value] = {**plain.params, "reason": why(event.reason, event.detail)}
                return Phrase(f"{plain.id}-to" if event.name == "paid" and event.to != BANK else plain.id, params)
            case "auction_opened" | "auction_won":
                return Phrase(plain.id, {**plain.params, "lot": self.lot(event.lot, event.deed)})
            case "offered" | "countered":
                gives, wants = goods(event.gives, max(event.money, 0)), goods(event.wants, max(-event.money, 0))
                return Phrase(plain.id, {"to": event.to, "gives": gives, "wants": wants})
        return plain

    def deed(self, deed: int) -> Phrase:
        """A deed."""
        return named("hellas-deed", self.edition.names["deeds"][deed])

    def short_deed(self, deed: int) -> Phrase:
        """A deed where its group is said elsewhere."""
        full = self.deed(deed)
        is_city = self.figures.deed_group[deed] < TRANSPORT
        return full if is_city else Phrase(f"{full.id}.short", otherwise=full.otherwise)

    def square(self, square: int) -> Phrase:
        """A square."""
        deed, name = int(self.figures.square_deed[square]), self.edition.data["board"]["squares"][square]
        return self.deed(deed) if deed >= 0 else named("hellas-square", name)

    def group(self, group: int) -> Phrase:
        """A colour, the stations or the stops; a colour by its region where all of its cities lie in one."""
        region = self._regions[group]
        return (
            Phrase(f"hellas-region-{region}") if region else named("hellas-group", self.edition.names["groups"][group])
        )

    def group_code(self, group: int) -> Phrase:
        """Three letters for a group."""
        full = self.group(group)
        return Phrase(f"{full.id}.code", otherwise=full.otherwise and full.otherwise[:3])

    def item(self, item: int) -> Phrase:
        """What can change hands besides money."""
        return self.deed(item) if item < DEEDS else self.acquittal(item - DEEDS)

    def lot(self, lot: int, deed: int) -> Phrase:
        """What is auctioned."""
        return self.deed(deed) if lot == LOT_DEED else Phrase(f"hellas-lot-{'hotel' if lot == LOT_HOTEL else 'house'}")

    def deck(self, deck: int) -> Phrase:
        """A deck."""
        return Phrase(f"hellas-deck-{self.edition.names['decks'][deck]}")

    def acquittal(self, deck: int) -> Phrase:
        """The acquittal card of a deck."""
        return Phrase(f"hellas-acquittal-of-{self.edition.names['decks'][deck]}")

    def card(self, card: int) -> Phrase:
        """A card by its deck and id; an acquittal card as what it is."""
        deck = card // DECK
        if self.figures.card_effect[card] == KEEP_ACQUITTAL:
            return self.acquittal(deck)
        name = self.edition.names["cards"][card].upper()
        return Phrase(f"hellas-card-of-{self.edition.names['decks'][deck]}", {"id": name})

    def card_text(self, card: int) -> Phrase:
        """What a card says: its story, if it is one of ours, and what it does."""
        effect, name = self.card_effect(card), self.edition.names["cards"][card]
        if not self._has_story(card):
            return effect
        return Phrase("hellas-card-text", {"story": Phrase(f"hellas-card-{dashed(name)}"), "effect": effect})

    def card_effect(self, card: int) -> Phrase:
        """What a card does, from the figures."""
        fig = self.figures
        effect, first, second = int(fig.card_effect[card]), int(fig.card_a[card]), int(fig.card_b[card])
        key = f"hellas-effect-{EFFECTS[effect]}"
        if effect == MOVE_TO:
            if fig.square_kind[first] == SQ_START:
                return Phrase(f"{key}-start", {"salary": euros(fig.salary)})
            return Phrase(key, {"square": first})
        if effect in (NEXT_TRANSPORT, NEXT_METRO):
            return Phrase(key, {"times": first})
        if effect == MOVE_BACK:
            return Phrase(key, {"steps": first})
        if effect == PAY_PER_BUILDING:
            return Phrase(key, {"house": euros(first), "hotel": euros(second)})
        return Phrase(key, {} if effect in (GO_TO_JAIL, KEEP_ACQUITTAL) else {"amount": euros(first)})

    def _has_story(self, card: int) -> bool:
        """Whether the story that we tell under this id is about what the card of this edition does."""
        ours, name = EDITIONS.default, self.edition.names["cards"][card]
        if name not in ours.names["cards"]:
            return False
        return self._gist(card) == HellasWords(ours)._gist(ours.names["cards"].index(name))

    def _gist(self, card: int) -> tuple[int, str]:
        """What a card does apart from amounts: its effect, and the square that it leads to."""
        effect = int(self.figures.card_effect[card])
        return effect, self.square(int(self.figures.card_a[card])).id if effect == MOVE_TO else ""

    @cached_property
    def _regions(self) -> list[str | None]:
        """Where the deeds of each group lie, if that is one region."""
        deeds = list(zip(self.edition.names["deeds"], self.figures.deed_group, strict=True))
        members = [{name for name, of in deeds if of == group} for group in range(GROUPS)]
        return [next((region for region, known in REGIONS.items() if one <= known), None) for one in members]

    @cached_property
    def _things(self) -> dict[str, Callable[[int], Value]]:
        """How to name a thing by the name of a parameter."""
        return {
            "deed": self.deed,
            "other": self.deed,
            "square": self.square,
            "origin": self.square,
            "group": self.group,
            "item": self.item,
            "card": self.card,
            "deck": self.deck,
            "level": lambda value: Phrase(f"hellas-level-{value}"),
        }

"""Colours and what stands on them."""

from cadastre.core.kernel import kernel
from cadastre.games.hellas.rules.state import DECK, DECKS, DEEDS, FREE, HOTEL, Figures, Hellas


@kernel
def owns_all(s: Hellas, fig: Figures, seat: int, group: int) -> bool:
    """Whether a player has every deed of a group."""
    for deed in range(DEEDS):
        if fig.deed_group[deed] == group and s.owner[deed] != seat:
            return False
    return True


@kernel
def count_owned(s: Hellas, fig: Figures, seat: int, group: int) -> int:
    """How many deeds of a group a player has."""
    count = 0
    for deed in range(DEEDS):
        count += fig.deed_group[deed] == group and s.owner[deed] == seat
    return count


@kernel
def highest(s: Hellas, fig: Figures, group: int) -> int:
    """The highest level on a group."""
    most = 0
    for deed in range(DEEDS):
        if fig.deed_group[deed] == group and s.level[deed] > most:
            most = s.level[deed]
    return most


@kernel
def lowest(s: Hellas, fig: Figures, group: int) -> int:
    """The lowest level on a group."""
    least = HOTEL
    for deed in range(DEEDS):
        if fig.deed_group[deed] == group and s.level[deed] < least:
            least = s.level[deed]
    return least


@kernel
def any_mortgaged(s: Hellas, fig: Figures, group: int) -> bool:
    """Whether a deed of a group is mortgaged."""
    for deed in range(DEEDS):
        if fig.deed_group[deed] == group and s.mortgage[deed] != FREE:
            return True
    return False


@kernel
def built_groups(s: Hellas, fig: Figures) -> int:
    """Groups with buildings, a bit each."""
    found = 0
    for deed in range(DEEDS):
        if s.level[deed] > 0:
            found |= 1 << fig.deed_group[deed]
    return found


@kernel
def card_held(s: Hellas, seat: int, deck: int) -> int:
    """The first acquittal card of a deck that a player keeps, or -1."""
    for card in range(deck * DECK, deck * DECK + DECK):
        if s.holder[card] == seat:
            return card
    return -1


@kernel
def items_of(s: Hellas, fig: Figures, seat: int) -> int:
    """Everything that a player can give away, a bit each: deeds of colours without buildings, and cards (H8.1)."""
    built = built_groups(s, fig)
    found = 0
    for deed in range(DEEDS):
        if s.owner[deed] == seat and not (built >> fig.deed_group[deed]) & 1:
            found |= 1 << deed
    for deck in range(DECKS):
        if card_held(s, seat, deck) >= 0:
            found |= 1 << (DEEDS + deck)
    return found

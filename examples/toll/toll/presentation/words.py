"""How Toll names its things: what the numbers of events, refusals and labels mean, as phrases of any language."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from cadastre.core.editions import Edition
from cadastre.core.events import Event
from cadastre.core.knowledge import Knowledge
from cadastre.core.texts import Many, Phrase, Value, named, plainly

if TYPE_CHECKING:
    from cadastre.core.state import State


@dataclass(frozen=True, eq=False)
class TollWords:
    """The words for games with this edition, which gives the plots their ids."""

    edition: Edition
    room: str = "toll"

    def name(self, param: str, value: int) -> Value:
        """What a number means as a parameter of this name."""
        match param:
            case "coins":
                return Phrase("toll-coins", {"count": value})
            case "hut":
                return self.plot(value)
            case "other":
                return Many("seat", (value,))
        return value

    def plot(self, plot: int) -> Phrase:
        """Where a hut may stand."""
        return named("toll-plot", self.edition.names["plots"][plot])

    def told(self, event: Event) -> Phrase:
        """What an event says: every kind has a message of its own."""
        return plainly(self.room, event)


@lru_cache(maxsize=16)
def _words(edition: Edition) -> TollWords:
    return TollWords(edition)


def words_of(position: "Knowledge | State") -> TollWords:
    """The words for a position."""
    return _words(position.game.edition)

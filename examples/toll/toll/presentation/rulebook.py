"""What the rulebook of Toll takes from an edition."""

from cadastre.core.editions import Edition
from cadastre.core.rulebook import Row, Rulebook
from cadastre.core.texts import Phrase
from toll.edition import EDITIONS
from toll.presentation.words import TollWords
from toll.rules.state import PLOTS

FOLLOWS = {"thrown": "T2.1", "claimed": "T3.1", "built": "T3.2", "given": "T3.3", "rung": "T4.2"}
"""The rule that an event follows, by its name."""


def rulebook(edition: Edition | None = None) -> Rulebook:
    """The rulebook with the figures of an edition, or of the default one."""
    edition = edition or EDITIONS.default
    words, fig = TollWords(edition), edition.numbers
    figures = {
        "start": Phrase("toll-coins", {"count": fig.start}),
        "cost": Phrase("toll-coins", {"count": fig.hut_cost}),
        "worth": Phrase("toll-points", {"count": fig.hut_worth}),
    }
    plots = tuple(Row(words.plot(plot), figures["worth"]) for plot in range(PLOTS))
    return Rulebook(edition, words, figures, {"T3.2": plots}, rulings=frozenset())

"""How Hellas is played well: what deeds are worth on this board, when to build, what to bid, which trades to make."""

from cadastre.bots.hellas.chance import chance
from cadastre.bots.hellas.glance import glance
from cadastre.bots.hellas.moves import propose
from cadastre.bots.hellas.worth import NAMES, THOUSAND, parts
from cadastre.bots.mind import MOVES, Mind

MIND = Mind(
    propose=propose,
    glance=glance,
    value=chance,
    parts=parts,
    names=NAMES,
    spread=2 * THOUSAND,
    heat=300 * THOUSAND,
    curiosity=100,
    patience=3,
    replies=MOVES,
)

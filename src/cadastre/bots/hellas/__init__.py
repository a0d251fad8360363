"""How Hellas is played well: what deeds are worth on this board, when to build, what to bid, which trades to make."""

from cadastre.bots.hellas.glance import glance
from cadastre.bots.hellas.moves import propose
from cadastre.bots.hellas.worth import NAMES, THOUSAND, parts, value
from cadastre.bots.mind import Mind

MIND = Mind(
    propose=propose,
    glance=glance,
    value=value,
    parts=parts,
    names=NAMES,
    spread=1500 * THOUSAND,
    heat=100 * THOUSAND,
    curiosity=1200,
    patience=3,
    depth=0,
)

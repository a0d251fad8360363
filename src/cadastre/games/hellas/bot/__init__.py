"""How Hellas is played well: what deeds are worth on this board, when to build, what to bid, which trades to make."""

from cadastre.bots.mind import MOVES, Mind
from cadastre.games.hellas.bot.chance import chance
from cadastre.games.hellas.bot.glance import glance
from cadastre.games.hellas.bot.moves import propose
from cadastre.games.hellas.bot.worth import NAMES, THOUSAND, parts

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

"""How Toll is played well: claim, build, and throw when nothing is left to do."""

from cadastre.bots.mind import Mind
from toll.bot.glance import glance
from toll.bot.moves import propose
from toll.bot.worth import NAMES, POINT, parts, value

MIND = Mind(
    propose=propose,
    glance=glance,
    value=value,
    parts=parts,
    names=NAMES,
    spread=2 * POINT,
    heat=POINT,
    curiosity=500,
    patience=2,
    replies=4,
)

"""The mind of Paris."""

from cadastre.bots.mind import Mind
from cadastre.games.paris.bot.glance import glance
from cadastre.games.paris.bot.moves import propose
from cadastre.games.paris.bot.worth import NAMES, parts, value

MIND = Mind(
    propose=propose,
    glance=glance,
    value=value,
    parts=parts,
    names=NAMES,
    spread=12_000,
    heat=800,
    curiosity=1_200,
    patience=4,
    replies=1,
)
"""How Paris is played well."""

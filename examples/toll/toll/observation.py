"""How a game of Toll is seen; the fields are those of :class:`toll.rules.state.Toll`."""

from cadastre.envs.sights import Sight, each, members, number, seat
from cadastre.envs.turns import linked
from toll.rules.engine import ENGINE
from toll.rules.state import NEVER, OVER, PLOTS

_OPTION = "an option: the same in the whole game"

SIGHT = Sight(
    shown={
        "current": seat(),
        "phase": number(0, OVER),
        "thrown": number(0),
        "last": number(NEVER),
        "resume": seat(),
        "receiver": seat(),
        "coins": each(number(0)),
        "due": each(number(0)),
        "huts": each(members(PLOTS)),
    },
    left_out={
        "luck": "nobody knows it",
        "players": "the same in the whole game",
        "throws": _OPTION,
        "rate": _OPTION,
    },
    turn=linked(ENGINE, __name__),
)

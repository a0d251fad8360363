"""What can happen in a game of Paris.

``francs_gained``, ``francs_paid`` and ``vp_scored`` are the only events that change francs and VP; the others say why.
"""

from cadastre.core.events import EventKind, EventTable

TABLE = EventTable(
    [
        EventKind("game_started", ("seat", "players")),
        EventKind("dealt", ("seat", "francs", "keys", "reserve")),
        EventKind("back_shown", ("seat", "pile", "district"), luck=True),
        EventKind("turn_started", ("seat", "turn")),
        EventKind("building_drawn", ("seat", "pile", "tile"), luck=True),
        EventKind("building_placed", ("seat", "tile", "slot")),
        EventKind("building_removed", ("seat", "tile")),
        EventKind("key_placed", ("seat", "place")),
        EventKind("francs_gained", ("seat", "francs", "reason")),
        EventKind("francs_paid", ("seat", "francs", "reason")),
        EventKind("resource_paid", ("seat", "token", "source")),
        EventKind("landmark_laid", ("seat", "landmark", "district")),
        EventKind("key_moved", ("seat", "origin", "target", "district")),
        EventKind("token_taken", ("seat", "slot", "token")),
        EventKind("vp_scored", ("seat", "vp", "reason", "detail")),
        EventKind("prestige_given", ("seat", "token", "source", "landmark")),
        EventKind("bonus_taken", ("seat", "number", "space")),
        EventKind("meeple_moved", ("seat", "space")),
        EventKind("bonus_used", ("seat", "number")),
        EventKind("key_gained", ("seat",)),
        EventKind("vp_tile_placed", ("seat", "vp_tile", "district")),
        EventKind("declined", ("seat", "offer")),
        EventKind("pile_searched", ("seat", "tiles"), secret=("tiles",), luck=True),
        EventKind("end_tile_taken", ("seat", "end_tile", "left"), secret=("end_tile",)),
        EventKind("last_end_tile", ("seat", "final_turn")),
        EventKind("end_tile_used", ("seat", "end_tile")),
        EventKind("token_sold", ("seat", "token", "source")),
        EventKind("token_bought", ("seat", "token")),
        EventKind("pair_given", ("seat", "token")),
        EventKind("half_lost", ("seat", "number")),
        EventKind("passed", ("seat",)),
        EventKind("turn_ended", ("seat",)),
        EventKind("district_ranked", ("seat", "district", "total", "rank")),
        EventKind("game_over", ("seat", "winners")),
    ]
)

(
    E_STARTED,
    E_DEALT,
    E_BACK_SHOWN,
    E_TURN_STARTED,
    E_DRAWN,
    E_PLACED,
    E_REMOVED,
    E_KEY_PLACED,
    E_GAINED,
    E_PAID,
    E_RESOURCE_PAID,
    E_LANDMARK_LAID,
    E_KEY_MOVED,
    E_TOKEN_TAKEN,
    E_SCORED,
    E_PRESTIGE_GIVEN,
    E_BONUS_TAKEN,
    E_MEEPLE_MOVED,
    E_BONUS_USED,
    E_KEY_GAINED,
    E_VP_TILE_PLACED,
    E_DECLINED,
    E_SEARCHED,
    E_END_TAKEN,
    E_LAST_END_TILE,
    E_END_USED,
    E_SOLD,
    E_BOUGHT,
    E_PAIR_GIVEN,
    E_HALF_LOST,
    E_PASSED,
    E_TURN_ENDED,
    E_RANKED,
    E_OVER,
) = range(34)

# Why francs were gained or paid.
FOR_BANK, FOR_SALE, FOR_BONUS, FOR_END_TILE = range(4)
FOR_MOVE, FOR_BONUS_TILE, FOR_PURCHASE, FOR_KEY = range(4)
# What VP were scored for; the detail is the slot, the landmark, the number of the bonus tile, the end-game tile or the
# district.
VP_EIGHT, VP_PRESTIGE, VP_BONUS, VP_END_TILE, VP_DISTRICT = range(5)
# What was declined.
NO_PRESTIGE, NO_BONUS, NO_VP_TILE = range(3)

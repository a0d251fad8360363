"""Every reason for which Paris refuses an action; the sentences are in ``locale/*/refusals.ftl``."""

from cadastre.core.refusals import refuse

__all__ = ["IN_NOTATION", "REFUSALS", "refuse"]

REFUSALS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    # whose turn, and what is due
    "game_over": (("P9.1",), ()),
    "not_your_turn": (("P3.1",), ("seat",)),
    "unknown_action": (("P3.1",), ("action",)),
    "building_first": (("P3.1",), ()),
    "building_done": (("P3.2",), ()),
    "piles_empty": (("P3.2",), ()),
    "action_due": (("P3.3",), ()),
    "action_done": (("P3.3",), ()),
    "settle_first": (("P3.4",), ()),
    "pay_first": (("P5.5",), ("token",)),
    "take_first": (("P6.1",), ()),
    "finish_first": (("P3.1",), ()),
    "nothing_offered": (("P3.1", "P3.4", "P5.5", "P5.7", "P5.8", "P5.9", "P6.1"), ()),
    # the two steps
    "pile_empty": (("P3.2",), ("pile",)),
    "slot_taken": (("P3.4",), ("slot",)),
    "type_there": (("P3.4",), ("district", "type")),
    "no_key_left": (("P4.1",), ()),
    "key_on_place": (("P4.2",), ("place",)),
    "buildings_left": (("P6.1",), ()),
    "no_end_tile_left": (("P6.1",), ()),
    "end_tile_not_there": (("P6.1",), ("end_tile",)),
    "can_place_key": (("P3.3",), ()),
    "can_search": (("P3.3",), ()),
    "can_move": (("P3.3",), ()),
    # a key move
    "no_key_there": (("P5.1",), ("place",)),
    "not_higher": (("P5.2",), ("place", "need", "have")),
    "no_building": (("P5.1",), ("slot",)),
    "landmark_elsewhere": (("P5.2",), ("landmark", "district")),
    "landmark_too_low": (("P5.4",), ("landmark", "district", "need", "have")),
    "taken": (("P5.1",), ("place", "number")),
    "own_key_on_it": (("P5.1",), ("place", "number")),
    "francs_short": (("P5.5", "P5.7", "P7.3", "P8.1"), ("need", "have")),
    "resources_short": (("P5.5",), ("token", "need", "have")),
    # paying, giving and what a move brings
    "resource_not_due": (("P5.5",), ("token",)),
    "none_in_hand": (("P5.6", "P5.8", "P8.1"), ("token", "source")),
    "earlier_choice": (("P5.6", "P5.8", "P7.3"), ()),
    "rest_unpayable": (("P5.5",), ("token", "need", "have")),
    "prestige_not_shown": (("P5.8",), ("landmark", "token")),
    "space_behind": (("P7.1",), ("space",)),
    "space_empty": (("P7.1", "P7.4"), ("space",)),
    "number_had": (("P7.2",), ("number",)),
    "vp_tile_gone": (("P5.9",), ("vp_tile",)),
    "vp_tile_elsewhere": (("P5.9",), ("district",)),
    "vp_spot_taken": (("P5.9",), ("district",)),
    # tiles and trade
    "only_fresh_token": (("P3.1",), ("token",)),
    "bought_this_turn": (("P8.4",), ("token",)),
    "sold_this_turn": (("P8.4",), ("token",)),
    "supply_empty": (("P8.2",), ("token",)),
    "bonus_used": (("P7.3",), ("number",)),
    "bonus_not_held": (("P7.3",), ("number",)),
    "scores_at_end": (("P7.3",), ("number",)),
    "stands_for_tokens": (("P8.3",), ("number",)),
    "only_in_a_move": (("P7.4",), ("number",)),
    "has_own_action": (("P7.3",), ("number",)),
    "no_reserve_key": (("P7.4",), ("number",)),
    "before_track": (("P7.4",), ()),
    "back_out_of_reach": (("P7.4",), ("space", "need")),
    "no_pair": (("P7.4",), ("token", "have")),
    "other_pairs": (("P7.3",), ("number",)),
    "end_tile_not_held": (("P6.2",), ("end_tile",)),
    "end_tile_stands_for_token": (("P8.3",), ("end_tile", "token")),
}
"""Every code with the rules it may name and the names of its parameters."""

IN_NOTATION: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "key_from_screen": (("P4.3",), ()),
    "never_back": (("P5.2",), ("place",)),
    "stays_in_district": (("P5.2",), ("place",)),
}
"""Reasons against moves that people can write although no action of the game spells them."""

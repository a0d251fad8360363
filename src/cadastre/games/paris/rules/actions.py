"""The actions of Paris: one small integer per decision, in kinds that follow each other without a gap.

==========  =====  ==========================================================================================
kind        count  member
==========  =====  ==========================================================================================
draw            3  pile
settle          6  district for the building drawn (free placement)
key             7  bank of a district, or the Arc
move          736  where a key goes from and to, see :func:`move_action`
search          1  look through the end-game pile
take           12  end-game tile
pass            1
pay            15  resource * 5 + source
give           15  prestige (0 bronze, 1 silver, 2 gold) * 5 + source
stop            1  nothing (more) of what is offered
bonus          30  space of the bonus track to take a tile from
vp_tile        36  VP tile * 6 + district
sell           30  token * 5 + source
buy             3  resource
use            30  bonus tile, number - 1
fetch          30  space to take a tile from with bonus 17
back           30  space to go back to with bonus 25
pair            6  token kind of a pair given with bonus 23 (prestige) or 24 (resources)
use_end        12  end-game tile
end_turn        1
==========  =====  ==========================================================================================
"""

from cadastre.core.kernel import kernel
from cadastre.games.paris.rules.state import ARC, FIRST_LANDMARK, FIRST_SLOT, Paris

KINDS = {
    "draw": 3,
    "settle": 6,
    "key": 7,
    "move": 736,
    "search": 1,
    "take": 12,
    "pass": 1,
    "pay": 15,
    "give": 15,
    "stop": 1,
    "bonus": 30,
    "vp_tile": 36,
    "sell": 30,
    "buy": 3,
    "use": 30,
    "fetch": 30,
    "back": 30,
    "pair": 6,
    "use_end": 12,
    "end_turn": 1,
}
"""Every kind of action with the number of its members, in order."""

A_DRAW = 0
A_SETTLE = 3
A_KEY = 9
A_MOVE = 16
A_SEARCH = 752
A_TAKE = 753
A_PASS = 765
A_PAY = 766
A_GIVE = 781
A_STOP = 796
A_BONUS = 797
A_VP_TILE = 827
A_SELL = 863
A_BUY = 893
A_USE = 896
A_FETCH = 926
A_BACK = 956
A_PAIR = 986
A_USE_END = 992
A_END_TURN = 1004
ACTIONS = 1005

# A move's number within its kind: from the Arc to 36 slots and 8 * 6 landmarks in districts; from 6 banks and 36 slots
# to 6 slots and 8 landmarks of the same district; from 8 landmarks to 8 landmarks.
_FROM_ARC_NEW = 36
_FROM_BOARD = 84
_FROM_LANDMARK = 672


@kernel
def move_action(origin: int, target: int, district: int) -> int:
    """The action that moves a key between two places; ``district`` says where a landmark stands or is to stand."""
    if origin == ARC:
        if target >= FIRST_LANDMARK:
            return A_MOVE + _FROM_ARC_NEW + (target - FIRST_LANDMARK) * 6 + district
        return A_MOVE + target - FIRST_SLOT
    if origin >= FIRST_LANDMARK:
        return A_MOVE + _FROM_LANDMARK + (origin - FIRST_LANDMARK) * 8 + target - FIRST_LANDMARK
    row = origin if origin < ARC else origin - 1
    column = target - FIRST_LANDMARK + 6 if target >= FIRST_LANDMARK else (target - FIRST_SLOT) % 6
    return A_MOVE + _FROM_BOARD + row * 14 + column


@kernel
def move_origin(action: int) -> int:
    """The place that a move leaves."""
    move = action - A_MOVE
    if move < _FROM_BOARD:
        return ARC
    if move >= _FROM_LANDMARK:
        return FIRST_LANDMARK + (move - _FROM_LANDMARK) // 8
    row = (move - _FROM_BOARD) // 14
    return row if row < ARC else row + 1


@kernel
def move_target(action: int) -> int:
    """The place that a move goes to."""
    move = action - A_MOVE
    if move < _FROM_ARC_NEW:
        return FIRST_SLOT + move
    if move < _FROM_BOARD:
        return FIRST_LANDMARK + (move - _FROM_ARC_NEW) // 6
    if move >= _FROM_LANDMARK:
        return FIRST_LANDMARK + (move - _FROM_LANDMARK) % 8
    row, column = divmod(move - _FROM_BOARD, 14)
    if column >= 6:
        return FIRST_LANDMARK + column - 6
    return FIRST_SLOT + (row if row < 6 else (row - 6) // 6) * 6 + column


@kernel
def move_district(s: Paris, action: int) -> int:
    """The district that a move ends in."""
    move = action - A_MOVE
    if move < _FROM_ARC_NEW:
        return move // 6
    if move < _FROM_BOARD:
        return (move - _FROM_ARC_NEW) % 6
    if move >= _FROM_LANDMARK:
        return s.landmark_at[(move - _FROM_LANDMARK) // 8]
    row = (move - _FROM_BOARD) // 14
    return row if row < 6 else (row - 6) // 6

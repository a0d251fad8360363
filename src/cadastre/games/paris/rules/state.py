"""The whole state of a game of Paris on one screen, the figures beside it, and the numbers that name things.

Numbers used throughout the rules:

* a *district* is 0–5 in the order of the edition, a *slot* is ``district * 6 + step`` (step 0–5: value 1, 2, 3, 4, 5,
  8);
* a *token* kind is 0–5: wood, marble, gold (resources), bronze, silver, gold prestige;
* a *place* is where a key can lie: 0–5 the banks, 6 the Arc, 7–42 the slots, 43–50 the landmarks;
* a *tile* is a building as printed, numbered like the slot that it belongs to;
* bonus tiles have their printed numbers 1–30, spaces of the bonus track are 0–29, a meeple before the track is at -1;
* -1 stands for "none" everywhere.
"""

from cadastre.core.kernel import Words
from cadastre.core.layout import Grid, Ints, Record, i8, i16, i32, u64

SEATS = 4
DISTRICTS = 6
STEPS = 6
SLOTS = 36
LANDMARKS = 8
PILES = 3
SPACES = 30
VP_TILES = 6
END_TILES = 12
TOKENS = 6
RESOURCES = 3

WOOD, MARBLE, GOLD, BRONZE, SILVER, GOLD_PRESTIGE = range(6)

ARC = 6
BANKS_AND_ARC = 7
FIRST_SLOT = 7
FIRST_LANDMARK = 43
PLACES = 51

# What the game waits for.
DRAW, SETTLE, ACT, PAY, GIVE, BONUS, VP_TILE, SEARCH, PAIRS, DONE, OVER = range(11)

# What a resource or prestige is taken from (P8.3), in the order in which equal payments are spelled.
FROM_TOKEN, FROM_END_TILE, FROM_BONUS, FROM_WILD, FROM_DOUBLE = range(5)
SOURCES = 5

# Bonus tiles whose effect is more than a figure.
TILE_WILD_PRESTIGE, TILE_OWN, TILE_WILD_RESOURCE = 8, 9, 10
TILE_KEY_A, TILE_KEY_B, TILE_OTHERS, TILE_ANY = 13, 14, 16, 17
TILE_DOUBLE_PRESTIGE, TILE_UNUSED, TILE_DOUBLE_RESOURCE = 19, 20, 21
TILE_PAIR_PRESTIGE, TILE_PAIR_RESOURCE, TILE_BACK = 23, 24, 25
TILE_FRANCS, TILE_LANDMARKS, TILE_KINDS = 27, 29, 30


class Paris(Record):
    """One position, complete."""

    luck: Words = u64[3]  # the generator: key and counter
    # the table
    players: int = i8  # 2 to 4
    random_setup: int = i8  # option (P1.9)
    free_placement: int = i8  # option (P3.4)
    vp_tile_here: int = i8  # option (P5.9)
    start_player: int = i8  # begins every round
    current: int = i8  # the seat that the game waits for
    phase: int = i8  # what it waits for
    turn: int = i16  # turns ended so far, of all seats
    final_turn: int = i16  # the number of the last turn once the last end-game tile is taken, else -1 (P9.1)
    # the board
    slot_type: Ints = i8[SLOTS]  # type of the building lying there, or -1
    slot_token: Ints = i8[SLOTS]  # token beside it, or -1
    slot_keys: Grid = i8[SEATS, SLOTS]  # keys on it
    place_keys: Grid = i8[SEATS, BANKS_AND_ARC]  # keys on the banks and the Arc
    landmark_at: Ints = i8[LANDMARKS]  # district it was built in, or -1 while in the supply
    landmark_keys: Grid = i8[SEATS, LANDMARKS]  # keys on it
    vp_tile: Ints = i8[DISTRICTS]  # VP tile lying there, or -1
    supply: Ints = i8[RESOURCES]  # resources that can be bought
    # the building piles: which tiles are still out, not their order (P2.2)
    undrawn: Ints = i8[SLOTS]  # 1 while the tile has not been drawn
    pile_size: Ints = i8[PILES]  # tiles left
    pile_back: Ints = i8[PILES]  # district on the back of the top tile, or -1
    # the bonus track
    space_number: Ints = i8[SPACES]  # number of the tiles of this space
    space_left: Ints = i8[SPACES]  # how many still lie there
    # the seats
    vp: Ints = i16[SEATS]
    meeple: Ints = i8[SEATS]  # space of the bonus meeple
    francs: Ints = i32[SEATS]
    keys: Ints = i8[SEATS]  # behind the screen
    reserve: Ints = i8[SEATS]  # keys that only bonus tiles 13 and 14 reach
    tokens: Grid = i8[SEATS, TOKENS]
    bonus_held: Ints = i32[SEATS]  # unused bonus tiles, bit number - 1
    bonus_used: Ints = i32[SEATS]  # used ones, lying open
    # end-game tiles: the order of taking is public, which tile was taken is not (P2.3)
    end_pile: int = i16  # tiles in the pile, a bit each
    end_left: int = i8  # how many these are
    end_taker: Ints = i8[END_TILES]  # seat of the n-th taking, or -1
    end_tile: Ints = i8[END_TILES]  # tile of the n-th taking, or -1
    end_hand: Ints = i16[SEATS]  # tiles in hand, a bit each
    end_count: Ints = i8[SEATS]  # how many these are
    end_used: Ints = i16[SEATS]  # tiles used, a bit each
    end_used_at: Ints = i8[END_TILES]  # how many had been taken when this tile was used, or 0: it was one of these
    end_known: Ints = i16[SEATS]  # the pile as the seat last saw it; all tiles before the first look (P2.5)
    end_seen_at: Ints = i8[SEATS]  # how many had been taken then
    ruled_out: Grid = i32[SEATS, 4]  # resource tiles that a pass ruled out: row wood, bit marble * 4 + gold
    # this turn
    bought: int = i8  # resources bought, a bit each (P8.4)
    sold: int = i8  # resources sold as tokens, a bit each
    halves: Ints = i8[2]  # open halves of bonus 21 and 19 (P7.4)
    resume: int = i8  # phase to go back to after the pairs of bonus 23 or 24
    drawn: int = i8  # tile drawn and not yet placed (P3.4)
    # the key move under way
    move_from: int = i8  # place it leaves
    move_to: int = i8  # place it goes to
    move_district: int = i8
    need: Ints = i8[RESOURCES]  # resources still to be paid
    last_choice: int = i8  # last source paid, given or paired: later ones don't go below it
    give_due: int = i8  # prestige that may still be given (P5.8)
    bonus_due: int = i8  # 1 while a bonus tile may be taken
    bonus_price: int = i8  # francs it costs (P5.7)
    fresh_token: int = i8  # token just taken, which may be sold to pay that
    vp_due: int = i8  # 1 while a VP tile may be placed (P5.9)
    # VP by source (P9.7)
    score_eight: Ints = i16[SEATS]
    score_prestige: Ints = i16[SEATS]
    score_bonus: Grid = i16[SEATS, SPACES]  # by number - 1
    score_end: Ints = i16[SEATS]
    score_district: Grid = i16[SEATS, DISTRICTS]


class Figures(Record):
    """What is printed on the components: an edition, ready for the rules."""

    start_francs: int = i16
    keys: Ints = i8[5]  # by number of players
    reserve: int = i8
    bank: Ints = i16[DISTRICTS]  # francs
    value: Ints = i8[STEPS]  # of the slots: 1, 2, 3, 4, 5, 8
    building_type: Ints = i8[SLOTS]  # type printed on the tile of this slot
    slot_token: Ints = i8[SLOTS]  # basic set-up
    eight_wood: int = i8  # cost of a building of the highest value
    eight_vp: int = i8  # and what it scores
    bonus_price: int = i8  # at a building of value 3
    landmark_value: Ints = i8[LANDMARKS]
    landmark_cost: Grid = i8[LANDMARKS, RESOURCES]
    landmark_vp: Grid = i8[LANDMARKS, 3]  # VP for a bronze, silver, gold prestige; 0 = not shown
    prestige_max: int = i8  # prestige given at one landmark
    vp_rank: Grid = i8[VP_TILES, 3]  # VP of the first, second, third
    buy: Ints = i16[RESOURCES]
    sell: Ints = i16[TOKENS]
    bonus_min_players: Grid = i8[SPACES, 2]  # players from which its copies are in the game; 0 = no such copy
    bonus_zone: Ints = i8[SPACES]  # 0 A, 1 B, 2 C
    bonus_francs: Ints = i16[SPACES]  # 1, 5, 7, 12, 22: francs gained; 13, 14: francs paid
    bonus_vp: Ints = i16[SPACES]  # VP gained; for 6, 11, 15, 18, 26, 28, 29 per key
    bonus_step: Ints = i8[SPACES]  # step of the buildings that 6, 11, 15, 18, 26, 28 count, else -1
    bonus_per_player: Grid = i8[3, 5]  # VP of 20, 23, 24 by number of players
    bonus_resource: Ints = i8[RESOURCES]  # number of the tile that stands for wood, marble, gold
    kinds_vp: Ints = i8[8]  # bonus 30, by number of kinds
    back_up_to: int = i8  # bonus 25, spaces
    end_token: Ints = i8[END_TILES]  # token the end-game tile stands for, or -1
    end_francs: Ints = i16[END_TILES]
    end_vp: Ints = i16[END_TILES]

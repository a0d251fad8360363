"""What the mind of Paris believes: every figure that no rule gives, in thousandths of a VP unless said otherwise.

They were found by play between versions; the parts that they belong to are explained where they are used.
"""

# Tempo: how long the game goes on (hundredths of turns).
PACE = 210  # turns that pass for every end-game tile still in the pile
CLOSING = 260  # turns of each seat from the last tile but to the end

# Francs.
FRANC = 780  # a franc that can still be spent
FRANC_FIRST = 180  # more for the first few: without them nothing can be done
FRANC_IDLE = 131  # a franc beyond what there is time to spend
SPEND = 307  # hundredths of a franc that can be spent in a turn
INCOME = 320  # hundredths of a franc that every key behind the screen will bring

# Keys: what they may still become.
STOCK_KEY = 3404  # behind the screen
BANK_OPEN = 692  # per mille of the francs of the best bank that is open to one of these
BANK_KEY = 1289  # on a bank
ARC_KEY = 2255  # on the Arc
NEXT = 231  # per mille of what the best place within reach brings
CLIMB = 289  # the same for a key on a building
DEAR = 335  # per mille of that where the francs are lacking
PRIZE = 366  # thousandths of a VP for each that a bonus tile in hand gives for a key on what is within reach
FOURTH = 1000  # a key that could be the fourth of a district (P5.9)
FOURTH_FIRST = 5000  # the same if nobody who comes before could do so

# Tokens, the first few of each kind.
WOOD_WORTH = 828
MARBLE_WORTH = 381
GOLD_WORTH = 1560
BRONZE_WORTH = 846
SILVER_WORTH = 1363
GOLD_PRESTIGE_WORTH = 1813
TOKENS_ENOUGH = 3  # tokens of a kind that count in full
TOKEN_MORE = 322  # per mille for those beyond

# Landmarks: how likely the best one is to be reached, per mille, by the number of resources lacking.
REACH_0 = 577
REACH_1 = 385
REACH_2 = 182
REACH_3 = 53
REACH_FRANC = 53  # per mille less for every franc lacking
LANDMARK = 1211  # one more landmark, besides prestige

# Bonus tiles.
HOLD = 980  # per mille of a fixed gain that has not been taken yet
GROW_KEYS = 92  # thousandths of a key that each counted value gains in a turn
GROW_MOST = 2117  # and at most
GROW_LANDMARKS = 62
GROW_LANDMARKS_MOST = 1041
GROW_KINDS = 84
GROW_KINDS_MOST = 1817
GROW_PAIRS = 67
GROW_PAIRS_MOST = 980
UNUSED_MORE = 1069  # thousandths of a tile that will be held when 20 is used, besides those of now
FRANCS_AT_END = 2348  # 27, for one who doesn't hold it yet
FRANCS_NOW = 174  # and for each franc that this one has now
RESOURCE_TILE = 1020
WILD_RESOURCE = 2219
DOUBLE_RESOURCE = 3146
WILD_PRESTIGE = 1661
DOUBLE_PRESTIGE = 4193
ENTER_OWN = 1624
ENTER_OTHERS = 2619
EXTRA_KEY = 859  # a key of the reserve, for every turn left
EXTRA_KEY_MOST = 2237
FETCH = 889  # per mille of the best tile on the board
BACK = 3722
PICKS = 20  # hundredths of a bonus tile got in a turn
PICKS_KEY = 151  # and at most: for every key that is not on a building yet
PICKS_LOW = 72  # for every key on a building of the two lowest values
AHEAD = 288  # per mille of the tiles ahead that are still there when one gets to them

# Districts (tenths of a value, per mille).
BLUR = 581  # hundredths of that by which a lead may change with every turn
BLUR_MOST = 117
BANK_REACH = 21  # what a key on the bank will add
CLIMB_REACH = 27  # what keys on buildings will
PRESENT_BANK = 934  # chance to own something there with a key on the bank
PRESENT_ARC = 504
PRESENT_LATER = 43  # for every turn left, with nothing there
PRESENT_MOST = 580
LAID_KEY = 32  # hundredths of a key that one on a bank counts towards a VP tile
LAID_TURN = 34  # thousandths of a key that every further turn adds to a district
LAID_FROM = 278  # hundredths of keys at which a VP tile begins to be likely
LAID_SLOPE = 359  # per mille that each key more adds

# Others.
RIVAL = 1000  # per mille of what the other gains that counts against a move of two players
RIVALS = 1000  # the same of what others gain on average, with more players
GAIN = 40  # a free action must bring more than this
TRADE = 311  # and a purchase or sale for its own sake as much more

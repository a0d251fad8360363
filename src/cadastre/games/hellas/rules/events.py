"""What can happen in a game of Hellas.

``received`` (from the bank or the pot) and ``paid`` (to the bank, the pot or a player) are the only events that change
anybody's cash; the others say why. Deeds change hands by ``bought``, ``dealt``, ``auction_won``, ``deed_passed`` and
``deed_returned``; houses and hotels by ``built``, ``building_sold`` and ``building_returned``.
"""

from cadastre.core.events import EventKind, EventTable

TABLE = EventTable(
    [
        EventKind("game_started", ("seat", "players")),
        EventKind("start_thrown", ("seat", "first", "second"), luck=True),
        EventKind("dealt", ("seat", "deed"), luck=True),
        EventKind("round_ended", ("seat", "round")),
        EventKind("turn_started", ("seat", "turn")),
        EventKind("thrown", ("seat", "first", "second", "doubles"), luck=True),
        EventKind("moved", ("seat", "origin", "square", "way")),
        EventKind("custody_entered", ("seat", "why")),
        EventKind("custody_left", ("seat", "how")),
        EventKind("custody_stayed", ("seat", "failed")),
        EventKind("card_drawn", ("seat", "deck", "card"), luck=True),
        EventKind("card_kept", ("seat", "card")),
        EventKind("card_used", ("seat", "card")),
        EventKind("card_returned", ("seat", "card")),
        EventKind("card_passed", ("seat", "to", "card")),
        EventKind("received", ("seat", "source", "amount", "reason", "detail")),
        EventKind("paid", ("seat", "to", "amount", "reason", "detail")),
        EventKind("purchase_declined", ("seat", "deed")),
        EventKind("bought", ("seat", "deed", "price")),
        EventKind("deed_passed", ("seat", "to", "deed")),
        EventKind("auction_opened", ("seat", "lot", "deed", "bidders")),
        EventKind("bid_made", ("seat", "amount", "deed")),
        EventKind("bid_passed", ("seat",)),
        EventKind("auction_won", ("seat", "lot", "deed", "amount")),
        EventKind("auction_void", ("seat", "deed")),
        EventKind("built", ("seat", "deed", "level")),
        EventKind("building_sold", ("seat", "deed", "level")),
        EventKind("building_returned", ("seat", "deed", "level")),
        EventKind("deed_mortgaged", ("seat", "deed")),
        EventKind("mortgage_lifted", ("seat", "deed")),
        EventKind("mortgage_kept", ("seat", "deed", "choice")),
        EventKind("mortgage_cancelled", ("seat", "deed")),
        EventKind("rent_opened", ("seat", "debtor", "deed", "amount")),
        EventKind("rent_claimed", ("seat", "debtor", "deed", "amount")),
        EventKind("rent_lost", ("seat", "debtor", "deed", "amount")),
        EventKind("rent_lapsed", ("seat", "debtor", "deed", "amount")),
        EventKind("debt_opened", ("seat", "creditor", "amount", "reason", "detail")),
        EventKind("debt_settled", ("seat", "creditor")),
        EventKind("offered", ("seat", "to", "gives", "wants", "money")),
        EventKind("countered", ("seat", "to", "gives", "wants", "money")),
        EventKind("proposed", ("seat", "to", "gives", "amount")),
        EventKind("accepted", ("seat", "maker")),
        EventKind("declined", ("seat", "maker")),
        EventKind("offer_lapsed", ("seat", "to")),
        EventKind("debt_reduced", ("seat", "creditor", "amount")),
        EventKind("bankrupt", ("seat", "creditor")),
        EventKind("deed_returned", ("seat", "deed")),
        EventKind("vote_called", ("seat",)),
        EventKind("vote_cast", ("seat", "yes")),
        EventKind("vote_lapsed", ("seat",)),
        EventKind("bell_rang", ("seat",)),
        EventKind("turn_ended", ("seat",)),
        EventKind("game_over", ("seat", "winners", "reason")),
    ]
)

(
    E_STARTED,
    E_START_THROWN,
    E_DEALT,
    E_ROUND_ENDED,
    E_TURN_STARTED,
    E_THROWN,
    E_MOVED,
    E_CUSTODY_ENTERED,
    E_CUSTODY_LEFT,
    E_CUSTODY_STAYED,
    E_CARD_DRAWN,
    E_CARD_KEPT,
    E_CARD_USED,
    E_CARD_RETURNED,
    E_CARD_PASSED,
    E_RECEIVED,
    E_PAID,
    E_PURCHASE_DECLINED,
    E_BOUGHT,
    E_DEED_PASSED,
    E_AUCTION_OPENED,
    E_BID_MADE,
    E_BID_PASSED,
    E_AUCTION_WON,
    E_AUCTION_VOID,
    E_BUILT,
    E_BUILDING_SOLD,
    E_BUILDING_RETURNED,
    E_DEED_MORTGAGED,
    E_MORTGAGE_LIFTED,
    E_MORTGAGE_KEPT,
    E_MORTGAGE_CANCELLED,
    E_RENT_OPENED,
    E_RENT_CLAIMED,
    E_RENT_LOST,
    E_RENT_LAPSED,
    E_DEBT_OPENED,
    E_DEBT_SETTLED,
    E_OFFERED,
    E_COUNTERED,
    E_PROPOSED,
    E_ACCEPTED,
    E_DECLINED,
    E_OFFER_LAPSED,
    E_DEBT_REDUCED,
    E_BANKRUPT,
    E_DEED_RETURNED,
    E_VOTE_CALLED,
    E_VOTE_CAST,
    E_VOTE_LAPSED,
    E_BELL_RANG,
    E_TURN_ENDED,
    E_GAME_OVER,
) = range(53)

# Why money changes hands.
(
    BY_SALARY,
    BY_CARD,  # detail: card
    BY_TAX,  # square
    BY_RENT,  # deed
    BY_FINE,
    BY_PRICE,  # deed
    BY_AUCTION,  # deed, also where a building was auctioned
    BY_BUILDING,  # deed
    BY_SALE,  # of a building: deed
    BY_MORTGAGE,  # deed
    BY_LIFTING,  # deed
    BY_INTEREST,  # deed
    BY_TRADE,
    BY_POT,
    BY_ESTATE,
) = range(15)

REASONS = (
    "salary",
    "card",
    "tax",
    "rent",
    "fine",
    "price",
    "auction",
    "building",
    "sale",
    "mortgage",
    "lifting",
    "interest",
    "trade",
    "pot",
    "estate",
)

# How a pawn moved; how custody began and ended; how the game ended.
WAYS = ("throw", "card", "back")
ENTRIES = ("square", "card", "doubles")
EXITS = ("double", "fine", "acquittal", "third_throw")
ENDINGS = ("last_player", "vote", "rounds", "bell")
MOVED_THROW, MOVED_CARD, MOVED_BACK = range(3)
IN_SQUARE, IN_CARD, IN_DOUBLES = range(3)
OUT_DOUBLE, OUT_FINE, OUT_ACQUITTAL, OUT_THIRD = range(4)
END_LAST, END_VOTE, END_ROUNDS, END_BELL = range(4)

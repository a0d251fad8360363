"""What must hold after every decision of every game of Hellas; the books are those of ``ledger``."""

from cadastre.core.kernel import Buffer, kernel
from cadastre.games.hellas.rules.actions import A_BELL, A_CLAIM, A_COUNTER, A_OFFER, A_VOTE, ACTIONS
from cadastre.games.hellas.rules.events import END_BELL, END_LAST, END_ROUNDS
from cadastre.games.hellas.rules.state import (
    AMOUNT,
    ANSWER,
    BID,
    CARDS,
    CLAIMS,
    COLOURS,
    COMPOSE,
    COUNTER,
    DEBT,
    DECK,
    DECKS,
    DEEDS,
    FOR_BID,
    FREE,
    HOTEL,
    NO_DEAL,
    OVER,
    PROPOSAL,
    SEATS,
    SQUARES,
    STEP,
    TIME,
    TURN,
    Figures,
    Hellas,
)
from testkit.fuzzing import bits
from tests.games.hellas.books import Ledger, still_in
from tests.games.hellas.worths import deeds_held, worth

INVARIANTS = (
    "nothing",
    "the events fit together, in the order of H12, and none is missing",
    "everybody's cash, and the pot, is what the events add up to",
    "cash and pot are the start money, plus what the bank paid, minus what it received",
    "nobody holds less than nothing",
    "all money goes in steps of 5",
    "houses and hotels are conserved",
    "buildings stand evenly, on whole colours of one owner without a mortgage",
    "deeds belong to the bank, then free and bare, or to somebody in the game",
    "deeds, buildings and mortgages are as the events say",
    "every card lies in its deck once, or in one hand",
    "cards are where the events put them, in their order",
    "pawns and custody are as the events say",
    "turn, round, throws and marks are as the events say",
    "the game waits for what the events leave open, and for whom",
    "rents that may be claimed are as the events say",
    "debts and payments are as the events say",
    "purchases, auctions and choices are as the events say",
    "offers and votes are as the events say",
    "nothing is left over from what is done",
    "the legal actions are some, in rising order, of this game; none once it is over",
    "out of turn there are only offers, claims and votes, at a free moment; the table rings, once, between moves",
    "the game ends for a reason, and its winners are the richest",
    "a turn is not too long",
)
"""By the number that :func:`check` returns."""

(
    _,
    FAULT,
    CASH,
    MONEY_CONSERVED,
    NEGATIVE,
    STEPS,
    BUILDINGS_CONSERVED,
    EVENLY,
    OWNERS,
    DEEDS_PLACED,
    CARDS_CONSERVED,
    CARDS_PLACED,
    PAWNS,
    COURSE,
    WAITS,
    CLAIMED,
    DEBTS,
    AUCTIONS,
    DEALS,
    LEFTOVERS,
    LEGAL,
    OUT_OF_TURN,
    ENDING,
    LENGTH,
) = range(24)

# What is done at a free moment wears itself out: 3 offers a seat, each spelled in at most 60 items and 4 digits and
# answered by one counter-offer, with at most 56 mortgages to choose about; 28 mortgages and as many liftings, 110
# levels of buildings. A turn has at most 3 landings, each with 7 payments at most, 6 claims and one fine; every one of
# them may be a debt that sells and mortgages everything anew, with 3 proposals. That makes some 20,000 decisions, and
# then there are bids, which rise by 5 at least. Nobody goes that far by chance.
MOST_IN_TURN = 20_000


@kernel
def check(s: Hellas, b: Ledger, fig: Figures, seat: int, out: Buffer, count: int, decisions: int) -> int:
    """0 if all is well, else the number of what is broken; ``out`` lists the ``count`` legal actions of the seat."""
    if b.fault > 0:
        return FAULT
    if b.acts > MOST_IN_TURN:
        return LENGTH
    return (
        check_money(s, b, fig)
        or check_deeds(s, b, fig)
        or check_cards(s, b, fig)
        or check_turn(s, b, fig)
        or check_open(s, b)
        or check_deal(s, b)
        or check_left(s)
        or check_list(s, seat, out, count)
        or check_end(s, b, fig)
    )


@kernel
def check_money(s: Hellas, b: Ledger, fig: Figures) -> int:
    """H10.5."""
    total = s.pot
    if s.pot < 0 or s.owed < 0 or s.bid < 0 or s.houses < 0 or s.hotels < 0:
        return NEGATIVE
    step = s.pot % STEP + s.owed % STEP + s.bid % STEP + s.gives_money % STEP + s.wants_money % STEP
    for seat in range(s.players):
        if s.cash[seat] < 0:
            return NEGATIVE
        if s.cash[seat] != b.cash[seat]:
            return CASH
        total += s.cash[seat]
        step += s.cash[seat] % STEP
    if s.pot != b.pot:
        return CASH
    if total != fig.start_money * s.players + b.bank_paid - b.bank_received:
        return MONEY_CONSERVED
    for slot in range(s.claims):
        step += s.claim_amount[slot] % STEP
    return 0 if step == 0 else STEPS


@kernel
def check_deeds(s: Hellas, b: Ledger, fig: Figures) -> int:
    """Deeds, buildings, mortgages."""
    houses, hotels = s.houses, s.hotels
    for deed in range(DEEDS):
        owner, level = s.owner[deed], s.level[deed]
        if level < 0 or level > HOTEL or (level > 0 and fig.deed_group[deed] >= COLOURS):
            return EVENLY
        if level == HOTEL:
            hotels += 1
        else:
            houses += level
        if owner < -1 or owner >= s.players or (owner >= 0 and s.out[owner] != 0):
            return OWNERS
        if owner < 0 and (level > 0 or s.mortgage[deed] != FREE):
            return OWNERS
        if level > 0:
            for other in range(DEEDS):
                if fig.deed_group[other] == fig.deed_group[deed] and (
                    s.owner[other] != owner or s.mortgage[other] != FREE or abs(s.level[other] - level) > 1
                ):
                    return EVENLY
    if houses != fig.houses or hotels != fig.hotels:
        return BUILDINGS_CONSERVED
    for deed in range(DEEDS):
        if s.owner[deed] != b.owner[deed] or s.level[deed] != b.level[deed] or s.mortgage[deed] != b.mortgage[deed]:
            return DEEDS_PLACED
    return 0 if s.houses == b.houses and s.hotels == b.hotels else DEEDS_PLACED


@kernel
def check_cards(s: Hellas, b: Ledger, fig: Figures) -> int:
    """Both decks and the cards that are kept."""
    for deck in range(DECKS):
        seen = s.unseen[deck]
        count = bits(s.unseen[deck])
        for number in range(DECK):
            if s.holder[deck * DECK + number] >= 0:
                seen |= 1 << number
                count += 1
        ended = False
        for place in range(DECK):
            number = s.queue[deck, place]
            if number >= 0:
                seen |= 1 << number
                count += 1
            if number >= 0 and ended:
                return CARDS_CONSERVED
            ended = number < 0
        if count != fig.deck_size[deck] or seen != (1 << fig.deck_size[deck]) - 1:
            return CARDS_CONSERVED
        if s.unseen[deck] != b.unseen[deck]:
            return CARDS_PLACED
        for place in range(DECK):
            if s.queue[deck, place] != b.queue[deck, place]:
                return CARDS_PLACED
    for card in range(CARDS):
        if s.holder[card] != b.holder[card]:
            return CARDS_PLACED
        if s.holder[card] >= 0 and s.out[s.holder[card]] != 0:
            return CARDS_CONSERVED
    return 0


@kernel
def check_turn(s: Hellas, b: Ledger, fig: Figures) -> int:
    """Pawns, the turn and what the game waits for."""
    for seat in range(SEATS):
        if s.square[seat] != b.square[seat] or s.custody[seat] != b.custody[seat] or s.out[seat] != b.out[seat]:
            return PAWNS
        if s.square[seat] < 0 or s.square[seat] >= SQUARES or s.custody[seat] < 0 or s.custody[seat] > 3:
            return PAWNS
        if s.custody[seat] > 0 and s.square[seat] != fig.prison:
            return PAWNS
        if s.offers[seat] != b.offers[seat]:
            return COURSE
    same = s.first == b.first and s.on_turn == b.on_turn and s.turn == b.turn and s.rounds == b.rounds
    same = same and s.bell == b.bell and s.ending == b.ending and s.throws == b.throws and s.doubles == b.doubles
    same = same and s.throw_due == b.throw_due and s.dice[0] == b.dice[0] and s.dice[1] == b.dice[1]
    same = same and s.done == b.done and s.move_due == b.steps and s.voted == b.voted
    same = same and s.pledged == b.pledged and s.lifted == b.lifted and s.built == b.built and s.sold == b.sold
    if not same:
        return COURSE
    return 0 if waits_alike(s, b) else WAITS


@kernel
def waits_alike(s: Hellas, b: Ledger) -> bool:
    """Whether the game waits for what the books say; while a move is spelled they know nothing of it yet."""
    if s.phase == OVER or b.waits == OVER:
        return s.phase == b.waits
    if s.phase != AMOUNT and s.phase != COMPOSE:
        return s.phase == b.waits and s.current == b.current
    if s.phase == AMOUNT and s.amount_for == FOR_BID:
        return b.waits == BID and s.current == b.current
    if s.current != s.maker:
        return False
    if s.deal == COUNTER:
        return b.waits == ANSWER and s.current == b.current
    if b.waits == DEBT:
        return s.current == b.current
    return b.waits == TURN and s.deal != PROPOSAL


@kernel
def check_open(s: Hellas, b: Ledger) -> int:
    """Claims, debts, purchases and auctions that are under way."""
    if s.claims != b.claims or s.claim_debtor != b.claim_debtor:
        return CLAIMED
    for slot in range(CLAIMS):
        if s.claim_owner[slot] != b.claim_owner[slot] or s.claim_deed[slot] != b.claim_deed[slot]:
            return CLAIMED
        if s.claim_amount[slot] != b.claim_amount[slot]:
            return CLAIMED
    same = s.debtor == b.debtor and s.creditor == b.creditor and s.owed == b.owed and s.debt_reason == b.reason
    same = same and s.debt_detail == b.detail and s.proposals == b.proposals and s.in_debt == b.in_debt
    same = same and s.series == b.series and s.series_seat == b.series_seat and s.series_card == b.series_card
    same = same and s.series_amount == b.series_amount
    if not same or (s.debtor >= 0 and s.creditor < 0 and s.debtor != s.on_turn):
        return DEBTS
    same = s.buying == b.buying and s.estate == b.estate and s.estate_seat == b.estate_seat and s.choices == b.choices
    same = same and s.lot == b.lot and s.lot_deed == b.lot_deed and s.bid == b.bid and s.bidder == b.bidder
    same = same and s.bid_city == b.bid_city and s.bidders & ~b.bidders == 0
    return 0 if same else AUCTIONS


@kernel
def check_deal(s: Hellas, b: Ledger) -> int:
    """What lies between two players, and a vote."""
    if s.caller != b.caller:
        return DEALS
    spelled = s.phase == COMPOSE or (s.phase == AMOUNT and s.amount_for != FOR_BID)
    if not spelled:
        same = s.deal == b.deal and s.maker == b.maker and s.asked == b.asked
        same = same and s.gives == b.gives and s.wants == b.wants and s.gives_money - s.wants_money == b.money
        return 0 if same else DEALS
    if s.gives_money != 0 or s.wants_money != 0 or s.deal == NO_DEAL:
        return DEALS
    if s.deal == COUNTER:
        return 0 if s.maker == b.asked and s.asked == b.maker else DEALS
    return 0 if b.deal == NO_DEAL else DEALS


@kernel
def check_left(s: Hellas) -> int:
    """Nothing is left of a move that is done; the books say the same of what they know."""
    left = 0
    if s.phase != AMOUNT:
        left += s.amount_for != 0 or s.digit != 0 or s.amount != 0 or s.least != 0 or s.most != 0 or s.named != -1
    if s.phase != COMPOSE and s.phase != AMOUNT:
        left += s.last_item != -1
    if s.phase == TURN:
        left += s.done != 0 or s.out[s.on_turn] != 0 or s.buying != -1
    if s.phase == TURN or s.phase == OVER:
        left += s.series != 0 or s.move_due != 0 or s.debtor != -1
    return LEFTOVERS if left > 0 else 0


@kernel
def check_list(s: Hellas, seat: int, out: Buffer, count: int) -> int:
    """The legal actions of a seat, or of the table."""
    if s.phase == OVER:
        return 0 if count == 0 else LEGAL
    last = -1
    for index in range(count):
        if out[index] <= last or out[index] >= ACTIONS:
            return LEGAL
        last = out[index]
    if seat == s.current:
        return LEGAL if count == 0 or last == A_BELL else 0
    for index in range(count):
        action = out[index]
        rings = action == A_BELL and s.short_game == TIME and s.bell == 0 and s.phase != COMPOSE and s.phase != AMOUNT
        speaks = A_OFFER <= action < A_COUNTER or A_CLAIM <= action <= A_VOTE
        if not (rings if seat < 0 else speaks and s.phase == TURN and s.out[seat] == 0):
            return OUT_OF_TURN
    return 0


@kernel
def check_end(s: Hellas, b: Ledger, fig: Figures) -> int:
    """There is a reason to stop, and the richest have won."""
    return ENDING if s.phase == OVER and not ends_well(s, b, fig) else 0


@kernel
def ends_well(s: Hellas, b: Ledger, fig: Figures) -> bool:
    """Something ends the game, and nobody in it is before a winner (H10.4)."""
    if b.how == END_LAST and still_in(b) != 1:
        return False
    if b.how == END_BELL and s.bell == 0:
        return False
    if b.how == END_ROUNDS and s.rounds != s.round_limit and s.rounds != s.short_game:
        return False
    for seat in range(s.players):
        if not (b.winners >> seat) & 1:
            continue
        if s.out[seat] != 0:
            return False
        for other in range(s.players):
            ahead = worth(b, fig, other) - worth(b, fig, seat)
            if ahead == 0:
                ahead = s.cash[other] - s.cash[seat]
            if ahead == 0:
                ahead = deeds_held(b, other) - deeds_held(b, seat)
            if s.out[other] == 0 and ahead > 0:
                return False
    return b.winners > 0

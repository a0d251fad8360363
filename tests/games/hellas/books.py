"""The second set of books of Hellas: what it holds. It shares no line with the rules."""

from cadastre.core.kernel import kernel
from cadastre.core.layout import Grid, Ints, Record, i8, i16, i32
from cadastre.games.hellas.rules.state import (
    CARDS,
    CLAIMS,
    DECK,
    DECKS,
    DEEDS,
    SEATS,
    Figures,
)

DUE = 128  # events that one event can entail


class Ledger(Record):
    """What everybody holds and what is under way, by the events."""

    fault: int = i16  # number of the first event that cannot be, or is missing, counted from 1 within its action
    acts: int = i32  # actions since the turn began
    # what must come
    due: Grid = i32[DUE, 6]  # events that follow, in order
    due_first: int = i16
    due_count: int = i16
    chance: int = i16  # sort of the event that follows, of which only this is known, or -1
    waits: int = i8  # else: what the game waits for
    current: int = i8  # and for whom
    # the table
    players: int = i8
    manual: int = i8  # rent must be claimed
    compulsory: int = i8  # the third throw
    second_interest: int = i8
    into_pot: int = i8
    short: int = i16
    limit: int = i16
    votes: int = i8
    first: int = i8
    on_turn: int = i8
    turn: int = i32
    rounds: int = i16
    bell: int = i8
    ending: int = i8
    winners: int = i16  # a bit each once the game is over, else -1
    how: int = i8  # how it ended
    # the throws that say who begins
    tied: int = i16
    best: int = i8
    leaders: int = i16
    dealt: int = i8
    # the seats
    cash: Ints = i32[SEATS]
    square: Ints = i8[SEATS]
    custody: Ints = i8[SEATS]
    out: Ints = i8[SEATS]
    gone: int = i8  # bankrupt so far
    # the bank
    bank_paid: int = i32
    bank_received: int = i32
    pot: int = i32
    owner: Ints = i8[DEEDS]
    level: Ints = i8[DEEDS]
    mortgage: Ints = i8[DEEDS]
    houses: int = i8
    hotels: int = i8
    # the decks
    unseen: Ints = i32[DECKS]
    queue: Grid = i8[DECKS, DECK]
    queued: Ints = i8[DECKS]
    holder: Ints = i8[CARDS]
    # the turn
    throws: int = i8
    doubles: int = i8
    throw_due: int = i8
    dice: Ints = i8[2]
    done: int = i8
    steps: int = i8
    settle: int = i8  # 1 if the square has still to be settled
    led_by: int = i8  # the card that led there, or -1
    pledged: int = i32
    lifted: int = i32
    built: int = i16
    sold: int = i16
    offers: Ints = i8[SEATS]
    voted: int = i16
    # what is under way
    series: int = i8
    series_seat: int = i8
    series_amount: int = i32
    series_card: int = i8
    buying: int = i8
    debtor: int = i8
    creditor: int = i8
    owed: int = i32
    reason: int = i8
    detail: int = i8
    proposals: int = i8
    in_debt: int = i8
    estate: int = i32
    estate_seat: int = i8
    choices: int = i32
    claims: int = i8
    claim_debtor: int = i8
    claim_owner: Ints = i8[CLAIMS]
    claim_deed: Ints = i8[CLAIMS]
    claim_amount: Ints = i32[CLAIMS]
    lot: int = i8
    lot_deed: int = i8
    bidders: int = i16
    bid: int = i32
    bidder: int = i8
    bid_city: int = i8
    spoke: int = i8  # the seat that bid or passed last, or after which bidding begins
    deal: int = i8
    maker: int = i8
    asked: int = i8
    gives: int = i32
    wants: int = i32
    money: int = i32  # that the maker gives, or wants if below 0
    caller: int = i8
    voter: int = i8


# seats and groups


@kernel
def still_in(b: Ledger) -> int:
    """How many are not bankrupt."""
    return b.players - b.gone


@kernel
def follower(b: Ledger, seat: int) -> int:
    """Who comes next in playing order."""
    for away in range(1, b.players + 1):
        other = (seat + away) % b.players
        if b.out[other] == 0:
            return other
    return seat


@kernel
def owned(b: Ledger, fig: Figures, seat: int, group: int) -> int:
    """Deeds of a group that a seat has, a bit each."""
    found = 0
    for deed in range(DEEDS):
        if b.owner[deed] == seat and (fig.group_deeds[group] >> deed) & 1:
            found |= 1 << deed
    return found


@kernel
def lowest_bit(mask: int) -> int:
    """The first bit that is set."""
    found = 0
    while not (mask >> found) & 1:
        found += 1
    return found


@kernel
def is_built(b: Ledger, fig: Figures, group: int) -> bool:
    """Whether any building stands on a group."""
    for deed in range(DEEDS):
        if (fig.group_deeds[group] >> deed) & 1 and b.level[deed] > 0:
            return True
    return False


@kernel
def things(b: Ledger, fig: Figures, seat: int) -> int:
    """What a seat could give away (H8.1), a bit each."""
    found = 0
    for deed in range(DEEDS):
        if b.owner[deed] == seat and not is_built(b, fig, fig.deed_group[deed]):
            found |= 1 << deed
    for card in range(CARDS):
        if b.holder[card] == seat:
            found |= 1 << (DEEDS + card // DECK)
    return found


@kernel
def owes_claim(b: Ledger, seat: int) -> bool:
    """Whether rent may yet be claimed from a seat (H4.5)."""
    return b.claims > 0 and b.claim_debtor == seat

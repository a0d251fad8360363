"""What random games of Hellas need: ways to choose, who speaks out of turn, tables, and what is worth seeing."""

import copy
from collections.abc import Iterator
from typing import Any

import cadastre
from cadastre.core.editions import Edition
from cadastre.core.game import Game
from cadastre.core.kernel import Buffer, EventBuffer, Words, kernel
from cadastre.core.rng import below
from cadastre.games.hellas.edition import EDITIONS
from cadastre.games.hellas.game import RULES
from cadastre.games.hellas.rules.actions import A_DIGIT, A_GIVE, A_GIVE_MONEY, A_OFFER, A_WANT
from cadastre.games.hellas.rules.events import (
    BY_FINE,
    E_ACCEPTED,
    E_AUCTION_OPENED,
    E_AUCTION_WON,
    E_BANKRUPT,
    E_BELL_RANG,
    E_BUILDING_SOLD,
    E_CARD_DRAWN,
    E_CUSTODY_ENTERED,
    E_CUSTODY_LEFT,
    E_DEBT_OPENED,
    E_DEED_RETURNED,
    E_GAME_OVER,
    E_MORTGAGE_KEPT,
    E_MORTGAGE_LIFTED,
    E_RECEIVED,
    E_RENT_CLAIMED,
    E_TURN_ENDED,
    ENDINGS,
    ENTRIES,
    EXITS,
)
from cadastre.games.hellas.rules.state import (
    ANSWER,
    BID,
    BUY,
    CARDS,
    CHOICE,
    COLOURS,
    COUNTER,
    DEBT,
    DEEDS,
    HOTEL,
    LOT_DEED,
    LOT_HOTEL,
    MAY_THROW,
    OFFER,
    POT,
    TIME,
    TURN,
    VOTE,
    Figures,
    Hellas,
)
from testkit.fuzzing import EVEN, Course, Tally, bits, choose_run, cover, run_after
from tests.games.hellas import invariants, ledger
from tests.games.hellas.books import Ledger

# Policies beside BY_KIND and EVEN.
TRADER, BUILDER, SPENDTHRIFT, WEARY = 2, 3, 4, 5

WEIGHTS: tuple[dict[str, int], ...] = (
    {"no": 40},
    {},
    {"no": 60, "offer": 12, "accept": 8, "counter": 3, "give": 3, "want": 3, "submit": 3, "throw": 6, "claim": 6},
    {"no": 60, "throw": 4, "buy": 40, "build": 60, "lift": 12, "offer": 4, "accept": 20, "want": 8, "give": 6}
    | {"submit": 8, "give_money": 8, "bid": 6, "bid_at": 20, "fine": 8, "claim": 30, "end_turn": 6, "propose": 4},
    {"no": 60, "throw": 9, "buy": 30, "build": 60, "mortgage": 6, "bid": 12, "bid_at": 12, "give_up": 40, "fine": 6}
    | {"propose": 12, "accept": 16, "claim": 30, "end_turn": 6, "want": 4, "give": 4, "give_money": 4},
    {"yes": 3, "throw": 12, "end_turn": 12},
)
"""How likely kinds of actions are. Votes are mostly lost, so that games last; but the weary would like to stop."""


@kernel
def mover(s: Hellas, luck: Words, policy: int) -> int:
    """Mostly the seat that the game waits for; others and the table speak when they may, and are asked when not."""
    seldom = 600 if s.short_game != TIME or s.phase == TURN else 20 if s.phase == DEBT or s.phase == VOTE else 200
    if below(luck, seldom) == 0:
        return -1
    if s.phase == TURN and s.claims > 0 and below(luck, 3) == 0:
        return s.claim_owner[below(luck, s.claims)]
    return below(luck, s.players) if below(luck, 6 if s.phase == TURN else 30) == 0 else s.current


@kernel
def suits(s: Hellas, fig: Figures, item: int, to: int) -> bool:
    """Whether a deed would join others of its colour with its new owner."""
    if item >= DEEDS or fig.deed_group[item] >= COLOURS:
        return False
    for deed in range(DEEDS):
        if fig.deed_group[deed] == fig.deed_group[item] and s.owner[deed] == to:
            return True
    return False


@kernel
def choose(
    s: Hellas, fig: Figures, luck: Words, out: Buffer, count: int, kinds: Buffer, weights: EventBuffer, policy: int
) -> int:
    """One of the legal actions: all alike, or a kind by its weight and then a member."""
    if policy == EVEN:
        return out[below(luck, count)]
    first = choose_run(luck, out, count, kinds, weights, policy)
    members = run_after(out, count, kinds, first) - first
    action = out[first + below(luck, members)]
    if A_DIGIT <= action < A_OFFER:
        if policy == SPENDTHRIFT and below(luck, 3) > 0:
            return out[first + members - 1]
        if policy == BUILDER:  # who keeps some money
            return min(action, out[first + below(luck, members)])
    if BUILDER <= policy <= SPENDTHRIFT and A_GIVE <= action < A_GIVE_MONEY:
        for _ in range(8):
            wanted = action >= A_WANT
            if suits(s, fig, action - (A_WANT if wanted else A_GIVE), s.maker if wanted else s.asked):
                break
            action = out[first + below(luck, members)]
    return action


SIGHTS = (
    "deed at an odd price",
    "house auctioned",
    "hotel auctioned",
    "building won out of turn",
    "counter-offer accepted",
    "trade in a debt",
    "proposal accepted",
    "mortgage lifted by its new owner",
    "interest paid by its new owner",
    "mortgage put off by its new owner",
    "bankrupt to a player",
    "bankrupt to the bank",
    "bankrupt to the pot",
    "bankrupt out of turn",
    "rent claimed in the next turn",
    "third throw declined",
    "estate auctioned",
    "colour sold as a whole",
    "pot taken",
    "debt of the third throw in custody",
    "debt out of turn",
    "shared victory",
    *(f"ending: {word}" for word in ENDINGS),
    *(f"custody entered: {word}" for word in ENTRIES),
    *(f"custody left: {word}" for word in EXITS),
    *(f"bell while: {word}" for word in ("turn", "purchase", "bid", "answer", "debt", "choice", "vote")),
    *(f"card {number}" for number in range(CARDS)),
)
(
    ODD_PRICE,
    HOUSE_WON,
    HOTEL_WON,
    WON_OUT_OF_TURN,
    COUNTER_ACCEPTED,
    TRADE_IN_DEBT,
    PROPOSAL_ACCEPTED,
    CHOSE_LIFT,
    CHOSE_INTEREST,
    CHOSE_LATER,
    TO_PLAYER,
    TO_BANK,
    TO_POT,
    BANKRUPT_OUT_OF_TURN,
    CLAIMED_LATER,
    THIRD_DECLINED,
    ESTATE,
    COLOUR_SOLD,
    POT_TAKEN,
    FINE_DEBT,
    DEBT_OUT_OF_TURN,
    SHARED,
    ENDED,
) = range(23)
ENTERED = ENDED + len(ENDINGS)
LEFT = ENTERED + len(ENTRIES)
RANG = LEFT + len(EXITS)
DREW = RANG + 7


@kernel
def watch(tally: Tally, b: Ledger, log: EventBuffer) -> None:
    """Count what is worth seeing."""
    estate, bankrupt = b.estate != 0, False
    for row in range(1, log[0, 0] + 1):
        code, seat, one, two, three = log[row, 0], log[row, 1], log[row, 2], log[row, 3], log[row, 4]
        sight = -1
        if code == E_AUCTION_WON:
            if one == LOT_DEED:
                sight = ODD_PRICE if three % 10 == 5 else -1
            else:
                sight = HOTEL_WON if one == LOT_HOTEL else HOUSE_WON
                tally.sights[WON_OUT_OF_TURN] += seat != b.on_turn
        elif code == E_ACCEPTED:
            if b.deal == OFFER:
                sight = TRADE_IN_DEBT if b.debtor >= 0 else -1
            else:
                sight = COUNTER_ACCEPTED if b.deal == COUNTER else PROPOSAL_ACCEPTED
        elif code == E_MORTGAGE_LIFTED:
            sight = CHOSE_LIFT if b.choices != 0 else -1
        elif code == E_MORTGAGE_KEPT:
            sight = CHOSE_INTEREST if two == 1 else CHOSE_LATER
        elif code == E_BANKRUPT:
            bankrupt = True
            sight = TO_PLAYER if one >= 0 else TO_POT if one == POT else TO_BANK
            tally.sights[BANKRUPT_OUT_OF_TURN] += seat != b.on_turn
        elif code == E_RENT_CLAIMED:
            sight = CLAIMED_LATER if one != b.on_turn else -1
        elif code == E_TURN_ENDED:
            sight = THIRD_DECLINED if row == 1 and b.throw_due == MAY_THROW else -1
        elif code == E_DEED_RETURNED:
            estate = True
        elif code == E_AUCTION_OPENED:
            sight = ESTATE if estate else -1
        elif code == E_BUILDING_SOLD:
            sight = COLOUR_SOLD if two == 0 and b.level[one] == HOTEL and not bankrupt else -1
        elif code == E_RECEIVED:
            sight = POT_TAKEN if one == POT else -1
        elif code == E_DEBT_OPENED:
            sight = FINE_DEBT if three == BY_FINE else DEBT_OUT_OF_TURN if seat != b.on_turn else -1
        elif code == E_GAME_OVER:
            sight = ENDED + two
            tally.sights[SHARED] += bits(one) > 1
        elif code == E_CUSTODY_ENTERED:
            sight = ENTERED + one
        elif code == E_CUSTODY_LEFT:
            sight = LEFT + one
        elif code == E_BELL_RANG:
            for index, phase in enumerate((TURN, BUY, BID, ANSWER, DEBT, CHOICE, VOTE)):
                if b.waits == phase:
                    sight = RANG + index
        elif code == E_CARD_DRAWN:
            sight = DREW + two
        if sight >= 0:
            tally.sights[sight] += 1


AXES: dict[str, tuple[Any, ...]] = {
    "claim_rent": ("auto", "manual"),
    "third_throw_compulsory": (False, True),
    "second_interest": (False, True),
    "parking_pot": (False, True),
    "short_game": (0, 15, "time"),
    "round_limit": (60, 25, 0),
    "vote_to_end": (False, True),
}


def edition(name: str, **tables: dict[str, int]) -> Edition:
    """The default with other figures in some tables."""
    plain = copy.deepcopy(EDITIONS.default.plain)
    for table, figures in tables.items():
        plain[table] |= figures
    return EDITIONS.from_dict({**plain, "name": name})


def rare(players: int) -> Iterator[Game]:
    """Tables where what is rare elsewhere happens: high taxes and few houses; much money and a single hotel."""
    taxes = {"income_tax": 2000, "road_tax": 1000}
    hard = edition("Hard times", bank={"houses": 10}, taxes=taxes)
    good = edition("Good times", bank={"hotels": 1}, money={"start": 12_000, "salary": 1000})
    for times in (hard, good):
        yield cadastre.game("hellas", players=players, edition=times, round_limit=60, vote_to_end=False)


def tables(players: tuple[int, ...] = (2, 4, 8)) -> Iterator[Game]:
    """Options and numbers of players such that every two settings meet, the usual game without end, and rare things."""
    for row in cover({"players": players, **AXES}):
        yield cadastre.game("hellas", **row)
    for count in players:
        yield cadastre.game("hellas", players=count)
        yield from rare(count)


def plain(players: int) -> Game:
    """The game without options; by chance it might last for ever, so it has an end."""
    return cadastre.game("hellas", players=players, round_limit=60)


def is_bounded(game: Game) -> bool:
    """Whether rounds are counted."""
    return any(game.options[name] not in (0, "time") for name in ("short_game", "round_limit"))


def few() -> list[Game]:
    """Every option and every sort of ending, in few and short games."""
    manual: dict[str, Any] = {"claim_rent": "manual", "second_interest": True}
    return [
        cadastre.game("hellas", players=2, round_limit=6, third_throw_compulsory=True),
        cadastre.game("hellas", players=3, short_game=3, parking_pot=True, vote_to_end=False, **manual),
        cadastre.game("hellas", players=5, short_game="time", round_limit=4, **manual),
    ]


COURSE = Course(
    rules=RULES,
    books=Ledger,
    weights=WEIGHTS,
    mover=mover,
    choose=choose,
    open_books=ledger.open_books,
    watch=watch,
    feed=ledger.feed,
    check=invariants.check,
    invariants=invariants.INVARIANTS,
    tables=tables,
    few=few,
    plain=plain,
    players=(2, 4, 8),
    sights=SIGHTS,
    is_bounded=is_bounded,
    most=30_000,
)

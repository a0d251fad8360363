"""What has to be decided or settled, as a scene shows it.

Sums and deals that are still being put together are shown to whoever does that, and to nobody else: at a table they
would be thoughts.
"""

from typing import Any

from cadastre.core.positions import bits
from cadastre.games.hellas.legality.position import DEALS, LOTS, PURPOSES, SERIES
from cadastre.games.hellas.presentation.desk_shape import (
    Amount,
    Auction,
    Claim,
    Deal,
    Debt,
    Estate,
    MortgageChoice,
    Purchase,
    Series,
    Side,
    Vote,
)
from cadastre.games.hellas.presentation.holdings import Holdings
from cadastre.games.hellas.presentation.insight import Surveyed
from cadastre.games.hellas.presentation.printed import Printed
from cadastre.games.hellas.presentation.words import why
from cadastre.games.hellas.rules.amounts import DIGITS
from cadastre.games.hellas.rules.state import (
    AMOUNT,
    ANSWER,
    BASE,
    BUY,
    CHOICE,
    DEEDS,
    FREE,
    NO_DEAL,
    NO_LOT,
    NO_SERIES,
    OFFERS,
    PROPOSAL,
    STEP,
    TOP,
    VOTE,
)


class Desk:
    """The parts of a scene that are only there now and then."""

    def __init__(self, printed: Printed, holdings: Holdings, found: Surveyed, s: Any, reader: int) -> None:
        self.printed, self.holdings, self.found, self.s, self.reader = printed, holdings, found, s, reader
        self.deeds = printed.names["deeds"]
        self.seats = range(s.players)
        self.playing = [seat for seat in self.seats if not s.out[seat]]

    def claims(self) -> list[Claim]:
        """Rents that may be claimed, in the order of landing."""
        s = self.s
        return [
            Claim(s.claim_owner[slot], s.claim_debtor, self.deeds[s.claim_deed[slot]], s.claim_amount[slot])
            for slot in range(s.claims)
        ]

    def purchase(self) -> Purchase | None:
        """The deed that may be bought."""
        s = self.s
        if s.phase != BUY:
            return None
        group = self.printed.fig.deed_group[s.buying]
        own, size = self.holdings.counts[s.current][group], self.printed.sizes[group]
        return Purchase(self.deeds[s.buying], self.printed.fig.price[s.buying], own, size)

    def auction(self) -> Auction | None:
        """What is under the hammer."""
        s = self.s
        if s.lot == NO_LOT:
            return None
        return Auction(
            lot=LOTS[s.lot],
            name=self.printed.say(self.printed.words.lot(s.lot, s.lot_deed)),
            deed=self._deed(s.lot_deed),
            bid=s.bid,
            bidder=s.bidder,
            city=self._deed(s.bid_city),
            bidding=bits(s.bidders, self.seats),
            passed=[seat for seat in self.playing if not s.bidders >> seat & 1],
            least=s.bid + STEP,
            most=min(s.cash[s.current], TOP),
            cities={deed: least for deed, least in zip(self.deeds, self.found.least_bid, strict=True) if least},
            step=STEP,
        )

    def amount(self) -> Amount | None:
        """The sum that the reader is to say."""
        s = self.s
        if s.phase != AMOUNT or s.current != self.reader:
            return None
        weight = STEP * BASE ** (DIGITS - 1 - s.digit)
        return Amount(
            purpose=PURPOSES[s.amount_for],
            least=max(s.least, s.amount),
            most=min(s.most, s.amount + weight * BASE - STEP),
            step=STEP,
        )

    def deal(self) -> Deal | None:
        """What lies on the table between two players, or what the reader is about to lay there."""
        s = self.s
        if s.deal == NO_DEAL or (s.phase != ANSWER and s.maker != self.reader):
            return None
        is_proposal, both = s.deal == PROPOSAL, s.gives | s.wants
        wanted = 0 if is_proposal else s.wants_money
        return Deal(
            kind=DEALS[s.deal],
            is_made=s.phase == ANSWER,
            maker=self._side(s.maker, s.gives, s.gives_money),
            asked=self._side(s.asked, s.wants, wanted),
            part=s.wants_money if is_proposal else 0,
            groups=self.holdings.shifts(self._after_deal()),
            mortgaged=[self.deeds[deed] for deed in bits(both, range(DEEDS)) if s.mortgage[deed] != FREE],
        )

    def _side(self, seat: int, items: int, money: int) -> Side:
        worth = money + sum(self.printed.fig.price[deed] for deed in bits(items, range(DEEDS)))
        return Side(seat, bits(items, self.printed.items), money, worth)

    def _after_deal(self) -> Holdings:
        s, owner = self.s, list(self.s.owner)
        for deed in range(DEEDS):
            if s.gives >> deed & 1:
                owner[deed] = s.asked
            elif s.wants >> deed & 1:
                owner[deed] = s.maker
        return Holdings(self.printed, s.players, owner, s.level, s.mortgage)

    def debt(self) -> Debt | None:
        """What somebody has to find money for."""
        s = self.s
        if s.debtor < 0:
            return None
        cash = s.cash[s.debtor]
        return Debt(
            debtor=s.debtor,
            creditor=s.creditor,
            owed=s.owed,
            reason=self.printed.say(why(s.debt_reason, s.debt_detail)),
            cash=cash,
            missing=max(s.owed - cash, 0),
            could_raise=self.found.could_raise[s.debtor],
            proposals_left=OFFERS - s.proposals if s.creditor >= 0 else 0,
        )

    def choice(self) -> MortgageChoice | None:
        """The mortgage that its new owner decides about."""
        s, fig = self.s, self.printed.fig
        if s.phase != CHOICE:
            return None
        deed, *following = bits(s.choices, range(DEEDS))
        return MortgageChoice(
            deed=self.deeds[deed],
            owner=s.owner[deed],
            lift=fig.lift[deed],
            interest=fig.interest[deed],
            after_interest=fig.lift[deed] if s.second_interest else fig.mortgage[deed],
            later=fig.lift_later[deed],
            following=[self.deeds[other] for other in following],
        )

    def vote(self) -> Vote | None:
        """Who wants to stop: all have said Yes who were asked before the present one."""
        s = self.s
        if s.phase != VOTE:
            return None
        order = [seat % s.players for seat in range(s.caller + 1, s.caller + s.players)]
        asked = [seat for seat in order if seat in self.playing]
        turn = asked.index(s.current)
        return Vote(s.caller, asked[:turn], asked[turn:])

    def estate(self) -> Estate | None:
        """What a bankrupt leaves."""
        return Estate(self.s.estate_seat, bits(self.s.estate, self.deeds)) if self.s.estate else None

    def series(self) -> Series | None:
        """Payments that go on when the present one is settled."""
        s = self.s
        if s.series == NO_SERIES:
            return None
        return Series(SERIES[s.series], s.series_seat, s.series_amount, self.printed.cards[s.series_card])

    def _deed(self, deed: int) -> str | None:
        return self.deeds[deed] if deed >= 0 else None

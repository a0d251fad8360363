"""Positions that no game of Hellas comes to are not put up: the rules rely on what is checked here."""

from typing import Any

import numpy as np

from cadastre.core.positions import Putter, bits
from cadastre.games.hellas.legality.position import PHASES
from cadastre.games.hellas.rules.actions import ACTIONS
from cadastre.games.hellas.rules.events import BY_CARD, BY_FINE, BY_RENT
from cadastre.games.hellas.rules.state import (
    BID,
    BUY,
    CHOICE,
    COLLECT_EACH_PLAYER,
    COLOURS,
    DEBT,
    DEEDS,
    GROUPS,
    HOTEL,
    LOT_DEED,
    LOT_HOTEL,
    MAY_THROW,
    MUST_THROW,
    OVER,
    PAY_EACH,
    PAY_EACH_PLAYER,
    POT,
    SQ_TAX,
    TIME,
    TURN,
    VOTE,
)

MOST = 1 << 30
"""More money than anybody gets together, and little enough to be added up."""

OPEN = ("choices", "auction.lot", "estate.deeds", "debt.debtor", "turn.move_due", "series.kind", "buying", "caller")
"""What can be under way, by the field that says so."""
_IN_DEBT = ("turn.move_due", "series.kind")
NEEDED = {TURN: "", BUY: "buying", BID: "auction.lot", DEBT: "debt.debtor", CHOICE: "choices", VOTE: "caller"}
ALLOWED = {BID: ("estate.deeds",), DEBT: _IN_DEBT, CHOICE: ("debt.debtor", *_IN_DEBT)}
"""What must be, and what else may be under way in each phase (H12)."""


def lowest(mask: int) -> int:
    """The number of the lowest bit that is set."""
    return (mask & -mask).bit_length() - 1


class Checker:
    """Goes through a record that is being put up, and refuses it at the field that cannot be so."""

    def __init__(self, putter: Putter, phase: int) -> None:
        self.putter, self.s, self.fig, self.phase = putter, putter.s, putter.fig, phase
        self.players = [seat for seat in putter.game.seats if not putter.s.out[seat]]

    def must(self, holds: Any, path: str, message: str) -> None:
        """Refuse the position unless this holds."""
        if not holds:
            raise self.putter.error(path, message)

    def check(self) -> None:
        """Everything, what the rules loop over first."""
        self.seats()
        self.property()
        self.turn()
        self.at_rest()
        if self.phase != OVER:
            self.under_way()
            self.debt()
            self.auction()
            self.choices()
            self.asked()
        self.claims()

    def seats(self) -> None:
        """Who is in the game, and who is not."""
        s = self.s
        self.must(len(self.players) >= (1 if self.phase == OVER else 2), "seats", "too few are still in the game")
        gone = sorted(int(order) for order in s.out if order)
        self.must(gone == list(range(1, len(gone) + 1)), "seats", "out is 1 for who went bankrupt first, then 2, …")
        for seat in self.putter.game.seats:
            at = f"seats.{seat}"
            if seat not in self.players:
                has = s.cash[seat] or s.custody[seat] or (s.owner == seat).any() or (s.holder == seat).any()
                self.must(not has, at, "who is bankrupt has nothing left")
            if s.custody[seat]:
                self.must(s.square[seat] == self.fig.prison, f"{at}.square", "custody is in the prison")
        if self.phase not in (BID, CHOICE, OVER):
            self.must(s.on_turn in self.players, "turn.seat", "a bankrupt has no turn")

    def property(self) -> None:
        """Buildings stand evenly on whole colours without mortgages (H6.1)."""
        s, groups = self.s, self.putter.names["groups"]
        for group in range(GROUPS):
            deeds = bits(int(self.fig.group_deeds[group]), range(DEEDS))
            levels = [int(s.level[deed]) for deed in deeds]
            if not any(levels):
                continue
            name = groups[group]
            self.must(group < COLOURS, "seats", f"nothing is built on {name}")
            self.must(len({int(s.owner[deed]) for deed in deeds}) == 1, "seats", f"{name} is built on: one owner only")
            self.must(not any(s.mortgage[deed] for deed in deeds), "seats", f"{name} is built on: no mortgages")
            self.must(max(levels) - min(levels) <= 1, "seats", f"{name} is not built on evenly")
        self.must(s.parking_pot or not s.pot, "bank.pot", "is filled with the option parking_pot only")

    def turn(self) -> None:
        """How far the turn has come."""
        s, free = self.s, self.phase in (TURN, VOTE)
        if s.throw_due == MAY_THROW:
            right = s.doubles == 2 and not s.third_throw_compulsory
            self.must(right, "turn.throw_due", "a throw is a right after the second double only (H2.2)")
        if self.phase != OVER and s.on_turn in self.players:
            due = s.throws > 0 or s.throw_due == MUST_THROW
            self.must(due, "turn.throw_due", "the first throw is a duty")
        if s.throws and s.throw_due:
            double = s.doubles == s.throws < 3
            self.must(double, "turn.throw_due", "a further throw comes after doubles only (H2.2)")
        if self.phase == VOTE:
            self.must(not s.throws, "turn.throws", "votes are called before the first throw (H10.4)")
        if free and s.custody[s.on_turn]:
            self.must(not s.throws, "turn.throws", "a throw in custody ends the turn or the custody")
        self.must(not s.bell or s.short_game == TIME, "turn.bell", "rings with the option short_game = time only")
        if free or self.phase == BUY:
            self.must(not s.done, "turn.done", "the turn would be over")
            self.must(not s.ending, "turn.ending", "the game would be over")
        self.must(not (free and s.bell), "turn.bell", "the game would be over")

    def at_rest(self) -> None:
        """What is not under way has left nothing behind."""
        s = self.s
        if not s.lot:
            nothing = s.lot_deed < 0 and not s.bidders and not s.bid and s.bidder < 0 and s.bid_city < 0
            self.must(nothing, "auction.lot", "an auction has one of deed, house, hotel")
        if s.debtor < 0:
            self.must(s.creditor == -1 and not s.owed and not s.proposals, "debt.debtor", "a debt has a debtor")
        series = s.series_seat >= 0, s.series_amount > 0, s.series_card >= 0
        self.must(all(series) if s.series else not any(series), "series", "has kind, seat, amount and card, or none")
        if self.phase != OVER:
            self.must((s.estate == 0) == (s.estate_seat < 0), "estate", "has a seat and deeds, or none")
        self.must((s.claims == 0) == (s.claim_debtor < 0), "claims", "have a debtor, or there are none")

    def under_way(self) -> None:
        """What is being settled fits what the game waits for."""
        s = self.s
        found = (s.choices, s.lot, s.estate, s.debtor >= 0, s.move_due, s.series, s.buying >= 0, s.caller >= 0)
        needed, word = NEEDED[self.phase], PHASES[self.phase]
        for path, is_open in zip(OPEN, found, strict=True):
            if path == needed:
                self.must(is_open, path, f"is missing in the phase {word}")
            elif path not in ALLOWED.get(self.phase, ()):
                self.must(not is_open, path, f"is nothing of the phase {word}")
        if s.buying >= 0:
            self.must(s.owner[s.buying] < 0, "buying", "has an owner")
        if s.caller >= 0:
            self.must(s.caller in self.players, "caller", "is bankrupt")
        for deed in bits(int(s.estate), range(DEEDS)):
            self.must(s.owner[deed] < 0, "estate.deeds", f"{self.putter.names['deeds'][deed]} has an owner")
        if s.estate_seat >= 0:
            self.must(s.estate_seat not in self.players, "estate.seat", "is not bankrupt")
        if s.series:
            effect = PAY_EACH_PLAYER if s.series == PAY_EACH else COLLECT_EACH_PLAYER
            self.must(self.fig.card_effect[s.series_card] == effect, "series.card", "orders something else")

    def debt(self) -> None:
        """Who owes what to whom (H10.1, H12)."""
        s = self.s
        fine = s.debtor >= 0 and s.debt_reason == BY_FINE
        waits = s.debtor == s.on_turn and s.custody[s.on_turn] == 3 if fine else True
        self.must(fine == (s.move_due > 1) and waits, "turn.move_due", "is due after the third failed throw (H5.5)")
        if s.debtor < 0:
            return
        self.must(s.debtor in self.players, "debt.debtor", "is bankrupt")
        if s.creditor >= 0:
            other = s.creditor in self.players and s.creditor != s.debtor
            self.must(other and s.debt_reason in (BY_RENT, BY_CARD), "debt.creditor", "is nobody to be paid here")
        else:
            self.must(s.debt_reason != BY_RENT, "debt.creditor", "rent is owed to a seat")
            self.must(s.debtor == s.on_turn, "debt.debtor", "only the seat on turn can owe the bank (H12)")
            in_pot = s.parking_pot and s.debt_reason != BY_FINE
            self.must((s.creditor == POT) == bool(in_pot), "debt.creditor", "is the pot if there is one (H9.2)")
        detail, cards = int(s.debt_detail), self.putter.names["cards"]
        if s.debt_reason == BY_CARD:
            self.must(cards[detail], "debt.detail", "is no card")
        elif s.debt_reason not in (BY_RENT, BY_FINE):
            self.must(self.fig.square_kind[detail] == SQ_TAX, "debt.detail", "is no tax")
        if s.series:
            others = {int(s.debtor), int(s.creditor)} == {int(s.on_turn), int(s.series_seat)}
            self.must(others, "series.seat", "pays or is paid in this debt")
        if self.phase == DEBT:
            self.must(s.cash[s.debtor] < s.owed, "debt.owed", f"could be paid at once with {s.cash[s.debtor]}")

    def auction(self) -> None:
        """What is under the hammer can be sold, and the highest bid was possible (H3.2, H6.3)."""
        s = self.s
        if not s.lot:
            return
        self.must(all(seat in self.players for seat in self.bidders()), "auction.bidders", "are in the game")
        self.must((s.bid > 0) == (s.bidder >= 0), "auction.bid", "has a bidder, or there is none")
        if s.bidder >= 0:
            self.must(s.bidder in self.bidders(), "auction.bidder", "is one of the bidders")
            self.must(s.bid <= s.cash[s.bidder], "auction.bid", f"is more than the cash of seat {s.bidder}")
        if s.lot == LOT_DEED:
            self.must(s.lot_deed >= 0 and s.owner[s.lot_deed] < 0, "auction.deed", "is a deed of the bank")
            self.must(s.bid_city < 0, "auction.city", "is for buildings")
            return
        self.must(s.lot_deed < 0, "auction.deed", "is no building")
        self.must(s.bidder >= 0 and s.bid_city >= 0, "auction.city", "the asker has bid for a city (H6.3)")
        city, group = int(s.bid_city), int(self.fig.deed_group[s.bid_city])
        deeds = bits(int(self.fig.group_deeds[group]), range(DEEDS))
        fits = group < COLOURS and all(s.owner[deed] == s.bidder and not s.mortgage[deed] for deed in deeds)
        fits = fits and s.level[city] == min(s.level[deed] for deed in deeds) < HOTEL
        self.must(fits, "auction.city", f"seat {s.bidder} cannot build there")
        stock = s.hotels if s.lot == LOT_HOTEL else s.houses
        kind = (s.level[city] == HOTEL - 1) == (s.lot == LOT_HOTEL)
        self.must(kind and stock > 0, "auction.lot", "is not what the city takes next, or there is none in the bank")

    def bidders(self) -> list[int]:
        """The seats that still bid."""
        found: list[int] = bits(int(self.s.bidders), range(16))
        return found

    def choices(self) -> None:
        """Mortgages whose owners have to choose (H7.3)."""
        s = self.s
        for deed in bits(int(s.choices), range(DEEDS)):
            chosen = s.mortgage[deed] and s.owner[deed] in self.players
            self.must(chosen, "choices", f"{self.putter.names['deeds'][deed]} is no mortgaged deed of a player")

    def asked(self) -> None:
        """The game waits for the right seat, which has something to do."""
        s, current = self.s, int(self.s.current)
        right = {TURN: s.on_turn, BUY: s.on_turn, DEBT: s.debtor}.get(self.phase, current)
        if self.phase == CHOICE:
            right = s.owner[lowest(int(s.choices))]
        self.must(current == right, "turn.waits", f"is seat {right} here")
        self.must(current in self.players, "turn.waits", "is bankrupt")
        if self.phase == VOTE:
            self.must(current != s.caller, "turn.waits", "who calls a vote does not answer")
        if self.phase == BID:
            self.must(current in self.bidders() and current != s.bidder, "turn.waits", "has no bid to make")
        game, out = self.putter.game, np.zeros(ACTIONS, np.int32)
        count = game.rules.border.list_legal(self.putter.data, 0, game.figures, current, out)
        least = 2 if self.phase in (BID, CHOICE) else 1  # a bid, not only a pass; a choice, not only to put it off
        if self.phase == BID and s.lot == LOT_DEED:
            self.must(s.cash[current] > s.bid, "turn.waits", "cannot bid higher")
        self.must(count >= least, "turn.phase", f"there is nothing to decide in the phase {PHASES[self.phase]} here")

    def claims(self) -> None:
        """Rents that may be claimed (H4.5)."""
        s = self.s
        self.must(s.claim_rent or not s.claims, "claims", "are made with the option claim_rent = manual only")
        if self.phase != OVER and s.claims:
            self.must(s.claim_debtor in self.players, "claims.debtor", "is bankrupt")
        for n in range(s.claims):
            owner = s.claim_owner[n] in self.players and s.claim_owner[n] != s.claim_debtor
            self.must(owner, f"claims.open[{n}].owner", "is nobody to be paid here")

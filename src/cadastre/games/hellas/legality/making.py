"""Bids and offers in the making: in a position that is put up, the rules make them again, so that none is there that
they would refuse."""

from cadastre.core.game import Game
from cadastre.core.moves import mover
from cadastre.core.positions import Putter
from cadastre.core.refusals import IllegalAction
from cadastre.core.state import State
from cadastre.core.tables import Document
from cadastre.games.hellas.legality.notation import digits
from cadastre.games.hellas.legality.position import DEALS, PHASES, PURPOSES, items, spelled
from cadastre.games.hellas.legality.position_shape import Amount, Deal, Position
from cadastre.games.hellas.legality.possible import MOST
from cadastre.games.hellas.rules.actions import (
    A_BID,
    A_BID_AT,
    A_COUNTER,
    A_DIGIT,
    A_GIVE,
    A_GIVE_MONEY,
    A_OFFER,
    A_PROPOSE,
    A_SUBMIT,
    A_WANT,
    A_WANT_MONEY,
)
from cadastre.games.hellas.rules.state import (
    AMOUNT,
    ANSWER,
    BID,
    COMPOSE,
    COUNTER,
    DEBT,
    FOR_BID,
    FOR_GIVING,
    OFFER,
    OVER,
    PROPOSAL,
    STEP,
    TURN,
)

IN_MAKING = (COMPOSE, ANSWER, AMOUNT)


class Maker(Putter):
    """Puts up the part of a position that consists of moves half made and of offers not answered yet."""

    def __init__(self, game: Game, document: Document) -> None:
        super().__init__(game, document)
        self.deeds = self.names["deeds"]
        self.phase = OVER

    def money(self, path: str, value: int, least: int = 0) -> int:
        """An amount of money."""
        if value % STEP:
            raise self.error(path, f"is a multiple of {STEP}, not {value}")
        return self.number(path, value, least, MOST)

    def seat_number(self, path: str, value: int, least: int = 0) -> int:
        """A seat; with ``least`` = -1, or nobody."""
        return self.number(path, value, least, self.game.players - 1)

    def deed(self, path: str, name: str) -> int:
        """A deed, or -1 for none."""
        return self.index(path, name, self.deeds, "deed") if name else -1

    def base_phase(self, deal: Deal, purpose: str) -> int:
        """The phase that a bid or an offer in the making began in; otherwise the phase itself."""
        if self.phase == AMOUNT and self.index("amount.purpose", purpose, PURPOSES, "purpose of an amount") == FOR_BID:
            return BID
        if self.phase not in IN_MAKING:
            if deal.kind != DEALS[0]:
                raise self.error("deal.kind", f"nothing is offered in the phase {PHASES[self.phase]}")
            return self.phase
        return DEBT if self.s.debtor >= 0 else TURN

    def make_again(self, position: Position) -> None:
        """Have the rules make what is under way, and see that the phase that is told is where it leads."""
        amount, named, s = position.amount, position.auction.named, self.s
        if self.phase not in IN_MAKING:
            if amount.purpose or named:
                raise self.error("amount.purpose", f"no amount is spelled in the phase {PHASES[self.phase]}")
        elif amount.purpose == PURPOSES[FOR_BID]:
            opener = A_BID_AT + self.deed("auction.named", named) if named else A_BID
            self.play("auction", [opener], int(s.current))
        else:
            self.offer(position.deal, amount.purpose)
        if self.phase == AMOUNT:
            self.spell(amount)
        if s.phase != self.phase:
            raise self.error("turn.phase", f"nothing is left to be said in the phase {PHASES[self.phase]}")
        if position.turn.waits not in (None, s.current):
            raise self.error("turn.waits", f"is seat {s.current} here")
        for name in ("least", "most"):
            given = getattr(amount, name)
            if given not in (None, s[name]):
                raise self.error(f"amount.{name}", f"is {s[name]} here, not {given}")

    def offer(self, deal: Deal, purpose: str) -> None:
        """An offer, a counter-offer or a proposal, as far as it has come."""
        s = self.s
        kind = self.index("deal.kind", deal.kind, DEALS, "kind of deal")
        maker, asked = self.seat_number("deal.maker", deal.maker), self.seat_number("deal.asked", deal.asked)
        if kind == OFFER:
            actions = [A_OFFER + asked]
            s.offers[maker] -= self.phase == ANSWER and s.offers[maker] > 0  # it will be counted again
        elif kind == PROPOSAL:
            actions = [A_PROPOSE]
            s.proposals -= self.phase == ANSWER and s.proposals > 0
        elif kind == COUNTER:
            actions = [A_COUNTER]
            s.phase, s.deal, s.maker, s.asked, s.current = ANSWER, OFFER, asked, maker, maker
        else:
            raise self.error("deal.kind", f"the phase {PHASES[self.phase]} needs one of {', '.join(DEALS[1:])}")
        known = items(self.game.edition)
        for first, path in ((A_GIVE, "gives"), (A_WANT, "wants")):
            mask = self.mask(f"deal.{path}", getattr(deal, path), known, "item")
            actions += [first + item for item in range(len(known)) if mask >> item & 1]
        if self.phase == AMOUNT:
            actions.append(A_GIVE_MONEY if purpose == PURPOSES[FOR_GIVING] else A_WANT_MONEY)
        elif self.phase == ANSWER and not deal.gives_money and not deal.wants_money:
            actions.append(A_SUBMIT)
        self.play("deal", actions, maker)
        if self.phase == ANSWER:
            self.pay("deal.gives_money", A_GIVE_MONEY, deal.gives_money, maker)
            self.pay("deal.wants_money", A_WANT_MONEY, deal.wants_money, maker)
        if (deal.gives_money, deal.wants_money) != (s.gives_money, s.wants_money) or s.asked != asked:
            raise self.error("deal", "is no deal that can be made here")

    def pay(self, path: str, opener: int, amount: int, maker: int) -> None:
        """Money on one side of an offer, which is then complete."""
        if not amount:
            return
        self.play(path, [opener], maker)
        if self.s.phase == AMOUNT:
            asked = digits(self.money(path, amount), int(self.s.least), int(self.s.most))
            self.play(path, [A_DIGIT + digit for digit in asked], maker)

    def spell(self, amount: Amount) -> None:
        """The digits so far; those that leave no choice are there already."""
        s = self.s
        for place, digit in enumerate(amount.digits):
            if s.digit == place and s.phase == AMOUNT:
                self.play(f"amount.digits[{place}]", [A_DIGIT + digit], int(s.current))
        if s.phase == AMOUNT and tuple(spelled(s)[: len(amount.digits)]) != amount.digits:
            raise self.error("amount.digits", f"begin with {', '.join(map(str, spelled(s)))}")
        if PURPOSES[s.amount_for] != amount.purpose:
            raise self.error("amount.purpose", f"is {PURPOSES[s.amount_for]} here")

    def play(self, path: str, actions: list[int], seat: int) -> None:
        """Carry out actions in the position as it stands."""
        for number, action in enumerate(actions):
            state = State(self.game, self.data, None)
            try:
                state.apply(action, mover(state, seat, number))
            except IllegalAction as error:
                raise self.error(path, f"is refused: {error}") from None

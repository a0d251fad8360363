"""Putting up a position that a scenario file describes: the inverse of :mod:`cadastre.games.hellas.legality.position`.

What the file leaves out is as at the start of a game, with seat 0 about to throw.
"""

from typing import Any

from cadastre.core.game import Game
from cadastre.core.layout import Array
from cadastre.core.rng import Luck
from cadastre.core.seeds import seed_for
from cadastre.core.tables import Document
from cadastre.games.hellas.legality.making import Maker
from cadastre.games.hellas.legality.position import DEBT_REASONS, DUE, LOTS, MORTGAGES, PHASES, SERIES
from cadastre.games.hellas.legality.position_shape import (
    Auction,
    Bank,
    Claims,
    Debt,
    Deck,
    Position,
    PositionFile,
    Seat,
    Turn,
)
from cadastre.games.hellas.legality.possible import MOST, Checker, lowest
from cadastre.games.hellas.rules.events import REASONS
from cadastre.games.hellas.rules.state import (
    BANK,
    BID,
    BUY,
    CHOICE,
    CLAIMS,
    DEBT,
    DECK,
    HOTEL,
    KEEP_ACQUITTAL,
    MUST_THROW,
    NO_THROW,
    OFFERS,
    POT,
    STEP,
    VOTE,
)

LEVELS = {**{str(houses): houses for houses in range(1, HOTEL)}, "hotel": HOTEL}
THROWS = 3  # in one turn, at most


class _Putter(Maker):
    """Puts up one position of Hellas."""

    def put(self, position: Position) -> Array:
        self.luck(position)
        for seat in position.seats:
            self.seat_number(f"seats.{seat}", seat)
        for seat in range(self.game.players):
            self.seat(seat, position.seats.get(seat, Seat()))
        self.bank(position.bank)
        for deck, name in enumerate(self.names["decks"]):
            self.deck(f"decks.{name}", deck, getattr(position.decks, name))
        self.turn(position)
        self.settled(position)
        self.claims(position.claims)
        self.auction(position.auction)
        self.s.phase = base = self.base_phase(position.deal, position.amount.purpose)
        self.s.current = self.waits(position.turn, base)
        Checker(self, base).check()
        self.make_again(position)
        return self.data

    def luck(self, position: Position) -> None:
        seed = str(position.seed)
        if position.dice_next:
            dice = [die for throw in position.dice_next for die in throw]
            draws = [(6, self.number(f"dice_next[{n // 2}]", die, 1, 6) - 1) for n, die in enumerate(dice)]
            found = seed_for(seed, draws)
            if found is None:
                raise self.error("dice_next", f"no seed like {seed!r} throws this; try another seed or fewer throws")
            seed = found
        self.data["luck"][0, :2] = Luck(seed).key

    def seat(self, seat: int, given: Seat) -> None:
        s, at = self.s, f"seats.{seat}"
        cash = given.cash if given.cash is not None else 0 if given.out else int(self.fig.start_money)
        s.cash[seat] = self.money(f"{at}.cash", cash)
        s.custody[seat] = self.number(f"{at}.custody", given.custody, 0, THROWS)
        squares = self.names["squares"]
        square = squares[self.fig.prison if given.custody else 0] if given.square is None else given.square
        s.square[seat] = self.index(f"{at}.square", square, squares, "square")
        for n, text in enumerate(given.deeds):
            self.own(f"{at}.deeds[{n}]", seat, text)
        for n, name in enumerate(given.cards):
            self.keep(f"{at}.cards[{n}]", seat, self.index(f"{at}.cards[{n}]", name, self.names["decks"], "deck"))
        s.out[seat] = self.number(f"{at}.out", given.out, 0, self.game.players - 1)
        s.offers[seat] = self.number(f"{at}.offers", given.offers, 0, OFFERS)
        s.voted |= int(given.voted) << seat

    def own(self, path: str, seat: int, text: str) -> None:
        """``patras``, ``patras 3``, ``patras hotel``, ``patras mortgaged``."""
        s, (name, *more) = self.s, text.split() or [""]
        deed = self.index(path, name, self.deeds, "deed")
        if s.owner[deed] >= 0:
            raise self.error(path, f"{name} belongs to seat {s.owner[deed]} already")
        s.owner[deed] = seat
        for word in more:
            if word in LEVELS and len(more) == 1:
                s.level[deed] = LEVELS[word]
            elif word in MORTGAGES and len(more) == 1:
                s.mortgage[deed] = MORTGAGES.index(word)
            else:
                known = [*LEVELS, *MORTGAGES[1:]]
                raise self.error(path, f"after a deed comes nothing or one of {', '.join(known)}, not {text!r}")

    def keep(self, path: str, seat: int, deck: int) -> None:
        kept = [deck * DECK + n for n in range(DECK) if self.fig.card_effect[deck * DECK + n] == KEEP_ACQUITTAL]
        if not kept or self.s.holder[kept[0]] >= 0:
            raise self.error(path, "this deck has no acquittal card, or it is kept already")
        self.s.holder[kept[0]] = seat

    def bank(self, bank: Bank) -> None:
        s, levels = self.s, [int(level) for level in self.s.level]
        hotels = int(self.fig.hotels) - levels.count(HOTEL)
        houses = int(self.fig.houses) - sum(level for level in levels if level < HOTEL)
        for name, left in (("houses", houses), ("hotels", hotels)):
            if left < 0:
                raise self.error("seats", f"there are not so many {name}: {-left} too many")
            given = getattr(bank, name)
            s[name] = self.number(f"bank.{name}", left if given is None else given, 0, left)
        s.pot = self.money("bank.pot", bank.pot)

    def deck(self, path: str, deck: int, given: Deck) -> None:
        s, size = self.s, int(self.fig.deck_size[deck])
        cards = self.names["cards"][deck * DECK : deck * DECK + size]
        queue = [self.index(f"{path}.next[{n}]", name, cards, "card here") for n, name in enumerate(given.next)]
        held = [number for number in range(size) if s.holder[deck * DECK + number] >= 0]
        unseen = [number for number in range(size) if number not in queue and number not in held]
        if given.unseen is not None:
            mask = self.mask(f"{path}.unseen", given.unseen, cards, "card here")
            unseen = [number for number in range(size) if mask >> number & 1]
        if sorted(queue + held + unseen) != list(range(size)):
            raise self.error(path, "every card is either kept by somebody, or in next, or unseen, once")
        if given.top:
            top = self.index(f"{path}.top", given.top, cards, "card here")
            if top not in unseen:
                raise self.error(f"{path}.top", f"{given.top} has been drawn already")
            queue = [top, *(number for number in unseen if number != top), *queue]
            unseen = []
        s.unseen[deck] = sum(1 << number for number in unseen)
        s.queue[deck, : len(queue)] = queue

    def turn(self, position: Position) -> None:
        s, turn, marks, colours = self.s, position.turn, position.marks, self.names["colours"]
        s.on_turn = self.seat_number("turn.seat", turn.seat)
        s.first = self.seat_number("turn.first", turn.first)
        self.phase = s.phase = self.index("turn.phase", turn.phase, PHASES, "phase")
        s.turn = self.number("turn.number", turn.number, 0, MOST)
        s.rounds = self.number("turn.rounds", turn.rounds, 0, 32_000)
        thrown = self.phase in (BUY, DEBT) or (self.phase == BID and position.auction.lot == "deed")
        s.throws = self.number("turn.throws", int(thrown) if turn.throws is None else turn.throws, 0, THROWS)
        s.doubles = self.number("turn.doubles", turn.doubles, 0, int(s.throws))
        due = DUE[NO_THROW if s.throws else MUST_THROW] if turn.throw_due is None else turn.throw_due
        s.throw_due = self.index("turn.throw_due", due, DUE, "answer here")
        for n, die in enumerate(turn.dice):
            s.dice[n] = self.number(f"turn.dice[{n}]", die, 1 if any(turn.dice) else 0, 6)
        s.move_due = self.number("turn.move_due", turn.move_due, 0, 12)
        s.done, s.bell, s.ending = int(turn.done), int(turn.bell), int(turn.ending)
        s.pledged = self.mask("marks.mortgaged", marks.mortgaged, self.deeds, "deed")
        s.lifted = self.mask("marks.lifted", marks.lifted, self.deeds, "deed")
        s.built = self.mask("marks.built", marks.built, colours, "colour")
        s.sold = self.mask("marks.sold", marks.sold, colours, "colour")

    def settled(self, position: Position) -> None:
        """What is being settled, but for auctions and deals."""
        s, series, estate = self.s, position.series, position.estate
        s.buying = self.deed("buying", position.buying)
        s.series = self.index("series.kind", series.kind, SERIES, "kind of series")
        s.series_seat = self.seat_number("series.seat", series.seat, -1)
        s.series_amount = self.money("series.amount", series.amount)
        if series.card:
            s.series_card = self.index("series.card", series.card, self.names["cards"], "card")
        self.debt(position.debt)
        s.estate_seat = self.seat_number("estate.seat", estate.seat, -1)
        s.estate = self.mask("estate.deeds", estate.deeds, self.deeds, "deed")
        s.choices = self.mask("choices", position.choices, self.deeds, "deed")
        s.caller = self.seat_number("caller", position.caller, -1)
        if s.caller >= 0:
            s.voted |= 1 << int(s.caller)

    def debt(self, debt: Debt) -> None:
        s = self.s
        s.debtor = self.seat_number("debt.debtor", debt.debtor, -1)
        if isinstance(debt.creditor, str):
            s.creditor = (BANK, POT)[self.index("debt.creditor", debt.creditor, ("bank", "pot"), "creditor")]
        else:
            s.creditor = self.seat_number("debt.creditor", debt.creditor)
        s.owed = self.money("debt.owed", debt.owed)
        s.proposals = self.number("debt.proposals", debt.proposals, 0, OFFERS)
        if s.debtor < 0:
            return
        s.in_debt = 1
        known = [REASONS[reason] for reason in DEBT_REASONS]
        reason = list(DEBT_REASONS)[self.index("debt.reason", debt.reason, known, "reason for a debt")]
        s.debt_reason = reason
        sort = DEBT_REASONS[reason]
        if sort:
            s.debt_detail = self.index("debt.detail", debt.detail, self.names[sort], sort.removesuffix("s"))
        elif debt.detail:
            raise self.error("debt.detail", f"a {debt.reason} has none")

    def claims(self, claims: Claims) -> None:
        s = self.s
        s.claim_debtor = self.seat_number("claims.debtor", claims.debtor, -1)
        s.claims = self.number("claims.open", len(claims.open), 0, CLAIMS)
        for n, claim in enumerate(claims.open):
            at = f"claims.open[{n}]"
            s.claim_owner[n] = self.seat_number(f"{at}.owner", claim.owner)
            s.claim_deed[n] = self.index(f"{at}.deed", claim.deed, self.deeds, "deed")
            s.claim_amount[n] = self.money(f"{at}.amount", claim.amount, STEP)

    def auction(self, auction: Auction) -> None:
        s = self.s
        s.lot = self.index("auction.lot", auction.lot, LOTS, "lot")
        s.lot_deed = self.deed("auction.deed", auction.deed)
        s.bid = self.money("auction.bid", auction.bid)
        s.bidder = self.seat_number("auction.bidder", auction.bidder, -1)
        s.bid_city = self.deed("auction.city", auction.city)
        self.deed("auction.named", auction.named)
        bidders = auction.bidders
        if bidders is None:
            bidders = tuple(seat for seat in range(self.game.players) if not s.out[seat]) if s.lot else ()
        for n, seat in enumerate(bidders):
            s.bidders |= 1 << self.seat_number(f"auction.bidders[{n}]", seat)

    def waits(self, turn: Turn, base: int) -> int:
        """The seat that the game waits for in this phase, as far as it follows from what is open."""
        s, players = self.s, self.game.players
        given = -1 if turn.waits is None else self.seat_number("turn.waits", turn.waits)
        if given >= 0 and (base == self.phase or base == BID):
            return given
        if base == DEBT:
            return int(s.debtor)
        if base == CHOICE and s.choices:
            return max(int(s.owner[lowest(int(s.choices))]), 0)
        if base in (BID, VOTE):
            asked = int(s.bidders) if base == BID else sum(1 << seat for seat in range(players) if not s.out[seat])
            last = int(s.caller if base == VOTE else s.bidder if s.bidder >= 0 else s.on_turn)
            following = [(last + away) % players for away in range(1, players)]
            return next((seat for seat in following if asked >> seat & 1), int(s.on_turn))
        return int(s.on_turn)


def put_up(game: Game, document: Document) -> Array:
    """The record of the position that a document describes under ``position``."""
    part: dict[str, Any] = {"position": document.data.get("position", {})}
    return _Putter(game, document).put(document.convert(PositionFile, part).position)

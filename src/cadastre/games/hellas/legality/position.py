"""Positions in words and numbers, as scenario files write them; ``put_up`` is the inverse."""

from typing import Any

from cadastre.core.editions import Edition
from cadastre.core.positions import bits
from cadastre.games.hellas.rules.events import BY_CARD, BY_FINE, BY_RENT, BY_TAX, REASONS
from cadastre.games.hellas.rules.state import (
    BANK,
    BASE,
    CARDS,
    DECK,
    DEEDS,
    HOTEL,
    POT,
    STEP,
)

PHASES = ("turn", "buy", "bid", "amount", "compose", "answer", "debt", "choice", "vote", "over")
DUE = ("no", "must", "may")
MORTGAGES = ("", "mortgaged", "interest_paid", "put_off")
DEALS = ("none", "offer", "counter", "proposal")
PURPOSES = ("bid", "giving", "wanting", "price")
LOTS = ("none", "deed", "house", "hotel")
SERIES = ("none", "pay_each", "collect_each")
DEBT_REASONS = {BY_CARD: "cards", BY_TAX: "squares", BY_RENT: "deeds", BY_FINE: ""}
"""What makes debts, and of which sort of names the detail is."""

Plain = dict[str, Any]


def items(edition: Edition) -> list[str]:
    """What can change hands besides money."""
    return [*edition.names["deeds"], *(f"card {deck}" for deck in edition.names["decks"])]


def name_of(known: tuple[str, ...], index: int) -> str:
    """The name of a thing, or nothing for none."""
    return known[index] if index >= 0 else ""


def payee(who: int) -> int | str:
    """Who gets money: a seat, or the bank or the pot by name."""
    return {BANK: "bank", POT: "pot"}.get(int(who), int(who))


def detail_of(edition: Edition, reason: int, detail: int) -> str:
    """What a debt is about."""
    sort = DEBT_REASONS.get(reason, "")
    return name_of(edition.names[sort], detail) if sort else ""


def describe(s: Any, edition: Edition) -> Plain:
    """Everything about a position but its luck."""
    names, seats = edition.names, range(s.players)
    deeds = names["deeds"]
    return {
        "turn": {
            "seat": int(s.on_turn),
            "phase": PHASES[s.phase],
            "waits": int(s.current),
            "number": int(s.turn),
            "rounds": int(s.rounds),
            "first": int(s.first),
            "throws": int(s.throws),
            "doubles": int(s.doubles),
            "throw_due": DUE[s.throw_due],
            "dice": [int(die) for die in s.dice],
            "move_due": int(s.move_due),
            "done": bool(s.done),
            "bell": bool(s.bell),
            "ending": bool(s.ending),
        },
        "marks": {
            "mortgaged": bits(int(s.pledged), deeds),
            "lifted": bits(int(s.lifted), deeds),
            "built": bits(int(s.built), names["colours"]),
            "sold": bits(int(s.sold), names["colours"]),
        },
        "seats": {seat: _describe_seat(s, seat, edition) for seat in seats},
        "bank": {"houses": int(s.houses), "hotels": int(s.hotels), "pot": int(s.pot)},
        "decks": {name: _describe_deck(s, deck, edition) for deck, name in enumerate(names["decks"])},
        "buying": name_of(deeds, s.buying),
        "series": {
            "kind": SERIES[s.series],
            "seat": int(s.series_seat),
            "amount": int(s.series_amount),
            "card": name_of(names["cards"], s.series_card),
        },
        "debt": {
            "debtor": int(s.debtor),
            "creditor": payee(s.creditor),
            "owed": int(s.owed),
            "reason": REASONS[s.debt_reason] if s.debtor >= 0 else "",
            "detail": detail_of(edition, int(s.debt_reason), int(s.debt_detail)),
            "proposals": int(s.proposals),
        },
        "estate": {"seat": int(s.estate_seat), "deeds": bits(int(s.estate), deeds)},
        "choices": bits(int(s.choices), deeds),
        "claims": {
            "debtor": int(s.claim_debtor),
            "open": [
                {"owner": int(s.claim_owner[n]), "deed": deeds[s.claim_deed[n]], "amount": int(s.claim_amount[n])}
                for n in range(s.claims)
            ],
        },
        "auction": {
            "lot": LOTS[s.lot],
            "deed": name_of(deeds, s.lot_deed),
            "bidders": bits(int(s.bidders), seats),
            "bid": int(s.bid),
            "bidder": int(s.bidder),
            "city": name_of(deeds, s.bid_city),
            "named": name_of(deeds, s.named),
        },
        "amount": _describe_amount(s),
        "deal": {
            "kind": DEALS[s.deal],
            "maker": int(s.maker),
            "asked": int(s.asked),
            "gives": bits(int(s.gives), items(edition)),
            "wants": bits(int(s.wants), items(edition)),
            "gives_money": int(s.gives_money),
            "wants_money": int(s.wants_money),
        },
        "caller": int(s.caller),
    }


def _describe_seat(s: Any, seat: int, edition: Edition) -> Plain:
    names, owner, holder = edition.names, s.owner, s.holder  # a field of a record takes time to find
    return {
        "cash": int(s.cash[seat]),
        "square": names["squares"][s.square[seat]],
        "custody": int(s.custody[seat]),
        "deeds": [deed_text(s, deed, names["deeds"][deed]) for deed in range(DEEDS) if owner[deed] == seat],
        "cards": [names["decks"][card // DECK] for card in range(CARDS) if holder[card] == seat],
        "out": int(s.out[seat]),
        "offers": int(s.offers[seat]),
        "voted": bool(s.voted >> seat & 1),
    }


def deed_text(s: Any, deed: int, name: str) -> str:
    """A deed with what is on it: ``patras``, ``patras 3``, ``patras hotel``, ``patras mortgaged``."""
    level, mortgage = int(s.level[deed]), MORTGAGES[s.mortgage[deed]]
    return " ".join(filter(None, (name, "hotel" if level == HOTEL else str(level or ""), mortgage)))


def _describe_deck(s: Any, deck: int, edition: Edition) -> Plain:
    cards = edition.names["cards"][deck * DECK : deck * DECK + DECK]
    return {
        "next": [cards[number] for number in s.queue[deck] if number >= 0],
        "unseen": bits(int(s.unseen[deck]), cards),
    }


def _describe_amount(s: Any) -> Plain:
    return {
        "purpose": PURPOSES[s.amount_for] if s.most else "",
        "digits": spelled(s),
        "least": int(s.least),
        "most": int(s.most),
    }


def spelled(s: Any) -> list[int]:
    """The digits of an amount so far."""
    steps = int(s.amount) // STEP
    return [steps // BASE**2, steps // BASE % BASE, steps % BASE][: s.digit]

"""What people want to see of a position: views, score sheets, what seats and deeds are worth, and what moves cost."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from cadastre.core.events import Event
from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import numbers
from cadastre.core.positions import bits
from cadastre.core.state import State
from cadastre.games.hellas.legality.notation import CHOICES
from cadastre.games.hellas.legality.position import LOTS, describe, items, name_of, payee
from cadastre.games.hellas.presentation.holdings import Holdings
from cadastre.games.hellas.presentation.printed import printed
from cadastre.games.hellas.rules.actions import (
    A_ACQUIT,
    A_BID_AT,
    A_BUILD,
    A_CHOOSE,
    A_CLAIM,
    A_DIGIT,
    A_GIVE,
    A_LIFT,
    A_MORTGAGE,
    A_OFFER,
    A_SELL,
    A_SELL_COLOUR,
    A_WANT,
)
from cadastre.games.hellas.rules.engine import survey
from cadastre.games.hellas.rules.events import ENDINGS, ENTRIES, EXITS, REASONS, WAYS
from cadastre.games.hellas.rules.state import DEEDS, FREE, GROUPS, HOTEL, SEATS

Plain = dict[str, Any]

SEVEN = 7
"""The throw that rents of metro stops are told for: the likeliest one."""


def view(knowledge: Knowledge) -> Plain:
    """What the table shows: everything lies open but the order of the cards not drawn yet, which is stored nowhere.

    Of a deck the table shows how many cards have never been drawn, and in what order the others come back (H1.2).
    """
    shown = describe(knowledge.record, knowledge.game.edition)
    for deck in shown["decks"].values():
        deck["unseen"] = len(deck["unseen"])
    shown["seat"] = knowledge.seat
    return shown


def last_round(s: Any) -> int:
    """The round that ends the game by an option (H9.1, H9.3); 0 where none does."""
    return min((int(limit) for limit in (s.short_game, s.round_limit) if limit > 0), default=0)


def score_sheet(state: State) -> list[Plain]:
    """Wealth by source for each seat, in the lines of H10.4; they add up to the wealth."""
    s, fig = numbers(state._data[0]), state.game.edition.numbers
    return [_score(s, fig, seat) for seat in state.game.seats]


def _score(s: Any, fig: Any, seat: int) -> Plain:
    own = [deed for deed in range(DEEDS) if s.owner[deed] == seat]
    lines = {
        "cash": s.cash[seat],
        "deeds": sum(fig.price[deed] for deed in own if s.mortgage[deed] == FREE),
        "mortgaged": sum(fig.price[deed] // 2 for deed in own if s.mortgage[deed] != FREE),
        "houses": sum(s.level[deed] * fig.house_cost[deed] for deed in own if s.level[deed] < HOTEL),
        "hotels": sum(HOTEL * fig.house_cost[deed] for deed in own if s.level[deed] == HOTEL),
    }
    return {**lines, "total": sum(lines.values())}


def insight(state: State | Knowledge) -> Plain:
    """Figures that follow from the position; everybody may know them all.

    ``seats.<seat>``: ``cash``, ``wealth`` (H10.4), ``raise`` (what the seat could have without anybody's help, H10.2)
    and ``groups`` (those of which it has every deed). ``rents.<deed>``: what a visitor would owe now, 0 for none; for a
    metro stop with a throw of 7. ``times.<stop>``: by what the throw is multiplied there, 0 for nothing.
    ``claims``: the rents that may be claimed, in the order of landing (H4.5).
    """
    s, components = numbers(state._data[0]), printed(state.game.edition)
    names, found = components.names, surveyed(state)
    holdings = Holdings(components, s.players, s.owner, s.level, s.mortgage)
    rents = dict(zip(names["deeds"], holdings.rents(), strict=True))
    times = {deed.id: rents[deed.id] for deed in components.deeds if deed.by_throw}
    return {
        "seats": {
            seat: {
                "cash": s.cash[seat],
                "wealth": found.wealth[seat],
                "raise": found.could_raise[seat],
                "groups": [names["groups"][group] for group in range(GROUPS) if holdings.has_all(seat, group)],
            }
            for seat in state.game.seats
        },
        "rents": {**rents, **{stop: SEVEN * multiple for stop, multiple in times.items()}},
        "times": times,
        "claims": s.claim_amount[: s.claims],
    }


class Surveyed(NamedTuple):
    """What compiled rules tell of a position: by seat, then by deed."""

    wealth: list[int]
    could_raise: list[int]
    lift: list[int]
    least_bid: list[int]


def surveyed(state: State | Knowledge) -> Surveyed:
    """See :func:`~cadastre.games.hellas.rules.engine.survey`."""
    out: Any = np.zeros(2 * (SEATS + DEEDS), np.int32)
    survey(state._data, 0, state.game.figures, out)
    first, second = out[::2].tolist(), out[1::2].tolist()
    return Surveyed(first[:SEATS], second[:SEATS], first[SEATS:], second[SEATS:])


def cost(state: State, events: Sequence[Event]) -> Plain:
    """Money, deeds and acquittal cards that these events took from whom the first of them is about."""
    found: Plain = {}
    seat = next((event.seat for event in events if event.seat >= 0), -1)
    names = state.game.edition.names
    for event in events:
        if event.seat != seat:
            continue
        if event.name == "paid":
            found["money"] = found.get("money", 0) + event.amount
        elif event.name in ("deed_passed", "deed_returned"):
            found.setdefault("deeds", []).append(names["deeds"][event.deed])
        elif event.name in ("card_used", "card_passed", "card_returned"):
            found.setdefault("cards", []).append(names["cards"][event.card])
    return found


_KINDS = {"way": WAYS, "why": ENTRIES, "how": EXITS, "lot": LOTS, "choice": CHOICES}
_SORTS = {"deed": "deeds", "square": "squares", "origin": "squares", "card": "cards", "deck": "decks"}
_DETAILS = {"card": "cards", "tax": "squares"}
"""What the detail of a payment is where it is no deed, by reason."""


def event_words(state: State, event: Event) -> Plain:
    """An event's parameters in the words of notation."""
    return {name: _word(state, event, name, value) for name, value in zip(event.kind.params, event.values, strict=True)}


def _word(state: State, event: Event, name: str, value: int) -> Any:
    names = state.game.edition.names
    if name in _KINDS:
        return _KINDS[name][value]
    if name in ("to", "source", "creditor"):
        return payee(value)
    if name in ("gives", "wants"):
        return bits(value, items(state.game.edition))
    if name in ("bidders", "winners"):
        return bits(value, state.game.seats)
    if name == "reason":
        return ENDINGS[value] if event.name == "game_over" else REASONS[value]
    if name == "detail":
        return name_of(names[_DETAILS.get(REASONS[event.reason], "deeds")], value)
    if name == "yes":
        return bool(value)
    return name_of(names[_SORTS[name]], value) if name in _SORTS else value


_BUTTONS = {"end_turn": "end", "sell_colour": "sell", "bid_at": "bid"}


def clicks(state: State, action: int, _seat: int) -> list[str]:
    """The elements of a screen that stand for an action, in order.

    ==================  =========================================================================================
    ``button-throw``    a button for the kind of the action: throw, fine, buy, auction, build, sell, mortgage, lift,
                        bid, pass, offer, counter, propose, give-money, want-money, submit, accept, decline,
                        give-up, vote, yes, no, end, bell; ``button-choose-lift``, ``-interest``, ``-later``
    ``square-21``       a square of the board: where a building goes or stands
    ``deed-patras``     a title deed: what is mortgaged, lifted, given or wanted
    ``card-orders``     the acquittal card of a deck
    ``colour-red``      a colour, after the button that sells
    ``seat-2``          whom an offer is for
    ``digit-4``         a digit of an amount
    ``claim-1``         a rent that may be claimed, from 1
    ==================  =========================================================================================
    """
    names, fig = state.game.edition.names, state.game.edition.numbers
    kind = state.game.rules.kind_of(action)
    button = f"button-{_BUTTONS.get(kind, kind).replace('_', '-')}"
    match kind:
        case "acquit":
            return [f"card-{names['decks'][action - A_ACQUIT]}"]
        case "build" | "sell" | "bid_at":
            deed = action - {"build": A_BUILD, "sell": A_SELL, "bid_at": A_BID_AT}[kind]
            return [button, f"square-{fig.deed_square[deed]}"]
        case "sell_colour":
            return [button, f"colour-{names['colours'][action - A_SELL_COLOUR]}"]
        case "mortgage" | "lift":
            return [button, f"deed-{names['deeds'][action - (A_MORTGAGE if kind == 'mortgage' else A_LIFT)]}"]
        case "digit":
            return [f"digit-{action - A_DIGIT}"]
        case "offer":
            return [button, f"seat-{action - A_OFFER}"]
        case "give" | "want":
            item = action - (A_GIVE if kind == "give" else A_WANT)
            return [f"deed-{names['deeds'][item]}" if item < DEEDS else f"card-{names['decks'][item - DEEDS]}"]
        case "choose":
            return [f"{button}-{CHOICES[action - A_CHOOSE]}"]
        case "claim":
            return [f"claim-{action - A_CLAIM + 1}"]
    return [button]

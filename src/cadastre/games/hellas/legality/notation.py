"""How moves of Hellas are written.

=============================================  ==============================================================
``throw``, ``end``                             throw the dice, end the turn
``fine``, ``acquit orders``                    leave custody: pay, or use the acquittal card of a deck
``buy``, ``auction``                           buy the property, or leave it to an auction
``build patras``, ``sell patras``              a house or a hotel; ``sell colour red`` all of a colour at once
``mortgage rhodes``, ``lift rhodes``           a mortgage
``bid 735``, ``bid 735 at patras``             a bid for a deed, for a building that would stand there
``pass``                                       leave an auction
``offer 2: patras + 200 for volos``            an offer to seat 2; money stands on either side, an acquittal
                                               card is ``card orders``
``counter: volos for 300``                     a counter-offer
``propose patras + arta for 400``              deeds for a part of a debt
``accept``, ``decline``                        the answers
``give up``                                    bankruptcy
``choose lift``, ``interest``, ``later``       what becomes of a mortgage whose deed has changed hands
``claim 1``                                    the first of the rents that may be claimed
``vote``, ``yes``, ``no``                      a vote to stop
``bell``                                       time is up (the table's)
=============================================  ==============================================================

Several buildings, sales or mortgages go in one line: ``build patras, nafplio``. Inside a move its parts can be written
one by one: ``offer 2``, ``give patras``, ``want volos``, ``give money``, ``200``; ``submit`` closes an offer without
money, and ``digit 4`` is a digit that leaves the amount open.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from cadastre.core.moves import is_number
from cadastre.core.reading import Reader, clauses
from cadastre.core.refusals import IllegalAction, refuse
from cadastre.core.state import State
from cadastre.games.hellas.legality.position import items
from cadastre.games.hellas.rules.actions import (
    A_BID,
    A_BID_AT,
    A_COUNTER,
    A_DIGIT,
    A_GIVE,
    A_GIVE_MONEY,
    A_GIVE_UP,
    A_OFFER,
    A_PROPOSE,
    A_WANT,
    A_WANT_MONEY,
    KINDS,
)
from cadastre.games.hellas.rules.state import AMOUNT, BASE, CLAIMS, FOR_BID, STEP

CHOICES = ("lift", "interest", "later")

_READ = Reader("hellas")
_FIRST = dict(zip(KINDS, accumulate(KINDS.values(), initial=0), strict=False))
"""The first action of every kind."""
_MEMBERS = [(kind, member) for kind, count in KINDS.items() for member in range(count)]
_WORDS = {"end_turn": "end", "give_up": "give up"}
"""Kinds that are not written as they are called."""
_ALONE = (
    "throw",
    "fine",
    "buy",
    "auction",
    "pass",
    "submit",
    "accept",
    "decline",
    "vote",
    "yes",
    "no",
    "end_turn",
    "bell",
)
_PLAIN = {_WORDS.get(kind, kind): _FIRST[kind] for kind in _ALONE}
_NAMED = {
    "acquit": ("acquit", "decks"),
    "build": ("build", "deeds"),
    "sell": ("sell", "deeds"),
    "sell_colour": ("sell colour", "colours"),
    "mortgage": ("mortgage", "deeds"),
    "lift": ("lift", "deeds"),
}
"""Kinds that name a thing of the edition: how they begin, and what it is."""
_CHAIN = frozenset(("build", "sell", "mortgage", "lift"))
_OTHERS = ("acquit", "bid", "digit", "offer", "counter", "propose", "give", "want", "choose", "claim")
_VERBS = frozenset((*_PLAIN, *_CHAIN, *_OTHERS))
_ASKING = frozenset((A_BID, *range(A_BID_AT, A_BID_AT + KINDS["bid_at"]), A_GIVE_MONEY, A_WANT_MONEY))
"""Actions that an amount follows."""
_WEIGHTS = (STEP * BASE * BASE, STEP * BASE, STEP)
"""What each digit of an amount counts."""


def digits(amount: int, least: int, most: int) -> list[int]:
    """The digits of an amount that are asked for when it may be anything from ``least`` to ``most``."""
    found: list[int] = []
    for weight in _WEIGHTS:
        digit, amount = divmod(amount, weight)
        if least // weight != most // weight:
            found.append(digit)
        least = max(least - digit * weight, 0)
        most = min(most - digit * weight, weight - STEP)
    return found


def amount_with(s: Any, digit: int) -> int:
    """The amount that this digit completes while one is being spelled, or -1."""
    weight = _WEIGHTS[s.digit]
    low = int(s.amount) + digit * weight
    least, most = max(int(s.least), low), min(int(s.most), low + weight - STEP)
    return least if least == most else -1


def amount_range(state: State, action: int, seat: int) -> tuple[int, int]:
    """The least and the most that may be said after a legal action of a seat that asks for an amount."""
    trial = state.copy()
    trial.apply(action, seat)
    return _range(trial)


def _range(trial: State) -> tuple[int, int]:
    """What may be said after the action that has led here: where only one amount is possible, that one is told."""
    s = trial.record
    if s.phase == AMOUNT:
        return int(s.least), int(s.most)
    for event in trial.events:
        if event.name in ("bid_made", "proposed"):
            return event.amount, event.amount
        if event.name in ("offered", "countered"):
            return abs(event.money), abs(event.money)
    raise AssertionError("an action that asks for no amount")


class HellasNotation:
    """The codec between actions and clauses."""

    chain: frozenset[str] = _CHAIN

    def split(self, text: str) -> list[str]:
        """The clauses of a line; a name alone repeats the verb before it, and bids and deals fall into their parts."""
        return [part for clause in clauses(text, self.chain, _VERBS) for part in self._parts(clause)]

    def _parts(self, clause: str) -> list[str]:
        """A clause in parts that each spell one action, or an amount."""
        text = " ".join(clause.lower().replace(":", " : ").replace("+", " + ").split())
        verb, _, rest = text.partition(" ")
        if verb == "bid":
            said, at, city = f" {rest}".partition(" at ")
            return [f"bid{at}{city}".strip(), *self._money(said.strip())]
        if verb in ("give", "want") and is_number(rest):
            return [f"{verb} money", *self._money(rest)]
        if verb in ("counter", "propose") and rest:
            return [verb, *self._deal(rest.removeprefix(":").strip())]
        to, colon, deal = (part.strip() for part in rest.partition(":"))
        if verb == "offer" and colon:
            return [f"offer {to}", *self._deal(deal)]
        return [clause]

    def _money(self, text: str) -> list[str]:
        """An amount, if there is one."""
        return [str(self._amount(text))] if text else []

    def _deal(self, text: str) -> list[str]:
        """The parts of what is given for what."""
        left, word, right = f" {text} ".partition(" for ")
        if not word:
            raise _READ.bad("sides", text=text)
        parts: list[str] = []
        money: list[str] = []
        for verb, side in (("give", left), ("want", right)):
            for part in (part.strip() for part in side.split("+")):
                if f"{verb} {part}" in parts:
                    raise _READ.bad("twice", text=part)
                if not is_number(part):
                    parts.append(f"{verb} {part}")
                elif money:
                    raise _READ.bad("twice", text=part) if money[0].startswith(verb) else _READ.bad("both-sides")
                else:
                    money = [f"{verb} money", *self._money(part)]
        return [*parts, *(money or ["submit"])]

    def merge(self, clauses: Sequence[str]) -> str:
        """The parts of an offer or a bid as one sentence; what repeats its verb as a list."""
        last = clauses[-1] if clauses else ""
        parts = list(clauses)
        if is_number(last):
            parts = [part for part in parts if not part.startswith("digit ")]
        verb, _, rest = parts[0].partition(" ") if parts else ("", "", "")
        if verb == "bid" and is_number(last):
            return f"{verb} {last} {rest}".strip()
        ended = is_number(last.rpartition(" ")[2]) and not last.startswith("digit ")
        if verb in ("offer", "counter", "propose") and len(parts) > 1 and (ended or last == "submit"):
            gives, wants = self._sides(parts[1:])
            return f"{parts[0]}{'' if verb == 'propose' else ':'} {gives} for {wants}"
        found: list[str] = []
        for part in parts:
            here, _, rest = part.partition(" ")
            found.append(rest if found and here == verb and here in self.chain else part)
            verb = here
        return ", ".join(found)

    def _sides(self, parts: list[str]) -> tuple[str, str]:
        """What is given and what is wanted."""
        sides: dict[str, list[str]] = {"give": [], "want": []}
        for part in parts:
            verb, _, what = part.partition(" ")
            if what and what != "money":
                sides[verb].append(what)
            elif what:
                sides[verb].append(parts[-1])
        return " + ".join(sides["give"]), " + ".join(sides["want"])

    def clause(self, state: State, action: int, seat: int) -> str:
        """How this action is written in this position."""
        kind, member = _MEMBERS[action]
        if kind in _NAMED:
            verb, sort = _NAMED[kind]
            return f"{verb} {state.game.edition.names[sort][member]}"
        match kind:
            case "bid" | "bid_at" | "give_money" | "want_money":
                return self._asking(state, action, seat)
            case "give" | "want":
                return f"{kind} {items(state.game.edition)[member]}"
            case "digit":
                s = state.record
                whole = amount_with(s, member) if s.phase == AMOUNT else -1
                return f"digit {member}" if whole < 0 else str(whole)
            case "offer":
                return f"offer {member}"
            case "choose":
                return f"choose {CHOICES[member]}"
            case "claim":
                return f"claim {member + 1}"
        return _WORDS.get(kind, kind)

    def _asking(self, state: State, action: int, seat: int) -> str:
        """An action that asks for an amount; where only one is possible, the whole move."""
        said = ""
        if action in state.legal_actions(seat):
            least, most = amount_range(state, action, seat)
            said = str(least) if least == most else ""
        if action in (A_GIVE_MONEY, A_WANT_MONEY):
            return f"{'give' if action == A_GIVE_MONEY else 'want'} {said or 'money'}"
        where = f"at {state.game.edition.names['deeds'][action - A_BID_AT]}" if action != A_BID else ""
        return " ".join(filter(None, ("bid", said, where)))

    def actions(self, state: State, clause: str, seat: int) -> list[int]:
        """The actions that a clause of :meth:`split` spells; of them only amounts are asked whether they are legal."""
        text = " ".join(clause.lower().split())
        verb, _, rest = text.partition(" ")
        if verb in _PLAIN:
            return _READ.alone(rest, _PLAIN[verb])
        if verb in self.chain and not text.startswith("sell colour "):
            return [_FIRST[verb] + self._deed(state, rest)]
        if is_number(verb):
            return self._said_amount(state, verb, rest)
        reader, rest = _READ.method(self, text)
        return reader(state, rest, seat)

    def _deed(self, state: State, text: str) -> int:
        return _READ.one_of(text, state.game.edition.names["deeds"], "deed")

    def _amount(self, text: str) -> int:
        if not is_number(text) or int(text) % STEP:
            raise _READ.bad("amount", text=text, step=str(STEP))
        return int(text)

    def _said_amount(self, state: State, text: str, rest: str) -> list[int]:
        """An amount by itself, after what asks for it; where nothing does, it is for the rules to say so.

        No action is left where only one amount was possible, so that it has been said already.
        """
        amount, s = self._amount(text), state.record
        if rest:
            return _READ.alone(rest, A_DIGIT)
        if s.phase == AMOUNT:
            opener = (A_BID_AT if s.named >= 0 else A_BID) if s.amount_for == FOR_BID else A_WANT_MONEY
            least, most = _range(state)
            if s.digit > 0:
                low = int(s.amount)
                least, most = max(least, low), min(most, low + _WEIGHTS[s.digit - 1] - STEP)
        elif state.events and (opener := state.last_steps(1)[0][1]) in _ASKING:
            least, most = _range(state)
        else:
            return [A_DIGIT + amount // STEP % BASE]
        if amount < least:
            raise IllegalAction(refuse("amount_low", _rule_of_amount(s, opener), need=least))
        if amount > most:
            raise IllegalAction(refuse("amount_high", _rule_of_amount(s, opener), have=most))
        return [A_DIGIT + digit for digit in digits(amount, least, most)]

    def _read_acquit(self, state: State, rest: str, _seat: int) -> list[int]:
        return [_FIRST["acquit"] + _READ.one_of(rest, state.game.edition.names["decks"], "deck")]

    def _read_sell(self, state: State, rest: str, _seat: int) -> list[int]:
        colour = rest.removeprefix("colour ")
        return [_FIRST["sell_colour"] + _READ.one_of(colour, state.game.edition.names["colours"], "colour")]

    def _read_bid(self, state: State, rest: str, _seat: int) -> list[int]:
        return [A_BID_AT + self._deed(state, rest.removeprefix("at "))] if rest else [A_BID]

    def _read_digit(self, _state: State, rest: str, _seat: int) -> list[int]:
        return [A_DIGIT + _READ.number(rest, "digit", 0, BASE - 1)]

    def _read_offer(self, state: State, rest: str, _seat: int) -> list[int]:
        return [A_OFFER + _READ.number(rest, "seat", 0, state.game.players - 1)]

    def _read_counter(self, _state: State, rest: str, _seat: int) -> list[int]:
        return _READ.alone(rest, A_COUNTER)

    def _read_propose(self, _state: State, rest: str, _seat: int) -> list[int]:
        return _READ.alone(rest, A_PROPOSE)

    def _read_give(self, state: State, rest: str, _seat: int) -> list[int]:
        return [A_GIVE_UP] if rest == "up" else [A_GIVE_MONEY if rest == "money" else A_GIVE + self._item(state, rest)]

    def _read_want(self, state: State, rest: str, _seat: int) -> list[int]:
        return [A_WANT_MONEY if rest == "money" else A_WANT + self._item(state, rest)]

    def _item(self, state: State, text: str) -> int:
        return _READ.one_of(text, items(state.game.edition), "item")

    def _read_choose(self, _state: State, rest: str, _seat: int) -> list[int]:
        return [_FIRST["choose"] + _READ.one_of(rest, CHOICES, "choice")]

    def _read_claim(self, _state: State, rest: str, _seat: int) -> list[int]:
        return [_FIRST["claim"] + _READ.number(rest, "claim", 1, CLAIMS) - 1]


def _rule_of_amount(s: Any, opener: int) -> str:
    """The rule that limits the amount which this action asks for."""
    if opener < A_OFFER:
        return "H3.2" if opener == A_BID else "H6.3"
    return "H8.1" if s.debtor < 0 else "H10.1"

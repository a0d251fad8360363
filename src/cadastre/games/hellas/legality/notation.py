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

from cadastre.core.moves import is_number, mover
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
    A_SUBMIT,
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
    return _range(_after(state, [action], seat))


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
        """The clauses of a line; a name alone repeats the verb before it."""
        return clauses(text, self.chain, _VERBS)

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
        """The actions that a clause spells.

        Whether they are legal is asked only where a clause spells several: the first that is not says why, and how an
        amount is spelled depends on what may be said.
        """
        text = " ".join(clause.lower().replace(":", " : ").replace("+", " + ").split())
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
        """An amount by itself, after what asks for it; where nothing does, it is for the rules to say so."""
        amount, s = self._amount(text), state.record
        last = A_DIGIT + amount // STEP % BASE
        if s.phase != AMOUNT or rest:
            return _READ.alone(rest, last)
        opener = (A_BID_AT if s.named >= 0 else A_BID) if s.amount_for == FOR_BID else A_WANT_MONEY
        return self._digits(state, amount, _rule_of_amount(s, opener))

    def _digits(self, state: State, amount: int, rule: str) -> list[int]:
        """The digits that are still asked for on the way to an amount; none where it is the only one possible."""
        s = state.record
        least, most = _range(state)
        if s.phase == AMOUNT and s.digit > 0:
            low = int(s.amount)
            least, most = max(least, low), min(most, low + _WEIGHTS[s.digit - 1] - STEP)
        if amount < least:
            raise IllegalAction(refuse("amount_low", rule, need=least))
        if amount > most:
            raise IllegalAction(refuse("amount_high", rule, have=most))
        return [A_DIGIT + digit for digit in digits(amount, least, most)]

    def _with_amount(self, state: State, actions: list[int], amount: int, seat: int) -> list[int]:
        """Actions, and the digits of the amount that the last one asks for."""
        trial = _after(state, actions, seat)
        return actions + self._digits(trial, amount, _rule_of_amount(trial.record, actions[-1]))

    def _read_acquit(self, state: State, rest: str, _seat: int) -> list[int]:
        return [_FIRST["acquit"] + _READ.one_of(rest, state.game.edition.names["decks"], "deck")]

    def _read_sell(self, state: State, rest: str, _seat: int) -> list[int]:
        colour = rest.removeprefix("colour ")
        return [_FIRST["sell_colour"] + _READ.one_of(colour, state.game.edition.names["colours"], "colour")]

    def _read_bid(self, state: State, rest: str, seat: int) -> list[int]:
        said, at, city = f" {rest}".partition(" at ")
        opener = A_BID_AT + self._deed(state, city) if at else A_BID
        if not said.strip():
            return [opener]
        return self._with_amount(state, [opener], self._amount(said.strip()), seat)

    def _read_digit(self, _state: State, rest: str, _seat: int) -> list[int]:
        return [A_DIGIT + _READ.number(rest, "digit", 0, BASE - 1)]

    def _read_offer(self, state: State, rest: str, seat: int) -> list[int]:
        to, colon, deal = (part.strip() for part in rest.partition(":"))
        opener = A_OFFER + _READ.number(to, "seat", 0, state.game.players - 1)
        return self._deal(state, opener, deal, seat) if colon else [opener]

    def _read_counter(self, state: State, rest: str, seat: int) -> list[int]:
        return self._deal(state, A_COUNTER, rest.removeprefix(":").strip(), seat) if rest else [A_COUNTER]

    def _read_propose(self, state: State, rest: str, seat: int) -> list[int]:
        return self._deal(state, A_PROPOSE, rest.removeprefix(":").strip(), seat) if rest else [A_PROPOSE]

    def _read_give(self, state: State, rest: str, seat: int) -> list[int]:
        return [A_GIVE_UP] if rest == "up" else self._part(state, A_GIVE, A_GIVE_MONEY, rest, seat)

    def _read_want(self, state: State, rest: str, seat: int) -> list[int]:
        return self._part(state, A_WANT, A_WANT_MONEY, rest, seat)

    def _part(self, state: State, first: int, money: int, rest: str, seat: int) -> list[int]:
        """One part of a deal."""
        if rest == "money":
            return [money]
        if is_number(rest):
            return self._with_amount(state, [money], self._amount(rest), seat)
        return [first + _READ.one_of(rest, items(state.game.edition), "item")]

    def _deal(self, state: State, opener: int, text: str, seat: int) -> list[int]:
        """What is given for what."""
        left, word, right = f" {text} ".partition(" for ")
        if not word:
            raise _READ.bad("sides", text=text)
        gives, paid = self._side(state, left)
        wants, asked = self._side(state, right)
        actions = [opener, *(A_GIVE + item for item in gives), *(A_WANT + item for item in wants)]
        if paid is not None and asked is not None:
            raise _READ.bad("both-sides")
        if paid is not None:
            return self._with_amount(state, [*actions, A_GIVE_MONEY], paid, seat)
        if asked is not None:
            return self._with_amount(state, [*actions, A_WANT_MONEY], asked, seat)
        actions.append(A_SUBMIT)
        _after(state, actions, seat)
        return actions

    def _side(self, state: State, text: str) -> tuple[list[int], int | None]:
        """The items of one side, rising, and its money."""
        found: list[int] = []
        money: int | None = None
        known = items(state.game.edition)
        for part in (part.strip() for part in text.split("+")):
            if is_number(part) and money is None:
                money = self._amount(part)
                continue
            item = _READ.one_of(part, known, "item")
            if item in found:
                raise _READ.bad("twice", text=part)
            found.append(item)
        return sorted(found), money

    def _read_choose(self, _state: State, rest: str, _seat: int) -> list[int]:
        return [_FIRST["choose"] + _READ.one_of(rest, CHOICES, "choice")]

    def _read_claim(self, _state: State, rest: str, _seat: int) -> list[int]:
        return [_FIRST["claim"] + _READ.number(rest, "claim", 1, CLAIMS) - 1]


def _after(state: State, actions: Sequence[int], seat: int) -> State:
    """The position that a seat's actions lead to; the first that is not legal is refused."""
    trial = state.copy()
    for number, action in enumerate(actions):
        trial.apply(action, mover(trial, seat, number))
    return trial


def _rule_of_amount(s: Any, opener: int) -> str:
    """The rule that limits the amount which this action asks for."""
    if opener < A_OFFER:
        return "H3.2" if opener == A_BID else "H6.3"
    return "H8.1" if s.debtor < 0 else "H10.1"

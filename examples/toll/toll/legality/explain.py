"""Why an action is refused: a code, a rule and typed parameters.

``explain`` answers None exactly where the compiled rules call an action legal, without sharing a line with them.
"""

from cadastre.core.refusals import Refusal
from toll.rules.actions import A_BELL, A_BUILD, A_CLAIM, A_COINS, A_GIFT, ACTIONS
from toll.rules.state import GIVING, OVER, Figures, Toll

REFUSALS = {
    "game_over": "T4.1",
    "no_such_action": "T3.3",
    "gift_under_way": "T3.3",
    "no_gift": "T3.3",
    "for_the_table": "T4.2",
    "bell_rang": "T4.2",
    "not_your_turn": "T2.1",
    "nothing_due": "T3.1",
    "hut_stands": "T3.2",
    "hut_costs": "T3.2",
    "to_somebody_else": "T3.3",
    "no_player": "T3.3",
    "too_few_coins": "T3.3",
}
"""Every code, with the rule that it names."""


def refuse(code: str, **params: int | str) -> Refusal:
    """A refusal with the rule that belongs to it."""
    return Refusal(code, REFUSALS[code], params)


def explain(s: Toll, fig: Figures, seat: int, action: int) -> Refusal | None:
    """Why a seat, or the table (-1), can't do something now."""
    if s.phase == OVER:
        return refuse("game_over")
    if not 0 <= action < ACTIONS:
        return refuse("no_such_action")
    if (action == A_BELL) != (seat < 0):
        return refuse("for_the_table")
    if s.phase == GIVING:
        return _in_gift(s, seat, action)
    if action == A_BELL:
        return refuse("bell_rang") if s.last >= 0 else None
    if action >= A_COINS:
        return refuse("no_gift")
    if action >= A_GIFT:
        return _gift(s, seat, action - A_GIFT)
    if action >= A_BUILD:
        return _build(s, fig, seat, action - A_BUILD)
    if action == A_CLAIM:
        return None if s.due[seat] > 0 else refuse("nothing_due")
    return None if seat == s.current else refuse("not_your_turn")


def _in_gift(s: Toll, seat: int, action: int) -> Refusal | None:
    if seat != s.current or not A_COINS <= action < A_BELL:
        return refuse("gift_under_way")
    return None if action - A_COINS < s.coins[seat] else refuse("too_few_coins", coins=int(s.coins[seat]))


def _build(s: Toll, fig: Figures, seat: int, plot: int) -> Refusal | None:
    if s.huts[seat] >> plot & 1:
        return refuse("hut_stands", hut=plot)
    return None if s.coins[seat] >= fig.hut_cost else refuse("hut_costs", coins=int(fig.hut_cost))


def _gift(s: Toll, seat: int, other: int) -> Refusal | None:
    if other == seat:
        return refuse("to_somebody_else")
    if other >= s.players:
        return refuse("no_player")
    return None if s.coins[seat] > 0 else refuse("too_few_coins", coins=0)

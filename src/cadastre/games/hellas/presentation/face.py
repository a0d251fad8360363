"""Hellas as people are shown it, on any screen and in no language yet."""

from collections.abc import Sequence
from typing import Any

from cadastre.core.game import Face
from cadastre.core.moves import walk
from cadastre.core.state import State
from cadastre.core.texts import Phrase, Value, dashed
from cadastre.games.hellas.legality.notation import CHOICES
from cadastre.games.hellas.presentation.prompts import chosen, prompt, span
from cadastre.games.hellas.presentation.prospect import prospect
from cadastre.games.hellas.presentation.rulebook import FOLLOWS
from cadastre.games.hellas.presentation.scene import scene
from cadastre.games.hellas.presentation.scene_shape import Prospect, Scene
from cadastre.games.hellas.presentation.words import HellasWords, euros, whom, words_of
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
from cadastre.games.hellas.rules.money import cost_of_next, half_of_buildings
from cadastre.games.hellas.rules.mortgages import lifting_cost
from cadastre.games.hellas.rules.state import DEEDS, HOTEL, PROPOSAL

QUIET = frozenset(
    (
        "game_started",
        "turn_started",
        "turn_ended",
        "purchase_declined",
        "bought",
        "auction_won",
        "deed_mortgaged",
        "mortgage_lifted",
        "card_kept",
        "debt_settled",
    )
)
"""Payments say what was bought, won, mortgaged and lifted; a card says itself that it is kept."""


SUMS = {
    f"hellas-action-{opener}": f"hellas-move-{opener}"
    for opener in ("bid", "bid-at", "give-money", "want-money", "want-part")
}
"""How a step that asks for a sum is told once the sum is known."""
OPENERS = {f"hellas-action-{opener}": f"hellas-move-{opener}" for opener in ("offer", "counter", "propose")}
"""How a step that begins a deal is told beside the others."""


def label(state: State, action: int, seat: int) -> Phrase:
    """An action as a label, e.g. for a button."""
    kind = state.game.rules.kind_of(action)
    key = f"hellas-action-{dashed(kind)}"
    match kind:
        case "digit":
            least, most = span(state.record, action - A_DIGIT)
            if least >= most:
                return Phrase(f"{key}-done", {"amount": euros(most)})
            return Phrase(key, {"least": euros(least), "most": euros(most)})
        case "choose":
            deed, choice, fig = chosen(state.record), action - A_CHOOSE, state.game.edition.numbers
            cost = (fig.lift, fig.interest, None)[choice]
            return Phrase(f"{key}-{CHOICES[choice]}", {} if cost is None else {"amount": euros(cost[deed])})
        case "want_money" if state.record.deal == PROPOSAL:
            return Phrase("hellas-action-want-part")
    return Phrase(key, _params(state, kind, action, seat))


def _params(state: State, kind: str, action: int, _seat: int) -> dict[str, Value]:
    s, fig = state.record, state.figures
    words = HellasWords(state.game.edition)
    match kind:
        case "fine":
            return {"amount": euros(fig.fine)}
        case "acquit":
            return {"card": words.acquittal(action - A_ACQUIT)}
        case "buy":
            return {"deed": int(s.buying), "amount": euros(fig.price[s.buying])}
        case "auction":
            return {"deed": int(s.buying)}
        case "build":
            return {"deed": action - A_BUILD, "amount": euros(cost_of_next(s, fig, action - A_BUILD))}
        case "sell":
            return {"deed": action - A_SELL, "amount": euros(sale(s, fig, action - A_SELL))}
        case "sell_colour":
            colour = action - A_SELL_COLOUR
            return {"group": colour, "amount": euros(clearance(s, fig, colour))}
        case "mortgage":
            return {"deed": action - A_MORTGAGE, "amount": euros(fig.mortgage[action - A_MORTGAGE])}
        case "lift":
            return {"deed": action - A_LIFT, "amount": euros(lifting_cost(s, fig, action - A_LIFT))}
        case "bid_at":
            return {"deed": action - A_BID_AT}
        case "offer":
            return {"to": whom(action - A_OFFER)}
        case "give" | "want":
            return {"item": action - (A_GIVE if kind == "give" else A_WANT)}
        case "claim":
            slot = action - A_CLAIM
            return {"deed": int(s.claim_deed[slot]), "amount": euros(s.claim_amount[slot])}
    return {}


def told(state: State, actions: Sequence[int], seat: int) -> list[Phrase]:
    """A whole move in words: a sum instead of its digits, and no step that only closes it."""
    found: list[Phrase] = []
    for trial, action, who in walk(state, actions, seat):
        kind = state.game.rules.kind_of(action)
        if kind == "digit":
            _, amount = span(trial.record, action - A_DIGIT)
            opener = found.pop()
            name = opener.id if opener.id in SUMS.values() else SUMS[opener.id]
            found.append(Phrase(name, {**opener.params, "amount": euros(amount)}))
        elif kind != "submit":
            step = label(trial, action, who)
            found.append(Phrase(OPENERS.get(step.id, step.id), step.params))
    return found


def sale(s: Any, fig: Any, deed: int) -> int:
    """What the bank pays for the top building of a city (H6.4)."""
    return int(fig.hotel_cost[deed] if s.level[deed] == HOTEL else fig.house_cost[deed]) // 2


def clearance(s: Any, fig: Any, colour: int) -> int:
    """What the bank pays for all buildings of a colour."""
    return sum(int(half_of_buildings(s, fig, deed)) for deed in range(DEEDS) if fig.deed_group[deed] == colour)


def sheet(state: State) -> list[tuple[Phrase, list[int]]]:
    """The lines of H10.4 by seat, the total last."""
    sheets: Sequence[dict[str, int]] = state.score_sheet()
    return [(Phrase(f"hellas-score-{dashed(line)}"), [one[line] for one in sheets]) for line in sheets[0]]


FACE = Face(
    quiet=QUIET,
    words=words_of,
    prompt=prompt,
    label=label,
    sheet=sheet,
    scene=scene,
    prospect=prospect,
    shapes=(Scene, Prospect),
    told=told,
    follows=FOLLOWS,
)

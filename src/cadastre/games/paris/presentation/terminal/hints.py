"""What a step costs and brings, in a few words: beside every choice in the list."""

from cadastre.core.moves import Move
from cadastre.core.texts import Texts
from cadastre.games.paris.presentation.words import BONUS, ParisWords, francs, vp
from cadastre.games.paris.rules.actions import A_BACK, A_BONUS, A_DRAW, A_FETCH, A_TAKE, A_USE, A_USE_END
from cadastre.games.paris.rules.state import FROM_TOKEN, RESOURCES

_FREE = ("pay", "give", "sell")
"""Kinds whose clause says what is spent."""


def hint(move: Move, texts: Texts) -> str:
    """The name of what is taken or used, then costs, gains and what will be offered."""
    if move.base is None:
        return ""
    kind = move.base.game.rules.kind_of(move.actions[0])
    parts = [*_named(move, kind, texts), *_effects(move, kind, texts), *_rest(move, kind, texts)]
    return ", ".join(part for part in parts if part)


def _named(move: Move, kind: str, texts: Texts) -> list[str]:
    assert move.base is not None
    record, action = move.base.record, move.actions[0]
    match kind:
        case "draw":
            return [texts.name("district", int(record.pile_back[action - A_DRAW]))]
        case "take":
            return [texts.name("end_tile", action - A_TAKE)]
        case "use_end":
            return [texts.name("end_tile", action - A_USE_END)]
        case "bonus" | "fetch" | "back":
            space = action - {"bonus": A_BONUS, "fetch": A_FETCH, "back": A_BACK}[kind]
            number = int(record.space_number[space])
            worth = 0 if BONUS[number] == "gain" else move.base.insight()["worth"][move.seat][number]
            now = [texts.text("paris-table-worth", vp=vp(worth))] if worth else []
            return [_tile(number, texts), *now]
        case "use" if BONUS[action - A_USE + 1] != "gain":
            return [_tile(action - A_USE + 1, texts)]
    return []


def _tile(number: int, texts: Texts) -> str:
    assert isinstance(texts.words, ParisWords)
    return texts.say(texts.words.bonus_name(number))


def _effects(move: Move, kind: str, texts: Texts) -> list[str]:
    """From the events that are sure to happen."""
    found = []
    for event in () if kind == "end_turn" else move.preview:  # the end of the last turn is the end of the game
        match event.name:
            case "francs_paid":
                found.append("−" + texts.say(francs(event.francs)))
            case "francs_gained":
                found.append("+" + texts.say(francs(event.francs)))
            case "vp_scored":
                found.append("+" + texts.say(vp(event.vp)))
            case "resource_paid" if kind not in _FREE:
                paid = "−" + texts.name("token", event.token)
                found.append(paid if event.source == FROM_TOKEN else f"{paid} ({texts.name('source', event.source)})")
            case "token_taken" | "token_bought":
                found.append("+" + texts.name("token", event.token))
            case "bonus_used" if kind == "move":
                found.append("−" + texts.text("paris-table-tile", no=event.number))
            case "key_gained":
                found.append("+" + texts.text("paris-table-key"))
    return found


def _rest(move: Move, kind: str, texts: Texts) -> list[str]:
    """What is still to be paid, and what the move will offer."""
    assert move.base is not None
    if not move.preview or any(event.kind.luck for event in move.preview):
        after = None
    else:
        after = move.base.copy()
        after.apply(move.actions[0])
    if after is None or not after.in_move:
        return []
    record = after.record
    needs = [(token, int(record.need[token])) for token in range(RESOURCES)]
    found = ["−" + texts.text("paris-table-times", count=count, token=token) for token, count in needs if count]
    if kind != "move":
        return found
    offers = {"prestige": record.give_due, "bonus": record.bonus_due, "vp-tile": record.vp_due}
    return found + [texts.text(f"paris-table-offer-{name}") for name, due in offers.items() if due]

"""A hint for somebody at a table: what a search would do in their place, from what their seat knows."""

from cadastre.bots.hint import Hint, Judged, hint, percent
from cadastre.core.moves import mover
from cadastre.core.refusals import BadSetting
from cadastre.core.said import Said, SaidList, said, says
from cadastre.core.state import State
from cadastre.core.texts import dashed
from cadastre.server.messages import Advice
from cadastre.server.refusals import No


def advised(state: State, seat: int, seq: int, message_id: str) -> Advice:
    """A hint in words, with the steps and the things that stand for them. It takes a while: not for the event loop.

    Whoever asks again is told the same.
    """
    try:
        found = hint(state.knowledge(seat), state.legal_actions(seat), seed=seq)
    except BadSetting:
        raise No("play-hint-none") from None
    trial, clicks = state.copy(), []
    for number, action in enumerate(found.actions):
        who = mover(trial, seat, number)
        clicks.append(state.game.rules.clicks(trial, action, who))
        trial.apply(action, who)
    return Advice(seq, message_id, sentences(found, state, seat), list(found.actions), clicks)


def sentences(found: Hint, state: State, seat: int) -> list[Said]:
    """The move with its chance, what it changes, and what else might be done."""
    room = state.game.rules.face.words(state.knowledge(seat)).room
    told = [_judged("play-hint-only" if found.only else "play-hint-best", found, state, seat)]
    if found.gains:
        gains = [_gain(room, part, points) for part, points in found.gains.items()]
        told.append(Said(f"{room}-table-gains", {"gains": SaidList([*gains])}))
    if found.next_best:
        is_less = percent(found.next_best) < percent(found)
        told.append(_judged("play-hint-next" if is_less else "play-hint-close", found.next_best, state, seat))
    elif not found.only:
        told.append(Said("play-hint-alone"))
    return told


def _judged(message: str, judged: Judged, state: State, seat: int) -> Said:
    """A move in the words of its game, or by the labels of its steps: the same words as beside the choices."""
    face, trial, labels = state.game.rules.face, state.copy(), []
    if face.told is not None:
        words = face.words(state.knowledge(seat))
        move = SaidList([*says(face.told(state, judged.actions, seat), words)])
        return Said(message, {"move": move, "percent": percent(judged)})
    for number, action in enumerate(judged.actions):
        who = mover(trial, seat, number)
        labels.append(said(face.label(trial, action, who), face.words(trial.knowledge(seat))))
        trial.apply(action, who)
    return Said(message, {"move": SaidList([*labels]), "percent": percent(judged)})


def _gain(room: str, part: str, points: int) -> Said:
    name = Said(f"{room}-table-part-{dashed(part)}")
    return Said("play-hint-more" if points > 0 else "play-hint-less", {"part": name, "count": abs(points)})

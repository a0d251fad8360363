"""A hint for somebody at a table: what a search would do in their place, from what their seat knows."""

from cadastre.bots.advice import messages
from cadastre.bots.hint import Judged, hint
from cadastre.core.moves import clauses, walk
from cadastre.core.refusals import BadSetting
from cadastre.core.said import SaidList, said, says
from cadastre.core.state import State
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
    clicks = [state.game.rules.clicks(*step) for step in walk(state, found.actions, seat)]
    told = messages(found, state.game.name, lambda judged: _written(judged, state, seat))
    return Advice(seq, message_id, told, clauses(state, found.actions, seat), clicks)


def _written(judged: Judged, state: State, seat: int) -> SaidList:
    """A move in the words of its game, or by the labels of its steps: the same words as beside the choices."""
    face = state.game.rules.face
    if face.told is not None:
        return SaidList([*says(face.told(state, judged.actions, seat), face.words(state.knowledge(seat)))])
    steps = walk(state, judged.actions, seat)
    return SaidList([said(face.label(*step), face.words(step[0].knowledge(seat))) for step in steps])

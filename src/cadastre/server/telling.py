"""What one reader is told of a game: views and events as their seat may know them, questions with their prospects."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from cadastre.core.events import Event
from cadastre.core.moves import Move
from cadastre.core.refusals import Refusal
from cadastre.core.said import said, says
from cadastre.server.messages import Ask, Choice, Line, Told

if TYPE_CHECKING:
    from cadastre.core.state import State

_encode = msgspec.json.Encoder().encode


def scene(state: "State", seat: int) -> Any:
    """All that the reader's screen draws; -1 is a spectator."""
    draw = state.game.rules.face.scene
    assert draw is not None, "tables are only made of games with a browser screen"
    return draw(state.knowledge(seat))


def told(state: "State", events: Sequence[Event], seat: int) -> list[Told]:
    """Events as the reader may know them."""
    rules = state.game.rules
    words = rules.face.words(state.knowledge(seat))
    found = []
    for event in (event.seen_by(seat) for event in events):
        line = None if event.name in rules.face.quiet else said(words.told(event), words)
        rule = rules.face.follows.get(event.name, "") if line else ""
        found.append(Told(event.name, rules.event_words(state, event), line, rule))
    return found


def ask(state: "State", seat: int, parts: Sequence[str] = ()) -> Ask:
    """The question to a seat that can do something, with everything it can answer."""
    rules = state.game.rules
    knowledge = state.knowledge(seat)
    words = rules.face.words(knowledge)
    choices, prospects = list[Choice](), dict[bytes, int]()
    for action in state.legal_actions(seat):
        notation = state.notation(action, seat)
        prospect = rules.face.prospect(Move(seat, notation, (action,), state)) if rules.face.prospect else None
        choices.append(
            Choice(
                kind=rules.kind_of(action),
                notation=notation,
                clicks=rules.clicks(state, action, seat),
                label=said(rules.face.label(state, action, seat), words),
                prospect=prospects.setdefault(_encode(prospect), len(prospects)),
            )
        )
    prompt = says(rules.face.prompt(knowledge), words)
    return Ask(list(parts), seat == state.current, prompt, choices, [msgspec.Raw(prospect) for prospect in prospects])


def why(state: "State", seat: int, clicks: Sequence[str]) -> Refusal | None:
    """Why nothing that these things on the table stand for is legal for a seat; None if they stand for nothing.

    Of several reasons the rarest says most: a place that many keys could go to is refused because of the one that may.
    """
    wanted, reasons = set(clicks), list[Refusal]()
    for action in range(state.game.rules.actions):
        if wanted.issubset(state.game.rules.clicks(state, action, seat)):
            refusal = state.explain(action, seat)
            if refusal is not None:
                reasons.append(refusal)
    counts = Counter(refusal.code for refusal in reasons)
    return min(reasons, key=lambda refusal: counts[refusal.code], default=None)


def sheet(state: "State") -> list[Line]:
    """The score sheet of a finished game."""
    words = state.game.rules.face.words(state.knowledge(-1))
    return [Line(said(label, words), points) for label, points in state.game.rules.face.sheet(state)]

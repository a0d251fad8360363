"""Toll as people are shown it, on any screen and in no language yet."""

from cadastre.core.game import Face
from cadastre.core.knowledge import Knowledge
from cadastre.core.state import State
from cadastre.core.texts import Phrase, Value
from toll.legality.position import PHASES
from toll.presentation.rulebook import FOLLOWS
from toll.presentation.scene import prospect, scene
from toll.presentation.scene_shape import Prospect, Scene
from toll.presentation.words import words_of
from toll.rules.actions import A_BUILD, A_COINS, A_GIFT


def prompt(knowledge: Knowledge) -> list[Phrase]:
    """What the game waits for, and what is due to the reader."""
    s = knowledge.record
    said = [Phrase(f"toll-phase-{PHASES[s.phase]}")]
    if knowledge.seat >= 0 and s.due[knowledge.seat] > 0:
        said.append(Phrase("toll-due", {"coins": int(s.due[knowledge.seat])}))
    return said


def label(state: State, action: int, seat: int) -> Phrase:
    """An action as a label, e.g. for a button."""
    kind = state.game.rules.kind_of(action)
    params: dict[str, Value] = {}
    match kind:
        case "claim":
            params = {"coins": int(state.record.due[seat])}
        case "build":
            params = {"hut": action - A_BUILD}
        case "gift":
            params = {"other": action - A_GIFT}
        case "coins":
            params = {"coins": action - A_COINS + 1}
    return Phrase(f"toll-action-{kind}", params)


def sheet(state: State) -> list[tuple[Phrase, list[int]]]:
    """The lines of T4.3 by seat, the total last."""
    sheets = state.score_sheet()
    return [(Phrase(f"toll-score-{line}"), [one[line] for one in sheets]) for line in sheets[0]]


FACE = Face(
    quiet=frozenset(),
    words=words_of,
    prompt=prompt,
    label=label,
    sheet=sheet,
    scene=scene,
    prospect=prospect,
    shapes=(Scene, Prospect),
    follows=FOLLOWS,
)

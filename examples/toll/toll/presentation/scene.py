"""All that a browser draws of a position, and what a step would change."""

from cadastre.core.knowledge import Knowledge
from cadastre.core.moves import Move
from cadastre.core.said import said
from toll.legality.position import PHASES
from toll.presentation.scene_shape import Plot, Prospect, Scene, Seat
from toll.presentation.words import words_of
from toll.rules.scoring import score
from toll.rules.state import GIVING, PLOTS


def scene(knowledge: Knowledge) -> Scene:
    """The whole table as the seat sees it that knows this."""
    s, fig, words = knowledge.record, knowledge.figures, words_of(knowledge)
    is_giving = s.phase == GIVING
    names = knowledge.game.edition.names["plots"]
    return Scene(
        seat=knowledge.seat,
        phase=PHASES[s.phase],
        thrower=int(s.resume if is_giving else s.current),
        receiver=int(s.receiver) if is_giving else -1,
        thrown=int(s.thrown),
        last=int(s.last),
        toll=int(s.rate) + 1,
        plots=[Plot(name, said(words.plot(plot), words)) for plot, name in enumerate(names)],
        seats=[
            Seat(
                coins=int(s.coins[seat]),
                due=int(s.due[seat]),
                huts=[bool(s.huts[seat] >> plot & 1) for plot in range(PLOTS)],
                points=int(score(s, fig, seat)),
            )
            for seat in knowledge.game.seats
        ],
    )


def prospect(move: Move) -> Prospect:
    """What a step would change for the one who makes it; nothing where luck comes in."""
    before, after, seat = move.base, move.after, move.seat
    if before is None or after is None:
        return Prospect(0, 0)
    coins = int(after.record.coins[seat]) - int(before.record.coins[seat])
    return Prospect(coins, after.scores[seat] - before.scores[seat])

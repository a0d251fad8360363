"""How much of the game is left: everything else is worth what can still be made of it."""

from cadastre.core.kernel import kernel
from cadastre.games.paris.bot.weights import CLOSING, PACE, RIVAL, RIVALS
from cadastre.games.paris.rules.state import ACT, DRAW, OVER, PAIRS, SETTLE, Paris


@kernel
def is_to_act(s: Paris, seat: int) -> bool:
    """Whether the seat's step 2 of this turn is still to come."""
    if seat != s.current:
        return False
    phase = s.resume if s.phase == PAIRS else s.phase
    return phase in (DRAW, SETTLE, ACT)


@kernel
def turns_after(s: Paris) -> int:
    """Turns of all seats after the one under way, in hundredths: exact once the last end-game tile is taken."""
    if s.phase == OVER:
        return 0
    if s.final_turn >= 0:
        return 100 * (s.final_turn - s.turn)
    draws = s.pile_size[0] + s.pile_size[1] + s.pile_size[2]
    return 100 * (draws - (s.phase == DRAW)) + PACE * s.end_left + CLOSING * s.players


@kernel
def turns_left(s: Paris, seat: int) -> int:
    """How often the seat will still take an action (P3.3), in hundredths, this turn's included."""
    own = 100 if is_to_act(s, seat) else 0
    if s.phase != OVER and s.final_turn >= 0:
        for turn in range(s.turn + 1, s.final_turn + 1):
            own += 100 * ((s.start_player + turn) % s.players == seat)
        return own
    return own + turns_after(s) // s.players


@kernel
def against(s: Paris) -> int:
    """How much, per mille, what each of the others gains counts against a move."""
    return RIVAL if s.players == 2 else RIVALS // (s.players - 1)

"""A game at the terminal: people type, bots answer, everything shown is what the seat may know."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from cadastre.bots import next_to_act
from cadastre.bots.codes import player
from cadastre.core.events import Event
from cadastre.core.moves import Move, is_number, read_move, spell
from cadastre.core.refusals import AmbiguousMove, BadNotation, CadastreError, IllegalAction
from cadastre.core.state import TABLE
from cadastre.core.texts import Texts
from cadastre.terminal.advice import advice
from cadastre.terminal.choices import Choice, choices, listing
from cadastre.terminal.drawing import drawing
from cadastre.terminal.log import paragraphs
from cadastre.terminal.result import result, score_sheet
from cadastre.terminal.screen import Screen, wrap
from cadastre.terminal.seats import record_names, seat_named

if TYPE_CHECKING:
    from cadastre.core.knowledge import Knowledge
    from cadastre.core.state import State

Read = Callable[[str], str | None]
"""Asks for a line; None when there are no more."""


CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Empties a terminal, with all that has scrolled away."""


class Left(Exception):
    """Somebody has left the table."""


class Table:
    """One game from its position to its end."""

    def __init__(
        self,
        state: "State",
        bots: Mapping[int, str],
        texts: Texts,
        *,
        screen: Screen,
        read: Read,
        write: Callable[[str], None],
        seed: object = None,
        curtain: bool = False,
    ) -> None:
        self.state, self.screen, self.codes = state, screen, dict(bots)
        """The bots by level or code; everybody else is at this terminal."""
        self.people = frozenset(state.game.seats) - self.codes.keys()
        self.drawing, self.face = drawing(state.game.rules.entry), state.game.rules.face
        self.read, self.write, self._texts = read, write, texts
        self.bots = {
            seat: player(code, None if seed is None else f"{seed} {seat}") for seat, code in self.codes.items()
        }
        self.past: list[Event] = list(state.events)
        self.told = dict.fromkeys(self.people, 0)
        """How much of the past each person has been told."""
        self.curtain = curtain
        """Whether the screen is cleared between two people."""
        self.drawn_for = -1
        """The seat that the board on the screen was drawn for."""
        self.reminded: dict[int, list[int]] = {}
        """What each person was last asked about."""

    def run(self) -> bool:
        """Play to the end; False if somebody leaves before."""
        try:
            while not self.state.is_over:
                seat, action = next_to_act(self.state.asides(self.bots), self.bots, self.state.current)
                if action is None and seat in self.people:
                    self.ask()
                elif action is None and self.remind():
                    continue
                else:
                    if action is None:
                        action = self.bots[seat].choose(self.state.knowledge(seat), self.state.legal_actions())
                    self.commit(Move(seat, "", (action,)))
        except Left:
            self.write(self._texts.text("play-left"))
            return False
        self.show_end()
        return True

    def texts(self, knowledge: "Knowledge") -> Texts:
        """The language with the words for this position."""
        return self._texts.with_words(self.face.words(knowledge))

    def commit(self, move: Move) -> None:
        """Carry out a move and remember what it caused."""
        if move.seat not in self.people:
            self.drawn_for = -1
        self.state.play(move)
        self.past.extend(self.state.events)

    # a person's decision

    def ask(self) -> None:
        """One whole move of the current seat, chosen step by step or typed."""
        seat, trial, done = self.state.current, self.state.copy(), list[int]()
        self.show(seat)
        again = False
        while True:
            offered = trial.legal_actions()
            if len(offered) == 1 and (trial.in_move or not self.others_may_act()):
                trial.apply(offered[0])
                done.append(offered[0])
            else:
                line = self.question(trial, again=again)
                if line == "back":
                    trial, done, again = self.state.copy(), [], False
                    continue
                if line.startswith("["):
                    if self.act_out_of_turn(line):
                        return
                    again = True
                    continue
                again = not self.answer(line, trial, done)
            if done and not trial.in_move:
                move = Move(seat, spell(self.state, done), tuple(done), self.state.copy())
                self.commit(move)
                self.tell(seat)
                return

    def remind(self) -> bool:
        """Ask people whether they want to do what they would lose if the next one goes on; whether somebody did."""
        rules = self.state.game.rules
        for seat, knowledge, legal in self.state.asides(sorted(self.people)):
            urgent = [action for action in legal if rules.kind_of(action) in rules.urgent]
            if urgent == self.reminded.get(seat, []):
                continue
            self.reminded[seat] = urgent
            if not urgent:
                continue
            self.show(seat)
            texts = self.texts(knowledge)
            self.write("")
            self.write(texts.text("play-aside", seat=seat))
            for number, action in enumerate(urgent, 1):
                label = texts.say(self.face.label(self.state, action, seat))
                self.write(f"{number:>3}  {self.state.notation(action, seat)}  {self.screen.dim(label)}")
            line = self.read(texts.text("play-prompt") + " ")
            if line is None or line.strip().lower() in ("q", "quit"):
                raise Left
            chosen = [action for number, action in enumerate(urgent, 1) if line.strip() == str(number)]
            chosen += [action for action in urgent if line.strip().lower() == self.state.notation(action, seat)]
            if chosen:
                self.commit(Move(seat, "", (chosen[0],)))
                return True
        return False

    def others_may_act(self) -> bool:
        """Whether somebody at this terminal, or the table itself, may do something though it is not their turn."""
        return any(self.state.can_act(seat) for seat in (*self.people, TABLE) if seat != self.state.current)

    def act_out_of_turn(self, line: str) -> bool:
        """Carry out what was typed for somebody else, ``[B] claim``; if it can't be, say why and return False.

        A move of the current seat that is not finished is forgotten: it was thought of in another position.
        """
        name, _, text = line[1:].partition("]")
        seat = seat_named(name.strip(), self.state.game.players)
        texts = self.texts(self.state.knowledge(self.state.current))
        if seat is None:
            self.complain(texts.text("play-error-seat", name=name.strip()))
            return False
        if seat != TABLE and seat not in self.people:
            self.complain(texts.text("play-error-elsewhere", seat=seat))
            return False
        return self.tried(text, self.state, seat, lambda: self.commit(read_move(self.state, text, seat)))

    def show(self, seat: int) -> None:
        """The board where others have moved since, and what has happened."""
        if self.drawn_for != seat:
            self.drawn_for = seat
            knowledge = self.state.knowledge(seat)
            if self.curtain:
                if self.read(CLEAR + self._texts.text("play-turn-of", seat=seat) + " ") is None:
                    raise Left
                self.write(CLEAR)
            self.write(self.drawing.board(knowledge, self.texts(knowledge), self.screen))
        self.tell(seat)

    def tell(self, seat: int) -> None:
        """What this person has not been told yet."""
        since, self.told[seat] = self.past[self.told[seat] :], len(self.past)
        self.write_log(since, seat)

    def write_log(self, events: list[Event], seat: int) -> None:
        texts = self.texts(self.state.knowledge(seat))
        lines = paragraphs([event.seen_by(seat) for event in events], texts, self.screen, self.face.quiet)
        if lines:
            self.write("")
        for line in lines:
            self.write(line)

    def question(self, trial: "State", *, again: bool) -> str:
        """List what is possible (not again, after a slip) until something is typed that is no command."""
        seat, full = trial.current, False
        knowledge = trial.knowledge(seat)
        texts = self.texts(knowledge)
        offered = choices(trial, lambda move: self.drawing.hint(move, texts))
        listed = [] if again else offered
        while True:
            if listed:
                self.write("")
                name, said = texts.name("seat", seat), " ".join(map(texts.say, self.face.prompt(knowledge)))
                asked = wrap(texts.text("play-event", seat=name, text=said), self.screen.width)
                self.write(asked.replace(name, self.screen.seat(seat, name), 1))
                for line in listing(listed, texts, self.screen, short=not full):
                    self.write(line)
            typed = self.read(texts.text("play-prompt") + " ")
            if typed is None:
                raise Left
            line = " ".join(typed.split())
            listed, full = [], False
            match line.split(" ")[0].lower():
                case "q" | "quit":
                    raise Left
                case "":
                    self.write(self.drawing.board(knowledge, texts, self.screen))
                    listed = offered
                case "all":
                    listed, full = offered, True
                case "?" | "help":
                    self.write(texts.text("play-help"))
                    if trial.game.rules.out_of_turn:
                        self.write(texts.text("play-help-out-of-turn"))
                case "hint":
                    self.write(wrap(advice(knowledge, trial.legal_actions(), texts), self.screen.width))
                case "guide":
                    self.write(self.drawing.guide(texts, self.screen))
                case "log":
                    self.write_log(self.past, seat)
                case "sheet":
                    self.write(score_sheet(knowledge.determinize(), texts, self.screen))
                case "save":
                    self.save(line[4:].strip(), texts)
                case _:
                    listed = [] if is_number(line) else [one for one in offered if starts(one, line)]
                    if len(listed) < 2 or line in (one.clause for one in listed):
                        return line
                    full = True

    def answer(self, line: str, trial: "State", done: list[int]) -> bool:
        """Carry out what was typed on the trial position; if it can't be, say why, change nothing and return False."""

        def act() -> None:
            for action in self.understood(line, trial):
                trial.apply(action)
                done.append(action)

        return self.tried(line, trial, trial.current, act)

    def tried(self, line: str, trial: "State", seat: int, act: Callable[[], None]) -> bool:
        """Do what a seat has typed; if it can't be done, say why and return False."""
        texts = self.texts(trial.knowledge(seat))
        try:
            act()
            return True
        except IllegalAction as error:
            reason = texts.refusal(error.refusal)
            self.complain(texts.text("play-error-illegal", reason=reason, rule=error.refusal.rule))
        except AmbiguousMove as error:
            self.complain(texts.text("play-error-ambiguous", text=line, choices="; ".join(error.choices)))
        except BadNotation as error:
            self.complain(texts.text("play-error-notation", problem=texts.text(error.message, **error.params)))
        except NoSuchNumber:
            last = len(trial.legal_actions())
            self.complain(texts.text("play-error-number", index=line, last=last))
        return False

    def understood(self, line: str, trial: "State") -> list[int]:
        """The actions that a line stands for: a number of the list, a clause, or a whole move."""
        if is_number(line):
            offered = trial.legal_actions()
            if not 1 <= int(line) <= len(offered):
                raise NoSuchNumber
            return [offered[int(line) - 1]]
        if len(trial.game.rules.notation.split(line)) > 1:
            return list(read_move(trial, line).actions)
        actions = trial.game.rules.notation.actions(trial, line, trial.current)
        probe = trial.copy()
        probe.apply_all(actions)
        return actions

    def complain(self, text: str) -> None:
        self.write("")
        self.write(text)

    def save(self, file: str, texts: Texts) -> None:
        """Keep the game so far in a file."""
        if not file:
            self.complain(texts.text("play-error-save"))
            return
        try:
            self.state.to_record(record_names(self.state.game.players, self.codes)).save(Path(file))
        except CadastreError as error:
            self.complain(str(error))
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", "") or str(error)
            self.complain(texts.text("play-error-file", file=file, problem=problem))
        else:
            self.write(texts.text("play-saved", file=file))

    def show_end(self) -> None:
        """The last position as anybody may see it, then who has won and by what."""
        knowledge = self.state.knowledge(-1)
        texts = self.texts(knowledge)
        self.tell(min(self.people))
        self.write(self.drawing.board(knowledge, texts, self.screen))
        self.write("")
        self.write(result(self.state, texts, self.screen))
        self.write("")
        self.write(score_sheet(self.state, texts, self.screen))


class NoSuchNumber(Exception):
    """A number that is not in the list."""


def starts(choice: Choice, line: str) -> bool:
    """Whether what was typed is how this choice begins."""
    return choice.clause.startswith(line.lower())

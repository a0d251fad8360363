"""What goes wrong, as types: bad notation, unknown seat, wrong turn, illegal here, bad file: all ``ValueError``s."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: a stable code, the rule that forbids it, and typed parameters for the sentence."""

    code: str
    rule: str
    params: dict[str, int | str] = field(default_factory=dict)


def refuse(code: str, rule: str, **params: int) -> Refusal:
    """A refusal whose parameters are plain integers, whatever width they were read in."""
    return Refusal(code, rule, {name: int(value) for name, value in params.items()})


class CadastreError(ValueError):
    """Base of all errors that are the caller's to mend."""


class IllegalAction(CadastreError):
    """A well-formed action that the rules don't allow here; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        given = ", ".join(f"{name}={value}" for name, value in refusal.params.items())
        super().__init__(f"{refusal.code} ({refusal.rule}{': ' + given if given else ''})")


class BadNotation(CadastreError):
    """Text that is no move of this game; ``message`` and ``params`` say what is wrong with it in any language."""

    def __init__(self, message: str, **params: str) -> None:
        self.message = message
        self.params = {name: text if len(text) <= 300 else text[:300] + "…" for name, text in params.items()}
        super().__init__(message)

    def __str__(self) -> str:
        from cadastre.core.texts import Texts

        return Texts("en", self.message.partition("-")[0]).text(self.message, **self.params)


class AmbiguousMove(CadastreError):
    """Text that leaves a choice open; ``choices`` lists the clauses that would settle it."""

    def __init__(self, message: str, choices: list[str]) -> None:
        self.choices = choices
        super().__init__(message)


class WrongTurn(CadastreError):
    """The game waits for another seat, or for nobody."""


class UnknownSeat(CadastreError):
    """There is no such seat."""


class BadSetting(CadastreError):
    """An unknown game or option, a wrong player count or value."""


class BadFile(CadastreError):
    """A file that cannot be used: says which file, which line and which field."""

    def __init__(self, file: str, message: str, line: int | None = None, path: str | None = None) -> None:
        self.file, self.line, self.path, self.message = file, line, path, message
        where = file + (f", line {line}" if line else "") + (f", {path}" if path else "")
        super().__init__(f"{where}: {message}")


class Untrue(BadFile):
    """A record that can be read but does not hold: changed, forged, or not what its key draws."""

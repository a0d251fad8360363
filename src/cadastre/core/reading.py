"""What the notations of all games read alike: clauses that begin with a verb, and words and numbers after it."""

from collections.abc import Callable, Collection, Sequence

from cadastre.core.moves import is_number
from cadastre.core.refusals import BadNotation


def clauses(text: str, chain: Collection[str] = (), verbs: Collection[str] = ()) -> list[str]:
    """A line at its commas. After a verb of ``chain``, a part that does not begin with one of ``verbs`` repeats it."""
    found: list[str] = []
    verb = ""
    for part in (part.strip() for part in text.split(",")):
        first = part.lower().partition(" ")[0]
        if verb not in chain or first in verbs:
            verb = first
            found.append(part)
        else:
            found.append(f"{verb} {part}".strip())
    return found


class Reader:
    """Reads the parts of clauses of one game. What it cannot read it refuses with a sentence of that game."""

    def __init__(self, game: str) -> None:
        self.game = game

    def bad(self, code: str, **params: str) -> BadNotation:
        """The refusal whose text is ``<game>-notation-<code>``."""
        return BadNotation(f"{self.game}-notation-{code}", **params)

    def method(self, notation: object, clause: str) -> tuple[Callable[..., list[int]], str]:
        """The method ``_read_<verb>`` of a notation that reads a clause, and what follows the verb."""
        verb, _, rest = " ".join(clause.lower().split()).partition(" ")
        reader = getattr(notation, f"_read_{verb}", None)
        if reader is None:
            raise self.bad("word", clause=clause)
        return reader, rest

    def alone(self, rest: str, action: int) -> list[int]:
        """The action of a verb that nothing follows."""
        if rest:
            raise self.bad("alone", text=rest)
        return [action]

    def number(self, text: str, what: str, least: int, most: int) -> int:
        """A number within limits."""
        if not is_number(text) or not least <= int(text) <= most:
            raise self.bad(f"{what}-number", text=text, least=str(least), most=str(most))
        return int(text)

    def one_of(self, text: str, known: Sequence[str], what: str) -> int:
        """The place of a word among those that are known."""
        if text not in known:
            raise self.bad(f"no-{what}", text=text, known=", ".join(known))
        return list(known).index(text)

"""What people write: names and chat. It is shown as text, never as markup; here it is only made fit to be read."""

import unicodedata

LONGEST = 1000
"""Signs, of which nobody writes more: to put many accents over one letter in order takes the square of their number."""

_JOINERS = "\u200c\u200d"
"""Written inside words in some scripts."""


def tidy(text: str) -> str:
    """One line without what is invisible or turns the direction of writing."""
    composed = unicodedata.normalize("NFC", text[:LONGEST])
    kept = "".join(sign if _is_readable(sign) else " " for sign in composed)
    return " ".join(kept.split())


def _is_readable(sign: str) -> bool:
    return sign in _JOINERS or unicodedata.category(sign)[0] != "C"

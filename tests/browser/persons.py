"""Who plays which game in the browser: somebody who clicks what glows, or one who knows the game's own desk."""

from tests.browser.landlord import Landlord
from tests.browser.sitting import Sitting

_PERSONS = {"hellas": Landlord}


def person(game: str) -> type[Sitting]:
    """Somebody who can play this game."""
    return _PERSONS.get(game, Sitting)

"""What tests of positions share."""

from typing import Any

import pytest

from cadastre.core.game import Game
from cadastre.core.refusals import BadFile


def assert_refused(game: Game, position: dict[str, Any], field: str, word: str) -> None:
    """The position is refused at this field, with this word."""
    with pytest.raises(BadFile, match=word) as error:
        game.position(position)
    assert error.value.path == (f"position.{field}" if field else "position")

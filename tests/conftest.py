"""What takes long is begun first, so that no worker is left with it alone at the end."""

import pytest

LONG = (
    *("tests/server/test_storm.py", "tests/browser/test_first_start.py", "tests/browser/test_game.py"),
    *("tests/server/test_hostile.py", "tests/browser/test_hellas.py", "tests/browser/", "tests/server/"),
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The order within a file stays."""

    def place(item: pytest.Item) -> int:
        return next((k for k, start in enumerate(LONG) if item.nodeid.startswith(start)), len(LONG))

    items.sort(key=place)

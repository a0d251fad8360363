"""What takes long is begun first, so that no worker is left with it alone at the end."""

import pytest

LONG = (
    *("/server/test_storm.py", "/browser/test_first_start.py", "/test_one_folder.py", "/browser/test_game.py"),
    *("/server/test_hostile.py", "/browser/test_table.py", "/browser/", "/server/"),
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The order within a file stays."""

    def place(item: pytest.Item) -> int:
        return next((k for k, part in enumerate(LONG) if part in item.nodeid), len(LONG))

    items.sort(key=place)

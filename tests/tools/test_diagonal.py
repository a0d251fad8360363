"""A diagonal leaves nothing out."""

from tests.diagonal import diagonal


def test_every_value_is_in_a_combination() -> None:
    axes = (["a", "b", "c", "d", "e"], [1, 2], ["x", "y", "z"])
    some = diagonal(*axes, whole=False)
    assert len(some) == 5
    assert [set(values) for values in zip(*some, strict=True)] == [set(axis) for axis in axes]
    assert len(diagonal(*axes, whole=True)) == 30

"""What all environments agree on."""

import pytest

import cadastre
from cadastre.core.refusals import BadSetting
from cadastre.envs.tables import returns, table
from testkit.envs.seats import laid, next_to_act, positions


def test_a_game_ends_unless_something_else_is_asked_for() -> None:
    assert table("hellas", 3) == cadastre.game("hellas", players=3, round_limit=100)
    assert table("hellas", 3, round_limit=7) == cadastre.game("hellas", players=3, round_limit=7)
    assert table("paris", 2, random_setup=True) == cadastre.game("paris", players=2, random_setup=True)


def test_a_table_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadSetting, match="2 to 4 players"):
        table("paris", 5)
    with pytest.raises(BadSetting, match="no option 'gravity'"):
        table("hellas", 2, gravity=9)


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-0.5, 1, -0.5]),
        ([1, 3, 1], [0.25, -0.5, 0.25]),
        ([1, 1, 1, 1], [0, 0, 0, 0]),
    ],
)
def test_the_end_is_worth_as_much_as_others_lose(ranks: list[int], worth: list[float]) -> None:
    assert returns(ranks) == pytest.approx(worth)
    assert sum(returns(ranks)) == pytest.approx(0)


@pytest.mark.parametrize(("name", "players"), [("paris", 3), ("hellas", 4)])
def test_who_must_hurry_is_asked_first(name: str, players: int) -> None:
    hurried = 0
    for state in positions(laid(name, players), 5, 600):
        assert state.next_to_act == (-1 if state.is_over else next_to_act(state))
        hurried += state.next_to_act != state.current
    assert hurried or name == "paris"

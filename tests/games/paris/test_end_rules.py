"""What scenarios can't say of P2 and P6 to P9: what is secret, what is remembered, and what holds in every game."""

import itertools
import random
from typing import Any

import pytest

import cadastre
from cadastre.core.refusals import BadNotation
from cadastre.core.rng import generator
from cadastre.core.state import State
from cadastre.core.tables import Document

TILES = ("wood", "marble", "gold", "bronze", "silver", "gold_prestige", "3_francs", "4_francs", "5_francs")
VP_TILES = ("3_vp", "4_vp", "5_vp")


def put_up(players: int = 2, options: dict[str, Any] | None = None, **position: Any) -> State:
    """A position as scenario files write it."""
    game = cadastre.game("paris", players=players, **(options or {}))
    return State(game, game.rules.put_up(game, Document("test", {"position": position})), None)


def hand(state: State, seat: int) -> list[str]:
    """End-game tiles in a seat's hand."""
    tiles: list[str] = state.describe()["seats"][seat]["end_tiles"]
    return tiles


def worlds(state: State, seat: int, count: int = 60) -> list[State]:
    """Positions that agree with what a seat knows."""
    knowledge, luck = state.knowledge(seat), generator("worlds")
    return [knowledge.determinize(luck) for _ in range(count)]


def random_game(players: int, seed: int) -> tuple[State, list[Any]]:
    """A finished game of random moves, and all its events."""
    chance = random.Random(seed)
    state = cadastre.game("paris", players=players).new(seed=seed)
    told = list(state.events)
    while not state.is_over:
        state.apply(chance.choice(state.legal_actions()))
        told += state.events
    return state, told


@pytest.fixture(scope="module", params=[2, 3, 4])
def played(request: pytest.FixtureRequest) -> tuple[State, list[Any]]:
    """A random game for each number of players."""
    return random_game(request.param, 7)


# What is secret


@pytest.mark.rule("P2.1", "P2.3")
def test_only_end_tiles_are_secret_among_events() -> None:
    kinds = cadastre.game("paris", players=2).rules.events.by_name
    secret = {name: kind.secret for name, kind in kinds.items() if kind.secret}
    assert secret == {"pile_searched": ("tiles",), "end_tile_taken": ("end_tile",)}


@pytest.mark.rule("P2.3", "P6.1")
def test_the_others_are_told_of_a_search_but_not_what_was_found() -> None:
    state = put_up(board={"buildings": "all"}, seats={"1": {"end_tiles": ["wood", "5_vp"]}})
    state.push("search")
    (searched,) = state.events
    assert searched.tiles == 0b0111_1111_1110
    assert searched.seen_by(0) == searched
    assert searched.seen_by(1).tiles == searched.seen_by(-1).tiles == -1
    assert state.legal_actions(1) == []
    state.push("take 4_vp")
    (taken,) = state.events
    assert (taken.end_tile, taken.left) == (10, 9)
    assert taken.seen_by(0).end_tile == 10
    assert (taken.seen_by(1).end_tile, taken.seen_by(1).left) == (-1, 9)
    assert (taken.seen_by(-1).end_tile, taken.seen_by(-1).left) == (-1, 9)


@pytest.mark.rule("P6.1", "P2.3")
def test_the_last_tile_is_as_secret_as_any_other() -> None:
    state = put_up(board={"buildings": "all"}, seats={"1": {"end_used": [*TILES, "3_vp", "4_vp"]}})
    state.push("search")
    searched, taken, last = state.events
    assert (searched.tiles, taken.end_tile) == (1 << 11, 11)
    assert searched.seen_by(1).tiles == taken.seen_by(1).end_tile == -1
    assert last.seen_by(1) == last


@pytest.mark.rule("P7.3", "P2.1")
def test_bonus_20_tells_how_many_tiles_counted_not_which() -> None:
    told = []
    for tiles in ([12, 20, 22], [1, 20, 30]):
        state = put_up(players=3, seats={"0": {"bonus": tiles}})
        state.push("use 20")
        told.append([event.seen_by(1).as_list() for event in state.events])
    assert told[0] == told[1]


@pytest.mark.rule("P2.2")
def test_nobody_knows_the_order_of_the_piles() -> None:
    board = {"piles": [{"left": 4, "back": "chaillot"}, {"left": 4, "back": "belleville"}, {"left": 0}]}
    one, other = (put_up(seed=seed, board=board, turn={"phase": "draw"}) for seed in (1, 2))
    for seat in (-1, 0, 1):
        assert one.knowledge(seat) == other.knowledge(seat)
    drawn = set()
    for world in worlds(one, 0):
        world.push("draw 1")
        drawn.add(world.describe()["board"]["buildings"][0].rpartition(" ")[0])
    assert drawn == {f"chaillot {value}" for value in (1, 2, 3, 4, 5, 8)}


@pytest.mark.rule("P2.3")
def test_knowledge_does_not_depend_on_the_tiles_in_others_hands() -> None:
    one, other = (
        put_up(players=3, board={"buildings": "all"}, seats={"0": {"end_tiles": ["gold"]}, "1": {"end_tiles": [tile]}})
        for tile in ("wood", "5_vp")
    )
    assert one != other
    for seat in (-1, 0, 2):
        assert one.knowledge(seat) == other.knowledge(seat)
        assert one.view(seat) == other.view(seat)
    assert one.knowledge(1) != other.knowledge(1)


# What is remembered


@pytest.mark.rule("P2.5")
def test_who_remembers_everything_knows_all_but_the_end_tiles() -> None:
    seats = {
        "0": {
            "francs": 11,
            "keys": 4,
            "tokens": {"wood": 2, "silver": 1},
            "bonus": [12, 27],
            "end_tiles": ["4_vp", "wood"],
        }
    }
    state = put_up(board={"buildings": "all"}, seats=seats)
    told = state.describe()["seats"][0]
    hands = set()
    for seat in (1, -1):
        for world in worlds(state, seat):
            seen = world.describe()["seats"][0]
            for name in ("francs", "keys", "tokens", "bonus", "used", "meeple", "vp"):
                assert seen[name] == told[name]
            assert len(seen["end_tiles"]) == 2
            hands.add(tuple(seen["end_tiles"]))
    assert len(hands) > 30  # of 66


@pytest.mark.rule("P2.5")
def test_the_pile_is_remembered_as_it_was_at_the_last_search() -> None:
    """Seat 1 looked when three tiles were gone, of which two were seat 0's; seat 0 has taken one since."""
    state = put_up(
        board={"buildings": "all", "takings": [(0, "wood"), (0, "marble"), (1, "gold"), (0, "5_vp")]},
        seats={"0": {"end_tiles": []}, "1": {"end_tiles": []}},
    )
    since = set()
    for world in worlds(state, 1, 120):
        assert hand(world, 1) == ["gold"]
        assert {"wood", "marble"} < set(hand(world, 0))
        (other,) = set(hand(world, 0)) - {"wood", "marble"}
        since.add(other)
        assert [tile for _, tile in world.describe()["board"]["takings"]][2] == "gold"
        world.push("search")
        offered = {world.notation(action).removeprefix("take ") for action in world.legal_actions()}
        assert offered == {*TILES, *VP_TILES} - {"wood", "marble", "gold", other}
    assert since == {*TILES, *VP_TILES} - {"wood", "marble", "gold"}


@pytest.mark.rule("P2.5")
def test_who_never_searched_knows_only_what_was_used() -> None:
    state = put_up(
        players=3,
        board={"buildings": "all", "takings": [(0, "wood"), (0, "marble"), (1, "gold")]},
        seats={"0": {"end_used": ["marble"]}},
    )
    others = set()
    for world in worlds(state, 2, 120):
        (left,) = hand(world, 0)
        assert left != "marble"
        assert "marble" not in hand(world, 1)
        assert world.describe()["seats"][0]["end_used"] == ["marble"]
        others.add(left)
    assert others == {*TILES, *VP_TILES} - {"marble"}


@pytest.mark.rule("P2.5", "P6.1")
def test_a_search_renews_what_a_seat_knows() -> None:
    state = put_up(
        board={"buildings": "all", "takings": [(1, "wood"), (1, "marble")]},
        turn={"seat": 0, "number": 40},
    )
    state.push("search")
    for world in worlds(state, 0):
        assert set(hand(world, 1)) == {"wood", "marble"}
        assert world.legal_actions() == state.legal_actions()
    state.push("take 5_vp")
    for world in worlds(state, 0):
        assert (set(hand(world, 1)), hand(world, 0)) == ({"wood", "marble"}, ["5_vp"])
        assert world.record.end_pile == state.record.end_pile
    seen = {tuple(hand(world, 0)) for world in worlds(state, 1, 120)}
    assert seen == {(tile,) for tile in (*TILES, *VP_TILES) if tile not in ("wood", "marble")}


@pytest.mark.rule("P2.5", "P6.2")
def test_a_used_tile_was_its_users() -> None:
    state = put_up(
        board={"buildings": "all", "takings": [(0, "4_francs"), (1, "gold"), (0, "5_vp")]},
        seats={"0": {}, "1": {}},
    )
    state.push("use 5_vp")
    for world in itertools.chain(worlds(state, 1, 20), worlds(state, -1, 20)):
        drawn = world.describe()
        assert "5_vp" in [tile for taker, tile in drawn["board"]["takings"] if taker == 0]
        assert len(drawn["seats"][0]["end_tiles"]) == 1
        assert drawn["seats"][0]["end_used"] == ["5_vp"]


@pytest.mark.rule("P2.5", "P8.3")
def test_who_is_seen_to_begin_a_payment_can_finish_it() -> None:
    """Seat 0 has no wood but in its one end-game tile, and moves to an 8."""
    seats = {"0": {"francs": 8, "banks": ["montmartre"], "end_tiles": ["wood"]}}
    state = put_up(board={"buildings": ["montmartre 8"]}, seats=seats)
    (move,) = state.game.rules.notation.actions(state, "move montmartre bank > montmartre 8", 0)
    before = {tuple(hand(world, 0)) for world in worlds(state, 1, 120)}
    assert before == {(tile,) for tile in (*TILES, *VP_TILES)}
    state.apply(move)
    assert {tuple(hand(world, 0)) for world in worlds(state, 1)} == {("wood",)}


@pytest.mark.rule("P2.5", "P3.3")
def test_who_passes_does_not_hold_what_would_have_paid() -> None:
    """With a wood tile seat 0 could move to the 8, so it would not have been allowed to pass."""
    seats = {"0": {"francs": 8, "keys": 0, "banks": ["montmartre"], "end_tiles": ["gold"]}}
    state = put_up(board={"buildings": ["montmartre 8"]}, seats=seats)
    state.push("pass")
    seen = {tuple(hand(world, 0)) for world in worlds(state, 1, 120)}
    assert seen == {(tile,) for tile in (*TILES, *VP_TILES) if tile != "wood"}


# What is no move at all


@pytest.mark.rule("P8.1")
@pytest.mark.parametrize("kind", ["bronze", "silver", "gold_prestige"])
def test_prestige_cannot_be_bought(kind: str) -> None:
    state = put_up(seats={"0": {"francs": 50}})
    with pytest.raises(BadNotation):
        state.push(f"buy {kind}")


@pytest.mark.rule("P7.4", "P8.3")
@pytest.mark.parametrize("text", ["pair wood by 2", "pair wood by end", "pair bronze by 8", "pair gold by 21"])
def test_pairs_are_of_tokens_only(text: str) -> None:
    state = put_up(
        seats={"0": {"bonus": [2, 8, 21, 23, 24], "end_tiles": ["wood"], "tokens": {"wood": 4, "bronze": 4}}}
    )
    with pytest.raises(BadNotation):
        state.push(text)


@pytest.mark.rule("P8.3")
@pytest.mark.parametrize("text", ["sell wood by 3", "sell marble by 8", "sell gold_prestige by 4", "sell silver by 21"])
def test_a_tile_stands_for_nothing_else_than_it_shows(text: str) -> None:
    state = put_up(seats={"0": {"bonus": [3, 4, 8, 21]}})
    with pytest.raises(BadNotation):
        state.push(text)


@pytest.mark.rule("P9.1")
def test_after_the_end_every_action_is_refused_by_its_rule() -> None:
    state = put_up(turn={"seat": 1, "phase": "done", "number": 43, "last": 43})
    state.push("end")
    assert state.is_over
    assert (state.legal_actions(), state.current) == ([], -1)
    for action in range(state.game.rules.actions):
        refusal = state.explain(action)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("game_over", "P9.1")


# What holds in every game


@pytest.mark.rule("P7.2")
def test_nobody_ever_gets_a_number_twice(played: tuple[State, list[Any]]) -> None:
    taken = [(event.seat, event.number) for event in played[1] if event.name == "bonus_taken"]
    assert taken
    assert len(taken) == len(set(taken))


@pytest.mark.rule("P9.1")
def test_all_have_equally_many_turns(played: tuple[State, list[Any]]) -> None:
    state, told = played
    turns = [event.seat for event in told if event.name == "turn_ended"]
    players = state.game.players
    start = int(state.record.start_player)
    assert turns == [(start + n) % players for n in range(len(turns))]
    assert len(turns) % players == 0
    names = [event.name for event in told]
    before = names[: names.index("last_end_tile")].count("turn_ended")
    assert len(turns) == (before // players + 2) * players


@pytest.mark.rule("P6.1")
def test_tiles_are_searched_only_when_all_buildings_are_drawn(played: tuple[State, list[Any]]) -> None:
    names = [event.name for event in played[1]]
    last = len(names) - 1 - names[::-1].index("building_drawn")
    assert names.count("building_drawn") == 33
    assert last < names.index("pile_searched")
    assert names.count("end_tile_taken") == names.count("pile_searched") == 12


@pytest.mark.rule("P9.7")
def test_the_lines_of_the_sheet_add_up(played: tuple[State, list[Any]]) -> None:
    state, told = played
    for seat, sheet in enumerate(state.score_sheet()):
        lines = [sheet["eight"], sheet["prestige"], sheet["end_tiles"]]
        lines += [*sheet["bonus"].values(), *sheet["districts"].values()]
        assert sum(lines) == sheet["total"] == state.scores[seat]
        assert state.scores[seat] == sum(event.vp for event in told if event.name == "vp_scored" and event.seat == seat)

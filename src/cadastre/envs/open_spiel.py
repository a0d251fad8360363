"""The games in OpenSpiel: import this, then ``pyspiel.load_game("cadastre_paris(players=3)")``.

Where chance comes in, a chance node says what can come with which probability, draw by draw. Only the deal is one node
for many draws: it chooses one of ``deals`` that are dealt from numbered seeds. With ``chance=sampled`` that node is the
only one: the seed decides all luck to come, so that a clone of a state has the future of the original.
"""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from cadastre.core.chance import MOST_OUTCOMES
from cadastre.core.options import Entry
from cadastre.core.simulate import MOST_DECISIONS
from cadastre.envs.positions import DEALS, EXPLICIT, Position, Table
from cadastre.envs.sights import sight
from cadastre.envs.tables import returns
from cadastre.registry import GAMES, rules

PREFIX = "cadastre_"
"""What stands before a game's name in OpenSpiel."""


class TableState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. All that it holds is where the game stands, which never changes itself."""

    def __init__(self, game: "TableGame") -> None:
        super().__init__(game)
        self.at = Position(game.table)

    def current_player(self) -> int:
        """Whose decision it is."""
        if self.at.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.at.is_over else self.at.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can decide, with probabilities."""
        return self.at.outcomes

    def _apply_action(self, action: int) -> None:
        self.at = self.at.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.at.words(action, None if player == pyspiel.PlayerId.CHANCE else player)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.at.is_over

    def returns(self) -> list[float]:
        """What the game is worth to each player, once it is over: see :func:`cadastre.envs.tables.returns`."""
        ranks = self.at.ranks
        return returns(ranks) if ranks else [0.0] * self.at.table.game.players

    def __str__(self) -> str:
        return json.dumps(self.at.here())


class TableObserver:
    """What a player sees. With perfect recall that is a text of all that it has done and was shown, and no tensor."""

    def __init__(self, table: Table, recalls: bool) -> None:
        self.recalls = recalls
        size = table.observer.size
        self.tensor = None if recalls else np.zeros(size, np.float32)
        self.dict = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor: the columns of :mod:`cadastre.envs.observe`; zeros before the deal."""
        if self.tensor is not None:
            self.tensor[:] = state.at.row(player)

    def string_from(self, state: TableState, player: int) -> str:
        """What the table shows, or with perfect recall the player's story, as text."""
        return state.at.story(player) if self.recalls else json.dumps(state.at.view(player))


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel."""

    entry: Entry

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        params = {**_parameters(self.entry), **(given or {})}
        self.table = table = Table.of(self.entry.name, params)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.game.rules.actions,
            max_chance_outcomes=max(table.deals, MOST_OUTCOMES if table.chance == EXPLICIT else 0),
            num_players=table.game.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_type(self.entry), info, params)

    def new_initial_state(self) -> TableState:
        """The table before the deal."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """As many as anybody could count."""
        return 1 if self.table.chance != EXPLICIT else MOST_DECISIONS

    def make_py_observer(self, sort: Any = None, params: Any = None) -> TableObserver:
        """What players see, with or without perfect recall."""
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        return TableObserver(self.table, sort is not None and sort.perfect_recall)


def _parameters(entry: Entry) -> dict[str, Any]:
    """What can be said in brackets behind a game's name, with what is meant if it isn't."""
    ends = sight(rules(entry.name)).ends
    options = {option.name: ends.get(option.name, option.default) for option in entry.options}
    return {"players": entry.least_players, "chance": EXPLICIT, "deals": DEALS, "edition": "", **options}


def _type(entry: Entry) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + entry.name,
        long_name=f"Cadastre: {entry.name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=entry.most_players,
        min_num_players=entry.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(entry),
    )


for _entry in GAMES.values():
    # OpenSpiel lets go of it after Python has ended, which a class survives and a function does not
    pyspiel.register_game(_type(_entry), type(f"{_entry.name.title()}Game", (TableGame,), {"entry": _entry}))

"""Two implementations of the same rules, compiled legality and plain explanation, must agree; so must both codecs."""

import pytest

from cadastre.core.layout import COMPILED
from tests import agreement
from tests.agreement import played

pytestmark = pytest.mark.compiled


@pytest.mark.rule("P3.1", "P3.3", "P4.2", "P5.1", "P5.2", "P5.5", "P7.1", "P7.2", "P8.1")
def test_explain_agrees_with_the_rules() -> None:
    agreement.assert_explained("paris", games=60 if COMPILED else 2, least=5000 if COMPILED else 100)


def test_explain_of_every_action_in_some_positions() -> None:
    for state, _ in played("paris", 2, 0.02):
        agreement.assert_all_explained(state)


def test_descriptions_put_up_the_same_position() -> None:
    agreement.assert_described(played("paris", 4 if COMPILED else 2, 0.05))


def test_whole_moves_are_read_as_they_are_written() -> None:
    agreement.assert_written(played("paris", 2 if COMPILED else 1, 0.2))


def test_previews_tell_what_happens() -> None:
    for _, move, trial in agreement.previewed(played("paris", 2 if COMPILED else 1, 0.2)):
        assert move.cost.get("francs", 0) == sum(event.francs for event in move.preview if event.name == "francs_paid")
        if move.changes:
            after = trial.insight()
            for name, changed in move.changes.get("districts", {}).items():
                assert {key: after["districts"][name][key] for key in changed} == changed


def test_a_copy_is_independent_and_a_text_is_the_state() -> None:
    agreement.assert_copied(played("paris", 2 if COMPILED else 1, 0.05))


def test_state_is_small() -> None:
    agreement.assert_small("paris")

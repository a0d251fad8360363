"""The rulebook for players: every rule is told in every language, with the figures of the edition that is played."""

import re
from pathlib import Path

import pytest

from cadastre.core.editions import STATUSES
from cadastre.core.rulebook import ROOM, message, sources
from cadastre.core.texts import Texts, languages
from cadastre.games.paris.edition import EDITIONS as PARIS
from cadastre.registry import GAMES, rulebook, rules
from testkit.games import facts
from testkit.specification import RULE, spec_rules
from tests.core.test_texts import parts
from tests.editions import changed
from tests.wording import UNRESOLVED

SPECS = Path(__file__).parents[2] / "docs" / "rules"


def specified(game: str) -> list[str]:
    return [rule for rule, _ in spec_rules(SPECS / f"{game}.md")]


def told(language: str, game: str) -> list[str]:
    """The messages that tell rules or head chapters, without their attributes."""
    return [key for key in parts(language, f"{game}/{ROOM}/rulebook.ftl") if "." not in key]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_rule_is_told_or_not_for_players(language: str, game: str) -> None:
    texts = [key for key in told(language, game) if key.count("-") == 2]
    assert texts == [message(rule) for rule in specified(game) if rule not in facts(GAMES[game]).untold]
    headings = [key for key in told(language, game) if key.count("-") == 1]
    chapters = re.findall(r"^## ([A-Z]\d+) ", (SPECS / f"{game}.md").read_text("utf-8"), re.MULTILINE)
    assert headings == [message(chapter) for chapter in chapters]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_everything_can_be_said(language: str, game: str) -> None:
    book = rulebook(game)
    said = Texts(language, f"{game}/{ROOM}", words=book.words)
    for key, part in parts(language, f"{game}/{ROOM}/rulebook.ftl").items():
        assert part.variables <= set(book.figures), key
        line = said.text(key, **book.figures)
        assert not UNRESOLVED.search(line), line
        for rule in re.findall(r"\b[A-Z]\d+\.\d+", line):
            assert rule in specified(game), f"{key} speaks of {rule}"
    for rows in book.lists.values():
        for row in rows:
            assert not UNRESOLVED.search(said.text("play-event", seat=row.name, text=row.text))


@pytest.mark.parametrize("game", GAMES)
def test_rulings_and_lists_are_those_of_the_specification(game: str) -> None:
    lines = (SPECS / f"{game}.md").read_text("utf-8").splitlines()
    marked = {match[1] for line in lines if "[ruling" in line and (match := RULE.match(line))}
    assert rulebook(game).rulings == marked
    assert set(rulebook(game).lists) <= set(specified(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_names_a_rule_that_is_told(game: str) -> None:
    codes = GAMES[game].part("legality.explain_codes")
    assert codes is not None
    reasons = {**codes.REFUSALS, **getattr(codes, "IN_NOTATION", {})}
    assert {message(rule) for rules, _ in reasons.values() for rule in rules} <= set(told("en", game))


@pytest.mark.parametrize("game", GAMES)
def test_events_follow_rules_that_are_told(game: str) -> None:
    follows, events = rules(game).face.follows, rules(game).events.by_name
    assert set(follows) <= set(events)
    assert {message(rule) for rule in follows.values()} <= set(told("en", game))


def test_another_edition_tells_its_own_figures(tmp_path: Path) -> None:
    richer = changed(PARIS, tmp_path, ("francs = 3\n", "francs = 6\n"), ("montmartre = 5", "montmartre = 9"))
    book = rulebook("paris", richer)
    said = Texts("en", f"paris/{ROOM}", words=book.words)
    assert "You begin with 6 francs" in said.text("rules-p1-4", **book.figures)
    assert said.text("play-event", seat=book.lists["P4.1"][0].name, text=book.lists["P4.1"][0].text).endswith(
        "9 francs"
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_an_edition_is_explained(game: str) -> None:
    book, known = rulebook(game), parts("en", f"{ROOM}/figures.ftl") | parts("en", f"{game}/{ROOM}/figures.ftl")
    found = sources(book.edition)
    for name, counts in found.items():
        assert f"rules-figures-{game}-{name.replace('_', '-')}.about" in known
        assert counts[""] == 0, f"{name}: figures without a source"
    assert sum(counts.total() for counts in found.values()) == len(book.edition.provenance)
    assert {status for counts in found.values() for status in counts} == set(STATUSES)

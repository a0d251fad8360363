"""Texts: languages, typed parameters, and no silent fallback; then the files themselves, language against language."""

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cadastre.core import texts
from cadastre.core.events import Event, EventKind
from cadastre.core.refusals import BadSetting, Refusal
from cadastre.core.texts import Many, Phrase, TextError, Texts, Value, languages, named, plainly
from cadastre.registry import GAMES
from tests.tolls import in_the_house

FOUND = EventKind("thing_found", ("seat", "thing", "secret"), secret=("secret",))
MESSAGES = {
    "en/play.ftl": "play-seat = Seat { $index }\nplay-none = –\nplay-event = { $seat } · { $text }",
    "en/toy/all.ftl": """
-toy-thing = Thing
toy-thing-red-ball = Red ball
toy-event-thing-found = { -toy-thing }: { $thing } ({ $secret })
toy-event-thing-found-hidden = { -toy-thing }: { $thing }
toy-refusal-not-there = Not there: { $thing }; { $count ->
    [one] { $count } is
   *[other] { $count } are
} elsewhere.
toy-list = { $things }
toy-about = About
    .more = More about { $thing }
toy-only-attributes =
    .more = More
""",
}


class ToyWords:
    """A game with two things, of which one has a message."""

    room = "toy"

    def name(self, param: str, value: int) -> Value:
        if param == "things":
            return Many("thing", tuple(range(value)))
        return named("toy-thing", ("red_ball", "odd_hat")[value]) if param == "thing" else value

    def told(self, event: Event) -> Phrase:
        return plainly(self.room, event)


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for name, text in MESSAGES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(texts, "LOCALE", tmp_path)
    texts._bundle.cache_clear()
    yield tmp_path
    texts._bundle.cache_clear()


@pytest.fixture
def toy(locale: Path) -> Texts:
    return Texts("en", words=ToyWords(), seats=["Léa"])


def test_a_parameters_name_gives_its_meaning(toy: Texts) -> None:
    assert toy.name("thing", 0) == "Red ball"
    assert toy.name("number", 3) == "3"
    assert toy.name("seat", 0) == "Léa"
    assert toy.name("seat", 1) == "Seat 2"
    assert toy.text("toy-list", things=2) == "Red ball, Odd Hat"
    assert toy.text("toy-list", things=0) == "–"
    assert toy.text("toy-list", things="as it is") == "as it is"
    assert toy.text("toy-list", things=Phrase("toy-thing-red-ball")) == "Red ball"
    assert toy.text("toy-about.more", thing=1) == "More about Odd Hat"


def test_events_and_refusals_become_sentences(toy: Texts) -> None:
    event = Event(FOUND, (0, 0, 5))
    assert toy.event(event) == "Léa · Thing: Red ball (5)"
    assert toy.event(event, seat=False) == "Thing: Red ball (5)"
    assert toy.event(event.seen_by(1)) == "Léa · Thing: Red ball"
    assert toy.event(Event(FOUND, (-1, 0, 5))) == "Thing: Red ball (5)"
    assert toy.refusal(Refusal("not_there", "T1", {"thing": 1, "count": 1})) == "Not there: Odd Hat; 1 is elsewhere."
    assert toy.refusal(Refusal("not_there", "T1", {"thing": 1, "count": 2})) == "Not there: Odd Hat; 2 are elsewhere."


def test_nothing_falls_back_silently(toy: Texts) -> None:
    with pytest.raises(TextError, match="no message toy-nothing"):
        toy.text("toy-nothing")
    with pytest.raises(TextError, match=r"toy-about\.less"):
        toy.text("toy-about.less")
    with pytest.raises(TextError, match="toy-only-attributes"):
        toy.text("toy-only-attributes")
    with pytest.raises(TextError, match="toy-list does not fit"):
        toy.text("toy-list", wrong=1)
    with pytest.raises(TextError, match="no words"):
        Texts("en").event(Event(FOUND, (0, 0, 5)))
    with pytest.raises(TextError, match="no message toy-list"):
        Texts("en").text("toy-list", things="")
    with pytest.raises(BadSetting, match="unknown language 'xx': there are en"):
        Texts("xx")


@pytest.mark.parametrize(("text", "fault"), [("this is no message", "cannot be read"), ("toy-list = b", "there twice")])
def test_a_broken_file_is_an_error(toy: Texts, locale: Path, text: str, fault: str) -> None:
    (locale / "en/toy/more.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(TextError, match=f"more.ftl.*{fault}"):
        toy.text("toy-list", things="a")


def test_a_folder_with_messages_is_a_language(locale: Path) -> None:
    (locale / "el").mkdir()
    assert languages() == ("en",)
    (locale / "el/play.ftl").touch()
    assert languages() == ("el", "en")


def test_a_game_that_does_not_speak_a_language_is_told_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the plurals of English: Thai has one form for every number."""
    with in_the_house(monkeypatch):
        thai, german = Texts("th", "toll"), Texts("de", "toll")
        assert [thai.text("toll-coins", count=count) for count in (1, 2)] == ["1 coin", "2 coins"]
        assert german.text("toll-coins", count=1) == "1 Münze"
        assert thai.text("play-seat", index=1) not in (Texts("en").text("play-seat", index=1), "")
        with pytest.raises(TextError, match="th: no message toll-nothing"):
            thai.text("toll-nothing")


def test_words_of_another_position(toy: Texts) -> None:
    assert toy.with_words(ToyWords()).name("seat", 0) == "Léa"


def test_fluent_is_read_late() -> None:
    code = "import sys, cadastre.core.texts; sys.exit(any(m.split('.')[0] in ('fluent', 'numba') for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# The files of the house.

LANGUAGES = languages()
FILES = sorted(texts.catalogues("en"))
SCRIPTS = {"el": r"[\u0370-\u03ff\u1f00-\u1fff]", "th": r"[\u0e00-\u0e7f]"}
SAME_EVERYWHERE = {"paris-title", "web-table-house", "paris-web-tab-bonus"}
ROOMS = "|".join(("play", "web", "rules", *GAMES))
MESSAGE_ID = rf'(?<!named\()"((?:{ROOMS})-[a-z0-9-]*[a-z0-9](?:\.[a-z]+)?)"'


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.letters = ""
        self.words: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.letters += "".join(filter(str.isalpha, node.value))
        self.words |= set(re.findall(r"\w+", node.value))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def parts(language: str, file: str) -> dict[str, Parts]:
    """Every message, term and attribute of a file."""
    found: dict[str, Parts] = {}
    body = FluentParser().parse(texts.catalogues(language)[file].read_text(encoding="utf-8")).body
    for entry in body:
        assert not isinstance(entry, ast.Junk), entry.content
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        attributes = ((f"{name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes)
        for key, pattern in ((name, entry.value), *attributes):
            if pattern is not None:
                assert key not in found
                found[key] = Parts()
                found[key].visit(pattern)
    return found


def test_english_and_greek_are_there() -> None:
    assert {"en", "el"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(texts.catalogues(language)) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_parameters(language: str, file: str) -> None:
    english, other = parts("en", file), parts(language, file)
    assert list(other) == list(english)
    for key, part in other.items():
        assert part.variables == english[key].variables, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_message_refers_to_exists(language: str) -> None:
    common = {key for file in FILES if "/" not in file for key in parts(language, file)}
    rooms = {file.rpartition("/")[0] for file in FILES if "/" in file}
    assert rooms >= {"rules", "paris", "paris/rules"}
    for room in rooms:
        all_parts = [parts(language, file) for file in FILES if file.rpartition("/")[0] == room]
        known = common.union(*all_parts)
        for found in all_parts:
            for key, part in found.items():
                assert part.references <= known, key
                assert key.lstrip("-").startswith(f"{room.rpartition('/')[2]}-"), "ids begin with the room"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", SCRIPTS)
def test_messages_are_in_the_languages_own_letters(language: str, file: str) -> None:
    for key, part in parts(language, file).items():
        if part.letters and key not in SAME_EVERYWHERE:
            assert re.search(SCRIPTS[language], part.letters), key
            mixed = [word for word in part.words if re.search("[a-zA-Z]", word) and re.search(SCRIPTS[language], word)]
            assert not mixed, f"{key}: Latin letters inside {mixed}"


PLURALS = {"en": {"one", "other"}, "el": {"one", "other"}, "th": {"other"}, "de": {"one", "other"}}
PLURALS["pl"] = {"one", "few", "many", "other"}


class Counts(Visitor):
    """The variants of everything that is counted: where a number stands beside its word."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        named = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and "one" in named:
            name = node.selector.id.name
            self.found += [named] if any(self.counts(one.value.elements, name) for one in node.variants) else []
        self.generic_visit(node)

    @staticmethod
    def counts(elements: list[ast.TextElement | ast.Placeable], variable: str) -> bool:
        """Whether a word follows the number."""
        for number, word in pairwise(elements):
            inside = number.expression if isinstance(number, ast.Placeable) else None
            if isinstance(inside, ast.VariableReference) and inside.id.name == variable:
                return isinstance(word, ast.TextElement) and re.match(r"\s*\w", word.value) is not None
        return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_every_plural_of_the_language(language: str) -> None:
    counts = Counts()
    for file in FILES:
        counts.visit(FluentParser().parse(texts.catalogues(language)[file].read_text(encoding="utf-8")))
    assert counts.found or language == "th"
    assert [named for named in counts.found if named != PLURALS[language]] == []


def test_polish_counts_like_poles() -> None:
    polish = Texts("pl")
    counted = [polish.text("web-home-bots", count=count) for count in (1, 2, 5, 12, 22, 25)]
    assert counted == ["1 bot", "2 boty", "5 botów", "12 botów", "22 boty", "25 botów"]


CLIENT = Path(__file__).parents[2] / "web" / "src"


def code() -> list[Path]:
    """All that can say something."""
    client = [path for end in ("ts", "svelte") for path in CLIENT.rglob(f"*.{end}") if ".test." not in path.name]
    return [*texts.LOCALE.parent.rglob("*.py"), *client]


def test_ids_written_in_the_code_exist() -> None:
    known = {key for file in FILES for key in parts("en", file)}
    assert any(path.suffix == ".svelte" for path in code())
    for path in code():
        for key in re.findall(MESSAGE_ID, path.read_text("utf-8")):
            assert key in known, path


def test_no_message_of_the_client_is_left_over() -> None:
    """Every message for the browser alone is named there, wholly or by the beginning that its parts have in common."""
    said = "\n".join(path.read_text("utf-8") for path in code())
    made = set(re.findall(r"(?:`|f\")((?:web|paris-web|rules-figures)-[a-z-]*)\$?\{", said))
    told = "web-|paris-web-|rules-(page|row|figures)-"
    messages = {key for file in FILES for key in parts("en", file) if re.match(told, key)}
    for key in messages:
        bare = key.partition(".")[0]
        assert f'"{key}"' in said or f'"{bare}"' in said or any(bare.startswith(start) for start in made), key

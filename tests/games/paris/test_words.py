"""The words of Paris: labels, every event and every bonus tile in every language, nothing left unsaid."""

import copy
import re
from functools import lru_cache
from typing import Any

import pytest

from cadastre.core.editions import Edition
from cadastre.core.events import Event
from cadastre.core.texts import languages
from cadastre.games.paris import ENTRY
from cadastre.games.paris.edition import EDITIONS
from cadastre.games.paris.legality.explain_codes import IN_NOTATION, REFUSALS
from cadastre.games.paris.presentation.words import BONUS, REASONS, ParisWords
from cadastre.games.paris.rules import events as ev
from cadastre.games.paris.rules import state as st
from cadastre.games.paris.rules.actions import KINDS
from cadastre.games.paris.rules.events import TABLE
from tests import wording
from tests.wording import Heard

LANGUAGES = languages()
MONTMARTRE, LA_VILLETTE, SAINT_GERMAIN, CHAILLOT, BELLEVILLE, BATIGNOLLES = range(6)
THEATRE_8 = LA_VILLETTE * 6 + 5
LOUVRE = 6


@lru_cache
def words(players: int = 4, types: tuple[int, ...] | None = None, edition: Edition | None = None) -> ParisWords:
    return ParisWords(edition or EDITIONS.default, players, types)


def texts(language: str, **given: Any) -> Heard:
    return Heard(language, words=words(**given), seats=["Léa", "Niran"])


def event(name: str, **values: int) -> Event:
    return wording.event(TABLE, name, **values)


def test_labels_of_places() -> None:
    en, el = texts("en"), texts("el")
    assert en.name("slot", THEATRE_8) == "Theatre 8, La Villette"
    assert el.name("slot", THEATRE_8) == "Θέατρο 8, Λα Βιλέτ"
    assert en.name("place", CHAILLOT) == "Bank, Chaillot"
    assert el.name("place", CHAILLOT) == "Τράπεζα, Σαγιό"
    assert en.name("place", st.ARC) == "Arc de Triomphe"
    assert el.name("place", st.ARC) == "Αψίδα του Θριάμβου"
    assert en.name("place", st.FIRST_LANDMARK + LOUVRE) == "Louvre 15"
    assert el.name("landmark", LOUVRE) == "Λούβρο 15"
    assert en.name("place", -1) == "–"


def test_with_free_placement_the_position_tells_the_type() -> None:
    types = tuple(5 if slot == 4 else -1 for slot in range(st.SLOTS))
    en = texts("en", types=types)
    assert en.name("slot", 4) == "Theatre 5, Montmartre"
    assert en.name("slot", 5) == "Montmartre 8"
    assert en.name("tile", 5) == "Hotel 8, Montmartre"
    moved = event("key_moved", seat=0, origin=st.FIRST_SLOT + 2, target=st.FIRST_SLOT + 4, district=MONTMARTRE)
    assert en.event(moved) == "Léa · Key moved: Building 3 → Theatre 5, Montmartre"
    placed = event("building_placed", seat=0, tile=THEATRE_8, slot=5)
    assert en.event(placed) == "Léa · Building placed: Theatre 8 → Montmartre"


def test_names_that_only_an_edition_knows() -> None:
    plain = copy.deepcopy(EDITIONS.default.plain)
    plain["landmarks"][LOUVRE]["id"] = "gare_de_lyon"
    en = texts("en", edition=EDITIONS.from_dict(plain))
    assert en.name("landmark", LOUVRE) == "Gare De Lyon 15"


EXAMPLES = [
    (event("game_started", seat=-1, players=3), "New game, players: 3", "Νέο παιχνίδι, παίκτες: 3"),
    (
        event("back_shown", seat=-1, pile=1, district=CHAILLOT),
        "Pile 2, on top: Chaillot",
        "Στοίβα 2, στην κορυφή: Σαγιό",
    ),
    (
        event("key_moved", seat=0, origin=st.ARC, target=st.FIRST_LANDMARK + LOUVRE, district=BELLEVILLE),
        "Léa · Key moved: Arc → Louvre 15, Belleville",
        "Léa · Μετακίνηση Κλειδιού: Αψίδα → Λούβρο 15, Μπελβίλ",
    ),
    (
        event("francs_gained", seat=1, francs=1, reason=ev.FOR_SALE),
        "Niran · +1 franc: sale",
        "Niran · +1 Φράγκο: πώληση",
    ),
    (
        event("francs_paid", seat=1, francs=2, reason=ev.FOR_BONUS_TILE),
        "Niran · −2 francs: bonus tile",
        "Niran · −2 Φράγκα: Πλακίδιο Bonus",
    ),
    (
        event("vp_scored", seat=0, vp=15, reason=ev.VP_BONUS, detail=18),
        "Léa · +15 VP: bonus tile 18 (keys on 4)",
        "Léa · +15 ΠΝ: Πλακίδιο Bonus 18 (Κλειδιά σε 4)",
    ),
    (
        event("vp_tile_placed", seat=0, vp_tile=0, district=BATIGNOLLES),
        "Léa · VP tile placed: 20/10/5, Batignolles",
        "Léa · Τοποθέτηση Πλακιδίου ΠΝ 20/10/5: Μπατινόλ",
    ),
    (
        event("end_tile_taken", seat=0, end_tile=6, left=11),
        "Léa · End-game tile taken: 3 francs (left: 11)",
        "Léa · Νέο Πλακίδιο Τέλους: 3 Φράγκα (απομένουν: 11)",
    ),
    (
        event("pile_searched", seat=0, tiles=0b100000100000),
        "Léa · End-game tiles seen: Gold prestige, 5 VP",
        "Léa · Πλακίδια Τέλους στη στοίβα: Χρυσό Κύρος, 5 ΠΝ",
    ),
    (
        event("game_over", seat=-1, winners=0b11),
        "Game over. Won by: Léa, Niran",
        "Τέλος του παιχνιδιού, νίκη: Léa, Niran",
    ),
]


@pytest.mark.parametrize(("happened", "english", "greek"), EXAMPLES, ids=lambda value: getattr(value, "name", ""))
def test_events_read_like_this(happened: Event, english: str, greek: str) -> None:
    assert texts("en").event(happened) == english
    assert texts("el").event(happened) == greek


def test_others_are_not_told_what_is_secret() -> None:
    en = texts("en")
    taken = event("end_tile_taken", seat=0, end_tile=6, left=11)
    assert en.event(taken.seen_by(1)) == "Léa · End-game tile taken (left: 11)"
    searched = event("pile_searched", seat=0, tiles=0b111)
    assert en.event(searched.seen_by(-1)) == "Léa · End-game pile searched"


VALUES = {"seat": 1, "number": 18, "winners": 0b10, "slot": THEATRE_8, "tile": THEATRE_8, "keys": 7, "detail": 1}
UNSAID = {
    "dealt": {"francs"},  # as an amount
    "bonus_taken": {"space"},  # the meeple's own event says it
    "building_placed": {"tile", "slot"},
    **{kind: {"francs", "vp", "reason", "detail", "offer"} for kind in REASONS},
}


def told_events() -> list[Event]:
    """Every kind of event with every reason, and as others see it."""
    made = []
    for kind in TABLE.kinds:
        for reason in range(len(REASONS.get(kind.name, ("",)))):
            values = {param: VALUES.get(param, 2) for param in kind.params} | {"reason": reason, "offer": reason}
            happened = event(kind.name, **values)
            made.append(happened)
            if kind.secret:
                made.append(happened.seen_by(0))
    return [*made, event("building_placed", seat=0, tile=4, slot=10)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("happened", told_events(), ids=repr)
def test_every_event_is_told_with_its_parameters(happened: Event, language: str) -> None:
    said = texts(language)
    if happened.name == "key_moved":
        assert said.event(happened).count("→") == 1
    else:
        wording.assert_told(said, happened, UNSAID.get(happened.name, ()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_tile_has_a_name_and_says_what_it_does(language: str) -> None:
    said = texts(language)
    assert sorted(BONUS) == list(range(1, 31))
    for number in BONUS:
        assert re.fullmatch(rf"{number} \(.+\)", said.name("number", number))
        assert wording.is_sentence(said, said.say(words().bonus_does(number)))


def test_bonus_tiles_quote_the_figures() -> None:
    en, el = texts("en"), texts("el")
    assert en.say(words().bonus_does(12)) == "Gain 4 francs and 4 VP."
    assert el.say(words().bonus_does(13)).startswith("Πληρώνετε 4 Φράγκα και παίρνετε ένα Κλειδί")
    assert en.say(words().bonus_does(18)) == "Gain 5 VP for each of your keys on a building of value 4."
    assert en.say(words(players=2).bonus_does(20)) == "Gain 1 VP for each other unused bonus tile you hold."
    assert en.say(words(players=3).bonus_does(24)) == "Give back pairs of equal resource tokens: 3 VP for each pair."
    assert "10/15/20/25 ΠΝ" in el.say(words().bonus_does(30))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    wording.assert_refusals(texts(language), {**REFUSALS, **IN_NOTATION}, VALUES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_score_lines(language: str) -> None:
    said = texts(language)
    wording.assert_options(said, "paris", (option.name for option in ENTRY.options))
    lines = [
        said.text("paris-score-eight", value=8),
        said.text("paris-score-prestige"),
        said.text("paris-score-bonus", number=27),
        said.text("paris-score-end"),
        said.text("paris-score-district", district=CHAILLOT),
        said.text("paris-score-total"),
    ]
    assert len(set(lines)) == len(lines)


def test_no_name_is_left_unused() -> None:
    said = texts("en")
    for happened in told_events():
        said.event(happened)
    for param, count in {"district": 6, "type": 6, "landmark": 8, "token": 6, "source": 5, "phase": 11}.items():
        for value in range(count):
            said.name(param, value)
    for number in BONUS:
        said.name("number", number)
        said.say(words().bonus_does(number))
    for place in range(st.PLACES):
        said.name("place", place)
    assert said.name("space", -1) == "start"
    bare = Heard("en", words=ParisWords(EDITIONS.default, types=(-1,) * st.SLOTS))
    bare.name("slot", 0)
    for kind in KINDS:
        said.ids.add(f"paris-action-{kind.replace('_', '-')}")
    for refusal in {**REFUSALS, **IN_NOTATION}:
        said.ids.add(f"paris-refusal-{refusal.replace('_', '-')}")
    assert not {
        key
        for key in wording.unheard("paris", said.ids, bare.ids)
        if not re.match("paris-(table|option|score|title|tagline|notation|web|lesson)", key)
    }


@pytest.mark.parametrize("language", languages())
def test_every_action_has_a_label(language: str) -> None:
    wording.assert_labels(language, "paris")


def test_phases_have_prompts_in_the_order_of_the_rules() -> None:
    en = texts("en")
    assert en.name("phase", st.DRAW).startswith("Step 1")
    assert en.name("phase", st.ACT).startswith("Step 2")
    assert "pair" in en.name("phase", st.PAIRS)
    assert en.name("phase", st.OVER) == "The game is over."

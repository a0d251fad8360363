"""The words of Hellas: labels, every event, every card and every prompt in every language, nothing left unsaid."""

import copy
import re
from functools import lru_cache
from typing import Any

import pytest

import cadastre
from cadastre.core.editions import Edition
from cadastre.core.events import Event
from cadastre.core.moves import Move
from cadastre.core.state import State
from cadastre.core.texts import Phrase, languages
from cadastre.games.hellas import ENTRY
from cadastre.games.hellas.edition import EDITIONS
from cadastre.games.hellas.legality.explain_codes import REFUSALS
from cadastre.games.hellas.presentation.face import OPENERS, SUMS, told
from cadastre.games.hellas.presentation.words import VARIANTS, HellasWords
from cadastre.games.hellas.rules import events as ev
from cadastre.games.hellas.rules import state as st
from cadastre.games.hellas.rules.actions import KINDS
from cadastre.games.hellas.rules.events import TABLE
from tests import wording
from tests.wording import Heard

LANGUAGES = languages()
NAMES = EDITIONS.default.names
XANTHI, PATRAS, RHODES, ATHENS, PORT = (
    NAMES["deeds"].index(name) for name in ("xanthi", "patras", "rhodes", "athens", "port")
)
D03, D10, D13, D15 = (NAMES["cards"].index(name) for name in ("d03", "d10", "d13", "d15"))
INCOME_TAX = 4


@lru_cache
def words(edition: Edition | None = None) -> HellasWords:
    return HellasWords(edition or EDITIONS.default)


def texts(language: str, edition: Edition | None = None) -> Heard:
    return Heard(language, words=words(edition), seats=["Léa", "Niran"])


def event(name: str, **values: int) -> Event:
    return wording.event(TABLE, name, **values)


def plain(text: str) -> str:
    """Without the blanks that keep an amount on one line."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_names() -> None:
    en, el = texts("en"), texts("el")
    assert en.name("deed", PATRAS) == "Patras"
    assert el.name("deed", PATRAS) == "Πάτρα"
    assert en.name("deed", -1) == "–"
    assert en.name("square", 0) == "Start"
    assert el.name("square", INCOME_TAX) == "Φόρος Εισοδήματος"
    assert el.name("square", 2) == "Οδηγία"
    assert en.name("group", 1) == "Epirus"
    assert en.name("item", st.DEEDS + 1) == "Acquittal card (Instructions)"
    assert el.name("card", D13) == "Διαταγή D13"
    assert en.name("creditor", 1) == "Niran"
    assert el.name("creditor", st.BANK) == "Τράπεζα"
    assert en.name("creditor", st.POT) == "Jackpot"
    assert en.say(words().short_deed(PORT)) == "Port"
    assert el.say(words().short_deed(NAMES["deeds"].index("syntagma"))) == "Σύνταγμα"


def test_money_is_written_as_the_language_writes_it() -> None:
    assert texts("en").name("amount", 3000) == "€3,000"
    assert texts("el").name("amount", 3000) == "3.000\N{NO-BREAK SPACE}€"


EXAMPLES = [
    (
        event("thrown", seat=0, first=3, second=3, doubles=2),
        "Léa · Throw: 3 + 3, the second double",
        "Léa · Ζαριά: 3 + 3, δεύτερη διπλή",
    ),
    (
        event("card_drawn", seat=0, deck=0, card=D13),
        "Léa · Order D13: “‘Just two minutes!’ You are double-parked. Pay €50.”",
        "Léa · Διαταγή D13: «“Δυο λεπτά κάνω!” Διπλοπάρκαρες. Πλήρωσε 50 €.»",
    ),
    (
        event("paid", seat=0, to=1, amount=2300, reason=ev.BY_RENT, detail=PATRAS),
        "Léa · −€2,300 → Niran: rent, Patras",
        "Léa · −2.300 € → Niran: ενοίκιο, Πάτρα",
    ),
    (
        event("paid", seat=0, to=st.BANK, amount=500, reason=ev.BY_TAX, detail=INCOME_TAX),
        "Léa · −€500: Income tax",
        "Léa · −500 €: Φόρος Εισοδήματος",
    ),
    (
        event("received", seat=0, source=st.BANK, amount=500, reason=ev.BY_SALARY, detail=-1),
        "Léa · +€500: passing Start",
        "Léa · +500 €: πέρασμα από την Αφετηρία",
    ),
    (
        event("offered", seat=0, to=1, gives=1 << PATRAS | 1 << st.DEEDS, wants=1 << RHODES, money=-200),
        "Léa · Offer → Niran: Patras, Acquittal card (Orders) for Rhodes + €200",
        "Léa · Προσφορά → Niran. Δίνονται: Πάτρα, Κάρτα αθώωσης (Διαταγές). Ζητούνται: Ρόδος + 200 €",
    ),
    (
        event("debt_opened", seat=0, creditor=st.POT, amount=150, reason=ev.BY_CARD, detail=D15),
        "Léa · Debt → Jackpot: €150 (Order D15)",
        "Léa · Χρέος: 150 € → Κέντρο του ταμπλό (Διαταγή D15)",
    ),
    (
        event("auction_opened", seat=-1, lot=st.LOT_HOTEL, deed=-1, bidders=0b11),
        "Auction: Hotel (bidding: Léa, Niran)",
        "Πλειστηριασμός: Ξενοδοχείο (συμμετέχουν: Léa, Niran)",
    ),
    (
        event("game_over", seat=-1, winners=0b10, reason=ev.END_VOTE),
        "Game over by vote. Won by: Niran",
        "Τέλος του παιχνιδιού με ψηφοφορία· νίκη: Niran",
    ),
]


@pytest.mark.parametrize(("happened", "english", "greek"), EXAMPLES, ids=lambda value: getattr(value, "name", ""))
def test_events_read_like_this(happened: Event, english: str, greek: str) -> None:
    assert plain(texts("en").event(happened)) == english
    assert plain(texts("el").event(happened)) == greek


VALUES = {
    "seat": 1,
    "deed": PATRAS,
    "to": 0,
    "winners": 0b10,
    "card": D03,
    "gives": 1 << PATRAS,
    "money": 0,
    "detail": 2,
    "deck": 1,
}
UNSAID = {
    "thrown": {"doubles"},
    "moved": {"origin", "way"},
    "custody_entered": {"why"},
    "custody_left": {"how"},
    "card_drawn": {"deck"},  # the card's name says it
    "received": {"source", "reason", "detail"},
    "paid": {"reason", "detail"},
    "auction_opened": {"lot", "deed"},
    "auction_won": {"lot", "deed"},
    "building_returned": {"level"},
    "mortgage_kept": {"choice"},
    "debt_opened": {"reason", "detail"},
    "offered": {"money"},
    "countered": {"money"},
    "vote_cast": {"yes"},
    "game_over": {"reason"},
}
DETAIL = {"card": D15, "tax": INCOME_TAX, "salary": -1, "fine": -1, "trade": -1, "pot": -1, "estate": -1}


def told_events() -> list[Event]:
    """Every kind of event with every reason, way and lot."""
    made = []
    for kind in TABLE.kinds:
        param, names = VARIANTS.get(kind.name, ("reason", ev.REASONS if "reason" in kind.params else ("",)))
        for number, name in enumerate(names):
            if (kind.name, name) == ("mortgage_kept", "lift"):
                continue  # a mortgage that is lifted is not kept
            values = {one: VALUES.get(one, 2) for one in kind.params} | {param: number}
            if param == "reason":
                values["detail"] = DETAIL.get(name, PATRAS)
            made.append(event(kind.name, **values))
    doubles = [event("thrown", seat=1, first=4, second=4, doubles=count) for count in range(4)]
    doubles.append(event("thrown", seat=1, first=4, second=1, doubles=1))
    lots = [event("auction_won", seat=1, lot=lot, deed=PATRAS, amount=300) for lot in (st.LOT_DEED, st.LOT_HOUSE)]
    bank = event("paid", seat=1, to=st.BANK, amount=300, reason=ev.BY_AUCTION, detail=PATRAS)
    trade = event("offered", seat=1, to=0, gives=1 << PATRAS, wants=0, money=-200)
    return [*made, *doubles, *lots, bank, trade]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("happened", told_events(), ids=repr)
def test_every_event_is_told_with_its_parameters(happened: Event, language: str) -> None:
    unsaid = set(UNSAID.get(happened.name, ()))
    if happened.name == "paid" and happened.to == st.BANK:
        unsaid.add("to")
    if happened.name == "offered" and not happened.wants:
        unsaid.add("wants")
    wording.assert_told(texts(language), happened, unsaid)


# Cards.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_story_and_says_what_it_does(language: str) -> None:
    said, told = texts(language), set()
    sentences = r"\S .*[^.]$" if language in wording.WITHOUT_FULL_STOPS else r"[.!] .+\.$"
    for card, name in enumerate(NAMES["cards"]):
        if name:
            text = said.say(words().card_text(card))
            assert re.search(sentences, text)
            told.add(text)
    assert len(told) == 31  # the two acquittal cards say the same


def figures() -> dict[str, Any]:
    """Those of the default edition, to be changed."""
    return {"game": "hellas", "name": "another", **copy.deepcopy(EDITIONS.default.data)}


def with_cards(*cards: dict[str, Any]) -> HellasWords:
    made = figures()
    made["cards"]["orders"] = list(cards)
    return HellasWords(EDITIONS.from_dict(made))


def test_cards_quote_the_figures_of_the_edition() -> None:
    other = with_cards(
        {"id": "d11", "effect": "bank_pays", "amount": 1250},
        {"id": "d06", "effect": "next_transport", "times": 3},
        {"id": "d08", "effect": "move_back", "steps": 1},
        {"id": "d16", "effect": "pay_per_building", "house": 0, "hotel": 30},
    )
    en, el = texts("en", other.edition), texts("el", other.edition)
    assert en.say(other.card_text(0)) == "Your grant is here, only two years late! Collect €1,250."
    assert plain(el.say(other.card_text(0))) == "Εγκρίθηκε η επιδότησή σου. Με την πρώτη! Πάρε 1.250 €."
    assert en.say(other.card_text(1)).endswith("pay 3 times the rent.")
    assert en.say(other.card_text(2)).endswith("Go back 1 square.")
    assert en.say(other.card_text(3)).endswith("Pay €0 for each of your houses and €30 for each of your hotels.")


def test_a_story_is_told_only_of_the_card_it_is_about() -> None:
    other = with_cards(
        {"id": "lottery", "effect": "bank_pays", "amount": 100},
        {"id": "d03", "effect": "move_to", "square": "athens"},
        {"id": "d02", "effect": "move_to", "square": "athens"},
        {"id": "d13", "effect": "bank_pays", "amount": 100},
    )
    en = texts("en", other.edition)
    assert [en.say(other.card_text(card)) for card in range(4)] == [
        "Collect €100.",
        "Move forward to Athens.",
        "The minister wants to see you. Now. Move forward to Athens.",
        "Collect €100.",
    ]
    assert en.name("card", 0) == "Order LOTTERY"


def test_names_that_only_an_edition_knows() -> None:
    made = figures()
    board, cities = made["board"]["squares"], made["cities"]
    board[board.index("xanthi")] = "nea_smyrni"
    cities["nea_smyrni"] = cities.pop("xanthi")
    board[board.index("road_tax")] = "vat"
    made["taxes"]["vat"] = made["taxes"].pop("road_tax")
    for city in cities.values():
        if city["colour"] == "brown":
            city["colour"] = "violet"
    edition = EDITIONS.from_dict(made)
    en = texts("en", edition)
    assert en.name("deed", XANTHI) == "Nea Smyrni"
    assert en.name("square", 38) == "Vat"
    assert en.name("group", 0) == "Violet"
    assert en.say(words(edition).group_code(0)) == "Vio"


def scattered() -> Edition:
    """The first city of each colour has the next colour: none lies in one region any more."""
    made = figures()
    firsts = {city["colour"]: city for city in reversed(made["cities"].values())}
    colours = list(firsts)
    for city, colour in zip(firsts.values(), [*colours[1:], colours[0]], strict=True):
        city["colour"] = colour
    return EDITIONS.from_dict(made)


def test_a_colour_is_called_by_its_region_only_if_its_cities_lie_there() -> None:
    usual = texts("en")
    assert [usual.name("group", group) for group in (0, 6, 7, st.METRO)] == ["Thrace", "Islands", "Capitals", "Metro"]
    assert usual.say(words().group_code(6)) == "Isl"
    colours = [texts("en", scattered()).name("group", group) for group in range(st.COLOURS)]
    assert set(colours) == {"Brown", "Light blue", "Pink", "Orange", "Red", "Yellow", "Green", "Dark blue"}
    assert texts("de", scattered()).name("group", colours.index("Dark blue")) == "Dunkelblau"
    assert texts("en", scattered()).say(words(scattered()).group_code(colours.index("Dark blue"))) == "DBl"


# What is asked.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    wording.assert_refusals(texts(language), REFUSALS, VALUES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_score_lines(language: str) -> None:
    said = texts(language)
    wording.assert_options(said, "hellas", (option.name for option in ENTRY.options))
    for option in ENTRY.options:
        for choice in (*option.choices, *option.words):
            assert said.text(f"hellas-option-{option.name.replace('_', '-')}.{choice}")
    lines = [said.text(f"hellas-score-{line}") for line in ("cash", "deeds", "mortgaged", "houses", "hotels", "total")]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_label(language: str) -> None:
    wording.assert_labels(language, "hellas", vote_to_end=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_moves_have_words(language: str) -> None:
    given = {"amount": 735, "deed": PATRAS, "to": 1}
    for message in (*SUMS.values(), *OPENERS.values()):
        said = texts(language).say(Phrase(message, given))
        assert said, message
        assert not re.search(r"[{}$]", said), said


def test_a_sum_is_told_in_one_piece() -> None:
    deal = cadastre.game("hellas", players=2).position(
        {
            "turn": {"seat": 0, "phase": "turn"},
            "seats": {0: {"cash": 1500, "deeds": ["patras"]}, 1: {"cash": 900, "deeds": ["volos"]}},
        }
    )
    offer = deal.copy().push("offer 1: patras + 200 for volos")
    assert spoken(deal, offer) == ["Offer to Niran", "Give: Patras", "Want: Volos", "Give: €200"]
    sale = cadastre.game("hellas", players=2).position(
        {
            "turn": {"seat": 0, "phase": "buy", "throws": 1, "dice": [1, 2]},
            "buying": "kalamata",
            "seats": {0: {"cash": 1500, "square": "kalamata"}},
        }
    )
    sale.push("auction")
    assert spoken(sale, sale.copy().push("bid 735")) == ["Bid €735"]


def spoken(state: State, move: Move) -> list[str]:
    """A whole move in words."""
    return [texts("en").say(phrase) for phrase in told(state, move.actions, state.current)]


def test_no_name_is_left_unused() -> None:
    said = texts("en")
    for happened in told_events():
        said.event(happened)
    things = {"deed": st.DEEDS, "square": st.SQUARES, "group": st.GROUPS, "item": st.ITEMS, "deck": 2, "level": 6}
    for param, count in things.items():
        for value in range(count):
            said.name(param, value)
    for group in range(st.COLOURS):
        said.say(words(scattered()).group(group))
    said.say(words().lot(st.LOT_HOTEL, -1))
    said.name("creditor", st.POT)
    said.event(event("offered", seat=1, to=0, gives=1 << PATRAS, wants=0b11, money=5))
    for card, name in enumerate(NAMES["cards"]):
        if name:
            said.say(words().card_text(card))
            said.name("card", card)
    for kind in KINDS:
        said.ids.add(f"hellas-action-{kind.replace('_', '-')}")
    said.ids.update(SUMS.values(), OPENERS.values())
    for refusal in REFUSALS:
        said.ids.add(f"hellas-refusal-{refusal.replace('_', '-')}")
    used = "table|option|score|title|tagline|notation|web|lesson|phase|fact|action-(digit-done|want-part|choose-)"
    assert not {key for key in wording.unheard("hellas", said.ids) if not re.match(f"hellas-({used})", key)}

"""What the things on the table do: signs, title deeds, cards."""

from collections.abc import Iterator

from cadastre.core.texts import Texts
from cadastre.games.hellas.presentation.words import HellasWords, euros
from cadastre.games.hellas.rules.state import CARDS, COLOURS, DECK, DEEDS
from cadastre.terminal.screen import Screen, grid, length, pad, wrap

HOUSES = "⌂1", "⌂2", "⌂3", "⌂4"


def guide(texts: Texts, screen: Screen) -> str:
    """The signs on the board, what is printed on the title deeds, and what every card says."""
    assert isinstance(texts.words, HellasWords)
    signs = wrap(texts.text("hellas-table-signs"), screen.width)
    return "\n".join([signs, *_moves(texts, screen), *_deeds(texts, screen), *_cards(texts, screen)])


def _moves(texts: Texts, screen: Screen) -> Iterator[str]:
    """How to type at once what would be asked step by step."""
    assert isinstance(texts.words, HellasWords)
    names = texts.words.edition.names
    one, two, three = names["deeds"][:3]
    yield screen.bold(texts.text("hellas-table-writing"))
    for line in (
        texts.text("hellas-table-writing-bid", one=one),
        texts.text("hellas-table-writing-offer", one=one, three=three),
        texts.text("hellas-table-writing-counter", one=one, two=two, three=three),
        texts.text("hellas-table-writing-build", one=one, two=two, colour=names["colours"][0]),
    ):
        yield wrap(line, screen.width, "    ", "  ")


def _deeds(texts: Texts, screen: Screen) -> Iterator[str]:
    words = texts.words
    assert isinstance(words, HellasWords)
    fig = words.figures
    heads = [texts.text(f"hellas-table-{name}") for name in ("price", "rent", "hotel", "cost", "mortgage")]
    price, rent, hotel, cost, mortgage = map(screen.bold, heads)
    rows = [["", "", price, rent, *map(screen.bold, HOUSES), hotel, cost, mortgage]]
    for deed in sorted(range(DEEDS), key=lambda deed: int(fig.deed_group[deed])):
        name, group = texts.say(words.short_deed(deed)), int(fig.deed_group[deed])
        costs = dict.fromkeys((int(fig.house_cost[deed]), int(fig.hotel_cost[deed])))
        rents = [str(int(fig.rent[deed][level])) for level in range(6)] if group < COLOURS else [""] * 6
        built = "/".join(map(str, costs)) if group < COLOURS else ""
        code = texts.say(words.group_code(group))
        rows.append([name, code, str(int(fig.price[deed])), *rents, built, str(int(fig.mortgage[deed]))])
    head, *lines = grid(rows, right=range(2, 11), gap=1)
    title = texts.text("hellas-table-deeds")
    yield screen.bold(title) + head[length(title) :]
    yield from lines
    by_count = {word: euros(fig.transport_rent[n]) for n, word in enumerate(("one", "two", "three", "four"))}
    times = {"one": int(fig.metro_times[0]), "two": int(fig.metro_times[1])}
    for line in (
        texts.text("hellas-table-double"),
        texts.text("hellas-table-transport", **by_count),
        texts.text("hellas-table-metro", **times),
    ):
        yield wrap(line, screen.width, "  ")


def _cards(texts: Texts, screen: Screen) -> Iterator[str]:
    words = texts.words
    assert isinstance(words, HellasWords)
    for card in range(CARDS):
        deck, number = divmod(card, DECK)
        if number == 0:
            yield screen.bold(texts.name("deck", deck))
        name = words.edition.names["cards"][card].upper()
        if name:
            yield wrap(texts.say(words.card_text(card)), screen.width, " " * 7, f"  {pad(name, 4)} ")

"""Toll, a small game in which everybody may act at any time, for 2 to 4 players."""

from cadastre.core.options import Entry, Option

ENTRY = Entry(
    name="toll",
    home=__name__,
    least_players=2,
    most_players=4,
    options=(
        Option("throws", 6, most=100, words=("bell",)),  # T1.2
        Option("rate", "one", choices=("one", "two")),  # T2.2
    ),
)

"""Hellas, the Greek property game, for 2 to 8 players."""

from cadastre.core.options import Entry, Option

ENTRY = Entry(
    name="hellas",
    home=__name__,
    least_players=2,
    most_players=8,
    options=(
        Option("claim_rent", "auto", choices=("auto", "manual")),  # H4.5
        Option("third_throw_compulsory"),  # H2.2
        Option("second_interest"),  # H7.3
        Option("parking_pot"),  # H9.2
        Option("short_game", 0, most=200, words=("time",)),  # H9.1
        Option("round_limit", 0, most=1000),  # H9.3
        Option("vote_to_end", default=True),  # H10.4
    ),
    shelf=2,
)

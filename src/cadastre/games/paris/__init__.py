"""Paris, the game of Wolfgang Kramer and Michael Kiesling, for 2 to 4 players."""

from cadastre.core.options import Entry, Option

ENTRY = Entry(
    name="paris",
    home=__name__,
    least_players=2,
    most_players=4,
    options=(
        Option("random_setup"),  # P1.9
        Option("free_placement"),  # P1.10
        Option("vp_tile_here"),  # P5.9
        Option("open_screens"),  # P2.4
    ),
    shelf=1,
)

"""The action space: every decision is one of these numbers."""

from toll.rules.state import MOST_GIVEN, PLOTS, SEATS

KINDS = {"throw": 1, "claim": 1, "build": PLOTS, "gift": SEATS, "coins": MOST_GIVEN, "bell": 1}
"""Kinds of actions with their numbers of members, in order."""

A_THROW = 0
A_CLAIM = A_THROW + 1
A_BUILD = A_CLAIM + 1  # and the plot
A_GIFT = A_BUILD + PLOTS  # and the seat
A_COINS = A_GIFT + SEATS  # and one less than there are coins
A_BELL = A_COINS + MOST_GIVEN
ACTIONS = A_BELL + 1

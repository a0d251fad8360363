"""How Hellas is tried out."""

from testkit.kits import Kit

KIT = Kit(
    lively={"claim_rent": "manual", "vote_to_end": False, "round_limit": 12},
    untold=("H10.5",),
    wishes=(
        (("me", "open", "bot"), {"round_limit": 3, "claim_rent": "manual"}),
        (("bot", "me"), {"round_limit": 4}),
        (("open", "me", "guest", "bot"), {"round_limit": 2, "parking_pot": True}),
    ),
)

"""How Paris is tried out."""

from testkit.kits import Kit

KIT = Kit(
    lively={"random_setup": True, "free_placement": True},
    wishes=(
        (("me", "bot"), {}),
        (("open", "me", "bot"), {"free_placement": True}),
        (("me", "open", "guest"), {"open_screens": True}),
    ),
)

"""What every game shares, and no game by name: kernels and records, states and moves, events, knowledge, texts, files.

Nothing here knows a screen, a network or a bot.
"""

import cadastre

if not hasattr(cadastre, "game"):
    raise ImportError(
        f"{cadastre.__file__} belongs to another package called cadastre, which has been installed over ours. Type: "
        "pip uninstall cadastre && pip install --force-reinstall cadastre-games"
    )

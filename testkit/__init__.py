"""What tests and tools share: random play, checks that come in any size, and everybody who takes part in a trial.

A check belongs here when a test calls it with little and a tool with much. What only tests need is in ``tests``, what
only tools need in ``tools``, and what is about one game in ``tests/games/<game>`` (see :mod:`testkit.games`). Nothing
here imports either of them by name, and none of it is installed with the package.
"""

"""How Hellas is measured.

Its games are so much longer than the peer's that only moves and copies can be compared, and random players would vote
for an end as soon as they may.
"""

from cadastre.arena.bench import Benchmark

BENCHMARK = Benchmark(
    options={"round_limit": 100, "vote_to_end": False},
    wanted={"moves": 25, "face": 10, "copies": 20},
)

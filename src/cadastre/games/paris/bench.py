"""How Paris is measured."""

from cadastre.arena.bench import Benchmark

BENCHMARK = Benchmark(wanted={"games": 100, "moves": 25, "face": 10, "copies": 20, "playouts": 100, "thought": 100})

"""The rules as kernels, a module per chapter of the rulebook, and nothing else."""

"""The rules as kernels, a module per chapter of RULES.md."""

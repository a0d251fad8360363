# Everything goes through here. `make play` and `make test` set up what they need by themselves.

export UV_PYTHON_DOWNLOADS := never

BIN   := .venv/bin
READY := .venv/.ready
CODE  := $(wildcard src tests tools bench)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test bench rules mutants proof format setup lock clean

help: ## What can be made
	@sed -n 's/^\([a-z]*\):.*## /\1|/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{printf "  make %-9s%s\n", $$1, $$2}'

play: $(READY) ## Play Paris in the terminal against random players
	$(BIN)/cadastre compile paris
	@$(BIN)/cadastre play paris

test: $(READY) ## Every check and every test
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/python -m tools.rules --check
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -q tests/rules
	NUMBA_OPT=1 $(BIN)/cadastre compile paris
	NUMBA_OPT=1 $(BIN)/pytest -q -n 2 --dist worksteal

bench: $(READY) ## Speed, as ratios to a peer in one run
	$(BIN)/cadastre bench paris

rules: $(READY) ## Every rule with the number of its tests
	@$(BIN)/python -m tools.rules

mutants: $(READY) ## Change the rules at random: do the tests notice?
	$(BIN)/python -m tools.mutants

proof: $(READY) ## The tests at full size; writes docs/proof.md
	$(BIN)/python -m tools.proof

format: $(READY) ## Lay out the code and mend what can be mended
	$(BIN)/ruff check --fix-only --quiet $(CODE)
	$(BIN)/ruff format $(CODE)

setup: $(READY) ## Only set up: .venv with everything in requirements.lock

lock: $(READY) ## Renew requirements.lock from pyproject.toml
	$(BIN)/uv pip compile pyproject.toml --extra dev --extra bench --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate --upgrade --quiet --output-file requirements.lock

clean: ## Remove what the other targets made here
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): requirements.lock pyproject.toml tools/setup.sh
	@sh tools/setup.sh
	@touch $@

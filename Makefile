# Everything goes through here. `make play` and `make test` set up what they need by themselves.

export UV_PYTHON_DOWNLOADS := never

BIN := .venv/bin
# What is installed: what playing needs, or everything.
PLAY := .venv/.play
TEST := .venv/.test
CODE := $(wildcard src testkit tests tools bench examples)

# Node comes with the other packages, so that the machine needs none; the client's own packages go to web/node_modules.
export PATH := $(CURDIR)/$(BIN):$(PATH)
# With GUESTS, folders of other people's games, it is another client that lies apart from the package.
GUESTS :=
STATIC   := $(if $(GUESTS),build/client,src/cadastre/server/static)
CLIENT   := $(STATIC)/index.html
PACKAGES := web/node_modules/.ready
CHECKERS := web/node_modules/.checkers
TYPES    := web/src/lib/wire.gen.ts
CHROMIUM := .venv/.chromium
PROXIES  := build/proxies/.ready
PEERS_BIN := build/peers/bin
PEERS     := build/peers/.ready
ATHERIS   := build/atheris/.ready

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play check test lint lint-client web hooks shots bench bench-peers bench-server rules mutants fuzz-input \
	proof format setup lock clean guests

help: ## What can be made
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{printf "  make %-13s%s\n", $$1, $$2}'

# While the client is fetched and built, the other cores compile rules; the server goes on with what is left of them.
play: $(PLAY) ## Play in the browser
	@$(BIN)/cadastre compile --polite >/dev/null 2>&1 & trap "kill $$! 2>/dev/null || :" EXIT; trap "exit 130" INT; \
		trap "exit 143" TERM; $(MAKE) --no-print-directory $(CLIENT)
	@$(BIN)/cadastre serve --open $(if $(GUESTS),--client $(STATIC))

# Tests that need neither a compiler nor a server nor a browser.
QUICK := tests/core tests/games tests/tools tests/test_out_of_turn.py tests/test_rooms.py tests/test_scenarios.py \
	--ignore-glob 'tests/games/*/browser'

# What runs at the same time is told one after the other.
BOTH := $(MAKE) --no-print-directory --jobs 2 --output-sync=target

check: $(TEST) $(CHECKERS) $(TYPES) ## The quick loop: lint, types, units, rules uncompiled, a compiled game of each
	@$(BOTH) lint lint-client
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -q -n 2 -m "not compiled" $(QUICK)
	NUMBA_OPT=1 $(BIN)/pytest -q tests/test_golden.py

test: $(TEST) $(CHECKERS) $(CLIENT) $(CHROMIUM) $(PROXIES) ## Every check and every test
	@$(BOTH) lint lint-client
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -q -n 2 tests/test_scenarios.py
	NUMBA_OPT=1 $(BIN)/cadastre compile
	NUMBA_OPT=1 $(BIN)/pytest -q -n 4 --maxschedchunk 1

lint: $(TEST)
	$(BIN)/ruff format --check --quiet $(CODE)
	$(BIN)/ruff check --quiet $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/python -m tools.rules --check

lint-client: $(CHECKERS) $(TYPES)
	cd web && npm run --silent lint
	cd web && npm run --silent check
	cd web && npm run --silent test

web: $(CLIENT) ## Only build the client into the package; with GUESTS=path/to/game into build/client

hooks: $(TEST) $(CHECKERS) ## Have git run the quickest checks before every commit
	$(BIN)/pre-commit install --install-hooks --hook-type pre-commit --hook-type commit-msg

shots: $(TEST) $(CLIENT) $(CHROMIUM) ## Pictures of the main screens, in build/shots
	$(BIN)/python -m tools.shots

bench: $(TEST) ## Speed, as ratios to a peer in one run
	$(BIN)/cadastre bench

bench-peers: $(PEERS) ## Speed beside simulators of others; writes docs/benchmarks.md
	PYTHONPATH=src $(PEERS_BIN)/python -m bench.peers

bench-server: $(TEST) ## How many tables a server bears
	$(BIN)/python -m tools.load

rules: $(TEST) ## Every rule with the number of its tests
	@$(BIN)/python -m tools.rules

mutants: $(TEST) ## Change the rules at random: do the tests notice?
	$(BIN)/python -m tools.mutants

fuzz-input: $(TEST) $(ATHERIS) ## Whatever strangers send, led by the lines that it reaches
	$(BIN)/python -m tools.fuzz_input

proof: $(TEST) $(ATHERIS) ## The tests at full size; writes docs/proof.md
	$(BIN)/python -m tools.proof

format: $(TEST) $(CHECKERS) ## Lay out the code and mend what can be mended
	$(BIN)/ruff check --fix-only --quiet $(CODE)
	$(BIN)/ruff format $(CODE)
	cd web && npm run --silent format

setup: $(TEST) ## Only set up: .venv with everything in requirements/test.lock

# Whoever only plays has the same versions as whoever tests.
LOCK := uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --quiet
lock: $(TEST) ## Renew the lock files from pyproject.toml and bench/requirements.in
	$(LOCK) --upgrade pyproject.toml --group test --extra data --extra envs --extra postgres --extra ray \
		--output-file requirements/test.lock
	$(LOCK) --upgrade pyproject.toml --group play --constraint requirements/test.lock --output-file requirements/play.lock
	$(LOCK) --upgrade pyproject.toml bench/requirements.in --output-file bench/requirements.lock
	$(LOCK) --upgrade --group fuzz --output-file requirements/fuzz.lock

clean: ## Remove what the other targets made here
	rm -rf web/node_modules web/.generated $(TYPES) src/cadastre/server/static
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PLAY): requirements/play.lock pyproject.toml tools/setup.sh
	@sh tools/setup.sh play
	@touch $@

$(TEST): requirements/test.lock $(PLAY)
	@sh tools/setup.sh test
	@touch $@

$(PACKAGES): web/package.json web/package-lock.json web/.npmrc | $(PLAY)
	@echo "setup: the client's packages" >&2
	@cd web && npm ci --silent --no-audit --no-fund --omit=dev
	@touch $@

# Everything at once: first asked for, nothing is installed twice.
$(CHECKERS): web/package.json web/package-lock.json web/.npmrc | $(PLAY)
	@echo "setup: the client's packages, and what checks it" >&2
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $(PACKAGES) $@

$(TYPES): src/cadastre/server/wire.py src/cadastre/server/messages.py src/cadastre/core/said.py $(wildcard src/cadastre/games/*/*/*_shape.py) tools/wire.py $(PACKAGES)
	@mkdir -p web/.generated
	@$(BIN)/python -m tools.wire web/.generated/wire.json
	@cd web && npm run --silent types
	@$(BIN)/python -m tools.wire --longest >>$@

# Whether other guests came last time is not known.
$(CLIENT): $(TYPES) $(if $(GUESTS),guests) $(shell find web/src web/public src/cadastre/locale src/cadastre/games/*/locale web/vite.config.ts web/*.js web/index.html -type f ! -name '*.test.ts' 2>/dev/null)
	@echo "setup: building the client" >&2
	@cd web && GUESTS="$(abspath $(GUESTS))" npm run --silent build -- --logLevel warn --outDir "$(abspath $(STATIC))"

# Peers are heavy and of no use to anybody else: they have an environment of their own.
$(PEERS): bench/requirements.lock $(TEST)
	@echo "setup: peers to be measured" >&2
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python build/peers
	@$(BIN)/uv pip sync --quiet --python $(PEERS_BIN)/python --require-hashes bench/requirements.lock
	@touch $@

# What leads the fuzz has wheels for few machines, and nothing else needs it.
$(ATHERIS): requirements/fuzz.lock $(TEST)
	@echo "setup: atheris" >&2
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --target build/atheris --require-hashes --only-binary :all: \
		--requirements requirements/fuzz.lock
	@mkdir -p $(@D) && touch $@

# A browser for the tests: the one that is there, or Debian's.
$(CHROMIUM): $(TEST)
	@sh tools/chromium.sh
	@touch $@

# Proxies for the tests: those that are there, or Debian's, unpacked.
$(PROXIES): tools/proxies.sh
	@sh tools/proxies.sh
	@mkdir -p $(@D) && touch $@

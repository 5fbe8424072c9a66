# Thin wrappers around the tools. `make play` and `make test` are all a newcomer needs.
CARGO ?= cargo
NPM ?= npm
PORT ?= 4747
SECONDS ?= 120
WEB := $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)

.PHONY: help play terminal test test-rust test-data test-games test-web test-browser test-api soak mutants check rules types bench torture balance fmt

help:
	@echo "make play      build everything and open the tables in a browser (PORT=4747)"
	@echo "make terminal  play in this terminal instead (GAME=...)"
	@echo "make test      every check: format, lints, tests, books, rule coverage, the client, a real browser"
	@echo "make check     check the books"
	@echo "make rules     which rules of the ledger are cited by tests"
	@echo "make types     make the browser's types from the Rust types"
	@echo "make bench     speed and memory, as a table and as JSON"
	@echo "make soak      whole games of every title at random (SECONDS=120 for each kind and title, SEED=N to do the same again)"
	@echo "make mutants   break the rules of a game line by line and see whether a test notices (GAME=..., ONLY=story.rs for a part)"
	@echo "make torture   try to make the server lose, freeze or swell (SECONDS=120, SEED=N to do the same again)"
	@echo "make balance   the figures of docs/balance, from simulation (takes a while)"

play:
	@if command -v $(NPM) > /dev/null; then $(MAKE) --no-print-directory web/dist/index.html && \
		echo "Building the server (the first time takes some minutes) ..." && \
		$(CARGO) build --release -p fireside && \
		$(or $(CARGO_TARGET_DIR),target)/release/fireside serve --port $(PORT); \
	else echo "Node and npm are needed for the browser client (Debian: apt install nodejs npm)."; \
		echo "Without them there is the game in the terminal:"; \
		$(MAKE) --no-print-directory terminal; fi

terminal:
	@$(CARGO) run --release --quiet -p fireside -- play $(GAME)

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && $(NPM) ci --no-fund --no-audit --loglevel=error

web/dist/index.html: web/node_modules/.package-lock.json $(WEB)
	cd web && $(NPM) run --silent build

# Clippy's compiler builds the tests, since what it has linted need not be compiled once more. A warning is an error.
test test-rust test-games test-browser test-api soak: export RUSTC_WORKSPACE_WRAPPER = clippy-driver
test test-rust test-games test-browser test-api soak: export CLIPPY_ARGS = -Dwarnings

test:
	@scripts/timed --begin
	scripts/timed "format" $(CARGO) fmt --all --check
	scripts/timed "building and linting" $(BUILD)
	@echo "Tests, whole games, the client and the API are tried side by side ..."
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target test-rust test-games test-web test-api
	@$(MAKE) --no-print-directory test-browser
	@scripts/timed --table

# Programs as the tests are built: asking for one package alone would build everything again with other features.
BUILT := $(or $(CARGO_TARGET_DIR),target)/debug
TEST := $(CARGO) test --workspace --quiet
BUILD := $(TEST) --no-run

# Tests of the server mostly wait, so more of them run at once than there are processors.
THREADS := $(shell echo $$((3 * $$(getconf _NPROCESSORS_ONLN))))

# How many seconds random tests run for each title.
SOAKED := $(TEST) --test whole_games -- --ignored --nocapture

test-rust:
	$(BUILD)
	scripts/need-proxies
	RUST_TEST_THREADS=$(THREADS) scripts/timed "tests" $(TEST)
	scripts/timed "books, rules, types" $(MAKE) --no-print-directory test-data

test-games:
	SOAK=$(or $(SOAK),8) scripts/timed "whole games" $(SOAKED)

test-data:
	$(BUILT)/fireside check books
	$(BUILT)/fireside rules --coverage
	$(BUILT)/examples/types --check

test-web:
	scripts/timed "building the client" $(MAKE) --no-print-directory web/dist/index.html
	scripts/timed "the client's format, lints" $(NPM) --prefix web run --silent lint
	scripts/timed "the client's types" $(NPM) --prefix web run --silent check
	scripts/timed "the client's tests" $(NPM) --prefix web run --silent test

test-browser: web/dist/index.html
	$(BUILD)
	scripts/need-chromium
	scripts/timed "the client in a browser" $(NPM) --prefix web run --silent e2e

test-api:
	$(BUILD)
	scripts/timed "the API, tried at random" scripts/fuzz-api

soak:
	@SOAK=$(SECONDS) $(SOAKED)

mutants:
	@scripts/mutants "$(GAME)" "$(or $(JOBS),2)" "$(ONLY)"

check:
	@$(CARGO) run --quiet -p fireside -- check books

rules:
	@$(CARGO) run --quiet -p fireside -- rules --coverage

types:
	@$(CARGO) run --quiet -p server --example types

bench: web/dist/index.html
	@$(CARGO) run --profile fastest --quiet -p fireside --example bench
	@$(CARGO) build --release --quiet -p fireside
	@$(CARGO) run --release --quiet -p server --example load -- target/release/fireside
	@cd web && $(NPM) run --silent bench

torture:
	@scripts/torture $(SECONDS)

balance:
	@scripts/balance

fmt: web/node_modules/.package-lock.json
	$(CARGO) fmt --all
	$(NPM) --prefix web run --silent format

# Thin doors to the tools. `make play` and `make test` are all a newcomer needs.
CARGO ?= cargo
NPM ?= npm
GAME ?= prelude
PORT ?= 4747
SECONDS ?= 120
WEB := $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)

.PHONY: help play terminal test test-rust test-web test-browser test-api check rules types bench torture balance fmt

help:
	@echo "make play      build everything and open the tables in a browser (PORT=4747)"
	@echo "make terminal  play in this terminal instead (GAME=prelude)"
	@echo "make test      every check: format, lints, tests, books, rule coverage, the client, a real browser"
	@echo "make check     check the books"
	@echo "make rules     which rules of the ledger are cited by tests"
	@echo "make types     make the browser's types from the Rust types"
	@echo "make bench     speed and memory, as a table and as JSON"
	@echo "make torture   try to make the server lose, freeze or swell (SECONDS=120, SEED=N to do the same again)"
	@echo "make balance   the figures of docs/balance, from simulation (takes a while)"

play:
	@if command -v $(NPM) > /dev/null; then $(MAKE) --no-print-directory web/dist/index.html && \
		$(CARGO) run --release --quiet -p fireside -- serve --port $(PORT); \
	else echo "Node and npm are needed for the browser client (Debian: apt install nodejs npm)."; \
		echo "Without them there is the game in the terminal:"; \
		$(MAKE) --no-print-directory terminal; fi

terminal:
	@$(CARGO) run --release --quiet -p fireside -- play $(GAME)

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && $(NPM) ci --no-fund --no-audit --loglevel=error

web/dist/index.html: web/node_modules/.package-lock.json $(WEB)
	cd web && $(NPM) run --silent build

test: test-rust test-web test-browser test-api

# Programs as the tests are built: asking for one package alone would build everything again with other features.
BUILT := $(or $(CARGO_TARGET_DIR),target)/debug
BUILD := $(CARGO) test --workspace --no-run --quiet

# The whole games run optimised: thousands of them take minutes there.
test-rust:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	$(CARGO) test --workspace --quiet
	$(CARGO) test --release --quiet -p bots --test whole_games -- --include-ignored
	$(BUILT)/fireside check books
	$(BUILT)/fireside rules --coverage
	$(BUILT)/examples/types --check

test-web: web/dist/index.html
	cd web && $(NPM) run --silent check
	cd web && $(NPM) run --silent test

test-browser: web/dist/index.html
	$(BUILD)
	scripts/need-chromium
	cd web && $(NPM) run --silent e2e

test-api:
	$(BUILD)
	scripts/fuzz-api

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

fmt:
	$(CARGO) fmt --all

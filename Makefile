# Thin doors to the tools. `make play` and `make test` are all a newcomer needs.
CARGO ?= cargo
GAME ?= prelude

.PHONY: help play test check rules bench balance fmt

help:
	@echo "make play      build and start a game in this terminal (GAME=prelude)"
	@echo "make test      every check: format, lints, tests, books, rule coverage"
	@echo "make check     check the books"
	@echo "make rules     which rules of the ledger are cited by tests"
	@echo "make bench     speed and memory, as a table and as JSON"
	@echo "make balance   the figures of docs/balance, from simulation (takes a while)"

play:
	@$(CARGO) run --release --quiet -p fireside -- play $(GAME)

# The whole games run optimised: thousands of them take seconds there.
test:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	$(CARGO) test --workspace --quiet
	$(CARGO) test --profile checked --quiet -p fireside --test whole_games -- --include-ignored
	$(CARGO) run --profile checked --quiet -p fireside -- check books
	$(CARGO) run --profile checked --quiet -p fireside -- rules --coverage

check:
	@$(CARGO) run --profile checked --quiet -p fireside -- check books

rules:
	@$(CARGO) run --profile checked --quiet -p fireside -- rules --coverage

bench:
	@$(CARGO) run --release --quiet -p fireside --example bench

balance:
	@scripts/balance

fmt:
	$(CARGO) fmt --all

# The one front door. Every habit is a target with a one-line help.

.DEFAULT_GOAL := help
BIN := .venv/bin
ARGS ?=
COVERAGE := --cov=playmat.core --cov=playmat.games --cov-branch --cov-report=term-missing:skip-covered --cov-fail-under=100
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	--no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade)

.PHONY: help setup play test quick lint types rules goldens mutants lock format clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: ## Make .venv with .venv/bin/playmat in it (PYTHON=... names the Python to use)
	@tools/setup.sh

play: setup ## Play a game (ARGS="--help" for more)
	@$(BIN)/playmat play number-line $(ARGS)

test: lint types ## Run all checks and all tests with coverage (ARGS=... goes to pytest)
	$(BIN)/pytest -n auto $(COVERAGE) $(ARGS)

quick: setup ## Run the tests that are not marked slow, without coverage
	$(BIN)/pytest -n auto -m "not slow" $(ARGS)

lint: setup ## Check style and formatting
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: setup ## Check types
	$(BIN)/mypy

rules: setup ## Print every rule id with the tests that name it; fail on a gap
	@$(BIN)/python tools/rules.py $(ARGS)

goldens: setup ## Write the golden games anew (review the diff)
	@$(BIN)/python tools/goldens.py $(ARGS)

mutants: setup ## Change the code in small ways and see that a test fails each time (slow)
	$(BIN)/mutmut run $(ARGS)
	$(BIN)/mutmut results

lock: setup ## Write the pins of requirements/ anew (UPGRADE=1 moves them to the newest versions)
	$(COMPILE) requirements/base.in -o requirements/base.txt
	$(COMPILE) requirements/dev.in -o requirements/dev.txt
	$(COMPILE) requirements/uv.in -o requirements/uv.txt

format: setup ## Format the code and fix what can be fixed by itself
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean: ## Remove everything that can be made again, .venv too
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.* htmlcov build dist mutants
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

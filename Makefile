# The one front door. Every habit is a target with a one-line help.

.DEFAULT_GOAL := help
BIN := .venv/bin
ARGS ?=
EXAMPLES ?= 100
export PLAYMAT_THOROUGH
# Where it is set, every server and every command that a test starts would compile all of Playmat first (ADR 0150).
unexport PYTHONDONTWRITEBYTECODE
COVERAGE := --cov=playmat.core --cov=playmat.games --cov-branch --cov-report=term-missing:skip-covered --cov-fail-under=100
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	--no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade)

# Not tests/testing: it breaks games by subclassing them, and only the classes of core can be extended when compiled.
BOTH_BUILDS := $(wildcard tests/core tests/games tests/study/test_plan.py tests/study/test_playout.py tests/study/test_simulated_goldens.py)

# These folders cover the kernel and the rules by themselves. Measuring makes everything slower: all others do without.
MEASURED := tests/core tests/games tests/pictures tests/puzzles tests/testing tests/workshop
UNMEASURED := $(filter-out $(MEASURED),$(patsubst %/,%,$(wildcard tests/*/)))

# What holds on any machine. What is wrong here ends `make test` before the tests, which take longer.
CHECKS := lint types readable
# Whatever only reckons takes minutes: it has what the tests with servers and browsers, which wait a good deal, leave of
# the cores, and steps back for them.
BESIDE := test-rules
NICELY := nice -n 5
CORES := $(shell nproc 2>/dev/null || echo 2)
# Search in plain Python takes most of a minute for each of these: where there is a native build, it alone runs them.
THINKING := tests/bots tests/insight $(wildcard tests/games/*/test_reasons.py tests/games/*/test_strategy.py tests/games/*/test_exact.py tests/games/*/test_expert.py tests/games/*/test_solve_deals.py \
	tests/server/test_accuracy_of_a_class.py tests/server/test_a_deal_looked_at_together.py tests/server/test_puzzles_of_own_games.py tests/server/store/test_a_class_on_two_nodes.py tests/server/store/test_a_report_over_nodes.py)
# Browsers and servers wait a good deal for each other: more of them than cores keep the cores busy. Each worker begins
# in another folder, so that waiting and reckoning go together; who has finished takes over tests of the others.
WORKERS := $(shell expr $(CORES) \* 2) --dist worksteal

.PHONY: help setup native wheel web web-test films shots newcomer speed icons play nodes test test-others test-rules test-native native-if-possible web-test-if-built thorough quick lint readable types types-here types-darwin types-win32 rules api puzzles best-start third-party image goldens mutants load seated teacher-page class-shots classroom made-class chaos leaks fuzz attack installed bare peers check lock format clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: ## Make .venv with .venv/bin/playmat in it (PYTHON=... names the Python to use)
	@tools/setup.sh

native: setup ## Compile the engine into build/native now (make play does it in the background); playmat uses it from then on
	@$(BIN)/python tools/native.py $(ARGS)

wheel: setup ## Build the source package, the pure wheel and, where it can be compiled, the native one into dist/
	@$(BIN)/python tools/wheels.py $(ARGS)

web: setup ## Build the web client (setup does it too, when its sources have changed)
	@$(BIN)/python tools/web.py $(ARGS)

web-test: setup ## Check the web client's types and run its own tests (browser tests are in `make test`)
	@$(BIN)/python tools/typescript.py --check
	@$(BIN)/python tools/faces_for_web.py --check
	@$(BIN)/python tools/web.py --npm run check
	@$(BIN)/python tools/web.py --npm test

films: setup ## Filmstrips of every ending and drag into films/ (needs chromium)
	@$(BIN)/python tools/films.py $(ARGS)

shots: setup ## Take pictures of every page and table into shots/ (needs chromium)
	@$(BIN)/python tools/shots.py $(ARGS)

newcomer: setup ## Count the presses of somebody who knows only roles and names, in every game (ARGS="Sevens"; needs chromium)
	@$(BIN)/python tools/newcomer.py $(ARGS)

speed: setup ## Measure how soon the home page can be used, also on a slow machine (needs chromium)
	@$(BIN)/python tools/speed.py $(ARGS)

icons: setup ## Draw the icons of the web client anew from the card faces (needs chromium)
	@$(BIN)/python tools/icons.py

play: setup ## Start the tables and open the browser (ARGS="--lan" lets others on the network join; ARGS="--help" for more)
	@$(BIN)/python tools/native.py --aside
	@$(BIN)/playmat serve --open $(ARGS)

nodes: setup ## PostgreSQL, HAProxy and three nodes on loopback, until Ctrl-C (ARGS="--nodes 5")
	@$(BIN)/python -m tools.nodes.main $(ARGS)

test: setup ## Run all checks and all tests, over both builds where there is a C compiler (ARGS=... goes to pytest)
	@$(MAKE) --no-print-directory -j $(CORES) native-if-possible $(CHECKS) web-test-if-built
	@rm -f $(SOME_RAN)
	@$(MAKE) --no-print-directory -j 3 test-others $(BESIDE:%=%-beside) test-native-beside
	@[ -e $(SOME_RAN) ] || { echo "make test: no test fits ARGS=$$ARGS" >&2; exit 2; }

# With ARGS a run may have no test at all: pytest ends with 5 then. That is a fault only where it is so in every run.
SOME_RAN := .pytest_cache/some-ran
RAN := mkdir -p .pytest_cache && touch $(SOME_RAN)
OR_NONE = && { $(RAN); } $(if $(ARGS),|| [ $$? -eq 5 ])
# Some of the tests cannot cover everything.
MEASURING = $(if $(ARGS),,$(COVERAGE))
# Both over plain Python.
PLAIN = if $(BIN)/python tools/native.py --check; then later="$(THINKING:%=--ignore=%)"; export PLAYMAT_COMPILED_LATER=1; fi; \
	export PLAYMAT_SHORT=1 PLAYMAT_NATIVE=0; set -x; $(BIN)/pytest

test-others: NOT_HERE := $(MEASURED:%=--ignore=%)
test-others: setup
	@$(PLAIN) -n $(WORKERS) $(NOT_HERE) $$later $(ARGS) $(OR_NONE)

test-rules: NOT_HERE := -o cache_dir=.pytest_cache/rules $(UNMEASURED:%=--ignore=%)
test-rules: setup
	@$(PLAIN) -n $(CORES) $(MEASURING) $(NOT_HERE) $$later $(ARGS) $(OR_NONE)

%-beside: setup
	@$(NICELY) $(MAKE) --no-print-directory $*

native-if-possible: setup
	@$(BIN)/python tools/native.py --if-possible

web-test-if-built: setup
	@if $(BIN)/python tools/web.py --check; then $(MAKE) --no-print-directory web-test; \
	else echo "web: no fresh web client, so its own tests did not run"; fi

test-native: setup ## Run the tests of rules and kernel over the native build, if there is one
	@if $(BIN)/python tools/native.py --check; then set -x; PLAYMAT_NATIVE=1 PLAYMAT_EXAMPLES=$(EXAMPLES) $(BIN)/pytest -n $(CORES) -o cache_dir=.pytest_cache/native $(BOTH_BUILDS) $(THINKING) $(ARGS) $(OR_NONE); \
	else echo "native: no fresh native build, so the tests ran over plain Python only"; fi

thorough: ## All of `make test` with every combination and many more random matches (an hour)
	@$(MAKE) --no-print-directory test PLAYMAT_THOROUGH=1 EXAMPLES=2000

quick: setup ## Run the tests that are not marked slow, without coverage
	$(BIN)/pytest -n auto -m "not slow" $(ARGS)

lint: setup ## Check style and formatting
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: types-here types-darwin types-win32 ## Check types, for macOS and Windows too: there, what a system lacks is an error

# All tests are read once, which compiles them: else each of eight processes of pytest would do it, in a fresh clone.
readable: setup
	@told=$$($(BIN)/pytest --collect-only -q 2>&1) || { echo "$$told"; exit 1; }

types-here: setup
	$(BIN)/mypy

types-darwin types-win32: types-%: setup
	$(BIN)/mypy --platform $* --cache-dir .mypy_cache/$* src

rules: setup ## Print every rule id with the tests that name it; fail on a gap
	@$(BIN)/python tools/rules.py $(ARGS)

puzzles: setup ## Find, prove and rate the puzzles that ship anew (ARGS="sevens" for one game; minutes, with the native build)
	@$(BIN)/python tools/puzzles.py $(ARGS)

api: setup ## Write docs/python.md and the endpoints of docs/api.md anew, from docstrings and the table of routes
	@$(BIN)/python tools/api_page.py
	@$(BIN)/python tools/endpoints_page.py

best-start: setup ## Work out what *Is 5 the best start?* shows, with the exact solver
	@$(BIN)/python tools/games/number_line/best_start.py $(ARGS)

third-party: setup ## Write THIRD-PARTY.md: what we ship that others made, with the license texts
	@$(BIN)/python tools/third_party.py

image: setup ## Build the container image without Docker, and play in it and in the systemd unit's sandbox (as root; needs debootstrap; takes minutes)
	@$(BIN)/python -m tools.deploy.image $(ARGS)

goldens: setup ## Write the golden games anew (review the diff)
	@$(BIN)/python tools/goldens.py $(ARGS)

mutants: setup ## Change the code in small ways and see that a test fails each time (slow)
	$(BIN)/mutmut run $(ARGS)
	$(BIN)/mutmut results

load: setup ## Measure moves a second, latency, processor and memory of a server under load (ARGS=--nodes: of several; takes a minute or two)
	@$(BIN)/python -m tools.proof.load $(ARGS)

seated: setup ## A class of 28 from home to everybody playing: presses, seconds, what each screen says (needs chromium)
	@$(BIN)/python tools/class_of_28.py $(ARGS)

teacher-page: setup ## How often the teacher's page asks the server at seven busy tables (needs chromium; ARGS="--tables 7 --seconds 60")
	@$(BIN)/python tools/teacher_page.py $(ARGS)

class-shots: setup ## Every page of a class on all screens, by day and by night, one contact sheet per page (needs chromium)
	@$(BIN)/python tools/class_shots.py $(ARGS)

classroom: setup ## Ten classes of thirty at once for five minutes behind one address: no error, everybody stopped within a second (ARGS="--nodes 2": on several nodes)
	@$(BIN)/python -m tools.proof.classroom $(ARGS)

made-class: setup ## Classes of 28 bots with planted misunderstandings: the report finds each, or says that too little was seen, and accuses nobody else (twenty minutes of processor; ARGS="--seeds 1-3")
	@$(BIN)/python tools/native.py --if-possible
	@$(BIN)/python -m tools.proof.made_class --seeds 781-800 --lessons 2 $(ARGS)

chaos: setup ## Kill the server, fill its disk, stop its bots, turn its clock: nothing answered is lost (ARGS=--nodes does it to several nodes; takes minutes)
	@$(BIN)/python -m tools.proof.chaos $(ARGS)

leaks: setup ## Deal again what a seat cannot know: what is sent there must stay the same (500 games of each; ARGS="--parts keys homework": classes only; takes long)
	@$(BIN)/python -m tools.proof.leaks $(ARGS)

fuzz: setup ## Nonsense for the socket, the API, record files and deal codes (ARGS=--postgres, --nodes)
	@$(BIN)/python -m tools.proof.fuzz $(ARGS)
	@$(BIN)/python -m tools.proof.outside api $(filter --postgres --nodes,$(ARGS)) --phases examples,coverage,fuzzing

attack: setup ## Attack a server in twenty ways, on loopback: what do the others feel? (ARGS="--only 2,5" chooses, --postgres is a node on it, --nodes two behind HAProxy; takes twenty minutes)
	@$(BIN)/python -m tools.proof.attack $(ARGS)

installed: setup ## The wheel put in with pipx on a clean account: it plays, serves (looked at in a browser) and prints
	@$(BIN)/python tools/installed.py

bare: setup ## `make play` and `make test` of a fresh clone, with python3, make, git, a shell and an empty home (--short: few tests)
	@$(BIN)/python tools/bare.py $(ARGS)

check: lint types ## Style, types, and known weaknesses of what is installed (where the services that know can be reached)
	@$(BIN)/python -m tools.proof.outside audit

peers: setup ## Measure OpenSpiel, RLCard, PettingZoo, Pgx and boardgame.io beside ours, in one run (installs them into build/peers)
	@$(BIN)/python tools/native.py --if-possible
	@$(BIN)/python tools/peers/main.py $(ARGS)

lock: setup ## Write the pins of requirements/ anew (UPGRADE=1 moves them to the newest versions)
	$(COMPILE) requirements/base.in -o requirements/base.txt
	$(COMPILE) requirements/dev.in -o requirements/dev.txt
	$(COMPILE) requirements/image.in -o requirements/image.txt
	$(COMPILE) requirements/build.in -o requirements/build.txt
	$(COMPILE) requirements/uv.in -o requirements/uv.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt
	$(COMPILE) requirements/proofs.in -o requirements/proofs.txt
	$(COMPILE) requirements/peers.in -o requirements/peers.txt

format: setup ## Format the code and fix what can be fixed by itself
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean: ## Remove everything that can be made again, .venv too
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.* htmlcov build dist mutants
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

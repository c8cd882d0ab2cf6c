# Needs Python 3.11+, pip and make. Everything else is fetched into this folder.

PYTHON ?= python3
UV := .tools/bin/uv
export UV_PYTHON_DOWNLOADS = never
# Some shells forbid Python to keep what it has compiled: every process would do it anew, for seconds.
unexport PYTHONDONTWRITEBYTECODE
RUN := $(UV) run --no-sync
PLAIN := PYTHONPATH=src $(RUN)

.PHONY: help play page test quick test-page test-compiled test-browser test-plain test-sanitised test-cluster check format bench soak leaks audit positions sanity screenshots goldens types clean attack fuzz load crash ladder calibration coach frames mutation puzzles scenes newcomer workers

help: ## list what can be made
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 22

play: install ## build, start the tables and open the page
	@$(RUN) motherlode serve --open

page: install ## build the page alone, into build/page
	$(RUN) python -m page_build

test: test-page test-compiled test-browser test-plain ## run all tests, on the compiled and on the plain engine

quick: $(UV) ## tests of what has changed, on the plain engine, in half a minute
	@$(UV) sync --quiet --python $(PYTHON) --all-extras --no-install-project --inexact
	@$(RUN) python -m tests.quick $(SINCE)

test-page: install ## tests of the page's own logic
	$(RUN) python -m page_build test

test-compiled: install ## all tests on the compiled engine
	MOTHERLODE_ENGINE=compiled $(RUN) pytest -n 2 --dist worksteal --ignore tests/browser

test-browser: install page ## whole matches and every page in a real browser
	MOTHERLODE_ENGINE=compiled $(RUN) pytest -n 2 --dist worksteal tests/browser

# What the engine decides; the rest is the same on both and is tested once.
RULES := bots conformance core dwarves_fall gem_forge leduc quartz quartz_cards test_engines.py test_leaks.py test_sheets.py test_soak.py

test-plain: install ## what is about the engine and its games, on the plain engine
	MOTHERLODE_ENGINE=plain $(PLAIN) pytest -n 2 --dist worksteal $(addprefix tests/,$(RULES))

test-sanitised: install ## random games in a build that checks every index and every sum
	$(RUN) python -m benchmarks.sanitised

check: install ## format, lint, types, imports; the page too
	$(RUN) ruff format --check .
	$(RUN) ruff check .
	$(RUN) mypy
	$(PLAIN) lint-imports
	$(RUN) python -m page_build check

format: install ## put the code in order
	$(RUN) ruff format .
	$(RUN) ruff check --fix .
	$(RUN) python -m page_build format

bench: $(UV) ## measure speed, against the plain engine and against a peer
	$(UV) sync --python $(PYTHON) --no-editable --all-extras --group peers
	$(RUN) motherlode bench --save benchmarks

test-cluster: install ## arenas on a Ray cluster of two nodes, of which one dies
	$(RUN) pytest -q tests/lab/cluster_nodes.py

ladder: install ## levels of bots against each other, 400 matches a rung; goes on where it stopped
	$(RUN) python -m benchmarks.ladder

calibration: install ## whether chances that bots tell come true, and the map that makes them; goes on where it stopped
	$(RUN) python -m benchmarks.ladder.calibration

coach: install ## whether luck has mean zero, and what a decision of each level costs; goes on where it stopped
	$(RUN) python -m benchmarks.coach

soak: install ## a hundred thousand random games for each number of seats, all invariants
	$(RUN) python -m benchmarks.soak

leaks: install ## a million states of each game, dealt anew as a seat could imagine them: nothing may tell
	$(RUN) python -m benchmarks.leaks

audit: install ## what stands behind each clause of the rules, and what is missing; GAME=quartz for one
	$(RUN) python -m tests.audit $(GAME)

puzzles: install ## search every puzzle again, by other seeds and from other worlds
	$(RUN) motherlode puzzles check

scenes: install ## take the scenes that the rules show from the tests that name their clauses
	$(RUN) python -m tests.school.scenes

positions: install ## positions changed at random, for ten minutes: refused, or played to their end
	$(RUN) python -m benchmarks.positions

sanity: install ## equal players at every table: fair seats, lengths, nothing that can never be done
	$(RUN) python -m benchmarks.sanity --save

screenshots: install ## make the pictures of the README anew
	$(RUN) python -m docs.pictures.terminal
	$(RUN) python -m docs.pictures.page

goldens: install ## write the golden files anew; read the difference before you commit it
	$(RUN) python -m tests.goldens

newcomer: install page ## somebody who does only what is lit goes through every course in a browser
	$(RUN) python -m benchmarks.newcomer

frames: install page ## how long the frames of each board take while bots play
	$(RUN) python -m benchmarks.frames --save

load: install ## five hundred live tables on one core: how long a move takes, what it costs
	$(RUN) python -m benchmarks.load --save

crash: install ## kill servers while people play, two hundred times, and look what was lost
	$(RUN) python -m benchmarks.crash --rounds 200

fuzz: install ## say anything to a server and see that it stands
	$(RUN) python -m benchmarks.fuzz

mutation: $(UV) ## make small faults in the rules, one at a time, and see which tests notice
	$(UV) sync --python $(PYTHON) --all-extras --no-install-project --inexact --group mutation
	$(PLAIN) python -m benchmarks.mutation

attack: install ## attack a fresh server and print what an honest player noticed of it
	$(RUN) python -m benchmarks.attack

workers: install ## how many moves a second one and two processes on one Postgres carry
	$(RUN) python -m benchmarks.workers

types: install ## write the protocol's schema and the page's types anew
	$(PLAIN) python -m motherlode.server.web.generate

install: $(UV)
	@$(UV) sync --python $(PYTHON) --no-editable --all-extras
	@$(RUN) motherlode --version

$(UV):
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --target .tools 'uv>=0.13,<0.14'

clean: ## remove everything that was made
	rm -rf .venv .tools build dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

# The one entry: `make help` lists what there is. Whatever make builds lies in .venv and build/,
# and what is there and up to date is not made again.

PYTHON ?= python3
PLAY ?= quipu serve
JOBS ?= 2
BROWSERS ?= 3
GAME ?=
GAMES ?= 10000
KILLS ?= 500
RUNS ?= 20
LOAD ?=
VERSIONS ?=
DEBIAN := chromium postgresql nginx

VENV := .venv
NODE := node_modules/.package-lock.json
BIOME := node_modules/.bin/biome
TSC := node_modules/.bin/tsc
PY := $(VENV)/bin/python
COMPILED := QUIPU_EXPECT=compiled env -u PYTHONPATH
PURE := QUIPU_EXPECT=pure PYTHONPATH=src

# Tests of packages that no build compiles: they are the same both ways.
NEVER_COMPILED := $(foreach folder,arena browser cli drawing envs presentation project server texts,--ignore=tests/$(folder))
NEVER_COMPILED += --ignore=tests/lessons/test_lessons.py
NEVER_COMPILED += $(foreach word,draw texts,--ignore-glob='tests/games/*/test_*$(word)*.py')

# Installs and builds, one at a time, what is not there as it should be.
READY := $(PYTHON) tools/ready.py

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test lint format rules bench browser build cover mutants soak clean
.PHONY: audit client protocol drill load flaky layout pictures arena cluster coverage ladder weights lessons docs puzzles wheels learner
.PHONY: debian headers python test-compiled test-pure compare views FORCE

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: python ## install and open the table in the browser; compiles in the background
	@exec $(READY) play $(PLAY)

test: $(VENV)/test.stamp ## everything that has to hold, compiled and pure
	@$(MAKE) --no-print-directory lint & lint=$$!; \
		$(MAKE) --no-print-directory build; built=$$?; \
		wait $$lint && exit $$built  # one core looks at types while the other compiles
	@$(MAKE) --no-print-directory client rules test-compiled browser test-pure compare
	@echo "Everything holds."

lint: $(VENV)/test.stamp $(NODE) ## format, types, imports, plain words
	@$(BIOME) format --log-level=error src tests || { echo "run 'make format'"; exit 1; }
	@$(BIOME) lint --log-level=error --error-on-warnings src/quipu/web/js tests/web
	@$(TSC) --project tsconfig.json
	@$(PY) -m ruff check --quiet
	@$(PY) -m ruff format --quiet --check || { echo "run 'make format'"; exit 1; }
	@$(PY) -m mypy
	@mkdir -p build
	@PYTHONPATH=src $(VENV)/bin/lint-imports --no-logo --cache-dir build/import_linter > build/import_law.txt \
		|| { cat build/import_law.txt; exit 1; }
	@tail -n 1 build/import_law.txt
	@$(PY) tools/law.py
	@$(PY) tools/real_presses.py
	@$(PY) tools/plain_words.py
	@$(PY) tools/test_imports.py

protocol: $(VENV)/test.stamp ## write PROTOCOL.md's tables and protocol.d.ts, which follow from the message classes
	@PYTHONPATH=src:. $(PY) tools/protocol.py

format: $(VENV)/test.stamp $(NODE) ## format the code
	@$(BIOME) format --log-level=error --write src tests
	@$(PY) -m ruff check --quiet --fix-only
	@$(PY) -m ruff format

client: $(VENV)/test.stamp $(NODE) ## unit tests of the browser client, and how much of it they reach
	@$(PY) tools/client.py

rules: $(VENV)/quipu.stamp ## is every paragraph cited and tested, every refusal provoked, every option played?
	@$(COMPILED) $(PY) tools/rules.py

bench: $(VENV)/quipu.stamp $(VENV)/bench.stamp ## measure speed: compiled, pure, and beside a peer
	@$(COMPILED) $(PY) bench/run.py

build: $(VENV)/quipu.stamp ## compile and install into .venv

wheels: $(VENV)/wheels.stamp ## source package and wheels for CPython 3.11 to 3.13, in build/wheels (VERSIONS="3.12")
	@$(PY) tools/wheels.py $(VERSIONS)

docs: $(VENV)/docs.stamp ## the documentation as a site in build/docs; `quipu serve` shows it at /docs
	@PYTHONPATH=src:. $(PY) -m tools.docs

arena: $(VENV)/quipu.stamp $(VENV)/arena.stamp ## install what `quipu arena` needs, too
	@$(VENV)/bin/quipu arena --help

learner: $(VENV)/test.stamp $(VENV)/learner.stamp $(VENV)/quipu.stamp ## masked PPO learns the dice game for half a minute and plays in the arena (examples/ppo.py learns longer)
	@$(COMPILED) QUIPU_LEARNER=1 $(PY) -m pytest -q tests/envs/test_learner.py

puzzles: $(VENV)/test.stamp $(VENV)/quipu.stamp ## prove every puzzle that the games bring
	@$(COMPILED) QUIPU_PUZZLES=all $(PY) -m pytest -q tests/lessons/test_puzzles.py

ladder: $(VENV)/quipu.stamp ## how much better is each level than the one below? (GAME=egypt GAMES=200)
	@$(COMPILED) $(PY) tools/ladder.py $(GAME) $(if $(filter command line,$(origin GAMES)),--games $(GAMES))

weights: $(VENV)/quipu.stamp ## are the shipped weights what their commands give? (GAME=egypt)
	@$(COMPILED) $(PY) tools/weights.py $(GAME)

cluster: $(VENV)/test.stamp $(VENV)/cluster.stamp $(VENV)/quipu.stamp ## the arena on a Ray and on a dask cluster of two workers
	@$(COMPILED) QUIPU_CLUSTER=1 $(PY) -m pytest tests/arena/test_arena_cluster.py

coverage: $(VENV)/test.stamp ## do the intervals of the arena cover the truth as often as they say? the long form
	@$(PURE) QUIPU_COVERAGE=20 $(PY) -m pytest -n $(JOBS) tests/arena/test_arena_statistics.py

cover: $(VENV)/test.stamp ## which lines and branches do the tests reach?
	@$(PURE) $(PY) -m pytest -n $(JOBS) --cov --cov-report=term

mutants: $(VENV)/test.stamp ## spoil each decision of a game's rules and see what no test notices (GAME=egypt)
	@test -n "$(GAME)" || { echo "which game? make mutants GAME=egypt" >&2; exit 1; }
	@$(PURE) $(PY) tools/mutants.py $(GAME) --jobs $(JOBS)

soak: $(VENV)/test.stamp $(VENV)/quipu.stamp ## many random games with every invariant recounted (GAME=egypt GAMES=10000)
	@$(COMPILED) $(PY) tools/soak.py $(GAME) --games $(GAMES)

audit: $(VENV)/test.stamp ## are vulnerabilities known of the packages that are pinned?
	@$(PY) tools/audit.py

drill: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## eight games on each database while the server is killed 500 times, all it rests on fails, lines are rough, and attackers flood it; two hosts in network namespaces; and 10,000 steps of bots without a standstill
	@$(COMPILED) $(PY) -m tests.support.server.drills $(KILLS)
	@$(COMPILED) QUIPU_ROUGH=1 $(PY) -m pytest tests/browser/test_rough.py

load: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## 100 tables of four, 50 steps a second, then ever more, on both databases (LOAD="--seconds 20"), and the return of 4,000 pages after a restart (RETURN="--tables 250")
	@$(COMPILED) $(PY) -m tests.support.server.load $(LOAD)
	@$(COMPILED) $(PY) -m tests.support.server.reconnect_load $(RETURN)

flaky: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## the tests of server and browser in random order, again and again, on busy cores (RUNS=20)
	@$(COMPILED) $(PY) tools/flaky.py $(RUNS) --jobs $(JOBS)

test-compiled: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## the tests, against the compiled wheel
	@$(COMPILED) $(PY) -m pytest -n $(JOBS) --ignore=tests/browser

lessons: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## all lessons in Chromium, at five sizes in three languages, by pressing what is ringed
	@$(COMPILED) QUIPU_LESSONS=all $(PY) -m pytest -n $(BROWSERS) tests/browser/test_lessons.py

browser: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## whole games in Chromium, by clicking what glows
	@$(COMPILED) $(PY) -m pytest -n $(BROWSERS) tests/browser

layout: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## every page at twelve sizes in three languages: what is cut, covered, small or pale? (GAME=egypt)
	@$(COMPILED) $(PY) -m tests.support.browser.layout $(GAME)

pictures: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## take the pictures of the documentation again
	@$(COMPILED) $(PY) -m tests.support.browser.pictures

test-pure: $(VENV)/test.stamp $(VENV)/quipu.stamp ## the tests of all that is compiled, against src/
	@$(PURE) $(PY) -m pytest -n $(JOBS) $(NEVER_COMPILED)

compare: $(VENV)/quipu.stamp ## are compiled and pure games the same, byte for byte?
	@$(COMPILED) $(PY) tools/compare.py build/games-compiled.txt
	@$(PURE) $(PY) tools/compare.py build/games-pure.txt
	@cmp build/games-compiled.txt build/games-pure.txt
	@echo "compiled and pure play the same: $$(wc -l < build/games-pure.txt) games"

views: $(VENV)/quipu.stamp ## a hash of every part of every view of seeded games, in build/views.txt; keep it and compare after a change
	@mkdir -p build
	@$(PY) tools/compare_views.py build/views.txt
	@echo "$$(wc -l < build/views.txt) views"

clean: ## remove what was built; .venv stays
	@rm -rf build .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage $(VENV)/quipu.stamp
	@find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +

# ---- the environment ------------------------------------------------------------------------

# $(call need,TEST,PACKAGES,WHY): if TEST fails, install Debian packages or say which are needed.
define need
$(1) >/dev/null 2>&1 || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "installing $(2) ($(3))"; \
			apt-get install -y -qq --no-install-recommends $(2) >/dev/null 2>&1 || \
			{ apt-get update -qq && apt-get install -y -qq --no-install-recommends $(2) >/dev/null; }; \
		else \
			echo "please install $(2) ($(3)): apt-get install $(2)" >&2; false; \
		fi; \
	}
endef

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Quipu needs Python 3.11 or newer: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(call need,$(PYTHON) -c 'import venv$(comma) ensurepip',python3-venv,to make an environment)

# Each asks for itself whether there is anything to do, by what the files say.
$(VENV)/run.stamp: python
	@$(READY) packages run requirements/run.txt requirements/server.txt

$(VENV)/arena.stamp: $(VENV)/run.stamp FORCE
	@$(READY) packages arena requirements/arena.txt

$(VENV)/rl.stamp: $(VENV)/arena.stamp FORCE
	@$(READY) packages rl requirements/rl.txt

$(VENV)/test.stamp: $(VENV)/rl.stamp FORCE
	@$(READY) packages build requirements/build.txt
	@$(READY) packages test requirements/test.txt requirements/server-test.txt requirements/arena-test.txt

$(VENV)/docs.stamp: $(VENV)/rl.stamp FORCE
	@$(READY) packages docs requirements/docs.txt

$(VENV)/learner.stamp: $(VENV)/rl.stamp FORCE
	@$(READY) packages learner requirements/learner.txt

$(VENV)/wheels.stamp: $(VENV)/run.stamp FORCE
	@$(READY) packages build requirements/build.txt
	@$(READY) packages wheels requirements/wheels.txt

$(VENV)/cluster.stamp: $(VENV)/arena.stamp FORCE
	@$(READY) packages cluster requirements/cluster.txt

$(VENV)/bench.stamp: $(VENV)/rl.stamp FORCE
	@$(READY) packages bench requirements/bench.txt

# Tools for the browser client: playing needs none of them.
$(NODE): package.json
	@$(call need,npm --version,nodejs npm,to check the browser client)
	@npm install --no-package-lock --no-audit --no-fund --silent

debian:
	@$(if $(DEBIAN),$(call need,dpkg -s $(DEBIAN),$(DEBIAN),for the tests),:)

# ---- the wheel ------------------------------------------------------------------------------

HAS_HEADERS = $(PYTHON) -c "import os$(comma) sysconfig; os.stat(sysconfig.get_path('include') + '/Python.h')"
comma := ,

headers:
	@$(if $(QUIPU_PURE),,$(call need,$(HAS_HEADERS),python3-dev,to compile; Quipu goes on without) ||) true

$(VENV)/quipu.stamp: $(VENV)/run.stamp headers FORCE
	@$(READY) quipu

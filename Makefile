# The one entry: `make help` lists what there is. Whatever make builds lies in .venv and build/,
# and what is there and up to date is not made again.

PYTHON ?= python3
PLAY ?= quipu serve
JOBS ?= 2
GAME ?=
GAMES ?= 10000
KILLS ?= 500
RUNS ?= 20
LOAD ?=
DEBIAN := chromium postgresql

VENV := .venv
PY := $(VENV)/bin/python
COMPILED := QUIPU_EXPECT=compiled env -u PYTHONPATH
PURE := QUIPU_EXPECT=pure PYTHONPATH=src

# Tests of rooms that no build compiles: command, arena, texts, drawings, what is presented and taught
# are the same both ways.
NEVER := arena cli coach contributing deploy draw envs explaining house_words lessons moving presenting readme texts
NEVER_COMPILED := $(foreach word,$(NEVER),--ignore-glob='*/test_*$(word)*.py')

# What a wheel is made of; a change in this list, or of QUIPU_PURE, makes a new one as well.
SOURCES := $(shell find src/quipu -type f -not -path '*/tests/*' -not -name '*.pyc' | sort)
PROJECT := $(wildcard pyproject.toml setup.py README.md LICENSE)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test lint format rules bench browser build cover mutants soak clean
.PHONY: drill load flaky layout pictures arena cluster coverage ladder lessons puzzles
.PHONY: debian headers test-compiled test-pure compare FORCE

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/quipu.stamp ## install, compile and open the table in the browser
	@$(VENV)/bin/$(PLAY)

test: $(VENV)/test.stamp ## everything that has to hold, compiled and pure
	@$(MAKE) --no-print-directory lint & lint=$$!; \
		$(MAKE) --no-print-directory build; built=$$?; \
		wait $$lint && exit $$built  # one core looks at types while the other compiles
	@$(MAKE) --no-print-directory rules test-compiled browser test-pure compare
	@echo "Everything holds."

lint: $(VENV)/test.stamp ## form, types and the import law
	@$(PY) -m ruff check --quiet
	@$(PY) -m ruff format --quiet --check || { echo "run 'make format'"; exit 1; }
	@$(PY) -m mypy
	@mkdir -p build
	@PYTHONPATH=src $(VENV)/bin/lint-imports --no-logo --cache-dir build/import_linter > build/import_law.txt \
		|| { cat build/import_law.txt; exit 1; }
	@tail -n 1 build/import_law.txt
	@$(PY) tools/law.py

format: $(VENV)/test.stamp ## put the code into its form
	@$(PY) -m ruff check --quiet --fix-only
	@$(PY) -m ruff format

rules: $(VENV)/quipu.stamp ## is every paragraph cited and tested, every refusal provoked, every option played?
	@$(COMPILED) $(PY) tools/rules.py

bench: $(VENV)/quipu.stamp $(VENV)/bench.stamp ## measure speed: compiled, pure, and beside a peer
	@$(COMPILED) $(PY) bench/run.py

build: $(VENV)/quipu.stamp ## compile and install into .venv

arena: $(VENV)/quipu.stamp $(VENV)/arena.stamp ## install what `quipu arena` needs, too
	@$(VENV)/bin/quipu arena --help

puzzles: $(VENV)/test.stamp $(VENV)/quipu.stamp ## prove every puzzle that the games bring
	@$(COMPILED) QUIPU_PUZZLES=all $(PY) -m pytest -q tests/test_puzzles.py

ladder: $(VENV)/quipu.stamp ## how much better is each level than the one below? (GAME=egypt GAMES=200)
	@$(COMPILED) $(PY) tools/ladder.py $(GAME) $(if $(filter command line,$(origin GAMES)),--games $(GAMES))

cluster: $(VENV)/test.stamp $(VENV)/cluster.stamp $(VENV)/quipu.stamp ## the arena on a Ray and on a dask cluster of two workers
	@$(COMPILED) QUIPU_CLUSTER=1 $(PY) -m pytest tests/test_arena_cluster.py

coverage: $(VENV)/test.stamp ## do the intervals of the arena cover the truth as often as they say? the long form
	@$(PURE) QUIPU_COVERAGE=20 $(PY) -m pytest -n $(JOBS) tests/test_arena_statistics.py

cover: $(VENV)/test.stamp ## which lines and branches do the tests reach?
	@$(PURE) $(PY) -m pytest -n $(JOBS) --cov --cov-report=term

mutants: $(VENV)/test.stamp ## spoil each decision of a game's rules and see what no test notices (GAME=egypt)
	@test -n "$(GAME)" || { echo "which game? make mutants GAME=egypt" >&2; exit 1; }
	@$(PURE) $(PY) tools/mutants.py $(GAME) --jobs $(JOBS)

soak: $(VENV)/test.stamp $(VENV)/quipu.stamp ## many random games with every invariant recounted (GAME=egypt GAMES=10000)
	@$(COMPILED) $(PY) tools/soak.py $(GAME) --games $(GAMES)

drill: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## eight games on each database while the server is killed 500 times and all it rests on fails
	@$(COMPILED) $(PY) -m tests.server.drills $(KILLS)

load: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## 100 tables of four, 50 steps a second, then ever more, on both databases (LOAD="--seconds 20")
	@$(COMPILED) $(PY) -m tests.server.load $(LOAD)

flaky: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## the tests of server and browser in random order, again and again, on busy cores (RUNS=20)
	@$(COMPILED) $(PY) tools/flaky.py $(RUNS) --jobs $(JOBS)

test-compiled: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## the tests, against the compiled wheel
	@$(COMPILED) $(PY) -m pytest -n $(JOBS) --ignore=tests/browser

lessons: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## all lessons in Chromium, at both sizes, by doing what the page says
	@$(COMPILED) QUIPU_LESSONS=all $(PY) -m pytest -n $(JOBS) tests/browser/test_lessons.py

browser: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## whole games in Chromium, by clicking what glows
	@$(COMPILED) $(PY) -m pytest -n $(JOBS) tests/browser

layout: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## every mode at four sizes in three languages: what is cut, covered, moved or pale? (GAME=egypt)
	@$(COMPILED) $(PY) -m tests.browser.layout $(GAME)

pictures: debian $(VENV)/test.stamp $(VENV)/quipu.stamp ## the pictures of the README, anew
	@$(COMPILED) $(PY) -m tests.browser.pictures

test-pure: $(VENV)/test.stamp $(VENV)/quipu.stamp ## the tests of all that is compiled, against src/
	@$(PURE) $(PY) -m pytest -n $(JOBS) --ignore=tests/browser --ignore=tests/server $(NEVER_COMPILED)

compare: $(VENV)/quipu.stamp ## are compiled and pure games the same, byte for byte?
	@$(COMPILED) $(PY) tools/compare.py build/games-compiled.txt
	@$(PURE) $(PY) tools/compare.py build/games-pure.txt
	@cmp build/games-compiled.txt build/games-pure.txt
	@echo "compiled and pure play the same: $$(wc -l < build/games-pure.txt) games"

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

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Quipu needs Python 3.11 or newer: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(call need,$(PYTHON) -c 'import venv$(comma) ensurepip',python3-venv,to make an environment)
	@$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: requirements/build.txt requirements/run.txt requirements/server.txt | $(PY)
	@echo "installing what Quipu needs"
	@$(PY) -m pip install -qq -r requirements/build.txt
	@$(PY) -m pip install -qq --no-build-isolation -r requirements/run.txt -r requirements/server.txt
	@touch $@

$(VENV)/arena.stamp: requirements/arena.txt $(VENV)/run.stamp
	@$(PY) -m pip install -qq -r requirements/arena.txt
	@touch $@

$(VENV)/test.stamp: requirements/test.txt requirements/server-test.txt requirements/arena-test.txt requirements/rl.txt \
		$(VENV)/arena.stamp
	@echo "installing what the tests need"
	@$(PY) -m pip install -qq -r requirements/test.txt -r requirements/server-test.txt \
		-r requirements/arena-test.txt -r requirements/rl.txt
	@touch $@

$(VENV)/cluster.stamp: requirements/cluster.txt $(VENV)/arena.stamp
	@$(PY) -m pip install -qq -r requirements/cluster.txt
	@touch $@

$(VENV)/bench.stamp: requirements/bench.txt $(VENV)/run.stamp
	@$(PY) -m pip install -qq -r requirements/bench.txt
	@touch $@

debian:
	@$(if $(DEBIAN),$(call need,dpkg -s $(DEBIAN),$(DEBIAN),for the tests),:)

# ---- the wheel ------------------------------------------------------------------------------

HAS_HEADERS = $(PYTHON) -c "import os$(comma) sysconfig; os.stat(sysconfig.get_path('include') + '/Python.h')"
comma := ,

headers:
	@$(if $(QUIPU_PURE),,$(call need,$(HAS_HEADERS),python3-dev,to compile; Quipu goes on without) ||) true

build/inputs.txt: FORCE
	@mkdir -p build
	@printf '%s\n' 'QUIPU_PURE=$(QUIPU_PURE)' $(SOURCES) > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

build/wheel.stamp: build/inputs.txt $(SOURCES) $(PROJECT) $(VENV)/run.stamp
	@$(MAKE) --no-print-directory headers
	@echo "building Quipu (a minute or two the first time)"
	@rm -rf build/dist
	@touch $@.new  # older than what changes from here on
	@$(PY) -m pip wheel -v --no-build-isolation --no-deps -w build/dist . > build/wheel.log 2>&1 \
		|| { grep -E '(error|note|Error):' build/wheel.log || tail -n 40 build/wheel.log; \
		     echo "the whole story: build/wheel.log"; exit 1; }
	@sed -n 's/^ *\(quipu: .*pure Python\)$$/\1/p' build/wheel.log >&2
	@mv $@.new $@

$(VENV)/quipu.stamp: build/wheel.stamp
	@$(PY) -m pip install -qq --no-deps --force-reinstall build/dist/*.whl
	@touch $@

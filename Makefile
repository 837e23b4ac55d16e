.DEFAULT_GOAL := help

PYTHON ?=
ARGS ?=
BIN := .venv/bin

.PHONY: help
help:
	@echo 'make demo        set up, make demonstration projects in build/demo, print their'
	@echo '                 tables, open the window'
	@echo 'make test        set up, run all tests; make test ARGS="-k name" for some of them'
	@echo 'make smoke       make a study with the lowest versions of packages and with the newest'
	@echo 'make check       check style, order, docstrings, types, layers, texts and spelling'
	@echo 'make bench       measure speed; the numbers go to build/bench.json'
	@echo 'make simulate    try the estimates on invented studies whose truth is known (30 minutes)'
	@echo 'make torture     kill an annotator a thousand times and programs at each write,'
	@echo '                 let four programs write without a pause, press and click at random;'
	@echo '                 report anything that is lost, refused or broken; try all examples'
	@echo '                 of the properties (make test tries a fifth of them)'
	@echo 'make mutants     change the rules of matching, outcomes, merging and estimating one place'
	@echo '                 at a time, and list the changes that no test notices (an hour or two)'
	@echo 'make pictures    draw the pictures in docs/pictures again'
	@echo 'make translations  update translation files from the source; NEW=de begins one into German'
	@echo 'make wheel       build the package in dist/'
	@echo 'make clean       remove build/ (with the demonstration projects), dist/ and caches'
	@echo 'make distclean   the same, and .venv'
	@echo
	@echo 'The first call installs everything that is needed into .venv; PYTHON=... names'
	@echo 'the Python to use.'

# A program, not a rule: dates of files do not show that the checkout was moved or its Python removed.
.PHONY: setup
setup:
	@PYTHON="$(PYTHON)" sh tools/set_up.sh

.PHONY: demo
demo: setup
	@$(BIN)/protest demo build/demo --force --open

test bench torture mutants pictures: export QT_QPA_PLATFORM := offscreen

.PHONY: test
test: setup
	$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

.PHONY: smoke
smoke: setup
	$(BIN)/python -m tests.smoke.environments

.PHONY: bench
bench: setup
	$(BIN)/python -m tests.benchmarks.bench $(ARGS)

.PHONY: simulate
simulate: setup
	$(BIN)/python -m tests.simulation.simulate $(ARGS)
	$(BIN)/python -m tests.simulation.commands
	$(BIN)/python -m tests.simulation.designs

.PHONY: torture
torture: setup
	$(BIN)/python -m pytest -n auto --dist worksteal -m hypothesis --hypothesis-profile=full
	$(BIN)/python -m tests.torture.kills
	$(BIN)/python -m tests.torture.every_write
	$(BIN)/python -m tests.torture.writers
	$(BIN)/python -m tests.torture.events 5000 1 project
	$(BIN)/python -m tests.torture.events 5000 1 batch

.PHONY: mutants
mutants: setup
	$(BIN)/python tools/mutants.py $(ARGS)

# Separate targets, so that `make --keep-going check` shows all errors at once.
.PHONY: check lint format-check order docstrings types layers texts spelling
check: lint format-check order docstrings types layers texts spelling

lint: setup
	$(BIN)/ruff check

format-check: setup
	$(BIN)/ruff format --check

# `.venv/bin/python tools/order.py --fix` puts them in order.
order: setup
	$(BIN)/python tools/order.py

docstrings: setup
	$(BIN)/python tools/docstrings.py

# The code of docs/notebooks.md, too: people copy it.
types: setup
	$(BIN)/mypy
	$(BIN)/python -m tests.core.notebook_code docs/notebooks.md .mypy_cache/notebook_code.py
	$(BIN)/mypy .mypy_cache/notebook_code.py

layers: setup
	$(BIN)/lint-imports --no-logo

texts: setup
	$(BIN)/python tools/texts.py

# NEW=de begins a translation into German.
.PHONY: translations
translations: setup
	$(BIN)/python tools/texts.py update $(NEW)

spelling: setup
	$(BIN)/codespell

# Drawn by Qt without a screen: the same on every machine that has the font.
.PHONY: pictures
pictures: setup
	$(BIN)/python tools/picture_of_table.py
	$(BIN)/python tools/pictures_of_windows.py
	$(BIN)/python tools/picture_of_report.py

.PHONY: wheel
wheel: setup
	$(BIN)/hatchling build -t wheel

.PHONY: clean
clean:
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find protest_compat protest_core protest_gui migrations tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: distclean
distclean: clean
	rm -rf .venv

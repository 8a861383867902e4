SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip --quiet --disable-pip-version-check
TYPED := $(wildcard engine_core karakum khiva kathmandu kuldhara web tests tools hatch_build.py alembic/env.py alembic/versions/*.py)
BUILD_INPUTS := pyproject.toml hatch_build.py package-lock.json

.PHONY: help play setup system test lint format unit packaging browser bench types lock dist clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /make \1\t/' | expand -t 18

play: .venv/.can-play ## a table at http://localhost:8000, saved in ./data
	@echo "The table is at http://localhost:8000 (Ctrl+C ends it)."
	@mkdir -p data
	@CARAVANSERAI_DATABASE_URL="$${CARAVANSERAI_DATABASE_URL-sqlite:///data/caravanserai.db}" exec $(BIN)/caravanserai serve

setup: system .venv/.can-develop node_modules/.installed ## everything that tests and checks need

test: setup lint unit packaging browser ## every check and every test

lint: setup ## formatting, style, types and the direction of imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(TYPED)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.client_types --check
	npx --no-install biome ci --error-on-warnings
	npx --no-install tsc

format: setup ## puts every file into its one layout
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	npx --no-install biome check --write

unit: setup ## the rules, the server, the common tests of all games
	$(BIN)/pytest --ignore=tests/browser --ignore=tests/packaging --numprocesses=2

packaging: setup ## the distribution, built and installed; the container's files
	$(BIN)/pytest tests/packaging

browser: setup ## real Chromium at a real server
	$(BIN)/pytest tests/browser

bench: setup ## playouts a second of each game
	$(BIN)/python -m tools.bench

types: setup ## the client's types, from the server's schemas
	$(BIN)/python -m tools.client_types

lock: .venv/.can-develop ## both lock files, newest versions
	tools/lock

dist: setup ## dist/*.tar.gz and dist/*.whl
	rm -rf dist
	$(BIN)/python -m build --no-isolation

clean: ## removes all that was made here, but not ./data
	rm -rf .venv node_modules static/vendor dist build .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

system:
	@tools/system-packages test

.venv/bin/python:
	@tools/system-packages venv
	$(PYTHON) -m venv .venv

.venv/.can-play: requirements-play.lock $(BUILD_INPUTS) | .venv/bin/python
	$(PIP) install --requirement requirements-play.lock
	$(PIP) install --no-deps --editable .
	@touch $@

.venv/.can-develop: requirements.lock $(BUILD_INPUTS) | .venv/bin/python
	$(PIP) install --requirement requirements.lock
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@ .venv/.can-play

node_modules/.installed: package-lock.json
	npm ci --ignore-scripts --silent
	@touch $@

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
SCENARIO ?= smoke
BIN := .venv/bin
NPM_BIN := node_modules/.bin
PIP := $(BIN)/pip --quiet --disable-pip-version-check
TYPED := $(wildcard engine_core karakum khiva kathmandu kuldhara web tests tools hatch_build.py alembic/env.py alembic/versions/*.py)
BUILD_INPUTS := pyproject.toml hatch_build.py package-lock.json

.PHONY: help play develop setup system test lint format unit packaging browser bench load types lock dist clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /make \1\t/' | expand -t 18

play: .venv/.can-play ## a table at http://localhost:8000, saved in ./data
	@mkdir -p data
	@CARAVANSERAI_DATABASE_URL="$${CARAVANSERAI_DATABASE_URL-sqlite:///data/caravanserai.db}" exec $(BIN)/caravanserai serve

develop: .venv/.can-develop node_modules/.installed ## what checks need

setup: system develop ## what tests need beside that: a browser, databases, fonts

test: setup lint unit packaging browser ## every check and every test

lint: develop ## formatting, style, types and the direction of imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(TYPED)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.client_types --check
	$(NPM_BIN)/biome ci --error-on-warnings
	$(NPM_BIN)/tsc

format: develop ## puts every file into its one layout
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(NPM_BIN)/biome check --write

unit: setup ## the rules, the server, the common tests of all games
	$(BIN)/pytest --ignore=tests/browser --ignore=tests/packaging --numprocesses=2

packaging: setup ## the distribution, built and installed; the container's files
	$(BIN)/pytest tests/packaging

browser: setup ## real Chromium at a real server
	$(BIN)/pytest tests/browser -m "not crowded" --numprocesses=2 --dist=worksteal
	$(BIN)/pytest tests/browser -m crowded

bench: develop ## how fast the rules of each game are on this machine
	$(BIN)/caravanserai bench

load: develop ## a real server under the load of tests/load/scenarios/$(SCENARIO).toml
	$(BIN)/python -m tests.load tests/load/scenarios/$(SCENARIO).toml

types: develop ## the client's types, from the server's schemas
	$(BIN)/python -m tools.client_types

lock: ## both lock files, newest versions
	tools/lock

dist: develop ## dist/*.tar.gz and dist/*.whl
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
	@echo "Setting up the table; this takes half a minute, once."
	$(PIP) install --requirement requirements-play.lock
	$(PIP) install --no-deps --editable .
	@touch $@

.venv/.can-develop: requirements.lock $(BUILD_INPUTS) | .venv/bin/python node_modules/.installed
	$(PIP) install --requirement requirements.lock
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@ .venv/.can-play

node_modules/.installed: package-lock.json
	npm ci --ignore-scripts --silent
	@touch $@

# `make play` sets up and opens the game; `make test` sets up and runs every check.
BIN := .venv/bin

.PHONY: play test setup setup-tests lock

play: setup
	@$(BIN)/ludotheque play

test: setup setup-tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto

setup:
	@scripts/setup

setup-tests:
	@scripts/setup-tests

# After a change of the dependencies in pyproject.toml: the same versions everywhere, with hashes and no address of a registry.
lock:
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --extra plots --extra postgresql --group dev pyproject.toml -o requirements.lock

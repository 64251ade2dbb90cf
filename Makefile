# Two commands are enough: `make play` and `make test`. They need Python >= 3.11 and nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# one more than two cores: tests in a browser wait now and then, as people do
WORKERS ?= 3
EXAMPLE := examples/liars_dice
RULES := tests/core tests/games tests/test_golden.py $(EXAMPLE)

NODE := $(shell node -p 'Number(process.versions.node.split(".")[0]) >= 20' 2>/dev/null)

.PHONY: play test quick check format golden house long kill bench postgres chromium page browser ui ui-check clean

play: $(VENV)/.play ## make an environment, install, serve the table and open the browser
	@$(BIN)/mbira

test: $(VENV)/.test check page postgres chromium ## everything that CI runs
	$(BIN)/pytest -q -n $(WORKERS)

quick: $(VENV)/.test check ## of that, what is quick: lint, types and the rules, for whoever works on it
	$(BIN)/pytest -q -n 2 $(RULES)

browser: $(VENV)/.test page chromium ## of that, what is about the page: plays in a real browser
	$(BIN)/pytest -q -n $(WORKERS) tests/ui

check: $(VENV)/.test ## formatting, lint, types, and who imports whom
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.test ## make the code look as it should
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

ui: $(VENV)/.test ui/node_modules ## build the page that the server serves
	$(BIN)/python ui/make_types.py
	cd ui && npm run --silent build

ui-check: ui/node_modules ## types, lint and formatting of the page, and its unit tests
	cd ui && npm run --silent check && npm test --silent

golden: $(VENV)/.test ## write the golden playthroughs and position counts again
	$(BIN)/python -m tests.golden

house: $(VENV)/.test ## draw docs/house.svg from the real imports
	$(BIN)/python -m tests.house

long: $(VENV)/.test ## the long form of the tests: a thousand matches per game, audited
	$(BIN)/python -m tests.long

kill: $(VENV)/.test postgres ## kills a server in the middle of 50 matches, ten times, on both databases
	$(BIN)/python -m tests.server.kill --times 10 --matches 50 --db sqlite
	$(BIN)/python -m tests.server.kill --times 10 --matches 50 --db postgres

bench: $(VENV)/.test ## the performance table, with a peer measured next to us
	$(BIN)/mbira bench engine

postgres: # where it can be installed; the tests that need it are skipped where it cannot
	@sh tests/server/install_postgres.sh

chromium: # the same for the tests in a browser
	@sh tests/ui/install_chromium.sh

page: $(VENV)/.test # checks the page where there is what builds it
	@$(BIN)/python -m tests.ui.size
ifeq ($(NODE),true)
	@$(MAKE) --no-print-directory ui-check
else
	@echo "*** THERE IS NO NODE >= 20: the page's own tests are skipped, it is not built again ***" >&2
endif

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

ui/node_modules: ui/package-lock.json
	# not `npm ci`: it refuses a lock that lacks the binaries of other systems
	cd ui && npm install --no-save --silent --no-audit --no-fund
	@touch $@

$(VENV)/.play: pyproject.toml
	@echo "Making an environment in $(VENV); this is done once and takes a minute or so."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install -q --disable-pip-version-check -e '.[server]'
	@touch $@

$(VENV)/.test: pyproject.toml bench/pyproject.toml $(EXAMPLE)/pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install -q --disable-pip-version-check -e '.[test]' -e ./bench -e $(EXAMPLE)
	@touch $@ $(VENV)/.play

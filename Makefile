# Two commands are enough: `make play` and `make test`. They need Python >= 3.11 and nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
# one more than two cores: tests in a browser wait now and then, as people do
WORKERS ?= 3
EXAMPLE := examples/liars_dice
# the rules alone: what starts processes, serves or counts every call is left to `make test`
RULES := tests/core tests/games tests/test_golden.py $(EXAMPLE) \
	$(addprefix --ignore ,$(EXAMPLE)/tests/test_commands.py $(EXAMPLE)/tests/test_served.py \
	tests/games/zimbabwe/test_bounds.py)

NODE := $(shell node -p 'Number(process.versions.node.split(".")[0]) >= 20' 2>/dev/null)

.PHONY: play test quick rules check format golden house long kill bench postgres redis chromium page browser ui ui-check \
	wheel compiled test-compiled clean

play: $(VENV)/.play ## make an environment, install, serve the table and open the browser
	@$(BIN)/mbira

test: $(VENV)/.test postgres redis chromium ## everything that CI runs
	@# each of these keeps one core busy for a minute: side by side they take hardly longer
	@$(MAKE) --no-print-directory -j2 -Otarget compiled check page
	$(BIN)/pytest -q -n $(WORKERS)
	@$(TEST_COMPILED)

quick: $(VENV)/.test ## of that, what is quick: lint, types and the rules, for whoever works on it
	@# types keep one core busy while the tests begin
	@$(MAKE) --no-print-directory -j2 check rules

rules: $(VENV)/.test
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

long: $(VENV)/.test postgres redis chromium ## the long form of the tests: a thousand audited matches per game, all cases
	$(BIN)/python -m tests.long
	$(BIN)/pytest -q -n $(WORKERS) --broad $$(grep -rl --include='test_*.py' '^from tests.breadth import' tests)

kill: $(VENV)/.test postgres ## kills a server in the middle of 50 matches, ten times, on both databases
	$(BIN)/python -m tests.server.kill --times 10 --matches 50 --db sqlite
	$(BIN)/python -m tests.server.kill --times 10 --matches 50 --db postgres

bench: $(VENV)/.test ## the performance table, with a peer measured next to us
	$(BIN)/mbira bench engine

wheel: ## dist/: compiled where there is a compiler, plain with a notice where there is none
	@mkdir -p build # pip shows what a build says only with -v, and then very much of it
	@MBIRA_COMPILE=1 $(PYTHON) -m pip wheel -v --disable-pip-version-check --no-deps -w dist . >build/wheel.log 2>&1 \
		|| { tail -20 build/wheel.log >&2; exit 1; }
	@grep -o '[*][*][*] mbira: .*' build/wheel.log >&2
	@ls -s dist

compiled: $(VENV)/.test ## $(COMPILED): everything of $(VENV), with mbira compiled
	@sh tests/compiled/install.sh $(VENV) $(COMPILED)

define TEST_COMPILED
if $(COMPILED)/bin/python -m mbira --version | grep -q interpreted; then \
	echo "*** THERE IS NO C COMPILER: the compiled engine is not tested ***" >&2; \
else \
	$(COMPILED)/bin/python -m tests.compiled.same && \
	$(COMPILED)/bin/python -m pytest -q -n $(WORKERS) tests/core tests/games tests/bots tests/test_golden.py; \
fi
endef

test-compiled: compiled ## of the tests, those of rules and bots, compiled; and both ways play the same matches
	@$(TEST_COMPILED)

postgres: # where it can be installed; the tests that need it are skipped where it cannot
	@sh tests/server/install_postgres.sh

redis: # the same for the tests with a broker
	@sh tests/server/install_redis.sh

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
	rm -rf $(VENV) $(COMPILED) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

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

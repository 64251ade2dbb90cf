"""Settings for all tests."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

from hypothesis import settings

from tests.breadth import BROAD

if TYPE_CHECKING:
    import pytest

# read when numpy comes in: on cores that tests share, its threads would wait for each other
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

settings.register_profile("suite", deadline=None, print_blob=True)
settings.load_profile("suite")

# a shell that starts the suite in the background lets it ignore interrupts, and with it all that
# the tests start and interrupt
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    said = "all cases, also those that repeat what others show (tests/breadth.py)"
    parser.addoption("--broad", action="store_true", help=said)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("broad"):
        os.environ[BROAD] = "1"  # the processes of pytest-xdist have it from here

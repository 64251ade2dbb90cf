"""Settings for all tests."""

from __future__ import annotations

import os
import signal

from hypothesis import settings

# read when numpy comes in: on cores that tests share, its threads would wait for each other
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

settings.register_profile("suite", deadline=None, print_blob=True)
settings.load_profile("suite")

# a shell that starts the suite in the background lets it ignore interrupts, and with it all that
# the tests start and interrupt
signal.signal(signal.SIGINT, signal.default_int_handler)

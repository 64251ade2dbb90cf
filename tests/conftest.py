"""Settings for all tests."""

from __future__ import annotations

import signal

from hypothesis import settings

settings.register_profile("suite", deadline=None, print_blob=True)
settings.load_profile("suite")

# a shell that starts the suite in the background lets it ignore interrupts, and with it all that
# the tests start and interrupt
signal.signal(signal.SIGINT, signal.default_int_handler)

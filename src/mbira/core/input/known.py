"""Types that msgspec knows before anybody reads one.

It looks at a type when it first reads something of it. If two threads come to that at the same
time, one of them meets a type that is half looked at, and the process crashes. So types that
threads read are made known where they are defined, which only one thread does.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec


def know(*kinds: Any) -> None:
    """Let msgspec look at types now."""
    for kind in kinds:
        with suppress(msgspec.ValidationError):
            msgspec.convert(None, kind)

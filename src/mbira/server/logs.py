"""Logs: lines for people at a terminal, JSON for programs; never a cookie, a token or a seed."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from typing import TextIO

LEVELS = ("debug", "info", "warning", "error")


class _Output:
    """Where lines go; if they cannot be written, the server has better things to do than fail."""

    def __init__(self, to: TextIO) -> None:
        self._to = to

    def write(self, text: str) -> None:
        with suppress(OSError, ValueError):
            self._to.write(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            self._to.flush()


class _Handler(logging.Handler):
    """Passes on what libraries log, so that all lines look the same."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log a record as our own."""
        log = structlog.get_logger().bind(library=record.name)
        say = log.error if record.levelno >= logging.ERROR else log.warning
        say(record.getMessage().strip(), exc_info=record.exc_info)


def set_up_logs(level: str = "info") -> None:
    """Send logs to standard error."""
    if level not in LEVELS:
        raise MbiraError(f"there is no log level {level!r}; levels: {', '.join(LEVELS)}")
    terminal = sys.stderr.isatty()
    renderer: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer(  # its own tracebacks would show what variables hold
            colors=True, exception_formatter=structlog.dev.plain_traceback
        )
        if terminal
        else structlog.processors.JSONRenderer()
    )
    processors: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        renderer,
    ]
    if not terminal:
        processors.insert(-1, structlog.processors.format_exc_info)
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping()[level.upper()]
        ),
        logger_factory=structlog.PrintLoggerFactory(_Output(sys.stderr)),  # type: ignore[arg-type]
        cache_logger_on_first_use=True,
    )
    # Libraries tell more than is to be known when they tell details: headers, addresses, values.
    logging.basicConfig(handlers=[_Handler()], level=logging.WARNING, force=True)

"""Logs: lines for people at a terminal, JSON for programs; never a cookie, a token or a seed."""

from __future__ import annotations

import logging
import sys

import structlog

from mbira.core.errors import MbiraError

LEVELS = ("debug", "info", "warning", "error")


def set_up_logs(level: str = "info") -> None:
    """Send logs to standard error."""
    if level not in LEVELS:
        raise MbiraError(f"there is no log level {level!r}; levels: {', '.join(LEVELS)}")
    terminal = sys.stderr.isatty()
    renderer: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer(colors=True)
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
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )

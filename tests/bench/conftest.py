"""The server bench is run by the command line, like any other command."""

from __future__ import annotations

from tests.cli.conftest import mbira

__all__ = ["mbira"]

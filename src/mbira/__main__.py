"""`python -m mbira` is `mbira`."""

from __future__ import annotations

from mbira.cli.main import run

run()

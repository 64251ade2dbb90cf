"""The command: measures with progress on standard error, then shows a table or JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.cli.screen import print_json, progress
from mbira_bench.siege.holds import HOLDS, find_hold
from mbira_bench.siege.report import show
from mbira_bench.siege.run import USUAL_SECONDS, besiege

if TYPE_CHECKING:
    from collections.abc import Sequence


def bench_siege(seconds: float | None, only: Sequence[str], *, json: bool) -> None:
    """Besiege a server; missed bars are shown, and are not a failure."""
    holds = [type(find_hold(name)) for name in only] or list(HOLDS.values())
    with progress(slow=True) as bar:
        task = bar.add_task("siege")

        def tell(what: str, done: int, of: int) -> None:
            bar.update(task, description=what, completed=done, total=of)

        siege = besiege(holds, seconds or USUAL_SECONDS, tell)
    if json:
        print_json({"bench": "siege", **siege.as_json()})
    else:
        show(siege)

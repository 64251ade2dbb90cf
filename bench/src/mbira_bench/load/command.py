"""The command: measures with progress on standard error, then shows a table or JSON."""

from __future__ import annotations

from mbira.cli.screen import print_json, progress
from mbira_bench.load.report import show
from mbira_bench.load.run import USUAL_SECONDS, measure_server
from mbira_bench.numbers import Setting


def bench_server(
    tables: int, sockets: int, rate: float, seconds: float | None, db: str | None, *, json: bool
) -> None:
    """Measure a server; missed bars are shown, and are not a failure."""
    seconds = seconds or USUAL_SECONDS
    part = min(1.0, seconds / USUAL_SECONDS)
    setting = Setting(tables, sockets, rate, seconds, max(3, int(60 * part)), max(1.0, 15 * part))
    with progress(slow=True) as bar:
        task = bar.add_task("bench")

        def tell(what: str, done: int, of: int) -> None:
            bar.update(task, description=what, completed=done, total=of)

        result = measure_server(setting, db, tell)
    if json:
        print_json({"bench": "server", **result.as_json()})
    else:
        show(result)

"""The command: measures with progress on standard error, then shows a table or JSON."""

from __future__ import annotations

from mbira.cli.bench.server.numbers import Setting
from mbira.cli.bench.server.report import show
from mbira.cli.bench.server.run import measure_server
from mbira.cli.screen import print_json, progress

SECONDS = 60.0

__all__ = ["SECONDS", "Setting", "bench_server"]


def bench_server(setting: Setting, db: str | None, *, json: bool) -> None:
    """Measure a server; bars that are missed are shown, and no failure."""
    with progress(slow=True) as bar:
        task = bar.add_task("bench")

        def tell(what: str, done: int, of: int) -> None:
            bar.update(task, description=what, completed=done, total=of)

        result = measure_server(setting, db, tell)
    if json:
        print_json({"bench": "server", **result.as_json()})
    else:
        show(result)

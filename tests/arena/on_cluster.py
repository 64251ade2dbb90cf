"""`python -m tests.arena.on_cluster`: jobs for a cluster that do well and badly; says what came."""

from __future__ import annotations

import json
import os
import sys

from mbira.arena.jobs import cluster
from mbira.arena.jobs.workers import open_workers
from mbira.core.errors import MbiraError
from tests.arena.jobs import fells, no_good, square


def main() -> None:
    said: dict[str, object] = {}
    cluster.AGAIN = 1
    with open_workers(0, "ray") as workers:
        done = [*workers.in_order(square, range(12))]
        said["squares"] = [number for number, _ in done]
        said["processes"] = len({process for _, process in done} - {os.getpid()})
        for work in (no_good, fells):
            try:
                said[work.__name__] = [*workers.in_order(work, range(8))]
            except MbiraError as error:
                said[work.__name__] = str(error)
    json.dump(said, sys.stdout)


if __name__ == "__main__":
    main()

"""Who does jobs, and how to ask them.

    with open_workers(4) as workers:
        for result in workers.in_order(play, pairings):
            ...

A job says all that its result follows from, its seed included, and knows nothing of the others; so
what comes of it is the same wherever it is done, and however often. `work` is a function of a
module, and it, the jobs and their results can be pickled.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from mbira.core.errors import MbiraError, needing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

J = TypeVar("J")
R = TypeVar("R")

RAY = "ray"


class Workers(ABC):
    """Whoever does jobs."""

    @abstractmethod
    def as_they_end(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[int, R]]:
        """Yield what comes of each job with its number, from 0, in whatever order they end.

        Jobs are taken one by one, when there is room for them: there may be very many. What a job
        raises is raised here.
        """

    def in_order(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """Yield what comes of each job, in the order of the jobs.

        What ends before its turn is kept until then.
        """
        early: dict[int, R] = {}
        due = 0
        for number, result in self.as_they_end(work, jobs):
            early[number] = result
            while due in early:
                yield early.pop(due)
                due += 1


class Here(Workers):
    """This process, one job after the other."""

    def as_they_end(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[int, R]]:
        """Yield what comes of each job with its number."""
        for number, job in enumerate(jobs):
            yield number, work(job)


@contextmanager
def open_workers(count: int = 1, on: str | None = None) -> Iterator[Workers]:
    """Yield who does jobs: this many processes of this machine, 0 for one a core; or a cluster.

    `on` is "ray" for Ray on this machine, with this many processes, or the cluster that RAY_ADDRESS
    names; or "ray://HOST:PORT". If the block fails or is interrupted, nothing is waited for, and
    nothing that was started for it goes on.
    """
    if on is not None:
        if on != RAY and not on.startswith(f"{RAY}://"):
            raise MbiraError(f"there is no place {on!r}; places: ray, ray://HOST:PORT")
        with needing(RAY, f"--on {RAY}"):
            from mbira.arena.jobs.cluster import ray_cluster  # noqa: PLC0415 an extra
        with ray_cluster(None if on == RAY else on, count) as cluster:
            yield cluster
    elif count == 1:
        yield Here()
    else:
        from mbira.arena.jobs.processes import processes  # noqa: PLC0415 most need none of it

        with processes(count or os.cpu_count() or 1) as several:
            yield several

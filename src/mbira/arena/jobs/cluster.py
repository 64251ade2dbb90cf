"""Ray: jobs on the machines of a cluster. A job that is lost with its node is done again."""

from __future__ import annotations

import os
import socket
from contextlib import contextmanager
from importlib.metadata import version
from itertools import islice
from typing import TYPE_CHECKING

from mbira.core.errors import MbiraError

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that it is used
os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".")  # standard output is the command's alone
# what Ray starts has gRPC's threads and forks: with gRPC's own handlers of that, now and then the
# child crashes before it is anybody
os.environ.setdefault("GRPC_ENABLE_FORK_SUPPORT", "0")
if os.environ.get("RAY_ADDRESS", "127.").startswith("127."):
    # nodes of this machine alone listen on loopback; Ray reads this when it is imported, and calls
    # it by the systems where that is usual
    os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")

import ray
from ray import exceptions

from mbira.arena.jobs.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from mbira.arena.jobs.workers import J, R

AGAIN = 20
"""A lost job is done again this often: nodes go, but what fells every node is the job."""
KNOCKING = 10.0
"""Seconds in which an address has to answer: Ray itself would ask for a minute."""
STORE = 100 * 2**20
"""Bytes of shared memory for results, with Ray on this machine: they are small."""


class Cluster(Workers):
    """All processors of a Ray cluster, however many it has at the moment."""

    def __init__(self) -> None:
        self.open = True

    def as_they_end(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[int, R]]:
        """Yield what comes of each job with its number, as they end."""
        task = ray.remote(num_cpus=1, max_retries=AGAIN, scheduling_strategy="SPREAD")(_do)
        ours = version("mbira")
        left = enumerate(jobs)
        running: dict[ray.ObjectRef, int] = {}
        try:
            while True:
                room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
                for number, job in islice(left, max(0, room - len(running))):
                    running[task.remote(ours, work, job)] = number
                if not running:
                    return
                for done in ray.wait([*running], num_returns=1)[0]:
                    number = running.pop(done)
                    yield number, _result(number, done)
        finally:
            if self.open:  # else they ended with it
                for ref in running:
                    ray.cancel(ref, force=True)


def _do(ours: str, work: Callable[[J], R], job: J) -> R:
    """Do a job on a node."""
    if version("mbira") != ours:
        raise MbiraError(f"a node has mbira {version('mbira')}, not {ours} as here")
    return work(job)


def _result(number: int, ref: ray.ObjectRef) -> R:  # type: ignore[type-var]
    """Return what came of a job; if it raised something, raise that."""
    try:
        found: R = ray.get(ref)
    except exceptions.RayTaskError as error:
        if isinstance(error.cause, ModuleNotFoundError):
            raise MbiraError(f"a node of the cluster lacks something: {error.cause}") from None
        raise error.cause from None
    except (exceptions.WorkerCrashedError, exceptions.NodeDiedError) as error:
        raise MbiraError(
            f"job {number} was lost {AGAIN + 1} times: {type(error).__name__}"
        ) from None
    return found


def _said(error: Exception) -> str:
    """Return what an error says in a line: where it brings a traceback from afar, how that ends."""
    lines = [line for line in str(error).splitlines() if line.strip()]
    if not lines:
        return type(error).__name__
    return lines[-1] if any(line.startswith("Traceback") for line in lines) else lines[0]


@contextmanager
def ray_cluster(address: str | None, count: int) -> Iterator[Cluster]:
    """Yield the cluster at an address, or one of this machine alone for as long as the block runs.

    Without an address RAY_ADDRESS counts, as Ray has it. `count` is how many processes a cluster of
    our own has, 0 for one a core.
    """
    try:
        if address is not None:
            host, _, port = address.removeprefix("ray://").rpartition(":")
            socket.create_connection((host, int(port)), KNOCKING).close()
        if address is not None or "RAY_ADDRESS" in os.environ:
            ray.init(address, log_to_driver=False, logging_level="error")
        else:
            ray.init(
                "local",  # another one on this machine is not ours
                num_cpus=count or os.cpu_count() or 1,
                include_dashboard=False,
                object_store_memory=STORE,
                log_to_driver=False,
                logging_level="error",
            )
    except (OSError, ValueError, exceptions.RaySystemError, RuntimeError) as error:
        raise MbiraError(
            f"there is no cluster at {address or 'RAY_ADDRESS'}: {_said(error)}"
        ) from None
    cluster = Cluster()
    try:
        yield cluster
    finally:
        cluster.open = False
        ray.shutdown()

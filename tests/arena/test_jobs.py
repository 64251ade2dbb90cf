"""Whoever does jobs comes to the same, in any order that is asked for."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from mbira.arena.jobs.workers import Workers, open_workers
from mbira.core.errors import MbiraError
from tests.arena.jobs import fells, much, no_good, square

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from mbira.arena.jobs.workers import J, R


class Backwards(Workers):
    """Ends all jobs, the last one first."""

    def as_they_end(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[int, R]]:
        yield from reversed([(number, work(job)) for number, job in enumerate(jobs)])


@pytest.mark.parametrize("count", [1, 2])
def test_jobs_are_done_and_their_results_come_in_order(count: int) -> None:
    with open_workers(count) as workers:
        found = [*workers.in_order(square, range(9))]
        numbers = {number for number, _ in workers.as_they_end(square, range(9))}
    assert [number for number, _ in found] == [number * number for number in range(9)]
    assert numbers == set(range(9))
    assert (os.getpid() in {process for _, process in found}) == (count == 1)


def test_results_wait_for_those_before_them() -> None:
    assert [*Backwards().in_order(no_good, range(3))] == [0, 1, 2]


@pytest.mark.parametrize("count", [1, 2])
def test_what_a_job_raises_is_raised(count: int) -> None:
    with open_workers(count) as workers, pytest.raises(MbiraError, match="three is no good"):
        list(workers.in_order(no_good, range(9)))


@pytest.mark.parametrize("count", [1, 2])
def test_jobs_are_taken_when_there_is_room(count: int) -> None:
    """There may be very many of them."""
    taken = 0

    def jobs() -> Iterator[int]:
        nonlocal taken
        for number in range(10**9):
            taken += 1
            yield number

    with open_workers(count) as workers:
        ended = workers.as_they_end(square, jobs())
        assert len({next(ended)[0] for _ in range(3)}) == 3
        assert taken <= 3 + 2 * count
        assert [*workers.in_order(no_good, [5, 6, 7])] == [5, 6, 7]  # and nothing of those above


def test_a_process_that_is_killed_is_no_riddle() -> None:
    with pytest.raises(MbiraError, match="was killed"), open_workers(2) as workers:
        list(workers.in_order(fells, range(4)))


def test_a_long_result_that_is_cut_off_holds_nobody_up() -> None:
    """More than fits into a pipe: whoever is stopped here stops in the middle of saying it."""
    with open_workers(2) as workers:
        ended = workers.as_they_end(much, range(9))
        assert len(next(ended)[1]) == 10**7


def test_no_other_place_is_known() -> None:
    with pytest.raises(MbiraError, match="there is no place 'rays'"), open_workers(1, "rays"):
        pass

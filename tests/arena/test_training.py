"""Bots that learn: the same again from the same seed, also after a stop; and the last is beaten."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from mbira.arena.jobs.workers import Here, open_workers
from mbira.arena.training.course import Generation, Training
from mbira.arena.training.curve import curve
from mbira.arena.training.playing import Bout, Lesson, play_bout, play_lesson
from mbira.arena.training.run import School
from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from pathlib import Path

TINY = Training(
    game="meduris", ruleset=2, seats=2, seed="tiny", matches=3, generations=2, duel=2, units=4,
    explore=0.1, trust=0.9,
)  # fmt: skip


def silent(what: str, now: int, of: int) -> None:
    """Say nothing."""


def trained(folder: Path) -> list[Generation]:
    return [*School(folder, TINY).generations(Here(), silent)]


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("school") / "once"
    assert [found.number for found in trained(folder)] == [1, 2]
    return folder


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_same_training_makes_the_same_models(once: Path, tmp_path: Path) -> None:
    with open_workers(2) as workers:
        again = [*School(tmp_path / "again", TINY).generations(workers, silent)]
    assert [found.digest for found in again] == [found.digest for found in trained(once)]
    assert files(tmp_path / "again") == files(once)


class StoppedError(Exception):
    """Somebody has stopped it."""


def test_a_training_that_was_stopped_goes_on_and_comes_to_the_same(
    once: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "stopped"

    def stop(at: str, after: int) -> None:
        def tell(what: str, now: int, _: int) -> None:
            if at in what and now == after:
                raise StoppedError

        with pytest.raises(StoppedError):
            list(School(folder, TINY).generations(Here(), tell))

    stop("generation 1: playing", 2)
    with (folder / "matches-1.msgpack").open("ab") as file:
        file.write(b"\x99\0\0\0cut off")
    stop("generation 1: duel", 1)
    stop("generation 2: learning", 0)
    trained(folder)
    assert files(folder) == files(once)


def test_a_folder_belongs_to_one_training(once: Path, tmp_path: Path) -> None:
    other = msgspec.structs.replace(TINY, seed="other")
    with pytest.raises(MbiraError, match="belongs to another training"):
        School(once, other)
    (tmp_path / "notes").write_text("mine")
    with pytest.raises(MbiraError, match="holds something else"):
        School(tmp_path, TINY)


def test_another_seed_is_another_match() -> None:
    lessons = [Lesson("meduris", 2, seed, b"", 0.1) for seed in ("1", "1", "2")]
    one, same, other = map(play_lesson, lessons)
    assert one == same
    assert one.told != other.told
    assert one.margins[0] == -one.margins[1]
    assert sum(one.wins) == 1


def test_two_that_are_the_same_share_the_wins_of_a_deal() -> None:
    bouts = [Bout("meduris", 2, "deal", seat, b"", b"") for seat in (0, 1)]
    assert sum(map(play_bout, bouts)) == 1


def test_the_curve_shows_every_generation_and_where_nothing_was_learnt() -> None:
    kept = Generation(1, 3, "aa", 1.0, 0.75, 0.75, 100, kept=True)
    dropped = Generation(2, 3, "bb", 1.0, 0.4, 0.6, 100, kept=False)
    shown = curve(TINY, [kept, dropped])
    assert shown.startswith('<svg xmlns="http://www.w3.org/2000/svg" ')
    assert "75.0% of 100 (65.7%-82.5%)" in shown
    assert "2 (not kept)" in shown
    assert shown.count('class="mark"') == 1

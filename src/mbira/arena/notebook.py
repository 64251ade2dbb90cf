"""The results of a tournament in a folder, so that one that was stopped can go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mbira.arena.playing import Contest
from mbira.arena.result import Result
from mbira.core.errors import MbiraError
from mbira.core.log.save import write_whole

if TYPE_CHECKING:
    from pathlib import Path

CONTEST = "contest.json"
RESULTS = "results.jsonl"


class Notebook:
    """A folder with the contest, and one line per match played."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.path = folder / RESULTS
        self.contest = contest
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._same_contest(folder / CONTEST)
        except OSError as error:
            raise MbiraError(f"cannot save to {folder}: {error.strerror}") from None

    def _same_contest(self, path: Path) -> None:
        text = msgspec.json.format(msgspec.json.encode(self.contest), indent=1) + b"\n"
        if path.exists():
            if path.read_bytes() != text:
                raise MbiraError(f"{path} belongs to another tournament; choose another folder")
        elif any(path.parent.iterdir()):
            raise MbiraError(f"{path.parent} holds something else; choose another folder")
        else:
            write_whole(path, text)

    def played(self) -> dict[int, Result]:
        """Return the results so far, by number; a last line that was cut off does not count."""
        found: dict[int, Result] = {}
        if not self.path.exists():
            return found
        lines = self.path.read_bytes().split(b"\n")
        for number, line in enumerate(lines[:-1], 1):
            try:
                result = msgspec.json.decode(line, type=Result)
                self._check(result)
            except (msgspec.MsgspecError, ValueError) as error:
                raise MbiraError(f"{self.path}: line {number} is not a result: {error}") from None
            found[result.number] = result
        if lines[-1]:
            write_whole(self.path, b"".join(line + b"\n" for line in lines[:-1]))
        return found

    def _check(self, result: Result) -> None:
        """Raise ValueError if a result cannot be one of this tournament's."""
        seats, bots = self.contest.seats, len(self.contest.bots)
        if result.number < 0 or not all(0 <= entry < bots for entry in result.entries):
            raise ValueError("there is no such match or bot")
        if sorted(seat for group in result.ranking for seat in group) != list(range(seats)):
            raise ValueError("its ranking does not name every seat")
        for part in (
            result.entries, result.scores, result.decisions, result.seconds, result.failures
        ):  # fmt: skip
            if len(part) != seats:
                raise ValueError(f"it is not for {seats} seats")
        if len(result.faults) not in {0, seats} or not set(result.forfeits) <= set(range(seats)):
            raise ValueError("its faults are not of these seats")

    def write(self, result: Result) -> None:
        """Add a result."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")


def seed_in(folder: Path) -> str | None:
    """Return the seed of the tournament in a folder; None if there is none."""
    try:
        return msgspec.json.decode((folder / CONTEST).read_bytes(), type=Contest).seed
    except (OSError, msgspec.MsgspecError):
        return None

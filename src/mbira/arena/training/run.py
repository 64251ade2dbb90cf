"""A training: play, learn, test the new model against the last, keep what is better.

All is kept in a folder, match by match, so that a training that was stopped goes on where it was,
and comes to the same models.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import msgspec

from mbira.arena.training.course import Generation, Training
from mbira.arena.training.playing import Bout, Learnt, Lesson, mind_of, play_bout, play_lesson
from mbira.bots.learnt.model import Model, blank, make_model, read_model, write_model
from mbira.core.errors import MbiraError
from mbira.core.log.save import write_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from mbira.arena.jobs.workers import Workers

    Tell = Callable[[str, int, int], None]

TRAINING = "training.json"
WINDOW = 2
"""How many generations are learnt from: what worse bots did long ago tells little."""


class School:
    """The folder of a training."""

    def __init__(self, folder: Path, training: Training) -> None:
        self.folder = folder
        self.training = training
        text = msgspec.json.format(msgspec.json.encode(training), indent=1) + b"\n"
        path = folder / TRAINING
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if path.exists():
                if path.read_bytes() != text:
                    raise MbiraError(f"{path} belongs to another training; choose another folder")
            elif any(folder.iterdir()):
                raise MbiraError(f"{folder} holds something else; choose another folder")
            else:
                write_whole(path, text)
        except OSError as error:
            raise MbiraError(f"cannot save to {folder}: {error.strerror}") from None

    def model(self, number: int) -> bytes:
        """Return the file of the model of a generation."""
        return self._model(number).read_bytes()

    def _model(self, number: int) -> Path:
        return self.folder / f"model-{number}.json"

    def generations(self, workers: Workers, tell: Tell) -> Iterator[Generation]:
        """Yield what comes of each generation; those that are done already are not done again."""
        best = b""
        for number in range(1, self.training.generations + 1):
            done = self.folder / f"generation-{number}.json"
            if done.exists():
                found = _read(done)
            else:
                lessons = [
                    lesson
                    for each in range(max(1, number - WINDOW + 1), number + 1)
                    for lesson in self._lessons(workers, each, best, tell)
                ]
                found = self._generation(workers, number, best, lessons, tell)
                write_whole(done, msgspec.json.encode(found))
            if found.kept:
                best = self.model(number)
            yield found

    def _generation(
        self,
        workers: Workers,
        number: int,
        best: bytes,
        lessons: list[Learnt],
        tell: Tell,
    ) -> Generation:
        tell(f"generation {number}: learning", 0, 1)
        if not self._model(number).exists():
            write_whole(self._model(number), write_model(self._learn(number, best, lessons)))
        content = self.model(number)
        model = read_model(content, self._model(number))
        wins = self._duel(workers, number, content, best, tell)
        first = self._duel(workers, number, content, b"", tell) if best else wins
        duel = self._bouts()
        return Generation(
            number, len(lessons), model.digest, model.error, round(wins, 4), round(first, 4),
            duel, wins > 1 / self.training.seats,
        )  # fmt: skip

    def _lessons(self, workers: Workers, number: int, best: bytes, tell: Tell) -> list[Learnt]:
        """Return the matches of a generation, playing those that have not been played yet."""
        training = self.training
        path = self.folder / f"matches-{number}.msgpack"
        lessons = _kept(path)
        jobs = [
            Lesson(
                training.game, training.seats, f"{training.seed}/{number}/{match}", best,
                training.explore,
            )
            for match in range(len(lessons), training.matches)
        ]  # fmt: skip
        for found in workers.in_order(play_lesson, jobs):
            lessons.append(found)
            with path.open("ab") as file:
                packed = zlib.compress(msgspec.msgpack.encode(found), 1)
                file.write(len(packed).to_bytes(4, "little") + packed)
            tell(f"generation {number}: playing", len(lessons), training.matches)
        return lessons

    def _learn(self, number: int, best: bytes, lessons: list[Learnt]) -> Model:
        from mbira.arena.training.fitting import Lessons, fit  # noqa: PLC0415 an extra

        training = self.training
        inputs = mind_of(training.game, b"").inputs(training.seats)
        before = read_model(best, "the last model").weights() if best else None
        seed = zlib.crc32(f"{training.seed}/{number}".encode())
        network, error, scale = fit(
            Lessons(lessons, training.seats, inputs), training.units, training.trust, seed, before
        )
        start = blank(
            training.game, training.ruleset, training.seats, training.command,
            training.matches * number,
        )  # fmt: skip
        return make_model(start, *network.whole(), scale, error)

    def _bouts(self) -> int:
        """Return how many matches a duel has: every deal is played from every seat."""
        return max(1, self.training.duel // self.training.seats) * self.training.seats

    def _duel(
        self,
        workers: Workers,
        number: int,
        model: bytes,
        other: bytes,
        tell: Tell,
    ) -> float:
        """Return which part of a duel on fresh deals a model wins."""
        training = self.training
        bouts = [
            Bout(
                training.game, training.seats, f"{training.seed}/duel {number}/{deal}", seat, model,
                other,
            )
            for deal in range(self._bouts() // training.seats)
            for seat in range(training.seats)
        ]  # fmt: skip
        wins = 0.0
        for played, part in enumerate(workers.in_order(play_bout, bouts), 1):
            wins += part
            tell(f"generation {number}: duel", played, len(bouts))
        return wins / len(bouts)


def _kept(path: Path) -> list[Learnt]:
    """Return the matches in a file; one that was cut off does not count."""
    content = path.read_bytes() if path.exists() else b""
    found: list[Learnt] = []
    at = 0
    while at + 4 <= len(content):
        end = at + 4 + int.from_bytes(content[at : at + 4], "little")
        if end > len(content):
            break
        found.append(msgspec.msgpack.decode(zlib.decompress(content[at + 4 : end]), type=Learnt))
        at = end
    if at < len(content):
        write_whole(path, content[:at])
    return found


def _read(path: Path) -> Generation:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Generation)
    except msgspec.MsgspecError as error:
        raise MbiraError(f"{path} is not a generation: {error}") from None

"""Which way notes go, as a clock and what is heard decide it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from mbira.core.errors import MbiraError
from mbira.server.store.store import Store
from mbira.server.telling.broker import MOST, SILENT, Broker, channel_of, client_of
from mbira.server.telling.note import Note, decode_note
from mbira.server.telling.telling import Telling

if TYPE_CHECKING:
    from pathlib import Path

NOWHERE = "redis://:hush@127.0.0.1:1"


class Scene:
    """A process with a broker, one second after the other."""

    def __init__(self) -> None:
        self.time = 100.0
        self.broker = Broker(NOWHERE, "here", lambda: self.time)
        self.telling = Telling("we", self.broker, lambda: self.time)
        self.telling.listening(heard=True)

    def second(self, *heard: tuple[str, str, bool]) -> bool:
        """Let a second pass in which these are heard; return whether the broker tells then."""
        self.time += 1.0
        self.broker._sent = True  # as if it had taken our beat
        self.telling.hear(Note("alive", "", "we", hears=True), "broker")
        for process, ways, hears in heard:
            for letter, way in (("n", "notices"), ("b", "broker")):
                if letter in ways:
                    self.telling.hear(Note("alive", "", process, hears=hears), way)  # type: ignore[arg-type]
        self.telling.choose()
        return self.telling.by_broker

    def seconds(self, *heard: tuple[str, str, bool]) -> list[bool]:
        """Let this many seconds pass that whoever is silent is not there any more."""
        return [self.second(*heard) for _ in range(int(SILENT) + 1)]


def test_the_broker_tells_once_everybody_who_is_there_is_known_and_hears_it() -> None:
    scene = Scene()
    told = scene.seconds(("other", "nb", True))
    assert told[0] is False, "who else is there was not known yet"
    assert told[-1] is True


@pytest.mark.parametrize(
    ("ways", "hears"), [("n", False), ("n", True), ("nb", False)],
    ids=["has none", "has another", "does not hear it"],
)  # fmt: skip
def test_one_who_does_not_hear_the_broker_is_told_by_notices(ways: str, *, hears: bool) -> None:
    scene = Scene()
    scene.seconds(("other", "nb", True))
    assert scene.second(("other", "nb", True), ("third", ways, hears)) is False
    assert scene.second(("other", "nb", True)) is False, "it is still there"
    assert scene.seconds(("other", "nb", True))[-1] is True, "it is gone"


def test_a_broker_that_is_not_heard_any_more_tells_nobody() -> None:
    scene = Scene()
    assert scene.seconds()[-1] is True
    scene.time += SILENT
    assert scene.telling.choose() is True
    assert scene.telling.by_broker is False


def test_without_notices_nobody_knows_who_hears_what() -> None:
    scene = Scene()
    assert scene.seconds()[-1] is True
    scene.telling.listening(heard=False)
    assert scene.second() is False


def test_too_much_that_waits_is_dropped_and_owed() -> None:
    scene = Scene()
    assert scene.seconds()[-1] is True
    for _ in range(MOST):
        scene.broker.publish(b"{}")
    assert scene.broker.reached
    scene.broker.publish(b"{}")
    assert scene.broker.owes
    assert scene.second() is False


def test_what_cannot_be_sent_at_the_end_is_owed() -> None:
    async def end() -> Broker:
        broker = Broker(NOWHERE, "here")
        broker.publish(b"{}")
        await broker.finish()
        return broker

    assert asyncio.run(end()).owes


def test_an_address_that_makes_no_sense_is_not_repeated() -> None:
    with pytest.raises(MbiraError) as refused:
        client_of("http://:hush@example.org")
    assert "hush" not in str(refused.value)


def test_processes_on_one_database_meet_and_others_do_not() -> None:
    assert channel_of("a") == channel_of("a") != channel_of("b")
    assert "secret" not in channel_of("secret")


def test_a_note_of_an_earlier_version_is_understood() -> None:
    old = b'{"from":"p","kind":"alive","id":"","knows":["q"]}'
    assert decode_note(old) == Note("alive", "", "p", knows=("q",), hears=False)


def test_a_broker_is_for_postgresql(tmp_path: Path) -> None:
    with pytest.raises(MbiraError, match="on one PostgreSQL"):
        Store(f"sqlite:///{tmp_path / 'tables.db'}", broker=NOWHERE)

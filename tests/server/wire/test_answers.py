"""An answer goes out in one piece, unless whoever answers waits in the middle of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

from mbira.server.wire.answers import Answer

if TYPE_CHECKING:
    from collections.abc import Callable


class Wire:
    """A transport that notes what it is told."""

    def __init__(self) -> None:
        self.sent: list[bytes | str] = []

    def write(self, data: bytes) -> None:
        """Note a packet."""
        self.sent.append(data)

    def close(self) -> None:
        """Note the end."""
        self.sent.append("closed")

    def is_closing(self) -> bool:
        """Return whether it was closed."""
        return "closed" in self.sent


def _sent(work: Callable[[Answer], None]) -> list[bytes | str]:
    """Return what goes out at once, then what goes out once the loop goes on."""
    wire = Wire()

    async def answer() -> list[bytes | str]:
        work(Answer(cast("asyncio.Transport", wire), asyncio.get_running_loop()))
        wire.sent.append("waits")
        await asyncio.sleep(0)
        return wire.sent

    return asyncio.run(answer())


def test_a_head_and_a_body_go_out_as_one() -> None:
    def work(answer: Answer) -> None:
        answer.write(b"head ")
        answer.write(b"body")

    assert _sent(work) == [b"head body", "waits"]


def test_a_head_without_a_body_waits_for_nobody() -> None:
    assert _sent(lambda answer: answer.write(b"head")) == ["waits", b"head"]


def test_an_empty_body_lets_the_head_go() -> None:
    def work(answer: Answer) -> None:
        answer.write(b"head")
        answer.write(b"")

    assert _sent(work) == [b"head", "waits"]


def test_nothing_is_lost_by_closing() -> None:
    def work(answer: Answer) -> None:
        answer.write(b"head")
        answer.close()
        assert answer.is_closing()

    assert _sent(work) == [b"head", "closed", "waits"]


def test_a_long_answer_keeps_its_order() -> None:
    def work(answer: Answer) -> None:
        for piece in (b"1", b"2", b"3", b"4", b"5"):
            answer.write(piece)

    assert _sent(work) == [b"12", b"34", "waits", b"5"]

"""The two who only want to play: a match of each game against each other, and one against a bot."""

from __future__ import annotations

import asyncio
import random
import socket
from typing import TYPE_CHECKING

from mbira.bots.mind import known_games
from mbira_bench.siege.board import Board, Person
from mbira_bench.siege.numbers import Waits

if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence

ADDRESSES = ("127.0.0.2", "127.0.0.3")
"""Where they come from; the attacker is at another one."""
BOTS_GAME = "meduris"
"""What is played against bots: turns are short there, so a turn is about a decision."""


def addresses() -> tuple[str | None, ...]:
    """Return where people can come from; where the system has one such address, from anywhere."""
    found: list[str | None] = []
    for address in ADDRESSES:
        with socket.socket() as probe:
            try:
                probe.bind((address, 0))
            except OSError:
                found.append(None)
            else:
                found.append(address)
    return tuple(found)


class People:
    """Two people at their tables."""

    def __init__(self, port: int, bots: Sequence[str]) -> None:
        rng = random.Random("siege people")
        self._people = [Person(port, source) for source in addresses()]
        self._boards = [Board(game, self._people, None, rng) for game in known_games()]
        for number, bot in enumerate(bots):
            alone = self._people[number % len(self._people)]
            self._boards.append(Board(BOTS_GAME, [alone], bot, rng))
        self._playing: list[asyncio.Task[None]] = []

    async def sit(self) -> None:
        """Come and begin all matches; then let every process think once, and play."""
        for person in self._people:
            await person.come()
        for board in self._boards:
            await board.sit()
        await asyncio.gather(*(board.advise() for board in self._boards))
        self._playing = [asyncio.ensure_future(board.play()) for board in self._boards]

    async def measure(
        self, seconds: float, *, unless: Awaitable[object] | None = None, last: bool = False
    ) -> Waits:
        """Return what they wait for from now on; `unless` something else ends it earlier."""
        for board in self._boards:
            board.collect(last=False)
        waiting = [asyncio.ensure_future(asyncio.sleep(seconds))]
        if unless is not None:
            waiting.append(asyncio.ensure_future(_nothing(unless)))
        await asyncio.wait([*waiting, *self._playing], return_when=asyncio.FIRST_COMPLETED)
        for each in waiting:
            each.cancel()
        for playing in self._playing:
            if playing.done():
                playing.result()  # it never ends but by a fault of ours
        return _sum([board.collect(last=last) for board in self._boards])

    def stop(self) -> None:
        """Stop playing; those who are connected stay connected."""
        for playing in self._playing:
            playing.cancel()

    def leave(self) -> None:
        """Disconnect."""
        self.stop()
        for board in self._boards:
            board.leave()
        for person in self._people:
            person.web.close()


async def _nothing(event: Awaitable[object]) -> None:
    await event


def _sum(all_waits: Sequence[Waits]) -> Waits:
    total = Waits()
    for waits in all_waits:
        total.acknowledged += waits.acknowledged
        total.told += waits.told
        total.turns += waits.turns
        total.answered += waits.answered
        total.unanswered += waits.unanswered
        for why, count in waits.errors.items():
            total.errors[why] = total.errors.get(why, 0) + count
    return total

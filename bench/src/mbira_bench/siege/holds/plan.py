"""A question that takes exponentially long: the cheapest way to raise many monuments at once."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING
from urllib.parse import quote

from mbira_bench.client.wire import request_for
from mbira_bench.siege.hold import Hold
from mbira_bench.siege.positions import late_zimbabwe

if TYPE_CHECKING:
    from mbira_bench.siege.attacker import Attacker

FEWEST = 8
"""Monuments of the smallest plan that is asked for."""
AT_ONCE = 4


class Plan(Hold):
    """Plans of many monuments, of all of them first."""

    name = "plan"
    about = "query plan with 19 to 8 monuments of a late position brought as a save file"

    def prepare(self) -> None:
        """Play to such a position."""
        self._save, self._monuments = late_zimbabwe()

    async def settle(self, attacker: Attacker) -> None:
        """Bring it."""
        self._cookie = await attacker.guest()
        self._table = await attacker.bring(self._cookie, self._save)

    async def hold(self, attacker: Attacker) -> None:
        """Ask for plans, several at once."""
        sizes = itertools.cycle(range(len(self._monuments), FEWEST - 1, -1))

        def ask() -> bytes:
            words = quote(" ".join(["plan", *self._monuments[: next(sizes)]]))
            path = f"{self._table}/query?words={words}"
            return request_for(attacker.port, "GET", path, cookie=self._cookie)

        await attacker.together(attacker.repeat(ask) for _ in range(AT_ONCE))


HOLDS = (Plan,)

"""What a hold is: something that one client does all the time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from mbira_bench.siege.attacker import Attacker


class Hold(ABC):
    """One hold."""

    name: ClassVar[str]
    about: ClassVar[str]
    """What the attacker does, in a few words."""
    bots: ClassVar[tuple[str, ...]] = ("adept",)
    """Whom the two play against meanwhile."""

    def prepare(self) -> None:  # noqa: B027 most need nothing
        """Make what is needed for it, before the server is involved."""

    async def settle(self, attacker: Attacker) -> None:  # noqa: B027 some begin at once
        """Do what has to be done once, and is not a hold by itself."""

    @abstractmethod
    async def hold(self, attacker: Attacker) -> None:
        """Attack until cancelled."""


class Brought(Hold):
    """A hold by guests who each have the same match at a table of their own."""

    guests: ClassVar[int]
    at_once: ClassVar[int] = 1
    """What each of them does at the same time."""

    @abstractmethod
    def match(self) -> bytes:
        """Return the match as a save file."""

    @abstractmethod
    def ask(self, attacker: Attacker, cookie: str, table: str) -> Coroutine[object, object, None]:
        """Return what one of them does without end."""

    def prepare(self) -> None:
        """Play it."""
        self._save = self.match()

    async def settle(self, attacker: Attacker) -> None:
        """Bring it, each to a table of their own."""
        cookies = await attacker.guests(self.guests)
        self._places = [(cookie, await attacker.bring(cookie, self._save)) for cookie in cookies]

    async def hold(self, attacker: Attacker) -> None:
        """Let all of them do it."""
        await attacker.together(
            self.ask(attacker, cookie, table) for cookie, table in self._places * self.at_once
        )

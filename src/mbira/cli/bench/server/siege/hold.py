"""What a hold is: something that one client does all the time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from mbira.cli.bench.server.siege.attacker import Attacker


class Hold(ABC):
    """One hold."""

    name: ClassVar[str]
    about: ClassVar[str]
    """What the attacker does, in a few words."""
    bots: ClassVar[tuple[str, ...]] = ("adept",)
    """Whom the two play against meanwhile."""

    def prepare(self) -> None:  # noqa: B027 most need nothing
        """Make what is needed for it, before the server has to do with it."""

    @abstractmethod
    async def hold(self, attacker: Attacker) -> None:
        """Attack until cancelled."""

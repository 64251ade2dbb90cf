"""Who comes to a table is told all that was said, also what is said in that moment."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from mbira.server.store.rows import ChatRow
from mbira.server.tables.sent.audience import Audience


def said(number: int) -> ChatRow:
    return ChatRow(number=number, guest="anna", name="Anna", seat=None, text=str(number), at=0.0)


class Chatting:
    """A store whose chat goes on while the first answer is on its way, which does not have it."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience
        self.reads = 0

    async def chat(self, table: str, *, limit: int) -> list[ChatRow]:
        assert table == "here"
        assert limit > 2
        self.reads += 1
        if self.reads == 1:
            self._audience.rumours += 1  # nobody is here yet who could be told
            return [said(1)]
        return [said(1), said(2)]


def test_what_is_said_while_the_first_one_comes_is_not_missed() -> None:
    audience = Audience(0)
    store = Chatting(audience)
    table = cast("Any", SimpleNamespace(document=None))
    found = asyncio.run(audience.all_chat(table, cast("Any", store), "here"))
    assert [row.number for row in found] == [1, 2]
    assert (audience.chat, store.reads) == (2, 2)

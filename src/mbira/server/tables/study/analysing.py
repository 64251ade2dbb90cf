"""The analysis of a match at a table: made once, piece by piece, for everybody who asks.

Each piece is a small job of whoever asked first, in the line with all others; what was found so far
can be looked at meanwhile. Once all of it is there, it is kept with the match.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import msgspec
import structlog

from mbira.bots.analysis import Analysis, cut, summary
from mbira.bots.analysis.depth import USUAL
from mbira.bots.analysis.jobs import Study, shares
from mbira.core.log.save import document_text
from mbira.server.refusals import conflict
from mbira.server.store.database.connection import StoreError
from mbira.server.tables.study.forks import check_length
from mbira.server.thinking.processes import LostError

if TYPE_CHECKING:
    from mbira.bots.analysis import Piece, Span
    from mbira.core.match import Match
    from mbira.server.tables.table import Live
    from mbira.server.thinking.line import Share

log = structlog.get_logger()


class Analysing:
    """An analysis: being made, or done."""

    def __init__(self, found: Analysis | None = None) -> None:
        self._found = found
        self._pieces: list[Piece] = []
        self._match: Match | None = None
        self._spans: list[Span] = []
        self.running = found is None

    @property
    def found(self) -> Analysis | None:
        """What was found so far; None as long as it is not even known how much there is to do."""
        if self._found is None and self._match is not None:
            match, total = self._match, sum(span.decisions for span in self._spans)
            self._found = summary(
                match.game.spec.id, match.seats, USUAL.name, self._pieces, len(self._spans), total
            )
        return self._found

    async def run(self, live: Live, match: Match, share: Share) -> None:
        """Make the analysis, piece by piece; if that cannot be done, whoever asks begins again."""
        services = live.services
        try:
            self._spans = await services.beside(cut, match, share=share)
            self._match = match
            text = await services.beside(
                document_text, match.header, match.records, None, share=share
            )
            save = text.encode()
            for part in shares(self._spans):
                self._pieces += await services.thinkers.study(Study(save, part, USUAL.name), share)
                self._found = None
                done = self.found
                if done is not None:
                    live.audience.tell_studied(live.standing.document, done.done, done.total)
            await self._keep(live)
        except LostError as error:
            log.warning("an analysis was given up", table=live.id, why=str(error))
        finally:
            self.running = False
            if self.found is None or not self.found.complete:
                live.analysing = None
            self._match = None

    async def _keep(self, live: Live) -> None:
        if self.found is None or not self.found.complete:
            return
        content = zlib.compress(msgspec.json.encode(self.found))
        try:
            await live.services.store.analyses.keep(live.id, content, live.services.now())
        except StoreError as error:  # it is there as long as the table is open
            log.warning("an analysis was not kept", table=live.id, why=str(error))


async def find(live: Live) -> Analysing | None:
    """Return the analysis of a table: the one that is here, or the one that was kept."""
    if live.analysing is None:
        content = await live.services.store.analyses.find(live.id)
        if content is not None and live.analysing is None:
            found = msgspec.json.decode(zlib.decompress(content), type=Analysis)
            live.analysing = Analysing(found)
    return live.analysing


async def begin(live: Live, share: Share) -> Analysing:
    """Begin the analysis of a match that is over, unless there is one."""
    found = await find(live)
    if found is not None:
        return found
    async with live.turn() as standing:
        if standing.status != "over":
            raise conflict("not-over")
        match = standing.playing.still()
    check_length(live.services.settings.limits.records, match.version)
    if live.analysing is None:  # somebody else may have begun while this one had to wait
        live.analysing = Analysing()
        live.services.task(live.analysing.run(live, match, share))
    return live.analysing

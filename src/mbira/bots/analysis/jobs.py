"""An analysis as jobs that know nothing of each other: for processes, here or at a server."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from mbira.bots.analysis.depth import find_depth
from mbira.bots.analysis.pieces import Span, study
from mbira.core.log.save import parse_document
from mbira.core.opening import restore

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.bots.analysis.values import Piece
    from mbira.core.match import Match

SHARE = 3
"""A job has about this many decisions, so that nobody waits long for it to end."""


class Study(NamedTuple):
    """Look at some spans of a match."""

    save: bytes
    """The match as a save file."""
    spans: tuple[Span, ...]
    depth: str


def shares(spans: Sequence[Span]) -> list[tuple[Span, ...]]:
    """Return spans in shares of about as many decisions each, in order."""
    found: list[tuple[Span, ...]] = []
    share: list[Span] = []
    for span in spans:
        share.append(span)
        if sum(each.decisions for each in share) >= SHARE:
            found.append(tuple(share))
            share = []
    return [*found, tuple(share)] if share else found


def work(job: Study) -> list[Piece]:
    """Return what is found in the spans of a job."""
    return study(_match(job.save), job.spans, find_depth(job.depth))


@lru_cache(maxsize=2)
def _match(save: bytes) -> Match:
    """Return the match of a save file; one process often has several jobs of one match."""
    return restore(parse_document(save, "the match"), "the match")

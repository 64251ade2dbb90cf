"""What a match that is over can teach: each decision judged, and luck and skill told apart."""

from mbira.bots.analysis.depth import DEPTHS, USUAL, Depth, find_depth
from mbira.bots.analysis.pieces import Span, cut, study
from mbira.bots.analysis.summary import Analysis, summary
from mbira.bots.analysis.values import Judged, Parts, Piece, Report, Station, Turn

__all__ = [
    "DEPTHS", "USUAL", "Analysis", "Depth", "Judged", "Parts", "Piece", "Report", "Span",
    "Station", "Turn", "cut", "find_depth", "study", "summary",
]  # fmt: skip

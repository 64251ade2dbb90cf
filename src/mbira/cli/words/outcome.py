"""How a match ended, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.cli.screen import emblem, hanging, styled
from mbira.core.message import Args, Message, seat_name

if TYPE_CHECKING:
    from rich.console import Console

    from mbira.core.match import Match
    from mbira.lang import Language


def show_outcome(to: Console, match: Match, words: Language) -> None:
    """Write the ranking with its scores, and what decided it; nothing while the match goes on."""
    outcome = match.outcome
    if outcome is None:
        return
    place = 1
    for group in outcome.ranking:
        for seat in group:
            args: Args = {
                "place": place,
                "seat": seat_name(seat),
                "score": outcome.scores[seat],
            }
            style = "strong" if place == 1 else ""
            hanging(to, emblem(seat), words.say(Message("outcome-place", args)), style)
        place += len(group)
    for message in outcome.why:
        hanging(to, styled(" "), words.say(message), "quiet")

"""The choices at a decision: each with what it would do, or in short where there are many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from mbira.cli.play.choices import LISTED, SHOWN
from mbira.cli.screen import hanging, styled
from mbira.core.game import Record, describe
from mbira.core.message import seat_name

if TYPE_CHECKING:
    from rich.console import Console

    from mbira.cli.play.choices import Choices
    from mbira.core.match import Match
    from mbira.lang import Language


def show_choices(out: Console, choices: Choices, match: Match, words: Language) -> None:
    """List each choice, or group them."""
    if len(choices.actions) <= LISTED:
        _list(out, choices, match, words)
    else:
        _group(out, choices)


def _list(out: Console, choices: Choices, match: Match, words: Language) -> None:
    """List each choice with what it would do, and its number if it can be chosen by that."""
    name = words.say(seat_name(match.actor))
    wide = max(len(str(action)) for action in choices.actions)
    for number, action in enumerate(choices.actions, 1):
        label = f"{number:>3} " if choices.numbered else "  "
        head = Text.assemble(styled(label, "quiet"), styled(f"{action!s:<{wide}} ", "strong"))
        would = words.say(describe(match.game, match.state, Record(match.actor, action)))
        hanging(out, head, would.removeprefix(f"{name} "))


def _group(out: Console, choices: Choices) -> None:
    rows = choices.rows()
    wide = max(len(row.pattern) for row in rows)
    for pattern, values, size in rows:
        shown = " ".join(values[:SHOWN])
        if len(values) > SHOWN:
            shown += f" ... ({size})"
        if pattern:
            hanging(out, styled(f"  {pattern:<{wide}} ", "strong"), shown)
        else:
            out.print(styled(f"  {'   '.join(values)}", "strong"))

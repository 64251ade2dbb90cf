"""The rulesets of a game: what a log means that began by an earlier one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.errors import RulesetError
from mbira.core.input.options import make_options, option_values

if TYPE_CHECKING:
    from mbira.core.game import GameSpec, Options
    from mbira.core.log.save import Header


def options_of(spec: GameSpec, header: Header) -> Options:
    """Return what a match is played with: its header's options, by the ruleset that it names."""
    if not 1 <= header.ruleset <= spec.ruleset:
        raise RulesetError(
            f"it was played with ruleset {header.ruleset} of {spec.id}, this program has "
            f"{spec.ruleset}"
        )
    granted = _granted(spec, header.ruleset)
    return make_options(
        spec, {**(option_values(granted) if granted is not None else {}), **header.options}
    )


def is_known(spec: GameSpec, ruleset: int) -> bool:
    """Return whether a log of a ruleset means for certain what it meant then."""
    return ruleset == spec.ruleset or _granted(spec, ruleset) is not None


def _granted(spec: GameSpec, ruleset: int) -> Options | None:
    """Return what an earlier ruleset took for granted; None for this one, or if nobody knows."""
    return spec.earlier[ruleset - 1] if 1 <= ruleset < spec.ruleset else None

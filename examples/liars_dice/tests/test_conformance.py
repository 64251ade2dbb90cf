"""The game keeps the engine's contract: all that `mbira.core.testing` checks of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from mbira.cli.sim import sim
from mbira.core.game import Game
from mbira.core.match import Match
from mbira.core.missing import MissingPartError
from mbira.core.testing import check_game
from mbira_liars_dice.actions import CODEC
from mbira_liars_dice.rules import RULES, State
from mbira_liars_dice.spec import SPEC, DiceOptions

if TYPE_CHECKING:
    from mbira_liars_dice.views import DiceView


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_conformance_suite(seats: int) -> None:
    check_game("liars_dice", seats=seats, seed=seats, every=3)


@pytest.mark.parametrize("options", [{"dice": 1}, {"wild_ones": False}])
def test_the_conformance_suite_with_other_options(options: dict[str, Any]) -> None:
    check_game("liars_dice", seats=3, seed=1, **options)


def test_the_rules_alone_are_enough_to_simulate(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What the page about adding a game promises; all else is refused with a clear word."""
    game: Game[State, DiceView, DiceOptions] = Game(spec=SPEC, codec=CODEC, rules=RULES)
    monkeypatch.setattr("mbira.cli.sim.find_game", lambda _: game)
    sim("liars_dice", seats=4, matches=2, seed="1", check=True)
    assert "ends: end-last 2" in capsys.readouterr().out
    with pytest.raises(MissingPartError, match="liars_dice has no sight"):
        Match.begin(game, 2, DiceOptions()).view(0)

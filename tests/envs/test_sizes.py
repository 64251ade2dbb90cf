"""What `mbira sizes` counts is what there is in the matches that `mbira sim` plays."""

from __future__ import annotations

from math import prod

import pytest

from mbira.bots.driver import play_out
from mbira.bots.player import players
from mbira.core.chance import Seed
from mbira.core.game import CHANCE
from mbira.core.input.options import make_options
from mbira.core.match import Match
from mbira.core.registry import find_game
from mbira.envs.episode import Rulebook
from mbira.envs.sizes import measure
from tests.envs.tables import GAMES, SHORT


@pytest.mark.parametrize("game", GAMES)
def test_matches_are_counted_as_they_were_played(game: str) -> None:
    found = measure(Rulebook(game, 2, SHORT[game]), ["random"] * 2, 2, "7")
    rules, options = find_game(game), make_options(find_game(game).spec, SHORT[game])
    decisions, choices, results, forced, unseen = [], [], [], 0, 0
    for number in range(2):
        match = Match.begin(rules, 2, options, Seed(f"7/{number}"))
        seated = players(["random"] * 2, f"7/{number}")
        play_out(match, seated)
        decisions.append(sum(player.decisions for player in seated))
        state = rules.rules.start(2, options)
        for record in match.line:
            if state.actor == CHANCE:
                results.append(len(rules.rules.chance(state).outcomes))
            elif len(rules.rules.legal(state)) > 1:
                choices.append(len(rules.rules.legal(state)))
                unseen += rules.sight.hides(state, [state.actor])
            else:
                forced += 1
            rules.rules.apply(state, record.action)
    assert found.decisions == decisions
    assert (found.forced, found.chances) == (forced, len(results))
    assert (found.choices, found.most_choices) == (sum(choices), max(choices))
    assert found.branching == pytest.approx(sum(choices) / len(choices))
    assert 10**found.lines == pytest.approx(prod(choices), rel=1e-6)
    assert 10**found.rolls == pytest.approx(prod(results), rel=1e-6)
    assert found.steady_branching ** len(choices) == pytest.approx(prod(choices), rel=1e-6)
    assert found.hidden == unseen / len(choices)

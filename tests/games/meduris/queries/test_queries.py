"""The queries say beforehand what the engine then does."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING, cast

import pytest

import mbira
from mbira.core.errors import MbiraError
from mbira.core.game import Record, describe
from mbira.games.meduris.actions import Hut, Offer, Temple
from mbira.games.meduris.game import GAME
from mbira.games.meduris.queries.questions import (
    SeatScore,
    Visit,
    prices,
    sites,
    standings,
    way,
    worth,
)
from mbira.games.meduris.views.memory import remember
from tests import matches
from tests.games.meduris.scene import Scene

if TYPE_CHECKING:
    from mbira.core.match import Match
    from mbira.games.meduris.rules.state import State
    from mbira.games.meduris.views.view import MedurisView


positions = partial(matches.random_match, "meduris")


def seen(match: Match, seat: int | None) -> MedurisView:
    return cast("MedurisView", match.view(seat))


def ritual(state: State) -> tuple[list[int], list[int]]:
    """Return the huts that the druid visits from now on in this turn, and the points got by then.

    Every owner gives nothing, so that the points of the river are the only ones gained.
    """
    spaces = []
    while state.visits and not state.lap:
        spaces.append(state.druid)
        GAME.rules.apply(state, GAME.rules.legal(state).nth(0))
    return spaces, state.vp


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_druids_way_is_the_one_that_he_goes(seats: int) -> None:
    asked = crossed = 0
    for match in positions(seats, 5):
        state = cast("State", match.state)
        if match.view().step != "turn":  # type: ignore[attr-defined]
            continue
        for action in match.legal():
            if not isinstance(action, Hut | Temple):
                continue
            view = seen(match, match.actor)
            space = action.space if isinstance(action, Hut) else None
            found = way(view, space)
            after = state.clone()
            GAME.rules.apply(after, action)
            if after.purpose:
                continue  # something has to be replaced first
            if not found.visits:
                assert after.lap or not after.visits
                continue
            assert after.druid == found.goal == found.visits[0].space
            runes = [after.runes.count(seat) for seat in range(seats)]
            spaces, points = ritual(after.clone())
            if after.lap or len(spaces) > len(found.visits):
                continue
            assert spaces == [visit.space for visit in found.visits]
            assert [after.owner[space] for space in spaces] == [v.owner for v in found.visits]
            for seat in range(seats):
                lost = [visit.owner for visit in found.visits].count(seat)
                earlier = state.vp[seat] + (2 if _bonus(state, action, seat) else 0)
                if earlier > lost:
                    assert points[seat] == earlier + found.rivers * runes[seat] - lost
            asked += len(spaces)
            crossed += found.rivers
    assert asked > 100
    assert crossed > 5


def _bonus(state: State, action: Hut | Temple, seat: int) -> bool:
    return (
        isinstance(action, Hut) and seat == state.actor and state.tokens[0] >> action.space & 1 > 0
    )


def test_prices_say_where_a_hut_can_be_paid() -> None:
    looked = 0
    for match in positions(3, 6):
        seat = match.actor
        if match.over or seen(match, seat).step != "turn":
            continue
        view = seen(match, seat)
        legal = {action.space for action in match.legal() if isinstance(action, Hut)}
        found = prices(view)
        if view.seats[seat].huts_left:
            assert {price.space for price in found if price.payable} == legal
            looked += len(legal)
        for price in found:
            shown = view.spaces[price.space]
            assert price.materials == shown.materials
            assert price.each == ({"hut": 0}.get(str(shown.token), shown.size))
        assert {price.space for price in found} == {
            space for space, shown in enumerate(view.spaces) if shown.building is None
        }
    assert looked > 50


def test_prices_for_another_seat_do_not_say_what_it_has() -> None:
    match = mbira.new("meduris", seats=2, seed=1)
    assert all(
        price.payable is None and price.missing is None for price in prices(seen(match, 0), 1)
    )
    assert all(price.payable is None for price in prices(seen(match, None)))
    assert all(price.payable for price in prices(seen(match, 0), 0))
    open_match = mbira.new("meduris", seats=2, seed=1, stocks="open")
    assert all(price.payable for price in prices(seen(open_match, 0), 1))
    with pytest.raises(MbiraError, match="no seat 2"):
        prices(seen(match, 0), 2)


def test_what_a_hut_is_worth() -> None:
    scene = Scene().huts(0, 3, 4).huts(1, 10).druid(10)
    view = scene.view(0)
    gap = worth(view, 5)
    assert (gap.size, gap.at_once, gap.huts_before) == (3, True, 2)
    far = worth(view, 2)
    assert (far.size, far.at_once, far.huts_before) == (3, True, 0)
    behind = worth(view, 8)
    assert (behind.size, behind.at_once, behind.huts_before) == (1, False, 2)
    ahead = worth(view, 11)
    assert (ahead.size, ahead.at_once, ahead.huts_before) == (2, True, 0)
    found = way(view, 11)
    assert found.visits == (Visit(11, 0, 2, token=False),)
    assert (found.start, found.goal, found.rivers) == (10, 11, 0)
    assert way(view).rivers == 1
    assert [visit.space for visit in way(view).visits] == [3, 4]
    with pytest.raises(MbiraError, match="no free space 3"):
        worth(view, 3)
    with pytest.raises(MbiraError, match="no free space 32"):
        way(view, 32)


def test_sites_say_the_same_as_each_question_about_a_space() -> None:
    looked = 0
    for number, match in enumerate(positions(3, 7)):
        seat = match.actor
        if number % 5 or match.over or seat < 0:
            continue
        view = seen(match, seat)
        found = sites(view)
        if view.lap:
            assert found == ()
            continue
        temples = {action.space for action in match.legal() if isinstance(action, Temple)}
        if view.step == "turn":
            assert tuple(site.hut for site in found) == prices(view)
            assert {site.space for site in found if site.temple and site.temple.payable} == temples
        for site in found:
            shown = view.spaces[site.space]
            assert site.worth == worth(view, site.space)
            assert site.way == way(view, site.space)
            assert (site.temple is None) == (shown.token is not None)
            holders = [s for s, each in enumerate(view.seats) if shown.district in each.runes]
            assert site.holder == (holders[0] if holders else None)
            looked += 1
    assert looked > 200
    assert all(site.hut.payable is None for site in sites(seen(match, None)))


def test_sites_say_what_a_temple_would_score() -> None:
    view = Scene().huts(0, 3, 4).huts(1, 6).temples(2, 7).druid(6).view(0)
    points = {site.space: site.temple_points for site in sites(view)}
    assert (points[2], points[5], points[8], points[20]) == (2, 3, 0, 0)


def test_on_the_rocks_nobody_is_asked() -> None:
    start = mbira.new("meduris", seats=2, seed=1)
    found = way(seen(start, 0), 12)
    assert (found.start, found.goal, found.visits) == (-4, -3, ())
    scene = Scene().temples(0, 3).temples(1, 10).temples(2, 20).druid(-1)
    assert way(scene.view(0)).goal == -1
    assert [visit.space for visit in way(scene.view(0), 12).visits] == [12]


def test_standings_at_the_end_are_the_scores() -> None:
    for match in positions(4, 8):
        shown = standings(seen(match, None))
        state = cast("State", match.state)
        if not match.over:
            assert [standing.vp for standing in shown] == state.vp
    assert match.outcome is not None
    assert tuple(standing.total for standing in shown) == match.outcome.scores
    assert any(standing.temples for standing in shown)


def test_standings_count_temples_and_rune_stones() -> None:
    scene = Scene().huts(0, 3, 4, 7).huts(1, 6, 30).temples(2, 5).rune("box", 0)
    vp = scene.view(None).seats[2].vp
    assert standings(scene.view(None))[2] == SeatScore(2, vp, 4, 0, vp + 4)
    assert [standing.runes for standing in standings(scene.view(None))] == [3, 1, 0]


def test_a_perfect_memory_knows_every_stock_from_the_public_log() -> None:
    for number, match in enumerate(positions(3, 9, payments="any")):
        if number % 10 and not match.over:
            continue
        state = cast("State", match.state)
        known = remember(match.records_for(None), match.seats, match.options)
        assert [list(stock.values()) for stock in known] == [state.held(seat) for seat in range(3)]


def test_memory_minds_what_was_taken_back() -> None:
    match = mbira.new("meduris", seats=2, seed=3)
    rng = random.Random(3)
    while match.view().step != "turn":  # type: ignore[attr-defined]
        match.play(match.legal().choose(rng))
    seat = match.actor
    before = remember(match.records_for(None), 2, match.options)
    move = next(action for action in match.legal() if str(action).startswith("move"))
    match.play(move)
    match.undo(seat, agreed=True)
    assert remember(match.records_for(None), 2, match.options) == before
    match.redo(seat)
    assert remember(match.records_for(None), 2, match.options) != before


def test_during_a_ritual_the_next_building_comes_after_it() -> None:
    plenty = {"wood": 3, "wool": 3, "copper": 3, "stone": 3}
    scene = Scene(2).huts(0, 3, 4, 5).huts(1, 10).druid(-1).stock(0, **plenty).play("temple 20")
    view = scene.view(0)
    assert view.druid == 3
    assert [visit.space for visit in way(view).visits] == [10]
    assert (way(view).start, worth(view, 6).huts_before, worth(view, 2).huts_before) == (5, 0, 1)


def test_while_a_building_is_paid_the_next_one_comes_after_it() -> None:
    scene = Scene().huts(1, 10, 14).druid(10).stock(0, wood=3, stone=1).play("hut 12")
    view = scene.view(0)
    assert view.payment is not None
    assert [visit.space for visit in way(view).visits] == [14]
    with pytest.raises(MbiraError, match="no free space 12"):
        worth(view, 12)


def test_on_his_last_lap_the_druid_goes_where_he_still_goes() -> None:
    scene = Scene(last_turn=True).huts(1, 10, 14, 20).druid(14)
    scene.play("move wood 1 stone")
    view = scene.view(0)
    assert (view.lap, view.druid) == (True, 20)
    assert [visit.space for visit in way(view).visits] == [10, 14]
    assert way(view).rivers == 0
    with pytest.raises(MbiraError, match="nothing can be built"):
        worth(view, 3)


def test_without_a_hut_left_nothing_is_payable() -> None:
    scene = Scene(2).left(0, huts=0).stock(0, wood=5, wool=5, copper=5, stone=5)
    assert {price.payable for price in prices(scene.view(0))} == {False}


def test_the_log_tells_of_every_visit_even_of_the_only_hut() -> None:
    """One visit ends as the only one of the last lap begins."""
    plenty = {"wood": 9, "wool": 9, "copper": 9, "stone": 9}
    scene = Scene(2, last_turn=True).huts(0, 3).druid(-1).stock(0, **plenty).play("temple 20")
    told = str(describe(GAME, scene.state, Record(0, Offer("nothing"))))
    assert "then-lap-turn-limit" in told
    assert "then-druid (space 3" in told

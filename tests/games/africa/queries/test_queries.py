"""The queries say beforehand what the engine then does."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, cast

import pytest

from mbira.core.errors import MbiraError
from mbira.core.question import ask, query
from mbira.games.africa.actions import Bid, End, Move, Pass
from mbira.games.africa.game import GAME
from mbira.games.africa.queries.questions import (
    BidCost,
    Terms,
    bid_cost,
    forecast,
    reach,
    strengths,
)
from mbira.games.africa.rules.board_file import Numbers
from mbira.games.africa.rules.conflicts import duel
from mbira.games.africa.rules.state import COMMITMENT, REVEAL
from mbira.games.africa.words import tell
from tests.games.africa.scene import Scene
from tests.matches import random_match

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira.core.match import Match
    from mbira.games.africa.rules.state import State
    from mbira.games.africa.views.view import AfricaView


def positions(seats: int, seed: int, **options: object) -> Iterator[Match]:
    """Yield a random match before each decision."""
    return takewhile(lambda match: not match.over, random_match("africa", seats, seed, **options))


def seen(match: Match, seat: int | None) -> AfricaView:
    return cast("AfricaView", match.view(seat))


# What a bid costs and leaves


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_bid_costs_and_leaves_what_was_said(seats: int) -> None:
    with_vp = 0
    for match in positions(seats, 3):
        if seen(match, None).step != "auction" or match.actor != seen(match, None).order[-1]:
            continue
        seat = match.actor
        for action in match.legal():
            if not isinstance(action, Bid):
                continue
            said = bid_cost(seen(match, seat), action.amount)
            assert said.legal
            state = cast("State", match.state).clone()
            before = state.vp[:]
            GAME.rules.apply(state, action)
            assert (said.influence_left, said.vp_left) == (state.influence[seat], state.vp[seat])
            moved = {other for other in range(seats) if state.vp[other] > before[other]}
            if GAME.rules.outcome(state) is None:  # who wins by a share ends the sharing
                assert moved == {other for other, _ in said.shares}
            with_vp += said.vp > 0
    assert with_vp


def test_a_bid_is_legal_exactly_if_the_auction_allows_it() -> None:
    refused = 0
    for match in positions(4, 8):
        if seen(match, None).step != "auction":
            continue
        for amount in range(1, 40):
            legal = Bid(amount) in match.legal()
            assert bid_cost(seen(match, match.actor), amount).legal == legal
            refused += not legal
    assert refused


def test_a_bid_of_the_rulebooks_example() -> None:
    scene = Scene(4).vp(20, 15, 10, 5).influence(12, 12, 12, 6)
    assert bid_cost(scene.view(3), 8) == BidCost(
        seat=3, amount=8, influence=6, vp=2, influence_left=0, vp_left=3,
        shares=((2, 1), (1, 1)), most=11, legal=True,
    )  # fmt: skip


def test_who_leads_cannot_bid_vp() -> None:
    scene = Scene(3).vp(20, 15, 10)
    assert bid_cost(scene.view(0), 15).legal
    assert not bid_cost(scene.view(0), 16).legal
    assert bid_cost(scene.view(1), 25).legal


def test_hidden_influence_stays_hidden() -> None:
    hidden = Scene(3, influence_public=False)
    with pytest.raises(MbiraError, match="the influence of seat 1 is hidden"):
        bid_cost(hidden.view(0), 3, 1)
    hidden.traders(0, egypt=2).traders(1, egypt=1)
    mine, theirs = strengths(hidden.view(0), "egypt", 1)
    assert (mine.influence, theirs.influence) == (15, None)
    assert mine.most == mine.base + 45
    assert theirs.most is None


# Where traders can go


@pytest.mark.parametrize("seats", [3, 5])
def test_traders_reach_what_was_said_and_nothing_else(seats: int) -> None:
    asked = 0
    for match in positions(seats, 2):
        state = cast("State", match.state)
        if seen(match, None).step != "movement" or state.points > 4:
            continue
        for area, name in enumerate(state.board.names):
            if state.traders[state.active * state.board.size + area] <= state.spent[area]:
                continue
            said = {r.area: r.cost for r in reach(seen(match, None), name) if r.affordable}
            assert said == walked(state, name)
            asked += 1
    assert asked > 20


def walked(state: State, start: str) -> dict[str, int]:
    """Return what one trader gets to by all moves that the rules allow, and the fewest points."""
    found: dict[str, int] = {}
    names, size = state.board.names, state.board.size

    def go_on(now: State, at: str) -> None:
        for action in GAME.rules.legal(now):
            if not isinstance(action, Move) or (action.origin, action.traders) != (at, 1):
                continue
            goal = names.index(action.goal)
            there = now.traders[now.active * size + goal] - now.spent[goal]
            after = now.clone()
            GAME.rules.apply(after, action)
            cost = state.points - after.points
            if action.goal != start and found.get(action.goal, 99) > cost:
                found[action.goal] = cost
            if after.traders[after.active * size + goal] - after.spent[goal] > there:
                go_on(after, action.goal)

    go_on(state, start)
    return found


def test_where_neutral_traders_or_seats_are_one_has_to_stay() -> None:
    scene = Scene(2).traders(0, egypt=1, tripoli=1).traders(1, abyssinia=1).neutrals(sudan=1)
    said = {r.area: (r.cost, r.stops) for r in reach(scene.points(2).view(), "egypt")}
    assert said["sudan"] == (1, True)
    assert said["abyssinia"] == (1, True)
    assert said["tripoli"] == (1, False)
    assert said["algeria"] == (2, False)
    assert said["sahara"] == (2, False)
    assert said["bornu"] == (2, False)
    assert said["heart"] == (3, False), "not through Sudan"


def test_between_turns_it_is_who_looks_that_would_go() -> None:
    scene = Scene(2).traders(0, egypt=1).traders(1, tripoli=1).bidding()
    said = {r.area: (r.stops, r.affordable) for r in reach(scene.view(1), "tripoli")}
    assert said["egypt"] == (True, False)
    assert said["sahara"] == (False, False)
    with pytest.raises(MbiraError, match="it is nobody's turn"):
        reach(scene.view(), "egypt")


def test_traders_that_are_stopped_or_not_there_reach_nothing_now() -> None:
    scene = Scene(2).traders(0, egypt=2).neutrals(sudan=1).points(5).play("move egypt sudan 2")
    assert not any(found.affordable for found in reach(scene.view(), "sudan"))
    assert not any(found.affordable for found in reach(scene.view(), "egypt"))


# How strong the sides of a conflict are


def test_strengths_are_those_of_the_conflict() -> None:
    fights = 0
    for seed in range(6):
        for match in positions(4, seed):
            state = cast("State", match.state)
            if state.step != COMMITMENT or state.actor != state.active:
                continue
            area = state.board.names[state.area]
            mine, theirs = strengths(seen(match, state.active), area, state.rival)
            last = state.clone()
            while last.step != REVEAL:
                *_, all_of_it = GAME.rules.legal(last)
                GAME.rules.apply(last, all_of_it)
            assert mine.most == duel.committed_strength(last, last.active)
            assert theirs.most == duel.committed_strength(last, last.rival)
            assert mine.base == duel.strength(state, state.active, 0, 0)
            fights += 1
    assert fights > 20


def test_in_the_movement_stopped_pieces_count_and_in_conflicts_tired_ones_do_not() -> None:
    scene = Scene(2).traders(0, egypt=3).traders(1, sudan=1).points(3)
    scene.play("move egypt sudan 2")
    mine, _ = strengths(scene.view(), "sudan", 1)
    assert mine.base == 4
    scene.play("halt", "fight sudan 1", "commit retreat")
    while scene.state.actor == 1:
        scene.play(
            str(GAME.rules.legal(scene.state).nth(1 if scene.state.step == COMMITMENT else 0))
        )
    scene.play(str(GAME.rules.chance(scene.state).outcomes[0]), "retreat tripoli 2")
    while scene.view().step != "conflicts":
        scene.play("done")
    mine, _ = strengths(scene.view(), "tripoli", 1)
    assert mine.base == 0


def test_a_conflict_has_two_sides() -> None:
    scene = Scene(3)
    with pytest.raises(MbiraError, match="between two seats"):
        strengths(scene.view(), "egypt", 0)
    with pytest.raises(MbiraError, match="there is no seat 3; seats are 0 to 2"):
        strengths(scene.view(), "egypt", 3)
    with pytest.raises(MbiraError, match="there is no area 'egipt'; did you mean egypt"):
        strengths(scene.view(), "egipt", 1)


# What a turn brings


@pytest.mark.parametrize("seats", [2, 4])
def test_the_forecast_is_what_ending_the_turn_brings(seats: int) -> None:
    ended = 0
    for match in positions(seats, 6):
        if End() not in match.legal():
            continue
        seat = match.actor
        said = forecast(seen(match, None))
        state = cast("State", match.state).clone()
        GAME.rules.apply(state, End())
        assert (said.seat, said.vp) == (seat, state.vp[seat])
        assert said.wins == (GAME.rules.outcome(state) is not None and state.end_reason == "goal")
        ended += 1
    assert ended > 15


def test_a_forecast_says_where_points_come_from() -> None:
    scene = Scene(2).traders(0, sahara=1, heart=1, egypt=1).neutrals(heart=2).stations("egypt")
    said = forecast(scene.view()).score
    assert said._asdict() == {
        "areas": 1, "heart": 3, "stations": 1, "most_stations": 3, "marker": 0, "neutrals": -2,
    }  # fmt: skip
    assert forecast(scene.view(), 1).score.total == 0


# What a match is played with


def test_the_tables_are_those_that_values_and_strengths_are_read_from() -> None:
    match = next(match for match in positions(3, 1) if seen(match, None).step == "auction")
    view = seen(match, None)
    terms = query(tell.QUESTIONS, view, ["terms"])
    assert isinstance(terms, Terms)
    assert terms.numbers == Numbers()
    for seat in view.seats:
        assert terms.reputation_rows[seat.reputation] == seat.strength
    for area in view.areas.values():
        row = view.value_rows[area.resource or "africa"]
        assert row is not None
        assert terms.resource_rows[row] == area.value


# In words


def test_without_words_it_says_what_can_be_asked() -> None:
    said = [message.id for message in ask(tell.QUESTIONS, Scene(2).view(), [])]
    assert said == ["tell-help-bid", "tell-help-reach", "tell-help-fight", "tell-help-score"]


@pytest.mark.parametrize(
    ("question", "ids"),
    [
        ("bid 3", ["tell-bid"]),
        ("bid 17", ["tell-bid-not"]),
        ("bid 17 1", ["tell-bid", "tell-bid-shares"]),
        ("reach egypt", ["tell-reach", "tell-reach-more", "tell-reach-more", "tell-reach-more"]),
        ("REACH EGYPT", ["tell-reach", "tell-reach-more", "tell-reach-more", "tell-reach-more"]),
        ("fight egypt", ["tell-fight"]),
        ("fight egypt 1", ["tell-fight"]),
        ("fight congo", ["tell-fight-nobody"]),
        ("score", ["tell-score"]),
        ("score 1", ["tell-score-nothing"]),
    ],
)
def test_questions_are_answered(question: str, ids: list[str]) -> None:
    scene = Scene(2).traders(0, egypt=2).traders(1, egypt=1).points(1)
    scene.traders(0, sahara=1).neutrals(sudan=1, abyssinia=1)
    said = [message.id for message in ask(tell.QUESTIONS, scene.view(0), question.split())]
    assert said[: len(ids)] == ids


@pytest.mark.parametrize(
    ("question", "error"),
    [
        ("fly", "'fly' is not a question; questions: bid, reach, fight, score"),
        ("bid", "'bid' needs a price: bid PRICE"),
        ("bid x", "'x' is not a price; it must be a number"),
        ("bid 0", "a bid is 1 or more"),
        ("bid 1 7", "there is no seat 7; seats are 0 to 1"),
        ("reach", "'reach' needs an area: reach AREA"),
        ("reach egpt", "there is no area 'egpt'; did you mean egypt?"),
        ("fight nowhere", "there is no area 'nowhere'"),
        ("score 5", "there is no seat 5; seats are 0 to 1"),
    ],
)
def test_questions_that_make_no_sense(question: str, error: str) -> None:
    with pytest.raises(MbiraError) as raised:
        ask(tell.QUESTIONS, Scene(2).view(0), question.split())
    assert str(raised.value).startswith(error)


def test_a_spectator_has_to_say_whose_bid() -> None:
    with pytest.raises(MbiraError, match="whose bid"):
        bid_cost(Scene(2).view(), 3)


def test_between_turns_the_score_is_told_of_all() -> None:
    for match in positions(3, 1):
        if Pass() in match.legal():
            said = ask(tell.QUESTIONS, seen(match, None), ["score"])
            assert len(said) == 3
            return
    pytest.fail("there was no auction")

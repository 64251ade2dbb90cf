"""What bots know of Heart of Africa: terms, ideas for a turn and bids."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast as ftl

from mbira.bots.adept import AdeptBot
from mbira.bots.bot import Decision
from mbira.bots.minds.africa.auction import Auction
from mbira.bots.minds.africa.ideas import Ideas
from mbira.bots.minds.africa.mind import AfricaMind
from mbira.bots.minds.africa.survey import Survey
from mbira.bots.minds.africa.turn import turn_plans
from mbira.bots.planner import Planner
from mbira.core.game import CHANCE, NOBODY
from mbira.games.africa.game import GAME
from mbira.games.africa.rules import score
from mbira.games.africa.rules.board_file import reconstructed_board
from mbira.games.africa.rules.state import AFTERWARDS, CONFLICTS, MOVEMENT
from mbira.games.africa.spec import FIRST_RULESET, AfricaOptions
from mbira.lang import LANGUAGES, file_of
from tests import matches
from tests.bots.minds.africa import MIND, WEIGHTS, check_chain, two_seats
from tests.games.africa.scene import Scene

if TYPE_CHECKING:
    from mbira import Action, Match


def terms(scene: Scene, seat: int = 0) -> dict[str, float]:
    return MIND.terms(scene.state, seat)


# Terms


def test_vp_of_the_track_and_of_this_turn() -> None:
    scene = two_seats().neutrals(sudan=1)
    assert terms(scene)["vp"] == 8
    assert terms(scene)["turn"] == score.turn_score(scene.state, 0).total
    assert terms(scene, 1)["turn"] == 0, "it is not its turn"


def test_income_counts_for_all_and_less_towards_the_end() -> None:
    scene = two_seats()
    income = terms(scene)["income"]
    assert income == score.turn_score(scene.state, 0).total > 0
    assert terms(scene.vp(32, 7))["income"] == pytest.approx(income / 2)


def test_neutral_traders_cost_income_and_conflicts_with_them_promise_some() -> None:
    before = terms(two_seats())
    after = terms(two_seats().neutrals(egypt=1))
    assert after["income"] == before["income"] - 1
    assert after["conflicts"] > before["conflicts"] == 0
    assert terms(two_seats().neutrals(egypt=3))["conflicts"] == 0, "two cannot fight three"


def test_points_count_until_movement_ends() -> None:
    scene = two_seats().neutrals(egypt=1).points(3)
    assert terms(scene)["points"] == 3
    assert terms(scene.play("halt"))["points"] == 0


def test_traders_and_wholesaler() -> None:
    scene = two_seats()
    assert terms(scene)["traders"] == 3
    assert terms(scene)["wholesaler"] == 0
    assert terms(scene.wholesaler(0, "egypt"))["wholesaler"] == 1


def test_a_conflict_to_come_costs_either_side_by_the_odds() -> None:
    strong = Scene(2).traders(0, egypt=4).traders(1, egypt=1, cape=1)
    weak = Scene(2).traders(0, egypt=1).traders(1, egypt=4, cape=1)
    assert terms(strong, 1)["traders"] < 1.3
    assert terms(weak, 1)["traders"] > 4.7
    assert terms(strong, 0)["turn"] >= terms(weak, 0)["turn"]


def test_reach_is_what_can_be_taken_next() -> None:
    # beside Egypt are Tripoli, Sudan and Abyssinia, the last two with symbols
    assert terms(Scene(2).traders(0, egypt=1))["reach"] == 5
    assert terms(Scene(2).traders(0, egypt=1, tripoli=1))["reach"] > 5


def test_influence_with_what_will_be_shared_out() -> None:
    scene = two_seats().influence(10, 12)
    assert terms(scene)["influence"] == 10
    assert terms(scene, 1)["influence"] == 12 + 8


def test_markers_are_worth_something_for_later() -> None:
    scene = two_seats().holds(0, "station 1", "caravan 1")
    assert terms(scene)["markers"] > terms(two_seats().holds(0, "caravan 1"))["markers"] > 0
    assert terms(scene, 1)["markers"] == 0


def test_special_markers_are_worth_what_they_would_bring() -> None:
    few = Scene(2).traders(0, egypt=1).secret(0, "area")
    many = Scene(2).traders(0, egypt=1, tripoli=1, sudan=1, abyssinia=1, algeria=1, morocco=1)
    assert terms(few)["specials"] == 2, "what may be hoped for"
    assert terms(many.secret(0, "area"))["specials"] == 3, "half of what it brings now"


def test_reputation() -> None:
    rows = [terms(two_seats().reputation(row, 3))["reputation"] for row in range(8)]
    assert rows == sorted(rows)
    assert rows[0] < rows[-1]


def test_the_goal_within_a_turn() -> None:
    scene = two_seats().values(africa=5)
    assert terms(scene.vp(8, 39), 1)["finish"] == 5, "the Cape brings 3"
    assert terms(scene.vp(8, 38), 1)["finish"] == 0


def test_totals_are_the_sum_of_terms_and_terms_have_words() -> None:
    state = two_seats().state
    assert MIND.totals(state) == [MIND.total(state, seat) for seat in (0, 1)]
    named = {"term-" + name.replace("_", "-") for name in MIND.terms(state, 0)}
    for language in LANGUAGES:
        text = file_of(language, MIND.texts).read_text(encoding="utf-8")
        entries = FluentParser().parse(text).body
        found = {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}
        assert {name for name in found if name.startswith("term-")} == named, language


# Whole matches


EVERYTHING = AfricaOptions(
    caravan_in_conflict=True, points_after_movement=True, rivals_fight_once=True
)


DEAR = AfricaOptions(
    board=json.dumps({**json.loads(reconstructed_board()), "numbers": {"move_cost": 2}})
)
"""Each step costs two points."""


@pytest.mark.parametrize(
    ("seats", "rules"),
    [
        (2, AfricaOptions()),
        (3, AfricaOptions()),
        (5, AfricaOptions()),
        (2, EVERYTHING),
        (4, EVERYTHING),
        (3, FIRST_RULESET),
        (2, DEAR),
    ],
)
def test_all_that_is_thought_of_is_legal(seats: int, rules: AfricaOptions) -> None:
    rng = random.Random(seats)
    for number, state in enumerate(matches.random_positions(GAME, seats, seats, rules)):
        if state.actor in {CHANCE, NOBODY} or number % 3:
            continue
        chains = MIND.candidates(state)
        assert chains
        if state.step in {MOVEMENT, CONFLICTS, AFTERWARDS}:
            chains = [*chains[-5:], *(c for _, c in Ideas(Survey(state, MIND.scales)).best(30))]
        for chain in chains[-30:]:
            check_chain(state, chain)
        if number % 12 == 0:
            effort = MIND.quick if number % 24 else (3, 100)
            plans = MIND.options(state, Planner(MIND, effort), rng)
            assert plans
            for plan in plans[:4]:
                check_chain(state, plan.actions[: plan.sure])


def test_the_same_view_leads_to_the_same_choice() -> None:
    def moves() -> list[str]:
        bots = [AdeptBot(AfricaMind(GAME, WEIGHTS)) for _ in range(2)]
        rng = random.Random(3)
        match = matches.played("africa", 2, 4, lambda match, _: choose(match, bots, rng))
        return [str(record.action) for record in match.line]

    assert moves() == moves()


def choose(match: Match, bots: list[AdeptBot], rng: random.Random) -> Action:
    decision = Decision.of(match)
    return bots[decision.seat].choose(decision, rng)


# Turns


def best_turn(scene: Scene) -> list[str]:
    return [str(action) for action in turn_plans(MIND, scene.state, 4)[0].actions]


def test_a_turn_takes_what_wins_the_match() -> None:
    scene = Scene(2).traders(0, egypt=3).traders(1, cape=2).vp(39, 10).influence(4, 20)
    plans = turn_plans(MIND, scene.values(africa=5).state, 4)
    assert plans[0].state.actor == NOBODY
    assert plans[0].worth > 500


def test_a_turn_takes_areas_of_worth_and_spares_the_others() -> None:
    scene = Scene(2).traders(0, egypt=4).traders(1, cape=3).points(2).values(africa=2)
    actions = best_turn(scene)
    assert any(action.startswith("move egypt") for action in actions)
    assert sum(action == "buy" for action in actions) <= 6


def test_markers_are_used_when_they_bring_more_than_kept() -> None:
    scene = Scene(2).traders(0, egypt=2).traders(1, cape=3).holds(0, "station 1")
    actions = best_turn(scene.influence(0, 15))
    assert actions[:2] == ["use station", "at egypt"]


def test_a_special_marker_waits_until_it_brings_enough() -> None:
    few = Scene(2).traders(0, egypt=1).traders(1, cape=1).secret(0, "area").influence(0, 15)
    assert "use area" not in best_turn(few)
    many = Scene(2).traders(0, egypt=1, tripoli=1, algeria=1, morocco=1).traders(1, cape=1)
    assert "use area" in best_turn(many.secret(0, "area").influence(0, 15))


# Auctions


def bid(scene: Scene, seat: int | None = None) -> int:
    state = scene.state
    if seat is not None:
        assert state.actor == seat
    return Auction(MIND, state, 3).bids()[0][1]


def test_who_bids_last_outbids_by_one_or_passes() -> None:
    scene = two_seats().bidding().bids("2")
    amounts = [amount for _, amount in Auction(MIND, scene.state, 2).bids()]
    assert sorted(amounts) == [0, 3]


def test_a_free_row_is_taken_for_one() -> None:
    assert bid(two_seats().influence(15, 15).bidding().bids("pass"), 1) == 1


def test_a_turn_that_wins_the_match_is_worth_all_influence() -> None:
    scene = two_seats().values(africa=5).vp(30, 38).influence(14, 16)
    scene.traders(1, mozambique=1, southwest=1).bidding()
    assert bid(scene, 1) >= 15 or scene.state.vp[1] < 42
    assert bid(scene, 1) + 10 > 14, "the other can add VP"


def test_who_would_lose_the_match_bids_more_than_the_row_is_worth() -> None:
    scene = two_seats().values(africa=5).vp(30, 38).influence(20, 10)
    scene.traders(1, mozambique=1, southwest=1).bidding().bids("10")
    assert bid(scene, 0) == 11


def test_options_offer_to_pass_and_several_bids() -> None:
    scene = two_seats().bidding()
    plans = MIND.options(scene.state, Planner(MIND, MIND.thorough), random.Random(1))
    texts = [str(plan.actions[0]) for plan in plans]
    assert "pass" in texts
    assert sum(text.startswith("bid") for text in texts) >= 3
    assert all(plan.state.round != scene.state.round or plan.state.active >= 0 for plan in plans)

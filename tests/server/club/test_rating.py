"""Ratings are those of openskill, on one scale for people and bots."""

from __future__ import annotations

import pytest
from openskill.models import PlackettLuce

from mbira.server.club.rating import points, rate_match, spread


def test_a_match_of_three_is_rated_as_openskill_does() -> None:
    model = PlackettLuce()
    known = {"anna": (27.0, 6.0), "bot:adept": (31.0, 2.0)}
    after = rate_match(["anna", "bot:adept", "bert"], [2, 1, 3], known)
    teams = [[model.rating(27.0, 6.0)], [model.rating(31.0, 2.0)], [model.rating()]]
    (anna,), (adept,), (bert,) = model.rate(teams, ranks=[1.0, 0.0, 2.0])
    assert after == {
        "anna": (anna.mu, anna.sigma),
        "bot:adept": (adept.mu, adept.sigma),
        "bert": (bert.mu, bert.sigma),
    }


def test_who_shares_a_place_with_an_equal_keeps_their_rating() -> None:
    after = rate_match(["anna", "bert"], [1, 1], {})
    assert points(after["anna"][0]) == points(after["bert"][0]) == 1500
    assert after["anna"][1] < 25 / 3


def test_a_bot_on_two_seats_gets_the_mean_of_both() -> None:
    model = PlackettLuce()
    known = {"anna": (25.0, 5.0), "bot:adept": (28.0, 3.0)}
    after = rate_match(["bot:adept", "anna", "bot:adept"], [1, 2, 3], known)
    teams = [[model.rating(28.0, 3.0)], [model.rating(25.0, 5.0)], [model.rating(28.0, 3.0)]]
    (first,), (anna,), (last,) = model.rate(teams, ranks=[0.0, 1.0, 2.0])
    assert after["bot:adept"] == ((first.mu + last.mu) / 2, (first.sigma + last.sigma) / 2)
    assert after["anna"] == (anna.mu, anna.sigma)


def test_the_scale_begins_at_1500_and_says_how_unsure_it_is() -> None:
    assert points(25.0) == 1500
    assert points(26.0) == 1530
    assert spread(25 / 3) == 490
    assert spread(1.0) == 59


def test_four_hundred_points_are_about_ten_to_one() -> None:
    model = PlackettLuce()
    teams = [[model.rating(25.0 + 400 / 30, 0.01)], [model.rating(25.0, 0.01)]]
    assert model.predict_win(teams)[0] == pytest.approx(10 / 11, abs=0.1)

from __future__ import annotations

from collections import Counter

import pytest

from mbira.arena.schedule import labels, schedule, whole_cycle
from mbira.core.errors import MbiraError


@pytest.mark.parametrize(("entrants", "seats"), [(2, 2), (3, 3), (4, 4), (3, 2), (5, 3)])
def test_in_a_whole_cycle_everybody_has_every_seat_as_often(entrants: int, seats: int) -> None:
    matches = whole_cycle(entrants, seats)
    taken = Counter(
        (entry, seat)
        for pairing in schedule(entrants, seats, matches, "s")
        for seat, entry in enumerate(pairing.entries)
    )
    assert len(taken) == entrants * seats
    assert len(set(taken.values())) == 1


def test_the_rotations_of_a_deal_share_their_chance_and_no_other_deal_does() -> None:
    pairings = list(schedule(3, 3, 9, "s"))
    deals = [pairing.chance for pairing in pairings]
    assert deals == [name for deal in range(3) for name in [f"s/{deal}"] * 3]
    for start in (0, 3, 6):
        seated = [pairing.entries for pairing in pairings[start : start + 3]]
        assert seated == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_with_more_bots_than_seats_all_pairs_meet() -> None:
    met = Counter(frozenset(pairing.entries) for pairing in schedule(3, 2, 6, "s"))
    assert met == {frozenset(pair): 2 for pair in ((0, 1), (0, 2), (1, 2))}


def test_more_matches_only_add_to_the_first_ones() -> None:
    assert list(schedule(3, 2, 20, "s"))[:7] == list(schedule(3, 2, 7, "s"))


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(MbiraError, match="3 seats need 3 bots; there are 2"):
        schedule(2, 3, 1, "s")


def test_bots_of_one_kind_are_told_apart() -> None:
    assert labels(["novice", "adept", "novice"]) == ["novice", "adept", "novice#2"]

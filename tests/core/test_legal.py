from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, strategies as st

from mbira.core.action import Action
from mbira.core.legal import ActionTable, Legal, bits, lowest, nth_bit, ones


class Pick(Action, frozen=True, tag="pick"):
    """Pick a number."""

    number: int


class Take(Action, frozen=True, tag="take"):
    """Take a number."""

    number: int


PICKS = ActionTable([Pick(number) for number in range(300)])
TAKES = ActionTable([Take(number) for number in range(40)])
masks = st.integers(min_value=0, max_value=(1 << 300) - 1)
small_masks = st.integers(min_value=0, max_value=(1 << 40) - 1)


@given(masks)
def test_bits_are_the_binary_digits(mask: int) -> None:
    assert bits(mask) == [place for place in range(300) if mask >> place & 1]


@given(masks, st.integers(min_value=0, max_value=300))
def test_ones_are_counted_in_words_and_beyond(mask: int, width: int) -> None:
    for some in (mask, mask & (1 << width) - 1, (1 << width) - 1, 1 << width):
        assert ones(some) == f"{some:b}".count("1")


@given(masks)
def test_the_lowest_bit_is_the_first(mask: int) -> None:
    assert bits(mask)[:1] == ([lowest(mask)] if mask else [])


@given(masks)
def test_nth_bit_is_the_nth_of_bits(mask: int) -> None:
    assert [nth_bit(mask, place) for place in range(mask.bit_count())] == list(bits(mask))


@given(masks, small_masks)
def test_a_legal_view_agrees_with_the_list_of_its_actions(mask: int, small: int) -> None:
    legal = Legal([(PICKS, mask), (TAKES, small)])
    listed = [Pick(n) for n in bits(mask)] + [Take(n) for n in bits(small)]
    assert list(legal) == listed
    assert len(legal) == len(listed)
    assert [legal.nth(place) for place in range(len(legal))] == listed
    for number in range(0, 300, 13):
        assert (Pick(number) in legal) == bool(mask >> number & 1)
        assert (Take(number) in legal) == (number < 40 and bool(small >> number & 1))
    assert "pick 1" not in legal


def test_there_is_nothing_beyond_the_last_or_before_the_first() -> None:
    for place in (2, -1):
        with pytest.raises(IndexError):
            Legal([(TAKES, 0b11)]).nth(place)


def test_a_table_may_stand_in_two_groups() -> None:
    legal = Legal([(TAKES, 0b01), (TAKES, 0b10)])
    assert Take(0) in legal
    assert Take(1) in legal


def test_choose_is_fair() -> None:
    legal = Legal([(PICKS, 0b1011 << 200), (TAKES, 0b1)])
    rng = random.Random(1)
    counts = Counter(legal.choose(rng) for _ in range(4000))
    assert set(counts) == set(legal)
    assert all(900 < count < 1100 for count in counts.values())


def test_repr_is_readable() -> None:
    assert repr(Legal([(TAKES, 0b101)])) == "<2 legal actions: take 0, take 2>"

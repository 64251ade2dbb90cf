"""While a bot searches, garbage is collected rarely; afterwards as before."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest

from mbira.bots.collecting import NEW_OBJECTS, RareCollections

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(700, 11, 12)
    yield
    gc.set_threshold(*before)


def test_the_last_search_puts_it_back() -> None:
    rare = RareCollections()
    with rare:
        assert gc.get_threshold() == (NEW_OBJECTS, 11, 12)
        with rare:
            pass
        assert gc.get_threshold() == (NEW_OBJECTS, 11, 12)
    assert gc.get_threshold() == (700, 11, 12)


def test_it_is_put_back_when_a_search_fails() -> None:
    rare = RareCollections()
    with pytest.raises(ValueError, match="stopped"), rare:
        raise ValueError("stopped")
    assert gc.get_threshold() == (700, 11, 12)


@pytest.mark.parametrize("wanted", [0, NEW_OBJECTS + 1])
def test_whoever_has_it_off_or_rarer_keeps_that(wanted: int) -> None:
    gc.set_threshold(wanted, 11, 12)
    with RareCollections():
        assert gc.get_threshold() == (wanted, 11, 12)
    assert gc.get_threshold() == (wanted, 11, 12)

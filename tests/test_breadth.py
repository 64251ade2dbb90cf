from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tests import breadth
from tests.breadth import some

pytest_plugins = ["pytester"]
CASES = list(product("abc", (1, 2), ("x", "y")))


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(breadth.BROAD, raising=False)


def test_each_value_of_each_place_comes_in_few_of_many() -> None:
    chosen = some(CASES, 4)
    assert chosen == some(CASES) == some(iter(CASES))
    assert [set(place) for place in zip(*chosen, strict=True)] == [set("abc"), {1, 2}, set("xy")]
    assert set(chosen) < set(CASES)
    assert some([pytest.param(*case) for case in CASES]) == [pytest.param(*case) for case in chosen]


def test_too_few_for_that_is_an_error() -> None:
    with pytest.raises(ValueError, match="3 cases are needed"):
        some(CASES, 2)


def test_of_values_by_themselves_some_lie_evenly() -> None:
    assert some(range(100, 115), 3) == [100, 107, 114]
    assert some(range(100, 115), 1) == [100]
    assert some([1, 2], 5) == some([1, 2]) == [1, 2]


def test_all_come_when_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(breadth.BROAD, "1")
    assert some(CASES, 4) == CASES
    assert some(range(9), 2) == list(range(9))


def test_the_option_asks_for_all_also_in_processes(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    pytester.makeconftest("from tests.conftest import pytest_addoption, pytest_configure")
    pytester.makepyfile("""
        import pytest
        from tests.breadth import some

        @pytest.mark.parametrize("value", some(range(7), 2))
        def test_it(value): ...
    """)
    for words, passed in (([], 2), (["-n1", "--broad"], 7)):
        pytester.runpytest_subprocess(*words).assert_outcomes(passed=passed)

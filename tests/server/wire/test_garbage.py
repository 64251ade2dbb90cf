"""The garbage collector looks through everything only when nobody waits."""

from __future__ import annotations

from mbira.server.wire.garbage import AT_LAST, QUIET, SELDOM, Rubbish

START = 100.0


def test_it_waits_until_nobody_asks() -> None:
    rubbish = Rubbish(START)
    later = START + SELDOM + 1
    assert not rubbish.due(5, later)
    assert not rubbish.due(6, later + QUIET)
    assert not rubbish.due(6, later + 1.5 * QUIET)
    assert rubbish.due(6, later + 2 * QUIET)


def test_it_is_seldom() -> None:
    rubbish = Rubbish(START)
    assert not rubbish.due(5, START + 1)
    assert not rubbish.due(5, START + SELDOM - 1)
    assert rubbish.due(5, START + SELDOM)


def test_where_nothing_was_asked_there_is_nothing_to_look_for() -> None:
    rubbish = Rubbish(START)
    assert not rubbish.due(0, START + 2 * AT_LAST)
    rubbish.due(5, START + 2 * AT_LAST + 1)
    assert not rubbish.due(5, START + 4 * AT_LAST)


def test_a_server_that_is_never_quiet_is_looked_through_at_last() -> None:
    rubbish = Rubbish(START)
    asked = 0
    looked = []
    for second in range(int(2 * AT_LAST) + 2):
        asked += 7
        if rubbish.due(asked, START + second):
            looked.append(second)
    assert looked == [AT_LAST, 2 * AT_LAST]

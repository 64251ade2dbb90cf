"""Who wins, what decides between equals, and how the outcome says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.zimbabwe.queries.questions import standings
from tests.games.zimbabwe.scene import Scene

if TYPE_CHECKING:
    from mbira.core.game import Outcome

BOARD = "\n".join(["S.........S", *["..........."] * 9, "S....S....S"])
"""Wide enough for everybody's monuments."""


def towers(scene: Scene, seat: int, *levels: int) -> Scene:
    """Give a seat monuments of these levels, in a row of its own."""
    for column, level in zip("ACEGI", levels, strict=False):
        scene.monument(f"{column}{2 * seat + 1}", seat, level)
    return scene


def finish(scene: Scene) -> Outcome:
    scene.end_round()
    return scene.outcome()


def reasons(outcome: Outcome) -> list[tuple[str, ...]]:
    """Return the messages' ids, with the seats that they compare."""
    told = []
    for message in outcome.why:
        seats = [str(message.args[name]) for name in ("seat", "other") if name in message.args]
        told.append((message.id, *seats))
    return told


def margins(scene: Scene) -> list[int]:
    return [vp - vr for vp, vr in zip(scene.state.vp, scene.state.vr, strict=True)]


def test_one_seat_that_reaches_its_vr_wins() -> None:
    scene = towers(towers(Scene(BOARD), 0, 4), 1, 4, 3)
    outcome = finish(scene)
    assert margins(scene) == [-7, 0]
    assert outcome.winners == (1,)
    assert outcome.ranking == ((1,), (0,))
    assert outcome.scores == (-7, 0)
    assert reasons(outcome) == [("end-victory",), ("before-overshoot", "seat-1", "seat-0")]
    assert outcome.why[0].args == {"round": 1}


def test_more_points_win_nothing_without_the_vr() -> None:
    scene = towers(towers(Scene(BOARD), 0, 5, 2).god("obatala"), 1, 4, 3)
    outcome = finish(scene)
    assert scene.state.vp == [24, 20]
    assert margins(scene) == [-3, 0]
    assert outcome.winners == (1,)


def test_the_larger_overshoot_wins_whatever_the_points() -> None:
    scene = towers(towers(Scene(BOARD), 0, 5, 3).god("engai"), 1, 5, 2)
    outcome = finish(scene)
    assert scene.state.vp == [28, 24]
    assert margins(scene) == [3, 4]
    assert outcome.winners == (1,)
    assert reasons(outcome)[1] == ("before-overshoot", "seat-1", "seat-0")


def test_with_equal_overshoot_xango_wins() -> None:
    scene = towers(towers(Scene(BOARD), 0, 4, 3), 1, 4, 2, 1, 1).god("xango", 1)
    outcome = finish(scene)
    assert scene.state.vp == [20, 18]
    assert margins(scene) == [0, 0]
    assert outcome.winners == (1,)
    assert reasons(outcome)[1] == ("before-xango", "seat-1", "seat-0")


def test_then_the_points_decide() -> None:
    scene = towers(towers(Scene(BOARD), 0, 4, 3), 1, 5, 1, 1).god("tsui-goab", 1)
    outcome = finish(scene)
    assert scene.state.vp == [20, 23]
    assert margins(scene) == [0, 0]
    assert outcome.winners == (1,)
    assert reasons(outcome)[1] == ("before-points", "seat-1", "seat-0")


def test_then_the_order_of_play_decides() -> None:
    for first in (0, 1):
        scene = Scene(BOARD, turn_of=first)
        outcome = finish(towers(towers(scene, 0, 4, 3), 1, 4, 3))
        assert outcome.winners == (first,)
        assert reasons(outcome)[1] == ("before-order", f"seat-{first}", f"seat-{1 - first}")


def test_each_place_has_its_own_reason() -> None:
    scene = Scene(BOARD, 5, turn_of=3).god("xango", 4).god("tsui-goab", 2)
    towers(scene, 0, 4, 3)
    towers(scene, 1, 4, 3, 1)
    towers(scene, 2, 5, 1, 1)
    towers(scene, 3, 4, 3)
    towers(scene, 4, 4, 2, 1, 1)
    outcome = finish(scene)
    assert scene.state.vp == [20, 21, 23, 20, 18]
    assert margins(scene) == [0, 1, 0, 0, 0]
    assert outcome.ranking == ((1,), (4,), (2,), (3,), (0,))
    assert reasons(outcome) == [
        ("end-victory",),
        ("before-overshoot", "seat-1", "seat-4"),
        ("before-xango", "seat-4", "seat-2"),
        ("before-points", "seat-2", "seat-3"),
        ("before-order", "seat-3", "seat-0"),
    ]


def test_standings_say_the_same_before_the_end() -> None:
    scene = Scene(BOARD, 3).god("xango", 2)
    towers(towers(towers(scene, 0, 4), 1, 4, 3), 2, 4, 2, 1, 1)
    shown = standings(scene.view())
    assert [(s.seat, s.margin, s.reached, s.decided_by) for s in shown] == [
        (2, 0, True, "xango"),
        (1, 0, True, "overshoot"),
        (0, -7, False, ""),
    ]
    assert not scene.over()


def overshot_xango(**option: bool) -> Scene:
    scene = Scene(BOARD, 3, **option).god("xango", 2)
    return towers(towers(towers(scene, 0, 5, 2), 1, 5), 2, 4, 2, 1, 1)


def test_xango_outright_only_with_the_option() -> None:
    outcome = finish(overshot_xango())
    assert outcome.ranking == ((0,), (1,), (2,))
    outcome = finish(overshot_xango(xango_wins_outright=True))
    assert outcome.ranking == ((2,), (0,), (1,))
    assert reasons(outcome)[1:] == [
        ("before-xango-outright", "seat-2", "seat-0"),
        ("before-overshoot", "seat-0", "seat-1"),
    ]


def test_xango_wins_nothing_outright_below_his_vr() -> None:
    scene = Scene(BOARD, xango_wins_outright=True).god("xango", 1)
    outcome = finish(towers(towers(scene, 0, 5), 1, 4, 2, 1))
    assert margins(scene) == [1, -1]
    assert outcome.winners == (0,)
    assert reasons(outcome)[1] == ("before-overshoot", "seat-0", "seat-1")


def test_the_round_limit_ranks_everybody_like_a_victory() -> None:
    scene = Scene(BOARD, 5, turn_of=3, round_limit=1).god("xango", 4).god("tsui-goab", 2)
    towers(scene, 0, 4)
    towers(scene, 1, 4, 1)
    towers(scene, 2, 4, 2)
    towers(scene, 3, 4)
    towers(scene, 4, 3, 2, 1)
    outcome = finish(scene)
    assert scene.state.vp == [13, 14, 16, 13, 11]
    assert margins(scene) == [-7, -6, -7, -7, -7]
    assert outcome.ranking == ((1,), (4,), (2,), (3,), (0,))
    assert outcome.scores == (-7, -6, -7, -7, -7)
    assert [told[0] for told in reasons(outcome)] == [
        "end-round-limit",
        "before-overshoot",
        "before-xango",
        "before-points",
        "before-order",
    ]


def test_the_order_of_play_is_this_rounds() -> None:
    scene = towers(towers(Scene(BOARD, round_limit=2), 0, 4, 2), 1, 4, 2).cattle(0, 9)
    scene.end_round()
    assert scene.state.actor == 0, "both have income now, and seat 0's plaque is first"
    scene.play("bid 1", "bid 2", "pass")
    assert scene.state.order == [1, 0]
    outcome = finish(scene)
    assert outcome.winners == (1,)
    assert reasons(outcome)[1] == ("before-order", "seat-1", "seat-0")

"""The options of conflicts, both ways."""

from __future__ import annotations

from tests.games.africa.rules.test_rulings_retreats import fought
from tests.games.africa.scene import Scene


def test_markers_between_conflicts() -> None:
    for which, uses in (("any", {"caravan", "market"}), ("caravan", {"caravan"})):
        scene = Scene(markers_between_conflicts=which).traders(0, cape=1).neutrals(cape=1)
        scene.holds(0, "caravan 1", "market 2").play("halt")
        assert scene.choices("use") == uses
        assert scene.play("peace").choices("use") == {"caravan", "market"}


def test_caravan_in_conflict() -> None:
    for within in (True, False):
        scene = Scene(caravan_in_conflict=within).traders(0, cape=1, egypt=1).neutrals(cape=1)
        scene.traders(1, egypt=1).holds(0, "caravan 1", "market 2").play("halt")
        assert scene.choices("use") == {"caravan", "market"}
        scene.play("fight egypt 1")
        assert scene.choices("use") == ({"caravan"} if within else set())


def test_wholesaler_doubles_neutral() -> None:
    for doubles in (True, False):
        for neutrals in (3, 4, 5):
            scene = Scene(wholesaler_doubles_in_neutral_conflict=doubles).traders(0, congo=2)
            scene.wholesaler(0, "congo").neutrals(congo=neutrals)
            assert scene.choices("halt") == ({"halt"} if doubles or neutrals == 3 else set())
        both = Scene(wholesaler_doubles_in_neutral_conflict=doubles).traders(0, congo=2, cape=1)
        both.wholesaler(0, "congo").neutrals(congo=4, cape=1).play("halt")
        assert both.choices("oust") == ({"congo", "cape"} if doubles else {"cape"})
        seats = Scene(wholesaler_doubles_in_neutral_conflict=doubles).traders(0, congo=2)
        seats.wholesaler(0, "congo").traders(1, congo=4).play("halt", "fight congo 1")
        assert seats.duel("0", "0").state.victor == 0, "10 against 8"
    single = Scene(
        wholesaler_itself_doubled=True, wholesaler_doubles_in_neutral_conflict=False
    ).traders(0, congo=2)
    assert single.wholesaler(0, "congo").neutrals(congo=4).choices("halt") == set()


def test_rivals_fight_once() -> None:
    for once in (True, False):
        scene = Scene(rivals_fight_once=once).traders(0, congo=1, angola=3).traders(1, congo=2)
        scene.reputation(3, 3, 3).influence(0, 0, 0).holds(0, "caravan 1")
        scene.play("halt", "fight congo 1").duel("0", "0")
        scene.play("use caravan", "caravan angola congo", "join trader 3")
        assert scene.choices("fight") == (set() if once else {"congo 1"})


def test_lowest_reputation_pays() -> None:
    for pays in (True, False):
        for row, can in ((0, pays), (1, True), (2, True)):
            scene = Scene(lowest_reputation_pays=pays).traders(0, congo=1).neutrals(congo=1)
            scene.reputation(row, 3, 3).play("halt", "oust congo", "fate reputation 2")
            assert scene.legal() == ({"accept", "refuse"} if can else {"refuse"})


def test_retreat_optional() -> None:
    for optional in (True, False):
        scene = fought(retreat_optional=optional)
        assert ("done" in scene.legal()) == optional
        scene.play("retreat kalahari")
        assert ("done" in scene.legal()) == optional
    scene = fought(retreat_optional=True).play("retreat kalahari", "done", "done")
    assert scene.where(1) == {"cape": 1, "kalahari": 1}
    assert (scene.legal(), scene.step) == ({"peace", "end"}, "conflicts")
    chosen = fought("0", "retreat", retreat_optional=True)
    assert "done" not in chosen.legal(), "who retreats leaves"
    neutral = Scene(retreat_optional=True).traders(0, congo=2).neutrals(congo=2)
    neutral.play("halt", "oust congo", "fate none 0", "accept")
    assert "done" not in neutral.legal()


def test_blocked_retreat() -> None:
    for blocked in ("remove", "stay"):
        scene = Scene(blocked_retreat=blocked).traders(0, cape=3, mozambique=1, southwest=1)
        scene.wholesaler(0, "kalahari").traders(1, cape=3).reputation(7, 3, 3)
        scene.play("halt", "fight cape 1").duel("0", "0")
        assert scene.where(1) == ({"cape": 2} if blocked == "stay" else {})
        assert scene.legal() == {"peace", "end"}
        neutral = Scene(blocked_retreat=blocked).traders(0, cape=3, mozambique=1, southwest=1)
        neutral.wholesaler(0, "kalahari").neutrals(cape=3)
        neutral.play("halt", "oust cape", "fate none 0", "accept")
        assert neutral.neutral() == {}, "neutral traders are removed anyhow"

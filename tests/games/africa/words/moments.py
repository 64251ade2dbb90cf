"""Positions of Heart of Africa in which something rare is said, or refused."""

from __future__ import annotations

from tests.games.africa.scene import Scene


def fight(**options: object) -> Scene:
    """Return a position in which a conflict in the Cape Colony has begun."""
    scene = Scene(**options).traders(0, cape=3).traders(1, cape=3)  # type: ignore[arg-type]
    return scene.secret(0, "area").reputation(6, 1, 3).play("halt", "fight cape 1")


def led_back() -> Scene:
    """Return a position in which traders and their wholesaler retreat."""
    scene = Scene().traders(0, cape=3).wholesaler(0, "cape").traders(1, cape=1)
    return scene.play("halt", "fight cape 1").duel("retreat", "0")


def leaving() -> Scene:
    """Return a conflict that all leave with a caravan."""
    scene = Scene(caravan_in_conflict=True).traders(0, cape=3).traders(1, cape=3)
    scene.holds(0, "caravan 1").play("halt", "fight cape 1", "use caravan")
    return scene.play("caravan cape kalahari")


def tired_rival() -> Scene:
    """Return a position beside a rival whose pieces have fought, where all fight once a turn."""
    scene = Scene(rivals_fight_once=True).traders(0, congo=2, angola=2).traders(1, congo=3)
    scene.reputation(7, 1, 3).influence(0, 0, 0).holds(0, "caravan 1").play("halt", "fight congo 1")
    scene.duel("0", "0").play("retreat zambezia 2", "use caravan", "caravan angola zambezia")
    return scene.play("join trader 2")


def past_the_goal() -> Scene:
    """Return the end of a match in which another seat had more VP, by shares that do not win."""
    scene = Scene(turn_of=1, distribution_can_end_game=False).vp(50, 41, 6)
    return scene.traders(1, sahara=1).play("end")


def late(marker: str) -> Scene:
    """Return a scene after the conflicts, with rivals in all areas around and beside neutrals."""
    scene = Scene().traders(0, madagascar=1).traders(1, zanzibar=1, mozambique=1)
    scene.neutrals(madagascar=1, zanzibar=1).holds(0, marker)
    return scene.play("halt", "oust madagascar", "fate none 0", "accept", "peace")


def half_won() -> Scene:
    """Return a scene after a conflict won where another rival and neutral traders are left."""
    scene = Scene().traders(0, congo=3).traders(1, congo=1).traders(2, congo=1).neutrals(congo=1)
    scene.reputation(7, 1, 1).influence(0, 0, 0).play("halt", "fight congo 1")
    return scene.duel("0", "0")

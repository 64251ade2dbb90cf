"""Ruling R14: whether a position holds anything that somebody may not know."""

from __future__ import annotations

from mbira.games.africa.game import GAME
from tests.games.africa.scene import Scene


def known_to(scene: Scene) -> set[tuple[int, ...]]:
    """Return which people know all of a position of three seats, by the seats that are theirs."""
    people = [(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)]
    return {own for own in people if not GAME.sight.hides(scene.state, own)}


EVERYBODY = known_to(Scene())


def test_nothing_is_hidden_before_anybody_has_secrets() -> None:
    assert len(EVERYBODY) == 8


def test_a_special_marker_is_for_its_owner_until_it_is_used() -> None:
    scene = Scene().secret(0, "area")
    assert known_to(scene) == {own for own in EVERYBODY if 0 in own}
    both = Scene().secret(0, "area").secret(2, "traders")
    assert known_to(both) == {(0, 2), (0, 1, 2)}
    assert known_to(scene.play("use area")) == EVERYBODY
    assert known_to(Scene(special_victory_hidden=False).secret(0, "area")) == EVERYBODY


def test_a_commitment_is_for_who_made_it_until_the_reveal() -> None:
    scene = Scene().traders(0, congo=2).traders(1, congo=2).play("halt", "fight congo 1")
    assert known_to(scene) == EVERYBODY
    scene.play("commit 3")
    assert known_to(scene) == {own for own in EVERYBODY if 0 in own}
    scene.play("commit retreat")
    assert scene.step == "reveal"
    assert known_to(scene) == {(0, 1), (0, 1, 2)}
    (revealed,) = GAME.rules.chance(scene.state)
    assert known_to(scene.play(str(revealed))) == EVERYBODY


def test_influence_and_kept_markers_are_hidden_where_the_table_says_so() -> None:
    assert known_to(Scene(influence_public=False)) == {(0, 1, 2)}
    scene = Scene(held_action_markers_public=False)
    assert known_to(scene) == EVERYBODY, "nobody keeps any"
    scene.holds(1, "caravan 1")
    assert known_to(scene) == {own for own in EVERYBODY if 1 in own}

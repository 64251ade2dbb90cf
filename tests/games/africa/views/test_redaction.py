"""Ruling R14: special markers and commitments stay hidden, whatever is looked at or played."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec
import pytest

from mbira.core.game import CHANCE, NOBODY, Record
from mbira.core.testing import check_game
from mbira.games.africa.actions import CODEC, Commit, Reveal, Secret, Stake
from mbira.games.africa.data import NO_SPECIAL, SPECIALS
from mbira.games.africa.game import GAME
from mbira.games.africa.rules.conflicts import duel
from mbira.games.africa.rules.state import COMMITMENT, NONE, RETREATS, REVEAL, SECRET, STAKES
from mbira.games.africa.spec import AfricaOptions
from mbira.games.africa.views import redact
from tests import matches
from tests.games.africa.rules.test_special_majorities import BOARD
from tests.games.africa.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira.core.action import Action
    from mbira.games.africa.rules.state import State

IN_SECRET = {COMMITMENT, STAKES, REVEAL}


def positions(seats: int, seed: int, **options: object) -> Iterator[State]:
    rules = AfricaOptions(**options)  # type: ignore[arg-type]
    return matches.random_positions(GAME, seats, seed, rules)


def with_other_secrets(state: State, viewer: int | None, rng: random.Random) -> State | None:
    """Return a state in which others drew other special markers; None if none was found."""
    other = state.clone()
    kinds = [kind for kind in SPECIALS if state.board.special_counts[kind]]
    for seat, kind in enumerate(state.secret):
        if kind != NO_SPECIAL and seat != viewer:
            other.secret[seat] = rng.choice(kinds)
    return other if other.secret != state.secret and matches.adds_up(GAME, other) else None


def with_other_commitments(state: State, viewer: int | None, rng: random.Random) -> State | None:
    """Return a state in which others committed something else; None if none was found."""
    other = state.clone()
    for seat in (state.active, state.rival):
        side = duel.side(state, seat)
        if seat == viewer or state.committed[side] == NONE:
            continue
        other.committed[side] = rng.choice([RETREATS, *range(state.influence[seat] + 1)])
        kinds = duel.stake_kinds(state, seat)[: len(state.stakes[side])]
        limits = [duel.stake_limit(other, seat, kind) for kind in kinds]
        other.stakes[side] = tuple(rng.randint(0, limit) for limit in limits)
    alike = other.committed == state.committed and other.stakes == state.stakes
    return None if alike or not matches.adds_up(GAME, other) else other


def actions(state: State, other: State) -> list[Action]:
    """Return some of what can happen in both states."""
    both: list[list[Action]] = []
    for each in (state, other):
        if each.actor == NOBODY:
            return []
        both.append(
            list(GAME.rules.chance(each) if each.actor == CHANCE else GAME.rules.legal(each))
        )
    shared = [action for action in both[0] if action in both[1]]
    return shared[:: max(1, len(shared) // 8)]


def check_alike(state: State, other: State, viewer: int | None) -> int:
    """Check that a viewer cannot tell two states apart; return how much was tried."""
    assert GAME.sight.view(other, viewer) == GAME.sight.view(state, viewer)
    tried = actions(state, other)
    for action in tried:
        record = Record("chance" if state.actor == CHANCE else state.actor, action)
        assert GAME.sight.redact(state, record, viewer) == GAME.sight.redact(other, record, viewer)
        after, after_other = state.clone(), other.clone()
        GAME.rules.apply(after, action)
        GAME.rules.apply(after_other, action)
        if not isinstance(action, Reveal):
            assert GAME.sight.view(after, viewer) == GAME.sight.view(after_other, viewer), action
    return len(tried)


@pytest.mark.parametrize(("seats", "board"), [(2, None), (3, None), (5, None), (3, BOARD)])
def test_special_markers_drawn_otherwise_look_the_same_and_act_the_same(
    seats: int, board: str | None
) -> None:
    rng, tried = random.Random(seats), 0
    for number, state in enumerate(positions(seats, 7, board=board)):
        if number % 5 == 0 or state.step == SECRET:
            for viewer in (None, *range(seats)):
                other = with_other_secrets(state, viewer, rng)
                if other is not None:
                    tried += check_alike(state, other, viewer)
    assert tried > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("show", [True, False])
def test_other_commitments_look_the_same_and_act_the_same(seats: int, show: bool) -> None:  # noqa: FBT001
    rng, tried, seen = random.Random(seats), 0, set()
    for seed in range(6):
        for number, state in enumerate(positions(seats, seed, held_action_markers_public=show)):
            if state.step not in IN_SECRET or (number % 7 and state.step == STAKES):
                continue
            for viewer in (None, *range(seats)):
                other = with_other_commitments(state, viewer, rng)
                if other is not None:
                    tried += check_alike(state, other, viewer)
                    seen.add(state.step)
    assert tried > 100
    assert seen == IN_SECRET


@pytest.mark.parametrize("seats", [3, 5])
def test_hidden_influence_and_markers_look_the_same(seats: int) -> None:
    """What others hold can be dealt otherwise among them."""
    compared = 0
    for number, state in enumerate(
        positions(seats, 2, influence_public=False, held_action_markers_public=False)
    ):
        if number % 3:
            continue
        one, two, *viewers = range(seats)
        other = state.clone()
        other.influence[one], other.influence[two] = state.influence[two], state.influence[one]
        kept = [state.kept[two], state.kept[one]]
        if len(kept[0]) == len(kept[1]) and state.active not in {one, two}:
            other.kept[one], other.kept[two] = kept
        if not matches.adds_up(GAME, other) or state.step in IN_SECRET:
            continue
        compared += (other.influence, other.kept) != (state.influence, state.kept)
        for viewer in (None, *viewers):
            assert GAME.sight.view(other, viewer) == GAME.sight.view(state, viewer)
    assert compared > 50


def test_whole_matches_record_by_record() -> None:
    """Others see that something was drawn or committed, not what; everything else they see."""
    hidden = shown = 0
    for seed in range(4):
        rng = random.Random(seed)
        state = GAME.rules.start(3, AfricaOptions())
        while state.actor != NOBODY:
            options = GAME.rules.chance(state) if state.actor == CHANCE else GAME.rules.legal(state)
            action = options.choose(rng)
            record = Record("chance" if state.actor == CHANCE else state.actor, action)
            owner = action.seat if isinstance(action, Secret) else state.actor
            for viewer in (None, 0, 1, 2):
                seen = GAME.sight.redact(state, record, viewer)
                assert seen.seat == record.seat
                if isinstance(action, Secret | Commit | Stake) and viewer != owner:
                    assert "hidden" in str(seen.action)
                    assert CODEC.parse(str(seen.action)) == seen.action
                    hidden += 1
                else:
                    assert seen == record
                    shown += 1
            GAME.rules.apply(state, action)
    assert hidden > 300
    assert shown > 300


def test_redacted_records_name_the_question_and_nothing_else() -> None:
    scene = Scene().traders(0, congo=2).traders(1, congo=2).holds(0, "caravan 1", "caravan 1")
    scene.play("halt", "fight congo 1")
    for text, seen in (("commit 3", "commit hidden"), ("commit retreat", "commit hidden"),
                       ("stake caravan 2", "stake caravan hidden"),
                       ("stake special 1", "stake special hidden")):  # fmt: skip
        record = Record(0, CODEC.parse(text))
        for viewer in (None, 1, 2):
            assert str(GAME.sight.redact(scene.state, record, viewer).action) == seen
        assert GAME.sight.redact(scene.state, record, 0) == record
    drawn = Record("chance", CODEC.parse("secret 1 area"))
    assert str(GAME.sight.redact(scene.state, drawn, 0).action) == "secret 1 hidden"
    assert str(GAME.sight.redact(scene.state, drawn, 1).action) == "secret 1 area"
    for text in ("commit hidden", "stake caravan hidden", "secret 1 hidden"):
        assert redact.is_hidden(CODEC.parse(text))
    for text in ("commit 3", "stake caravan 2", "secret 1 area", "commit retreat", "pass"):
        assert not redact.is_hidden(CODEC.parse(text))
    open_table = Scene(special_victory_hidden=False)
    assert GAME.sight.redact(open_table.state, drawn, 0) == drawn


def test_a_side_sees_its_own_commitment_and_others_how_far_it_is() -> None:
    scene = Scene().traders(0, congo=2).traders(1, congo=2).holds(0, "caravan 1").secret(0, "area")
    scene.play("halt", "fight congo 1", "commit 3", "stake caravan 1")
    for viewer in (None, 0, 1, 2):
        conflict = scene.view(viewer).conflict
        assert conflict is not None
        mine, its = conflict.sides
        assert (mine.answers, its.answers, its.influence, its.revealed) == (2, 0, None, ())
        own = viewer == 0
        assert (mine.influence, mine.stakes) == ((3, (1,)) if own else (None, None))
    scene.play("stake special 1", "commit retreat")
    assert scene.step == "reveal"
    for viewer in (None, 0, 1, 2):
        conflict = scene.view(viewer).conflict
        assert conflict is not None
        seen = [side.influence for side in conflict.sides]
        assert seen == [3 if viewer == 0 else None, "retreat" if viewer == 1 else None]


def test_after_the_reveal_everybody_sees_everything() -> None:
    scene = Scene().traders(0, congo=2).traders(1, congo=2).holds(0, "caravan 1").secret(0, "area")
    scene.play("halt", "fight congo 1").commit("3 caravan 1 special 1", "2")
    (action,) = GAME.rules.chance(scene.state)
    assert action == Reveal("3+caravan+area", "2")
    for viewer in (None, 0, 1, 2):
        record = Record("chance", action)
        assert GAME.sight.redact(scene.state, record, viewer) == record
    scene.play(str(action))
    views = [scene.view(viewer).conflict for viewer in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    assert views[0] is not None
    assert [side.influence for side in views[0].sides] == [3, 2]
    assert views[0].sides[0].revealed == ("caravan", "area")


def test_a_special_is_known_once_it_is_used_or_given() -> None:
    used = Scene().secret(0, "area").play("use area")
    for viewer in (None, 0, 1, 2):
        assert used.view(viewer).seats[0].secret is None
        assert used.view(viewer).used_specials["area"] == 1
    given = Scene().traders(0, cape=1).traders(1, cape=1).secret(0, "area").secret(1, "traders")
    given.play("halt", "fight cape 1").duel("0 special 1", "retreat")
    for viewer in (None, 0, 2):
        shown = given.view(viewer).seats[1]
        assert (shown.specials, shown.secret) == (("area",), "hidden")


def test_no_view_on_its_way_to_others_holds_a_secret() -> None:
    """As it is sent, the view of a position with three kinds hidden names none of them."""
    scene = Scene().secret(0, "area").secret(1, "traders").secret(2, "resource-area")
    for viewer in (None, 0, 1, 2):
        sent = msgspec.json.encode(scene.view(viewer)).decode()
        assert sent.count('"secret":"hidden"') == (3 if viewer is None else 2)


@pytest.mark.parametrize("texts", [("retreat", "0"), ("0", "0"), ("2", "1")])
def test_the_rival_is_asked_the_same_whatever_was_committed(texts: tuple[str, str]) -> None:
    views = []
    for influence, caravans in (texts, ("1", "0")):
        scene = Scene().traders(0, congo=2).traders(1, congo=2).holds(0, "caravan 1")
        scene.holds(1, "heart 1").play("halt", "fight congo 1", f"commit {influence}")
        scene.play(f"stake caravan {caravans}")
        assert (scene.state.actor, len(scene.choices("commit"))) == (1, 17)
        views.append([scene.view(viewer) for viewer in (None, 1, 2)])
    assert views[0] == views[1]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"influence_public": False},
        {"held_action_markers_public": False},
        {"influence_public": False, "held_action_markers_public": False},
        {"special_victory_hidden": False},
    ],
)
def test_the_conformance_suite_finds_no_secret_told(options: dict[str, bool]) -> None:
    check_game("africa", seats=3, seed=0, every=3, **options)

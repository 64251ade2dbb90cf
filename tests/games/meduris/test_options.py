"""Every option, both ways: what it changes, and that without it nothing does."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from msgspec.structs import replace

import mbira
from mbira.core.errors import BadOptionError
from mbira.core.game import CHANCE, why_not
from mbira.core.input.options import describe_options, seat_colours
from mbira.core.log.ruleset import options_of
from mbira.core.log.save import Header
from mbira.games.meduris.actions import Offer
from mbira.games.meduris.data import MATERIAL_IDS
from mbira.games.meduris.game import GAME
from mbira.games.meduris.spec import SPEC, MedurisOptions
from tests.games.meduris.scene import LAST_ROCK, Scene, ring_text

if TYPE_CHECKING:
    from mbira.games.meduris.views.view import MedurisView

RICH = {"wood": 4, "wool": 4, "copper": 4, "stone": 4}


def opened(seats: int = 3, seed: int = 1, **options: object) -> MedurisView:
    return cast("MedurisView", mbira.new("meduris", seats=seats, seed=seed, **options).view())


def tokens(view: MedurisView) -> dict[int, str]:
    return {at: space.token for at, space in enumerate(view.spaces) if space.token is not None}


def test_every_option_has_a_default() -> None:
    assert MedurisOptions() == MedurisOptions(
        board=None,
        tokens="random",
        first="random",
        may_decline=True,
        payments="fewest",
        lone_hut="lap",
        both_alone=True,
        river_in_last_turns=True,
        stocks="hidden",
        turn_limit=200,
        turn_limit_at_once=False,
        colours=("violet", "blue", "green", "red"),
    )
    assert len(MedurisOptions.__struct_fields__) == 12, "a new one wants its test here"


def test_board_lays_a_ring_of_ones_own() -> None:
    text = ring_text(27, rocks=1, entry=4, rivers=[3, 20], reconstructed=[5])
    view = opened(board=text)
    assert len(view.spaces) == 27
    assert view.spaces[1].materials == ("copper", "stone")
    assert view.spaces[1].district == "serpent"
    assert (view.rocks, view.entry, view.rivers) == (1, 4, (3, 20))
    assert view.reconstructed == (5,)
    assert view.druid == -2
    for seats, size in ((2, 32), (3, 32), (4, 40)):
        assert len(opened(seats).spaces) == size
        assert len(opened(seats, board=text).spaces) == 27


def test_board_is_named_by_its_digest() -> None:
    text = ring_text(27)
    printed = mbira.new("meduris", seats=3, seed=1).header.data
    own = mbira.new("meduris", seats=3, seed=1, board=text).header.data
    assert (list(printed), list(own)) == (["side-2-3.json"], ["board"])
    assert list(mbira.new("meduris", seats=4, seed=1).header.data) == ["side-4.json"]


def test_tokens_random() -> None:
    drawn = [tokens(opened(seed=seed)) for seed in range(20)]
    assert {len(each) for each in drawn} == {6}
    assert len({tuple(each.items()) for each in drawn}) == 20
    assert opened(seed=4) == opened(seed=4)


def test_tokens_example() -> None:
    for seed in range(3):
        assert set(tokens(opened(seed=seed, tokens="example"))) == {2, 8, 12, 17, 21, 26}
    own = {"0": "hut", "4": "hut", "8": "druid", "12": "druid", "16": "points", "20": "points"}
    view = opened(4, tokens="example", board=ring_text(24, tokens=own))
    assert {str(space): kind for space, kind in tokens(view).items()} == own


def test_tokens_placed() -> None:
    match = mbira.new("meduris", seats=3, seed=1, tokens="placed", first="seat-2")
    asked = []
    for space in (0, 5, 10, 15, 20, 25):
        asked.append(match.actor)
        match.play(mbira.parse("meduris", f"lay {space}"), match.actor)
    assert asked == [2, 0, 1, 2, 0, 1]
    view = cast("MedurisView", match.view())
    assert set(tokens(view)) == {0, 5, 10, 15, 20, 25}
    assert sorted(tokens(view).values()) == ["druid", "druid", "hut", "hut", "points", "points"]
    assert opened(tokens="random").step == opened(tokens="example").step == "worker"


def test_first() -> None:
    for seat in range(4):
        for seed in range(3):
            assert opened(4, seed, first=f"seat-{seat}").first == seat
            assert opened(4, seed, first=f"seat-{seat}").actor == seat
    assert {opened(seed=seed).first for seed in range(30)} == {0, 1, 2}


def test_may_decline() -> None:
    for may in (False, True):
        scene = Scene(may_decline=may).hoard(1, wood=0).rolling().play("roll plus")
        assert scene.legal("take") == {f"take {name}" for name in MATERIAL_IDS if name != "wood"}
        assert bool(scene.legal("decline")) == may


@pytest.mark.parametrize("step", ["hut 8", "temple 8"])
def test_payments_for_a_building(step: str) -> None:
    fewest = Scene(payments="fewest").stock(0, **RICH).play(step)
    assert (fewest.state.active, fewest.state.actor) == (1, CHANCE)
    scene = Scene(payments="any").stock(0, **RICH).play(step)
    assert scene.legal() == {"pay", "spare stone", "spare copper"}
    assert scene.view().payment == scene.view(0).payment
    assert scene.view().spaces[8].building is None, "it is not paid yet"
    scene.play("spare copper", "pay", "replace copper wood wood wool")
    assert scene.held(0) == {"wood": 2, "wool": 3, "copper": 4, "stone": 3}
    assert scene.view().spaces[8].building is not None


def test_payments_for_an_offering() -> None:
    for option in ("fewest", "any"):
        scene = Scene(payments=option).huts(1, 8, 9).druid(-1).tokens("hut", 20).play("hut 20")
        scene.play("offer both")
        assert scene.state.druid == (8 if option == "any" else 9)
        assert scene.legal("pay") == ({"pay"} if option == "any" else set())


def test_lone_hut() -> None:
    for lone in ("lap", "wait"):
        scene = Scene(lone_hut=lone).huts(1, 8).druid(8).play("temple 12")
        assert scene.state.vp == ([5, 6, 5] if lone == "lap" else [5, 5, 5])
        assert (scene.state.actor == CHANCE) == (lone == "wait")
        assert scene.state.druid == 8


def test_lone_hut_matters_only_where_he_stands_alone() -> None:
    for lone in ("lap", "wait"):
        two = Scene(lone_hut=lone).huts(1, 8, 20).druid(8).play("temple 12")
        assert two.state.druid == 20
        rock = Scene(lone_hut=lone).huts(1, 8).druid(-1).play("temple 12")
        assert (rock.state.druid, rock.state.actor) == (8, 1)
        lap = Scene(lone_hut=lone, last_turn=True).huts(1, 8).druid(8).pass_turn()
        assert lap.offerings() == [8]


def last_turns(*, river: bool) -> Scene:
    """Return seat 0's turn with its last hut to build; the druid is just before the river."""
    scene = Scene(river_in_last_turns=river).tokens("hut", 12).huts(1, 31)
    spaces = (2, 4, 6, 8, 10, 14, 16)
    return scene.huts(0, *spaces).temples(0, 18, 20).druid(31).stock(1, **RICH)


def test_river_in_last_turns() -> None:
    for river in (False, True):
        scene = last_turns(river=river).points(50, 50, 50).play("hut 12")
        stones = [len(scene.runes(seat)) for seat in range(3)]
        assert stones == [5, 1, 0]
        assert scene.state.vp == [55, 51, 50], "the finisher's own turn is none of the last"
        scene.offerings()
        scene.druid(31).points(50, 50, 50).play("roll stone", "temple 25")
        assert scene.state.druid == 2
        assert scene.state.vp == ([55, 51, 50] if river else [50, 50, 50])


def test_river_in_last_turns_changes_nothing_before() -> None:
    for river in (False, True):
        scene = Scene(river_in_last_turns=river).huts(1, 2, 31).druid(31).play("temple 12")
        assert scene.state.vp == [5, 7, 5]


def test_stocks() -> None:
    for stocks in ("hidden", "totals", "open"):
        scene = Scene(stocks=stocks).stock(0, wood=2).stock(1, stone=3, wool=1).stock(2)
        for viewer in (None, 0, 1, 2):
            for seat, shown in enumerate(scene.view(viewer).seats):
                seen = stocks == "open" or seat == viewer
                held = dict(zip(MATERIAL_IDS, scene.state.held(seat), strict=True))
                assert shown.stock == (held if seen else None)
                counted = seen or stocks == "totals"
                assert shown.total == (sum(held.values()) if counted else None)


@pytest.mark.parametrize("both", [True, False])
def test_both_alone(both: bool) -> None:  # noqa: FBT001
    scene = Scene(both_alone=both).huts(1, 8).druid(LAST_ROCK).play("temple 16")
    assert scene.gifts() == {"nothing", "stone", "copper"} | ({"both"} if both else set())
    assert scene.asked().args["both"] == ("yes" if both else "no")
    reason = why_not(GAME, scene.state, Offer("both"))
    assert (reason is None) == both
    assert reason is None or (reason.id, reason.rule) == ("why-both-alone", "R17")
    settled = Scene(both_alone=both).huts(1, 8, 9).druid(LAST_ROCK).play("temple 16")
    assert "both" in settled.gifts()


def test_turn_limit() -> None:
    for limit, lap in ((3, True), (4, False), (None, False)):
        scene = Scene(turn_limit=limit).huts(0, 8).pass_turn().pass_turn()
        assert not scene.state.lap
        assert scene.pass_turn().state.lap == lap
    never = Scene(turn_limit=None).huts(0, 8)
    never.state.turn = 9999
    assert not never.pass_turn().state.lap
    assert not never.over()


def test_turn_limit_at_once() -> None:
    for at_once in (True, False):
        scene = Scene(turn_limit=1, turn_limit_at_once=at_once).huts(0, 8)
        assert scene.view().lap_after == (1 if at_once else 3)
        assert scene.pass_turn().state.lap == at_once
    assert "turn_limit_at_once" not in {info.name for info in describe_options(SPEC)}


def test_colours() -> None:
    by_seat = {info.name: info.few for info in describe_options(SPEC) if info.many and info.by_seat}
    assert by_seat == {"colours": ("violet", "blue")}
    usual = mbira.new("meduris", seats=2, seed=1)
    assert seat_colours(usual.options)[:2] == ("violet", "blue")
    chosen = mbira.new("meduris", seats=3, seed=1, colours=["red", "violet", "green"])
    assert seat_colours(chosen.options) == ("red", "violet", "green")
    view = cast("MedurisView", chosen.view())
    assert view.rules.colours == ("red", "violet", "green")
    plain = cast("MedurisView", mbira.new("meduris", seats=3, seed=1).view())
    assert replace(view, rules=plain.rules) == plain, "nothing else changes"
    assert seat_colours(mbira.new("meduris", seats=4, seed=1, colours=[]).options) == ()


@pytest.mark.parametrize(
    ("seats", "colours", "why"),
    [
        (3, ["red", "blue"], "3 seats need 3 colours, not 2"),
        (3, ["red", "blue", "red"], "two seats cannot both be red"),
        (2, ["blue", "blue"], "two seats cannot both be blue"),
        (2, ["violet", "green"], "two seats are violet and blue, in either order"),
        (2, ["red", "green", "violet", "blue"], "two seats are violet and blue, in either order"),
    ],
)
def test_colours_that_seats_cannot_have(seats: int, colours: list[str], why: str) -> None:
    with pytest.raises(BadOptionError, match=f"^option colours: {why}$"):
        mbira.new("meduris", seats=seats, seed=1, colours=colours)


def test_colours_that_seats_can_have() -> None:
    for seats, colours in ((2, ["blue", "violet"]), (3, ["red", "green", "blue", "red"])):
        mbira.new("meduris", seats=seats, seed=1, colours=colours)
    with pytest.raises(BadOptionError, match="takes blue, green, red, violet"):
        mbira.new("meduris", seats=2, seed=1, colours=["pink", "blue"])


# Ruleset 1


def test_what_ruleset_1_took_for_granted() -> None:
    header = Header(game="meduris", ruleset=1, seats=3, options={}, data={}, chance="sha256:0")
    rules = options_of(SPEC, header)
    assert rules == MedurisOptions(both_alone=False, turn_limit_at_once=True, colours=())

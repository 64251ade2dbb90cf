"""What is kept between decisions is what a position without a past would find."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

import pytest

import mbira
from mbira.core.legal import bits
from mbira.games.zimbabwe.actions import Build, Place, Rain, Raise, Specialist
from mbira.games.zimbabwe.data import ESHU_RANGE, RANGE
from mbira.games.zimbabwe.game import GAME
from mbira.games.zimbabwe.rules.board import Board
from mbira.games.zimbabwe.rules.feasible import affordable
from mbira.games.zimbabwe.rules.kept import audit_kept, without_a_past
from mbira.games.zimbabwe.rules.land import Land
from mbira.games.zimbabwe.rules.market import market_for
from mbira.games.zimbabwe.rules.network import Network
from mbira.games.zimbabwe.rules.sites import MONUMENT_KEY
from mbira.games.zimbabwe.views.restore import restore
from tests.games.zimbabwe import crowds
from tests.games.zimbabwe.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.games.zimbabwe.rules.state import State
    from mbira.games.zimbabwe.views.view import ZimbabweView

GODS = [("eshu",), ("eshu", "atete", "tsui-goab", "anansi"), ("eshu", "qamata", "gu"), None]
CHANGES = (Build, Place, Rain, Raise, Specialist)
"""What changes the map, and so what follows from it."""


@pytest.mark.parametrize("seed", range(12))
def test_legal_actions_do_not_depend_on_the_past(seed: int) -> None:
    rng = random.Random(seed)
    match = mbira.new(
        "zimbabwe",
        seats=2 + seed % 4,
        seed=seed,
        gods=GODS[seed % 4],
        monuments_block_resources=seed % 5 == 0,
        box_limits=seed % 7 == 0,
    )
    while not match.over:
        legal = match.legal()
        if rng.random() < 0.5:
            fresh = restore(cast("ZimbabweView", match.view()))
            assert list(GAME.rules.legal(fresh)) == list(legal), f"after {match.version} records"
        changes = [action for action in legal if isinstance(action, CHANGES)]
        match.play(rng.choice(changes) if changes and rng.random() < 0.5 else legal.choose(rng))


@pytest.mark.parametrize("seed", range(3))
def test_positions_of_a_replayed_match_do_not_learn_from_each_other(seed: int) -> None:
    rng = random.Random(seed)
    played = mbira.new("zimbabwe", seats=2 + seed, seed=seed)
    choices = {}
    while not played.over:
        choices[played.version] = list(played.legal())
        played.play(played.legal().choose(rng))
    replayed = played.at(played.version)  # nobody asked it for legal actions on the way
    versions = list(choices)
    rng.shuffle(versions)
    for version in versions:
        state = cast("State", replayed.state_at(version))
        assert list(GAME.rules.legal(state)) == choices[version], f"after {version} records"


def test_snapshots_of_a_match_hold_on_to_nothing_that_was_worked_out() -> None:
    rng = random.Random(4)
    match = mbira.new("zimbabwe", seats=3, seed=4)
    while not match.over:
        match.play(match.legal().choose(rng))
    snapshots = [cast("State", state) for state in match._snapshots.values()]
    assert len(snapshots) > 5
    for state in snapshots:
        worked_out = (state.near, state.far, state.room, state.market)
        assert worked_out == (None, None, None, None)
        assert [state.sites, state.wanted, state.linked, state.former] == [{}] * 4


# Ways are looked for from both ends, over what was kept: as by spreading over cells


@pytest.mark.parametrize("steps", [RANGE, ESHU_RANGE])
@pytest.mark.parametrize("seed", range(4))
def test_ways_are_those_that_spreading_over_cells_finds(seed: int, steps: int) -> None:
    rng = random.Random(seed)
    rows = ["".join(rng.choice("....~") for _ in range(14)) for _ in range(12)]
    board = Board((*rows[:-1], "S" * 14))
    land = Land(board, board.water)
    dry = list(bits(board.on_map & ~board.water))
    standing = rng.sample(dry, 24)  # some of them beside each other, as nomads build
    crafts = [1 << cell | 1 << cell + 1 for cell in rng.sample(dry, 8) if cell + 1 in dry]
    network = Network(land, standing[:2], steps)
    for count in range(3, len(standing) + 1):
        where = 1 << standing[count - 1]
        if count % 6 == 0:
            free = [c for c in bits(board.on_map & ~land.water) if c not in standing]
            cells = 1 << rng.choice(free)
            land = land.flooded(board, cells)
            network = network.changed(land, standing[: count - 1], land.body_of(cells))
        network = network.changed(land, standing[:count], where)
        naive = Network(Land(board, land.water), standing[:count], steps)
        for origin in [*crafts, *(1 << cell for cell in standing[:count])]:
            if origin & land.water:
                continue
            leg = naive.leg(origin)
            there = [n for n, cell in enumerate(standing[:count]) if leg & ~origin & 1 << cell]
            assert network.near(origin) == sum(1 << number for number in there)
            assert network.reaches(origin, crafts[0]) == bool(leg & crafts[0])
            near = network.near(origin)
            whole = leg | naive.flooded(near)[1]
            assert network.whole(origin) == whole
        network.hubs_from(crafts[0])
        assert network.agrees(naive)


def test_water_can_lie_where_another_line_of_play_has_a_craftsman() -> None:
    board = Board(("." * 9,) * 8 + ("S" * 9,))
    land = Land(board, 0)
    tile = 0b11 << board.grid.cell["D4"]
    things = [tile, *(1 << board.grid.cell[cell] for cell in ("A4", "D1", "F5", "I8", "D4"))]
    for steps in (RANGE, ESHU_RANGE):
        for cells in things:
            land.reach(cells, steps)
    flooded, naive = land.flooded(board, tile), Land(board, tile)
    for steps in (ESHU_RANGE, RANGE):
        for cells in things:
            assert flooded.reach(cells, steps) == naive.reach(cells, steps)


# The audit notices what is kept and wrong

POND = """
S..w..S..c
..........
.~~.......
..........
S..w...c.S
"""


def asked() -> State:
    """Return a position that has found all that it keeps."""
    scene = Scene(POND, 2).monument("A1").monument("G1", 1).monument("D3").cattle(20, 20)
    scene.craftsman("wood-carver", "E2").craftsman("potter", "I2").craftsman("sculptor", "E3")
    state = scene.state
    list(GAME.rules.legal(state))
    assert state.near is not None
    state.near.whole(1 << state.monument_cells[0])
    state.near.leg(1 << state.monument_cells[0])
    state.near.near(1 << state.board.grid.cell["D3"] - 1)  # beside a monument, which bars ways
    market = market_for(state)
    wood, clay = (offers[0] for offers in market.deliveries(state.monument_cells[0])[:2])
    affordable(market, state.monument_cells[0], 2, 20)
    market.get_along(wood, clay)
    market.times(wood)
    audit_kept(state)
    return state


def near(state: State, name: str) -> dict[object, int]:
    """Return something that the network keeps."""
    kept = getattr(state.near, name)
    assert kept, name
    return cast("dict[object, int]", kept)


def reached(state: State) -> dict[object, int]:
    """Return what the land keeps for the ordinary range."""
    return cast("dict[object, int]", state.land._reached[RANGE])


def another(kept: dict[object, int]) -> None:
    """Change one of the numbers in a dictionary."""
    kept[next(iter(kept))] ^= 1 << 3


def off_by_one(state: State) -> None:
    """Let a monument be one hub farther than it is."""
    assert state.near is not None
    hubs = state.near._hubs
    near, far = next(iter(hubs.items()))
    hubs[near] = (far[0] + 1, *far[1:])


def craftsman_off_by_one(state: State) -> None:
    """Let a craftsman's good take one hub more to a monument than it does."""
    assert state.near is not None
    kept = state.near._far
    craftsman, far = next(iter(kept.items()))
    kept[craftsman] = (far[0] + 1, *far[1:])


def smaller_region(state: State) -> None:
    """Let something be out of reach of a monument."""
    assert state.near is not None
    state.near._regions[0] ^= 1 << 3


def on_the_market(state: State, name: str) -> dict[object, int]:
    """Return something that the market keeps."""
    kept = getattr(state.market, name)
    assert kept, name
    return cast("dict[object, int]", kept)


def undelivered(state: State) -> None:
    """Forget the goods for a monument."""
    assert state.market is not None
    state.market.deliveries(state.monument_cells[0])[0].clear()


def at_odds(state: State) -> None:
    """Let two goods that get along be in each other's way."""
    pairs = on_the_market(state, "_pairs")
    pairs[next(iter(pairs))] = False


def less_room(state: State) -> None:
    """Forget a place for a tile that lies across."""
    assert state.room is not None
    across, down, square = state.room
    state.room = (across & (across - 1), down, square)


def fewer(state: State) -> None:
    """Take the cheapest offer off the market."""
    assert state.market is not None
    next(offers for offers in state.market.offers if offers).pop(0)


def poorer(state: State) -> None:
    """Let a chain use other resources up."""
    chain = state.links(RANGE).families[0].chains[0]
    chain.needs = ((chain.resource, chain.stores ^ 1), *chain.needs[1:])


def elsewhere(state: State) -> None:
    """Let a craftsman find what he needs elsewhere."""
    next(iter(state.wanted.values())).across ^= 1


def no_site(state: State) -> None:
    """Forget the sites of a kind."""
    state.sites[next(key for key in state.sites if key != MONUMENT_KEY)] = (1, 1)


WRONG: list[tuple[str, Callable[[State], None]]] = [
    ("distances over land", lambda state: another(reached(state))),
    ("distances over land", lambda state: another(cast("dict[object, int]", state.land.body))),
    ("distances over land", lambda state: state.land.bodies.append(1)),
    ("ways over hubs", lambda state: another(near(state, "_legs"))),
    ("ways over hubs", lambda state: another(near(state, "_grounds"))),
    ("ways over hubs", lambda state: another(near(state, "_near"))),
    ("ways over hubs", lambda state: near(state, "_next").__setitem__(0, 1)),
    ("ways over hubs", smaller_region),
    ("ways over hubs", off_by_one),
    ("ways over hubs", craftsman_off_by_one),
    ("families of goods", lambda state: state.links(RANGE).ways[0].reverse()),
    ("room for tiles", less_room),
    ("sites of monuments", lambda state: state.sites.__setitem__(MONUMENT_KEY, (1, 0))),
    ("sites of kind", no_site),
    ("what kind", elsewhere),
    ("families of goods", poorer),
    ("goods on sale", fewer),
    ("ways over hubs", lambda state: another(near(state, "_between"))),
    ("all resources", lambda state: setattr(state.links(RANGE), "deposits", 1)),
    ("goods for a monument", undelivered),
    ("what raising costs", lambda state: another(on_the_market(state, "least"))),
    ("who gets along", at_odds),
    ("a craftsman reaches", lambda state: setattr(state.craftsmen[0][0], "supply", 1)),
    ("less often", lambda state: another(on_the_market(state, "_times"))),
]


@pytest.mark.parametrize(("why", "change"), WRONG)
def test_what_is_kept_and_wrong_is_noticed(why: str, change: Callable[[State], None]) -> None:
    state = asked()
    change(state)
    with pytest.raises(AssertionError, match=why):
        audit_kept(state)


# More than a machine word has bits


@pytest.mark.parametrize("god", ["", "eshu", "tsui-goab"])
def test_beyond_62_monuments_and_resources_nothing_changes(god: str) -> None:
    rng = random.Random(god)
    land = crowds.land(30, rng, share=0.3, water=0.05)
    state = crowds.crowd(land, rng, crowds.everywhere(30), god).state
    assert len(state.monument_cells) > 62
    assert max(cells.bit_count() for cells in state.resources) > 62
    for _ in range(8):
        legal = GAME.rules.legal(state)
        assert list(GAME.rules.legal(without_a_past(state))) == list(legal)
        changes = [action for action in legal if isinstance(action, CHANGES)]
        GAME.rules.apply(state, rng.choice(changes) if changes else legal.choose(rng))
        audit_kept(state)

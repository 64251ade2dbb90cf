"""Random matches, the engine next to the oracle: same choices and same numbers at each decision."""

from __future__ import annotations

import os
import random
from itertools import takewhile
from typing import TYPE_CHECKING

import pytest

from mbira.core.input.options import option_values
from mbira.games.africa.spec import FIRST_RULESET
from tests.games.africa.drawn_boards import arena, drawn_board, drawn_options
from tests.games.africa.duel import (
    BRAWLER,
    CARAVANER,
    COWARD,
    CRUSADER,
    FIGHTER,
    MERCHANT,
    MOVER,
    QUIET,
    SETTLER,
    SPENDER,
    STYLES,
    TRADER,
    Style,
    compare,
    hunt,
    view_of,
)

if TYPE_CHECKING:
    from mbira import Match
    from mbira.games.africa.views.view import AreaView

MATCHES = int(os.environ.get("MBIRA_ORACLE_MATCHES", "4"))
"""How many matches to play with options drawn at random."""
FIRST = int(os.environ.get("MBIRA_ORACLE_FIRST", "1007"))
"""The first seed of those."""


def last(match: Match) -> list[str]:
    """Return the last action, as words."""
    return str(match.records[-1].action).split() if match.records else [""]


def conflicts_of_turn(match: Match) -> list[list[str]]:
    """Return what was done since movement ended, the last first."""
    actions = (str(record.action).split() for record in reversed(match.records))
    return list(takewhile(lambda words: words[0] not in ("halt", "end", "marker"), actions))


def seats_in(area: AreaView) -> set[int]:
    return {n for n, count in enumerate(area.traders) if count} | set(area.wholesalers)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_match_with_the_reconstructed_board(seats: int) -> None:
    compare(seats, seats, QUIET, FIGHTER)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_by_the_first_ruleset(seats: int) -> None:
    compare(seats, seats, FIGHTER, TRADER, **option_values(FIRST_RULESET))


@pytest.mark.parametrize(
    "options",
    [
        {"points_and_special_same_turn": False, "change_steps": 3, "special_victory_hidden": False},
        {"points_after_movement": True, "change_steps": 2, "points_and_special_same_turn": False},
        {
            "all_pass": "last_takes_row",
            "migration_new_trader": "own",
            "station_in_friendly_area_only": False,
        },
        {
            "wholesaler_entry": "friendly_area",
            "wholesaler_itself_doubled": True,
            "held_action_markers_public": False,
        },
        {
            "wholesaler_doubles_in_neutral_conflict": False,
            "retreat_optional": True,
            "influence_public": False,
        },
        {"rivals_fight_once": True, "lowest_reputation_pays": True},
        {"caravan_in_conflict": True, "markers_between_conflicts": "caravan"},
        {"blocked_retreat": "stay", "majority_strict": False, "most_stations_strict": False},
        {
            "vp_skip_backwards": False,
            "distribution_can_end_game": False,
            "out_of_markers": "highest_vp",
        },
    ],
)
def test_a_match_with_options(options: dict[str, object]) -> None:
    board = drawn_board(random.Random(len(str(options))), 3)
    compare(3, 0, FIGHTER, TRADER, COWARD, board=board, **options)


@pytest.mark.parametrize("style", [MOVER, COWARD, MERCHANT, SETTLER, CRUSADER])
def test_a_match_on_a_board_of_ones_own(style: Style) -> None:
    seats = 2 + STYLES.index(style) % 4
    compare(seats, 7, style, board=drawn_board(random.Random(STYLES.index(style)), seats))


def test_three_seats_in_an_area() -> None:
    def wanted(match: Match) -> bool:
        view = view_of(match)
        crowded = [area for area in view.areas.values() if len(seats_in(area)) > 2]
        return view.step == "conflicts" and any(view.active in seats_in(area) for area in crowded)

    hunt(wanted, 4, FIGHTER, board=drawn_board(random.Random(1), 4))


def test_two_conflicts_won_in_an_area_of_neutral_traders() -> None:
    def wanted(match: Match) -> bool:
        view = view_of(match)
        if view.step != "conflicts":
            return False
        fights = [words[1] for words in conflicts_of_turn(match) if words[0] == "fight"]
        return any(
            area.won and area.neutrals and fights.count(name) > 1
            for name, area in view.areas.items()
        )

    board = arena(random.Random(4), 4, "30 caravan 5")
    hunt(wanted, 4, CARAVANER, first=79, board=board, out_of_markers="highest_vp")


def test_a_wholesaler_wins_and_then_others_win_elsewhere() -> None:
    def wanted(match: Match) -> bool:
        view = view_of(match)
        if view.step != "conflicts" or view.active is None:
            return False
        led = view.seats[view.active].wholesaler
        fights = [words[1] for words in conflicts_of_turn(match) if words[0] == "fight"]
        if led is None or led not in fights[1:] or fights[0] == led:
            return False
        here = view.areas[led]
        return bool(view.areas[fights[0]].won and here.won and here.neutrals)

    board = arena(random.Random(3), 3, "30 wholesaler 5")
    hunt(wanted, 3, BRAWLER, board=board, out_of_markers="highest_vp")


def test_no_new_conflict_where_pieces_retreated_to() -> None:
    def wanted(match: Match) -> bool:
        view = view_of(match)
        if view.step != "conflicts" or view.active is None:
            return False
        closed = [view.areas[name] for name in view.closed]
        return any(
            area.traders[view.active] > area.spent and len(seats_in(area)) > 1 for area in closed
        )

    hunt(wanted, 4, FIGHTER, board=drawn_board(random.Random(2), 4))


def test_both_retreat_and_one_way_out_is_left() -> None:
    def wanted(match: Match) -> bool:
        view = view_of(match)
        conflict = view.conflict
        if view.step != "retreating" or conflict is None or len(conflict.retreaters) < 2:
            return False
        borders = [view.areas[name] for name in view.areas[conflict.area].borders]
        ways = [area for area in borders if view.active not in seats_in(area)]
        return len(ways) == 1 and len({words[0] for words in _retreats(match)}) > 1

    def _retreats(match: Match) -> list[list[str]]:
        return [str(action).split()[1:] for action in match.legal()]

    for seed in range(2):
        hunt(wanted, 3, COWARD, board=drawn_board(random.Random(seed), 3))


@pytest.mark.parametrize("protects", [True, False])
@pytest.mark.parametrize("blocked_retreat", ["remove", "stay"])
def test_a_retreat_with_a_wholesaler_is_blocked(blocked_retreat: str, *, protects: bool) -> None:
    wholesalers = [0]

    def wanted(match: Match) -> bool:
        view = view_of(match)
        if view.step == "reveal" and view.conflict is not None:
            wholesalers[0] = len(view.areas[view.conflict.area].wholesalers)
        revealed = last(match)[0] == "reveal" and "retreat" in last(match)[1:]
        return revealed and wholesalers[0] == 2 and view.step != "retreating"

    board = drawn_board(random.Random(0), 3, markers=["20 wholesaler 3", "20 two-traders 5"])
    hunt(
        wanted,
        3,
        COWARD,
        first=318,
        board=board,
        blocked_retreat=blocked_retreat,
        retreat_marker_protects=protects,
        out_of_markers="highest_vp",
    )


def test_a_caravan_brings_a_conflict() -> None:
    def wanted(match: Match) -> bool:
        done = [words[0] for words in conflicts_of_turn(match)]
        return last(match)[0] == "fight" and "caravan" in done

    board = arena(random.Random(3), 3, "20 caravan 3", "20 caravan 1")
    hunt(wanted, 3, TRADER, board=board, out_of_markers="highest_vp")


@pytest.mark.parametrize("step", ["commitment", "answer"])
@pytest.mark.parametrize("off", [True, False])
def test_a_caravan_goes_within_a_conflict(step: str, *, off: bool) -> None:
    """It leaves, so that the conflict is off; or it goes on."""
    within = [False]

    def wanted(match: Match) -> bool:
        view, was_within = view_of(match), within[0]
        within[0] = view.step == "caravan-pieces" and view.resume == step
        return was_within and view.step == ("conflicts" if off else step)

    board = arena(random.Random(3), 3, "20 caravan 5", "20 caravan 1")
    hunt(wanted, 3, TRADER, board=board, caravan_in_conflict=True)


def test_a_caravan_takes_some_who_have_fought() -> None:
    some = [False]

    def wanted(match: Match) -> bool:
        view, had_some = view_of(match), some[0]
        some[0] = False
        if view.caravan is not None and view.resume == "conflicts":
            origin, go = view.areas[view.caravan.origin], view.caravan.spent_traders
            some[0] = 0 < origin.won < origin.spent and 0 < go < origin.spent
        return had_some and last(match) == ["done"]

    board = arena(random.Random(3), 3, "20 caravan 5", "20 caravan 1")
    hunt(wanted, 3, CARAVANER, first=145, board=board, out_of_markers="highest_vp")


def test_others_that_have_fought_meet_fresh_pieces() -> None:
    """Some of a seat in an area have fought this turn, some have not."""

    def wanted(match: Match) -> bool:
        view = view_of(match)
        if view.step != "conflicts" or view.active is None:
            return False
        mixed = [
            view.areas[each.area]
            for each in view.weary
            if 0 < each.traders < view.areas[each.area].traders[each.seat]
        ]
        return any(area.traders[view.active] > area.spent for area in mixed)

    board = arena(random.Random(3), 3, "20 caravan 5", "20 caravan 1")
    hunt(wanted, 3, CARAVANER, board=board, rivals_fight_once=True)


def test_a_special_marker_is_given_and_used() -> None:
    def wanted(match: Match) -> bool:
        view = view_of(match)
        if view.active is None or view.step != "movement":
            return False
        uses = {str(action).removeprefix("use ") for action in match.legal()}
        return bool(uses & set(view.seats[view.active].specials))

    hunt(wanted, 2, COWARD, board=drawn_board(random.Random(5), 2))


@pytest.mark.parametrize("vp_skip_backwards", [True, False])
def test_a_score_below_nothing_and_others_on_the_way(*, vp_skip_backwards: bool) -> None:
    before = [0, 0, 0, 0]

    def wanted(match: Match) -> bool:
        now = [seat.vp for seat in view_of(match).seats]
        passed = any(
            new < old and any(new <= vp < old for vp in before)
            for new, old in zip(now, before, strict=True)
        )
        before[:] = now
        return passed and last(match) == ["end"]

    board = drawn_board(random.Random(6), 4, start_vp=[5, 4, 3, 2, 1], neutrals=30)
    hunt(wanted, 4, QUIET, board=board, vp_skip_backwards=vp_skip_backwards)


def test_shares_win() -> None:
    def wanted(match: Match) -> bool:
        return match.over and last(match)[0] in ("bid", "pass")

    board = drawn_board(random.Random(7), 3, start_vp=[40, 39, 38, 37, 36])
    hunt(wanted, 3, SPENDER, board=board)


def test_shares_do_not_win() -> None:
    def wanted(match: Match) -> bool:
        view = view_of(match)
        if not match.over or view.active is None:
            return False
        return view.seats[view.active].vp < max(seat.vp for seat in view.seats)

    board = drawn_board(random.Random(7), 3, start_vp=[40, 39, 38, 37, 36])
    hunt(wanted, 3, SPENDER, board=board, distribution_can_end_game=False)


@pytest.mark.parametrize("rule", ["reshuffle_used_once_then_highest_vp", "highest_vp"])
def test_the_markers_run_out(rule: str) -> None:
    def wanted(match: Match) -> bool:
        return match.over and view_of(match).end_reason == "markers"

    board = drawn_board(random.Random(8), 2)
    hunt(wanted, 2, QUIET, board=board, out_of_markers=rule, goal=80)


def test_drawn_options() -> None:
    total = 0
    for seed in range(FIRST, FIRST + MATCHES):
        rng = random.Random(seed)
        seats = rng.choice((2, 3, 4, 5))
        styles = rng.sample(STYLES, rng.choice((1, 1, seats)))
        total += compare(seats, seed, *styles, **drawn_options(rng, seats))
    print(MATCHES, "matches,", total, "decisions")  # noqa: T201

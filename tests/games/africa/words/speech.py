"""What Heart of Africa says: whole matches told, questions answered, rare positions."""

from __future__ import annotations

import json
import random
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, cast

from mbira.core.errors import MbiraError
from mbira.core.legal import bits
from mbira.core.question import ask
from mbira.games.africa import actions
from mbira.games.africa.actions import (
    At,
    Bid,
    Buy,
    Caravan,
    Commit,
    Drift,
    Fight,
    Halt,
    Join,
    Lead,
    Move,
    Oust,
    Retreat,
    Stake,
    Start,
    Trader,
    Use,
)
from mbira.games.africa.data import MARKER_IDS
from mbira.games.africa.game import GAME
from mbira.games.africa.words import tell
from tests import matches
from tests.games.africa.scene import Scene
from tests.games.africa.words.moments import (
    fight,
    half_won,
    late,
    leaving,
    led_back,
    past_the_goal,
    tired_rival,
)
from tests.games.drawing import spoken

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from mbira import Action, Match
    from mbira.core.game import Record
    from mbira.core.message import Message
    from mbira.games.africa.rules.state import State
    from mbira.games.africa.views.view import AfricaView

REFILL = "reshuffle_used_once_then_highest_vp"
OWN_BOARD = (Path(__file__).parents[1] / "small-board.json").read_text(encoding="utf-8")

MATCHES: list[tuple[int, int, dict[str, object]]] = [
    (
        1,
        2,
        {
            "migration_new_trader": "own",
            "points_and_special_same_turn": False,
            "influence_public": False,
        },
    ),
    (2, 3, {"all_pass": "last_takes_row", "retreat_optional": True, "change_steps": 3}),
    (7, 3, {"points_after_movement": True, "goal": 60}),
    (3, 4, {"special_victory_hidden": False, "wholesaler_entry": "friendly_area"}),
    (4, 3, {"board": OWN_BOARD, "held_action_markers_public": False, "blocked_retreat": "stay"}),
    (5, 2, {"board": OWN_BOARD, "wholesaler_entry": "friendly_or_empty_coast"}),
    (6, 5, {}),
]
"""Seeds, seats and options of the matches that are told."""


# What the game says


def decide(match: Match, rng: random.Random) -> Action:
    """Return a random action; markers and conflicts are liked, dear bids and points are not."""
    choices = list(match.legal())
    liked = [action for action in choices if isinstance(action, (Use, Fight, Oust, Halt, Lead))]
    if liked and rng.random() < 0.4:
        return rng.choice(liked)
    calm = [
        action
        for action in choices
        if not (isinstance(action, Bid) and action.amount > 15)
        and not (isinstance(action, Buy) and rng.random() < 0.8)
    ]
    return rng.choice(calm)


@cache
def played(place: int) -> Match:
    seed, seats, options = MATCHES[place]
    return matches.played("africa", seats, seed, decide, **options)


def positions(match: Match) -> Iterator[tuple[State, Record]]:
    return matches.positions(GAME, match)


TABLES = (
    actions.PLAIN_TABLE, actions.USE_TABLE, actions.CHANGE_TABLE, actions.REPUTE_TABLE,
)  # fmt: skip


def tried(state: State, rng: random.Random) -> Iterator[Action]:
    """Yield actions that somebody might try, whatever is being decided."""
    for table in TABLES:
        yield from table.actions
    names = [*state.board.names, "atlantis"]
    for _ in range(3):
        origin, area, other = rng.choice(names), rng.choice(names), rng.choice(names)
        near = state.board.borders[names.index(origin)] if origin != "atlantis" else 0
        for goal in (area, *(names[at] for at in islice(bits(near), 2))):
            yield from (Drift(origin, goal), Caravan(origin, goal))
            yield Move(origin, goal, rng.randint(1, 6))
        yield from (kind(area) for kind in (Start, At, Lead, Trader, Oust))
        yield Fight(area, rng.randint(0, 4))
        yield Retreat(other, rng.randint(1, 5))
        yield Join(rng.choice(("trader", "spent-trader")), rng.randint(1, 9))
        yield Stake(rng.choice((*MARKER_IDS, "special")), rng.choice((0, 1, 3, "hidden")))
        yield Bid(rng.randint(1, 60))
    yield from (Commit(0), Commit(60), Commit("hidden"), Join("wholesaler"))


def refusals(match: Match) -> Iterator[Message]:
    """Yield why things cannot be done."""
    rng = random.Random(match.version)
    steps: dict[int, int] = {}
    for state, _ in positions(match):
        if state.actor < 0:
            continue
        steps[state.step] = steps.get(state.step, 0) + 1
        if steps[state.step] > 6 and rng.random() > 0.01:
            continue
        for reason in matches.reasons(GAME, state, tried(state, rng)):
            if reason.id != "why-not-now" or rng.random() < 0.05:
                yield reason


def answers(match: Match) -> Iterator[Message]:
    """Yield the answers to all questions, asked now and then by somebody."""
    yield from ask(tell.QUESTIONS, cast("AfricaView", match.view()), [])
    for number, (state, _) in enumerate(positions(match)):
        if number % 29:
            continue
        view = GAME.sight.view(state, (None, 0, 1)[number % 3])
        lines = [["bid", "3"], ["bid", "20", "1"], ["score"], ["score", "1"]]
        lines += [[name, area] for name in ("reach", "fight") for area in state.board.names[::4]]
        lines += [["fight", area, "1"] for area in state.board.names[::7]]
        for line in lines:
            try:
                yield from ask(tell.QUESTIONS, view, line)
            except MbiraError:  # there is no answer yet, or it is hidden
                continue


def labels(views: Iterable[tuple[AfricaView, Collection[str]]]) -> list[Message]:
    """Return the words of drawings of views, each with the actions that are marked in it."""
    return [each for view, marked in views for each in spoken(GAME.draw, view, marked)]


def drawn(match: Match) -> Iterator[tuple[AfricaView, Collection[str]]]:
    """Yield some positions of a match to be drawn, of all kinds that it has."""
    steps: dict[int, int] = {}
    for state, _ in positions(match):
        steps[state.step] = steps.get(state.step, 0) + 1
        if steps[state.step] in {1, 9}:
            marked = [*map(str, GAME.rules.legal(state))] if state.actor >= 0 else []
            yield GAME.sight.view(state, None), marked
    yield cast("AfricaView", match.view()), ()


def other_board(**changes: object) -> str:
    """Return the small board with some things changed; None removes them from all areas."""
    content = json.loads(OWN_BOARD)
    for name, value in changes.items():
        if value is None:
            for area in content["areas"].values():
                del area[name]
        else:
            content[name] = value
    fates = sum(int(line.split()[0]) for line in content["conflict_markers"])
    content["components"]["conflict_markers"] = fates
    return json.dumps(content)


def rare() -> Iterator[Message]:
    """Yield what hardly ever has to be said, or asked."""
    migration = Scene(migration_new_trader="own").traders(0, egypt=1).holds(0, "migration 2")
    yield migration.play("use migration").asked()
    yield migration.told("at egypt")
    reputation = Scene().holds(0, "reputation 2").play("use reputation")
    yield from (reputation.told(f"repute {seat} {way}") for seat in "02" for way in ("up", "down"))
    caravan = Scene().traders(0, egypt=2).holds(0, "caravan 1").play("use caravan")
    yield caravan.play("caravan egypt sudan", "join trader 1").told("done")
    yield Scene().holds(0, "market 2").play("use market", "change gold up").told("done")
    yield Scene().wholesaler(0, "egypt").holds(0, "wholesaler 1").told("use wholesaler")
    yield fight(retreat_optional=True).duel("0", "0").told("done")
    yield leaving().told("join trader 3")
    yield fight().commit("retreat", "retreat").told("reveal retreat retreat")
    closed = Scene().traders(0, cape=1, mozambique=1, southwest=1, kalahari=1).traders(1, cape=1)
    closed.play("halt", "fight cape 1").commit("0", "retreat")
    yield closed.told("reveal 0 retreat")
    yield led_back().asked()
    yield led_back().told("retreat kalahari")
    lost = Scene().traders(0, cape=1).neutrals(cape=1).play("halt", "oust cape", "fate trader 1")
    yield lost.told("accept")
    yield Scene(all_pass="last_takes_row").bidding().bids("pass", "pass").told("pass")
    yield Scene().bidding().bids("pass", "pass").told("pass")
    yield Scene(out_of_markers=REFILL).use_up().told("end")
    last = Scene().rows().use_up()
    yield last.told("end")
    yield from last.play("end").outcome().why
    yield from past_the_goal().outcome().why


def rare_refusals() -> Iterator[Message]:
    """Yield why things cannot be done that are hardly ever tried."""
    yield Scene().reputation(0, 3, 3).secret(0, "area").why_not("use area")
    yield Scene().traders(0, egypt=14).points(9).why_not("trader egypt")
    for marker in ("station 1", "two-traders 1", "convert 1", "caravan 1"):
        yield Scene().holds(0, marker).why_not(f"use {marker.split()[0]}")
    entry = Scene(wholesaler_entry="friendly_area").holds(0, "wholesaler 1")
    yield entry.why_not("use wholesaler")
    away = Scene(migration_new_trader="own").traders(0, heart=14).holds(0, "migration 2")
    yield away.why_not("use migration")
    for marker in ("convert", "caravan"):
        yield late(f"{marker} 1").why_not(f"use {marker}")
    yield late("caravan 1").why_not("oust madagascar")
    yield leaving().why_not("join wholesaler")
    yield Scene().traders(0, egypt=1).neutrals(egypt=1).play("halt").why_not("buy")
    between = Scene(markers_between_conflicts="caravan").traders(0, egypt=1).neutrals(egypt=1)
    yield between.holds(0, "market 2").play("halt").why_not("use market")
    yield fight().why_not("use caravan")
    yield fight(caravan_in_conflict=True).why_not("use area")
    yield Scene().values(gold=7).points(4).why_not("change gold up")
    yield Scene().bidding().bids("5").why_not("bid 3")
    yield Scene().traders(0, congo=1).points(9).why_not("trader congo")
    yield Scene().secret(0, "area").holds(0, "heart 1").play("use heart").why_not("use area")
    at_once = Scene(points_and_special_same_turn=False).won("caravan 3").traders(0, egypt=1)
    yield at_once.points(1).why_not("use caravan")
    beside = Scene().traders(0, egypt=1).traders(1, angola=1).neutrals(angola=1, egypt=1)
    beside.holds(0, "convert 1").play("halt", "peace", "use convert")
    yield beside.why_not("at angola")
    on_way = Scene().traders(0, egypt=2).neutrals(sudan=1).points(5).play("move egypt sudan 2")
    yield on_way.why_not("move sudan heart")
    station = Scene().stations("egypt").traders(0, egypt=1, congo=1).holds(0, "station 1")
    yield station.play("use station").why_not("at egypt")
    stopped = Scene().wholesaler(0, "egypt").neutrals(sudan=1).points(3).play("lead sudan")
    yield stopped.why_not("lead heart")


def refusals_of_conflicts() -> Iterator[Message]:
    """Yield why things cannot be done in conflicts that are hardly ever tried."""
    yield half_won().why_not("fight congo 2")
    yield half_won().why_not("oust congo")
    yield half_won().why_not("fight congo 0")
    yield Scene().traders(0, cape=1).traders(1, cape=1).why_not("fight cape 1")
    yield fight().duel("retreat", "0").why_not("done")
    yield fight().duel("retreat", "0").why_not("retreat cape")
    disgraced = Scene().traders(0, cape=1).neutrals(cape=1).reputation(0, 3, 3)
    yield disgraced.play("halt", "oust cape", "fate reputation 1").why_not("accept")
    single = Scene(2, board=other_board(conflict_markers=["1 trader 1"]))
    single.traders(0, mine=3).neutrals(mine=1).play("halt", "oust mine", "fate trader 1")
    yield single.why_not("redraw")
    both = Scene().traders(0, cape=1, egypt=1).neutrals(cape=2, egypt=1).play("halt")
    yield both.why_not("oust cape")
    yield fight().play("commit 0").why_not("stake special 2")
    holding = fight()
    yield holding.holds(0, "caravan 1").play("commit 0").why_not("stake caravan 3")
    beside = Scene().traders(0, cape=1).traders(1, cape=1).neutrals(cape=1)
    yield beside.play("halt").why_not("oust cape")
    cut_off = Scene().traders(0, cape=1, mozambique=1, southwest=1).traders(1, cape=1)
    cut_off.play("halt", "fight cape 1").duel("retreat", "retreat")
    yield cut_off.why_not("retreat kalahari")
    back = Scene().traders(0, cape=2, kalahari=1).traders(1, cape=1).traders(2, kalahari=1)
    back.play("halt", "fight cape 1").duel("retreat", "0").play("retreat kalahari 2")
    if back.step == "raising":
        back.play("done")
    yield back.why_not("fight kalahari 2")
    yield tired_rival().why_not("fight zambezia 1")
    yield led_back().why_not("retreat kalahari 2")
    yield fight().play("commit retreat").why_not("stake special 1")
    crowd = Scene().traders(0, cape=3).traders(1, cape=1).traders(2, cape=1).reputation(6, 1, 1)
    crowd.play("halt", "fight cape 1").duel("0", "0").play("done")
    yield crowd.why_not("fight cape 2")


def rare_views() -> Iterator[AfricaView]:
    """Yield what has to be drawn hardly ever."""
    areas = json.loads(OWN_BOARD)["areas"]
    areas["isle"]["borders"] += " north-bay"
    areas["north-bay"]["borders"] += " isle"
    yield Scene(2, board=other_board(areas=areas)).view()
    yield Scene(2, board=other_board(at=None)).view()
    crowd = Scene(5)
    for seat in range(5):
        crowd.traders(seat, algeria=10 + seat).wholesaler(seat, "algeria")
    yield crowd.neutrals(algeria=12).stations("algeria").view()
    for way in ("up", "down"):
        yield Scene().holds(0, "market 2").play("use market", f"change gold {way}").view()
    yield Scene().bidding().bids("5").view()
    yield Scene(out_of_markers=REFILL).use_up().play("end").view()
    for fate in ("none 0", "reputation 2"):
        ousting = Scene().traders(0, cape=3).neutrals(cape=1).play("halt", "oust cape")
        yield ousting.play(f"fate {fate}").view()
    redrawn = Scene().traders(0, cape=3).neutrals(cape=1).play("halt", "oust cape")
    yield redrawn.play("fate trader 3", "redraw", "fate influence 2").view()
    won = Scene().traders(0, cape=3).traders(1, cape=1).reputation(6, 1, 3).neutrals(cape=1)
    yield won.play("halt", "fight cape 1").duel("0", "0").play("done").view()


@cache
def seldom_heard() -> tuple[Message, ...]:
    """Return everything that is rare."""
    views = labels((view, ()) for view in rare_views())
    return (*rare(), *rare_refusals(), *refusals_of_conflicts(), *views)


@cache
def heard(place: int) -> tuple[Message, ...]:
    """Return everything that is said in a match and about it."""
    match = played(place)
    return (*matches.story(GAME, match), *refusals(match), *answers(match), *labels(drawn(match)))

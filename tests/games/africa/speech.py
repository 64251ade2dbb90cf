"""What Heart of Africa says: whole matches told, questions answered, rare positions."""

from __future__ import annotations

import json
import random
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, cast

from mbira.core.errors import MbiraError
from mbira.core.game import CHANCE, Record, describe, why_not
from mbira.core.legal import bits
from mbira.core.question import ask
from mbira.games.africa import actions
from mbira.games.africa.actions import (
    CODEC,
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
from tests.games.africa.moments import (
    fight,
    half_won,
    late,
    leaving,
    led_back,
    past_the_goal,
    tired_rival,
)
from tests.games.africa.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from mbira import Action, Match
    from mbira.core.message import Message
    from mbira.games.africa.rules.state import State
    from mbira.games.africa.views.view import AfricaView

REFILL = "reshuffle_used_once_then_highest_vp"
OWN_BOARD = Path(__file__).with_name("small-board.json").read_text(encoding="utf-8")

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
        legal = GAME.rules.legal(state)
        for action in tried(state, rng):
            reason = why_not(GAME, state, action)
            assert (reason is None) == (action in legal), action
            if reason is not None and (reason.id != "why-not-now" or rng.random() < 0.05):
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
    heard: list[Message] = []

    def say(message: Message) -> str:
        heard.append(message)
        return "word"

    for view, marked in views:
        GAME.draw(view, say, marked)
    return heard


def drawn(match: Match) -> Iterator[tuple[AfricaView, Collection[str]]]:
    """Yield some positions of a match to be drawn, of all kinds that it has."""
    steps: dict[int, int] = {}
    for state, _ in positions(match):
        steps[state.step] = steps.get(state.step, 0) + 1
        if steps[state.step] in {1, 9}:
            marked = [*map(str, GAME.rules.legal(state))] if state.actor >= 0 else []
            yield GAME.sight.view(state, None), marked
    yield cast("AfricaView", match.view()), ()


def told(scene: Scene, text: str) -> Message:
    """Return what is said of an action that would be played now."""
    state = scene.state
    record = Record("chance" if state.actor == CHANCE else state.actor, CODEC.parse(text))
    return describe(GAME, state, record)


def refused(scene: Scene, text: str) -> Message:
    """Return why an action cannot be played now."""
    reason = why_not(GAME, scene.state, CODEC.parse(text))
    assert reason is not None
    return reason


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
    yield GAME.speech.question(migration.play("use migration").state)
    yield told(migration, "at egypt")
    reputation = Scene().holds(0, "reputation 2").play("use reputation")
    yield from (told(reputation, f"repute {seat} {way}") for seat in "02" for way in ("up", "down"))
    caravan = Scene().traders(0, egypt=2).holds(0, "caravan 1").play("use caravan")
    yield told(caravan.play("caravan egypt sudan", "join trader 1"), "done")
    yield told(Scene().holds(0, "market 2").play("use market", "change gold up"), "done")
    yield told(Scene().wholesaler(0, "egypt").holds(0, "wholesaler 1"), "use wholesaler")
    yield told(fight(retreat_optional=True).duel("0", "0"), "done")
    yield told(leaving(), "join trader 3")
    yield told(fight().commit("retreat", "retreat"), "reveal retreat retreat")
    closed = Scene().traders(0, cape=1, mozambique=1, southwest=1, kalahari=1).traders(1, cape=1)
    closed.play("halt", "fight cape 1").commit("0", "retreat")
    yield told(closed, "reveal 0 retreat")
    yield GAME.speech.question(led_back().state)
    yield told(led_back(), "retreat kalahari")
    lost = Scene().traders(0, cape=1).neutrals(cape=1).play("halt", "oust cape", "fate trader 1")
    yield told(lost, "accept")
    yield told(Scene(all_pass="last_takes_row").bidding().bids("pass", "pass"), "pass")
    yield told(Scene().bidding().bids("pass", "pass"), "pass")
    yield told(Scene(out_of_markers=REFILL).use_up(), "end")
    last = Scene().rows().use_up()
    yield told(last, "end")
    yield from last.play("end").outcome().why
    yield from past_the_goal().outcome().why


def rare_refusals() -> Iterator[Message]:
    """Yield why things cannot be done that are hardly ever tried."""
    yield refused(Scene().reputation(0, 3, 3).secret(0, "area"), "use area")
    yield refused(Scene().traders(0, egypt=14).points(9), "trader egypt")
    for marker in ("station 1", "two-traders 1", "convert 1", "caravan 1"):
        yield refused(Scene().holds(0, marker), f"use {marker.split()[0]}")
    entry = Scene(wholesaler_entry="friendly_area").holds(0, "wholesaler 1")
    yield refused(entry, "use wholesaler")
    away = Scene(migration_new_trader="own").traders(0, heart=14).holds(0, "migration 2")
    yield refused(away, "use migration")
    for marker in ("convert", "caravan"):
        yield refused(late(f"{marker} 1"), f"use {marker}")
    yield refused(late("caravan 1"), "oust madagascar")
    yield refused(leaving(), "join wholesaler")
    yield refused(Scene().traders(0, egypt=1).neutrals(egypt=1).play("halt"), "buy")
    between = Scene(markers_between_conflicts="caravan").traders(0, egypt=1).neutrals(egypt=1)
    yield refused(between.holds(0, "market 2").play("halt"), "use market")
    yield refused(fight(), "use caravan")
    yield refused(fight(caravan_in_conflict=True), "use area")
    yield refused(Scene().values(gold=7).points(4), "change gold up")
    yield refused(Scene().bidding().bids("5"), "bid 3")
    yield refused(Scene().traders(0, congo=1).points(9), "trader congo")
    yield refused(Scene().secret(0, "area").holds(0, "heart 1").play("use heart"), "use area")
    at_once = Scene(points_and_special_same_turn=False).won("caravan 3").traders(0, egypt=1)
    yield refused(at_once.points(1), "use caravan")
    beside = Scene().traders(0, egypt=1).traders(1, angola=1).neutrals(angola=1, egypt=1)
    beside.holds(0, "convert 1").play("halt", "peace", "use convert")
    yield refused(beside, "at angola")
    on_way = Scene().traders(0, egypt=2).neutrals(sudan=1).points(5).play("move egypt sudan 2")
    yield refused(on_way, "move sudan heart")
    station = Scene().stations("egypt").traders(0, egypt=1, congo=1).holds(0, "station 1")
    yield refused(station.play("use station"), "at egypt")
    stopped = Scene().wholesaler(0, "egypt").neutrals(sudan=1).points(3).play("lead sudan")
    yield refused(stopped, "lead heart")


def refusals_of_conflicts() -> Iterator[Message]:
    """Yield why things cannot be done in conflicts that are hardly ever tried."""
    yield refused(half_won(), "fight congo 2")
    yield refused(half_won(), "oust congo")
    yield refused(half_won(), "fight congo 0")
    yield refused(Scene().traders(0, cape=1).traders(1, cape=1), "fight cape 1")
    yield refused(fight().duel("retreat", "0"), "done")
    yield refused(fight().duel("retreat", "0"), "retreat cape")
    disgraced = Scene().traders(0, cape=1).neutrals(cape=1).reputation(0, 3, 3)
    yield refused(disgraced.play("halt", "oust cape", "fate reputation 1"), "accept")
    single = Scene(2, board=other_board(conflict_markers=["1 trader 1"]))
    single.traders(0, mine=3).neutrals(mine=1).play("halt", "oust mine", "fate trader 1")
    yield refused(single, "redraw")
    both = Scene().traders(0, cape=1, egypt=1).neutrals(cape=2, egypt=1).play("halt")
    yield refused(both, "oust cape")
    yield refused(fight().play("commit 0"), "stake special 2")
    holding = fight()
    yield refused(holding.holds(0, "caravan 1").play("commit 0"), "stake caravan 3")
    beside = Scene().traders(0, cape=1).traders(1, cape=1).neutrals(cape=1)
    yield refused(beside.play("halt"), "oust cape")
    cut_off = Scene().traders(0, cape=1, mozambique=1, southwest=1).traders(1, cape=1)
    cut_off.play("halt", "fight cape 1").duel("retreat", "retreat")
    yield refused(cut_off, "retreat kalahari")
    back = Scene().traders(0, cape=2, kalahari=1).traders(1, cape=1).traders(2, kalahari=1)
    back.play("halt", "fight cape 1").duel("retreat", "0").play("retreat kalahari 2")
    if back.step == "raising":
        back.play("done")
    yield refused(back, "fight kalahari 2")
    yield refused(tired_rival(), "fight zambezia 1")
    yield refused(led_back(), "retreat kalahari 2")
    yield refused(fight().play("commit retreat"), "stake special 1")
    crowd = Scene().traders(0, cape=3).traders(1, cape=1).traders(2, cape=1).reputation(6, 1, 1)
    crowd.play("halt", "fight cape 1").duel("0", "0").play("done")
    yield refused(crowd, "fight cape 2")


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

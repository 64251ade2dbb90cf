"""Positions of Heart of Africa and what is said in them: an example of every sentence."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from mbira.core.message import Message, in_a_row, seat_name
from mbira.core.question import ask
from mbira.games.africa.rules.board import board_for
from mbira.games.africa.spec import AfricaOptions
from mbira.games.africa.words import tell
from mbira.games.africa.words.names import area_name
from tests.games.africa.scene import Scene
from tests.games.africa.words.moments import (
    fight,
    half_won,
    late,
    leaving,
    past_the_goal,
    tired_rival,
)
from tests.games.africa.words.speech import (
    OWN_BOARD,
    REFILL,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.africa.words.test_texts import Args

AT: Args = {"seat": seat_name(0), "area": area_name("heart"), "goal": area_name("heart")}


def drawn_values() -> Scene:
    """Return a table on which the values of the resources are known."""
    return Scene.fresh().play("value gold", "value ivory", "value bananas", "value diamonds")


def auction() -> Scene:
    """Return the rulebook's example of an auction, before the last bid."""
    scene = Scene(4).rows("caravan 3, majority-gold 2", "points 4, points 5")
    return scene.vp(20, 15, 10, 5).influence(12, 12, 12, 6).bidding().bids("5", "7", "pass")


def turn() -> Scene:
    """Return the middle of somebody's turn."""
    scene = Scene().traders(0, egypt=3, guinea=2).wholesaler(0, "egypt").traders(1, angola=4)
    scene.neutrals(sudan=2, congo=1, guinea=1).stations("egypt").points(9)
    scene.holds(0, "heart 1", "migration 2", "station 1", "convert 1", "reputation 2")
    return scene.holds(0, "wholesaler 1", "caravan 1", "market 2").secret(0, "resource-area")


def caravan() -> Scene:
    """Return a caravan that is being made up."""
    return turn().play("use caravan", "caravan egypt abyssinia", "join wholesaler")


def peter() -> Scene:
    """Return the rulebook's example of a conflict: three traders of strength 1, two of 4."""
    scene = Scene().traders(0, zanzibar=3).traders(1, zanzibar=2).reputation(1, 6, 3)
    scene.influence(15, 2, 15).holds(0, "caravan 1").secret(1, "area")
    return scene.play("halt", "fight zanzibar 1")


def ousting(count: int = 2) -> Scene:
    """Return a conflict with neutral traders that has begun."""
    scene = Scene().traders(0, great_lakes=3).neutrals(great_lakes=count)
    return scene.play("halt", "oust great-lakes")


def disgraced() -> Scene:
    """Return a conflict marker that costs reputation, which is all gone."""
    return ousting().reputation(0, 3, 3).play("fate reputation 2")


def beaten() -> Scene:
    """Return a conflict that the active seat has won."""
    return fight().duel("2", "0")


def encircled() -> Scene:
    """Return a conflict in which a side retreats that can go nowhere."""
    scene = Scene().traders(0, cape=1, mozambique=1, southwest=1, kalahari=1).traders(1, cape=1)
    return scene.play("halt", "fight cape 1").commit("0", "retreat")


def no_more_movement(**options: object) -> Scene:
    """Return a position between conflicts, with points that are left."""
    scene = Scene(**options).traders(0, cape=2).neutrals(cape=1)  # type: ignore[arg-type]
    return scene.points(3).play("halt")


def passage(name: str) -> Message:
    """Return sentences with all forms of an area's name."""
    args: Args = {"seat": seat_name(4), "area": area_name(name), "count": 1}
    other = area_name("tripoli" if name != "tripoli" else "heart")
    there = Message("log-move", {**args, "origin": other, "goal": args["area"]})
    back = Message("log-move", {**args, "origin": args["area"], "goal": other})
    return in_a_row(
        [there, back, Message("log-at-station", args), Message("log-retreat-own", args)]
    )


def own() -> Scene:
    """Return a position on a board with names of its own."""
    return Scene(2, board=OWN_BOARD).traders(0, south=2).points(3)


EXAMPLES: dict[str, Callable[[], Message]] = {
    # Set-up and auction
    "value": lambda: Scene.fresh().play("value gold", "value bananas").told("value ivory"),
    "deposit": lambda: drawn_values().told("deposit sahara ivory"),
    "start": lambda: Message("log-start", {**AT, "area": area_name("zanzibar"), "count": 5}),
    "start question": lambda: Message("ask-start", {"seat": seat_name(1), "count": 5}),
    "secret": lambda: Message("log-secret", {**AT, "marker": Message("marker-traders")}),
    "bid question": lambda: auction().asked(),
    "first bid question": lambda: Scene().bidding().asked(),
    "auction": lambda: auction().told("bid 8"),
    "no bids": lambda: Scene().bidding().bids("pass", "pass").told("pass"),
    "free row": lambda: (
        Scene(all_pass="last_takes_row").bidding().bids("pass", "pass").told("pass")
    ),
    # Movement
    "neutral question": lambda: Scene().before_neutral().asked(),
    "neutral": lambda: Scene().before_neutral().told("at madagascar"),
    "points": lambda: turn().asked(),
    "one point": lambda: turn().points(1).asked(),
    "no points": lambda: turn().points(0).asked(),
    "buy": lambda: turn().told("buy"),
    "move": lambda: turn().told("move egypt tripoli 2"),
    "wholesaler": lambda: turn().told("lead abyssinia"),
    "trader at a station": lambda: turn().told("trader egypt"),
    "value up": lambda: turn().told("change africa up"),
    "value down": lambda: turn().told("change ivory down"),
    "halt": lambda: turn().told("halt"),
    "end": lambda: turn().play("use resource-area").told("end"),
    "end beyond others": lambda: turn().vp(3, 4, 20).told("end"),
    "end of nothing": lambda: Scene().traders(0, egypt=2).told("end"),
    # Markers
    "special": lambda: turn().told("use resource-area"),
    "heart": lambda: turn().told("use heart"),
    "no effect": lambda: turn().told("use wholesaler"),
    "station": lambda: turn().play("use station").told("at guinea"),
    "conversion": lambda: turn().play("use convert").told("at sudan"),
    "migrant": lambda: turn().play("use migration").told("at cape"),
    "drift": lambda: turn().play("use migration", "at cape").told("drift cape southwest"),
    "market": lambda: turn().play("use market", "change gold down").asked(),
    "own reputation": lambda: turn().play("use reputation").told("repute 0 up"),
    "other reputation": lambda: turn().play("use reputation").told("repute 2 down"),
    "caravan question": lambda: caravan().asked(),
    "caravan": lambda: caravan().told("join trader 3"),
    "caravan sent": lambda: caravan().told("done"),
    # Conflicts with seats
    "must fight": lambda: Scene().traders(0, cape=1).traders(1, cape=1).play("halt").asked(),
    "fight": lambda: (
        Scene().traders(0, cape=1).traders(1, cape=1).play("halt").told("fight cape 1")
    ),
    "commitment question": lambda: peter().asked(),
    "commitment": lambda: peter().told("commit 3"),
    "no commitment": lambda: peter().told("commit 0"),
    "hidden commitment": lambda: peter().told("commit hidden"),
    "stake question": lambda: peter().play("commit 3").asked(),
    "stake": lambda: peter().play("commit 3").told("stake caravan 1"),
    "no stake": lambda: peter().play("commit 3").told("stake caravan 0"),
    "hidden stake": lambda: peter().play("commit 3").told("stake caravan hidden"),
    "special stake": lambda: peter().play("commit 3", "stake caravan 1", "commit 2").asked(),
    "reveal": lambda: peter().commit("3 caravan 1", "2").told("reveal 3+caravan 2"),
    "retreat": lambda: peter().commit("3 caravan 1", "retreat").told("reveal 3+caravan retreat"),
    "alone": lambda: peter().commit("0", "0 special 1").told("reveal 0 0+area"),
    "both retreat": lambda: peter().commit("retreat", "retreat").told("reveal retreat retreat"),
    "stuck": lambda: encircled().told("reveal 0 retreat"),
    "conflict off": lambda: leaving().told("join trader 3"),
    "marker in a conflict": lambda: fight().why_not("use market"),
    "only a caravan": lambda: fight(caravan_in_conflict=True).why_not("use area"),
    "retreat question": lambda: beaten().asked(),
    "beaten": lambda: beaten().told("retreat kalahari 2"),
    "own retreat question": lambda: peter().duel("3", "retreat").asked(),
    "own retreat": lambda: peter().duel("3", "retreat").told("retreat somaliland 2"),
    "raise question": lambda: beaten().play("retreat kalahari 2").asked(),
    "raise": lambda: beaten().play("retreat kalahari 2").told("raise"),
    # Conflicts with neutral traders
    "oust": lambda: Scene().traders(0, congo=3).neutrals(congo=2).play("halt").told("oust congo"),
    "fate": lambda: ousting().told("fate trader 2"),
    "no loss": lambda: ousting().told("fate none 0"),
    "answer": lambda: ousting().play("fate reputation 2").asked(),
    "last answer": lambda: ousting(3).play("fate none 0").asked(),
    "accept": lambda: ousting().play("fate trader 2").told("accept"),
    "accept nothing": lambda: ousting().play("fate none 0").told("accept"),
    "all lost": lambda: ousting().play("fate trader 3").told("accept"),
    "refuse": lambda: ousting().play("fate influence 1").told("refuse"),
    "neutrals retreat": lambda: ousting(3).play("fate influence 1", "accept").asked(),
    "neutrals beaten": lambda: (
        ousting(3).play("fate influence 1", "accept").told("retreat somaliland 2")
    ),
    # How it ends
    "refill": lambda: Scene(out_of_markers=REFILL).use_up().told("end"),
    "won": lambda: Message("end-goal", {"seat": seat_name(3), "rounds": 21, "goal": 42}),
    "no markers": lambda: Message("end-markers", {"seat": seat_name(3), "rounds": 43, "goal": 80}),
    "order": lambda: Scene().vp(42, 30, 20).rows().use_up().play("end").outcome().why[1],
    "order against VP": lambda: past_the_goal().outcome().why[1],
    # Refusals
    "not now": lambda: turn().why_not("pass"),
    "no area": lambda: turn().why_not("lead atlantis"),
    "no seat": lambda: turn().play("use reputation").why_not("repute 4 up"),
    "no border": lambda: turn().why_not("lead zanzibar"),
    "movement is over": lambda: no_more_movement().why_not("buy"),
    "late points": lambda: no_more_movement(points_after_movement=True).play("peace").asked(),
    "too few points": lambda: turn().points(3).why_not("change gold up"),
    "no trader site": lambda: turn().why_not("trader angola"),
    "inland": lambda: Scene().traders(0, congo=1).points(9).why_not("trader congo"),
    "wholesaler site": lambda: (
        Scene()
        .holds(0, "wholesaler 1")
        .traders(0, egypt=1)
        .play("use wholesaler")
        .why_not("at heart")
    ),
    "not friendly": lambda: turn().play("use station").why_not("at angola"),
    "must end in conflict": lambda: (
        Scene().traders(0, zanzibar=1).traders(1, zanzibar=1).why_not("end")
    ),
    "too many join": lambda: caravan().why_not("join trader 4"),
    "too few": lambda: (
        Scene()
        .traders(0, cape=1, egypt=1)
        .neutrals(cape=2, egypt=1)
        .play("halt")
        .why_not("oust cape")
    ),
    "rival is tired": lambda: tired_rival().why_not("fight zambezia 1"),
    "retreat too far": lambda: beaten().why_not("retreat egypt"),
    "cannot pay": lambda: ousting().influence(1, 15, 15).play("fate influence 2").why_not("accept"),
    "no reputation left": lambda: disgraced().why_not("accept"),
    "disgraced": lambda: disgraced().asked(),
    "no station site": lambda: Scene().holds(0, "station 1").why_not("use station"),
    "stations everywhere": lambda: Message("why-no-station-site", {"where": "any"}),
    "no wholesaler site": lambda: (
        Scene(wholesaler_entry="friendly_area").holds(0, "wholesaler 1").why_not("use wholesaler")
    ),
    "no friendly area": lambda: Scene().holds(0, "two-traders 1").why_not("use two-traders"),
    "no neutrals at all": lambda: Scene().holds(0, "convert 1").why_not("use convert"),
    "all beside others": lambda: late("convert 1").why_not("use convert"),
    "no migration": lambda: (
        Scene(migration_new_trader="own")
        .traders(0, heart=14)
        .holds(0, "migration 2")
        .why_not("use migration")
    ),
    "no pieces": lambda: Scene().holds(0, "caravan 1").why_not("use caravan"),
    "no way for a caravan": lambda: late("caravan 1").why_not("use caravan"),
    "no wholesaler to join": lambda: leaving().why_not("join wholesaler"),
    "still moving": lambda: Scene().traders(0, cape=1).traders(1, cape=1).why_not("fight cape 1"),
    "conflicts over": lambda: late("caravan 1").why_not("oust madagascar"),
    "against oneself": lambda: no_more_movement().why_not("fight cape 0"),
    "won here": lambda: half_won().why_not("fight congo 2"),
    "rival first": lambda: (
        Scene()
        .traders(0, congo=1)
        .traders(1, congo=1)
        .neutrals(congo=1)
        .play("halt")
        .why_not("oust congo")
    ),
    "rival is left": lambda: half_won().why_not("oust congo"),
    "chose to retreat": lambda: peter().duel("3", "retreat").why_not("done"),
    "retreats and stays": lambda: peter().duel("3", "retreat").why_not("retreat zanzibar"),
    # Answers
    "price of a bid": lambda: ask(tell.QUESTIONS, auction().view(3), ["bid", "9"])[0],
    "bid too high": lambda: ask(tell.QUESTIONS, auction().view(3), ["bid", "30"])[0],
    "shares of a bid": lambda: ask(tell.QUESTIONS, auction().view(3), ["bid", "9"])[1],
    "reach": lambda: ask(tell.QUESTIONS, turn().view(), ["reach", "egypt"])[0],
    "reach for more": lambda: ask(tell.QUESTIONS, turn().points(0).view(), ["reach", "egypt"])[0],
    "strengths": lambda: ask(tell.QUESTIONS, peter().view(0), ["fight", "zanzibar"])[0],
    "hidden strength": lambda: ask(
        tell.QUESTIONS, fight(influence_public=False).view(0), ["fight", "cape", "1"]
    )[0],
    "score": lambda: ask(tell.QUESTIONS, turn().view(), ["score"])[0],
    # Areas
    "other board": lambda: own().told("move south port-9 2"),
    "other board reached": lambda: ask(tell.QUESTIONS, own().view(), ["reach", "south"])[0],
    **{f"area {name}": partial(passage, name) for name in board_for(AfricaOptions(), 2).names},
}
"""What sentences.txt has the words of."""

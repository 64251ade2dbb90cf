"""How the words of Heart of Africa read: choices, numbers, whole sentences, people's names."""

from __future__ import annotations

import re
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mbira.cli.choices import Choices
from mbira.core.game import Record, describe
from mbira.core.message import Message, in_a_row, seat_name
from mbira.core.question import ask
from mbira.games.africa.actions import CODEC
from mbira.games.africa.game import GAME
from mbira.games.africa.rules.board import board_for
from mbira.games.africa.spec import AfricaOptions
from mbira.games.africa.words import tell
from mbira.games.africa.words.names import area_name
from mbira.lang import LANGUAGES
from tests.games.africa.moments import fight, half_won, late, leaving, past_the_goal, tired_rival
from tests.games.africa.scene import Scene
from tests.games.africa.speech import (
    MATCHES,
    OWN_BOARD,
    REFILL,
    heard,
    played,
    positions,
    refused,
    told,
)
from tests.games.africa.test_texts import AREAS, TEXTS, Args
from tests.texts import nested

if TYPE_CHECKING:
    from collections.abc import Callable


# Choices and questions


@pytest.mark.parametrize("code", LANGUAGES)
def test_choices_read_on_after_the_name_of_the_seat(code: str) -> None:
    words = TEXTS.words[code]
    kinds: set[str] = set()
    for state, record in (pair for place in (1, 3) for pair in positions(played(place))):
        if state.actor < 0 or f"{record.action}" in kinds:
            continue
        actions = list(GAME.rules.legal(state))
        if not Choices(actions).numbered and len(kinds) > 40:
            continue
        kinds.add(f"{record.action}")
        name = words.say(seat_name(state.actor))
        for action in actions[:40]:
            said = words.say(describe(GAME, state, Record(state.actor, action)))
            assert re.match(rf"{name} \w", said), said
            assert said[len(name) + 1].islower(), said
    assert len({kind.split()[0] for kind in kinds}) > 15


@pytest.mark.parametrize("code", LANGUAGES)
def test_records_that_hide_something_begin_with_the_seat_too(code: str) -> None:
    words = TEXTS.words[code]
    state = fight().state
    for text in ("commit hidden", "stake caravan hidden", "stake special hidden"):
        said = words.say(describe(GAME, state, Record(0, CODEC.parse(text))))
        assert re.match(rf"{words.say(seat_name(0))} \w", said), said


@pytest.mark.parametrize("code", LANGUAGES)
def test_questions_fit_in_two_lines_of_a_terminal(code: str) -> None:
    words = TEXTS.words[code]
    for place in range(len(MATCHES)):
        for message in heard(place):
            if message.id.startswith("ask-"):
                said = words.say(message)
                assert len(said) <= 2 * 74, said
    fates = [Message(f"fate-{loss}", {"amount": 3}) for loss in ("trader", "reputation")]
    for area in AREAS:
        for fate in fates:
            args: Args = {"seat": seat_name(0), "area": area, "fate": fate, "count": 12}
            assert len(words.say(Message("ask-answer", args))) <= 2 * 74


# Numbers

PLURALS = {
    "en": {
        "traders": "1 trader, 2 traders, 5 traders, 11 traders, 21 traders",
        "influence": "1 influence, 2 influence, 5 influence, 11 influence, 21 influence",
        "points": "1 action point, 2 action points, 5 action points, 11 action points, "
        "21 action points",
        "neutrals": "1 neutral trader, 2 neutral traders, 5 neutral traders, 11 neutral traders, "
        "21 neutral traders",
        "rows": "1 row, 2 rows, 5 rows, 11 rows, 21 rows",
        "moved": "1 trader, 2 traders, 5 traders, 11 traders, 21 traders",
        "staked": "1 Market marker, 2 Market markers, 5 Market markers, 11 Market markers, "
        "21 Market markers",
    },
    "it": {
        "traders": "1 commerciante, 2 commercianti, 5 commercianti, 11 commercianti, "
        "21 commercianti",
        "influence": "1 segnalino Influenza, 2 segnalini Influenza, 5 segnalini Influenza, "
        "11 segnalini Influenza, 21 segnalini Influenza",
        "points": "1 punto azione, 2 punti azione, 5 punti azione, 11 punti azione, "
        "21 punti azione",
        "neutrals": "1 commerciante neutrale, 2 commercianti neutrali, 5 commercianti neutrali, "
        "11 commercianti neutrali, 21 commercianti neutrali",
        "rows": "1 livello, 2 livelli, 5 livelli, 11 livelli, 21 livelli",
        "moved": "1 commerciante, 2 commercianti, 5 commercianti, 11 commercianti, 21 commercianti",
        "staked": "1 segnalino Mercato, 2 segnalini Mercato, 5 segnalini Mercato, "
        "11 segnalini Mercato, 21 segnalini Mercato",
    },
    "ru": {
        "traders": "1 торговец, 2 торговца, 5 торговцев, 11 торговцев, 21 торговец",
        "influence": "1 влияние, 2 влияния, 5 влияния, 11 влияния, 21 влияние",
        "points": "1 очко действия, 2 очка действия, 5 очков действия, 11 очков действия, "
        "21 очко действия",
        "neutrals": "1 нейтральным торговцем, 2 нейтральными торговцами, "
        "5 нейтральными торговцами, 11 нейтральными торговцами, 21 нейтральным торговцем",
        "rows": "1 ступень, 2 ступени, 5 ступеней, 11 ступеней, 21 ступень",
        "moved": "1 торговца, 2 торговцев, 5 торговцев, 11 торговцев, 21 торговца",
        "staked": "1 жетон «Рынок», 2 жетона «Рынок», 5 жетонов «Рынок», 11 жетонов «Рынок», "
        "21 жетон «Рынок»",
    },
}
AT: Args = {"seat": seat_name(0), "area": area_name("heart"), "goal": area_name("heart")}
COUNTED: dict[str, Callable[[int], Message]] = {
    "traders": lambda n: Message("pieces-traders", {"count": n}),
    "influence": lambda n: Message("amount-influence", {"count": n}),
    "points": lambda n: Message("log-trader", {**AT, "points": n}),
    "neutrals": lambda n: Message("log-oust", {**AT, "count": n}),
    "rows": lambda n: Message("why-change-steps", {"count": n}),
    "moved": lambda n: Message("log-move", {**AT, "origin": area_name("congo"), "count": n}),
    "staked": lambda n: Message(
        "log-stake", {**AT, "marker": Message("marker-market"), "count": n}
    ),
}
BEHIND = {
    "en": r"\.| in the Heart| from the| a turn",
    "it": r"\.| nel Cuore| dal Congo| per turno",
    "ru": r"\.| в Сердце| из Конго",
}
"""What follows the noun in these sentences."""


@pytest.mark.parametrize("code", PLURALS)
def test_numbers_agree_with_their_nouns(code: str) -> None:
    def say(kind: str, number: int) -> str:
        """Return a number and the noun behind it."""
        said = TEXTS.words[code].say(COUNTED[kind](number))
        return re.split(BEHIND[code], said[said.index(str(number)) :])[0]

    assert PLURALS[code].keys() == COUNTED.keys()
    for kind, forms in PLURALS[code].items():
        assert ", ".join(say(kind, number) for number in (1, 2, 5, 11, 21)) == forms


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_never_a_number(code: str) -> None:
    """Where none is a number of its own, there are words for it."""
    market = Message("marker-market")
    none: dict[str, Args] = {
        "ask-movement": {"points": 0, "buy": "yes"},
        "log-refuse": {"count": 0, "worth": 3},
        "log-commit": {"count": 0},
        "log-stake": {"count": 0, "marker": market},
        "log-stake-special": {"count": 0},
        "then-heart": {"count": 0},
        "then-pool": {"count": 2, "left": 0},
        "fate-none": {"amount": 0},
        "why-few-points": {"count": 4, "have": 0},
        "why-cannot-pay": {"count": 2, "have": 0},
        "why-commit-most": {"count": 0},
        "why-stake-most": {"count": 0, "marker": market},
        "why-stopped": {"count": 0},
        "why-points-spent": {"count": 3, "have": 0, "marker": market},
    }
    for name, args in none.items():
        said = TEXTS.words[code].say(Message(name, {**AT, **args}))
        assert "0" not in said, said


# Whole sentences


def asked(scene: Scene) -> Message:
    """Return what is being decided."""
    return GAME.speech.question(scene.state)


def hidden(scene: Scene, text: str) -> Message:
    """Return what others are told of a record."""
    return describe(GAME, scene.state, Record(scene.state.actor, CODEC.parse(text)))


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
    "value": lambda: told(Scene.fresh().play("value gold", "value bananas"), "value ivory"),
    "deposit": lambda: told(drawn_values(), "deposit sahara ivory"),
    "start": lambda: Message("log-start", {**AT, "area": area_name("zanzibar"), "count": 5}),
    "start question": lambda: Message("ask-start", {"seat": seat_name(1), "count": 5}),
    "secret": lambda: Message("log-secret", {**AT, "marker": Message("marker-traders")}),
    "bid question": lambda: asked(auction()),
    "first bid question": lambda: asked(Scene().bidding()),
    "auction": lambda: told(auction(), "bid 8"),
    "no bids": lambda: told(Scene().bidding().bids("pass", "pass"), "pass"),
    "free row": lambda: told(
        Scene(all_pass="last_takes_row").bidding().bids("pass", "pass"), "pass"
    ),
    # Movement
    "neutral question": lambda: asked(Scene().before_neutral()),
    "neutral": lambda: told(Scene().before_neutral(), "at madagascar"),
    "points": lambda: asked(turn()),
    "one point": lambda: asked(turn().points(1)),
    "no points": lambda: asked(turn().points(0)),
    "buy": lambda: told(turn(), "buy"),
    "move": lambda: told(turn(), "move egypt tripoli 2"),
    "wholesaler": lambda: told(turn(), "lead abyssinia"),
    "trader at a station": lambda: told(turn(), "trader egypt"),
    "value up": lambda: told(turn(), "change africa up"),
    "value down": lambda: told(turn(), "change ivory down"),
    "halt": lambda: told(turn(), "halt"),
    "end": lambda: told(turn().play("use resource-area"), "end"),
    "end of nothing": lambda: told(Scene().traders(0, egypt=2), "end"),
    # Markers
    "special": lambda: told(turn(), "use resource-area"),
    "heart": lambda: told(turn(), "use heart"),
    "no effect": lambda: told(turn(), "use wholesaler"),
    "station": lambda: told(turn().play("use station"), "at guinea"),
    "conversion": lambda: told(turn().play("use convert"), "at sudan"),
    "migrant": lambda: told(turn().play("use migration"), "at cape"),
    "drift": lambda: told(turn().play("use migration", "at cape"), "drift cape southwest"),
    "market": lambda: asked(turn().play("use market", "change gold down")),
    "own reputation": lambda: told(turn().play("use reputation"), "repute 0 up"),
    "other reputation": lambda: told(turn().play("use reputation"), "repute 2 down"),
    "caravan question": lambda: asked(caravan()),
    "caravan": lambda: told(caravan(), "join trader 3"),
    "caravan sent": lambda: told(caravan(), "done"),
    # Conflicts with seats
    "must fight": lambda: asked(Scene().traders(0, cape=1).traders(1, cape=1).play("halt")),
    "fight": lambda: told(
        Scene().traders(0, cape=1).traders(1, cape=1).play("halt"), "fight cape 1"
    ),
    "commitment question": lambda: asked(peter()),
    "commitment": lambda: told(peter(), "commit 3"),
    "no commitment": lambda: told(peter(), "commit 0"),
    "hidden commitment": lambda: hidden(peter(), "commit hidden"),
    "stake question": lambda: asked(peter().play("commit 3")),
    "stake": lambda: told(peter().play("commit 3"), "stake caravan 1"),
    "no stake": lambda: told(peter().play("commit 3"), "stake caravan 0"),
    "hidden stake": lambda: hidden(peter().play("commit 3"), "stake caravan hidden"),
    "special stake": lambda: asked(peter().play("commit 3", "stake caravan 1", "commit 2")),
    "reveal": lambda: told(peter().commit("3 caravan 1", "2"), "reveal 3+caravan 2"),
    "retreat": lambda: told(peter().commit("3 caravan 1", "retreat"), "reveal 3+caravan retreat"),
    "alone": lambda: told(peter().commit("0", "0 special 1"), "reveal 0 0+area"),
    "both retreat": lambda: told(peter().commit("retreat", "retreat"), "reveal retreat retreat"),
    "stuck": lambda: told(encircled(), "reveal 0 retreat"),
    "conflict off": lambda: told(leaving(), "join trader 3"),
    "marker in a conflict": lambda: refused(fight(), "use market"),
    "only a caravan": lambda: refused(fight(caravan_in_conflict=True), "use area"),
    "retreat question": lambda: asked(beaten()),
    "beaten": lambda: told(beaten(), "retreat kalahari 2"),
    "own retreat question": lambda: asked(peter().duel("3", "retreat")),
    "own retreat": lambda: told(peter().duel("3", "retreat"), "retreat somaliland 2"),
    "raise question": lambda: asked(beaten().play("retreat kalahari 2")),
    "raise": lambda: told(beaten().play("retreat kalahari 2"), "raise"),
    # Conflicts with neutral traders
    "oust": lambda: told(Scene().traders(0, congo=3).neutrals(congo=2).play("halt"), "oust congo"),
    "fate": lambda: told(ousting(), "fate trader 2"),
    "no loss": lambda: told(ousting(), "fate none 0"),
    "answer": lambda: asked(ousting().play("fate reputation 2")),
    "last answer": lambda: asked(ousting(3).play("fate none 0")),
    "accept": lambda: told(ousting().play("fate trader 2"), "accept"),
    "accept nothing": lambda: told(ousting().play("fate none 0"), "accept"),
    "all lost": lambda: told(ousting().play("fate trader 3"), "accept"),
    "refuse": lambda: told(ousting().play("fate influence 1"), "refuse"),
    "neutrals retreat": lambda: asked(ousting(3).play("fate influence 1", "accept")),
    "neutrals beaten": lambda: told(
        ousting(3).play("fate influence 1", "accept"), "retreat somaliland 2"
    ),
    # How it ends
    "refill": lambda: told(Scene(out_of_markers=REFILL).use_up(), "end"),
    "won": lambda: Message("end-goal", {"seat": seat_name(3), "rounds": 21, "goal": 42}),
    "no markers": lambda: Message("end-markers", {"seat": seat_name(3), "rounds": 43, "goal": 80}),
    "order": lambda: Scene().vp(42, 30, 20).rows().use_up().play("end").outcome().why[1],
    "order against VP": lambda: past_the_goal().outcome().why[1],
    # Refusals
    "not now": lambda: refused(turn(), "pass"),
    "no area": lambda: refused(turn(), "lead atlantis"),
    "no seat": lambda: refused(turn().play("use reputation"), "repute 4 up"),
    "no border": lambda: refused(turn(), "lead zanzibar"),
    "movement is over": lambda: refused(no_more_movement(), "buy"),
    "late points": lambda: asked(no_more_movement(points_after_movement=True).play("peace")),
    "too few points": lambda: refused(turn().points(3), "change gold up"),
    "no trader site": lambda: refused(turn(), "trader angola"),
    "inland": lambda: refused(Scene().traders(0, congo=1).points(9), "trader congo"),
    "wholesaler site": lambda: refused(
        Scene().holds(0, "wholesaler 1").traders(0, egypt=1).play("use wholesaler"), "at heart"
    ),
    "not friendly": lambda: refused(turn().play("use station"), "at angola"),
    "must end in conflict": lambda: refused(
        Scene().traders(0, zanzibar=1).traders(1, zanzibar=1), "end"
    ),
    "too many join": lambda: refused(caravan(), "join trader 4"),
    "too few": lambda: refused(
        Scene().traders(0, cape=1, egypt=1).neutrals(cape=2, egypt=1).play("halt"), "oust cape"
    ),
    "rival is tired": lambda: refused(tired_rival(), "fight zambezia 1"),
    "retreat too far": lambda: refused(beaten(), "retreat egypt"),
    "cannot pay": lambda: refused(
        ousting().influence(1, 15, 15).play("fate influence 2"), "accept"
    ),
    "no reputation left": lambda: refused(disgraced(), "accept"),
    "disgraced": lambda: asked(disgraced()),
    "no station site": lambda: refused(Scene().holds(0, "station 1"), "use station"),
    "stations everywhere": lambda: Message("why-no-station-site", {"where": "any"}),
    "no wholesaler site": lambda: refused(
        Scene(wholesaler_entry="friendly_area").holds(0, "wholesaler 1"), "use wholesaler"
    ),
    "no friendly area": lambda: refused(Scene().holds(0, "two-traders 1"), "use two-traders"),
    "no neutrals at all": lambda: refused(Scene().holds(0, "convert 1"), "use convert"),
    "all beside others": lambda: refused(late("convert 1"), "use convert"),
    "no migration": lambda: refused(
        Scene(migration_new_trader="own").traders(0, heart=14).holds(0, "migration 2"),
        "use migration",
    ),
    "no pieces": lambda: refused(Scene().holds(0, "caravan 1"), "use caravan"),
    "no way for a caravan": lambda: refused(late("caravan 1"), "use caravan"),
    "no wholesaler to join": lambda: refused(leaving(), "join wholesaler"),
    "still moving": lambda: refused(Scene().traders(0, cape=1).traders(1, cape=1), "fight cape 1"),
    "conflicts over": lambda: refused(late("caravan 1"), "oust madagascar"),
    "against oneself": lambda: refused(no_more_movement(), "fight cape 0"),
    "won here": lambda: refused(half_won(), "fight congo 2"),
    "rival first": lambda: refused(
        Scene().traders(0, congo=1).traders(1, congo=1).neutrals(congo=1).play("halt"), "oust congo"
    ),
    "rival is left": lambda: refused(half_won(), "oust congo"),
    "chose to retreat": lambda: refused(peter().duel("3", "retreat"), "done"),
    "retreats and stays": lambda: refused(peter().duel("3", "retreat"), "retreat zanzibar"),
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
    "other board": lambda: told(own(), "move south port-9 2"),
    "other board reached": lambda: ask(tell.QUESTIONS, own().view(), ["reach", "south"])[0],
    **{f"area {name}": partial(passage, name) for name in board_for(AfricaOptions(), 2).names},
}
"""What sentences.txt has the words of."""
READ = ("en", "it", "ru")
"""The languages that it has them in, one a line."""


@cache
def reviewed() -> dict[str, list[str]]:
    """Return the words of every example, in each language."""
    text = Path(__file__).with_name("sentences.txt").read_text(encoding="utf-8")
    blocks = [block.splitlines() for block in text.strip().split("\n\n")]
    return {name: said for name, *said in blocks}


def test_every_example_has_been_read() -> None:
    assert list(reviewed()) == list(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_this_is_how_it_reads(name: str) -> None:
    message = EXAMPLES[name]()
    assert [TEXTS.words[code].say(message) for code in READ] == reviewed()[name]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["O'Neil {$seat}", "王小明", "Zoë <b>", "-1. *x*", 'a "b" \\ {""}']
)
def test_people_may_have_any_name(code: str, name: str) -> None:
    words = TEXTS.words[code]
    names = dict.fromkeys(range(5), name)
    for example in EXAMPLES.values():
        message = example()
        seats = sum(part.id.startswith("seat-") for part in nested(message))
        assert words.say(message, names).count(name) <= seats
    assert words.say(EXAMPLES["auction"](), names).count(name) == 4
    assert words.say(EXAMPLES["bid question"](), names).startswith(f"{name}: ")

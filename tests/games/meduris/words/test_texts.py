"""The words of Meduris: everything that the game says can be said in every language."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, cast

import pytest

from mbira.core.errors import MbiraError
from mbira.core.game import NOBODY, Record
from mbira.core.message import Message, listed, seat_name
from mbira.core.question import ask
from mbira.games.meduris import actions
from mbira.games.meduris.actions import Decline, Hut, Lay, Pay, Temple
from mbira.games.meduris.data import DISTRICT_IDS, MATERIAL_IDS, TOKEN_IDS
from mbira.games.meduris.game import GAME
from mbira.games.meduris.rules import setup
from mbira.games.meduris.rules.state import FINISHED
from mbira.games.meduris.spec import SPEC
from mbira.games.meduris.views.view import PURPOSE_IDS
from mbira.games.meduris.words import tell
from mbira.games.meduris.words.names import gains, pile, piles, points
from mbira.lang import LANGUAGES
from tests import matches
from tests.games.drawing import spoken
from tests.games.meduris.scene import LAST_ROCK, Scene, ring_text
from tests.texts import NUMBERS, Texts, Values

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira import Action, Match
    from mbira.games.meduris.rules.state import State
    from mbira.games.meduris.views.view import MedurisView

TEXTS = Texts(
    SPEC,
    sentences=("ask-", "log-", "then-", "why-", "end-", "before-", "sentences"),
    latin_ids=("tell-help-",),
)
MATCHES: list[tuple[int, int, dict[str, object]]] = [
    (1, 2, {"tokens": "placed", "payments": "any"}),
    (2, 3, {"may_decline": False, "stocks": "open", "tokens": "example", "turn_limit": 12}),
    (3, 4, {"stocks": "totals", "river_in_last_turns": False}),
    (4, 2, {"board": ring_text(24), "lone_hut": "wait", "tokens": "placed", "turn_limit": None}),
    (5, 3, {"board": ring_text(60, rocks=0), "payments": "any", "first": "seat-2"}),
    (6, 4, {}),
]
"""Seeds, seats and options of the matches that are told."""


# What the game says


def decide(match: Match, rng: random.Random) -> Action:
    """Return a random action; building is liked, for it makes things happen."""
    choices = list(match.legal())
    building = [action for action in choices if isinstance(action, (Hut, Temple))]
    return rng.choice(building if building and rng.random() < 0.6 else choices)


@cache
def played(place: int) -> Match:
    seed, seats, options = MATCHES[place]
    return matches.played("meduris", seats, seed, decide, **options)


def positions(match: Match) -> Iterator[tuple[State, Record]]:
    return matches.positions(GAME, match)


TABLES = (
    actions.WORKER_TABLE, actions.TAKE_TABLE, actions.RETURN_TABLE, actions.SPARE_TABLE,
    actions.OFFER_TABLE,
)  # fmt: skip


def tried(rng: random.Random) -> Iterator[Action]:
    """Yield actions that somebody might try, whatever is being decided."""
    for table in TABLES:
        yield from table.actions
    yield from rng.sample(actions.MOVE_TABLE.actions, 8)
    for table in actions.REPLACE_TABLES:
        yield from rng.sample(table.actions, 3)
    for kind in (Lay, Hut, Temple):
        yield from (kind(space) for space in (rng.randrange(30), rng.randrange(30), 99))
    yield from (Pay(), Decline())


def refusals(match: Match) -> Iterator[Message]:
    """Yield why things cannot be done."""
    rng = random.Random(match.version)
    for number, (state, _) in enumerate(positions(match)):
        if state.actor < 0 or number % 4:
            continue
        for reason in matches.reasons(GAME, state, tried(rng)):
            if reason.id != "why-not-now" or not number % 7:
                yield reason


def answers(match: Match) -> Iterator[Message]:
    """Yield the answers to all questions, asked now and then by somebody."""
    yield from ask(tell.QUESTIONS, cast("MedurisView", match.view()), [])
    for number, (state, _) in enumerate(positions(match)):
        if number % 19:
            continue
        view = GAME.sight.view(state, (None, 0, 1)[number % 3])
        spaces = range(number % 5, state.board.size, 5)
        lines = [["price"], ["price", "1"], ["druid"], ["score"]]
        lines += [[name, str(space)] for name in ("worth", "druid") for space in spaces]
        for line in lines:
            try:
                yield from ask(tell.QUESTIONS, view, line)
            except MbiraError:  # the space is not free
                continue


def labels(view: MedurisView) -> list[Message]:
    """Return the labels of a drawing."""
    return spoken(GAME.draw, view, {"hut 3", "take wood"})


def drawn(match: Match) -> Iterator[Message]:
    """Yield the labels of the drawing."""
    for number, (state, _) in enumerate(positions(match)):
        if not number % 17:
            yield from labels(GAME.sight.view(state, None))
    yield from labels(cast("MedurisView", match.view()))


def rare() -> Iterator[Message]:
    """Yield what hardly ever has to be said."""
    yield Scene().druid(LAST_ROCK).told("temple 5")
    yield Scene().left(0, huts=0).why_not("hut 0")
    yield from ask(tell.QUESTIONS, Scene().left(0, huts=0).view(0), ["price"])
    yield Scene(both_alone=False).huts(1, 8).druid(LAST_ROCK).play("temple 5").why_not("offer both")
    keeping = Scene(payments="any").stock(0, wood=1, wool=5).play("hut 1")
    yield keeping.why_not("pay")
    keeping.play("spare stone", "spare wood", "pay")
    yield keeping.why_not("replace stone wool wool wool")
    empty = {"wood": 0, "wool": 0, "copper": 0, "stone": 0}
    yield Scene().hoard(1, **empty).rolling().told("roll plus")
    yield Scene().stock(0).stock(1).stock(2).rolling().told("roll minus")
    laying = Scene(2, board=ring_text(24), tokens="placed")
    setup.begin(laying.state, 0)
    GAME.rules.apply(laying.state, Lay(0))
    yield laying.why_not("lay 5")
    yield Scene().hoard(1, wood=0).rolling().play("roll plus").why_not("take wood")
    for place in (-4, -2):
        yield from labels(Scene(last_turn=True).huts(1, 5).druid(place).pass_turn().view())
    for stock in (4, 5):  # others have 4 materials; seat 1 has the only building
        scene = Scene().huts(1, 5).stock(0, wood=stock)
        scene.state.step, scene.state.actor, scene.state.end_reason = FINISHED, NOBODY, "stuck"
        yield from scene.outcome().why


@cache
def heard(place: int) -> tuple[Message, ...]:
    """Return everything that is said in a match and about it."""
    match = played(place)
    return (*matches.story(GAME, match), *refusals(match), *answers(match), *drawn(match))


@pytest.mark.parametrize("place", range(len(MATCHES)))
def test_whatever_is_said_of_a_match_can_be_told(place: int) -> None:
    for message in heard(place):
        TEXTS.tell(message)


def test_what_is_rare_can_be_told() -> None:
    for message in rare():
        TEXTS.tell(message)


# The files and the sources


def test_all_languages_have_the_same_messages() -> None:
    TEXTS.assert_same_messages()


def test_every_message_of_the_files_is_said_and_no_other() -> None:
    told = [*rare()]
    for place in range(len(MATCHES)):
        told += heard(place)
    TEXTS.assert_all_said(told)


def test_every_id_of_the_sources_is_there() -> None:
    TEXTS.assert_ids_of_sources()


def test_sentences_use_only_what_the_sources_give_them() -> None:
    TEXTS.assert_only_what_is_given()


def test_all_languages_tell_the_same_things() -> None:
    TEXTS.assert_same_things()


KINDS = ("seat", "material", "district", "token", "building", "(pile|list)")


@pytest.mark.parametrize("code", LANGUAGES)
def test_things_of_one_kind_have_the_same_forms(code: str) -> None:
    TEXTS.assert_same_forms(code, KINDS)


ALIKE = "game-name|seat-.*|.*-omega"
"""Names, and a letter of the Greeks."""
ENGLISH = "and|at|by|for|from|has|huts?|is|it|more|not|now|of|on|the|to|with|your?"


@pytest.mark.parametrize("code", ["it", "ru"])
def test_nothing_is_left_in_english(code: str) -> None:
    TEXTS.assert_not_english(code, ALIKE, ENGLISH)


# Every message with all sorts of arguments

SEATS: Values = tuple(seat_name(seat) for seat in range(4))
MATERIALS: Values = tuple(Message(f"material-{name}") for name in MATERIAL_IDS)
PILES: Values = (pile(1, 0), pile(2, 1), piles([2, 2, 3]), piles([0, 1, 1, 2, 3, 3, 3, 3, 3]))
NOTHING = Message("pile-none")
YES_NO: Values = ("yes", "no")
NAMES: dict[str, Values] = {
    **dict.fromkeys(("seat", "other", "owner"), SEATS),
    **dict.fromkeys(("material", "plain", "to", "one", "two"), MATERIALS),
    **dict.fromkeys(("cost", "due", "given", "gift", "pile"), PILES),
    "have": (*PILES, NOTHING),
    "gains": (gains([(0, 1, 0)]), gains([(0, 2, 3), (1, 1, 3), (2, 5, 3)])),
    "district": tuple(Message(f"district-{name}") for name in DISTRICT_IDS),
    "token": tuple(Message(f"token-{name}") for name in TOKEN_IDS),
    "building": (Message("building-hut"), Message("building-temple")),
    "pieces": ("both", "hut", "temple", "none"),
    "question": (Message("ask-roll"), Message("ask-worker", {"seat": SEATS[0]})),
    "purpose": PURPOSE_IDS,
    "lap": YES_NO,
    "both": YES_NO,
    "payable": (*YES_NO, "unknown"),
    "spaces": ("3", "3 4 5"),
}
VISIT: dict[str, str | int | Message] = {"space": 3, "owner": SEATS[1], "points": 2, "token": "no"}
SPECIAL: dict[str, dict[str, Values]] = {
    **{name: {"one": PILES, "two": PILES, "more": PILES} for name in ("list", "list-end")},
    "sentences": {"one": (Message("ask-roll"),), "more": (Message("then-druid-waits"),)},
    "then-river": {"points": (points([(0, 1)]), points([(0, 5), (3, 2)]))},
    "why-have-too-few": {"have": NUMBERS},
    "tell-worth-cost": {"cost": (*PILES, NOTHING)},
    "tell-visit": {"token": YES_NO},
    "ask-offering": {"token": YES_NO},
    "ask-offering-lone": {"token": YES_NO},
    "tell-druid": {"visits": (listed([Message("tell-visit", VISIT)] * 3),)},
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_said(code: str) -> None:
    TEXTS.check_variants(code, NAMES, SPECIAL)

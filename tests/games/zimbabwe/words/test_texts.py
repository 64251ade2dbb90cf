"""The words of the game: every message that the sources can make is sayable in every language."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, cast

import pytest

from mbira.core.action import Redo, Undo
from mbira.core.errors import MbiraError
from mbira.core.game import Record, describe
from mbira.core.legal import ActionTable, bits
from mbira.core.message import Message, seat_name
from mbira.core.question import ask
from mbira.games.zimbabwe import actions
from mbira.games.zimbabwe.actions import At, Bid, Buy, End, Pass, Place, Primary, Raise, Resource
from mbira.games.zimbabwe.data import (
    CRAFTSMAN_IDS,
    GOD_IDS,
    RESOURCE_IDS,
    SPECIALIST_IDS,
)
from mbira.games.zimbabwe.game import GAME
from mbira.games.zimbabwe.rules import score, steps
from mbira.games.zimbabwe.spec import SPEC, ZimbabweOptions
from mbira.games.zimbabwe.views.view import MAIN_IDS, STEP_IDS
from mbira.games.zimbabwe.words import tell
from mbira.lang import LANGUAGES
from tests import matches
from tests.texts import OF_ITSELF, Texts, Values

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mbira import Action, Match
    from mbira.games.zimbabwe.rules.state import State
    from mbira.games.zimbabwe.views.view import ZimbabweView

DRAWN = (
    "round", "set-up", "finished", "land", "water", "start", "resources", "used", "twice",
    "monument", "craftsman", "choose", "tiles-left", "cost", "left", "seat", "points", "to-go",
    "cattle", "cards", "order", "plaques", "god", "last-gift", "still-giving", "last-to-play",
    "gods", "specialists",
)  # fmt: skip
SITE_STEPS = ("first-monument", "monument-site", "craftsman-site", "resource-site", "water-site")
FAMILIES: dict[str, Iterable[str]] = {
    "change-*": ("vp", "vr", "cattle", "cards"),
    "feat-*": ("god", "specialist", "opening", "craftsmen", "monuments", "raised"),
    "seat-*": [str(seat) for seat in range(SPEC.seats[1])],
    "craftsman-*": CRAFTSMAN_IDS,
    "god-*": GOD_IDS,
    "specialist-*": SPECIALIST_IDS,
    "resource-*": RESOURCE_IDS,
    "main-*": MAIN_IDS,
    "ask-*": STEP_IDS,
    "log-*": [tag for tag in GAME.codec.kinds if tag != "at"],
    "log-at-*": SITE_STEPS,
    "end-*": (score.VICTORY, score.ROUND_LIMIT),
    "before-*": score.MERITS,
    "tell-help-*": [name for name, each in tell.QUESTIONS.items() if each.tell],
    "tell-sites-*": ("across", "down"),
    "draw-*": DRAWN,
    "god-effect-*": GOD_IDS,
    "specialist-effect-*": SPECIALIST_IDS,
}
"""What the ids that the sources put together can become."""
TEXTS = Texts(
    SPEC,
    sentences=(
        "ask-",
        "log-",
        "then-",
        "why-",
        "end-",
        "before-",
        "god-effect-",
        "specialist-effect-",
    ),
    latin_ids=("tell-help-", "draw-cost", "tell-plan-actions"),
    latin=r"\b[A-Z]{1,2}\d{1,2}\b|across|down",
)
CRAMPED = "S.wS\nc..~\n.i.S\nS..S"
MATCHES: list[tuple[int, int, dict[str, object]]] = [
    (1, 4, {}),
    (2, 2, {"gods": ("dziva", "obatala", "tsui-goab", "eshu", "atete")}),
    (3, 5, {"box_limits": True, "interruptible_actions": True}),
    (4, 3, {"board": CRAMPED, "gods": ("elegua", "gu", "anansi", "qamata", "xango")}),
]
"""Seeds, seats and options of the matches that are told."""


# The files


def test_all_languages_have_the_same_messages() -> None:
    TEXTS.assert_same_messages()


@pytest.mark.parametrize("code", LANGUAGES)
def test_things_of_one_kind_have_the_same_forms(code: str) -> None:
    forms = TEXTS.attributes[code]
    for kind in ("seat", "craftsman", "resource", "thing", "god", "specialist"):
        names = [name for name in forms if re.fullmatch(rf"{kind}-(?!effect-).*", name)]
        assert len({forms[name] for name in names}) == 1, kind
    assert not any(forms[name] for name in forms if name.startswith("seat-"))
    things = [name for name in forms if re.match("thing-|craftsman-|resource-", name)]
    assert frozenset.intersection(*(forms[name] for name in things)) == forms["thing-water"]


# The sources


def test_every_id_of_the_sources_is_there_and_no_other() -> None:
    families = FAMILIES.items()
    made = {family.replace("*", part) for family, parts in families for part in parts}
    for where, name, _ in TEXTS.calls():
        if "*" in name:
            assert name in FAMILIES, f"{where}: {name} is no family of ids known here"
        else:
            made.add(name)
    assert made - TEXTS.ids == set()
    assert TEXTS.ids - made == OF_ITSELF


def test_sentences_use_only_what_the_sources_give_them() -> None:
    TEXTS.assert_only_what_is_given()


# Every message with all sorts of arguments

CELLS: Values = ("E5", "A1")
NAMES: dict[str, Values] = {
    "seat": tuple(seat_name(seat) for seat in range(5)),
    "craftsman": tuple(Message(f"craftsman-{kind}") for kind in CRAFTSMAN_IDS),
    "god": tuple(Message(f"god-{god}") for god in GOD_IDS),
    "specialist": tuple(Message(f"specialist-{kind}") for kind in SPECIALIST_IDS),
    "resource": tuple(Message(f"resource-{kind}") for kind in RESOURCE_IDS),
    "main": tuple(Message(f"main-{main}") for main in MAIN_IDS),
    "question": (Message("ask-turn", {"seat": seat_name(0), "use": "yes"}),),
    "own": ("yes", "no"),
    "use": ("yes", "no"),
    "over": ("yes", "no"),
    "reached": ("yes", "no"),
    "affordable": ("yes", "no"),
    "exact": ("yes", "no"),
    "single": ("yes", "no"),
    "by": (*score.MERITS, "nothing"),
    **dict.fromkeys(("cell", "monument", "cells", "claimers", "way"), CELLS),
}
NAMES["owner"] = NAMES["other"] = NAMES["first"] = NAMES["seat"]
NAMES["seats"] = (Message("list-end", {"one": seat_name(0), "two": seat_name(1)}),)
NAMES["primary"] = NAMES["secondary"] = NAMES["placed"] = NAMES["craftsman"]
NAMES["thing"] = (
    *NAMES["craftsman"],
    *NAMES["resource"],
    *(Message(f"thing-{thing}") for thing in ("monument", "water", "start", "nothing")),
)
SPECIAL: dict[str, dict[str, Values]] = {
    name: {"other": CELLS, "resource": CELLS}
    for name in ("why-zoning", "tell-good", "tell-good-primary")
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_said(code: str) -> None:
    TEXTS.check_variants(code, NAMES, SPECIAL)


# Real matches


def decide(match: Match, rng: random.Random) -> Action:
    """Return a random action, one that leads somewhere rather than the end of the turn."""
    choices = list(match.legal())
    for idle in ((End, Pass), (At, End, Pass, actions.Price)):
        busy = [action for action in choices if not isinstance(action, idle)]
        if busy and rng.random() < 0.8:
            choices = busy
    wanted = [action for action in choices if isinstance(action, (Raise, Place))]
    return rng.choice(wanted if wanted and rng.random() < 0.5 else choices)


@cache
def played(place: int) -> Match:
    seed, seats, options = MATCHES[place]
    return matches.played("zimbabwe", seats, seed, decide, round_limit=9, **options)


def positions(match: Match) -> Iterator[tuple[State, Record]]:
    return matches.positions(GAME, match)


@pytest.fixture(params=range(len(MATCHES)), ids=lambda place: f"match-{MATCHES[place][0]}")
def match(request: pytest.FixtureRequest) -> Match:
    return played(cast("int", request.param))


def test_whole_matches_can_be_told(match: Match) -> None:
    for state, record in positions(match):
        TEXTS.tell(GAME.speech.question(state))
        TEXTS.tell(describe(GAME, state, record))
    TEXTS.tell(match.question())
    assert match.outcome is not None
    for message in match.outcome.why:
        TEXTS.tell(message)


def test_undo_and_redo_can_be_told() -> None:
    state = GAME.rules.start(2, ZimbabweOptions())
    TEXTS.tell(GAME.speech.describe(state, state, Record(0, Undo(3))))
    TEXTS.tell(GAME.speech.describe(state, state, Record(1, Redo())))


# Why not


PLAIN = [
    action
    for table in vars(actions).values()
    if isinstance(table, ActionTable)
    for action in table.actions
]


def candidates(state: State, rng: random.Random) -> Iterator[Action]:
    """Yield actions that somebody might try: what stands there, and anything at random."""
    grid = state.board.grid
    yield from rng.sample(PLAIN, 12)
    yield from (Bid(rng.randrange(20)), At("ZZ99"), Raise("Z1"))
    for table in (grid.at, grid.at_across, grid.at_down):
        yield from rng.sample(table.actions, 6)
    for lie in ("", "across", "down"):
        yield At(rng.choice(grid.names[-grid.stride :]), lie)
    yield from (rng.choice(table.actions) for table in (grid.buy, grid.primary, grid.resource))
    if state.step == steps.TURN:
        yield from (Raise(grid.names[cell]) for cell in state.monument_cells)
    elif state.step in {steps.GOOD, steps.PRIMARY_GOOD}:
        kind = Buy if state.step == steps.GOOD else Primary
        for craftsman in chain.from_iterable(state.craftsmen):
            yield kind(grid.names[craftsman.anchor])
    elif state.step in {steps.GOOD_RESOURCE, steps.PRIMARY_RESOURCE}:
        for cells in state.resources:
            yield from (Resource(grid.names[cell]) for cell in bits(cells))


def test_every_refusal_can_be_told(match: Match) -> None:
    rng = random.Random(match.version)
    told: set[str] = set()
    for number, (state, record) in enumerate(positions(match)):
        if record.seat == "chance" or number % 3:
            continue
        for reason in matches.reasons(GAME, state, candidates(state, rng)):
            told.add(reason.id)
            TEXTS.tell(reason)
    assert len(told) > 25


# Questions


def test_every_answer_can_be_told(match: Match) -> None:
    told: set[str] = set()
    for number, (state, record) in enumerate(positions(match)):
        if record.seat == "chance" or number % 7:
            continue
        view = GAME.sight.view(state, None)
        grid, actor = state.board.grid, state.actor
        owned = zip(state.monument_cells, state.monument_owners, strict=True)
        own = [grid.names[cell] for cell, owner in owned if owner == actor]
        lines = [["income"], ["standings"], ["gift", str(state.gift + 1)], ["plan", *own[:2]]]
        lines += [["reach", name] for name in own]
        lines += [["sites", kind] for kind in CRAFTSMAN_IDS]
        for line in lines:
            try:
                answers = ask(tell.QUESTIONS, view, line)
            except MbiraError:
                continue
            for answer in answers:
                told.add(answer.id)
                TEXTS.tell(answer)
    for answer in ask(tell.QUESTIONS, cast("ZimbabweView", match.view()), []):
        TEXTS.tell(answer)
    assert {"tell-reach", "tell-resource", "tell-income", "tell-standing"} <= told

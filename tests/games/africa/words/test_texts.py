"""The words of Heart of Africa: everything that the game says can be said in every language."""

from __future__ import annotations

from typing import cast

import pytest

from mbira.core.message import Message, listed, seat_name
from mbira.games.africa.data import LOSS_IDS, MARKER_IDS, VALUE_IDS
from mbira.games.africa.draw.map import layout_of
from mbira.games.africa.rules.score import Score
from mbira.games.africa.spec import SPEC
from mbira.games.africa.words.names import KNOWN_AREAS, area_name, cost, pieces, score_parts
from mbira.lang import LANGUAGES
from tests.games.africa.scene import Scene
from tests.games.africa.words.speech import MATCHES, heard, labels, seldom_heard
from tests.texts import NUMBERS, Texts, Values

TEXTS = Texts(
    SPEC,
    sentences=("ask-", "log-", "then-", "why-", "end-", "before-", "sentences"),
    latin_ids=("tell-help-",),
    latin="област[иь] [a-z][a-z0-9-]*|«[a-z][a-z0-9-]*»",
)


@pytest.mark.parametrize("place", range(len(MATCHES)))
def test_whatever_is_said_of_a_match_can_be_told(place: int) -> None:
    for message in heard(place):
        TEXTS.tell(message)


def test_what_is_rare_can_be_told() -> None:
    for message in seldom_heard():
        TEXTS.tell(message)


# The files and the sources


def test_all_languages_have_the_same_messages() -> None:
    TEXTS.assert_same_messages()


def test_every_message_of_the_files_is_said_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    told = [*seldom_heard()]
    for place in range(len(MATCHES)):
        told += heard(place)
    view = Scene().view()
    layout = layout_of(view)
    assert layout is not None
    walled = layout._replace(walls=frozenset({(8, 12)}))
    monkeypatch.setattr("mbira.games.africa.draw.draw.layout_of", lambda _: walled)
    told += labels([(view, ())])
    TEXTS.assert_all_said(told)


def test_every_id_of_the_sources_is_there() -> None:
    TEXTS.assert_ids_of_sources()


def test_sentences_use_only_what_the_sources_give_them() -> None:
    TEXTS.assert_only_what_is_given()


def test_all_languages_tell_the_same_things() -> None:
    TEXTS.assert_same_things()


def test_everything_that_has_a_name_has_one_here() -> None:
    assert {name for name in TEXTS.ids if name.startswith("area-")} == {
        "area-other",
        *(f"area-{name}" for name in KNOWN_AREAS),
    }
    for kind, names in (("value", VALUE_IDS), ("fate", LOSS_IDS), ("marker", MARKER_IDS)):
        assert {f"{kind}-{name}" for name in names} <= TEXTS.ids
    parts = {f"part-{name.replace('_', '-')}" for name in Score._fields}
    assert {name for name in TEXTS.ids if name.startswith("part-")} == parts


KINDS = ("seat", "area", "value", "marker", "fate", "pieces", "piece", "amount", "list")


@pytest.mark.parametrize("code", LANGUAGES)
def test_things_of_one_kind_have_the_same_forms(code: str) -> None:
    TEXTS.assert_same_forms(code, KINDS)


ALIKE = "seat-.*|draw-(round|area|influence|strength)"
"""Names, and words of the drawing that are the same in Italian, or cut short."""
ENGLISH = "and|at|by|for|from|has|is|markers?|more|not|now|of|on|the|to|traders?|with|your?"


@pytest.mark.parametrize("code", ["it", "ru"])
def test_nothing_is_left_in_english(code: str) -> None:
    TEXTS.assert_not_english(code, ALIKE, ENGLISH)


# Every message with all sorts of arguments

Args = dict[str, str | int | Message]
SEATS: Values = tuple(seat_name(seat) for seat in range(5))
AREAS: Values = tuple(area_name(name) for name in (*sorted(KNOWN_AREAS), "port-9"))
MARKERS: Values = tuple(Message(f"marker-{name}") for name in MARKER_IDS)
OPEN: Values = tuple(
    Message("marker-with-points", {"marker": MARKERS[n], "points": n}) for n in (0, 5, 13)
)
COSTS: Values = (cost(0), cost(1), cost(5), cost(0, 3), cost(21, 1))
SHARES: Values = tuple(
    listed([Message("share", {"seat": SEATS[seat], "count": seat + 1}) for seat in range(count)])
    for count in (1, 2, 4)
)
SIDES: Values = (
    Message("tell-side", {"seat": SEATS[0], "base": 2, "most": 11}),
    Message("tell-side-hidden", {"seat": SEATS[1], "base": 0}),
)
REVEALED: Values = (
    Message("side-alone", {"seat": SEATS[0], "strength": 0}),
    Message("side-retreats", {"seat": SEATS[1]}),
)


def parts(score: Score) -> Message:
    """Return where VP come from, if there are any."""
    found = score_parts(score)
    assert found is not None
    return found


NAMES: dict[str, Values] = {
    **dict.fromkeys(("seat", "other"), SEATS),
    **dict.fromkeys(("area", "origin", "goal"), AREAS),
    **dict.fromkeys(("cost", "left"), COSTS),
    "value": tuple(Message(f"value-{name}") for name in VALUE_IDS),
    "marker": MARKERS,
    "markers": (OPEN[0], listed(cast("tuple[Message, ...]", OPEN))),
    "fate": tuple(Message(f"fate-{name}", {"amount": 2}) for name in LOSS_IDS),
    "pieces": (pieces(1), pieces(2), pieces(0, wholesaler=True), pieces(5, wholesaler=True)),
    "piece": tuple(Message(f"piece-{n}") for n in ("trader", "spent-trader", "wholesaler")),
    "parts": (parts(Score(0, 0, 0, 0, 0, -2)), parts(Score(4, 3, 1, 3, 5, -2))),
    "commitment": (cost(3), listed([cost(1), *cast("tuple[Message, ...]", MARKERS[:3])])),
    "shares": SHARES,
    "sides": (listed(cast("tuple[Message, ...]", SIDES)),),
    "areas": (Message("tell-place", {"area": AREAS[0]}), Message("tell-stop", {"area": AREAS[1]})),
    "question": (Message("ask-marker"), Message("ask-neutral", {"seat": SEATS[0]})),
    "entry": ("friendly_area", "friendly_area_or_empty_coast", "friendly_or_empty_coast"),
    "name": ("port-9", "atlantis"),
    "buy": ("yes", "no"),
    "where": ("between", "within"),
    "use": ("marker", "caravan", "nothing"),
}
SPECIAL: dict[str, dict[str, Values]] = {
    "list": {"one": COSTS, "more": COSTS},
    "list-end": {"one": COSTS, "two": COSTS},
    "sentences": {"one": (Message("then-no-effect"),), "more": (Message("then-not-won"),)},
    "log-reveal": {"one": REVEALED, "two": REVEALED},
    "log-marker": {"marker": OPEN},
    "then-pool": {"left": NUMBERS},
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_said(code: str) -> None:
    TEXTS.check_variants(code, NAMES, SPECIAL)

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from mbira.core.action import Action, Redo, Undo
from mbira.core.codec import Codec, encode, usage
from mbira.core.errors import BadNotationError


class Put(Action, frozen=True, tag="put"):
    """Put a stone down."""

    colour: Literal["red", "blue"]
    cell: Annotated[str, Meta(pattern="^[A-Z][0-9]$")]
    height: Annotated[int, Meta(ge=1)] = 1


class Stop(Action, frozen=True, tag="stop"):
    """Stop."""


CODEC = Codec(Put, Stop)


@pytest.mark.parametrize(
    ("action", "data", "text"),
    [
        (Put("red", "B2"), {"type": "put", "colour": "red", "cell": "B2"}, "put red B2"),
        (
            Put("blue", "A1", 3),
            {"type": "put", "colour": "blue", "cell": "A1", "height": 3},
            "put blue A1 3",
        ),
        (Stop(), {"type": "stop"}, "stop"),
        (Undo(4), {"type": "undo", "to": 4}, "undo 4"),
        (Undo(4, agreed=True), {"type": "undo", "to": 4, "agreed": True}, "undo 4 True"),
        (Redo(), {"type": "redo"}, "redo"),
    ],
)
def test_both_forms_go_there_and_back(action: Action, data: dict[str, object], text: str) -> None:
    assert encode(action) == data
    assert CODEC.decode(data) == action
    assert str(action) == text
    assert eval(repr(action)) == action, "it can be pasted back"  # noqa: S307
    assert CODEC.parse(text) == action


def test_capitals_and_spaces_do_not_matter_in_text() -> None:
    assert CODEC.parse("  PUT Red   b2 ") == Put("red", "B2")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"type": "jump"}, "no action of type 'jump'"),
        ({"cell": "A1"}, "no action of type None"),
        ("put", "not an action"),
        ({"type": "put", "colour": "green", "cell": "A1"}, "green"),
        ({"type": "put", "colour": "red", "cell": "a1"}, "matching regex"),
        ({"type": "put", "colour": "red"}, "missing required field `cell`"),
        ({"type": "put", "colour": "red", "cell": "A1", "height": "2"}, "Expected `int`"),
        ({"type": "put", "colour": "red", "cell": "A1", "height": 0}, ">= 1"),
        ({"type": "stop", "now": True}, "unknown field `now`"),
    ],
)
def test_bad_json_is_refused_with_its_place(data: object, words: str) -> None:
    with pytest.raises(BadNotationError, match=words):
        CODEC.decode(data)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no action given"),
        ("jump", "'jump' does not start an action; actions: put, stop, undo, redo"),
        ("put red", r"does not read as: put COLOUR CELL \[HEIGHT\]"),
        ("put red A1 2 3", "too many words"),
        ("put red 11", "does not read as"),
        ("put red A1 x", "does not read as"),
    ],
)
def test_bad_text_is_refused_with_what_was_expected(text: str, words: str) -> None:
    with pytest.raises(BadNotationError, match=words):
        CODEC.parse(text)


def test_two_kinds_of_action_cannot_share_a_tag() -> None:
    class Halt(Action, frozen=True, tag="stop"):
        """Stop too."""

    with pytest.raises(TypeError, match="same tag"):
        Codec(Stop, Halt)


def test_usage_names_the_fields() -> None:
    assert usage(Put) == "put COLOUR CELL [HEIGHT]"

"""Reasons and answers that say what is so, each with the ruling that says it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mbira
from mbira.core.message import Reason
from mbira.core.question import ask
from mbira.games.meduris.actions import CODEC
from mbira.games.meduris.game import GAME
from mbira.games.meduris.words.tell import QUESTIONS
from mbira.lang import language
from tests.games.meduris.scene import LAST_ROCK, Scene, ring_text

RULINGS = Path(__file__).parents[4] / "docs" / "rulings" / "meduris.md"


def test_a_material_that_is_not_due_has_not_been_replaced_already() -> None:
    """At hut 8 the druid asks for stone and copper; only stone is offered."""
    scene = Scene(payments="any").huts(1, 8, 9).druid(LAST_ROCK).stock(1, stone=4, wood=4, wool=4)
    scene.play("temple 16", "pay", "offer stone")
    assert scene.legal() == {"pay", "spare stone"}
    for name in ("copper", "wood"):
        reason = scene.why_not(f"spare {name}")
        assert (reason.id, reason.rule) == ("why-not-due", "R9")
    scene.play("spare stone")
    assert scene.why_not("spare stone").id == "why-nothing-to-keep"
    assert scene.why_not("spare copper").id == "why-not-due"


@pytest.mark.parametrize(("text", "rule"), [("hut 8", "R8"), ("temple 8", "R12")])
@pytest.mark.parametrize("building", ["huts", "temples"])
def test_a_taken_space_is_refused_by_the_rule_of_what_was_to_be_built(
    text: str, rule: str, building: str
) -> None:
    scene = getattr(Scene(), building)(1, 8)
    reason = scene.why_not(text)
    assert (reason.id, reason.rule) == ("why-space-taken", rule)
    page = RULINGS.read_text(encoding="utf-8")
    said = re.search(rf"^\| {rule} \| (.*) \|", page, re.MULTILINE)
    assert said is not None
    assert "free space" in said[1], "the ruling says so"


@pytest.mark.parametrize("space", [32, 45, 98, 99, 2**31 - 1])
@pytest.mark.parametrize("action", ["hut", "temple"])
def test_a_space_that_no_ring_has_is_not_there(action: str, space: int) -> None:
    reason = Scene().why_not(f"{action} {space}")
    assert reason == Reason("why-no-space", {"space": space, "last": 31})
    assert mbira.decode("meduris", {"type": action, "space": space}) == CODEC.parse(
        f"{action} {space}"
    )


def prices(scene: Scene, seat: int | None = None, *words: str) -> list[tuple[str, object]]:
    said = ask(QUESTIONS, scene.view(seat), ["price", *words])
    return [(message.id, message.args.get("payable")) for message in said]


def test_who_has_no_huts_left_is_told_that_and_not_that_huts_are_dear() -> None:
    scene = Scene().left(0, huts=0).stock(0, wood=6, wool=6, copper=6, stone=6)
    for asked in (prices(scene, 0), prices(scene, 0, "0"), prices(scene, 1, "0")):
        first, *others = asked
        assert first == ("tell-price-no-huts", None)
        assert {payable for _, payable in others} == {"unknown"}
    assert ("tell-price", "yes") in prices(scene, 1)
    assert "tell-price-no-huts" not in dict(prices(scene, 1))
    assert "tell-price-no-huts" not in dict(prices(scene))


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "Epona has no hut left to build. To others a hut costs:"),
        ("it", "Epona non ha più capanne da costruire. Agli altri una capanna costa:"),
        ("ru", "Эпона: хижин больше нет. Другим хижина стоит:"),
    ],
)
def test_that_reads_so(code: str, said: str) -> None:
    words = language(code, GAME.spec)
    lines = [words.say(line) for line in ask(QUESTIONS, Scene().left(0, huts=0).view(0), ["price"])]
    assert lines[0] == said
    dear = {"en": "too expensive", "it": "troppo caro", "ru": "слишком дорого"}[code]
    assert not any(dear in line for line in lines)


def test_where_nothing_is_free_that_comes_first() -> None:
    scene = Scene(2, board=ring_text(28)).huts(0, *range(12)).huts(1, *range(12, 24))
    view = scene.temples(0, 24, 26).temples(1, 25, 27).view(0)
    assert [message.id for message in ask(QUESTIONS, view, ["price"])] == ["tell-price-none"]

"""What a match comes to: whoever left is last, what is not rated, and what is agreed first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mbira.core.chance import Seed
from mbira.core.game import Outcome
from mbira.core.registry import find_spec
from mbira.server.club.counting import ranked, why_unrated
from mbira.server.store.document import Chair, Document, TableSettings
from tests.server.harness import refused

if TYPE_CHECKING:
    from tests.server.harness import Person

SEED = Seed("secret")
ANNA, BERT, CLARA = (Chair(name, name.title()) for name in ("anna", "bert", "clara"))
ADEPT = Chair(bot="adept")
GONE = Chair("bert", "Bert", "adept", "resigned")
LATE = Chair("clara", "Clara", "adept", "clock")
RATED = {"rated": True}


def table(*chairs: Chair, **more: object) -> Document:
    return Document(
        name="", game="meduris", options={}, settings=TableSettings(rated=True), owner="anna",
        chairs=chairs, seed=SEED.secret, commitment=SEED.commitment, created=1.0, **more,  # type: ignore[arg-type]
    )  # fmt: skip


def test_whoever_has_left_is_last_and_those_share_it() -> None:
    outcome = Outcome(((1,), (2,), (0, 3)), (1, 9, 5, 1))
    assert ranked(table(ANNA, GONE, ADEPT, LATE), outcome) == [[2], [0], [1, 3]]
    assert ranked(table(ANNA, BERT, ADEPT, CLARA), outcome) == [[1], [2], [0, 3]]


def test_those_who_stay_until_a_match_is_closed_share_the_first_place() -> None:
    assert ranked(table(ANNA, GONE, CLARA), None) == [[0, 2], [1]]


@pytest.mark.parametrize(
    ("chairs", "why"),
    [
        ((ANNA, BERT), None),
        ((ANNA, ADEPT, ADEPT), None),
        ((ANNA, Chair("anna", "Zoe", shared=True)), "shared"),
        ((ANNA, ANNA, BERT), "shared"),
        ((ADEPT, ADEPT), "alone"),
        ((ANNA, Chair("bert", "Bert", program=True)), "program"),
        ((GONE, LATE), "left"),
        ((GONE, ADEPT), None),
    ],
)
def test_what_can_be_compared_is_rated(chairs: tuple[Chair, ...], why: str | None) -> None:
    assert why_unrated(table(*chairs), find_spec("meduris")) == why


def test_a_board_of_ones_own_is_not_rated(anna: Person) -> None:
    chairs = ["you", "random"]
    new = {"game": "zimbabwe", "seats": 2, "chairs": chairs, "options": {"board": "S.\n.S"}}
    refused(
        anna.ask("POST", "/api/tables", {**new, "settings": RATED, "start": True}),
        409,
        "rated-board",
    )


def test_nobody_plays_a_rated_match_for_somebody(anna: Person, bert: Person) -> None:
    made = anna.post(
        "/api/tables",
        {"game": "meduris", "seats": 2, "chairs": ["you"], "settings": {**RATED, "clock": None}},
    )
    table = made["id"]
    assert made["settings"]["advice"] is made["settings"]["programs"] is False
    anna.post(f"/api/tables/{table}/join", {})
    refused(anna.ask("POST", f"/api/tables/{table}/start", {}), 409, "rated-shared")
    anna.post(f"/api/tables/{table}/leave", {"seat": 1})
    bert.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    where = f"/api/tables/{table}"
    refused(anna.ask("PUT", f"{where}/seats/0/bot", {"bot": "adept"}), 403, "rated-bot")
    refused(anna.ask("GET", f"{where}/advice"), 403, "no-advice")

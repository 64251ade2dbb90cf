"""Why not: the reason that is given is the one that holds, with the ruling that says so."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mbira.lang import LANGUAGES
from tests.games.africa.scene import Scene
from tests.games.africa.words.moments import fight, half_won, late, leaving, led_back, tired_rival
from tests.games.africa.words.test_texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Callable


def migration() -> Scene:
    scene = Scene().traders(0, egypt=1).neutrals(congo=1).holds(0, "migration 2")
    return scene.play("use migration", "at heart")


def caravan(*steps: str) -> Scene:
    scene = Scene().traders(0, egypt=2).wholesaler(0, "cape").holds(0, "caravan 1")
    return scene.play("use caravan", *steps)


def between(**options: object) -> Scene:
    """Return a scene between conflicts, with points, influence, and a rival elsewhere."""
    scene = Scene(**options).traders(0, cape=2).neutrals(cape=1)  # type: ignore[arg-type]
    return scene.traders(1, egypt=1).wholesaler(0, "angola").points(9).play("halt")


def retreat_of(side: str) -> Scene:
    """Return a retreat in the Cape Colony: chosen, after a defeat, or of neutral traders."""
    if side == "neutral":
        scene = Scene().traders(0, cape=3).neutrals(cape=3).play("halt", "oust cape")
        return scene.play("fate none 0", "accept")
    scene = Scene().traders(0, cape=3).traders(1, cape=3).reputation(7, 1, 3)
    scene.play("halt", "fight cape 1")
    return scene.duel("0", "retreat" if side == "chosen" else "0")


def sent_back() -> Scene:
    """Return a scene in which pieces retreated beside a rival and neutral traders."""
    scene = Scene().traders(0, cape=2, kalahari=2).traders(1, cape=1).traders(2, kalahari=1)
    scene.neutrals(kalahari=1).influence(0, 0, 0).play("halt", "fight cape 1")
    return scene.duel("retreat", "0").play("retreat kalahari 2")


def holding(marker: str, **options: object) -> Scene:
    return Scene(**options).holds(0, marker)  # type: ignore[arg-type]


Case = tuple[str, "Callable[[], Scene]", str, str, str]
"""What it is about, a position, what is tried there, the id of the reason, and its ruling."""
CASES: list[Case] = [
    ("drift without a border", migration, "drift congo egypt", "why-no-border", "R47"),
    ("caravan without a border", caravan, "caravan egypt cape", "why-no-border", "R42"),
    ("move without a border", lambda: Scene().traders(0, egypt=1).points(3), "move egypt cape",
     "why-no-border", "R18"),
    # retreats
    ("chosen, done", lambda: retreat_of("chosen"), "done", "why-must-leave", "R37"),
    ("beaten, done", lambda: retreat_of("beaten"), "done", "why-must-retreat", "R33"),
    ("neutral, done", lambda: retreat_of("neutral"), "done", "why-must-retreat", "R29"),
    ("chosen, stay", lambda: retreat_of("chosen"), "retreat cape", "why-leave-stay", "R37"),
    ("beaten, stay", lambda: retreat_of("beaten"), "retreat cape", "why-retreat-stay", "R34"),
    ("neutral, stay", lambda: retreat_of("neutral"), "retreat cape", "why-retreat-stay", "R29"),
    ("chosen, too many", lambda: retreat_of("chosen"), "retreat kalahari 4",
     "why-retreat-most", "R37"),
    ("beaten, too many", lambda: retreat_of("beaten"), "retreat kalahari 4",
     "why-retreat-most", "R33"),
    ("neutral, too many", lambda: retreat_of("neutral"), "retreat kalahari 4",
     "why-retreat-most", "R29"),
    ("wholesaler first", led_back, "retreat kalahari 2", "why-wholesaler-first", "R37"),
    # markers without use
    ("no station site", lambda: holding("station 1").traders(0, cape=1).stations("cape"),
     "use station", "why-no-station-site", "R43"),
    ("no site for the wholesaler",
     lambda: holding("wholesaler 1", wholesaler_entry="friendly_area"),
     "use wholesaler", "why-no-wholesaler-site", "R44"),
    ("no friendly area", lambda: holding("two-traders 1").traders(0, cape=1).traders(1, cape=1),
     "use two-traders", "why-no-friendly", "R45"),
    ("no trader left to place", lambda: holding("two-traders 1").traders(0, cape=14),
     "use two-traders", "why-no-supply", "R45"),
    ("no neutral trader at all", lambda: holding("convert 1"), "use convert",
     "why-no-neutrals-at-all", "R46"),
    ("no trader left to convert", lambda: holding("convert 1").traders(0, cape=14).neutrals(cape=1),
     "use convert", "why-no-supply", "R46"),
    ("too late to convert", lambda: late("convert 1"), "use convert",
     "why-all-beside-others", "R46"),
    ("no migration",
     lambda: holding("migration 2", migration_new_trader="own").traders(0, heart=14),
     "use migration", "why-no-migration", "R47"),
    ("no pieces for a caravan", lambda: holding("caravan 1"), "use caravan",
     "why-no-pieces", "R42"),
    ("no way for a caravan", lambda: late("caravan 1"), "use caravan",
     "why-no-way-for-caravan", "R42"),
    # conflicts
    ("another rival after a win", half_won, "fight congo 2", "why-won-here", "R24"),
    ("neutral traders after a win", half_won, "oust congo", "why-others-there", "R24"),
    ("neutral traders before a fight", lambda: Scene().traders(0, congo=1).traders(1, congo=1)
     .neutrals(congo=1).play("halt"), "oust congo", "why-others-first", "R23"),
    ("neutral traders where one retreated to", sent_back, "oust kalahari",
     "why-others-there", "R24"),
    ("where one retreated to", sent_back, "fight kalahari 2", "why-closed", "R36"),
    ("tired", lambda: Scene().traders(0, cape=2).neutrals(cape=2)
     .play("halt", "oust cape", "fate none 0", "refuse"), "oust cape", "why-tired", "R22"),
    ("rival is tired", tired_rival, "fight zambezia 1", "why-rival-tired", "R22"),
    ("against oneself", between, "fight cape 0", "why-fight-oneself", "R22"),
    ("nobody there", between, "fight cape 1", "why-nobody-to-fight", "R22"),
    ("not there oneself", between, "fight egypt 1", "why-not-there", "R22"),
    ("fight before the movement ends", lambda: Scene().traders(0, cape=1).traders(1, cape=1),
     "fight cape 1", "why-still-moving", "R22"),
    ("oust before the movement ends", lambda: Scene().traders(0, cape=1).neutrals(cape=1),
     "oust cape", "why-still-moving", "R22"),
    ("fight after the conflicts", lambda: between().play("peace"), "fight egypt 1",
     "why-conflicts-over", "R22"),
    ("oust after the conflicts", lambda: between().play("peace"), "oust cape",
     "why-conflicts-over", "R22"),
    # the movement is over
    *((f"{text.split()[0]} {when}", (lambda when=when: between().play(*when)), text,
       "why-movement-over", "R16")
      for when in ((), ("peace",))
      for text in ("buy", "move cape kalahari", "lead congo", "trader cape", "change gold up")),
    ("nothing to buy with", lambda: between(points_after_movement=True).influence(0, 0, 0), "buy",
     "why-no-influence", "R16"),
    ("too few late points", lambda: between(points_after_movement=True).points(3),
     "change gold up", "why-few-points", "R21"),
    # caravans
    ("no wholesaler to join", lambda: caravan("caravan egypt sudan"), "join wholesaler",
     "why-join-no-wholesaler", "R42"),
    ("too many join", lambda: caravan("caravan egypt sudan"), "join trader 3",
     "why-join-most", "R42"),
    ("wholesaler has joined", lambda: leaving().wholesaler(0, "cape").play("join wholesaler"),
     "join wholesaler", "why-join-most", "R42"),
    # markers in conflicts
    ("marker in a conflict", fight, "use area", "why-in-conflict", "R42"),
    ("marker while retreating", lambda: retreat_of("beaten"), "use area",
     "why-in-conflict", "R42"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "text", "name", "rule"),
    [case[1:] for case in CASES],
    ids=[case[0].replace(" ", "-") for case in CASES],
)
def test_the_reason_is_the_one_that_holds(
    position: Callable[[], Scene], text: str, name: str, rule: str
) -> None:
    found = position().why_not(text)
    assert (found.id, found.rule) == (name, rule)


@cache
def rulings() -> dict[str, str]:
    """Return the rulings by their number, as their page has them."""
    page = Path(__file__).parents[4] / "docs" / "rulings" / "africa.md"
    lines = page.read_text(encoding="utf-8").splitlines()
    cells = [line.split(" | ") for line in lines if line.startswith("| R")]
    return {cell[0].removeprefix("| "): cell[1] for cell in cells}


SAID = {
    "R16": "during the movement only", "R18": "one area", "R22": "After the movement",
    "R23": "comes first", "R24": "its pieces there are tired", "R29": "moves each other",
    "R33": "moves all its others away", "R37": "moves its own pieces away", "R42": "to a neighbour",
    "R43": "friendly area without one", "R44": "friendly area", "R45": "friendly areas",
    "R46": "as long as one has a trader left", "R47": "may move to a neighbour",
}  # fmt: skip
"""What a ruling has to say to be the reason for what it is cited for here."""


@pytest.mark.parametrize("rule", SAID)
def test_the_ruling_says_so(rule: str) -> None:
    assert SAID[rule] in rulings()[rule]
    assert any(case[4] == rule for case in CASES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_reads_as_a_sentence(code: str) -> None:
    for name, position, text, _, _ in CASES:
        said = TEXTS.words[code].say(position().why_not(text))
        assert said[0].isupper(), name
        assert said[-1] == ".", name
        assert "{" not in said, name

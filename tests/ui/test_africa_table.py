"""The table of Heart of Africa: what is said on the map covers nothing that stands there."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

import mbira
from mbira.core.log.save import document_text
from tests.server.harness import good
from tests.ui.decisions import play_any_kind

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device

SEATS = 5
SEEDS = (0, 1)
EACH = 5
"""Positions that are looked at, of the match of each seed."""
PILLS = """() => {
    const boxes = (css) =>
        [...document.querySelectorAll(css)].map((each) => each.getBoundingClientRect());
    const share = (pill, piece) => {
        const wide = Math.min(pill.right, piece.right) - Math.max(pill.left, piece.left);
        const high = Math.min(pill.bottom, piece.bottom) - Math.max(pill.top, piece.top);
        return wide > 0 && high > 0 ? (wide * high) / (piece.width * piece.height) : 0;
    };
    const pieces = boxes('.pieces .token, .pieces .thing');
    return boxes('.clash rect').map((pill) =>
        Math.max(0, ...pieces.map((piece) => share(pill, piece))));
}"""
"""Tells of each comparison of strengths how much it covers of the piece that it covers most."""
MOST = 0.1
"""The box around a piece has empty corners: this much of it may be covered."""


def meet(view: Any) -> bool:
    """Return whether traders of two seats are in the same area."""
    return any(sum(count > 0 for count in area.traders) > 1 for area in view.areas.values())


@cache
def conflicts() -> list[str]:
    """Return matches in which traders of two seats meet where conflicts are chosen."""
    found: list[str] = []
    for seed in SEEDS:
        match, rng = mbira.new("africa", seats=SEATS, seed=seed), random.Random(seed)
        due = len(found) + EACH
        while len(found) < due:
            view: Any = match.view(match.actor)
            if view.step == "conflicts" and meet(view):
                found.append(document_text(match.header, match.records, None))
            play_any_kind(match, rng)
    return found


def test_strengths_cover_no_pieces(window: Opening, anna: Person, device: Device) -> None:
    shown = window(anna, device=device)
    pills = 0
    for text in conflicts():
        response = anna.ask(
            "POST", "/api/saves", content=text, headers={"content-type": "application/json"}
        )
        shown.open(str(good(response)["id"]))
        covered = shown.read(PILLS)
        pills += len(covered)
        assert all(share < MOST for share in covered), covered
    assert pills >= EACH, "nobody meets anybody"

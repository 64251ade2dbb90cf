"""Why something cannot be had: cattle, VR, room, or a price that must be set before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.legal import lowest
from mbira.core.message import Args, Reason
from mbira.games.zimbabwe.data import MOST_VR
from mbira.games.zimbabwe.words.names import craftsman_name, specialist_name

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.state import State


def too_much_vr(vr: int) -> Reason:
    """Return that something would take the VR too high."""
    return Reason("why-too-much-vr", {"vr": vr, "most": MOST_VR}, rule="R37")


def too_dear(state: State, need: int, rule: str) -> Reason:
    """Return that something costs too much; if cattle are held back for a specialist, that too."""
    args: Args = {"need": need, "have": state.spare()}
    if state.owed >= 0:
        owed = specialist_name(state.owed)
        return Reason("why-too-dear-with-debt", {**args, "specialist": owed}, rule="R32")
    return Reason("why-too-dear", args, rule=rule)


def raise_too_dear(state: State, need: int) -> Reason:
    """Return that raising a monument costs too much; if cattle are held back, that too."""
    args: Args = {"need": need, "have": state.spare()}
    if state.owed >= 0:
        owed = specialist_name(state.owed)
        return Reason("why-raise-too-dear-with-debt", {**args, "specialist": owed}, rule="R32")
    return Reason("why-raise-too-dear", args, rule="R44")


def room_owed(state: State) -> Reason:
    """Return that the room there is must be kept for the tile still owed."""
    return Reason("why-room-owed", {"specialist": specialist_name(state.owed)}, rule="R32")


def price_first(state: State) -> Reason:
    """Return that a new technology must have its price before."""
    kind = lowest(state.unpriced)
    return Reason("why-price-first", {"craftsman": craftsman_name(kind)}, rule="R30")

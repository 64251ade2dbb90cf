"""What a seat may know: all but what options hide, and commitments until the reveal (R14)."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from mbira.core.game import View
from mbira.games.africa.data import IconId, LossId, MarkerId, ResourceId, SpecialId, ValueId
from mbira.games.africa.spec import AfricaOptions

StepId = Literal[
    "value", "deposit", "drawn", "start", "secret", "marker", "auction", "neutral", "movement",
    "conflicts", "afterwards", "station-area", "wholesaler-area", "trader-area", "convert-area",
    "migrant-area", "drifting", "market-steps", "repute", "caravan-way", "caravan-pieces", "fate",
    "answer", "commitment", "stakes", "reveal", "retreating", "raising", "finished",
]  # fmt: skip
STEP_IDS: tuple[StepId, ...] = get_args(StepId)


class MarkerView(Struct, frozen=True):
    """An action marker."""

    icon: IconId
    points: int


class FateView(Struct, frozen=True):
    """A conflict marker: what it costs, and how much of it."""

    loss: LossId
    amount: int


class SeatView(Struct, frozen=True):
    """What can be seen of a seat."""

    vp: int
    reputation: int
    """Its row in the table; the first one, 0, is the worst."""
    strength: int
    """What that row is worth."""
    supply: int
    """Traders that are not on the map."""
    wholesaler: str | None
    """The area he is in."""
    influence: int | None
    """None if it is hidden."""
    marker_count: int
    markers: tuple[MarkerView, ...] | None
    """The action markers it holds; None if they are hidden."""
    specials: tuple[SpecialId, ...]
    """Special victory markers that came to it openly."""
    secret: SpecialId | Literal["hidden"] | None
    """The special victory marker that it drew; None if it has none (any more)."""


class AreaView(Struct, frozen=True):
    """An area of the map."""

    coast: bool
    symbol: bool
    heart: bool
    borders: tuple[str, ...]
    at: tuple[int, int]
    """Where it is drawn: 0 to 1000 from the left and from the top."""
    resource: ResourceId | None
    value: int
    """The VP for controlling it, without Heart and station."""
    station: bool
    neutrals: int
    traders: tuple[int, ...]
    """By seat."""
    wholesalers: tuple[int, ...]
    """The seats whose wholesaler is here."""
    spent: int
    """Traders of the active seat that may not move on; in conflicts, not fight again."""
    won: int
    """Of those, how many may still fight the neutral traders here."""
    drifted: int
    """Neutral traders that have moved in this migration."""


class WearyView(Struct, frozen=True):
    """Pieces of a seat not on turn that do not fight again this turn."""

    seat: int
    area: str
    traders: int
    wholesaler: bool


class CaravanView(Struct, frozen=True):
    """A caravan that gathers."""

    origin: str
    goal: str
    traders: int
    spent_traders: int
    wholesaler: int


class SideView(Struct, frozen=True):
    """What a side commits to a conflict."""

    answers: int
    """Before the reveal, how many questions it has answered; what they ask is known to all."""
    influence: int | Literal["retreat"] | None
    """None before it is known."""
    stakes: tuple[int, ...] | None
    """Before the reveal, how many of each marker it was asked for; None if they are hidden."""
    revealed: tuple[MarkerId, ...]
    """After the reveal, its markers."""


class ConflictView(Struct, frozen=True):
    """A conflict that goes on."""

    area: str
    rival: int | None
    """The other seat; None if it is with neutral traders."""
    fate: FateView | None
    """The conflict marker in question."""
    drawn: tuple[FateView, ...]
    """All conflict markers drawn in this conflict."""
    redraws: int
    sides: tuple[SideView, SideView]
    """The active seat's and its rival's."""
    victor: int | None
    retreaters: tuple[int | Literal["neutral"], ...]
    """Who has to retreat, the first one now."""
    retreat_traders: int
    """How many traders still have to."""
    retreat_wholesaler: bool


class AfricaView(View, frozen=True):
    """A position as a seat or a spectator may see it."""

    seats: tuple[SeatView, ...]
    rules: AfricaOptions
    reconstructed: bool
    """Map and markers are the reconstructed ones."""
    step: StepId
    """What is being decided."""
    round: int
    end_reason: str
    drawn: tuple[int, ...]
    """The seats in the order in which they were drawn for the VP track."""
    areas: dict[str, AreaView]
    value_rows: dict[ValueId, int | None]
    """The row of each resource, and of Africa, in its table."""
    stations_left: int
    neutral_supply: int
    pool: int
    rows: tuple[tuple[MarkerView, ...], ...]
    """Action markers that lie open, the row for auction first."""
    drawing: int
    stack: int
    """How many action markers lie face down."""
    refilled: bool
    """Used markers have become a new stack."""
    used: tuple[int, ...]
    """Action markers out of play, for each line of the board file."""
    used_specials: dict[SpecialId, int]
    """Special victory markers out of play, for each kind that this board has."""
    order: tuple[int, ...]
    """In which the seats bid."""
    place: int
    """The place in that order of the seat to bid."""
    high_bid: int
    high_bidder: int | None
    active: int | None
    """Whose turn it is."""
    points: int
    won: tuple[MarkerView, ...] | None
    """Of the active seat's markers, those that it has just won; None if they are hidden."""
    changed: ValueId | None
    """The resource that points have moved this turn."""
    change_count: int
    vp_marker: MarkerId | None
    """The marker for VP that was used this turn."""
    spent_wholesaler: bool
    won_wholesaler: bool
    """The active seat's wholesaler may not move on or fight; he may still fight neutrals."""
    weary: tuple[WearyView, ...]
    """Other seats' pieces that have fought, if they, too, fight only once a turn."""
    closed: tuple[str, ...]
    """Areas where the active seat's beaten pieces went, so that it fights no seat there."""
    resume: StepId | None
    """The step that follows when the marker in use has done its work."""
    to_place: int
    market: tuple[ValueId | None, ValueId | None]
    """What went up and what went down by the marker in use."""
    caravan: CaravanView | None
    conflict: ConflictView | None

"""What a seat may know: everything but what lies behind the other screens (R23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from mbira.core.game import View
from mbira.core.legal import bits
from mbira.games.meduris.data import (
    DISTRICT_IDS,
    DISTRICTS,
    FACE_IDS,
    MATERIAL_IDS,
    TOKEN_IDS,
    DistrictId,
    FaceId,
    MaterialId,
    TokenId,
)
from mbira.games.meduris.rules.state import FREE, NO_PAYMENT, NOT_ROLLED
from mbira.games.meduris.rules.turn import lap_after
from mbira.games.meduris.spec import MedurisOptions

if TYPE_CHECKING:
    from collections.abc import Collection

    from mbira.games.meduris.rules.state import State

StepId = Literal[
    "first", "lay", "token", "worker", "roll", "take", "return", "turn", "payment", "replacement",
    "offering", "finished",
]  # fmt: skip
STEP_IDS: tuple[StepId, ...] = (
    "first", "lay", "token", "worker", "roll", "take", "return", "turn", "payment", "replacement",
    "offering", "finished",
)  # fmt: skip
PurposeId = Literal["hut", "temple", "druid"]
PURPOSE_IDS: tuple[PurposeId, ...] = ("hut", "temple", "druid")
Materials = dict[MaterialId, int]


class SeatView(Struct, frozen=True):
    """What can be seen of a seat."""

    vp: int
    huts_left: int
    temples_left: int
    runes: tuple[DistrictId, ...]
    stock: Materials | None
    """What lies behind the screen; None if it is hidden."""
    total: int | None
    """How many materials that are; None if it is hidden."""


class SpaceView(Struct, frozen=True):
    """A space of the ring."""

    district: DistrictId
    materials: tuple[MaterialId, MaterialId]
    size: int
    """Huts of its settlement; for a free space, with a hut there: its price; for a temple, 0."""
    building: Literal["hut", "temple"] | None = None
    owner: int | None = None
    token: TokenId | None = None


class PaymentView(Struct, frozen=True):
    """What is being paid for, and how far that is."""

    purpose: PurposeId
    space: int
    due: tuple[int, int]
    """How many of the space's two materials it costs, until they are paid."""
    kept: tuple[int, int]
    """How many of them the payer has said to replace."""
    lacking: tuple[int, int]
    """How many of them are still to be replaced, three others for each."""
    gain: int
    """The points that an offering brings."""


class MedurisView(View, frozen=True):
    """A position as a seat or a spectator may see it."""

    seats: tuple[SeatView, ...]
    rules: MedurisOptions
    step: StepId
    """What is being decided."""
    first: int
    """The seat that started; -1 before that is known."""
    turn: int
    active: int
    """The seat whose turn it is; -1 before the first turn."""
    face: FaceId | None
    """What the die shows this turn."""
    asked: int
    """How many seats the small yield has gone through so far."""
    end_reason: str
    finisher: int | None
    last_turns: int
    """How many turns there still are, this one included, once a seat has built everything."""
    lap_after: int | None
    """The turn after which the turn limit lets the last lap begin; None without a limit."""
    lap: bool
    """The druid walks his last lap."""
    lap_from: int | None
    """Where he was when it began, as `druid` has it; None before that."""
    supply: Materials
    towers: dict[MaterialId, tuple[int, ...]]
    """The owners of the workers on each plain, from the bottom up."""
    spaces: tuple[SpaceView, ...]
    laid: tuple[int, ...]
    """Spaces with a token still face down."""
    rivers: tuple[int, ...]
    """The spaces behind which the great river flows."""
    rocks: int
    entry: int
    """The space that the druid comes to from his last rock."""
    reconstructed: tuple[int, ...]
    """Spaces not known to be printed like this."""
    druid: int
    """His space; -1 on the last rock, -2 on the one before, and so on back to his temple."""
    visits: int
    """How many huts he still visits, the one where he stands included."""
    payment: PaymentView | None


def view(state: State, seat: int | None) -> MedurisView:
    """Return the position as a seat, or a spectator, may see it."""
    board = state.board
    return MedurisView(
        seat=seat,
        actor=state.actor,
        seats=_seats(state, seat),
        rules=state.rules,
        step=STEP_IDS[state.step],
        first=state.first,
        turn=state.turn,
        active=state.active,
        face=None if state.face == NOT_ROLLED else FACE_IDS[state.face],
        asked=state.asked,
        end_reason=state.end_reason,
        finisher=state.finisher if state.finisher >= 0 else None,
        last_turns=state.last_turns,
        lap_after=lap_after(state),
        lap=state.lap,
        lap_from=state.lap_from if state.lap else None,
        supply=dict(zip(MATERIAL_IDS, state.supply, strict=True)),
        towers=dict(zip(MATERIAL_IDS, state.towers, strict=True)),
        spaces=_spaces(state),
        laid=tuple(state.laid),
        rivers=tuple(bits(board.rivers)),
        rocks=board.rocks,
        entry=board.entry,
        reconstructed=board.reconstructed,
        druid=state.druid,
        visits=state.visits,
        payment=_payment(state),
    )


def holdings(state: State, seat: int) -> dict[str, int]:
    """Return what a seat has, without what lies behind its screen."""
    found = {"vp": state.vp[seat], "runes": state.runes.count(seat)}
    if state.rules.stocks == "open":
        found.update(zip(MATERIAL_IDS, state.held(seat), strict=True))
    elif state.rules.stocks == "totals":
        found["materials"] = sum(state.held(seat))
    return found


def shown_to(state: State, view: MedurisView, seat: int | None) -> MedurisView:
    """Return the position as a seat may see it, from somebody else's view of it."""
    return replace(view, seat=seat, seats=_seats(state, seat))


def hides(state: State, seats: Collection[int]) -> bool:
    """Return whether anything lies behind screens that nobody with these seats looks behind.

    That it could be worked out, as with two seats, does not open a screen.
    """
    return state.rules.stocks != "open" and not set(range(state.seats)) <= set(seats)


def _seats(state: State, viewer: int | None) -> tuple[SeatView, ...]:
    return tuple(_seat(state, seat, viewer) for seat in range(state.seats))


def _seat(state: State, seat: int, viewer: int | None) -> SeatView:
    held = state.held(seat)
    stocks = state.rules.stocks
    seen = seat == viewer or stocks == "open"
    return SeatView(
        vp=state.vp[seat],
        huts_left=state.huts_left[seat],
        temples_left=state.temples_left[seat],
        runes=tuple(DISTRICT_IDS[d] for d in DISTRICTS if state.runes[d] == seat),
        stock=dict(zip(MATERIAL_IDS, held, strict=True)) if seen else None,
        total=sum(held) if seen or stocks == "totals" else None,
    )


def _spaces(state: State) -> tuple[SpaceView, ...]:
    board = state.board
    tokens: dict[int, TokenId] = {}
    for kind, spaces in zip(TOKEN_IDS, state.tokens, strict=True):
        for space in bits(spaces):
            tokens[space] = kind
    return tuple(
        SpaceView(
            district=DISTRICT_IDS[board.district[space]],
            materials=(MATERIAL_IDS[one], MATERIAL_IDS[two]),
            size=state.size[space],
            building=None if owner == FREE else "hut" if state.huts >> space & 1 else "temple",
            owner=None if owner == FREE else owner,
            token=tokens.get(space),
        )
        for space, (owner, (one, two)) in enumerate(zip(state.owner, board.symbols, strict=True))
    )


def _payment(state: State) -> PaymentView | None:
    """Return what is being paid for. It tells nothing of the payer that the table has not seen."""
    if state.purpose == NO_PAYMENT:
        return None
    return PaymentView(
        purpose=PURPOSE_IDS[state.purpose - 1],
        space=state.site,
        due=(state.due_one, state.due_two),
        kept=(state.kept_one, state.kept_two),
        lacking=(state.lack_one, state.lack_two),
        gain=state.gain,
    )

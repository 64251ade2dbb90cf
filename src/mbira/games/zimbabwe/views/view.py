"""What a seat may know. Nothing is hidden in this game, so a view holds the whole position.

Views are made of ids and numbers only, and are complete: `restore` makes a state of one, which
is how queries and bots calculate without ever touching the match.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from mbira.core.game import View
from mbira.core.legal import bits
from mbira.games.zimbabwe.data import (
    CARDS_PER_TECHNOLOGY,
    CRAFTSMAN_IDS,
    CRAFTSMEN_PER_KIND,
    FAMILIES,
    GOD_IDS,
    KINDS,
    NO_GOD,
    RESOURCE_IDS,
    RESOURCE_LETTERS,
    SPECIALIST_IDS,
    CraftsmanId,
    GodId,
    ResourceId,
    SpecialistId,
)
from mbira.games.zimbabwe.rules.board import NO_BOARD, WATER, lay_tiles
from mbira.games.zimbabwe.rules.state import GODS_PLAQUE, State
from mbira.games.zimbabwe.rules.steps import CRAFTSMAN_SITE, RESOURCE_SITE
from mbira.games.zimbabwe.spec import ZimbabweOptions

StepId = Literal[
    "tile", "marker", "without", "first-monument", "gift", "dziva-prices", "turn",
    "monument-site", "craftsman-site", "resource-site", "water-site", "good", "good-resource",
    "primary-good", "primary-resource", "finished",
]  # fmt: skip
STEP_IDS: tuple[StepId, ...] = StepId.__args__  # type: ignore[attr-defined]
MainId = Literal["nothing", "building", "placing", "pricing", "raising", "closed"]
MAIN_IDS: tuple[MainId, ...] = MainId.__args__  # type: ignore[attr-defined]


class MonumentView(Struct, frozen=True):
    """A monument on the map."""

    cell: str
    owner: int
    level: int


class CraftsmanView(Struct, frozen=True):
    """A craftsman on the map; `cell` is the first of its `cells`, its top left one."""

    craftsman: CraftsmanId
    owner: int
    cell: str
    cells: tuple[str, ...]


class TechnologyView(Struct, frozen=True):
    """A technology card in front of a seat."""

    craftsman: CraftsmanId
    price: int
    vr: int
    """What it added to the seat's VR."""
    cattle: int
    """What lies on it until the revenue."""


class SpecialistView(Struct, frozen=True):
    """A specialist card in front of a seat."""

    specialist: SpecialistId
    cattle: int


class SeatView(Struct, frozen=True):
    """What lies in front of a seat."""

    cattle: int
    vp: int
    vr: int
    god: GodId | None
    god_cattle: int
    specialists: tuple[SpecialistView, ...]
    technologies: tuple[TechnologyView, ...]


class PlaqueView(Struct, frozen=True):
    """A plaque in the generosity of kings; owner None is Shadipinyi's own."""

    owner: int | None
    cattle: int


class BiddingView(Struct, frozen=True):
    """The generosity of kings as it stands."""

    plaques: tuple[PlaqueView, ...]
    next_plaque: int
    gift: int
    """The last gift; the next one must be larger."""
    gave: tuple[int, ...]
    """Seats that have given this round."""
    bidders: tuple[int, ...]
    """Seats that have not passed, in the order of their plaques."""
    bidder: int
    """The place in `bidders` of the one to decide."""


class TurnView(Struct, frozen=True):
    """How far the turn is."""

    place: int
    """The place in the order of play of the seat whose turn it is."""
    chosen: bool
    """A god or a specialist was chosen."""
    owed: SpecialistId | None
    """The specialist that must still be used."""
    used: tuple[SpecialistId, ...]
    main: MainId
    built: int
    placed: tuple[CraftsmanId, ...]
    """Craftsmen that this turn placed any of."""
    firsts: tuple[CraftsmanId, ...]
    """Primary craftsmen that this turn placed the first of on the map."""
    priced: tuple[CraftsmanId, ...]
    unpriced: tuple[CraftsmanId, ...]
    """Craftsmen whose technology is new and whose price was not set yet."""
    dziva_priced: tuple[CraftsmanId, ...]
    raised: tuple[str, ...]
    placing: CraftsmanId | ResourceId | None
    """What waits for a site."""
    raising: str | None
    goods_left: int
    bought: tuple[CraftsmanId, ...]
    """The families of the goods already bought, named by their primary craftsmen."""
    supplier: str | None
    """The craftsman who waits for a resource."""
    maker: str | None
    """The secondary craftsman who waits for a primary one."""


class SupplyView(Struct, frozen=True):
    """What is still available."""

    gods: tuple[GodId, ...]
    specialists: tuple[SpecialistId, ...]
    technologies: dict[CraftsmanId, int]
    craftsmen: dict[CraftsmanId, int]
    resources: dict[ResourceId, int]
    water: int
    stock: int
    """Cattle in the common stock; below 0 means that the box would not have been enough."""
    qamata: int
    """Cattle on Qamata's card while nobody adores him."""


class ZimbabweView(View, frozen=True):
    """A whole position, as any seat or spectator may see it."""

    seats: tuple[SeatView, ...]
    rules: ZimbabweOptions
    step: StepId
    """What is being decided."""
    round: int
    end_reason: str
    tiles: tuple[tuple[int, int], ...]
    """Map tiles laid and their clockwise turns, in reading order of the layout."""
    printed: tuple[str, ...]
    """The map as laid out, one letter per cell: . land ~ water S start x off w c i d resources."""
    rows: tuple[str, ...]
    """The same with the water and resource tiles that were added."""
    monuments: tuple[MonumentView, ...]
    craftsmen: tuple[CraftsmanView, ...]
    used: dict[str, int]
    """Used markers on resources, by cell."""
    vr_stack: tuple[int, ...]
    """Seats in the order in which their VR markers came to where they are."""
    order: tuple[int, ...]
    """The order of play this round; while gifts are given, those who passed."""
    bidding: BiddingView
    turn: TurnView
    supply: SupplyView


def holdings(state: State, seat: int) -> dict[str, int]:
    """Return what a seat has that changes from turn to turn."""
    cards = state.god_card[seat] + sum(state.technology_card[seat * 7 : seat * 7 + 7])
    return {
        "vp": state.vp[seat],
        "vr": state.vr[seat],
        "cattle": state.cattle[seat],
        "cards": cards + sum(state.specialist_card[s] for s in bits(state.specialists[seat])),
    }


def view(state: State, seat: int | None) -> ZimbabweView:
    """Return the position as a view."""
    names = state.board.grid.names
    printed = state.board.rows if state.board is not NO_BOARD else _laid_so_far(state)
    return ZimbabweView(
        seat=seat,
        actor=state.actor,
        seats=tuple(_seat(state, other) for other in range(state.seats)),
        rules=state.rules,
        step=STEP_IDS[state.step],
        round=state.round,
        end_reason=state.end_reason,
        tiles=tuple(state.tiles),
        printed=printed,
        rows=_rows(state) if state.board is not NO_BOARD else printed,
        monuments=tuple(
            MonumentView(names[cell], owner, level)
            for cell, owner, level in zip(
                state.monument_cells, state.monument_owners, state.monument_levels, strict=True
            )
        ),
        craftsmen=tuple(
            CraftsmanView(
                CRAFTSMAN_IDS[c.kind],
                c.owner,
                names[c.anchor],
                tuple(names[cell] for cell in bits(c.cells)),
            )
            for standing in state.craftsmen
            for c in standing
        ),
        used={
            names[cell]: 2 if state.used_twice >> cell & 1 else 1 for cell in bits(state.used_once)
        },
        vr_stack=tuple(sorted(range(state.seats), key=state.vr_arrival.__getitem__))
        if len(state.stack) == state.seats
        else tuple(state.stack),
        order=tuple(state.order),
        bidding=BiddingView(
            plaques=tuple(
                PlaqueView(None if owner == GODS_PLAQUE else owner, cattle)
                for owner, cattle in zip(state.plaques, state.plaque_cattle, strict=True)
            ),
            next_plaque=state.plaque_next,
            gift=state.gift,
            gave=tuple(bits(state.gave)),
            bidders=tuple(state.bidders),
            bidder=state.bidder,
        ),
        turn=_turn(state),
        supply=SupplyView(
            gods=tuple(GOD_IDS[god] for god in bits(state.gods)),
            specialists=tuple(SPECIALIST_IDS[s] for s in bits(state.specialists_left)),
            technologies={
                CRAFTSMAN_IDS[kind]: CARDS_PER_TECHNOLOGY - state.cards_taken[kind]
                for kind in KINDS
            },
            craftsmen={
                CRAFTSMAN_IDS[kind]: CRAFTSMEN_PER_KIND - len(state.craftsmen[kind])
                for kind in KINDS
            },
            resources=dict(zip(RESOURCE_IDS, state.resource_tiles, strict=True)),
            water=state.water_tiles,
            stock=state.stock,
            qamata=state.qamata_cattle,
        ),
    )


def shown_to(_: State, view: ZimbabweView, seat: int | None) -> ZimbabweView:
    """Return the position as a seat sees it, from somebody else's view of it."""
    return replace(view, seat=seat)


def _laid_so_far(state: State) -> tuple[str, ...]:
    return lay_tiles(state.seats, state.tiles)


def _rows(state: State) -> tuple[str, ...]:
    """Return the map with what has come onto it: most of it is as it was printed."""
    board = state.board
    stride = board.grid.stride
    rows = list(board.rows)
    kinds = zip(
        (WATER, *RESOURCE_LETTERS),
        (state.land.water, *state.resources),
        (board.water, *board.resources),
        strict=True,
    )
    for letter, cells, printed in kinds:
        for cell in bits(cells & ~printed):
            row, column = divmod(cell, stride)
            rows[row] = f"{rows[row][:column]}{letter}{rows[row][column + 1 :]}"
    return tuple(rows)


def _seat(state: State, seat: int) -> SeatView:
    god = state.god[seat]
    return SeatView(
        cattle=state.cattle[seat],
        vp=state.vp[seat],
        vr=state.vr[seat],
        god=GOD_IDS[god] if god != NO_GOD else None,
        god_cattle=state.god_card[seat],
        specialists=tuple(
            SpecialistView(SPECIALIST_IDS[s], state.specialist_card[s])
            for s in bits(state.specialists[seat])
        ),
        technologies=tuple(
            TechnologyView(
                CRAFTSMAN_IDS[kind],
                state.price[seat * 7 + kind],
                state.technology_vr[seat * 7 + kind],
                state.technology_card[seat * 7 + kind],
            )
            for kind in KINDS
            if state.price[seat * 7 + kind]
        ),
    )


def _turn(state: State) -> TurnView:
    names = state.board.grid.names
    placing: CraftsmanId | ResourceId | None = None
    if state.step == CRAFTSMAN_SITE:
        placing = CRAFTSMAN_IDS[state.kind]
    elif state.step == RESOURCE_SITE:
        placing = RESOURCE_IDS[state.kind]
    return TurnView(
        place=state.turn,
        chosen=state.chosen,
        owed=SPECIALIST_IDS[state.owed] if state.owed >= 0 else None,
        used=tuple(SPECIALIST_IDS[s] for s in bits(state.used)),
        main=MAIN_IDS[state.main],
        built=state.built,
        placed=tuple(CRAFTSMAN_IDS[kind] for kind in bits(state.placed)),
        firsts=tuple(CRAFTSMAN_IDS[kind] for kind in bits(state.firsts)),
        priced=tuple(CRAFTSMAN_IDS[kind] for kind in bits(state.priced)),
        unpriced=tuple(CRAFTSMAN_IDS[kind] for kind in bits(state.unpriced)),
        dziva_priced=tuple(CRAFTSMAN_IDS[kind] for kind in bits(state.dziva_priced)),
        raised=tuple(names[cell] for cell in bits(state.raised)),
        placing=placing,
        raising=names[state.monument_cells[state.raising]] if state.raising >= 0 else None,
        goods_left=state.goods_left,
        bought=tuple(CRAFTSMAN_IDS[f] for f in FAMILIES if state.bought >> f & 1),
        supplier=names[state.supplier.anchor] if state.supplier is not None else None,
        maker=names[state.maker.anchor] if state.maker is not None else None,
    )

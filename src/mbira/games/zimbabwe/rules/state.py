"""One position of the game: plain numbers and short lists, cheap to copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.games.zimbabwe.data import ATETE, ESHU, ESHU_RANGE, RANGE, RESOURCE, USE_COST
from mbira.games.zimbabwe.rules.network import Network
from mbira.games.zimbabwe.rules.steps import NOTHING
from mbira.games.zimbabwe.rules.supply import Links

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.board import Board
    from mbira.games.zimbabwe.rules.land import Land
    from mbira.games.zimbabwe.rules.market import Market
    from mbira.games.zimbabwe.rules.sites import Wanted
    from mbira.games.zimbabwe.spec import ZimbabweOptions

GODS_PLAQUE: Final = -1
"""Who owns Shadipinyi's plaque, in the list of plaques."""


class Craftsman:
    """A craftsman on the map. It never moves, so clones share it."""

    __slots__ = ("anchor", "cells", "kind", "owner", "supply")

    def __init__(self, kind: int, owner: int, anchor: int, cells: int, supply: int) -> None:
        self.kind = kind
        self.owner = owner
        self.anchor = anchor
        """The top left cell."""
        self.cells = cells
        self.supply = supply
        """Everything within the ordinary range, whatever monuments stand there."""


class State:
    """Everything about one position.

    Lists indexed by seat * 7 + kind hold what belongs to a seat's technology. Cattle are numbers:
    on seats, on cards, on plaques, and in the common stock.
    """

    __slots__ = (
        "actor", "arrivals", "bidder", "bidders", "board", "bought", "built", "cards_taken",
        "cattle", "chosen", "craftsmen", "dziva_priced", "empty", "end_reason", "far", "firsts",
        "former", "gave", "gift", "god", "god_card", "gods", "goods_left", "kind", "land", "linked",
        "main", "maker", "market", "monument_cells", "monument_levels", "monument_owners",
        "monuments", "near", "order", "owed", "placed", "plaque_cattle", "plaque_next", "plaques",
        "price", "priced", "qamata_cattle", "raised", "raising", "resource_tiles", "resources",
        "room", "round", "rules", "seats", "sites", "specialist_card", "specialists",
        "specialists_left", "stack", "step", "stock", "supplier", "technology_card",
        "technology_vr", "tiles", "turn", "unpriced", "used", "used_once", "used_twice", "vp", "vr",
        "vr_arrival", "wanted", "water_tiles",
    )  # fmt: skip

    # the table
    seats: int
    rules: ZimbabweOptions
    actor: int
    step: int
    """What is being decided: one of the constants of `steps`."""
    round: int
    end_reason: str
    # set-up
    tiles: list[tuple[int, int]]
    stack: list[int]
    # the map
    board: Board
    land: Land
    near: Network | None
    far: Network | None
    sites: dict[int, tuple[int, int]]
    """Where pieces may stand, as found since the map last changed."""
    room: tuple[int, int, int] | None
    """Where tiles fit that lie across, that lie down, and square ones, if it was asked for."""
    wanted: dict[int, Wanted]
    """Where kinds of craftsmen find what they need, by kind and range, as last found."""
    linked: dict[int, Links]
    """Who can deliver to whom, by range, as found since the map last changed."""
    former: dict[int, Links]
    """The same before the last change; parts of it may still hold."""
    market: Market | None
    """What was last on sale."""
    empty: int
    resources: tuple[int, ...]
    """The cells of each kind of resource."""
    monuments: int
    monument_cells: list[int]
    monument_owners: list[int]
    monument_levels: list[int]
    craftsmen: list[tuple[Craftsman, ...]]
    """By kind."""
    used_once: int
    """Resources with a used marker, or two."""
    used_twice: int
    # supplies
    stock: int
    qamata_cattle: int
    """What lies on Qamata's card while nobody adores him (R38)."""
    gods: int
    """Gods that can still be chosen."""
    specialists_left: int
    cards_taken: list[int]
    """Technology cards taken, by kind."""
    resource_tiles: list[int]
    water_tiles: int
    # seats
    cattle: list[int]
    vp: list[int]
    vr: list[int]
    vr_arrival: list[int]
    """When each VR marker came to where it is; of two at one number, the later lies on top."""
    arrivals: int
    god: list[int]
    god_card: list[int]
    specialists: list[int]
    specialist_card: list[int]
    """Cattle by specialist, whoever has the card."""
    price: list[int]
    """0 for a technology that the seat does not have."""
    technology_card: list[int]
    technology_vr: list[int]
    # generosity of kings
    plaques: list[int]
    plaque_cattle: list[int]
    plaque_next: int
    gift: int
    gave: int
    """Seats that have given this round."""
    bidders: list[int]
    bidder: int
    # religion and culture
    order: list[int]
    turn: int
    chosen: bool
    """Whether a god or a specialist was chosen this turn."""
    owed: int
    """The specialist that must still be used; -1 for none."""
    used: int
    """Specialists used this turn."""
    main: int
    built: int
    placed: int
    """Kinds that this turn placed any of."""
    firsts: int
    """Primary kinds that this turn placed the first of on the map."""
    priced: int
    """Kinds priced in this turn's main action."""
    unpriced: int
    """Kinds whose technology this turn's main action took, and whose price was not set yet."""
    dziva_priced: int
    """Kinds priced in Dziva's step."""
    raised: int
    """Monuments raised this turn."""
    # the step within the turn
    kind: int
    """The craftsman or resource that waits for a site."""
    raising: int
    """The number of the monument being raised; -1 for none."""
    goods_left: int
    bought: int
    """Families of the goods bought for it."""
    supplier: Craftsman | None
    """Who waits for a resource."""
    maker: Craftsman | None
    """The secondary craftsman who waits for a primary one."""

    def clone(self) -> State:
        """Return an equal state that shares nothing that changes."""
        new = State()
        # Numbers, and things that are replaced and never changed; but what was found out about a
        # map (`sites`, `wanted`, `linked`) is one for all clones, who fill it in place: each says
        # for which map it holds, and is looked at again on another.
        new.seats = self.seats
        new.rules = self.rules
        new.actor = self.actor
        new.step = self.step
        new.round = self.round
        new.end_reason = self.end_reason
        new.board = self.board
        new.land = self.land
        new.near = self.near
        new.far = self.far
        new.sites = self.sites
        new.room = self.room
        new.wanted = self.wanted
        new.linked = self.linked
        new.former = self.former
        new.market = self.market
        new.empty = self.empty
        new.resources = self.resources
        new.monuments = self.monuments
        new.used_once = self.used_once
        new.used_twice = self.used_twice
        new.stock = self.stock
        new.qamata_cattle = self.qamata_cattle
        new.gods = self.gods
        new.specialists_left = self.specialists_left
        new.water_tiles = self.water_tiles
        new.arrivals = self.arrivals
        new.plaque_next = self.plaque_next
        new.gift = self.gift
        new.gave = self.gave
        new.bidder = self.bidder
        new.turn = self.turn
        new.chosen = self.chosen
        new.owed = self.owed
        new.used = self.used
        new.main = self.main
        new.built = self.built
        new.placed = self.placed
        new.firsts = self.firsts
        new.priced = self.priced
        new.unpriced = self.unpriced
        new.dziva_priced = self.dziva_priced
        new.raised = self.raised
        new.kind = self.kind
        new.raising = self.raising
        new.goods_left = self.goods_left
        new.bought = self.bought
        new.supplier = self.supplier
        new.maker = self.maker
        # lists
        new.tiles = self.tiles[:]
        new.stack = self.stack[:]
        new.monument_cells = self.monument_cells[:]
        new.monument_owners = self.monument_owners[:]
        new.monument_levels = self.monument_levels[:]
        new.craftsmen = self.craftsmen[:]
        new.cards_taken = self.cards_taken[:]
        new.resource_tiles = self.resource_tiles[:]
        new.cattle = self.cattle[:]
        new.vp = self.vp[:]
        new.vr = self.vr[:]
        new.vr_arrival = self.vr_arrival[:]
        new.god = self.god[:]
        new.god_card = self.god_card[:]
        new.specialists = self.specialists[:]
        new.specialist_card = self.specialist_card[:]
        new.price = self.price[:]
        new.technology_card = self.technology_card[:]
        new.technology_vr = self.technology_vr[:]
        new.plaques = self.plaques[:]
        new.plaque_cattle = self.plaque_cattle[:]
        new.bidders = self.bidders[:]
        new.order = self.order[:]
        return new

    def forget(self) -> None:
        """Let go of what was worked out, and can be again; clones keep it."""
        self.near = None
        self.far = None
        self.sites = {}
        self.room = None
        self.wanted = {}
        self.linked = {}
        self.former = {}
        self.market = None

    # What follows from the fields

    def spare(self) -> int:
        """Return the cattle that the seat to act may spend on anything but what it owes."""
        cattle = self.cattle[self.actor]
        return cattle - USE_COST[self.owed] if self.owed >= 0 else cattle

    def steps(self) -> int:
        """Return the range in this turn: it is the adorer of Eshu's, or the ordinary one."""
        return ESHU_RANGE if self.god[self.actor] == ESHU else RANGE

    def network(self, steps: int) -> Network:
        """Return the ways over hubs on the map as it stands."""
        if steps == RANGE:
            if self.near is None:
                self.near = Network(self.land, self.monument_cells, RANGE)
            return self.near
        if self.far is None:
            self.far = Network(self.land, self.monument_cells, ESHU_RANGE)
        return self.far

    def links(self, steps: int) -> Links:
        """Return who can deliver what to whom on the map as it stands."""
        links = self.linked.get(steps)
        if links is None:
            links = self.linked[steps] = Links(self, steps, self.former.get(steps))
        return links

    def supply(self, craftsman: Craftsman, steps: int) -> int:
        """Return the cells whose resources a craftsman can use up."""
        if self.rules.monuments_block_resources:
            return self.network(steps).leg(craftsman.cells)
        if steps == RANGE:
            return craftsman.supply
        return self.land.reach(craftsman.cells, steps)

    def stores(self, craftsman: Craftsman) -> int:
        """Return the resources that a craftsman can still use up for the seat to act."""
        there = self.resources[RESOURCE[craftsman.kind]] & self.supply(craftsman, self.steps())
        return there ^ there & self.used_up()

    def suppliers_of(self, resources: int, steps: int) -> int:
        """Return the cells from which at least one of some resources can be used up."""
        if self.rules.monuments_block_resources:
            return self.network(steps).leg(resources)
        return self.land.reach(resources, steps)

    def used_up(self) -> int:
        """Return the resources that take no more used marker of the seat to act."""
        return self.used_twice if self.god[self.actor] == ATETE else self.used_once

    def clear_turn(self) -> None:
        """Forget what was done in the turn before."""
        self.chosen = False
        self.owed = -1
        self.used = 0
        self.main = NOTHING
        self.built = 0
        self.placed = 0
        self.firsts = 0
        self.priced = 0
        self.unpriced = 0
        self.dziva_priced = 0
        self.raised = 0

    def map_filled(self, cells: int) -> None:
        """Take cells that something now stands on, and forget what followed from the map.

        Clones keep what they had.
        """
        self.empty ^= self.empty & cells
        self.sites = {}
        self.room = None
        if self.linked:
            self.former = self.former | self.linked
        self.linked = {}  # even in place of an empty one: clones with another map may fill that

    def ways_changed(self, where: int) -> None:
        """Work with new ways over hubs: a monument or water is new somewhere."""
        if self.near is not None:
            self.near = self.near.changed(self.land, self.monument_cells, where)
        if self.far is not None:
            self.far = self.far.changed(self.land, self.monument_cells, where)

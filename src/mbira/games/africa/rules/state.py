"""One position of the game: plain numbers and short lists, cheap to copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mbira.games.africa.rules.board import Board
    from mbira.games.africa.spec import AfricaOptions

# What is being decided.
VALUE: Final = 0
DEPOSIT: Final = 1
DRAWN: Final = 2
START: Final = 3
SECRET: Final = 4
MARKER: Final = 5
AUCTION: Final = 6
NEUTRAL: Final = 7
MOVEMENT: Final = 8
CONFLICTS: Final = 9
AFTERWARDS: Final = 10
STATION_AREA: Final = 11
WHOLESALER_AREA: Final = 12
TRADER_AREA: Final = 13
CONVERT_AREA: Final = 14
MIGRANT_AREA: Final = 15
DRIFTING: Final = 16
MARKET_STEPS: Final = 17
REPUTE: Final = 18
CARAVAN_WAY: Final = 19
CARAVAN_PIECES: Final = 20
FATE: Final = 21
ANSWER: Final = 22
COMMITMENT: Final = 23
STAKES: Final = 24
REVEAL: Final = 25
RETREATING: Final = 26
RAISING: Final = 27
FINISHED: Final = 28

NONE: Final = -1
"""No area, no seat, no marker."""
NEUTRALS: Final = -2
"""Who a conflict is with, or who retreats, if it is the neutral traders."""
RETREATS: Final = -2
"""What a side that retreats commits, in place of its influence."""


class State:
    """Everything about one position.

    Lists of what seats have on the map are indexed by seat * areas + area. Action markers are
    known by their type: the place of their line in the board file.
    """

    __slots__ = (
        "active", "actor", "area", "areas_with", "board", "caravan", "change_count", "changed",
        "closed", "committed", "drawing", "drawn", "drifted", "end_reason", "fate", "fates",
        "high_bid", "high_bidder", "influence", "kept", "market", "neutral_areas", "neutral_supply",
        "neutrals", "open_specials", "order", "place", "points", "pool", "presence", "redraws",
        "refilled", "reputation", "resource", "resume", "retreat_traders", "retreat_wholesaler",
        "retreaters", "revealed", "rival", "round", "rows", "rules", "seats", "secret", "spent",
        "spent_wholesaler", "stack", "stakes", "stations", "stations_left", "step", "supply",
        "to_place", "traders", "used", "used_specials", "value_row", "victor", "vp", "vp_marker",
        "weary", "weary_wholesalers", "wholesaler", "won", "won_here", "won_wholesaler",
    )  # fmt: skip

    # the table
    seats: int
    rules: AfricaOptions
    board: Board
    actor: int
    step: int
    """What is being decided: one of the constants above."""
    round: int
    end_reason: str
    # set-up
    drawn: list[int]
    """Seats in the order in which they were drawn for the VP track."""
    # the map
    traders: list[int]
    wholesaler: list[int]
    """The area of each seat's wholesaler; NONE if he is not on the map."""
    neutrals: list[int]
    presence: list[int]
    """The areas in which each seat has a piece: kept, as most questions begin with it."""
    neutral_areas: int
    """The areas with neutral traders: kept as well. Whoever moves pieces, does it by `ground`."""
    resource: list[int]
    """The resource of each area; NONE without one."""
    areas_with: list[int]
    """The areas with each resource, and last those without one: kept for scoring."""
    stations: int
    stations_left: int
    supply: list[int]
    """Traders that each seat has left."""
    neutral_supply: int
    # the tables
    value_row: list[int]
    """The row of each resource, and of Africa; NONE before it is drawn."""
    reputation: list[int]
    """The row of each seat; the first one is the worst."""
    vp: list[int]
    influence: list[int]
    pool: int
    """Influence next to the board, to be shared out."""
    # markers
    stack: list[int]
    """How many of each type are still face down."""
    used: list[int]
    """How many of each type are out of play."""
    rows: list[tuple[int, ...]]
    drawing: int
    """How many markers are still to be turned up for the newest row."""
    refilled: bool
    kept: list[tuple[int, ...]]
    """The types of the markers that each seat holds."""
    won: tuple[int, ...]
    """Those of the active seat's markers that it has just won."""
    secret: list[int]
    """The special victory marker that each seat drew; NONE when it is used."""
    open_specials: list[tuple[int, ...]]
    """Special victory markers that came to a seat openly, in a conflict."""
    used_specials: list[int]
    """How many special victory markers of each kind are out of play."""
    # the auction
    order: tuple[int, ...]
    place: int
    """The place in the order of the seat to bid."""
    high_bid: int
    high_bidder: int
    # the turn
    active: int
    points: int
    changed: int
    """The resource that points have moved this turn."""
    change_count: int
    vp_marker: int
    """The marker for VP that was used this turn, as in `MARKER_IDS`."""
    spent: list[int]
    """The active seat's traders, by area, that may not move on; in conflicts, not fight again."""
    spent_wholesaler: bool
    won_here: list[int]
    """Of those, how many won against a seat here, and may still fight the neutral traders."""
    won_wholesaler: bool
    """So did the wholesaler, where he is."""
    weary: tuple[int, ...]
    """Like `traders`: those of other seats that have fought, if that matters; () if none has."""
    weary_wholesalers: int
    """The same of their wholesalers: seat s is bit s."""
    closed: int
    """Areas where beaten pieces of the active seat went, so that it fights no seat there."""
    # a marker in use
    resume: int
    """The step to go back to."""
    to_place: int
    drifted: list[int]
    """Neutral traders, by area, that have moved in this migration."""
    market: tuple[int, int]
    """What went up and what went down."""
    caravan: tuple[int, int, int, int, int]
    """From where, to where, and its traders, spent traders and wholesaler so far."""
    # a conflict
    area: int
    rival: int
    fate: int
    """The conflict marker in question."""
    fates: list[int]
    """How many of each conflict marker can be drawn."""
    redraws: int
    committed: list[int]
    """The influence of the active side and of its rival, or RETREATS; NONE before that."""
    stakes: list[tuple[int, ...]]
    """How many markers of each kind in question each side stakes, as far as it was asked."""
    revealed: list[tuple[int, ...]]
    """The markers that each side turned out to stake, as in `MARKER_IDS`."""
    victor: int
    """Who won; NONE if both sides retreat."""
    retreaters: tuple[int, ...]
    """Whose pieces have to retreat: the first one's now."""
    retreat_traders: int
    """How many traders still have to."""
    retreat_wholesaler: bool

    def clone(self) -> State:
        """Return an equal state that shares nothing that changes."""
        new = State()
        new.seats = self.seats
        new.rules = self.rules
        new.board = self.board
        new.actor = self.actor
        new.step = self.step
        new.round = self.round
        new.end_reason = self.end_reason
        new.drawn = self.drawn[:]
        new.traders = self.traders[:]
        new.wholesaler = self.wholesaler[:]
        new.neutrals = self.neutrals[:]
        new.presence = self.presence[:]
        new.neutral_areas = self.neutral_areas
        new.resource = self.resource[:]
        new.areas_with = self.areas_with[:]
        new.stations = self.stations
        new.stations_left = self.stations_left
        new.supply = self.supply[:]
        new.neutral_supply = self.neutral_supply
        new.value_row = self.value_row[:]
        new.reputation = self.reputation[:]
        new.vp = self.vp[:]
        new.influence = self.influence[:]
        new.pool = self.pool
        new.stack = self.stack[:]
        new.used = self.used[:]
        new.rows = self.rows[:]
        new.drawing = self.drawing
        new.refilled = self.refilled
        new.kept = self.kept[:]
        new.won = self.won
        new.secret = self.secret[:]
        new.open_specials = self.open_specials[:]
        new.used_specials = self.used_specials[:]
        new.order = self.order
        new.place = self.place
        new.high_bid = self.high_bid
        new.high_bidder = self.high_bidder
        new.active = self.active
        new.points = self.points
        new.changed = self.changed
        new.change_count = self.change_count
        new.vp_marker = self.vp_marker
        new.spent = self.spent[:]
        new.spent_wholesaler = self.spent_wholesaler
        new.won_here = self.won_here[:]
        new.won_wholesaler = self.won_wholesaler
        new.weary = self.weary
        new.weary_wholesalers = self.weary_wholesalers
        new.closed = self.closed
        new.resume = self.resume
        new.to_place = self.to_place
        new.drifted = self.drifted[:]
        new.market = self.market
        new.caravan = self.caravan
        new.area = self.area
        new.rival = self.rival
        new.fate = self.fate
        new.fates = self.fates[:]
        new.redraws = self.redraws
        new.committed = self.committed[:]
        new.stakes = self.stakes[:]
        new.revealed = self.revealed[:]
        new.victor = self.victor
        new.retreaters = self.retreaters
        new.retreat_traders = self.retreat_traders
        new.retreat_wholesaler = self.retreat_wholesaler
        return new

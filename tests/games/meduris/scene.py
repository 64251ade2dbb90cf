"""Positions made by hand: huts, temples, stocks and the druid put where a test wants them."""

from __future__ import annotations

import json

from mbira.core.game import CHANCE
from mbira.games.meduris.data import (
    DISTRICT_IDS,
    DISTRICT_INDEX,
    MATERIAL_IDS,
    MATERIAL_INDEX,
    MATERIALS,
    OF_EACH_MATERIAL,
    TOKEN_INDEX,
    TOWER,
    WORKERS,
)
from mbira.games.meduris.game import GAME
from mbira.games.meduris.rules import ring, setup
from mbira.games.meduris.rules.state import NOT_ROLLED, OFFERING, ROLL, TURN, State
from mbira.games.meduris.spec import MedurisOptions
from mbira.games.meduris.views.view import MedurisView
from tests.games.scene import AnyScene

PAIRS = ("wood wool", "copper stone", "wood copper", "wool stone", "wood stone", "wool copper")
LAST_ROCK = -1


def ring_text(size: int = 24, *, every: str | None = None, **fields: object) -> str:
    """Return a board file: spaces ask for the pairs in turn, or all of them for the same pair.

    Eight districts have two spaces each, the last one all others.
    """
    spaces = [
        f"{DISTRICT_IDS[min(space // 2, 8)]} {every or PAIRS[space % 6]}" for space in range(size)
    ]
    return json.dumps({"spaces": spaces, "rivers": [size - 1], **fields})


class Scene(AnyScene[State, MedurisView]):
    """A position in the middle of a seat's turn, its die rolled; `audit` holds.

    Everybody has one of each material; the druid is at his temple; no token lies anywhere. The
    workers stand so that nobody has one on the stone plain: "roll stone" gives nothing.
    """

    def __init__(
        self, seats: int = 3, *, turn_of: int = 0, last_turn: bool = False, **options: object
    ) -> None:
        """Make the position in a first turn, or in the last one of the turn limit."""
        if last_turn:
            options["turn_limit"] = seats
        rules = MedurisOptions(**options)  # type: ignore[arg-type]
        state = setup.new_state(seats, rules)
        state.active = state.actor = turn_of
        state.turn = seats if last_turn else 1
        state.first = (turn_of + 1 - state.turn) % seats
        state.face = 0
        state.step = TURN
        super().__init__(GAME, state)
        workers = [str(number % seats) for number in range(seats * WORKERS[seats])]
        full = ["".join(workers[at : at + TOWER]) for at in range(0, len(workers), TOWER)]
        self.towers(**dict(zip(MATERIAL_IDS, full, strict=False)))

    # Putting things down

    def huts(self, owner: int, *spaces: int) -> Scene:
        """Put huts down, free of charge; their owner takes the rune stones."""
        for space in spaces:
            ring.put_hut(self.state, owner, space)
            self.state.huts_left[owner] -= 1
            self.state.runes[self.state.board.district[space]] = owner
        return self

    def temples(self, owner: int, *spaces: int) -> Scene:
        """Put temples down, free of charge."""
        for space in spaces:
            ring.put_temple(self.state, owner, space)
            self.state.temples_left[owner] -= 1
        return self

    def rune(self, district: str, seat: int) -> Scene:
        """Let a seat hold a rune stone; it must have a hut in that district."""
        self.state.runes[DISTRICT_INDEX[district]] = seat
        return self

    def tokens(self, kind: str, *spaces: int) -> Scene:
        """Lay bonus tokens of a kind."""
        for space in spaces:
            self.state.tokens[TOKEN_INDEX[kind]] |= 1 << space
        return self

    def stock(self, seat: int, **amounts: int) -> Scene:
        """Let a seat have these materials and no others; the mountain has the rest."""
        state = self.state
        state.stock[seat * 4 : seat * 4 + 4] = [amounts.get(name, 0) for name in MATERIAL_IDS]
        state.supply = [OF_EACH_MATERIAL - sum(state.stock[kind::4]) for kind in MATERIALS]
        return self

    def hoard(self, seat: int, **left: int) -> Scene:
        """Let a seat take materials until the mountain has only this many left."""
        for name, amount in left.items():
            kind = MATERIAL_INDEX[name]
            self.state.stock[seat * 4 + kind] += self.state.supply[kind] - amount
            self.state.supply[kind] = amount
        return self

    def towers(self, **towers: str) -> Scene:
        """Let workers stand on the plains and nowhere else: their owners from the bottom up."""
        self.state.towers = [tuple(map(int, towers.get(name, ""))) for name in MATERIAL_IDS]
        return self

    def druid(self, place: int) -> Scene:
        """Let the druid stand at a hut, or on a rock (-1 is the last one)."""
        self.state.druid = place
        return self

    def points(self, *vp: int) -> Scene:
        """Give each seat its points."""
        self.state.vp = list(vp)
        return self

    def left(self, seat: int, *, huts: int | None = None, temples: int | None = None) -> Scene:
        """Build pieces far from everything until a seat has this many left.

        They stand on the highest free spaces whose neighbours have no building.
        """
        state = self.state
        while huts is not None and state.huts_left[seat] > huts:
            self.huts(seat, self._remote())
        while temples is not None and state.temples_left[seat] > temples:
            self.temples(seat, self._remote())
        return self

    def _remote(self) -> int:
        size, built = self.state.board.size, self.state.huts | self.state.temples
        return next(
            space
            for space in reversed(range(size))
            if not any(built >> (space + step) % size & 1 for step in (-1, 0, 1))
        )

    def rolling(self) -> Scene:
        """Go back to before the die is rolled."""
        self.state.face = NOT_ROLLED
        self.state.step = ROLL
        self.state.actor = CHANCE
        return self

    # Playing

    def gifts(self) -> set[str]:
        """Return what the owner of the druid's hut may answer."""
        return {text.removeprefix("offer ") for text in self.legal()}

    def offerings(self, gift: str = "nothing") -> list[int]:
        """Give all huts that the druid visits now the same offering; return them in order."""
        visited = []
        while self.state.step == OFFERING:
            visited.append(self.state.druid)
            self.play(f"offer {gift}")
        return visited

    def pass_turn(self) -> Scene:
        """Let the seat whose turn it is move some worker; before that, nothing is rolled."""
        if self.state.step == ROLL:
            self.play("roll stone")
        return self.play(min(self.legal("move")))

    # Looking

    def held(self, seat: int) -> dict[str, int]:
        """Return what a seat has, kinds of which it has none left out."""
        held = zip(MATERIAL_IDS, self.state.held(seat), strict=True)
        return {name: amount for name, amount in held if amount}

    def supply(self, name: str) -> int:
        """Return how much of a material the mountain has."""
        return self.state.supply[MATERIAL_INDEX[name]]

    def token(self, space: int) -> str | None:
        """Return the kind of the bonus token on a space; None if there is none."""
        return self.view().spaces[space].token

    def runes(self, seat: int) -> set[str]:
        """Return the rune stones that a seat holds."""
        return set(self.view().seats[seat].runes)

"""Before the first turn: who starts, where the tokens lie, where the workers stand (R1, R2)."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from mbira.core.chance import Chance
from mbira.core.errors import BadOptionError
from mbira.core.game import CHANCE
from mbira.games.meduris.actions import ROLLS, First, Token
from mbira.games.meduris.data import (
    DISTRICTS,
    HUTS,
    MATERIALS,
    OF_EACH_MATERIAL,
    START_MATERIAL,
    START_VP,
    TEMPLES,
    TOKEN_DISTANCE,
    TOKEN_IDS,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_PER_KIND,
    WORKERS,
)
from mbira.games.meduris.rules.board import board_for
from mbira.games.meduris.rules.state import (
    FIRST,
    FREE,
    LAY,
    NO_PAYMENT,
    NOT_ROLLED,
    ROLL,
    TOKEN,
    WORKER,
    State,
)
from mbira.games.meduris.spec import COLOURS_OF_TWO

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mbira.core.action import Action
    from mbira.games.meduris.spec import MedurisOptions

DIE: Final = Chance(ROLLS)


def start(seats: int, rules: MedurisOptions) -> State:
    """Return the table before anything is drawn."""
    state = new_state(seats, rules)
    if rules.tokens == "example" and not state.board.example:
        raise BadOptionError(
            "option tokens: this board has no example of where the tokens lie; "
            "take tokens=random or tokens=placed"
        )
    _check_colours(rules.colours, seats)
    if rules.first != "random":
        first = int(rules.first.removeprefix("seat-"))
        if first >= seats:
            raise BadOptionError(f"option first: there is no {rules.first} among {seats} seats")
        begin(state, first)
    return state


def _check_colours(colours: Sequence[str], seats: int) -> None:
    """Refuse colours that the seats cannot have; none at all is fine (R26)."""
    worn = colours[:seats]
    if colours and len(worn) < seats:
        raise BadOptionError(f"option colours: {seats} seats need {seats} colours, not {len(worn)}")
    for colour in worn:
        if worn.count(colour) > 1:
            raise BadOptionError(f"option colours: two seats cannot both be {colour}")
    if seats == len(COLOURS_OF_TWO) and not set(COLOURS_OF_TWO).issuperset(worn):
        raise BadOptionError("option colours: two seats are violet and blue, in either order")


def chance(state: State) -> Chance:
    """Return what chance may do: choose who starts, lay tokens, roll the die."""
    if state.step == ROLL:
        return DIE
    if state.step == FIRST:
        return Chance([First(seat) for seat in range(state.seats)])
    kinds = [
        (TOKEN_IDS[kind], TOKENS_PER_KIND - state.tokens[kind].bit_count()) for kind in TOKEN_KINDS
    ]
    outcomes: list[Action] = []
    weights = []
    for space, ways in _token_spaces(state):
        for kind, left in kinds:
            if left:
                outcomes.append(Token(space, kind))
                weights.append(ways * left)
    return Chance(outcomes, weights)


def _token_spaces(state: State) -> Iterable[tuple[int, int]]:
    """Return where the next token may lie, and how many ways there are to lay all others then.

    Tokens come in the order of the ring, so every legal set of spaces is equally likely.
    """
    if state.laid:
        return [(state.laid[0], 1)]
    ring = state.board.size
    taken = tokens_on(state)
    later = TOKENS - taken.bit_count() - 1
    if not taken:
        spaces = ((space, ways(ring, space, space, later)) for space in range(ring))
    else:
        first, last = (taken & -taken).bit_length() - 1, taken.bit_length() - 1
        spaces = (
            (space, ways(ring, first, space, later))
            for space in range(last + TOKEN_DISTANCE, _end(ring, first) + 1)
        )
    return [(space, found) for space, found in spaces if found]


def _end(ring: int, first: int) -> int:
    """Return the last space that is far enough from the first token, over the river."""
    return min(ring - 1, first + ring - TOKEN_DISTANCE)


def ways(ring: int, first: int, last: int, more: int) -> int:
    """Return in how many ways more tokens can lie after the last one."""
    room = _end(ring, first) - (last + TOKEN_DISTANCE) + 1
    free = room - (more - 1) * (TOKEN_DISTANCE - 1)
    return comb(free, more) if more and free > 0 else int(not more)


def begin(state: State, first: int) -> None:
    """Let a seat start; the tokens come next."""
    state.first = first
    if state.rules.tokens == "example":
        for space, kind in state.board.example:
            state.tokens[kind] |= 1 << space
        _next_worker(state)
    elif state.rules.tokens == "placed":
        state.step = LAY
        state.actor = first
    else:
        state.step = TOKEN


def tokens_on(state: State) -> int:
    """Return the spaces with a token that is face up."""
    return state.tokens[0] | state.tokens[1] | state.tokens[2]


def lay_spaces(state: State) -> int:
    """Return where the next token may be laid so that all others still find a space."""
    return sum(1 << space for space in range(state.board.size) if _leaves_room(state, space))


def _leaves_room(state: State, space: int) -> bool:
    ring = state.board.size
    taken = sorted([*state.laid, space])
    apart = [
        following - token
        for token, following in zip(taken, [*taken[1:], taken[0] + ring], strict=True)
    ]
    if min(apart) < TOKEN_DISTANCE:
        return False
    return sum(gap // TOKEN_DISTANCE - 1 for gap in apart) >= TOKENS - len(taken)


def lay(state: State, space: int) -> None:
    """Lay a token face down; after the last one, all are turned up."""
    state.laid.append(space)
    state.actor = (state.actor + 1) % state.seats
    if len(state.laid) == TOKENS:
        state.step = TOKEN
        state.actor = CHANCE


def turn_up(state: State, space: int, kind: int) -> None:
    """Let a token lie on a space, face up; after the last one, the workers come next."""
    if state.laid:
        del state.laid[0]
    state.tokens[kind] |= 1 << space
    if tokens_on(state).bit_count() == TOKENS:
        _next_worker(state)


def put_worker(state: State, plain: int) -> None:
    """Put a worker of the seat to act on top of a plain's tower."""
    state.towers[plain] = (*state.towers[plain], state.actor)
    _next_worker(state)


def _next_worker(state: State) -> None:
    placed = sum(map(len, state.towers))
    if placed < WORKERS[state.seats] * state.seats:
        state.step = WORKER
        state.actor = (state.first + placed) % state.seats
    else:
        state.turn = 1
        state.active = state.first
        state.step = ROLL
        state.actor = CHANCE


def new_state(seats: int, rules: MedurisOptions) -> State:
    """Return an empty table."""
    state = State()
    board = board_for(rules.board, seats)
    state.seats = seats
    state.rules = rules
    state.board = board
    state.actor = CHANCE
    state.step = FIRST
    # the course of the match
    state.first = -1
    state.turn = 0
    state.active = -1
    state.face = NOT_ROLLED
    state.asked = 0
    state.end_reason = ""
    state.finisher = -1
    state.last_turns = 0
    state.lap = False
    state.lap_from = 0
    # the mountain
    state.supply = [OF_EACH_MATERIAL - START_MATERIAL * seats for _ in MATERIALS]
    state.towers = [() for _ in MATERIALS]
    # the ring
    state.laid = []
    state.tokens = [0 for _ in TOKEN_KINDS]
    state.huts = 0
    state.temples = 0
    state.owner = [FREE] * board.size
    state.size = [1] * board.size
    state.up_to = [0, *[(1 << board.size) - 1] * board.size]
    state.runes = [FREE for _ in DISTRICTS]
    state.druid = -1 - board.rocks
    state.visits = 0
    # seats
    state.stock = [START_MATERIAL for _ in range(seats) for _ in MATERIALS]
    state.vp = [START_VP] * seats
    state.huts_left = [HUTS[seats]] * seats
    state.temples_left = [TEMPLES] * seats
    # a payment
    state.purpose = NO_PAYMENT
    state.site = -1
    state.due_one = state.due_two = 0
    state.kept_one = state.kept_two = 0
    state.lack_one = state.lack_two = 0
    state.gain = 0
    return state

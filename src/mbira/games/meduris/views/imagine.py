"""From a view back to a state: what the view hides is dealt at random."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from mbira.core.sight.recall import Recall
from mbira.games.meduris.data import (
    DISTRICT_INDEX,
    FACE_INDEX,
    MATERIAL_IDS,
    MATERIALS,
    OF_EACH_MATERIAL,
    REPLACED_BY,
    TOKEN_INDEX,
)
from mbira.games.meduris.rules import payment, ring, setup
from mbira.games.meduris.rules.state import NOT_ROLLED, PAYMENT, REPLACEMENT, RETURN
from mbira.games.meduris.views.view import PURPOSE_IDS, STEP_IDS

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping, Sequence

    from mbira.games.meduris.rules.state import State
    from mbira.games.meduris.views.view import MedurisView

DEALS = 50
"""How often materials are dealt again before the actor is given what the position asks for."""


def imagine(view: MedurisView, rng: random.Random) -> State:
    """Return a state that the view could be of."""
    state = SEEN.state_of(view)
    totals = {seat: shown.total for seat, shown in enumerate(view.seats) if shown.stock is None}
    unseen = [
        material
        for material in MATERIALS
        for _ in range(OF_EACH_MATERIAL - state.supply[material] - sum(state.stock[material::4]))
    ]
    for _ in range(DEALS):
        rng.shuffle(unseen)
        _deal(state, unseen, totals, rng)
        if _fits(state):
            return state
    _deal_to_actor_first(state, unseen, totals, rng)
    return state


def _deal(
    state: State, materials: Sequence[int], totals: Mapping[int, int | None], rng: random.Random
) -> None:
    """Deal materials to seats: as many as is known of each, or each material to anybody."""
    for seat in totals:
        state.stock[seat * 4 : seat * 4 + 4] = [0, 0, 0, 0]
    left = iter(materials)
    for seat, total in totals.items():
        for material in islice(left, total or 0):
            state.stock[seat * 4 + material] += 1
    seats = list(totals)
    for material in left:
        state.stock[rng.choice(seats) * 4 + material] += 1


def _deal_to_actor_first(
    state: State, materials: Sequence[int], totals: Mapping[int, int | None], rng: random.Random
) -> None:
    """Give the actor what is most useful of what it may have, and deal the others the rest."""
    actor = state.actor
    useful = _by_use(state, materials)
    total = totals[actor]
    if total is None:
        total = len(useful) - sum(map(useful.count, _lacking(state)))
    others = {seat: count for seat, count in totals.items() if seat != actor}
    _deal(state, useful[total:], others, rng)
    _deal(state, useful[:total], {actor: total}, rng)


def _lacking(state: State) -> list[int]:
    """Return the materials that the actor has shown not to have."""
    if state.step != REPLACEMENT or state.rules.payments == "any":
        return []
    kinds = zip(state.board.symbols[state.site], (state.lack_one, state.lack_two), strict=True)
    return [kind for kind, lack in kinds if lack]


def _by_use(state: State, materials: Sequence[int]) -> list[int]:
    """Return materials in the order in which the payer would want them."""
    left = [materials.count(material) for material in MATERIALS]
    wanted: list[int] = []

    def want(kind: int, amount: int) -> None:
        amount = min(amount, left[kind])
        left[kind] -= amount
        wanted.extend([kind] * amount)

    if state.site >= 0:
        one, two = state.board.symbols[state.site]
        want(one, state.due_one - state.kept_one)
        want(two, state.due_two - state.kept_two)
        for kind in MATERIALS:
            if kind not in (one, two):
                want(kind, OF_EACH_MATERIAL)
        want(two, REPLACED_BY * (state.lack_one + state.kept_one))
        want(one, REPLACED_BY * (state.lack_two + state.kept_two))
    lacking = _lacking(state)
    for kind in sorted(MATERIALS, key=lacking.__contains__):
        want(kind, OF_EACH_MATERIAL)
    return wanted


def _fits(state: State) -> bool:
    """Return whether the actor has what it needs for the decision that it was asked for."""
    if state.step == RETURN:
        return state.has_any(state.actor)
    if state.step == PAYMENT:
        have = payment.purse(state, state.actor, state.site)
        return payment.payable_with(state, state.kept_one, state.kept_two, *have)
    if state.step == REPLACEMENT:
        held = state.held(state.actor)
        have = payment.purse(state, state.actor, state.site)
        return not any(held[kind] for kind in _lacking(state)) and payment.enough(
            *have, state.lack_one, state.lack_two
        )
    return True


def restore(view: MedurisView) -> State:
    """Return the state that a view shows; seats whose stock is hidden have nothing."""
    state = setup.new_state(len(view.seats), view.rules)
    state.actor = view.actor
    state.step = STEP_IDS.index(view.step)
    state.first = view.first
    state.turn = view.turn
    state.active = view.active
    state.face = NOT_ROLLED if view.face is None else FACE_INDEX[view.face]
    state.asked = view.asked
    state.end_reason = view.end_reason
    state.finisher = -1 if view.finisher is None else view.finisher
    state.last_turns = view.last_turns
    state.lap = view.lap
    state.lap_from = 0 if view.lap_from is None else view.lap_from
    state.supply = [view.supply[material] for material in MATERIAL_IDS]
    state.towers = [view.towers[material] for material in MATERIAL_IDS]
    _ring(state, view)
    _seats(state, view)
    _payment(state, view)
    return state


def _ring(state: State, view: MedurisView) -> None:
    state.laid = list(view.laid)
    for space, shown in enumerate(view.spaces):
        if shown.token is not None:
            state.tokens[TOKEN_INDEX[shown.token]] |= 1 << space
        if shown.owner is not None and shown.building == "hut":
            ring.put_hut(state, shown.owner, space)
        elif shown.owner is not None:
            ring.put_temple(state, shown.owner, space)
    state.druid = view.druid
    state.visits = view.visits


def _seats(state: State, view: MedurisView) -> None:
    for seat, shown in enumerate(view.seats):
        state.vp[seat] = shown.vp
        state.huts_left[seat] = shown.huts_left
        state.temples_left[seat] = shown.temples_left
        for district in shown.runes:
            state.runes[DISTRICT_INDEX[district]] = seat
        stock = shown.stock or dict.fromkeys(MATERIAL_IDS, 0)
        state.stock[seat * 4 : seat * 4 + 4] = [stock[material] for material in MATERIAL_IDS]


def _payment(state: State, view: MedurisView) -> None:
    paid = view.payment
    if paid is None:
        return
    state.purpose = PURPOSE_IDS.index(paid.purpose) + 1
    state.site = paid.space
    state.due_one, state.due_two = paid.due
    state.kept_one, state.kept_two = paid.kept
    state.lack_one, state.lack_two = paid.lacking
    state.gain = paid.gain


SEEN: Final = Recall(restore)

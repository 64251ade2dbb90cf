"""Paying with materials, three others standing for one (R9).

What is due is some of a space's first material and some of its second. What the payer lacks of
them is replaced, each missing one by three of other kinds. Paying as much as possible directly
leaves most to replace with, so if any payment is possible, the one with the fewest materials is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.games.meduris.actions import TRIPLES
from mbira.games.meduris.data import MATERIALS, OF_EACH_MATERIAL, REPLACED_BY
from mbira.games.meduris.rules.state import NO_PAYMENT, PAYMENT, REPLACEMENT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.games.meduris.rules.state import State


AMOUNTS: Final = OF_EACH_MATERIAL + 1
REST_AMOUNTS: Final = 2 * OF_EACH_MATERIAL + 1
KNOWN: Final = [-1] * (AMOUNTS * AMOUNTS * REST_AMOUNTS)
"""The answers of `most_of_each`, once they are known: it is asked six times a turn."""

WAYS: Final = [
    [
        (place, [triple.count(kind) for kind in MATERIALS])
        for place, triple in enumerate(TRIPLES)
        if material not in triple
    ]
    for material in MATERIALS
]
"""By the material that is replaced: what may stand for it, and how many of each kind that is."""


def enough(one: int, two: int, rest: int, lack_one: int, lack_two: int) -> bool:
    """Return whether replacements can be made from what is not needed otherwise.

    `one` and `two` are the spare materials of the kinds that are due, `rest` all of other kinds;
    spare ones of a kind replace only the other kind.
    """
    for_one, for_two = REPLACED_BY * lack_one, REPLACED_BY * lack_two
    return for_one + for_two <= min(two, for_one) + min(one, for_two) + rest


def can_pay(one: int, two: int, rest: int, due_one: int, due_two: int) -> bool:
    """Return whether this many of the two kinds, and of all others, can pay what is due."""
    return enough(
        max(0, one - due_one),
        max(0, two - due_two),
        rest,
        max(0, due_one - one),
        max(0, due_two - two),
    )


def most_of_each(one: int, two: int, rest: int) -> int:
    """Return how many of each of two kinds can be paid at most."""
    if one >= AMOUNTS or two >= AMOUNTS or rest >= REST_AMOUNTS:
        return _most_of_each(one, two, rest)  # more than there is in the box
    place = (one * AMOUNTS + two) * REST_AMOUNTS + rest
    found = KNOWN[place]
    if found < 0:
        found = KNOWN[place] = _most_of_each(one, two, rest)
    return found


def _most_of_each(one: int, two: int, rest: int) -> int:
    amount = min(one, two)
    while can_pay(one, two, rest, amount + 1, amount + 1):
        amount += 1
    return amount


def purse(state: State, seat: int, space: int) -> tuple[int, int, int]:
    """Return what a seat has of a space's two materials, and of all others."""
    one, two = state.board.symbols[space]
    held = state.held(seat)
    return held[one], held[two], sum(held) - held[one] - held[two]


def open_payment(state: State, purpose: int, site: int, due_one: int, due_two: int) -> bool:
    """Ask the actor to pay for something on a site; return whether that is done already.

    A seat that may keep materials is asked even if there is no choice: not to be asked would tell
    the others what it has.
    """
    state.purpose = purpose
    state.site = site
    state.due_one = due_one
    state.due_two = due_two
    if state.rules.payments == "any" and due_one + due_two:
        state.step = PAYMENT
        return False
    return pay(state)


def payable_with(state: State, kept_one: int, kept_two: int, one: int, two: int, rest: int) -> bool:
    """Return whether what is due can be paid if at least this many of it are replaced.

    Replacing even more can help: what is kept of one kind may stand for the other.
    """
    due_one, due_two = state.due_one, state.due_two
    return any(
        enough(one - due_one + lack_one, two - due_two + lack_two, rest, lack_one, lack_two)
        for lack_one in range(max(kept_one, due_one - one), due_one + 1)
        for lack_two in range(max(kept_two, due_two - two), due_two + 1)
    )


def spareable(state: State) -> int:
    """Return the due materials that could have one more replaced, as a bitmask.

    The payer says so of those that it lacks and of those that it keeps alike, so that the others
    do not learn which they are.
    """
    have = purse(state, state.actor, state.site)
    one, two = state.board.symbols[state.site]
    found = 0
    if payable_with(state, state.kept_one + 1, state.kept_two, *have):
        found |= 1 << one
    if payable_with(state, state.kept_one, state.kept_two + 1, *have):
        found |= 1 << two
    return found


def spare(state: State, material: int) -> None:
    """Have one more due material replaced."""
    if material == state.board.symbols[state.site][0]:
        state.kept_one += 1
    else:
        state.kept_two += 1


def can_pay_now(state: State) -> bool:
    """Return whether exactly what is said to be replaced can be, and all else is there."""
    one, two, rest = purse(state, state.actor, state.site)
    spare_one = one - state.due_one + state.kept_one
    spare_two = two - state.due_two + state.kept_two
    if spare_one < 0 or spare_two < 0:
        return False
    return enough(spare_one, spare_two, rest, state.kept_one, state.kept_two)


def pay(state: State) -> bool:
    """Pay what is due as it is, as far as possible; return whether nothing has to be replaced."""
    one, two = state.board.symbols[state.site]
    have_one, have_two, _ = purse(state, state.actor, state.site)
    paid_one = min(state.due_one - state.kept_one, have_one)
    paid_two = min(state.due_two - state.kept_two, have_two)
    state.use(state.actor, one, paid_one)
    state.use(state.actor, two, paid_two)
    state.lack_one = state.due_one - paid_one
    state.lack_two = state.due_two - paid_two
    state.due_one = state.due_two = 0
    state.kept_one = state.kept_two = 0
    return _paid(state)


def _paid(state: State) -> bool:
    if state.lack_one or state.lack_two:
        state.step = REPLACEMENT
        return False
    return True


def lacking(state: State) -> int:
    """Return the material that is being replaced."""
    one, two = state.board.symbols[state.site]
    return one if state.lack_one else two


def _has(held: list[int], gives: list[int]) -> bool:
    """Return whether everything is there that would be given; called too often for `all`."""
    return (
        held[0] >= gives[0] and held[1] >= gives[1] and held[2] >= gives[2] and held[3] >= gives[3]
    )


def replacements(state: State) -> int:
    """Return the triples that may replace the material in question, as a bitmask over TRIPLES.

    What is left afterwards must be enough for everything that is still lacking.
    """
    material = lacking(state)
    one, two = state.board.symbols[state.site]
    held = state.held(state.actor)
    lack_one, lack_two = state.lack_one, state.lack_two
    if lack_one:
        lack_one -= 1
    else:
        lack_two -= 1
    left = held[0] + held[1] + held[2] + held[3] - REPLACED_BY
    found = 0
    for place, gives in WAYS[material]:
        if _has(held, gives):
            left_one, left_two = held[one] - gives[one], held[two] - gives[two]
            if enough(left_one, left_two, left - left_one - left_two, lack_one, lack_two):
                found |= 1 << place
    return found


def replace(state: State, triple: Sequence[int]) -> bool:
    """Give three materials for the one in question; return whether everything is paid."""
    for kind in triple:
        state.use(state.actor, kind, 1)
    if state.lack_one:
        state.lack_one -= 1
    else:
        state.lack_two -= 1
    return _paid(state)


def close_payment(state: State) -> None:
    """Forget what was paid for."""
    state.purpose = NO_PAYMENT
    state.site = -1
    state.gain = 0

"""From a view back to a state: what the view hides is dealt at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.sight.recall import Recall
from mbira.games.africa.data import POINTS, SPECIALS
from mbira.games.africa.rules.conflicts import duel
from mbira.games.africa.rules.state import AUCTION, NONE, RETREATS
from mbira.games.africa.views.restore import restore

if TYPE_CHECKING:
    import random

    from mbira.games.africa.rules.state import State
    from mbira.games.africa.views.view import AfricaView

SEEN: Final = Recall(restore)


def imagine(view: AfricaView, rng: random.Random) -> State:
    """Return a state that the view could be of."""
    state = SEEN.state_of(view)
    _deal_influence(state, view, rng)
    _deal_markers(state, view, rng)
    _deal_specials(state, view, rng)
    _commit(state, view, rng)
    return state


def _deal_influence(state: State, view: AfricaView, rng: random.Random) -> None:
    """Give influence that nobody sees to seats: to the highest bidder what it can pay with."""
    hidden = [seat for seat, shown in enumerate(view.seats) if shown.influence is None]
    if not hidden:
        return
    start = state.board.file.influence[str(state.seats)]
    left = start * state.seats - state.pool - sum(state.influence)
    bidder = state.high_bidder
    if state.step == AUCTION and bidder in hidden:
        by_vp = min(state.board.numbers.most_vp_in_bid, state.vp[bidder])
        need = state.high_bid - (0 if bidder == state.order[0] else by_vp)
        state.influence[bidder] = max(0, need)
        left -= state.influence[bidder]
    for _ in range(left):
        state.influence[rng.choice(hidden)] += 1


def _deal_markers(state: State, view: AfricaView, rng: random.Random) -> None:
    """Give unseen action markers to the seats that hold some; the others are the stack."""
    unseen = [kind for kind, count in enumerate(state.stack) for _ in range(count)]
    rng.shuffle(unseen)
    hidden = [seat for seat, shown in enumerate(view.seats) if shown.markers is None]
    # only the active seat, which chooses last, can have markers without a special
    icons = state.board.marker_icons
    for seat in sorted(hidden, key=lambda seat: seat == state.active):
        fit = [kind for kind in unseen if seat == state.active or icons[kind] != POINTS]
        state.kept[seat] = tuple(fit[: view.seats[seat].marker_count])
        for kind in state.kept[seat]:
            unseen.remove(kind)
            state.stack[kind] -= 1


def _deal_specials(state: State, view: AfricaView, rng: random.Random) -> None:
    """Give special victory markers that nobody has seen to the seats that hold one."""
    unseen = []
    for kind in SPECIALS:
        known = state.used_specials[kind] + state.secret.count(kind)
        known += sum(seen.count(kind) for seen in state.open_specials)
        unseen += [kind] * (state.board.special_counts[kind] - known)
    rng.shuffle(unseen)
    for seat, shown in enumerate(view.seats):
        if shown.secret == "hidden":
            state.secret[seat] = unseen.pop()


def _commit(state: State, view: AfricaView, rng: random.Random) -> None:
    """Let seats commit something where it is not known what."""
    if view.conflict is None:
        return
    for seat, shown in zip((state.active, state.rival), view.conflict.sides, strict=True):
        if shown.stakes is not None or not shown.answers:
            continue
        side = duel.side(state, seat)
        choices = state.influence[seat] + 2  # to retreat is one of them
        committed = rng.randrange(choices) - 1
        state.committed[side] = RETREATS if committed == NONE else committed
        kinds = duel.stake_kinds(state, seat)[: shown.answers - 1]
        limits = [duel.stake_limit(state, seat, kind) for kind in kinds]
        state.stakes[side] = tuple(rng.randint(0, limit) for limit in limits)

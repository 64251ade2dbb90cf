"""Ways over hubs to be shown, or to be weighed by bots: cell by cell, and hub by hub."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.legal import bits
from mbira.games.zimbabwe.rules.network import NO_WAY

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.network import Network


def rings(network: Network, origin: int) -> list[int]:
    """Return, for 0, 1, 2... hubs, what is in reach of some cells with that many at most."""
    far = network.hubs_from(origin)
    found = [network.leg(origin)]
    for hubs in range(max(far, default=NO_WAY) + 1):
        reached = found[-1]
        for number, there in enumerate(far):
            if there == hubs:
                reached |= network.leg(1 << network.monuments[number])
        if reached == found[-1]:
            break
        found.append(reached)
    return found


def path(network: Network, origin: int, target: int) -> list[int]:
    """Return the cells of the hubs on a way with the fewest of them, in order."""
    near = network.leg(origin)
    if near & target:
        return []
    levels, onward = _towards(network, target)
    for level, hubs in enumerate(levels):
        first = near & hubs & ~origin
        if first:
            found = [(first & -first).bit_length() - 1]
            for _ in range(level):
                found.append(onward[found[-1]])
            return found
    raise LookupError("there is no way")


def _towards(network: Network, target: int) -> tuple[list[int], dict[int, int]]:
    """Return the hubs by how many others lie between them and a target, and who is next."""
    found = network.trees.get(target)
    if found is None:
        found = network.trees[target] = _find_towards(network, target)
    return found


def _find_towards(network: Network, target: int) -> tuple[list[int], dict[int, int]]:
    levels = [network.leg(target) & network.standing & ~target]
    onward: dict[int, int] = {}
    passed = levels[0] | target
    while levels[-1]:
        further = 0
        for hub in bits(levels[-1]):
            beyond = network.leg(1 << hub) & network.standing & ~passed
            onward |= dict.fromkeys(bits(beyond), hub)
            passed |= beyond
            further |= beyond
        levels.append(further)
    return (levels, onward)

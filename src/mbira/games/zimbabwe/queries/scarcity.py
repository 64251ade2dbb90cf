"""Who uses up what others want too: what must be counted when goods are bought together.

Uses are counted in fields of one number, a field for each user of something scarce. So
all that a way uses up is one number, and what some of them use up together, the sum of their
fields, is what is left of that number, with nothing but their fields, divided by FULL.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.legal import bits
from mbira.games.zimbabwe.data import FAMILIES, RESOURCES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mbira.games.zimbabwe.rules.market import Market
    from mbira.games.zimbabwe.rules.supply import Need, Offer

FIELD: Final = 8
FULL: Final = (1 << FIELD) - 1
CHECKS_A_STEP: Final = 8
"""This many limits are looked at in the time that anything else takes."""
Limit = tuple[int, int]
"""Some fields, and the most that they may sum up to."""


class Effort:
    """The steps that may still be taken."""

    __slots__ = ("left",)

    def __init__(self, steps: int) -> None:
        self.left = steps

    def spend(self, steps: int) -> None:
        """Take steps; raise if there are none left."""
        self.left -= steps
        if self.left < 0:
            raise TooMuchError


class TooMuchError(Exception):
    """There are no steps left."""


class Use:
    """What some craftsmen use up of what is scarce for one good, and what limits that."""

    __slots__ = ("_known", "_limits", "_spared", "fields", "users", "uses")

    def __init__(self, users: tuple[int, ...], limits: Sequence[Sequence[Limit]]) -> None:
        self.users = users
        """Their fields; one may appear twice."""
        self.uses = sum(1 << FIELD * user for user in users)
        self._limits = list(dict.fromkeys(limit for user in users for limit in limits[user]))
        self.fields = 0
        """All fields that its limits look at."""
        for fields, _ in self._limits:
            self.fields |= fields
        self._known: dict[int, bool] = {}
        self._spared: dict[Use, bool] = {}

    def fits(self, used: int, effort: Effort) -> bool:
        """Return whether this much may be used up in all, now that this was added to it."""
        used &= self.fields
        fits = self._known.get(used)
        if fits is None:
            fits = True
            for fields, most in self._limits:
                if (used & fields) % FULL > most:
                    fits = False
                    break
            self._known[used] = fits
            effort.left -= len(self._limits) // CHECKS_A_STEP
        return fits

    def spares(self, other: Use) -> bool:
        """Return whether this needs nothing scarce that another one does not need as well."""
        spares = self._spared.get(other)
        if spares is None:
            mine, theirs = self.users, other.users
            spares = all(mine.count(user) <= theirs.count(user) for user in mine)
            self._spared[other] = spares
        return spares


class Choice:
    """An offer for a monument, and what it uses up of what is scarce."""

    __slots__ = ("cost", "offer", "use", "uses")

    def __init__(self, offer: Offer, use: Use) -> None:
        self.offer = offer
        self.cost = offer.cost
        self.use = use
        self.uses = use.uses


class Scarcity:
    """What some families of goods may use up together."""

    def __init__(self, market: Market, goods: Sequence[int], effort: Effort) -> None:
        """Take how many goods of each family there will be at most."""
        self._fresh = market.fresh
        self._fields: dict[Need, int] = {}
        self._uses: dict[tuple[int, ...], Use] = {}
        self.limits: list[list[Limit]] = []
        """By field."""
        families = [market.offers[family] if goods[family] else [] for family in FAMILIES]
        self.groups = _groups(families)
        """Families that use up the same resources."""
        self.most = [_most(market, offers) for offers in families]
        """How many goods there can be of each family."""
        wanted = 0
        for resource in RESOURCES:
            parts: dict[int, int] = {}
            givers = 0
            for family, offers in enumerate(families):
                for offer in offers:
                    for place, (kind, there) in enumerate(offer.needs):
                        if kind == resource:
                            cells = there & market.fresh
                            parts[cells] = parts.get(cells, 0) | 1 << 2 * family + place
                            givers |= 1 << family
            uses = _wanted(_all(parts.values()), goods)
            wanted += uses
            if sum(goods[family] for family in FAMILIES if givers >> family & 1) > 1:
                # what a single good needs, its offer has made sure of
                scarce = [cells for cells in parts if market.room(cells) < uses]
                self._share(market, resource, scarce, parts, goods)
                effort.left -= 1 << len(scarce) >> 1
        self.markers = 0
        """The field of the used markers, if the box may not have enough."""
        if market.markers < wanted:
            self.markers = FULL << FIELD * len(self.limits)
            self.limits.append([(self.markers, market.markers)])

    def _share(
        self,
        market: Market,
        resource: int,
        scarce: Sequence[int],
        parts: Mapping[int, int],
        goods: Sequence[int],
    ) -> None:
        """Find what those who use a kind of resource up leave each other (Hall's condition)."""
        first = len(self.limits)
        for cells in scarce:
            self._fields[resource, cells] = len(self.limits)
            self.limits.append([])
        unions, rooms, fields, played = [0], [0], [0], [0]
        wanted: dict[int, int] = {}
        for subset in range(1, 1 << len(scarce)):
            low = subset & -subset
            user = low.bit_length() - 1
            unions.append(unions[subset ^ low] | scarce[user])
            rooms.append(market.room(unions[subset]))
            fields.append(fields[subset ^ low] | FULL << FIELD * (first + user))
            played.append(played[subset ^ low] | parts[scarce[user]])
            playing = played[subset]
            if playing not in wanted:
                wanted[playing] = _wanted(playing, goods)
            if rooms[subset] < wanted[playing] and not _follows(subset, rooms):
                limit = (fields[subset], rooms[subset])
                for member in range(len(scarce)):
                    if subset >> member & 1:
                        self.limits[first + member].append(limit)

    def choices(self, offers: Sequence[Offer], effort: Effort) -> list[Choice]:
        """Return what is worth trying of some offers of one family, the cheapest first."""
        kept: list[Choice] = []
        effort.left -= len(offers)
        for offer in offers:
            use = self._use(offer)
            if not any(other.use.spares(use) for other in kept):
                kept.append(Choice(offer, use))
        return kept

    def _use(self, offer: Offer) -> Use:
        needs = [(kind, cells & self._fresh) for kind, cells in offer.needs]
        users = [self._fields[need] for need in needs if need in self._fields]
        if self.markers:
            users += [len(self.limits) - 1] * len(offer.needs)
        key = tuple(users)
        use = self._uses.get(key)
        if use is None:
            use = self._uses[key] = Use(key, self.limits)
        return use

    def allows(self, used: int) -> bool:
        """Return whether all of this may be used up together."""
        return all(
            (used & fields) % FULL <= most for limits in self.limits for fields, most in limits
        )


def _all(masks: Iterable[int]) -> int:
    """Return what is in any of some masks."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def _wanted(parts: int, goods: Sequence[int]) -> int:
    """Return how much those who play some parts use up at most: one for each good."""
    return sum(goods[part // 2] for part in bits(parts))


def _follows(subset: int, rooms: Sequence[int]) -> bool:
    """Return whether the limit of some users follows from those of fewer."""
    rest = subset
    while rest:
        low = rest & -rest
        rest ^= low
        if subset != low and rooms[subset] == rooms[subset ^ low] + rooms[low]:
            return True
    return False


def _groups(families: Sequence[Sequence[Offer]]) -> list[list[int]]:
    """Return the families that there are, those together that use up the same resources."""
    groups: list[tuple[set[int], list[int]]] = []
    for family, offers in enumerate(families):
        if not offers:
            continue
        kinds = {kind for kind, _ in offers[0].needs}
        for known, members in groups:
            if kinds & known:
                known.update(kinds)
                members.append(family)
                break
        else:
            groups.append((kinds, [family]))
    return sorted((members for _, members in groups), key=len)


def _most(market: Market, offers: Sequence[Offer]) -> int:
    """Return how many goods some offers of one family can make at most."""
    if not offers:
        return 0
    stores = supply = 0
    for offer in offers:
        stores |= offer.needs[0][1]
        supply |= offer.needs[-1][1]
    if len(offers[0].needs) == 1:
        return market.room(stores)
    most = min(market.room(stores), market.room(supply))
    if offers[0].needs[0][0] == offers[0].needs[1][0]:
        most = min(most, market.room(stores | supply) // 2)
    return most

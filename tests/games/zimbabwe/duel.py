"""The engine of The Great Zimbabwe beside its oracle."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast

from mbira.core.game import CHANCE
from tests.games.duel import Duel, Liking, legal_differences, some_kind
from tests.games.zimbabwe.oracle.facts import CRAFTS
from tests.games.zimbabwe.oracle.ground import name_of
from tests.games.zimbabwe.oracle.oracle import Oracle

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

    from mbira import Action, Match
    from mbira.games.zimbabwe.views.view import ZimbabweView


class Style(NamedTuple):
    """How the random player of a match plays."""

    liking: Liking
    change: int = 0
    """The round from which on it likes other things."""
    later: Liking | None = None
    others: Liking | None = None
    """What seats but the first like."""

    def of(self, match: Match) -> Liking:
        """Return what the seat to act likes."""
        if self.others is not None and match.actor:
            return self.others
        if self.later is not None and view_of(match).round >= self.change:
            return self.later
        return self.liking


EAGER = Style({"raise": 60, "place": 25, "build": 8, "god": 8, "specialist": 3, "end": 2})
COLLECTOR = Style({"place": 90, "god": 1, "specialist": 40, "raise": 20, "bid": 1, "end": 1})
SAVER = Style({"raise": 90, "place": 12, "build": 12, "price": 12, "bid": 1, "end": 12})
PIOUS = Style({**SAVER.liking, "god": 30, "place": 25})
IDLE = Style({"bid": 1, "end": 80, "herd": 200})
BELIEVER = Style({"god": 90, "build": 10, "end": 20, "bid": 1})
WIZARD = Style({"specialist": 60, "end": 3, "rain": 90, "shaman": 90, "build": 20, "bid": 1})
DAWDLER = Style({**WIZARD.liking, "rain": 2, "shaman": 2})
MASON = Style({"build": 100, "god": 50, "specialist": 50, "end": 1, "place": 1, "raise": 1})
HOARDER = Style(
    {"raise": 0, "place": 20, "build": 40, "end": 10, "bid": 1, "specialist": 0, "price": 0},
    16,
    {"raise": 500, "end": 1, "place": 0, "build": 0, "bid": 0},
)
GUILD = Style(
    {"raise": 3, "place": 500, "build": 1, "end": 1, "bid": 0, "god": 0, "specialist": 0},
    others={"end": 1000, "bid": 1, "pass": 1000},
)
STYLES = (EAGER, EAGER, COLLECTOR, SAVER, SAVER, PIOUS)


def view_of(match: Match) -> ZimbabweView:
    """Return the whole position."""
    return cast("ZimbabweView", match.view())


def player(match: Match, rng: random.Random, style: Style) -> Action:
    """Return a choice of the seat to act: a kind of action by liking, then any of that kind."""
    kind, actions = some_kind(match, rng, style.of(match))
    if kind == "bid":
        gifts = sorted(actions, key=lambda gift: int(str(gift).split()[1]))
        return gifts[min(int(rng.expovariate(0.7)), len(gifts) - 1)]
    if kind == "place":
        return rng.choice([a for a in actions for _ in range(1 + 2 * _secondary(a))])
    return rng.choice(actions)


def _secondary(action: Action) -> bool:
    return CRAFTS[str(action).split()[1]].primary is not None


def differences(match: Match, oracle: Oracle) -> Iterator[str]:
    """Yield what the engine and the oracle do not agree on where a seat decides."""
    if match.actor == CHANCE:
        return
    for what, engine, model in _pairs(view_of(match), oracle):
        if engine != model:
            yield f"{what}: engine {engine}, oracle {model}"
    if match.actor >= 0 and oracle.actor >= 0:
        yield from legal_differences(match, oracle.legal())
    outcome = match.outcome
    if outcome is not None:
        if outcome.ranking != tuple((n,) for n in oracle.ranking):
            yield f"ranking: engine {outcome.ranking}, oracle {oracle.ranking}"
        scores = tuple(oracle.vp(n) - seat.vr for n, seat in enumerate(oracle.seats))
        if outcome.scores != scores:
            yield f"scores: engine {outcome.scores}, oracle {scores}"


def _pairs(view: ZimbabweView, oracle: Oracle) -> Iterator[tuple[str, object, object]]:
    yield "actor", view.actor, oracle.actor
    yield "step", view.step, oracle.step
    yield "round", view.round, oracle.round
    yield "rows", view.rows, oracle.ground.rows()
    yield "vr stack", list(view.vr_stack), oracle.arrivals
    yield "order", list(view.order), oracle.order
    for n, (seen, seat) in enumerate(zip(view.seats, oracle.seats, strict=True)):
        yield f"cattle of {n}", seen.cattle, seat.cattle
        yield f"vp of {n}", seen.vp, oracle.vp(n)
        yield f"vr of {n}", seen.vr, seat.vr
        yield f"god of {n}", (seen.god, seen.god_cattle), (seat.god, seat.god_cattle)
        yield (
            f"technologies of {n}",
            {t.craftsman: (t.price, t.vr, t.cattle) for t in seen.technologies},
            {kind: (card.price, card.vr, card.cattle) for kind, card in seat.cards.items()},
        )
        specialists = {s.specialist: s.cattle for s in seen.specialists}
        yield f"specialists of {n}", specialists, seat.specialists
    yield (
        "monuments",
        {m.cell: (m.owner, m.level) for m in view.monuments},
        {name_of(cell): (m.owner, m.level) for cell, m in oracle.monuments.items()},
    )
    yield (
        "craftsmen",
        {(c.craftsman, c.owner, c.cell, frozenset(c.cells)) for c in view.craftsmen},
        {
            (p.kind, p.owner, name_of(p.cells[0]), frozenset(map(name_of, p.cells)))
            for p in oracle.pieces
        },
    )
    used = {name_of(cell): count for cell, count in oracle.used.items()}
    yield "used markers", view.used, used
    yield "gods left", set(view.supply.gods), oracle.gods
    yield "specialists left", set(view.supply.specialists), oracle.specialists
    yield "resource tiles", view.supply.resources, oracle.resource_tiles
    yield "water tiles", view.supply.water, oracle.water_tiles
    yield "stock", view.supply.stock, oracle.stock
    yield "cattle on Qamata's card", view.supply.qamata, oracle.offerings
    cards = {kind: 2 - oracle.cards_taken(kind) for kind in CRAFTS}
    yield "technology cards left", view.supply.technologies, cards
    tiles = {kind: 3 - len(oracle.standing(kind)) for kind in CRAFTS}
    yield "craftsmen left", view.supply.craftsmen, tiles
    if oracle.step == "gift":
        yield from _bidding_pairs(view, oracle)
    elif oracle.actor >= 0 and oracle.round:
        yield from _turn_pairs(view, oracle)


def _bidding_pairs(view: ZimbabweView, oracle: Oracle) -> Iterator[tuple[str, object, object]]:
    bidding = view.bidding
    yield "plaques", [(p.owner, p.cattle) for p in bidding.plaques], oracle.plaques
    yield "next plaque", bidding.next_plaque, oracle.next_plaque
    yield "gift", bidding.gift, oracle.gift
    yield "gave", set(bidding.gave), oracle.gave
    yield "bidders", list(bidding.bidders), oracle.bidders
    yield "bidder", bidding.bidder, oracle.bidder


def _turn_pairs(view: ZimbabweView, oracle: Oracle) -> Iterator[tuple[str, object, object]]:
    turn, model = view.turn, oracle.turn
    yield "place in order", turn.place, oracle.place
    yield "chosen", turn.chosen, model.chosen
    yield "owed", turn.owed, model.owed
    yield "used", set(turn.used), model.used
    yield "main action", turn.main, model.main
    yield "built", turn.built, model.built
    yield "placed", set(turn.placed), model.placed
    yield "firsts", set(turn.firsts), model.firsts
    yield "unpriced", set(turn.unpriced), model.unpriced
    yield "raised", set(turn.raised), set(map(name_of, model.raised))
    raising = model.raising and name_of(model.raising)
    yield "raising", turn.raising, raising
    yield "goods left", turn.goods_left, model.goods_left
    if oracle.step == "good":
        yield "bought", {CRAFTS[kind].family for kind in turn.bought}, set(model.bought)
    yield "placing", turn.placing, model.kind or None


DUEL = Duel("zimbabwe", Oracle, differences)


def compare(seats: int, seed: int, style: Style = EAGER, **options: object) -> int:
    """Play a match and compare at each decision; return how many there were."""
    return DUEL.compare(partial(player, style=style), seats, seed, options)


def hunt(
    wanted: Callable[[ZimbabweView], bool],
    seats: int,
    style: Style,
    first: int = 0,
    **options: object,
) -> None:
    """Compare the first match in which something rare comes about, from a seed on."""

    def seen(match: Match) -> bool:
        return match.actor != CHANCE and wanted(view_of(match))

    DUEL.hunt(seen, partial(player, style=style), seats, first, options)

"""The engine of Heart of Africa beside its oracle."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast

import msgspec

from tests.games.africa.oracle.oracle import Oracle
from tests.games.africa.oracle.views import Fields, for_all, for_one
from tests.games.asking import CHANCE, NOBODY
from tests.games.duel import Duel, Liking, legal_differences, some_kind

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

    from mbira import Action, Match
    from mbira.games.africa.views.view import AfricaView

# What the random player likes


class Style(NamedTuple):
    """How the random player of a match plays."""

    liking: Liking
    words: Liking = {}  # noqa: RUF012
    """How eagerly an action is taken of those with a word in it; 5 unless it says otherwise."""
    company: float = 0
    """How much areas are liked for each piece of another seat there; below 0, disliked."""
    mass: float = 0
    """How much more many pieces are liked than one."""


QUIET = Style({"end": 20, "bid": 9})
MOVER = Style({"move": 40, "lead": 20, "buy": 12, "end": 2, "peace": 2}, {}, 1, 1)
FIGHTER = Style({"move": 60, "lead": 20, "buy": 20, "use": 9, "end": 1}, {"retreat": 2}, 9, 2)
COWARD = Style({"move": 60, "buy": 20, "use": 9, "end": 1}, {"retreat": 60, "0": 30}, 9, 2)
TRADER = Style({"use": 60, "move": 9, "end": 1, "peace": 9}, {"caravan": 60}, 4, 2)
MERCHANT = Style({"use": 90, "end": 1, "peace": 9, "halt": 1})
SETTLER = Style({"use": 20, "trader": 90, "buy": 20, "end": 2}, {"station": 90, "wholesaler": 60})
CRUSADER = Style({"oust": 90, "redraw": 9, "accept": 9, "end": 1, "move": 30}, {}, -0.5, 3)
SPENDER = Style({"bid": 90, "pass": 1, "end": 9, "move": 9}, {}, 1, 9)
BRAWLER = Style(
    {"move": 60, "lead": 40, "buy": 30, "use": 40, "end": 1, "peace": 1, "oust": 1, "pass": 1},
    {"retreat": 1, "wholesaler": 40, "caravan": 40, "two-traders": 20},
    9,
    3,
)
CARAVANER = Style(
    {"move": 60, "buy": 9, "use": 4, "halt": 30, "end": 1, "peace": 1, "oust": 4, "pass": 1},
    {"retreat": 1},
    9,
    1,
)
STYLES = (
    *(QUIET, MOVER, FIGHTER, COWARD, TRADER, MERCHANT, SETTLER, CRUSADER, SPENDER, BRAWLER),
    CARAVANER,
)


def view_of(match: Match, seat: int | None = None) -> AfricaView:
    """Return what a seat or a spectator sees."""
    return cast("AfricaView", match.view(seat))


def player(match: Match, rng: random.Random, styles: tuple[Style, ...]) -> Action:
    """Return a choice of the seat to act: a kind of action by liking, then one of that kind."""
    style = styles[match.actor % len(styles)]
    _, actions = some_kind(match, rng, style.liking)
    if len(actions) == 1:
        return actions[0]
    areas = view_of(match).areas
    weights = []
    for action in actions:
        words = str(action).split()[1:]
        weight = 1.0
        for word in words:
            weight *= style.words.get(word, 5)
        if words[-1].isdigit() and len(words) > 1:
            weight *= 1 + style.mass * int(words[-1])
        goals = [areas[word] for word in words if word in areas]
        if goals:
            others = sum(goals[-1].traders) - goals[-1].traders[match.actor]
            weight *= max(0.01, 1 + style.company * others)
        weights.append(weight)
    return rng.choices(actions, weights)[0]


# What is compared


def differences(match: Match, oracle: Oracle) -> Iterator[str]:
    """Yield what the engine and the oracle do not agree on."""
    public = _json(for_all(oracle))
    viewers: set[int | None] = {None, match.version % oracle.seats}
    if oracle.question.step in ("commitment", "stakes", "reveal") and oracle.conflict is not None:
        viewers |= set(oracle.conflict.sides)
    for viewer in viewers:
        seen = _plain(view_of(match, viewer))
        found = [*_apart("", seen, public), *_apart("", seen, _json(for_one(oracle, viewer)))]
        yield from (f"{text} (as {viewer} sees it)" for text in found)
        if found:
            return
    if match.actor >= 0:
        yield from legal_differences(match, oracle.question.answers)
    if match.actor == CHANCE:
        chance = match.chance()
        weights = zip(chance.outcomes, chance.weights, strict=True)
        odds = {str(outcome): Fraction(weight, chance.total) for outcome, weight in weights}
        total = sum(oracle.question.odds.values())
        model = {text: Fraction(weight, total) for text, weight in oracle.question.odds.items()}
        if odds != model:
            yield f"chance: engine {odds}, oracle {model}"
    if match.actor == NOBODY:
        outcome = match.outcome
        assert outcome is not None
        if list(outcome.scores) != oracle.vp:
            yield f"scores: engine {outcome.scores}, oracle {oracle.vp}"
        if list(outcome.ranking) != [(seat,) for seat in oracle.ranking()]:
            yield f"ranking: engine {outcome.ranking}, oracle {oracle.ranking()}"


def _json(what: object) -> Fields:
    """Return something as plain values."""
    return cast("Fields", msgspec.json.decode(msgspec.json.encode(what)))


def _plain(view: AfricaView) -> Fields:
    """Return a view as plain values; what has no order is sorted."""
    fields = _json(view)
    markers = [[marker.icon, marker.points] for marker in view.won or ()]
    fields["won"] = None if view.won is None else sorted(markers)
    fields["closed"] = sorted(view.closed)
    fields["rows"] = [[[m.icon, m.points] for m in row] for row in view.rows]
    for plain, seat in zip(cast("list[Fields]", fields["seats"]), view.seats, strict=True):
        if seat.markers is not None:
            plain["markers"] = sorted([marker.icon, marker.points] for marker in seat.markers)
        plain["specials"] = sorted(seat.specials)
    for name, area in view.areas.items():
        cast("dict[str, Fields]", fields["areas"])[name]["wholesalers"] = sorted(area.wholesalers)
    conflict = view.conflict
    if conflict is not None:
        fate = conflict.fate
        plain = cast("Fields", fields["conflict"])
        plain["fate"] = None if fate is None else [fate.loss, fate.amount]
        plain["drawn"] = sorted([one.loss, one.amount] for one in conflict.drawn)
        sides = cast("list[Fields]", plain["sides"])
        for shown, side in zip(sides, conflict.sides, strict=True):
            shown["revealed"] = sorted(side.revealed)
        if conflict.rival is None:
            plain["sides"] = []
    return fields


def _apart(place: str, engine: object, model: object) -> Iterator[str]:
    """Yield where plain values differ; what the model does not have is not looked at."""
    if engine == model:
        return
    if isinstance(engine, dict) and isinstance(model, dict):
        for name in model:
            yield from _apart(f"{place}.{name}", engine[name], model[name])
    elif isinstance(engine, list) and isinstance(model, list) and len(engine) == len(model):
        for n, (one, other) in enumerate(zip(engine, model, strict=True)):
            yield from _apart(f"{place}[{n}]", one, other)
    else:
        yield f"{place.removeprefix('.')}: engine {engine}, oracle {model}"


DUEL = Duel("africa", Oracle, differences)


def compare(seats: int, seed: int, *styles: Style, **options: object) -> int:
    """Play a match and compare at each decision; return how many there were."""
    return DUEL.compare(partial(player, styles=styles), seats, seed, options)


def hunt(
    wanted: Callable[[Match], bool], seats: int, *styles: Style, first: int = 0, **options: object
) -> None:
    """Compare the first match in which something rare comes about, from a seed on."""
    DUEL.hunt(wanted, partial(player, styles=styles), seats, first, options)

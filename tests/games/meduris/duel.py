"""The engine of Meduris beside its oracle."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast

from tests.games.asking import CHANCE, NOBODY
from tests.games.duel import Duel, Liking, legal_differences, some_kind
from tests.games.meduris.oracle.facts import MATERIALS
from tests.games.meduris.oracle.oracle import Oracle

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

    from mbira import Action, Match
    from mbira.games.meduris.rules.state import State
    from mbira.games.meduris.views.view import MedurisView, SpaceView


class Style(NamedTuple):
    """How the random player of a match plays."""

    liking: Liking
    crowd: float = 0
    """How much dearer spaces are liked more than cheaper ones; below 0, less."""
    gifts: Liking = {}  # noqa: RUF012
    """How eagerly the druid is given what; 5 unless it says otherwise."""
    shy: bool = False
    """Builds huts on tokens only if there is no other way."""
    tidy: bool = False
    """Builds on the first space that there is."""
    luck: float = 0
    """How likely all on the mountain and behind other screens falls to whoever rolls next."""


EAGER = Style({"hut": 60, "temple": 4, "move": 12, "spare": 1})
CROWD = Style({"hut": 60, "temple": 2, "move": 20, "spare": 1}, 4, {"nothing": 40, "token": 1})
SPREAD = Style({"hut": 90, "temple": 2, "move": 3, "spare": 1}, -6, {"nothing": 30})
SAVER = Style({"hut": 2, "temple": 1, "move": 30, "decline": 1}, 3, {"nothing": 60})
PIOUS = Style({"hut": 30, "temple": 5, "move": 30}, 1, {"nothing": 0, "both": 90})
WASTER = Style({"hut": 30, "temple": 9, "move": 30, "spare": 30}, 1)
MASON = Style({"hut": 1, "temple": 90, "move": 10}, 1)
IDLE = Style({"hut": 0, "temple": 0, "move": 1, "decline": 1})
HEIR = Style({"hut": 30, "temple": 9, "move": 9}, luck=0.2)
FILLER = Style({"hut": 90, "temple": 1, "move": 1}, luck=1)
GATHERER = Style({"hut": 9000, "temple": 1, "move": 9}, 6, luck=1)
SHY = Style({"hut": 9000, "temple": 1, "move": 9}, shy=True, luck=1)
TIDY = Style({"hut": 500, "temple": 500_000, "move": 1}, tidy=True, luck=1)
STYLES = (
    *(EAGER, EAGER, CROWD, CROWD, SPREAD, SPREAD, SAVER, PIOUS, WASTER, WASTER, MASON),
    *(HEIR, FILLER, GATHERER, SHY),
)


def view_of(match: Match) -> MedurisView:
    """Return what a spectator sees."""
    return cast("MedurisView", match.view())


def state_of(match: Match) -> State:
    """Return the whole position."""
    return cast("State", match.state)


def player(match: Match, rng: random.Random, style: Style) -> Action:
    """Return a choice of the seat to act: a kind of action by liking, then one of that kind."""
    kind, actions = some_kind(match, rng, style.liking)
    if kind in ("hut", "temple") and style.tidy:
        return min(actions, key=_space)
    if kind == "hut":
        sizes, tokens = state_of(match).size, {n for n, s in _spaces(match) if s.token}
        weights = [sizes[_space(action)] ** style.crowd for action in actions]
        if style.shy:
            for n, action in enumerate(actions):
                weights[n] *= 1e-9 if _space(action) in tokens else 1
        return rng.choices(actions, weights)[0]
    if kind == "offer":
        likings = [style.gifts.get(str(action).split()[1], 5) for action in actions]
        return rng.choices(actions, [liking + 0.01 for liking in likings])[0]
    return rng.choice(actions)


def _space(action: Action) -> int:
    return int(str(action).split()[1])


def _spaces(match: Match) -> Iterator[tuple[int, SpaceView]]:
    return enumerate(view_of(match).spaces)


def windfall(match: Match, oracle: Oracle, rng: random.Random, luck: float) -> None:
    """Now and then, give everything to the seat whose turn begins."""
    if oracle.question.step != "roll" or rng.random() >= luck:
        return
    state, heir = state_of(match), oracle.active
    oracle.supply = [0] * 4
    oracle.stocks = [[18 if seat == heir else 0] * 4 for seat in range(oracle.seats)]
    state.supply[:] = oracle.supply
    state.stock[:] = [count for stock in oracle.stocks for count in stock]


def differences(match: Match, oracle: Oracle) -> Iterator[str]:
    """Yield what the engine and the oracle do not agree on."""
    for what, engine, model in _pairs(match, oracle):
        if engine != model:
            yield f"{what}: engine {engine}, oracle {model}"
    if match.actor >= 0:
        yield from legal_differences(match, oracle.question.answers)


def _pairs(match: Match, oracle: Oracle) -> Iterator[tuple[str, object, object]]:
    view, question = view_of(match), oracle.question
    yield "actor", match.actor, question.actor
    yield "step", view.step, question.step
    yield "first", view.first, oracle.first
    yield "turn", view.turn, oracle.turn
    yield "active", view.active, oracle.active
    yield "face", view.face, oracle.face
    yield "finisher", view.finisher, oracle.finisher
    yield "last turns", view.last_turns, oracle.last_turns
    yield "last lap", view.lap, oracle.lap
    yield "start of the last lap", view.lap_from, oracle.lap_from
    yield "end reason", view.end_reason, oracle.end_reason
    yield from _seat_pairs(match, oracle)
    yield from _ring_pairs(view, oracle)
    yield "supply", list(view.supply.values()), oracle.supply
    yield "towers", [list(tower) for tower in view.towers.values()], oracle.towers
    yield from _payment_pairs(view, oracle)
    if match.actor == CHANCE:
        chance = match.chance()
        weights = zip(chance.outcomes, chance.weights, strict=True)
        odds = {str(outcome): Fraction(weight, chance.total) for outcome, weight in weights}
        yield "chance", odds, question.odds
    if match.actor == NOBODY:
        outcome = match.outcome
        assert outcome is not None
        yield "scores", list(outcome.scores), oracle.vp
        yield "ranking", list(outcome.ranking), oracle.ranking()
        if oracle.end_reason == "turn-limit":
            yield "turns", view.lap_after, oracle.turn
        end, *before = outcome.why
        yield "end", end.id, f"end-{oracle.end_reason}"
        given = [(m.id, m.args.get("more"), m.args.get("less")) for m in before]
        reasons = [(f"before-{why}", more, less) for why, more, less in oracle.reasons()]
        yield "reasons", given, reasons


def _seat_pairs(match: Match, oracle: Oracle) -> Iterator[tuple[str, object, object]]:
    view, stock = view_of(match), state_of(match).stock
    for n, seat in enumerate(view.seats):
        yield f"vp of {n}", seat.vp, oracle.vp[n]
        yield f"stock of {n}", stock[4 * n : 4 * n + 4], oracle.stocks[n]
        yield f"huts left of {n}", seat.huts_left, oracle.huts_left(n)
        yield f"temples left of {n}", seat.temples_left, oracle.temples_left(n)
        runes = {district for district, holder in oracle.runes.items() if holder == n}
        yield f"runes of {n}", set(seat.runes), runes


def _ring_pairs(view: MedurisView, oracle: Oracle) -> Iterator[tuple[str, object, object]]:
    seen = dict(enumerate(view.spaces))
    yield "huts", {n: s.owner for n, s in seen.items() if s.building == "hut"}, oracle.huts
    yield "temples", {n: s.owner for n, s in seen.items() if s.building == "temple"}, oracle.temples
    yield "tokens", {n: s.token for n, s in seen.items() if s.token}, oracle.tokens
    yield "laid", list(view.laid), oracle.laid
    sizes = [0 if n in oracle.temples else len(oracle.settlement(n)) for n in seen]
    yield "sizes", [space.size for space in view.spaces], sizes
    printed = [
        (s.district, tuple(MATERIALS[kind] for kind in s.symbols)) for s in oracle.side.spaces
    ]
    yield "spaces", [(space.district, space.materials) for space in view.spaces], printed
    yield "druid", view.druid, oracle.druid
    yield "visits", view.visits, oracle.visits


def _payment_pairs(view: MedurisView, oracle: Oracle) -> Iterator[tuple[str, object, object]]:
    paying = view.payment
    yield "payment", paying is not None, oracle.payment is not None
    if paying is not None:
        seen = (paying.purpose, paying.space, paying.due, paying.kept, paying.lacking, paying.gain)
        yield "payment", seen, oracle.payment


DUEL = Duel("meduris", Oracle, differences)


def compare(seats: int, seed: int, style: Style = EAGER, **options: object) -> int:
    """Play a match and compare at each decision; return how many there were."""
    meddle = partial(windfall, luck=style.luck) if style.luck else None
    return DUEL.compare(partial(player, style=style), seats, seed, options, meddle)


def hunt(
    wanted: Callable[[Match], bool], seats: int, style: Style, first: int = 0, **options: object
) -> None:
    """Compare the first match in which something rare comes about, from a seed on."""
    DUEL.hunt(wanted, partial(player, style=style), seats, first, options)

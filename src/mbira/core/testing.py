"""The conformance suite: what every game must hold to, whoever wrote it.

`check_game("zimbabwe", seats=3, seed=1)` checks all of it. Whatever is wrong raises AssertionError
with a sentence that says what and where. It needs no test framework.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from mbira.core.codec import encode
from mbira.core.game import CHANCE, NOBODY, Record, describe
from mbira.core.input.options import describe_options
from mbira.core.message import Message, Span
from mbira.core.opening import load, new
from mbira.core.ordering import offers, told_to
from mbira.core.orders import MATCH, MOST, ONCE, Order
from mbira.core.question import ask
from mbira.core.registry import find_spec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mbira.core.action import Action
    from mbira.core.game import AnyGame, GameSpec, State
    from mbira.core.match import Match

KEPT = 200
"""How many actions of earlier decisions are kept, to be tried where they do not belong."""


def check_game(game: str, *, seats: int, seed: int, every: int = 1, **options: object) -> Match:
    """Play a random match and check all there is; with `every`, only at some of the decisions."""
    check_spec(find_spec(game))
    match = check_match(game, seats=seats, seed=seed, every=every, **options)
    check_log(match)
    return match


def check_spec(spec: GameSpec) -> None:
    """Check that a game describes itself well."""
    fewest, most = spec.seats
    assert 1 <= fewest <= most, f"{spec.id}: seats {spec.seats}"
    assert spec.ruleset >= 1, f"{spec.id}: ruleset {spec.ruleset}"
    assert len(spec.earlier) == spec.ruleset - 1, f"{spec.id}: earlier rulesets are missing"
    for info in describe_options(spec):
        assert info.description, f"{spec.id}: option {info.name} has no description"
    assert 0 <= spec.weight <= 5, f"{spec.id}: weight {spec.weight}"
    presets = {preset.id: preset for preset in spec.presets}
    assert len(presets) == len(spec.presets), f"{spec.id}: a preset is there twice"
    assert not presets or presets["standard"].options == spec.options(), f"{spec.id}: what is usual"
    for preset in spec.presets:
        assert 0 < preset.minutes[0] <= preset.minutes[1], f"{spec.id}: how long is {preset.id}?"
    game = spec.load()
    assert game.spec is spec, f"{spec.id}: the rules carry another spec"


def check_match(game: str, *, seats: int, seed: int, every: int = 1, **options: object) -> Match:
    """Play a random match, checking every (or every nth) decision on the way."""
    rng = random.Random(seed)
    match = new(game, seats=seats, seed=seed, **options)
    elsewhere: list[Action] = []
    decisions = 0
    while not match.over:
        legal = match.legal()
        action = legal.choose(rng)
        if decisions % every == 0:
            check_decision(match, elsewhere)
        if len(elsewhere) < KEPT or decisions % 3 == 0:
            elsewhere = [*elsewhere[-KEPT:], legal.nth(len(legal) - 1), action]
        match.play(action, match.actor)
        match.game.rules.audit(match.state)
        decisions += 1
    _check_outcome(match)
    _check_chance(match, every)
    return match


def check_decision(match: Match, elsewhere: Iterable[Action] = ()) -> None:
    """Check one decision: its legal actions, reasons, views, texts, and that looking is free."""
    game, state, legal = match.game, match.state, match.legal()
    before = _image(match)
    actions = list(legal)
    assert actions, f"seat {match.actor} has nothing to do and the match is not over"
    assert len(actions) == len(legal) == len(set(actions)), "the legal actions are miscounted"
    for place, action in enumerate(actions):
        assert action in legal, f"{action} is listed, yet `in` denies it"
        assert legal.nth(place) == action, f"{action} is not at its place"
        _check_forms(game, action)
    _check_reasons(match, actions[0], elsewhere)
    viewers = (None, *range(match.seats))
    drawn_for = viewers[match.version % len(viewers)]  # drawing is dear: they take turns
    for seat in viewers:
        view = match.view(seat)
        assert view.seat == seat, "a view belongs to another seat"
        assert view.actor == match.actor, "a view names another actor"
        for other in viewers:
            assert match.view(other, like=view) == match.view(other), "views share what differs"
        msgspec.json.encode(view)
        if seat == drawn_for:
            assert all(isinstance(span, Span) for line in game.draw(view, str) for span in line)
        assert all(isinstance(said, Message) for said in ask(game.questions, view, ()))
        _check_hidden(match, seat)
    assert isinstance(match.question(), Message), "the question is not a message"
    for action in (actions[0], actions[-1]):
        record = Record(match.actor, action)
        said = describe(game, state, record)
        assert isinstance(said, Message), f"{action} has no sentence"
        game.rules.audit(_check_kept(match, record))
    assert _image(match) == before, "looking at a decision, or playing on a clone, changed it"


def _check_hidden(match: Match, seat: int | None) -> None:
    """Check that a seat is shown the same by another state that it could not tell from this one."""
    game, state, view = match.game, match.state, match.view(seat)
    other = game.sight.imagine(view, random.Random(match.version))
    game.rules.audit(other)
    assert game.sight.view(other, seat) == view, f"seat {seat}: what is imagined looks different"
    assert game.speech.question(other) == game.speech.question(state), (
        f"seat {seat}: the question tells secrets"
    )
    for each in range(match.seats):
        same = game.sight.holdings(other, each) == game.sight.holdings(state, each)
        assert same, f"what seat {each} has is counted, and seat {seat} cannot see it"
    if not game.sight.hides(state, _own(seat)):
        _check_open(match, seat, other)
    allowed = game.rules.legal(other)
    if seat == match.actor:
        assert list(allowed) == list(match.legal()), "a seat does not see what it may do"
    if seat is not None:
        _check_orders(match, seat, other)
    for action in (action for action in match.legal() if action in allowed):
        record = Record(match.actor, action)
        seen = game.sight.redact(state, record, seat)
        assert seen == game.sight.redact(other, record, seat), (
            f"'{action}' shows seat {seat} secrets"
        )
        if seat == match.actor:
            same = describe(game, state, record) == describe(game, other, record)
            assert same, f"what is said of '{action}' tells seat {seat} secrets"


def _check_orders(match: Match, seat: int, other: State) -> None:
    """Check the orders that a seat could give: they do what is legal, and know what it knows."""
    game, view = match.game, match.view(seat)
    found = offers(game, view)
    assert len({(each.about, each.do) for each in found}) == len(found), "an order is there twice"
    ends = {ONCE, MATCH, *(game.orders.ends if game.orders is not None else ())}
    for offer in found:
        assert set(offer.until) <= ends, f"nobody knows when {offer} ends"
        numbers = {offer.least, offer.usual, offer.most}
        assert all(each is None or 0 <= each <= MOST for each in numbers), f"{offer} has no bounds"
        for number in numbers if seat == match.actor else ():
            order = Order("", offer.about, offer.do, offer.until[0], 0, 0, 0, number)
            action = told_to(game, view, match.legal(), order)
            assert action is None or action in match.legal(), f"{offer} does what is not legal"
            seen = game.sight.view(other, seat)
            same = told_to(game, seen, game.rules.legal(other), order) == action
            assert same, f"{offer} knows what seat {seat} does not"


def _own(seat: int | None) -> tuple[int, ...]:
    """Return the seats of those who see what a seat does; a spectator has none."""
    return () if seat is None else (seat,)


def _check_open(match: Match, seat: int | None, other: State) -> None:
    """Check that where a game says that it hides nothing from a seat, the seat sees all there is.

    Then only one state looks like that, whatever is made up.
    """
    game, state = match.game, match.state
    for each in (None, *range(match.seats)):
        same = game.sight.view(other, each) == match.view(each)
        assert same, f"seat {each} knows what is hidden from seat {seat}, said to know all"
    assert not game.sight.hides(state, range(match.seats)), (
        f"seat {seat} knows more than all seats do"
    )


def _check_kept(match: Match, record: Record) -> State:
    """Check that what is done in secret makes a secret; return the state after it."""
    game, after = match.game, match.state.clone()
    game.rules.apply(after, record.action)
    for seat in (None, *range(match.seats)):
        if game.sight.redact(match.state, record, seat) != record:
            kept = game.sight.hides(after, _own(seat))
            assert kept, f"'{record.action}' is a secret, yet seat {seat} is said to know all"
    return after


def _image(match: Match) -> bytes:
    """Return everything that can be seen of a position, to compare."""
    views = [match.view(seat) for seat in (None, *range(match.seats))]
    return msgspec.json.encode(views)


def _check_forms(game: AnyGame, action: Action) -> None:
    """Check that an action goes through JSON and text and comes back."""
    assert game.codec.decode(encode(action)) == action, f"{action} does not survive JSON"
    assert game.codec.parse(str(action)) == action, f"{action} does not survive text"
    assert hash(game.codec.decode(encode(action))) == hash(action), f"{action} hashes differently"


def _check_reasons(match: Match, legal_action: Action, elsewhere: Iterable[Action]) -> None:
    """Check that there is a reason exactly where an action is not legal."""
    assert match.why_not(legal_action) is None, f"{legal_action} is legal, yet has a reason"
    legal = match.legal()
    for action in elsewhere:
        reason = match.why_not(action)
        assert (reason is None) == (action in legal), f"{action}: {reason}"


def _check_chance(match: Match, every: int) -> None:
    """Check the chance decisions of a match: likely in all, and unlike each other."""
    drawn = [version for version, record in enumerate(match.records) if record.seat == "chance"]
    for version in drawn[:: min(every, len(drawn)) or 1]:
        record, earlier = match.records[version], match.at(version)
        assert earlier.actor == CHANCE, "chance acted out of turn"
        chance = earlier.chance()
        assert len(set(chance)) == len(chance), "chance lists an outcome twice"
        assert abs(sum(map(chance.probability, chance)) - 1) < 1e-9, "chance is not certain"
        assert all(weight > 0 for weight in chance.weights), "chance lists the impossible"
        for outcome in chance:
            _check_forms(match.game, outcome)
        assert isinstance(describe(earlier.game, earlier.state, record), Message)
        _check_kept(earlier, record)


def _check_outcome(match: Match) -> None:
    outcome = match.outcome
    assert match.actor == NOBODY, "the match is over, yet somebody decides"
    assert outcome is not None, "the match is over without an outcome"
    ranked = sorted(seat for place in outcome.ranking for seat in place)
    assert ranked == list(range(match.seats)), f"the ranking is {outcome.ranking}"
    assert len(outcome.scores) == match.seats, "a seat has no score"
    assert all(isinstance(said, Message) for said in outcome.why), "why it ended is not a message"


def check_log(match: Match) -> None:
    """Check that a log leads to the same match however it is followed."""
    last = _image(match)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.mbira.json"
        match.save(path)
        loaded = load(path)
    assert loaded.records == match.records, "loading changes the log"
    assert loaded.outcome == match.outcome, "loading changes the outcome"
    assert _image(loaded) == last, "loading changes the position"
    for seat in (None, *range(match.seats)):
        seen = match.records_for(seat)
        whose = [record.seat for record in match.records]
        assert [record.seat for record in seen] == whose, "redaction changes who decided"
        for mine, record in zip(seen, match.records, strict=True):
            if record.seat == seat:
                assert mine == record, f"seat {seat} may not see its own '{record.action}'"
    half = match.version // 2
    forked = match.fork(half)
    assert forked.records[:half] == match.records[:half], "a fork has another past"
    state = _state_after(match, half)
    assert match.at(half).view() == match.game.sight.view(state, None), "looking back is not exact"
    _check_undo(match.fork())


def _check_undo(match: Match) -> None:
    """Check that undo goes back to what was, and redo to what is."""
    if not match.line or not isinstance(match.line[-1].seat, int):
        return
    last, length = _image(match), len(match.line)
    seat = match.line[-1].seat
    assert isinstance(seat, int)
    to = match.undo_limit(seat)
    before = _state_after(match, to)
    match.undo(seat, to)
    assert len(match.line) == to, "undo leaves the wrong number of records"
    assert match.game.sight.view(match.state, None) == match.game.sight.view(before, None), (
        "undo is not exact"
    )
    match.redo(seat)
    assert _image(match) == last, "redo does not lead back"
    assert len(match.line) == length, "redo leaves the wrong number of records"


def _state_after(match: Match, count: int) -> State:
    state: State = match.game.rules.start(match.seats, match.options)
    for record in match.line[:count]:
        match.game.rules.apply(state, record.action)
    return state

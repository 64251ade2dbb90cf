"""An analysis: what it says of decisions, and that luck and skill add up."""

from __future__ import annotations

import random
from functools import cache

import pytest

import mbira
from mbira.bots.advice import words_of_advice
from mbira.bots.analysis import Analysis, Station, cut, find_depth, study, summary
from mbira.bots.analysis.jobs import Study, shares, work
from mbira.bots.analysis.judging import judge
from mbira.bots.analysis.outlook import Outlook
from mbira.bots.analysis.pieces import LEVEL
from mbira.bots.analysis.summary import parts_of
from mbira.bots.analysis.values import BY_CHANCE, SLIGHT, rounded
from mbira.bots.driver import play_out
from mbira.bots.mind import find_mind
from mbira.bots.player import players
from mbira.core.errors import MbiraError
from mbira.core.game import CHANCE
from mbira.core.log.save import document_text
from mbira.core.registry import find_game
from mbira.lang import LANGUAGES
from tests.bots.test_hidden import GAMES as SEATS, twins

QUICK = find_depth("quick")


SHORT: dict[str, dict[str, object]] = {
    "zimbabwe": {"round_limit": 8},
    "meduris": {"turn_limit": 45},
}
"""Options by which a match is sooner over, where a game has any."""


@cache
def played(game: str) -> mbira.Match:
    """Return a match of novices that is over; one decision was taken back and made again."""
    match = mbira.new(game, seats=SEATS[game], seed=4, **SHORT.get(game, {}))
    seated = players(["novice"] * SEATS[game], 4)
    done: list[int] = []

    def again(_: object) -> None:
        last = match.line[-1].seat
        if not done and isinstance(last, int) and match.version > 40:
            done.append(match.version)
            match.undo(last)
            match.redo(last)

    play_out(match, seated, again)
    assert done
    return match


@cache
def analysed(game: str) -> Analysis:
    match = played(game)
    spans = cut(match)
    total = sum(span.decisions for span in spans)
    return summary(game, match.seats, "quick", study(match, spans, QUICK), len(spans), total)


@pytest.mark.parametrize("game", SEATS)
def test_start_and_luck_and_skill_and_others_are_the_end_exactly(game: str) -> None:
    found, outcome = analysed(game), played(game).outcome
    assert outcome is not None
    assert found.complete
    for report in found.reports:
        parts = report.parts
        assert parts is not None
        whole = [parts.start, parts.luck, parts.skill, parts.others]
        assert sum(round(10_000 * part) for part in whole) == round(10_000 * parts.end)
        shared = (report.seat in outcome.winners) / len(outcome.winners)
        assert parts.end == pytest.approx(shared, abs=0.0002)
        assert parts.start == pytest.approx(1 / found.seats, abs=0.0002)
    lucks = [round(10_000 * report.parts.luck) for report in found.reports if report.parts]
    assert sum(lucks) == 0  # what chance gives one, it takes from the others
    assert any(lucks)


def test_each_change_belongs_to_who_led_there() -> None:
    line = [
        Station(0, BY_CHANCE, (0.5, 0.5)),
        Station(1, BY_CHANCE, (0.6, 0.4)),
        Station(2, 0, (0.5, 0.5)),
        Station(3, 1, (0.8, 0.2)),
        Station(4, 0, (1.0, 0.0)),
    ]
    first, second = parts_of(0, line), parts_of(1, line)
    assert (first.luck, first.skill, first.others) == (0.1, 0.1, 0.3)
    assert (second.luck, second.skill, second.others) == (-0.1, -0.3, -0.1)
    assert (first.start, first.end, second.end) == (0.5, 1.0, 0.0)


def test_chances_are_one_together_however_they_are_rounded() -> None:
    assert rounded([1 / 3] * 3) == (0.3334, 0.3333, 0.3333)
    rng = random.Random(2)
    for _ in range(200):
        parts = [rng.random() for _ in range(4)]
        found = rounded([part / sum(parts) for part in parts])
        assert sum(round(10_000 * each) for each in found) == 10_000


@pytest.mark.parametrize("game", ["africa", "meduris"])
def test_where_chance_decides_the_mean_over_its_results_counts(game: str) -> None:
    match = played(game)
    rules = match.game.rules
    outlook = Outlook(find_mind(game, LEVEL), find_depth("usual"))
    state = rules.start(match.seats, match.options)
    compared = 0
    for record in match.line:
        if state.actor == CHANCE and match.line.index(record) > 30:
            chance = rules.chance(state)
            if 1 < len(chance) <= outlook.depth.results:
                mean = [0.0] * match.seats
                for result in chance:
                    after = state.clone()
                    rules.apply(after, result)
                    if after.actor == CHANCE:
                        break
                    for seat, value in enumerate(outlook.of_state(after, "same")):
                        mean[seat] += chance.probability(result) * value
                else:
                    compared += 1
                    assert outlook.of_state(state, "same") == pytest.approx(mean)
        rules.apply(state, record.action)
        if compared == 3:
            break
    assert compared


@pytest.mark.parametrize("game", SEATS)
def test_an_analysis_is_the_same_in_shares_and_in_any_order(game: str) -> None:
    match = played(game)
    save = document_text(match.header, match.records, None).encode()
    some = shares(cut(match))[-3:]
    pieces = [piece for share in reversed(some) for piece in work(Study(save, share, "quick"))]
    whole = {piece.last: piece for piece in study(match, cut(match), QUICK)}
    assert pieces
    assert all(piece == whole[piece.last] for piece in pieces)


@pytest.mark.parametrize("game", SEATS)
def test_every_decision_that_counts_is_judged_where_it_was_made(game: str) -> None:
    match, found = played(game), analysed(game)
    judged = [each for turn in found.turns for each in turn.decisions]
    line = iter(match.line)
    for each in judged:
        then = match.at(each.version - 1)
        assert then.actor == each.seat
        assert len(then.legal()) == each.options > 1
        assert any(str(record.action) == each.action for record in line)  # in this order
        assert 0 <= each.after <= each.before <= 1
        assert bool(each.better) == (each.cost >= SLIGHT) == (each.edge < 0)
        if each.better:
            assert each.better[0] in map(str, then.legal())
            assert each.better[0] != each.action
            assert each.line is not None
    assert found.done == found.total == len(judged)
    costs = sorted((each.cost for each in judged), reverse=True)
    by_version = {each.version: each for each in judged}
    assert [by_version[version].cost for version in found.worst] == costs[:3]
    for report in found.reports:
        own = [each for each in judged if each.seat == report.seat]
        kept = sum(each.after for each in own) / sum(each.before for each in own)
        assert report.accuracy == round(kept, 4)


@pytest.mark.parametrize("name", SEATS)
def test_a_seat_is_judged_by_what_it_could_know(name: str) -> None:
    game = find_game(name)
    outlook = Outlook(find_mind(name, LEVEL), QUICK)
    seen = 0
    for pair in twins(game, SEATS[name], 30):
        seen += 1
        judgements = set()
        for state in pair:
            legal = game.rules.legal(state)
            view, action = game.sight.view(state, state.actor), legal.nth(len(legal) - 1)
            judgements.add(repr(judge(outlook, view, action, 7, len(legal))))
        assert len(judgements) == 1
    assert seen >= 3


@pytest.mark.parametrize("game", SEATS)
def test_what_would_have_been_better_is_in_words_of_every_language(game: str) -> None:
    better = [each for turn in analysed(game).turns for each in turn.decisions if each.better]
    assert any(each.good for each in better)
    for code in LANGUAGES:
        words = words_of_advice(code, game)
        for each in better:
            for message in (each.line, each.good, each.bad):
                if message is not None:
                    assert words.say(message)


def test_a_match_that_goes_on_is_not_analysed() -> None:
    with pytest.raises(MbiraError, match="not over"):
        cut(mbira.new("meduris", seats=2, seed=1))


def test_a_part_of_the_pieces_says_no_more_than_it_knows() -> None:
    match = played("meduris")
    spans = cut(match)
    found = summary("meduris", 3, "quick", study(match, spans[:5], QUICK), len(spans), 99)
    assert not found.complete
    assert 0 < found.done < found.total
    assert all(report.parts is None for report in found.reports)

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast

import mbira
from mbira.bots.advice import TEXTS, advise, words_of_advice
from mbira.bots.budget import Budget
from mbira.bots.driver import play_out
from mbira.bots.mind import find_mind
from mbira.bots.player import players
from mbira.bots.reasons import Gain, in_words, term_name
from mbira.core.errors import NotYourDecisionError
from mbira.core.message import Message
from mbira.lang import LANGUAGES, file_of
from tests.ours import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.bots.advice import Advice
    from mbira.bots.bot import Decision


def decisions(game: str, every: int, seed: int = 3) -> list[mbira.Match]:
    """Return a match of novices at some of its decisions, as it was then."""
    match = mbira.new(game, seats=2, seed=seed)
    found: list[int] = []

    def note(decision: Decision) -> None:
        if len(decision.legal) > 1:
            found.append(decision.version)

    play_out(match, players(["novice", "novice"], seed), note)
    return [match.at(version) for version in found[::every]]


@pytest.mark.parametrize("budget", [None, Budget(iterations=4)])
@pytest.mark.parametrize("game", GAMES)
def test_advice_names_actions_that_are_legal_one_after_the_other(
    game: str, budget: Budget | None
) -> None:
    for match in decisions(game, 12):
        seat = match.actor
        found = advise(game, match.view(seat), random.Random(1), budget=budget)
        assert 1 <= len(found) <= 3
        firsts = [advice.actions[0] for advice in found]
        assert len(set(firsts)) == len(firsts)
        if budget is None and not find_mind(game, "adept").foresight:  # nothing is searched
            worths = [advice.worth for advice in found]
            assert worths == sorted(worths, reverse=True)
        for advice in found:
            assert 0 <= advice.chance <= 1
            fork = match.fork(seed=None)
            assert advice.actions[0] in fork.legal()
            for action in advice.actions:
                if fork.actor != seat or action not in fork.legal():
                    assert action != advice.actions[0]
                    break
                fork.play(action)


def no_reason(game: str, cost: Gain, found: Sequence[Advice]) -> bool:
    """Return whether a cost speaks against nothing: it passes into other terms, or all have it."""
    if cost.term in find_mind(game, "adept").passing:
        return True
    return len(found) > 1 and all(cost in advice.gains for advice in found)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_advice_is_in_words_of_every_language(game: str, code: str) -> None:
    words = words_of_advice(code, game)
    against = words.say(Message("advice-bad", {"actions": "", "bad": ""})).strip(". ")
    reasons = 0
    for match in decisions(game, 25):
        found = advise(game, match.view(match.actor), random.Random(1))
        for advice in found:
            said = words.say(advice.words)
            assert said.startswith(", ".join(map(str, advice.actions)))
            good, _, bad = said.partition(against)
            for gain in advice.gains:
                reasons += 1
                reason = words.say(in_words(find_mind(game, "adept"), gain))
                told = gain.points > 0 or not no_reason(game, gain, found)
                assert (reason in (good if gain.points > 0 else bad)) == told
    assert reasons > 0


@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_a_name_and_reasons_and_no_words_are_idle(game: str) -> None:
    mind = find_mind(game, "adept")
    named: set[str] = set()
    for match in decisions(game, 30):
        state = mind.game.sight.imagine(match.view(match.actor), random.Random(1))
        for term in mind.terms(state, 0):
            name = term_name(term).id
            named |= {name, name.replace("term-", "more-"), name.replace("term-", "less-")}
    for code in LANGUAGES:
        source = file_of(code, mind.texts).read_text(encoding="utf-8")
        body = FluentParser().parse(source).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        assert {entry.id.name for entry in body if isinstance(entry, ast.Message)} == named


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_told_in_what_a_game_counts(game: str) -> None:
    mind = find_mind(game, "adept")
    match = decisions(game, 30)[1]
    state = mind.game.sight.imagine(match.view(match.actor), random.Random(1))
    units = mind.units(state)
    assert units
    assert set(units) <= set(mind.terms(state, 0))
    for code in LANGUAGES:
        words = words_of_advice(code, game)
        for term in units:
            said = {
                words.say(in_words(mind, Gain(term, side, count)))
                for side in (1.0, -1.0)
                for count in (2, 3)
            }
            more_than_one = {each for each in said if re.search("[23]", each)}
            assert len(said) == 4 if more_than_one else len(said) == 2, said


def test_a_term_without_words_of_its_own_is_named() -> None:
    said = in_words(find_mind("meduris", "adept"), Gain("goats", -1.0, 2))
    assert said == Message("advice-less", {"term": Message("term-goats")})


def test_the_sentences_of_advice_are_the_same_in_every_language() -> None:
    names = {
        code: set(
            re.findall(
                r"^(advice-[a-z]+) =",
                file_of(code, TEXTS).read_text(encoding="utf-8"),
                re.MULTILINE,
            )
        )
        for code in LANGUAGES
    }
    assert names["en"]
    assert all(found == names["en"] for found in names.values())


def test_advice_is_for_who_decides() -> None:
    match = mbira.new("meduris", seats=2, seed=1)
    for seat in (1 - match.actor, None):
        with pytest.raises(NotYourDecisionError, match="the seat that decides"):
            advise("meduris", match.view(seat), random.Random(1))

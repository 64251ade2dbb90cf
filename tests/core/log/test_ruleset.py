"""Rules change; a match goes on by those that it began with."""

from __future__ import annotations

from dataclasses import replace as change
from pathlib import Path
from typing import Annotated

import pytest
from msgspec.structs import replace

import mbira
from mbira.core import opening
from mbira.core.chance import Seed
from mbira.core.errors import BadSaveError, RulesetError
from mbira.core.game import Game, GameSpec, Options, about
from mbira.core.input.options import describe_options
from mbira.core.legal import ActionTable, Legal
from mbira.core.log.ruleset import options_of
from mbira.core.log.save import Header, document_text, parse_document
from mbira.core.match import Match
from tests.core.toy import PIG, Hold, PigOptions, PigState, Roll
from tests.ours import GAMES

OLD_SAVES = sorted((Path(__file__).parents[2] / "old_saves").glob("*.mbira.json"))


class Rules(Options, frozen=True):
    dice: Annotated[int, about("How many dice are rolled.")] = 2
    kind: Annotated[bool, about("Ones do no harm.")] = True
    slow: Annotated[bool, about("Dice are rolled one by one.", past=True)] = False


SPEC = GameSpec(
    id="dice", name="Dice", seats=(1, 2), ruleset=4, options=Rules, engine="nowhere:NOTHING",
    texts="nowhere:{code}.ftl",
    earlier=(None, Rules(kind=False, slow=True), Rules(kind=False)),
)  # fmt: skip


def _header(ruleset: int, **options: bool | int) -> Header:
    return Header(
        game="dice", ruleset=ruleset, seats=1, options=dict(options), data={}, chance="sha256:0"
    )


def test_a_match_of_this_ruleset_has_its_defaults() -> None:
    assert options_of(SPEC, _header(4)) == Rules()


def test_what_an_earlier_ruleset_took_for_granted_still_holds_for_its_matches() -> None:
    assert options_of(SPEC, _header(3)) == Rules(kind=False)
    assert options_of(SPEC, _header(2)) == Rules(kind=False, slow=True)


def test_what_a_header_says_comes_before_what_its_ruleset_took_for_granted() -> None:
    assert options_of(SPEC, _header(2, kind=True, dice=3)) == Rules(dice=3, slow=True)


@pytest.mark.parametrize("ruleset", [0, 5])
def test_a_ruleset_that_this_program_cannot_know_is_refused_in_one_line(ruleset: int) -> None:
    with pytest.raises(RulesetError, match=f"ruleset {ruleset} of dice, this program has 4"):
        options_of(SPEC, _header(ruleset))


def test_a_match_of_rules_that_nobody_wrote_down_is_refused_only_where_it_differs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    then = Match.begin(PIG, 2, PigOptions(), Seed("then"))
    for action in (Roll(), Hold(), Roll()):
        then.play(action)
    spec = replace(PIG.spec, ruleset=2, earlier=(None,))
    now = Game(spec=spec, codec=PIG.codec, rules=PIG.rules, sight=PIG.sight, speech=PIG.speech)
    monkeypatch.setattr(opening, "find_game", lambda _: now)

    def opened() -> Match:
        text = document_text(then.header, then.records, None)
        return opening.restore(parse_document(text.encode(), "old"), "old")

    assert opened().records == then.records
    legal = PIG.rules.legal

    def no_holding(state: PigState) -> Legal:
        found = [action for action in legal(state) if action != Hold()]
        return Legal([(ActionTable(found), (1 << len(found)) - 1)])

    now.rules = change(PIG.rules, legal=no_holding)
    with pytest.raises(BadSaveError) as refused:
        opened()
    assert "record 3 (seat 0)" in str(refused.value)
    assert "ruleset 1 of pig, which differs here from 2" in str(refused.value)


def test_options_of_the_past_are_not_offered() -> None:
    assert [info.name for info in describe_options(SPEC)] == ["dice", "kind"]


@pytest.mark.parametrize("path", OLD_SAVES, ids=lambda path: path.name.partition(".")[0])
def test_a_save_of_an_earlier_ruleset_is_played_by_its_rules(path: Path, tmp_path: Path) -> None:
    match = mbira.load(path)
    assert match.over
    match.save(tmp_path / "again.mbira.json")
    assert (tmp_path / "again.mbira.json").read_bytes() == path.read_bytes()


def test_there_are_old_saves_of_every_game() -> None:
    assert {path.name.split("-")[2] for path in OLD_SAVES} == set(GAMES)

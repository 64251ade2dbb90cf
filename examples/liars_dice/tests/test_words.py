"""The words: three languages that say the same, plurals, and a drawing of 80 columns."""

from __future__ import annotations

import random
import re
from functools import partial

import pytest
from positions import position

import mbira
from mbira.core.drawing import length
from mbira.core.game import Record
from mbira.core.message import Message
from mbira.core.question import ask
from mbira.lang import LANGUAGES, language, source
from mbira_liars_dice.actions import Bid, Liar
from mbira_liars_dice.game import GAME
from mbira_liars_dice.queries import QUESTIONS
from mbira_liars_dice.spec import SPEC
from mbira_liars_dice.views import DiceView, view
from mbira_liars_dice.words import bid_name

LONG = dict.fromkeys(range(6), "Bartholomew the Extraordinary")


def test_all_languages_have_the_same_messages() -> None:
    ids = {
        code: re.findall(r"^([a-z][\w-]*) =", source(code, SPEC.texts), re.MULTILINE)
        for code in LANGUAGES
    }
    assert ids["en"] == ids["it"] == ids["ru"]
    assert len(set(ids["en"])) == len(ids["en"])


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_match_can_be_told_asked_and_drawn(code: str) -> None:
    """A word that is missing raises LookupError."""
    words = language(code, SPEC)
    rng = random.Random(1)
    match = mbira.new("liars_dice", seats=6, seed=1)
    while not match.over:
        seat = match.actor
        seen = match.view(seat)
        assert isinstance(seen, DiceView)
        told = [match.question(), *ask(QUESTIONS, seen, ["odds"])]
        for action in (match.legal().nth(0), match.legal().choose(rng)):
            told += [match.describe(Record(seat, action))]
        for message in told:
            said = words.say(message)
            assert said[0].isupper(), said
            assert said.endswith("."), said
        for line in GAME.draw(seen, partial(words.say, names=LONG), ["liar"]):
            assert length(line) <= 80
        match.play(match.legal().choose(rng))
    for viewer in (0, None):
        for version, record in enumerate(match.records_for(viewer)):
            said = words.say(match.at(version).describe(record))
            assert code != "ru" or not re.search("[A-Za-z]", said), said
    assert match.outcome is not None
    assert words.say(match.outcome.why[0])


@pytest.mark.parametrize("code", LANGUAGES)
def test_nobody_reads_their_own_name(code: str) -> None:
    words = language(code, SPEC)
    rng = random.Random(2)
    match = mbira.new("liars_dice", seats=3, seed=2)
    while not match.over:
        match.play(match.legal().choose(rng))
    assert match.outcome is not None
    for seat in range(3):
        told = [match.at(at).describe(each) for at, each in enumerate(match.records_for(seat))]
        for message in [*told, *match.outcome.why]:
            assert "Zora" not in words.say(message, {seat: "Zora"}, seat)


@pytest.mark.parametrize(
    ("code", "by_me", "of_me"),
    [
        ("en", "You doubt the bid of Ada: 2 fives.", "Bruno doubts your bid: 2 fives."),
        (
            "it",
            "Dubiti della puntata di Ada: 2 «cinque».",
            "Bruno dubita della tua puntata: 2 «cinque».",
        ),
        ("ru", "Вы не верите ставке: Ада, 2 пятёрки.", "Бруно не верит вашей ставке: 2 пятёрки."),
    ],
)
def test_a_doubt_is_told_to_either_seat_that_it_is_about(code: str, by_me: str, of_me: str) -> None:
    state = position(["155", "226"], "bid 2 5")
    doubt = GAME.speech.describe(state, None, Record(1, Liar()))
    words = language(code, SPEC)
    assert words.say(doubt, reader=1) == by_me
    assert words.say(doubt, reader=0) == of_me


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("played", "refused"),
    [((), "liar"), ((), "bid 7 2"), ((), "bid 1 1"), (("bid 2 3",), "bid 2 2"), ((), "lift")],
)
def test_every_refusal_has_words(code: str, played: tuple[str, ...], refused: str) -> None:
    state = position(["234", "156"], *played)
    reason = GAME.speech.why_not(state, GAME.codec.parse(refused))
    assert language(code, SPEC).say(reason).endswith(".")


@pytest.mark.parametrize(
    ("code", "count", "said"),
    [
        ("en", 1, "1 five"), ("en", 2, "2 fives"), ("en", 21, "21 fives"),
        ("it", 1, "1 «cinque»"), ("it", 4, "4 «cinque»"),
        ("ru", 1, "1 пятёрка"), ("ru", 2, "2 пятёрки"), ("ru", 5, "5 пятёрок"),
        ("ru", 11, "11 пятёрок"), ("ru", 21, "21 пятёрка"), ("ru", 24, "24 пятёрки"),
    ],
)  # fmt: skip
def test_bids_have_their_plurals(code: str, count: int, said: str) -> None:
    assert language(code, SPEC).say(bid_name(Bid(count, 5))) == said


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "Ада бросает под стаканом 1 кость."),
        (3, "Ада бросает под стаканом 3 кости."),
        (5, "Ада бросает под стаканом 5 костей."),
    ],
)
def test_dice_have_their_plurals_in_russian(count: int, said: str) -> None:
    hidden = Message("log-roll-hidden", {"seat": Message("seat-0"), "count": count})
    assert language("ru", SPEC).say(hidden) == said


@pytest.mark.parametrize(
    ("code", "said"), [("en", "dice +1"), ("it", "dadi +1"), ("ru", "кости +1")]
)
def test_what_is_counted_has_words(code: str, said: str) -> None:
    assert list(GAME.sight.holdings(position(["155", "226"]), 0)) == ["dice"]
    assert language(code, SPEC).say(Message("change-dice", {"amount": "+1"})) == said


def test_the_drawing_shows_ones_own_dice_the_cups_the_bid_and_the_last_round() -> None:
    state = position(["155", "226", "3"], "bid 1 2", "bid 3 5", "liar", "lift")
    for seat, hand in enumerate(["155", "226"]):
        GAME.rules.apply(state, GAME.codec.parse(f"roll {seat} {hand}"))
    GAME.rules.apply(state, GAME.codec.parse("bid 2 6"))
    words = language("en", SPEC)
    lines = ["".join(span.text for span in line) for line in GAME.draw(view(state, 0), words.say)]
    assert [line.rstrip() for line in lines] == [
        "6 dice on the table; ones count as every face",
        "Bid: 2 sixes (Ada)",
        "",
        "     seat                under the cup           last round",
        " ● 0 Ada                 [1][5][5]               [1][5][5]",
        "▸■ 1 Bruno               [?][?][?]               [2][2][6]",
        " ▲ 2 Clara               out                     [3]",
        "",
        'Bruno bid 3 fives, Clara said "liar"; found: 3; a die less: Clara',
    ]

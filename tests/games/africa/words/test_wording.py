"""How the words of Heart of Africa read: choices, numbers, whole sentences, people's names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mbira.cli.play.choices import Choices
from mbira.core.game import Record, describe
from mbira.core.message import Message, seat_name
from mbira.games.africa.game import GAME
from mbira.games.africa.words.names import area_name
from mbira.lang import LANGUAGES
from tests.games.africa.words.examples import AT, EXAMPLES
from tests.games.africa.words.moments import fight
from tests.games.africa.words.speech import (
    MATCHES,
    heard,
    played,
    positions,
)
from tests.games.africa.words.test_texts import AREAS, TEXTS, Args
from tests.texts import ANY_NAMES, reviewed

if TYPE_CHECKING:
    from collections.abc import Callable


# Choices and questions


@pytest.mark.parametrize("code", LANGUAGES)
def test_choices_read_on_after_the_name_of_the_seat(code: str) -> None:
    kinds: set[str] = set()
    for state, record in (pair for place in (1, 3) for pair in positions(played(place))):
        if state.actor < 0 or f"{record.action}" in kinds:
            continue
        actions = list(GAME.rules.legal(state))
        if not Choices(actions).numbered and len(kinds) > 40:
            continue
        kinds.add(f"{record.action}")
        for action in actions[:40]:
            choice = describe(GAME, state, Record(state.actor, action))
            TEXTS.check_choice(code, state.actor, choice)
    assert len({kind.split()[0] for kind in kinds}) > 15


@pytest.mark.parametrize("code", LANGUAGES)
def test_records_that_hide_something_begin_with_the_seat_too(code: str) -> None:
    for text in ("commit hidden", "stake caravan hidden", "stake special hidden"):
        TEXTS.check_choice(code, 0, fight().told(text))


@pytest.mark.parametrize("code", LANGUAGES)
def test_questions_fit_in_two_lines_of_a_terminal(code: str) -> None:
    words = TEXTS.words[code]
    for place in range(len(MATCHES)):
        for message in heard(place):
            if message.id.startswith("ask-"):
                said = words.say(message)
                assert len(said) <= 2 * 74, said
    fates = [Message(f"fate-{loss}", {"amount": 3}) for loss in ("trader", "reputation")]
    for area in AREAS:
        for fate in fates:
            args: Args = {"seat": seat_name(0), "area": area, "fate": fate, "count": 12}
            assert len(words.say(Message("ask-answer", args))) <= 2 * 74


# Numbers

PLURALS = {
    "en": {
        "traders": "1 trader, 2 traders, 5 traders, 11 traders, 21 traders",
        "influence": "1 influence, 2 influence, 5 influence, 11 influence, 21 influence",
        "points": "1 action point, 2 action points, 5 action points, 11 action points, "
        "21 action points",
        "neutrals": "1 neutral trader, 2 neutral traders, 5 neutral traders, 11 neutral traders, "
        "21 neutral traders",
        "rows": "1 row, 2 rows, 5 rows, 11 rows, 21 rows",
        "moved": "1 trader, 2 traders, 5 traders, 11 traders, 21 traders",
        "staked": "1 Market marker, 2 Market markers, 5 Market markers, 11 Market markers, "
        "21 Market markers",
    },
    "it": {
        "traders": "1 commerciante, 2 commercianti, 5 commercianti, 11 commercianti, "
        "21 commercianti",
        "influence": "1 segnalino Influenza, 2 segnalini Influenza, 5 segnalini Influenza, "
        "11 segnalini Influenza, 21 segnalini Influenza",
        "points": "1 punto azione, 2 punti azione, 5 punti azione, 11 punti azione, "
        "21 punti azione",
        "neutrals": "1 commerciante neutrale, 2 commercianti neutrali, 5 commercianti neutrali, "
        "11 commercianti neutrali, 21 commercianti neutrali",
        "rows": "1 livello, 2 livelli, 5 livelli, 11 livelli, 21 livelli",
        "moved": "1 commerciante, 2 commercianti, 5 commercianti, 11 commercianti, 21 commercianti",
        "staked": "1 segnalino Mercato, 2 segnalini Mercato, 5 segnalini Mercato, "
        "11 segnalini Mercato, 21 segnalini Mercato",
    },
    "ru": {
        "traders": "1 торговец, 2 торговца, 5 торговцев, 11 торговцев, 21 торговец",
        "influence": "1 влияние, 2 влияния, 5 влияния, 11 влияния, 21 влияние",
        "points": "1 очко действия, 2 очка действия, 5 очков действия, 11 очков действия, "
        "21 очко действия",
        "neutrals": "1 нейтральным торговцем, 2 нейтральными торговцами, "
        "5 нейтральными торговцами, 11 нейтральными торговцами, 21 нейтральным торговцем",
        "rows": "1 ступень, 2 ступени, 5 ступеней, 11 ступеней, 21 ступень",
        "moved": "1 торговца, 2 торговцев, 5 торговцев, 11 торговцев, 21 торговца",
        "staked": "1 жетон «Рынок», 2 жетона «Рынок», 5 жетонов «Рынок», 11 жетонов «Рынок», "
        "21 жетон «Рынок»",
    },
}
COUNTED: dict[str, Callable[[int], Message]] = {
    "traders": lambda n: Message("pieces-traders", {"count": n}),
    "influence": lambda n: Message("amount-influence", {"count": n}),
    "points": lambda n: Message("log-trader", {**AT, "points": n}),
    "neutrals": lambda n: Message("log-oust", {**AT, "count": n}),
    "rows": lambda n: Message("why-change-steps", {"count": n}),
    "moved": lambda n: Message("log-move", {**AT, "origin": area_name("congo"), "count": n}),
    "staked": lambda n: Message(
        "log-stake", {**AT, "marker": Message("marker-market"), "count": n}
    ),
}
BEHIND = {
    "en": r"\.| in the Heart| from the| a turn",
    "it": r"\.| nel Cuore| dal Congo| per turno",
    "ru": r"\.| в Сердце| из Конго",
}
"""What follows the noun in these sentences."""


@pytest.mark.parametrize("code", PLURALS)
def test_numbers_agree_with_their_nouns(code: str) -> None:
    def say(kind: str, number: int) -> str:
        """Return a number and the noun behind it."""
        said = TEXTS.words[code].say(COUNTED[kind](number))
        return re.split(BEHIND[code], said[said.index(str(number)) :])[0]

    assert PLURALS[code].keys() == COUNTED.keys()
    for kind, forms in PLURALS[code].items():
        assert ", ".join(say(kind, number) for number in (1, 2, 5, 11, 21)) == forms


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_never_a_number(code: str) -> None:
    """Where none is a number of its own, there are words for it."""
    market = Message("marker-market")
    none: dict[str, Args] = {
        "ask-movement": {"points": 0, "buy": "yes"},
        "log-refuse": {"count": 0, "worth": 3},
        "log-commit": {"count": 0},
        "log-stake": {"count": 0, "marker": market},
        "log-stake-special": {"count": 0},
        "then-heart": {"count": 0},
        "then-pool": {"count": 2, "left": 0},
        "fate-none": {"amount": 0},
        "why-few-points": {"count": 4, "have": 0},
        "why-cannot-pay": {"count": 2, "have": 0},
        "why-commit-most": {"count": 0},
        "why-stake-most": {"count": 0, "marker": market},
        "why-stopped": {"count": 0},
        "why-points-spent": {"count": 3, "have": 0, "marker": market},
    }
    for name, args in none.items():
        said = TEXTS.words[code].say(Message(name, {**AT, **args}))
        assert "0" not in said, said


# Whole sentences

SENTENCES = Path(__file__).with_name("sentences.txt")


def test_every_example_has_been_read() -> None:
    assert list(reviewed(SENTENCES)) == list(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_this_is_how_it_reads(name: str) -> None:
    assert TEXTS.in_all_languages(EXAMPLES[name]()) == reviewed(SENTENCES)[name]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", ANY_NAMES)
def test_people_may_have_any_name(code: str, name: str) -> None:
    for example in EXAMPLES.values():
        TEXTS.check_named(code, example(), name)
    assert TEXTS.check_named(code, EXAMPLES["auction"](), name) == 4
    asked = TEXTS.words[code].say(EXAMPLES["bid question"](), dict.fromkeys(range(5), name))
    assert asked.startswith(f"{name}: ")

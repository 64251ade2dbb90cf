"""How the words of Meduris read: choices, numbers, whole sentences, people's names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mbira.cli.play.choices import Choices
from mbira.core.game import Record, describe
from mbira.core.message import Message, seat_name
from mbira.core.question import ask
from mbira.games.meduris.data import MATERIAL_IDS
from mbira.games.meduris.game import GAME
from mbira.games.meduris.words import tell
from mbira.games.meduris.words.names import pile
from mbira.lang import LANGUAGES
from tests.games.meduris.scene import Scene
from tests.games.meduris.words.test_texts import TEXTS, heard, played, positions
from tests.texts import ANY_NAMES, reviewed

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.parametrize("code", LANGUAGES)
def test_choices_read_on_after_the_name_of_the_seat(code: str) -> None:
    kinds: set[str] = set()
    for state, record in positions(played(0)):
        if state.actor < 0 or f"{record.action}" in kinds:
            continue
        actions = list(GAME.rules.legal(state))
        if not Choices(actions).numbered:
            continue
        kinds.add(f"{record.action}")
        for action in actions:
            choice = describe(GAME, state, Record(state.actor, action))
            TEXTS.check_choice(code, state.actor, choice)
    assert len({kind.split()[0] for kind in kinds}) > 6


@pytest.mark.parametrize("code", LANGUAGES)
def test_questions_fit_in_two_lines_of_a_terminal(code: str) -> None:
    for message in heard(5):
        if message.id.startswith("ask-"):
            said = TEXTS.words[code].say(message)
            assert len(said) < 2 * 74, said


PLURALS = {
    "en": {
        "wool": "1 wool, 2 wool, 5 wool, 11 wool, 21 wool",
        "stone": "1 stone, 2 stone, 5 stone, 11 stone, 21 stone",
        "points": "1 point, 2 points, 5 points, 11 points, 21 points",
        "turns": "1 turn, 2 turns, 5 turns, 11 turns, 21 turns",
        "huts": "1 other hut, 2 other huts, 5 other huts, 11 other huts, 21 other huts",
    },
    "it": {
        "wood": "1 legno, 2 legni, 5 legni, 11 legni, 21 legni",
        "wool": "1 lana, 2 lane, 5 lane, 11 lane, 21 lane",
        "copper": "1 rame, 2 rame, 5 rame, 11 rame, 21 rame",
        "stone": "1 pietra, 2 pietre, 5 pietre, 11 pietre, 21 pietre",
        "points": "1 punto, 2 punti, 5 punti, 11 punti, 21 punti",
        "turns": "1 turno, 2 turni, 5 turni, 11 turni, 21 turni",
        "huts": "1 altra capanna, 2 altre capanne, 5 altre capanne, 11 altre capanne, "
        "21 altre capanne",
    },
    "ru": {
        "wood": "1 дерево, 2 дерева, 5 дерева, 11 дерева, 21 дерево",
        "wool": "1 шерсть, 2 шерсти, 5 шерсти, 11 шерсти, 21 шерсть",
        "copper": "1 медь, 2 меди, 5 меди, 11 меди, 21 медь",
        "stone": "1 камень, 2 камня, 5 камней, 11 камней, 21 камень",
        "points": "1 очко, 2 очка, 5 очков, 11 очков, 21 очко",
        "turns": "1 хода, 2 ходов, 5 ходов, 11 ходов, 21 хода",
        "huts": "1 другой хижины, 2 других хижин, 5 других хижин, 11 других хижин, "
        "21 другой хижины",
    },
}


@pytest.mark.parametrize("code", PLURALS)
def test_numbers_agree_with_their_nouns(code: str) -> None:
    def say(kind: str, number: int) -> str:
        """Return a number and what stands behind it."""
        if kind == "points":
            message = Message("then-token", {"vp": number})
        elif kind == "turns":
            message = Message("end-turn-limit", {"turns": number})
        elif kind == "huts":
            message = Message("tell-worth-later", {"huts": number})
        else:
            message = pile(number, MATERIAL_IDS.index(kind))
        found = re.search(r"\d[^.,]*", TEXTS.words[code].say(message))
        assert found is not None
        return found[0]

    for kind, forms in PLURALS[code].items():
        assert ", ".join(say(kind, number) for number in (1, 2, 5, 11, 21)) == forms


def yields() -> Scene:
    """Return the position of the rulebook's examples of a small and a big yield."""
    return Scene().towers(wood="221", stone="01", copper="0")


def ritual() -> Scene:
    """Return the position of the rulebook's example of a ritual in a settlement."""
    scene = Scene(turn_of=2).huts(0, 16, 19, 20).temples(2, 21).druid(16)
    return scene.stock(2, stone=4, wood=4).stock(0, wood=1)


def river() -> Scene:
    """Return the position of the rulebook's example of the great river."""
    return Scene().huts(2, 30, 31).huts(1, 2, 8, 13).druid(31)


def replacing() -> Scene:
    """Return a position in which a stone has to be replaced."""
    return Scene().stock(0, wood=5, wool=1).play("hut 1")


EXAMPLES: dict[str, Callable[[], Message]] = {
    "small yield": lambda: yields().rolling().told("roll wood"),
    "big yield": lambda: yields().told("move copper 1 stone"),
    "hut": lambda: ritual().told("hut 18"),
    "question": lambda: ritual().play("hut 18").asked(),
    "offering": lambda: ritual().play("hut 18").told("offer both"),
    "no offering": lambda: ritual().play("hut 18", "offer both").told("offer nothing"),
    "river": lambda: river().told("temple 18"),
    "replacement": lambda: replacing().asked(),
    "too few": lambda: replacing().why_not("replace stone wool wool wood"),
    "too dear": lambda: Scene().stock(0).why_not("hut 0"),
    "way": lambda: ask(tell.QUESTIONS, river().view(), ["druid"])[0],
    "end": lambda: Message("end-built", {"turns": 57, "seat": seat_name(3)}),
}
"""What sentences.txt has the words of."""


@pytest.mark.parametrize("name", EXAMPLES)
def test_this_is_how_it_reads(name: str) -> None:
    examples = reviewed(Path(__file__).with_name("sentences.txt"))
    assert list(examples) == list(EXAMPLES)
    assert TEXTS.in_all_languages(EXAMPLES[name]()) == examples[name]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", ANY_NAMES)
def test_people_may_have_any_name(code: str, name: str) -> None:
    for example in EXAMPLES.values():
        TEXTS.check_named(code, example(), name)
    assert TEXTS.check_named(code, EXAMPLES["small yield"](), name) == 2
    asked = TEXTS.words[code].say(EXAMPLES["question"](), dict.fromkeys(range(4), name))
    assert asked.startswith(f"{name}: ")

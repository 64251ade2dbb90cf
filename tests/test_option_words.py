"""The options of every game in words: each has a label and a sentence, each choice a label."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource

from mbira.core.input.options import OptionInfo, describe_options
from mbira.core.registry import find_spec, specs
from mbira.lang import LANGUAGES, source

LONGEST_LABEL = 48
RULING = re.compile(r"\(R\d+\)")
FLAG = ("true", "false")

cases = pytest.mark.parametrize(
    ("game", "code"), [(game, code) for game in sorted(specs()) for code in LANGUAGES]
)


class Entry(NamedTuple):
    """What a file has for an id."""

    label: str
    forms: dict[str, str]


def wanted(game: str) -> dict[str, OptionInfo | None]:
    """Return the ids that a game must have words for; None stands for a choice."""
    ids: dict[str, OptionInfo | None] = {}
    for info in describe_options(find_spec(game)):
        name = f"option-{info.name}".replace("_", "-")
        assert name not in ids
        ids[name] = info
        for choice in () if info.choices == FLAG else info.choices:
            chosen = f"{name}-{choice}"
            assert chosen not in ids
            ids[chosen] = None
    return ids


def test_every_group_and_preset_has_words_and_nothing_else_has() -> None:
    for game in specs():
        spec = find_spec(game)
        groups = {f"group-{info.group}" for info in describe_options(spec) if info.group}
        ids = groups | {f"preset-{preset.id}" for preset in spec.presets}
        said: set[str] = set()
        for code in LANGUAGES:
            pattern = r"^((?:group|preset)-[\w-]+) = (.+)$"
            found = dict(re.findall(pattern, text(game, code), re.MULTILINE))
            assert found.keys() == ids, (game, code)
            for name, words in found.items():
                assert words[-1] == "." if name.startswith("preset-") else len(words) <= 40
                assert words not in said, f"{name} is not translated, or another's"
            said |= set(found.values())


def text(game: str, code: str) -> str:
    return source(code, find_spec(game).texts)


def found(game: str, code: str) -> dict[str, Entry]:
    """Return the words of options that a game's file has."""
    fluent = text(game, code)
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(fluent))
    words: dict[str, Entry] = {}
    for name in re.findall(r"^(option-[\w-]+) =", fluent, re.MULTILINE):
        assert name not in words, f"{name} appears twice"
        message = bundle.get_message(name)
        assert message.value is not None, name
        forms: dict[str, str] = {}
        for form, pattern in {"": message.value, **message.attributes}.items():
            said, errors = bundle.format_pattern(pattern, {})
            assert not errors, f"{name}: options are told nothing: {errors}"
            forms[form] = str(said)
        words[name] = Entry(forms.pop(""), forms)
    return words


@cases
def test_every_option_has_words_and_nothing_else_has(game: str, code: str) -> None:
    assert sorted(found(game, code)) == sorted(wanted(game))


@cases
def test_an_option_has_a_label_and_a_sentence(game: str, code: str) -> None:
    words = found(game, code)
    for name, info in wanted(game).items():
        label, forms = words[name]
        assert len(label) <= LONGEST_LABEL, name
        assert label[-1] not in ".:", name
        if info is None:
            assert not forms, name
            continue
        assert label[0].isupper(), name
        assert forms.keys() == {"about"}, name
        assert re.fullmatch(r"[^\W\d_].*[^.]\.", forms["about"]), name
        assert forms["about"][0].isupper(), name
        assert RULING.findall(forms["about"]) == RULING.findall(info.description), name


@cases
def test_choices_of_an_option_are_told_apart(game: str, code: str) -> None:
    words = found(game, code)
    ids = wanted(game)
    labels = [words[name].label for name, info in ids.items() if info is not None]
    assert len(set(labels)) == len(labels)
    for option in (name for name, info in ids.items() if info is not None):
        choices = [words[name].label for name in ids if name.startswith(f"{option}-")]
        assert len(set(choices)) == len(choices), option


@pytest.mark.parametrize("game", sorted(specs()))
@pytest.mark.parametrize("code", ["it", "ru"])
def test_nothing_is_left_in_english(game: str, code: str) -> None:
    english = found(game, "en")
    for name, entry in found(game, code).items():
        said = [entry.label, *entry.forms.values()]
        assert code != "ru" or not re.search("[A-Za-z]", RULING.sub("", "".join(said))), name
        if is_name(game, name):
            continue
        for words, original in zip(
            said, [english[name].label, *english[name].forms.values()], strict=True
        ):
            assert words != original or not re.search(r"[^\W\d]", words), name


def is_name(game: str, name: str) -> bool:
    """Return whether a choice is called by a name that the game has already: a god's, a seat's."""
    return re.search(rf"^{name} = {{ [\w-]+ }}$", text(game, "en"), re.MULTILINE) is not None

"""Another language is a folder of texts: whoever copies the English one and translates has it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mbira

CODE = "xx"
"""No language is called so."""


@pytest.fixture
def spoken(tmp_path: Path) -> Path:
    """Return a copy of the package to run, with one more language."""
    package = Path(mbira.__file__).parent
    unneeded = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(package, tmp_path / "mbira", ignore=unneeded)
    lang = tmp_path / "mbira" / "lang"
    shutil.copytree(lang / "en", lang / CODE)
    translate(lang / CODE / "games" / "zimbabwe.ftl", "game-name", "Xxmbabwe")
    translate(lang / CODE / "match.ftl", "why-over", "Xx is over.")
    return tmp_path


def translate(file: Path, name: str, words: str) -> None:
    text = file.read_text(encoding="utf-8")
    translated = re.sub(rf"^{name} = .*$", f"{name} = {words}", text, flags=re.MULTILINE)
    assert translated != text
    file.write_text(translated, encoding="utf-8")


def python(spoken: Path, *words: str) -> str:
    """Return what a new process says that finds the copy before what is installed."""
    paths = (str(spoken), os.environ.get("PYTHONPATH", ""))
    done = subprocess.run(  # noqa: S603
        [sys.executable, *words],
        cwd=spoken,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))},
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def test_a_folder_of_texts_is_a_language(spoken: Path) -> None:
    said = python(spoken, "-c", "import mbira.lang; print(*mbira.lang.LANGUAGES)")
    assert CODE in said.split()
    listed = python(spoken, "-m", "mbira", "play", "--lang", CODE)
    assert "zimbabwe  Xxmbabwe" in listed


def test_the_server_sends_its_words(spoken: Path) -> None:
    asking = f"from mbira.server.api.games import fluent; print(fluent({CODE!r}, 'zimbabwe'))"
    sent = python(spoken, "-c", asking)
    assert "game-name = Xxmbabwe" in sent
    assert "why-over = Xx is over." in sent


def test_what_it_lacks_is_said_in_english(spoken: Path) -> None:
    (spoken / "mbira" / "lang" / CODE / "match.ftl").unlink()
    asking = (
        "from mbira.core.message import Message; from mbira.lang import language;"
        f"print(language({CODE!r}).say(Message('why-over')) =="
        " language('en').say(Message('why-over')))"
    )
    assert python(spoken, "-c", asking) == "True\n"

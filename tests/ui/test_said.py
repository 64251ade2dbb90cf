"""What the page is tested to say as the server does: the server still says it like that."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import mbira.lang
from mbira.core.message import Message
from mbira.lang import Language
from tests.ours import GAMES

SAID = Path(__file__).parents[2] / "ui" / "src" / "words" / "said.json"


@pytest.mark.parametrize("game", GAMES)
def test_the_server_says_it_like_that(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = json.loads(SAID.read_text(encoding="utf-8"))[game]
    monkeypatch.setattr(mbira.lang, "source", lambda code, _: told["fluent"][code])
    names = {int(seat): name for seat, name in told["names"].items()}
    assert len(told["fluent"]) > 2
    for code in told["fluent"]:
        language = Language(code, ("of the file",))
        for each in told["said"]:
            message = msgspec.convert(each["message"], Message)
            assert language.say(message, names, told["reader"]) == each[code]

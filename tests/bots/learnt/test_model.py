"""Models are files that say where they come from; a broken one is refused in one line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from mbira.bots.learnt.model import (
    Model,
    blank,
    digest_of,
    make_model,
    model_for,
    read_model,
    write_model,
)
from mbira.bots.learnt.net import LARGEST_SUM
from mbira.bots.mind import known_games, mind_kind
from mbira.core.errors import MbiraError
from mbira.core.registry import find_game


def model() -> Model:
    start = blank("meduris", 2, 2, "mbira train meduris", 4)
    return make_model(start, [[1, -2], [3, 4], [-5, 6]], [7, -8], (2.0, 3.0), 9.5)


def signed(changed: Model) -> Model:
    return msgspec.structs.replace(changed, digest=digest_of(changed))


def test_what_is_written_is_read_again() -> None:
    there = read_model(write_model(model()), "there")
    assert there == model()
    assert there.weights() == ([[1, -2], [3, 4], [-5, 6]], [7, -8])
    assert (there.inputs, there.units, there.made_by) == (2, 2, "mbira train meduris")


def test_the_digest_is_of_what_decides_and_of_nothing_else() -> None:
    other = msgspec.structs.replace(model(), made_by="somebody", matches=5, error=1.0)
    assert digest_of(other) == model().digest
    assert digest_of(msgspec.structs.replace(model(), scale=(2.0, 4.0))) != model().digest


LARGE = [[32767] * 2] * (LARGEST_SUM // 32767 + 1)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "holds no model"),
        (b'{"format": "mbira-model/1"}', "missing required field"),
        (write_model(model())[:-40], "holds no model"),
        (write_model(model()).replace(b"meduris", b"zimbabwe", 1), "its digest is not"),
        (write_model(signed(msgspec.structs.replace(model(), format="x"))), "its format is 'x'"),
        (write_model(signed(msgspec.structs.replace(model(), inputs=9))), "too few weights"),
        (write_model(signed(msgspec.structs.replace(model(), units=0))), "none or too many"),
        (write_model(signed(msgspec.structs.replace(model(), scale=(0.0, 1.0)))), "its scale"),
        (write_model(signed(msgspec.structs.replace(model(), second="B/g*"))), "holds no model"),
        (write_model(signed(msgspec.structs.replace(model(), second="Bwg="))), "too few weights"),
        (write_model(make_model(model(), LARGE, [1, 1], (1.0, 1.0), 0.0)), "too large"),
    ],
)
def test_a_broken_one_is_refused_in_one_line(content: bytes, why: str) -> None:
    path = Path("model.json")
    with pytest.raises(MbiraError) as error:
        read_model(content, path)
    assert str(error.value).startswith(f"{path} holds no model: ")
    assert why in str(error.value)
    assert "\n" not in str(error.value)


def test_models_that_come_with_minds_are_of_their_game_and_fit_them() -> None:
    found = 0
    for name in known_games():
        game, kind = find_game(name), mind_kind(name)
        mind = kind(game, kind.kind_of_weights())
        for seats in range(game.spec.seats[0], game.spec.seats[1] + 1):
            there = model_for(kind.__module__.rpartition(".")[0], seats)
            if there is not None:
                found += 1
                assert (there.game, there.ruleset) == (name, game.spec.ruleset)
                assert (there.seats, there.inputs) == (seats, mind.inputs(seats))
    assert found

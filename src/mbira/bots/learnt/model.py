"""A network in a file, with where it comes from: JSON, its weights as base64."""

from __future__ import annotations

import hashlib
from base64 import b64decode, b64encode
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from mbira.bots.learnt.net import LARGEST_SUM, Net
from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from collections.abc import Sequence

FORMAT: Final = "mbira-model/1"
MOST_WEIGHTS: Final = 200_000
LARGEST: Final = 32767
BYTES: Final = 2
"""Of a weight: a whole number with a sign, the low byte first."""


class Model(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was learnt of a game with this many seats."""

    format: str = FORMAT
    game: str
    ruleset: int
    seats: int
    made_by: str
    """The command that made it."""
    matches: int
    """How many matches it has learnt from."""
    error: float
    """How far off it is, in points, in matches that it did not learn from."""
    digest: str
    """Of all that decides: whoever has the same has the same model."""
    inputs: int
    units: int
    scale: tuple[float, float]
    """What leads in points are divided by: at the end, and how much more at the start."""
    first: str
    """The weights of each input to each hidden unit, and last the steady one."""
    second: str

    def weights(self) -> tuple[list[list[int]], list[int]]:
        """Return the weights of each input, last of the steady one; and those of hidden units."""
        first = _unpacked(self.first)
        rows = [first[at : at + self.units] for at in range(0, len(first), self.units)]
        return rows, _unpacked(self.second)

    def net(self) -> Net:
        """Return the network."""
        return Net(*self.weights())


def make_model(
    start: Model,
    first: Sequence[Sequence[int]],
    second: Sequence[int],
    scale: tuple[float, float],
    error: float,
) -> Model:
    """Return a model like another one, with weights of its own."""
    weights = _packed([weight for row in first for weight in row]), _packed(second)
    model = msgspec.structs.replace(
        start, units=len(second), inputs=len(first) - 1, first=weights[0], second=weights[1],
        scale=scale, error=round(error, 3),
    )  # fmt: skip
    return msgspec.structs.replace(model, digest=digest_of(model))


def blank(game: str, ruleset: int, seats: int, made_by: str, matches: int) -> Model:
    """Return what is known of a model before it has any weights."""
    return Model(
        game=game, ruleset=ruleset, seats=seats, made_by=made_by, matches=matches, error=0.0,
        digest="", inputs=0, units=0, scale=(1.0, 0.0), first="", second="",
    )  # fmt: skip


def digest_of(model: Model) -> str:
    """Return the digest of all in a model that decides anything."""
    said = (
        f"{model.game} {model.ruleset} {model.seats} {model.inputs} {model.units} {model.scale} "
        f"{model.first} {model.second}"
    )
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def write_model(model: Model) -> bytes:
    """Return a model as its file has it."""
    return msgspec.json.format(msgspec.json.encode(model), indent=1) + b"\n"


def read_model(content: bytes, where: object) -> Model:
    """Return the model in a file; what is wrong with it is said in a line."""
    try:
        model = msgspec.json.decode(content, type=Model)
        _check(model)
    except (msgspec.MsgspecError, ValueError) as error:
        raise MbiraError(f"{where} holds no model: {error}") from None
    return model


def _check(model: Model) -> None:
    if model.format != FORMAT:
        raise ValueError(f"its format is {model.format!r}, not {FORMAT!r}")
    if model.digest != digest_of(model):
        raise ValueError("its digest is not that of its weights, so it was changed or cut off")
    if min(model.units, model.inputs) < 1 or model.units * model.inputs > MOST_WEIGHTS:
        raise ValueError(f"{model.inputs} inputs and {model.units} units are none or too many")
    if min(model.scale) < 0 or not model.scale[0]:
        raise ValueError("its scale is not above zero")
    first, second = _unpacked(model.first), _unpacked(model.second)
    if len(first) != (model.inputs + 1) * model.units or len(second) != model.units:
        raise ValueError("it has too few weights, or too many")
    for unit in range(model.units):
        if sum(map(abs, first[unit :: model.units])) >= LARGEST_SUM:
            raise ValueError(f"the weights of unit {unit} are too large")


def _packed(weights: Sequence[int]) -> str:
    return b64encode(
        b"".join(weight.to_bytes(BYTES, "little", signed=True) for weight in weights)
    ).decode()


def _unpacked(text: str) -> list[int]:
    content = b64decode(text, validate=True)
    if len(content) % BYTES:
        raise ValueError("its weights were cut off")
    return [
        int.from_bytes(content[place : place + BYTES], "little", signed=True)
        for place in range(0, len(content), BYTES)
    ]


def model_name(seats: int) -> str:
    """Return what the file with a model is called."""
    return f"model-{seats}.json"


@cache
def model_for(package: str, seats: int) -> Model | None:
    """Return the model in a mind's package for this many seats; None if there is none."""
    path = files(package).joinpath(model_name(seats))
    return read_model(path.read_bytes(), path) if path.is_file() else None

"""Options of a game: from Python values, from `name=value` texts, and to their JSON form."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import inspect

from mbira.core.errors import BadOptionError, did_you_mean, misfit

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mbira.core.game import GameSpec, Options

OptionValue = bool | int | str | list[str] | None
"""What an option may be in JSON."""


class OptionInfo(msgspec.Struct, frozen=True):
    """One option as people choose it."""

    name: str
    default: OptionValue
    description: str
    choices: tuple[str, ...] = ()
    file: bool = False
    """The value is the text of a file; on a command line, the file is named."""
    many: bool = False
    """The value is a list; on a command line, with commas between."""
    by_seat: bool = False
    """The list has a different value for each seat, in their order."""
    few: tuple[str, ...] = ()
    """What this many seats have among them, in any order."""
    group: str = ""
    """What it is offered together with; nothing for those that stand at the end."""


class PresetInfo(msgspec.Struct, frozen=True):
    """Options that suit an occasion, as people choose them."""

    id: str
    options: dict[str, OptionValue]
    """What is not as usual."""
    minutes: tuple[int, int]
    """About how long it takes: with the fewest seats, and with the most."""


def describe_options(spec: GameSpec) -> tuple[OptionInfo, ...]:
    """Return the options that a game offers, in the order in which it declares them."""
    infos = []
    defaults = option_values(spec.options())
    kind = inspect.type_info(spec.options)
    if not isinstance(kind, inspect.StructType):
        raise TypeError("options are not a Struct")
    for field in kind.fields:
        meta = field.type
        if not isinstance(meta, inspect.Metadata):
            raise TypeError(f"option {field.name} of {spec.id} has no description")
        extra = meta.extra or {}
        if extra.get("past"):
            continue
        schema = meta.extra_json_schema or {}
        choices, many = _shape(meta.type)
        infos.append(
            OptionInfo(
                name=field.name,
                default=defaults[field.name],
                description=str(schema.get("description", "")),
                choices=choices,
                file=bool(extra.get("file")),
                many=many,
                by_seat=bool(extra.get("by_seat")),
                few=tuple(extra.get("few", ())),
                group=str(extra.get("group", "")),
            )
        )
    return tuple(infos)


def describe_presets(spec: GameSpec) -> tuple[PresetInfo, ...]:
    """Return the ways to begin that a game proposes, in the order in which it declares them."""
    usual = option_values(spec.options())
    return tuple(
        PresetInfo(
            preset.id,
            {
                name: value
                for name, value in option_values(preset.options).items()
                if value != usual[name]
            },
            preset.minutes,
        )
        for preset in spec.presets
    )


def _shape(kind: inspect.Type) -> tuple[tuple[str, ...], bool]:
    """Return the words that a type allows, and whether it takes several of them."""
    if isinstance(kind, inspect.Metadata):
        return _shape(kind.type)
    if isinstance(kind, inspect.UnionType):
        choices: tuple[str, ...] = ()
        many = False
        for part in kind.types:
            words, several = _shape(part)
            choices += words
            many = many or several
        return choices, many
    if isinstance(kind, inspect.LiteralType):
        return tuple(str(value) for value in kind.values), False
    if isinstance(kind, inspect.VarTupleType):
        return _shape(kind.item_type)[0], True
    if isinstance(kind, inspect.BoolType):
        return ("true", "false"), False
    return (), False


def make_options(spec: GameSpec, values: Mapping[str, object], *, lax: bool = False) -> Options:
    """Return checked options; what is not given has its default. `lax` reads numbers from text."""
    known = spec.options.__struct_fields__
    for name in values:
        if name not in known:
            hint = did_you_mean(name, known, "options")
            raise BadOptionError(f"{spec.id} has no option {name!r}; {hint}")
    try:
        return msgspec.convert(values, spec.options, strict=not lax)
    except msgspec.ValidationError as error:
        raise BadOptionError(_what_is_wrong(spec, error)) from None


def seat_colours(options: Options) -> tuple[str, ...]:
    """Return the colours that the seats have, in their order; empty if nothing is said of them."""
    return tuple(getattr(options, "colours", ()))


def _what_is_wrong(spec: GameSpec, error: msgspec.ValidationError) -> str:
    """Return a validation error in words that name the option and what it takes."""
    what, where = misfit(error)
    name = where.partition("[")[0]
    if not name:
        return f"{spec.id}: {what}"
    choices = next((info.choices for info in describe_options(spec) if info.name == name), ())
    takes = f"; it takes {', '.join(choices)}" if choices else ""
    return f"option {name} of {spec.id}: {what.replace('`', '')}{takes}"


def parse_options(spec: GameSpec, texts: Iterable[str]) -> Options:
    """Return options from `name=value` texts; a file option names its file."""
    infos = {info.name: info for info in describe_options(spec)}
    values: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptionError(f"option {text!r} does not read as NAME=VALUE")
        if name in values:
            raise BadOptionError(f"option {name} is given twice")
        info = infos.get(name)
        if info is not None and info.file:
            values[name] = _read(name, value)
        elif value.lower() == "none":
            values[name] = None
        elif info is not None and info.many:
            values[name] = [word.strip() for word in value.split(",") if word.strip()]
        else:
            values[name] = value
    return make_options(spec, values, lax=True)


def _read(name: str, path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise BadOptionError(f"option {name}: cannot read {path}: {why}") from None


def option_values(options: Options) -> dict[str, OptionValue]:
    """Return the JSON form of options, every one of them."""
    values: dict[str, OptionValue] = msgspec.to_builtins(options)
    return values

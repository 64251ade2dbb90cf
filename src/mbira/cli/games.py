"""`mbira games`: what can be played."""

import msgspec
from rich.console import Console
from rich.text import Text

from mbira.bots import bot_names
from mbira.cli.arguments import JsonOption
from mbira.cli.screen import console, hanging, print_json, styled
from mbira.core.game import GameSpec
from mbira.core.input.options import OptionInfo, OptionValue, describe_options
from mbira.core.registry import specs


def games(*, json: JsonOption = False) -> None:
    """List the games, their seats and their options."""
    if json:
        print_json({"games": [_as_json(spec) for spec in specs().values()]})
        return
    out = console()
    for spec in specs().values():
        _show(out, spec)
    out.print(Text.assemble(styled("bots ", "quiet"), ", ".join(bot_names())))


def _as_json(spec: GameSpec) -> dict[str, object]:
    return {
        "id": spec.id,
        "name": spec.name,
        "seats": list(spec.seats),
        "ruleset": spec.ruleset,
        "options": msgspec.to_builtins(describe_options(spec)),
    }


def _show(out: Console, spec: GameSpec) -> None:
    fewest, most = spec.seats
    out.print(
        Text.assemble(
            styled(spec.id, "accent"), "  ", styled(spec.name, "strong"), f"  {fewest}-{most} seats"
        )
    )
    for info in describe_options(spec):
        name = styled(f"  {info.name}={_written(info.default)} ", "strong")
        hanging(out, name, _values(info), "quiet")
        hanging(out, Text("     "), info.description)
    out.print()


def _written(value: OptionValue) -> str:
    """Return a value as `--option` takes it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ",".join(value)
    return str(value)


def _values(info: OptionInfo) -> str:
    """Return what else an option can be."""
    if info.file:
        return "a file"
    others = [choice for choice in info.choices if choice != _written(info.default)]
    if not others:
        return ""
    return f"or {'a list of ' if info.many else ''}{', '.join(others)}"

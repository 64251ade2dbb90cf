"""Who plays in a tournament besides bots: programs by command, agents by token."""

from __future__ import annotations

import os
import re
import shlex
import shutil
from pathlib import Path

from mbira.bots import bot_names
from mbira.core.errors import MbiraError

NAME = re.compile(r"[A-Za-z][A-Za-z0-9._-]{0,39}")


def _named(option: str, texts: list[str]) -> dict[str, str]:
    """Return what stands behind names, each of which is another's than a bot's."""
    found: dict[str, str] = {}
    for text in texts:
        name, _, rest = text.partition("=")
        if not NAME.fullmatch(name) or not rest:
            raise MbiraError(f"say who it is: {option}")
        if name in found or name in bot_names():
            raise MbiraError(f"two are called {name}: give it another name, {option}")
        found[name] = rest
    return found


def read_programs(texts: list[str]) -> dict[str, str]:
    """Return the commands of programs by name; each can be started."""
    found = _named("--agent NAME=COMMAND", texts)
    if found and not hasattr(os, "killpg"):
        raise MbiraError("--agent needs process groups, which this system does not have")
    for name, command in found.items():
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise MbiraError(f"{name}: {error}: {command}") from None
        if not words or shutil.which(words[0]) is None:
            raise MbiraError(f"{name}: there is no such program: {command}")
    return found


def read_tokens(texts: list[str]) -> dict[str, str]:
    """Return the tokens of agents by name; `@FILE` is what is in a file."""
    found = _named("--token NAME=TOKEN", texts)
    for name, token in found.items():
        if token.startswith("@"):
            try:
                found[name] = Path(token[1:]).read_text(encoding="utf-8").strip()
            except (OSError, ValueError) as error:
                why = getattr(error, "strerror", None) or "that is not a text"
                raise MbiraError(f"cannot read {token[1:]}: {why}") from None
    return found

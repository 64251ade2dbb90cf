"""What a person can type in terminal play besides actions."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mbira.cli.play.choices import small_number
from mbira.cli.screen import emblem, hanging, styled
from mbira.cli.words.advice import show_advice
from mbira.cli.words.history import last_choice
from mbira.core.errors import BadSaveError, NotUndoableError
from mbira.core.message import Message
from mbira.core.question import ask

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.cli.play.table import Terminal

LOG_LENGTH = 12
"""`log` shows this many sentences if nobody says how many."""


class Command(NamedTuple):
    """A word that a person can type."""

    usage: str
    act: Callable[[Terminal, str], bool]
    """Carries it out, given the rest of the line; returns whether the match changed."""
    help: str
    """The message that explains it; "" for another name of the same command."""


def _help(table: Terminal, _: str) -> bool:
    table.say("help-actions")
    wide = max(len(command.usage) for command in COMMANDS.values())
    for command in COMMANDS.values():
        if command.help:
            head = styled(f"  {command.usage:<{wide}} ", "strong")
            hanging(table.out, head, table.words.say(Message(command.help)))
    return False


def _legal(table: Terminal, _: str) -> bool:
    if table.match.over:
        table.say("play-after", "quiet")
        return False
    texts = [str(action) for action in table.choices.actions]
    if table.choices.numbered:
        texts = [f"{number} {text}" for number, text in enumerate(texts, 1)]
    wide = max(map(len, texts)) + 2
    a_line = max(1, (table.out.width - 2) // wide)
    for start in range(0, len(texts), a_line):
        row = "".join(f"{text:<{wide}}" for text in texts[start : start + a_line])
        table.out.print(f"  {row}".rstrip(), soft_wrap=True)
    return False


def _why(table: Terminal, rest: str) -> bool:
    if not rest:
        table.say("play-why-what", "bad")
        return False
    action = table.meant(rest)
    if action is not None:
        reason = table.match.why_not(action)
        if reason is None:
            table.say("play-allowed", "good", action=str(action))
        else:
            table.refuse(action, reason)
    return False


def _undo(table: Terminal, _: str) -> bool:
    match = table.match
    seat = match.line[-1].seat if match.line else "chance"
    to = None
    if isinstance(seat, int) and seat in table.people:
        secret = table.has_secrets(seat)
        if not secret or seat == match.actor:  # nobody takes back what others did in secret
            to = last_choice(match, seat, single_too=table.ask_all or secret)
    if to is None or not isinstance(seat, int):
        table.say("play-undo-nothing", "bad")
        return False
    return _back(table, seat, to)


def _restart(table: Terminal, _: str) -> bool:
    seat = table.match.actor
    to = table.match.undo_limit(seat) if seat in table.people else len(table.match.line)
    if to == len(table.match.line):
        table.say("play-undo-nothing", "bad")
        return False
    return _back(table, seat, to)


def _back(table: Terminal, seat: int, to: int) -> bool:
    count = len(table.match.line) - to
    table.match.undo(seat, to)
    table.taken_back()
    table.say("play-undone", "quiet", count=count)
    return True


def _redo(table: Terminal, _: str) -> bool:
    try:
        table.match.redo(table.match.actor)
    except NotUndoableError:
        table.say("play-redo-nothing", "bad")
        return False
    return True


def _log(table: Terminal, rest: str) -> bool:
    count = small_number(rest) if rest else LOG_LENGTH
    if count is None:
        table.say("play-log-number", "bad", text=rest)
        return False
    start = max(0, len(table.match.line) - count)
    for seat, words in table.tell(start):
        hanging(table.out, emblem(seat), words)
    return False


def _ask(table: Terminal, rest: str) -> bool:
    match = table.match
    for message in ask(match.game.questions, match.view(table.viewer()), rest.split()):
        hanging(table.out, styled(" "), table.words.say(message))
    return False


def _hint(table: Terminal, _: str) -> bool:
    match = table.match
    if match.actor not in table.people:
        table.say("play-after", "quiet")
        return False
    show_advice(table.out, match, table.words.code)
    return False


def _save(table: Terminal, rest: str) -> bool:
    if not rest:
        table.say("play-save-what", "bad")
        return False
    path = Path(os.path.expanduser(rest))  # noqa: PTH111 - a user who is not there stays as typed
    try:
        name = str(path.resolve())
        there, folder = path.exists(), path.is_dir()
    except (OSError, RuntimeError, ValueError) as error:
        why = getattr(error, "strerror", None) or "that is not a path"
        raise BadSaveError(f"cannot save to {path}: {why}") from None
    if folder:
        raise BadSaveError(f"cannot save to {path}: it is a directory")
    if there and name not in table.files:
        table.say("play-save-there", "bad", file=str(path))
        return False
    table.match.save(path)
    table.files.add(name)
    table.saved_version = table.match.version
    table.say("play-saved", "good", file=str(path), count=table.match.version)
    return False


def _map(table: Terminal, _: str) -> bool:
    table.draw()
    if not table.match.over:
        table.ask()
    return False


def _quit(table: Terminal, _: str) -> bool:
    """Leave; at a terminal, offer to save what would be lost."""
    if table.lines.typed and table.saved_version != table.match.version:
        name = table.lines.read(table.words.say(Message("play-save-first")) + " ")
        if name and name not in COMMANDS:  # a second "quit" is not a file
            _save(table, name)
            table.left = table.saved_version == table.match.version
            return False
    table.left = True
    return False


COMMANDS = {
    "?": Command("?", _help, "help-help"),
    "help": Command("help", _help, ""),
    "legal": Command("legal", _legal, "help-legal"),
    "why": Command("why ACTION", _why, "help-why"),
    "undo": Command("undo", _undo, "help-undo"),
    "redo": Command("redo", _redo, "help-redo"),
    "restart": Command("restart", _restart, "help-restart"),
    "log": Command("log [N]", _log, "help-log"),
    "ask": Command("ask [...]", _ask, "help-ask"),
    "hint": Command("hint", _hint, "help-hint"),
    "map": Command("map", _map, "help-map"),
    "seats": Command("seats", _map, ""),
    "save": Command("save FILE", _save, "help-save"),
    "quit": Command("quit", _quit, "help-quit"),
    "exit": Command("exit", _quit, ""),
}

"""Save files: one JSON document with a header and the log, one record per line."""

from __future__ import annotations

import json
import os
import stat
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, Struct, UnsetType

from mbira.core.codec import encode
from mbira.core.errors import BadNotationError, BadSaveError, misfit
from mbira.core.game import Record
from mbira.core.input.data import without_twins
from mbira.core.input.known import know
from mbira.core.input.options import OptionValue

if TYPE_CHECKING:
    from mbira.core.codec import Codec

FORMAT = "mbira/1"
"""The version of the document; a reader refuses what it does not know."""


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match is played with. It never changes once the match has begun."""

    game: str
    ruleset: int
    seats: int
    options: dict[str, OptionValue]
    data: dict[str, str]
    """Digests of the data files in play."""
    chance: str
    """The commitment to the seed that chance results follow from."""
    chance_from: int = 0
    """Where the seed's results begin; a fork keeps its ancestor's before that."""


class SaveFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A save file as it is written, its actions not yet read."""

    format: str
    header: Header
    records: list[RawRecord]
    seed: str | UnsetType = UNSET
    """The chance seed, shown once the match is over."""


class RawRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record whose action is still bare JSON."""

    seat: int | str
    action: dict[str, object]


know(SaveFile)


def document_text(header: Header, records: list[Record], seed: str | None) -> str:
    """Return the text of a save file, one record per line."""
    lines = [
        json.dumps({"seat": record.seat, "action": encode(record.action)}, ensure_ascii=False)
        for record in records
    ]
    body = ",\n".join(f"    {line}" for line in lines)
    head = json.dumps(msgspec.to_builtins(header), ensure_ascii=False)
    tail = f',\n  "seed": {json.dumps(seed)}' if seed is not None else ""
    return (
        f'{{\n  "format": "{FORMAT}",\n  "header": {head},\n  "records": [\n{body}\n  ]{tail}\n}}\n'
    )


def write_whole(path: Path, content: bytes) -> None:
    """Put content where a path leads, all or nothing; links are followed, permissions kept."""
    try:
        goal = path.resolve()
        mode = stat.S_IMODE(goal.stat().st_mode) if goal.exists() else 0o666 & ~_umask()
        handle, temporary = tempfile.mkstemp(prefix=".mbira-", dir=goal.parent)
    except (OSError, RuntimeError, ValueError) as error:
        why = getattr(error, "strerror", None) or "that is not a path"
        raise BadSaveError(f"cannot save to {path}: {why}") from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(mode)
        Path(temporary).replace(goal)
    except OSError as error:
        Path(temporary).unlink(missing_ok=True)
        raise BadSaveError(f"cannot save to {path}: {error.strerror}") from None


def _umask() -> int:
    """Return the permissions that new files of this process do not get."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def read_document(path: Path) -> SaveFile:
    """Return the parts of a save file; its records are not checked against any rules yet."""
    try:
        content = path.read_bytes()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "that is not a path"
        raise BadSaveError(f"cannot read {path}: {why}") from None
    return parse_document(content, str(path))


def parse_document(content: bytes, name: str) -> SaveFile:
    """Return the parts of a save file's content; `name` stands in the errors."""
    try:
        raw = json.loads(content, object_pairs_hook=without_twins)
    except (ValueError, RecursionError) as error:
        raise BadSaveError(f"{name}: not JSON: {error}") from None
    version = raw.get("format") if isinstance(raw, dict) else None
    if version != FORMAT:
        raise BadSaveError(f"{name}: format is {version!r}, this program reads {FORMAT!r}")
    try:
        return msgspec.convert(raw, SaveFile)
    except msgspec.ValidationError as error:
        what, where = misfit(error)
        raise BadSaveError(f"{name}: at {where or 'the top'}: {what}") from None


def read_record(raw: RawRecord, codec: Codec) -> Record:
    """Return a record with its action read; the rules are not asked yet."""
    seat = raw.seat
    if isinstance(seat, str):
        if seat != "chance":
            raise BadNotationError(f"seat is {seat!r}; it must be a number or 'chance'")
        return Record("chance", codec.decode(raw.action))
    return Record(seat, codec.decode(raw.action))

"""Ways to a match: a new one, or one from a save file with every record checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import UNSET

from mbira.core.chance import Seed
from mbira.core.errors import BadSaveError, MbiraError, RulesetError
from mbira.core.input.options import make_options
from mbira.core.log.ruleset import is_known, options_of
from mbira.core.log.save import SaveFile, read_document, read_record
from mbira.core.match import Match
from mbira.core.registry import find_game

if TYPE_CHECKING:
    from mbira.core.game import AnyGame, Options, Record


def new(game: str, *, seats: int, seed: int | str | None = None, **options: object) -> Match:
    """Return a new match. `seed` drives chance; without it, the system's randomness does."""
    rules = find_game(game)
    chosen = make_options(rules.spec, options)
    return Match.begin(rules, seats, chosen, None if seed is None else Seed(str(seed)))


def load(path: str | Path) -> Match:
    """Return the match of a save file; every record is checked against the rules."""
    return restore(read_document(Path(path)), str(path))


def restore(document: SaveFile, name: str) -> Match:
    """Return the match of a save document; `name` stands in the errors.

    Nothing is added to the log: if it ends where chance decides, `run_chance` goes on.
    """
    header = document.header
    try:
        game = find_game(header.game)
        options = options_of(game.spec, header)
        match = _fresh(document, game, options)
    except MbiraError as error:
        raise BadSaveError(f"{name}: header: {error}") from None
    if match.seed is not None and match.seed.commitment != header.chance:
        raise BadSaveError(f"{name}: the seed is not the one that the header commits to")
    for number, raw in enumerate(document.records, 1):
        try:
            record = read_record(raw, game.codec)
            check_record(match, record)
            _check_chance(match, record)
            match.follow(record)
        except MbiraError as error:
            raise BadSaveError(f"{name}: record {number} (seat {raw.seat!r}): {error}") from None
    if not 0 <= header.chance_from <= len(match.line):
        raise BadSaveError(
            f"{name}: header: chance_from is {header.chance_from}, "
            f"the match has {len(match.line)} records that count"
        )
    return match


def check_record(match: Match, record: Record) -> None:
    """Raise if a record of a log could not come next; says so if other rules may be why."""
    try:
        match.check(record)
    except MbiraError as error:
        spec, was = match.game.spec, match.header.ruleset
        if is_known(spec, was):
            raise
        raise RulesetError(
            f"{error}; it was played with ruleset {was} of {spec.id}, which differs here from "
            f"{spec.ruleset}, the one that this program has"
        ) from None


def _fresh(document: SaveFile, game: AnyGame, options: Options) -> Match:
    header = document.header
    fewest, most = game.spec.seats
    if not fewest <= header.seats <= most:
        raise BadSaveError(f"{header.game} is for {fewest} to {most} seats, not {header.seats}")
    if dict(game.rules.digests(header.seats, options)) != header.data:
        raise BadSaveError("its data digests do not match the data that it is played with")
    seed = None if document.seed is UNSET else Seed(document.seed)
    return Match(game, header, options, seed)


def _check_chance(match: Match, record: Record) -> None:
    """Raise if a chance result does not follow from the seed, where the file shows that."""
    if record.seat != "chance" or match.seed is None or len(match.line) < match.header.chance_from:
        return
    due = match.next_chance().action
    if record.action != due:
        raise MbiraError(
            f"chance result '{record.action}' does not follow from the seed: it gives '{due}'"
        )

"""A board file: what it says, and what is wrong with it."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from mbira.core.errors import BadDataError, did_you_mean
from mbira.core.input.data import digest, read_json
from mbira.core.input.known import know
from mbira.games.meduris.data import (
    DISTRICT_IDS,
    MATERIAL_IDS,
    SIDES,
    TOKEN_DISTANCE,
    TOKEN_IDS,
    TOKENS,
    TOKENS_PER_KIND,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mbira.games.meduris.spec import MedurisOptions

FEWEST_SPACES: Final = TOKENS * TOKEN_DISTANCE
MOST_SPACES: Final = 99
MOST_ROCKS: Final = 20


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What a board file holds; docs/games/meduris.md explains it to whoever writes one."""

    spaces: tuple[str, ...]
    """Clockwise; each is its district and its two materials."""
    rivers: tuple[int, ...]
    """The spaces behind which the great river flows."""
    entry: int = 0
    """The first space of the ring that the druid comes to from his rocks."""
    rocks: int = 3
    tokens: dict[str, str] | None = None
    """An example of where the bonus tokens lie, by space."""
    reconstructed: tuple[int, ...] = ()
    """Spaces not known to be printed like this."""


know(BoardFile)


@cache
def printed_side(seats: int) -> str:
    """Return the text of the board file that a seat count plays on."""
    return files("mbira.games.meduris").joinpath(SIDES[seats]).read_text(encoding="utf-8")


def digests(seats: int, options: MedurisOptions) -> Mapping[str, str]:
    """Return the digest of the board's text."""
    if options.board is not None:
        return {"board": digest(options.board)}
    return {SIDES[seats]: digest(printed_side(seats))}


def read_board_file(text: str) -> BoardFile:
    """Return what a board file says; refuse one that the rules cannot be played on."""
    content = read_json(text, BoardFile, "board")
    size = len(content.spaces)
    if not FEWEST_SPACES <= size <= MOST_SPACES:
        raise _bad(
            "spaces", f"there are {size} of them; a ring has {FEWEST_SPACES} to {MOST_SPACES}"
        )
    _check_districts([_district(space, row) for space, row in enumerate(content.spaces)])
    if not content.rivers:
        raise _bad("rivers", "the great river is missing; name the space that it flows behind")
    _check_spaces("rivers", content.rivers, size)
    _check_spaces("reconstructed", content.reconstructed, size)
    _check_space("entry", content.entry, size)
    if not 0 <= content.rocks <= MOST_ROCKS:
        raise _bad("rocks", f"{content.rocks} is not between 0 and {MOST_ROCKS}")
    if content.tokens is not None:
        _check_tokens(content.tokens, size)
    return content


def _bad(place: str, why: str) -> BadDataError:
    return BadDataError("board", place, why)


def _district(space: int, row: str) -> str:
    """Check the row of a space; return its district."""
    place = f"spaces[{space}]"
    words = row.split()
    if not words or words[0] not in DISTRICT_IDS:
        hint = did_you_mean(words[0] if words else "", DISTRICT_IDS, "districts")
        raise _bad(place, f"{row[:40]!r} does not start with a district; {hint}")
    for word in words[1:]:
        if word not in MATERIAL_IDS:
            hint = did_you_mean(word, MATERIAL_IDS, "materials")
            raise _bad(place, f"{word[:40]!r} is not a material; {hint}")
    if len(words) != 3 or words[1] == words[2]:
        raise _bad(place, f"{row[:40]!r} does not name a district and two different materials")
    return words[0]


def _check_districts(districts: list[str]) -> None:
    """Check that each district is there, and in one piece."""
    begun: set[str] = set()
    for space, district in enumerate(districts):
        if district != districts[space - 1]:
            if district in begun:
                raise _bad(f"spaces[{space}]", f"the district {district} is in two pieces")
            begun.add(district)
    for district in DISTRICT_IDS:
        if district not in districts:
            raise _bad("spaces", f"the district {district} is missing: no space is in it")


def _check_spaces(name: str, spaces: tuple[int, ...], size: int) -> None:
    for place, space in enumerate(spaces):
        _check_space(f"{name}[{place}]", space, size)
        if space in spaces[:place]:
            raise _bad(f"{name}[{place}]", f"space {space} is named twice")


def _check_space(place: str, space: int, size: int) -> None:
    if not 0 <= space < size:
        raise _bad(place, f"{space} lies outside the ring, whose spaces are 0 to {size - 1}")


def _check_tokens(tokens: dict[str, str], size: int) -> None:
    """Check that the example is one that could be laid."""
    for space, kind in tokens.items():
        place = f"tokens.{space[:20]}"
        if not re.fullmatch("0|[1-9][0-9]{0,2}", space):
            raise _bad(place, "list tokens by the numbers of their spaces")
        _check_space(place, int(space), size)
        if kind not in TOKEN_IDS:
            raise _bad(
                place, f"{kind[:40]!r} is not a token; {did_you_mean(kind, TOKEN_IDS, 'tokens')}"
            )
    for kind in TOKEN_IDS:
        there = list(tokens.values()).count(kind)
        if there != TOKENS_PER_KIND:
            raise _bad("tokens", f"{kind} appears {there} times, not {TOKENS_PER_KIND}")
    spaces = sorted(map(int, tokens))
    for one, other in zip(spaces, [*spaces[1:], spaces[0] + size], strict=True):
        if other - one < TOKEN_DISTANCE:
            raise _bad(
                f"tokens.{other % size}",
                f"space {one} is too near; {TOKEN_DISTANCE - 1} spaces lie between two tokens",
            )

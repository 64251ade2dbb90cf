"""What the page's sources say: reads calls like `t('id', { name })` out of TypeScript and Svelte.

It is not a parser: it knows strings, templates and brackets, and that is enough to tell the
arguments of a call apart.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

CALL = re.compile(r"(?<![\w$#])(?P<owner>[\w$.?!]*\.)?(?P<name>t|ls?|c|k|p|s|w|has)\(")
MESSAGE = re.compile(r"\{\s*id:\s*(?=['`\w])")
PAGE_T = re.compile(r"import \{[^}]*\bt\b[^}]*\} from '[./]*words/words\.svelte'")
CLOSING = {"(": ")", "[": "]", "{": "}"}


class Said(NamedTuple):
    """Something that the sources say."""

    line: int
    how: str
    """`t`, `l`, `c` and others as they stand, `.t` of a table, `has`, or `message` for a value."""
    ids: tuple[str, ...]
    """As they are written, with a star for what is put in."""
    given: frozenset[str] | None
    """The names of the arguments; None if they are not written there."""


def said(source: str) -> Iterator[Said]:
    """Yield what a source says."""
    for match in CALL.finditer(source):
        arguments = split(source, match.end() - 1)
        if not arguments:
            continue
        given = keys(arguments[1]) if len(arguments) > 1 else frozenset[str]()
        how = "." * bool(match["owner"]) + match["name"] if match["name"] == "t" else match["name"]
        yield Said(line(source, match), how, tuple(ids_in(arguments[0])), given)
    for match in MESSAGE.finditer(source):
        fields = dict(field.split(":", 1) for field in split(source, match.start()) if ":" in field)
        ids = tuple(ids_in(fields["id"].strip()))
        told = source[: match.start()].rstrip().endswith("say(")
        if "args" in fields or told:
            given = keys(fields.get("args", "{}").strip())
            yield Said(line(source, match), "message", ids, given)


def line(source: str, match: re.Match[str]) -> int:
    """Return the line that a match is on."""
    return source.count("\n", 0, match.start()) + 1


def after(source: str, at: int) -> int:
    """Return where the string, template, bracket or character ends that begins here."""
    start = source[at]
    end = at + 1
    if start in "'\"`":
        while end < len(source) and source[end] != start:
            if source.startswith("${", end) and start == "`":
                end = after(source, end + 1)
            else:
                end += 2 if source[end] == "\\" else 1
        return end + 1
    if start in CLOSING:
        while end < len(source) and source[end] != CLOSING[start]:
            end = after(source, end)
        return end + 1
    return end


def split(source: str, at: int) -> list[str]:
    """Return what stands between commas in the bracket that begins here."""
    end = after(source, at) - 1
    parts, start, now = [], at + 1, at + 1
    while now < end:
        if source[now] == ",":
            parts.append(source[start:now].strip())
            start = now + 1
        now = after(source, now)
    return [part for part in (*parts, source[start:end].strip()) if part]


def ids_in(expression: str) -> Iterator[str]:
    """Yield the ids that an expression may be: those of both sides of a choice, too."""
    at, before = 0, ""
    while at < len(expression):
        end = after(expression, at)
        part = expression[at:end]
        if part[0] in "'\"`":
            compared = expression[end:].lstrip().startswith(("=", "!"))
            if before in {"", "?", ":", "|", "&"} and not compared:
                yield shape(part[1:-1])
        elif part[0] == "(" and not re.match(r"[\w$)\]]", before):
            yield from ids_in(part[1:-1])
        before = part[-1] if part.strip() else before
        at = end


def shape(text: str) -> str:
    """Return a template with a star for whatever it puts in."""
    found, at = "", 0
    while at < len(text):
        put_in = text.startswith("${", at)
        end = after(text, at + 1) if put_in else at + 1
        found += "*" if put_in else text[at]
        at = end
    return found


def keys(expression: str) -> frozenset[str] | None:
    """Return the names in an object that is written out; None if it is not, or not in full."""
    if not expression.startswith("{"):
        return None
    names = [re.match(r"'?([\w-]+)'?\s*(:|$)", field) for field in split(expression, 0)]
    return frozenset(name[1] for name in names if name) if all(names) else None


def mentioned(source: str) -> Iterator[str]:
    """Yield texts that may be ids of game words, or page words of several parts, anywhere."""
    for match in re.finditer(r"'([a-z][a-z0-9]*(?:-[\w]+)+)'", source):
        yield match[1]
    for match in re.finditer(r"`(?=ui-)", source):
        yield shape(source[match.end() : after(source, match.start()) - 1])

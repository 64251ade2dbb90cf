"""The words of the page, as a test looks for them: by their names, as they may be said better."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from mbira.lang import file_of

SOURCES = ("page", "learn", "calls", "club", "cups", "people", "settings", "study")


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in (*SOURCES, *([f"games/{game}"] if game else [])):
        file = file_of(language, f"mbira.lang:{{code}}/page/{source}.ftl")
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def say(name: str, /, language: str = "en", part: str = "", **args: str | int) -> str:
    """Return what the page says, or its part for a game."""
    bundle = _bundle(language, part)
    found = bundle.get_message(name).value
    assert found is not None, name
    said, errors = bundle.format_pattern(found, args)
    assert not errors, (name, errors)
    return str(said)

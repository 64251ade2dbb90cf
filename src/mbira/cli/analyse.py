"""`mbira analyse`: what a saved match can teach."""

from pathlib import Path
from typing import Annotated

import typer
from msgspec import to_builtins
from rich.console import Console

from mbira.arena.jobs.workers import open_workers
from mbira.bots.advice import words_of_advice
from mbira.bots.analysis import (
    DEPTHS,
    USUAL,
    Analysis,
    Judged,
    Piece,
    Report,
    cut,
    find_depth,
    summary,
)
from mbira.bots.analysis.jobs import Study, shares, work
from mbira.bots.mind import mind_kind
from mbira.cli.arguments import JsonOption, LanguageOption, WorkersOption
from mbira.cli.saves import open_match
from mbira.cli.screen import (
    colour_seats,
    console,
    emblem,
    hanging,
    print_json,
    progress,
    styled,
)
from mbira.cli.words.history import positions
from mbira.cli.words.outcome import show_outcome
from mbira.core.game import describe
from mbira.core.input.options import seat_colours
from mbira.core.log.line import versions_that_count
from mbira.core.log.save import document_text
from mbira.core.match import Match
from mbira.core.message import Args, Message, seat_name
from mbira.lang import Language, preferred

TEXTS = "mbira.lang:{code}/analysis.ftl"


def analyse(
    file: Annotated[
        Path, typer.Argument(help="A save file of a match that is over.", metavar="FILE")
    ],
    *,
    depth: Annotated[
        str, typer.Option(help=f"How much to think: {', '.join(DEPTHS)}.", metavar="DEPTH")
    ] = USUAL.name,
    every: Annotated[
        bool, typer.Option("--all", help="Tell of every decision that cost something.")
    ] = False,
    workers: WorkersOption = 0,
    lang: LanguageOption = None,
    json: JsonOption = False,
) -> None:
    """Say what decided a match: each decision judged, and luck and skill told apart."""
    match = open_match(file)
    find_depth(depth)
    mind_kind(match.game.spec.id)  # whoever knows nothing of a game cannot judge it
    found = analysis_of(match, depth, workers)
    if json:
        print_json(to_builtins(found))
        return
    code = lang if lang is not None else preferred()
    words = words_of_advice(code, match.game.spec.id, TEXTS)
    colour_seats(seat_colours(match.options))
    _show(console(), match, found, words, every=every)


def analysis_of(match: Match, depth: str, workers: int) -> Analysis:
    """Return the analysis of a match, made by this many processes."""
    spans = cut(match)
    total = sum(span.decisions for span in spans)
    save = document_text(match.header, match.records, None).encode()
    jobs = [Study(save, share, depth) for share in shares(spans)]
    pieces: list[Piece] = []
    with open_workers(workers) as several, progress() as bar:
        task = bar.add_task(match.game.spec.id, total=total)
        for _, found in several.as_they_end(work, jobs):
            pieces += found
            bar.update(task, advance=sum(len(piece.judged) for piece in found))
    return summary(match.game.spec.id, match.seats, depth, pieces, len(spans), total)


def _show(out: Console, match: Match, found: Analysis, words: Language, *, every: bool) -> None:
    about: Args = {
        "game": Message("game-name"),
        "count": found.total,
        "depth": found.depth,
    }
    out.print(styled(words.say(Message("analysis-title", about)), "strong"))
    show_outcome(out, match, words)
    out.print()
    for report in found.reports:
        hanging(out, emblem(report.seat), words.say(_report(report)))
    out.print(styled(words.say(Message("analysis-how")), "quiet"), soft_wrap=False)
    told = _sentences(match)
    judged = [each for turn in found.turns for each in turn.decisions]
    by_version = {each.version: each for each in judged}
    if found.worst:
        out.print()
        out.print(styled(words.say(Message("analysis-worst")), "accent"))
        for version in found.worst:
            _show_decision(out, by_version[version], told, words)
    if found.best is not None:
        out.print()
        out.print(styled(words.say(Message("analysis-best")), "accent"))
        _show_decision(out, by_version[found.best], told, words)
    if every:
        for number, turn in enumerate(found.turns, 1):
            dear = [each for each in turn.decisions if each.better]
            if dear:
                out.print()
                args: Args = {
                    "number": number, "seat": seat_name(turn.seat),
                }  # fmt: skip
                out.print(styled(words.say(Message("analysis-turn", args)), "accent"))
            for each in dear:
                _show_decision(out, each, told, words)


def _report(report: Report) -> Message:
    parts = report.parts
    if parts is None:
        raise AssertionError("the whole match was looked at")
    args: Args = {
        "seat": seat_name(report.seat),
        "accuracy": "-" if report.accuracy is None else f"{100 * report.accuracy:.0f} %",
        "decisions": report.decisions,
        "start": f"{100 * parts.start:.1f}",
        "luck": f"{100 * parts.luck:+.1f}",
        "skill": f"{100 * parts.skill:+.1f}",
        "others": f"{100 * parts.others:+.1f}",
        "end": f"{100 * parts.end:.1f}",
    }
    return Message("analysis-seat", args)


def _sentences(match: Match) -> dict[int, Message]:
    """Return what happened, by version."""
    line = versions_that_count(match.records)
    return {
        version: describe(match.game, state, record)
        for (version, _), (state, record) in zip(line, positions(match), strict=True)
    }


def _show_decision(out: Console, judged: Judged, told: dict[int, Message], words: Language) -> None:
    args: Args = {
        "what": told[judged.version],
        "version": judged.version - 1,
        "before": f"{100 * judged.before:.0f}",
        "after": f"{100 * judged.after:.0f}",
        "edge": f"{100 * judged.edge:.0f}",
    }
    kind = "analysis-cost" if judged.better else "analysis-edge"
    hanging(out, emblem(judged.seat), words.say(Message(kind, args)))
    if judged.line is not None:
        hanging(out, styled(" "), words.say(Message("analysis-better", {"line": judged.line})))
    for side in ("good", "bad"):
        reason = getattr(judged, side)
        if reason is not None:
            said = words.say(Message(f"analysis-{side}", {"what": reason}))
            hanging(out, styled(" "), said, "quiet")

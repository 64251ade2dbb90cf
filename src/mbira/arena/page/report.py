"""The report as an HTML page: ratings, who beats whom, times, faults, and every match."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING
from urllib.parse import quote

from mbira.arena.page.plots import Bar, intervals, lengths
from mbira.arena.page.style import STYLE
from mbira.arena.playing import save_name
from mbira.arena.schedule import labels
from mbira.arena.statistics import Z95, wilson

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mbira.arena.playing import Contest
    from mbira.arena.result import Entrant, Report, Result

MANY = 2000
"""How many matches are listed, the first ones: a page with more of them is slow to open."""


def page(contest: Contest, report: Report, results: Sequence[Result], replays: str | None) -> str:
    """Return the page; `replays` is the address of the folder with the matches, seen from it."""
    names = labels(contest.bots)
    order = sorted(range(len(names)), key=lambda n: (-report.bots[n].rating, n))
    title = f"{contest.game}: {report.matches} matches of {', '.join(names)}"
    about = (
        f"{contest.game}, {report.seats} seats, {report.matches} matches, seed {report.seed}, "
        f"{report.records:g} records a match"
    )
    played = sorted(results, key=lambda result: result.number)
    parts = [
        f"<h1>{escape(contest.game)}: who plays best</h1><p>{escape(about)}</p>",
        _standings(names, order, report.bots),
        _plots(names, order, report.bots),
        _meetings(names, order, report.beats),
        _faults(names, order, report.bots, played),
        _who(names, contest.programs),
        _matches(contest, names, played, replays),
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def _standings(names: Sequence[str], order: Sequence[int], bots: Sequence[Entrant]) -> str:
    rows = []
    for place, n in enumerate(order, 1):
        bot = bots[n]
        low, high = bot.interval
        rows.append((
            str(place), names[n], f"{bot.rating:.1f} ± {Z95 * bot.rating_spread:.1f}",
            f"{bot.win_rate:.1%}", f"{low:.1%} to {high:.1%}", f"{bot.wins:g} of {bot.matches}",
            f"{bot.mean_score:+.1f}", f"{bot.mean_margin:+.1f}",
        ))  # fmt: skip
    head = ("", "who", "rating", "wins", "95 %", "matches", "score", "margin")
    note = (
        "The rating is openskill's (Plackett-Luce) with its 95 % interval; a share of wins has "
        "Wilson's, and a shared win counts as a part of one. The margin is over the best of the "
        "others. Every deal is played once in each rotation of the seats."
    )
    return f"<h2>Standings</h2>{_table(head, rows)}<p class=note>{note}</p>"


def _plots(names: Sequence[str], order: Sequence[int], bots: Sequence[Entrant]) -> str:
    rated, won, thought = [], [], []
    for n in order:
        bot, name = bots[n], names[n]
        spread = Z95 * bot.rating_spread
        shown = f"{bot.rating:.1f} ± {spread:.1f}"
        rated.append(Bar(name, bot.rating, bot.rating - spread, bot.rating + spread, shown))
        low, high = (100 * end for end in bot.interval)
        won.append(Bar(name, 100 * bot.win_rate, low, high, f"{bot.win_rate:.1%}"))
        ms = bot.ms_per_decision
        thought.append(Bar(name, ms, ms, ms, f"{ms:.3g} ms" if ms < 1000 else f"{ms / 1000:.3g} s"))
    drawn = (
        ("Rating", intervals("Ratings with their intervals", rated)),
        ("Share of wins, in %", intervals("Shares of wins with their intervals", won)),
        ("Time for a decision", lengths("Mean time for a decision", thought)),
    )
    figures = "".join(
        f"<figure><figcaption>{name}</figcaption>{svg}</figure>" for name, svg in drawn
    )
    return f'<div class="plots">{figures}</div>'


def _meetings(
    names: Sequence[str], order: Sequence[int], beats: Sequence[Sequence[Sequence[float]]]
) -> str:
    head = "".join(f"<th scope=col>{escape(names[n])}</th>" for n in order)
    rows = []
    for n in order:
        cells = "".join(_meeting(beats[n][other], same=n == other) for other in order)
        rows.append(f"<tr><th scope=row>{escape(names[n])}</th>{cells}</tr>")
    note = (
        "How often the one of the row ends ahead of the one of the column, of all their meetings; "
        "a shared place is half. Colours where the 95 % interval leaves out a half."
    )
    return (
        "<h2>Who beats whom</h2><div class=wide><table class=cross><thead><tr><td></td>"
        f"{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div><p class=note>{note}</p>"
    )


def _meeting(met: Sequence[float], *, same: bool) -> str:
    ahead, meetings = met
    if same or not meetings:
        return "<td class=none>&ndash;</td>"
    low, high = wilson(ahead, int(meetings))
    kind = "won" if low > 1 / 2 else "lost" if high < 1 / 2 else "even"
    return (
        f'<td class={kind} title="{low:.0%} to {high:.0%}">{ahead / meetings:.0%}'
        f"<small>{ahead:g} of {meetings:g}</small></td>"
    )


def _faults(
    names: Sequence[str], order: Sequence[int], bots: Sequence[Entrant], played: Sequence[Result]
) -> str:
    said: dict[tuple[int, str], list[int]] = {}
    for result in played:
        for seat, entry in enumerate(result.entries):
            faults = result.faults[seat] if result.faults else ()
            for line in (*result.failures[seat], *faults):
                said.setdefault((entry, line), []).append(result.number)
    if not said:
        return "<h2>Faults</h2><p>None: nobody failed, was late, or played what is not legal.</p>"
    rows = [
        (names[n], str(bots[n].failures + bots[n].faults), str(bots[n].forfeits))
        for n in order
        if bots[n].failures or bots[n].faults
    ]
    lines = [
        (names[entry], line, str(len(numbers)), ", ".join(map(str, sorted(set(numbers))[:8])))
        for (entry, line), numbers in sorted(said.items())[:200]
    ]
    note = (
        "A program that is late, or whose answer cannot be read or is not legal, loses the "
        "decision: any legal action is played. With the third in a match, or when it ends, floods "
        "its output or says no hello, it loses the match and shares the last place. For a bot that "
        "fails, the next level down goes on."
    )
    return (
        f"<h2>Faults</h2>{_table(('who', 'faults', 'matches lost by them'), rows)}"
        f"{_table(('who', 'what', 'times', 'matches'), lines)}<p class=note>{note}</p>"
    )


def _who(names: Sequence[str], programs: Mapping[str, str]) -> str:
    if not programs:
        return ""
    rows = [(name, programs[name]) for name in names if name in programs]
    return f"<h2>Programs</h2>{_table(('who', 'command'), rows)}"


def _matches(
    contest: Contest, names: Sequence[str], played: Sequence[Result], replays: str | None
) -> str:
    rows = []
    for result in played[:MANY]:
        places = {seat: n + 1 for n, group in enumerate(result.ranking) for seat in group}
        seated = ", ".join(
            f"{escape(names[entry])} <b>{result.scores[seat]}</b>"
            + (" (forfeited)" if seat in result.forfeits else "")
            for seat, entry in sorted(enumerate(result.entries), key=lambda pair: places[pair[0]])
        )
        file = save_name(contest.game, result.number)
        shown = str(result.number)
        if replays is not None:
            shown = f'<a href="{escape(quote(f"{replays}/{file}"), quote=True)}">{shown}</a>'
        rows.append(f"<tr><td>{shown}</td><td>{seated}</td><td>{result.records}</td></tr>")
    left = len(played) - MANY
    more = f"<p>{left} more are in the folder.</p>" if left > 0 else ""
    how = (
        "<p>Each number is a save file: <code>mbira show FILE</code> draws it, "
        "<code>mbira verify FILE</code> checks every die, and “Open a saved match” on the page of "
        "a table server replays it.</p>"
    )
    return (
        f"<h2>Matches</h2>{how if replays is not None else ''}<details open><summary>"
        f"{len(played)} matches, from first place to last</summary><div class=wide><table>"
        "<thead><tr><th>match</th><th>places and scores</th><th>records</th></tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></div>{more}</details>"
    )


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    top = "".join(f"<th scope=col>{escape(name)}</th>" for name in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        f"<div class=wide><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )

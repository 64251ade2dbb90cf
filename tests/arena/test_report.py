"""The report of a tournament, as a browser and a reader meet it."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

import mbira as library
from mbira.arena.page.plots import Bar, intervals, lengths
from mbira.arena.page.report import page
from mbira.arena.playing import Contest
from mbira.arena.result import Result
from mbira.arena.summary import beats, summarise
from tests.arena.programs import GOOD, program
from tests.cli.conftest import Cli, mbira

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

__all__ = ["mbira"]
VOID = {"meta"}


class Reader(HTMLParser):
    """Reads a page, and notes what it leads to and whether it is whole."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.outside: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert not [name for name in given if name.startswith("on")]
        assert tag not in {"script", "link", "img", "iframe", "object", "base", "form"}
        self.outside += [str(given[name]) for name in ("src", "srcset", "data") if name in given]
        if tag == "a":
            self.links.append(str(given["href"]))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def result(
    number: int, entries: tuple[int, ...], *ranking: tuple[int, ...], forfeits: Sequence[int] = ()
) -> Result:
    seats = range(len(entries))
    return Result(
        number=number,
        entries=entries,
        ranking=ranking,
        scores=tuple(10 * number + seat for seat in seats),
        records=50,
        decisions=tuple(10 for _ in seats),
        seconds=tuple(0.5 for _ in seats),
        failures=tuple(() for _ in seats),
        faults=tuple(("<b>mine</b> took longer",) if seat in forfeits else () for seat in seats),
        forfeits=tuple(forfeits),
    )


PLAYED = [
    result(0, (0, 1, 2), (0,), (1, 2)),
    result(1, (1, 2, 0), (2,), (1,), (0,)),
    result(2, (2, 0, 1), (1,), (2,), (0,), forfeits=[0]),
]


def test_who_beats_whom_counts_every_pair_of_every_match() -> None:
    """The first is ahead always; the others share a place once, and have one win each."""
    assert beats(3, PLAYED) == [
        [[0, 0], [3, 3], [3, 3]],
        [[0, 3], [0, 0], [1.5, 3]],
        [[0, 3], [1.5, 3], [0, 0]],
    ]


def told(replays: str | None = "out/matches") -> str:
    contest = Contest(
        game="meduris",
        bots=("novice", "mi<ne", "mi<ne"),
        seats=3,
        seed="s",
        options={},
        programs={"mi<ne": "python3 <script>"},
    )
    return page(contest, summarise(contest, PLAYED), PLAYED, replays)


def test_a_page_is_whole_and_what_others_wrote_is_no_markup() -> None:
    text = told()
    read = Reader(text)
    assert read.outside == []
    assert read.links == [f"out/matches/meduris-{number}.mbira.json" for number in range(3)]
    assert not re.search(r"url\(|@import|https?:", text)
    assert "<b>mine</b>" not in text
    assert "&lt;b&gt;mine&lt;/b&gt; took longer" in text
    assert "python3 &lt;script&gt;" in text
    assert "mi&lt;ne#2" in text
    assert text.count("(forfeited)") == 1
    assert Reader(told(None)).links == []


def test_who_beats_whom_is_in_the_order_of_the_ratings_and_painted_if_it_is_sure() -> None:
    text = told()
    cross = text[text.index("Who beats whom") : text.index("<h2>Faults")]
    assert re.findall(r"<th scope=row>(.*?)</th>", cross)[0] == "novice"
    shares = re.findall(r'<td class=(\w+) title="\d+% to \d+%">(\d+)%<small>(.*?)</small>', cross)
    assert len(shares) == 6
    assert [share[1:] for share in shares[:2]] == [("100", "3 of 3")] * 2
    assert ("even", "50", "1.5 of 3") in shares  # three matches are not enough to be sure


def test_plots_put_things_where_they_are() -> None:
    bars = [
        Bar("a", 10, 0, 20, "10"),
        Bar("b", 15, 10, 20, "15"),
        Bar("a long long name", 0, 0, 5, ""),
    ]
    svg = intervals("Ratings", bars)
    dots = [float(x) for x in re.findall(r'<circle cx="([\d.]+)"', svg)]
    assert dots[0] == pytest.approx((dots[2] + 2 * dots[1]) / 3, abs=0.2)
    assert 'aria-label="Ratings"' in svg
    assert "a long long …<title>a long long name</title>" in svg
    widths = [float(w) for w in re.findall(r'<rect .*? width="([\d.]+)"', lengths("Times", bars))]
    assert widths[0] * 1.5 == pytest.approx(widths[1], abs=0.2)
    assert intervals("One", [Bar("same", 5, 5, 5, "5")])


def test_the_command_writes_the_page_with_its_matches_beside_it(mbira: Cli, tmp_path: Path) -> None:
    command = (
        "arena", "meduris", "--bots", "random", "--agent", f"mine={program(GOOD)}",
        "--matches", 2, "--seed", 1, "-o", "turn_limit=8",
    )  # fmt: skip
    assert mbira(*command, "--report", tmp_path / "new" / "out").status == 0
    file = tmp_path / "new" / "out" / "report.html"
    links = Reader(file.read_text()).links
    assert len(links) == 2
    for link in links:
        assert library.load(file.parent / link).outcome is not None
        assert "Meduris" in mbira("show", file.parent / link).out
    named = tmp_path / "table.html"
    assert mbira(*command, "--report", named, "--save", tmp_path / "kept").status == 0
    assert Reader(named.read_text()).links == [
        f"kept/meduris-{number}.mbira.json" for number in range(2)
    ]
    assert not (tmp_path / "table-matches").exists()
    assert (file.parent / links[0]).read_bytes() == (tmp_path / links[0].replace(
        "report-matches", "kept"
    )).read_bytes()  # fmt: skip

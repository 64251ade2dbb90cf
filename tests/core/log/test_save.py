from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

import pytest

import mbira
from mbira.core import opening
from mbira.core.chance import Seed
from mbira.core.errors import BadSaveError, MbiraError
from mbira.core.game import Record
from mbira.core.log.save import document_text, parse_document
from mbira.core.match import Match
from tests.core.toy import PIG, Die, PigOptions, Roll

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def short_match() -> Match:
    """Return a finished match of one round."""
    match = mbira.new("zimbabwe", seats=2, seed=3, round_limit=1)
    while not match.over:
        legal = match.legal()
        quiet = [action for action in legal if str(action) in ("pass", "end")]
        match.play(quiet[0] if quiet else legal.nth(0))
    return match


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "match.mbira.json"
    short_match().save(path)
    return path


def edit(path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    document = json.loads(path.read_text())
    change(document)
    path.write_text(json.dumps(document))


def test_a_save_is_one_json_document_with_the_documented_keys(saved: Path) -> None:
    document = json.loads(saved.read_text())
    assert list(document) == ["format", "header", "records", "seed"]
    assert document["format"] == "mbira/1"
    header = document["header"]
    assert header["game"] == "zimbabwe"
    assert header["seats"] == 2
    assert header["options"]["round_limit"] == 1
    assert header["chance"] == Seed("3").commitment
    assert document["records"][0]["seat"] == "chance"
    assert document["records"][0]["action"]["type"] == "tile"
    assert document["seed"] == "3"


def test_the_seed_stays_secret_until_the_match_is_over(tmp_path: Path) -> None:
    path = tmp_path / "match.mbira.json"
    mbira.new("zimbabwe", seats=2, seed="hush").save(path)
    assert "hush" not in path.read_text()
    assert "seed" not in json.loads(path.read_text())


def test_loading_gives_the_same_match(saved: Path) -> None:
    match, loaded = short_match(), mbira.load(saved)
    assert loaded.records == match.records
    assert loaded.header == match.header
    assert loaded.outcome == match.outcome
    assert loaded.view() == match.view()


def test_an_unfinished_match_goes_on_after_loading(tmp_path: Path) -> None:
    match = mbira.new("zimbabwe", seats=2, seed=3)
    path = tmp_path / "match.mbira.json"
    match.save(path)
    loaded = mbira.load(path)
    loaded.play(loaded.legal().nth(0))
    assert loaded.version == match.version + 1


def _no(record: int, **change: object) -> Callable[[dict[str, Any]], None]:
    def apply(document: dict[str, Any]) -> None:
        document["records"][record].update(change)

    return apply


def _header(**change: object) -> Callable[[dict[str, Any]], None]:
    def apply(document: dict[str, Any]) -> None:
        document["header"].update(change)

    return apply


def _top(**change: object) -> Callable[[dict[str, Any]], None]:
    def apply(document: dict[str, Any]) -> None:
        document.update(change)

    return apply


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (_top(format="mbira/9"), "format is 'mbira/9', this program reads 'mbira/1'"),
        (_top(colour="red"), "unknown field `colour`"),
        (_top(records=7), "at records: Expected `array`"),
        (_header(game="chess"), "header: there is no game 'chess'"),
        (_header(seats=9), "header: zimbabwe is for 2 to 5 seats, not 9"),
        (_header(ruleset=99), "ruleset 99 of zimbabwe, this program has"),
        (_header(options={"colour": 1}), "header: zimbabwe has no option 'colour'"),
        (_header(data={"tiles": "sha256:0"}), "data digests do not match"),
        (_header(chance="sha256:0"), "the seed is not the one"),
        (_header(chance_from=-1), "chance_from is -1"),
        (_header(chance_from=999), "chance_from is 999, the match has"),
        (_top(seed="4"), "the seed is not the one that the header commits to"),
        (_no(0, action={"type": "tile", "tile": 0, "turns": 9}), r"record 1 \(seat 'chance'\)"),
        (
            _no(1, action={"type": "tile", "tile": 0, "turns": 0}),
            "record 2 .* not a possible chance",
        ),
        (_no(2, seat=0), r"record 3 \(seat 0\): .* chance does"),
        (_no(2, seat="luck"), "record 3 .* it must be a number or 'chance'"),
        (_no(-1, action={"type": "bid", "cattle": 1}), "record .* illegal action 'bid 1'"),
        (_no(-1, action={"type": []}), r"record .* no action of type \[\]"),
        (_no(2, seat="\x1b[31m"), r"record 3 \(seat '.x1b"),
        (_no(-1, action={"type": "fly"}), "record .* no action of type 'fly'"),
        (_no(-1, seat=7), "seat 7 cannot decide now"),
        (_no(-1, extra=1), "unknown field `extra`"),
    ],
)
def test_an_edited_save_is_refused_with_place_and_reason(
    saved: Path, change: Callable[[dict[str, Any]], None], words: str
) -> None:
    edit(saved, change)
    with pytest.raises(BadSaveError, match=words) as caught:
        mbira.load(saved)
    assert "\n" not in str(caught.value)
    assert str(saved) in str(caught.value)


def test_a_chance_result_that_the_seed_does_not_give_is_refused(saved: Path) -> None:
    def swap_two(document: dict[str, Any]) -> None:
        records = document["records"]
        drawn = [n for n, r in enumerate(records) if r["action"]["type"] == "without"]
        records[drawn[0]], records[drawn[1]] = records[drawn[1]], records[drawn[0]]

    edit(saved, swap_two)
    with pytest.raises(BadSaveError, match=r"does not follow from the seed"):
        mbira.load(saved)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b"null",
        b"{}" * 2,
        b"[" * 9999,
        b'{"format": "mbira/1", "format": "mbira/1"}',
    ],
)
def test_what_is_no_save_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    with pytest.raises(BadSaveError):
        mbira.load(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSaveError, match="cannot read"):
        mbira.load(tmp_path / "none.json")


def test_saving_where_one_cannot_is_refused_and_writes_nothing(tmp_path: Path) -> None:
    with pytest.raises(BadSaveError, match="cannot save"):
        short_match().save(tmp_path / "no" / "such" / "folder.json")
    assert list(tmp_path.iterdir()) == []


def test_a_save_that_fails_half_way_leaves_the_old_file(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = saved.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadSaveError, match="No space left"):
        mbira.new("zimbabwe", seats=3, seed=1).save(saved)
    assert saved.read_bytes() == before
    assert [path.name for path in saved.parent.iterdir()] == [saved.name]


def test_loading_adds_nothing_to_the_log(saved: Path) -> None:
    def only_the_start(document: dict[str, Any]) -> None:
        del document["records"][2:], document["seed"]

    edit(saved, only_the_start)
    match = mbira.load(saved)
    assert match.version == 2
    assert match.actor == mbira.CHANCE
    match.run_chance()
    assert match.actor >= 0


def test_a_chance_result_that_was_undone_is_checked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "find_game", lambda _: PIG)

    def check() -> None:
        text = document_text(match.header, match.records, "a")
        opening.restore(parse_document(text.encode(), "pig"), "pig")

    match = Match.begin(PIG, 2, PigOptions(goal=6), Seed("a"))
    match.play(Roll())
    rolled = match.records[1].action
    match.undo(0, 0, agreed=True)
    while not match.over:
        match.play(match.legal().nth(len(match.legal()) - 1))
    check()
    other = Die(1 if rolled != Die(1) else 2)
    match.records[1] = Record("chance", other)
    with pytest.raises(BadSaveError, match=r"record 2 .*chance result"):
        check()


def test_a_save_keeps_the_rights_of_the_file_and_follows_links(saved: Path) -> None:
    saved.chmod(0o600)
    link = saved.parent / "link.json"
    link.symlink_to(saved)
    short_match().save(link)
    assert link.is_symlink()
    assert saved.stat().st_mode & 0o777 == 0o600


def test_a_new_save_has_the_rights_that_the_umask_leaves(tmp_path: Path) -> None:
    before = os.umask(0o077)
    try:
        short_match().save(tmp_path / "new.json")
    finally:
        os.umask(before)
    assert (tmp_path / "new.json").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("seed", ["x" * 101, "a\nb", "\udcff"])
def test_a_seed_that_cannot_be_written_down_is_refused(seed: str) -> None:
    with pytest.raises(MbiraError, match="printable characters"):
        mbira.new("zimbabwe", seats=2, seed=seed)


def test_a_key_that_appears_twice_is_refused_by_name() -> None:
    with pytest.raises(BadSaveError, match="not JSON: 'seed' appears twice in one object"):
        parse_document(b'{"format": "mbira-1", "seed": "a", "seed": "b"}', "a file")

"""What the README and the docs show is what happens."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from mbira.core.registry import find_game
from tests import house
from tests.ours import GAMES

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "bench" / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "examples").glob("*/README.md")),
]


def blocks(language: str) -> list[tuple[str, str]]:
    """Return the code blocks of a language on all pages, with where they stand."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for block in re.finditer(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
            line = text[: block.start()].count("\n") + 1
            found.append((f"{page.relative_to(ROOT)}:{line}", block.group(1)))
    return found


@pytest.mark.parametrize(("where", "code"), blocks("python"))
def test_python_blocks_run(where: str, code: str, tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-W", "error", "-c", code],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{where}: {done.stderr}"


@pytest.mark.parametrize(("where", "session"), blocks("pycon"))
def test_python_sessions_answer_what_is_shown(
    where: str, session: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = doctest.DocTestParser().get_doctest(session, {}, where, where, 0)
    said: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(found, out=said.append)
    assert results.attempted > 0
    assert results.failed == 0, "".join(said)


@pytest.mark.parametrize(("where", "session"), blocks("console"))
def test_console_sessions_run_and_print_what_is_shown(
    where: str, session: str, tmp_path: Path
) -> None:
    """Run the `$ mbira ...` lines in order; lines shown below them must be printed, `...` aside."""
    for part in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        words = shlex.split(command, comments=True)
        if words[0] != "mbira" or words[1:2] == ["play"] or len(words) == 1:
            continue
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-m", "mbira", *words[1:]],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{where}: {command}: {done.stderr}"
        for line in shown.splitlines():
            if line.strip() and "..." not in line:
                assert line.rstrip() in done.stdout.splitlines(), f"{where}: {command}: {line!r}"


def quotations() -> list[tuple[str, str, str]]:
    """Return the blocks that name a file of the example: where they are, the file, the text."""
    page = ROOT / "docs" / "adding-a-game.md"
    text = page.read_text(encoding="utf-8")
    return [
        (f"{page.name}:{text[: block.start()].count(chr(10)) + 1}", block[1], block[2])
        for block in re.finditer(r"^```\w+ (\S+)\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    ]


@pytest.mark.parametrize(("where", "name", "quoted"), quotations())
def test_what_is_quoted_stands_in_the_example(where: str, name: str, quoted: str) -> None:
    """Pieces with a line of `...` between them stand there in that order."""
    example = ROOT / "examples" / "liars_dice"
    source = example / "src" / "mbira_liars_dice" / name
    file = source if source.exists() else example / name
    rest = f"\n{file.read_text(encoding='utf-8')}"
    for piece in quoted.split("...\n"):
        _, found, rest = rest.partition(f"\n{piece}")
        assert found, f"{where}: {name} has no\n{piece}"


def test_every_file_of_the_example_is_quoted() -> None:
    folder = ROOT / "examples" / "liars_dice" / "src" / "mbira_liars_dice"
    named = {name for _, name, _ in quotations()}
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    for file in folder.glob("[a-z]*.py"):
        assert file.name in named or f"`{file.name}`" in page, file.name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    text = re.sub(r"^```.*?^```|`[^`\n]*`", "", text, flags=re.DOTALL | re.MULTILINE)
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_there_is_something_to_run() -> None:
    assert len(blocks("python")) >= 5
    assert len(blocks("pycon")) >= 1
    assert len(blocks("console")) >= 1


@pytest.mark.parametrize(("game", "rulings"), [("africa", 61), ("meduris", 26), ("zimbabwe", 52)])
def test_every_ruling_that_the_code_names_is_on_the_rulings_page(game: str, rulings: int) -> None:
    page = (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    known = re.findall(r"^\| (R\d+) \|", page, re.MULTILINE)
    assert known == [f"R{number}" for number in range(1, rulings + 1)]
    named = {
        rule
        for path in (ROOT / "src" / "mbira" / "games" / game).rglob("*.py")
        for rule in re.findall(r"\bR\d+\b", path.read_text(encoding="utf-8"))
    }
    assert named <= set(known)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_on_the_rulings_page(game: str) -> None:
    page = (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    for option in GAMES[game].options.__struct_fields__:
        assert f"`{option}" in page, option


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_on_the_games_page(game: str) -> None:
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    for tag in find_game(game).codec.kinds:
        assert tag in {"undo", "redo"} or f"`{tag}" in page, tag


def test_the_drawing_of_the_house_is_true() -> None:
    """`make house` draws it from the real imports."""
    assert house.DRAWING.read_text(encoding="utf-8") == house.house(), "run `make house`"

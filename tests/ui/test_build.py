"""What the server serves is what the sources of the page make, and it is small."""

from __future__ import annotations

import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from mbira.lang import LANGUAGES
from tests.ui.scenes import GAMES
from tests.ui.size import FONTS, SERVED, files, loaded, sizes

ROOT = Path(__file__).parents[2]
UI = ROOT / "ui"
LANG = ROOT / "src/mbira/lang"
MOST, MOST_GUIDED = 192_000, 200_000
ASKED_LATER = {
    "icon.svg", "manifest.json", "sw.js", "badge-96.png", "icon-192.png", "icon-512.png",
    "icon-mask.png",
}  # fmt: skip
"""What a browser asks for by itself, if at all, once the page is there."""
"""Bytes, as they are sent, of all but fonts for whoever plays one game in one language."""
MISSING = (
    "*** NODE >= 20 OR ui/node_modules IS NOT THERE: the page is not built anew and compared ***"
)


def node_is_there() -> bool:
    """Return whether the page can be built here."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None or not (UI / "node_modules/vite").exists():
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)  # noqa: S603
    return int(said.stdout.strip().removeprefix("v").split(".")[0]) >= 20


needs_node = pytest.mark.skipif(not node_is_there(), reason=MISSING)


def build(ui: Path, to: Path) -> dict[str, bytes]:
    """Build the page into a folder, and return the files that are made."""
    command = ["npx", "vite", "build", "--outDir", str(to), "--emptyOutDir"]
    done = subprocess.run(command, cwd=ui, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr
    built = files(to)
    assert built, done.stdout
    return built


@needs_node
def test_the_page_that_is_served_is_built_from_its_sources(tmp_path: Path) -> None:
    built, served = build(UI, tmp_path), files(SERVED)
    wrong = [
        *(f"is not served: {name}" for name in sorted(built.keys() - served.keys())),
        *(f"is served and not made: {name}" for name in sorted(served.keys() - built.keys())),
        *(f"differs: {name}" for name in sorted(built.keys() & served.keys())
          if built[name] != served[name]),
    ]  # fmt: skip
    assert not wrong, "\n".join(["`make ui` has to be run, and what it makes committed:", *wrong])


@needs_node
def test_another_language_of_the_page_is_a_folder_of_texts(tmp_path: Path) -> None:
    ui, lang = tmp_path / "ui", tmp_path / "src/mbira/lang"
    shutil.copytree(UI, ui, ignore=shutil.ignore_patterns("node_modules"))
    (ui / "node_modules").symlink_to((UI / "node_modules").resolve())
    shutil.copytree(LANG, lang)
    shutil.copytree(lang / "en", lang / "xx")
    words = lang / "xx/page/page.ftl"
    words.write_text(words.read_text("utf-8") + "\nmade-up = Xx is spoken here.\n", "utf-8")
    built = build(ui, tmp_path / "built")
    spoken = [name for name in built if name.startswith("assets/lang-xx-page-")]
    assert len(spoken) == 1
    assert b"Xx is spoken here." in built[spoken[0]]
    offering = [name for name, content in built.items() if Path(spoken[0]).name.encode() in content]
    assert offering


def test_the_page_is_small_for_whoever_plays_one_game() -> None:
    counted = sizes()
    assert counted.keys() == set(product([*GAMES, "plain"], LANGUAGES))
    assert max(counted.values()) < MOST, counted
    guided = sizes(guided=True)
    assert max(guided.values()) < MOST_GUIDED, guided
    assert all(guided[each] > counted[each] for each in product(GAMES, LANGUAGES))
    left = {name for name in files(SERVED) if Path(name).suffix not in FONTS}
    assert left - loaded(None, None) == ASKED_LATER, "the rest of it would not be counted"


def test_the_types_of_the_page_are_those_of_the_server(tmp_path: Path) -> None:
    script = tmp_path / "make_types.py"
    types = tmp_path / "src/api/types.ts"
    types.parent.mkdir(parents=True)
    script.write_text((UI / "make_types.py").read_text("utf-8"), "utf-8")
    subprocess.run([sys.executable, str(script)], cwd=tmp_path, check=True)  # noqa: S603
    assert types.read_text("utf-8") == (UI / "src/api/types.ts").read_text("utf-8"), (
        "`make ui` has to be run, and what it makes committed"
    )

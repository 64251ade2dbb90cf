"""What the server serves is what the sources of the page make, and it is small."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mbira.lang import LANGUAGES
from tests.ui.size import SERVED, files, sizes

ROOT = Path(__file__).parents[2]
UI = ROOT / "ui"
MOST = 200_000
"""Bytes of all of the page but its fonts and words, as they are sent."""
MOST_WORDS = 45_000
"""Bytes of everything that is said in one language."""
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


@needs_node
def test_the_page_that_is_served_is_built_from_its_sources(tmp_path: Path) -> None:
    command = ["npx", "vite", "build", "--outDir", str(tmp_path), "--emptyOutDir"]
    done = subprocess.run(command, cwd=UI, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr
    built, served = files(tmp_path), files(SERVED)
    assert built, done.stdout
    wrong = [
        *(f"is not served: {name}" for name in sorted(built.keys() - served.keys())),
        *(f"is served and not made: {name}" for name in sorted(served.keys() - built.keys())),
        *(f"differs: {name}" for name in sorted(built.keys() & served.keys())
          if built[name] != served[name]),
    ]  # fmt: skip
    assert not wrong, "\n".join(["`make ui` has to be run, and what it makes committed:", *wrong])


def test_the_page_is_small() -> None:
    page, words = sizes()
    assert page < MOST
    assert words.keys() == set(LANGUAGES)
    assert max(words.values()) < MOST_WORDS, words


def test_the_types_of_the_page_are_those_of_the_server(tmp_path: Path) -> None:
    script = tmp_path / "make_types.py"
    types = tmp_path / "src/api/types.ts"
    types.parent.mkdir(parents=True)
    script.write_text((UI / "make_types.py").read_text("utf-8"), "utf-8")
    subprocess.run([sys.executable, str(script)], cwd=tmp_path, check=True)  # noqa: S603
    assert types.read_text("utf-8") == (UI / "src/api/types.ts").read_text("utf-8"), (
        "`make ui` has to be run, and what it makes committed"
    )

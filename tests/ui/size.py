"""How large the served page is, as it is sent: `python -m tests.ui.size` says it."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

SERVED = Path(__file__).parents[2] / "src/mbira/server/static"
FONTS = {".woff", ".woff2"}
WORDS = re.compile(r"assets/lang-(\w+)-")
"""A file that says things in a language."""


def files(folder: Path) -> dict[str, bytes]:
    """Return what is in a folder, by names."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def sizes() -> tuple[int, dict[str, int]]:
    """Return the bytes of the page but its fonts, and of its words and rules by language."""
    page, words = 0, dict[str, int]()
    for name, content in files(SERVED).items():
        if Path(name).suffix in FONTS:
            continue
        size = len(gzip.compress(content, 9, mtime=0))
        if found := WORDS.search(name):
            words[found[1]] = words.get(found[1], 0) + size
        else:
            page += size
    return page, words


def _main() -> None:
    page, words = sizes()
    spoken = ", ".join(f"{language} {size / 1000:.1f}" for language, size in sorted(words.items()))
    print(f"the page: {page / 1000:.1f} kB gzip; words and rules, of which one is loaded: {spoken}")  # noqa: T201


if __name__ == "__main__":
    _main()

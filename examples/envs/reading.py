"""A match for programs that read: positions in words, and actions by their numbers."""

from __future__ import annotations

import re

from mbira.envs import pettingzoo_env


def answer(text: str) -> int:
    """Return what a language model would be asked for: here, the last number on the page."""
    return int(re.findall(r"^(\d+): ", text, re.MULTILINE)[-1])


def main() -> None:
    """Play ten decisions, and show the last page."""
    env = pettingzoo_env("liars_dice", seats=3)
    env.reset(seed=1)
    page = ""
    for _ in range(10):
        page = env.text()
        env.step(answer(page))
    print(page)


if __name__ == "__main__":
    main()

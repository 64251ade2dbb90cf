"""The long form of the tests: `python -m tests.long [MATCHES]` (or `make long`).

For every game and seat count, a thousand random matches per game in all unless another number is
given, each action audited: no dead end, nothing lost, every match over.
"""

from __future__ import annotations

import subprocess
import sys

from mbira.core.registry import specs


def main() -> int:
    """Run the matches; return the worst exit status."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    worst = 0
    for game, spec in specs().items():
        counts = range(spec.seats[0], spec.seats[1] + 1)
        for seats in counts:
            words = ["sim", game, "--seats", seats, "--matches", -(-matches // len(counts))]
            command = [sys.executable, "-m", "mbira", *map(str, words), "--seed", "1", "--check"]
            worst = max(worst, subprocess.run(command, check=False).returncode)  # noqa: S603
    return worst


if __name__ == "__main__":
    sys.exit(main())

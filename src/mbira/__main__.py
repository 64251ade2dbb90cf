"""`python -m mbira` is the command `mbira`."""

from mbira.cli.main import run

run()

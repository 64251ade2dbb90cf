"""`mbira play`: a match in the terminal."""

from mbira.cli.play.command import play

__all__ = ["play"]

"""`mbira bench`: how fast the engine is, with peers measured in the same run."""

from mbira.cli.bench.command import bench

__all__ = ["bench"]

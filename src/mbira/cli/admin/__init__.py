"""`mbira admin`: for whoever runs a server, beside it or while it does not run."""

from mbira.cli.admin.command import admin

__all__ = ["admin"]

from __future__ import annotations

from tests.server.conftest import _seeds, anna, bert, clara, server, shared

__all__ = ["_seeds", "anna", "bert", "clara", "server", "shared"]

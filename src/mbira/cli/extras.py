"""Commands that need more than the base of mbira: one line says what is missing."""

from mbira.core.extras import needing

__all__ = ["needing"]

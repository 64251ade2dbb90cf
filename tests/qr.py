"""Reads QR codes, with a library that has nothing to do with the one that makes them."""

from __future__ import annotations

import re
from typing import Any

import zxingcpp

EDGE = 4
"""Empty modules around a code."""
SCALE = 4
"""Pixels of a module."""
RUN = re.compile(r"M(\d+) (\d+)h(\d+)v1h-\3z")


def read_code(code: dict[str, Any]) -> str:
    """Return what a code says that the server drew."""
    size: int = code["size"]
    assert RUN.sub("", code["path"]) == "", "there is nothing else in it"
    width = (size + 2 * EDGE) * SCALE
    pixels = bytearray(b"\xff" * width * width)
    for found in RUN.finditer(code["path"]):
        start, row, length = map(int, found.groups())
        for line in range((row + EDGE) * SCALE, (row + EDGE + 1) * SCALE):
            first = line * width + (start + EDGE) * SCALE
            pixels[first : first + length * SCALE] = bytes(length * SCALE)
    return read_pixels(bytes(pixels), width)


def read_pixels(grey: bytes, width: int) -> str:
    """Return what the one code in a picture says, given a byte for each pixel."""
    picture = memoryview(grey).cast("B", shape=[len(grey) // width, width])
    (found,) = zxingcpp.read_barcodes(picture)
    return str(found.text)

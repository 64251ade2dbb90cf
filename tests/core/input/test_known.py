"""Threads may read for the first time what no thread has read before."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
from __future__ import annotations
import sys, threading, msgspec
from typing import Annotated, Literal
from msgspec import Meta, Struct
from mbira.core.action import Action
from mbira.core.codec import Codec
from mbira.core.input.data import read_json
from mbira.core.game import GameSpec, Options
from mbira.core.input.known import know
from mbira.core.input.options import make_options

sys.setswitchinterval(1e-6)
FIELDS = "\\n".join(
    f"    field_{n}: Annotated[int, Meta(ge={n})] | Literal['a{n}', 'b{n}'] | None = None"
    for n in range(40)
)

def fresh(head):
    exec(f"class Kind({head}):\\n{FIELDS}", globals())
    return Kind

def at_once(work):
    start = threading.Barrier(6)
    def run():
        start.wait()
        work()
    threads = [threading.Thread(target=run) for _ in range(6)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()

for number in range(60):
    tag = f"kind{number}"
    codec = Codec(fresh(f"Action, frozen=True, tag='{tag}'"))
    at_once(lambda: codec.decode({"type": tag, "field_3": 7}))
    options = fresh("Options, frozen=True")
    spec = GameSpec("game", "Game", (1, 2), 1, options, "nowhere:GAME", "nowhere:{code}")
    at_once(lambda: make_options(spec, {"field_3": 7}))
    board = fresh("Struct")
    know(board)
    at_once(lambda: read_json('{"field_3": 7}', board, "board"))
print("done")
"""


def test_many_threads_meet_a_type_at_once() -> None:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr[-2000:]

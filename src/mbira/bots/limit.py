"""Stops a bot that does not come to an end."""

from __future__ import annotations

import ctypes
import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

AGAIN = 1.0
"""After this many more seconds, a block that did not listen is told again."""


class OverrunError(BaseException):
    """A bot took far longer than it may. No `except Exception` of the bot's is to catch it."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise OverrunError in the block if it takes longer.

    The main thread is interrupted by an alarm, in whatever it does; another thread when it next
    runs Python code.
    """
    if threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer"):
        with _alarm(seconds):
            yield
    else:
        with _watch(seconds):
            yield


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    over = False

    def ring(_: int, __: FrameType | None) -> None:
        if not over:
            raise OverrunError

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        while True:  # the alarm may ring in here too, and must not be left on
            try:
                over = True
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.signal(signal.SIGALRM, before)
                break
            except OverrunError:
                continue


@contextmanager
def _watch(seconds: float) -> Iterator[None]:
    thread = threading.get_ident()
    lock = threading.Lock()
    over = threading.Event()

    def watch() -> None:
        wait = seconds
        while not over.wait(wait):
            with lock:
                if not over.is_set():
                    raised = ctypes.py_object(OverrunError)
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)
            wait = AGAIN

    threading.Thread(target=watch, daemon=True).start()
    try:
        yield
    finally:
        while True:  # the same here, and what is still to be raised is called off
            try:
                with lock:
                    over.set()
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), None)
                break
            except OverrunError:
                continue

"""The command: `mbira` serves, opens the browser, and stops when it is told to."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.server.harness import PATIENCE, until

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment in which opening a browser writes the address to a file."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path / "opened"}\n')
    browser.chmod(0o755)
    return {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "BROWSER": str(browser)}


def start(home: dict[str, str], *args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "mbira", *args],
        env=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_mbira_alone_gives_a_table_in_the_browser(home: dict[str, str], tmp_path: Path) -> None:
    running = start(home)
    try:
        assert running.stdout is not None
        url = running.stdout.readline().split()[3]
        assert httpx.get(f"{url}/health", timeout=PATIENCE).json() == {"status": "ok"}
        page = httpx.get(url, timeout=PATIENCE)
        assert "text/html" in page.headers["content-type"]
        assert page.headers["content-security-policy"].startswith("default-src 'self';")
        opened = tmp_path / "opened"
        assert until(lambda: opened.read_text() if opened.exists() else "").strip() == url
        assert (tmp_path / "data" / "mbira" / "mbira.db").exists()
        again = start(home, "serve", "--no-open")
        out, _ = again.communicate(timeout=PATIENCE)
        assert out == f"mbira is at {url} already\n"
        assert again.returncode == 0
    finally:
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--db", "mysql://somewhere/x"), "mysql is not a database that mbira knows"),
        (("--db", "nonsense"), "'nonsense' is not a database URL"),
        (("--db", "sqlite:////nowhere/at/all.db"), "cannot write beside /nowhere/at/all.db"),
        (("--db", "postgresql://me:secret@127.0.0.1:1/x"), "cannot open the database"),
        (("--limit", "speed=3"), "'speed=3' is not a limit; limits: body"),
        (("--limit", "body=much"), "a limit must be a number"),
        (("--log", "loud"), "there is no log level 'loud'"),
    ],
)
def test_what_is_wrong_is_one_line(home: dict[str, str], args: tuple[str, ...], said: str) -> None:
    _, err = (ended := start(home, "serve", "--no-open", "--port", "0", *args)).communicate()
    assert ended.returncode == 1
    lines = err.strip().splitlines()
    assert len(lines) == 1, err
    assert lines[0].startswith(f"mbira: {said}"), err
    assert "secret" not in err


def test_a_port_that_is_taken_is_said_if_it_was_asked_for(home: dict[str, str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        _, err = (ended := start(home, "serve", "--no-open", "--port", str(port))).communicate()
    assert ended.returncode == 1
    assert err.startswith(f"mbira: cannot listen on 127.0.0.1 port {port}: ")

"""Jobs on a cluster of Ray: several nodes on this machine, one of which is killed."""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.arena.programs import program
from tests.breadth import some
from tests.cli.terminal import MBIRA

if TYPE_CHECKING:
    from collections.abc import Iterator

WAITS = """
results, lost = {results!r}, {lost!r}
if os.path.exists(results):
    try:
        os.close(os.open(lost + "-mine", os.O_CREAT | os.O_EXCL))  # of two at once, one
    except FileExistsError:
        pass
    else:
        with open(lost + "-", "w") as file: file.write(str(os.getpid()))
        os.rename(lost + "-", lost)
        time.sleep(10**6)
"""
"""Waits for its end, the first time that it is started after there is a result."""


class Place(NamedTuple):
    """A cluster in a process of its own."""

    process: subprocess.Popen[str]
    address: str
    port: int

    def ask(self, *words: object) -> subprocess.CompletedProcess[str]:
        """Run `mbira` with this cluster."""
        return subprocess.run(  # noqa: S603
            [MBIRA, *map(str, words)],
            env=os.environ | {"RAY_ADDRESS": self.address},
            capture_output=True,
            text=True,
            check=False,
        )

    def kill(self, raylet: int) -> int:
        """Kill the node that a process belongs to; return how many are left."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{raylet}\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())


@pytest.fixture(scope="module")
def place() -> Iterator[Place]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tests.arena.nodes", str(port)]
    with subprocess.Popen(  # noqa: S603
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address.startswith("127.0.0.1:"), address
        yield Place(process, address, port)


def parents() -> dict[int, int]:
    """Return the parent of each process there is."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            found[int(path.parent.name)] = int(path.read_text().rpartition(")")[2].split()[1])
        except (FileNotFoundError, ProcessLookupError):
            continue  # it has ended meanwhile
    return found


def below(pid: int) -> set[int]:
    """Return all processes that one has started, and those that they have."""
    parent = parents()
    found: set[int] = set()
    new = {pid}
    while new:
        new = {child for child, above in parent.items() if above in new} - found
        found |= new
    return found


def listening(pids: set[int]) -> set[str]:
    """Return the addresses at which processes listen."""
    sockets: set[str] = set()
    for pid in pids:
        for link in Path(f"/proc/{pid}/fd").glob("*"):
            try:
                sockets.add(str(link.readlink()).removeprefix("socket:[").removesuffix("]"))
            except FileNotFoundError:
                continue  # it was closed meanwhile
    addresses: set[str] = set()
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
            words = line.split()
            if words[3] == "0A" and words[9] in sockets:
                raw = bytes.fromhex(words[1].partition(":")[0])
                turned = b"".join(raw[n : n + 4][::-1] for n in range(0, len(raw), 4))
                address = ip_address(turned)
                addresses.add(str(getattr(address, "ipv4_mapped", None) or address))
    return addresses


def untimed(report: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(report)
    for bot in found["bots"]:
        del bot["ms_per_decision"]
    return found


def test_what_is_lost_with_a_node_is_done_again_and_nothing_else_changes(
    place: Place, tmp_path: Path
) -> None:
    lost = tmp_path / "lost"
    results = tmp_path / "cluster" / "results.jsonl"
    mine = program("answer()", WAITS.format(results=str(results), lost=str(lost)))
    command = [
        "arena", "meduris", "--bots", "novice", "--agent", f"mine={mine}", "--limit", "1000",
        "--matches", "10", "--seed", "1", "-o", "turn_limit=8", "--json", "--save",
    ]  # fmt: skip
    with subprocess.Popen(  # noqa: S603
        [MBIRA, *command, str(results.parent), "--on", "ray"],
        env=os.environ | {"RAY_ADDRESS": place.address},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as played:  # fmt: skip
        while not lost.exists():
            assert played.poll() is None, played.communicate()
            time.sleep(0.05)
        waiting = int(lost.read_text())
        above, raylet = parents(), waiting
        while Path(f"/proc/{raylet}/comm").read_text() != "raylet\n":
            raylet = above[raylet]
        gone = os.pidfd_open(waiting)
        assert place.kill(raylet) == 2
        select.select([gone], [], [])  # the program ends with its node
        os.close(gone)
        out, err = played.communicate()
    assert (played.returncode, err) == (0, "")
    alone = place.ask(*command, tmp_path / "alone")
    assert (alone.returncode, alone.stderr) == (0, "")
    assert untimed(out) == untimed(alone.stdout)
    assert json.loads(out)["matches"] == 10
    for save in (tmp_path / "alone").glob("*.mbira.json"):
        assert (results.parent / save.name).read_bytes() == save.read_bytes()


def test_jobs_come_back_in_order_and_what_they_raise_is_raised(place: Place) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.arena.on_cluster"],
        env=os.environ | {"RAY_ADDRESS": place.address},
        capture_output=True,
        text=True,
        check=True,
    )
    said = json.loads(done.stdout)
    assert said["squares"] == [number * number for number in range(12)]
    assert said["processes"] >= 1
    assert said["no_good"] == "three is no good"
    assert said["fells"] == "job 1 was lost 2 times: WorkerCrashedError"


def test_a_client_from_elsewhere_comes_to_the_same(place: Place) -> None:
    command = ("sim", "meduris", "--matches", "5", "--seed", "3", "--json")
    there = place.ask(*command, "--on", f"ray://127.0.0.1:{place.port}")
    assert there.returncode == 0, there.stderr
    found, alone = json.loads(there.stdout), json.loads(place.ask(*command).stdout)
    for key in ("outcomes", "lengths", "decisions"):
        assert found[key] == alone[key]


def test_a_data_set_of_a_cluster_is_that_of_one_process(place: Place, tmp_path: Path) -> None:
    command = ("sim", "meduris", "--matches", "6", "--seed", "3", "--export")
    for name in some(("set.parquet", "set.jsonl"), 1):
        there, alone = tmp_path / f"there-{name}", tmp_path / f"alone-{name}"
        for path, on in ((there, ("--on", "ray")), (alone, ())):
            done = place.ask(*command, path, *on)
            assert (done.returncode, done.stderr) == (0, "")
        assert there.read_bytes() == alone.read_bytes()


def test_ray_on_this_machine_is_for_this_machine_and_stops_with_the_command(
    tmp_path: Path,
) -> None:
    command = [
        str(MBIRA), "sim", "meduris", "--matches", "1000000", "--seed", "1",
        "--save", str(tmp_path), "--on", "ray", "--workers", "2",
    ]  # fmt: skip
    with subprocess.Popen(  # noqa: S603
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as started:
        while not [*tmp_path.glob("*.mbira.json")]:
            assert started.poll() is None, started.communicate()
            time.sleep(0.05)
        pids = below(started.pid)
        addresses = listening(pids | {started.pid})
        ends = {pid: os.pidfd_open(pid) for pid in pids}
        started.send_signal(signal.SIGINT)
        out, err = started.communicate()
    assert (started.returncode, out, err) == (130, "", "")
    assert addresses == {"127.0.0.1"}
    for end in ends.values():  # each of them ends
        select.select([end], [], [])
        os.close(end)


def test_where_there_is_no_cluster_one_line_says_so() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    done = subprocess.run(  # noqa: S603
        [MBIRA, "sim", "meduris", "--matches", "1", "--on", f"ray://127.0.0.1:{port}"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"mbira: there is no cluster at ray://127.0.0.1:{port}: ")
    assert done.stderr.count("\n") == 1, done.stderr


def test_what_went_wrong_afar_is_said_by_its_last_line() -> None:
    cluster = pytest.importorskip("mbira.arena.jobs.cluster")
    afar = "Initialization failure from server:\nTraceback (most recent call last):\n  ...\nE: no\n"
    assert cluster._said(ConnectionAbortedError(afar)) == "E: no"
    assert cluster._said(RuntimeError("no way\nthere")) == "no way"
    assert cluster._said(ValueError()) == "ValueError"

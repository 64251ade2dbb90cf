"""Programs at the table: what they are told, and what becomes of those that do wrong."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import mbira
from mbira.arena import playing
from mbira.arena.jobs.workers import Here
from mbira.arena.playing import Contest, play, play_all, without
from mbira.arena.programs import program as rules
from mbira.arena.schedule import schedule
from tests.arena.programs import GOOD, SLEEPS, greeter, program
from tests.cli.terminal import MBIRA

if TYPE_CHECKING:
    from pathlib import Path

    from mbira.arena.result import Result

STUBBORN = """
signal.signal(signal.SIGTERM, signal.SIG_IGN)
signal.signal(signal.SIGINT, signal.SIG_IGN)
held = os.open({fifo!r}, os.O_WRONLY)
os.set_inheritable(held, True)
child = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(1000)"
subprocess.Popen([sys.executable, "-I", "-S", "-c", child], close_fds=False)
os.write(held, b"!")
"""
"""Holds a named pipe with a child of its own, and heeds no signal that can be ignored."""


def contest(command: str, *, limit: float = 20.0, seed: str = "t") -> Contest:
    return Contest(
        game="meduris",
        bots=("mine", "random"),
        seats=2,
        seed=seed,
        options={"turn_limit": 12},
        programs={"mine": command},
        limit=limit,
    )


def one(here: Contest) -> Result:
    """Play one match; the program sits on seat 0."""
    (pairing,) = schedule(2, 2, 1, here.seed)
    return play(here, pairing).result


def timeless(result: Result) -> Result:
    return msgspec.structs.replace(result, seconds=())


class Held:
    """A named pipe that tells when all who hold it are gone."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.path = str(path)
        self._end = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        os.set_blocking(self._end, True)

    def is_held(self) -> None:
        """Return once somebody does, and has said so."""
        select.select([self._end], [], [])
        assert os.read(self._end, 1) == b"!"

    def is_let_go(self) -> None:
        """Return once nobody does."""
        while os.read(self._end, 100):
            pass
        os.close(self._end)


def test_a_program_plays_and_the_same_seeds_give_the_same_match() -> None:
    first, second = (one(contest(program(GOOD))) for _ in range(2))
    assert timeless(first) == timeless(second)
    assert (first.faults, first.forfeits) == (((), ()), ())
    assert first.decisions[0] > 10
    assert first.seconds[0] > 0


def test_it_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    noted = tmp_path / "noted"
    note = f"with open({str(noted)!r}, 'a') as file: file.write(json.dumps(told) + '\\n')\nanswer()"
    here = contest(program(note))
    assert len([*play_all(here, schedule(2, 2, 1, "t"), Here(), tmp_path)]) == 1
    match = mbira.load(tmp_path / "meduris-0.mbira.json")
    heard = [json.loads(line) for line in noted.read_text().splitlines()]
    assert len(heard) > 10
    hidden = 0
    for told in heard:
        then = match.at(told["version"])
        assert told["seat"] == 0 == then.actor
        assert told["view"] == msgspec.json.decode(msgspec.json.encode(then.view(0)))
        hidden += told["view"] != msgspec.json.decode(msgspec.json.encode(then.view(1)))
        assert [each["text"] for each in told["legal"]] == [str(each) for each in then.legal()]
        assert set(told) == {
            "type", "version", "seat", "question", "legal", "view", "text",
        }  # fmt: skip
        assert told["text"].endswith(told["question"])
    assert hidden > 10  # so to compare views means something


def test_its_seed_tells_nothing_of_the_tournament(tmp_path: Path) -> None:
    def hello(seed: str) -> dict[str, Any]:
        path = tmp_path / seed
        before = f"with open({str(path)!r}, 'w') as file: json.dump(told, file)"
        one(contest(program(GOOD, before), seed=seed))
        return dict(json.loads(path.read_text()))

    first = hello("first")
    assert first == hello("second")
    assert first["type"] == "hello"
    assert (first["game"], first["seats"], first["seat"]) == ("meduris", 2, 0)
    assert first["options"] == {"turn_limit": 12}
    assert len(first["seed"]) == 16


@pytest.mark.parametrize(
    ("decide", "why"),
    [
        ("print('rubbish', flush=True)", "mine said what cannot be read: 'rubbish'"),
        ("print('[' * 60000, flush=True)", "mine said what cannot be read: '[[[["),
        ("say(version=told['version'])", "mine said what cannot be read: "),
        ("say(version=told['version'], action='fly home')", "mine said what cannot be read: "),
        ("say(version=told['version'], action='undo 0')", "mine chose what is not legal: "),
        ("say(version=10**6, action=told['legal'][0])", "mine said what cannot be read: "),
        ("say(version=10**6, action=told['legal'][0]['text'])", "mine chose what is not legal: "),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "mine said what cannot"),
    ],
    ids=["rubbish", "nested", "no-action", "no-such-action", "illegal", "shape", "future", "bytes"],
)
def test_three_lost_decisions_lose_the_match(decide: str, why: str) -> None:
    result = one(contest(program(decide)))
    assert len(result.faults[0]) == rules.FAULTS == 3
    assert all(line.startswith(why) for line in result.faults[0])
    assert result.faults[1] == ()
    assert result.forfeits == (0,)
    assert result.ranking == ((1,), (0,))


def test_one_lost_decision_is_any_legal_action_and_the_program_hears_of_it(tmp_path: Path) -> None:
    noted = tmp_path / "noted"
    once = "answer() if asked != 2 else print('rubbish', flush=True)"
    hear = f"""
real = listen
def listen():
    kind = real()
    if kind in ("fault", "bye"):
        with open({str(noted)!r}, "a") as file: file.write(json.dumps(told) + "\\n")
    return kind
"""
    first, second = (one(contest(program(once, hear))) for _ in range(2))
    assert timeless(first) == timeless(second)
    assert first.faults[0] == ("mine said what cannot be read: 'rubbish'",)
    assert first.forfeits == ()
    fault, bye, *_ = map(json.loads, noted.read_text().splitlines())
    assert (fault["type"], fault["left"]) == ("fault", 2)
    assert (bye["type"], tuple(bye["scores"])) == ("bye", first.scores)


def test_whoever_takes_too_long_loses_the_decision() -> None:
    result = one(contest(program(SLEEPS), limit=0.05))
    assert result.faults[0] == ("mine took longer than 0.05 s",) * 3
    assert result.forfeits == (0,)
    assert result.seconds[0] >= 0.15


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next() -> None:
    """The second question is answered only with the third, by what was legal then."""
    late = """
global kept
if asked == 2:
    kept = told
    return
if asked == 3:
    say(version=kept["version"], action="fly home")
answer()"""
    result = one(contest(program(late), limit=0.3))
    assert result.faults[0] == ("mine took longer than 0.3 s",)
    assert result.forfeits == ()


def test_whoever_reads_nothing_is_late_and_not_waited_for() -> None:
    deaf = greeter("say(type='hello', protocol=1)\ntime.sleep(1000)")
    assert one(contest(deaf, limit=0.05)).forfeits == (0,)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (program("sys.exit('no idea')"), "mine ended with status 1: no idea"),
        (program("os.kill(os.getpid(), signal.SIGKILL)"), "mine ended with status 137"),
        (program("os.close(1); time.sleep(1000)"), "mine ended with status 137"),
        (program("print('x' * 70000, flush=True); answer()"), "mine flooded its output"),
        (program("while True: print('{}' * 20000, end='', flush=True)"), "mine flooded its output"),
        (program("for n in range(9000): say(version=0, action='x')"), "mine flooded its output"),
        (greeter("print('hi', flush=True)"), "mine said no hello, but 'hi'"),
        (greeter("say(type='hello', protocol=7)"), "mine speaks protocol 7, and not 1"),
        (greeter("sys.exit(3)"), "mine ended with status 3"),
        (greeter("os.write(1, b'x' * 10**6)"), "mine flooded its output"),
        ("/nowhere/at/all", "mine ended with status 127: it cannot be started: No such file"),
    ],
    ids=lambda text: text if text.startswith("mine") else "",
)
def test_whoever_ends_or_floods_loses_at_once(command: str, why: str) -> None:
    result = one(contest(command))
    (fault,) = result.faults[0]
    assert fault.startswith(why)
    assert result.forfeits == (0,)
    assert result.ranking[-1] == (0,)


def test_whoever_says_no_hello_in_time_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "COMING_UP", 0.1)
    result = one(contest(greeter("time.sleep(1000)")))
    assert result.faults[0] == ("mine said no hello within 0.1 s",)


def test_what_it_says_on_standard_error_is_not_kept_beyond_its_last_words() -> None:
    loud = "for n in range(300): os.write(2, b'x' * 10000)\nsys.exit('the end')"
    result = one(contest(program(loud)))
    assert result.faults[0] == ("mine ended with status 1: " + "x" * 200,)


@pytest.mark.parametrize(
    ("decide", "limit"), [(GOOD, 20.0), (SLEEPS, 0.05), ("sys.exit()", 20.0)], ids=str
)
def test_nothing_that_a_program_started_is_left(tmp_path: Path, decide: str, limit: float) -> None:
    held = Held(tmp_path / "held")
    one(contest(program(decide, STUBBORN.format(fifo=held.path)), limit=limit))
    held.is_held()
    held.is_let_go()


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_whoever_stops_the_arena_stops_its_programs(
    tmp_path: Path, how: signal.Signals, workers: str
) -> None:
    held = Held(tmp_path / "held")
    command = program(SLEEPS, STUBBORN.format(fifo=held.path))
    with subprocess.Popen(  # noqa: S603
        [
            MBIRA, "arena", "meduris", "--bots", "random", "--agent", f"mine={command}",
            "--limit", "1000", "--matches", "1", "--workers", workers,
        ],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    ) as started:  # fmt: skip
        held.is_held()
        started.send_signal(how)
        _, said = started.communicate()
    held.is_let_go()
    if how == signal.SIGKILL:
        assert started.returncode == -signal.SIGKILL
    else:
        assert started.returncode == 130
        assert said == "mbira: stopped after 0 of 1 matches\n"


def test_tokens_are_not_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MBIRA_TOKEN", "mbira_secret")
    monkeypatch.setenv("MBIRA_TOKEN_MINE", "mbira_secret")
    tell = "sys.exit(repr([name for name in os.environ if 'TOKEN' in name]))"
    result = one(contest(program(tell)))
    assert result.faults[0] == ("mine ended with status 1: []",)


def test_those_who_forfeit_share_the_last_place() -> None:
    assert without(((2,), (0, 1), (3,)), ()) == ((2,), (0, 1), (3,))
    assert without(((2,), (0, 1), (3,)), (2,)) == ((0, 1), (3,), (2,))
    assert without(((2,), (0, 1), (3,)), (1, 2)) == ((0,), (3,), (1, 2))


def test_the_example_plays() -> None:
    example = f"{sys.executable} examples/programs/any_legal.py"
    result = one(contest(example))
    assert (result.faults, result.forfeits) == (((), ()), ())
    assert playing.LIMIT == 10.0

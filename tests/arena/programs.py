"""Programs for the arena that do one thing wrong, and nothing else."""

from __future__ import annotations

import shlex
import sys

START = """
import json, os, random, signal, subprocess, sys, time

def say(**words):
    sys.stdout.write(json.dumps(words) + "\\n")
    sys.stdout.flush()

rng = random.Random()
told = {}
asked = 0

def listen():
    global told
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    told = json.loads(line)
    return told["type"]

def answer():
    say(version=told["version"], action=rng.choice(told["legal"])["action"])

assert listen() == "hello"
rng.seed(told["seed"])
"""
LOOP = """
say(type="hello", protocol=1)
while True:
    kind = listen()
    if kind == "decide":
        asked += 1
        decide()
"""


def program(decide: str, before: str = "") -> str:
    """Return the command of a program that decides in a way of its own, given as Python."""
    body = "\n".join(f"    {line}" for line in decide.splitlines())
    return _command(f"{START}\n{before}\n\ndef decide():\n{body}\n{LOOP}")


def greeter(code: str) -> str:
    """Return the command of a program that does something in the place of its hello."""
    return _command(START + code)


def _command(code: str) -> str:
    return shlex.join([sys.executable, "-I", "-S", "-c", code])


GOOD = "answer()"
SLEEPS = "time.sleep(1000)"

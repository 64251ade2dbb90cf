"""A program for `mbira arena` that plays any action it may: the least that a program has to do.

mbira arena meduris --bots novice --agent mine="python3 any_legal.py"
"""

import json
import random
import sys

rng = random.Random()
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        rng.seed(told["seed"])
        answer = {"type": "hello", "protocol": 1, "wants": []}
    elif told["type"] == "decide":
        choice = rng.choice(told["legal"])
        answer = {"version": told["version"], "action": choice["text"]}
    else:  # "fault": a decision was lost; "bye": the match is over
        continue
    print(json.dumps(answer), flush=True)

"""A learner of our own: masked PPO on a short Meduris, and the bot that it makes."""

from __future__ import annotations

import os

# read when numpy comes in: for small layers, threads that wait for each other take longer than one
for _name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_name, "1")

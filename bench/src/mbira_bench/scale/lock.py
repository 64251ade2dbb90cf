"""`python -m mbira_bench.scale.lock`: what the lock costs that NOTIFY takes in every commit.

Some connections to one PostgreSQL commit small rows as fast as they can, with a notice in each
commit and without.
"""

from __future__ import annotations

import os
import threading
import time

import psycopg

from mbira_bench.client import postgres

CONNECTIONS = (1, 2, 4, 8)
SECONDS = 3.0


def commits(url: str, connections: int, *, notices: bool, seconds: float = SECONDS) -> float:
    """Return how many commits a second all connections do together."""
    done = [0] * connections
    end = time.monotonic() + seconds

    def work(number: int) -> None:
        with psycopg.connect(url) as connection:
            while time.monotonic() < end:
                connection.execute("INSERT INTO told (words) VALUES ('some words')")
                if notices:
                    connection.execute("SELECT pg_notify('mbira', 'some words')")
                connection.commit()
                done[number] += 1

    threads = [threading.Thread(target=work, args=(number,)) for number in range(connections)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(done) / seconds


def main() -> None:
    """Print it."""
    with postgres.running() as database:
        if database is None:
            print(postgres.MISSING)
            return
        url = database.database()
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("CREATE TABLE told (number bigserial PRIMARY KEY, words text)")
        print("connections  commits/s  with NOTIFY")
        for connections in CONNECTIONS:
            plain = commits(url, connections, notices=False)
            told = commits(url, connections, notices=True)
            print(f"{connections:>11}{plain:>11.0f}{told:>13.0f}")
        print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()

"""`python -m mbira_bench.scale`: what breaks first with ten thousand tables, and with more."""

from __future__ import annotations

from mbira_bench.scale.costs import Crowd, measured, most, needs, processes
from mbira_bench.scale.queues import Station, simulate

SIZES = (10_000, 50_000, 100_000, 1_000_000)
ACTIONS = 40_000


def main() -> None:
    """Print it."""
    found = measured()
    costs, bench = found.costs(), found.processes
    print(f"measured {found.day}, {bench.cores} cores, load {bench.load_average:.0f} before")
    for point in bench.set_ups:
        told = "broker" if point.broker else "notices"
        print(
            f"  {point.processes} x {told}: {point.actions_a_second:.0f} actions a second, the "
            f"model says {most(found, point).per_second:.0f}"
        )
    for tables in SIZES:
        for spread in (True, False):
            crowd = Crowd(tables, spread=spread)
            where = "spread over processes" if spread else "each table's at one process"
            print(f"\n{tables} tables, people {where}: {crowd.actions:.0f} actions a second")
            for need in needs(costs, crowd):
                print(
                    f"  {need.times:>9.2f} x  {need.what} ({need.need:.3g} {need.unit} of "
                    f"{need.one:.3g}): {need.way}"
                )
            many = processes(costs, crowd)
            part = max(1, tables // many)
            seconds = costs.server_seconds + (costs.hear_seconds if spread else 0.0)
            waits = simulate([Station("server", seconds)], part, crowd.pause, ACTIONS)
            print(
                f"  one of {many} processes, simulated: {part} tables, busy "
                f"{waits.busy['server']:.0%}, an action through after {waits.waits.p50:.1f} ms, "
                f"p99 {waits.waits.p99:.1f}"
            )


if __name__ == "__main__":
    main()

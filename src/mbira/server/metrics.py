"""Numbers for whoever runs the server; none of them names a person or a table."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "mbira_requests", "Requests answered.", ("method", "route", "status"),
            registry=self.registry,
        )  # fmt: skip
        self.seconds = Histogram(
            "mbira_request_seconds", "Time to answer.", ("route",),
            registry=self.registry, buckets=FINE,
        )  # fmt: skip
        self._answers: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}
        self.records = Counter("mbira_records", "Records written.", registry=self.registry)
        self.tables = Gauge("mbira_tables_open", "Tables in memory.", registry=self.registry)
        self.sockets = Gauge("mbira_sockets", "Sockets connected.", registry=self.registry)
        self.dropped = Counter(
            "mbira_sockets_dropped", "Sockets dropped, as they did not keep up.",
            registry=self.registry,
        )  # fmt: skip
        self.thoughts = Counter("mbira_bot_decisions", "Decisions of bots.", registry=self.registry)
        self.ordered = Counter(
            "mbira_ordered_decisions", "Decisions made by orders.", registry=self.registry
        )
        self.thinking = Gauge(
            "mbira_bot_jobs", "Decisions and advice that bots are at.", registry=self.registry
        )
        self.lost = Gauge(
            "mbira_bot_processes_lost", "Thinking processes that died.", registry=self.registry
        )

        self.broker = Gauge(
            "mbira_broker_reached", "Whether the broker is reached; 0 without one.",
            registry=self.registry,
        )  # fmt: skip
        self.by_broker = Gauge(
            "mbira_told_by_broker", "Whether other processes are told by the broker.",
            registry=self.registry,
        )  # fmt: skip
        self.told = Gauge(
            "mbira_notes_told", "Notes to other processes.", ("way",), registry=self.registry
        )

    def count_answer(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request that was answered, and how long it took."""
        kind = method, route, status
        known = self._answers.get(kind)
        if known is None:  # to look for both by their names takes longer than to count
            known = self.requests.labels(*kind), self.seconds.labels(route)
            self._answers[kind] = known
        counter, histogram = known
        counter.inc()
        histogram.observe(seconds)

    def text(self) -> bytes:
        """Return all of it as Prometheus reads it."""
        return generate_latest(self.registry)

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
        self.records = Counter("mbira_records", "Records written.", registry=self.registry)
        self.tables = Gauge("mbira_tables_open", "Tables in memory.", registry=self.registry)
        self.sockets = Gauge("mbira_sockets", "Sockets connected.", registry=self.registry)
        self.dropped = Counter(
            "mbira_sockets_dropped", "Sockets dropped, as they did not keep up.",
            registry=self.registry,
        )  # fmt: skip
        self.thoughts = Counter("mbira_bot_decisions", "Decisions of bots.", registry=self.registry)
        self.thinking = Gauge(
            "mbira_bot_jobs", "Decisions and advice that bots are at.", registry=self.registry
        )
        self.lost = Gauge(
            "mbira_bot_processes_lost", "Thinking processes that died.", registry=self.registry
        )

    def text(self) -> bytes:
        """Return all of it as Prometheus reads it."""
        return generate_latest(self.registry)

"""What is counted, for Prometheus. One registry per running app, so that tests can have several."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        name = "caravanserai_{}".format
        self.moves = Counter(name("moves"), "Moves committed.", ["game"], registry=registry)
        self.refusals = Counter(name("refusals"), "Socket messages refused.", ["code"], registry=registry)
        self.http = Counter(name("http_requests"), "HTTP answers.", ["method", "status"], registry=registry)
        self.http_seconds = Histogram(
            name("http_seconds"), "Time to answer an HTTP request.", buckets=_SECONDS, registry=registry
        )
        self.sockets = Gauge(name("sockets"), "Open WebSockets.", registry=registry)
        self.cut_off = Counter(name("cut_off"), "Sockets that the server closed.", ["code"], registry=registry)
        self.rooms = Gauge(name("rooms"), "Matches in memory.", registry=registry)
        self.rooms_loaded = Counter(name("rooms_loaded"), "Matches loaded by replay.", registry=registry)
        self.replay_seconds = Histogram(
            name("replay_seconds"), "Time to load a match.", buckets=_SECONDS, registry=registry
        )
        self.journal_batch = Histogram(
            name("journal_batch_entries"),
            "Entries in one commit.",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=registry,
        )
        self.journal_commit = Histogram(
            name("journal_commit_seconds"), "One commit.", buckets=_SECONDS, registry=registry
        )
        self.journal_failures = Counter(name("journal_failures"), "Commits that failed.", registry=registry)
        self.journal_queue = Gauge(name("journal_queue"), "Entries that wait for the writer.", registry=registry)
        self.pool = Gauge(name("database_pool"), "Database connections there can be.", registry=registry)
        self.in_use = Gauge(name("database_connections_in_use"), "Of the pool.", registry=registry)
        self.thinking = Histogram(
            name("thinking_seconds"), "A computer player's choice of a move.", buckets=_SECONDS, registry=registry
        )
        self.not_thought = Counter(
            name("not_thought"), "Moves by chance: the player died, was too slow or failed.", ["why"], registry=registry
        )
        self.tasks = Gauge(name("tasks"), "Tasks of the event loop.", registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)

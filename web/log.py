"""Structured logs: for people on a terminal, or one JSON object a line. Nothing secret is ever put into one."""

import logging
import logging.config
import secrets
from time import perf_counter

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from web.metrics import Metrics
from web.settings import Settings

_QUIET = ("/healthz", "/readyz", "/metrics")
_log = structlog.stdlib.get_logger("caravanserai.http")


def configure(settings: Settings) -> None:
    """Send structlog and the standard library's loggers (uvicorn, alembic) through one formatter."""
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    for_people = settings.log_format == "console"
    shown = structlog.dev.ConsoleRenderer() if for_people else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, shown],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    logging.getLogger("uvicorn.access").disabled = True  # RequestLog has one line for each request
    for noisy in ("uvicorn.error", "alembic", "aiosqlite"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))


class RequestLog:
    """ASGI middleware: an id for each request, in the answer and in every line logged under it; one line at the end."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id = secrets.token_hex(8)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request_id)
        began = perf_counter()
        status = 500

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message.setdefault("headers", []).append((b"x-request-id", request_id.encode()))
            await send(message)

        try:
            await self._app(scope, receive, send_with_id)
        finally:
            seconds = perf_counter() - began
            self._metrics.http.labels(scope["method"], status).inc()
            self._metrics.http_seconds.observe(seconds)
            if scope["path"] not in _QUIET:
                _log.info(
                    "request", method=scope["method"], path=scope["path"], status=status, ms=round(seconds * 1000, 1)
                )

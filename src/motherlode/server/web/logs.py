"""The log: one line an event, as JSON or for a console. What people send is never in it."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import structlog
from structlog.types import Processor

from motherlode.server.settings import Settings

QUIET: Final = ("uvicorn.error", "uvicorn.access", "websockets", "asyncio", "litestar")
SHARED: Final[tuple[Processor, ...]] = (
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)


def to_standard_error(*names: object) -> structlog.PrintLogger:
    """Standard output is for what a command was asked for, and nothing else."""
    return structlog.PrintLogger(sys.stderr)


structlog.configure(logger_factory=to_standard_error)  # also where nobody has set it up
log: Final[Any] = structlog.get_logger()


def configure(settings: Settings) -> None:
    """Let our own lines and those of libraries go to standard error in one form."""
    level = logging.CRITICAL if settings.logs == "off" else logging.INFO
    structlog.configure(
        processors=[*SHARED, *rendering(settings.logs)],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=SHARED,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            *rendering(settings.logs),
        ],
    )
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(formatter)
    logging.basicConfig(handlers=[lines], level=max(level, logging.WARNING), force=True)
    for name in QUIET:  # they would write addresses and paths with the codes of tables
        logging.getLogger(name).setLevel(max(level, logging.WARNING))


def rendering(form: str) -> list[Processor]:
    """The last steps of a line; a fault is shown without the variables around it."""
    if form == "json":
        frames = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        return [
            structlog.processors.ExceptionRenderer(frames),
            structlog.processors.JSONRenderer(),
        ]
    return [
        structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    ]

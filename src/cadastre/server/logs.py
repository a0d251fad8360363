"""What a server tells those who run it: lines for people, or JSON lines for programs. Neither has anything secret."""

from typing import Any

from litestar.exceptions import SerializationException, ValidationException
from litestar.logging import LoggingConfig

from cadastre.core.refusals import BadSetting
from cadastre.server.course import Broken
from cadastre.server.kernels import NotReady
from cadastre.server.refusals import No

STYLES: dict[str, dict[str, Any]] = {
    "text": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
    "json": {
        "()": "pythonjsonlogger.json.JsonFormatter",
        "format": "%(asctime)s %(levelname)s %(name)s %(message)s",
        "rename_fields": {"asctime": "at", "levelname": "level", "name": "room"},
    },
}

ANSWERED = {No, BadSetting, Broken, NotReady, RecursionError, UnicodeDecodeError}
ANSWERED |= {ValidationException, SerializationException}
"""What whoever asked is told of, and nobody else."""


def logging_config(style: str, level: str) -> LoggingConfig:
    """Everything goes to stderr; what goes wrong inside is told with its place in the code, and no values."""
    ours = {"level": level.upper(), "handlers": ["stderr"], "propagate": False}
    return LoggingConfig(
        root={"level": "WARNING", "handlers": ["stderr"]},
        formatters={"chosen": STYLES[style]},
        handlers={"stderr": {"class": "logging.StreamHandler", "formatter": "chosen"}},
        loggers={"cadastre": ours, "litestar": {**ours, "level": "ERROR"}},
        log_exceptions="always",
        disable_stack_trace={*ANSWERED, *range(400, 500)},
    )

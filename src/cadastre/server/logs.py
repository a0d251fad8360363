"""What a server tells those who run it: lines for people, or JSON lines for programs. Neither has anything secret."""

from typing import Any

from litestar.logging import LoggingConfig

STYLES: dict[str, dict[str, Any]] = {
    "text": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
    "json": {
        "()": "pythonjsonlogger.json.JsonFormatter",
        "format": "%(asctime)s %(levelname)s %(name)s %(message)s",
        "rename_fields": {"asctime": "at", "levelname": "level", "name": "room"},
    },
}


def logging_config(style: str, level: str) -> LoggingConfig:
    """Everything goes to stderr. What is refused is nobody's business but that of whoever asked, and would fill disks;
    what goes wrong inside is logged where it is answered."""
    ours = {"level": level.upper(), "handlers": ["stderr"], "propagate": False}
    return LoggingConfig(
        root={"level": "WARNING", "handlers": ["stderr"]},
        formatters={"chosen": STYLES[style]},
        handlers={"stderr": {"class": "logging.StreamHandler", "formatter": "chosen"}},
        loggers={"cadastre": ours, "litestar": {**ours, "level": "ERROR"}},
        log_exceptions="never",
    )

"""The same browser as for all tables."""

from tests.browser.fixtures import (
    browser,
    browser_context_args,
    browser_type_launch_args,
    database,
    page,
    playwright,
)

__all__ = [
    "browser",
    "browser_context_args",
    "browser_type_launch_args",
    "database",
    "page",
    "playwright",
]

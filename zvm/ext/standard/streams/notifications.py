"""Telling a stream context's notification callback how a transfer goes (php_stream_notification_notify)."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# STREAM_NOTIFY_*
CONNECT, AUTH_REQUIRED, MIME_TYPE_IS, FILE_SIZE_IS, REDIRECTED, PROGRESS, FAILURE, AUTH_RESULT = 2, 3, 4, 5, 6, 7, 9, 10
INFO, ERROR = 0, 2  # STREAM_NOTIFY_SEVERITY_*


def notify(engine: Engine, context: Any, code: int, message: str | None = None, number: int = 0, so_far: int = 0,
           maximum: int = 0, severity: int = INFO) -> None:
    """Call the callback of a context that may be None and may have none."""
    callback = None if context is None else context.parameters.get("notification")
    if callback is None:
        return
    found = engine.resolve_callable(callback)
    if type(found) is str:
        engine.diagnostics.warning("Failed to call user notifier")
        return
    found.call([code, severity, message, number, so_far, maximum])


def progress_init(engine: Engine, context: Any, maximum: int) -> None:
    """From now on `context` is told of every transfer."""
    if context is not None and "notification" in context.parameters:
        context.progress = (0, maximum)
        notify(engine, context, PROGRESS, maximum=maximum)


def progress_increment(engine: Engine, context: Any, size: int) -> None:
    """`size` bytes more were read or written."""
    if context is not None and context.progress is not None:
        so_far, maximum = context.progress
        context.progress = (so_far + size, maximum)
        notify(engine, context, PROGRESS, so_far=so_far + size, maximum=maximum)

"""What every stream filter is, PHP's or a script's (main/streams/php_stream_filter_api.h)."""
from __future__ import annotations

NORMAL, FLUSH, CLOSING = 0, 1, 2  # PSFS_FLAG_*


class Filter:
    """One filter on one chain. `process` gives what comes out for what goes in, None after a fatal error."""

    def process(self, data: str, flag: int) -> str | None:
        return data

    def close(self) -> None:
        """The filter leaves the stream."""


class FilterError(OSError):
    """A filter failed; it has said why, so nothing else has to."""

"""What every stream filter is, PHP's or a script's (main/streams/php_stream_filter_api.h)."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from _weakref import ref

    from zvm.runtime.values.resources import Resource

NORMAL, FLUSH, CLOSING = 0, 1, 2  # PSFS_FLAG_*


class Filter:
    """One filter on one chain. `process` gives what comes out for what goes in, None after a fatal error.

    `resource` refers weakly to what stands for it in PHP, if it was put on the stream by hand.
    """

    resource: ref[Resource] | None = None

    def process(self, data: str, flag: int) -> str | None:
        return data

    def close(self) -> None:
        """The filter leaves the stream."""

    def release(self) -> None:
        """Close it, and the resource with it (php_stream_filter_remove)."""
        self.close()
        resource = None if self.resource is None else self.resource()
        if resource is not None:
            resource.close()


class FilterError(OSError):
    """A filter failed; it has said why, so nothing else has to."""

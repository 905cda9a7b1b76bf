"""Which run's call of libxml2 is under way on a thread: callbacks of the library have no other way to find it."""
from __future__ import annotations

from _thread import _local

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.libxml.state import LibxmlState

thread = _local()  # .state: a LibxmlState, or None after its request


def running() -> LibxmlState | None:
    """The state of the run whose call of the library is under way on this thread."""
    return getattr(thread, "state", None)

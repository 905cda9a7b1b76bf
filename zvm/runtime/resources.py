"""Resources (zend_resource): numbered handles on something of the host.

Made by zvm/ext and runtime/streams.py; numbers come from the engine's ResourceTable.
"""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Resource:
    """A PHP resource. Subclasses add what they hold and override `close`, which runs once, at the latest when the
    last holder lets go. `type` is the name var_dump shows; a closed resource shows "Unknown"."""

    __slots__ = ("id", "type", "closed", "__weakref__")

    def __init__(self, table: ResourceTable, type: str) -> None:
        self.id = table.next_id()
        self.type = type
        self.closed = False
        table.add(self)

    def type_name(self) -> str:
        """zend_rsrc_list_get_rsrc_type, "Unknown" once closed."""
        return "Unknown" if self.closed else self.type

    def close(self) -> None:
        """Releases what is behind the resource (zend_list_close)."""
        self.closed = True

    def __del__(self) -> None:
        if not self.closed:
            self.close()


class ResourceTable:
    """The resources of one engine (EG(regular_list)). Holds them weakly, so that they close with their last holder."""

    __slots__ = ("_last_id", "_entries")

    def __init__(self) -> None:
        self._last_id = 0
        self._entries: dict[int, Any] = {}

    def next_id(self) -> int:
        self._last_id += 1
        return self._last_id

    def add(self, resource: Resource) -> None:
        from _weakref import ref
        self._entries[resource.id] = ref(resource)

    def live(self) -> list[Resource]:
        """Open resources in order of creation; forgets the others."""
        found = []
        for number, reference in list(self._entries.items()):
            resource = reference()
            if resource is None or resource.closed:
                del self._entries[number]
            else:
                found.append(resource)
        return found

    def close_all(self) -> None:
        """Closes everything at shutdown, newest first (zend_close_rsrc_list)."""
        for resource in reversed(self.live()):
            resource.close()

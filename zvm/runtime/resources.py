"""Resources (zend_list.c): numbered handles of things outside PHP's values, such as streams."""
from __future__ import annotations

CLOSED_TYPE = "Unknown"


class Resource:
    """A resource; `type_name` is get_resource_type()'s. Numbers come from engine.next_resource_id().

    Subclasses hold what the resource stands for and release it in close().
    """

    __slots__ = ("id", "type_name", "__weakref__")

    def __init__(self, id: int, type_name: str) -> None:
        self.id = id
        self.type_name = type_name

    @property
    def handle(self) -> int:
        """The number var_dump() shows; (int) of the resource."""
        return self.id

    @property
    def is_closed(self) -> bool:
        return self.type_name == CLOSED_TYPE

    def close(self) -> None:
        """Make it a "resource (closed)"; subclasses release what it stands for first."""
        self.type_name = CLOSED_TYPE

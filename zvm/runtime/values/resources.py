"""Resources (zend_list.c): numbered handles of things outside PHP's values, such as streams."""
from __future__ import annotations

from _weakref import ref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import

    from zvm.engine import Engine

CLOSED_TYPE = "Unknown"


class Resource:
    """A resource; `type_name` is get_resource_type()'s. Its number is the engine's next, unless one is given.

    Subclasses hold what the resource stands for and release it in close().
    """

    __slots__ = ("id", "type_name", "engine", "__weakref__")
    own_bytes = 0  # of memory that the script fills by it

    def __init__(self, engine: Engine, type_name: str, number: int = 0) -> None:
        self.id = number = number or engine.next_resource_id()
        self.type_name = type_name
        self.engine = engine
        known = engine.resources
        known[number] = ref(self, lambda _: known.pop(number, None))

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

    def end_request(self) -> None:
        """Close it with the request; what the process goes on with stays open."""
        self.close()


def known_resources(engine: Engine) -> dict[int, Resource]:
    """Those that are held, closed or not, by number (EG(regular_list))."""
    found = {number: reference() for number, reference in list(engine.resources.items())}
    return {number: found[number] for number in sorted(found) if found[number] is not None}

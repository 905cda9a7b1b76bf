"""How nodes of constant expressions are stored: their fields in the order of the class."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.frontend.generated import ast

_fields: dict[type[ast.Node], tuple[str, ...]] = {}


def node_fields(kind: type[ast.Node]) -> tuple[str, ...]:
    """What a kind of node has beside its line and its list of children."""
    names = _fields.get(kind)
    if names is None:
        slots = (name for base in reversed(kind.__mro__) for name in base.__dict__.get("__slots__", ()))
        names = _fields[kind] = tuple(name for name in slots if name not in ("lineno", "children"))
    return names

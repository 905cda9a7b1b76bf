"""What native code (handlers/native/kernels/functions/xml) reads and writes of nodes.py's and state.py's objects.

Without the library: abi.LATE names these classes where images are made, on machines that lack it, too.
"""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


class NodeTable:
    """Which nodes PHP objects stand for: a weak reference to the NodeRef of each (`nodes`), by address. `changes`
    counts what was done to trees."""

    __slots__ = ("changes", "nodes")
    changes: int
    nodes: dict[int, Any]


class DocumentRecord:
    """See nodes.DocumentRef."""

    __slots__ = ("count", "pointer", "settings", "state")
    count: int
    pointer: int
    settings: Any


class NodeRecord:
    """See nodes.NodeRef."""

    __slots__ = ("document", "node", "proxy", "__weakref__")
    node: int
    proxy: Any

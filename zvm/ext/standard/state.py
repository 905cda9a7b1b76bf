"""What the functions of extension standard keep for the length of a run (basic_globals of ext/standard)."""
from __future__ import annotations

from zvm.runtime.services.ini import parse_quantity

_NATIVE_DEPTH = 64  # DEEPEST of kernels/functions/serializing/serialization.py
TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, Literal

    from zvm.engine import Engine
    from zvm.ext.standard.variables.serialize import Serializer
    from zvm.ext.standard.variables.unserialize import Unserializer
    from zvm.runtime.classes.class_entry import ClassEntry


class StandardState:
    """One engine's state.

    `strtok` is the string and the position that strtok() goes on from, False once that is used up, `uniqid` the last
    identifier's time in microseconds; `serializer` and `unserializer` are those at work, which
    Serializable::serialize() and unserialize() go on with, `plain_classes` what plain_classes.py knows;
    `property_pointers` has the internal pointers of objects by their ids, with weak references to them.
    """

    __slots__ = ("strtok", "uniqid", "assert_callback", "process_title", "property_pointers", "serializer",
                 "unserializer", "plain_classes")

    def __init__(self, engine: Engine) -> None:
        self.strtok: tuple[str, int] | Literal[False] | None = None
        self.uniqid = 0
        self.assert_callback: Any = None
        self.process_title = ""
        self.property_pointers: dict[int, tuple[Any, int | str | None]] = {}
        self.serializer: Serializer | None = None
        self.unserializer: Unserializer | None = None
        self.plain_classes: dict[ClassEntry, list[Any] | None] = {}


def is_serializing(engine: Engine) -> bool:
    """Whether a method of Serializable is running, so that serialize() goes on with what is written."""
    return engine.state_of(StandardState).serializer is not None


def may_unserialize_natively(engine: Engine) -> bool:
    """Not within another unserialize(), nor where fewer levels are allowed than native code goes into."""
    allowed = parse_quantity(engine.ini.get("unserialize_max_depth"))
    return engine.state_of(StandardState).unserializer is None and (allowed <= 0 or allowed >= _NATIVE_DEPTH)

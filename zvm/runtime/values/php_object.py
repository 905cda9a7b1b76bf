"""The record that every PHP object is (zend_object). What is done with objects is in runtime/objects/lifecycle.py."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.runtime.classes.class_entry import ClassEntry


class PhpObject:
    """An instance of a class (zend_object).

    `slots` holds the declared properties by PropertyInfo.slot, `dynamic` the others or is None. `guards` is None or a
    dict: property name -> IN_* bits, slot number -> True for a typed property that unset() made accessible to __get
    (Zend's cleared IS_PROP_UNINIT), DESTRUCTED -> True.
    """

    __slots__ = ("ce", "dynamic", "guards", "slots", "token", "__weakref__")
    ce: ClassEntry
    dynamic: dict[str, Any] | None
    guards: dict[Any, Any] | None
    slots: list[Any]
    token: Any
    is_destructible = False  # whether Python calls a destructor when it dies
    own_list: str | None = None  # the attribute with a list of values of its own, besides `slots`
    own_bytes = 0  # what Zend keeps for it besides its properties; those whose size changes compute it

    @property
    def handle(self) -> int:
        """The number var_dump() and spl_object_id() show."""
        return self.token.handle  # type: ignore[no-any-return]

"""C data as PHP objects, without what they do (zend_ffi_cdata)."""
from __future__ import annotations

from zvm.ext.ffi import c_types, memory
from zvm.ext.ffi.c_types import POINTER, CType
from zvm.ext.ffi.memory import Memory
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine

_EXCEPTION = "FFI\\Exception"


def fail(engine: Engine, message: str) -> NoReturn:
    """Throw FFI\\Exception."""
    engine.throw(_EXCEPTION, message)


class DataObject(PhpObject):
    """C data: its type, where it lies and the Memory that is in, or None where C code manages it. `is_owned`: the
    data dies with the object, so that no C pointer to it may be stored."""

    __slots__ = ("type", "address", "memory", "is_const", "is_owned", "is_freed")

    def __init__(self) -> None:
        self.type: CType = c_types.VOID_TYPE
        self.address = 0
        self.memory: Memory | None = None
        self.is_const = self.is_owned = self.is_freed = False

    def start(self) -> int:
        """The address of the first element, of an array or a pointer's."""
        return memory.read_pointer(self.address) if self.type.kind == POINTER else self.address

    def kept(self) -> Any:
        """The memory that start() lies in, if that is known."""
        holder = self.memory
        return holder if self.type.kind != POINTER or holder is None else holder.target


def make_data(engine: Engine, type: CType, address: int, holder: Any, is_const: bool = False) -> Any:
    """An object for the data at an address; `holder` is the memory it lies in, if that is known."""
    made: Any = instantiate(engine, engine.internal_class("FFI\\CData"))
    made.type, made.address, made.memory, made.is_const = type, address, holder, is_const
    return made


def make_pointer(engine: Engine, type: CType, target: int, kept: Any = None, is_const: bool = False) -> Any:
    """A pointer object of its own; `kept` is the memory it points to, if that is known."""
    holder = Memory(c_types.POINTER_SIZE, True, kept)
    memory.write_pointer(holder.address, target)
    return make_data(engine, type, holder.address, holder, is_const)


def new_data(engine: Engine, type: CType, is_owned: bool = True) -> Any:
    """An object with new memory, all zeros."""
    holder = Memory(type.size, is_owned)
    made = make_data(engine, type, holder.address, holder)
    made.is_owned = is_owned
    return made

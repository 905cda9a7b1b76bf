"""Classes whose objects are written and read by their declared properties alone, or by __serialize() and
__unserialize(), as native code needs them (zvm/handlers/native/kernels/functions/serializing/serialization.py)."""
from __future__ import annotations

from zvm.ext.standard.state import StandardState
from zvm.opcodes import flags
from zvm.opcodes.types import MAY_BE_ANY
from zvm.runtime.objects.property_tables import mangled_name
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry, PropertyInfo

_SPECIAL = flags.ACC_NOT_SERIALIZABLE | flags.ACC_ANON_CLASS | flags.ACC_ENUM


def described_classes(engine: Engine) -> dict[Any, Any]:
    """What note() gave by class."""
    return engine.state_of(StandardState).plain_classes


def note(engine: Engine, ce: ClassEntry) -> list[Any] | None:
    """[the head of an object's text, index by mangled name, then of each property: its name's text, slot, types as a
    mask, class in lower case or None; __serialize() or None, __unserialize() or __wakeup() or None, whether it is the
    former, __sleep() where that counts or None, index by the name that __sleep() uses]; None of other classes."""
    found = _described(ce) if _is_plain(engine, ce) else None
    described_classes(engine)[ce] = found
    return found


def _is_plain(engine: Engine, ce: ClassEntry) -> bool:
    if ce.destructor is not None or ce.flags & _SPECIAL:
        return False
    if ce.serialize is not None and ce.unserialize is not None:
        return True
    if ce.native is not None or ce.create_object is not None or ce.name == "__PHP_Incomplete_Class":
        return False
    return engine.internal_class("Serializable") not in (ce.ancestors or ())


def _described(ce: ClassEntry) -> list[Any]:
    names = [mangled_name(info) for info in ce.slot_infos]
    sleep = None if ce.serialize is not None else ce.function_table.get("__sleep")
    return [f'O:{len(ce.name)}:"{ce.name}":{len(names)}:{{', {name: index for index, name in enumerate(names)},
            [f's:{len(name)}:"{name}";' for name in names], [info.slot for info in ce.slot_infos],
            [MAY_BE_ANY if info.type is None else info.type.mask for info in ce.slot_infos],
            [_class_of(info) for info in ce.slot_infos],
            ce.serialize, ce.unserialize or ce.function_table.get("__wakeup"), ce.unserialize is not None,
            sleep, {info.name: index for index, info in enumerate(ce.slot_infos) if _is_own(ce, info)}]


def _is_own(ce: ClassEntry, info: PropertyInfo) -> bool:
    """Whether the class's own code means that property by its name."""
    return ce.properties_info.get(info.name) is info and (info.ce is ce or not info.flags & flags.ACC_PRIVATE)


def _class_of(info: PropertyInfo) -> str | None:
    """The one class that objects in a property must be of."""
    names = () if info.type is None else info.type.names
    if len(names) != 1 or not isinstance(names[0], str):
        return None
    return lower(info.ce.name if lower(names[0]) == "self" else names[0])

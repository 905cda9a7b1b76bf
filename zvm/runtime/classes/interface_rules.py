"""What the core's own interfaces demand of the classes that implement them (their interface_gets_implemented hooks).

Called by inheritance.py for each internal interface a class gets; violations are fatal errors. An extension's
interface may have a rule of its own: a callable `implemented(linker)` on its `native` hooks.
"""
from __future__ import annotations

from zvm.opcodes import flags
from zvm.opcodes.error_levels import E_CORE_ERROR, E_ERROR
from zvm.runtime.classes.class_entry import object_type

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.classes.inheritance import Linker



def check_implementation(linker: Linker, interface: ClassEntry) -> None:
    """Apply the rule of `interface`, which linker.ce now implements."""
    rule = _RULES.get(interface.name)
    if rule is not None:
        rule(linker, interface)
    elif interface.native is not None and hasattr(interface.native, "implemented"):
        interface.native.implemented(linker)


def _has(ce: ClassEntry, name: str) -> bool:
    return any(interface.is_internal and interface.name == name for interface in ce.interfaces)


def _traversable(linker: Linker, interface: ClassEntry) -> None:
    ce = linker.ce
    if ce.flags & flags.ACC_EXPLICIT_ABSTRACT_CLASS or _has(ce, "Iterator") or _has(ce, "IteratorAggregate"):
        return
    message = (f"{object_type(ce)} {ce.display_name} must implement interface Traversable as part of either Iterator "
               "or "
               "IteratorAggregate")
    linker.engine.diagnostics.fatal_at(E_CORE_ERROR, message, "Unknown", 0)


def _iterator(linker: Linker, interface: ClassEntry) -> None:
    ce = linker.ce
    if _has(ce, "Iterator") and _has(ce, "IteratorAggregate"):
        linker.fail(f"Class {ce.display_name} cannot implement both Iterator and IteratorAggregate at the same "
                    "time", E_ERROR)
    if ce.get_iterator is None or ce.is_internal:
        return
    if interface.name == "IteratorAggregate":
        if ce.function_table["getiterator"].scope is ce:
            ce.get_iterator = None
    elif overrides_iterator(ce):
        ce.get_iterator = None


def overrides_iterator(ce: ClassEntry) -> bool:
    """Does an Iterator class define methods that the inherited get_iterator would not call?"""
    names = ("rewind", "valid", "current", "key", "next")
    if ce.get_iterator is None or any(name not in ce.function_table for name in names):  # of an IteratorAggregate
        return False
    return any(ce.function_table[name].scope is ce for name in names)


def _throwable(linker: Linker, interface: ClassEntry) -> None:
    root = linker.ce
    while root.parent is not None:
        root = root.parent
    if root.name not in ("Exception", "Error"):
        advice = "" if linker.ce.flags & flags.ACC_ENUM else ", extend Exception or Error instead"
        linker.fail(f"{object_type(linker.ce)} {linker.ce.display_name} cannot implement interface "
                    f"{interface.display_name}{advice}", E_ERROR)


def _unit_enum(linker: Linker, interface: ClassEntry) -> None:
    if not linker.ce.flags & flags.ACC_ENUM:
        linker.fail(f"Non-enum class {linker.ce.display_name} cannot implement interface "
                    f"{interface.display_name}", E_ERROR)


def _backed_enum(linker: Linker, interface: ClassEntry) -> None:
    _unit_enum(linker, interface)
    if not linker.ce.enum_backing_type:
        linker.fail(f"Non-backed enum {linker.ce.display_name} cannot implement interface "
                    f"{interface.display_name}", E_ERROR)


def _serializable(linker: Linker, interface: ClassEntry) -> None:
    ce = linker.ce
    if ce.flags & flags.ACC_EXPLICIT_ABSTRACT_CLASS or ce.serialize is not None and ce.unserialize is not None:
        return
    linker.deprecate(
        f"{ce.display_name} implements the Serializable interface, which is deprecated. Implement __serialize() and "
        "__unserialize() instead (or in addition, if support for old PHP versions is necessary)",
        ce.filename, ce.line_start, f"During inheritance of {ce.display_name}, while implementing Serializable")


def _date_time(linker: Linker, interface: ClassEntry) -> None:
    ce = linker.ce
    root: ClassEntry | None = ce
    while root is not None:
        if root.is_internal and root.name in ("DateTime", "DateTimeImmutable"):
            return
        root = root.parent
    linker.fail("DateTimeInterface can't be implemented by user classes", E_ERROR)


_RULES = {
    "Traversable": _traversable, "Iterator": _iterator, "IteratorAggregate": _iterator, "Throwable": _throwable,
    "UnitEnum": _unit_enum, "BackedEnum": _backed_enum, "Serializable": _serializable, "DateTimeInterface": _date_time,
}

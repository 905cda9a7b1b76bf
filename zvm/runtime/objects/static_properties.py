"""Static properties (zend_std_get_static_property_with_info, zend_fetch_static_property_address).

Reads ClassEntry tables. Each class keeps the static members it declares; inherited ones are found by way of
PropertyInfo.ce, so that all classes share them. A static property's place is `(info.ce.static_members, info.slot)`.
"""
from __future__ import annotations

from zvm.opcodes import flags
from zvm.opcodes.flags import BP_VAR_IS, BP_VAR_R, BP_VAR_RW, BP_VAR_W
from zvm.runtime.classes.visibility import may_reach_protected, visibility_name
from zvm.runtime.functions.type_check import verify_property_type
from zvm.runtime.objects.class_constants import initialise_static_members, update_class_constants
from zvm.runtime.objects.typed_references import assign_to_reference, handle_fetch_flags
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry, PropertyInfo


def find_static_property(engine: Engine, ce: ClassEntry, name: str, scope: ClassEntry | None,
                         mode: int = BP_VAR_R, verb: str = "indirectly modify") -> PropertyInfo | None:
    """The static property `ce::$name` as `scope` sees it, its class initialised; `verb` is what scopes may not do.

    Throws Error for undeclared and inaccessible ones; BP_VAR_IS gives None for those instead.
    """
    info = ce.properties_info.get(name)
    if info is None:
        _undeclared(engine, ce, name, mode)
        return None
    if not info.flags & flags.ACC_PUBLIC and info.ce is not scope and (
            info.flags & flags.ACC_PRIVATE or not may_reach_protected(info, scope)):
        if mode != BP_VAR_IS:
            engine.throw("Error", f"Cannot access {visibility_name(info.flags)} property "
                                  f"{ce.display_name}::${c_string(name)}")
        return None
    if not info.flags & flags.ACC_STATIC:
        _undeclared(engine, ce, name, mode)
        return None
    if info.flags & flags.ACC_PPP_SET_MASK and mode not in (BP_VAR_R, BP_VAR_IS):
        _check_set_access(engine, info, scope, verb)
    owner = info.ce
    if not owner.constants_updated:
        update_class_constants(engine, owner)
    if owner.static_members is None:
        initialise_static_members(owner)
    if mode in (BP_VAR_R, BP_VAR_RW) and info.type is not None and owner.static_members[info.slot] is UNDEF:  # type: ignore
        engine.throw("Error", f"Typed static property {owner.display_name}::${name} must not be accessed before "
                              "initialization")
    if owner.flags & flags.ACC_TRAIT and ce is owner:
        engine.diagnostics.deprecated(f"Accessing static trait property {ce.display_name}::${name} is deprecated, "
                                      "it should only be accessed on a class using the trait")
    return info


def _check_set_access(engine: Engine, info: PropertyInfo, scope: ClassEntry | None, verb: str) -> None:
    """Throw where `scope` may only read the property (PHP 8.5)."""
    from zvm.runtime.objects.property_hooks import may_set, refuse_set

    if not may_set(info.ce, info, scope):
        refuse_set(engine, info, scope, verb)


def _undeclared(engine: Engine, ce: ClassEntry, name: str, mode: int) -> None:
    if mode != BP_VAR_IS:
        engine.throw("Error", f"Access to undeclared static property {ce.display_name}::${c_string(name)}")


def read_static_property(engine: Engine, ce: ClassEntry, name: str, scope: ClassEntry | None,
                         mode: int = BP_VAR_R) -> Any:
    """The value, dereferenced; None when BP_VAR_IS and not there."""
    info = find_static_property(engine, ce, name, scope, mode)
    if info is None:
        return None
    value = info.ce.static_members[info.slot]  # type: ignore[index]
    if type(value) is Reference:
        return value.value
    return None if value is UNDEF else value


def fetch_static_address(engine: Engine, ce: ClassEntry, name: str, scope: ClassEntry | None, mode: int = BP_VAR_W,
                         fetch_flags: int = 0) -> tuple[Any, int, PropertyInfo]:
    """(container, key, info) to write to; `fetch_flags` as for properties.fetch_property_address()."""
    info = find_static_property(engine, ce, name, scope, mode)
    members: Any = info.ce.static_members  # type: ignore[union-attr]
    slot = info.slot  # type: ignore[union-attr]
    if fetch_flags and info.type is not None:  # type: ignore[union-attr]
        handle_fetch_flags(engine, members, slot, info, fetch_flags)  # type: ignore[arg-type]
    if members[slot] is UNDEF and (info.type is None or fetch_flags):  # type: ignore[union-attr]
        members[slot] = None
    return members, slot, info  # type: ignore[return-value]


def assign_static_property(engine: Engine, ce: ClassEntry, name: str, value: Any, scope: ClassEntry | None,
                           strict: bool) -> Any:
    """`ce::$name = value`; returns what was assigned (ZEND_ASSIGN_STATIC_PROP)."""
    declared = ce.properties_info.get(name)
    if declared is not None and declared.flags & flags.ACC_PPP_SET_MASK and declared.flags & flags.ACC_PUBLIC:
        _check_set_access(engine, declared, scope, "modify")
    members, slot, info = fetch_static_address(engine, ce, name, scope, BP_VAR_W)
    if info.type is not None:
        value = verify_property_type(engine, info, value, strict)
    old = members[slot]
    if type(old) is Reference:
        return assign_to_reference(engine, old, value, strict)
    members[slot] = value
    return value

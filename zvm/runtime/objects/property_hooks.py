"""Properties with hooks, and those whose writing has a visibility of its own (PHP 8.4).

A class that has such properties, or inherits them, gets a `PropertyHooks` in place of its native hooks when it is
linked: with it neither native code nor an opline's cache takes a short way to its declared properties. What the
class's own native hooks do stays (`inner`). Follows zend_std_read_property() and its siblings in
zend_object_handlers.c. """
from __future__ import annotations

from zvm.opcodes import flags
from zvm.opcodes.flags import BP_VAR_IS, BP_VAR_R, BP_VAR_RW, BP_VAR_UNSET, BP_VAR_W
from zvm.runtime.classes.visibility import may_reach_protected
from zvm.runtime.objects import properties as standard
from zvm.runtime.objects.lifecycle import IN_SET, IN_UNSET, LAZY
from zvm.runtime.values.convert import to_bool
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any
    from typing import Any as Mixed

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry, PropertyInfo

_SPECIAL = flags.HAS_HOOKS | flags.ACC_PPP_SET_MASK
_SET_NAMES = ((flags.ACC_PRIVATE_SET, "private(set)"), (flags.ACC_PROTECTED_SET, "protected(set)"),
              (flags.ACC_PUBLIC_SET, "public(set)"))


def needs_hooks(ce: ClassEntry) -> bool:
    """Whether a class has properties that this module is for."""
    return any(info.flags & _SPECIAL and not info.flags & flags.ACC_STATIC for info in ce.properties_info.values())


def watch_properties(ce: ClassEntry) -> None:
    """Have a linked class's properties go through this module where it has such ones."""
    if not getattr(ce.native, "watches_properties", False) and needs_hooks(ce):
        ce.use_hooks(PropertyHooks(ce.native))


def in_hook_of(engine: Engine, obj: PhpObject, info: PropertyInfo) -> bool:
    """Whether the running code is a hook of this property of the object, where it means the value (zend_is_in_hook)."""
    frame = engine.current_execute_data
    while frame is not None and frame.func is not None and frame.func.is_internal:
        frame = frame.prev
    if frame is None or frame.func is None or frame.this is None:
        return False
    name = frame.func.function_name
    if name is None or name[:1] != "$" or name[1:].partition("::")[0] != info.name:
        return False
    guards = frame.this.guards
    return frame.this is obj or guards is not None and LAZY in guards and guards[LAZY].instance is obj


def may_set(ce: ClassEntry, info: PropertyInfo, scope: ClassEntry | None) -> bool:
    """Whether `scope` may write the property (zend_asymmetric_property_has_set_access)."""
    if info.ce is scope or not info.flags & (flags.ACC_PROTECTED_SET | flags.ACC_PRIVATE_SET):
        return True
    return bool(info.flags & flags.ACC_PROTECTED_SET) and may_reach_protected(info, scope)


def refuse_set(engine: Engine, info: PropertyInfo, scope: ClassEntry | None, operation: str) -> None:
    """Throw for writing a property from where it may only be read."""
    visibility = next(name for bit, name in _SET_NAMES if info.flags & bit)
    readonly = " readonly" if info.flags & flags.ACC_READONLY and visibility == "protected(set)" else ""
    where = f"scope {scope.display_name}" if scope is not None else "global scope"
    name = info.name if info.flags & flags.ACC_PUBLIC else ""  # PHP prints the mangled name up to its NUL
    engine.throw("Error", f"Cannot {operation} {visibility}{readonly} property {info.ce.display_name}::${name} "
                          f"from {where}")


def call_get(engine: Engine, obj: PhpObject, info: PropertyInfo, mode: int) -> Any:
    """What the get hook gives; a Reference where it returns one and the value is to be written to."""
    assert info.hooks is not None
    getter = info.hooks["get"]
    if mode in (BP_VAR_W, BP_VAR_RW, BP_VAR_UNSET):
        if getter.fn_flags & flags.ACC_RETURN_REFERENCE:
            return engine.call_function_by_reference(getter, [], obj)
        value = engine.call_function(getter, [], this=obj, called_scope=obj.ce)
        if not isinstance(value, PhpObject):
            engine.throw("Error", f"Indirect modification of {obj.ce.display_name}::${info.name} is not allowed")
        return value
    return engine.call_function(getter, [], this=obj, called_scope=obj.ce)


def hooked_value(engine: Engine, obj: PhpObject, info: PropertyInfo) -> Any:
    """The value of a property as get_object_vars(), JSON and foreach have it: by its get hook, else what it holds;
    UNDEF where it has neither. A Reference where the hook returns one."""
    if info.hooks is not None and "get" in info.hooks:
        return engine.call_function_by_reference(info.hooks["get"], [], obj)
    return UNDEF if info.flags & flags.ACC_VIRTUAL else obj.slots[info.slot]


def parent_hook(engine: Engine, ce: ClassEntry, name: str) -> Any:
    """What `parent::$p::get()` calls, which the compiler has named "$p::get": the parent's hook or, of a property
    without such a hook, a function that reads or writes the value itself (ZEND_INIT_PARENT_PROPERTY_HOOK_CALL)."""
    property_name, _, kind = name[1:].partition("::")
    info = ce.properties_info.get(property_name)
    if info is None:
        engine.throw("Error", f"Undefined property {ce.display_name}::${property_name}")
    if info.flags & flags.ACC_PRIVATE:
        engine.throw("Error", f"Cannot access private property {ce.display_name}::${property_name}")
    hook = None if info.hooks is None else info.hooks.get(kind)
    if hook is not None:
        if hook.fn_flags & flags.ACC_ABSTRACT:
            engine.throw("Error", f"Cannot call abstract property hook {ce.display_name}::{name}()")
        return hook
    from zvm.runtime.functions.internal_function import InternalFunction

    implementation = _plain_get(info) if kind == "get" else _plain_set(info)
    return InternalFunction(name, implementation, "Core", flags.ACC_PUBLIC, ce, True)


def _plain_get(info: PropertyInfo) -> Any:
    def get(self: PhpObject, engine: Engine) -> Mixed:
        value = standard.read_standard(engine, self, info.name, info.ce)
        return value.value if type(value) is Reference else value
    return get


def _plain_set(info: PropertyInfo) -> Any:
    def set(self: PhpObject, engine: Engine, value: Mixed) -> Mixed:
        standard.write_standard(engine, self, info.name, value, info.ce, False)
        return value
    return set


class PropertyHooks:
    """ClassEntry.native of classes with such properties. What it has no method for is `inner`'s, the hooks that the
    class had before."""

    __slots__ = ("inner",)
    watches_properties = True

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    def __getattr__(self, name: str) -> Any:
        inner = object.__getattribute__(self, "inner")
        if inner is None:
            raise AttributeError(name)
        return getattr(inner, name)

    def _info(self, engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None) -> PropertyInfo | None:
        """The property, if it is one of those."""
        info: Any = standard.lookup_property(engine, obj.ce, name, scope, True)
        if info is None or info is standard.WRONG or not info.flags & _SPECIAL:
            return None
        found: PropertyInfo = info
        return found

    def read_property(self, engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None, mode: int) -> Any:
        info = self._info(engine, obj, name, scope)
        if info is not None and info.hooks is not None and not in_hook_of(engine, obj, info):
            if "get" in info.hooks:
                value = call_get(engine, obj, info, mode)
                return value.value if type(value) is Reference and mode in (BP_VAR_R, BP_VAR_IS) else value
            if info.flags & flags.ACC_VIRTUAL:
                engine.throw("Error", f"Property {obj.ce.display_name}::${name} is write-only")
            if "set" in info.hooks and mode in (BP_VAR_W, BP_VAR_RW, BP_VAR_UNSET):
                held = obj.slots[info.slot]
                if not isinstance(held.value if type(held) is Reference else held, PhpObject):
                    engine.throw("Error",
                                 f"Indirect modification of {obj.ce.display_name}::${name} is not allowed")
        elif info is not None and info.hooks is None and mode in (BP_VAR_W, BP_VAR_RW, BP_VAR_UNSET) \
                and (info.flags & flags.ACC_READONLY or not may_set(obj.ce, info, scope)):
            held = obj.slots[info.slot]
            value = held.value if type(held) is Reference else held
            if isinstance(value, PhpObject):
                return value
            if not info.flags & flags.ACC_READONLY:
                refuse_set(engine, info, scope, "indirectly modify")
            if value is not UNDEF or obj.ce.get is None and mode != BP_VAR_UNSET:
                engine.throw("Error", f"Cannot indirectly modify readonly property {info.ce.display_name}::${name}")
        hook = getattr(self.inner, "read_property", None)
        if hook is not None:
            return hook(engine, obj, name, scope, mode)
        read = standard.read_for_writing if mode in (BP_VAR_W, BP_VAR_RW, BP_VAR_UNSET) else standard.read_standard
        value = read(engine, obj, name, scope, mode)
        return value.value if type(value) is Reference and mode in (BP_VAR_R, BP_VAR_IS) else value

    def write_property(self, engine: Engine, obj: PhpObject, name: str, value: Any, scope: ClassEntry | None,
                       strict: bool) -> Any:
        info = self._info(engine, obj, name, scope)
        if info is not None:
            if info.hooks is not None and not in_hook_of(engine, obj, info):
                if "set" in info.hooks:
                    if not may_set(obj.ce, info, scope):
                        refuse_set(engine, info, scope, "modify")
                    engine.call_function(info.hooks["set"], [value], this=obj, called_scope=obj.ce)
                    return value
                if info.flags & flags.ACC_VIRTUAL:
                    engine.throw("Error", f"Property {obj.ce.display_name}::${name} is read-only")
            if not may_set(obj.ce, info, scope) and not (
                    info.flags & flags.ACC_READONLY and obj.slots[info.slot] is not UNDEF) \
                    and not (obj.ce.set is not None and standard.is_unset(obj, info)
                             and not standard.is_guarded(obj, name, IN_SET)):
                refuse_set(engine, info, scope, "modify")
        hook = getattr(self.inner, "write_property", None)
        if hook is not None:
            return hook(engine, obj, name, value, scope, strict)
        return standard.write_standard(engine, obj, name, value, scope, strict)

    def has_property(self, engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None, check: int) -> bool:
        info = self._info(engine, obj, name, scope)
        if info is not None and info.hooks is not None and not in_hook_of(engine, obj, info):
            if "get" in info.hooks:
                if check == standard.PROPERTY_EXISTS:
                    return True
                value = call_get(engine, obj, info, BP_VAR_IS)
                return to_bool(engine, value) if check == standard.PROPERTY_NOT_EMPTY else value is not None
            if info.flags & flags.ACC_VIRTUAL:
                engine.throw("Error", f"Property {obj.ce.display_name}::${name} is write-only")
        hook = getattr(self.inner, "has_property", None)
        if hook is not None:
            return bool(hook(engine, obj, name, scope, check))
        return standard.has_standard(engine, obj, name, scope, check)

    def unset_property(self, engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None) -> None:
        info = self._info(engine, obj, name, scope)
        if info is not None:
            if info.hooks is not None:
                engine.throw("Error", f"Cannot unset hooked property {obj.ce.display_name}::${name}")
            if not may_set(obj.ce, info, scope) and not (
                    info.flags & flags.ACC_READONLY and obj.slots[info.slot] is not UNDEF) \
                    and not (obj.ce.unset is not None and standard.is_unset(obj, info)
                             and not standard.is_guarded(obj, name, IN_UNSET)):
                refuse_set(engine, info, scope, "unset")
        hook = getattr(self.inner, "unset_property", None)
        if hook is not None:
            hook(engine, obj, name, scope)
        else:
            standard.unset_standard(engine, obj, name, scope)

    def get_property_pointer(self, engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None,
                             mode: int) -> Any:
        info = self._info(engine, obj, name, scope)
        if info is not None and (info.hooks is not None and not in_hook_of(engine, obj, info)
                                 or not may_set(obj.ce, info, scope)):
            return None  # it is read and written as a value
        hook = getattr(self.inner, "get_property_pointer", None)
        if hook is not None:
            return hook(engine, obj, name, scope, mode)
        return standard.pointer_standard(engine, obj, name, scope, mode)

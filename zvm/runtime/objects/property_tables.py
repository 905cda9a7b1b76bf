"""All properties of an object at once: for foreach, casts, var_dump(), get_object_vars() … (zend_std_get_properties,
zend_std_get_debug_info, zend_check_property_access).

Reads objects' slots and dynamic properties in Zend's order: declared ones by slot, then dynamic ones. Imported by
handlers, ext and runtime. Classes with tables of their own have `get_properties(engine, obj)`, `get_debug_info(engine,
obj)` or `get_properties_for(engine, obj)` (for array casts, var_export and JSON; None where it is the standard one)
among their native hooks, giving a PhpArray with mangled names. Those that keep values elsewhere put them
into obj.dynamic when `update_dynamic(obj)` asks, before a foreach.
"""
from __future__ import annotations

from sys import getrefcount

from zvm.opcodes import flags
from zvm.opcodes.error_levels import E_WARNING
from zvm.runtime.classes.class_entry import HOOKS_DECLARED
from zvm.runtime.objects.lifecycle import LAZY
from zvm.runtime.objects.properties import WRONG, lookup_property
from zvm.runtime.signals import EXCEPTIONS, Thrown
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.counting import UNSHARED
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry, PropertyInfo


class PropertyEntry:
    """One property: `class_name` is None for a public one, "*" for a protected one, else the private one's class.

    `value` is UNDEF for an uninitialised typed property, a Reference where the property is one; `is_reference` tells
    that something else holds that reference too.
    """

    __slots__ = ("name", "value", "info", "class_name", "is_reference")

    def __init__(self, name: Any, value: Any, info: PropertyInfo | None, class_name: str | None,
                 is_reference: bool) -> None:
        self.name, self.value, self.info = name, value, info
        self.class_name, self.is_reference = class_name, is_reference

    @property
    def declared_type(self) -> str:
        """The type it was declared with, "" for none."""
        return "" if self.info is None else str(self.info.type)


# ---- names -------------------------------------------------------------------------------------------------------

def mangled_name(info: PropertyInfo) -> str:
    """A declared property's key in tables of properties (zend_mangle_property_name)."""
    if info.flags & flags.ACC_PRIVATE:
        return f"\0{info.ce.name}\0{info.name}"
    return f"\0*\0{info.name}" if info.flags & flags.ACC_PROTECTED else info.name


def unmangle(key: str) -> tuple[str | None, str]:
    """(class name or "*" or None, name) of a mangled key (zend_unmangle_property_name); an ill-formed one is a name."""
    if key[:1] != "\0" or mangling_error(key):
        return None, key
    class_name, _, name = key[1:].rpartition("\0")
    return class_name.partition("\0")[0], name


def mangling_error(key: str) -> str:
    """What is wrong with a key that begins with a NUL, "" if nothing is."""
    if len(key) < 3 or key[1] == "\0":
        return "Illegal member variable name"
    return "" if "\0" in key[1:-1] else "Corrupt member variable name"


def report_mangling(engine: Engine, entry: PropertyEntry) -> None:
    """The notice for a name that begins with a NUL and is not a mangled one, as functions that show it give it."""
    if entry.class_name is None and type(entry.name) is str and entry.name[:1] == "\0":
        engine.diagnostics.notice(mangling_error(entry.name))


def real_object(engine: Engine, obj: PhpObject) -> PhpObject:
    """The object whose properties stand for those of `obj`: itself unless it is lazy, which initialises it."""
    if obj.guards is None or LAZY not in obj.guards:
        return obj
    real: PhpObject = obj.guards[LAZY].initialise(engine, obj)
    return real


def present_object(obj: PhpObject) -> PhpObject:
    """The same without initialising anything: a lazy object stands for itself until that has happened."""
    if obj.guards is None or LAZY not in obj.guards:
        return obj
    instance: PhpObject | None = obj.guards[LAZY].instance
    return obj if instance is None else instance


# ---- everything --------------------------------------------------------------------------------------------------

def properties_of(engine: Engine, obj: PhpObject) -> list[PropertyEntry]:
    """Every initialised property, whatever its visibility, as var_export() shows them."""
    obj = real_object(engine, obj)
    table = _own_table(engine, obj, True)
    if table is None and _has_property_hooks(obj.ce):
        return _hooked_entries(engine, obj)
    return _entries(table) if table is not None else _standard(obj, False)


def _has_property_hooks(ce: ClassEntry) -> bool:
    return bool(ce.hooks & HOOKS_DECLARED) and any(info.hooks is not None for info in ce.slot_infos)


def _hooked_entries(engine: Engine, obj: PhpObject) -> list[PropertyEntry]:
    """properties_of() an object with property hooks, which are asked for the values."""
    from zvm.runtime.objects.property_hooks import hooked_value

    found = [PropertyEntry(info.name, value, info, _owner(info), False) for info in _declaration_order(obj.ce)
             if (value := hooked_value(engine, obj, info)) is not UNDEF]
    return found + [entry for entry in _standard(obj, False) if entry.info is None]


def _own_table(engine: Engine, obj: PhpObject, exported: bool) -> PhpArray | None:
    """The table of a class that has its own, perhaps only for what is `exported` (zend_get_properties_for)."""
    native = obj.ce.native
    if native is None:
        return None
    if exported and (hook := getattr(native, "get_properties_for", None)) is not None:
        table: PhpArray | None = hook(engine, obj)
        if table is not None:
            return table
    if (hook := getattr(native, "get_properties", None)) is not None:
        return hook(engine, obj)  # type: ignore[no-any-return]
    return None


def properties_for_debug(engine: Engine, obj: PhpObject) -> list[PropertyEntry]:
    """What var_dump() and print_r() show: __debugInfo()'s array or all properties, uninitialised ones as UNDEF."""
    ce = obj.ce
    native = ce.native
    if native is not None and (hook := getattr(native, "get_debug_info", None)) is not None:
        table = hook(engine, obj)  # whatever __debugInfo() a derived class has
        if table is not None:
            return _entries(table)
    if ce.debug_info is not None:
        has_thrown = False
        try:
            shown = engine.call_function(ce.debug_info, [], this=obj, called_scope=ce)
        except EXCEPTIONS as signal:  # which ends the request: there is no array
            shown, has_thrown = False, True
            if type(signal) is Thrown:
                engine.diagnostics.uncaught(signal.object, E_WARNING)
        if shown is None and not ce.debug_info.fn_flags & flags.ACC_RETURN_REFERENCE:
            if engine.target >= V8_5:
                engine.diagnostics.deprecated(f"Returning null from {ce.debug_info.scope.display_name}::__debugInfo() "
                                              "is deprecated, return an empty array instead")
            return []
        if not isinstance(shown, PhpArray) or ce.debug_info.fn_flags & flags.ACC_RETURN_REFERENCE:
            engine.diagnostics.fatal("__debuginfo() must return an array", not has_thrown)
        return _entries(shown)
    if native is not None and (hook := getattr(native, "get_properties", None)) is not None:
        return _entries(hook(engine, obj))
    if obj.guards is not None and LAZY in obj.guards and obj.guards[LAZY].instance is not None:
        return [PropertyEntry("instance", obj.guards[LAZY].instance, None, None, False)]
    return _standard(obj, True)


def _standard(obj: PhpObject, uninitialised: bool) -> list[PropertyEntry]:
    found = []
    slots = obj.slots
    for info in obj.ce.slot_infos:
        slot = info.slot
        if slots[slot] is UNDEF:
            if not uninitialised or info.type is None or info.flags & flags.ACC_VIRTUAL:
                continue
            found.append(PropertyEntry(info.name, UNDEF, info, _owner(info), False))
        else:
            is_reference = _is_reference(slots, slot)
            found.append(PropertyEntry(info.name, slots[slot], info, _owner(info), is_reference))
    dynamic = obj.dynamic
    if dynamic:
        for name in list(dynamic):
            is_reference = _is_reference(dynamic, name)
            class_name, shown = unmangle(name) if name[:1] == "\0" else (None, name)
            found.append(PropertyEntry(shown, dynamic[name], None, class_name, is_reference))
    return found


def _owner(info: PropertyInfo) -> str | None:
    if info.flags & flags.ACC_PUBLIC:
        return None
    return info.ce.display_name if info.flags & flags.ACC_PRIVATE else "*"


def _is_reference(container: Any, key: Any) -> bool:
    """Whether a Reference there is held elsewhere too."""
    value = container[key]
    return type(value) is Reference and getrefcount(value) > UNSHARED


def _entries(table: PhpArray) -> list[PropertyEntry]:
    """The entries of a table with mangled names."""
    found = []
    container: Any = table.packed if table.packed is not None else table.hash
    for key in list(table.keys()):
        value = container[key]
        is_reference = type(value) is Reference and getrefcount(value) > UNSHARED
        class_name, name = unmangle(key) if type(key) is str else (None, key)
        found.append(PropertyEntry(name, value, None, class_name, is_reference))
    return found


def to_array(engine: Engine, obj: PhpObject, exported: bool = True) -> PhpArray:
    """(array) $obj: mangled names, integer-like names as integers (zend_std_get_properties_for, ARRAY_CAST); not
    `exported`: what functions working on an object's properties see (get_properties)."""
    obj = present_object(obj)  # a cast initialises nothing
    table = _own_table(engine, obj, exported)
    if table is not None:
        return PhpArray.from_dict({_array_key(key): value for key, value in table.items()})
    return standard_table(obj)


def standard_table(obj: PhpObject) -> PhpArray:
    """All initialised properties by mangled name, whatever table the class has of its own
    (zend_std_build_object_properties_array)."""
    elements: dict[Any, Any] = {}
    slots = obj.slots
    places = mangled_places(obj.ce)
    for at in range(0, len(places), 2):
        if slots[places[at + 1]] is not UNDEF:
            elements[places[at]] = _plain(slots, places[at + 1])
    dynamic = obj.dynamic
    if dynamic:
        for name in list(dynamic):
            elements[normalize_key(name)] = _plain(dynamic, name)
    return PhpArray.from_dict(elements)


def mangled_places(ce: ClassEntry) -> tuple[Any, ...]:
    """(name, slot, name, slot, …) of the declared properties of objects of `ce`, names mangled; computed once, and kept
    where native code finds it (kernels/objects/tables.py)."""
    found: tuple[Any, ...] | None = ce.property_cache.get(MANGLED)
    if found is None:
        found = ce.property_cache[MANGLED] = tuple(
            each for info in ce.slot_infos for each in (mangled_name(info), info.slot))
    return found


MANGLED = "(array)"  # a key of ClassEntry.property_cache


def _array_key(key: Any) -> Any:
    return normalize_key(key) if type(key) is str else key


def _plain(container: Any, key: Any) -> Any:
    """The value there; a reference only while something else holds it too (zend_array_dup)."""
    value = container[key]
    if type(value) is Reference and getrefcount(value) <= UNSHARED:
        return value.value
    return value


# ---- what a scope sees -------------------------------------------------------------------------------------------

def is_visible(engine: Engine, ce: ClassEntry, info: PropertyInfo, scope: ClassEntry | None) -> bool:
    """Whether `scope`, naming the property, would reach this declaration of it (zend_check_property_access)."""
    if info.flags & flags.ACC_PUBLIC and not info.flags & flags.ACC_CHANGED:
        return True
    return lookup_property(engine, ce, info.name, scope, True) is info


def visible_slots(engine: Engine, ce: ClassEntry, scope: ClassEntry | None) -> tuple[Any, ...]:
    """(scope, name, slot, name, slot, …) of the declared properties of objects of `ce` that `scope` sees, by slot;
    computed once, and kept where native code finds it, by the scope, or PUBLIC."""
    key = PUBLIC if scope is None else scope
    found: tuple[Any, ...] | None = ce.property_cache.get(key)
    if found is None:
        found = ce.property_cache[key] = (scope, *[each for info in ce.slot_infos if is_visible(engine, ce, info, scope)
                                                   and not _is_computed(info) for each in (info.name, info.slot)])
    return found


def _is_computed(info: PropertyInfo) -> bool:
    """Whether it is a virtual property of an internal class, which foreach leaves out."""
    return bool(info.flags & flags.ACC_VIRTUAL) and info.hooks is None and info.ce.is_internal


PUBLIC = "public"  # a key of ClassEntry.property_cache


def visible_places(engine: Engine, obj: PhpObject, scope: ClassEntry | None,
                   deferred: bool = False) -> list[tuple[str, Any, Any]]:
    """(name, container, key) of every initialised property `scope` may read, in order; foreach uses them: with
    `deferred` the container of a hooked one is a HookedPlace, whose hook was not called yet."""
    obj = real_object(engine, obj)
    ce = obj.ce
    if ce.native is not None and (hook := getattr(ce.native, "update_dynamic", None)) is not None:
        hook(obj)
    slots = obj.slots
    found: list[tuple[str, Any, Any]]
    if _has_property_hooks(ce):
        found = _hooked_places(engine, obj, scope, deferred)
    else:
        places = visible_slots(engine, ce, scope)
        found = [(places[at], slots, places[at + 1]) for at in range(1, len(places), 2)
                 if slots[places[at + 1]] is not UNDEF]
    dynamic = obj.dynamic
    if dynamic:
        found.extend((name, dynamic, name) for name in dynamic
                     if name not in ce.properties_info or lookup_property(engine, ce, name, scope, True) is None)
    return found


class HookedPlace:
    """Where foreach meets a property with hooks."""

    __slots__ = ("engine", "obj", "info")

    def __init__(self, engine: Engine, obj: PhpObject, info: PropertyInfo) -> None:
        self.engine, self.obj, self.info = engine, obj, info

    def __getitem__(self, key: int) -> None:
        return None

    def value(self) -> Any:
        """What foreach by value has: the get hook's result or the value itself; UNDEF where it has none."""
        from zvm.runtime.objects.property_hooks import hooked_value

        value = hooked_value(self.engine, self.obj, self.info)
        return value.value if type(value) is Reference else value

    def reference(self) -> Any:
        """What its get hook returns by reference; throws where it does not."""
        info = self.info
        getter = None if info.hooks is None else info.hooks.get("get")
        if getter is None or not getter.fn_flags & flags.ACC_RETURN_REFERENCE:
            self.engine.throw("Error", f"Cannot create reference to property {info.ce.display_name}::${info.name}")
        return self.engine.call_function_by_reference(getter, [], self.obj)


def _declaration_order(ce: ClassEntry) -> list[PropertyInfo]:
    """The properties of objects, those of ancestors first, where a class first declared them: a virtual one that a
    child gave a value has another slot, but its old turn (zho_build_properties_ex)."""
    found = {}
    for info in ce.slot_infos:
        if info.flags & flags.ACC_VIRTUAL and not info.flags & flags.ACC_PRIVATE:
            info = ce.properties_info[info.name]
        found[id(info)] = info
    return list(found.values())


def _hooked_places(engine: Engine, obj: PhpObject, scope: ClassEntry | None,
                   deferred: bool) -> list[tuple[str, Any, Any]]:
    """The declared ones of visible_places() for a class with property hooks, which are asked for the values; a value is
    in a place of its own then."""
    from zvm.runtime.objects.property_hooks import hooked_value

    found: list[tuple[str, Any, Any]] = []
    for info in _declaration_order(obj.ce):
        if not is_visible(engine, obj.ce, info, scope):
            continue
        if info.hooks is None:
            if obj.slots[info.slot] is not UNDEF:
                found.append((info.name, obj.slots, info.slot))
        elif deferred:
            if "get" in info.hooks or not info.flags & flags.ACC_VIRTUAL:
                found.append((info.name, HookedPlace(engine, obj, info), 0))
        elif (value := hooked_value(engine, obj, info)) is not UNDEF:
            found.append((info.name, [value], 0))
    return found


def visible_properties(engine: Engine, obj: PhpObject, scope: ClassEntry | None,
                       exported: bool = False) -> list[tuple[Any, Any]]:
    """(name, value) of every property `scope` may read; values may be References held elsewhere too.

    For get_object_vars() and the like, `exported` for JSON; follows the class's own table.
    """
    obj = real_object(engine, obj)
    table = _own_table(engine, obj, exported)
    if table is not None:
        found = []
        for key, value in table.items():
            class_name, name = unmangle(key) if type(key) is str else (None, key)
            if class_name is None or _sees(engine, obj.ce, class_name, name, scope):
                found.append((name, value))
        return found
    places = visible_places(engine, obj, scope)
    if exported:
        return [(name, _plain(container, key)) for name, container, key in places if name[:1] != "\0"]
    return [(name, _plain(container, key)) for name, container, key in places]


def _sees(engine: Engine, ce: ClassEntry, class_name: str, name: str, scope: ClassEntry | None) -> bool:
    info = lookup_property(engine, ce, name, scope, True)
    if info is None or info is WRONG:
        return False
    return class_name == "*" or info.ce.name == class_name

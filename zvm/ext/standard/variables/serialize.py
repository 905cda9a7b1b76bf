"""serialize (ext/standard/var.c); unserialize's work is in unserializer.py."""
from __future__ import annotations

from sys import getrefcount

from zvm.ext.standard.state import StandardState
from zvm.ext.standard.variables.incomplete_class import MAGIC_MEMBER, is_incomplete
from zvm.ext.vocabulary import EMPTY, Array, Mixed, Str, function
from zvm.opcodes import flags
from zvm.opcodes.error_levels import E_NOTICE, E_WARNING
from zvm.runtime.execute_data import message_origin
from zvm.runtime.functions.parameters import is_instance
from zvm.runtime.objects.lifecycle import LAZY
from zvm.runtime.objects.property_tables import mangled_name, to_array
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.counting import UNSHARED_IN_PLACE
from zvm.runtime.values.numbers import float_to_gcvt
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.opcodes.op_array import Function

_SCALARS = frozenset((str, int, float, bool, type(None)))
_FAILED = -1  # stands in Serializer.seen for an object that could not be serialized


@function
def serialize(engine: Engine, value: Mixed) -> Str:
    state = engine.state_of(StandardState)
    outer, state.serializer = state.serializer, None
    serializer = Serializer(engine, outer)
    try:
        serializer.value(value)
    finally:
        state.serializer = outer
    return "".join(serializer.out)


def serialize_on(engine: Engine, value: Any, given: dict[int, Any]) -> str:
    """serialize() that native code has begun: `given` is what __serialize() or __sleep() returned, by id of the
    object."""
    serializer = Serializer(engine, None)
    serializer.given = given
    serializer.value(value)
    return "".join(serializer.out)


@function
def unserialize(engine: Engine, data: Str, options: Array = EMPTY) -> Mixed:
    from zvm.ext.standard.variables.unserialize import unserialize_string

    return unserialize_string(engine, data, options)


def _is_lone(container: Any, key: Any) -> bool:
    """Is the Reference there held by nothing else?"""
    return getrefcount(container[key]) <= UNSHARED_IN_PLACE


class Serializer:
    """One serialize(); calls of it inside Serializable::serialize() go on numbering in the outer one's `seen`."""

    __slots__ = ("engine", "out", "seen", "number", "active", "precision", "given")

    def __init__(self, engine: Engine, outer: Serializer | None) -> None:
        self.engine = engine
        self.out: list[str] = []
        # id of a Reference or object → (its number, itself: an id is only good while the thing lives)
        self.seen: dict[int, tuple[int, Any]] = outer.seen if outer is not None else {}
        self.number: list[int] = outer.number if outer is not None else [0]
        self.active: set[int] = set()
        self.precision = engine.ini.serialize_precision
        self.given: dict[int, Any] = {}  # what __serialize() or __sleep() has returned already, by id

    def back_reference(self, value: Any) -> str | None:
        """Count the value; what stands for one that was written before (php_add_var_hash)."""
        self.number[0] += 1
        is_reference = type(value) is Reference
        target = value.value if is_reference and isinstance(value.value, PhpObject) else value
        if not is_reference and not isinstance(value, PhpObject):
            return None
        found = self.seen.get(id(target))
        if found is None:
            self.seen[id(target)] = (self.number[0], target)
            return None
        if found[0] == _FAILED:
            return "N;"
        if is_reference:
            self.number[0] -= 1
            return f"R:{found[0]};"
        return f"r:{found[0]};"

    def value(self, value: Any) -> None:
        """Append one value, which may be a Reference (php_var_serialize_intern)."""
        put = self.out.append
        kind = type(value)
        if kind in _SCALARS or kind is PhpArray:
            self.number[0] += 1
        else:
            known = self.back_reference(value)
            if known is not None:
                put(known)
                return
            if kind is Reference:
                value = value.value
                kind = type(value)
        if kind is str:
            put(f's:{len(value)}:"{value}";')
        elif kind is int:
            put(f"i:{value};")
        elif value is None:
            put("N;")
        elif kind is bool:
            put("b:1;" if value else "b:0;")
        elif kind is float:
            put(f"d:{float_to_gcvt(value, self.precision)};")
        elif kind is PhpArray:
            self.array(value)
        elif isinstance(value, PhpObject):
            self.object(value)
        else:
            put("i:0;")

    def array(self, array: PhpArray) -> None:
        """Append an array."""
        self.out.append(f"a:{len(array)}:{{")
        self.members(array)

    def members(self, array: PhpArray) -> None:
        """Append keys and values, and the closing brace (php_var_serialize_nested_data)."""
        container: Any = array.packed if array.packed is not None else array.hash
        put, number = self.out.append, self.number
        for key in list(array.keys()):
            head = f"i:{key};" if type(key) is int else f's:{len(key)}:"{key}";'
            value = container[key]
            kind = type(value)
            if kind is str:
                number[0] += 1
                put(f'{head}s:{len(value)}:"{value}";')
                continue
            if kind is int:
                number[0] += 1
                put(f"{head}i:{value};")
                continue
            put(head)
            if kind is Reference:
                del value
                value = container[key].value if _is_lone(container, key) else container[key]
            if type(value) is not PhpArray:
                self.value(value)
            elif value is array or id(value) in self.active:
                self.back_reference(value)
                self.out.append("N;")
            else:
                self.active.add(id(value))
                self.value(value)
                self.active.discard(id(value))
        self.out.append("}")

    def object(self, obj: PhpObject) -> None:
        """Append an object, as its class wants it."""
        ce = obj.ce
        if ce.flags & flags.ACC_NOT_SERIALIZABLE or ce.flags & flags.ACC_ANON_CLASS:
            self.engine.throw("Exception", f"Serialization of '{ce.name.partition(chr(0))[0]}' is not allowed")
        if ce.flags & flags.ACC_ENUM:
            name = f"{ce.name}:{obj.slots[0]}"
            self.out.append(f'E:{len(name)}:"{name}";')
        elif ce.serialize is not None:
            self.magic(obj, ce.serialize)
        elif is_instance(self.engine, obj, "serializable"):
            self.custom(obj)
        elif "__sleep" in ce.function_table and not is_incomplete(obj):
            self.sleeping(obj)
        else:
            self.plain(obj)

    def open(self, class_name: str, count: int) -> None:
        """Append an object's head."""
        self.out.append(f'O:{len(class_name)}:"{class_name}":{count}:{{')

    def magic(self, obj: PhpObject, serialize: Function) -> None:
        """__serialize()."""
        data = self.given.get(id(obj), UNDEF)
        if data is UNDEF:
            data = self.engine.call_function(serialize, [], this=obj, called_scope=obj.ce)
        if type(data) is not PhpArray:
            self.engine.throw("TypeError", f"{obj.ce.name}::__serialize() must return an array")
        self.open(obj.ce.name, len(data))
        self.members(data)

    def custom(self, obj: PhpObject) -> None:
        """Serializable::serialize()."""
        name = obj.ce.name
        state = self.engine.state_of(StandardState)
        state.serializer = self
        try:
            data = self.engine.call_method(obj, "serialize")
        finally:
            state.serializer = None
        if data is None:
            self.out.append("N;")
            self.seen[id(obj)] = (_FAILED, obj)
        elif type(data) is str:
            self.out.append(f'C:{len(name)}:"{name}":{len(data)}:{{{data}}}')
        else:
            self.engine.throw("Exception", f"{name}::serialize() must return a string or NULL")

    def sleeping(self, obj: PhpObject) -> None:
        """__sleep()."""
        ce = obj.ce
        names = self.given.get(id(obj), UNDEF)
        if names is UNDEF:
            names = self.engine.call_method(obj, "__sleep")
        complaint = (f"{ce.name}::__sleep() should return an array only containing the names of "
                     "instance-variables to serialize")
        if type(names) is not PhpArray:
            self.warn(complaint)
            self.out.append("N;")
            return
        table, uninitialised = self.property_places(obj)
        chosen: dict[str, tuple[Any, Any]] = {}
        for name in names.plain_values():
            if type(name) is not str:
                self.warn(complaint)
                name = convert.to_string(self.engine, name)
            for key in (name, f"\0{ce.name}\0{name}", f"\0*\0{name}"):
                if key in uninitialised:
                    break
                if key in table:
                    if key in chosen:
                        self.warn(f'"{name}" is returned from __sleep() multiple times', E_NOTICE)
                    chosen[key] = table[key]
                    break
            else:
                self.warn(f'"{name}" returned as member variable from __sleep() but does not exist')
        self.open(ce.name, len(chosen))
        self.places(chosen)

    def warn(self, message: str, level: int = E_WARNING) -> None:
        self.engine.diagnostics.error(level, f"{message_origin(self.engine)}: {message}")

    def property_places(self, obj: PhpObject) -> tuple[dict[str, tuple[Any, Any]], set[str]]:
        """(mangled name → container and key, names of uninitialised typed properties)."""
        table: dict[str, tuple[Any, Any]] = {}
        uninitialised: set[str] = set()
        if obj.guards is not None and LAZY in obj.guards:
            from zvm.runtime.objects.lazy_objects import serialized_object

            obj = serialized_object(self.engine, obj)
        native = obj.ce.native
        if native is not None and getattr(native, "get_properties", None) is not None:
            values = to_array(self.engine, obj).to_hash()
            return {str(key): (values, key) for key in values}, uninitialised
        for info in obj.ce.slot_infos:
            name = mangled_name(info)
            if obj.slots[info.slot] is not UNDEF:
                table[name] = (obj.slots, info.slot)
            elif info.type is not None and not info.flags & flags.ACC_VIRTUAL:
                uninitialised.add(name)
        for name in obj.dynamic or ():
            table[name] = (obj.dynamic, name)
        return table, uninitialised

    def places(self, table: dict[str, tuple[Any, Any]]) -> None:
        """Append the properties in those places, and the closing brace."""
        for name, (container, key) in table.items():
            self.out.append(f's:{len(name)}:"{name}";')
            if type(container[key]) is Reference and _is_lone(container, key):
                self.value(container[key].value)
            else:
                self.value(container[key])
        self.out.append("}")

    def plain(self, obj: PhpObject) -> None:
        """All properties."""
        table, _ = self.property_places(obj)
        name = obj.ce.name
        if is_incomplete(obj):
            container, key = table.pop(MAGIC_MEMBER, (None, None))
            if container is not None:
                name = container[key]
        self.open(name, len(table))
        self.places(table)

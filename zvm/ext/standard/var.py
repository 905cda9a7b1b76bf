"""Showing values: var_dump, var_export, debug_zval_refcount, and print_r (ext/standard/var.c, zend_print_zval_r)."""
from __future__ import annotations

from sys import getrefcount

from zvm.ext.vocabulary import Bool, Mixed, Str, True_, Void, function
from zvm.opcodes import flags
from zvm.runtime import convert
from zvm.runtime.arrays import PhpArray
from zvm.runtime.objects import PhpObject
from zvm.runtime.properties import properties_for_debug, properties_of
from zvm.runtime.resources import Resource
from zvm.runtime.values import INT_MIN, UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def is_shared_reference(values: Any, index: Any) -> bool:
    """Has the Reference in a container another holder? (Z_REFCOUNT > 1; others are shown as plain values)"""
    return getrefcount(values[index]) > _LONE_REFERENCE


def _calibrate() -> int:
    holder = [Reference(None)]
    return getrefcount(holder[0])


_LONE_REFERENCE = _calibrate()


# ---- var_dump ----------------------------------------------------------------------------------------------------

class _Dumper:
    """One var_dump: `out` collects what has not been written yet."""

    __slots__ = ("engine", "out", "active", "precision")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.out: list[str] = []
        self.active: set[int] = set()  # ids of arrays and objects being shown
        self.precision = engine.ini.serialize_precision

    def flush(self) -> None:
        """Write what there is, before code that may write itself runs."""
        text = "".join(self.out)
        self.out.clear()
        self.engine.output.write(text)

    def value(self, value: Any, indent: str, ref: str = "") -> None:
        """Append the dump of one value; `indent` is that of the line it is on."""
        kind = type(value)
        put = self.out.append
        if kind is str:
            put(f'{indent}{ref}string({len(value)}) "{value}"\n')
        elif kind is int:
            put(f"{indent}{ref}int({value})\n")
        elif value is None:
            put(f"{indent}{ref}NULL\n")
        elif kind is bool:
            put(f"{indent}{ref}bool({'true' if value else 'false'})\n")
        elif kind is float:
            put(f"{indent}{ref}float({convert.float_to_string(value, self.precision)})\n")
        elif kind is PhpArray:
            self.array(value, indent, ref)
        elif isinstance(value, PhpObject):
            self.object(value, indent, ref)
        elif isinstance(value, Resource):
            put(f"{indent}{ref}resource({value.handle}) of type ({value.type_name})\n")
        else:
            raise TypeError(f"not a PHP value: {value!r}")

    def array(self, array: PhpArray, indent: str, ref: str) -> None:
        """Append an array and its elements."""
        if id(array) in self.active:
            self.out.append(f"{indent}*RECURSION*\n")
            return
        self.active.add(id(array))
        self.out.append(f"{indent}{ref}array({len(array)}) {{\n")
        inner = indent + "  "
        container: Any = array.packed if array.packed is not None else array.hash
        keys = range(len(container)) if array.packed is not None else list(container)
        for key in keys:
            value = container[key]
            if value is UNDEF:
                continue
            self.out.append(f"{inner}[{key}]=>\n" if type(key) is int else f'{inner}["{key}"]=>\n')
            if type(value) is Reference:
                del value
                mark = "&" if is_shared_reference(container, key) else ""
                self.value(container[key].value, inner, mark)
            else:
                self.value(value, inner)
        self.active.discard(id(array))
        self.out.append(indent + "}\n")

    def object(self, obj: PhpObject, indent: str, ref: str) -> None:
        """Append an object and its properties."""
        ce = obj.ce
        if ce.flags & flags.ACC_ENUM:
            self.out.append(f"{indent}{ref}enum({ce.name}::{obj.slots[0]})\n")
            return
        if id(obj) in self.active:
            self.out.append(f"{indent}*RECURSION*\n")
            return
        self.active.add(id(obj))
        try:
            if ce.debug_info is not None:
                self.flush()
            properties = properties_for_debug(self.engine, obj)
            count = sum(1 for entry in properties if entry.value is not UNDEF)
            self.out.append(f"{indent}{ref}object({ce.name})#{obj.handle} ({count}) {{\n")
            inner = indent + "  "
            for entry in properties:
                self.out.append(f"{inner}[{_dumped_name(entry)}]=>\n")
                if entry.value is UNDEF:
                    self.out.append(f"{inner}uninitialized({entry.info.type})\n")
                elif type(entry.value) is Reference:
                    self.value(entry.value.value, inner, "&" if entry.is_reference else "")
                else:
                    self.value(entry.value, inner)
        finally:
            self.active.discard(id(obj))
        self.out.append(indent + "}\n")


def _dumped_name(entry: Any) -> str:
    name = entry.name
    if type(name) is int:
        return str(name)
    if entry.class_name is None:
        return f'"{name}"'
    return f'"{name}":protected' if entry.class_name == "*" else f'"{name}":"{entry.class_name}":private'


@function
def var_dump(engine: Engine, value: Mixed, *values: Mixed) -> Void:
    dumper = _Dumper(engine)
    dumper.value(value, "")
    dumper.flush()
    for other in values:
        dumper.value(other, "")
        dumper.flush()

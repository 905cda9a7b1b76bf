"""Showing values: var_dump, var_export and print_r (ext/standard/var.c, zend_print_zval_r)."""
from __future__ import annotations

from sys import getrefcount

from zvm.ext.vocabulary import Bool, Mixed, Null, Str, Void, function
from zvm.opcodes import flags
from zvm.runtime.objects.lifecycle import LAZY
from zvm.runtime.objects.property_tables import properties_for_debug, properties_of, report_mangling
from zvm.runtime.signals import raise_pending
from zvm.runtime.values import convert, numbers
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.counting import UNSHARED_IN_PLACE
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.zval import INT_MIN, UNDEF, Reference, plain_value
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def is_shared_reference(values: Any, index: Any) -> bool:
    """Has the Reference in a container another holder? (Z_REFCOUNT > 1; others are shown as plain values)"""
    return getrefcount(values[index]) > UNSHARED_IN_PLACE


SCALARS = frozenset((int, bool, float, type(None)))


def dumped_scalar(value: Any, precision: int) -> str:
    """An int, a bool, a float or null as var_dump() shows it; `precision` is serialize_precision."""
    if value is None:
        return "NULL"
    if type(value) is bool:
        return f"bool({'true' if value else 'false'})"
    if type(value) is int:
        return f"int({value})"
    return f"float({numbers.float_to_string(value, precision if value - value == 0 else -1)})"


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
        elif kind in SCALARS:
            put(f"{indent}{ref}{dumped_scalar(value, self.precision)}\n")
        elif kind is PhpArray:
            self.array(value, indent, ref)
        elif isinstance(value, PhpObject):
            self.object(value, indent, ref)
        elif isinstance(value, Resource):
            put(f"{indent}{ref}resource({value.id}) of type ({value.type_name})\n")
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
            self.out.append(f"{indent}{ref}enum({ce.name}::{plain_value(obj.slots[0])})\n")
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
            kind = "object" if obj.guards is None or LAZY not in obj.guards else obj.guards[LAZY].kind
            self.out.append(f"{indent}{ref}{kind}({convert.dumped_class_name(obj)})#{obj.handle} ({count}) {{\n")
            inner = indent + "  "
            for entry in properties:
                if entry.class_name is None and str(entry.name)[:1] == "\0":
                    self.flush()
                    report_mangling(self.engine, entry)
                self.out.append(f"{inner}[{_dumped_name(entry)}]=>\n")
                if entry.value is UNDEF:
                    self.out.append(f"{inner}uninitialized({entry.declared_type})\n")
                elif type(entry.value) is Reference:
                    self.value(entry.value.value, inner, "&" if entry.is_reference else "")
                else:
                    self.value(entry.value, inner)
            for entry in properties:
                entry.value = None  # a table made for this goes from the first to the last
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
    raise_pending(engine)


# ---- print_r -----------------------------------------------------------------------------------------------------

def print_r_text(engine: Engine, value: Any) -> str:
    """What print_r() prints (zend_print_zval_r_to_str)."""
    out: list[str] = []
    _print_r(engine, value, 0, out, set())
    return "".join(out)


def _print_r(engine: Engine, value: Any, indent: int, out: list[str], active: set[int]) -> None:
    if type(value) is PhpArray:
        out.append("Array\n")
        if id(value) in active:
            out.append(" *RECURSION*")
            return
        active.add(id(value))
        _print_r_members(engine, [(str(key), item) for key, item in value.items()], indent, out, active)
        active.discard(id(value))
    elif isinstance(value, PhpObject):
        is_enum = value.ce.flags & flags.ACC_ENUM
        if not is_enum:
            out.append(f"{convert.dumped_class_name(value)} Object\n")
        else:
            backing = {0: "", 4: ":int"}.get(value.ce.enum_backing_type, ":string")
            out.append(f"{value.ce.name} Enum{backing}\n")
        if id(value) in active:
            out.append(" *RECURSION*")
            return
        if getattr(value.ce.native, "has_no_table", False) and engine.target < V8_4:
            return
        active.add(id(value))
        try:
            _print_r_members(engine, [(_printed_name(engine, entry), entry.value)
                                      for entry in properties_for_debug(engine, value) if entry.value is not UNDEF],
                             indent, out, active)
        finally:
            active.discard(id(value))
    else:
        out.append(convert.to_string(engine, value))


def _printed_name(engine: Engine, entry: Any) -> str:
    if entry.class_name is None:
        report_mangling(engine, entry)
        return str(entry.name)
    owner = "protected" if entry.class_name == "*" else f"{entry.class_name}:private"
    return f"{entry.name}:{owner}"


def _print_r_members(engine: Engine, members: list[tuple[str, Any]], indent: int, out: list[str],
                     active: set[int]) -> None:
    out.append(" " * indent + "(\n")
    for name, value in members:
        out.append(f"{' ' * (indent + 4)}[{name}] => ")
        _print_r(engine, value.value if type(value) is Reference else value, indent + 8, out, active)
        out.append("\n")
    out.append(" " * indent + ")\n")
    value = None
    members.reverse()  # what a table was made for goes from the first to the last: lists are cleared from the end
    members.clear()


@function
def print_r(engine: Engine, value: Mixed, return_: Bool = False) -> Str | Bool:
    text = print_r_text(engine, value)
    if return_:
        return text
    engine.output.write(text)
    raise_pending(engine)
    return True


# ---- var_export --------------------------------------------------------------------------------------------------

class _Exporter:
    """One var_export."""

    __slots__ = ("engine", "out", "active", "precision")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.out: list[str] = []
        self.active: set[int] = set()
        self.precision = engine.ini.serialize_precision

    def value(self, value: Any, level: int) -> None:
        """Append one value (php_var_export_ex)."""
        kind = type(value)
        put = self.out.append
        if kind is str:
            put(f"'{_export_escaped(value)}'")
        elif kind is int:
            put("-9223372036854775807-1" if value == INT_MIN else str(value))
        elif kind is bool:
            put("true" if value else "false")
        elif kind is float:
            text = numbers.float_to_string(value, self.precision)
            put(text if set(text) & _NOT_INTEGRAL or value - value != 0 else text + ".0")
        elif kind is PhpArray:
            self.array(value, level)
        elif isinstance(value, PhpObject):
            self.object(value, level)
        else:
            put("NULL")

    def circular(self, value: Any) -> bool:
        """Is the value being exported already? Then NULL with a warning stands for it."""
        if id(value) not in self.active:
            self.active.add(id(value))
            return False
        self.out.append("NULL")
        self.engine.diagnostics.warning("var_export does not handle circular references")
        return True

    def array(self, array: PhpArray, level: int) -> None:
        """Append an array."""
        if self.circular(array):
            return
        indent = " " * (level - 1)
        self.out.append(f"\n{indent}array (\n" if level > 1 else "array (\n")
        for key, value in array.plain_items():
            shown = f"'{_export_escaped(key)}'" if isinstance(key, str) else str(key)
            self.out.append(f"{' ' * (level + 1)}{shown} => ")
            self.value(value, level + 2)
            self.out.append(",\n")
        self.active.discard(id(array))
        self.out.append(f"{indent})" if level > 1 else ")")

    def object(self, obj: PhpObject, level: int) -> None:
        """Append an object as an expression that makes it."""
        ce = obj.ce
        if not ce.flags & flags.ACC_ENUM and self.circular(obj):
            return
        indent = " " * (level - 1) if level > 1 else ""
        if level > 1:
            self.out.append("\n" + indent)
        if ce.flags & flags.ACC_ENUM:
            self.out.append(f"\\{ce.name}::{obj.slots[0]}")
            return
        is_plain = ce.name == "stdClass"
        self.out.append("(object) array(\n" if is_plain else f"\\{ce.name}::__set_state(array(\n")
        for entry in properties_of(self.engine, obj):
            report_mangling(self.engine, entry)
            name = str(entry.name) if type(entry.name) is int else f"'{_escaped_quotes(entry.name)}'"
            self.out.append(f"{' ' * (level + 2)}{name} => ")
            value = entry.value
            self.value(value.value if type(value) is Reference else value, level + 2)
            self.out.append(",\n")
        self.active.discard(id(obj))
        self.out.append(indent + (")" if is_plain else "))"))


_NOT_INTEGRAL = frozenset(".EeNI")  # a point, an exponent, NAN, INF


def _escaped_quotes(text: str) -> str:
    return text.replace("\\", "\\\\").replace("'", "\\'")


def _export_escaped(text: str) -> str:
    return _escaped_quotes(text).replace("\0", "' . \"\\0\" . '")


@function
def var_export(engine: Engine, value: Mixed, return_: Bool = False) -> Str | Null:
    exporter = _Exporter(engine)
    exporter.value(value, 1)
    text = "".join(exporter.out)
    if return_:
        return text
    engine.output.write(text)
    return None

"""debug_zval_dump: values with their reference counts, which are CPython's (php_debug_zval_dump).

Zend also tells interned strings from counted ones. Here those are what the compiler made of the running and the
declared code, and single bytes; all others show how many holders they have.
"""
from __future__ import annotations

from sys import getrefcount

from zvm.ext.standard.variables.var import SCALARS, dumped_scalar
from zvm.ext.vocabulary import Mixed, Void, function
from zvm.opcodes.flags import ACC_ENUM
from zvm.runtime.classes.class_entry import ClassEntry
from zvm.runtime.objects.property_tables import properties_for_debug, report_mangling
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def _holders(*values: Any) -> int:
    """How many hold a value passed on: this tuple, the caller's before Python 3.12, getrefcount()'s argument."""
    return getrefcount(values[0])


_PASSED = _holders(*[object()])  # holders of each argument that Zend has not: those tuples, the entry point's local


@function(looks_at_references=True)
def debug_zval_dump(engine: Engine, value: Mixed, *values: Mixed) -> Void:
    arguments = (value, *values)
    del value, values
    dumper = _Dumper(engine, arguments)
    for index in range(len(arguments)):
        dumper.value(arguments, index, "")
        dumper.flush()


def _literals(engine: Engine) -> set[int]:
    """The ids of what the compiler made: literals, defaults, constants, names of cases."""
    found: set[int] = set()
    frame = engine.current_execute_data
    while frame is not None:
        found.update(map(id, getattr(frame.func, "literals", ())))
        frame = frame.prev
    for function_ in engine.functions.values():
        found.update(map(id, getattr(function_, "literals", ())))
    for ce in [ce for ce in engine.classes.values() if not ce.is_internal]:
        texts = list(ce.default_properties)
        for constant in ce.constants_table.values():
            texts += constant.value.slots[:1] if isinstance(constant.value, PhpObject) else (constant.value,)
        found.update(id(text) for text in texts if type(text) is str)
        for method in ce.function_table.values():
            found.update(map(id, getattr(method, "literals", ())))
    return found


def _cached(case: PhpObject) -> int:
    """How many oplines keep the case of an enum in their caches, which Zend does not count."""
    import gc

    return sum(map(_is_cache, gc.get_referrers(case)))


def _is_cache(holder: Any) -> bool:
    """Whether this is what FETCH_CLASS_CONSTANT keeps: (value, class or None)."""
    return type(holder) is tuple and len(holder) == 2 and (holder[1] is None or type(holder[1]) is ClassEntry)


class _Dumper:
    """One debug_zval_dump. Values are passed as a container and a key, so that showing them adds no holder."""

    __slots__ = ("engine", "out", "active", "literals", "passed")

    def __init__(self, engine: Engine, arguments: tuple[Any, ...]) -> None:
        self.engine = engine
        ids = [*map(id, arguments)]
        self.passed = {each: _PASSED * ids.count(each) for each in ids}
        self.out: list[str] = []
        self.active: set[int] = set()
        self.literals = _literals(engine)

    def flush(self) -> None:
        self.engine.output.write("".join(self.out))
        self.out.clear()

    def value(self, container: Any, key: Any, indent: str, extra: int = 1) -> None:
        """Append container[key], whose count is CPython's less `extra` (getrefcount's argument at least)."""
        count = getrefcount(container[key]) - extra - self.passed.get(id(container[key]), 0)
        value = container[key]
        kind = type(value)
        put = self.out.append
        if kind is str:
            interned = len(value) < 2 or id(value) in self.literals
            put(f'{indent}string({len(value)}) "{value}" {"interned" if interned else f"refcount({count})"}\n')
        elif kind in SCALARS:
            put(f"{indent}{dumped_scalar(value, self.engine.ini.serialize_precision)}\n")
        elif kind is Reference:
            put(f"{indent}reference refcount({count}) {{\n")
            inner = [value.value]
            del value  # which may be met again
            self.value(inner, 0, indent + "  ", 2)
            put(f"{indent}}}\n")
        elif kind is PhpArray:
            self.array(value, indent, count)
        elif isinstance(value, PhpObject):
            if value.ce.flags & ACC_ENUM:
                count -= _cached(value) - _is_cache(container)
            self.object(value, indent, count)
        elif isinstance(value, Resource):
            put(f"{indent}resource({value.id}) of type ({value.type_name}) refcount({count})\n")

    def array(self, array: PhpArray, indent: str, count: int) -> None:
        """Append an array and its elements."""
        if id(array) in self.active:
            self.out.append(f"{indent}*RECURSION*\n")
            return
        self.active.add(id(array))
        shown = " interned " if not len(array) else f" refcount({count - (id(array) in self.literals)})"
        if len(array) and array.packed is not None and array.order is None and self.engine.target >= V8_3:
            shown = " packed" + shown
        self.out.append(f"{indent}array({len(array)}){shown}{{\n")
        inner = indent + "  "
        elements: Any = array.packed if array.packed is not None else array.hash
        for key in list(array.keys()):
            self.out.append(f"{inner}[{key}]=>\n" if type(key) is int else f'{inner}["{key}"]=>\n')
            self.value(elements, key, inner)
        self.active.discard(id(array))
        self.out.append(indent + "}\n")

    def object(self, obj: PhpObject, indent: str, count: int) -> None:
        """Append an object and its properties."""
        if id(obj) in self.active:
            self.out.append(f"{indent}*RECURSION*\n")
            return
        self.active.add(id(obj))
        entries = properties_for_debug(self.engine, obj)
        shown = sum(1 for entry in entries if entry.value is not UNDEF)
        self.out.append(f"{indent}object({obj.ce.name})#{obj.handle} ({shown}) refcount({count}){{\n")
        inner = indent + "  "
        for entry in entries:
            owner = "" if entry.class_name is None else ":protected" if entry.class_name == "*" else \
                f':"{entry.class_name}":private'
            if entry.class_name is None and str(entry.name)[:1] == "\0":
                self.flush()
                report_mangling(self.engine, entry)
            self.out.append(f'{inner}["{c_string(entry.name)}"{owner}]=>\n' if type(entry.name) is str else
                            f"{inner}[{entry.name}]=>\n")
            if entry.value is UNDEF:
                self.out.append(f"{inner}uninitialized({entry.declared_type})\n")
            else:
                held = [entry.value]
                entry.value = None
                self.value(held, 0, inner, 2 + sum(1 for other in entries if other.value is held[0]))
        self.active.discard(id(obj))
        self.out.append(indent + "}\n")

"""Between arrays and the variables of the caller: extract() and compact() (ext/standard/array.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Array, Int, PreferRef, Str, Untyped, function
from zvm.runtime.execute_data import current_symbol_table, executed_this, forbid_dynamic_call, passed_count
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray, separate_reference
from zvm.runtime.values.convert import type_name
from zvm.runtime.values.strings import c_string, is_identifier
from zvm.runtime.values.symbol_table import Indirect
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.values.symbol_table import SymbolTable

(EXTR_OVERWRITE, EXTR_SKIP, EXTR_PREFIX_SAME, EXTR_PREFIX_ALL, EXTR_PREFIX_INVALID, EXTR_PREFIX_IF_EXISTS,
 EXTR_IF_EXISTS) = range(7)
EXTR_REFS = 0x100


def _place(table: SymbolTable, name: str) -> tuple[Any, Any]:
    """Where a variable is kept: in the table, or in a CV."""
    found = table.get(name)
    return (found.slots, found.index) if type(found) is Indirect else (table, name)


class _Extraction:
    """One call of extract(): which variables get which elements."""

    __slots__ = ("engine", "table", "kind", "prefix", "count")

    def __init__(self, engine: Engine, table: SymbolTable, kind: int, prefix: str) -> None:
        self.engine, self.table, self.kind, self.prefix = engine, table, kind, prefix
        self.count = 0

    def variable(self, key: Any) -> str | None:
        """The name of the variable an element is for, None when it is passed over."""
        kind = self.kind
        if type(key) is int:
            if kind in (EXTR_PREFIX_ALL, EXTR_PREFIX_INVALID):
                return self.prefixed(str(key))
            return None
        if kind == EXTR_PREFIX_ALL:
            return self.prefixed(key) if key else None
        if kind == EXTR_PREFIX_INVALID:
            return key if is_identifier(key) and key != "this" else self.prefixed(key)
        if kind in (EXTR_PREFIX_SAME, EXTR_PREFIX_IF_EXISTS):
            return self.prefixed_if_taken(key)
        if not is_identifier(key):
            return None
        if key == "this":
            self.refuse_this(kind)
            return None
        taken = self.is_set(key)
        if kind == EXTR_SKIP:
            return None if taken else key
        if kind == EXTR_IF_EXISTS:
            return key if taken else None
        return None if key == "GLOBALS" and key in self.table else key

    def prefixed_if_taken(self, key: str) -> str | None:
        taken = self.is_set(key)
        if self.kind == EXTR_PREFIX_IF_EXISTS:  # a variable that the code names and that has no value is no other's
            return self.prefixed(key) if taken else key if key in self.table else None
        if not key:
            return None
        if taken or key == "this" and is_identifier(key):
            return self.prefixed(key)
        return key if is_identifier(key) else None

    def prefixed(self, name: str) -> str | None:
        name = f"{self.prefix}_{name}"
        if not is_identifier(name):
            return None
        if name == "this":
            self.engine.throw("Error", "Cannot re-assign $this")
        return name

    def refuse_this(self, kind: int) -> None:
        """$this is never a plain variable: an error, unless this kind passes it over."""
        if kind == EXTR_SKIP or kind == EXTR_IF_EXISTS and not self.is_set("this"):
            return
        self.engine.throw("Error", "Cannot re-assign $this")

    def is_set(self, name: str) -> bool:
        container, index = _place(self.table, name)
        return (container.get(name, UNDEF) if container is self.table else container[index]) is not UNDEF

    def assign(self, name: str, value: Any) -> None:
        """variable := value, through a reference it may be."""
        container, index = _place(self.table, name)
        held = container.get(name) if container is self.table else container[index]
        if type(held) is Reference:
            from zvm.runtime.objects.typed_references import assign_to_reference

            assign_to_reference(self.engine, held, value, False)
        else:
            container[index] = value
        self.count += 1

    def bind(self, name: str, reference: Reference) -> None:
        """variable =& element."""
        container, index = _place(self.table, name)
        container[index] = reference
        self.count += 1


@function
def extract(engine: Engine, array: PreferRef[Array], flags: Int = EXTR_OVERWRITE, prefix: Str = "") -> Int:
    source: Any = array.value if type(array) is Reference else array
    kind = flags & 0xFF
    if not EXTR_OVERWRITE <= kind <= EXTR_IF_EXISTS:
        value_error(engine, 2, "must be a valid extract type")
    if EXTR_SKIP < kind <= EXTR_PREFIX_IF_EXISTS and passed_count(engine) < 3:
        value_error(engine, 3, "is required when using this extract type")
    if prefix and not is_identifier(prefix):
        value_error(engine, 3, "must be a valid identifier")
    forbid_dynamic_call(engine)
    extraction = _Extraction(engine, current_symbol_table(engine), kind, prefix)
    if not flags & EXTR_REFS:
        for key, value in list(source.items()):
            name = extraction.variable(key)
            if name is not None:
                extraction.assign(name, value.value if type(value) is Reference else value)
                if engine.pending_exception is not None:  # of a destructor
                    break
        return extraction.count
    del source
    target = separate_reference(array) if isinstance(array, Reference) else array
    container: Any = target.packed if target.packed is not None else target.hash
    for key in list(target.keys()):
        name = extraction.variable(key)
        if name is not None:
            if type(container[key]) is not Reference:
                container[key] = Reference(container[key])
            extraction.bind(name, container[key])
    return extraction.count


def _compact(engine: Engine, table: SymbolTable, result: PhpArray, entry: Any, number: int, active: list[Any]) -> None:
    """Adds the variable a string names, or those an array does (php_compact_var)."""
    if type(entry) is Reference:
        entry = entry.value
    if type(entry) is str:
        value = table.lookup(entry)
        if value is UNDEF and entry == "this":
            value = executed_this(engine)
            if value is None:
                return
        if value is UNDEF:
            shown = c_string(entry) if engine.target < V8_4 else entry
            engine.diagnostics.warning(f"compact(): Undefined variable ${shown}")
        else:
            from zvm.runtime.values.arrays import normalize_key

            result.set(normalize_key(entry), value)
    elif type(entry) is PhpArray:
        if any(entry is other for other in active):
            engine.throw("Error", "Recursion detected")
        for value in list(entry.values()):
            _compact(engine, table, result, value, number, [*active, entry])
    else:
        given = type_name(entry)
        engine.diagnostics.warning(f"compact(): Argument #{number} must be string or array of strings, {given} given")


@function
def compact(engine: Engine, var_name: Untyped, *var_names: Untyped) -> Array:
    forbid_dynamic_call(engine)
    table = current_symbol_table(engine)
    result = PhpArray()
    for number, entry in enumerate((var_name, *var_names), 1):
        _compact(engine, table, result, entry, number, [])
    return result

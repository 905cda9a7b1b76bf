"""Which class an operand means: self, parent, static, a name, an object (zend_fetch_class, zend_fetch_class_by_name).

Reads frames and the engine's classes; used by the handlers of everything that names a class.
"""
from __future__ import annotations

from zvm.opcodes.attribute import find_attribute
from zvm.opcodes.flags import (
    FETCH_CLASS_INTERFACE,
    FETCH_CLASS_MASK,
    FETCH_CLASS_NO_AUTOLOAD,
    FETCH_CLASS_PARENT,
    FETCH_CLASS_SELF,
    FETCH_CLASS_SILENT,
    FETCH_CLASS_STATIC,
    FETCH_CLASS_TRAIT,
)
from zvm.opcodes.op_array import CONST, UNUSED
from zvm.runtime.execute_data import ExecuteData
from zvm.runtime.services.modules import LateModule
from zvm.runtime.signals import raise_pending
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string, lower
from zvm.runtime.values.zval import value_name
from zvm.targets import V8_3, V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.objects import class_constants
else:
    class_constants = LateModule("zvm.runtime.objects.class_constants")

_KINDS = {FETCH_CLASS_INTERFACE: "Interface", FETCH_CLASS_TRAIT: "Trait"}


def by_keyword(ex: ExecuteData, fetch_type: int) -> Any:
    """The class `self`, `parent` or `static` means in the frame. Throws Error when it means none."""
    kind = fetch_type & FETCH_CLASS_MASK
    scope = ex.func.scope
    if kind == FETCH_CLASS_SELF:
        if scope is None:
            ex.engine.throw("Error", 'Cannot access "self" when no class scope is active')
        return scope
    if kind == FETCH_CLASS_PARENT:
        if scope is None:
            ex.engine.throw("Error", 'Cannot access "parent" when no class scope is active')
        if scope.parent is None:
            word = "use" if (ex.func.function_name or "").startswith("$") else "access"  # in a property's hook
            ex.engine.throw("Error", f'Cannot {word} "parent" when current class scope has no parent')
        return scope.parent
    called = ex.this.ce if ex.this is not None else ex.called_scope
    if called is None:
        ex.engine.throw("Error", 'Cannot access "static" when no class scope is active')
    return called


def by_name(engine: Engine, name: str, fetch_type: int = 0) -> Any:
    """The class of that name, autoloaded unless `fetch_type` forbids; None if it may be missing silently.

    Throws Error when it does not exist.
    """
    found = engine.lookup_class(name, not fetch_type & FETCH_CLASS_NO_AUTOLOAD)
    if found is None and not fetch_type & (FETCH_CLASS_SILENT | FETCH_CLASS_NO_AUTOLOAD):
        missing(engine, name, fetch_type)
    return found


def missing(engine: Engine, name: str, fetch_type: int = 0) -> None:
    """Throw Error for a class that does not exist."""
    engine.throw("Error", f'{_KINDS.get(fetch_type & FETCH_CLASS_MASK, "Class")} "{c_string(name)}" not found')


def operand_class(ex: ExecuteData, op: Any, kind: int, number: int, constant: Any) -> Any:
    """The class a CONST (name), VAR (class entry) or UNUSED (keyword) operand stands for.

    Takes it out of a VAR's slot.
    """
    if kind == CONST:
        return by_name(ex.engine, constant)
    if kind == UNUSED:
        return by_keyword(ex, number)
    slots = ex.slots
    found = slots[number]
    slots[number] = None
    return found


def fetch_class(ex: ExecuteData, fetch_type: int, value: Any) -> Any:
    """FETCH_CLASS: the class a name or an object means."""
    if isinstance(value, PhpObject):
        return value.ce
    if type(value) is str:
        return by_name(ex.engine, value, fetch_type)
    raise_pending(ex.engine)
    return ex.engine.throw("Error", "Class name must be a valid object or a string")


def class_name_of(ex: ExecuteData, fetch_type: int) -> str:
    """FETCH_CLASS_NAME of a keyword: the name of what it means."""
    kind = fetch_type & FETCH_CLASS_MASK
    scope = ex.func.scope
    if scope is None:
        word = {FETCH_CLASS_SELF: "self", FETCH_CLASS_PARENT: "parent"}.get(kind, "static")
        ex.engine.throw("Error", f'Cannot use "{word}" in the global scope')
    if kind == FETCH_CLASS_SELF:
        return scope.name  # type: ignore[no-any-return]
    if kind == FETCH_CLASS_PARENT:
        if scope.parent is None:
            ex.engine.throw("Error", 'Cannot use "parent" when current class scope has no parent')
        return scope.parent.name  # type: ignore[no-any-return]
    return (ex.this.ce if ex.this is not None else ex.called_scope).name  # type: ignore[no-any-return]


def class_constant(ex: ExecuteData, op: Any, name: str) -> Any:
    """FETCH_CLASS_CONSTANT; op.cache becomes (value, class), without the class where the operand always means one. It
    stays empty where each use is reported."""
    ce = operand_class(ex, op, op.op1_type, op.op1, op.const1)
    value = class_constants.fetch_class_constant(ex.engine, ce, name, ex.func.scope)
    if ex.engine.target >= V8_4 and find_attribute(ce.constants_table[name].attributes, "deprecated") is not None:
        return value
    is_fixed = op.op1_type == CONST or op.op1_type == UNUSED and op.op1 & FETCH_CLASS_MASK != FETCH_CLASS_STATIC
    op.cache = (value, None if is_fixed else ce)
    return value


def named_class_constant(ex: ExecuteData, op: Any, name: Any) -> Any:
    """FETCH_CLASS_CONSTANT whose name is a value: `A::{$name}`. Nothing is remembered."""
    from zvm.runtime.values.zval import type_name

    ce = operand_class(ex, op, op.op1_type, op.op1, op.const1)
    if type(name) is not str:
        kind = "object" if isinstance(name, PhpObject) else type_name(name)
        ex.engine.throw("TypeError", f"Cannot use value of type {kind} as class constant name")
    if op.op2_type != CONST and lower(name) == "class":
        return ce.name
    return class_constants.fetch_class_constant(ex.engine, ce, name, ex.func.scope)


def object_class_name(ex: ExecuteData, value: Any) -> str:
    """FETCH_CLASS_NAME of a value: `$object::class`."""
    if isinstance(value, PhpObject):
        return value.ce.name

    return ex.engine.throw("TypeError", f"Cannot use \"::class\" on value of type {value_name(ex.engine, value)}")


def current_class_name(ex: ExecuteData) -> str:
    """GET_CLASS without operand: get_class()."""
    if ex.func.scope is None:
        ex.engine.throw("Error", "get_class() without arguments must be called from within a class")
    if ex.engine.target >= V8_3:
        ex.engine.diagnostics.deprecated("Calling get_class() without arguments is deprecated")
    return ex.func.scope.name  # type: ignore[no-any-return]


def get_class(ex: ExecuteData, value: Any) -> str:
    """GET_CLASS."""
    if isinstance(value, PhpObject):
        return value.ce.name

    return ex.engine.throw(
        "TypeError", f"get_class(): Argument #1 ($object) must be of type object, {value_name(ex.engine, value)} given")


def called_class_name(ex: ExecuteData) -> str:
    """GET_CALLED_CLASS."""
    called = ex.this.ce if ex.this is not None else ex.called_scope
    if called is None or ex.func.scope is None:
        ex.engine.throw("Error", "get_called_class() must be called from within a class")
    return called.name  # type: ignore[no-any-return]

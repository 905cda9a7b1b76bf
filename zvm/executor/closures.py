"""Closure objects and how they are made, bound and called (zend_closures.c).

Reads op-arrays and frames; makes ClosureObject. The Closure class itself, whose instances are a subclass of
ClosureObject, is in zvm/ext/core/closure.py.
"""
from __future__ import annotations

from zvm.executor.calls import Trampoline, function_name, push_call
from zvm.opcodes.cloning import scoped_op_array
from zvm.opcodes.flags import ACC_STATIC
from zvm.runtime.classes.visibility import is_subclass
from zvm.runtime.execute_data import CALL_INVOKE, ExecuteData
from zvm.runtime.objects.lifecycle import initialise
from zvm.runtime.services.memory_usage import ARRAY_BYTES, table_bytes
from zvm.runtime.values.counting import UNSHARED_BUT_COPIED
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.core.closure import Closure


_OWN_BYTES = 336  # of memory in Zend


class ClosureObject(PhpObject):
    """An instance of Closure (zend_closure)."""

    __slots__ = ("func", "this", "called_scope", "statics", "is_fake")
    func: Any
    this: Any
    called_scope: Any
    statics: list[Any] | None  # bound and static variables by number; None: those of `func` (fake closures)
    own_list = "statics"
    is_fake: bool  # made from a callable: first-class callable syntax, Closure::fromCallable()

    @property
    def own_bytes(self) -> int:  # type: ignore[override]
        return _OWN_BYTES + (ARRAY_BYTES + table_bytes(len(self.statics)) if self.statics else 0)


def new_closure(engine: Engine, func: Any, scope: Any, called_scope: Any, this: Any, is_fake: bool = False,
                statics: list[Any] | None = None) -> Closure:
    """A closure over `func` in class `scope` (zend_create_closure)."""
    if scope is None and this is not None:
        scope = engine.classes["closure"]
    ce = engine.closure_class = engine.classes["closure"]
    closure: Closure = ce.object_type()
    initialise(engine, closure, ce)
    closure.is_fake = is_fake
    if func.is_internal or type(func) is Trampoline:
        closure.func, closure.statics = func, None
        if func.scope is None:
            scope = this = None
    else:
        closure.func = scoped_op_array(engine, func, scope)
        closure.statics = statics
    closure.this = this
    closure.called_scope = called_scope if scope is not None else None
    return closure


def initial_statics(func: Any) -> list[Any]:
    """Fresh static variables of a closure: bound ones are set by BIND_LEXICAL."""
    return list(func.static_variables.values()) if func.static_variables else []


def declare_lambda(ex: ExecuteData, number: int) -> Closure:
    """DECLARE_LAMBDA_FUNCTION: a closure over the frame's dynamic function `number`."""
    func = ex.func.dynamic_func_defs[number]  # type: ignore[attr-defined]
    scope = ex.func.scope
    _settle_scope(func, scope)
    this = ex.this
    called = ex.called_scope
    if this is not None:
        called = this.ce
        if (func.fn_flags | ex.func.fn_flags) & ACC_STATIC:
            this = None
    return new_closure(ex.engine, func, scope, called, this, False, initial_statics(func))


def _settle_scope(func: Any, scope: Any) -> None:
    """Give the original of a closure's function to the first scope it is declared in."""
    if func.scope is None and func.scoped is None:
        func.scope = scope
        func.scoped = {scope: func}


def constant_closure(engine: Engine, func: Any, scope: Any) -> Closure:
    """The closure that a constant expression makes; `scope` is the class whose expression it is."""
    _settle_scope(func, scope)
    return new_closure(engine, func, scope, scope, None, False, initial_statics(func))


def copy_statics(statics: list[Any] | None) -> list[Any] | None:
    """The static variables for a copy of a closure; references stay shared where something else holds them."""
    if statics is None:
        return None
    from sys import getrefcount

    copied = statics.copy()
    for index in range(len(copied)):  # an enumerate() would hold a reference of its own
        value = copied[index]
        if type(value) is Reference and getrefcount(value) <= UNSHARED_BUT_COPIED:
            copied[index] = value.value
    return copied


def duplicate(engine: Engine, closure: ClosureObject) -> Closure:
    """`clone $closure`."""
    return new_closure(engine, closure.func, closure.func.scope, closure.called_scope, closure.this, closure.is_fake,
                       copy_statics(closure.statics))


def bind(engine: Engine, closure: ClosureObject, new_this: Any, scope: Any) -> Closure | None:
    """The closure bound to another object and class scope, None (a warning was given) when that is not allowed
    (do_closure_bind)."""
    called = scope
    if new_this is not None:
        called = new_this.ce
    if not is_valid_binding(engine, closure, new_this, scope):
        return None
    func = closure.func
    statics = copy_statics(closure.statics)
    return new_closure(engine, func, scope, called, new_this, closure.is_fake, statics)


def is_valid_binding(engine: Engine, closure: ClosureObject, new_this: Any, scope: Any) -> bool:
    """Whether the closure may be bound so; warns when not (zend_valid_closure_binding)."""
    func = closure.func
    later = ", this will be an error in PHP 9" if engine.target >= V8_5 else ""

    def warning(message: str) -> None:
        engine.diagnostics.warning(message + later)

    if new_this is not None:
        if func.fn_flags & ACC_STATIC:
            warning("Cannot bind an instance to a static closure")
            return False
        if closure.is_fake and func.scope is not None and not is_subclass(new_this.ce, func.scope):
            warning(f"Cannot bind method {function_name(func)}() to object of class {new_this.ce.name}")
            return False
    elif closure.is_fake and func.scope is not None and not func.fn_flags & ACC_STATIC:
        warning("Cannot unbind $this of method")
        return False
    elif not closure.is_fake and closure.this is not None and uses_this(func):
        warning("Cannot unbind $this of closure using $this")
        return False
    if scope is not None and scope is not func.scope and scope.is_internal:
        warning(f"Cannot bind closure to scope of internal class {scope.name}")
        return False
    if closure.is_fake and scope is not func.scope:
        if func.scope is None:
            warning("Cannot rebind scope of closure created from function")
        else:
            warning("Cannot rebind scope of closure created from method")
        return False
    return True


def uses_this(func: Any) -> bool:
    """Does the function's code mention $this (ZEND_ACC_USES_THIS)?"""
    from zvm.opcodes.flags import ACC_USES_THIS

    func.opcodes  # noqa: B018 - of one that is compiled later it is known then
    return bool(func.fn_flags & ACC_USES_THIS)


def push_closure_call(ex: ExecuteData, closure: ClosureObject, flags: int = 0) -> ExecuteData:
    """Make a pending call of a closure."""
    call = push_call(ex, closure.func, closure.this, closure.called_scope, flags)
    call.closure = closure
    if flags & CALL_INVOKE:
        call.flags |= CALL_INVOKE
    return call


def from_pending_call(ex: ExecuteData) -> ClosureObject:
    """CALLABLE_CONVERT: f(...) makes a closure of the call just prepared (zend_closure_from_frame)."""
    call: Any = ex.call
    ex.call = call.prev
    engine = ex.engine
    func = call.func
    if call.closure is not None:
        return call.closure  # type: ignore[no-any-return]
    called = call.this.ce if call.this is not None else call.called_scope
    if isinstance(func, Trampoline) and engine.target >= V8_4:
        func.declare_arguments()
    return new_closure(engine, func, func.scope, called, call.this, True)


def undefined_bound(ex: ExecuteData, op: Any) -> Any:
    """BIND_LEXICAL of an undefined variable by value: null with a warning; in arrow functions it stays undefined."""
    from zvm.opcodes.flags import BIND_IMPLICIT

    if op.extended_value & BIND_IMPLICIT:
        return UNDEF
    from zvm.executor.variables import undefined_cv

    return undefined_cv(ex, op, op.op2)

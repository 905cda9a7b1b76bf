"""The class Closure; making, binding and calling closures is in zvm/executor/closures.py."""
from __future__ import annotations

from sys import getrefcount

from zvm.executor import closures
from zvm.executor.callables import invoke_method, resolve_callable
from zvm.executor.calls import Trampoline, call_function, function_name
from zvm.executor.closures import ClosureObject
from zvm.ext.vocabulary import PRIVATE, Callable, Mixed, Null, Object, Str, Untyped, method, php_class
from zvm.opcodes import flags
from zvm.opcodes.cloning import scoped_op_array
from zvm.runtime import execute_data
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.execute_data import function_statics
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.compare import UNCOMPARABLE
from zvm.runtime.values.counting import UNSHARED
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, N802, N805, UP037


class _Hooks:
    """What is particular about closures as objects (zend_closure's handlers)."""

    @staticmethod
    def get_constructor(engine: Any, closure: Any) -> None:
        engine.throw("Error", "Instantiation of class Closure is not allowed")

    @staticmethod
    def get_method(engine: Any, closure: Any, name: str, lower_name: str) -> Any:
        """`$closure->__invoke()` is a call of the closure."""
        if lower_name == "__invoke":
            return invoke_method(engine, closure)
        return None

    @staticmethod
    def clone(engine: Any, closure: Any) -> Any:
        return closures.duplicate(engine, closure)

    @staticmethod
    def compare(engine: Any, left: Any, right: Any) -> int | None:
        if not isinstance(left, ClosureObject) or not isinstance(right, ClosureObject):
            return None
        return 0 if left is right or _same_callable(left, right) else UNCOMPARABLE

    @staticmethod
    def get_debug_info(engine: Any, closure: Any) -> PhpArray:
        return _debug_info(closure)


def _same_callable(left: Any, right: Any) -> bool:
    """Two closures made of the same function, object and called class are equal (zend_closure_compare)."""
    return (left.is_fake and right.is_fake and left.this is right.this and left.called_scope is right.called_scope
            and left.func.scope is right.func.scope and left.func.function_name == right.func.function_name)


def _debug_info(closure: Any) -> PhpArray:
    """What var_dump() shows."""
    func = closure.func
    info = PhpArray()
    if closure.is_fake:
        info.set("function", function_name(func))
    elif closure.ce.engine.target >= V8_4:
        for key, value in (("name", func.function_name), ("file", func.filename), ("line", func.line_start)):
            info.set(key, value)
    if func.static_variables and len(shown := _statics(closure)):
        info.set("static", shown)
    if closure.this is not None:
        info.set("this", closure.this)
    if func.arg_info:
        parameters = PhpArray()
        for number, parameter in enumerate(func.arg_info):
            name = f"{'&' if parameter.by_ref else ''}${parameter.name}"
            parameters.set(name, "<optional>" if number >= func.required_num_args else "<required>")
        info.set("parameter", parameters)
    return info


def _statics(closure: Any) -> PhpArray:
    """Static and bound variables by name; references that nothing else holds are shown as values."""
    values = closure.statics
    if values is None:
        values = function_statics(closure.func)
    shown = PhpArray()
    for number, name in enumerate(closure.func.static_variables):
        value = values[number]
        if value is UNDEF:
            continue  # an arrow function's, of a variable that was not there
        if type(value) is ConstantExpression:
            value = "<constant ast>"
        elif type(value) is Reference and getrefcount(value) <= UNSHARED:
            value = value.value
        shown.set(name, value)
    return shown


def _bind(engine: Engine, closure: Any, new_this: Any, scope: Any) -> Closure | None:
    """Closure::bind() and bindTo(): `scope` is a class name, an object, null or "static"."""
    if isinstance(scope, PhpObject):
        ce = scope.ce
    elif scope == "static":
        ce = closure.func.scope
    elif scope is None:
        ce = None
    else:
        ce = engine.lookup_class(scope)
        if ce is None:
            engine.diagnostics.warning(f'Class "{c_string(scope)}" not found')
            return None
    return closures.bind(engine, closure, new_this, ce)


@php_class("Closure", final=True, flags=flags.ACC_NOT_SERIALIZABLE, native=_Hooks(), dynamic=False)
class Closure(ClosureObject):
    __slots__ = ()

    @method(visibility=PRIVATE)
    def __construct(self) -> Untyped:
        return None

    @method(static=True)
    def bind(scope, engine: Engine, closure: 'Closure', newThis: Object | Null,
             newScope: Object | Str | Null = "static") -> 'Closure' | Null:
        return _bind(engine, closure, newThis, newScope)

    @method
    def bindTo(self, engine: Engine, newThis: Object | Null,
               newScope: Object | Str | Null = "static") -> 'Closure' | Null:
        return _bind(engine, self, newThis, newScope)

    @method
    def call(self, engine: Engine, newThis: Object, *args: Mixed, **named: Mixed) -> Mixed:
        ce = newThis.ce
        if not closures.is_valid_binding(engine, self, newThis, ce):
            return None
        func = scoped_op_array(engine, self.func, ce)
        return call_function(engine, func, list(args), newThis, ce, PhpArray.from_dict(named) if named else None, self)

    @method(static=True, unchecked=True)
    def fromCallable(scope, engine: Engine, callback: Callable) -> 'Closure':
        if isinstance(callback, Closure):
            return callback
        found = resolve_callable(engine, callback)
        if type(found) is str:
            engine.throw("TypeError", f"Failed to create closure from callable: {found}")
        if found.closure is not None:
            closure: Closure = found.closure
            return closure
        if type(found.func) is Trampoline:
            found.func.collects_named = False
        return closures.new_closure(engine, found.func, found.func.scope, found.called_scope, found.this, True)

    @method(static=True, since=80500)
    def getCurrent(scope, engine: Engine) -> 'Closure':
        frame = execute_data.current_user_frame(engine)
        closure: Any = None if frame is None else frame.closure
        if closure is None or closure.is_fake:
            engine.throw("Error", "Current function is not a closure")
        current: Closure = closure
        return current

"""PHP callables: strings, arrays, closures, invokable objects (zend_is_callable_ex in zend_API.c).

Reads the engine's functions and classes and the running frame; makes Callable. Used by the engine, by call_user_func's
opcodes and dynamic calls.
"""
from __future__ import annotations

from zvm.executor import methods
from zvm.executor.calls import call_by_invoke, call_function, make_trampoline, push_call
from zvm.executor.calls import function_name as name_of_function
from zvm.executor.closures import ClosureObject, push_closure_call
from zvm.opcodes.flags import (
    ACC_ABSTRACT,
    ACC_CALL_VIA_TRAMPOLINE,
    ACC_CHANGED,
    ACC_PRIVATE,
    ACC_PUBLIC,
    ACC_RETURN_REFERENCE,
    ACC_STATIC,
)
from zvm.runtime.classes.visibility import is_subclass, visibility_name
from zvm.runtime.execute_data import (
    CALL_DYNAMIC,
    CALL_INVOKE,
    ExecuteData,
    called_class,
    current_user_frame,
    executed_this,
)
from zvm.runtime.signals import raise_pending
from zvm.runtime.values import strings
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference, type_name
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


class Callable:
    """A resolved callable: what to call and on what (zend_fcall_info_cache)."""

    __slots__ = ("engine", "func", "this", "called_scope", "closure", "value", "by_invoke")

    def __init__(self, engine: Engine, func: Any, this: Any = None, called_scope: Any = None,
                 closure: Any = None) -> None:
        self.by_invoke = False  # whether it was given as the closure's method __invoke()
        self.engine, self.func, self.this, self.called_scope, self.closure = engine, func, this, called_scope, closure
        self.value: Any = None  # the PHP value it was resolved from

    def call(self, args: list[Any], named: Any = None) -> Any:
        """Call it; raises Thrown."""
        if self.by_invoke and named is None:
            return call_by_invoke(self.engine, self.func, args, self.this, self.called_scope, self.closure)
        return call_function(self.engine, self.func, args, self.this, self.called_scope, named, self.closure)

    def positional(self, keep_reference: bool = False) -> Any:
        """A function of positional arguments that calls it, for those that do so often.

        With `keep_reference`, what it returns by reference stays a Reference.
        """
        if keep_reference and self.func.fn_flags & ACC_RETURN_REFERENCE:
            return lambda *args: call_function(self.engine, self.func, list(args), self.this, self.called_scope,
                                               closure=self.closure, keep_reference=True)
        tier = self.engine.tier
        if tier is None or self.by_invoke:
            return lambda *args: self.call(list(args))
        tier.prepare(self.func, self.engine)
        return tier.bound(self.engine, self.func, self.this, self.called_scope, self.closure)

    def push(self, ex: ExecuteData, flags: int = CALL_DYNAMIC) -> None:
        """Prepare a call of it in a frame."""
        if self.closure is not None:
            push_closure_call(ex, self.closure, flags | CALL_INVOKE if self.by_invoke else flags)
        else:
            push_call(ex, self.func, self.this, self.called_scope, flags)


def invoke_method(engine: Engine, closure: ClosureObject) -> Callable:
    """A closure's __invoke(), which calls the closure."""
    found = Callable(engine, closure.func, closure.this, closure.called_scope, closure)
    found.by_invoke = True
    return found


def call_callable(engine: Engine, value: Any, args: list[Any], named: Any = None) -> Any:
    """Call a PHP callable value or a Callable. Throws Error when it is not callable (zend_call_function)."""
    if type(value) is not Callable:
        resolved = resolve_callable(engine, value)
        if type(resolved) is str:
            engine.throw("Error", f"Invalid callback {callable_name(engine, value)}, {resolved}")
        value = resolved
    return value.call(args, named)


def resolve_callable(engine: Engine, value: Any) -> Any:
    """A Callable, or the reason why the value is not callable as text (zend_is_callable_ex).

    May report that the form of the callable is deprecated.
    """
    if type(value) is Reference:
        value = value.value
    if type(value) is Callable:
        return value
    if isinstance(value, ClosureObject):
        found: Any = Callable(engine, value.func, value.this, value.called_scope, value)
    elif type(value) is str:
        func = engine.functions.get(strings.lower(value[1:] if value[:1] == "\\" else value))
        found = Callable(engine, func) if func is not None else _Resolution(engine).check_function(value)
    elif type(value) is PhpArray:
        found = _resolve_array(engine, value)
    elif isinstance(value, PhpObject):
        found = _resolve_object(engine, value)
    else:
        found = "no array or string given"
    if type(found) is Callable:
        found.value = value
    return found


def _resolve_object(engine: Engine, value: PhpObject) -> Any:
    func = value.ce.invoke
    if func is None:
        func = _native_closure(engine, value, True)
        return "no array or string given" if func is None else Callable(engine, func)
    return Callable(engine, func, value, value.ce)


def _native_closure(engine: Engine, value: PhpObject, check_only: bool) -> Any:
    """What calling an object calls where its class has a hook for that (get_closure handlers); None for nothing. Unless
    `check_only`, the hook may throw."""
    hook = None if value.ce.native is None else getattr(value.ce.native, "get_closure", None)
    return None if hook is None else hook(engine, value, check_only)


def _resolve_array(engine: Engine, value: PhpArray) -> Any:
    if len(value) != 2:
        return "array callback must have exactly two members"
    target: Any = value.get(0, _MISSING)
    method: Any = value.get(1, _MISSING)
    if target is _MISSING or method is _MISSING:
        return "array callback has to contain indices 0 and 1"
    if type(target) is Reference:
        target = target.value
    if not isinstance(target, str | PhpObject):
        return "first array member is not a valid class name or object"
    if type(method) is Reference:
        method = method.value
    if type(method) is not str:
        return "second array member is not a valid method"
    resolution = _Resolution(engine)
    if isinstance(target, str):
        problem = resolution.check_class(target, resolution.scope)
        if problem is not None:
            return problem
    else:
        if isinstance(target, ClosureObject) and strings.lower(method) == "__invoke":
            return invoke_method(engine, target)
        resolution.calling_scope = target.ce
        resolution.object = target
    return resolution.check_function(method)


_MISSING = object()


class _Resolution:
    """The steps of zend_is_callable_check_class and …_check_func, with what they find out on the way."""

    __slots__ = ("engine", "frame", "scope", "calling_scope", "called_scope", "object", "is_strict_class")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.frame = current_user_frame(engine)
        self.scope = self.frame.func.scope if self.frame is not None else None
        self.calling_scope: Any = None
        self.called_scope: Any = None
        self.object: Any = None
        self.is_strict_class = False

    def check_class(self, name: str, scope: Any, silent: bool = False) -> str | None:
        """Find the class; the problem, or None. Unless `silent`, reports that keywords are deprecated."""
        lower_name = strings.lower(name)
        if lower_name in ("self", "parent", "static"):
            return self._check_keyword(lower_name, scope, silent)
        ce = self.engine.lookup_class(name)
        if ce is None:
            return f'class "{strings.c_string(name)}" not found'
        self.calling_scope = ce
        self.called_scope = self.object.ce if self.object is not None else ce
        if self.scope is not None and self.object is None:
            this = executed_this(self.engine)
            if this is not None and is_subclass(this.ce, self.scope) and is_subclass(self.scope, ce):
                self.object = this
                self.called_scope = this.ce
        self.is_strict_class = True
        return None

    def _check_keyword(self, word: str, scope: Any, silent: bool) -> str | None:
        called = called_class(self.frame) if self.frame is not None else None
        if word == "static":
            if called is None:
                return 'cannot access "static" when no class scope is active'
            target = called
        else:
            if scope is None:
                return f'cannot access "{word}" when no class scope is active'
            target = scope if word == "self" else scope.parent
            if target is None:
                return 'cannot access "parent" when current class scope has no parent'
        if not silent:
            self.engine.diagnostics.deprecated(f'Use of "{word}" in callables is deprecated')
        self.called_scope = called if called is not None and is_subclass(called, target) else target
        self.calling_scope = target
        if self.object is None:
            self.object = executed_this(self.engine)
        self.is_strict_class = word != "self"
        return None

    def check_function(self, name: str) -> Any:
        """Find the function or method; a Callable or the problem."""
        original = self.calling_scope
        class_part, separator, method_name = name.rpartition("::")
        if separator:
            if not class_part:
                return "invalid function name"
            problem = self.check_class(class_part, original or self.scope, original is not None)
            if problem is not None:
                return problem
            if original is not None:
                if not is_subclass(original, self.calling_scope):
                    return f"class {original.name} is not a subclass of {self.calling_scope.name}"
                self.engine.diagnostics.deprecated(
                    f'Callables of the form ["{original.name}", "{name}"] are deprecated')
        elif original is None:
            return f'function "{strings.c_string(name)}" not found or invalid function name'
        else:
            method_name = name
        func, via_handler = self._find_method(method_name, original)
        if func is None:
            return f'class {self.calling_scope.name} does not have a method "{strings.c_string(method_name)}"'
        if not via_handler:
            problem = self._check_access(func)
            if problem is not None:
                return problem
        this = self.object
        called = self.called_scope
        if this is not None:
            called = this.ce
            if func.fn_flags & ACC_STATIC:
                this = None
        return Callable(self.engine, func, this, called or self.calling_scope)

    def _find_method(self, name: str, original: Any) -> tuple[Any, bool]:
        """The method, and whether a magic one stands in for it."""
        lower_name = strings.lower(name)
        ce = self.calling_scope
        if self.is_strict_class and lower_name == "__construct":
            return ce.constructor, False
        func = ce.function_table.get(lower_name)
        if func is None:
            return self._find_via_handler(name, lower_name, original)
        scope = self.scope
        if func.fn_flags & ACC_CHANGED and not self.is_strict_class and scope is not None \
                and is_subclass(func.scope, scope):
            private = scope.function_table.get(lower_name)
            if private is not None and private.fn_flags & ACC_PRIVATE and private.scope is scope:
                func = private
        if not func.fn_flags & ACC_PUBLIC and not methods.is_accessible(func, scope):
            magic = ce.call if self.object is not None else ce.callstatic
            if magic is not None:
                return self._find_via_handler(name, lower_name, original)
        return func, False

    def _find_via_handler(self, name: str, lower_name: str, original: Any) -> tuple[Any, bool]:
        engine = self.engine
        ce = self.calling_scope
        if self.object is not None and ce is original:
            hook = None if ce.native is None else getattr(ce.native, "get_method", None)
            found = hook(engine, self.object, name, lower_name) if hook is not None else None
            if type(found) is Callable:  # another object's method
                self.object = found.this
                return found.func, True
            if self.is_strict_class and original.call is not None:
                return make_trampoline(original.call, name, False), True
            func = methods.find_method(engine, self.object.ce, name, lower_name, self.scope)
            if func is None or self.is_strict_class and not is_subclass(original, func.scope):
                return None, False
            return func, bool(func.fn_flags & ACC_CALL_VIA_TRAMPOLINE)
        func = methods.find_static_method(engine, ce, name, lower_name)
        if func is None:
            return None, False
        via_handler = bool(func.fn_flags & ACC_CALL_VIA_TRAMPOLINE)
        if via_handler and self.object is None:
            this = executed_this(engine)
            if this is not None and is_subclass(this.ce, ce):
                self.object = this
        return func, via_handler

    def _check_access(self, func: Any) -> str | None:
        name = f"{self.calling_scope.name}::{func.function_name}()"
        if func.fn_flags & ACC_ABSTRACT:
            return f"cannot call abstract method {name}"
        if self.object is None and not func.fn_flags & ACC_STATIC:
            return f"non-static method {name} cannot be called statically"
        if not func.fn_flags & ACC_PUBLIC and not methods.is_accessible(func, self.scope):
            return f"cannot access {visibility_name(func.fn_flags)} method {name}"
        return None


def callable_name(engine: Engine, value: Any) -> str:
    """How messages name a callable value (zend_get_callable_name)."""
    if type(value) is Reference:
        value = value.value
    if type(value) is PhpArray:
        target, method = value.get(0, None), value.get(1, None)
        target = target.value if type(target) is Reference else target
        method = method.value if type(method) is Reference else method
        if len(value) == 2 and type(method) is str:
            if isinstance(target, PhpObject):
                return f"{target.ce.name}::{method}"
            if type(target) is str:
                return f"{target}::{method}"
        return "Array"
    if isinstance(value, ClosureObject) and engine.target >= V8_5:
        return name_of_function(value.func) if value.is_fake else str(value.func.function_name)
    if isinstance(value, PhpObject):
        return f"{value.ce.name}::__invoke"
    from zvm.runtime.values import convert

    return convert.to_string(engine, value)


# ---- INIT_DYNAMIC_CALL, INIT_USER_CALL -----------------------------------------------------------------------------

def init_dynamic_call(ex: ExecuteData, value: Any) -> None:
    """Prepare `$value()`. Throws Error for what cannot be called."""
    if isinstance(value, ClosureObject):
        push_closure_call(ex, value, CALL_DYNAMIC)
    elif type(value) is str:
        _init_string(ex, value)
    elif isinstance(value, PhpObject):
        func = value.ce.invoke
        if func is None:
            func = _native_closure(ex.engine, value, False)
            if func is None:
                ex.engine.throw("Error", f"Object of type {value.ce.name} is not callable")
            push_call(ex, func, None, None, CALL_DYNAMIC)
            return
        push_call(ex, func, None if func.fn_flags & ACC_STATIC else value, value.ce, CALL_DYNAMIC)
    elif type(value) is PhpArray:
        _init_array(ex, value)
    else:

        raise_pending(ex.engine)
        ex.engine.throw("Error", f"Value of type {type_name(value)} is not callable")


def _init_string(ex: ExecuteData, name: str) -> None:
    engine = ex.engine
    class_name, separator, method_name = name.rpartition("::")
    if separator:
        _push_static(ex, class_name, method_name)
        return
    func = engine.functions.get(strings.lower(name[1:] if name[:1] == "\\" else name))
    if func is None:
        func = engine.undefined_function(strings.c_string(name))
    push_call(ex, func, None, None, CALL_DYNAMIC)


def _push_static(ex: ExecuteData, class_name: str, method_name: str) -> None:
    from zvm.executor.class_fetch import by_name

    engine = ex.engine
    ce = by_name(engine, class_name)
    func = methods.find_static_method(engine, ce, method_name, strings.lower(method_name))
    if func is None:
        methods.undefined_method(engine, ce, method_name)
    if not func.fn_flags & ACC_STATIC:
        methods.not_static(engine, func)
    push_call(ex, func, None, ce, CALL_DYNAMIC)


def _init_array(ex: ExecuteData, value: PhpArray) -> None:
    engine = ex.engine
    if len(value) != 2:
        engine.throw("Error", "Array callback must have exactly two elements")
    target: Any = value.get(0, _MISSING)
    method: Any = value.get(1, _MISSING)
    if target is _MISSING or method is _MISSING:
        engine.throw("Error", "Array callback has to contain indices 0 and 1")
    target = target.value if type(target) is Reference else target
    method = method.value if type(method) is Reference else method
    if not isinstance(target, str | PhpObject):
        engine.throw("Error", "First array member is not a valid class name or object")
    if type(method) is not str:
        engine.throw("Error", "Second array member is not a valid method")
    if isinstance(target, str):
        _push_static(ex, target, method)
        return
    lower_name = strings.lower(method)
    if isinstance(target, ClosureObject) and lower_name == "__invoke":
        push_closure_call(ex, target, CALL_DYNAMIC | CALL_INVOKE)
        return
    hook = None if target.ce.native is None else getattr(target.ce.native, "get_method", None)
    found = hook(engine, target, method, lower_name) if hook is not None else None
    if found is not None:
        found.push(ex)
        return
    func = methods.find_method(engine, target.ce, method, lower_name, ex.func.scope)
    if func is None:
        methods.undefined_method_of(engine, target, method, True)
    push_call(ex, func, None if func.fn_flags & ACC_STATIC else target, target.ce, CALL_DYNAMIC)


def init_user_call(ex: ExecuteData, function_name: str, value: Any) -> None:
    """INIT_USER_CALL: prepare the callback of call_user_func() or call_user_func_array()."""
    engine = ex.engine
    found = resolve_callable(engine, value)
    if type(found) is str:
        engine.throw("TypeError",
                     f"{function_name}(): Argument #1 ($callback) must be a valid callback, {found}")
    found.push(ex)

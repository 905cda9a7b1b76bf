"""Finding methods and preparing their calls (zend_std_get_method, zend_std_get_static_method, ZEND_INIT_METHOD_CALL …).

Reads class entries and the running scope; makes pending frames. Used by the handlers of calls and by callables.py.
"""
from __future__ import annotations

from zvm.executor import class_fetch
from zvm.executor.calls import Trampoline, function_name, make_trampoline, push_call
from zvm.executor.operands import remember
from zvm.opcodes.flags import (
    ACC_ABSTRACT,
    ACC_CHANGED,
    ACC_CLOSURE,
    ACC_CTOR,
    ACC_PRIVATE,
    ACC_PROTECTED,
    ACC_PUBLIC,
    ACC_STATIC,
    ACC_TRAIT,
    FETCH_CLASS_MASK,
    FETCH_CLASS_PARENT,
    FETCH_CLASS_SELF,
)
from zvm.opcodes.op_array import CONST, UNUSED
from zvm.runtime.classes.visibility import is_derived, is_protected_compatible, is_subclass, visibility_name
from zvm.runtime.execute_data import ExecuteData, executed_scope, executed_this
from zvm.runtime.signals import raise_pending
from zvm.runtime.values import strings
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_RESTRICTED = ACC_CHANGED | ACC_PRIVATE | ACC_PROTECTED


# ---- finding -------------------------------------------------------------------------------------------------------

def root_class(func: Any) -> Any:
    """Where the method was first declared (zend_get_function_root_class)."""
    return func.prototype.scope if func.prototype is not None else func.scope


def is_accessible(func: Any, scope: Any) -> bool:
    """May code of class `scope` call the method?"""
    if func.fn_flags & ACC_PUBLIC or func.scope is scope:
        return True
    return not func.fn_flags & ACC_PRIVATE and is_protected_compatible(root_class(func), scope)


def parent_private_method(scope: Any, ce: Any, lower_name: str) -> Any:
    """The private method of `scope` that an object of its subclass `ce` has too (zend_get_parent_private_method)."""
    if scope is not None and scope is not ce and is_derived(ce, scope):
        func = scope.function_table.get(lower_name)
        if func is not None and func.fn_flags & ACC_PRIVATE and func.scope is scope:
            return func
    return None


def find_method(engine: Engine, ce: Any, name: str, lower_name: str, scope: Any) -> Any:
    """The method that calling `name` on an object of class `ce` means, a Trampoline if __call answers, or None.

    Throws Error for inaccessible ones. There is no object whose methods are abstract.
    """
    func = ce.function_table.get(lower_name)
    if func is None:
        return make_trampoline(ce.call, name, False) if ce.call is not None else None
    if func.fn_flags & _RESTRICTED and func.scope is not scope:
        private = parent_private_method(scope, ce, lower_name) if func.fn_flags & ACC_CHANGED else None
        if private is not None:
            func = private
        elif not is_accessible(func, scope):
            if ce.call is not None:
                return make_trampoline(ce.call, name, False)
            inaccessible(engine, func, name, scope)
    return func


def find_static_method(engine: Engine, ce: Any, name: str, lower_name: str) -> Any:
    """The method that `ce::name()` means, a Trampoline if __call or __callStatic answers, or None.

    Throws Error for inaccessible and abstract ones.
    """
    func = ce.function_table.get(lower_name)
    if func is None and name[:1] == "$" and "::" in name and engine.target >= V8_4 and _is_parent_hook(engine):
        from zvm.runtime.objects.property_hooks import parent_hook

        return parent_hook(engine, ce, name)
    if func is None:
        func = _static_fallback(engine, ce, name)
    elif not func.fn_flags & ACC_PUBLIC:
        scope = executed_scope(engine)
        if not is_accessible(func, scope):
            fallback = _static_fallback(engine, ce, name)
            if fallback is None:
                inaccessible(engine, func, name, scope)
            func = fallback
    if func is not None:
        if func.fn_flags & ACC_ABSTRACT:
            cannot_call_abstract(engine, func)
        if func.scope is not None and func.scope.flags & ACC_TRAIT:
            engine.diagnostics.deprecated(f"Calling static trait method {function_name(func)} is deprecated, "
                                          "it should only be called on a class using the trait")
    return func


def _is_parent_hook(engine: Engine) -> bool:
    """Whether the running opline stands for INIT_PARENT_PROPERTY_HOOK_CALL, which names its method itself."""
    frame = engine.current_execute_data
    opline: Any = None if frame is None else frame.opline
    return opline is not None and bool(opline.op1_type == UNUSED and opline.op2_type == CONST)


def _static_fallback(engine: Engine, ce: Any, name: str) -> Any:
    """__call when there is a fitting $this, else __callStatic (get_static_method_fallback)."""
    if ce.call is not None:
        this = executed_this(engine)
        if this is not None and is_subclass(this.ce, ce):
            return make_trampoline(this.ce.call, name, False)
    return make_trampoline(ce.callstatic, name, True) if ce.callstatic is not None else None


def constant_static_method(engine: Engine, ce: Any, name: str, scope: Any) -> Any:
    """The method that A::m(...) names in a constant expression of the class `scope`. Throws Error."""
    func = ce.function_table.get(strings.lower(name))
    if func is None or not is_accessible(func, scope):
        if ce.callstatic is not None:
            engine.throw("Error", "Creating a callable for the magic __callStatic() method is not supported in "
                                  "constant expressions")
        if func is None:
            undefined_method(engine, ce, name)
        inaccessible(engine, func, name, scope)
    if not func.fn_flags & ACC_STATIC:
        not_static(engine, func)
    if func.fn_flags & ACC_ABSTRACT:
        cannot_call_abstract(engine, func)
    return func


def inaccessible(engine: Engine, func: Any, name: str, scope: Any) -> None:
    """Throw for a method out of reach (zend_bad_method_call)."""
    where = f"scope {scope.name}" if scope is not None else "global scope"
    owner = func.scope.name if func.scope is not None else ""
    engine.throw("Error", f"Call to {visibility_name(func.fn_flags)} method {owner}::{name}() from {where}")


def cannot_call_abstract(engine: Engine, func: Any) -> None:
    """Throw for an abstract method (zend_abstract_method_call)."""
    engine.throw("Error", f"Cannot call abstract method {function_name(func)}()")


def undefined_method(engine: Engine, ce: Any, name: str) -> None:
    """Throw for a method there is not (zend_undefined_method)."""
    engine.throw("Error", f"Call to undefined method {ce.display_name}::{strings.c_string(name)}()")


def undefined_method_of(engine: Engine, target: PhpObject, name: str, is_dynamic: bool = False) -> None:
    """The same of an object: one that passes calls on names the class it passes them to, since PHP 8.4 only where an
    array was called (`is_dynamic`)."""
    owner = getattr(target.ce.native, "method_owner", None)
    undefined_method(engine, target.ce if owner is None else owner(target, is_dynamic), name)


def not_static(engine: Engine, func: Any) -> None:
    """Throw for an instance method called without an object (zend_non_static_method_call)."""
    engine.throw("Error", f"Non-static method {function_name(func)}() cannot be called statically")


# ---- INIT_METHOD_CALL ----------------------------------------------------------------------------------------------

_MOST_TRAMPOLINES = 256  # kept of a class for names that are computed


def refuse_name(ex: ExecuteData) -> None:
    """Throw, for `->$name()` whose name is no string, what its warning raised, or that it is none."""
    raise_pending(ex.engine)
    ex.engine.throw("Error", "Method name must be a string")


def init_method_call(ex: ExecuteData, op: Any, target: Any, name: str) -> None:
    """Prepare `target->name()`; fills op.cache with methods by class where the name is constant, None
    where the call takes more than a frame."""
    engine = ex.engine
    if not isinstance(target, PhpObject):

        raise_pending(engine)
        engine.throw("Error", f"Call to a member function {name}() on {value_name(engine, target)}")
    ce = target.ce
    scope = ex.func.scope
    lower_name = strings.lower(name)
    hook = None if ce.native is None else getattr(ce.native, "get_method", None)
    if hook is not None:
        found = hook(engine, target, name, lower_name)
        if found is not None:
            found.push(ex)
            return
    func = find_method(engine, ce, name, lower_name, scope)
    if func is None:
        undefined_method_of(engine, target, name)
    is_static = func.fn_flags & ACC_STATIC
    if op.op2_type == CONST:
        is_fixed = type(func) is not Trampoline or lower_name not in ce.function_table  # else the scope decides
        remember(op, ce, func if is_fixed and not is_static else None)
    elif type(func) is Trampoline:
        _keep_trampoline(ce.trampolines, ce, name, lower_name, func)
    push_call(ex, func, None if is_static else target, ce)


def _keep_trampoline(trampolines: dict[str, Any], ce: Any, name: str, lower_name: str, func: Trampoline) -> None:
    """Keep the trampoline of a name for native code, where no method of the class has the name."""
    if lower_name not in ce.function_table and len(trampolines) < _MOST_TRAMPOLINES:
        trampolines[name] = func


# ---- INIT_STATIC_METHOD_CALL ---------------------------------------------------------------------------------------

def init_static_method_call(ex: ExecuteData, op: Any, name: Any) -> None:
    """Prepare `class::name()`, or with `name` None (op2 UNUSED) `class::__construct()`.

    Where the operands always mean the same method, op.cache becomes (method, class, whether it needs $this): the class
    named, None for self and parent, or the one `static` was, for which alone it holds.
    """
    engine = ex.engine
    ce = class_fetch.operand_class(ex, op, op.op1_type, op.op1, op.const1)
    func = _constructor(ex, ce) if op.op2_type == UNUSED else _static_method(engine, ce, name)
    this = None
    called = ce
    relative = op.op1_type == UNUSED and op.op1 & FETCH_CLASS_MASK in (FETCH_CLASS_PARENT, FETCH_CLASS_SELF)
    is_late = op.op1_type == UNUSED and not relative
    is_static = bool(func.fn_flags & ACC_STATIC)
    if not is_static:
        this = ex.this
        if this is None or not is_subclass(this.ce, ce):
            not_static(engine, func)
        called = this.ce
    elif relative:
        called = ex.this.ce if ex.this is not None else ex.called_scope
    if (relative or op.op1_type == CONST and is_static) and op.op2_type in (CONST, UNUSED) and _is_fixed(func) \
            and (is_static or not ex.func.fn_flags & ACC_CLOSURE):  # whose $this may be of any class
        op.cache = (func, None if relative else ce, not is_static)
    elif is_static and op.op2_type == CONST and (
            op.op1_type == CONST and _is_fixed_trampoline(ex, func, ce, name) if type(func) is Trampoline
            else is_late and _is_fixed(func)):
        op.cache = (func, ce, False)
    if type(func) is Trampoline and not func.scope.flags & ACC_TRAIT:
        trampolines = ce.static_trampolines if is_static else called.trampolines
        _keep_trampoline(trampolines, ce, name, strings.lower(name), func)
    push_call(ex, func, this, called)


def _is_fixed(func: Any) -> bool:
    """Is it found again without asking: no trampoline, nothing to say of a trait's, no private constructor?"""
    return type(func) is not Trampoline and not func.scope.flags & ACC_TRAIT \
        and not (func.fn_flags & ACC_CTOR and func.fn_flags & ACC_PRIVATE)


def _is_fixed_trampoline(ex: ExecuteData, func: Trampoline, ce: Any, name: str) -> bool:
    """Will __callStatic() answer for that name again, whatever $this is?"""
    return (ce.call is None or ex.this is None and not ex.func.fn_flags & ACC_CLOSURE) \
        and strings.lower(name) not in ce.function_table and not func.scope.flags & ACC_TRAIT


def _static_method(engine: Engine, ce: Any, name: Any) -> Any:
    if type(name) is not str:
        raise_pending(engine)
        engine.throw("Error", "Method name must be a string")
    func = find_static_method(engine, ce, name, strings.lower(name))
    if func is None:
        undefined_method(engine, ce, name)
    return func


def _constructor(ex: ExecuteData, ce: Any) -> Any:
    """The constructor that `parent::__construct()` and the like mean."""
    func = ce.constructor
    if func is None:
        ex.engine.throw("Error", "Cannot call constructor")
    if ex.this is not None and ex.this.ce is not func.scope and func.fn_flags & ACC_PRIVATE:
        ex.engine.throw("Error", f"Cannot call private {ce.name}::__construct()")
    return func


# ---- NEW -----------------------------------------------------------------------------------------------------------

def constructor_of(engine: Engine, ce: Any) -> Any:
    """The constructor `new` calls, None when there is none. Throws Error when the running scope may not call it."""
    func = ce.constructor
    if func is not None and not func.fn_flags & ACC_PUBLIC:
        scope = executed_scope(engine)
        if not is_accessible(func, scope):
            where = f"scope {scope.name}" if scope is not None else "global scope"
            engine.throw("Error", f"Call to {visibility_name(func.fn_flags)} {func.scope.name}::{func.function_name}() "
                                  f"from {where}")
    return func

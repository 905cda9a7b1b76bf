"""Making and entering calls: pending frames, internal functions, trampolines, calls from Python (zend_execute_API.c).

Reads functions and frames; used by the handlers of INIT_* and DO_*, and by the engine for call_function().

An internal function is called as `function.weak(engine, args)`, a method as `function.weak(engine, this, args)` (see
runtime/functions/internal_function.py). Only such a call uses Python's stack; a user function's frame is entered by the
dispatch loop.
"""
from __future__ import annotations

from zvm.executor.dispatch import execute, raise_deferred
from zvm.opcodes.flags import (
    ACC_ABSTRACT,
    ACC_CALL_VIA_TRAMPOLINE,
    ACC_DEPRECATED,
    ACC_STATIC,
    ACC_STRICT_TYPES,
    ACC_VARIADIC,
)
from zvm.opcodes.op_array import Function, OpArray
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.execute_data import (
    CALL_DYNAMIC,
    CALL_INVOKE,
    CALL_MAY_HAVE_UNDEF,
    CALL_TOP,
    VM_STACK_PAGE,
    ExecuteData,
    initial_stack_left,
    new_frame,
    takes_references,
)
from zvm.runtime.services.memory import fail_exhausted
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine



class Trampoline(Function):
    """Stands for a method that __call or __callStatic answers (zend_get_call_trampoline_func)."""

    __slots__ = ("target", "collects_named")
    collects_named: bool  # those that are not the magic method's

    def __init__(self, target: Function, name: str, is_static: bool) -> None:
        super().__init__()
        self.target = target
        self.collects_named = True
        self.function_name = name.partition("\0")[0] if "\0" in name else name
        self.scope = target.scope
        self.fn_flags = ACC_CALL_VIA_TRAMPOLINE | target.fn_flags & 7 | (ACC_STATIC if is_static else 0)

    def declare_arguments(self) -> None:
        """Have reflection show `mixed ...$arguments`, as of closures since PHP 8.4 (zend_closure_from_frame)."""
        from zvm.opcodes.op_array import ArgInfo
        from zvm.opcodes.types import MAY_BE_ANY, simple_type

        self.arg_info = [ArgInfo("arguments", simple_type(MAY_BE_ANY), variadic=True)]
        self.fn_flags |= ACC_VARIADIC

    @property
    def filename(self) -> str:
        """Where the magic method is, for those who ask a user function."""
        return self.target.filename  # type: ignore[attr-defined, no-any-return]


class InternalTrampoline(Trampoline):
    """The same where __call or __callStatic is written in Python: it becomes that when it runs."""

    __slots__ = ()
    is_internal = is_method = True

    @property
    def extension_name(self) -> str:
        """The extension of the magic method."""
        target: Any = self.target
        name: str = target.extension_name
        return name

    def weak(self, engine: Engine, this: Any, args: list[Any]) -> Any:
        """Call the magic method."""
        call: Any = engine.current_execute_data
        call.slots = args[:]
        pass_through_trampoline(engine, call)
        call.num_args = len(call.slots)
        return call.func.weak(engine, this, call.slots)

    strict = weak

    @property
    def filename(self) -> str:
        """It is in no file."""
        return ""


def make_trampoline(target: Function, name: str, is_static: bool) -> Trampoline:
    """What stands for a method of that name that __call or __callStatic answers."""
    return (InternalTrampoline if target.is_internal else Trampoline)(target, name, is_static)


def push_call(ex: ExecuteData, func: Function, this: Any = None, called_scope: Any = None, flags: int = 0,
              ) -> ExecuteData:
    """Make a pending call of `func` in frame `ex` (zend_vm_stack_push_call_frame).

    `flags` are for internal functions: a user function's frame without any is left by RETURN's fast path.
    """
    call = ExecuteData()
    call.slots = []
    call.opline = None
    call.func = func
    call.engine = ex.engine
    call.this = this
    call.called_scope = called_scope
    call.prev = ex.call
    call.call = None
    call.num_args = 0
    call.extra_named_params = call.symbol_table = None
    call.flags = flags if func.is_internal else 0
    call.closure = call.return_value = None
    call.stack_left = 0
    ex.call = call
    return call


def function_name(func: Function) -> str:
    """`f` or `A::f` as messages give it."""
    return f"{func.scope.name}::{func.function_name}" if func.scope is not None else str(func.function_name)


# ---- entering ------------------------------------------------------------------------------------------------------

def stack_exhausted(engine: Engine) -> None:
    """The frames' bytes exceed memory_limit: a fatal error."""
    fail_exhausted(engine, engine.ini.memory_limit, VM_STACK_PAGE)


def enter(engine: Engine, ex: ExecuteData | None, call: ExecuteData) -> None:
    """Complete the frame of a user function's call and make it the running one (i_init_func_execute_data)."""
    func: Any = call.func
    slots = call.slots
    passed = len(slots)
    declared = func.num_args
    if passed <= declared:
        call.opline = func.entries[passed]
        slots += func.tails[passed]
    else:
        extra = slots[declared:]
        slots[declared:] = func.tails[declared]
        slots += extra
        call.opline = func.entries[declared]
    call.num_args = passed
    call.prev = ex
    call.stack_left = stack_left = (initial_stack_left(engine) if ex is None else ex.stack_left) - func.frame_size
    if stack_left < 0:
        stack_exhausted(engine)
    engine.current_execute_data = call


def check_callable_flags(engine: Engine, call: ExecuteData) -> None:
    """What must be said before calling an abstract or deprecated function. One of the user's that is abstract, which a
    closure may be of, does nothing."""
    func = call.func
    if func.fn_flags & ACC_ABSTRACT and func.is_internal:
        engine.throw("Error", f"Cannot call abstract method {function_name(func)}()")
    if func.fn_flags & ACC_DEPRECATED:
        if engine.target >= V8_4:
            from zvm.runtime.objects.remarks import report_call

            report_call(engine, call)
            return
        kind = "Method" if func.scope is not None else "Function"
        engine.diagnostics.deprecated(f"{kind} {function_name(func)}() is deprecated")


def report_trampoline(engine: Engine, trampoline: Any) -> None:
    """What is to be said of a __call() or __callStatic() that answers for a method, under that method's name."""
    from zvm.runtime.objects.remarks import report_function

    report_function(engine, trampoline.target, trampoline.function_name)


def do_call(ex: ExecuteData, op: Any) -> bool:
    """DO_FCALL: call what is pending, whatever it is. True when a user function was entered.

    The result of an internal function is stored where `op` wants it.
    """
    engine = ex.engine
    call: Any = ex.call
    ex.call = call.prev
    ex.opline = op
    func = call.func
    if func.fn_flags & (ACC_ABSTRACT | ACC_DEPRECATED):
        check_callable_flags(engine, call)
    if func.is_internal:
        result = run_internal(engine, ex, call, bool(ex.func.fn_flags & ACC_STRICT_TYPES))
        if op.result_type:
            ex.slots[op.result] = result
        del result  # after the arguments, before $this, which dies with `call`
        return False
    if func.fn_flags & ACC_CALL_VIA_TRAMPOLINE:
        if func.target.fn_flags & ACC_DEPRECATED:
            report_trampoline(engine, func)
        pass_through_trampoline(engine, call)
    enter(engine, ex, call)
    return True


def run_internal(engine: Engine, ex: ExecuteData | None, call: ExecuteData, strict: bool) -> Any:
    """Run an internal function with `call` as the running frame; its result. The arguments die, $this does not."""
    call.prev = ex
    call.stack_left = initial_stack_left(engine) if ex is None else ex.stack_left
    func: Any = call.func
    slots = call.slots
    call.num_args = len(slots)
    engine.current_execute_data = call
    entry = func.strict if strict else func.weak
    if func.is_method:
        result = entry(engine, call.called_scope if func.fn_flags & ACC_STATIC else call.this, slots)
    else:
        result = entry(engine, slots)
    engine.current_execute_data = ex
    slots.reverse()  # Python clears lists from the end
    slots.clear()
    return result


def pass_through_trampoline(engine: Engine, call: ExecuteData) -> None:
    """Turn the call of a Trampoline into that of the magic method: name and array of arguments (CALL_TRAMPOLINE)."""
    trampoline: Any = call.func
    arguments = PhpArray.from_list(call.slots)
    if call.extra_named_params is not None:
        for key, value in call.extra_named_params.items():
            arguments.set(key, value)
        call.extra_named_params = None
    call.func = trampoline.target
    call.slots = [trampoline.function_name, arguments]


# ---- calls from Python ---------------------------------------------------------------------------------------------

def call_function(engine: Engine, func: Any, args: list[Any], this: Any = None, called_scope: Any = None,
                  named: Any = None, closure: Any = None, keep_reference: bool = False) -> Any:
    """Call any function from Python, as a callback; its value, dereferenced unless `keep_reference`
    (zend_call_function).

    `args` are values, with References for by-reference parameters; `named` is a PhpArray of named arguments or None.
    Raises Thrown.
    """
    try:
        if engine.tier is not None and not keep_reference:
            placed = args if named is None else _placed(func, args, named)
            if placed is not None:
                return engine.tier.call_function(engine, func, this, called_scope, closure, *placed)
        if named is not None or type(func) is not OpArray or func.takes_references or func.fn_flags & ACC_DEPRECATED:
            value = _call_any(engine, func, args, this, called_scope, named, closure)
            return value.value if type(value) is Reference and not keep_reference else value
        value = _call_plain(engine, func, args, this, called_scope, closure)
        return value.value if type(value) is Reference and not keep_reference else value
    except Thrown as thrown:
        if not engine.exception_handler.is_last_resort or engine.current_execute_data is not None \
                or engine.exception_handler.current is None:
            raise
        handle_uncaught(engine, thrown)
        return UNDEF


def handle_uncaught(engine: Engine, thrown: Thrown) -> None:
    """Have the user's exception handler called, which since PHP 8.4 stays (zend_user_exception_handler)."""
    handlers = engine.exception_handler
    handler, handlers.current = handlers.current, None
    if engine.target >= V8_4:
        handlers.replaced.append(handler)
    engine.current_execute_data = None
    exception, thrown.object = thrown.object, None
    engine.call_callable(handler, [exception])
    if engine.target >= V8_4 and handlers.current is None:
        handlers.restore()


def _placed(func: Any, args: list[Any], named: PhpArray) -> list[Any] | None:
    """The arguments with named ones among them, and defaults between, of a user function that takes values; None where
    that needs a closer look."""
    if type(func) is not OpArray or func.takes_references or func.fn_flags & ACC_VARIADIC:
        return None
    names = [info.name for info in func.arg_info]
    count = len(args)
    placed = args + [UNDEF] * (len(names) - count)
    for name, value in named.items():
        if name not in names or placed[number := names.index(name)] is not UNDEF:
            return None
        placed[number] = value
        count = max(count, number + 1)
    del placed[count:]
    for number, value in enumerate(placed):
        if value is UNDEF:
            default = func.opcodes[number].const2
            if number < func.required_num_args or isinstance(default, ConstantExpression):
                return None
            placed[number] = default
    return placed


def call_by_invoke(engine: Engine, func: Any, args: list[Any], this: Any, called_scope: Any, closure: Any) -> Any:
    """call_function() of a closure by its __invoke()."""
    if not isinstance(func, OpArray) or func.takes_references or func.fn_flags & ACC_DEPRECATED:
        args = [_argument(engine, func, index, value, "Closure::__invoke") for index, value in enumerate(args)]
        return call_function(engine, func, args, this, called_scope, closure=closure)
    value = _call_plain(engine, func, args, this, called_scope, closure, CALL_INVOKE)
    return value.value if type(value) is Reference else value


def _call_plain(engine: Engine, func: Any, args: list[Any], this: Any, called_scope: Any, closure: Any,
                flags: int = 0) -> Any:
    """call_function() of a user function that takes values; the value may be a Reference."""
    call = new_frame(engine, func, this, called_scope, CALL_TOP | CALL_DYNAMIC | flags)
    call.closure = closure
    call.slots = [value.value if type(value) is Reference else value for value in args]
    enter(engine, engine.current_execute_data, call)
    execute(engine, call)
    value = call.return_value
    call.return_value = None
    if engine.pending_exception is not None:
        raise_deferred(engine)
    return value


def call_in_python(engine: Engine, func: Any, this: Any, called_scope: Any, closure: Any, *args: Any) -> Any:
    """The calls that native code leaves to Python (kernels/calls/callbacks.py)."""
    if engine.tier is not None:
        engine.tier.prepare(func, engine)  # for the next time
    if type(func) is OpArray and not func.takes_references and not func.fn_flags & ACC_DEPRECATED:
        value = _call_plain(engine, func, list(args), this, called_scope, closure)
    else:
        value = _call_any(engine, func, list(args), this, called_scope, None, closure)
    return value.value if type(value) is Reference else value


def _call_any(engine: Engine, func: Any, args: list[Any], this: Any, called_scope: Any, named: Any,
              closure: Any) -> Any:
    """call_function() of what takes more than a frame with these values; the value may be a Reference."""
    caller = engine.current_execute_data
    return run(engine, caller, complete_call(engine, func, args, this, called_scope, named, closure))


def complete_call(engine: Engine, func: Any, args: list[Any], this: Any, called_scope: Any, named: Any,
                  closure: Any) -> ExecuteData:
    """A CALL_TOP frame with its arguments, for run()."""
    caller = engine.current_execute_data
    call = new_frame(engine, func, this, called_scope, CALL_TOP | CALL_DYNAMIC)
    call.closure = closure
    if func.fn_flags & (ACC_ABSTRACT | ACC_DEPRECATED):
        check_callable_flags(engine, call)
    if func.fn_flags & ACC_CALL_VIA_TRAMPOLINE:
        call.slots = args[:]
    elif takes_references(func):
        call.slots = [_argument(engine, func, index, value) for index, value in enumerate(args)]
    else:
        call.slots = [value.value if type(value) is Reference else value for value in args]
    if named is not None:
        from zvm.executor.arguments import add_named_arguments

        add_named_arguments(engine, call, named)
    if call.flags & CALL_MAY_HAVE_UNDEF:
        from zvm.executor.arguments import fill_undef_args

        fill_undef_args(engine, caller, call)
    return call


def run(engine: Engine, caller: ExecuteData | None, call: ExecuteData) -> Any:
    """Run a CALL_TOP frame whose arguments are complete; its value, perhaps a Reference."""
    if call.func.is_internal:
        value = run_internal(engine, caller, call, False)
    else:
        if call.func.fn_flags & ACC_CALL_VIA_TRAMPOLINE:
            pass_through_trampoline(engine, call)
        enter(engine, caller, call)
        execute(engine, call)
        value = call.return_value
        call.return_value = None
    if engine.pending_exception is not None:
        raise_deferred(engine)
    return value


def _argument(engine: Engine, func: Any, index: int, value: Any, name: str | None = None) -> Any:
    """An argument as `func` wants it: by value or by reference. `name`: what messages call it."""
    if value is UNDEF:
        return value
    infos = func.arg_info
    by_ref = infos[index].by_ref if index < len(infos) else infos[-1].by_ref if infos and infos[-1].variadic else 0
    if not by_ref:
        return value.value if type(value) is Reference else value
    if type(value) is Reference:
        return value
    if by_ref == 1:
        from zvm.executor.arguments import argument_label

        engine.diagnostics.warning(f"{argument_label(func, index + 1, name)} must be passed by reference, value given")
        return Reference(value)
    return value

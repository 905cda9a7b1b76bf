"""Arguments: named and unpacked ones, references, missing ones (zend_handle_named_arg, zend_handle_undef_args …).

Works on pending frames (whose `slots` are the arguments sent so far) for the SEND_* handlers, and on running ones for
RECV*. Used by handlers and by executor/calls.py.
"""
from __future__ import annotations

from zvm.executor.variables import make_reference
from zvm.opcodes.flags import ACC_CALL_VIA_TRAMPOLINE, ACC_ENUM, ACC_STRICT_TYPES, ACC_VARIADIC
from zvm.opcodes.op_array import BY_REFERENCE, PREFER_REFERENCE
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.execute_data import (
    CALL_INVOKE,
    CALL_MAY_HAVE_UNDEF,
    CALL_SEND_BY_REF,
    ExecuteData,
    calling_place,
    initial_stack_left,
    takes_references,
)
from zvm.runtime.functions import type_check
from zvm.runtime.objects import iterators
from zvm.runtime.values.arrays import PhpArray, separate, separate_reference
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import UNDEF, Reference, value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine



def sent_by_ref(func: Any, number: int) -> int:
    """How argument `number` (from 1) goes: 0 by value, BY_REFERENCE, PREFER_REFERENCE (ARG_SHOULD_BE_SENT_BY_REF)."""
    infos = func.arg_info
    if number <= len(infos):
        return infos[number - 1].by_ref  # type: ignore[no-any-return]
    if infos and infos[-1].variadic:
        return infos[-1].by_ref  # type: ignore[no-any-return]
    return 0


def argument_label(func: Any, number: int, name: str | None = None) -> str:
    """`f(): Argument #1 ($x)`, as messages begin; what a variadic parameter takes has no name. `name`: instead of f."""
    named = 0 < number <= func.num_args and not func.fn_flags & ACC_CALL_VIA_TRAMPOLINE
    shown = f" (${func.arg_info[number - 1].name})" if named else ""
    return f"{name or type_check.function_name(func)}(): Argument #{number}{shown}"


# ---- sending -------------------------------------------------------------------------------------------------------

def cannot_pass_by_reference(ex: ExecuteData, number: int) -> None:
    """A value that is not a variable for a by-reference parameter (zend_cannot_pass_by_reference)."""
    call: Any = ex.call
    label = argument_label(call.func, number, "Closure::__invoke" if call.flags & CALL_INVOKE else None)
    how = "could not" if ex.engine.target >= V8_4 else "cannot"
    ex.engine.throw("Error", f"{label} {how} be passed by reference")


def only_variables_notice(ex: ExecuteData) -> None:
    """A function's by-value result for a by-reference parameter."""
    ex.engine.diagnostics.notice("Only variables should be passed by reference")


def named_position(ex: ExecuteData, name: str) -> int:
    """The number (from 1) of the parameter `name` of the pending call, that of the variadic one when it collects it
    (zend_handle_named_arg). Its hole is ready: arguments before it that were not sent are UNDEF.

    Throws Error for unknown names and for parameters passed already.
    """
    return _named_position(ex.engine, ex.call, name)


def _named_position(engine: Engine, call: Any, name: str) -> int:
    func = call.func
    found = 0
    for index, info in enumerate(func.arg_info):
        if info.name == name and not info.variadic:
            found = index + 1
            break
    slots = call.slots
    if not found:
        collects = func.fn_flags & ACC_VARIADIC or (
            func.fn_flags & ACC_CALL_VIA_TRAMPOLINE and getattr(func, "collects_named", True)
            and (call.closure is None or engine.target >= V8_4))
        if not collects:
            engine.throw("Error", f"Unknown named parameter ${c_string(name)}")
        if call.extra_named_params is None:
            call.extra_named_params = PhpArray()
            if func.is_internal and not getattr(func, "collects_named", True):
                call.flags |= CALL_MAY_HAVE_UNDEF  # fill_undef_args() refuses them
        elif name in call.extra_named_params:
            engine.throw("Error", f"Named parameter ${c_string(name)} overwrites previous argument")
        return func.num_args + 1  # type: ignore[no-any-return]
    if found > len(slots):
        if found > len(slots) + 1:
            call.flags |= CALL_MAY_HAVE_UNDEF
            slots.extend([UNDEF] * (found - len(slots)))
        else:
            slots.append(UNDEF)
    elif slots[found - 1] is not UNDEF:
        engine.throw("Error", f"Named parameter ${c_string(name)} overwrites previous argument")
    return found


def store_named(ex: ExecuteData, name: str, number: int, value: Any) -> None:
    """Put a named argument where named_position() said."""
    _store(ex.call, name, number, value)


def _store(call: Any, name: str, number: int, value: Any) -> None:
    if number > call.func.num_args:
        call.extra_named_params.set(name, value)
    else:
        call.slots[number - 1] = value


def send_named_value(ex: ExecuteData, name: str, value: Any, check: bool) -> None:
    """SEND_VAL(_EX) of a named argument; `check` that its parameter takes values."""
    number = named_position(ex, name)
    if check and sent_by_ref(ex.call.func, number) == BY_REFERENCE:  # type: ignore[union-attr]
        cannot_pass_by_reference(ex, number)
    store_named(ex, name, number, value)


def named_wants_reference(ex: ExecuteData, name: str) -> int:
    """How an argument of that name would go, without reserving its place."""
    func = ex.call.func  # type: ignore[union-attr]
    for index, info in enumerate(func.arg_info):
        if info.name == name and not info.variadic:
            return sent_by_ref(func, index + 1)
    return sent_by_ref(func, func.num_args + 1)


def send_named_reference(ex: ExecuteData, name: str, container: Any, key: Any) -> None:
    """SEND_REF of a named argument."""
    number = named_position(ex, name)
    store_named(ex, name, number, make_reference(container, key))


def send_named_variable(ex: ExecuteData, op: Any, name: str, container: Any, key: Any) -> None:
    """SEND_VAR_EX of a named argument."""
    if named_wants_reference(ex, name):
        send_named_reference(ex, name, container, key)
        return
    number = named_position(ex, name)
    value = container[key]
    if value is UNDEF:
        from zvm.executor.variables import undefined_cv

        value = undefined_cv(ex, op, key)
    store_named(ex, name, number, value.value if type(value) is Reference else value)


def check_func_arg(ex: ExecuteData, op: Any, wanted: Any) -> None:
    """CHECK_FUNC_ARG: note how the argument (a number, or a name) whose fetch follows will go.

    op.cache becomes a function that takes it by value.
    """
    call: Any = ex.call
    how = named_wants_reference(ex, wanted) if type(wanted) is str else sent_by_ref(call.func, wanted)
    if how:
        call.flags |= CALL_SEND_BY_REF
    else:
        call.flags &= ~CALL_SEND_BY_REF
        op.cache = call.func


def send_no_ref(ex: ExecuteData, value: Any, check: bool, wanted: Any) -> None:
    """SEND_VAR_NO_REF(_EX): a function's result; by reference it may go only if it is one.

    `check` asks the parameter first (the _EX form), `wanted` is its number or name.
    """
    call: Any = ex.call
    number = named_position(ex, wanted) if type(wanted) is str else len(call.slots) + 1
    how = sent_by_ref(call.func, number) if check else BY_REFERENCE
    if not how:
        if type(value) is Reference:
            value = value.value
    elif type(value) is not Reference and how == BY_REFERENCE:
        value = Reference(value)
        only_variables_notice(ex)
    if type(wanted) is str:
        store_named(ex, wanted, number, value)
    else:
        call.slots.append(value)


def send_unpack(ex: ExecuteData, value: Any) -> None:
    """SEND_UNPACK: send the elements of an array or Traversable, no Reference; string keys are named arguments."""
    engine = ex.engine
    call: Any = ex.call
    if type(value) is PhpArray:
        _unpack_array(engine, ex, call, value, False)
        return
    if iterators.is_traversable(engine, value):
        _unpack_traversable(engine, call, value)
        return
    engine.throw("TypeError", iterators.not_unpackable(engine, value))


def send_unpack_variable(ex: ExecuteData, op: Any) -> None:
    """SEND_UNPACK of a CV: elements may go by reference, which separates the array."""
    slots, number = ex.slots, op.op1
    value = slots[number]
    if value is UNDEF:
        from zvm.executor.variables import undefined_cv

        value = undefined_cv(ex, op, number)
    array = value.value if type(value) is Reference else value
    if type(array) is not PhpArray or not _any_reference(ex.call, array):
        send_unpack(ex, array)
        return
    del array  # which would count as one more that holds it
    if type(value) is Reference:
        own = separate_reference(value)
    else:
        del value
        own = separate(slots, number)
    _unpack_array(ex.engine, ex, ex.call, own, True)


def _any_reference(call: Any, array: PhpArray) -> bool:
    if array.packed is None:
        return takes_references(call.func)  # names may be those of any parameter
    first = len(call.slots) + 1
    return any(sent_by_ref(call.func, number) for number in range(first, first + len(array)))


def _unpack_array(engine: Engine, ex: ExecuteData, call: Any, array: PhpArray, writable: bool) -> None:
    have_named = False
    for key, value in list(array.items()):
        if type(key) is str:
            have_named = True
            number = _named_position(engine, call, key)
            _store(call, key, number, _unpacked(engine, call, array, key, value, number, writable))
            continue
        if have_named:
            engine.throw("Error", "Cannot use positional argument after named argument during unpacking")
        number = len(call.slots) + 1
        call.slots.append(_unpacked(engine, call, array, key, value, number, writable))


def _unpacked(engine: Engine, call: Any, array: PhpArray, key: Any, value: Any, number: int, writable: bool) -> Any:
    """An element as its parameter wants it."""
    how = sent_by_ref(call.func, number)
    if not how:
        return value.value if type(value) is Reference else value
    if type(value) is Reference:
        return value
    value = Reference(value)
    if writable:
        array.set(key, value)
    elif how == PREFER_REFERENCE:
        return value.value
    return value


def _unpack_traversable(engine: Engine, call: Any, value: Any) -> None:
    have_named = False
    iterator = iterators.get_iterator(engine, value)
    iterator.rewind()
    while iterator.valid():
        element = iterator.current()
        have_named = unpack_element(engine, call, iterator.key(), element, have_named)
        iterator.next()


def unpack_element(engine: Engine, call: Any, key: Any, element: Any, have_named: bool) -> bool:
    """Send an element of a Traversable; whether named ones have been sent."""
    if type(key) is str:
        have_named = True
        number = _named_position(engine, call, key)
    elif type(key) is not int:
        engine.throw("Error", "Keys must be of type int|string during argument unpacking")
    else:
        if have_named:
            engine.throw("Error", "Cannot use positional argument after named argument during unpacking")
        number = len(call.slots) + 1
    if type(element) is Reference:
        element = element.value
    if sent_by_ref(call.func, number) == BY_REFERENCE:
        engine.diagnostics.warning(
            f"Cannot pass by-reference argument {number} of {type_check.function_name(call.func)}"
            "() by unpacking a Traversable, passing by-value instead")
        element = Reference(element)
    if type(key) is str:
        _store(call, key, number, element)
    else:
        call.slots.append(element)
    return have_named


def send_array(ex: ExecuteData, value: Any) -> None:
    """SEND_ARRAY: the arguments of call_user_func_array()."""
    engine = ex.engine
    call: Any = ex.call
    if type(value) is not PhpArray:
        engine.throw("TypeError", "call_user_func_array(): Argument #2 ($args) must be of type array, "
                                  f"{value_name(engine, value)} given")
    func = call.func
    if value.packed is not None and not func.fn_flags & ACC_CALL_VIA_TRAMPOLINE \
            and not takes_references(func):
        call.slots.extend([element.value if type(element) is Reference else element for element in value.packed])
        return
    have_named = False
    for key, element in value.items():
        if type(key) is str:
            have_named = True
            number = _named_position(engine, call, key)
            how = sent_by_ref(call.func, number)
            _store(call, key, number, _user_argument(engine, call, element, number, how))
            continue
        if have_named:
            engine.throw("Error", "Cannot use positional argument after named argument")
        number = len(call.slots) + 1
        call.slots.append(_user_argument(engine, call, element, number, sent_by_ref(call.func, number)))


def send_slice(ex: ExecuteData, value: PhpArray, skip: int, length: Any) -> None:
    """SEND_ARRAY of array_slice($value, $skip, $length), which needs no call of array_slice()."""
    engine = ex.engine
    count = len(value)
    if length is None:
        length = count - skip
    elif type(length) is not int:
        coerced = type_check.FAILED if ex.func.fn_flags & ACC_STRICT_TYPES else \
            type_check.coerce_int_weak(engine, length)
        if coerced is type_check.FAILED:
            engine.throw("TypeError", "array_slice(): Argument #3 ($length) must be of type ?int, "
                                      f"{value_name(engine, length)} given")
        length = coerced
    if length < 0:
        length += count - skip
    call: Any = ex.call
    for element in list(value.values())[skip:skip + max(length, 0)]:
        number = len(call.slots) + 1
        call.slots.append(_user_argument(engine, call, element, number, sent_by_ref(call.func, number)))


def _user_argument(engine: Engine, call: Any, value: Any, number: int, how: int) -> Any:
    if not how:
        if type(value) is Reference and not call.func.fn_flags & ACC_CALL_VIA_TRAMPOLINE:
            return value.value
        return value
    if type(value) is Reference:
        return value
    if how == BY_REFERENCE:
        engine.diagnostics.warning(f"{argument_label(call.func, number)} must be passed by reference, value given")
        return Reference(value)
    return value


def send_user(ex: ExecuteData, value: Any) -> None:
    """SEND_USER: an argument of call_user_func(), by value."""
    call: Any = ex.call
    number = len(call.slots) + 1
    how = sent_by_ref(call.func, number)
    if how == BY_REFERENCE:
        ex.engine.diagnostics.warning(
            f"{argument_label(call.func, number)} must be passed by reference, value given")
        value = Reference(value)
    call.slots.append(value)


def add_named_arguments(engine: Engine, call: ExecuteData, named: PhpArray) -> None:
    """The named arguments of a call from Python (fci->named_params), and what comes after them."""
    for key, value in named.items():
        if type(key) is not str:
            engine.throw("Error", "Cannot use positional argument after named argument")
        number = _named_position(engine, call, key)
        _store(call, key, number, _user_argument(engine, call, value, number, sent_by_ref(call.func, number)))


# ---- holes ---------------------------------------------------------------------------------------------------------

def fill_undef_args(engine: Engine, ex: ExecuteData | None, call: Any) -> None:
    """Give the parameters that named arguments skipped their defaults (zend_handle_undef_args).

    Throws ArgumentCountError for one without default. An internal function's entry fills UNDEF itself, where it can.
    """
    func = call.func
    call.flags &= ~CALL_MAY_HAVE_UNDEF
    slots = call.slots
    refused = func.is_internal and call.extra_named_params is not None and not func.collects_named
    for index, value in enumerate(slots):
        if value is not UNDEF:
            continue
        if index < func.required_num_args:
            _not_passed(engine, ex, call, func, index + 1)
        if func.is_internal:
            info = func.arg_info[index]
            if info.default is None:
                message = "must be passed explicitly, because the default value is not known"
                engine.throw("ArgumentCountError", f"{argument_label(func, index + 1)} {message}")
            continue
        slots[index] = _default_of(engine, call, func, index)
    if refused:
        _refuse_named_arguments(engine, ex, call)


def _refuse_named_arguments(engine: Engine, ex: ExecuteData | None, call: Any) -> None:
    """Throw because of names an internal function with a variadic parameter does not know, when it has checked what is
    before that (zend_unexpected_extra_named_error)."""
    from zvm.runtime.functions.internal_function import compile_entry

    func = call.func

    def refuse(*_: Any) -> None:
        engine.throw("ArgumentCountError",
                     f"{type_check.function_name(func)}() does not accept unknown named parameters")
    outer = _start_fake_frame(engine, call, None)
    try:
        if "at_least" in func.options:
            refuse()
        entry = compile_entry(func, ex is not None and bool(ex.func.fn_flags & ACC_STRICT_TYPES), refuse)
        entry(engine, *([call.this] if func.is_method else []), call.slots[:func.num_args])
    finally:
        _end_fake_frame(engine, call, outer)


def _default_of(engine: Engine, call: Any, func: Any, index: int) -> Any:
    """The default of a user function's parameter, evaluated: what its RECV_INIT has."""
    value = func.opcodes[index].const2
    if is_expression(value):
        outer = _start_fake_frame(engine, call, func.opcodes[index])
        try:
            value = engine.evaluate(value, func.scope)
        finally:
            _end_fake_frame(engine, call, outer)
    return value


def _start_fake_frame(engine: Engine, call: Any, opline: Any) -> Any:
    """Have a pending call run at an opline of its function; what _end_fake_frame() wants (start_fake_frame)."""
    outer, running = call.prev, engine.current_execute_data
    call.prev, engine.current_execute_data = running, call
    call.stack_left = initial_stack_left(engine) if running is None else running.stack_left
    call.opline = opline
    call.num_args = len(call.slots)
    return outer


def _end_fake_frame(engine: Engine, call: Any, outer: Any) -> None:
    """Have the call wait again, inside of the pending call `outer` (end_fake_frame)."""
    engine.current_execute_data, call.prev = call.prev, outer


def is_expression(value: Any) -> bool:
    """Is a default a ConstantExpression, to be evaluated?"""
    return type(value) is ConstantExpression


def _not_passed(engine: Engine, ex: ExecuteData | None, call: Any, func: Any, number: int) -> None:
    """Throw for a required parameter skipped, as from within the function."""
    outer = _start_fake_frame(engine, call, None if func.is_internal else func.opcodes[0])
    try:
        engine.throw("ArgumentCountError", f"{argument_label(func, number)} not passed")
    finally:
        _end_fake_frame(engine, call, outer)


# ---- receiving -----------------------------------------------------------------------------------------------------

def missing_argument(ex: ExecuteData) -> None:
    """Throw ArgumentCountError in a user function that got too few arguments (zend_missing_arg_error)."""
    func = ex.func
    name = type_check.function_name(func)
    how = "exactly" if func.required_num_args == func.num_args else "at least"
    place = calling_place(ex)
    where = f" in {place}" if place is not None else ""
    ex.engine.throw("ArgumentCountError", f"Too few arguments to function {name}(), {ex.num_args} passed{where} "
                                          f"and {how} {func.required_num_args} expected")


def receive(ex: ExecuteData, op: Any) -> None:
    """RECV and RECV_INIT off the fast path: check and coerce the argument in its CV, learning the accepted types."""
    func: Any = ex.func
    number = op.op1
    declared = func.arg_info[number - 1].type
    if declared is None:
        op.cache = True
        return
    if op.cache is None:
        op.cache = type_check.accepted_kinds(declared.mask)
    slots = ex.slots
    slots[op.result] = value = type_check.verify_argument(
        ex.engine, func, number, slots[op.result], caller_is_strict(ex), _called_scope(ex))
    if isinstance(value, PhpObject) and type_check.accepts_class(ex.engine, declared, value.ce, func.scope):
        op.cache.add(value.ce)


def caller_is_strict(ex: ExecuteData) -> bool:
    """Does strict_types=1 hold where the running function was called?"""
    caller = ex.prev
    return caller is not None and not caller.func.is_internal and bool(caller.func.fn_flags & ACC_STRICT_TYPES)


def _called_scope(ex: ExecuteData) -> Any:
    return ex.this.ce if ex.this is not None else ex.called_scope


def receive_default(ex: ExecuteData, op: Any) -> None:
    """RECV_INIT of an argument not passed: its default."""
    kept, accepted = op.const1, op.cache
    if kept is not None and len(kept) == 1 and accepted is not None \
            and (accepted is True or _kind_of(kept[0]) in accepted):
        ex.slots[op.result] = kept[0]
        return
    value = op.const2
    if is_expression(value):
        value = _evaluate_default(ex, op)
    ex.slots[op.result] = value
    receive(ex, op)


def _evaluate_default(ex: ExecuteData, op: Any) -> Any:
    """The value of a default that is an expression. op.const1 keeps one that is the same each time (Zend keeps scalars
    in the runtime cache) as (value,), and of a plain object the class and the arguments of its constructor."""
    if op.const1 is not None and len(op.const1) == 1:
        return op.const1[0]
    value = ex.engine.evaluate(op.const2, ex.func.scope)
    if _is_lasting(value):
        op.const1 = (value,)
    elif op.const1 is None and isinstance(value, PhpObject):
        from zvm.runtime.objects.evaluation import plain_new

        op.const1 = plain_new(op.const2.node, value.ce)
    return value


def _kind_of(value: Any) -> Any:
    """What op.cache names a value by: its class entry or Python type."""
    return value.ce if isinstance(value, PhpObject) else type(value)


def _is_lasting(value: Any) -> bool:
    """Whether a constant expression gives this very value each time: a scalar, an enum case or an array of them."""
    if value is None or type(value) in (bool, int, float, str):
        return True
    if isinstance(value, PhpObject):
        return bool(value.ce.flags & ACC_ENUM)
    return type(value) is PhpArray and all(map(_is_lasting, value.values()))


def receive_variadic(ex: ExecuteData, op: Any) -> None:
    """RECV_VARIADIC: collect the rest of the arguments, and the named ones that no parameter takes.

    They stay after the temporaries as well: func_get_args() and back traces look there.
    """
    func: Any = ex.func
    slots = ex.slots
    first = func.num_args
    tail = func.last_var + func.T
    rest = slots[tail:]
    info = func.arg_info[first]
    if info.type is not None:
        strict, called = caller_is_strict(ex), _called_scope(ex)
        if op.cache is None:
            op.cache = type_check.accepted_kinds(info.type.mask)
        for index, value in enumerate(rest):
            rest[index] = slots[tail + index] = value = type_check.verify_argument(
                ex.engine, func, first + index + 1, value, strict, called)
            if isinstance(value, PhpObject) and type_check.accepts_class(ex.engine, info.type, value.ce, func.scope):
                op.cache.add(value.ce)
    collected = PhpArray.from_list(rest)
    named = ex.extra_named_params
    if named is not None:
        for key, value in list(named.items()):
            if info.type is not None:
                value = type_check.verify_argument(ex.engine, func, first + len(rest) + 1, value,
                                                   caller_is_strict(ex), _called_scope(ex))
                named.set(key, value)
            collected.set(key, value)
    slots[op.result] = collected


def function_arguments(ex: ExecuteData, skipped: int) -> PhpArray:
    """FUNC_GET_ARGS: the arguments passed from number `skipped` on, as they are now."""
    from zvm.runtime.execute_data import arguments

    values = arguments(ex)[skipped:]
    return PhpArray.from_list([value.value if type(value) is Reference else None if value is UNDEF else value
                               for value in values])



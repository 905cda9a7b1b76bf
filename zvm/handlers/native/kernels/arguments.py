"""Sending and receiving arguments that are named, unpacked or variadic (executor/arguments.py does the rest).

See conversions.py for how these kernels stand for functions of the runtime; those that return null in Python give NONE.
"""


@cold
def arguments__send_named_value(name: Object, value: Object, check: Object, frame: ExecuteData, op: Op, run: Run,
                                ) -> Object:
    """By value, to a parameter that has that name."""
    call = frame.call
    function = call.func
    number = i64(op.cached)
    if op.cached_for is not Object(function):
        number = position_of(function, Str(name))
        if number == 0:
            return None
        op.cached_for = Object(function)
        op.cached = Object(number)
    list = call.slots
    if number <= list.size:
        if list.items[number - 1] is not UNDEF:
            return None
        replace(at(list.items, number - 1), value)
        return nothing()
    if number > list.size + 1:
        flags = count_object(unbox_int(Object(call.flags)) | CALL_MAY_HAVE_UNDEF)
        replace(cell(call.flags), flags)
    while list.size < number - 1:
        incref(UNDEF)
        if not list_append(list, UNDEF):
            return None
    return nothing() if list_append(list, own(value)) else None


@cold
def position_of(function: Function, name: Str) -> i64:
    """The number, from 1, of the parameter that takes values under this name; 0: Python has to say."""
    list = function.arg_info
    if list is None or Object(list).type is not LIST:
        return 0
    i = 0
    while i < list.size:
        info = ArgInfo(list.items[i])
        if info.variadic is FALSE and str_equal(Str(info.name), name):
            return i + 1 if unbox_int(info.by_ref) == 0 else 0
        i = i + 1
    return 0


@cold
def arguments__fill_undef_args(ex: Object, call: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Where the defaults are literals."""
    pending = ExecuteData(call)
    if pending.func.type is not OP_ARRAY or pending.extra_named_params is not NONE:
        return None
    defaults = pending.func.tails.defaults
    list = pending.slots
    i = 0
    while i < list.size:
        if list.items[i] is UNDEF:
            if i >= defaults.size or defaults.items[i] is UNDEF:
                return None
            value = own(defaults.items[i])
            replace(at(list.items, i), value)
            release(value)
        i = i + 1
    replace(cell(pending.flags), count_object(unbox_int(Object(pending.flags)) - CALL_MAY_HAVE_UNDEF))
    return nothing()


@cold
def arguments__send_unpack(value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """The elements of a packed array to a function that takes values."""
    function = frame.call.func
    source = dereferenced(value)
    if source.type is not PHP_ARRAY or Object(PhpArray(source).packed) is NONE or function.native is NONE:
        return None
    if info_of(function).by_reference != 0:
        return None
    return nothing() if append_values(frame.call.slots, PhpArray(source).packed) else None


@cold
def arguments__send_unpack_variable(opline: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    return arguments__send_unpack(frame.slots.items[i64(op.op1)], frame, op, run)


@cold
def append_values(target: List, source: List) -> i1:
    """target += what source has, dereferenced. False without memory."""
    i = 0
    while i < source.size:
        value = dereferenced(source.items[i])
        if not list_append(target, own(value)):
            return False
        i = i + 1
    return True


@cold
def arguments__receive_variadic(opline: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a parameter without type."""
    function = frame.func
    info = info_of(function)
    if frame.extra_named_params is not NONE or ArgInfo(function.arg_info.items[info.parameters]).type is not NONE:
        return None
    array = new_array()
    if array is None:
        return None
    slots = frame.slots
    i = info.variables + info.temporaries
    while i < slots.size:
        if not list_append(PhpArray(array).packed, own(slots.items[i])):
            return None
        i = i + 1
    put(at(slots.items, i64(op.result)), array, run, op)
    return nothing()


@cold
def returns__verify_in_place(opline: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """An object of the called class, where the function returns `static`; an int where it returns floats."""
    value = frame.slots.items[i64(op.op1)]
    accepted = op.opline.cache
    if value.type is LONG and accepted is not NONE and set_has_pointer(Set(accepted), FLOAT):
        put_float(at(frame.slots.items, i64(op.op1)), f64(unbox_int(value)), run, op)
        return nothing()
    if info_of(frame.func).flags & RETURNS_STATIC == 0:
        return None
    if not is_object(value):
        return None
    called = frame.called_scope
    if frame.this is not NONE:
        called = Object(PhpObject(frame.this).ce)
    ce = PhpObject(value).ce
    if called is NONE or Object(ce) is not called and not set_has_pointer(ce.ancestors, called):
        return None
    return nothing()


@cold
def arguments__send_user(value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """To a function that takes values."""
    call = frame.call
    if call.func.native is NONE or info_of(call.func).by_reference != 0:
        return None
    return nothing() if list_append(call.slots, own(dereferenced(value))) else None

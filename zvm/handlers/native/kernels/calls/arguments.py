"""Sending and receiving arguments that are named, unpacked or variadic (executor/arguments.py does the rest).

See conversions.py for how these kernels stand for functions of the runtime; those that return null in Python give NONE.
"""
REMOVED = -1  # the hash that a set has of what was taken out


@cold
def arguments__send_named_value(name: Object, value: Object, check: Object, frame: ExecuteData, op: Op, run: Run,
                                ) -> Object:
    """By value, to a parameter that has that name, or to the variadic one."""
    call = frame.call
    function = call.func
    number = i64(op.cached)
    if op.cached_for is not Object(function):
        number = position_of(function, Str(name))
        if number == 0:
            return NONE if collect_named(call, Str(name), value) else None
        op.cached_for = Object(function)
        op.cached = Object(number)
    if number <= call.slots.size and call.slots.items[number - 1] is not UNDEF:
        return None
    return NONE if send_to(call, number, value) else None


@cold
def arguments__send_named_variable(opline: Object, name: Object, container: Object, key: Object, frame: ExecuteData,
                                   op: Op, run: Run) -> Object:
    place = element_cell(container, key)
    if place is None or place[0] is UNDEF:
        return None
    return arguments__send_named_value(name, dereferenced(place[0]), FALSE, frame, op, run)


@cold
def send_to(call: ExecuteData, number: i64, value: Object) -> i1:
    """Send a value to a parameter, from 1 on, that has none. False without memory."""
    list = call.slots
    value = own(value)
    if number <= list.size:
        replace(at(list.items, number - 1), value)
        release(value)
        return True
    if number > list.size + 1:
        flags = count_object(unbox_int(Object(call.flags)) | CALL_MAY_HAVE_UNDEF)
        replace(cell(call.flags), flags)
    while list.size < number - 1:
        if not list_append(list, UNDEF):
            return False
    return list_append(list, value)


@cold
def collect_named(call: ExecuteData, name: Str, value: Object) -> i1:
    """To the variadic parameter of a user function, which takes values. False where Python has to say."""
    return position_of(call.func, name) == 0 and may_collect(call, name) and add_named(call, name, value)


@cold
def add_named(call: ExecuteData, name: Str, value: Object) -> i1:
    """To a variadic parameter that may collect it. False without memory."""
    if call.extra_named_params is NONE:
        made = empty_hash()
        if made is None:
            PyErr_Clear()
            return False
        call.extra_named_params = Object(made)
    return store_value(PhpArray(call.extra_named_params), TEXT_KEY, Object(name), own(value))


@cold
def may_collect(call: ExecuteData, name: Str) -> i1:
    """Whether the function is one of the user's, collects values, and has none of that name yet, which no parameter has."""
    function = call.func
    if Object(function).type is not OP_ARRAY or function.native is NONE or info_of(function).by_reference != 0:
        return False
    if unbox_int(function.fn_flags) & ACC_VARIADIC == 0 or is_parameter(function, name):
        return False
    return call.extra_named_params is NONE or cell_under(PhpArray(call.extra_named_params), Object(name)) is None


@cold
def is_parameter(function: Function, name: Str) -> i1:
    """Whether a parameter that is not variadic has that name."""
    list = function.arg_info
    i = 0
    while i < list.size:
        info = ArgInfo(list.items[i])
        if info.variadic is FALSE and str_equal(Str(info.name), name):
            return True
        i = i + 1
    return False


@cold
def arguments__check_func_arg(opline: Object, wanted: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of an argument by its number."""
    if wanted.type is not LONG:
        return None
    call = frame.call
    how = arguments__sent_by_ref(Object(call.func), unbox_int(wanted))
    if how < 0:
        return None
    flags = unbox_int(Object(call.flags)) & ~CALL_SEND_BY_REF
    replace(cell(call.flags), count_object(flags | CALL_SEND_BY_REF if how == 1 else flags))
    return NONE


@inline
def goes_by_reference(frame: ExecuteData) -> i1:
    """What CHECK_FUNC_ARG noted of the argument that is being fetched."""
    return unbox_int(Object(frame.call.flags)) & CALL_SEND_BY_REF != 0


@cold
def arguments__send_no_ref(value: Object, check: Object, wanted: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """To a function that takes values."""
    call = frame.call
    if check is not TRUE or call.func.native is NONE or info_of(call.func).by_reference != 0:
        return None
    value = dereferenced(value)
    if wanted.type is STR:
        return arguments__send_named_value(wanted, value, FALSE, frame, op, run)
    return NONE if list_append(call.slots, own(value)) else None


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
    return NONE


@cold
def arguments__send_unpack(value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """The elements of an array, or what an object goes over, to a function that takes values there."""
    call = frame.call
    function = call.func
    source = dereferenced(value)
    if function.native is NONE:
        return None
    if source.type is not PHP_ARRAY:
        return send_traversable(source, frame, op, run)
    array = PhpArray(source)
    by_reference = info_of(function).by_reference
    if Object(array.packed) is not NONE:
        if by_reference != 0 and (call.slots.size > 62 or by_reference >> call.slots.size != 0):
            return None
        return NONE if append_values(call.slots, array.packed) else None
    if by_reference != 0 or not can_unpack(call, array.hash):
        return None
    dict = array.hash
    i = next_element(array, 0)
    while i >= 0:
        key = entry_key(dict, i)
        value = dereferenced(entry_value(dict.keys, i)[0])
        number = position_of(function, Str(key)) if key.type is STR else call.slots.size + 1
        if not (add_named(call, Str(key), value) if number == 0 else send_to(call, number, value)):
            return None
        i = next_element(array, i + 1)
    return NONE


@cold
def send_traversable(source: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """What an object goes over, to a function that takes values; Python sends what has no number."""
    if not is_object(source) or not is_traversable(PhpObject(source)) or info_of(frame.call.func).by_reference != 0:
        return None
    incref(source)
    state = loop_over(PhpObject(source), TRUE, frame, op, run)
    decref(source, run, op)
    if state is None or state is NONE:
        return state
    call = frame.call
    have_named = FALSE
    goes_on = True
    while goes_on and next_pair(frame, op, run, ForeachState(state).iterator):
        key = dereferenced(run.argument0)
        if key.type is LONG and have_named is FALSE:
            goes_on = list_append(call.slots, own(dereferenced(run.argument1)))
        else:
            goes_on = send_other(call, key, run.argument1, have_named, run)
            have_named = TRUE
        release(run.argument0)
        release(run.argument1)
    return NONE if end_walk(state) else None


@cold
def send_other(call: ExecuteData, key: Object, element: Object, have_named: Object, run: Run) -> i1:
    """unpack_element(): one with a name, or with what no argument can have; False when it raised."""
    arguments = local_array(Cells, 40)
    arguments[0] = Object(run.engine)
    arguments[1] = Object(call)
    arguments[2] = key
    arguments[3] = element
    arguments[4] = have_named
    return did_call("zvm.executor.arguments.unpack_element", arguments, 5)


@cold
def arguments__send_array(value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    return arguments__send_unpack(value, frame, op, run) if value.type is PHP_ARRAY else None


@cold
def arguments__send_slice(value: Object, skip: i64, length: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of the elements of a list to a function that takes values."""
    function = frame.call.func
    if value.type is not PHP_ARRAY or function.native is NONE or info_of(function).by_reference != 0:
        return None
    source = PhpArray(value).packed
    if Object(source) is NONE or (length is not NONE and length.type is not LONG):
        return None
    size = source.size
    start = skip if skip >= 0 else (size + skip if size + skip > 0 else 0)
    wanted = size if length is NONE else unbox_int(length)
    end = size + wanted if wanted < 0 else (start + wanted if wanted < size - start else size)
    while start < end:
        if not list_append(frame.call.slots, own(dereferenced(source.items[start]))):
            return None
        start = start + 1
    return NONE


@cold
def can_unpack(call: ExecuteData, dict: Dict) -> i1:
    """Whether the elements with string keys come after the others, each for a parameter that has no value yet."""
    passed = call.slots.size
    have_named = False
    i = 0
    while i < dict.keys.entries:
        if entry_value(dict.keys, i)[0] is not None:
            key = entry_key(dict, i)
            if key.type is STR:
                have_named = True
                number = position_of(call.func, Str(key))
                if number == 0 and not may_collect(call, Str(key)) or number != 0 and number <= passed:
                    return False
            elif have_named:
                return False
            else:
                passed = passed + 1
        i = i + 1
    return True


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
    """Of a parameter without type, or of values of types that it has accepted before; of named ones if there are no others."""
    function = frame.func
    info = info_of(function)
    slots = frame.slots
    i = info.variables + info.temporaries
    named = PhpArray(frame.extra_named_params)
    is_typed = ArgInfo(function.arg_info.items[info.parameters]).type is not NONE
    accepted = Set(op.opline.cache)
    if is_typed and (Object(accepted) is NONE or not are_accepted(slots, i, accepted)):
        return None
    if Object(named) is not NONE:
        if is_typed and not are_elements_accepted(named, accepted):
            return None
        collected = own(Object(named)) if i == slots.size else values_and_named(slots, i, named)
        if collected is None:
            return None
        put(at(slots.items, i64(op.result)), collected, run, op)
        return NONE
    array = new_array()
    if array is None:
        return None
    while i < slots.size:
        if not list_append(PhpArray(array).packed, own(slots.items[i])):
            return None
        i = i + 1
    put(at(slots.items, i64(op.result)), array, run, op)
    return NONE


@cold
def values_and_named(list: List, i: i64, named: PhpArray) -> Object:
    """An array of the values from number i on and those with names, owned; null without memory."""
    result = PhpArray(empty_hash())
    if result is None:
        return None
    while i < list.size:
        if not array_append(result, own(list.items[i]), None, None):
            return give_up(result)
        i = i + 1
    i = next_element(named, 0)
    while i >= 0:
        key = entry_key(named.hash, i)
        if not store_value(result, kind_of(key), key, own(element_number(named, i))):
            return give_up(result)
        i = next_element(named, i + 1)
    return Object(result)


@cold
def are_accepted(list: List, i: i64, accepted: Set) -> i1:
    """Whether the values from number i on are of Python types, or objects of classes, that are in the set."""
    while i < list.size:
        if not is_accepted(list.items[i], accepted):
            return False
        i = i + 1
    return True


@cold
def are_elements_accepted(array: PhpArray, accepted: Set) -> i1:
    i = next_element(array, 0)
    while i >= 0:
        if not is_accepted(element_number(array, i), accepted):
            return False
        i = next_element(array, i + 1)
    return True


@inline
def is_accepted(value: Object, accepted: Set) -> i1:
    if set_has_pointer(accepted, Object(value.type)):
        return True
    return is_object(value) and set_has_pointer(accepted, Object(PhpObject(value).ce))


@cold
def arguments__receive_default(opline: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a literal, or an expression that was evaluated before."""
    kept = op.opline.const1
    accepted = op.opline.cache
    if accepted is NONE:
        return None
    if kept.type is TUPLE and Tuple(kept).size == 2:
        return receive_new(ClassEntry(Tuple(kept).first), Tuple(Tuple(kept).second), accepted, frame, op, run)
    value = Tuple(kept).first if kept.type is TUPLE else op.opline.const2
    if kept.type is not TUPLE and not is_scalar(value) and value.type is not STR and value.type is not PHP_ARRAY:
        return None
    if accepted is not TRUE and not is_accepted(value, Set(accepted)):
        return None
    put(at(frame.slots.items, i64(op.result)), own(value), run, op)
    return NONE


@cold
def receive_new(ce: ClassEntry, given: Tuple, accepted: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """A default that is a new object of a class without destructor: None, owned; null where Python has to make it, or the
    constructor raised."""
    if accepted is not TRUE and not set_has_pointer(Set(accepted), Object(ce)):
        return None
    at_call(frame, op, run)
    object = Object(new_object(run, op, ce))
    if object is None:
        return None
    if ce.constructor is not NONE:
        target = local_array(Cells, 40)
        set_target(target, run.engine, ce.constructor, object, Object(ce))
        arguments = local_array(Cells, 32)
        copy_cells(arguments, offset(given, TUPLE_ITEMS, Cells), given.size)
        result = call_user(target, arguments, given.size)
        if result is None:
            drop_ref(object)
            return None
        decref(result, run, op)
    put(at(frame.slots.items, i64(op.result)), object, run, op)
    return NONE


# ---- types of arguments and of what is returned --------------------------------------------------------------------

WITHOUT_OBJECTS = (MAY_BE_NULL | MAY_BE_FALSE | MAY_BE_TRUE | MAY_BE_LONG | MAY_BE_DOUBLE | MAY_BE_STRING | MAY_BE_ARRAY)


@inline
def is_known_type(op: Op, accepted: Object, value: Object) -> i1:
    """Is the value of the type, or of the class, that was accepted last?"""
    if op.cached_in is not accepted:
        return False
    type = value.type
    return type is op.cached_for or type is PHP_OBJECT and Object(PhpObject(value).ce) is op.cached_for


@cold
def learn_type(op: Op, accepted: Object, value: Object) -> i1:
    """Whether the types accepted at op so far, a set, have the value's; it is the last one then."""
    type = Object(value.type)
    if not set_has_pointer(Set(accepted), type):
        if value is FALSE:
            return set_has_pointer(Set(accepted), FALSE_TYPE)  # true may be none
        if not is_object(value) or not set_has_pointer(Set(accepted), Object(PhpObject(value).ce)):
            return False
        type = Object(PhpObject(value).ce)
    op.cached_in = accepted
    op.cached_for = type
    return True


@cold
def is_accepted_callable(engine: Engine, accepted: Object, value: Object) -> i1:
    """Whether a value that is no closure is callable, and the set of types has those."""
    return set_has_pointer(Set(accepted), CALLABLE_TYPE) and callee(local_array(Cells, 40), engine, value) is not None


@cold
def accepts_object(declared: Object, accepted: Object, value: Object) -> i1:
    """Whether a value is an object whose class, or what that extends or implements, was declared under a name that the
    type has, in the same spelling; then the set of what is accepted gets its class. Python knows of what is left."""
    if declared is NONE or not is_object(value) or DeclaredType(declared).is_intersection is TRUE:
        return False
    ce = PhpObject(value).ce
    names = DeclaredType(declared).names
    index = 0
    while index < names.size:
        name = offset(names, TUPLE_ITEMS + 8 * index, Cells)[0]
        if name.type is STR and has_ancestor_named(ce, Str(name)):
            return PySet_Add(accepted, Object(ce)) == 0
        index = index + 1
    return False


def has_ancestor_named(ce: ClassEntry, name: Str) -> i1:
    """Whether the class, or one that it extends or implements, was declared under a name in this spelling."""
    if str_equal(Str(ce.name), name):
        return True
    ancestors = ce.ancestors
    index = 0
    while index <= ancestors.mask:
        entry = at(ancestors.table, 2 * index)
        if entry[0] is not None and i64(entry[1]) != REMOVED and str_equal(Str(ClassEntry(entry[0]).name), name):
            return True
        index = index + 1
    return False


@handler
def receive(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """RECV of an argument that is there and of a type that was accepted before."""
    if likely(is_known_type(op, op.opline.cache, slots[i64(op.result)])):
        return goto(frame, slots, op.next, run)
    return jump(receive_other, frame, slots, op, run)


@handler
def receive_or_default(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """RECV_INIT, likewise."""
    if likely(is_known_type(op, op.opline.cache, slots[i64(op.result)])):
        return goto(frame, slots, op.next, run)
    if slots[i64(op.result)] is UNDEF:
        if arguments__receive_default(Object(op.opline), frame, op, run) is not None:
            return goto(frame, slots, op.next, run)
        if PyErr_Occurred() is not None:
            return FAILED
    return jump(receive_other, frame, slots, op, run)


@handler
def receive_other(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    place = at(slots, i64(op.result))
    accepted = op.opline.cache
    if accepted is TRUE:
        if place[0] is UNDEF:
            return jump(slow, frame, slots, op, run)
        return goto(frame, slots, op.next, run)
    if accepted is NONE:
        type = ArgInfo(frame.func.arg_info.items[i64(op.op1) - 1]).type
        if place[0] is UNDEF:
            return jump(slow, frame, slots, op, run)
        if type is NONE:
            op.opline.cache = TRUE
            return goto(frame, slots, op.next, run)
        if not note_kinds(op, DeclaredType(type)):
            return jump(failed, frame, slots, op, run)
        accepted = op.opline.cache
    value = dereferenced(place[0])
    if value.type is LONG and set_has_pointer(Set(accepted), FLOAT) and not set_has_pointer(Set(accepted), LONG):
        if value is not place[0]:
            return jump(slow, frame, slots, op, run)
        put_float(place, f64(unbox_int(value)), run, op)
    elif not learn_type(op, accepted, value) and not is_accepted_callable(run.engine, accepted, value) \
            and not accepts_object(ArgInfo(frame.func.arg_info.items[i64(op.op1) - 1]).type, accepted, value):
        text = Object(None)
        if is_scalar(value) or value.type is STR:
            if value is place[0] and is_weakly_typed(frame.prev):
                text = coerced_scalar(run.engine, value, Set(accepted), False)
        elif is_text_wanted(frame, op, place[0], accepted):
            at_call(frame, op, run)
            text = string_of_object(PhpObject(value))
        if text is None:
            if PyErr_Occurred() is not None:
                return FAILED
            return jump(slow, frame, slots, op, run)
        put(place, text, run, op)
    return goto(frame, slots, op.next, run)


@cold
def is_text_wanted(frame: ExecuteData, op: Op, value: Object, accepted: Object) -> i1:
    """Whether an argument is an object of which the text is taken: its type has strings, but no objects."""
    if not is_object(value) or not set_has_pointer(Set(accepted), STR):
        return False
    declared = DeclaredType(ArgInfo(frame.func.arg_info.items[i64(op.op1) - 1]).type)
    return declared.names.size == 0 and unbox_int(declared.mask) & ~WITHOUT_OBJECTS == 0 and is_weakly_typed(frame.prev)


@handler
def verify_returned(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """VERIFY_RETURN_TYPE of a value of a type that was accepted before."""
    if likely(is_known_type(op, op.opline.cache, slots[i64(op.op1)])):
        return goto(frame, slots, op.next, run)
    return jump(verify_other, frame, slots, op, run)


@cold
def note_kinds(op: Op, declared: DeclaredType) -> i1:
    """Have the opline remember the types of values that a declared type accepts. False when Python raised."""
    arguments = local_array(Cells, 8)
    arguments[0] = declared.mask
    kinds = call_provided("zvm.runtime.functions.type_check.accepted_kinds", arguments, 1)
    if kinds is None:
        return False
    op.opline.cache = kinds
    return True


@handler
def verify_other(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    if op.opline.cache is NONE and not note_kinds(op, DeclaredType(frame.func.return_info.type)):
        return jump(failed, frame, slots, op, run)
    accepted = op.opline.cache
    value = slots[i64(op.op1)]
    if learn_type(op, accepted, value) or is_accepted_callable(run.engine, accepted, value) \
            or accepts_object(frame.func.return_info.type, accepted, value):
        return goto(frame, slots, op.next, run)
    if returns__verify_in_place(Object(op.opline), frame, op, run) is None:
        return jump(slow, frame, slots, op, run)
    return goto(frame, slots, op.next, run)


@cold
def returns__verify_in_place(opline: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """An object of the called class, where the function returns `static`; an int where it returns floats."""
    value = frame.slots.items[i64(op.op1)]
    accepted = op.opline.cache
    if value.type is TUPLE or value.type is REFERENCE:  # what a function that returns references has found
        return NONE if refers_to_accepted(value, accepted) else None
    if value.type is LONG and accepted is not NONE and set_has_pointer(Set(accepted), FLOAT):
        put_float(at(frame.slots.items, i64(op.op1)), f64(unbox_int(value)), run, op)
        return NONE
    if info_of(frame.func).flags & RETURNS_STATIC == 0:
        return None
    if not is_object(value):
        return None
    called = called_class(frame)
    ce = PhpObject(value).ce
    if called is NONE or Object(ce) is not called and not set_has_pointer(ce.ancestors, called):
        return None
    return NONE


@cold
def arguments__send_user(value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """To a function that takes values."""
    call = frame.call
    if call.func.native is NONE or info_of(call.func).by_reference != 0:
        return None
    return NONE if list_append(call.slots, own(dereferenced(value))) else None


@inline
def refers_to_accepted(value: Object, accepted: Object) -> i1:
    """Whether a place or Reference holds a value of one of the Python types."""
    if value.type is TUPLE:
        place = element_cell(Tuple(value).first, Tuple(value).second)
        if place is None:
            return False
        value = place[0]
    return accepted is not NONE and set_has_pointer(Set(accepted), Object(dereferenced(value).type))


# ---- func_get_args() -----------------------------------------------------------------------------------------------

@cold
def arguments__function_arguments(skipped: i64, frame: ExecuteData, op: Op, run: Run) -> Object:
    return arguments_of(frame) if skipped == 0 else None


@cold
def arguments_of(frame: ExecuteData) -> Object:
    """An array of the arguments passed to a user function, as the parameters are now; owned, null without memory."""
    array = new_array()
    if array is None:
        return None
    if not add_arguments(PhpArray(array).packed, frame):
        release(array)
        return None
    return array


@inline
def caller_of(engine: Engine, name: i64) -> ExecuteData:
    """The user function that has called the internal one of that (provided) name, which is running; null of others."""
    running_frame = engine.current_execute_data
    wanted = provided_object(name)
    if Object(running_frame) is NONE or wanted is None or running_frame.flags is not ZERO:
        return None
    if Object(running_frame.func).type is OP_ARRAY or not str_equal(Str(running_frame.func.function_name), Str(wanted)):
        return None
    caller = running_frame.prev
    if Object(caller) is NONE or Object(caller.func).type is not OP_ARRAY or caller.func.native is NONE:
        return None
    return None if unbox_int(Object(caller.flags)) & CALL_CODE != 0 else caller


@entry
def function__func_get_args(engine: Engine, arguments: Cells, count: i64) -> Object:
    caller = caller_of(engine, "'func_get_args")
    return None if caller is None or count != 0 else arguments_of(caller)


@entry
def function__func_num_args(engine: Engine, arguments: Cells, count: i64) -> Object:
    caller = caller_of(engine, "'func_num_args")
    return None if caller is None or count != 0 else own(Object(caller.num_args))


@entry
def function__func_get_arg(engine: Engine, arguments: Cells, count: i64) -> Object:
    caller = caller_of(engine, "'func_get_arg")
    if caller is None or count != 1 or arguments[0].type is not LONG:
        return None
    number = unbox_int(arguments[0])
    passed = unbox_int(Object(caller.num_args))
    info = info_of(caller.func)
    if not below(number, passed):
        return None
    if number >= info.parameters:
        number = number + info.variables + info.temporaries - info.parameters
    value = dereferenced(caller.slots.items[number])
    return NONE if value is UNDEF else own(value)


@inline
def is_user_function(function: Function) -> i1:
    return function.type is OP_ARRAY or function.type is STORED_OP_ARRAY


@inline
def learns_by_value(frame: ExecuteData, op: Op, run: Run) -> i1:
    """Have an opline that asks how argument op2 goes remember the pending call's function, if it takes a value there.
    False where it does not, is remembered already, or Python raised."""
    function = frame.call.func
    number = i64(op.op2) - 1
    if op.opline.cache is Object(function) or not below(number, MOST_IN_MASK) \
            or function.native is NONE and not (is_user_function(function) and prepare(run, function)):
        return False
    mask = info_of(function).by_reference
    if mask < 0 or (mask >> number) & 1 != 0:
        return False
    replace(cell(op.opline.cache), Object(function))
    return True


@handler
def rest__SEND_VAL_EX_CONST_UNUSED(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    if learns_by_value(frame, op, run):
        return goto(frame, slots, op, run)
    return jump(slow, frame, slots, op, run)


@handler
def rest__SEND_VAL_EX_TMP_UNUSED(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    if learns_by_value(frame, op, run):
        return goto(frame, slots, op, run)
    return jump(slow, frame, slots, op, run)


@handler
def rest__SEND_VAR_EX_CV_UNUSED(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    if learns_by_value(frame, op, run):
        return goto(frame, slots, op, run)
    return jump(slow, frame, slots, op, run)


@handler
def rest__SEND_VAR_EX_VAR_UNUSED(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    if learns_by_value(frame, op, run):
        return goto(frame, slots, op, run)
    return jump(slow, frame, slots, op, run)


@handler
def rest__SEND_VAR_NO_REF_EX_VAR_UNUSED(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    if learns_by_value(frame, op, run):
        return goto(frame, slots, op, run)
    return jump(slow, frame, slots, op, run)


@handler
def rest__CHECK_FUNC_ARG_UNUSED(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    if learns_by_value(frame, op, run):
        return goto(frame, slots, op, run)
    return jump(slow, frame, slots, op, run)

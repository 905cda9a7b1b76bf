"""compact(), extract() and get_defined_vars(): the caller's variables by name."""


@cold
def calling_frame(engine: Engine, kernel: Raw) -> ExecuteData:
    """The frame of the user code that called the running function, which is that kernel's; null of others."""
    if not is_running(engine, kernel) or engine.current_execute_data.flags is not ZERO:
        return None
    frame = engine.current_execute_data.prev
    return frame if Object(frame) is not NONE and Object(frame.func).type is OP_ARRAY else None


@entry
def function__compact(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of variables that are there."""
    frame = calling_frame(Engine(engine), function__compact)
    if frame is None or count == 0:
        return None
    result = empty_hash()
    if result is None:
        PyErr_Clear()
        return None
    is_done = True
    i = 0
    while i < count and is_done:
        place = local_cell(frame, arguments[i])
        is_done = place is not None and place[0] is not UNDEF
        if is_done:
            value = own(dereferenced(place[0]))
            is_done = set_entry(result, arguments[i], value)
            release(value)
        i = i + 1
    return Object(result) if is_done else give_up(result)


@entry
def function__extract(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of an array whose keys are names of the caller's variables, overwriting them."""
    frame = calling_frame(Engine(engine), function__extract)
    if frame is None or count != 1:
        return None
    array = PhpArray(dereferenced(arguments[0]))
    if Object(array).type is not PHP_ARRAY or Object(array.packed) is not NONE:
        return None
    is_known = True
    i = next_element(array, 0)
    while i >= 0 and is_known:
        place = local_cell(frame, entry_key(array.hash, i))
        is_known = place is not None and (place[0].type is not REFERENCE or Reference(place[0]).sources is NONE)
        i = next_element(array, i + 1)
    if is_known:
        assign_variables(frame, array)
    return box_int(array.hash.used) if is_known else None


@cold
def assign_variables(frame: ExecuteData, array: PhpArray) -> None:
    incref(Object(array))
    i = next_element(array, 0)
    while i >= 0:
        place = local_cell(frame, entry_key(array.hash, i))
        if place[0].type is REFERENCE:
            place = cell(Reference(place[0]).value)
        value = own(dereferenced(entry_value(array.hash.keys, i)[0]))
        replace(place, value)
        release(value)
        i = next_element(array, i + 1)
    release(Object(array))


@entry
def function__get_defined_vars(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of a frame without symbol table."""
    frame = calling_frame(Engine(engine), function__get_defined_vars)
    if frame is None or count != 0 or frame.symbol_table is not NONE or unbox_int(Object(frame.flags)) & CALL_CODE != 0:
        return None
    result = PhpArray(empty_hash())
    if result is None:
        PyErr_Clear()
        return None
    names = frame.func.vars
    i = 0
    while i < names.size:
        value = frame.slots.items[i]
        if value.type is REFERENCE and value.count == 1:
            value = Reference(value).value
        if value is not UNDEF and not store_value(result, TEXT_KEY, names.items[i], own(value)):
            return give_up(result)
        i = i + 1
    return Object(result)

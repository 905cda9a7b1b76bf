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
        is_done = collect_variables(frame, result, arguments[i], NAMES_DEPTH)
        i = i + 1
    return Object(result) if is_done else give_up(result)


@entry
def function__extract(engine: Object, arguments: Cells, count: i64) -> Object:
    """Where no file's code waits for its first symbol table."""
    frame = calling_frame(Engine(engine), function__extract)
    if frame is None or not below(count - 1, 3) or count > 1 and arguments[1].type is not LONG:
        return None
    if frame.symbol_table is NONE and unbox_int(Object(frame.flags)) & CALL_CODE != 0:
        return None
    flags = unbox_int(arguments[1]) if count > 1 else 0
    kind = flags & 255
    needs_prefix = kind > EXTR_SKIP and kind <= EXTR_PREFIX_IF_EXISTS
    if kind > EXTR_IF_EXISTS or needs_prefix and count < 3:
        return None
    array = writable(arguments[0]) if flags & EXTR_REFS != 0 else PhpArray(dereferenced(arguments[0]))
    if array is None or Object(array).type is not PHP_ARRAY:
        return None
    if count < 3:
        return extract_variables(Engine(engine), frame, array, flags, None)
    prefix = arguments[2]
    if prefix.type is not STR or Str(prefix).length != 0 and not is_variable_name(Str(prefix)):
        return None
    prefix = PyUnicode_Concat(prefix, SHARED.characters[b"_"])
    result = extract_variables(Engine(engine), frame, array, flags, prefix) if prefix is not None else None
    release(prefix)
    return result


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

"""print_r() and var_export() of scalars and arrays, given back as texts."""
DEEPEST_DUMP = 32  # levels
LONGEST_DUMP = 1048576  # bytes


@entry
def function__print_r(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 2 or arguments[1] is not TRUE:
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    return sink_value(sink) if put_readable(sink, arguments[0], 0) else drop_sink(sink)


@cold
def put_readable(sink: Words, value: Object, indent: i64) -> i1:
    """False of what Python has to print: objects, floats, References, much."""
    if value.type is PHP_ARRAY:
        return put_readable_array(sink, PhpArray(value), indent)
    text = text_of(value)
    if text is None:
        return False
    narrow = is_narrow(Str(text))
    if narrow:
        put_text(sink, Str(text))
    release(text)
    return narrow


@cold
def put_readable_array(sink: Words, array: PhpArray, indent: i64) -> i1:
    if indent >= DEEPEST_DUMP * 8 or Object(array.order) is not NONE or sink[SINK_SIZE] > LONGEST_DUMP:
        return False
    put_provided(sink, "'Array")
    put_byte(sink, b"\n")
    put_bytes_of(sink, b" ", indent)
    put_byte(sink, b"(")
    put_byte(sink, b"\n")
    i = next_element(array, 0)
    while i >= 0:
        put_bytes_of(sink, b" ", indent + 4)
        put_byte(sink, b"[")
        key = element_key(array, i)
        is_done = put_readable(sink, key, 0)
        release(key)
        put_provided(sink, "'] => ")
        if not is_done or not put_readable(sink, element_number(array, i), indent + 8):
            return False
        put_byte(sink, b"\n")
        i = next_element(array, i + 1)
    put_bytes_of(sink, b" ", indent)
    put_byte(sink, b")")
    put_byte(sink, b"\n")
    return True


# ---- var_export ----------------------------------------------------------------------------------------------------

@entry
def function__var_export(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 2 or arguments[1] is not TRUE:
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    return sink_value(sink) if put_exported(engine, sink, arguments[0], 1) else drop_sink(sink)


@cold
def put_exported(engine: Object, sink: Words, value: Object, level: i64) -> i1:
    """False of what Python has to export."""
    type = value.type
    if type is STR:
        return put_quoted(sink, Str(value))
    if type is LONG:
        if unbox_int(value) == 0 - INT_MAX - 1:
            return False
        put_number(sink, unbox_int(value))
        return True
    if type is PHP_ARRAY:
        return put_exported_array(engine, sink, PhpArray(value), level)
    if type is FLOAT:
        return put_exported_float(engine, sink, Float(value).value)
    if value is NONE:
        put_provided(sink, "'NULL")
        return True
    if type is BOOL:
        put_word(sink, value)
        return True
    return False


@cold
def put_exported_float(engine: Object, sink: Words, number: f64) -> i1:
    """Of one that is written without an exponent."""
    if number != 0.0 and not is_common(number, 0) or not put_shortest(engine, sink, number):
        return False
    if number == floor(number):
        put_byte(sink, b".")
        put_byte(sink, b"0")
    return True


@cold
def put_quoted(sink: Words, text: Str) -> i1:
    if not is_narrow(text):
        return False
    data = str_data(text)
    put_byte(sink, b"'")
    i = 0
    while i < text.length:
        byte = i64(data[i])
        if byte == 0:
            return False
        if byte == b"'" or byte == b"\\":
            put_byte(sink, b"\\")
        put_byte(sink, byte)
        i = i + 1
    put_byte(sink, b"'")
    return True


@cold
def put_exported_array(engine: Object, sink: Words, array: PhpArray, level: i64) -> i1:
    if level >= DEEPEST_DUMP * 2 or Object(array.order) is not NONE or sink[SINK_SIZE] > LONGEST_DUMP:
        return False
    if level > 1:
        put_byte(sink, b"\n")
        put_bytes_of(sink, b" ", level - 1)
    put_provided(sink, "'array (")
    put_byte(sink, b"\n")
    i = next_element(array, 0)
    while i >= 0:
        put_bytes_of(sink, b" ", level + 1)
        key = element_key(array, i)
        is_done = put_exported(engine, sink, key, level)
        release(key)
        put_provided(sink, "' => ")
        if not is_done or not put_exported(engine, sink, element_number(array, i), level + 2):
            return False
        put_byte(sink, b",")
        put_byte(sink, b"\n")
        i = next_element(array, i + 1)
    put_bytes_of(sink, b" ", level - 1)
    put_byte(sink, b")")
    return True

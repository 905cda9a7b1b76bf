"""json_encode() (ext/json/json_encoder.c).

Anything else is left to Python, which begins again, or after a jsonSerialize() goes on with the value that gave.
"""
LINE_SEPARATOR = 0x2028
JSON_FLAGS, JSON_STATE, JSON_LEVEL, JSON_ACTIVE = 6, 7, 8, 9  # words of a sink: flags; what happened; nesting; callers
JSON_BYTES = 80
JSON_UNTOUCHED, JSON_RAN, JSON_FAILED = 0, 1, 2  # no PHP code ran; some did; and Python noted an error
JSON_DEPTH = 512
JSON_HEX = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT
INDENTATION = 4


@entry
def function__json_encode(engine: Object, arguments: Cells, count: i64) -> Object:
    if not below(count - 1, 2):
        return None
    flags = flags_argument(arguments, count, 1)
    known = JSON_FORCE_OBJECT | JSON_SLASHES | JSON_PRETTY | JSON_UNICODE | JSON_ZERO_FRACTION | JSON_THROWS
    known = known | JSON_HEX | JSON_SUBSTITUTES | JSON_PARTIAL
    if flags < 0 or (flags | known) != known:
        return None
    sink = local_array(Words, JSON_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    sink[JSON_FLAGS] = flags
    sink[JSON_STATE] = JSON_UNTOUCHED
    sink[JSON_LEVEL] = 0
    sink[JSON_ACTIVE] = 0
    if not put_json(engine, sink, arguments[0]):
        drop_sink(sink)
        return FALSE if sink[JSON_STATE] == JSON_FAILED else None
    if flags & (JSON_THROWS | JSON_PARTIAL) != JSON_THROWS and asked(engine, "zvm.ext.json.functions.forget_error") is None:
        return drop_sink(sink)
    return sink_value(sink)


def put_json(engine: Object, sink: Words, value: Object) -> i1:
    """False where it raised, where the text has an error, and where Python is to begin again, as no PHP code ran."""
    start = sink[SINK_SIZE]
    value = dereferenced(value)
    incref(value)
    is_done = put_known_json(engine, sink, value)
    if not is_done and sink[JSON_STATE] == JSON_RAN and PyErr_Occurred() is None:
        sink[SINK_SIZE] = start
        is_done = put_json_of_python(engine, sink, value)
    release(value)
    return is_done


@cold
def put_known_json(engine: Object, sink: Words, value: Object) -> i1:
    """False where Python has to write it."""
    type = value.type
    if type is STR:
        return put_json_text(sink, Str(value))
    if type is LONG:
        put_number(sink, unbox_int(value))
        return True
    if type is FLOAT:
        return put_json_float(engine, sink, Float(value).value)
    if value is NONE or type is BOOL:
        put_word(sink, value)
        return True
    if sink[JSON_LEVEL] >= DEEPEST:
        return False
    if type is PHP_ARRAY:
        return put_json_array(engine, sink, PhpArray(value))
    return is_object(value) and put_json_object(engine, sink, PhpObject(value))


@cold
def put_json_of_python(engine: Object, sink: Words, value: Object) -> i1:
    """A value that native code has no words for, or has an error."""
    flags = box_int(sink[JSON_FLAGS])
    depth = box_int(JSON_DEPTH)
    level = box_int(sink[JSON_LEVEL])
    given = local_array(Cells, 40)
    given[0] = engine
    given[1] = value
    given[2] = flags
    given[3] = depth
    given[4] = level
    text = Object(None)
    if flags is not None and depth is not None and level is not None:
        text = call_provided("zvm.ext.json.functions.encode_with_errors", given, 5)
    release(flags)
    release(depth)
    release(level)
    if text is None:
        return False
    if text.type is STR:
        put_text(sink, Str(text))
        release(text)
        return True
    sink[JSON_STATE] = JSON_FAILED
    return False


@cold
def put_json_float(engine: Object, sink: Words, number: f64) -> i1:
    start = sink[SINK_SIZE]
    if not put_shortest(engine, sink, number):
        return False
    if sink[JSON_FLAGS] & JSON_ZERO_FRACTION != 0 and sink[SINK_FAILED] == 0:
        data = Bytes(sink[SINK_DATA])
        while start < sink[SINK_SIZE] and i64(data[start]) != b".":
            start = start + 1
        if start == sink[SINK_SIZE]:
            put_byte(sink, b".")
            put_byte(sink, b"0")
    return True


@cold
def put_word(sink: Words, value: Object) -> None:
    """null, true or false."""
    put_provided(sink, "'null" if value is NONE else ("'true" if value is TRUE else "'false"))


@cold
def put_letters(sink: Words, first: i64, second: i64, third: i64, fourth: i64) -> None:
    put_byte(sink, first)
    put_byte(sink, second)
    put_byte(sink, third)
    put_byte(sink, fourth)


@cold
def put_json_text(sink: Words, text: Str) -> i1:
    """False where it is not UTF-8."""
    if not is_narrow(text):
        return False
    data = str_data(text)
    flags = sink[JSON_FLAGS]
    put_byte(sink, b'"')
    written = 0
    i = 0
    while i < text.length:
        byte = i64(data[i])
        if flags & JSON_HEX != 0 and is_hexadecimal(byte, flags):
            put_part(sink, text, written, i)
            put_byte(sink, b"\\")
            put_byte(sink, b"u")
            put_letters(sink, b"0", b"0", b"0" + (byte >> 4), capital_digit(byte & 15))
            written = i + 1
        elif byte < 32 or byte == b'"' or byte == b"\\" or byte == b"/" and flags & JSON_SLASHES == 0:
            put_part(sink, text, written, i)
            put_escape(sink, byte)
            written = i + 1
        size = 1
        if byte > 127:
            size = sequence_size(offset(data, i, Bytes), text.length - i)
            if size == 0:
                return False
            code = sequence_code(offset(data, i, Bytes), size)
            if flags & JSON_UNICODE == 0 or code == LINE_SEPARATOR or code == LINE_SEPARATOR + 1:
                put_part(sink, text, written, i)
                put_json_number(sink, code)
                written = i + size
        i = i + size
    put_part(sink, text, written, i)
    put_byte(sink, b'"')
    return True


@cold
def is_hexadecimal(byte: i64, flags: i64) -> i1:
    """Whether flags have a byte written by its code (JSON_HEX_*)."""
    flag = JSON_HEX_TAG if byte == b"<" or byte == b">" else 0
    flag = JSON_HEX_AMP if byte == b"&" else flag
    flag = JSON_HEX_APOS if byte == b"'" else flag
    flag = JSON_HEX_QUOT if byte == b'"' else flag
    return flags & flag != 0


@cold
def put_escape(sink: Words, byte: i64) -> None:
    put_byte(sink, b"\\")
    letter = b"b" if byte == b"\b" else (b"t" if byte == b"\t" else (b"n" if byte == b"\n" else (b"f" if byte == b"\f" else b"r")))
    if byte >= 32:
        put_byte(sink, byte)
    elif byte == b"\r" or byte == b"\f" or below(byte - b"\b", 3):
        put_byte(sink, letter)
    else:
        put_byte(sink, b"u")
        put_letters(sink, b"0", b"0", b"0" + (byte >> 4), hex_digit(byte & 15))


# ---- arrays and objects --------------------------------------------------------------------------------------------

def put_json_array(engine: Object, sink: Words, array: PhpArray) -> i1:
    """The array is held meanwhile."""
    is_list = is_list_array(array) and sink[JSON_FLAGS] & JSON_FORCE_OBJECT == 0
    incref(Object(array))
    open_json(sink, b"[" if is_list else b"{")
    is_done = True
    number = 0
    i = next_element(array, 0)
    while i >= 0 and is_done:
        begin_member(sink, number)
        if not is_list:
            key = element_key(array, i)
            is_done = key is not None and put_json_name(sink, key)
            release(key)
        is_done = is_done and put_json(engine, sink, element_number(array, i))
        number = number + 1
        i = next_element(array, i + 1)
    close_json(sink, b"]" if is_list else b"}", number)
    release(Object(array))
    return is_done


def put_json_object(engine: Object, sink: Words, object: PhpObject) -> i1:
    """What jsonSerialize() gives, an enum's value, else the public properties."""
    ce = object.ce
    if ce.ancestors is not None and Object(ce.ancestors) is not NONE and is_internal_class(ce, "'jsonserializable"):
        return put_json_serialized(engine, sink, object)
    if unbox_int(ce.flags) & ACC_ENUM != 0:
        return object.slots.size == 2 and put_json(engine, sink, object.slots.items[1])
    return put_json_properties(engine, sink, object)


def put_json_serialized(engine: Object, sink: Words, object: PhpObject) -> i1:
    """What its method gives, which has the object as one that is being written."""
    if is_active(sink, object):
        return sink[JSON_STATE] == JSON_RAN and note_recursion(engine, sink)
    method = dict_find_provided(object.ce.function_table, "'jsonserialize")
    if method is None or sink[JSON_STATE] == JSON_UNTOUCHED and not is_running(Engine(engine), function__json_encode):
        return False
    if sink[JSON_FLAGS] & JSON_PARTIAL != 0:  # Python alone goes on after an error
        return False
    sink[JSON_STATE] = JSON_RAN
    active = local_array(Words, 16)
    active[0] = i64(object)
    active[1] = sink[JSON_ACTIVE]
    sink[JSON_ACTIVE] = i64(active)
    incref(Object(object))
    value = call_method(Engine(engine), method[0], object, None, None)
    is_done = False
    if value is not None:
        is_done = put_json_properties(engine, sink, object) if value is Object(object) else put_json(engine, sink, value)
        release(value)
    release(Object(object))
    sink[JSON_ACTIVE] = active[1]
    return is_done


@cold
def is_active(sink: Words, object: PhpObject) -> i1:
    active = Words(sink[JSON_ACTIVE])
    while active is not None:
        if active[0] == i64(object):
            return True
        active = Words(active[1])
    return False


@cold
def note_recursion(engine: Object, sink: Words) -> i1:
    """False."""
    given = local_array(Cells, 16)
    given[0] = engine
    given[1] = boolean(sink[JSON_FLAGS] & JSON_THROWS != 0)
    done = call_provided("zvm.ext.json.functions.note_recursion", given, 2)
    if done is not None:
        release(done)
        sink[JSON_STATE] = JSON_FAILED
    return False


def put_json_properties(engine: Object, sink: Words, object: PhpObject) -> i1:
    """Of objects that keep their properties in their slots, or without declared ones, and of dates."""
    ce = object.ce
    if ce.native is not NONE and put_json_date(engine, sink, object):
        return True
    if ce.native is not NONE or ce.create_object is not NONE or has_dynamic(object) and ce.properties_info.used != 0:
        return False
    places = slots_seen(Engine(engine), ce, NONE)
    if places is None:
        return False
    incref(Object(object))
    incref(places)
    open_json(sink, b"{")
    cells = offset(places, TUPLE_ITEMS, Cells)
    is_done = True
    number = 0
    i = 1
    while i < Tuple(places).size and is_done:
        value = object.slots.items[unbox_int(cells[i + 1])]
        if value is not UNDEF:
            is_done = put_json_member(engine, sink, number, cells[i], value)
            number = number + 1
        i = i + 2
    if is_done and has_dynamic(object):
        number = put_json_dynamic(engine, sink, object.dynamic)
    close_json(sink, b"}", number)
    release(places)
    release(Object(object))
    return number >= 0 and is_done


def put_json_dynamic(engine: Object, sink: Words, properties: Dict) -> i64:
    """How many were put; negative where put_json() says no."""
    if properties.values is not None:
        return -1
    incref(Object(properties))
    number = 0
    i = 0
    while i < properties.keys.entries and number >= 0:
        value = entry_value(properties.keys, i)[0]
        name = Str(entry_key(properties, i))
        if value is not None and not (is_narrow(name) and name.length > 0 and i64(str_data(name)[0]) == 0):
            number = number + 1 if put_json_member(engine, sink, number, Object(name), value) else -1
        i = i + 1
    release(Object(properties))
    return number


@inline
def put_json_member(engine: Object, sink: Words, number: i64, name: Object, value: Object) -> i1:
    """A member of an object, which is held meanwhile."""
    begin_member(sink, number)
    incref(value)
    is_done = put_json_name(sink, name) and put_json(engine, sink, value)
    release(value)
    return is_done


@cold
def open_json(sink: Words, bracket: i64) -> None:
    put_byte(sink, bracket)
    sink[JSON_LEVEL] = sink[JSON_LEVEL] + 1


@cold
def begin_member(sink: Words, number: i64) -> None:
    if number > 0:
        put_byte(sink, b",")
    if sink[JSON_FLAGS] & JSON_PRETTY != 0:
        put_json_line(sink)


@cold
def close_json(sink: Words, bracket: i64, members: i64) -> None:
    sink[JSON_LEVEL] = sink[JSON_LEVEL] - 1
    if members > 0 and sink[JSON_FLAGS] & JSON_PRETTY != 0:
        put_json_line(sink)
    put_byte(sink, bracket)


@cold
def put_json_line(sink: Words) -> None:
    put_byte(sink, b"\n")
    put_bytes_of(sink, b" ", sink[JSON_LEVEL] * INDENTATION)


@cold
def put_json_name(sink: Words, key: Object) -> i1:
    """A member's name and its colon."""
    if key.type is LONG:
        put_byte(sink, b'"')
        put_number(sink, unbox_int(key))
        put_byte(sink, b'"')
    elif not put_json_text(sink, Str(key)):
        return False
    put_byte(sink, b":")
    if sink[JSON_FLAGS] & JSON_PRETTY != 0:
        put_byte(sink, b" ")
    return True

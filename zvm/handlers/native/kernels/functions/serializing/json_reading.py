"""json_decode() (the words of a reader are serialization.py's; its places are the objects that were made).

What is wrong, or rare, is left to Python, which begins again.
"""


@entry
def function__json_decode(engine: Object, arguments: Cells, count: i64) -> Object:
    if not below(count - 1, 4) or arguments[0].type is not STR or not is_narrow(Str(arguments[0])):
        return None
    if count > 1 and arguments[1] is not TRUE and arguments[1] is not FALSE and arguments[1] is not NONE:
        return None
    text = Str(arguments[0])
    flags = flags_argument(arguments, count, 3)
    if flags != 0 and flags != JSON_THROWS:
        return None
    if count > 2 and (arguments[2].type is not LONG or not below(unbox_int(arguments[2]) - DEEPEST, 1 << 20)):
        return None
    reader = local_array(Words, READER_BYTES)
    reader[READ_AT] = i64(str_data(text))
    reader[READ_END] = i64(str_data(text)) + text.length
    reader[READ_PLACES] = 0
    reader[READ_ENGINE] = i64(engine)
    value = read_json(reader, DEEPEST, count > 1 and arguments[1] is TRUE)
    skip_space(reader)
    if value is not None and (left_in(reader) != 0 or flags == 0 and asked(engine, "zvm.ext.json.functions.forget_error") is None):
        release(value)
        value = None
    if reader[READ_PLACES] != 0:
        release(Object(reader[READ_PLACES]))  # from the last to the first, so that handles of what is given up come back in order
    if value is None:
        PyErr_Clear()
    return value


@inline
def skip_space(reader: Words) -> None:
    while peeked(reader, 0) == b" " or peeked(reader, 0) == b"\n" or peeked(reader, 0) == b"\r" or peeked(reader, 0) == b"\t":
        skip_bytes(reader, 1)


@cold
def read_json(reader: Words, depth: i64, as_arrays: i1) -> Object:
    """The value that stands there, owned; null of what Python has to look at."""
    skip_space(reader)
    byte = peeked(reader, 0)
    if byte == b'"':
        return read_json_text(reader)
    if byte == b"[":
        return read_json_array(reader, depth - 1, as_arrays, b"]") if depth > 0 else None
    if byte == b"{":
        if depth == 0:
            return None
        return read_json_array(reader, depth - 1, True, b"}") if as_arrays else read_json_object(reader, depth - 1)
    if byte == b"-" or is_digit(byte):
        return read_json_number(reader)
    return read_json_word(reader)


@inline
def letters_at(reader: Words, place: i64, first: i64, second: i64, third: i64) -> i1:
    return peeked(reader, place) == first and peeked(reader, place + 1) == second and peeked(reader, place + 2) == third


@cold
def read_json_word(reader: Words) -> Object:
    """null, true or false."""
    byte = peeked(reader, 0)
    if byte == b"n" and letters_at(reader, 1, b"u", b"l", b"l"):
        skip_bytes(reader, 4)
        return NONE
    if byte == b"t" and letters_at(reader, 1, b"r", b"u", b"e"):
        skip_bytes(reader, 4)
        return TRUE
    if byte == b"f" and peeked(reader, 1) == b"a" and letters_at(reader, 2, b"l", b"s", b"e"):
        skip_bytes(reader, 5)
        return FALSE
    return None


@cold
def read_json_number(reader: Words) -> Object:
    """An int of few digits, or a float."""
    first = 1 if peeked(reader, 0) == b"-" else 0
    digits = digits_ahead(reader, first)
    if not below(digits - 1, MOST_DIGITS) or peeked(reader, first) == b"0" and (digits > 1 or first == 1):
        return None
    i = first + digits
    byte = peeked(reader, i)
    if byte == b"." or (byte | 32) == b"e":
        return read_json_float(reader, i)
    number = number_at(Bytes(reader[READ_AT]), first, digits)
    skip_bytes(reader, i)
    return box_int(0 - number if first == 1 else number)


@cold
def read_json_float(reader: Words, i: i64) -> Object:
    """A number that goes on, so far on, with a point or an exponent, each with digits after it."""
    digits = 1
    if peeked(reader, i) == b".":
        digits = digits_ahead(reader, i + 1)
        i = i + 1 + digits
    if digits > 0 and (peeked(reader, i) | 32) == b"e":
        i = i + 2 if peeked(reader, i + 1) == b"+" or peeked(reader, i + 1) == b"-" else i + 1
        digits = digits_ahead(reader, i)
        i = i + digits
    end = local_array(Cells, 8)
    value = strtod(Bytes(reader[READ_AT]), end)
    if digits == 0 or i64(end[0]) != reader[READ_AT] + i or value - value != 0.0:
        return None
    skip_bytes(reader, i)
    return box_float(value)


@cold
def read_json_text(reader: Words) -> Object:
    data = Bytes(reader[READ_AT])
    i = 1
    size = 1
    while peeked(reader, i) >= 32 and peeked(reader, i) != b'"' and peeked(reader, i) != b"\\" and size > 0:
        size = 1
        if peeked(reader, i) > 127:
            size = sequence_size(offset(data, i, Bytes), left_in(reader) - i)
        i = i + size
    if size == 0:
        return None
    if peeked(reader, i) == b'"':
        skip_bytes(reader, i + 1)
        return text_of_bytes(offset(data, 1, Bytes), i - 1)
    return read_escaped_text(reader) if peeked(reader, i) == b"\\" else None


@cold
def read_escaped_text(reader: Words) -> Object:
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    i = 1
    while peeked(reader, i) >= 32 and peeked(reader, i) != b'"':
        size = put_read_character(sink, reader, i)
        if size == 0:
            return drop_sink(sink)
        i = i + size
    if peeked(reader, i) != b'"':
        return drop_sink(sink)
    skip_bytes(reader, i + 1)
    return sink_value(sink)


@cold
def put_read_character(sink: Words, reader: Words, i: i64) -> i64:
    """The character so far on; how many bytes of the source it is, 0 where there is none."""
    byte = peeked(reader, i)
    if byte == b"\\" and peeked(reader, i + 1) == b"u":
        return put_numbered(sink, reader, i + 2)
    if byte == b"\\":
        byte = escaped_byte(peeked(reader, i + 1))
        if byte < 0:
            return 0
        put_byte(sink, byte)
        return 2
    put_byte(sink, byte)
    if byte < 128:
        return 1
    data = offset(Bytes(reader[READ_AT]), i, Bytes)
    size = sequence_size(data, left_in(reader) - i)
    rest = 1
    while rest < size:
        put_byte(sink, i64(data[rest]))
        rest = rest + 1
    return size


@cold
def put_numbered(sink: Words, reader: Words, i: i64) -> i64:
    r"""The character whose `\u` is in front of there, or the pair; see put_read_character()."""
    code = numbered_character(reader, i)
    size = 6
    if code >= FIRST_SURROGATE and code < LOW_SURROGATES:
        low = -1
        if peeked(reader, i + 4) == b"\\" and peeked(reader, i + 5) == b"u":
            low = numbered_character(reader, i + 6)
        if low < LOW_SURROGATES or low > LAST_SURROGATE:
            return 0
        code = FIRST_PAIRED + ((code & 1023) << 10) + (low & 1023)
        size = 12
    elif code < 0 or code >= LOW_SURROGATES and code <= LAST_SURROGATE:
        return 0
    put_character(sink, code)
    return size


@cold
def escaped_byte(letter: i64) -> i64:
    """What a letter after a backslash means; -1 of others."""
    if letter == b'"' or letter == b"\\" or letter == b"/":
        return letter
    if letter == b"n":
        return b"\n"
    if letter == b"t":
        return b"\t"
    if letter == b"r":
        return b"\r"
    if letter == b"b":
        return b"\b"
    return b"\f" if letter == b"f" else -1


@cold
def read_json_array(reader: Words, depth: i64, as_arrays: i1, end: i64) -> Object:
    """A list, or an object as an array, which that byte ends."""
    array = new_array()
    skip_bytes(reader, 1)
    skip_space(reader)
    if array is not None and peeked(reader, 0) == end:
        skip_bytes(reader, 1)
        return array
    while array is not None:
        if end == b"]":
            done = read_json_item(reader, PhpArray(array), depth, as_arrays)
        else:
            done = read_json_member(reader, PhpArray(array), depth)
        skip_space(reader)
        byte = peeked(reader, 0)
        skip_bytes(reader, 1)
        if done and byte == end:
            return array
        if not done or byte != b",":
            return give_up(PhpArray(array))
    return None


@inline
def read_json_item(reader: Words, array: PhpArray, depth: i64, as_arrays: i1) -> i1:
    value = read_json(reader, depth, as_arrays)
    return value is not None and list_append(array.packed, value)


@cold
def read_json_member(reader: Words, array: PhpArray, depth: i64) -> i1:
    """A name and its value into an array."""
    skip_space(reader)
    key = read_json_text(reader) if peeked(reader, 0) == b'"' else None
    if key is None:
        return False
    skip_space(reader)
    kind = key_kind(key)
    done = peeked(reader, 0) == b":" and kind != NO_KEY
    if done:
        skip_bytes(reader, 1)
        done = store_value(array, kind, key, read_json(reader, depth, True))
    release(key)
    return done


@cold
def read_json_object(reader: Words, depth: i64) -> Object:
    """An object as one of stdClass, which is made when its first value has been."""
    object = PhpObject(None)
    skip_bytes(reader, 1)
    skip_space(reader)
    if peeked(reader, 0) == b"}":
        skip_bytes(reader, 1)
        return Object(new_json_object(reader))
    while True:
        name = read_json_name(reader)
        value = read_json(reader, depth, False) if name is not None else None
        done = value is not None
        if done and object is None:
            object = new_json_object(reader)
            done = object is not None and fresh_dynamic(object)
        is_whole = done and object is not None and name is not None and value is not None
        done = is_whole and PyDict_SetItem(object.dynamic, name, value) == 0
        release(name)
        release(value)
        skip_space(reader)
        byte = peeked(reader, 0)
        skip_bytes(reader, 1)
        if done and byte == b"}":
            return Object(object)
        if not done or byte != b",":
            if object is not None:
                release(Object(object))
            return None
    return None


@inline
def fresh_dynamic(object: PhpObject) -> i1:
    properties = PyDict_New()
    if properties is None:
        return False
    object.dynamic = properties
    return True


@cold
def read_json_name(reader: Words) -> Object:
    """A property's name and the colon, owned; null of names that no property may have."""
    skip_space(reader)
    name = read_json_text(reader) if peeked(reader, 0) == b'"' else None
    if name is None:
        return None
    skip_space(reader)
    if peeked(reader, 0) != b":" or Str(name).length > 0 and i64(str_data(Str(name))[0]) == 0:
        release(name)
        return None
    skip_bytes(reader, 1)
    return name


@cold
def new_json_object(reader: Words) -> PhpObject:
    """Owned, and noted."""
    if reader[READ_PLACES] == 0:
        reader[READ_PLACES] = i64(PyList_New(0))
        if reader[READ_PLACES] == 0:
            return None
    engine = Engine(reader[READ_ENGINE])
    ce = dict_find_provided(engine.classes, "'stdclass")
    if ce is None:
        return None
    run = local_array(Run, RUN_SIZE)
    run.engine = engine
    object = new_object(run, None, ClassEntry(ce[0]))
    if object is None or not list_append(List(reader[READ_PLACES]), own(Object(object))):
        return None
    return object


@entry
def function__json_last_error(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 0:
        return None
    state = state_of(Engine(engine), "zvm.ext.json.functions.JsonState")
    if state is None:
        return ZERO if PyErr_Occurred() is None else None
    return attribute(state, "'error")

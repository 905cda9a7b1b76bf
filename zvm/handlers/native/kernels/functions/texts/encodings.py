"""urlencode(), base64_decode() and the like: texts written in other characters."""

@entry
def function__urlencode(engine: Object, arguments: Cells, count: i64) -> Object:
    return escaped_for_url(text_at(arguments, 0, count) if count == 1 else None, True)


@entry
def function__rawurlencode(engine: Object, arguments: Cells, count: i64) -> Object:
    return escaped_for_url(text_at(arguments, 0, count) if count == 1 else None, False)


@cold
def escaped_for_url(text: Str, is_form: i1) -> Object:
    if text is None:
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    put_for_url(sink, text, is_form)
    return sink_value(sink)


@cold
def put_for_url(sink: Words, text: Str, is_form: i1) -> None:
    start = sink[SINK_SIZE]
    place = reserve(sink, text.length * 3)
    if place is not None:
        sink[SINK_SIZE] = start + write_for_url(place, text, is_form)


@cold
def write_for_url(place: Bytes, text: Str, is_form: i1) -> i64:
    """How many bytes that takes. A form has "+" for blanks and "%7E" for "~"."""
    data = str_data(text)
    size = 0
    i = 0
    while i < text.length:
        byte = i64(data[i])
        if is_word_byte(byte) or byte == b"-" or byte == b"." or byte == b"~" and not is_form:
            place[size] = i8(byte)
        elif byte == b" " and is_form:
            place[size] = i8(b"+")
        else:
            place[size] = i8(b"%")
            place[size + 1] = i8(capital_digit(byte >> 4))
            place[size + 2] = i8(capital_digit(byte & 15))
            size = size + 2
        size = size + 1
        i = i + 1
    return size


@entry
def function__urldecode(engine: Object, arguments: Cells, count: i64) -> Object:
    return unescaped(text_at(arguments, 0, count) if count == 1 else None, True)


@entry
def function__rawurldecode(engine: Object, arguments: Cells, count: i64) -> Object:
    return unescaped(text_at(arguments, 0, count) if count == 1 else None, False)


@cold
def unescaped(text: Str, is_form: i1) -> Object:
    if text is None:
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    data = str_data(text)
    i = 0
    while i < text.length:
        byte = i64(data[i])
        if byte == b"+" and is_form:
            byte = b" "
        elif byte == b"%" and i + 2 < text.length:
            code = byte_of_digits(data, i + 1)
            if code >= 0:
                byte = code
                i = i + 2
        put_byte(sink, byte)
        i = i + 1
    return sink_value(sink)


# ---- base64 --------------------------------------------------------------------------------------------------------

@entry
def function__base64_encode(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    if text is None or count != 1:
        return None
    if text.length == 0:
        return EMPTY
    digits = provided_object("'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    result = None if digits is None else PyUnicode_New((text.length + 2) // 3 * 4, 127)
    if result is None:
        return None
    put_base64(str_data(Str(result)), str_data(text), text.length, str_data(Str(digits)))
    return Object(result)


@cold
def put_base64(place: Bytes, data: Bytes, size: i64, digits: Bytes) -> None:
    i = 0
    while i + 2 < size:
        bits = i64(data[i]) << 16 | i64(data[i + 1]) << 8 | i64(data[i + 2])
        place[0] = digits[bits >> 18]
        place[1] = digits[bits >> 12 & 63]
        place[2] = digits[bits >> 6 & 63]
        place[3] = digits[bits & 63]
        place = offset(place, 4, Bytes)
        i = i + 3
    if i < size:
        bits = i64(data[i]) << 16
        if i + 1 < size:
            bits = bits | i64(data[i + 1]) << 8
        place[0] = digits[bits >> 18]
        place[1] = digits[bits >> 12 & 63]
        place[2] = digits[bits >> 6 & 63] if i + 1 < size else i8(b"=")
        place[3] = i8(b"=")


@inline
def base64_value(byte: i64) -> i64:
    """-1 of what is not a digit."""
    if below(byte - b"A", 26):
        return byte - b"A"
    if below(byte - b"a", 26):
        return byte - 71
    if is_digit(byte):
        return byte + 4
    return 62 if byte == b"+" else (63 if byte == b"/" else -1)


@entry
def function__base64_decode(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of whole groups of four, the last of which may be filled up."""
    text = text_at(arguments, 0, count)
    if text is None or not below(count - 1, 2) or flag_argument(arguments, 1, count) < 0 or text.length & 3 != 0:
        return None
    data = str_data(text)
    size = text.length
    while size > 0 and size > text.length - 2 and i64(data[size - 1]) == b"=":
        size = size - 1
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    values = local_array(Bytes, 256)
    note_base64_values(values)
    place = reserve(sink, size * 3 // 4)
    if place is None or not take_base64(place, data, size, values):
        return drop_sink(sink)
    return sink_value(sink)


@cold
def note_base64_values(values: Bytes) -> None:
    """The value of each byte as a digit, 255 of what is none."""
    i = 0
    while i < 256:
        values[i] = i8(base64_value(i))
        i = i + 1


@cold
def take_base64(place: Bytes, data: Bytes, size: i64, values: Bytes) -> i1:
    """Write what so many digits stand for. False where one is none."""
    i = 0
    while i + 3 < size:
        first = i64(values[i64(data[i]) & 255])
        second = i64(values[i64(data[i + 1]) & 255])
        third = i64(values[i64(data[i + 2]) & 255])
        fourth = i64(values[i64(data[i + 3]) & 255])
        if (first | second | third | fourth) & 128 != 0:
            return False
        place[0] = i8(first << 2 | second >> 4)
        place[1] = i8(second << 4 | third >> 2)
        place[2] = i8(third << 6 | fourth)
        place = offset(place, 3, Bytes)
        i = i + 4
    bits = 0
    first = i
    while i < size:
        value = i64(values[i64(data[i]) & 255])
        if value & 128 != 0:
            return False
        bits = bits << 6 | value
        if i > first:
            place[i - first - 1] = i8(bits >> (6 - (i - first) * 2))
        i = i + 1
    return True

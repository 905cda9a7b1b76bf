"""pack() and unpack() (ext/standard/pack.c): of values of the types that the format asks for, as many as it takes."""
ALL_OF_IT, NO_REPETITION = -1, -2  # how often a code stands: `*`; more often than SMALL_OUTPUT
MOST_NAMED = 200  # bytes of a field's name


@external("PyFloat_Pack8")
def PyFloat_Pack8(number: f64, place: Bytes, is_little: i32) -> i32: ...


@external("PyFloat_Pack4")
def PyFloat_Pack4(number: f64, place: Bytes, is_little: i32) -> i32: ...


@external("PyFloat_Unpack8")
def PyFloat_Unpack8(place: Bytes, is_little: i32) -> f64: ...


@external("PyFloat_Unpack4")
def PyFloat_Unpack4(place: Bytes, is_little: i32) -> f64: ...


# ---- formats -------------------------------------------------------------------------------------------------------

@cold
def repetition_at(format: Str, start: i64) -> i64:
    """How often the code in front of that place stands."""
    data = str_data(format)
    if i64(data[start]) == b"*":
        return ALL_OF_IT
    digits = digits_at(data, start, format.length)
    if digits == 0:
        return 1
    number = number_at(data, start, digits)
    return number if number <= SMALL_OUTPUT else NO_REPETITION


@inline
def after_repetition(format: Str, start: i64) -> i64:
    return start + 1 if i64(str_data(format)[start]) == b"*" else start + digits_at(str_data(format), start, format.length)


@cold
def integer_size(code: i64) -> i64:
    """The bytes of an integer; 0 of any other value."""
    if code == b"c" or code == b"C":
        return 1
    if code == b"n" or code == b"v" or code | 32 == b"s":
        return 2
    if code == b"N" or code == b"V" or code | 32 == b"l" or code | 32 == b"i":
        return 4
    return 8 if code == b"J" or code == b"P" or code | 32 == b"q" else 0


@cold
def real_size(code: i64) -> i64:
    """The bytes of a float; 0 of any other value."""
    if code == b"f" or code | 32 == b"g":
        return 4
    return 8 if code == b"d" or code | 32 == b"e" else 0


@inline
def begins_with_most(code: i64) -> i1:
    """Whether the first byte of a number is the most significant one."""
    return code == b"n" or code == b"N" or code == b"J" or code == b"G" or code == b"E"


@inline
def is_signed(code: i64) -> i1:
    """Of integers as unpack() reads them."""
    return code == b"c" or code == b"s" or code == b"l" or code == b"i"


# ---- pack ----------------------------------------------------------------------------------------------------------

@entry
def function__pack(engine: Object, arguments: Cells, count: i64) -> Object:
    format = text_at(arguments, 0, count)
    if format is None:
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    given = 1
    i = 0
    while i < format.length:
        code = i64(str_data(format)[i])
        times = repetition_at(format, i + 1)
        i = after_repetition(format, i + 1)
        used = put_packed(sink, code, times, at(arguments, given), count - given)
        if used < 0:
            return drop_sink(sink)
        given = given + used
    return sink_value(sink) if given == count else drop_sink(sink)


@cold
def put_packed(sink: Words, code: i64, times: i64, values: Cells, left: i64) -> i64:
    """How many values were packed, of which so many are left; negative where Python has to look."""
    if times == NO_REPETITION:
        return -1
    if integer_size(code) != 0 or real_size(code) != 0:
        return put_packed_numbers(sink, code, left if times == ALL_OF_IT else times, values, left)
    if code == b"x" or code == b"X" or code == b"@":
        return move_packed(sink, code, times)
    if left == 0 or values[0].type is not STR or not is_narrow(Str(values[0])):
        return -1
    text = Str(values[0])
    if code == b"h" or code == b"H":
        return put_nibbles(sink, text, text.length if times == ALL_OF_IT else times, code == b"H")
    if code != b"a" and code != b"A" and code != b"Z":
        return -1
    size = text.length + i64(code == b"Z") if times == ALL_OF_IT else times
    taken = smaller(text.length, size - i64(code == b"Z"))
    put_part(sink, text, 0, taken)
    put_bytes_of(sink, b" " if code == b"A" else 0, size - (taken if taken > 0 else 0))
    return 1


@cold
def put_packed_numbers(sink: Words, code: i64, times: i64, values: Cells, left: i64) -> i64:
    if times > left:
        return -1
    size = integer_size(code)
    is_big = begins_with_most(code)
    i = 0
    while i < times:
        value = values[i]
        if size != 0 and value.type is LONG:
            put_packed_int(sink, unbox_int(value), size, is_big)
        elif size != 0 or not put_packed_real(sink, value, real_size(code), is_big):
            return -1
        i = i + 1
    return times


@cold
def put_packed_int(sink: Words, number: i64, size: i64, is_big: i1) -> None:
    place = reserve(sink, size)
    if place is None:
        return
    i = 0
    while i < size:
        place[size - 1 - i if is_big else i] = i8(number)
        number = number >> 8
        i = i + 1


@cold
def put_packed_real(sink: Words, value: Object, size: i64, is_big: i1) -> i1:
    """False of what is not a number, or none of that size."""
    if not is_number(value):
        return False
    place = reserve(sink, size)
    if place is None:
        return True
    little = i32(not is_big)
    failed = PyFloat_Pack8(as_float(value), place, little) if size == 8 else PyFloat_Pack4(as_float(value), place, little)
    if failed != 0:
        PyErr_Clear()
    return failed == 0


@cold
def move_packed(sink: Words, code: i64, times: i64) -> i64:
    """x, X and @: 0, or negative where there is something to warn of."""
    size = sink[SINK_SIZE]
    if times == ALL_OF_IT or code == b"X" and times > size:
        return -1
    target = times if code == b"@" else (size + times if code == b"x" else size - times)
    put_bytes_of(sink, 0, target - size)
    if target < size:
        sink[SINK_SIZE] = target
    return 0


@cold
def put_nibbles(sink: Words, text: Str, digits: i64, is_high_first: i1) -> i64:
    """1; negative where digits are missing, or others are among them."""
    if digits > text.length:
        return -1
    i = 0
    while i < digits:
        first = digit_value(i64(str_data(text)[i]))
        second = digit_value(i64(str_data(text)[i + 1])) if i + 1 < digits else 0
        if first > 15 or second > 15:
            return -1
        put_byte(sink, first * 16 + second if is_high_first else second * 16 + first)
        i = i + 2
    return 1


# ---- unpack --------------------------------------------------------------------------------------------------------

@entry
def function__unpack(engine: Object, arguments: Cells, count: i64) -> Object:
    format = text_at(arguments, 0, count)
    text = text_at(arguments, 1, count)
    if format is None or text is None or count > 3:
        return None
    position = start_argument(arguments, count, text)
    array = empty_hash() if position >= 0 else None
    first = position  # what the positions in a format count from
    i = 0
    while array is not None and i < format.length:
        code = i64(str_data(format)[i])
        times = repetition_at(format, i + 1)
        name = after_repetition(format, i + 1)
        i = name
        while i < format.length and i64(str_data(format)[i]) != b"/":
            i = i + 1
        if times == NO_REPETITION or i - name > MOST_NAMED:
            return give_up(array)
        if code == b"x" or code == b"X" or code == b"@":
            position = moved_position(text, first, position, code, times)
        else:
            position = unpack_field(array, code, times, text, position, format, name, i)
        if position < 0:
            return give_up(array)
        i = i + 1
    return Object(array)


@cold
def moved_position(text: Str, first: i64, position: i64, code: i64, times: i64) -> i64:
    """x, X and @; negative where there is something to warn of."""
    if code == b"x":
        target = text.length if times == ALL_OF_IT else position + times
        return target if target <= text.length else -1
    if times == ALL_OF_IT or code == b"@" and times > text.length - first:
        return -1
    if code == b"X":
        return first if times > position - first else position - times
    return position if times == 0 else first + times  # @0 is not a repetition at all


@cold
def unpack_field(array: PhpArray, code: i64, times: i64, text: Str, position: i64, format: Str, name: i64, end: i64) -> i64:
    """Store what a field gives, whose name is format[name:end]. The new position; negative where Python has to look."""
    size = integer_size(code) + real_size(code)
    if size == 0:
        if code | 32 == b"h" and times == ALL_OF_IT and end < format.length:
            return -1  # PHP does not go on after these, but one back
        return unpack_text(array, code, times, text, position, part(format, name, end) if name < end else box_int(1))
    number = 0
    while number != times and position + size <= text.length:
        place = offset(str_data(text), position, Bytes)
        number = number + 1
        value = unpacked_int(place, code, size) if integer_size(code) != 0 else unpacked_real(place, code, size)
        key = part(format, name, end) if times == 1 and name < end else numbered_name(format, name, end, number)
        if not store_field(array, key, value):
            return -1
        position = position + size
    return -1 if times != ALL_OF_IT and number != times else position


@cold
def numbered_name(format: Str, name: i64, end: i64, number: i64) -> Object:
    """format[name:end] and a number; the number where there is no name. Owned; null without memory."""
    if name == end:
        return box_int(number)
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    put_part(sink, format, name, end)
    put_number(sink, number)
    return sink_value(sink)


@cold
def store_field(array: PhpArray, key: Object, value: Object) -> i1:
    """array[key] := value, both owned, perhaps null. False where Python has to look, or without memory."""
    if key is None:
        release(value)
        return False
    kind = key_kind(key)
    done = kind != NO_KEY and store_value(array, kind, key, value)
    if kind == NO_KEY:
        release(value)
    release(key)
    return done


@cold
def unpacked_int(place: Bytes, code: i64, size: i64) -> Object:
    is_big = begins_with_most(code)
    number = 0
    i = 0
    while i < size:
        number = number << 8 | i64(place[i if is_big else size - 1 - i])
        i = i + 1
    unused = 64 - size * 8
    return box_int(number << unused >> unused if is_signed(code) else number)


@cold
def unpacked_real(place: Bytes, code: i64, size: i64) -> Object:
    little = i32(not begins_with_most(code))
    return box_float(PyFloat_Unpack8(place, little) if size == 8 else PyFloat_Unpack4(place, little))


@cold
def unpack_text(array: PhpArray, code: i64, times: i64, text: Str, position: i64, key: Object) -> i64:
    """a, A, Z, h and H: unpack_field() of these. The key is owned."""
    is_hex = code == b"h" or code == b"H"
    room = text.length - position
    size = room if times == ALL_OF_IT else ((times + 1) // 2 if is_hex else times)
    is_known = is_hex or code == b"a" or code == b"A" or code == b"Z"
    value = Object(None)
    if is_known and size <= room:
        end = position + size
        if is_hex:
            value = nibbles_of(text, position, size * 2 if times == ALL_OF_IT else times, code == b"H")
        else:
            value = part(text, position, text_end(text, position, end, code))
    return position + size if store_field(array, key, value) else -1


@cold
def text_end(text: Str, start: i64, end: i64, code: i64) -> i64:
    """Where what A or Z keeps of these bytes ends."""
    data = str_data(text)
    if code == b"A":
        while end > start and is_trimmed(i64(data[end - 1])) and i64(data[end - 1]) != b"\v":
            end = end - 1
    if code == b"Z":
        i = start
        while i < end and i64(data[i]) != 0:
            i = i + 1
        return i
    return end


@cold
def nibbles_of(text: Str, start: i64, digits: i64, is_high_first: i1) -> Object:
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    i = 0
    while i < digits:
        byte = i64(str_data(text)[start + i // 2])
        put_byte(sink, hex_digit(byte >> 4 if (i & 1 == 0) == is_high_first else byte & 15))
        i = i + 1
    return sink_value(sink)

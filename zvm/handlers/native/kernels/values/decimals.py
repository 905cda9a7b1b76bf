"""Decimals in strings: as ints of units of the last place, and back."""
DECIMAL_DIGITS = 1000  # of a number, with the places that are added to it
DIGITS_BYTES = 1008  # with a sign and NUL


@cold
def scale_of(text: Str) -> i64:
    """How many digits stand behind the point of a decimal; -1 of other texts."""
    if text is None or text.length == 0:
        return -1
    data = str_data(text)
    start = sign_size(data)
    point = start + digits_at(data, start, text.length)
    if point == text.length:
        return 0 if point > start else -1
    fraction = digits_at(data, point + 1, text.length)
    is_whole = i64(data[point]) == b"." and point + 1 + fraction == text.length and point + fraction > start
    return fraction if is_whole else -1


@inline
def sign_size(data: Bytes) -> i64:
    return i64(i64(data[0]) == b"-" or i64(data[0]) == b"+")


@cold
def units_of(text: Str, places: i64, is_signed: i1) -> Object:
    """A decimal with so many places, which are cut off or added, as an int of units of the last; owned, null of long
    ones."""
    if text.length + places > DECIMAL_DIGITS:
        return None
    digits = local_array(Bytes, DIGITS_BYTES)
    data = str_data(text)
    start = sign_size(data)
    whole = digits_at(data, start, text.length)
    fraction = smaller(larger(text.length - start - whole - 1, 0), places)
    digits[0] = i8(b"-" if is_signed and i64(data[0]) == b"-" else b"0")
    memcpy(offset(digits, 1, Bytes), offset(data, start, Bytes), whole)
    size = whole + 1
    memcpy(offset(digits, size, Bytes), offset(data, start + whole + 1, Bytes), fraction)
    size = size + fraction
    while fraction < places:
        digits[size] = i8(b"0")
        size = size + 1
        fraction = fraction + 1
    if size == 1:  # no place of its is left
        digits[size] = i8(b"0")
        size = size + 1
    digits[size] = i8(0)
    return PyLong_FromString(digits, 0, i32(10))


@cold
def decimal_text(units: Object, scale: i64, places: i64, is_negated: i1) -> Object:
    """bc_num2str_ex(): a number with exactly so many of its places; what is zero has no sign. The number is given up; null
    of none."""
    if units is None:
        PyErr_Clear()
        return None
    text = PyObject_Str(units)
    release(units)
    if text is None:
        PyErr_Clear()
        return None
    data = str_data(Str(text))
    is_negative = i64(data[0]) == b"-" or is_negated
    digits = offset(data, i64(i64(data[0]) == b"-"), Bytes)
    size = Str(text).length - i64(i64(data[0]) == b"-")
    whole = larger(size - scale, 0)  # digits in front of the point
    zeros = smaller(larger(scale - size, 0), places)  # behind it, and in front of the others
    fraction = smaller(places - zeros, size - whole)
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    if is_negative and zeros_at(digits, whole + fraction) < whole + fraction:
        put_byte(sink, b"-")
    put_bytes_of(sink, b"0", i64(whole == 0))
    put_bytes(sink, digits, whole)
    if places > 0:
        put_byte(sink, b".")
        put_bytes_of(sink, b"0", zeros)
        put_bytes(sink, offset(digits, whole, Bytes), fraction)
        put_bytes_of(sink, b"0", places - zeros - fraction)
    release(text)
    return sink_value(sink)


@inline
def zeros_at(digits: Bytes, size: i64) -> i64:
    """How many of so many digits, from the first on, are 0."""
    i = 0
    while i < size and i64(digits[i]) == b"0":
        i = i + 1
    return i

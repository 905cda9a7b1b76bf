"""bcadd() and the like of decimals that are not long (ext/bcmath, libbcmath): as Python ints of units of the last place.

What is no plain decimal, a division by zero and whatever is long are left to Python.
"""
DECIMAL_DIGITS = 1000  # of a number, with the places that are added to it
MOST_PLACES = 1000  # that a result is asked for
DIGITS_BYTES = 2056


@entry
def function__bcadd(engine: Object, arguments: Cells, count: i64) -> Object:
    return decimal_sum(engine, arguments, count, False)


@entry
def function__bcsub(engine: Object, arguments: Cells, count: i64) -> Object:
    return decimal_sum(engine, arguments, count, True)


@cold
def decimal_sum(engine: Object, arguments: Cells, count: i64, is_difference: i1) -> Object:
    scales = local_array(Words, 16)
    places = decimal_places(engine, arguments, count, scales)
    if places < 0:
        return None
    scale = larger(scales[0], scales[1])
    operands = local_array(Cells, 16)
    if not read_decimals(arguments, operands, scale, scale, True):
        return None
    sum = PyNumber_Subtract(operands[0], operands[1]) if is_difference else PyNumber_Add(operands[0], operands[1])
    return decimal_text(given_up(operands, sum), scale, places, False)


@entry
def function__bccomp(engine: Object, arguments: Cells, count: i64) -> Object:
    scales = local_array(Words, 16)
    places = decimal_places(engine, arguments, count, scales)
    if places < 0:
        return None
    scale = smaller(larger(scales[0], scales[1]), places)
    operands = local_array(Cells, 16)
    if not read_decimals(arguments, operands, scale, scale, True):
        return None
    order = order_of_integers(operands[0], operands[1])
    given_up(operands, None)
    return box_int(order)


@entry
def function__bcmul(engine: Object, arguments: Cells, count: i64) -> Object:
    scales = local_array(Words, 16)
    places = decimal_places(engine, arguments, count, scales)
    operands = local_array(Cells, 16)
    if places < 0 or not read_decimals(arguments, operands, scales[0], scales[1], True):
        return None
    product = PyNumber_Multiply(operands[0], operands[1])
    return decimal_text(given_up(operands, product), scales[0] + scales[1], places, False)


@entry
def function__bcdiv(engine: Object, arguments: Cells, count: i64) -> Object:
    scales = local_array(Words, 16)
    places = decimal_places(engine, arguments, count, scales)
    if places < 0:
        return None
    operands = local_array(Cells, 16)
    shift = places + scales[1] - scales[0]
    if not read_decimals(arguments, operands, scales[0] + larger(shift, 0), scales[1] + larger(0 - shift, 0), False):
        return None
    quotient = PyNumber_FloorDivide(operands[0], operands[1]) if is_positive(Long(operands[1])) else Object(None)
    is_negative = begins_with_minus(arguments[0]) != begins_with_minus(arguments[1])
    return decimal_text(given_up(operands, quotient), places, places, is_negative)


@entry
def function__bcmod(engine: Object, arguments: Cells, count: i64) -> Object:
    scales = local_array(Words, 16)
    places = decimal_places(engine, arguments, count, scales)
    if places < 0:
        return None
    scale = larger(scales[0], scales[1])
    operands = local_array(Cells, 16)
    if not read_decimals(arguments, operands, scale, scale, False):
        return None
    rest = PyNumber_Remainder(operands[0], operands[1]) if is_positive(Long(operands[1])) else Object(None)
    return decimal_text(given_up(operands, rest), scale, places, begins_with_minus(arguments[0]))


@entry
def function__bcpow(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of a power that is not negative."""
    scales = local_array(Words, 16)
    places = decimal_places(engine, arguments, count, scales)
    operands = local_array(Cells, 16)
    if places < 0 or scales[1] != 0 or not read_decimals(arguments, operands, scales[0], 0, True):
        return None
    times = small_int(Long(operands[1])) if is_small(Long(operands[1])) else -1
    is_short = below(times, DECIMAL_DIGITS) and times * Str(arguments[0]).length <= DECIMAL_DIGITS
    power = PyNumber_Power(operands[0], operands[1], NONE) if is_short else Object(None)
    return decimal_text(given_up(operands, power), scales[0] * times, places, False)


# ---- reading and writing -------------------------------------------------------------------------------------------

@cold
def decimal_places(engine: Object, arguments: Cells, count: i64, scales: Words) -> i64:
    """The third argument, bcmath.scale where it is not given, and how many places the decimals of the first two have; -1
    where Python has to look."""
    scales[0] = scale_of(text_at(arguments, 0, count))
    scales[1] = scale_of(text_at(arguments, 1, count))
    if not below(count - 2, 2) or scales[0] < 0 or scales[1] < 0:
        return -1
    if count == 3 and arguments[2] is not NONE:
        given = own(arguments[2])
    else:
        given = asked_quietly(engine, "zvm.ext.bcmath.functions.default_scale")
        if given is None:
            return -1
        incref(given)
    places = unbox_int(given) if given.type is LONG else -1
    release(given)
    return places if below(places, MOST_PLACES + 1) else -1


@cold
def scale_of(text: Str) -> i64:
    """How many digits stand behind the point of a decimal; -1 of other texts."""
    if text is None or text.length == 0:
        return -1
    data = str_data(text)
    start = i64(i64(data[0]) == b"-" or i64(data[0]) == b"+")
    point = start + digits_at(data, start, text.length)
    if point == text.length:
        return 0 if point > start else -1
    fraction = digits_at(data, point + 1, text.length)
    is_whole = i64(data[point]) == b"." and point + 1 + fraction == text.length and point + fraction > start
    return fraction if is_whole else -1


@inline
def begins_with_minus(text: Object) -> i1:
    return i64(str_data(Str(text))[0]) == b"-"


@cold
def read_decimals(arguments: Cells, operands: Cells, first: i64, second: i64, is_signed: i1) -> i1:
    """Read the first two arguments, with so many places each; False, and nothing is owned, where that is long."""
    operands[0] = units_of(Str(arguments[0]), first, is_signed)
    operands[1] = units_of(Str(arguments[1]), second, is_signed) if operands[0] is not None else Object(None)
    if operands[1] is not None:
        return True
    if operands[0] is not None:
        release(operands[0])
    PyErr_Clear()
    return False


@cold
def given_up(operands: Cells, result: Object) -> Object:
    release(operands[0])
    release(operands[1])
    return result


@cold
def units_of(text: Str, places: i64, is_signed: i1) -> Object:
    """A decimal with so many places, which are cut off or added, as an int of units of the last; owned, null of long
    ones."""
    if text.length + places > DECIMAL_DIGITS:
        return None
    digits = local_array(Bytes, DIGITS_BYTES)
    data = str_data(text)
    start = i64(i64(data[0]) == b"-" or i64(data[0]) == b"+")
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

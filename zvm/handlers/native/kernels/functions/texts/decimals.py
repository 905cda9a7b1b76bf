"""bcadd(), bcsub(), bcmul() and bccomp() of decimals that are not long (ext/bcmath, libbcmath).

A decimal is the bytes of its digits, the lowest first, DECIMAL_PLACES of them after the point.
"""
DECIMAL_PLACES, DECIMAL_DIGITS = 32, 96
PRODUCT_DIGITS = 192
MOST_PLACES = 64  # that a result is asked for


@entry
def function__bcadd(engine: Object, arguments: Cells, count: i64) -> Object:
    return decimal_sum(engine, arguments, count, 1)


@entry
def function__bcsub(engine: Object, arguments: Cells, count: i64) -> Object:
    return decimal_sum(engine, arguments, count, -1)


@cold
def decimal_sum(engine: Object, arguments: Cells, count: i64, factor: i64) -> Object:
    """The first argument and the second, times 1 or -1."""
    total = local_array(Bytes, 128)
    places = places_argument(engine, arguments, count)
    sign = total_sign(arguments, count, total, factor, DECIMAL_PLACES) if places >= 0 else UNKNOWN
    return None if sign == UNKNOWN else decimal_text(total, DECIMAL_DIGITS, DECIMAL_PLACES, places, sign)


@entry
def function__bccomp(engine: Object, arguments: Cells, count: i64) -> Object:
    total = local_array(Bytes, 128)
    places = places_argument(engine, arguments, count)
    sign = total_sign(arguments, count, total, -1, places) if places >= 0 else UNKNOWN
    if sign == UNKNOWN:
        return None
    return ZERO if is_zero_from(total, DECIMAL_DIGITS, 0) else box_int(sign)


@entry
def function__bcmul(engine: Object, arguments: Cells, count: i64) -> Object:
    one = local_array(Bytes, 128)
    other = local_array(Bytes, 128)
    product = local_array(Bytes, 192)
    places = places_argument(engine, arguments, count)
    sign = UNKNOWN
    if places >= 0:
        sign = read_decimal(text_at(arguments, 0, count), one, DECIMAL_PLACES)
    if sign == UNKNOWN:
        return None
    second = read_decimal(text_at(arguments, 1, count), other, DECIMAL_PLACES)
    if second == UNKNOWN:
        return None
    multiply_digits(product, one, other)
    return decimal_text(product, PRODUCT_DIGITS, DECIMAL_PLACES * 2, places, sign * second)


# ---- reading and writing -------------------------------------------------------------------------------------------

@cold
def places_argument(engine: Object, arguments: Cells, count: i64) -> i64:
    """The third argument, bcmath.scale where it is not given; -1 where Python has to look."""
    if not below(count - 2, 2):
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
def read_decimal(text: Str, digits: Bytes, places: i64) -> i64:
    """Fill in the digits of a decimal, of which so many places count. 1 or -1; UNKNOWN where Python has to look."""
    if text is None:
        return UNKNOWN
    data = str_data(text)
    start = i64(i64(data[0]) == b"-" or i64(data[0]) == b"+")
    whole = digits_at(data, start, text.length)
    point = start + whole
    fraction = digits_at(data, point + 1, text.length) if i64(data[point]) == b"." and point < text.length else -1
    if whole == 0 or whole > DECIMAL_DIGITS // 4 or fraction > DECIMAL_PLACES or point + 1 + fraction != text.length:
        return UNKNOWN
    i = 0
    while i < DECIMAL_DIGITS:
        digits[i] = i8(0)
        i = i + 1
    i = 0
    while i < whole:
        digits[DECIMAL_PLACES + i] = i8(i64(data[point - 1 - i]) - b"0")
        i = i + 1
    i = 0
    while i < fraction and i < places:
        digits[DECIMAL_PLACES - 1 - i] = i8(i64(data[point + 1 + i]) - b"0")
        i = i + 1
    return -1 if i64(data[0]) == b"-" else 1


@cold
def decimal_text(digits: Bytes, size: i64, scale: i64, places: i64, sign: i64) -> Object:
    """bc_num2str_ex(): with exactly so many places of the `scale` that there are; what is zero has no sign."""
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    i = size - 1
    while i > scale and digits[i] == 0:
        i = i - 1
    last = scale - places
    if sign < 0 and not is_zero_from(digits, size, last if last > 0 else 0):
        put_byte(sink, b"-")
    while i >= last:
        put_byte(sink, b"0" + (i64(digits[i]) if i >= 0 else 0))
        if i == scale and places > 0:
            put_byte(sink, b".")
        i = i - 1
    return sink_value(sink)


@cold
def is_zero_from(digits: Bytes, size: i64, start: i64) -> i1:
    while start < size and digits[start] == 0:
        start = start + 1
    return start == size


# ---- calculating ---------------------------------------------------------------------------------------------------

@cold
def total_sign(arguments: Cells, count: i64, total: Bytes, factor: i64, places: i64) -> i64:
    """total := the first argument + the second · factor, of which so many places count. Its sign; UNKNOWN where Python has
    to look."""
    other = local_array(Bytes, 128)
    sign = read_decimal(text_at(arguments, 0, count), total, places)
    second = UNKNOWN if sign == UNKNOWN else read_decimal(text_at(arguments, 1, count), other, places)
    if second == UNKNOWN:
        return UNKNOWN
    return sign if add_digits(total, other, sign * second * factor) == 0 else 0 - sign


@cold
def add_digits(total: Bytes, other: Bytes, factor: i64) -> i64:
    """total := total + other · factor; 1 where that is negative, and its amount is what total then has."""
    carry = add_times(total, total, other, factor)
    if carry < 0:
        i = 0
        while i < DECIMAL_DIGITS:
            other[i] = i8(0)
            i = i + 1
        add_times(total, other, total, -1)
    return i64(carry < 0)


@cold
def add_times(total: Bytes, one: Bytes, other: Bytes, factor: i64) -> i64:
    """total := one + other · factor, digit by digit; what is carried beyond the last."""
    carry = 0
    i = 0
    while i < DECIMAL_DIGITS:
        digit = i64(one[i]) + i64(other[i]) * factor + carry
        carry = 0
        if digit > 9:
            digit = digit - 10
            carry = 1
        elif digit < 0:
            digit = digit + 10
            carry = -1
        total[i] = i8(digit)
        i = i + 1
    return carry


@cold
def multiply_digits(product: Bytes, one: Bytes, other: Bytes) -> None:
    i = 0
    while i < PRODUCT_DIGITS:
        product[i] = i8(0)
        i = i + 1
    first = 0
    while first < DECIMAL_DIGITS and other[first] == 0:
        first = first + 1
    end = DECIMAL_DIGITS
    while end > first and other[end - 1] == 0:
        end = end - 1
    i = 0
    while i < DECIMAL_DIGITS:
        if one[i] != 0:
            add_product(offset(product, i, Bytes), i64(one[i]), other, first, end)
        i = i + 1


@cold
def add_product(product: Bytes, digit: i64, other: Bytes, first: i64, end: i64) -> None:
    """product := product + digit · other, which is zero but from `first` to `end`."""
    carry = 0
    i = first
    while i < end or carry != 0:
        sum = i64(product[i]) + digit * i64(other[i]) + carry
        product[i] = i8(sum % 10)
        carry = sum // 10
        i = i + 1

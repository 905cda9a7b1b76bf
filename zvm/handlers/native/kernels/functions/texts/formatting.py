"""sprintf(), number_format(), round() and conversions by functions."""
MOST_DIGITS_IN_BASE = 12  # a number of 64 bits in every base
MOST_WIDE = 4096  # of a padded field
LEFT_SIDE, SIGNED = 1, 2  # how a field is set


@entry
def function__sprintf(engine: Object, arguments: Cells, count: i64) -> Object:
    if count == 0 or arguments[0].type is not STR or not is_narrow(Str(arguments[0])):
        return None
    return formatted(Engine(engine), Str(arguments[0]), at(arguments, 1), count - 1)


@entry
def function__vsprintf(engine: Object, arguments: Cells, count: i64) -> Object:
    array = plain_array(arguments, 1, count)
    if count != 2 or array is None or arguments[0].type is not STR or not is_narrow(Str(arguments[0])):
        return None
    values = list_of_values(array)
    text = None if values is None else formatted(Engine(engine), Str(arguments[0]), values.items, values.size)
    if values is not None:
        release(Object(values))
    return text


@entry
def function__printf(engine: Object, arguments: Cells, count: i64) -> Object:
    return printed(Engine(engine), function__sprintf(engine, arguments, count))


@entry
def function__vprintf(engine: Object, arguments: Cells, count: i64) -> Object:
    return printed(Engine(engine), function__vsprintf(engine, arguments, count))


@cold
def printed(engine: Engine, text: Object) -> Object:
    """Print a text, owned, if there is one; its length, null where Python has to."""
    if text is None:
        return None
    size = box_int(Str(text).length) if write_text(engine.output, Str(text)) else None
    release(text)
    return size


def formatted(engine: Engine, format: Str, values: Cells, count: i64) -> Object:
    """Null where Python has to do it: what is wrong, or rare."""
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    data = str_data(format)
    length = format.length
    taken = 0
    i = 0
    while i < length:
        start = i
        while i < length and i64(data[i]) != b"%":
            i = i + 1
        put_part(sink, format, start, i)
        i = i + 1
        if i < length and i64(data[i]) == b"%":
            put_byte(sink, b"%")
            i = i + 1
        elif i < length:
            named = 0
            width = digits_at(data, i, length)
            if width > 0 and width < length - i and i64(data[i + width]) == b"$":
                named = number_at(data, i, width)
                i = i + width + 1
                if named == 0:
                    return drop_sink(sink)
            how = 0
            padding = b" "
            while i < length and is_modifier(i64(data[i])):
                byte = i64(data[i])
                if byte == b"-":
                    how = how | LEFT_SIDE
                elif byte == b"+":
                    how = how | SIGNED
                elif byte == b"'":
                    i = i + 1
                    padding = i64(data[i]) & 255 if i < length else b" "
                else:
                    padding = byte
                i = i + 1
            digits = digits_at(data, i, length)
            width = number_at(data, i, digits)
            i = i + digits
            precision = -1
            if i < length and i64(data[i]) == b".":
                digits = digits_at(data, i + 1, length)
                precision = number_at(data, i + 1, digits)
                i = i + 1 + digits
                if digits == 0:
                    return drop_sink(sink)
            number = taken if named == 0 else named - 1
            if named == 0:
                taken = taken + 1
            if i >= length or number >= count or width > MOST_WIDE or precision > MOST_PRECISE:
                return drop_sink(sink)
            if not put_field(engine, sink, values[number], i64(data[i]), how, padding, width, precision):
                return drop_sink(sink)
            i = i + 1
        elif i == length:
            return drop_sink(sink)
    return sink_value(sink)


@inline
def is_modifier(byte: i64) -> i1:
    return byte == b"-" or byte == b"+" or byte == b"'" or byte == b" " or byte == b"0"


@cold
def put_field(engine: Engine, sink: Words, value: Object, kind: i64, how: i64, padding: i64, width: i64, precision: i64,
              ) -> i1:
    """Append a value as a specifier says; False where Python has to look."""
    if kind == b"s":
        text = plain_text(engine, value)
        if text is None:
            return False
        narrow = is_narrow(Str(text))
        size = Str(text).length
        if precision >= 0 and precision < size:
            size = precision
        if narrow:
            put_padded(sink, str_data(Str(text)), size, how & LEFT_SIDE, padding, width, False)
        release(text)
        return narrow
    if below((kind | 32) - b"e", 3):
        return put_float_field(engine, sink, value, kind, how, padding, width, 6 if precision < 0 else precision)
    boxed = convert__to_int(value)
    if boxed is None:
        return False
    number = unbox_int(boxed)
    release(boxed)
    return put_int_field(sink, number, kind, how, padding, width, precision)


@cold
def put_int_field(sink: Words, number: i64, kind: i64, how: i64, padding: i64, width: i64, precision: i64) -> i1:
    buffer = local_array(Bytes, 80)
    if kind == b"c":
        put_byte(sink, number)
        return True
    if kind == b"d" or kind == b"u" and number >= 0:
        first = decimal_digits(buffer, number)
        is_signed = kind == b"d" and (number < 0 or how & SIGNED != 0)
        if is_signed:
            first = first - 1
            buffer[first] = i8(b"-" if number < 0 else b"+")
        if how & LEFT_SIDE != 0 and padding == b"0":
            padding = b" "
        put_padded(sink, offset(buffer, first, Bytes), 32 - first, how & LEFT_SIDE, padding, width, is_signed)
        return True
    bits = 4 if kind == b"x" or kind == b"X" else (3 if kind == b"o" else (1 if kind == b"b" else 0))
    if bits == 0 or precision >= 0:
        return False
    i = 72
    while True:
        i = i - 1
        digit = number & ((1 << bits) - 1)
        buffer[i] = i8(capital_digit(digit) if kind == b"X" else hex_digit(digit))
        number = shift_right(number, bits)
        if number == 0:
            break
    put_padded(sink, offset(buffer, i, Bytes), 72 - i, how & LEFT_SIDE, padding, width, False)
    return True


@cold
def put_float_field(engine: Engine, sink: Words, value: Object, kind: i64, how: i64, padding: i64, width: i64,
                    precision: i64) -> i1:
    """%f, %e, %g and their capitals."""
    boxed = convert__to_float(value)
    if boxed is None:
        return False
    number = Float(boxed).value
    release(boxed)
    form = kind | 32
    if number - number != 0.0 or kind != b"F" and form != b"e" and not has_plain_point(engine):
        return False
    if form != b"g":
        number = number + 0.0  # no minus at zero
    elif precision == 0:
        precision = 1
    text = PyOS_double_to_string(number, i32(form), i32(precision), 0, None)
    if text is None:
        PyErr_Clear()
        return False
    size = strlen(text)
    is_short = size < STACK_TEXT - 4
    if is_short:
        copy = local_array(Bytes, STACK_TEXT)
        copy[0] = i8(b"+")
        is_negative = i64(text[0]) == b"-"
        sign = i64(how & SIGNED != 0 and not is_negative)
        size = sign + copy_float_text(offset(copy, sign, Bytes), text, size, kind)
        put_padded(sink, copy, size, how & LEFT_SIDE, padding, width, is_negative or sign == 1)
    PyMem_Free(Raw(text))
    return is_short


@cold
def has_plain_point(engine: Engine) -> i1:
    """Whether the decimal point of the locale is one."""
    arguments = local_array(Cells, 8)
    arguments[0] = Object(engine)
    point = call_provided("zvm.ext.standard.strings.formatted_print.decimal_point", arguments, 1)
    if point is None:
        PyErr_Clear()
        return False
    is_plain = point is SHARED.characters[b"."]
    release(point)
    return is_plain


@cold
def put_padded(sink: Words, data: Bytes, size: i64, left: i64, padding: i64, width: i64, is_signed: i1) -> None:
    """Zeros go between a sign and the rest."""
    missing = width - size
    if left == 0:
        if is_signed and padding == b"0":
            put_byte(sink, i64(data[0]))
            data = offset(data, 1, Bytes)
            size = size - 1
        put_bytes_of(sink, padding, missing)
    put_bytes(sink, data, size)
    if left != 0:
        put_bytes_of(sink, padding, missing)


# ---- rounding ------------------------------------------------------------------------------------------------------

@cold
def power_of_ten(exponent: i64) -> f64:
    """Exact up to 10 ** 22."""
    power = 1.0
    while exponent > 0:
        power = power * 10.0
        exponent = exponent - 1
    return power


@inline
def is_common(number: f64, places: i64) -> i1:
    """What rounded() is for: neither large nor tiny, to few places."""
    size = 0.0 - number if number < 0.0 else number
    return below(places, 15) and size > 0.0001 and size < 100000000000000.0


@cold
def rounded(number: f64, places: i64) -> f64:
    """_round_common() of ext/standard/math.py."""
    size = 0.0 - number if number < 0.0 else number
    certain = 14 - i64(floor(log10(size)))
    if certain > places and places > certain - 15:
        size = floor(size * power_of_ten(certain) + 0.5) / power_of_ten(certain - places)
    else:
        size = size * power_of_ten(places)
        if size >= 1000000000000000.0:
            return number
    size = floor(size + 0.5) / power_of_ten(places)
    return -size if number < 0.0 else size


@entry
def function__round(engine: Object, arguments: Cells, count: i64) -> Object:
    if not below(count - 1, 2):
        return None
    places = 0
    if count == 2:
        if arguments[1].type is not LONG:
            return None
        places = unbox_int(arguments[1])
    value = arguments[0]
    if value.type is LONG and places >= 0:
        return box_float(f64(unbox_int(value)))
    if not is_number(value) or not is_common(as_float(value), places):
        return None
    return box_float(rounded(as_float(value), places))


@entry
def function__number_format(engine: Object, arguments: Cells, count: i64) -> Object:
    if not below(count - 1, 4) or not is_number(arguments[0]):
        return None
    places = 0
    if count > 1:
        if arguments[1].type is not LONG or not below(unbox_int(arguments[1]), 15):
            return None
        places = unbox_int(arguments[1])
    point = separator_argument(arguments, count, 2, b".")
    separator = separator_argument(arguments, count, 3, b",")
    if point is None or separator is None:
        return None
    number = as_float(arguments[0])
    if not is_common(number, places) and number != 0.0:
        return None
    size = 0.0
    if number != 0.0:
        size = rounded(0.0 - number if number < 0.0 else number, places)
    text = PyOS_double_to_string(size, b"f", i32(places), 0, None)
    if text is None:
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    if number < 0.0 and size != 0.0:
        put_byte(sink, b"-")
    put_grouped(sink, text, Str(point), Str(separator))
    PyMem_Free(Raw(text))
    return sink_value(sink)


@cold
def separator_argument(arguments: Cells, count: i64, number: i64, byte: i64) -> Object:
    """A separator, borrowed: a text, or by default one character; null of others."""
    if number >= count or arguments[number] is NONE:
        return SHARED.characters[byte]
    value = arguments[number]
    return value if value.type is STR and is_narrow(Str(value)) else None


@cold
def put_grouped(sink: Words, text: Bytes, point: Str, separator: Str) -> None:
    """The digits of a number, in threes before the point."""
    whole = digits_at(text, 0, INT_MAX)
    i = 0
    while i < whole:
        if i > 0 and (whole - i) % 3 == 0:
            put_text(sink, separator)
        put_byte(sink, i64(text[i]))
        i = i + 1
    if i64(text[i]) == b".":
        put_text(sink, point)
        put_bytes(sink, offset(text, i + 1, Bytes), strlen(text) - i - 1)


# ---- conversions ---------------------------------------------------------------------------------------------------

@entry
def function__intval(engine: Object, arguments: Cells, count: i64) -> Object:
    if count == 1:
        return convert__to_int(arguments[0])
    text = text_at(arguments, 0, count)
    if count != 2 or text is None or arguments[1].type is not LONG:
        return None
    base = unbox_int(arguments[1])
    return convert__to_int(arguments[0]) if base == 10 else int_in_base(text, base)


@cold
def int_in_base(text: Str, base: i64) -> Object:
    """The number that a text begins with, in a base, 0 meaning that its prefix tells (strtol); null of many digits."""
    data = str_data(text)
    i = after_space(text, 0)
    is_negative = i64(data[i]) == b"-"
    i = i + i64(is_negative or i64(data[i]) == b"+")
    marked = 0
    if i64(data[i]) == b"0":
        letter = i64(data[i + 1]) | 32
        marked = 16 if letter == b"x" else (2 if letter == b"b" else 8)
    if base == 0:
        base = marked if marked != 0 else 10
    if base == marked and base != 8:
        i = i + 2
    if not below(base - 2, 35):
        return ZERO
    end = i + MOST_DIGITS_IN_BASE
    number = 0
    while digit_value(i64(data[i])) < base:
        if i == end:
            return None
        number = number * base + digit_value(i64(data[i]))
        i = i + 1
    return box_int(0 - number if is_negative else number)


@entry
def function__floatval(engine: Object, arguments: Cells, count: i64) -> Object:
    return convert__to_float(arguments[0]) if count == 1 else None


@entry
def function__doubleval(engine: Object, arguments: Cells, count: i64) -> Object:
    return convert__to_float(arguments[0]) if count == 1 else None


@entry
def function__strval(engine: Object, arguments: Cells, count: i64) -> Object:
    return plain_text(Engine(engine), arguments[0]) if count == 1 else None


@entry
def function__boolval(engine: Object, arguments: Cells, count: i64) -> Object:
    return convert__to_bool(arguments[0]) if count == 1 else None

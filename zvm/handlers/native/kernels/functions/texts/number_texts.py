"""hexdec(), base_convert() and the like: numbers as texts in other bases."""
DIGITS_ROOM = 64  # of 64 bits in base 2


@entry
def function__hexdec(engine: Object, arguments: Cells, count: i64) -> Object:
    return number_in_base(text_argument(arguments, count, 1), 16)


@entry
def function__bindec(engine: Object, arguments: Cells, count: i64) -> Object:
    return number_in_base(text_argument(arguments, count, 1), 2)


@entry
def function__octdec(engine: Object, arguments: Cells, count: i64) -> Object:
    return number_in_base(text_argument(arguments, count, 1), 8)


@cold
def number_in_base(text: Str, base: i64) -> Object:
    if text is None:
        return None
    number = digits_in_base(text, base)
    return None if number < 0 else box_int(number)


@cold
def digits_in_base(text: Str, base: i64) -> i64:
    """The number that digits of a base are, after a prefix; -1 where it is large, or others are among them."""
    data = str_data(text)
    i = 0
    if text.length > 1 and i64(data[0]) == b"0" and is_prefix_of(i64(data[1]) | 32, base):
        i = 2
    number = 0
    while i < text.length:
        digit = digit_value(i64(data[i]))
        if digit >= base or number > (INT_MAX - digit) // base:
            return -1
        number = number * base + digit
        i = i + 1
    return number


@inline
def is_prefix_of(letter: i64, base: i64) -> i1:
    """0x, 0o, 0b"""
    return base == 16 and letter == b"x" or base == 8 and letter == b"o" or base == 2 and letter == b"b"


@entry
def function__decbin(engine: Object, arguments: Cells, count: i64) -> Object:
    return text_in_base(unbox_int(arguments[0]), 2) if count == 1 and arguments[0].type is LONG else None


@entry
def function__decoct(engine: Object, arguments: Cells, count: i64) -> Object:
    return text_in_base(unbox_int(arguments[0]), 8) if count == 1 and arguments[0].type is LONG else None


@entry
def function__dechex(engine: Object, arguments: Cells, count: i64) -> Object:
    return text_in_base(unbox_int(arguments[0]), 16) if count == 1 and arguments[0].type is LONG else None


@cold
def text_in_base(number: i64, base: i64) -> Object:
    """Null of negative numbers."""
    if number < 0:
        return None
    buffer = local_array(Bytes, 64)
    i = DIGITS_ROOM
    while True:
        i = i - 1
        buffer[i] = i8(hex_digit(number % base))
        number = number // base
        if number == 0:
            break
    return text_of_bytes(offset(buffer, i, Bytes), DIGITS_ROOM - i)


@entry
def function__base_convert(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_argument(arguments, count, 3)
    if text is None or arguments[1].type is not LONG or arguments[2].type is not LONG:
        return None
    base = unbox_int(arguments[1])
    target = unbox_int(arguments[2])
    if not below(base - 2, 35) or not below(target - 2, 35):
        return None
    number = digits_in_base(text, base)
    return None if number < 0 else text_in_base(number, target)

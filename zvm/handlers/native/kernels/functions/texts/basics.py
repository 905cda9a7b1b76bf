"""Small internal functions of strings, of one byte a character."""
SMALL_OUTPUT = 65536  # bytes or elements: for more Python asks the limits first
LONGEST_TEXT = 524288  # bytes that are read from a stream at once
SHORT_NEEDLE = 8  # bytes that are found by the first one
LOWER, UPPER, DIGITS, SPACES, MARKS, HEXADECIMAL = 1, 2, 4, 8, 16, 32  # classes of characters


@inline
def is_later(engine: Object) -> i1:
    """Whether the engine runs as a version of PHP after the default target."""
    return Engine(engine).target is not provided_object("zvm.targets.DEFAULT")


@entry
def function__ord(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1 or arguments[0].type is not STR or not is_narrow(Str(arguments[0])):
        return None
    text = Str(arguments[0])
    if text.length != 1 and is_later(engine):
        return None
    return box_int(i64(str_data(text)[0]) if text.length > 0 else 0)


@entry
def function__chr(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1 or arguments[0].type is not LONG or not below(unbox_int(arguments[0]), 256) and is_later(engine):
        return None
    one = SHARED.characters[unbox_int(arguments[0]) & 255]
    incref(one)
    return one


@entry
def function__strlen(engine: Object, arguments: Cells, count: i64) -> Object:
    return box_int(Str(arguments[0]).length) if count == 1 and arguments[0].type is STR else None


@inline
def text_argument(arguments: Cells, count: i64, wanted: i64) -> Str:
    """The first of so many arguments, a string; null of others."""
    if count != wanted or arguments[0].type is not STR or not is_narrow(Str(arguments[0])):
        return None
    return Str(arguments[0])


# ---- case ----------------------------------------------------------------------------------------------------------

@entry
def function__strtolower(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_argument(arguments, count, 1)
    return None if text is None else lower_case(text)


@entry
def function__strtoupper(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_argument(arguments, count, 1)
    return None if text is None else upper_case(text)


# ---- trimming ------------------------------------------------------------------------------------------------------


@inline
def is_trimmed(byte: i64) -> i1:
    """White space but for the form feed, or NUL."""
    return byte == 0 or is_space(byte) and byte != b"\f"


# ---- searching and comparing ---------------------------------------------------------------------------------------

@inline
def find(text: Str, start: i64, needle: Str) -> i64:
    """Where the needle is from an offset on, which is not beyond the end; -1: nowhere."""
    data = str_data(text)
    if below(needle.length - 1, SHORT_NEEDLE):
        return find_short(data, start, text.length, needle)
    found = memmem(offset(data, start, Bytes), text.length - start, str_data(needle), needle.length)
    return -1 if found is None else i64(found) - i64(data)


@inline
def have_two(arguments: Cells, count: i64) -> i1:
    return text_argument(arguments, count, 2) is not None and arguments[1].type is STR and is_narrow(Str(arguments[1]))


@entry
def function__str_contains(engine: Object, arguments: Cells, count: i64) -> Object:
    if not have_two(arguments, count):
        return None
    return boolean(find(Str(arguments[0]), 0, Str(arguments[1])) >= 0)


@entry
def function__str_starts_with(engine: Object, arguments: Cells, count: i64) -> Object:
    if not have_two(arguments, count):
        return None
    text = Str(arguments[0])
    start = Str(arguments[1])
    return boolean(start.length <= text.length and memcmp(str_data(text), str_data(start), start.length) == 0)


@entry
def function__str_ends_with(engine: Object, arguments: Cells, count: i64) -> Object:
    if not have_two(arguments, count):
        return None
    text = Str(arguments[0])
    end = Str(arguments[1])
    first = text.length - end.length
    if first < 0:
        return boolean(False)
    return boolean(memcmp(offset(str_data(text), first, Bytes), str_data(end), end.length) == 0)


@entry
def function__strcmp(engine: Object, arguments: Cells, count: i64) -> Object:
    if not have_two(arguments, count):
        return None
    left = Str(arguments[0])
    right = Str(arguments[1])
    return byte_difference(str_data(left), left.length, str_data(right), right.length, False)


# ---- making strings ------------------------------------------------------------------------------------------------


@entry
def function__bin2hex(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_argument(arguments, count, 1)
    if text is None or text.length == 0:
        return None
    return hexadecimal(str_data(text), text.length)


@cold
def hexadecimal(data: Bytes, size: i64) -> Object:
    """The digits of these bytes, two of each; owned, null without memory."""
    result = PyUnicode_New(size * 2, 127)
    if result is None:
        return None
    target = str_data(result)
    i = 0
    while i < size:
        byte = i64(data[i])
        target[i * 2] = i8(hex_digit(byte >> 4))
        target[i * 2 + 1] = i8(hex_digit(byte & 15))
        i = i + 1
    return Object(result)


@entry
def function__explode(engine: Object, arguments: Cells, count: i64) -> Object:
    separator = text_at(arguments, 0, count)
    text = text_at(arguments, 1, count)
    if text is None or separator is None or separator.length == 0 or text.length == 0 or not below(count - 2, 2):
        return None
    limit = INT_MAX
    if count == 3:
        limit = unbox_int(arguments[2]) if arguments[2].type is LONG else 0
    array = new_array() if limit > 0 else None
    if array is None:
        return None
    start = 0
    while True:
        limit = limit - 1
        end = find(text, start, separator) if limit > 0 else -1
        piece = part(text, start, text.length if end < 0 else end)
        if not append_made(PhpArray(array).packed, piece):
            return give_up(PhpArray(array))
        if end < 0:
            return array
        start = end + separator.length
    return array


# ---- ctype ---------------------------------------------------------------------------------------------------------

@entry
def function__ctype_digit(engine: Object, arguments: Cells, count: i64) -> Object:
    return all_in(arguments, count, DIGITS)


@entry
def function__ctype_alpha(engine: Object, arguments: Cells, count: i64) -> Object:
    return all_in(arguments, count, LOWER | UPPER)


@entry
def function__ctype_alnum(engine: Object, arguments: Cells, count: i64) -> Object:
    return all_in(arguments, count, LOWER | UPPER | DIGITS)


@entry
def function__ctype_upper(engine: Object, arguments: Cells, count: i64) -> Object:
    return all_in(arguments, count, UPPER)


@entry
def function__ctype_lower(engine: Object, arguments: Cells, count: i64) -> Object:
    return all_in(arguments, count, LOWER)


@entry
def function__ctype_space(engine: Object, arguments: Cells, count: i64) -> Object:
    return all_in(arguments, count, SPACES)


@entry
def function__ctype_punct(engine: Object, arguments: Cells, count: i64) -> Object:
    return all_in(arguments, count, MARKS)


@entry
def function__ctype_xdigit(engine: Object, arguments: Cells, count: i64) -> Object:
    return all_in(arguments, count, DIGITS | HEXADECIMAL)


@cold
def all_in(arguments: Cells, count: i64, classes: i64) -> Object:
    """Whether a string, not empty, has only ASCII characters of the classes; null where others ask the locale."""
    text = text_argument(arguments, count, 1)
    if text is None:
        return None
    data = str_data(text)
    i = 0
    while i < text.length:
        byte = i64(data[i]) & 255
        if byte > 127:
            return None
        if class_of(byte) & classes == 0:
            return boolean(False)
        i = i + 1
    return boolean(i != 0)


@inline
def class_of(byte: i64) -> i64:
    if below(byte - b"a", 26):
        return LOWER | HEXADECIMAL if byte <= b"f" else LOWER
    if below(byte - b"A", 26):
        return UPPER | HEXADECIMAL if byte <= b"F" else UPPER
    if is_digit(byte):
        return DIGITS
    if is_space(byte):
        return SPACES
    return MARKS if below(byte - b"!", 94) else 0

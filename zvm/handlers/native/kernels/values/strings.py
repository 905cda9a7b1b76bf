"""Strings: `str` objects of one byte a character. One with wider characters, which no PHP string is, is left alone."""
KIND_BITS = 28  # of the state: bytes a character << 2
ONE_BYTE = 4
ASCII_BIT = 64
INTERNED_BITS = 3
LARGE = 1048576  # bytes


@inline
def is_narrow(text: Str) -> i1:
    return (text.state & KIND_BITS) == ONE_BYTE


@inline
def str_data(text: Str) -> Bytes:
    return offset(text, STR_ASCII_DATA if (text.state & ASCII_BIT) != 0 else STR_LATIN1_DATA, Bytes)


@inline
def str_equal(left: Str, right: Str) -> i1:
    if left is right:
        return True
    if left.length != right.length:
        return False
    return str_same_bytes(left, right)


@cold
def str_same_bytes(left: Str, right: Str) -> i1:
    """Strings of the same length."""
    if (left.state & KIND_BITS) != (right.state & KIND_BITS):
        return False
    if not is_narrow(left):
        return PyUnicode_Compare(Object(left), Object(right)) == 0
    return memcmp(str_data(left), str_data(right), left.length) == 0


@cold
def str_above(text: Str, byte: i64) -> i1:
    """text > chr(byte)"""
    if text.length == 0:
        return False
    first = i64(str_data(text)[0])
    return first > byte or (first == byte and text.length > 1)


@inline
def character(text: Str, index: i64) -> Object:
    """The one-character string at an index inside, from the end where it is negative; borrowed: there is one object for
    each byte."""
    place = index + text.length if index < 0 else index
    return SHARED.characters[i64(str_data(text)[place])]


@cold
def str_of_int(number: i64) -> Object:
    """str(number), owned; null without memory."""
    if below(number, 10):
        digit = SHARED.characters[b"0" + number]
        incref(digit)
        return digit
    buffer = local_array(Bytes, 32)
    first = decimal_digits(buffer, number)
    if number < 0:
        first = first - 1
        buffer[first] = i8(b"-")
    text = PyUnicode_New(32 - first, 127)
    if text is not None:
        memcpy(offset(text, STR_ASCII_DATA, Bytes), offset(buffer, first, Bytes), 32 - first)
    return Object(text)


@inline
def watch_size(text: Str, run: Run) -> None:
    """Memory limits are looked at when a loop visits Python: what makes large strings does so soon."""
    if unlikely(text.length > LARGE):
        run.countdown = 0


@cold
def may_be_made(length: i64, run: Run) -> i1:
    """Does memory_limit allow a string of that length? False, MemoryExhausted having been raised, where it does not."""
    if likely(length <= LARGE):
        return True
    run.countdown = 0
    number = box_int(length)
    if number is None:
        return False
    arguments = local_array(Cells, 16)
    arguments[0] = Object(run.engine)
    arguments[1] = number
    is_allowed = did_call("zvm.runtime.services.memory.require_string", arguments, 2)
    drop_ref(number)
    return is_allowed


@cold
def concat(left: Object, right: Object, run: Run) -> Object:
    """left . right, owned; null without memory."""
    if not may_be_made(Str(left).length + Str(right).length, run):
        return None
    return PyUnicode_Concat(left, right)


@cold
def joined(parts: List, run: Run) -> Object:
    """The strings of a rope, owned; null without memory."""
    length = 0
    i = 0
    while i < parts.size:
        length = length + Str(parts.items[i]).length
        i = i + 1
    if not may_be_made(length, run):
        return None
    return PyUnicode_Join(EMPTY, Object(parts))


@cold
def str_append(cell: Cells, right: Object, run: Run) -> i1:
    """cell := cell . right, in place where only the cell has the string. False without memory: the cell may be None."""
    left = Str(cell[0])
    watch_size(Str(right), run)
    if unlikely(Str(right).length > LARGE or left.length > LARGE and left.count > 1):  # else growth is noticed in time
        if not may_be_made(left.length + Str(right).length, run):
            return False
    if cell[0] is right:  # $s .= $s: the string must not change under the copy
        incref(right)
        PyUnicode_Append(cell, right)
        drop_ref(right)
    else:
        PyUnicode_Append(cell, right)
    if likely(cell[0] is not None):
        return True
    cell[0] = NONE
    return False


@cold
def set_character(cell: Cells, offset: i64, character: Object) -> i1:
    """string_offsets.set_character(): in place where nothing else has the string."""
    if cell[0].type is REFERENCE:
        cell = cell(Reference(cell[0]).value)
    text = Str(cell[0])
    if Object(text).type is not STR or not is_narrow(text) or not is_narrow(Str(character)):
        return False
    if Str(character).length != 1 or not below(offset, text.length):
        return False
    byte = str_data(Str(character))[0]
    is_ascii = (text.state & ASCII_BIT) != 0
    if unlikely(text.count != 1 or (text.state & INTERNED_BITS) != 0 or (is_ascii and i64(byte) >= 128)
                or (not is_ascii and text.utf8 is not None)):
        text = copied_text(text, i32(127 if is_ascii and i64(byte) < 128 else 255))
        if text is None:
            PyErr_Clear()
            return False
        release(cell[0])
        cell[0] = Object(text)
    data = str_data(text)
    replaced = i64(data[offset])
    data[offset] = byte
    text.hash = -1
    if unlikely(replaced >= 128 and i64(byte) < 128 and is_all_ascii(text)):  # Python has such strings in another form
        text = copied_text(text, 127)
        if text is None:
            PyErr_Clear()
            return True
        release(cell[0])
        cell[0] = Object(text)
    return True


@cold
def is_all_ascii(text: Str) -> i1:
    data = str_data(text)
    i = 0
    while i < text.length:
        if i64(data[i]) >= 128:
            return False
        i = i + 1
    return True


@inline
def largest_in(text: Str) -> i32:
    """What a string that may have the same characters is made for."""
    return i32(127 if (text.state & ASCII_BIT) != 0 else 255)


@cold
def copied_text(text: Str, largest: i32) -> Str:
    """A string of its own with the same bytes and room for others."""
    copy = PyUnicode_New(text.length, largest)
    if copy is not None:
        memcpy(str_data(copy), str_data(text), text.length)
    return copy


@inline
def lower_case(text: Str) -> Object:
    """Of ASCII's letters; see cased()."""
    return cased(text, b"A", 32, text.length)


@inline
def upper_case(text: Str) -> Object:
    return cased(text, b"a", -32, text.length)


@inline
def part(text: Str, start: i64, end: i64) -> Object:
    """text[start:end] of a string of one byte a character, owned; null without memory."""
    length = end - start
    if length == text.length:
        incref(Object(text))
        return Object(text)
    if length == 1:
        one = SHARED.characters[i64(str_data(text)[start])]
        incref(one)
        return one
    return EMPTY if length <= 0 else PyUnicode_Substring(Object(text), start, end)

"""Small functions that find, cut and check texts."""


@entry
def function__str_word_count(engine: Object, arguments: Cells, count: i64) -> Object:
    """How many there are."""
    text = text_at(arguments, 0, count)
    if text is None or count != 1:
        return None
    data = str_data(text)
    end = text.length
    i = 1 if end > 0 and (i64(data[0]) == b"'" or i64(data[0]) == b"-") else 0
    if end > i and i64(data[end - 1]) == b"-":
        end = end - 1
    words = 0
    is_inside = False
    while i < end:
        byte = i64(data[i])
        is_part = is_letter(byte) or byte == b"'" or byte == b"-"
        words = words + i64(is_part and not is_inside)
        is_inside = is_part
        i = i + 1
    return box_int(words)


# ---- checking ------------------------------------------------------------------------------------------------------

@entry
def function__ip2long(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of four numbers without needless zeros."""
    text = text_argument(arguments, count, 1)
    if text is None:
        return None
    data = str_data(text)
    address = 0
    number = 0
    i = 0
    while number < 4:
        digits = digits_at(data, i, text.length)
        value = number_at(data, i, digits)
        if digits == 0 or value > 255 or digits > 1 and i64(data[i]) == b"0":
            return None
        address = address << 8 | value
        i = i + digits
        number = number + 1
        if i64(data[i]) != (b"." if number < 4 else 0):
            return None
        i = i + 1
    return box_int(address) if i == text.length + 1 else None


@entry
def function__strtok(engine: Object, arguments: Cells, count: i64) -> Object:
    tokens = text_at(arguments, count - 1, count) if below(count - 1, 2) else Str(None)
    state = StandardState(state_of(Engine(engine), "zvm.ext.standard.state.StandardState"))
    if tokens is None or state is None or not is_layout("zvm.handlers.native.late.STANDARD", STANDARD_LAYOUT):
        return None
    text = text_at(arguments, 0, count)
    start = 0
    if count == 1:
        if state.strtok is NONE:
            return None
        if state.strtok is FALSE:
            return FALSE
        text = Str(Tuple(state.strtok).first)
        start = unbox_int(Tuple(state.strtok).second)
    if text is None or not is_narrow(text):
        return None
    if start >= text.length:
        replace(cell(state.strtok), FALSE)
        return FALSE
    while start < text.length and has_byte(tokens, str_data(text)[start]):
        start = start + 1
    if start >= text.length:  # only tokens were left, after which PHP 8.4 wants another string
        return None
    end = start
    while end < text.length and not has_byte(tokens, str_data(text)[end]):
        end = end + 1
    found = part(text, start, end)
    rest = tuple_of(own(Object(text)), box_int(end + 1))
    if found is None or rest is None:
        return None
    replace(cell(state.strtok), rest)
    release(rest)
    return found


@entry
def function__hash_equals(engine: Object, arguments: Cells, count: i64) -> Object:
    """In a time that does not tell where the texts differ."""
    known = text_at(arguments, 0, count)
    given = text_at(arguments, 1, count)
    if known is None or given is None or count != 2:
        return None
    if known.length != given.length:
        return boolean(False)
    difference = 0
    i = 0
    while i < known.length:
        difference = difference | (i64(str_data(known)[i]) ^ i64(str_data(given)[i]))
        i = i + 1
    return boolean(difference == 0)


# ---- sscanf --------------------------------------------------------------------------------------------------------

MISMATCH = -1  # in place of where a conversion ends


@entry
def function__sscanf(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of formats of literals, white space, %d and %s; null after the first that the text does not have."""
    text = text_at(arguments, 0, count)
    format = text_at(arguments, 1, count)
    if text is None or format is None or count != 2 or has_byte(format, i8(0)):
        return None
    array = new_array()
    at_text = 0
    i = 0
    while array is not None and i < format.length:
        code = i64(str_data(format)[i])
        i = i + 1
        if code == b"%":
            at_text = scanned(PhpArray(array), text, at_text, i64(str_data(format)[i]))
            i = i + 1
        elif at_text >= 0 and is_space(code):
            at_text = after_space(text, at_text)
        elif at_text >= 0:
            at_text = at_text + 1 if at_text < text.length and i64(str_data(text)[at_text]) == code else LEFT_TO_PYTHON
        if at_text == LEFT_TO_PYTHON:
            return give_up(PhpArray(array))
    return array


@inline
def after_space(text: Str, i: i64) -> i64:
    while i < text.length and is_space(i64(str_data(text)[i])):
        i = i + 1
    return i


@cold
def scanned(array: PhpArray, text: Str, start: i64, code: i64) -> i64:
    """Append what %d or %s finds there, null from the first mismatch on; where it ends."""
    data = str_data(text)
    first = after_space(text, larger(start, 0))
    end = first
    value = own(NONE) if start == MISMATCH and (code == b"s" or code == b"d") else Object(None)
    if value is None and code == b"s":
        while end < text.length and not is_space(i64(data[end])) and data[end] != i8(0):
            end = end + 1
        value = part(text, first, end) if end > first else Object(None)
    elif value is None and code == b"d":
        first = first + i64(i64(data[end]) == b"-" or i64(data[end]) == b"+")
        digits = digits_at(data, first, text.length)
        if below(digits - 1, MOST_DIGITS):
            number = number_at(data, first, digits)
            value = box_int(0 - number if i64(data[end]) == b"-" else number)
        elif digits == 0 and first < text.length and data[first] != i8(0):
            value = own(NONE)
        end = MISMATCH if digits == 0 else first + digits
    else:
        end = MISMATCH
    return end if value is not None and list_append(array.packed, value) else LEFT_TO_PYTHON

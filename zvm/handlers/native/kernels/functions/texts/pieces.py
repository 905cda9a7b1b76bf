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


# ---- paths ---------------------------------------------------------------------------------------------------------

@entry
def function__dirname(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    levels = 1
    if count == 2:
        levels = unbox_int(arguments[1]) if arguments[1].type is LONG else 0
    if text is None or not below(count - 1, 2) or levels < 1:
        return None
    size = text.length
    before = size + 1
    while levels > 0 and 0 < size and size < before:
        before = size
        size = folder_size(str_data(text), size)
        levels = levels - 1
    return own(SHARED.characters[b"."]) if size < 0 else part(text, 0, size)


@cold
def folder_size(data: Bytes, size: i64) -> i64:
    """Of the path's folder, without slashes at its end (zend_dirname); -1 where it has none."""
    size = size_without_slashes(data, size)
    while size > 0 and i64(data[size - 1]) != b"/":
        size = size - 1
        if size == 0:
            return -1
    size = size_without_slashes(data, size)
    return 1 if size == 0 else size


@inline
def size_without_slashes(data: Bytes, size: i64) -> i64:
    while size > 0 and i64(data[size - 1]) == b"/":
        size = size - 1
    return size


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

@entry
def function__sscanf(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of texts that have all that a format of literals, white space, %d and %s asks for."""
    text = text_at(arguments, 0, count)
    format = text_at(arguments, 1, count)
    if text is None or format is None or count != 2 or has_byte(text, i8(0)):
        return None
    array = new_array()
    at_text = 0
    i = 0
    while array is not None and i < format.length:
        code = i64(str_data(format)[i])
        i = i + 1
        if is_space(code):
            at_text = after_space(text, at_text)
        elif code == b"%":
            at_text = scanned(PhpArray(array), text, after_space(text, at_text), i64(str_data(format)[i]))
            i = i + 1
        else:
            at_text = at_text + 1 if at_text < text.length and i64(str_data(text)[at_text]) == code else -1
        if at_text < 0:
            return give_up(PhpArray(array))
    return array


@inline
def after_space(text: Str, i: i64) -> i64:
    while i < text.length and is_space(i64(str_data(text)[i])):
        i = i + 1
    return i


@cold
def scanned(array: PhpArray, text: Str, start: i64, code: i64) -> i64:
    """Append what %d or %s finds there; where it ends. Negative where Python has to look."""
    data = str_data(text)
    end = start
    value = Object(None)
    if code == b"s":
        while end < text.length and not is_space(i64(data[end])):
            end = end + 1
        value = part(text, start, end) if end > start else Object(None)
    elif code == b"d":
        first = start + i64(i64(data[start]) == b"-" or i64(data[start]) == b"+")
        digits = digits_at(data, first, text.length)
        end = first + digits
        if below(digits - 1, MOST_DIGITS):
            number = number_at(data, first, digits)
            value = box_int(0 - number if i64(data[start]) == b"-" else number)
    return end if value is not None and list_append(array.packed, value) else -1

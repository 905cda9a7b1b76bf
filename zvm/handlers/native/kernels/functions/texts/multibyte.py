"""mb_strlen(), mb_substr(), mb_strpos() and the like in UTF-8."""
FIRST_WIDE = 4352  # U+1100: the first character of two columns
MOST_WIDTH = 2147483647  # a width that PHP's int holds


@cold
def goes_by_utf8(engine: Engine, arguments: Cells, number: i64, count: i64) -> i1:
    """Whether the encoding is UTF-8, that of an argument or else the internal one. False where Python has to look."""
    if count > number + 1:
        return False
    if number < count and arguments[number] is not NONE:
        return arguments[number].type is STR and is_word(Str(arguments[number]), "'UTF-8")
    state = state_of(engine, "zvm.ext.mbstring.state.MbstringState")
    encoding = None if state is None else attribute(state, "'internal_encoding")
    if encoding is None:
        PyErr_Clear()
        return False
    release(encoding)
    return encoding is provided_object("zvm.ext.mbstring.encodings.UTF_8")


@inline
def narrow_argument(arguments: Cells, number: i64, count: i64) -> Str:
    """An argument, of so many, that is a string, however long; null of others."""
    if number >= count or arguments[number].type is not STR or not is_narrow(Str(arguments[number])):
        return None
    return Str(arguments[number])


@cold
def skip_characters(text: Str, start: i64, number: i64) -> i64:
    """Where the character so many characters after `start` begins; the end where there are fewer."""
    if number >= text.length - start:
        return text.length
    if text.state & ASCII_BIT != 0:
        return start + number
    data = str_data(text)
    i = start
    while i < text.length and number > 0:
        i = i + promised_size(i64(data[i]))
        number = number - 1
    return smaller(i, text.length)


@cold
def character_count(text: Str) -> i64:
    if text.state & ASCII_BIT != 0:
        return text.length
    data = str_data(text)
    number = 0
    i = 0
    while i < text.length:
        i = i + promised_size(i64(data[i]))
        number = number + 1
    return number


@entry
def function__mb_strlen(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    if text is None or not goes_by_utf8(Engine(engine), arguments, 1, count) or counts_errors(Engine(engine), text):
        return None
    return box_int(character_count(text))


@cold
def counts_errors(engine: Engine, text: Str) -> i1:
    """Must Python look at the text, in which PHP 8.3 and later count each error?"""
    return text.state & ASCII_BIT == 0 and engine.target is not provided_object("zvm.targets.DEFAULT") \
        and not is_valid_utf8(text)


@entry
def function__mb_ord(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    if text is None or text.length == 0 or not goes_by_utf8(Engine(engine), arguments, 1, count):
        return None
    data = str_data(text)
    if i64(data[0]) & 128 == 0:
        return box_int(i64(data[0]))
    size = sequence_size(data, text.length)
    return box_int(sequence_code(data, size)) if size > 0 else None


@entry
def function__mb_chr(engine: Object, arguments: Cells, count: i64) -> Object:
    if count == 0 or arguments[0].type is not LONG or not goes_by_utf8(Engine(engine), arguments, 1, count):
        return None
    code = unbox_int(arguments[0])
    if not below(code, 1114112) or below(code - 55296, 2048):  # beyond Unicode, or a surrogate
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    put_character(sink, code)
    return sink_value(sink)


@entry
def function__mb_substr(engine: Object, arguments: Cells, count: i64) -> Object:
    text = narrow_argument(arguments, 0, count)
    if text is None or count < 2 or arguments[1].type is not LONG:
        return None
    start = unbox_int(arguments[1])
    wanted = INT_MAX
    if count > 2 and arguments[2] is not NONE:
        if arguments[2].type is not LONG:
            return None
        wanted = unbox_int(arguments[2])
    if not goes_by_utf8(Engine(engine), arguments, 3, count) or counts_errors(Engine(engine), text):
        return None
    if start < 0 or wanted < 0:
        size = character_count(text)
        if start < 0:
            start = 0 if size + start < 0 else size + start
        if wanted < 0:
            wanted = 0 if size - start + wanted < 0 else size - start + wanted
    first = skip_characters(text, 0, start)
    return part(text, first, skip_characters(text, first, wanted))


@entry
def function__mb_str_split(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    size = 1
    if count > 1:
        size = unbox_int(arguments[1]) if arguments[1].type is LONG else 0
    if text is None or size <= 0 or not goes_by_utf8(Engine(engine), arguments, 2, count):
        return None
    array = new_array()
    first = 0
    while array is not None and first < text.length:
        end = skip_characters(text, first, size)
        piece = part(text, first, end)
        if not append_made(PhpArray(array).packed, piece):
            return give_up(PhpArray(array))
        first = end
    return array


# ---- searching -----------------------------------------------------------------------------------------------------

@entry
def function__mb_strpos(engine: Object, arguments: Cells, count: i64) -> Object:
    return found_character(Engine(engine), arguments, count, False)


@entry
def function__mb_strrpos(engine: Object, arguments: Cells, count: i64) -> Object:
    return found_character(Engine(engine), arguments, count, True)


@cold
def found_character(engine: Engine, arguments: Cells, count: i64, is_last: i1) -> Object:
    """The number of the character where a text stands in another, from the start or an offset inside on."""
    text = text_at(arguments, 0, count) if is_last else narrow_argument(arguments, 0, count)
    needle = text_at(arguments, 1, count)
    if text is None or needle is None or not goes_by_utf8(engine, arguments, 3, count):
        return None
    start = 0
    if count > 2:
        number = unbox_int(arguments[2]) if arguments[2].type is LONG else -1
        start = skip_characters(text, 0, number)
        if number < 0 or number > 0 and start == text.length:
            return None
    place = find_last_before(text, start, text.length, needle) if is_last else find(text, start, needle)
    return boolean(False) if place < 0 else box_int(characters_before(text, place))


@cold
def characters_before(text: Str, end: i64) -> i64:
    """By the bytes that do not continue one."""
    if text.state & ASCII_BIT != 0:
        return end
    data = str_data(text)
    number = 0
    i = 0
    while i < end:
        number = number + i64(not is_following(i64(data[i])))
        i = i + 1
    return number


# ---- characters ----------------------------------------------------------------------------------------------------


@cold
def code_point(data: Bytes, left: i64) -> i64:
    """Of the character at the start of so many bytes; -1 where there is no valid one."""
    byte = i64(data[0])
    if byte < 128:
        return byte
    size = sequence_size(data, left)
    return sequence_code(data, size) if size > 0 else -1


@entry
def function__mb_check_encoding(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    is_known = text is not None and goes_by_utf8(Engine(engine), arguments, 1, count)
    return boolean(is_valid_utf8(text)) if is_known else None


@entry
def function__mb_strwidth(engine: Object, arguments: Cells, count: i64) -> Object:
    text = narrow_argument(arguments, 0, count)
    if text is None or not goes_by_utf8(Engine(engine), arguments, 1, count):
        return None
    width = width_from(text, 0)
    return None if width < 0 else box_int(width)


@cold
def width_from(text: Str, start: i64) -> i64:
    """The columns that the characters from there on take; -1 where one is not valid, and Python has to look."""
    if text.state & ASCII_BIT != 0:
        return text.length - start
    data = str_data(text)
    width = 0
    while start < text.length:
        columns = columns_of(code_point(offset(data, start, Bytes), text.length - start))
        if columns < 0:
            return -1
        start = start + promised_size(i64(data[start]))
        width = width + columns
    return width


@inline
def columns_of(code: i64) -> i64:
    """Of a character: one or two; -1 of none, and without memory."""
    if below(code, FIRST_WIDE):
        return 1
    bits = provided_object("zvm.ext.mbstring.width.WIDE_BITS") if code >= 0 else None
    if bits is None:
        PyErr_Clear()
        return -1
    if code >= WIDE_END:
        return 1
    return 1 + ((i64(offset(bits, BYTES_DATA, Bytes)[code >> 3]) >> (code & 7)) & 1)


@entry
def function__mb_strimwidth(engine: Object, arguments: Cells, count: i64) -> Object:
    """From the start on or, in ASCII, from a place inside."""
    text = narrow_argument(arguments, 0, count)
    marker = text_at(arguments, 3, count) if count > 3 else Str(EMPTY)
    if text is None or marker is None or not below(count - 3, 3):
        return None
    if arguments[1].type is not LONG or arguments[2].type is not LONG:
        return None
    start = unbox_int(arguments[1])
    width = unbox_int(arguments[2])
    if start != 0 and (text.state & ASCII_BIT == 0 or not below(start, text.length)):
        return None
    if not below(width, MOST_WIDTH) or not goes_by_utf8(Engine(engine), arguments, 4, count):
        return None
    taken = width_from(marker, 0)
    return None if taken < 0 else trimmed_to(text, start, width, width - taken, marker)


@cold
def trimmed_to(text: Str, first: i64, width: i64, left: i64, marker: Str) -> Object:
    """The text from there on, if it takes no more columns, else what takes no more than are left by the marker, and
    that, owned; null where Python has to look."""
    data = str_data(text)
    used = 0
    end = first
    i = first
    while i < text.length and used <= width:
        columns = columns_of(code_point(offset(data, i, Bytes), text.length - i))
        if columns < 0:
            return None
        i = i + promised_size(i64(data[i]))
        used = used + columns
        if used <= left:
            end = i
    if used <= width:
        return part(text, first, text.length)
    kept = part(text, first, end)
    if kept is None or marker.length == 0:
        return kept
    whole = PyUnicode_Concat(kept, Object(marker))
    release(kept)
    return whole


@entry
def function__mb_strtolower(engine: Object, arguments: Cells, count: i64) -> Object:
    return cased_characters(engine, arguments, count, False)


@entry
def function__mb_strtoupper(engine: Object, arguments: Cells, count: i64) -> Object:
    return cased_characters(engine, arguments, count, True)


@cold
def cased_characters(engine: Object, arguments: Cells, count: i64, upper: i1) -> Object:
    """In the other case, as far as the characters are of ASCII, Latin-1 or Cyrillic."""
    text = text_at(arguments, 0, count)
    if text is None or not goes_by_utf8(Engine(engine), arguments, 1, count):
        return None
    if text.state & ASCII_BIT != 0:
        return upper_case(text) if upper else lower_case(text)
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    data = str_data(text)
    i = 0
    while i < text.length:
        code = code_point(offset(data, i, Bytes), text.length - i)
        code = upper_code(code) if upper else lower_code(code)
        if code < 0:
            return drop_sink(sink)
        put_character(sink, code)
        i = i + promised_size(i64(data[i]))
    return sink_value(sink)


@cold
def upper_code(code: i64) -> i64:
    """Of a character; negative of one that has to be looked up."""
    if below(code - b"a", 26) or below(code - 0xE0, 31) and code != 0xF7 or below(code - 0x430, 32):
        return code - 32
    if below(code - 0x450, 16):
        return code - 80
    is_known = code < 0xDF and code != 0xB5 or code == 0xF7 or below(code - 0x400, 48)
    return code if is_known else -1


@cold
def lower_code(code: i64) -> i64:
    """Of a character; negative of one that has to be looked up."""
    if below(code - b"A", 26) or below(code - 0xC0, 31) and code != 0xD7 or below(code - 0x410, 32):
        return code + 32
    if below(code - 0x400, 16):
        return code + 80
    return code if code < 0x100 or below(code - 0x430, 48) else -1


# ---- conversion ----------------------------------------------------------------------------------------------------

@entry
def function__mb_convert_encoding(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    target = text_at(arguments, 1, count)
    if text is None or target is None or not below(count - 2, 2):
        return None
    if goes_by_utf8(Engine(engine), arguments, 2, count):
        return converted_text(text, target, True)
    source = text_at(arguments, 2, count)
    return converted_text(text, target, False) if source is not None and is_word(source, "'ISO-8859-1") else None


@entry
def function__iconv(engine: Object, arguments: Cells, count: i64) -> Object:
    source = text_at(arguments, 0, count)
    target = text_at(arguments, 1, count)
    text = text_at(arguments, 2, count)
    if source is None or target is None or text is None or count != 3:
        return None
    is_utf8 = is_word(source, "'UTF-8")
    return converted_text(text, target, is_utf8) if is_utf8 or is_word(source, "'ISO-8859-1") else None


@cold
def converted_text(text: Str, target: Str, from_utf8: i1) -> Object:
    """From UTF-8 or ISO-8859-1 to one of them; null of others, and of what cannot be converted."""
    to_utf8 = is_word(target, "'UTF-8")
    if not to_utf8 and not is_word(target, "'ISO-8859-1"):
        return None
    if text.state & ASCII_BIT != 0:
        return own(Object(text))
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    data = str_data(text)
    i = 0
    while i < text.length:
        code = code_point(offset(data, i, Bytes), text.length - i) if from_utf8 else i64(data[i])
        if code < 0 or code > 255 and not to_utf8:
            return drop_sink(sink)
        if to_utf8:
            put_character(sink, code)
        else:
            put_byte(sink, code)
        i = i + (promised_size(i64(data[i])) if from_utf8 else 1)
    return sink_value(sink)

"""preg_quote(), addcslashes(), quoted_printable_encode() and the like: texts in which some bytes are written otherwise;
strip_tags(), where some are left out."""


FIRST_NAMED, NAMED_CONTROLS = 7, 7  # the controls that C has letters for: \a to \r


# ---- as C writes them ----------------------------------------------------------------------------------------------

@entry
def function__addcslashes(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of bytes from `a..z` to others; null of a list with more dots than that."""
    text = text_at(arguments, 0, count)
    marked = text_at(arguments, 1, count)
    names = Str(provided_object("'abtnvfr"))
    dots = Str(provided_object("'.."))
    if text is None or marked is None or names is None or dots is None or count != 2 or marked.length == 0:
        return None
    first_dot = find(marked, 0, dots)
    if first_dot >= 0 and not is_range(marked, first_dot):
        return None
    data = str_data(text)
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    i = 0
    while i < text.length:
        byte = i64(data[i])
        if is_marked(marked, first_dot, data[i]):
            put_for_c(sink, byte, str_data(names))
        else:
            put_byte(sink, byte)
        i = i + 1
    return sink_value(sink)


@cold
def is_range(marked: Str, dots: i64) -> i1:
    """Whether two dots, where there are no more, stand between the ends of a range."""
    data = str_data(marked)
    if dots == 0 or dots + 2 >= marked.length or i64(data[dots - 1]) > i64(data[dots + 2]):
        return False
    rest = dots + 2
    while rest < marked.length and i64(data[rest]) != b".":
        rest = rest + 1
    return rest == marked.length


@inline
def is_marked(marked: Str, dots: i64, byte: i8) -> i1:
    if dots < 0:
        return has_byte(marked, byte)
    data = str_data(marked)
    if i64(byte) >= i64(data[dots - 1]) and i64(byte) <= i64(data[dots + 2]):
        return True
    return i64(byte) != b"." and has_byte(marked, byte)


@cold
def put_for_c(sink: Words, byte: i64, names: Bytes) -> None:
    put_byte(sink, b"\\")
    if byte > 31 and byte < 127:
        put_byte(sink, byte)
    elif below(byte - FIRST_NAMED, NAMED_CONTROLS):
        put_byte(sink, i64(names[byte - FIRST_NAMED]))
    else:
        put_byte(sink, b"0" + (byte >> 6))
        put_byte(sink, b"0" + (byte >> 3 & 7))
        put_byte(sink, b"0" + (byte & 7))


# ---- tags ----------------------------------------------------------------------------------------------------------

@entry
def function__strip_tags(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    if text is None or count != 1:
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    written = 0
    i = 0
    while i < text.length:
        byte = i64(str_data(text)[i])
        if byte == b"<":
            put_part(sink, text, written, i)
            i = tag_end(str_data(text), i + 1)
            written = i + 1
        if byte == 0 or i < 0:
            return drop_sink(sink)
        i = i + 1
    return sink_and_rest(sink, text, written)


@cold
def tag_end(data: Bytes, start: i64) -> i64:
    """Where the `>` of a tag is in which nothing is out of the ordinary: no other `<`, no declaration, quotes in pairs;
    negative of others."""
    first = i64(data[start])
    if is_space(first) or first == b"!" or first == b"?" or first == b">" or first == b'"' or first == b"'":
        return -1
    quote = 0
    i = start
    while i64(data[i]) != b">" or quote != 0:
        byte = i64(data[i])
        if byte == 0 or byte == b"<":
            return -1
        if byte == quote:
            quote = 0
        elif quote == 0 and (byte == b'"' or byte == b"'"):
            quote = byte
        i = i + 1
    return i

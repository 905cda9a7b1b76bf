"""strip_tags(): texts in which some bytes are left out."""


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

"""str_getcsv(), fgetcsv(), fputcsv(): lines of fields between commas, or another byte, as they mostly are."""


@entry
def function__str_getcsv(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    mark = separator_byte(arguments, 1, count)
    if text is None or count > 2 or mark < 0 or text.length == 0 or is_later(engine):
        return None
    return fields_of(text, mark)


@inline
def separator_byte(arguments: Cells, number: i64, count: i64) -> i64:
    """The byte between fields, a comma where it is not given; -1 where Python has to look."""
    separator = Str(SHARED.characters[b","]) if number >= count else text_at(arguments, number, count)
    if separator is None or separator.length != 1:
        return -1
    mark = i64(str_data(separator)[0])
    return -1 if mark >= 128 or mark == b'"' or mark == b"\\" else mark


@cold
def fields_of(text: Str, mark: i64) -> Object:
    """The fields of a line without its end, as they are or in quotes (php_fgetcsv); null where Python has to read them."""
    array = new_array()
    at = 0
    while array is not None and at <= text.length:
        end = field_end(text, at, mark)
        piece = None if end < 0 else field_between(text, at, end)
        if piece is None or not list_append(PhpArray(array).packed, piece):
            return give_up(PhpArray(array))
        at = end + 1
    return array


@cold
def field_end(text: Str, start: i64, mark: i64) -> i64:
    """Where the field ends that begins there; negative of one that Python has to read."""
    data = str_data(text)
    is_quoted = i64(data[start]) == b'"'
    is_open = is_quoted
    i = start + i64(is_quoted)
    while i < text.length and (is_open or i64(data[i]) != mark):
        byte = i64(data[i])
        if byte < 32 or byte == b"\\" or byte == b'"' and not is_quoted or byte == b" " and i == start:
            return -1
        if byte == b'"':
            if not is_open:
                return -1
            if i64(data[i + 1]) == b'"':
                i = i + 1
            else:
                is_open = False
        i = i + 1
    return -1 if is_open else i


@cold
def field_between(text: Str, start: i64, end: i64) -> Object:
    """A field without its quotes, those within it once. Owned; null without memory."""
    data = str_data(text)
    if i64(data[start]) != b'"' or start == end:
        return part(text, start, end)
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    i = start + 1
    while i < end:
        if i64(data[i]) == b'"':
            i = i + 1
        if i < end:
            put_byte(sink, i64(data[i]))
        i = i + 1
    return sink_value(sink)


# ---- of streams ----------------------------------------------------------------------------------------------------

@entry
def function__fgetcsv(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of a line that has been read ahead."""
    mark = separator_byte(arguments, 2, count)
    if not below(count - 1, 3) or mark < 0 or count > 1 and arguments[1] is not NONE and arguments[1] is not ZERO:
        return None
    if is_later(engine):
        return None
    stream = stream_read_ahead(arguments)
    if stream is None:
        return None
    size = line_size(stream)
    end = size - 1
    if end > 0 and i64(str_data(stream.buffer)[end - 1]) == b"\r":
        end = end - 1
    if end <= 0:
        return None
    line = part(stream.buffer, 0, end)
    fields = fields_of(Str(line), mark) if line is not None else None
    if line is not None:
        release(line)
    if fields is None:
        return None
    taken = taken_from(stream, size)
    if taken is None:
        release(fields)
        return None
    release(taken)
    return fields


@entry
def function__fputcsv(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of scalars."""
    mark = separator_byte(arguments, 2, count)
    array = plain_array(arguments, 1, count)
    if not below(count - 2, 2) or mark < 0 or array is None or usual_stream(arguments[0]) is None or is_later(engine):
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    i = next_element(array, 0)
    is_first = True
    while i >= 0:
        if not is_first:
            put_byte(sink, mark)
        is_first = False
        text = plain_text(Engine(engine), element_number(array, i))
        if text is None or not is_narrow(Str(text)):
            return drop_sink(sink)
        put_csv_field(sink, Str(text), mark)
        release(text)
        i = next_element(array, i + 1)
    put_byte(sink, b"\n")
    given = local_array(Cells, 24)
    given[0] = engine
    given[1] = arguments[0]
    given[2] = sink_value(sink)
    if given[2] is None:
        return None
    written = call_provided("zvm.ext.standard.streams.file.write_stream", given, 3)
    release(given[2])
    return FALSE if written is NONE else written


@cold
def put_csv_field(sink: Words, text: Str, mark: i64) -> None:
    """In quotes where a byte asks for them, quotes within twice but after a backslash (php_fputcsv)."""
    data = str_data(text)
    i = 0
    is_plain = True
    while i < text.length and is_plain:
        byte = i64(data[i])
        is_plain = byte != mark and byte != b'"' and byte != b"\\" and byte != b"\n" and byte != b"\r" and byte != b"\t" and \
            byte != b" "
        i = i + 1
    if is_plain:
        put_text(sink, text)
        return
    put_byte(sink, b'"')
    is_escaped = False
    i = 0
    while i < text.length:
        byte = i64(data[i])
        if byte == b'"' and not is_escaped:
            put_byte(sink, byte)
        is_escaped = byte == b"\\"
        put_byte(sink, byte)
        i = i + 1
    put_byte(sink, b'"')

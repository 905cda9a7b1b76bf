"""fgets() and its kin of what streams have read ahead (zvm/runtime/services/streams.py). Where that is not enough, or a stream reads
in a way of its own, Python does it. What is in memory is read and written in its place."""
READ_CHUNK = 8192  # CHUNK of streams.py


@cold
def usual_stream(value: Object) -> Stream:
    """A file or what is in memory, as an open stream that has the methods of class Stream; null of others."""
    type = Object(value.type)
    if type is not provided_object("zvm.runtime.services.streams.FileStream") and \
            type is not provided_object("zvm.runtime.services.streams.MemoryStream") and \
            type is not provided_object("zvm.runtime.services.streams.TempStream") and \
            type is not provided_object("zvm.runtime.services.streams.StandardStream"):
        return None
    if not is_layout("zvm.handlers.native.late.STREAMS", STREAMS_LAYOUT):
        return None
    return Stream(value) if is_word(Stream(value).type_name, "'stream") else None


@cold
def stream_read_ahead(arguments: Cells) -> Stream:
    """The first argument, if it is such a stream, which has read something ahead; null of others."""
    stream = usual_stream(arguments[0])
    name = provided_object("'line ending")
    if stream is None or name is None or stream.readable is not TRUE or not is_narrow(stream.buffer):
        return None
    if stream.buffer.length == 0 or PyDict_GetItemWithError(stream.options, name) is not None:
        return None
    return stream


@cold
def taken_from(stream: Stream, size: i64) -> Object:
    """So many bytes of what was read ahead, which goes on after them, owned; null where that is less."""
    buffer = stream.buffer
    if not below(size - 1, buffer.length):
        return None
    text = part(buffer, 0, size)
    rest = part(buffer, size, buffer.length)
    if text is None or rest is None:
        return None
    put_int(cell(stream.position), unbox_int(stream.position) + size, None, None)
    replace(cell(stream.buffer), rest)
    release(rest)
    return text


@inline
def line_size(stream: Stream) -> i64:
    """Of the next line with its end; 0 where the end was not read yet."""
    return find(stream.buffer, 0, Str(SHARED.characters[10])) + 1


@entry
def function__fgets(engine: Object, arguments: Cells, count: i64) -> Object:
    limit = INT_MAX
    if count == 2 and arguments[1] is not NONE:
        limit = unbox_int(arguments[1]) - 1 if arguments[1].type is LONG else 0
    stream = stream_read_ahead(arguments) if below(count - 1, 2) and limit > 0 else Stream(None)
    if stream is None:
        memory = readable_memory(arguments[0]) if count == 1 else MemoryStream(None)
        return None if memory is None else line_of_memory(memory)
    size = line_size(stream)
    return taken_from(stream, limit if size == 0 or size > limit else size)


@entry
def function__fgetc(engine: Object, arguments: Cells, count: i64) -> Object:
    stream = stream_read_ahead(arguments) if count == 1 else Stream(None)
    if stream is not None:
        return taken_from(stream, 1)
    memory = readable_memory(arguments[0]) if count == 1 else MemoryStream(None)
    if memory is None:
        return None
    text = taken_from_memory(memory, 1)
    return FALSE if text is EMPTY else text


@entry
def function__fread(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 2 or arguments[1].type is not LONG or not below(unbox_int(arguments[1]) - 1, LONGEST_TEXT):
        return None
    stream = stream_read_ahead(arguments)
    if stream is not None:
        return taken_from(stream, unbox_int(arguments[1]))
    memory = readable_memory(arguments[0])
    return None if memory is None else taken_from_memory(memory, unbox_int(arguments[1]))


@entry
def function__feof(engine: Object, arguments: Cells, count: i64) -> Object:
    return at_stream_end(arguments[0]) if count == 1 else None


@cold
def at_stream_end(value: Object) -> Object:
    """TRUE or FALSE; null where Python has to look."""
    stream = usual_stream(value)
    return None if stream is None else boolean(stream.buffer.length == 0 and stream.eof is TRUE)


# ---- in memory -----------------------------------------------------------------------------------------------------

@cold
def kept_in_memory(value: Object) -> MemoryStream:
    """php://memory, or php://temp that is in no file yet; null of others."""
    stream = usual_stream(value)
    if stream is None or stream.seekable is not TRUE:
        return None
    if is_temporary(stream):
        return MemoryStream(stream) if TempStream(stream).file is NONE else None
    is_plain = Object(value.type) is provided_object("zvm.runtime.services.streams.MemoryStream")
    return MemoryStream(stream) if is_plain else None


@cold
def memory_stream(value: Object) -> MemoryStream:
    """One of which nothing was read ahead; null of others."""
    memory = kept_in_memory(value)
    return None if memory is None or Stream(memory).buffer.length != 0 else memory


@cold
def readable_memory(value: Object) -> MemoryStream:
    """One that may be read besides."""
    memory = memory_stream(value)
    return None if memory is None or Stream(memory).readable is not TRUE else memory


@inline
def is_temporary(stream: Stream) -> i1:
    return Object(Object(stream).type) is provided_object("zvm.runtime.services.streams.TempStream")


@cold
def taken_from_memory(memory: MemoryStream, size: i64) -> Object:
    """Up to so many bytes, owned; the end was met where there are fewer. Null without memory for them."""
    stream = Stream(memory)
    place = unbox_int(memory.place)
    left = PyByteArray_Size(memory.data) - place
    found = size if size <= left else (left if left > 0 else 0)
    text = text_of_bytes(offset(PyByteArray_AsString(memory.data), place, Bytes), found)
    if text is None:
        return None
    put_int(cell(memory.place), place + found, None, None)
    put_int(cell(stream.position), unbox_int(stream.position) + found, None, None)
    if found < size:
        stream.eof = TRUE
    elif is_temporary(stream):
        stream.eof = FALSE
    return text


@cold
def line_of_memory(memory: MemoryStream) -> Object:
    """The next line, and what follows it in the piece that is read, which is read ahead then; null where Python has to
    look."""
    stream = Stream(memory)
    place = unbox_int(memory.place)
    left = PyByteArray_Size(memory.data) - place
    chunk = READ_CHUNK if left > READ_CHUNK else left
    data = offset(PyByteArray_AsString(memory.data), place, Bytes)
    size = 0
    while size < chunk and i64(data[size]) != 10:
        size = size + 1
    name = provided_object("'line ending")
    if size >= chunk or stream.eof is TRUE or name is None or PyDict_GetItemWithError(stream.options, name) is not None:
        return None
    size = size + 1
    line = text_of_bytes(data, size)
    rest = text_of_bytes(offset(data, size, Bytes), chunk - size)
    if line is None or rest is None:
        return None
    put_int(cell(memory.place), place + chunk, None, None)
    put_int(cell(stream.position), unbox_int(stream.position) + size, None, None)
    replace(cell(stream.buffer), rest)
    release(rest)
    if is_temporary(stream):
        stream.eof = boolean(chunk < READ_CHUNK)
    return line


@entry
def function__fwrite(engine: Object, arguments: Cells, count: i64) -> Object:
    return written_to_memory(arguments, count)


@entry
def function__fputs(engine: Object, arguments: Cells, count: i64) -> Object:
    return written_to_memory(arguments, count)


@cold
def written_to_memory(arguments: Cells, count: i64) -> Object:
    """How many bytes were written; null where Python has to."""
    text = text_at(arguments, 1, count)
    memory = memory_stream(arguments[0]) if text is not None and count == 2 else MemoryStream(None)
    if memory is None or text.length == 0:
        return None
    stream = Stream(memory)
    if stream.writable is not TRUE or stream.read_only is not FALSE or i64(str_data(stream.mode)[0]) == b"a":
        return None
    if is_temporary(stream):
        end = unbox_int(stream.position) + text.length
        if TempStream(stream).writes is not TRUE or end >= unbox_int(TempStream(stream).limit):
            return None
    place = unbox_int(memory.place)
    end = place + text.length
    size = PyByteArray_Size(memory.data)
    if place > size:
        return None
    if end > size and PyByteArray_Resize(memory.data, end) != 0:
        PyErr_Clear()
        return None
    memcpy(offset(PyByteArray_AsString(memory.data), place, Bytes), str_data(text), text.length)
    put_int(cell(memory.place), end, None, None)
    put_int(cell(stream.position), unbox_int(stream.position) + text.length, None, None)
    return box_int(text.length)


@entry
def function__rewind(engine: Object, arguments: Cells, count: i64) -> Object:
    return TRUE if count == 1 and goes_to(arguments[0], 0) else None


@entry
def function__fseek(engine: Object, arguments: Cells, count: i64) -> Object:
    """From the start."""
    if not below(count - 2, 2) or arguments[1].type is not LONG or count == 3 and arguments[2] is not ZERO:
        return None
    return ZERO if goes_to(arguments[0], unbox_int(arguments[1])) else None


@cold
def goes_to(value: Object, place: i64) -> i1:
    """Go to a place in memory; false, and nothing done, of other streams and where there is no such place."""
    memory = kept_in_memory(value)
    if memory is None or not below(place, PyByteArray_Size(memory.data) + 1):
        return False
    stream = Stream(memory)
    put_int(cell(memory.place), place, None, None)
    put_int(cell(stream.position), place, None, None)
    replace(cell(stream.buffer), EMPTY)
    stream.eof = FALSE
    return True

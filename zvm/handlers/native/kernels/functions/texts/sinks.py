"""Texts that grow, for internal functions that make a string piece by piece.

A sink is `local_array(Words, SINK_BYTES)`, opened with room for STACK_TEXT bytes in the caller's frame; longer ones get
memory of their own. What was opened is ended by sink_value() or drop_sink().
"""
SINK_DATA, SINK_SIZE, SINK_ROOM, SINK_OWNED, SINK_FAILED = 0, 1, 2, 3, 4
SINK_BYTES = 48
STACK_TEXT = 512


@inline
def open_sink(sink: Words, room: Bytes) -> None:
    sink[SINK_DATA] = i64(room)
    sink[SINK_SIZE] = 0
    sink[SINK_ROOM] = STACK_TEXT
    sink[SINK_OWNED] = 0
    sink[SINK_FAILED] = 0


@inline
def reserve(sink: Words, size: i64) -> Bytes:
    """Where so many bytes more are to be written; null without memory."""
    at = sink[SINK_SIZE]
    if unlikely(at + size > sink[SINK_ROOM]) and not widen(sink, at + size):
        return None
    sink[SINK_SIZE] = at + size
    return offset(Raw(sink[SINK_DATA]), at, Bytes)


@cold
def widen(sink: Words, size: i64) -> i1:
    if sink[SINK_FAILED] != 0:
        return False
    room = size * 2
    memory = PyMem_Realloc(Cells(sink[SINK_DATA]) if sink[SINK_OWNED] != 0 else Cells(None), room)
    if memory is None:
        sink[SINK_FAILED] = 1
        return False
    if sink[SINK_OWNED] == 0:
        memcpy(Bytes(memory), Bytes(sink[SINK_DATA]), sink[SINK_SIZE])
    sink[SINK_DATA] = i64(memory)
    sink[SINK_ROOM] = room
    sink[SINK_OWNED] = 1
    return True


@inline
def put_byte(sink: Words, byte: i64) -> None:
    place = reserve(sink, 1)
    if place is not None:
        place[0] = i8(byte)


@cold
def put_bytes(sink: Words, data: Bytes, size: i64) -> None:
    place = reserve(sink, size)
    if place is not None:
        memcpy(place, data, size)


@inline
def put_text(sink: Words, text: Str) -> None:
    put_bytes(sink, str_data(text), text.length)


@cold
def put_provided(sink: Words, index: i64) -> None:
    """A text that kernels name."""
    text = provided_object(index)
    if text is None:
        PyErr_Clear()
        sink[SINK_FAILED] = 1
    else:
        put_text(sink, Str(text))


@cold
def put_part(sink: Words, text: Str, start: i64, end: i64) -> None:
    """text[start:end]"""
    if end > start:
        put_bytes(sink, offset(str_data(text), start, Bytes), end - start)


@cold
def put_bytes_of(sink: Words, byte: i64, times: i64) -> None:
    """One byte so many times."""
    if times > 0:
        place = reserve(sink, times)
        if place is not None:
            while times > 0:
                times = times - 1
                place[times] = i8(byte)


@cold
def put_number(sink: Words, number: i64) -> None:
    buffer = local_array(Bytes, 32)
    first = decimal_digits(buffer, number)
    if number < 0:
        put_byte(sink, b"-")
    put_bytes(sink, offset(buffer, first, Bytes), 32 - first)


@cold
def sink_value(sink: Words) -> Object:
    """What was put in as a string, owned; null without memory. The sink is no more."""
    size = sink[SINK_SIZE]
    if sink[SINK_FAILED] != 0:
        drop_sink(sink)
        return PyErr_NoMemory()
    value = text_of_bytes(Bytes(sink[SINK_DATA]), size)
    drop_sink(sink)
    return value


@cold
def sink_and_rest(sink: Words, text: Str, written: i64) -> Object:
    """sink_value() followed by text[written:]; the text itself where nothing of it was put in."""
    if written == 0:
        drop_sink(sink)
        return own(Object(text))
    put_part(sink, text, written, text.length)
    return sink_value(sink)


@cold
def drop_sink(sink: Words) -> Object:
    """Null."""
    if sink[SINK_OWNED] != 0:
        PyMem_Free(Raw(sink[SINK_DATA]))
    return None

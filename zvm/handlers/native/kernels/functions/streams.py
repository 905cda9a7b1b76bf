"""fgets() and its kin of what streams have read ahead (zvm/runtime/services/streams.py). Where that is not enough, or a stream reads
in a way of its own, Python does it."""


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
        return None
    size = line_size(stream)
    return taken_from(stream, limit if size == 0 or size > limit else size)


@entry
def function__fgetc(engine: Object, arguments: Cells, count: i64) -> Object:
    stream = stream_read_ahead(arguments) if count == 1 else Stream(None)
    return None if stream is None else taken_from(stream, 1)


@entry
def function__fread(engine: Object, arguments: Cells, count: i64) -> Object:
    stream = stream_read_ahead(arguments) if count == 2 and arguments[1].type is LONG else Stream(None)
    return None if stream is None else taken_from(stream, unbox_int(arguments[1]))


@entry
def function__feof(engine: Object, arguments: Cells, count: i64) -> Object:
    return at_stream_end(arguments[0]) if count == 1 else None


@cold
def at_stream_end(value: Object) -> Object:
    """TRUE or FALSE; null where Python has to look."""
    stream = usual_stream(value)
    return None if stream is None else boolean(stream.buffer.length == 0 and stream.eof is TRUE)

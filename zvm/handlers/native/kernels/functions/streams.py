"""fgets() and its kin of what streams have read ahead (zvm/runtime/services/streams.py). Where that is not enough, or a stream reads
in a way of its own, Python does it."""


@external("PyObject_SetAttr")
def PyObject_SetAttr(object: Object, name: Object, value: Object) -> i32: ...


@cold
def is_usual_stream(value: Object) -> i1:
    """Whether it is a file or what is in memory, as an open stream that has the methods of Stream."""
    if value.type is LONG or value.type is STR or is_object(value):
        return False
    type = Object(value.type)
    if type is not provided_object("zvm.runtime.services.streams.FileStream") and \
            type is not provided_object("zvm.runtime.services.streams.MemoryStream") and \
            type is not provided_object("zvm.runtime.services.streams.TempStream") and \
            type is not provided_object("zvm.runtime.services.streams.StandardStream"):
        return False
    name = attribute(value, "'type_name")
    is_open = name is not None and is_word(Str(name), "'stream")
    if name is not None:
        release(name)
    return is_open


@cold
def read_ahead(arguments: Cells) -> Str:
    """What the stream that is the first argument has read ahead, owned; null of others, and where that is nothing."""
    stream = arguments[0]
    if not is_usual_stream(stream) or not has_attribute(stream, "'readable", TRUE):
        return None
    options = attribute(stream, "'options")
    name = provided_object("'line ending")
    if options is None or name is None:
        return None
    is_plain = PyDict_GetItemWithError(Dict(options), name) is None
    release(options)
    buffer = attribute(stream, "'buffer") if is_plain else None
    if buffer is not None and (Str(buffer).length == 0 or not is_narrow(Str(buffer))):
        release(buffer)
        return None
    return Str(buffer)


@cold
def has_attribute(object: Object, index: i64, wanted: Object) -> i1:
    """object.name is wanted"""
    value = attribute(object, index)
    if value is None:
        return False
    release(value)
    return value is wanted


@cold
def taken_from(stream: Object, buffer: Str, size: i64) -> Object:
    """So many bytes of what was read ahead, which goes on after them; owned. Null without memory."""
    text = part(buffer, 0, size)
    rest = part(buffer, size, buffer.length)
    position = attribute(stream, "'position")
    if text is None or rest is None or position is None:
        return None
    moved = box_int(unbox_int(position) + size)
    release(position)
    if moved is None:
        return None
    done = PyObject_SetAttr(stream, provided_object("'buffer"), rest) == 0 and \
        PyObject_SetAttr(stream, provided_object("'position"), moved) == 0
    release(rest)
    release(moved)
    return text if done else None


@cold
def taken_up_to(arguments: Cells, buffer: Str, size: i64) -> Object:
    """taken_from() of a buffer that is owned and given up; null where it has less."""
    text = taken_from(arguments[0], buffer, size) if below(size - 1, buffer.length) else None
    release(Object(buffer))
    return text


@entry
def function__fgets(engine: Object, arguments: Cells, count: i64) -> Object:
    limit = INT_MAX
    if count == 2 and arguments[1] is not NONE:
        limit = unbox_int(arguments[1]) - 1 if arguments[1].type is LONG else 0
    buffer = read_ahead(arguments) if below(count - 1, 2) and limit > 0 else Str(None)
    if buffer is None:
        return None
    size = find(buffer, 0, Str(SHARED.characters[10])) + 1
    return taken_up_to(arguments, buffer, limit if size == 0 or size > limit else size)


@entry
def function__fgetc(engine: Object, arguments: Cells, count: i64) -> Object:
    buffer = read_ahead(arguments) if count == 1 else Str(None)
    return None if buffer is None else taken_up_to(arguments, buffer, 1)


@entry
def function__fread(engine: Object, arguments: Cells, count: i64) -> Object:
    buffer = read_ahead(arguments) if count == 2 and arguments[1].type is LONG else Str(None)
    return None if buffer is None else taken_up_to(arguments, buffer, unbox_int(arguments[1]))


@entry
def function__feof(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1 or not is_usual_stream(arguments[0]):
        return None
    buffer = attribute(arguments[0], "'buffer")
    if buffer is None:
        return None
    is_empty = Str(buffer).length == 0
    release(buffer)
    return boolean(is_empty and has_attribute(arguments[0], "'eof", TRUE))

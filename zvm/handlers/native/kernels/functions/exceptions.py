"""Methods of Exception, Error and ErrorException, and assert()."""
SEVERITY, FATAL_SEVERITY = 7, 1  # a slot after those of every exception; E_ERROR


@methods("exception", "error")
def __construct(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return construct(this, arguments, count)


@cold
def construct(this: PhpObject, arguments: Cells, count: i64) -> Object:
    """With a message, a code and a previous exception, none of which is a name."""
    if count > 3 or (count > 0 and arguments[0].type is not STR) or (count > 1 and arguments[1].type is not LONG):
        return None
    if count == 3 and arguments[2] is not NONE and not is_throwable(arguments[2]):
        return None
    slots = this.slots.items
    if count > 0:
        replace(at(slots, MESSAGE), arguments[0])
    if count > 1 and unbox_int(arguments[1]) != 0:
        store_number(at(slots, CODE), arguments[1])
    if count == 3 and arguments[2] is not NONE:
        replace(at(slots, PREVIOUS), arguments[2])
    return NONE


@inline
def store_number(place: Cells, number: Object) -> None:
    """place[0] := an int of its own."""
    copy = own(number)
    replace(place, copy)
    release(copy)


@entry
def method__errorexception____construct(this: PhpObject, arguments: Cells, count: i64) -> Object:
    """With a message, a code, a severity, a file, a line and a previous exception, none of which is a name."""
    if count > 6 or count > 2 and arguments[2].type is not LONG:
        return None
    if count > 3 and arguments[3] is not NONE and arguments[3].type is not STR:
        return None
    if count > 4 and arguments[4] is not NONE and arguments[4].type is not LONG:
        return None
    if count == 6 and arguments[5] is not NONE and not is_throwable(arguments[5]):
        return None
    severity = own(arguments[2]) if count > 2 else box_int(FATAL_SEVERITY)
    if severity is None or construct(this, arguments, 2 if count > 2 else count) is None:
        release(severity)
        return None
    slots = this.slots.items
    replace(at(slots, SEVERITY), severity)
    release(severity)
    if count > 3 and arguments[3] is not NONE:
        replace(at(slots, FILE), arguments[3])
        replace(at(slots, LINE), ZERO)
    if count > 4 and arguments[4] is not NONE:
        store_number(at(slots, LINE), arguments[4])
    if count == 6 and arguments[5] is not NONE:
        replace(at(slots, PREVIOUS), arguments[5])
    return NONE


@entry
def method__errorexception__getseverity(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return field_value(this, count, SEVERITY)


@inline
def field_value(this: PhpObject, count: i64, slot: i64) -> Object:
    if count != 0:
        return None
    value = this.slots.items[slot]
    if value.type is REFERENCE or value is UNDEF:
        return None
    return own(value)


@methods("exception", "error")
def getmessage(this: PhpObject, arguments: Cells, count: i64) -> Object:
    if this.slots.items[MESSAGE].type is not STR:
        return None
    return field_value(this, count, MESSAGE)


@entry
def method__exception__getcode(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return field_value(this, count, CODE)


@entry
def method__exception__getprevious(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return field_value(this, count, PREVIOUS)


@entry
def method__exception__getline(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return field_value(this, count, LINE)


@methods("exception", "error")
def gettraceasstring(this: PhpObject, arguments: Cells, count: i64) -> Object:
    """Of a trace as it was made."""
    trace = this.slots.items[TRACE]
    if count != 0 or trace.type is not PHP_ARRAY or Object(PhpArray(trace).packed) is NONE:
        return None
    room = local_array(Bytes, STACK_TEXT)
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, room)
    frames = PhpArray(trace).packed
    i = 0
    while i < frames.size:
        put_byte(sink, b"#")
        put_number(sink, i)
        put_byte(sink, b" ")
        frame = frames.items[i]
        if frame.type is not PHP_ARRAY or Object(PhpArray(frame).hash) is NONE or not put_frame(sink, this.ce.engine, PhpArray(frame).hash):
            return drop_sink(sink)
        put_byte(sink, 10)
        i = i + 1
    put_byte(sink, b"#")
    put_number(sink, i)
    put_provided(sink, "' {main}")
    return sink_value(sink)


@cold
def put_frame(sink: Words, engine: Engine, frame: Dict) -> i1:
    """_frame_text(); False where Python has to."""
    file = dict_find_provided(frame, "'file")
    line = dict_find_provided(frame, "'line")
    if file is None or line is None or file[0].type is not STR or line[0].type is not LONG:
        return False
    put_text(sink, Str(file[0]))
    put_byte(sink, b"(")
    put_number(sink, unbox_int(line[0]))
    put_provided(sink, "'): ")
    if not put_call_part(sink, dict_find_provided(frame, "'class")) or not put_call_part(sink, dict_find_provided(frame, "'type")):
        return False
    if not put_call_part(sink, dict_find_provided(frame, "'function")):
        return False
    put_byte(sink, b"(")
    arguments = dict_find_provided(frame, "'args")
    if arguments is not None:
        if arguments[0].type is not PHP_ARRAY or Object(PhpArray(arguments[0]).packed) is NONE:
            return False
        given = PhpArray(arguments[0]).packed
        i = 0
        while i < given.size:
            if i > 0:
                put_provided(sink, "', ")
            if not put_argument(sink, engine, dereferenced(given.items[i])):
                return False
            i = i + 1
    put_byte(sink, b")")
    return True


@cold
def put_call_part(sink: Words, name: Cells) -> i1:
    """A part of the name of what was called, if there is one. False of an anonymous class."""
    if name is None:
        return True
    if name[0].type is not STR or not is_narrow(Str(name[0])) or has_zero_byte(Str(name[0])):
        return False
    put_text(sink, Str(name[0]))
    return True


@inline
def has_zero_byte(text: Str) -> i1:
    i = 0
    while i < text.length and i64(str_data(text)[i]) != 0:
        i = i + 1
    return i < text.length


@cold
def put_argument(sink: Words, engine: Engine, value: Object) -> i1:
    """argument_text(); False of floats, resources, enums and strings that would be cut or escaped."""
    if value.type is LONG:
        put_number(sink, unbox_int(value))
    elif value is NONE:
        put_provided(sink, "'NULL")
    elif value.type is BOOL:
        put_provided(sink, "'true" if value is TRUE else "'false")
    elif value.type is PHP_ARRAY:
        put_provided(sink, "'Array")
    elif is_object(value) and unbox_int(PhpObject(value).ce.flags) & ACC_ENUM == 0:
        put_provided(sink, "'Object(")
        if not put_call_part(sink, cell(PhpObject(value).ce.name)):
            return False
        put_byte(sink, b")")
    elif value.type is STR and is_printable(Str(value), unbox_int(engine.ini.exception_string_param_max_len)):
        put_byte(sink, 39)
        put_text(sink, Str(value))
        put_byte(sink, 39)
    else:
        return False
    return True


@cold
def is_printable(text: Str, most: i64) -> i1:
    """Is it no longer than that, and stands in traces as it is?"""
    if text.length > most or not is_narrow(text):
        return False
    i = 0
    while i < text.length:
        byte = i64(str_data(text)[i])
        if not below(byte - 32, 95) or byte == 92:
            return False
        i = i + 1
    return True


@entry
def function__assert(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of what is true."""
    return TRUE if count > 0 and arguments[0] is TRUE else None


@entry
def function__debug_backtrace(engine: Object, arguments: Cells, count: i64) -> Object:
    """Where the calls are plain ones."""
    options = flags_argument(arguments, count, 0) if count > 0 else PROVIDE_OBJECT
    limit = flags_argument(arguments, count, 1)
    if count > 2 or options < 0 or limit < 0 or not is_running(Engine(engine), function__debug_backtrace):
        return None
    trace = new_array()
    if trace is None:
        return None
    call = Engine(engine).current_execute_data.prev
    return trace if add_frames(PhpArray(trace).packed, call, options, limit) else give_up(PhpArray(trace))

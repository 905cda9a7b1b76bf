"""print_r(), var_export() and var_dump() of scalars, arrays and plain objects without References, given back or printed."""
READABLE, EXPORTED, DUMPED = 0, 1, 2  # how print_r(), var_export() and var_dump() show a value
DEEPEST_DUMP = 32  # levels
LONGEST_DUMP = 1048576  # bytes


@entry
def function__print_r(engine: Object, arguments: Cells, count: i64) -> Object:
    return dumped(Engine(engine), arguments, count, READABLE)


@entry
def function__var_export(engine: Object, arguments: Cells, count: i64) -> Object:
    return dumped(Engine(engine), arguments, count, EXPORTED)


@entry
def function__var_dump(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of one value."""
    return dumped(Engine(engine), arguments, count, DUMPED) if count == 1 else None


@cold
def dumped(engine: Engine, arguments: Cells, count: i64, style: i64) -> Object:
    """The text, or what the function gives after printing it."""
    gives_back = flag_argument(arguments, 1, count)
    if not below(count - 1, 2) or gives_back < 0:
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    if not put_shown(engine, sink, arguments[0], style, i64(style == EXPORTED)):
        return drop_sink(sink)
    text = sink_value(sink)
    if text is None or gives_back == 1:
        return text
    is_printed = write_text(engine.output, Str(text))
    release(text)
    if not is_printed:
        return None
    return TRUE if style == READABLE else NONE


def put_shown(engine: Engine, sink: Words, value: Object, style: i64, indent: i64) -> i1:
    """False of what Python has to show: References, what is deep, long, or has a say in it. `indent`: of the line it is on, of
    var_export() the level."""
    if style == DUMPED:
        put_bytes_of(sink, b" ", indent)
    is_done = False
    if value.type is PHP_ARRAY or is_object(value):
        deepest = DEEPEST_DUMP * (8 if style == READABLE else 2)
        if indent < deepest and sink[SINK_SIZE] <= LONGEST_DUMP:
            is_done = put_shown_array(engine, sink, PhpArray(value), style, indent) if value.type is PHP_ARRAY else \
                put_shown_object(engine, sink, PhpObject(value), style, indent)
    elif style == READABLE:
        text = plain_text(engine, value)
        is_done = text is not None and is_narrow(Str(text))
        if text is not None:
            if is_done:
                put_text(sink, Str(text))
            release(text)
    else:
        is_done = put_exported(engine, sink, value) if style == EXPORTED else put_dumped(engine, sink, value)
    if style == DUMPED:
        put_byte(sink, b"\n")
    return is_done


# ---- scalars -------------------------------------------------------------------------------------------------------

@cold
def put_exported(engine: Engine, sink: Words, value: Object) -> i1:
    """As var_export() does it."""
    type = value.type
    if type is STR:
        return put_quoted(sink, Str(value))
    if type is LONG:
        if unbox_int(value) == 0 - INT_MAX - 1:
            return False
        put_number(sink, unbox_int(value))
        return True
    if type is FLOAT:
        return put_exported_float(engine, sink, Float(value).value)
    if value is NONE:
        put_provided(sink, "'NULL")
        return True
    if type is BOOL:
        put_word(sink, value)
        return True
    return False


@cold
def put_exported_float(engine: Engine, sink: Words, number: f64) -> i1:
    """Of one that is written without an exponent."""
    if number != 0.0 and not is_common(number, 0) or not put_shortest(Object(engine), sink, number):
        return False
    if number == floor(number):
        put_byte(sink, b".")
        put_byte(sink, b"0")
    return True


@cold
def put_quoted(sink: Words, text: Str) -> i1:
    if not is_narrow(text):
        return False
    data = str_data(text)
    put_byte(sink, b"'")
    i = 0
    while i < text.length:
        byte = i64(data[i])
        if byte == 0:
            return False
        if byte == b"'" or byte == b"\\":
            put_byte(sink, b"\\")
        put_byte(sink, byte)
        i = i + 1
    put_byte(sink, b"'")
    return True


@cold
def put_dumped(engine: Engine, sink: Words, value: Object) -> i1:
    """As var_dump() does it."""
    type = value.type
    if value is NONE:
        put_provided(sink, "'NULL")
        return True
    is_done = True
    if type is STR:
        put_provided(sink, "'string(")
        put_number(sink, Str(value).length)
        put_provided(sink, "') \"")
        is_done = is_narrow(Str(value))
        if is_done:
            put_text(sink, Str(value))
        put_byte(sink, b'"')
        return is_done
    if type is LONG:
        put_provided(sink, "'int(")
        put_number(sink, unbox_int(value))
    elif type is BOOL:
        put_provided(sink, "'bool(")
        put_word(sink, value)
    elif type is FLOAT:
        put_provided(sink, "'float(")
        is_done = put_shortest(Object(engine), sink, Float(value).value)
    else:
        return False
    put_byte(sink, b")")
    return is_done


# ---- arrays --------------------------------------------------------------------------------------------------------

def put_shown_array(engine: Engine, sink: Words, array: PhpArray, style: i64, indent: i64) -> i1:
    if Object(array.order) is not NONE:
        return False
    if style == READABLE:
        put_provided(sink, "'Array")
        put_opening(sink, indent)
    elif style == EXPORTED:
        put_line_of_level(sink, indent)
        put_provided(sink, "'array (")
        put_byte(sink, b"\n")
    else:
        put_provided(sink, "'array(")
        put_number(sink, array_size(array))
        put_provided(sink, "') {")
        put_byte(sink, b"\n")
    i = next_element(array, 0)
    while i >= 0:
        key = element_key(array, i)
        is_done = key is not None and put_shown_key(sink, key, style, indent + (4 if style == READABLE else (1 if style == EXPORTED else 2)))
        release(key)
        if not is_done or not put_shown_member(engine, sink, element_number(array, i), style, indent):
            return False
        i = next_element(array, i + 1)
    put_indented(sink, b"}" if style == DUMPED else b")", indent - i64(style == EXPORTED))
    if style == READABLE:
        put_byte(sink, b"\n")
    return True


@cold
def put_opening(sink: Words, indent: i64) -> None:
    """print_r()'s parenthesis on a line of its own."""
    put_byte(sink, b"\n")
    put_indented(sink, b"(", indent)
    put_byte(sink, b"\n")


@cold
def put_indented(sink: Words, byte: i64, indent: i64) -> None:
    put_bytes_of(sink, b" ", indent)
    put_byte(sink, byte)


@cold
def put_line_of_level(sink: Words, level: i64) -> None:
    """var_export() has what is within something else begin on a new line."""
    if level > 1:
        put_byte(sink, b"\n")
        put_bytes_of(sink, b" ", level - 1)


@cold
def put_shown_key(sink: Words, key: Object, style: i64, indent: i64) -> i1:
    """An element's key with what is before and after it."""
    put_bytes_of(sink, b" ", indent)
    if style != EXPORTED:
        put_byte(sink, b"[")
    if key.type is LONG:
        if unbox_int(key) == 0 - INT_MAX - 1:
            return False
        put_number(sink, unbox_int(key))
    elif style == EXPORTED:
        if not put_quoted(sink, Str(key)):
            return False
    elif not put_shown_name(sink, Str(key), style):
        return False
    put_after_key(sink, style)
    return True


@cold
def put_shown_name(sink: Words, name: Str, style: i64) -> i1:
    """A name, of var_dump() in quotes."""
    if not is_narrow(name):
        return False
    if style == DUMPED:
        put_byte(sink, b'"')
    put_text(sink, name)
    if style == DUMPED:
        put_byte(sink, b'"')
    return True


@cold
def put_after_key(sink: Words, style: i64) -> None:
    if style == READABLE:
        put_provided(sink, "'] => ")
    elif style == EXPORTED:
        put_provided(sink, "' => ")
    else:
        put_provided(sink, "']=>")
        put_byte(sink, b"\n")


def put_shown_member(engine: Engine, sink: Words, value: Object, style: i64, indent: i64) -> i1:
    """The value of an element or a property of what is shown with that indent."""
    if not put_shown(engine, sink, value, style, indent + (8 if style == READABLE else 2)):
        return False
    if style == EXPORTED:
        put_byte(sink, b",")
    if style != DUMPED:
        put_byte(sink, b"\n")
    return True


# ---- objects -------------------------------------------------------------------------------------------------------

def put_shown_object(engine: Engine, sink: Words, object: PhpObject, style: i64, indent: i64) -> i1:
    """Of a class that keeps properties in slots and has no __debugInfo(), where all are initialised."""
    ce = object.ce
    if ce.native is not NONE or ce.create_object is not NONE or unbox_int(ce.flags) & (ACC_ENUM | ACC_ANON_CLASS) != 0:
        return False
    if style != EXPORTED and not has_attribute(Object(ce), "'debug_info", NONE):
        return False
    is_standard = is_word(Str(ce.name), "'stdClass")
    infos = attribute(Object(ce), "'slot_infos")
    if infos is None or object.token is None or not is_narrow(Str(ce.name)):
        return False
    put_object_head(sink, object, style, indent, is_standard, List(infos).size)
    is_done = put_declared_properties(engine, sink, object, List(infos), style, indent)
    release(infos)
    if not is_done or has_dynamic(object) and not put_dynamic_properties(engine, sink, object.dynamic, style, indent):
        return False
    put_indented(sink, b"}" if style == DUMPED else b")", indent - i64(style == EXPORTED))
    if style == EXPORTED and not is_standard:
        put_byte(sink, b")")
    if style == READABLE:
        put_byte(sink, b"\n")
    return True


@cold
def has_attribute(object: Object, index: i64, wanted: Object) -> i1:
    """object.name is wanted"""
    value = attribute(object, index)
    if value is None:
        return False
    release(value)
    return value is wanted


@cold
def put_object_head(sink: Words, object: PhpObject, style: i64, indent: i64, is_standard: i1, slots: i64) -> None:
    """What stands before the properties, of which so many are declared."""
    name = Str(object.ce.name)
    if style == READABLE:
        put_text(sink, name)
        put_provided(sink, "' Object")
        put_opening(sink, indent)
        return
    if style == EXPORTED:
        put_line_of_level(sink, indent)
        if is_standard:
            put_provided(sink, "'(object) array(")
        else:
            put_byte(sink, b"\\")
            put_text(sink, name)
            put_provided(sink, "'::__set_state(array(")
    else:
        put_provided(sink, "'object(")
        put_text(sink, name)
        put_provided(sink, "')#")
        put_number(sink, unbox_int(HandleToken(object.token).handle))
        put_provided(sink, "' (")
        put_number(sink, slots + (object.dynamic.used if has_dynamic(object) else 0))
        put_provided(sink, "') {")
    put_byte(sink, b"\n")


def put_declared_properties(engine: Engine, sink: Words, object: PhpObject, infos: List, style: i64, indent: i64) -> i1:
    i = 0
    while i < infos.size:
        info = PropertyInfo(infos.items[i])
        value = object.slots.items[unbox_int(Object(info.slot))]
        name = attribute(Object(info), "'name")
        is_done = value is not UNDEF and name is not None and put_property_name(sink, Str(name), info, style, indent)
        if name is not None:
            release(name)
        if not is_done or not put_shown_member(engine, sink, value, style, indent):
            return False
        i = i + 1
    return True


def put_dynamic_properties(engine: Engine, sink: Words, properties: Dict, style: i64, indent: i64) -> i1:
    if properties.values is not None:
        return False
    i = 0
    while i < properties.keys.entries:
        value = entry_value(properties.keys, i)[0]
        name = Str(entry_key(properties, i))
        if value is not None:
            if is_narrow(name) and name.length > 0 and i64(str_data(name)[0]) == 0:
                return False
            if not put_property_name(sink, name, None, style, indent) or not put_shown_member(engine, sink, value, style, indent):
                return False
        i = i + 1
    return True


@cold
def put_property_name(sink: Words, name: Str, info: PropertyInfo, style: i64, indent: i64) -> i1:
    """A property's name and, but for var_export(), who may use it; no `info` of a dynamic one."""
    put_bytes_of(sink, b" ", indent + (4 if style == READABLE else 2))
    if style == EXPORTED:
        if not put_quoted(sink, name):
            return False
        put_after_key(sink, style)
        return True
    put_byte(sink, b"[")
    if not put_shown_name(sink, name, style):
        return False
    access = ACC_PUBLIC if info is None else unbox_int(info.flags)
    if access & ACC_PROTECTED != 0:
        put_provided(sink, "':protected")
    elif access & ACC_PRIVATE != 0:
        put_byte(sink, b":")
        if has_byte(Str(ClassEntry(info.ce).name), i8(0)) or not put_shown_name(sink, Str(ClassEntry(info.ce).name), style):
            return False
        put_provided(sink, "':private")
    put_after_key(sink, style)
    return True

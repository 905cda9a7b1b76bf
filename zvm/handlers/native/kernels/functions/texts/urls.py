"""parse_url(), parse_str() and http_build_query()."""
LAST_PORT = 65535
URL_COMPONENTS = 8
DEEPEST_QUERY = 32  # arrays in arrays
LONGEST_QUERY = 1000  # bytes, which max_input_vars allows at the least


@entry
def function__parse_url(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of scheme://user:pass@host:port/path?query#fragment, and of /path?query#fragment."""
    text = text_at(arguments, 0, count)
    wanted = -1
    if count == 2:
        wanted = unbox_int(arguments[1]) if arguments[1].type is LONG else URL_COMPONENTS
    if text is None or not below(count - 1, 2) or wanted >= URL_COMPONENTS or has_control(text):
        return None
    result = empty_hash()
    if result is None or not put_components(result, text):
        return None if result is None else give_up(result)
    return Object(result) if wanted < 0 else taken_component(result, wanted)


@cold
def put_components(result: PhpArray, text: Str) -> i1:
    """False where Python has to look, or without memory."""
    data = str_data(text)
    if i64(data[0]) == b"/":
        path = path_end(text, 1)
        return i64(data[1]) != b"/" and not stands_in(text, b":", 0, path) and put_rest(result, text, 0)
    scheme = 0
    while is_in_scheme(i64(data[scheme])):
        scheme = scheme + 1
    if scheme == 0 or i64(data[scheme]) != b":" or i64(data[scheme + 1]) != b"/" or i64(data[scheme + 2]) != b"/":
        return False
    start = scheme + 3
    host = start
    while stands_in(text, b"@", host, authority_end(text, host)):
        host = byte_place(text, b"@", host) + 1
    end = host
    while is_word_byte(i64(data[end])) or i64(data[end]) == b"-" or i64(data[end]) == b".":
        end = end + 1
    port = 0
    path = end
    if i64(data[end]) == b":":
        port = number_at(data, end + 1, digits_at(data, end + 1, text.length))
        path = end + 1 + digits_at(data, end + 1, text.length)
    if end == host or path != authority_end(text, path) or path != end and not below(port - 1, LAST_PORT):
        return False
    done = put_component(result, "'scheme", text, 0, scheme) and put_component(result, "'host", text, host, end)
    if done and port != 0:
        done = put_value(result, "'port", box_int(port))
    if done and host > start:
        done = put_credentials(result, text, start, host - 1)
    return done and put_rest(result, text, path)


@cold
def put_credentials(result: PhpArray, text: Str, start: i64, end: i64) -> i1:
    if not stands_in(text, b":", start, end):
        return put_component(result, "'user", text, start, end)
    colon = byte_place(text, b":", start)
    return put_component(result, "'user", text, start, colon) and put_component(result, "'pass", text, colon + 1, end)


@cold
def byte_place(text: Str, byte: i64, start: i64) -> i64:
    """Where the next such byte is, or the end."""
    while start < text.length and i64(str_data(text)[start]) != byte:
        start = start + 1
    return start


@inline
def stands_in(text: Str, byte: i64, start: i64, end: i64) -> i1:
    """Whether there is such a byte between two places."""
    return byte_place(text, byte, start) < end


@inline
def path_end(text: Str, start: i64) -> i64:
    """Where query or fragment begin, or the end."""
    return smaller(byte_place(text, b"?", start), byte_place(text, b"#", start))


@inline
def authority_end(text: Str, start: i64) -> i64:
    return smaller(byte_place(text, b"/", start), path_end(text, start))


@cold
def taken_component(result: PhpArray, number: i64) -> Object:
    """The value of a PHP_URL_* component, null in PHP where there is none; the array is given up."""
    name = Str(component_name(number))
    place = Cells(None) if name is None else dict_find_str(result.hash, name)
    value = NONE if place is None else own(place[0])
    release(Object(result))
    return None if name is None else value


@cold
def component_name(number: i64) -> Object:
    if number < 4:
        if number < 2:
            return provided_object("'scheme") if number == 0 else provided_object("'host")
        return provided_object("'port") if number == 2 else provided_object("'user")
    if number < 6:
        return provided_object("'pass") if number == 4 else provided_object("'path")
    return provided_object("'query") if number == 6 else provided_object("'fragment")


@inline
def is_in_scheme(byte: i64) -> i1:
    return is_word_byte(byte) and byte != b"_" or byte == b"+" or byte == b"-" or byte == b"."


@cold
def put_rest(result: PhpArray, text: Str, path: i64) -> i1:
    """Path, query and fragment, those that are there."""
    end = byte_place(text, b"#", path)
    query = smaller(byte_place(text, b"?", path), end)
    done = query == path or put_component(result, "'path", text, path, query)
    if done and query < end:
        done = put_component(result, "'query", text, query + 1, end)
    if done and end < text.length:
        done = put_component(result, "'fragment", text, end + 1, text.length)
    return done


@cold
def put_component(result: PhpArray, index: i64, text: Str, start: i64, end: i64) -> i1:
    return put_value(result, index, part(text, start, end))


@cold
def put_value(result: PhpArray, index: i64, value: Object) -> i1:
    """A value, owned, under a provided name. False without memory."""
    name = provided_object(index)
    done = name is not None and value is not None and set_entry(result, name, value)
    if value is not None:
        release(value)
    return done


@cold
def has_control(text: Str) -> i1:
    """Whether there is a control character of ASCII."""
    i = 0
    while i < text.length:
        byte = i64(str_data(text)[i])
        if byte < 32 or byte == 127:
            return True
        i = i + 1
    return False


# ---- queries -------------------------------------------------------------------------------------------------------

@entry
def function__parse_str(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of a short query whose names have one pair of brackets at most."""
    text = text_at(arguments, 0, count)
    if text is None or count != 2 or not is_plain_reference(arguments[1]) or text.length > LONGEST_QUERY:
        return None
    if asked_quietly(engine, "zvm.ext.standard.network.url.splits_by_ampersand") is not TRUE:
        return None
    array = new_array()
    start = 0
    while array is not None and start < text.length:
        end = byte_place(text, b"&", start)
        if end > start and not put_variable(PhpArray(array), text, start, end):
            return give_up(PhpArray(array))
        start = end + 1
    if array is None:
        return None
    replace(cell(Reference(arguments[1]).value), array)
    release(array)
    return NONE


@cold
def put_variable(array: PhpArray, text: Str, start: i64, end: i64) -> i1:
    """Store name=value. False where Python has to look, or without memory."""
    mark = smaller(byte_place(text, b"=", start), end)
    name = decoded_part(text, start, mark)
    if name is None:
        return False
    value = decoded_part(text, mark + 1, end)
    bracket = byte_place(Str(name), b"[", 0)
    done = value is not None and is_plain_name(Str(name), bracket)
    if not done and value is not None:
        release(value)
    if done and bracket == Str(name).length:
        done = store_field(array, own(name), value)
    elif done:
        done = put_member(array, Str(name), bracket, value)
    release(name)
    return done


@cold
def decoded_part(text: Str, start: i64, end: i64) -> Object:
    """urldecode() of a part, owned; null without memory."""
    if start >= end:
        return EMPTY
    source = part(text, start, end)
    if source is None:
        return None
    value = unescaped(Str(source), True)
    release(source)
    return value


@cold
def is_plain_name(name: Str, bracket: i64) -> i1:
    """Whether a name needs no change from that place on, and has no brackets but a pair at its end."""
    i = 0
    while i < bracket:
        byte = i64(str_data(name)[i])
        if byte == 0 or byte == b" " or byte == b"." or byte == b"]":
            return False
        i = i + 1
    if bracket == name.length:
        return bracket > 0
    i = i + 1
    while i < name.length and is_word_byte(i64(str_data(name)[i])):
        i = i + 1
    return bracket > 0 and i == name.length - 1 and i64(str_data(name)[i]) == b"]"


@cold
def put_member(array: PhpArray, name: Str, bracket: i64, value: Object) -> i1:
    """array[…][…] := value, owned, or array[…][] := value. False where Python has to look, or without memory."""
    key = part(name, 0, bracket)
    if key is None:
        release(value)
        return False
    kind = key_kind(key)
    place = Cells(None) if kind == NO_KEY else place_in(array, kind, key)
    done = kind != NO_KEY
    if done and (place is None or place[0].type is not PHP_ARRAY):
        done = store_value(array, kind, key, new_array())
        place = place_in(array, kind, key) if done else None
    release(key)
    if not done:
        release(value)
        return False
    if bracket + 2 < name.length:
        return store_field(PhpArray(place[0]), part(name, bracket + 1, name.length - 1), value)
    if array_append(PhpArray(place[0]), value, None, None):
        return True
    release(value)
    return False


@entry
def function__http_build_query(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of scalars and arrays of such, with "&" in between."""
    array = array_argument(arguments, 0, count)
    if array is None or count != 1 or not joins_by_ampersand(Engine(engine)):
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    return sink_value(sink) if put_query(Engine(engine), sink, array, Str(EMPTY), 0) else drop_sink(sink)


@cold
def joins_by_ampersand(engine: Engine) -> i1:
    """Whether arg_separator.output is "&"."""
    arguments = local_array(Cells, 16)
    arguments[0] = Object(engine.ini)
    arguments[1] = provided_object("'arg_separator.output")
    get = provided_object(".get")
    separator = None if get is None or arguments[1] is None else PyObject_VectorcallMethod(get, arguments, 2, None)
    if separator is None:
        PyErr_Clear()
        return False
    release(separator)
    return separator is SHARED.characters[b"&"]


@cold
def put_query(engine: Engine, sink: Words, array: PhpArray, prefix: Str, depth: i64) -> i1:
    """False of what Python has to write. The prefix is what stands before the key, which it then is an index of."""
    if depth > DEEPEST_QUERY or Object(array.order) is not NONE:
        return False
    i = next_element(array, 0)
    while i >= 0:
        value = element_number(array, i)
        if value.type is REFERENCE:
            return False
        name = None if value is NONE else query_name(array, i, prefix)
        done = value is NONE or name is not None and put_parameter(engine, sink, Str(name), value, depth)
        if name is not None:
            release(name)
        if not done:
            return False
        i = next_element(array, i + 1)
    return True


@cold
def query_name(array: PhpArray, i: i64, prefix: Str) -> Object:
    """The name of an element, encoded, owned."""
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    put_text(sink, prefix)
    if prefix.length > 0:
        put_provided(sink, "'%5B")
    key = element_key(array, i)
    if key is None:
        return drop_sink(sink)
    if key.type is LONG:
        put_number(sink, unbox_int(key))
    elif is_narrow(Str(key)):
        put_for_url(sink, Str(key), True)
    release(key)
    if prefix.length > 0:
        put_provided(sink, "'%5D")
    return sink_value(sink)


@cold
def put_parameter(engine: Engine, sink: Words, name: Str, value: Object, depth: i64) -> i1:
    if value.type is PHP_ARRAY:
        return name.length > 0 and put_query(engine, sink, PhpArray(value), name, depth + 1)
    text = SHARED.characters[b"0"] if value is FALSE else plain_text(engine, value)
    if text is None:
        return False
    narrow = is_narrow(Str(text))
    if narrow:
        if sink[SINK_SIZE] > 0:
            put_byte(sink, b"&")
        put_text(sink, name)
        put_byte(sink, b"=")
        put_for_url(sink, Str(text), True)
    if value is not FALSE:
        release(text)
    return narrow

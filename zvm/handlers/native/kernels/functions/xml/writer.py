"""XMLWriter into memory, without indentation: elements, attributes and text (zvm/ext/xmlwriter does the rest: names and
texts beyond ASCII where they would be written otherwise, namespaces, what is refused).

`layout` of zvm/ext/xmlwriter/classes.py says where its parts are.
"""
WRITER, ENTRIES, NAMESPACES, INDENT, HAS_ENCODING, OUTPUT = 1, 2, 3, 4, 5, 6
PIECES, WRITTEN_SIZE, ENCODER, ENCODER_NAME, STREAM, IS_BROKEN = 7, 8, 9, 10, 11, 12
ENTRY_NAME, ENTRY_STATE, ENTRY_TYPE = 13, 14, 15
OUTSIDE, ELSEWHERE = 100, 101  # states beside those of an entry: nothing is open; something that Python looks after


@inline
def field_of(value: Object, known: Cells, number: i64) -> Cells:
    return slot_at(PhpObject(value), known, number)


@cold
def ready_writer(this: PhpObject, known: Cells) -> Object:
    """The TextWriter of an XMLWriter, borrowed; null of one that needs Python."""
    writer = None if known is None else slot_at(this, known, WRITER)[0]
    if writer is None or writer is NONE or field_of(writer, known, INDENT)[0] is not FALSE:
        return None
    if List(field_of(writer, known, NAMESPACES)[0]).size != 0:
        return None
    output = field_of(writer, known, OUTPUT)[0]
    if field_of(output, known, STREAM)[0] is not NONE or field_of(output, known, IS_BROKEN)[0] is not FALSE:
        return None
    encoder = field_of(output, known, ENCODER)[0]
    if encoder is NONE:
        return writer
    name = provided_object("'UTF-8")
    return writer if name is not None and str_equal(Str(field_of(encoder, known, ENCODER_NAME)[0]), Str(name)) else None


@inline
def entries_of(writer: Object, known: Cells) -> List:
    return List(field_of(writer, known, ENTRIES)[0])


@inline
def innermost_entry(writer: Object, known: Cells) -> Object:
    """Borrowed; where something is open."""
    entries = entries_of(writer, known)
    return entries.items[entries.size - 1]


@cold
def writer_state(writer: Object, known: Cells) -> i64:
    """OUTSIDE, ELSEWHERE, or how far the element that is open has got: IN_TAG, IN_ATTRIBUTE, IN_TEXT."""
    if writer is None:
        return ELSEWHERE
    if entries_of(writer, known).size == 0:
        return OUTSIDE
    state = unbox_int(field_of(innermost_entry(writer, known), known, ENTRY_STATE)[0])
    return state if state == IN_TAG or state == IN_ATTRIBUTE or state == IN_TEXT else ELSEWHERE


@inline
def set_writer_state(writer: Object, known: Cells, state: i64) -> None:
    """Of the innermost entry."""
    replace(field_of(innermost_entry(writer, known), known, ENTRY_STATE), count_object(state))


@cold
def push_element(writer: Object, known: Cells, name: Str) -> i1:
    """False without memory."""
    entry = PyType_GenericAlloc(known[ENTRY_TYPE], 0)
    if entry is None:
        return False
    field_of(entry, known, ENTRY_NAME)[0] = own(Object(name))
    field_of(entry, known, ENTRY_STATE)[0] = own(count_object(IN_TAG))
    return list_append(entries_of(writer, known), entry)


@inline
def pop_element(writer: Object, known: Cells) -> None:
    entries = entries_of(writer, known)
    entries.size = entries.size - 1
    release(entries.items[entries.size])


@cold
def written(writer: Object, known: Cells, sink: Words) -> Object:
    """Output.write() of what was put in: TRUE; null without memory."""
    text = sink_value(sink)
    if text is None:
        return None
    output = field_of(writer, known, OUTPUT)[0]
    put_int(field_of(output, known, WRITTEN_SIZE), unbox_int(field_of(output, known, WRITTEN_SIZE)[0]) + Str(text).length, None, None)
    return TRUE if list_append(List(field_of(output, known, PIECES)[0]), text) else None


@cold
def xml_name(value: Object) -> Str:
    """A name of ASCII characters (xmlValidateName()); null of others."""
    if value.type is not STR or not is_narrow(Str(value)) or Str(value).length == 0:
        return None
    data = str_data(Str(value))
    first = i64(data[0])
    if not is_letter(first) and first != b"_" and first != b":":
        return None
    i = 1
    while i < Str(value).length:
        byte = i64(data[i])
        if not is_word_byte(byte) and byte != b"-" and byte != b"." and byte != b":":
            return None
        i = i + 1
    return Str(value)


@cold
def xml_text(value: Object) -> Str:
    """A string that has no NUL, where C would see its end; null of others."""
    if value.type is not STR or not is_narrow(Str(value)):
        return None
    return None if has_byte(Str(value), i8(0)) else Str(value)


@cold
def attribute_text(value: Object, writer: Object, known: Cells) -> Str:
    """The same of what may be the value of an attribute: in ASCII, where the document says no encoding."""
    text = xml_text(value)
    if text is None or (text.state & ASCII_BIT) == 0 and field_of(writer, known, HAS_ENCODING)[0] is not TRUE:
        return None
    return text


@cold
def put_escaped(sink: Words, text: Str, in_attribute: i1) -> None:
    data = str_data(text)
    plain = 0
    i = 0
    while i < text.length:
        reference = xml_reference(i64(data[i]), in_attribute)
        if reference is not None:
            put_part(sink, text, plain, i)
            put_text(sink, reference)
            plain = i + 1
        i = i + 1
    put_part(sink, text, plain, i)


@inline
def xml_reference(byte: i64, in_attribute: i1) -> Str:
    """What is written for a byte, borrowed; null of one that is written as it is."""
    if byte > b">":
        return None
    if byte == b"<":
        return Str(provided_object("'&lt;"))
    if byte == b">":
        return Str(provided_object("'&gt;"))
    if byte == b"&":
        return Str(provided_object("'&amp;"))
    if byte == b'"':
        return Str(provided_object("'&quot;"))
    if byte == b"\r":
        return Str(provided_object("'&#13;"))
    if not in_attribute or byte != b"\n" and byte != b"\t":
        return None
    return Str(provided_object("'&#10;")) if byte == b"\n" else Str(provided_object("'&#9;"))


@inline
def put_tag_end(sink: Words, state: i64) -> None:
    """Before the contents of what is open."""
    if state == IN_ATTRIBUTE:
        put_byte(sink, b'"')
    if state == IN_ATTRIBUTE or state == IN_TAG:
        put_byte(sink, b">")


@cold
def put_element_end(sink: Words, writer: Object, known: Cells, state: i64) -> None:
    if state == IN_TEXT:
        put_byte(sink, b"<")
        put_byte(sink, b"/")
        put_text(sink, Str(field_of(innermost_entry(writer, known), known, ENTRY_NAME)[0]))
    else:
        if state == IN_ATTRIBUTE:
            put_byte(sink, b'"')
        put_byte(sink, b"/")
    put_byte(sink, b">")


# ---- methods -------------------------------------------------------------------------------------------------------

@entry
def method__xmlwriter__startelement(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = known_elements(this)
    writer = ready_writer(this, known)
    state = writer_state(writer, known)
    name = xml_name(arguments[0]) if count == 1 and state != ELSEWHERE else None
    if name is None:
        return None
    if state != OUTSIDE:
        set_writer_state(writer, known, IN_TEXT)
    if not push_element(writer, known, name):
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    put_tag_end(sink, state)
    put_byte(sink, b"<")
    put_text(sink, name)
    return written(writer, known, sink)


@entry
def method__xmlwriter__endelement(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = known_elements(this)
    writer = ready_writer(this, known)
    state = writer_state(writer, known)
    if count != 0 or state == ELSEWHERE or state == OUTSIDE:
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    put_element_end(sink, writer, known, state)
    pop_element(writer, known)
    return written(writer, known, sink)


@entry
def method__xmlwriter__writeattribute(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = known_elements(this)
    writer = ready_writer(this, known)
    state = writer_state(writer, known)
    name = xml_name(arguments[0]) if count == 2 and (state == IN_TAG or state == IN_ATTRIBUTE) else None
    if name is None:
        return None
    value = arguments[1]
    text = attribute_text(value, writer, known)
    if text is None and (value.type is not LONG or not converts_arguments(this.ce.engine, method__xmlwriter__writeattribute)):
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    if state == IN_ATTRIBUTE:
        put_byte(sink, b'"')
        set_writer_state(writer, known, IN_TAG)
    put_byte(sink, b" ")
    put_text(sink, name)
    put_byte(sink, b"=")
    put_byte(sink, b'"')
    if text is None:
        put_number(sink, unbox_int(value))
    else:
        put_escaped(sink, text, True)
    put_byte(sink, b'"')
    return written(writer, known, sink)


@entry
def method__xmlwriter__text(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = known_elements(this)
    writer = ready_writer(this, known)
    state = writer_state(writer, known)
    text = xml_text(arguments[0]) if count == 1 and (state == IN_TAG or state == IN_TEXT) else None
    if text is None:
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    put_tag_end(sink, state)
    put_escaped(sink, text, False)
    set_writer_state(writer, known, IN_TEXT)
    return written(writer, known, sink)


@entry
def method__xmlwriter__writeelement(this: PhpObject, arguments: Cells, count: i64) -> Object:
    """With its text, or without contents."""
    known = known_elements(this)
    writer = ready_writer(this, known)
    state = writer_state(writer, known)
    name = xml_name(arguments[0]) if below(count - 1, 2) and state != ELSEWHERE else None
    has_text = count == 2 and arguments[1] is not NONE
    text = xml_text(arguments[1]) if has_text else name
    if name is None or text is None:
        return None
    if state != OUTSIDE:
        set_writer_state(writer, known, IN_TEXT)
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    put_tag_end(sink, state)
    put_byte(sink, b"<")
    put_text(sink, name)
    if has_text:
        put_byte(sink, b">")
        put_escaped(sink, text, False)
        put_byte(sink, b"<")
    put_byte(sink, b"/")
    if has_text:
        put_text(sink, name)
    put_byte(sink, b">")
    return written(writer, known, sink)

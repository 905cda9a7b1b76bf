"""htmlspecialchars(), htmlentities() and back, of UTF-8 and, when encoding, of charsets whose characters are bytes."""
HTML_SINGLE, HTML_DOUBLE, HTML_QUOTES = 1, 2, 3  # ENT_QUOTES is both
HTML_IGNORE, HTML_SUBSTITUTE, HTML_DISALLOWED = 4, 8, 128
HTML_XML1, HTML_XHTML, HTML_5, HTML_DOCUMENT = 16, 32, 48, 48  # document types and their mask; HTML 4.01 is 0
HTML_DEFAULTS = HTML_QUOTES | HTML_SUBSTITUTE
HTML_PLAIN = HTML_QUOTES | HTML_IGNORE | HTML_SUBSTITUTE  # flags without a meaning for HTML 4.01 in ASCII
HTML_FLAGS = HTML_PLAIN | HTML_DOCUMENT | HTML_DISALLOWED
HTML_EVERY = 256  # in keys of tables: every character that has an entity, not only those of htmlspecialchars()
TABLE_KEY = HTML_DOCUMENT | HTML_QUOTES | HTML_DISALLOWED
BYTE_ENTITIES, CODE_ENTITIES, PAIR_ENTITIES, REPLACEMENT = 0, 1, 2, 3  # the parts of encoding tables
PAIR_SHIFT = 21  # bits of the second character in keys of PAIR_ENTITIES
NAMED_END, NAMED_AGAIN = 0x2B00, 0xFB00  # no character between them has a name
LAST_CHARACTER = 0x10FFFF


# ---- encoding ------------------------------------------------------------------------------------------------------

@entry
def function__htmlspecialchars(engine: Object, arguments: Cells, count: i64) -> Object:
    return escaped_for_html(engine, arguments, count, 0)


@entry
def function__htmlentities(engine: Object, arguments: Cells, count: i64) -> Object:
    return escaped_for_html(engine, arguments, count, HTML_EVERY)


@cold
def escaped_for_html(engine: Object, arguments: Cells, count: i64, every: i64) -> Object:
    """Null of charsets with characters of several bytes but UTF-8, and of unknown ones."""
    text = text_at(arguments, 0, count)
    flags = flags_argument(arguments, count, 1) if count > 1 else HTML_DEFAULTS
    if text is None or count > 4 or flags < 0 or (flags | HTML_FLAGS) != HTML_FLAGS or \
            count == 4 and arguments[3].type is not BOOL:
        return None
    is_default = count < 3 or arguments[2] is NONE
    is_utf8 = is_default or is_utf8_name(arguments[2])
    if is_default and text.state & ASCII_BIT == 0 and not speaks_utf8(engine):
        return None
    keeps = count == 4 and arguments[3] is not TRUE
    if is_utf8 and not keeps and (flags | HTML_PLAIN) == HTML_PLAIN and text.state & ASCII_BIT != 0:
        return with_special_entities(text, flags)
    tables = encoding_tables(engine, flags, every) if is_utf8 else tables_of_charset(engine, arguments, flags, every)
    names = decoding_names(engine, flags, HTML_EVERY) if keeps and tables is not None else Object(None)
    if tables is None or keeps and names is None:
        PyErr_Clear()
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    written = put_entities(sink, text, List(tables), Dict(names), flags | every, is_utf8)
    if written < 0:
        drop_sink(sink)
        return EMPTY
    return sink_and_rest(sink, text, written)


@cold
def with_special_entities(text: Str, flags: i64) -> Object:
    """ASCII characters in HTML 4.01."""
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    data = str_data(text)
    written = 0
    i = 0
    while i < text.length:
        byte = i64(data[i])
        if byte <= b">" and byte >= b'"':
            entity = special_entity(byte, flags)
            if entity is not None:
                put_part(sink, text, written, i)
                put_text(sink, entity)
                written = i + 1
        i = i + 1
    return sink_and_rest(sink, text, written)


@cold
def special_entity(byte: i64, flags: i64) -> Str:
    if byte == b'"':
        return Str(provided_object("'&quot;")) if flags & HTML_DOUBLE != 0 else Str(None)
    if byte == b"&":
        return Str(provided_object("'&amp;"))
    if byte == b"'":
        return Str(provided_object("'&#039;")) if flags & HTML_SINGLE != 0 else Str(None)
    if byte == b"<":
        return Str(provided_object("'&lt;"))
    return Str(provided_object("'&gt;")) if byte == b">" else Str(None)


@cold
def put_entities(sink: Words, text: Str, tables: List, names: Dict, flags: i64, is_utf8: i1) -> i64:
    """Put the text in up to the place that is returned; -1 where it is malformed and the flags do not say what to do.
    Entities with one of the `names` stay, unless that is null."""
    data = str_data(text)
    entities = List(tables.items[BYTE_ENTITIES])
    has_pairs = flags & HTML_EVERY != 0 and flags & HTML_DOCUMENT == HTML_5
    written = 0
    i = 0
    while i < text.length:
        byte = i64(data[i])
        size = 1
        entity = Object(NONE)
        if byte < 128 or not is_utf8:
            entity = entities.items[byte]
            kept = kept_entity_end(text, i, names, flags) if byte == b"&" and names is not None else 0
            if kept > 0:
                entity = Object(NONE)
                size = kept - i
        else:
            size = sequence_size(offset(data, i, Bytes), text.length - i)
            if size > 0:
                entity = entity_of_code(tables, sequence_code(offset(data, i, Bytes), size), flags)
            else:
                size = malformed_size(offset(data, i, Bytes), text.length - i)
                if flags & (HTML_IGNORE | HTML_SUBSTITUTE) == 0:
                    return -1
                entity = Object(EMPTY) if flags & HTML_IGNORE != 0 else tables.items[REPLACEMENT]
        if has_pairs and i + size < text.length and is_second(i64(data[i + size])):
            second = size_of_second(offset(data, i + size, Bytes), text.length - i - size, is_utf8)
            pair = entity_of_pair(tables, offset(data, i, Bytes), size, second)
            if pair is not NONE:
                entity = pair
                size = size + second
        if entity is not NONE:
            put_part(sink, text, written, i)
            put_text(sink, Str(entity))
            written = i + size
        i = i + size
    return written


@cold
def entity_of_code(tables: List, code: i64, flags: i64) -> Object:
    """The entity of a character that is not ASCII, or what stands for one that is not allowed, borrowed; None: it stays."""
    if flags & HTML_EVERY != 0 and (code < NAMED_END or code >= NAMED_AGAIN):
        entity = entity_of_key(Dict(tables.items[CODE_ENTITIES]), code)
        if entity is not NONE:
            return entity
    if flags & HTML_DISALLOWED != 0 and not is_allowed_in_html(code, flags & HTML_DOCUMENT):
        return tables.items[REPLACEMENT]
    return Object(NONE)


@cold
def entity_of_key(entities: Dict, key: i64) -> Object:
    """Borrowed; None where there is none."""
    box = box_int(key)
    if box is None:
        PyErr_Clear()
        return Object(NONE)
    entity = PyDict_GetItemWithError(entities, box)
    release(box)
    return Object(NONE) if entity is None else entity


@inline
def is_second(byte: i64) -> i1:
    """Whether a character that begins so may be the second of a pair that has an entity: "j" and marks that combine."""
    return byte == b"j" or byte == 204 or byte == 226 or byte == 239


@cold
def size_of_second(data: Bytes, left: i64, is_utf8: i1) -> i64:
    """How many bytes a character has; 0 of a malformed one."""
    return 1 if i64(data[0]) < 128 or not is_utf8 else sequence_size(data, left)


@cold
def entity_of_pair(tables: List, data: Bytes, size: i64, second: i64) -> Object:
    """The entity of two characters of so many bytes, borrowed; None where there is none."""
    if second == 0 or size > 1 and sequence_size(data, size) != size:
        return Object(NONE)
    code = i64(data[0]) if size == 1 else sequence_code(data, size)
    following = i64(data[size]) if second == 1 else sequence_code(offset(data, size, Bytes), second)
    return entity_of_key(Dict(tables.items[PAIR_ENTITIES]), code << PAIR_SHIFT | following)


@cold
def kept_entity_end(text: Str, start: i64, names: Dict, flags: i64) -> i64:
    """Where an entity that begins with the "&" at a place, and is not to be encoded again, ends; 0: there is none."""
    code = local_array(Words, 8)
    end = numeric_entity(text, start, code)
    if end > 0:
        is_kept = code[0] <= LAST_CHARACTER and \
            (flags & HTML_DISALLOWED == 0 or is_number_allowed_in_html(code[0], flags & HTML_DOCUMENT))
        return end if is_kept else 0
    end = named_entity_end(text, start)
    return end if end > 0 and text_of_name(text, start, end, names) is not None else 0


# ---- tables, which Python makes --------------------------------------------------------------------------------------

@cold
def speaks_utf8(engine: Object) -> i1:
    return asked_quietly(engine, "zvm.ext.standard.strings.html.speaks_utf8") is TRUE


@cold
def is_utf8_name(name: Object) -> i1:
    """Whether a charset is called UTF-8, as programs write it."""
    if name.type is not STR or not is_narrow(Str(name)):
        return False
    return is_word(Str(name), "'UTF-8") or is_word(Str(name), "'utf-8")


@cold
def encoding_tables(engine: Object, flags: i64, every: i64) -> Object:
    """Those of UTF-8, borrowed; null when Python raised."""
    tables = provided_object("zvm.ext.standard.strings.html.ENCODING_TABLES")
    return kept_table(engine, tables, flags & TABLE_KEY | every, "zvm.ext.standard.strings.html.make_encoding_tables")


@cold
def decoding_names(engine: Object, flags: i64, every: i64) -> Object:
    """name → character in UTF-8, borrowed; null when Python raised."""
    tables = provided_object("zvm.ext.standard.strings.html.DECODING_NAMES")
    return kept_table(engine, tables, flags & HTML_DOCUMENT | every, "zvm.ext.standard.strings.html.make_decoding_names")


@cold
def kept_table(engine: Object, tables: Object, number: i64, maker: i64) -> Object:
    """The table of that number, which `maker` makes the first time, borrowed; null when Python raised."""
    key = box_int(number)
    if tables is None or key is None:
        return None
    table = PyDict_GetItemWithError(Dict(tables), key)
    if table is None and PyErr_Occurred() is None:
        table = html_table(engine, key, Object(None), maker)
    release(key)
    return table


@cold
def tables_of_charset(engine: Object, arguments: Cells, flags: i64, every: i64) -> Object:
    """Those of a charset whose characters are bytes, borrowed; null of others."""
    key = box_int(flags & TABLE_KEY | every)
    if key is None:
        return None
    tables = html_table(engine, key, arguments[2], "zvm.ext.standard.strings.html.tables_of_charset")
    release(key)
    return None if tables is NONE else tables


@cold
def html_table(engine: Object, key: Object, charset: Object, maker: i64) -> Object:
    """Borrowed from where Python keeps it."""
    arguments = local_array(Cells, 24)
    arguments[0] = engine
    arguments[1] = key
    arguments[2] = charset
    table = call_provided(maker, arguments, 2 if charset is None else 3)
    if table is not None:
        drop_ref(table)
    return table


# ---- decoding ------------------------------------------------------------------------------------------------------

@entry
def function__html_entity_decode(engine: Object, arguments: Cells, count: i64) -> Object:
    return with_characters(engine, arguments, count, HTML_EVERY) if count < 4 else None


@entry
def function__htmlspecialchars_decode(engine: Object, arguments: Cells, count: i64) -> Object:
    return with_characters(engine, arguments, count, 0) if count < 3 else None


@cold
def with_characters(engine: Object, arguments: Cells, count: i64, every: i64) -> Object:
    """Entities replaced by characters in UTF-8: every one, or those of htmlspecialchars()."""
    text = text_at(arguments, 0, count)
    flags = flags_argument(arguments, count, 1) if count > 1 else HTML_DEFAULTS
    is_utf8 = count == 3 and is_utf8_name(arguments[2])
    if text is None or flags < 0 or count == 3 and arguments[2] is not NONE and not is_utf8:
        return None
    start = byte_place(text, b"&", 0)
    if start == text.length:
        return own(Object(text))
    names = decoding_names(engine, flags, every)
    if names is None:
        PyErr_Clear()
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    flags = flags & (HTML_DOCUMENT | HTML_QUOTES) | every
    written = 0
    while start < text.length:
        end = put_special_character(sink, text, written, start, flags)
        if end == 0:
            end = put_character_of_entity(sink, text, written, start, Dict(names), flags, is_utf8)
        if end < 0:  # a character that depends on the charset
            if not speaks_utf8(engine):
                return drop_sink(sink)
            is_utf8 = True
        else:
            written = end if end > 0 else written
            start = byte_place(text, b"&", end if end > 0 else start + 1)
    return sink_and_rest(sink, text, written)


@cold
def put_special_character(sink: Words, text: Str, written: i64, start: i64, flags: i64) -> i64:
    """put_character_of_entity() of the commonest; 0 of others."""
    data = offset(str_data(text), start, Bytes)  # ends with a zero byte
    first = i64(data[1])
    size = 0
    byte = b"&"
    if (first == b"l" or first == b"g") and i64(data[2]) == b"t" and i64(data[3]) == b";":
        size = 4
        byte = b"<" if first == b"l" else b">"
    elif first == b"a" and i64(data[2]) == b"m" and i64(data[3]) == b"p" and i64(data[4]) == b";":
        size = 5
    elif first == b"q" and flags & HTML_DOUBLE != 0 and i64(data[2]) == b"u" and i64(data[3]) == b"o" and \
            i64(data[4]) == b"t" and i64(data[5]) == b";":
        size = 6
        byte = b'"'
    if size == 0:
        return 0
    put_part(sink, text, written, start)
    put_byte(sink, byte)
    return start + size


@cold
def put_character_of_entity(sink: Words, text: Str, written: i64, start: i64, names: Dict, flags: i64, is_utf8: i1) -> i64:
    """Put in the text from `written` on, and what the entity at `start` stands for: where that ends; 0: it stays; -1:
    a character that is not ASCII, where the charset is not known to be UTF-8."""
    code = local_array(Words, 8)
    end = numeric_entity(text, start, code)
    if end > 0:
        if not is_number_decoded(code[0], flags):
            return 0
        if code[0] >= 128 and not is_utf8:
            return -1
        put_part(sink, text, written, start)
        put_character(sink, code[0])
        return end
    end = named_entity_end(text, start)
    if end == 0:
        return 0
    character = text_of_name(text, start, end, names)
    if character is None or character.length == 1 and not is_quote_decoded(i64(str_data(character)[0]), flags):
        return 0
    if character.state & ASCII_BIT == 0 and not is_utf8:
        return -1
    put_part(sink, text, written, start)
    put_text(sink, character)
    return end


@cold
def is_number_decoded(code: i64, flags: i64) -> i1:
    if flags & HTML_EVERY == 0 and code != b"&" and code != b"<" and code != b">" and code != b'"' and code != b"'":
        return False
    document = flags & HTML_DOCUMENT
    if not is_allowed_in_html(code, document) or document == HTML_5 and code == 13:
        return False
    return is_quote_decoded(code, flags)


@inline
def is_quote_decoded(code: i64, flags: i64) -> i1:
    """True of what is not a quote."""
    return (code != b"'" or flags & HTML_SINGLE != 0) and (code != b'"' or flags & HTML_DOUBLE != 0)


# ---- entities ------------------------------------------------------------------------------------------------------

@cold
def numeric_entity(text: Str, start: i64, code: Words) -> i64:
    """Where the numeric entity at a place ends, whose number becomes `code`, at most one more than characters have;
    0: there is none."""
    data = str_data(text)
    if start + 3 >= text.length or i64(data[start + 1]) != b"#":
        return 0
    base = 16 if i64(data[start + 2]) | 32 == b"x" else 10
    first = start + 3 if base == 16 else start + 2
    i = first
    number = 0
    while i < text.length and digit_value(i64(data[i])) < base:
        number = number * base + digit_value(i64(data[i]))
        number = number if number <= LAST_CHARACTER else LAST_CHARACTER + 1
        i = i + 1
    if i == first or i == text.length or i64(data[i]) != b";":
        return 0
    code[0] = number
    return i + 1


@cold
def named_entity_end(text: Str, start: i64) -> i64:
    """Where an entity of letters and digits ends; 0: there is none."""
    data = str_data(text)
    i = start + 1
    while i < text.length and (is_letter(i64(data[i])) or is_digit(i64(data[i]))):
        i = i + 1
    return i + 1 if i > start + 1 and i < text.length and i64(data[i]) == b";" else 0


@cold
def text_of_name(text: Str, start: i64, end: i64, names: Dict) -> Str:
    """The character of the named entity at a place, borrowed; null of unknown names."""
    name = part(text, start + 1, end - 1)
    if name is None:
        PyErr_Clear()
        return None
    place = dict_find_str(names, Str(name))
    character = Str(None) if place is None else Str(place[0])
    release(name)
    return character


@cold
def malformed_size(data: Bytes, left: i64) -> i64:
    """How many bytes that are not a character are passed over: none that may begin one (get_next_char)."""
    size = promised_size(i64(data[0]))
    size = size if size < left else left
    i = 1
    while i < size and is_following(i64(data[i])):
        i = i + 1
    if i == size:  # a character that is cut, or one that must not be written so
        return size
    i = 1
    while i < size and not begins_character(i64(data[i])):
        i = i + 1
    return i


@inline
def begins_character(byte: i64) -> i1:
    return byte < 128 or byte >= 194 and byte <= 244


@cold
def is_allowed_in_html(code: i64, document: i64) -> i1:
    """Whether a character may stand in a document (unicode_cp_is_allowed)."""
    if code > LAST_CHARACTER or code >= FIRST_SURROGATE and code <= LAST_SURROGATE:
        return False
    if code == 9 or code == 10 or code == 13:
        return True
    if code == 12 and document == HTML_5:
        return True
    if code < 32:
        return False
    if document == HTML_XML1 or document == HTML_XHTML:
        return code != 0xFFFE and code != 0xFFFF
    if code >= 127 and code < 160:
        return False
    return document != HTML_5 or is_html5_character(code)


@inline
def is_html5_character(code: i64) -> i1:
    return code & 0xFFFF < 0xFFFE and (code < 0xFDD0 or code > 0xFDEF)


@cold
def is_number_allowed_in_html(code: i64, document: i64) -> i1:
    """Whether a numeric entity may stand in a document (numeric_entity_is_allowed)."""
    if document == 0:
        return True
    if document != HTML_5:
        return is_allowed_in_html(code, document)
    if code == 9 or code == 10 or code == 12 or code >= 32 and code <= 126:
        return True
    return code >= 160 and is_html5_character(code)

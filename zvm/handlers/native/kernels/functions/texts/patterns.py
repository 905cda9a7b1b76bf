"""preg_match(), preg_match_all(), preg_split() and preg_replace() (zvm/ext/pcre compiles patterns, and does the rest and
all that is an error: it starts again).

A string of one byte a character is the subject as it is, without a copy. The words of a pattern are those of
runtime/services/patterns.py.
"""
PCRE_MATCH, PCRE_CODE, PCRE_DATA, PCRE_CONTEXT, PCRE_VECTOR, PCRE_GROUPS, IS_UTF, GET_MARK = 0, 1, 2, 3, 4, 5, 6, 7
NOT_EMPTY_HERE = NO_UTF_CHECK | NOTEMPTY_ATSTART | MATCH_ANCHORED
MOST_GROUPS = 200
ORDER_MASK = 0xFF
CAPTURE_MASK = OFFSET_CAPTURE | UNMATCHED_AS_NULL


@cold
def pattern_of(engine: Engine, pattern: Object, subject: Object) -> CompiledPattern:
    """The compiled form of a pattern, for a subject that needs no look by Python; null of others."""
    if pattern.type is not STR or subject.type is not STR or not is_narrow(Str(subject)):
        return None
    known = dict_find_str(engine.patterns.cache, Str(pattern)) if Object(engine.patterns) is not NONE else None
    compiled = CompiledPattern(known[0]) if known is not None else compiled_pattern(engine, pattern)
    if compiled is None:
        return None
    return compiled if words_of(compiled)[PCRE_GROUPS] <= MOST_GROUPS else None


@cold
def compiled_pattern(engine: Engine, pattern: Object) -> CompiledPattern:
    """Of a pattern that is met for the first time: what the cache keeps of it, borrowed; null of one to report about."""
    found = ask_python(engine, pattern, "zvm.ext.pcre.patterns.prepared")
    if found is None:
        PyErr_Clear()
        return None
    drop_ref(found)
    return None if found is NONE else CompiledPattern(found)


@inline
def words_of(pattern: CompiledPattern) -> Words:
    return offset(pattern.native, BYTES_DATA, Words)


@inline
def vector_of(pattern: CompiledPattern) -> Words:
    """Start and end of each group of the last match; -1 twice for one that took no part."""
    return Words(words_of(pattern)[PCRE_VECTOR])


@cold
def match_at(pattern: CompiledPattern, subject: Str, start: i64, options: i64) -> i64:
    """pcre2_match(): the number of the highest group that took part, plus one, NOMATCH, or another negative number."""
    words = words_of(pattern)
    found = call_pointer(Raw(words[PCRE_MATCH]), Raw(words[PCRE_CODE]), str_data(subject), Raw(subject.length), Raw(start),
                         Raw(options), Raw(words[PCRE_DATA]), Raw(words[PCRE_CONTEXT]))
    return i64(i32(i64(found)))


@inline
def first_match(engine: Engine, pattern: CompiledPattern, subject: Str, start: i64) -> i64:
    if words_of(pattern)[IS_UTF] == 0 or (subject.state & ASCII_BIT) != 0:
        return match_at(pattern, subject, start, NO_UTF_CHECK)
    return first_utf_match(engine, pattern, subject, start)


@cold
def first_utf_match(engine: Engine, pattern: CompiledPattern, subject: Str, start: i64) -> i64:
    """first_match() of a subject that may be invalid UTF-8. A large one that is valid is remembered."""
    if Object(engine.patterns.valid) is Object(subject):
        if start == subject.length or (i64(str_data(subject)[start]) & 0xC0) != 0x80:
            return match_at(pattern, subject, start, NO_UTF_CHECK)
    found = match_at(pattern, subject, start, 0)
    if start == 0 and found >= NOMATCH and subject.length >= LARGE_SUBJECT:
        replace(cell(engine.patterns.valid), Object(subject))
    return found


@cold
def next_match(pattern: CompiledPattern, subject: Str, found: i64, start: i64) -> i64:
    """The match after one that was found from `found` to `start`: after an empty one another is tried at its place, and
    failing that a character is skipped."""
    if start == found:
        count = match_at(pattern, subject, start, NOT_EMPTY_HERE)
        if count != NOMATCH or start >= subject.length:
            return count
        start = start + 1
        if words_of(pattern)[IS_UTF] != 0:
            data = str_data(subject)
            while start < subject.length and (i64(data[start]) & 0xC0) == 0x80:
                start = start + 1
    return match_at(pattern, subject, start, NO_UTF_CHECK)


@cold
def group_value(pattern: CompiledPattern, subject: Str, number: i64, count: i64, flags: i64) -> Object:
    """What a group of a match is in PHP, owned; null without memory."""
    start = vector_of(pattern)[number * 2] if number < count else -1
    if start < 0:
        value = NONE if flags & UNMATCHED_AS_NULL != 0 else EMPTY
    else:
        value = part(subject, start, vector_of(pattern)[number * 2 + 1])
    return value if flags & OFFSET_CAPTURE == 0 or value is None else with_offset(value, start)


@cold
def with_offset(value: Object, start: i64) -> Object:
    """A text, which is owned, and where it is, as an array, owned; null without memory."""
    pair = new_array()
    if pair is None or not list_append(PhpArray(pair).packed, value):
        return None
    return pair if append_made(PhpArray(pair).packed, box_int(start)) else None


@cold
def group_array(pattern: CompiledPattern, subject: Str, count: i64, flags: i64) -> Object:
    """A match as an array of groups by number and name, owned; null without memory."""
    array = new_array()
    if array is None:
        return None
    shown = words_of(pattern)[PCRE_GROUPS] if flags & UNMATCHED_AS_NULL != 0 else count
    i = 0
    while i < shown:
        value = group_value(pattern, subject, i, count, flags)
        if value is None or not add_group(PhpArray(array), pattern, i, count, value):
            return None
        i = i + 1
    return array if words_of(pattern)[GET_MARK] == 0 or add_mark(PhpArray(array), pattern) else None


@cold
def add_mark(array: PhpArray, pattern: CompiledPattern) -> i1:
    """Add the name of the last (*MARK) on the way to the match, if there was one. False without memory."""
    found = Bytes(call_pointer(Raw(words_of(pattern)[GET_MARK]), Raw(words_of(pattern)[PCRE_DATA])))
    if found is None:
        return True
    name = provided_object("'MARK")
    text = None if name is None else text_of_bytes(found, strlen(found))
    return text is not None and array_store(array, TEXT_KEY, name, text, None, None)


@cold
def add_group(array: PhpArray, pattern: CompiledPattern, number: i64, count: i64, value: Object) -> i1:
    """Add a group, owned, under its name, if it has one, and its number. Of groups with the same name one that took part
    goes first."""
    if pattern.names is NONE:
        return list_append(array.packed, value)
    name = List(pattern.names).items[number]
    if name is not NONE:
        took_part = number < count and vector_of(pattern)[number * 2] >= 0
        if took_part or place_in(array, TEXT_KEY, name) is None:
            if not array_store(array, TEXT_KEY, name, own(value), None, None):
                return False
    return array_store(array, INT_KEY, count_object(number), value, None, None)


@inline
def is_plain_reference(value: Object) -> i1:
    return value.type is REFERENCE and Reference(value).sources is NONE


@cold
def flags_argument(arguments: Cells, count: i64, number: i64) -> i64:
    """Flags, 0 where they are not given; -1 of what is not an int."""
    if count <= number:
        return 0
    return unbox_int(arguments[number]) if arguments[number].type is LONG else -1


@inline
def succeed(engine: Engine, target: Object, value: Object) -> None:
    """No error was met; target := value, owned, where there is a target."""
    replace(cell(engine.patterns.error), ZERO)
    if target is not None:
        replace(cell(Reference(target).value), value)
        release(value)


@entry
def function__preg_match(engine: Engine, arguments: Cells, count: i64) -> Object:
    if not below(count - 2, 4):
        return None
    pattern = pattern_of(engine, arguments[0], arguments[1])
    if pattern is None or count > 2 and not is_plain_reference(arguments[2]):
        return None
    flags = flags_argument(arguments, count, 3)
    start = flags_argument(arguments, count, 4)
    subject = Str(arguments[1])
    if (flags | CAPTURE_MASK) != CAPTURE_MASK or not below(start, subject.length + 1):
        return None
    found = first_match(engine, pattern, subject, start)
    if found < NOMATCH or found > 0 and vector_of(pattern)[1] < vector_of(pattern)[0]:
        return None
    array = None
    target = None
    if count > 2:
        target = arguments[2]
        array = group_array(pattern, subject, found, flags) if found > 0 else new_array()
        if array is None:
            return None
    succeed(engine, target, array)
    return count_object(1) if found > 0 else ZERO


@entry
def function__preg_match_all(engine: Engine, arguments: Cells, count: i64) -> Object:
    if not below(count - 2, 3):
        return None
    pattern = pattern_of(engine, arguments[0], arguments[1])
    if pattern is None or count > 2 and not is_plain_reference(arguments[2]):
        return None
    flags = flags_argument(arguments, count, 3)
    order = flags & ORDER_MASK
    if order != SET_ORDER and words_of(pattern)[GET_MARK] != 0:
        return None
    if (flags | CAPTURE_MASK | ORDER_MASK) != CAPTURE_MASK | ORDER_MASK or order > SET_ORDER:
        return None
    collected = None
    target = None
    if count > 2:
        target = arguments[2]
        collected = new_array()
        if collected is None or order != SET_ORDER and not add_columns(PhpArray(collected), pattern):
            return None
    total = collect_matches(engine, pattern, Str(arguments[1]), collected, order, flags)
    if total < 0:
        if collected is not None:
            release(collected)
        return None
    if collected is not None and order != SET_ORDER and pattern.names is not NONE:
        collected = named_columns(PhpArray(collected), pattern)
        if collected is None:
            return None
    succeed(engine, target, collected)
    return box_int(total)


@cold
def collect_matches(engine: Engine, pattern: CompiledPattern, subject: Str, collected: Object, order: i64, flags: i64) -> i64:
    """The number of matches, which are added to what is collected, if anything is; -1 after an error."""
    total = 0
    count = first_match(engine, pattern, subject, 0)
    while count > 0:
        start = vector_of(pattern)[0]
        end = vector_of(pattern)[1]
        if end < start or collected is not None and not add_match(PhpArray(collected), pattern, subject, count, order, flags):
            return -1
        total = total + 1
        count = next_match(pattern, subject, start, end)
    return total if count == NOMATCH else -1


@cold
def add_match(collected: PhpArray, pattern: CompiledPattern, subject: Str, count: i64, order: i64, flags: i64) -> i1:
    if order == SET_ORDER:
        groups = group_array(pattern, subject, count, flags)
        return groups is not None and list_append(collected.packed, groups)
    i = 0
    while i < collected.packed.size:
        value = group_value(pattern, subject, i, count, flags)
        if value is None or not list_append(PhpArray(collected.packed.items[i]).packed, value):
            return False
        i = i + 1
    return True


@cold
def add_columns(array: PhpArray, pattern: CompiledPattern) -> i1:
    """An empty array for each group."""
    i = 0
    while i < words_of(pattern)[PCRE_GROUPS]:
        column = new_array()
        if column is None or not list_append(array.packed, column):
            return False
        i = i + 1
    return True


@cold
def named_columns(columns: PhpArray, pattern: CompiledPattern) -> Object:
    """The columns, given up, by name and number; null without memory."""
    array = new_array()
    if array is None:
        release(Object(columns))
        return None
    i = 0
    is_done = True
    while is_done and i < columns.packed.size:
        column = columns.packed.items[i]
        name = List(pattern.names).items[i]
        is_done = name is NONE or array_store(PhpArray(array), TEXT_KEY, name, own(column), None, None)
        is_done = is_done and array_store(PhpArray(array), INT_KEY, count_object(i), own(column), None, None)
        i = i + 1
    release(Object(columns))
    if is_done:
        return array
    release(array)
    return None


@entry
def function__preg_split(engine: Engine, arguments: Cells, count: i64) -> Object:
    if not below(count - 2, 3):
        return None
    pattern = pattern_of(engine, arguments[0], arguments[1])
    limit = -1
    if count > 2:
        if arguments[2].type is not LONG:
            return None
        limit = unbox_int(arguments[2])
    flags = flags_argument(arguments, count, 3)
    if pattern is None or not below(flags, (SPLIT_NO_EMPTY | SPLIT_DELIM_CAPTURE | SPLIT_OFFSET_CAPTURE) + 1):
        return None
    array = new_array()
    if array is None:
        return None
    if not split(engine, pattern, Str(arguments[1]), PhpArray(array).packed, limit if limit > 0 else INT_MAX, flags):
        return give_up(PhpArray(array))
    succeed(engine, None, None)
    return array


@cold
def split(engine: Engine, pattern: CompiledPattern, subject: Str, pieces: List, limit: i64, flags: i64) -> i1:
    """False after an error."""
    keeps_empty = flags & SPLIT_NO_EMPTY == 0
    rest = 0
    count = first_match(engine, pattern, subject, 0) if limit > 1 else NOMATCH
    while count > 0 and limit > 1:
        start = vector_of(pattern)[0]
        end = vector_of(pattern)[1]
        if end < start:
            return False
        if keeps_empty or start != rest:
            if not add_piece(subject, pieces, rest, start, flags):
                return False
            limit = limit - 1
        if flags & SPLIT_DELIM_CAPTURE != 0 and not add_delimiters(pattern, subject, pieces, count, flags):
            return False
        rest = end
        if limit > 1:
            count = next_match(pattern, subject, start, end)
    if count < NOMATCH:
        return False
    if keeps_empty or rest < subject.length:
        return add_piece(subject, pieces, rest, subject.length, flags)
    return True


@inline
def add_piece(subject: Str, pieces: List, start: i64, end: i64, flags: i64) -> i1:
    """Append a piece, with its place if flags want that; False without memory."""
    value = part(subject, start, end)
    if flags & SPLIT_OFFSET_CAPTURE != 0 and value is not None:
        value = with_offset(value, start)
    return append_made(pieces, value)


@cold
def add_delimiters(pattern: CompiledPattern, subject: Str, pieces: List, count: i64, flags: i64) -> i1:
    keeps_empty = flags & SPLIT_NO_EMPTY == 0
    i = 1
    while i < count:
        start = vector_of(pattern)[i * 2]
        end = vector_of(pattern)[i * 2 + 1]
        if (keeps_empty or start != end) and not add_piece(subject, pieces, start, end, flags):
            return False
        i = i + 1
    return True


# ---- replacing -----------------------------------------------------------------------------------------------------

@entry
def function__preg_grep(engine: Engine, arguments: Cells, count: i64) -> Object:
    """Of an array of strings: those that match, with their keys. Without any Python looks at the pattern."""
    if count != 2 or arguments[1].type is not PHP_ARRAY:
        return None
    array = PhpArray(arguments[1])
    i = next_element(array, 0)
    if i < 0:
        return None
    result = empty_hash()
    while i >= 0 and result is not None:
        text = dereferenced(element_number(array, i))
        pattern = pattern_of(engine, arguments[0], text)
        found = NOMATCH - 1 if pattern is None else first_match(engine, pattern, Str(text), 0)
        if found < NOMATCH:
            result = PhpArray(give_up(result))
        elif found != NOMATCH:
            key = element_key(array, i)
            if not set_entry(result, key, text):
                result = PhpArray(give_up(result))
            release(key)
        i = next_element(array, i + 1)
    if result is not None:
        succeed(engine, None, None)
    return Object(result)


@entry
def function__preg_replace(engine: Engine, arguments: Cells, count: i64) -> Object:
    return replaced_everywhere(engine, arguments, count, False)


@entry
def function__preg_filter(engine: Engine, arguments: Cells, count: i64) -> Object:
    return replaced_everywhere(engine, arguments, count, True)


@cold
def replaced_everywhere(engine: Engine, arguments: Cells, count: i64, is_filter: i1) -> Object:
    """All matches of one pattern or several in one subject or an array of them; a filter leaves out what has none."""
    if count != 3 or arguments[2].type is not STR and arguments[2].type is not PHP_ARRAY:
        return None
    matches = local_array(Words, 8)
    matches[0] = 0
    result = replaced_in_text(engine, arguments, arguments[2], matches) if arguments[2].type is STR \
        else replaced_in_each(engine, arguments, PhpArray(arguments[2]), matches, is_filter)
    if result is not None:
        succeed(engine, None, None)
        if is_filter and arguments[2].type is STR and matches[0] == 0:
            release(result)
            return NONE
    return result


@inline
def replaced_in_text(engine: Engine, arguments: Cells, text: Object, matches: Words) -> Object:
    return replaced_by_all(engine, arguments[0], arguments[1], text, matches) if arguments[0].type is PHP_ARRAY \
        else replaced(engine, arguments[0], arguments[1], text, matches)


@cold
def replaced_in_each(engine: Engine, arguments: Cells, array: PhpArray, matches: Words, is_filter: i1) -> Object:
    """The texts of an array with what matches replaced; null where Python has to look."""
    result = empty_hash() if is_filter else array_like(array)
    if result is None:
        return None
    i = next_element(array, 0)
    if i < 0:  # Python says whether the pattern is right
        return give_up(result)
    while i >= 0:
        text = plain_text(engine, dereferenced(element_number(array, i)))
        matches[0] = 0
        changed = None if text is None else replaced_in_text(engine, arguments, text, matches)
        if text is not None:
            release(text)
        if is_filter and changed is not None and matches[0] == 0:
            release(changed)
        elif not add_like(result, array, i, changed):
            return give_up(result)
        i = next_element(array, i + 1)
    return Object(result)


@cold
def replaced_by_all(engine: Engine, patterns: Object, templates: Object, subject: Object, matches: Words) -> Object:
    """One pattern after the other; each has the template in the same place, "" where there is none. Null without any."""
    number = -1
    i = next_element(PhpArray(patterns), 0)
    if i < 0:
        return None
    if templates.type is PHP_ARRAY:
        number = next_element(PhpArray(templates), 0)
    elif templates.type is not STR:
        return None
    result = own(subject)
    while i >= 0 and result is not None:
        template = templates
        if templates.type is PHP_ARRAY:
            template = EMPTY if number < 0 else dereferenced(element_number(PhpArray(templates), number))
            number = number if number < 0 else next_element(PhpArray(templates), number + 1)
        next = replaced(engine, dereferenced(element_number(PhpArray(patterns), i)), template, result, matches)
        release(result)
        result = next
        i = next_element(PhpArray(patterns), i + 1)
    return result


@cold
def replaced(engine: Engine, regex: Object, template: Object, text: Object, matches: Words) -> Object:
    """The text with what matches replaced, owned, which is counted; null where Python has to look."""
    if template.type is not STR or not is_narrow(Str(template)):
        return None
    pattern = pattern_of(engine, regex, text)
    kind = template_kind(Str(template))
    if pattern is None or kind == ESCAPED_TEMPLATE:
        return None
    subject = Str(text)
    found = first_match(engine, pattern, subject, 0)
    if found == NOMATCH:
        return own(text)
    matches[0] = matches[0] + 1
    pieces = PyList_New(0)
    if pieces is None:
        return None
    result = None
    if replace_matches(pattern, subject, Str(template), kind, found, pieces):
        result = PyUnicode_Join(EMPTY, Object(pieces))
    release(Object(pieces))
    return result


PLAIN_TEMPLATE, TEMPLATE, ESCAPED_TEMPLATE = 0, 1, 2


@cold
def template_kind(template: Str) -> i64:
    """Whether a replacement names groups, perhaps; ESCAPED_TEMPLATE: it has what Python has to look at."""
    data = str_data(template)
    kind = PLAIN_TEMPLATE
    i = 0
    while i < template.length:
        byte = i64(data[i])
        if byte == b"$" or byte == b"\\":
            kind = TEMPLATE
            if byte == b"\\" and i + 1 < template.length and (i64(data[i + 1]) == b"\\" or i64(data[i + 1]) == b"$"):
                return ESCAPED_TEMPLATE
        i = i + 1
    return kind


@cold
def replace_matches(pattern: CompiledPattern, subject: Str, template: Str, kind: i64, count: i64, pieces: List) -> i1:
    """False after an error."""
    rest = 0
    while count > 0:
        start = vector_of(pattern)[0]
        end = vector_of(pattern)[1]
        if end < start or not append_made(pieces, part(subject, rest, start)):
            return False
        if kind == PLAIN_TEMPLATE:
            if not list_append(pieces, own(Object(template))):
                return False
        elif not expand(pattern, subject, template, count, pieces):
            return False
        rest = end
        count = next_match(pattern, subject, start, end)
    return count == NOMATCH and append_made(pieces, part(subject, rest, subject.length))


@cold
def expand(pattern: CompiledPattern, subject: Str, template: Str, count: i64, pieces: List) -> i1:
    """Add the text of a replacement for the last match, in which `\\1`, `$1` and `${1}` name groups."""
    data = str_data(template)
    length = template.length
    literal = 0
    i = 0
    while i < length:
        byte = i64(data[i])
        i = i + 1
        if byte == b"$" or byte == b"\\":
            begin = i
            in_brace = byte == b"$" and i < length and i64(data[i]) == b"{"
            if in_brace:
                i = i + 1
            first = i
            i = i + digits_at(data, first, smaller(length, first + 2))
            number = number_at(data, first, i - first)
            if i == first or in_brace and (i == length or i64(data[i]) != b"}"):
                i = begin
            else:
                if in_brace:
                    i = i + 1
                if not append_made(pieces, part(template, literal, begin - 1)):
                    return False
                if number < count and not append_made(pieces, group_value(pattern, subject, number, count, 0)):
                    return False
                literal = i
    return append_made(pieces, part(template, literal, length))


@entry
def function__preg_replace_callback(engine: Engine, arguments: Cells, count: i64) -> Object:
    """All matches of one pattern in one subject, or in each of an array."""
    if count != 3 or not is_running(engine, function__preg_replace_callback):
        return None
    if arguments[2].type is PHP_ARRAY:
        return replaced_by_callback(engine, arguments, PhpArray(arguments[2]))
    pattern = pattern_of(engine, arguments[0], arguments[2])
    target = local_array(Cells, 40)
    if pattern is None or not callback_target(target, engine, arguments[1]):
        return None
    found = first_match(engine, pattern, Str(arguments[2]), 0)
    if found < NOMATCH:
        return None
    succeed(engine, None, None)
    return replaced_by(engine, target, pattern, Str(arguments[2]), found)


@cold
def replaced_by_callback(engine: Engine, arguments: Cells, array: PhpArray) -> Object:
    """The texts of an array with what a callback makes of the matches of one pattern."""
    if array_size(array) == 0 or arguments[0].type is not STR:
        return None
    texts = PyList_New(0)
    i = next_element(array, 0)
    while i >= 0 and texts is not None:  # once the callback was called Python cannot begin again
        text = dereferenced(element_number(array, i))
        if pattern_of(engine, arguments[0], text) is None or not list_append(texts, own(text)):
            release(Object(texts))
            texts = List(None)
        else:
            i = next_element(array, i + 1)
    target = local_array(Cells, 40)
    if texts is None or not callback_target(target, engine, arguments[1]):
        if texts is not None:
            release(Object(texts))
        return None
    succeed(engine, None, None)
    incref(Object(array))  # a callback may assign to its variable
    result = replaced_texts(engine, target, arguments[0], array, texts)
    release(Object(array))
    release(Object(texts))
    return result


@cold
def replaced_texts(engine: Engine, target: Cells, regex: Object, array: PhpArray, texts: List) -> Object:
    """What a callback makes of the matches in texts, the elements of an array; null when something raised."""
    result = array_like(array)
    if result is None:
        return None
    number = 0
    i = next_element(array, 0)
    while i >= 0:
        text = Str(own(texts.items[number]))
        pattern = pattern_of(engine, regex, Object(text))
        changed = None
        if pattern is not None:
            succeed(engine, None, None)
            found = first_match(engine, pattern, text, 0)
            if found >= NOMATCH:
                changed = replaced_by(engine, target, pattern, text, found)
            elif note_error(engine, found):
                changed = NONE
        if changed is NONE and Object(result.packed) is not NONE and not to_hash(result, None, None):
            changed = None
        release(Object(text))
        if changed is not NONE and not add_like(result, array, i, changed):  # NONE: it failed, and has no result
            return give_up(result)
        number = number + 1
        i = next_element(array, i + 1)
    return Object(result) if Object(result.packed) is not NONE else hash_or_empty(result)


@entry
def function__preg_replace_callback_array(engine: Engine, arguments: Cells, count: i64) -> Object:
    """Patterns, each with its callback, in one subject."""
    if count != 2 or not is_running(engine, function__preg_replace_callback_array):
        return None
    callbacks = plain_array(arguments, 0, count)
    if callbacks is None or Object(callbacks.packed) is not NONE:
        return None
    target = local_array(Cells, 40)
    i = next_element(callbacks, 0)
    while i >= 0:
        key = entry_key(callbacks.hash, i)
        if key.type is not STR or pattern_of(engine, key, arguments[1]) is None:
            return None
        if not callback_target(target, engine, element_number(callbacks, i)):
            return None
        i = next_element(callbacks, i + 1)
    incref(Object(callbacks))  # a callback may assign to its variable
    text = own(arguments[1])
    i = next_element(callbacks, 0)
    while i >= 0 and text is not None and text is not NONE:
        pattern = pattern_of(engine, entry_key(callbacks.hash, i), text)
        result = None
        if pattern is not None and callback_target(target, engine, element_number(callbacks, i)):
            found = first_match(engine, pattern, Str(text), 0)
            if found >= NOMATCH:
                succeed(engine, None, None)
                result = replaced_by(engine, target, pattern, Str(text), found)
            elif note_error(engine, found):
                result = NONE
        release(text)
        text = result
        i = next_element(callbacks, i + 1)
    release(Object(callbacks))
    return text


@cold
def replaced_by(engine: Engine, target: Cells, pattern: CompiledPattern, subject: Str, found: i64) -> Object:
    """The subject, of which the first match is found, with what a callback makes of the matches; null when something raised."""
    if found == NOMATCH:
        return own(Object(subject))
    pieces = PyList_New(0)
    if pieces is None:
        return None
    incref(Object(pattern))
    result = None
    found = call_for_matches(target, pattern, subject, found, pieces)
    if found == NOMATCH:
        result = PyUnicode_Join(EMPTY, Object(pieces))
    elif found < NOMATCH and note_error(engine, found):
        result = NONE
    release(Object(pieces))
    release(Object(pattern))
    return result


@cold
def call_for_matches(target: Cells, pattern: CompiledPattern, subject: Str, count: i64, pieces: List) -> i64:
    """Add the pieces of a subject and what a callback makes of its matches. How the last match failed; 0 when something
    raised."""
    rest = 0
    given = local_array(Cells, 8)
    while count > 0:
        start = vector_of(pattern)[0]
        end = vector_of(pattern)[1]
        groups = group_array(pattern, subject, count, 0)
        given[0] = groups
        if groups is None or not append_made(pieces, part(subject, rest, start)):
            return 0
        value = call_user(target, given, 1)
        release(groups)
        text = None if value is None else text_of_result(Engine(target[0]), value)
        if text is None or not list_append(pieces, text):
            return 0
        rest = end
        count = next_match(pattern, subject, start, end)
    if count == NOMATCH and not append_made(pieces, part(subject, rest, subject.length)):
        return 0
    return count


@cold
def text_of_result(engine: Engine, value: Object) -> Object:
    """(string)$value, of an owned value, owned; null when it raised."""
    if value.type is STR:
        return value
    text = ask_python(engine, value, "zvm.runtime.values.convert.to_string")
    release(value)
    return text


@cold
def note_error(engine: Engine, code: i64) -> i1:
    """PcreState.fail(). False when it raised."""
    number = box_int(code)
    arguments = local_array(Cells, 16)
    arguments[0] = Object(engine.patterns)
    arguments[1] = number
    name = provided_object("'fail")
    done = None if name is None or number is None else PyObject_VectorcallMethod(name, arguments, 2, None)
    release(number)
    if done is None:
        return False
    release(done)
    return True

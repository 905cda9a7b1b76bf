"""Internal functions that make strings of strings: padded, replaced, wrapped, split, found."""
MOST_PAIRS = 64  # of strtr(), tried one after the other


@inline
def text_at(arguments: Cells, number: i64, count: i64) -> Str:
    """An argument, of so many, that is a string; null of others."""
    if number >= count or arguments[number].type is not STR or not is_narrow(Str(arguments[number])):
        return None
    return Str(arguments[number])


# ---- replacing -----------------------------------------------------------------------------------------------------

@entry
def function__str_replace(engine: Object, arguments: Cells, count: i64) -> Object:
    return replaced_in_subjects(engine, arguments, count, False)


@entry
def function__str_ireplace(engine: Object, arguments: Cells, count: i64) -> Object:
    return replaced_in_subjects(engine, arguments, count, True)


@cold
def replaced_in_subjects(engine: Object, arguments: Cells, count: i64, folds: i1) -> Object:
    """str_replace() in one text, or in each of an array, without counting."""
    if count != 3 or arguments[0].type is STR and arguments[1].type is not STR:
        return None
    if arguments[2].type is STR:
        return replaced_in(engine, arguments[2], arguments, folds)
    array = array_argument(arguments, 2, count)
    result = array_like(array)
    if result is None:
        return None
    i = next_element(array, 0)
    while i >= 0:
        text = plain_text(Engine(engine), dereferenced(element_number(array, i)))
        changed = None if text is None else replaced_in(engine, text, arguments, folds)
        if text is not None:
            release(text)
        if not add_like(result, array, i, changed):
            return give_up(result)
        i = next_element(array, i + 1)
    return Object(result)


@cold
def array_like(array: PhpArray) -> PhpArray:
    """An array for results under the keys of another one's elements, owned; null of none, and without memory."""
    if array is None:
        return None
    return PhpArray(new_array()) if Object(array.packed) is not NONE or array.hash.used == 0 else empty_hash()


@cold
def add_like(result: PhpArray, array: PhpArray, i: i64, value: Object) -> i1:
    """Add a value, owned, perhaps null, under the key of element i of the other array. False of null, and without memory."""
    if value is None:
        return False
    if Object(result.packed) is not NONE:
        return list_append(result.packed, value)
    key = element_key(array, i)
    done = set_entry(result, key, value)
    release(key)
    release(value)
    return done


@cold
def replaced_in(engine: Object, subject: Object, arguments: Cells, folds: i1) -> Object:
    """The text with what the first two arguments say replaced, owned; null where Python has to look."""
    if not is_narrow(Str(subject)):
        return None
    if arguments[0].type is STR:
        old = text_at(arguments, 0, 2)
        new = text_at(arguments, 1, 2)
        return None if old is None or new is None else one_replaced(engine, Str(subject), old, new, folds)
    return all_replaced(engine, Str(subject), plain_array(arguments, 0, 2), arguments[1], folds)


@inline
def one_replaced(engine: Object, text: Str, old: Str, new: Str, folds: i1) -> Object:
    return text_replaced_in_any_case(engine, text, old, new) if folds else text_replaced(engine, text, old, new)


@cold
def text_replaced_in_any_case(engine: Object, text: Str, old: Str, new: Str) -> Object:
    """text_replaced() of ASCII letters in either case."""
    if old.length == 0 or text.length < old.length:
        return own(Object(text))
    lower = lower_case(text)
    wanted = lower_case(old)
    if lower is None or wanted is None:
        return None
    found = find(Str(lower), 0, Str(wanted))
    result = own(Object(text)) if found < 0 else Object(None)
    if found >= 0 and replaced_fits(engine, text, Str(lower), Str(wanted), new):
        result = replaced_from(found, text, Str(lower), Str(wanted), new)
    release(lower)
    release(wanted)
    return result


@cold
def all_replaced(engine: Object, subject: Str, search: PhpArray, replacement: Object, folds: i1) -> Object:
    """Of texts, one after the other, each by the same text or by one of its own."""
    array = PhpArray(replacement)
    is_array = replacement.type is PHP_ARRAY
    if search is None or is_array and has_reference_in(array):
        return None
    if not is_array and replacement.type is not STR:
        return None
    result = own(Object(subject))
    j = next_element(array, 0) if is_array else -1
    i = next_element(search, 0)
    while i >= 0 and result is not None:
        new = replacement
        if is_array:
            new = EMPTY
            if j >= 0:
                new = element_number(array, j)
                j = next_element(array, j + 1)
        old = element_number(search, i)
        changed = None
        if is_narrow_text(old) and is_narrow_text(new):
            changed = one_replaced(engine, Str(result), Str(old), Str(new), folds)
        release(result)
        result = changed
        i = next_element(search, i + 1)
    return result


@inline
def is_narrow_text(value: Object) -> i1:
    return value.type is STR and is_narrow(Str(value))


@cold
def text_replaced(engine: Object, text: Str, old: Str, new: Str) -> Object:
    """text.replace(old, new), the text itself where there is nothing to replace; owned, null where Python raised."""
    if old.length == 0 or text.length < old.length:
        return own(Object(text))
    found = find(text, 0, old)
    if found < 0:
        return own(Object(text))
    if not replaced_fits(engine, text, text, old, new):
        return None
    return replaced_from(found, text, text, old, new)


@cold
def replaced_fits(engine: Object, text: Str, searched: Str, old: Str, new: Str) -> i1:
    """Does memory_limit allow the result? False, MemoryExhausted having been raised, where it does not."""
    if new.length <= old.length or text.length // old.length * (new.length - old.length) <= LARGE:
        return True
    times = count_in(engine, searched, 0, searched.length, old)
    return times >= 0 and string_fits(engine, text.length + times * (new.length - old.length))


@cold
def replaced_from(found: i64, text: Str, searched: Str, old: Str, new: Str) -> Object:
    """The text with something else where `old` is in the text that is searched, as long, from that place on; owned."""
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    written = 0
    while found >= 0:
        put_part(sink, text, written, found)
        put_text(sink, new)
        written = found + old.length
        found = find(searched, written, old)
    put_part(sink, text, written, text.length)
    return sink_value(sink)


@entry
def function__strtr(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    if text is None or not below(count - 2, 2):
        return None
    if count == 2:
        pairs = plain_array(arguments, 1, count)
        return None if pairs is None else translated(text, pairs)
    old = text_at(arguments, 1, count)
    new = text_at(arguments, 2, count)
    if old is None or new is None:
        return None
    return with_bytes_changed(text, old, new)


@cold
def with_bytes_changed(text: Str, old: Str, new: Str) -> Object:
    """Each byte that is in one text becomes that in its place in another; of several meanings the last counts."""
    table = local_array(Bytes, 256)
    i = 0
    while i < 256:
        table[i] = i8(i)
        i = i + 1
    i = 0
    while i < old.length and i < new.length:
        table[i64(str_data(old)[i])] = str_data(new)[i]
        i = i + 1
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    place = reserve(sink, text.length)
    data = str_data(text)
    i = 0
    while place is not None and i < text.length:
        place[i] = table[i64(data[i])]
        i = i + 1
    return sink_value(sink)


@cold
def translated(text: Str, pairs: PhpArray) -> Object:
    """The longest key at each place replaced by its value, all texts, never within a replacement."""
    if Object(pairs.packed) is not NONE or pairs.hash.used > MOST_PAIRS:
        return None
    i = next_element(pairs, 0)
    while i >= 0:
        key = entry_key(pairs.hash, i)
        if not is_narrow_text(key) or Str(key).length == 0 or not is_narrow_text(entry_value(pairs.hash.keys, i)[0]):
            return None
        i = next_element(pairs, i + 1)
    firsts = local_array(Bytes, 256)
    note_first_bytes(pairs, firsts)
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    data = str_data(text)
    written = 0
    at = 0
    while at < text.length:
        best = -1
        if i64(firsts[i64(data[at])]) != 0:
            best = longest_at(pairs, offset(data, at, Bytes), text.length - at)
        if best >= 0:
            put_part(sink, text, written, at)
            put_text(sink, Str(entry_value(pairs.hash.keys, best)[0]))
            at = at + Str(entry_key(pairs.hash, best)).length
            written = at
        else:
            at = at + 1
    put_part(sink, text, written, text.length)
    return sink_value(sink)


@cold
def note_first_bytes(pairs: PhpArray, firsts: Bytes) -> None:
    """firsts[byte] := whether a key begins with it."""
    i = 0
    while i < 256:
        firsts[i] = i8(0)
        i = i + 1
    i = next_element(pairs, 0)
    while i >= 0:
        firsts[i64(str_data(Str(entry_key(pairs.hash, i)))[0])] = i8(1)
        i = next_element(pairs, i + 1)


@cold
def longest_at(pairs: PhpArray, data: Bytes, length: i64) -> i64:
    """The number of the entry with the longest key that stands there; -1: none does."""
    best = -1
    size = 0
    i = next_element(pairs, 0)
    while i >= 0:
        key = Str(entry_key(pairs.hash, i))
        if key.length > size and key.length <= length and memcmp(str_data(key), data, key.length) == 0:
            best = i
            size = key.length
        i = next_element(pairs, i + 1)
    return best


@entry
def function__substr_replace(engine: Object, arguments: Cells, count: i64) -> Object:
    """In one text, or in each of an array in the same place."""
    new = text_at(arguments, 1, count)
    if new is None or not below(count - 3, 2) or arguments[2].type is not LONG:
        return None
    start = unbox_int(arguments[2])
    length = INT_MAX
    if count == 4 and arguments[3] is not NONE:
        if arguments[3].type is not LONG:
            return None
        length = unbox_int(arguments[3])
    if start < -INT_MAX or length < -INT_MAX:
        return None
    if arguments[0].type is STR:
        return spliced(arguments[0], new, start, length)
    array = array_argument(arguments, 0, count)
    result = array_like(array)
    if result is None:
        return None
    i = next_element(array, 0)
    while i >= 0:
        text = plain_text(Engine(engine), dereferenced(element_number(array, i)))
        changed = None if text is None else spliced(text, new, start, length)
        if text is not None:
            release(text)
        if not add_like(result, array, i, changed):
            return give_up(result)
        i = next_element(array, i + 1)
    return Object(result)


@cold
def spliced(subject: Object, new: Str, start: i64, length: i64) -> Object:
    """The text with that many bytes from there on replaced, owned; null of wide characters."""
    text = Str(subject)
    if not is_narrow(text):
        return None
    start = (0 if start + text.length < 0 else start + text.length) if start < 0 else (start if start < text.length else text.length)
    rest = text.length - start
    if length < 0:
        length = 0 if rest + length < 0 else rest + length
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    put_part(sink, text, 0, start)
    put_text(sink, new)
    if length < rest:
        put_part(sink, text, start + length, text.length)
    return sink_value(sink)


# ---- wrapping and splitting ----------------------------------------------------------------------------------------


# ---- searching -----------------------------------------------------------------------------------------------------

@inline
def has_byte(text: Str, byte: i8) -> i1:
    i = 0
    while i < text.length and str_data(text)[i] != byte:
        i = i + 1
    return i < text.length


@inline
def start_argument(arguments: Cells, count: i64, text: Str) -> i64:
    """The third argument, where a search begins; -1 where Python has to look."""
    if count < 3:
        return 0
    if arguments[2].type is not LONG or not below(unbox_int(arguments[2]), text.length + 1):
        return -1
    return unbox_int(arguments[2])


# ---- distances -----------------------------------------------------------------------------------------------------

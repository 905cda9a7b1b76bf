"""Internal functions that make strings of strings: padded, replaced, wrapped, split, found."""
PAD_LEFT, PAD_RIGHT, PAD_BOTH = 0, 1, 2  # STR_PAD_*
MOST_PAIRS = 64  # of strtr(), tried one after the other


@inline
def text_at(arguments: Cells, number: i64, count: i64) -> Str:
    """An argument, of so many, that is a string, and not a long one; null of others."""
    if number >= count or arguments[number].type is not STR or not is_narrow(Str(arguments[number])):
        return None
    return Str(arguments[number]) if Str(arguments[number]).length <= LONGEST_TEXT else None


@entry
def function__str_pad(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    if text is None or not below(count - 2, 3) or arguments[1].type is not LONG:
        return None
    padding = text_at(arguments, 2, count) if count > 2 else Str(SHARED.characters[b" "])
    side = PAD_RIGHT
    if count == 4:
        side = unbox_int(arguments[3]) if arguments[3].type is LONG else -1
    missing = unbox_int(arguments[1]) - text.length
    if padding is None or not below(side, 3):
        return None
    if missing <= 0:
        return own(Object(text))
    if padding.length == 0 or missing > SMALL_OUTPUT:
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    before = missing if side == PAD_LEFT else (missing // 2 if side == PAD_BOTH else 0)
    put_repeated(sink, padding, before)
    put_text(sink, text)
    put_repeated(sink, padding, missing - before)
    return sink_value(sink)


@cold
def put_repeated(sink: Words, text: Str, size: i64) -> None:
    """A text over and over, up to so many bytes."""
    if text.length == 1:
        put_bytes_of(sink, i64(str_data(text)[0]), size)
        return
    while size > text.length:
        put_text(sink, text)
        size = size - text.length
    put_part(sink, text, 0, size)


@entry
def function__ucwords(engine: Object, arguments: Cells, count: i64) -> Object:
    """By white space, or by other bytes, which are not a range."""
    text = text_at(arguments, 0, count)
    separators = Str(None)
    if count == 2:
        separators = text_at(arguments, 1, count)
        if separators is None or has_byte(separators, i8(b".")):
            return None
    if text is None or not below(count - 1, 2):
        return None
    result = copied_text(text, largest_in(text))
    if result is None:
        return None
    data = str_data(result)
    starts = True
    i = 0
    while i < text.length:
        byte = i64(data[i])
        if starts and below(byte - b"a", 26):
            data[i] = i8(byte - 32)
        starts = is_space(byte) if separators is None else has_byte(separators, data[i])
        i = i + 1
    return Object(result)


@entry
def function__nl2br(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    if text is None or count != 1:
        return None
    data = str_data(text)
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    mark = local_array(Bytes, 8)
    mark[0] = i8(b"<")
    mark[1] = i8(b"b")
    mark[2] = i8(b"r")
    mark[3] = i8(b" ")
    mark[4] = i8(b"/")
    mark[5] = i8(b">")
    written = 0
    i = 0
    while i < text.length:
        byte = i64(data[i])
        if byte == b"\n" or byte == b"\r":
            put_part(sink, text, written, i)
            put_bytes(sink, mark, 6)
            written = i
            if i + 1 < text.length and i64(data[i + 1]) == 23 - byte:
                i = i + 1
        i = i + 1
    if written == 0 and sink[SINK_SIZE] == 0:
        return own(Object(text))
    put_part(sink, text, written, text.length)
    return sink_value(sink)


# ---- replacing -----------------------------------------------------------------------------------------------------

@entry
def function__str_replace(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of one text, without counting."""
    subject = text_at(arguments, 2, count)
    if subject is None or count != 3:
        return None
    if arguments[0].type is STR:
        old = text_at(arguments, 0, count)
        new = text_at(arguments, 1, count)
        return None if old is None or new is None else text_replaced(subject, old, new)
    return all_replaced(subject, plain_array(arguments, 0, count), arguments[1])


@cold
def all_replaced(subject: Str, search: PhpArray, replacement: Object) -> Object:
    """Of texts, one after the other, each by the same text or by one of its own."""
    array = PhpArray(replacement)
    is_array = replacement.type is PHP_ARRAY
    if search is None or is_array and (array_size(array) > SMALL_OUTPUT or has_reference_in(array)):
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
        if is_short_text(old) and is_short_text(new) and Str(result).length <= LONGEST_TEXT:
            changed = text_replaced(Str(result), Str(old), Str(new))
        release(result)
        result = changed
        i = next_element(search, i + 1)
    return result


@inline
def is_short_text(value: Object) -> i1:
    return value.type is STR and is_narrow(Str(value)) and Str(value).length <= LONGEST_TEXT


@cold
def text_replaced(text: Str, old: Str, new: Str) -> Object:
    """text.replace(old, new), the text itself where there is nothing to replace; owned, null where it may be long."""
    if old.length == 0 or text.length < old.length:
        return own(Object(text))
    found = find(text, 0, old)
    if found < 0:
        return own(Object(text))
    if (text.length // old.length) * new.length > LONGEST_TEXT:
        return None
    return replaced_from(found, text, text, old, new)


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
        if not is_short_text(key) or Str(key).length == 0 or not is_short_text(entry_value(pairs.hash.keys, i)[0]):
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
    """In one text."""
    text = text_at(arguments, 0, count)
    new = text_at(arguments, 1, count)
    if text is None or new is None or not below(count - 3, 2) or arguments[2].type is not LONG:
        return None
    start = unbox_int(arguments[2])
    length = text.length
    if count == 4 and arguments[3] is not NONE:
        if arguments[3].type is not LONG:
            return None
        length = unbox_int(arguments[3])
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


@entry
def function__addslashes(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    if text is None or count != 1:
        return None
    data = str_data(text)
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    i = 0
    while i < text.length:
        byte = i64(data[i])
        if byte == 0 or byte == b'"' or byte == b"'" or byte == b"\\":
            put_byte(sink, b"\\")
            byte = b"0" if byte == 0 else byte
        put_byte(sink, byte)
        i = i + 1
    return sink_value(sink)


# ---- wrapping and splitting ----------------------------------------------------------------------------------------

@entry
def function__wordwrap(engine: Object, arguments: Cells, count: i64) -> Object:
    """php_wordwrap, by any text."""
    text = text_at(arguments, 0, count)
    mark = text_at(arguments, 2, count) if count > 2 else Str(SHARED.characters[10])
    cuts = flag_argument(arguments, 3, count)
    if text is None or mark is None or not below(count - 1, 4) or cuts < 0 or mark.length == 0:
        return None
    width = 75
    if count > 1:
        if arguments[1].type is not LONG:
            return None
        width = unbox_int(arguments[1])
    if text.length == 0 or not below(width - 1, SMALL_OUTPUT) or mark.length > 16:
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    put_wrapped(sink, text, width, mark, cuts == 1)
    return sink_value(sink)


@cold
def put_wrapped(sink: Words, text: Str, width: i64, mark: Str, cuts: i1) -> None:
    """`first` and `space` are where the line and its last space began."""
    data = str_data(text)
    length = text.length
    at = 0
    first = 0
    space = 0
    while at < length:
        if stands_at(text, at, mark) and (at + mark.length < length or mark.length == 1 and not cuts):
            put_part(sink, text, first, at + mark.length)
            at = at + mark.length
            first = at
            space = at
        else:
            if i64(data[at]) == b" ":
                if at - first >= width:
                    put_line(sink, text, first, at, mark)
                    first = at + 1
                space = at
            elif at - first >= width:
                if cuts and first >= space:
                    put_line(sink, text, first, at, mark)
                    first = at
                    space = at
                elif first < space:
                    put_line(sink, text, first, space, mark)
                    space = space + 1
                    first = space
            at = at + 1
    put_part(sink, text, first, length)


@cold
def put_line(sink: Words, text: Str, start: i64, end: i64, mark: Str) -> None:
    put_part(sink, text, start, end)
    put_text(sink, mark)


@inline
def stands_at(text: Str, at: i64, wanted: Str) -> i1:
    data = str_data(text)
    if data[at] != str_data(wanted)[0] or at + wanted.length > text.length:
        return False
    return memcmp(offset(data, at, Bytes), str_data(wanted), wanted.length) == 0


@entry
def function__str_split(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    size = 1
    if count == 2:
        size = unbox_int(arguments[1]) if arguments[1].type is LONG else 0
    if text is None or not below(count - 1, 2) or not below(size - 1, SMALL_OUTPUT) or text.length == 0:
        return None
    if text.length // size >= SMALL_OUTPUT:
        return None
    array = new_array()
    at = 0
    while array is not None and at < text.length:
        piece = part(text, at, at + size if size < text.length - at else text.length)
        if piece is None or not list_append(PhpArray(array).packed, piece):
            return give_up(PhpArray(array))
        at = at + size
    return array


# ---- searching -----------------------------------------------------------------------------------------------------

@cold
def find_last(text: Str, start: i64, needle: Str) -> i64:
    """Where the last needle from an offset on is; -1: nowhere."""
    data = str_data(text)
    i = text.length - needle.length
    while i >= start:
        if memcmp(offset(data, i, Bytes), str_data(needle), needle.length) == 0:
            return i
        i = i - 1
    return -1


@inline
def place_or_false(place: i64) -> Object:
    return boolean(False) if place < 0 else box_int(place)


@inline
def start_argument(arguments: Cells, count: i64, text: Str) -> i64:
    """The third argument, where a search begins; -1 where Python has to look."""
    if count < 3:
        return 0
    if arguments[2].type is not LONG or not below(unbox_int(arguments[2]), text.length + 1):
        return -1
    return unbox_int(arguments[2])


@entry
def function__strrpos(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    needle = text_at(arguments, 1, count)
    if text is None or needle is None or count > 3:
        return None
    start = start_argument(arguments, count, text)
    return None if start < 0 else place_or_false(find_last(text, start, needle))


@entry
def function__stripos(engine: Object, arguments: Cells, count: i64) -> Object:
    return found_in_any_case(arguments, count, False)


@entry
def function__strripos(engine: Object, arguments: Cells, count: i64) -> Object:
    return found_in_any_case(arguments, count, True)


@cold
def found_in_any_case(arguments: Cells, count: i64, is_last: i1) -> Object:
    text = text_at(arguments, 0, count)
    needle = text_at(arguments, 1, count)
    if text is None or needle is None or count > 3:
        return None
    start = start_argument(arguments, count, text)
    if start < 0:
        return None
    lower = lower_case(text)
    wanted = lower_case(needle)
    if lower is None or wanted is None:
        return None
    place = find_last(Str(lower), start, Str(wanted)) if is_last else find(Str(lower), start, Str(wanted))
    release(lower)
    release(wanted)
    return place_or_false(place)


@entry
def function__strstr(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    needle = text_at(arguments, 1, count)
    is_before = flag_argument(arguments, 2, count)
    if text is None or needle is None or is_before < 0 or count > 3:
        return None
    place = find(text, 0, needle)
    if place < 0:
        return boolean(False)
    return part(text, 0, place) if is_before == 1 else part(text, place, text.length)


@entry
def function__strrchr(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    needle = text_at(arguments, 1, count)
    if text is None or needle is None or count != 2 or needle.length != 1:
        return None
    place = find_last(text, 0, needle)
    return boolean(False) if place < 0 else part(text, place, text.length)


@entry
def function__strspn(engine: Object, arguments: Cells, count: i64) -> Object:
    return spanned(arguments, count, True)


@entry
def function__strcspn(engine: Object, arguments: Cells, count: i64) -> Object:
    return spanned(arguments, count, False)


@cold
def spanned(arguments: Cells, count: i64, inside: i1) -> Object:
    """How many bytes from the start, or an offset, on are among others, or not."""
    text = text_at(arguments, 0, count)
    others = text_at(arguments, 1, count)
    if text is None or others is None or not below(count - 2, 3) or others.length == 0:
        return None
    start = 0
    end = text.length
    if count > 2:
        if arguments[2].type is not LONG:
            return None
        start = unbox_int(arguments[2])
        start = start + end if start < 0 else start
        start = 0 if start < 0 else (end if start > end else start)
    if count == 4 and arguments[3] is not NONE:
        if arguments[3].type is not LONG:
            return None
        wanted = unbox_int(arguments[3])
        end = end + wanted if wanted < 0 else (start + wanted if wanted < end - start else end)
    i = start
    while i < end and has_byte(others, str_data(text)[i]) == inside:
        i = i + 1
    return box_int(i - start)


@inline
def has_byte(text: Str, byte: i8) -> i1:
    i = 0
    while i < text.length and str_data(text)[i] != byte:
        i = i + 1
    return i < text.length


# ---- distances -----------------------------------------------------------------------------------------------------

MOST_COMPARED = 128  # bytes


@entry
def function__levenshtein(engine: Object, arguments: Cells, count: i64) -> Object:
    """Each step costs one."""
    one = text_at(arguments, 0, count)
    other = text_at(arguments, 1, count)
    if one is None or other is None or count != 2 or other.length >= MOST_COMPARED or one.length >= MOST_COMPARED:
        return None
    row = local_array(Words, 1024)
    i = 0
    while i <= other.length:
        row[i] = i
        i = i + 1
    i = 0
    while i < one.length:
        corner = row[0]
        row[0] = i + 1
        j = 0
        while j < other.length:
            cost = corner + i64(str_data(one)[i] != str_data(other)[j])
            corner = row[j + 1]
            if corner + 1 < cost:
                cost = corner + 1
            if row[j] + 1 < cost:
                cost = row[j] + 1
            row[j + 1] = cost
            j = j + 1
        i = i + 1
    return box_int(row[other.length])


@entry
def function__similar_text(engine: Object, arguments: Cells, count: i64) -> Object:
    """A third argument is set to the part that is alike, in percent."""
    one = text_at(arguments, 0, count)
    other = text_at(arguments, 1, count)
    if one is None or other is None or other.length >= MOST_COMPARED or one.length >= MOST_COMPARED:
        return None
    if count > 3 or count == 3 and not is_plain_reference(arguments[2]):
        return None
    common = similarity(str_data(one), one.length, str_data(other), other.length)
    if count == 3:
        total = one.length + other.length
        percent = box_float(f64(common) * 2.0 * 100.0 / f64(total) if total > 0 else 0.0)
        if percent is None:
            return None
        replace(cell(Reference(arguments[2]).value), percent)
        release(percent)
    return box_int(common)


def similarity(one: Bytes, size: i64, other: Bytes, other_size: i64) -> i64:
    """php_similar_char(): the longest common part, and those on both sides of it."""
    most = 0
    place = 0
    other_place = 0
    i = 0
    while i + most < size:
        j = 0
        while j + most < other_size:
            same = 0
            while i + same < size and j + same < other_size and one[i + same] == other[j + same]:
                same = same + 1
            if same > most:
                most = same
                place = i
                other_place = j
            j = j + 1
        i = i + 1
    if most == 0:
        return 0
    total = most
    if place > 0 and other_place > 0:
        total = total + similarity(one, place, other, other_place)
    if place + most < size and other_place + most < other_size:
        total = total + similarity(offset(one, place + most, Bytes), size - place - most,
                                   offset(other, other_place + most, Bytes), other_size - other_place - most)
    return total

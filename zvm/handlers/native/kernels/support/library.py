"""What functions lowered from Python (zvm/handlers/generator/native/lowering/intrinsics.py) call."""
LONGEST_LIST = 2048  # bytes of the words of a list
HIGH_BITS = -9187201950435737472  # 0x80 in each byte of a word
LOW_BITS = 9187201950435737471  # 0x7F in each
EACH_BYTE = 72340172838076673  # 0x01 in each
SHORTEST_STEP, LONGEST_STEP = 64, 4096  # bytes in which a letter is looked for in both cases
MOST_COUNTED = 65536  # matches between two polls


@inline
def string_argument(value: Object) -> Str:
    """A string of one byte a character; null of others."""
    return Str(value) if value.type is STR and is_narrow(Str(value)) else Str(None)


@inline
def smaller(left: i64, right: i64) -> i64:
    return left if left < right else right


@inline
def larger(left: i64, right: i64) -> i64:
    return left if left > right else right


@cold
def poll_now(engine: Object) -> i1:
    """Have limits, signals and other threads served, but in a helper that Python has called, of which the engine is not
    known. False when Python raised."""
    if engine is NONE:
        return True
    arguments = local_array(Cells, 8)
    arguments[0] = engine
    done = PyObject_Vectorcall(SHARED.poll, arguments, 1, None)
    if done is None:
        return False
    drop_ref(done)
    return True


@inline
def string_fits(engine: Object, length: i64) -> i1:
    """Does memory_limit allow a string of that length? False, MemoryExhausted having been raised, where it does not."""
    return likely(length <= LARGE) or large_string_fits(engine, length)


@cold
def large_string_fits(engine: Object, length: i64) -> i1:
    number = box_int(length)
    if number is None:
        return False
    arguments = local_array(Cells, 16)
    arguments[0] = engine
    arguments[1] = number
    is_allowed = did_call("zvm.runtime.services.memory.require_string", arguments, 2)
    drop_ref(number)
    return is_allowed


# ---- strings that are owned ----------------------------------------------------------------------------------------

@inline
def drop_text(text: Str) -> None:
    """Release a string; null is none."""
    if text is not None:
        release(Object(text))


@inline
def hold_text(text: Str) -> None:
    incref(Object(text))


@inline
def free_memory(memory: Raw, room: Raw) -> None:
    """Free the memory of a buffer or a row, unless it is in the kernel's frame."""
    if memory is not room:
        PyMem_Free(memory)


@inline
def clear_words(words: Words, size: i64) -> None:
    i = 0
    while i < size:
        words[i] = 0
        i = i + 1


# ---- string builders -----------------------------------------------------------------------------------------------

@cold
def put_repeated(sink: Words, text: Str, size: i64) -> None:
    """A text, which is not empty, over and over, up to `size` bytes."""
    place = reserve(sink, size) if size > 0 else Bytes(None)
    if place is not None:
        filled = smaller(text.length, size)
        memcpy(place, str_data(text), filled)
        while filled < size:  # each copy doubles what is there
            step = smaller(filled, size - filled)
            memcpy(offset(place, filled, Bytes), place, step)
            filled = filled + step


@inline
def cut_sink(sink: Words, size: i64) -> None:
    """Drop all but the first `size` bytes."""
    sink[SINK_SIZE] = smaller(sink[SINK_SIZE], size)


# ---- searching -----------------------------------------------------------------------------------------------------

@inline
def find_byte(text: Str, start: i64, byte: i64) -> i64:
    """text.find(byte, start); -1: nowhere. The start may be beyond the end."""
    if start >= text.length:
        return -1
    data = str_data(text)
    place = memchr(offset(data, start, Bytes), i32(byte), text.length - start)
    return -1 if place is None else i64(place) - i64(data)


@inline
def find_from(text: Str, start: i64, needle: Str) -> i64:
    """text.find(needle, start); -1: nowhere. The start may be beyond the end."""
    return -1 if start > text.length else find(text, start, needle)


@cold
def find_short(data: Bytes, start: i64, size: i64, needle: Str) -> i64:
    """Where a needle of few bytes is from an offset on in so many bytes; -1: nowhere."""
    pattern = str_data(needle)
    length = needle.length
    end = size - length + 1
    first = i32(pattern[0]) & 255
    while start < end:
        place = memchr(offset(data, start, Bytes), first, end - start)
        if place is None:
            return -1
        i = 1
        while i < length and place[i] == pattern[i]:
            i = i + 1
        start = i64(place) - i64(data)
        if i == length:
            return start
        start = start + 1
    return -1


@inline
def stands_at(text: Str, at: i64, needle: Str) -> i1:
    """Whether the needle begins there."""
    if needle.length == 0:
        return below(at, text.length + 1)
    if not below(at, text.length) or str_data(text)[at] != str_data(needle)[0] or needle.length > text.length - at:
        return False
    return memcmp(offset(str_data(text), at, Bytes), str_data(needle), needle.length) == 0


@cold
def find_last_byte(text: Str, start: i64, byte: i64) -> i64:
    """text.rfind(byte, start); -1: nowhere."""
    if start >= text.length:
        return -1
    data = str_data(text)
    place = memrchr(offset(data, start, Bytes), i32(byte), text.length - start)
    return -1 if place is None else i64(place) - i64(data)


@cold
def find_last_before(text: Str, start: i64, end: i64, needle: Str) -> i64:
    """text.rfind(needle, start, end); -1: nowhere."""
    data = str_data(text)
    i = smaller(end, text.length) - needle.length
    if needle.length == 0:
        return i if i >= start else -1
    first = i32(str_data(needle)[0]) & 255
    while i >= start:
        place = memrchr(offset(data, start, Bytes), first, i - start + 1)
        if place is None:
            return -1
        if memcmp(place, str_data(needle), needle.length) == 0:
            return i64(place) - i64(data)
        i = i64(place) - i64(data) - 1
    return -1


@inline
def byte_from(data: Bytes, start: i64, end: i64, byte: i64) -> i64:
    """Where a byte is from an offset on; `end` if it is nowhere."""
    place = Bytes(None) if start >= end else memchr(offset(data, start, Bytes), i32(byte), end - start)
    return end if place is None else i64(place) - i64(data)


@inline
def small_letter(byte: i64) -> i64:
    """The byte, a small letter if it is a capital of ASCII."""
    return byte + 32 if below(byte - b"A", 26) else byte


@cold
def find_ignoring_case(text: Str, start: i64, needle: Str) -> i64:
    """Where the needle is from an offset on, of ASCII letters in either case; -1: nowhere. The start may be beyond the end."""
    end = text.length - needle.length + 1  # of the places where it may begin
    if needle.length == 0 or start >= end:
        return start if start < end else -1
    data = str_data(text)
    pattern = str_data(needle)
    first = small_letter(i64(pattern[0]))
    is_letter_first = below(first - b"a", 26)
    step = SHORTEST_STEP if is_letter_first else end
    at = start
    while at < end:  # in steps, so that no capital is looked for far beyond the next small letter
        stop = smaller(at + step, end)
        place = byte_from(data, at, stop, first)
        if is_letter_first:
            place = byte_from(data, at, place, first - 32)
        if place == stop:
            at = stop
            step = smaller(step + step, LONGEST_STEP)
        else:
            i = 1
            while i < needle.length and small_letter(i64(data[place + i])) == small_letter(i64(pattern[i])):
                i = i + 1
            if i == needle.length:
                return place
            at = place + 1
    return -1


@cold
def count_in(engine: Object, text: Str, start: i64, end: i64, needle: Str) -> i64:
    """text.count(needle, start, end) of a needle that is not empty; -1 when a poll raised."""
    total = 0
    while start + needle.length <= end:
        place = find_within(text, start, end, needle)
        if place < 0:
            return total
        total = total + 1
        start = place + needle.length
        if unlikely(total % MOST_COUNTED == 0) and not poll_now(engine):
            return -1
    return total


@cold
def place_of_value(items: Cells, start: i64, size: i64, needle: Object) -> i64:
    """Where the first element is that is the same int or string, or a value of another type; `size`: there is none."""
    i = start
    if needle.type is LONG:
        number = unbox_int(needle)
        while i < size and items[i].type is LONG and unbox_int(items[i]) != number:
            i = i + 1
        return i
    length = Str(needle).length
    while i < size and items[i].type is STR and (Str(items[i]).length != length or not str_equal(Str(items[i]), Str(needle))):
        i = i + 1
    return i


# ---- sets of bytes -------------------------------------------------------------------------------------------------

@cold
def fill_byte_set(set: Bytes, text: Str) -> None:
    """set[byte] := whether the text has it."""
    words = Words(set)
    i = 0
    while i < 32:
        words[i] = 0
        i = i + 1
    data = str_data(text)
    i = 0
    while i < text.length:
        set[i64(data[i])] = i8(1)
        i = i + 1


@cold
def fill_character_set(set: Bytes, text: Str) -> i1:
    """The same for a list with ranges, `a..z`. False, and Python has to look, where one is wrong."""
    fill_byte_set(set, text)
    data = str_data(text)
    i = 0
    while i + 1 < text.length:
        if i64(data[i]) == b"." and i64(data[i + 1]) == b".":
            if i == 0 or i + 2 >= text.length or i64(data[i - 1]) > i64(data[i + 2]):
                return False
            return fill_ranges(set, text)
        i = i + 1
    return True


@cold
def fill_ranges(set: Bytes, text: Str) -> i1:
    fill_byte_set(set, Str(EMPTY))
    data = str_data(text)
    i = 0
    while i < text.length:
        byte = i64(data[i])
        if i + 3 < text.length and i64(data[i + 1]) == b"." and i64(data[i + 2]) == b"." and i64(data[i + 3]) >= byte:
            last = i64(data[i + 3])
            while byte <= last:
                set[byte] = i8(1)
                byte = byte + 1
            i = i + 4
        elif i + 1 < text.length and byte == b"." and i64(data[i + 1]) == b".":
            return False
        else:
            set[byte] = i8(1)
            i = i + 1
    return True


@inline
def strip_start(text: Str, set: Bytes) -> i64:
    """Where the first byte is that is not in the set."""
    data = str_data(text)
    i = 0
    while i < text.length and i64(set[i64(data[i])]) != 0:
        i = i + 1
    return i


@inline
def strip_end(text: Str, set: Bytes) -> i64:
    """Where the bytes at the end that are in the set begin."""
    data = str_data(text)
    i = text.length
    while i > 0 and i64(set[i64(data[i - 1])]) != 0:
        i = i - 1
    return i


# ---- bytes ---------------------------------------------------------------------------------------------------------

@cold
def has_high_bytes(data: Bytes, size: i64) -> i1:
    """Whether a byte is above 127."""
    words = Words(data)
    high = 0
    i = 0
    while i < size >> 3:
        high = high | words[i]
        i = i + 1
    i = i << 3
    rest = 0
    while i < size:
        rest = rest | i64(data[i])
        i = i + 1
    return high & HIGH_BITS != 0 or rest & 128 != 0


@cold
def text_of_bytes(data: Bytes, size: i64) -> Object:
    """A string of these bytes, owned; null without memory."""
    if size == 0:
        return EMPTY
    if size == 1:
        return own(SHARED.characters[i64(data[0]) & 255])
    text = PyUnicode_New(size, i32(255 if has_high_bytes(data, size) else 127))
    if text is not None:
        memcpy(str_data(text), data, size)
    return Object(text)


@cold
def joined_bytes(left: Bytes, left_size: i64, right: Bytes, right_size: i64, is_ascii: i1) -> Object:
    """A string of these bytes and others after them, owned; null without memory. `is_ascii`: all are known to be."""
    size = left_size + right_size
    if size < 2:
        return text_of_bytes(left if left_size != 0 else right, size)
    is_high = not is_ascii and (has_high_bytes(left, left_size) or has_high_bytes(right, right_size))
    text = PyUnicode_New(size, i32(255 if is_high else 127))
    if text is not None:
        memcpy(str_data(text), left, left_size)
        memcpy(offset(str_data(text), left_size, Bytes), right, right_size)
    return Object(text)


# ---- case -----------------------------------------------------------------------------------------------------------

@inline
def letters_in(word: i64, first: i64) -> i64:
    """0x80 in each byte of a word that is one of the 26 letters from `first` on."""
    low = word & LOW_BITS
    return (low + (128 - first) * EACH_BYTE ^ low + (102 - first) * EACH_BYTE) & ~word & HIGH_BITS


@cold
def cased(text: Str, first: i64, distance: i64, end: i64) -> Object:
    """The 26 letters from `first` on among text[:end] moved by a distance, 32 or -32; owned, the text itself where it has
    none; null without memory."""
    data = str_data(text)
    if end > text.length:
        end = text.length
    words = Words(data)
    i = 0
    while i < end >> 3 and letters_in(words[i], first) == 0:
        i = i + 1
    i = i << 3
    while i < end and not below(i64(data[i]) - first, 26):
        i = i + 1
    if i == end:
        incref(Object(text))
        return Object(text)
    result = copied_text(text, largest_in(text))
    if result is None:
        return None
    target = str_data(result)
    change_case(Words(target), end >> 3, first)
    i = end & -8
    while i < end:
        byte = i64(data[i])
        if below(byte - first, 26):
            target[i] = i8(byte + distance)
        i = i + 1
    return Object(result)


@inline
def change_case(words: Words, count: i64, first: i64) -> None:
    """Change the case of the 26 letters from `first` on."""
    i = 0
    while i < count:
        words[i] = words[i] ^ shift_right(letters_in(words[i], first), 2)
        i = i + 1


@inline
def folded(byte: i64, folds: i1) -> i64:
    """A byte, a capital letter as the small one where case does not count."""
    return byte + 32 if folds and below(byte - b"A", 26) else byte


@cold
def difference_of_bytes(one: Bytes, size: i64, other: Bytes, other_size: i64, folds: i1) -> i64:
    """strings.byte_difference()"""
    end = smaller(size, other_size)
    i = end if one is other else 0
    while i < end:
        if i + 8 <= end and offset(one, i, Words)[0] == offset(other, i, Words)[0]:
            i = i + 8
        else:
            difference = folded(i64(one[i]), folds) - folded(i64(other[i]), folds)
            if difference != 0:
                return difference
            i = i + 1
    return order_of_ints(size, other_size)


# ---- helpers that Python calls -------------------------------------------------------------------------------------

@cold
def note_failure() -> None:
    """A helper has failed: where Python has not raised, an index was outside."""
    if PyErr_Occurred() is None:
        PyErr_BadInternalCall()


@cold
def fill_words(words: Words, list: List) -> i64:
    """The ints of a list as words of 64 bits; how many, 0 where there are too many."""
    if list.size * 8 > LONGEST_LIST:
        return 0
    i = 0
    while i < list.size:
        words[i] = PyLong_AsUnsignedLongLongMask(list.items[i])
        i = i + 1
    return i


@cold
def fill_list(list: List, words: Words) -> i1:
    """The reverse. False without memory."""
    i = 0
    while i < list.size and list.size * 8 <= LONGEST_LIST:
        number = PyLong_FromUnsignedLongLong(words[i])
        if number is None:
            return False
        replace(at(list.items, i), number)
        drop_ref(number)
        i = i + 1
    return True


# ---- whole strings -------------------------------------------------------------------------------------------------

@cold
def reversed_text(text: Str) -> Object:
    """Owned; null without memory."""
    if text.length < 2:
        return own(Object(text))
    result = PyUnicode_New(text.length, largest_in(text))
    if result is None:
        return None
    source = str_data(text)
    target = str_data(result)
    i = 0
    last = text.length - 1
    while i <= last:
        target[i] = source[last - i]
        i = i + 1
    return Object(result)


@cold
def repeated_text(text: Str, times: i64) -> Object:
    """A text over and over; owned, null without memory."""
    size = text.length * times
    if size < 2 or times == 1:
        return EMPTY if size == 0 else own(Object(text))
    result = PyUnicode_New(size, largest_in(text))
    if result is None:
        return None
    target = str_data(result)
    memcpy(target, str_data(text), text.length)
    filled = text.length
    while filled < size:  # each copy doubles what is there
        memcpy(offset(target, filled, Bytes), target, smaller(filled, size - filled))
        filled = filled * 2
    return Object(result)


# ---- pieces --------------------------------------------------------------------------------------------------------

@cold
def hexadecimal(data: Bytes, size: i64) -> Object:
    """The digits of these bytes, two of each; owned, null without memory."""
    result = PyUnicode_New(size * 2, 127)
    if result is None:
        return None
    target = str_data(result)
    i = 0
    while i < size:
        byte = i64(data[i])
        target[i * 2] = i8(hex_digit(byte >> 4))
        target[i * 2 + 1] = i8(hex_digit(byte & 15))
        i = i + 1
    return Object(result)


@inline
def find(text: Str, start: i64, needle: Str) -> i64:
    """Where the needle is from an offset on, which is not beyond the end; -1: nowhere."""
    return find_within(text, start, text.length, needle)


@inline
def find_within(text: Str, start: i64, end: i64, needle: Str) -> i64:
    """The same, the whole of it before an end that is not before the start."""
    data = str_data(text)
    if below(needle.length - 1, SHORT_NEEDLE):
        return find_short(data, start, end, needle)
    found = memmem(offset(data, start, Bytes), end - start, str_data(needle), needle.length)
    return -1 if found is None else i64(found) - i64(data)


@cold
def split_text(text: Str, separator: Str, limit: i64) -> List:
    """The pieces between separators, at most `limit`, all but so many at the end where that is negative; owned, null
    without memory."""
    list = PyList_New(0)
    left = limit if limit > 0 else (1 if limit == 0 else INT_MAX)
    start = 0
    while list is not None:
        left = left - 1
        end = find(text, start, separator) if left > 0 else -1
        if not append_made(list, part(text, start, text.length if end < 0 else end)):
            release(Object(list))
            return None
        if end < 0:
            break
        start = end + separator.length
    if list is None or limit >= 0:
        return list
    first = PyList_GetSlice(list, 0, list.size + limit if list.size + limit > 0 else 0)
    release(Object(list))
    return first


@cold
def pieces_of_text(text: Str, length: i64) -> List:
    """The string in pieces of a length, of which the last may be shorter; owned, null without memory."""
    list = PyList_New(0)
    at = 0
    while list is not None and at < text.length:
        if not append_made(list, part(text, at, at + length if length < text.length - at else text.length)):
            release(Object(list))
            return None
        at = at + smaller(length, text.length - at)
    return list


@cold
def difference_of_parts(left: Str, start: i64, right: Str, length: i64, folds: i1) -> i64:
    """strings.difference_of_parts() of a start that is not beyond the end"""
    data = offset(str_data(left), start, Bytes)
    return difference_of_bytes(data, smaller(left.length - start, length), str_data(right), smaller(right.length, length), folds)


@cold
def text_translated(text: Str, table: Bytes) -> Object:
    """text.translate(…) by a table of eight bytes for each character: how many others it becomes, 0 where it stays as it
    is, and these; owned, null without memory."""
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    data = str_data(text)
    written = 0
    i = 0
    while i < text.length:
        entry = offset(table, (i64(data[i]) & 255) << 3, Bytes)
        if entry[0] != i8(0):
            put_part(sink, text, written, i)
            put_bytes(sink, offset(entry, 1, Bytes), i64(entry[0]))
            written = i + 1
        i = i + 1
    return sink_and_rest(sink, text, written)


@cold
def is_valid_utf8(text: Str) -> i1:
    """Whether the bytes are characters of UTF-8, all of them."""
    data = str_data(text)
    i = 0
    while i < text.length:
        if code_point(offset(data, i, Bytes), text.length - i) < 0:
            return False
        i = i + promised_size(i64(data[i]))
    return True

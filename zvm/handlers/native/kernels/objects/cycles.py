"""The search for garbage among what is new to Python's collector (trial deletion, as in zend_gc.c): the references that these
values have of each other are taken away from their counts; what keeps some is in use, and so is what hangs on it.
"""
ROOM_AT_FIRST = 256  # values; a power of two, as all rooms are
GROWTH = 8
WORDS_OF_VALUE = 40  # bytes: a value, its count, its place on the stack, two of the table
USED = 1 << 62  # in place of a count
GENERATION_BYTES = 24  # of Python's array of generations: first, last, threshold, number of new objects


@entry
def find_new_garbage(self: Object, arguments: Cells, count: i64) -> Object:
    """find_new_garbage(take_away, mark_used, garbage, most): append to a list what only holds itself among new values and all
    that hangs on them; the first two are the addresses of those kernels. False where these are more than `most`. Where
    there is no garbage, nothing is new afterwards."""
    garbage = List(arguments[2])
    search = local_array(Search, 72)
    search.take_away = Raw(unbox_int(arguments[0]))
    search.mark_used = Raw(unbox_int(arguments[1]))
    search.room = ROOM_AT_FIRST
    generation = generation_of(Object(garbage))
    is_whole = found_garbage(search, generation, garbage)
    while not is_whole and search.room < unbox_int(arguments[3]) and PyErr_Occurred() is None:
        search.room = search.room * GROWTH
        is_whole = found_garbage(search, generation, garbage)
    if PyErr_Occurred() is not None:
        return None
    if is_whole and garbage.size == 0:
        make_all_old(generation)
    return TRUE if is_whole else FALSE


@entry
def new_generation(self: Object, arguments: Cells, count: i64) -> Object:
    """new_generation(list): the address of what the collector knows of new values."""
    return box_int(i64(generation_of(arguments[0])))


@inline
def generation_of(value: Object) -> Words:
    """The generation of new values, at whose end a container is moved: its successor is the generation's head."""
    PyObject_GC_UnTrack(value)
    PyObject_GC_Track(value)
    return Words(Raw(offset(value, -16, Words)[0]))


def found_garbage(search: Search, generation: Words, garbage: List) -> i1:
    """Append it to the list; false where there is not enough room, or Python has raised."""
    room = search.room
    memory = PyMem_Realloc(None, room * WORDS_OF_VALUE)
    if memory is None:
        PyErr_NoMemory()
        return False
    search.values = memory
    search.counts = Words(at(memory, room))
    search.stack = at(memory, room * 2)
    search.numbers = Words(at(memory, room * 3))
    search.size = 0
    memset(Bytes(search.numbers), i32(0), room * 16)
    is_whole = took_away(search, generation)
    if is_whole:
        is_whole = kept_garbage(search, garbage)
    PyMem_Free(memory)
    return is_whole


@inline
def took_away(search: Search, generation: Words) -> i1:
    """Find the new values, all that hangs on them and their counts; false where there is not enough room."""
    node = Words(Raw(generation[0]))
    while node is not generation:
        value = offset(node, 16, Object)
        if is_php_value(value) and numbered(search, value) == search.room:
            return False
        node = Words(Raw(node[0]))
    i = 0
    while i < search.size:
        value = search.values[i]
        call_pointer(Type(value.type).traverse, value, search.take_away, search)
        i = i + 1
    return search.size < search.room


@inline
def kept_garbage(search: Search, garbage: List) -> i1:
    """Append those that nothing in use leads to; false when Python has raised."""
    i = 0
    while i < search.size:
        if search.counts[i] > 0 and search.counts[i] != USED:
            search.counts[i] = USED
            mark_all(search, search.values[i])
        i = i + 1
    i = 0
    while i < search.size:
        if search.counts[i] != USED and PyList_Append(garbage, search.values[i]) < 0:
            return False
        i = i + 1
    return True


@inline
def mark_all(search: Search, value: Object) -> None:
    """A value is in use: what it leads to is, too."""
    search.height = 0
    call_pointer(Type(value.type).traverse, value, search.mark_used, search)
    while search.height > 0:
        search.height = search.height - 1
        value = search.stack[search.height]
        call_pointer(Type(value.type).traverse, value, search.mark_used, search)


@entry
def take_away(value: Object, search: Search) -> i32:
    """A visit of tp_traverse: a value that is looked at holds this one. Not 0 ends the traversal."""
    if not is_followed(value):
        return i32(0)
    number = numbered(search, value)
    if number == search.room:
        return i32(1)
    search.counts[number] = search.counts[number] - 1
    return i32(0)


@entry
def mark_used(value: Object, search: Search) -> i32:
    """Likewise: a value in use holds this one."""
    if is_followed(value):
        number = numbered(search, value)
        if search.counts[number] != USED:
            search.counts[number] = USED
            search.stack[search.height] = value
            search.height = search.height + 1
    return i32(0)


@inline
def numbered(search: Search, value: Object) -> i64:
    """The number of a value, which is looked at from now on; search.room where there are too many."""
    last = search.room * 2 - 1
    place = shift_right(i64(value), 4) & last
    while search.numbers[place] != 0:
        number = search.numbers[place] - 1
        if search.values[number] is value:
            return number
        place = (place + 1) & last
    number = search.size
    if number < search.room:
        search.values[number] = value
        search.counts[number] = value.count
        search.numbers[place] = number + 1
        search.size = number + 1
    return number


@inline
def is_followed(value: Object) -> i1:
    """Whether cycles may lead through it: containers and frames that the collector knows of, and values of PHP."""
    type = value.type
    if type is STR or type is LONG:
        return False
    if type is LIST or type is DICT or type is TUPLE or type is EXECUTE_DATA:
        return offset(value, -16, Words)[0] != 0
    return is_php_value(value)


@inline
def is_php_value(value: Object) -> i1:
    """Whether it is an object, array or reference that is not kept for another use (recycling.py)."""
    type = value.type
    if type is PHP_ARRAY:
        hash = Object(PhpArray(value).hash)
        return hash is None or hash.type is not PHP_ARRAY
    if type is REFERENCE:
        content = Reference(value).value
        return content is None or content.type is not REFERENCE
    if is_object(value):
        return PhpObject(value).ce is not None and Object(PhpObject(value).ce) is not NONE
    return derives(type, REFERENCE) or derives(type, PHP_ARRAY)


@inline
def make_all_old(generation: Words) -> None:
    """What a generation has is moved to the next one (untrack_tuples() and gc_list_merge() of CPython's gc)."""
    following = offset(generation, GENERATION_BYTES, Words)
    if Words(Raw(generation[0])) is generation:
        return
    first = Words(Raw(generation[0]))
    last = Words(Raw(generation[1]))
    end = Words(Raw(following[1]))
    end[0] = generation[0]
    first[1] = following[1] | (first[1] & 3)
    last[0] = i64(following)
    following[1] = generation[1]
    generation[0] = i64(generation)
    generation[1] = i64(generation)
    offset(generation, 20, Halves)[0] = i32(0)

"""What stencils of compiled regions call, or have in them: null is that a helper has done nothing, as it cannot."""

@inline
def region_character(text: Str, index: i64) -> i64:
    """The byte at an index inside, from the end where it is negative."""
    return i64(str_data(text)[index + text.length if index < 0 else index]) & 255


@inline
def region_store_int(cell: Cells, number: i64, long: Type) -> i1:
    """An element := the int, in its box. False, and nothing done, where it has none of its own."""
    old = cell[0]
    if likely(old.type is long and old.count == 1 and below(number + DIGIT_MASK, SMALL_INTS)):
        write_small(Long(old), number)
        return True
    return False


@inline
def region_store_float(cell: Cells, number: f64, float: Type) -> i1:
    old = cell[0]
    if likely(old.type is float and old.count == 1):
        Float(old).value = number
        return True
    return False


@inline
def bits_float(bits: Raw) -> f64:
    word = local_array(Words, 8)
    word[0] = i64(bits)
    return double_at(word).value


@inline
def is_droppable(value: Object) -> i1:
    """Whether a region may drop an element: nothing that it has borrowed goes, and no destructor runs."""
    return value.type is LONG or value.type is FLOAT or value.type is BOOL or value is NONE or value is UNDEF


@inline
def store_box(cell: Cells, box: Object) -> Object:
    """The cell's new value, owned; null where there was no memory for it."""
    if box is None:
        PyErr_Clear()
        return None
    replace_by(cell, box)
    return NONE


@inline
def replace_by(cell: Cells, value: Object) -> None:
    """cell := an owned value."""
    old = cell[0]
    cell[0] = value
    release(old)


def region_put_int(cell: Cells, number: Raw) -> Object:
    """Null, and nothing done, where the element may not be dropped or there is no memory."""
    if not is_droppable(cell[0]):
        return None
    return store_box(cell, box_int(i64(number)))


def region_put_float(cell: Cells, bits: Raw) -> Object:
    if not is_droppable(cell[0]):
        return None
    return store_box(cell, box_float(bits_float(bits)))


def region_put_bool(cell: Cells, truth: Raw) -> Object:
    if not is_droppable(cell[0]):
        return None
    replace(cell, TRUE if i64(truth) != 0 else FALSE)
    return NONE


@inline
def append_box(list: List, box: Object) -> Object:
    """list[] := an owned value; null where there was no memory for it."""
    if box is not None:
        if list_append(list, box):
            return NONE
        drop_ref(box)
    PyErr_Clear()
    return None


def region_append_int(list: List, number: Raw) -> Object:
    return append_box(list, box_int(i64(number)))


def region_append_float(list: List, bits: Raw) -> Object:
    return append_box(list, box_float(bits_float(bits)))


def region_append_bool(list: List, truth: Raw) -> Object:
    return append_box(list, own(TRUE if i64(truth) != 0 else FALSE))


def region_element_number(array: PhpArray, number: Raw) -> Object:
    """The address of an element, null where there is none."""
    return Object(element_at(array, i64(number)))


def region_element_text(array: PhpArray, key: Str) -> Object:
    return Object(place_in(array, key_kind(Object(key)), Object(key)))


def region_element_character(array: PhpArray, number: Raw) -> Object:
    return region_element_text(array, Str(SHARED.characters[i64(number)]))


def region_set_text(cell: Cells, text: Object) -> Object:
    """A slot of the frame := the string, which is what all of these give; nothing that is dropped has a destructor."""
    incref(text)
    replace_by(cell, text)
    return text


def region_hold_text(cell: Cells, text: Object) -> Object:
    incref(text)
    return text


def region_keep_text(cell: Cells, text: Object) -> Object:
    """A slot of the frame := a string that region_hold_text() has counted."""
    replace_by(cell, text)
    return text


def region_set_number(cell: Cells, number: Raw) -> Object:
    text = str_of_int(i64(number))
    if text is None:
        PyErr_Clear()
        return None
    replace_by(cell, text)
    return text


def region_set_character(cell: Cells, number: Raw) -> Object:
    return region_set_text(cell, SHARED.characters[i64(number)])


def region_clear_text(cell: Cells, unused: Raw) -> Object:
    replace(cell, NONE)
    return NONE


def region_box_int(cell: Cells, number: Raw) -> Object:
    """A slot of the frame := a value that the region has; what it had may be dropped. Never null."""
    put_int(cell, i64(number), SHARED.region_run, None)
    return NONE


def region_box_float(cell: Cells, bits: Raw) -> Object:
    put_float(cell, bits_float(bits), SHARED.region_run, None)
    return NONE


def region_box_bool(cell: Cells, truth: Raw) -> Object:
    replace(cell, TRUE if i64(truth) != 0 else FALSE)
    return NONE


def region_append_text(cell: Cells, right: Object) -> Object:
    """The string in a slot gets longer; null, and nothing done, where it is none or the memory is not there."""
    if cell[0].type is not STR:
        return None
    run = SHARED.region_run
    left = run.countdown
    has_grown = str_append(cell, right, run)
    if run.countdown != left:  # Python is to be visited
        run.countdown = left
        run.region.words[0] = 0
    if not has_grown:
        PyErr_Clear()
        return None
    return cell[0]


def region_put_value(cell: Cells, value: Object) -> Object:
    """A place := a value that is borrowed. Null, and nothing done, where what is there may not be dropped."""
    old = cell[0]
    if old.count == 1 and (old.type is STR or old.type is PHP_ARRAY and is_releasable(old, False, REGION_NESTED)):
        words = SHARED.region_run.region.words
        count = words[REGION_DEAD]
        if count == REGION_MOST_DEAD:
            return None
        words[REGION_DEAD] = count + 1
        words[REGION_DEAD + 1 + count] = i64(old)
        incref(value)
        cell[0] = value
        return NONE
    if not is_droppable(old) and old.type is not STR and not has_others(old):
        return None
    incref(value)
    replace_by(cell, value)
    return NONE


@inline
def has_others(value: Object) -> i1:
    """Whether an array or an object stays, as others have it, and would run no destructor if it went later."""
    if value.count == 1:
        return False
    return value.type is PHP_ARRAY or is_object(value) and PhpObject(value).ce.destructor is NONE


def region_append_value(list: List, value: Object) -> Object:
    incref(value)
    return append_box(list, value)


def region_character_text(cell: Cells, number: Raw) -> Object:
    """The string of one character."""
    return SHARED.characters[i64(number)]


def region_place_value(array: PhpArray, kind: i64, key: Object) -> Object:
    """The address of an element that is written to, made where there is none. Null, and nothing done, where the array would
    be no list any more, or its handler has to look."""
    if kind == NO_KEY:
        return None
    found = place_in(array, kind, key)
    if found is None:
        if Object(array.packed) is not NONE and array.packed.size != 0 \
                and (kind != INT_KEY or key_number(key) != array.packed.size):
            return None
        return new_place(array, kind, key)
    if Object(array.packed) is NONE:
        keep_tracked(array.hash)
    return Object(found)


@inline
def new_place(array: PhpArray, kind: i64, key: Object) -> Object:
    """The address of an element that is not there yet and is null now; null without memory."""
    if not array_store(array, kind, key, NONE, SHARED.region_run, None):
        PyErr_Clear()
        return None
    if Object(array.packed) is NONE:
        keep_tracked(array.hash)
    return Object(place_in(array, kind, key))


def region_place_number(array: PhpArray, number: Raw) -> Object:
    found = element_at(array, i64(number))
    if found is not None and Object(array.packed) is not NONE:
        return Object(found)
    key = box_int(i64(number))
    if key is None:
        PyErr_Clear()
        return None
    result = region_place_value(array, INT_KEY, key)
    release(key)
    return result


def region_place_text(array: PhpArray, key: Object) -> Object:
    return region_place_value(array, key_kind(key), key)


def region_place_character(array: PhpArray, number: Raw) -> Object:
    return region_place_text(array, SHARED.characters[i64(number)])


def region_entry_value(array: PhpArray, kind: i64, key: Object) -> Object:
    """The address of an element of an array literal."""
    if kind == TEXT_KEY:
        return entry_under_text(array, key)
    if kind == NO_KEY or array_size(array) == 0 or place_in(array, kind, key) is not None:
        return region_place_value(array, kind, key)
    return new_place(array, kind, key)


@inline
def entry_under_text(array: PhpArray, key: Object) -> Object:
    if Object(array.packed) is not NONE:
        if not to_hash(array, SHARED.region_run, None):
            return None
    elif array.hash.used != 0:
        found = dict_find_str(array.hash, Str(key))
        if found is not None:
            return Object(found)
    if PyDict_SetItem(array.hash, key, NONE) != 0:
        PyErr_Clear()
        return None
    keep_tracked(array.hash)
    return Object(dict_find_str(array.hash, Str(key)))


def region_entry_number(array: PhpArray, number: Raw) -> Object:
    key = box_int(i64(number))
    if key is None:
        PyErr_Clear()
        return None
    result = region_entry_value(array, INT_KEY, key)
    release(key)
    return result


def region_entry_text(array: PhpArray, key: Object) -> Object:
    return region_entry_value(array, key_kind(key), key)


def region_entry_character(array: PhpArray, number: Raw) -> Object:
    return region_entry_text(array, SHARED.characters[i64(number)])


def region_inner_array(place: Cells) -> Object:
    """The array in a place, to be written to; a new one where the place is null."""
    if place is None:
        return None
    if place[0] is NONE:
        array = new_array()
        if array is None:
            PyErr_Clear()
            return None
        place[0] = array
    if place[0].type is not PHP_ARRAY:
        return None
    if place[0].count != 1:
        return region_separate_slot(place, PhpArray(place[0]))
    return place[0]


def region_own_number(array: PhpArray, number: Raw) -> Object:
    """The array of an element that is there, to be written to."""
    return region_inner_array(Cells(region_element_number(array, number)))


def region_own_text(array: PhpArray, key: Object) -> Object:
    return region_inner_array(Cells(region_element_text(array, Str(key))))


def region_own_character(array: PhpArray, number: Raw) -> Object:
    return region_inner_array(Cells(region_element_character(array, number)))


def region_separate_slot(cell: Cells, array: PhpArray) -> Object:
    """The array in a place, which something else has, too, is copied before it is written to. Null where Python has to."""
    if cell[0] is not Object(array):
        return None
    copy = region_separate(array, Raw(None))
    if copy is not None:
        cell[0] = copy
    return copy


def region_separate(array: PhpArray, unused: Raw) -> Object:
    """A copy of an array that something else has, too, for one reference to it."""
    copy = clone_array(array)
    if copy is not None:
        drop_ref(Object(array))
    return Object(copy)


def region_unset_value(array: PhpArray, kind: i64, key: Object) -> Object:
    """An element of a hash table is taken out, if it is there. Null, and nothing done, where it may not be dropped yet, or its
    handler has to look."""
    if kind == NO_KEY or Object(array.packed) is not NONE or Object(array.order) is not NONE:
        return None
    place = place_in(array, kind, key)
    if place is None:
        return NONE
    if region_put_value(place, NONE) is None:
        return None
    if PyDict_DelItem(array.hash, key) != 0:
        PyErr_Clear()
        return None
    return NONE


def region_unset_number(array: PhpArray, number: Raw) -> Object:
    key = box_int(i64(number))
    if key is None:
        PyErr_Clear()
        return None
    result = region_unset_value(array, INT_KEY, key)
    release(key)
    return result


def region_unset_text(array: PhpArray, key: Object) -> Object:
    kind = key_kind(key)
    return None if kind == INT_KEY else region_unset_value(array, kind, key)


def region_unset_character(array: PhpArray, number: Raw) -> Object:
    return region_unset_text(array, SHARED.characters[i64(number)])


def region_inner_number(array: PhpArray, number: Raw) -> Object:
    return region_inner_array(Cells(region_place_number(array, number)))


def region_inner_text(array: PhpArray, key: Object) -> Object:
    return region_inner_array(Cells(region_place_text(array, key)))


def region_inner_character(array: PhpArray, number: Raw) -> Object:
    return region_inner_array(Cells(region_place_character(array, number)))


def region_count_any(array: PhpArray, unused: Raw) -> Object:
    """One more than how many elements there are: null is that there is none."""
    return Object(1 + array_size(array))


def region_new_array(unused: Object, also: Raw) -> Object:
    array = new_array()
    if array is None:
        PyErr_Clear()
    return array


def region_new_object(ce: Object, unused: Raw) -> Object:
    """A new object with its defaults. Null, and nothing done, where its class takes more."""
    entry = ClassEntry(ce)
    if entry.instantiable is not TRUE or entry.create_object is not NONE or entry.destructor is not NONE \
            or entry.object_type is not PHP_OBJECT:
        return None
    object = new_object(SHARED.region_run, None, entry)
    if object is None:
        PyErr_Clear()
    return Object(object)


def region_release_value(value: Object, unused: Raw) -> Object:
    """Drop a reference. Null, and nothing done, where PHP code might run."""
    if value.count == 1 and not is_releasable(value, True, REGION_NESTED):
        return None
    decref(value, SHARED.region_run, None)
    return NONE


@inline
def answer(truth: i1) -> Object:
    """1 or 2: null is that there is none."""
    return Object(1 + i64(truth))


def region_is_set(place: Cells) -> Object:
    if place is None:
        return answer(False)
    return answer(dereferenced(place[0]) is not NONE)


def region_has_number(array: PhpArray, number: Raw) -> Object:
    return region_is_set(element_at(array, i64(number)))


def region_has_text(array: PhpArray, key: Object) -> Object:
    kind = key_kind(key)
    return None if kind == NO_KEY else region_is_set(place_in(array, kind, key))


def region_has_character(array: PhpArray, number: Raw) -> Object:
    return region_has_text(array, SHARED.characters[i64(number)])


def region_exists_number(array: PhpArray, number: Raw) -> Object:
    return answer(element_at(array, i64(number)) is not None)


def region_exists_text(array: PhpArray, key: Object) -> Object:
    kind = key_kind(key)
    return None if kind == NO_KEY else answer(place_in(array, kind, key) is not None)


def region_exists_character(array: PhpArray, number: Raw) -> Object:
    return region_exists_text(array, SHARED.characters[i64(number)])


def region_same_text(left: Str, right: Object) -> Object:
    return answer(str_equal(left, Str(right)))


def region_same_loosely(left: Str, right: Object) -> Object:
    """==. Null where both may be numbers."""
    if str_equal(left, Str(right)):
        return answer(True)
    if numeric_kind(left) != NOT_NUMERIC and numeric_kind(Str(right)) != NOT_NUMERIC:
        return None
    return answer(False)


@inline
def region_loop(cell: Cells, array: PhpArray, with_keys: i1, is_list: i1) -> Object:
    """A slot of the frame := a loop over a list or a hash table, whose iterator is given. Null, and nothing done, of
    others."""
    if is_list == (Object(array.packed) is NONE):
        return None
    state = begun_loop(array, with_keys)
    if state is None:
        iterator = new_iterator(array, with_keys)
        state = ForeachState(PyType_GenericAlloc(FOREACH_STATE, 0))
        if iterator is None or state is None:
            PyErr_Clear()
            return None
        state.iterator = iterator
    incref(Object(array))
    state.source = Object(array)
    replace_by(cell, Object(state))
    return Object(state.iterator)


def region_loop_list(cell: Cells, array: PhpArray) -> Object:
    return region_loop(cell, array, False, True)


def region_loop_keyed(cell: Cells, array: PhpArray) -> Object:
    return region_loop(cell, array, True, True)


def region_loop_values(cell: Cells, array: PhpArray) -> Object:
    return region_loop(cell, array, False, False)


def region_loop_items(cell: Cells, array: PhpArray) -> Object:
    return region_loop(cell, array, True, False)


def region_next_entry(walk: DictIterator, unused: Raw) -> Object:
    """The address of the value that a loop over a hash table comes to next, after that of its key; 1 at the end. Null,
    and nothing done, where the table is not as it was."""
    dict = walk.dict
    if dict is None or dict.used != walk.used or dict.values is not None:
        return None
    keys = dict.keys
    i = walk.position
    while i < keys.entries:
        place = entry_value(keys, i)
        if place[0] is not None:
            walk.position = i
            return Object(place)
        i = i + 1
    return answer(False)


def region_find_case(table: Dict, key: Object) -> Object:
    """The number of a case, from 2 on, by its string; 1 where there is none."""
    found = dict_find_str(table, Str(key))
    number = 1
    if found is not None:
        number = 2 + unbox_int(found[0])
    return Object(number)


def region_tick(cell: Cells, unused: Raw) -> Object:
    """The countdown has come to its end within a call: it begins anew where the last visit to Python was not long ago, so
    that the frames of all that is called need not be made. Null, and nothing done, otherwise."""
    run = SHARED.region_run
    state = run.state
    if state is None or state.interval < LONGEST_INTERVAL or processor_time() - state.visited_at > VISIT_LATE:
        return None
    region = run.region
    region.words[0] = LONGEST_INTERVAL
    region.turns = region.turns + LONGEST_INTERVAL
    return NONE


def region_append_number(cell: Cells, number: Raw) -> Object:
    text = str_of_int(i64(number))
    if text is None:
        PyErr_Clear()
        return None
    result = region_append_text(cell, text)
    release(text)
    return result


def region_append_character(cell: Cells, number: Raw) -> Object:
    return region_append_text(cell, SHARED.characters[i64(number)])


def region_call(cell: Cells, called: LibraryCall) -> Object:
    """A slot of the frame := what a kernel of a library function gives for the values that were passed; the slot's address.
    Null, and nothing done, where the kernel leaves the call to Python, or memory_limit has to be asked."""
    value = call_passed(called, SHARED.region_run)
    if value is None:
        PyErr_Clear()
        return None
    if is_large(value):
        release(value)
        return None
    replace_by(cell, value)
    return Object(cell)


@inline
def call_passed(called: LibraryCall, run: Run) -> Object:
    """What the kernel gives, owned. It may let other threads run, which may have regions of their own: what all regions
    share is put back afterwards."""
    dead = local_array(Words, (REGION_MOST_DEAD + 1) * 8)
    words = run.region.words
    dead_count = words[REGION_DEAD]
    copy_words(dead, offset(words, (REGION_DEAD + 1) * 8, Words), dead_count)
    words[REGION_DEAD] = 0
    left = words[0]
    countdown = run.countdown
    given = offset(called, LIBRARY_CALL_SIZE, Cells)
    was_busy = SHARED.stack_busy
    SHARED.stack_busy = 1
    value = call_pointer(called.kernel, Object(run.engine), given, Raw(called.count))
    SHARED.stack_busy = was_busy
    words = run.region.words
    words[0] = left if run.countdown == countdown else 0  # Python is to be visited
    run.countdown = countdown
    SHARED.region_run = run
    copy_words(offset(words, (REGION_DEAD + 1) * 8, Words), dead, dead_count)
    words[REGION_DEAD] = dead_count
    return value


@inline
def copy_words(target: Words, source: Words, count: i64) -> None:
    i = 0
    while i < count:
        target[i] = source[i]
        i = i + 1

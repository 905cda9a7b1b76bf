"""Entering compiled regions of loops (zvm/regions) and leaving them: guards unbox the slots that a region has in its
registers, exits box what it changed. Both go by tables, so that an exit costs a region no code.

Between the two no Python and no PHP code runs: nothing sees that slots are not up to date.
"""
REGION_INT, REGION_FLOAT, REGION_BOOL = 0, 1, 2  # kinds of guards and boxes
REGION_SCALAR = 3  # a guard: what is dropped when the region stores something else there runs no destructor
REGION_ARRAY, REGION_STRING, REGION_CHAR = 4, 5, 6  # arrays that are lists; pointers are borrowed
REGION_REFERENCE = 16  # added to a guard's kind: the value is in a reference
REGION_LOOP = 7  # a loop over a list: its iterator
REGION_OBJECT = 8  # an object of the class that the guard has
REGION_KEYED, REGION_NULL = 9, 10  # a loop over the keys and values of a list: its enumeration; null
REGION_VALUES, REGION_ITEMS = 11, 12  # a loop over a hash table, without keys and with them: its iterator


@handler
def enter_region(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """The handler of a region's head, after the region's stub has noted which one in the run."""
    region = run.region
    run.frame = frame
    left = run_region(frame, slots, run, region)
    if left is None:
        return jump(region.own_handler, frame, slots, op, run)
    following = left.op
    if unlikely(run.frame is not frame or left.frame_count != 0):
        if PyErr_Occurred() is not None:
            run.op = following
            return FAILED
        frame = run.frame
        slots = frame.slots.items
    if left.handler is not None:
        return jump(left.handler, frame, slots, following, run)
    return goto(frame, slots, following, run)


def run_region(frame: ExecuteData, slots: Cells, run: Run, region: Region) -> RegionExit:
    """Run the region's code; the exit that it took, null where a guard failed, and nothing done."""
    words = local_array(Words, REGION_FRAME_SIZE)
    stack_left = unbox_int(Object(frame.stack_left))
    if unlikely(stack_left < region.room):
        region.refusals = region.refusals + 1
        return None
    if region.frame_size != 0:
        words = region.stack
        set_limit(region, stack_left)
    guard = region.guards
    last = offset(guard, region.guard_count * REGION_VALUE_SIZE, RegionValue)
    while guard is not last:
        value = Object(frame.this) if guard.slot < 0 else slots[guard.slot]
        kind = guard.kind
        if kind >= REGION_REFERENCE:
            if value.type is not REFERENCE:
                region.refusals = region.refusals + 1
                return None
            value = Reference(value).value
            kind = kind - REGION_REFERENCE
        if kind == REGION_SCALAR:
            passes = may_be_dropped(value, guard.place)
        elif kind == REGION_OBJECT:
            words[guard.place >> 3] = i64(value)
            passes = is_object(value) and Object(PhpObject(value).ce) is guard.ce
        else:
            passes = passes_guard(value, kind, offset(words, guard.place, Words))
        if unlikely(not passes):
            region.refusals = region.refusals + 1
            return None
        guard = offset(guard, REGION_VALUE_SIZE, RegionValue)
    constants = region.constants
    number = 0
    while number < region.constant_count:
        words[REGION_FIRST_CONSTANT + number] = constants[number]
        number = number + 1
    words[REGION_SLOTS] = i64(slots)
    turns = run.countdown
    shared = region.words
    words[0] = i64(shared)
    SHARED.region_run = run
    shared[0] = turns
    call_region(region.code, words, shared)
    run.countdown = shared[0]
    region.entries = region.entries + 1
    region.turns = region.turns + turns - run.countdown
    left = offset(region.exits, words[0] * REGION_EXIT_SIZE, RegionExit)
    left.taken = left.taken + 1
    store_values(slots, run, left.boxes, left.box_count, words)
    if unlikely(left.frame_count != 0):
        left = make_all_frames(frame, run, left, words)
    if unlikely(shared[REGION_DEAD] != 0):
        drop_dead(shared)
    return left


@cold
def drop_dead(shared: Words) -> None:
    """Drop the strings that the region has replaced: it may have had them borrowed."""
    count = shared[REGION_DEAD]
    shared[REGION_DEAD] = 0
    while count > 0:
        release(Object(shared[REGION_DEAD + count]))
        count = count - 1


@inline
def set_limit(region: Region, stack_left: i64) -> None:
    """How deep called functions may call others: there are frames for them, and PHP would have room for its own."""
    size = region.frame_size
    most = REGION_STACK_SIZE - size
    if unlikely(stack_left // region.room < most // size):
        most = (stack_left // region.room - 1) * size
    region.words[REGION_LIMIT] = i64(region.stack) + most - size


@cold
def make_all_frames(frame: ExecuteData, run: Run, left: RegionExit, words: Words) -> RegionExit:
    """The frames of a region's calls, then those of each function that one of them has called; the innermost exit."""
    well = make_frames(frame, run, left, words)
    while well and left.inner != 0:
        words = offset(words, left.inner, Words)
        left = offset(run.region.exits, words[0] * REGION_EXIT_SIZE, RegionExit)
        left.taken = left.taken + 1
        store_values(run.frame.slots.items, run, left.boxes, left.box_count, words)
        well = make_frames(run.frame, run, left, words)
    if not well:
        PyErr_NoMemory()
    return left


@cold
def make_frames(frame: ExecuteData, run: Run, left: RegionExit, words: Words) -> i1:
    """Make the frames of the calls that are under way, as INIT_*, SEND_* and DO_* would have; the innermost that runs is the
    run's. False without memory."""
    each = left.frames
    last = offset(each, left.frame_count * REGION_CALL_SIZE, RegionFrame)
    while each is not last:
        this = NONE if each.this < 0 else Object(offset(words, each.this, Words)[0])
        scope = each.scope
        if scope is None:
            scope = Object(PhpObject(frame.this).ce) if frame.this is not NONE else frame.called_scope
        call = frame_for(run.engine, each.function, this, scope, NONE)
        if call is None:
            return False
        call.prev = frame.call
        frame.call = call
        info = info_of(each.function)
        list = call.slots
        if not has_room(list, info.variables + info.temporaries):
            return False
        i = 0
        while i < each.passed:
            list.items[i] = NONE
            i = i + 1
        list.size = each.passed
        if each.op is not None:
            complete_frame(call, info, each.passed, unbox_int(Object(frame.stack_left)) - info.frame_size, run, each.op)
            save_opline(frame, each.op)
            frame.call = call.prev
            call.prev = run.engine.current_execute_data
            run.engine.current_execute_data = call
            run.frame = call
            frame = call
        store_values(list.items, run, each.boxes, each.box_count, words)
        each = offset(each, REGION_CALL_SIZE, RegionFrame)
    return True


@inline
def passes_guard(value: Object, kind: i64, place: Words) -> i1:
    """Whether the value is of the kind; the word there is its unboxed value then."""
    type = value.type
    if kind == REGION_INT:
        if likely(type is LONG):
            place[0] = unbox_int(value)
            return True
        return False
    if kind == REGION_FLOAT:
        if likely(type is FLOAT):
            double_at(place).value = Float(value).value
            return True
        return False
    if kind == REGION_BOOL:
        place[0] = i64(value is TRUE)
        return type is BOOL
    if kind == REGION_ARRAY:
        place[0] = i64(value)
        return type is PHP_ARRAY
    if kind == REGION_STRING:
        place[0] = i64(value)
        return type is STR
    if kind == REGION_CHAR:
        if type is not STR or Str(value).length != 1:
            return False
        place[0] = region_character(Str(value), 0)
        return True
    if kind == REGION_NULL:
        place[0] = 0
        return value is NONE
    if type is not FOREACH_STATE:
        return False
    iterator = ForeachState(value).iterator
    place[0] = i64(iterator)
    if kind == REGION_LOOP:
        return iterator.type is LIST_ITERATOR
    if kind == REGION_KEYED:
        return iterator.type is ENUMERATE
    if kind == REGION_VALUES:
        return iterator.type is DICT_VALUES
    return kind == REGION_ITEMS and iterator.type is DICT_ITEMS


@inline
def may_be_dropped(value: Object, dropped: i64) -> i1:
    """Whether dropping the value runs no destructor; so many variables are stored to, all of which may have an array."""
    type = value.type
    if type is LONG or type is FLOAT or type is BOOL or type is STR or value is NONE or value is UNDEF:
        return True
    return type is not REFERENCE and value.count > dropped  # it outlives the region: nothing there drops such


@inline
def double_at(place: Words) -> Float:
    """A word as the value of a float."""
    return offset(place, 0 - REGION_FLOAT_VALUE, Float)


def store_values(slots: Cells, run: Run, boxes: RegionValue, count: i64, words: Words) -> None:
    """Box what the region has changed. Nothing that dies runs PHP code; what it has borrowed may have no other owner than
    a slot that gets another value here."""
    box = boxes
    last = offset(box, count * REGION_VALUE_SIZE, RegionValue)
    while box is not last:
        if box.kind == REGION_ARRAY or box.kind == REGION_STRING or box.kind == REGION_OBJECT:
            incref(Object(offset(words, box.place, Words)[0]))
        box = offset(box, REGION_VALUE_SIZE, RegionValue)
    box = boxes
    while box is not last:
        cell = at(slots, box.slot)
        place = offset(words, box.place, Words)
        if box.kind == REGION_INT:
            put_int(cell, place[0], run, None)
        elif box.kind == REGION_FLOAT:
            put_float(cell, double_at(place).value, run, None)
        elif box.kind == REGION_BOOL:
            replace(cell, TRUE if place[0] != 0 else FALSE)
        elif box.kind == REGION_NULL:
            replace(cell, NONE)
        elif box.kind == REGION_CHAR:
            replace(cell, SHARED.characters[place[0]])
        else:
            replace_by(cell, Object(place[0]))
        box = offset(box, REGION_VALUE_SIZE, RegionValue)


# What stencils call or have in them.

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
    return value.type is LONG or value.type is FLOAT or value.type is BOOL or value is NONE


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
    if old.type is STR and old.count == 1:
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
        if Object(array.packed) is not NONE and (kind != INT_KEY or key_number(key) != array.packed.size):
            return None
        if not array_store(array, kind, key, NONE, SHARED.region_run, None):
            PyErr_Clear()
            return None
        found = place_in(array, kind, key)
    if Object(array.packed) is NONE:
        keep_tracked(array.hash)
    return Object(found)


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


def region_end_loop(cell: Cells, unused: Raw) -> Object:
    """Drop a loop over an array that others have as well. Null, and nothing done, of others."""
    state = cell[0]
    if state.type is not FOREACH_STATE or ForeachState(state).source.count == 1:
        return None
    replace(cell, NONE)
    return NONE


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
    if state.interval < LONGEST_INTERVAL or processor_time() - state.visited_at > VISIT_LATE:
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

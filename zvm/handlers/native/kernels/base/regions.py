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
REGION_PLAIN = 13  # a guard: anything but a reference
REGION_ANY = 14  # a pointer to anything but a reference
REGION_CLOSURE = 15  # a closure of the function that the guard has, without $this
REGION_OWNED = 32  # added to a box's kind: the region's reference moves to the slot; it is dropped where that is below 0
REGION_TAKEN = 64  # added to a guard's kind: the region takes the slot's reference; such guards come last
REGION_NESTED = 60  # how deep values are looked through before they are dropped
REGION_MANY = 500  # elements of an array that a guard looks through


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
    if unlikely(stack_left < region.room or region.frame_size != 0 and SHARED.stack_busy != 0):
        region.refusals = region.refusals + 1
        return None
    if region.frame_size != 0:
        words = region.stack
        set_limit(region, stack_left)
    guard = region.guards
    last = offset(guard, region.guard_count * REGION_VALUE_SIZE, RegionValue)
    while guard is not last:
        value = Object(frame.this) if guard.slot < 0 else slots[guard.slot]
        kind = guard.kind & (REGION_TAKEN - 1)
        if kind >= REGION_REFERENCE:
            if value.type is not REFERENCE:
                region.refusals = region.refusals + 1
                return None
            value = Reference(value).value
            kind = kind - REGION_REFERENCE
        if unlikely(not passes_at(value, kind, guard, words)):
            region.refusals = region.refusals + 1
            return None
        guard = offset(guard, REGION_VALUE_SIZE, RegionValue)
    take_slots(slots, region)
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
        drop_dead(shared, run)
    return left


@inline
def passes_at(value: Object, kind: i64, guard: RegionValue, words: Words) -> i1:
    """Whether a guard lets the value in, which has its place then."""
    if kind == REGION_SCALAR:
        return may_be_dropped(value, guard.place)
    if kind == REGION_PLAIN:
        return value.type is not REFERENCE
    if kind == REGION_OBJECT:
        words[guard.place >> 3] = i64(value)
        return is_object(value) and Object(PhpObject(value).ce) is guard.ce
    if kind == REGION_CLOSURE:
        words[guard.place >> 3] = i64(value)
        return is_closure(value) and Object(ClosureObject(value).func) is Object(guard.ce) \
            and ClosureObject(value).this is NONE and ClosureObject(value).called_scope is NONE
    return passes_guard(value, kind, offset(words, guard.place, Words))


@inline
def take_slots(slots: Cells, region: Region) -> None:
    """The region has the references that these slots had."""
    guard = offset(region.guards, region.guard_count * REGION_VALUE_SIZE, RegionValue)
    while guard is not region.guards:
        guard = offset(guard, 0 - REGION_VALUE_SIZE, RegionValue)
        if guard.kind < REGION_TAKEN:
            return
        slots[guard.slot] = NONE


@cold
def drop_dead(shared: Words, run: Run) -> None:
    """Drop the strings and arrays that the region has replaced: it may have had them borrowed."""
    count = shared[REGION_DEAD]
    shared[REGION_DEAD] = 0
    while count > 0:
        decref(Object(shared[REGION_DEAD + count]), run, None)
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
        closure = NONE if each.closure < 0 else Object(offset(words, each.closure, Words)[0])
        call = frame_for(run.engine, each.function, this, scope, closure)
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
    if kind == REGION_ANY:
        place[0] = i64(value)
        return type is not REFERENCE and value is not UNDEF
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
    if type is REFERENCE:
        return False
    if value.count > dropped:  # it outlives the region: nothing there drops such
        return True
    if type is not PHP_ARRAY or Object(PhpArray(value).packed) is NONE and PhpArray(value).hash.used > REGION_MANY:
        return False
    if Object(PhpArray(value).packed) is not NONE and PhpArray(value).packed.size > REGION_MANY:
        return False
    return is_releasable(value, False, REGION_NESTED)


@cold
def is_releasable(value: Object, with_objects: i1, depth: i64) -> i1:
    """Whether nothing but memory is freed, and handles of objects where these are allowed, when the value is dropped."""
    type = value.type
    if type is LONG or type is FLOAT or type is BOOL or type is STR or value.count > 1:
        return True
    if depth == 0:
        return False
    if type is PHP_ARRAY:
        return has_releasable_elements(PhpArray(value), with_objects, depth - 1)
    if type is REFERENCE:
        return is_releasable(Reference(value).value, with_objects, depth - 1)
    if type is FOREACH_STATE and ForeachState(value).source.type is PHP_ARRAY:
        return is_releasable(ForeachState(value).source, with_objects, depth - 1)
    if type is not PHP_OBJECT or not with_objects:
        return False
    object = PhpObject(value)
    if object.ce.destructor is not NONE or Object(object.dynamic) is not NONE or object.guards is not NONE \
            or object.weak is not None:
        return False
    i = 0
    while i < object.slots.size:
        if not is_releasable(object.slots.items[i], True, depth - 1):
            return False
        i = i + 1
    return True


@cold
def has_releasable_elements(array: PhpArray, with_objects: i1, depth: i64) -> i1:
    if Object(array.packed) is not NONE:
        list = array.packed
        i = 0
        while i < list.size:
            if not is_releasable(list.items[i], with_objects, depth):
                return False
            i = i + 1
        return True
    keys = array.hash.keys
    i = 0
    while i < keys.entries:
        element = entry_value(keys, i)[0]
        if element is not None and not is_releasable(element, with_objects, depth):
            return False
        i = i + 1
    return True


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
        if box.kind == REGION_ARRAY or box.kind == REGION_STRING or box.kind == REGION_OBJECT \
                or box.kind == REGION_ANY or box.kind == REGION_CLOSURE:
            incref(Object(offset(words, box.place, Words)[0]))
        box = offset(box, REGION_VALUE_SIZE, RegionValue)
    box = boxes
    while box is not last:
        cell = at(slots, box.slot)
        place = offset(words, box.place, Words)
        if box.slot < 0:
            decref(Object(place[0]), run, None)
        elif box.kind == REGION_INT:
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

"""foreach: its states over arrays, and what comes next in arrays, user iterators, generators and Python's iterators.

See executor/iteration.py and executor/generators.py GeneratorSteps, which do the same in Python.
"""
GAVE_UP, FOUND, ENDED = 0, 1, 2  # what came of a step
NAMES_AT_ONCE = 64  # of dynamic properties that a loop is about to come to


@cold
def iteration__reset_r(value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of an array or an object."""
    if value.type is not PHP_ARRAY:
        if not is_object(value):
            return None
        incref(value)
        walk = loop_over_object(PhpObject(value), frame, op, run)
        decref(value, run, op)
        return walk
    with_keys = op.next.result_type != 0
    state = begun_loop(PhpArray(value), with_keys)
    if state is None:
        iterator = new_iterator(PhpArray(value), with_keys)
        state = ForeachState(PyType_GenericAlloc(FOREACH_STATE, 0))
        if iterator is None or state is None:
            return None
        state.iterator = iterator
    incref(value)
    state.source = value
    return Object(state)


@inline
def begun_loop(array: PhpArray, with_keys: i1) -> ForeachState:
    """A kept state whose iterator is at the array's beginning, owned; null where none is kept."""
    if Object(array.packed) is not NONE:
        state = kept_array_loop(ENUMERATE if with_keys else LIST_ITERATOR)
        if state is not None:
            walk = state.iterator
            if with_keys:
                Enumeration(walk).index = 0
                walk = Enumeration(walk).iterator
            incref(Object(array.packed))
            ListIterator(walk).list = array.packed
            ListIterator(walk).index = 0
        return state
    state = kept_array_loop(DICT_ITEMS if with_keys else DICT_VALUES)
    if state is not None:
        dict = array.hash
        incref(Object(dict))
        steps = DictIterator(state.iterator)
        steps.dict = dict
        steps.used = dict.used
        steps.position = 0
        steps.left = dict.used
    return state


@inline
def loop_over_object(object: PhpObject, frame: ExecuteData, op: Op, run: Run) -> Object:
    if is_traversable(object):
        return loop_over(object, wants_keys(op), frame, op, run)
    return loop_over_properties(object, frame, op, run)


@cold
def iteration__reset_rw(opline: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of an array in a variable, an element or a property; Python makes the positions of later versions."""
    if run.engine.target is not provided_object("zvm.targets.DEFAULT"):
        return None
    place = operand_cell(frame, op)
    if place is None or dereferenced(place[0]).type is not PHP_ARRAY:
        return None
    state = ForeachReference(PyType_GenericAlloc(FOREACH_REFERENCE, 0))
    reference = Reference(referred(place))
    if state is None or reference is None:
        return None
    array = array_for_write(cell(reference.value), run)
    position = None if array is None else new_position(array)
    if position is None:
        release(Object(reference))
        release(Object(state))
        return None
    state.reference = reference
    state.position = HashTableIterator(position)
    state.places = NONE
    if unbox_int(op.opline.op1_type) != CV:
        at_call(frame, op, run)
        clear(at(frame.slots.items, i64(op.op1)), run, op)
    return Object(state)


@inline
def new_iterator(array: PhpArray, with_keys: i1) -> Object:
    """A Python iterator of the array's values, or of keys and values; owned, null when it raised."""
    if Object(array.packed) is not NONE:
        return new_enumeration(Object(array.packed)) if with_keys else PyObject_GetIter(Object(array.packed))
    arguments = local_array(Cells, 8)
    arguments[0] = Object(array.hash)
    name = provided_object(".items") if with_keys else provided_object(".values")
    if name is None:
        return None
    view = PyObject_VectorcallMethod(name, arguments, 1, None)
    if view is None:
        return None
    iterator = PyObject_GetIter(view)
    release(view)
    return iterator


@inline
def new_enumeration(list: Object) -> Object:
    arguments = local_array(Cells, 8)
    arguments[0] = list
    return PyObject_Vectorcall(ENUMERATE, arguments, 1, None)


def next_pair(frame: ExecuteData, op: Op, run: Run, iterator: Object) -> i1:
    """next(iterator) of keys and values: argument0 and argument1 of the run, owned; False at its end or when it raised.
    It may run PHP code."""
    if iterator.type is ENUMERATE:
        walk = ListIterator(Enumeration(iterator).iterator)
        if walk.type is LIST_ITERATOR and walk.list is not None and below(walk.index, walk.list.size):
            value = walk.list.items[walk.index]
            key = box_int(walk.index)
            if key is None:
                return False
            incref(value)
            run.argument0 = key
            run.argument1 = value
            walk.index = walk.index + 1
            Enumeration(iterator).index = walk.index
            return True
    elif iterator.type is DICT_ITEMS:
        if next_entry(DictIterator(iterator), run):
            return True
    elif iterator.type is ELEMENT_STEPS:
        found = step_elements(ElementSteps(iterator), op, run)
        if found != GAVE_UP:
            return found == FOUND
    elif iterator.type is PROPERTY_STEPS:
        found = step_properties(PropertySteps(iterator), op, run)
        if found != GAVE_UP:
            return found == FOUND
    pair = Tuple(next_by_call(frame, op, run, iterator))
    if pair is None:
        return False
    incref(pair.first)
    run.argument0 = pair.first
    incref(pair.second)
    run.argument1 = pair.second
    decref(Object(pair), run, op)
    return True


@cold
def next_entry(walk: DictIterator, run: Run) -> i1:
    """The next item of a dict, as next_pair() gives it; False, and nothing done, where Python has to look."""
    dict = walk.dict
    if dict is None or dict.used != walk.used or dict.values is not None:
        return False
    keys = dict.keys
    i = walk.position
    while i < keys.entries:
        place = entry_value(keys, i)
        if place[0] is not None:
            key = entry_key(dict, i)
            incref(key)
            incref(place[0])
            run.argument0 = key
            run.argument1 = place[0]
            walk.position = i + 1
            walk.left = walk.left - 1
            return True
        i = i + 1
    return False


def next_of(frame: ExecuteData, op: Op, run: Run, iterator: Object) -> Object:
    """next(iterator), owned; null at its end or when it raised. It may run PHP code."""
    if iterator.type is LIST_ITERATOR:
        walk = ListIterator(iterator)
        if walk.list is not None and below(walk.index, walk.list.size):
            value = walk.list.items[walk.index]
            incref(value)
            walk.index = walk.index + 1
            return value
    if iterator.type is ELEMENT_STEPS:
        found = step_elements(ElementSteps(iterator), op, run)
        if found != GAVE_UP:
            return run.argument1 if found == FOUND else None
    elif iterator.type is PROPERTY_STEPS:
        found = step_properties(PropertySteps(iterator), op, run)
        if found != GAVE_UP:
            return run.argument1 if found == FOUND else None
    return next_by_call(frame, op, run, iterator)


def next_by_call(frame: ExecuteData, op: Op, run: Run, iterator: Object) -> Object:
    """next(iterator) of one that may run PHP code, owned; null at its end or when it raised."""
    at_step(frame, op, run)
    if iterator.type is GENERATOR_STEPS:
        return next_yielded(run.engine, GeneratorSteps(iterator))
    if iterator.type is STEPS:
        return next_step(run.engine, Steps(iterator))
    return PyIter_Next(iterator)


@cold
def step_elements(steps: ElementSteps, op: Op, run: Run) -> i64:
    """To the next element of an ArrayIterator, whose position moves there, a linked list or a fixed array: FOUND, its value in
    argument1 of the run, owned, and its key in argument0, if that is asked for; ENDED; GAVE_UP: Python has to look, and nothing
    has happened."""
    object = steps.obj
    known = known_elements(object)
    if known is None:
        return GAVE_UP
    if is_linked(known):
        return step_linked(steps, object, known, run)
    if unbox_int(known[0]) == FIXED_ELEMENTS:
        return step_fixed(steps, fixed_elements(object, known), slot_at(PhpObject(steps.iterator), known, FIXED_INDEX), run)
    place = elements_place(object, known)
    if place is None:
        return GAVE_UP
    array = PhpArray(place[0])
    cursor = HashTableIterator(slot_at(object, known, 5)[0])
    if cursor.type is not HASH_TABLE_ITERATOR or Object(array.order) is NONE or cursor.order is not array.order:
        return GAVE_UP
    step = i64(steps.is_fresh is not TRUE)
    position = unbox_int(cursor.pos)
    key = Object(None)
    if Object(array.packed) is not NONE:
        if position < array.packed.size:
            position = position + step
        size = array.packed.size
    else:
        order = array.order
        if not counts_entries(order):
            return GAVE_UP
        position = living_entry(order.keys, position)
        size = order.keys.size
        if step != 0 and position < size:
            position = living_entry(order.keys, position + 1)
        if position < size:
            key = order.keys.items[position]
    place = Cells(None)
    if position < size:
        place = at(array.packed.items, position) if key is None else cell_under(array, key)
        if steps.with_keys is TRUE:
            key = box_int(position) if key is None else own(key)
            if key is None:
                return ENDED
            run.argument0 = key
    if step == 0:
        replace(cell(steps.is_fresh), FALSE)
    put_int(cell(cursor.pos), position, run, op)
    if place is None:
        return ENDED
    incref(place[0])
    run.argument1 = place[0]
    return FOUND


@cold
def step_fixed(steps: ElementSteps, elements: List, index: Cells, run: Run) -> i64:
    """step_elements() of a fixed array."""
    i = unbox_int(index[0]) + i64(steps.is_fresh is not TRUE)
    if not give_key(steps, i, run):
        return ENDED
    replace(cell(steps.is_fresh), FALSE)
    put_int(index, i, Run(None), Op(None))
    if i >= elements.size:
        return drop_key(steps, run)
    run.argument1 = own(elements.items[i])
    return FOUND


@cold
def step_linked(steps: ElementSteps, list: PhpObject, known: Cells, run: Run) -> i64:
    """step_elements() of a linked list whose elements stay."""
    mode = unbox_int(linked_part(steps.iterator, known, ITERATION_MODE)[0])
    if mode & IT_MODE_DELETE != 0:
        return GAVE_UP
    place = linked_part(steps.iterator, known, ITERATION_PLACE)[0]
    number = linked_part(place, known, NUMBER_PART)
    element = linked_part(place, known, AT_PART)
    i = unbox_int(number[0])
    if steps.is_fresh is not TRUE and element[0] is not NONE:
        is_backward = mode & IT_MODE_LIFO != 0
        i = i - 1 if is_backward else i + 1
        put_int(number, i, Run(None), Op(None))
        replace(element, linked_part(element[0], known, PREVIOUS_PART if is_backward else NEXT_PART)[0])
    replace(cell(steps.is_fresh), FALSE)
    if element[0] is NONE or not give_key(steps, i, run):
        return ENDED
    value = linked_part(element[0], known, DATA_PART)[0]
    run.argument1 = NONE if value is UNDEF else own(value)
    return FOUND


@inline
def give_key(steps: ElementSteps, key: i64, run: Run) -> i1:
    """The key in argument0 of the run, owned, if it is asked for. False without memory."""
    if steps.with_keys is TRUE:
        run.argument0 = box_int(key)
        return run.argument0 is not None
    return True


@inline
def drop_key(steps: ElementSteps, run: Run) -> i64:
    """ENDED after all."""
    if steps.with_keys is TRUE:
        release(run.argument0)
    return ENDED


@cold
def step_properties(steps: PropertySteps, op: Op, run: Run) -> i64:
    """To the next property, as step_elements() does."""
    object = steps.obj
    if steps.rest is not NONE or object.ce.native is not NONE:  # whose properties may be made when they are asked for
        return GAVE_UP
    index = unbox_int(steps.index)
    places = Tuple(steps.places)
    if index < places.size:
        cells = at(offset(places, TUPLE_ITEMS, Cells), index)
        name = cells[0]
        value = object.slots.items[unbox_int(cells[1])]
        if value is UNDEF:
            return GAVE_UP
        index = index + 2
    else:
        if Object(object.dynamic) is NONE:
            return ENDED if Object(steps.names) is NONE else GAVE_UP
        if Object(steps.names) is NONE and not begin_dynamic(steps):
            return GAVE_UP
        i = index - places.size
        if i == steps.names.size:
            if object.dynamic.used == i and object.dynamic.keys.entries == i:
                return ENDED
            if not add_names(steps):
                return GAVE_UP
        name = steps.names.items[i]
        place = dynamic_cell(object, name)
        if place is None or Str(name).length > 0 and i64(str_data(Str(name))[0]) == 0:
            return GAVE_UP
        value = place[0]
        index = index + 1
    put_int(cell(steps.index), index, run, op)
    if steps.with_keys is TRUE:
        incref(name)
        run.argument0 = name
    incref(value)
    run.argument1 = value
    return FOUND


@cold
def begin_dynamic(steps: PropertySteps) -> i1:
    """Note the names of dynamic properties. False, and nothing done, where some may be hidden."""
    if steps.obj.ce.properties_info.used != 0:
        return False
    names = PyList_New(0)
    if names is None:
        PyErr_Clear()
        return False
    steps.names = names
    return True


@cold
def add_names(steps: PropertySteps) -> i1:
    """Note some more names of dynamic properties, where those before stand as they did. False, and nothing done, of others."""
    dict = steps.obj.dynamic
    names = steps.names
    start = names.size
    i = start
    if i >= dict.keys.entries or i > 0 and entry_key(dict, i - 1) is not names.items[i - 1]:
        return False
    end = i + NAMES_AT_ONCE
    while i < end and i < dict.keys.entries:
        if entry_value(dict.keys, i)[0] is None:
            return i > start
        if not list_append(names, own(entry_key(dict, i))):
            PyErr_Clear()
            return False
        i = i + 1
    return True


@inline
def counts_entries(order: Order) -> i1:
    """Whether positions are indices of the order's keys: none has been squeezed out."""
    return order.keys.type is LIST and order.sequence is NONE


@inline
def living_entry(keys: List, i: i64) -> i64:
    """The index of the first key at or after i that was not deleted, or the size."""
    while i < keys.size and keys.items[i] is UNDEF:
        i = i + 1
    return i


def next_step(engine: Engine, steps: Steps) -> Object:
    """Of a UserIterator or a walk through a tree; null at the end or when it raised."""
    iterator = steps.iterator
    if Object(iterator).type is TREE_WALK:
        return next_of_tree(steps, TreeWalk(iterator).obj)
    if Object(iterator).type is not USER_ITERATOR:
        return PyIter_Next(Object(steps))
    object = iterator.obj
    if steps.is_fresh is TRUE:
        replace(cell(steps.is_fresh), FALSE)
    else:
        replace(cell(iterator.value), UNDEF)
        done = call_iterator(engine, object, ITERATOR_NEXT)
        if done is None:
            return None
        release(done)
        if answered_truth(engine, call_iterator(engine, object, ITERATOR_VALID)) != 1:
            return None
    if iterator.value is UNDEF:
        value = call_iterator(engine, object, ITERATOR_CURRENT)
        if value is None:
            return None
        replace(cell(iterator.value), value)
        drop_ref(value)
    if steps.with_keys is not TRUE:
        value = iterator.value
        incref(value)
        return value
    key = call_iterator(engine, object, ITERATOR_KEY)
    if key is None:
        return None
    value = iterator.value
    incref(value)
    return tuple_of(key, value)


@inline
def call_iterator(engine: Engine, object: PhpObject, index: i64) -> Object:
    """The value of the iterator's method, owned; null when it raised."""
    functions = ClassEntry(object.ce).iterator_funcs
    return call_method(engine, offset(functions, TUPLE_ITEMS, Cells)[index], object, None, None)


@handler
def fetch_by_reference(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """FE_FETCH_RW of an array that is still the one the loop is at."""
    state = slots[i64(op.op1)]
    if state.type is not FOREACH_REFERENCE:
        return jump(slow, frame, slots, op, run)
    target = ForeachReference(state).reference.value
    position = ForeachReference(state).position
    if target.type is not PHP_ARRAY or Object(position) is NONE:
        return jump(slow, frame, slots, op, run)
    array = PhpArray(target)
    if array.count != 1 or array.order is not position.order:
        return jump(slow, frame, slots, op, run)
    if Object(array.packed) is NONE:
        return jump(fetch_entry_by_reference, frame, slots, op, run)
    key = unbox_int(position.pos)
    if key >= array.packed.size:
        return goto(frame, slots, op.target, run)
    reference = referred(at(array.packed.items, key))
    if reference is None:
        return jump(slow, frame, slots, op, run)
    put_int(cell(position.pos), key + 1, run, op)
    if op.result_type != 0:
        put_int(at(slots, i64(op.result)), key, run, op)
    save_opline(frame, op)
    put(at(slots, i64(op.op2)), reference, run, op)
    return goto(frame, slots, op.next, run)


@handler
def fetch_entry_by_reference(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Of a hash."""
    state = ForeachReference(slots[i64(op.op1)])
    position = state.position
    array = PhpArray(state.reference.value)
    order = array.order
    if not counts_entries(order):
        return jump(slow, frame, slots, op, run)
    i = living_entry(order.keys, unbox_int(position.pos))
    if i >= order.keys.size:
        return goto(frame, slots, op.target, run)
    key = order.keys.items[i]
    place = cell_under(array, key)
    reference = None if place is None else referred(place)
    if reference is None:
        return jump(slow, frame, slots, op, run)
    keep_tracked(array.hash)
    put_int(cell(position.pos), i + 1, run, op)
    save_opline(frame, op)
    if op.result_type != 0:
        put(at(slots, i64(op.result)), own(key), run, op)
    put(at(slots, i64(op.op2)), reference, run, op)
    return goto(frame, slots, op.next, run)

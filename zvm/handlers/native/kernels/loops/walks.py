"""Internal functions that go through iterators and arrays: iterator_to_array(), iterator_count(), iterator_apply(),
array_walk() (see functions/__init__.py). They begin and step as foreach does (objects.py, iterators.py), in a run of their own."""


@cold
def begin_walk(walk: Run, engine: Engine, kernel: Raw, object: Object) -> Object:
    """loop_over() a Traversable for the internal function of that kernel, which has its frame."""
    if not is_object(object) or not is_running(engine, kernel) or not is_traversable(PhpObject(object)):
        return None
    frame = engine.current_execute_data
    begin_run(walk, engine, frame, frame)
    return loop_over(PhpObject(object), TRUE, frame, None, walk)


@inline
def next_of_walk(walk: Run, state: Object) -> i1:
    """To the next key and value, which the run has then; False at the end, and where it raised."""
    return next_pair(walk.frame, None, walk, ForeachState(state).iterator)


@inline
def end_walk(state: Object) -> i1:
    """Give the loop up. False where Python has raised."""
    raised = local_array(Cells, 24)
    set_aside(raised)
    release(state)
    set_again(raised)
    return raised[0] is None


@entry
def function__iterator_to_array(engine: Object, arguments: Cells, count: i64) -> Object:
    if not below(count - 1, 2) or count == 2 and arguments[1].type is not BOOL:
        return None
    keeps_keys = count == 1 or arguments[1] is TRUE
    if keeps_keys and arguments[0].type is PHP_ARRAY:
        return own(arguments[0])
    walk = local_array(Run, RUN_SIZE)
    state = begin_walk(walk, Engine(engine), function__iterator_to_array, arguments[0])
    if state is None:
        return None
    result = PhpArray(new_array())
    if state is NONE or result is None:
        return Object(result)
    goes_on = True
    while goes_on and next_of_walk(walk, state):
        if keeps_keys:
            goes_on = add_under(result, walk.argument0, walk.argument1, Engine(engine))
        else:
            goes_on = list_append(result.packed, walk.argument1)
        release(walk.argument0)
    return Object(result) if end_walk(state) else give_up(result)


@cold
def add_under(array: PhpArray, key: Object, value: Object, engine: Engine) -> i1:
    """array[key] := value, owned, of any key that array_set_zval_key() takes. False when Python raised."""
    key = own(dereferenced(key))
    kind = key_kind(key)
    if kind == NO_KEY or kind == NEXT_KEY:
        given = key
        key = ask_python(engine, given, "zvm.runtime.values.convert.to_key")
        release(given)
        if key is None:
            release(value)
            return False
        kind = kind_of(key)
    place = place_in(array, kind, key)
    done = True
    if place is not None:  # a Reference that is there is replaced, not written to
        if Object(array.packed) is NONE:
            keep_tracked(array.hash)
        put(place, value, None, None)
    else:
        done = store_value(array, kind, key, value)
    release(key)
    return done


@cold
def move_on(walk: Run, state: Object) -> i1:
    """To the next element, without asking for it. False at the end, and where it raised."""
    steps = Steps(ForeachState(state).iterator)
    if Object(steps).type is not STEPS:
        if not next_of_walk(walk, state):
            return False
        release(walk.argument0)
        release(walk.argument1)
        return True
    if steps.is_fresh is TRUE:
        replace(cell(steps.is_fresh), FALSE)
        return True
    if Object(steps.iterator).type is TREE_WALK:
        object = TreeWalk(steps.iterator).obj
        known = plain_tree(object, 0)
        return known is not None and step_tree(object, known) and tree_has_element(object, known) == 1
    iterator = steps.iterator
    replace(cell(iterator.value), UNDEF)
    done = call_iterator(walk.engine, iterator.obj, ITERATOR_NEXT)
    valid = None if done is None else call_iterator(walk.engine, iterator.obj, ITERATOR_VALID)
    release(done)
    return answered_truth(walk.engine, valid) == 1


@cold
def keeps_values(engine: Engine, object: Object) -> i1:
    """Whether move_on() goes over an object: an iterator of PHP's methods, a generator, an ArrayIterator or a tree."""
    if not is_object(object):
        return False
    if PhpObject(object).ce.get_iterator is NONE:
        return PhpObject(object).ce.iterator_funcs is not NONE
    return Object(PhpObject(object).ce) is Object(engine.generator_class) or known_elements(PhpObject(object)) is not None


@entry
def function__iterator_count(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1 or not keeps_values(Engine(engine), arguments[0]):
        return None
    walk = local_array(Run, RUN_SIZE)
    state = begin_walk(walk, Engine(engine), function__iterator_count, arguments[0])
    if state is None:
        return None
    number = 0
    if state is not NONE:
        while move_on(walk, state):
            number = number + 1
        if not end_walk(state):
            return None
    return box_int(number)


@entry
def function__iterator_apply(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of a callback with few arguments."""
    target = local_array(Cells, 40)
    given = target
    sent = 0
    if count == 3 and arguments[2] is not NONE:
        array = plain_array(arguments, 2, count)
        if array is None or Object(array.packed) is NONE or array.packed.size > MOST_MAPPED:
            return None
        given = array.packed.items
        sent = array.packed.size
    if not below(count - 2, 2) or not keeps_values(Engine(engine), arguments[0]):
        return None
    if not callback_target(target, Engine(engine), arguments[1]):
        return None
    walk = local_array(Run, RUN_SIZE)
    state = begin_walk(walk, Engine(engine), function__iterator_apply, arguments[0])
    if state is None:
        return None
    number = 0
    if state is not NONE:
        goes_on = True
        while goes_on and move_on(walk, state):
            number = number + 1
            goes_on = answered_truth(Engine(engine), call_user(target, given, sent)) == 1
        if not end_walk(state):
            return None
    return box_int(number)


# ---- array_walk() --------------------------------------------------------------------------------------------------

@entry
def function__array_walk(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of an array."""
    target = local_array(Cells, 40)
    if not below(count - 2, 2) or not is_running(Engine(engine), function__array_walk):
        return None
    target[0] = engine
    return walk_variable(target, arguments, count, None)


@entry
def function__array_walk_recursive(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of an array."""
    target = local_array(Cells, 40)
    levels = local_array(Cells, 16)
    if not below(count - 2, 2) or not is_running(Engine(engine), function__array_walk_recursive):
        return None
    levels[0] = arguments[0]
    levels[1] = None
    target[0] = engine
    return walk_variable(target, arguments, count, levels)


@cold
def walk_variable(target: Cells, arguments: Cells, count: i64, levels: Cells) -> Object:
    """TRUE; null, and nothing done, where Python has to walk, and when it raised. `levels`, of walks that go into arrays: the
    Reference that is walked, and the levels above."""
    array = writable(arguments[0])
    if array is None or not callback_target(target, Engine(target[0]), arguments[1]):
        return None
    position = HashTableIterator(new_position(array))
    if position is None:
        return None
    return walk_from(Reference(arguments[0]), position, target, arguments, count, levels)


@cold
def walk_from(variable: Reference, position: HashTableIterator, target: Cells, arguments: Cells, count: i64, levels: Cells) -> Object:
    """The same from a position, which is owned, on, by Python from where that has to look."""
    done = walk_elements(variable, position, target, arguments, count, levels)
    if done:
        release(Object(position))
        array = PhpArray(variable.value)
        if Object(array).type is PHP_ARRAY and Object(array.order) is not NONE:
            drop_order(array)
        return TRUE
    if PyErr_Occurred() is not None:
        release(Object(position))
        return None
    return finish_in_python(variable, target, arguments, count, Object(position), levels)


@cold
def walk_nested(element: Reference, target: Cells, arguments: Cells, count: i64, outer: Cells) -> Object:
    """Walk an array in an array, which a Reference has for now: TRUE; null when it raised."""
    levels = local_array(Cells, 16)
    levels[0] = Object(element)
    levels[1] = Object(outer)
    above = outer
    while above is not None and above[0] is not Object(element):
        above = Cells(above[1])
    array = None if above is not None else writable(Object(element))
    if array is None:
        return finish_in_python(element, target, arguments, count, NONE, levels)
    position = HashTableIterator(new_position(array))
    return None if position is None else walk_from(element, position, target, arguments, count, levels)


@cold
def walk_elements(variable: Reference, position: HashTableIterator, target: Cells, arguments: Cells, count: i64, levels: Cells) -> i1:
    """Call back for each element from the position on. False when it raised, and where Python has to go on."""
    given = local_array(Cells, 24)
    if count == 3:
        given[2] = arguments[2]
    while True:
        array = PhpArray(variable.value)
        if Object(array).type is not PHP_ARRAY or array.count != 1 or position.order is not array.order:
            return False
        if Object(array.packed) is NONE and not counts_entries(array.order):
            return False
        i = unbox_int(position.pos)
        if Object(array.packed) is NONE:
            i = living_entry(array.order.keys, i)
        if i >= (array.order.keys.size if Object(array.packed) is NONE else array.packed.size):
            return True
        element = referred(walked_cell(array, i))
        key = key_at(array, i)
        if element is None or key is None:
            release(element)
            release(key)
            return False
        put_int(cell(position.pos), i + 1, None, None)
        given[0] = element
        given[1] = key
        if levels is not None and Reference(element).value.type is PHP_ARRAY:
            value = walk_nested(Reference(element), target, arguments, count, levels)
        else:
            value = call_user(target, given, count)
        settle_element(variable, i64(array), key, Reference(element))
        release(key)
        if value is None:
            return False
        release(value)
    return False


@cold
def walked_cell(array: PhpArray, i: i64) -> Cells:
    """The cell of the element that the list has at i, or the order's keys."""
    if Object(array.packed) is not NONE:
        return at(array.packed.items, i)
    return cell_under(array, array.order.keys.items[i])


@cold
def settle_element(variable: Reference, array: i64, key: Object, element: Reference) -> None:
    """Give up an element's Reference, owned, which was made for the callback: a value again where nothing else has it,
    and nothing could tell (callbacks._unwrap()). `array`: where the array was that the callback may have replaced."""
    value = element.value
    if value is FALSE or value.type is PHP_ARRAY or is_object(value):
        release(Object(element))
        return
    if i64(variable.value) == array and element.count == 2:
        place = cell_under(PhpArray(variable.value), key)
        if place is not None and place[0] is Object(element):
            incref(element.value)
            place[0] = element.value
            drop_ref(Object(element))
    release(Object(element))


@cold
def finish_in_python(variable: Reference, target: Cells, arguments: Cells, count: i64, position: Object, levels: Cells) -> Object:
    """callbacks.finish_walk(); the position is owned, None: the beginning."""
    active = Object(PyList_New(0))
    above = Cells(None) if levels is None else Cells(levels[1])
    while active is not None and above is not None:
        if PyList_Append(active, above[0]) != 0:
            return None
        above = Cells(above[1])
    given = local_array(Cells, 48)
    given[0] = target[0]
    given[1] = Object(variable)
    given[2] = arguments[1]
    given[3] = position
    given[4] = NONE if levels is None else active
    if count == 3:
        given[5] = arguments[2]
    value = None if active is None else call_provided("zvm.ext.standard.arrays.callbacks.finish_walk", given, count + 3)
    release(active)
    release(position)
    return value

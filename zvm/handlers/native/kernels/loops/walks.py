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
def keeps_values(engine: Engine, object: Object) -> i1:
    """Whether an iterator may be asked for values that are not used: a generator or an ArrayIterator."""
    if not is_object(object) or PhpObject(object).ce.get_iterator is NONE:
        return False
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
        while next_of_walk(walk, state):
            release(walk.argument0)
            release(walk.argument1)
            number = number + 1
        if not end_walk(state):
            return None
    return box_int(number)


@entry
def function__iterator_apply(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of a callback without arguments."""
    target = local_array(Cells, 40)
    if count != 2 or not keeps_values(Engine(engine), arguments[0]):
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
        while goes_on and next_of_walk(walk, state):
            release(walk.argument0)
            release(walk.argument1)
            number = number + 1
            answer = call_user(target, target, 0)
            goes_on = answer is not None
            if goes_on:
                goes_on = is_true(Engine(engine), answer) == 1
                release(answer)
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
    array = writable(arguments[0])
    if array is None or not callback_target(target, Engine(engine), arguments[1]):
        return None
    position = HashTableIterator(new_position(array))
    if position is None:
        return None
    done = walk_elements(Reference(arguments[0]), position, target, arguments, count)
    if done:
        release(Object(position))
        array = PhpArray(Reference(arguments[0]).value)
        if Object(array).type is PHP_ARRAY and Object(array.order) is not NONE:
            drop_order(array)
        return TRUE
    if PyErr_Occurred() is not None:
        release(Object(position))
        return None
    return finish_in_python(engine, arguments, count, Object(position))


@cold
def walk_elements(variable: Reference, position: HashTableIterator, target: Cells, arguments: Cells, count: i64) -> i1:
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
        value = call_user(target, given, count)
        settle_element(variable, array, key, Reference(element))
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
def settle_element(variable: Reference, array: PhpArray, key: Object, element: Reference) -> None:
    """Give up an element's Reference, owned, which was made for the callback: a value again where nothing else has it."""
    if variable.value is Object(array) and element.count == 2:
        place = cell_under(array, key)
        if place is not None and place[0] is Object(element):
            incref(element.value)
            place[0] = element.value
            drop_ref(Object(element))
    release(Object(element))


@cold
def finish_in_python(engine: Object, arguments: Cells, count: i64, position: Object) -> Object:
    """callbacks.finish_walk(); the position is owned."""
    given = local_array(Cells, 40)
    given[0] = engine
    given[1] = arguments[0]
    given[2] = arguments[1]
    given[3] = position
    if count == 3:
        given[4] = arguments[2]
    value = call_provided("zvm.ext.standard.arrays.callbacks.finish_walk", given, count + 2)
    release(position)
    return value

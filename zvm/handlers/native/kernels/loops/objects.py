"""The beginning of a foreach over an object (iteration.reset_r(), iterators.get_iterator()); see iterators.py for its steps.

Internal functions go through iterators in the same way, without an opline (walks.py).
"""


def loop_over(object: PhpObject, with_keys: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """The state of a loop over a Traversable, owned; None where there is nothing to iterate. Null, and nothing done, where
    Python has to look, and where it raised."""
    ce = object.ce
    if ce.get_iterator is NONE:
        if ce.iterator_funcs is not NONE:
            return loop_over_iterator(object, with_keys, frame, op, run)
        return loop_over_aggregate(object, with_keys, frame, op, run)
    if Object(ce) is Object(run.engine.generator_class):
        return loop_over_generator(GeneratorObject(object), with_keys, frame, op, run)
    known = known_elements(object)
    if known is None:
        return None
    if unbox_int(known[0]) == TREE_ITERATOR:
        return loop_over_tree(object, known, with_keys, frame, op, run)
    return loop_over_elements(object, known, with_keys, op, run)


@cold
def is_traversable(object: PhpObject) -> i1:
    ce = object.ce
    return ce.get_iterator is not NONE or ce.iterator_funcs is not NONE or is_internal_class(ce, "'traversable")


@cold
def loop_over_properties(object: PhpObject, frame: ExecuteData, op: Op, run: Run) -> Object:
    """The state of a loop over the properties of a plain object, owned; null, and nothing done, where Python has to look."""
    ce = object.ce
    if ce.native is not NONE or ce.create_object is not NONE:
        return None
    known = find_cached(op, object)
    if known is None or known.type is not TUPLE or Tuple(known).first is not frame.func.scope:
        return state_by_python(object, frame, op, run)
    steps = PropertySteps(PyType_GenericAlloc(PROPERTY_STEPS, 0))
    if steps is None:
        PyErr_Clear()
        return None
    incref(Object(run.engine))
    steps.engine = run.engine
    incref(Object(object))
    steps.obj = object
    incref(known)
    steps.places = known
    steps.names = List(NONE)
    steps.index = own(count_object(1))
    steps.with_keys = wants_keys(op)
    steps.rest = NONE
    incref(Object(object))
    return new_state(Object(steps), Object(object))


@cold
def state_by_python(object: PhpObject, frame: ExecuteData, op: Op, run: Run) -> Object:
    """The same, of a class that this opline has not met; what it learns is remembered."""
    given = local_array(Cells, 24)
    given[0] = Object(frame)
    given[1] = Object(object)
    given[2] = wants_keys(op)
    at_call(frame, op, run)
    steps = call_provided("zvm.executor.iteration.PropertySteps", given, 3)
    if steps is None:
        return None
    remember(op, Object(object.ce), PropertySteps(steps).places)
    incref(Object(object))
    return new_state(steps, Object(object))


@inline
def wants_keys(op: Op) -> Object:
    """Of FE_RESET_*: whether its FE_FETCH_* has a result."""
    return boolean(op.next.result_type != 0)


@cold
def new_state(steps: Object, source: Object) -> Object:
    """The ForeachState of new steps and what they go through, both owned, owned; null without memory."""
    state = ForeachState(PyType_GenericAlloc(FOREACH_STATE, 0))
    if state is None or steps is None:
        return None
    state.iterator = steps
    state.source = source
    return Object(state)


@inline
def begin_steps(steps: Steps, iterator: Object, with_keys: Object) -> Object:
    """Of an iterator that is at its first element."""
    if steps is not None:
        incref(iterator)
        steps.iterator = UserIterator(iterator)
        steps.with_keys = with_keys
        steps.is_fresh = TRUE
    return Object(steps)


@cold
def loop_over_iterator(object: PhpObject, with_keys: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a class whose methods are PHP's."""
    engine = run.engine
    iterator = UserIterator(PyType_GenericAlloc(USER_ITERATOR, 0))
    token = Object(new_token(run, op))
    if iterator is None or token is None:
        return None
    incref(Object(engine))
    iterator.engine = engine
    incref(Object(object))
    iterator.obj = object
    iterator.value = UNDEF
    iterator.token = token
    at_step(frame, op, run)
    done = call_iterator(engine, object, ITERATOR_REWIND)
    goes_on = -1
    if done is not None:
        decref(done, run, op)
        valid = call_iterator(engine, object, ITERATOR_VALID)
        if valid is not None:
            goes_on = is_true(engine, valid)
            decref(valid, run, op)
    return begun_steps(Object(iterator), goes_on, with_keys, op, run)


@cold
def begun_steps(iterator: Object, goes_on: i64, with_keys: Object, op: Op, run: Run) -> Object:
    """The state of a loop over a rewound iterator, which is owned, by whether it has an element: 1, 0, or -1 where that raised."""
    if goes_on == 1:
        steps = begin_steps(Steps(PyType_GenericAlloc(STEPS, 0)), iterator, with_keys)
        return new_state(steps, iterator)
    state = None
    if goes_on == 0:
        given = local_array(Cells, 8)
        given[0] = iterator
        state = call_provided("zvm.executor.iteration.empty_loop", given, 1)
    decref(iterator, run, op)
    return state


@cold
def loop_over_tree(object: PhpObject, known: Cells, with_keys: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a RecursiveIteratorIterator of which no class has changed how it goes."""
    if not is_plain_tree(object, known):
        return None
    iterator = TreeWalk(PyType_GenericAlloc(TREE_WALK, 0))
    token = Object(new_token(run, op))
    if iterator is None or token is None:
        return None
    incref(Object(run.engine))
    iterator.engine = run.engine
    incref(Object(object))
    iterator.obj = object
    iterator.token = token
    at_step(frame, op, run)
    goes_on = tree_has_element(object, known) if rewind_tree(object, known) else -1
    return begun_steps(Object(iterator), goes_on, with_keys, op, run)


@cold
def loop_over_aggregate(object: PhpObject, with_keys: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Over what its getIterator() returns; an Iterator may have a method of that name, too."""
    if not is_internal_class(object.ce, "'iteratoraggregate"):
        return None
    method = dict_find_provided(object.ce.function_table, "'getiterator")
    if method is None:
        return None
    at_step(frame, op, run)
    inner = call_method(run.engine, method[0], object, None, None)
    if inner is None:
        return None
    state = None
    if is_object(inner) and inner is not Object(object):
        state = loop_over(PhpObject(inner), with_keys, frame, op, run)
    if state is None and PyErr_Occurred() is None:
        given = local_array(Cells, 32)
        given[0] = Object(frame)
        given[1] = Object(object)
        given[2] = inner
        given[3] = with_keys
        state = call_provided("zvm.executor.iteration.loop_over_inner", given, 4)
    decref(inner, run, op)
    return state


@cold
def loop_over_generator(generator: GeneratorObject, with_keys: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of one that is at its first yield, or runs to it."""
    if Object(generator.frame) is NONE:
        return None
    state = kept_loop()
    if state is None:
        state = new_loop()
        if state is None:
            return None
    iterator = GeneratorIterator(state.source)
    steps = GeneratorSteps(state.iterator)
    if not give_handle(HandleToken(iterator.token), run, op):
        release(Object(state))
        return None
    incref(Object(generator))
    iterator.generator = generator
    incref(Object(generator))
    steps.generator = generator
    steps.with_keys = with_keys
    steps.is_fresh = TRUE
    at_step(frame, op, run)
    is_at_yield = ready(generator) is not None
    if is_at_yield and generator.is_at_first_yield is TRUE:
        return Object(state)
    if Object(generator.frame) is NONE and PyErr_Occurred() is None:
        replace(cell(steps.is_fresh), FALSE)  # the loop ends at its first step, and dies as other loops do
        return Object(state)
    decref(Object(state), run, op)
    return None


@cold
def new_loop() -> ForeachState:
    """kept_loop() where none is kept; null without memory."""
    iterator = GeneratorIterator(PyType_GenericAlloc(GENERATOR_ITERATOR, 0))
    token = PyType_GenericAlloc(HANDLE_TOKEN, 0)
    steps = GeneratorSteps(PyType_GenericAlloc(GENERATOR_STEPS, 0))
    if iterator is None or token is None or steps is None:
        return None
    iterator.generator = GeneratorObject(NONE)
    iterator.token = token
    steps.generator = GeneratorObject(NONE)
    return ForeachState(new_state(Object(steps), Object(iterator)))


@cold
def loop_over_elements(object: PhpObject, known: Cells, with_keys: Object, op: Op, run: Run) -> Object:
    """Of an ArrayIterator."""
    place = elements_place(object, known)
    if place is None:
        return None
    if not rewind_elements(PhpArray(place[0]), slot_at(object, known, 5)):
        return None
    is_empty = array_size(PhpArray(place[0])) == 0
    iterator = ElementIterator(PyType_GenericAlloc(known[ARRAY_STEPS], 0))
    token = Object(new_token(run, op))
    if iterator is None or token is None:
        return None
    incref(Object(object))
    iterator.obj = object
    iterator.by_ref = FALSE
    iterator.token = token
    if is_empty:
        return begun_steps(Object(iterator), 0, with_keys, op, run)
    steps = ElementSteps(PyType_GenericAlloc(ELEMENT_STEPS, 0))
    if steps is None:
        return None
    incref(Object(object))
    steps.obj = object
    incref(Object(iterator))
    steps.iterator = Object(iterator)
    steps.with_keys = with_keys
    steps.is_fresh = TRUE
    return new_state(Object(steps), Object(iterator))


@cold
def rewind_elements(array: PhpArray, cursor: Cells) -> i1:
    """The cursor, a slot, at the first element; False when Python raised."""
    position = HashTableIterator(cursor[0])
    if position.type is HASH_TABLE_ITERATOR and Object(array.order) is not NONE and position.order is array.order:
        replace(cell(position.pos), ZERO)
        return True
    made = new_position(array)
    if made is None:
        return False
    replace(cursor, made)
    release(made)
    return True


@cold
def new_position(array: PhpArray) -> Object:
    """HashTableIterator(array), owned; null when Python raised."""
    order = array.order
    if Object(order) is NONE:
        order = new_order()
        if order is None:
            return None
        if Object(array.packed) is NONE and not fill_order(order, array.hash):
            release(Object(order))
            return None
        array.order = order
    elif Object(array.packed) is NONE and (order.keys.type is not LIST or order.pinned is not UNDEF):
        return position_by_python(array)
    if not forget_dead(order.iterators):
        return position_by_python(array)
    position = HashTableIterator(PyType_GenericAlloc(HASH_TABLE_ITERATOR, 0))
    known = None if position is None else PyWeakref_NewRef(Object(position), None)
    if known is None or not list_append(order.iterators, known):
        return None
    incref(Object(order))
    position.order = order
    position.pos = ZERO
    return Object(position)


@cold
def new_order() -> Order:
    """Order(), owned; null without memory."""
    order = Order(PyType_GenericAlloc(ORDER, 0))
    where = PyDict_New()
    list = PyList_New(0)
    if order is None or where is None or list is None:
        return None
    order.keys = List(NONE)
    order.where = where
    order.sequence = NONE
    order.end = ZERO
    order.dead = ZERO
    order.pinned = UNDEF
    order.iterators = list
    order.by_key = FALSE
    return order


@cold
def fill_order(order: Order, hash: Dict) -> i1:
    """Order.fill() of a new one; False when Python raised."""
    keys = PyDict_Keys(hash)
    if keys is None:
        return False
    order.keys = keys
    i = 0
    while i < keys.size:
        place = box_int(i)
        done = place is not None and PyDict_SetItem(order.where, keys.items[i], place) == 0
        release(place)
        if not done:
            return False
        i = i + 1
    order.end = box_int(i)
    return order.end is not None


@cold
def forget_dead(iterators: List) -> i1:
    """Take the weak references to iterators that are gone out of a list. False, and nothing done, if one is there still."""
    i = 0
    while i < iterators.size:
        if WeakReference(iterators.items[i]).object is not NONE:
            return False
        i = i + 1
    while iterators.size > 0:
        iterators.size = iterators.size - 1
        release(iterators.items[iterators.size])
    return True


@cold
def position_by_python(array: PhpArray) -> Object:
    given = local_array(Cells, 8)
    given[0] = Object(array)
    return call_provided("zvm.runtime.values.arrays.HashTableIterator", given, 1)

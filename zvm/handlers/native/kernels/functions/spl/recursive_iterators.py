"""RecursiveIteratorIterator where no PHP class has changed its steps, and the children of a RecursiveArrayIterator
(zvm/ext/spl/recursive_iterators.py, array_object.py).

`layout` says where a tree has its levels: the engine's iterator over an object, and where the walk stands there.
"""
TREE_LEVELS, TREE_ORDER, TREE_FLAGS, TREE_DEPTH, TREE_IN_ITERATION, TREE_IS_PLAIN = 1, 2, 3, 4, 5, 6
LEVEL_ITERATOR, LEVEL_OBJECT, LEVEL_STATE, LEVEL_CLASS, LEVEL_ARRAY_ITERATION = 7, 8, 9, 10, 11
LEVEL_NEXT, LEVEL_TEST, LEVEL_SELF, LEVEL_CHILD, LEVEL_START = 0, 1, 2, 3, 4
TREE_LEAVES_ONLY, TREE_SELF_FIRST, TREE_CHILD_FIRST = 0, 1, 2
TREE_CATCHES = 16  # CATCH_GET_CHILD
ONLY_ARRAYS = 4  # RecursiveArrayIterator::CHILD_ARRAYS_ONLY
USER_FLAGS = 0xFFFF


@cold
def plain_tree(object: PhpObject, count: i64) -> Cells:
    """What is known of a tree that goes as SPL's own do, if the method has no arguments; null of others."""
    known = known_elements(object) if count == 0 else None
    if known is None or unbox_int(known[0]) != TREE_ITERATOR:
        return None
    return known if is_plain_tree(object, known) else None


@inline
def is_plain_tree(object: PhpObject, known: Cells) -> i1:
    if slot_at(object, known, TREE_IS_PLAIN)[0] is not TRUE or tree_levels(object, known).size == 0:
        return False
    return unbox_int(slot_at(object, known, TREE_FLAGS)[0]) & TREE_CATCHES == 0


@inline
def tree_levels(object: PhpObject, known: Cells) -> List:
    return List(slot_at(object, known, TREE_LEVELS)[0])


@inline
def last_level(object: PhpObject, known: Cells) -> PhpObject:
    levels = tree_levels(object, known)
    return PhpObject(levels.items[levels.size - 1])


@inline
def ask_level(object: PhpObject, known: Cells, level: PhpObject, index: i64) -> Object:
    """What the iterator of a level says, owned; null when it raised."""
    iterator = slot_at(level, known, LEVEL_ITERATOR)[0]
    incref(iterator)
    value = ask_iterator(object.ce.engine, iterator, known[LEVEL_ARRAY_ITERATION], index)
    release(iterator)
    return value


@cold
def ask_last_level(object: PhpObject, known: Cells, index: i64) -> Object:
    return ask_level(object, known, last_level(object, known), index)


@inline
def set_state(level: PhpObject, known: Cells, state: i64) -> None:
    replace(slot_at(level, known, LEVEL_STATE), count_object(state))


@cold
def level_is_valid(object: PhpObject, known: Cells, level: PhpObject) -> i64:
    """1 or 0; FAILED_STEP."""
    return answered_truth(object.ce.engine, ask_level(object, known, level, ITERATOR_VALID))


@cold
def tree_has_element(object: PhpObject, known: Cells) -> i64:
    """RecursiveIteratorIterator.has_element(): 1 or 0; FAILED_STEP."""
    levels = tree_levels(object, known)
    incref(Object(levels))
    truth = 0
    i = levels.size - 1
    while truth == 0 and i >= 0 and i < levels.size:
        truth = level_is_valid(object, known, PhpObject(levels.items[i]))
        i = i - 1
    release(Object(levels))
    if truth == 0:
        replace(slot_at(object, known, TREE_IN_ITERATION), FALSE)
    return truth


@inline
def drop_level(levels: List) -> None:
    levels.size = levels.size - 1
    release(levels.items[levels.size])


@cold
def rewind_tree(object: PhpObject, known: Cells) -> i1:
    """RecursiveIteratorIterator.begin(); False when it raised."""
    levels = tree_levels(object, known)
    while levels.size > 1:
        drop_level(levels)
    root = PhpObject(levels.items[0])
    set_state(root, known, LEVEL_START)
    done = ask_level(object, known, root, ITERATOR_REWIND)
    if done is None:
        return False
    release(done)
    replace(slot_at(object, known, TREE_IN_ITERATION), TRUE)
    return step_tree(object, known)


@cold
def step_tree(object: PhpObject, known: Cells) -> i1:
    """RecursiveIteratorIterator.step(); False when it raised."""
    levels = tree_levels(object, known)
    incref(Object(levels))
    outcome = 0
    while outcome == 0 and levels.size > 0:
        level = PhpObject(levels.items[levels.size - 1])
        incref(Object(level))
        outcome = step_level(object, known, levels, level)
        release(Object(level))
    release(Object(levels))
    return outcome != FAILED_STEP


@cold
def step_level(object: PhpObject, known: Cells, levels: List, level: PhpObject) -> i64:
    """A step on the last level: 1 where the tree is at an element or its end, 0 where it goes on; FAILED_STEP."""
    state = unbox_int(slot_at(level, known, LEVEL_STATE)[0])
    if state == LEVEL_NEXT:
        done = ask_level(object, known, level, ITERATOR_NEXT)
        if done is None:
            return FAILED_STEP
        release(done)
        state = LEVEL_START
        set_state(level, known, state)
    if state == LEVEL_START:
        truth = level_is_valid(object, known, level)
        if truth == FAILED_STEP:
            return FAILED_STEP
        if truth == 0:
            if levels.size == 1:
                return 1
            drop_level(levels)
            return 0
        state = LEVEL_TEST
        set_state(level, known, state)
    if state == LEVEL_TEST:
        return test_element(object, known, level)
    if state == LEVEL_SELF:
        is_above = unbox_int(slot_at(object, known, TREE_ORDER)[0]) == TREE_SELF_FIRST
        set_state(level, known, LEVEL_CHILD if is_above else LEVEL_NEXT)
        return 1
    return 0 if enter_children(object, known, level) else FAILED_STEP


@cold
def test_element(object: PhpObject, known: Cells, level: PhpObject) -> i64:
    """RecursiveIteratorIterator.test(): 1 or 0; FAILED_STEP."""
    truth = answered_truth(object.ce.engine, ask_level_object(object, known, level, "'haschildren"))
    set_state(level, known, LEVEL_NEXT)
    if truth != 1:
        return FAILED_STEP if truth == FAILED_STEP else 1
    order = unbox_int(slot_at(object, known, TREE_ORDER)[0])
    depth = unbox_int(slot_at(object, known, TREE_DEPTH)[0])
    if depth == -1 or depth > tree_levels(object, known).size - 1:
        if below(order, TREE_CHILD_FIRST + 1):
            set_state(level, known, LEVEL_SELF if order == TREE_SELF_FIRST else LEVEL_CHILD)
            return 0
    elif order == TREE_LEAVES_ONLY:
        return 0
    return 1


@cold
def ask_level_object(object: PhpObject, known: Cells, level: PhpObject, name: i64) -> Object:
    """What a method of the object that a level goes over says, owned; null when it raised."""
    target = PhpObject(slot_at(level, known, LEVEL_OBJECT)[0])
    method = dict_find_provided(target.ce.function_table, name)
    return None if method is None else call_method(object.ce.engine, method[0], target, None, None)


@cold
def enter_children(object: PhpObject, known: Cells, level: PhpObject) -> i1:
    """RecursiveIteratorIterator.descend(); False when it raised."""
    engine = object.ce.engine
    child = ask_level_object(object, known, level, "'getchildren")
    if child is None:
        return False
    if not is_object(child) or not is_internal_class(PhpObject(child).ce, "'recursiveiterator"):
        release(child)
        given = local_array(Cells, 8)
        given[0] = Object(engine)
        release(call_provided("zvm.ext.spl.recursive_iterators.refuse_child", given, 1))
        return False
    is_below = unbox_int(slot_at(object, known, TREE_ORDER)[0]) == TREE_CHILD_FIRST
    set_state(level, known, LEVEL_SELF if is_below else LEVEL_NEXT)
    below = new_level(engine, known, PhpObject(child))
    release(child)
    if below is None or not list_append(tree_levels(object, known), below):
        return False
    done = ask_level(object, known, PhpObject(below), ITERATOR_REWIND)
    release(done)
    return done is not None


@cold
def new_level(engine: Engine, known: Cells, child: PhpObject) -> Object:
    """A level at the beginning of a child, owned; null when Python raised."""
    elements = known_elements(child)
    if child.ce.get_iterator is NONE or elements is None or unbox_int(elements[0]) != ARRAY_ELEMENTS:
        given = local_array(Cells, 16)
        given[0] = Object(engine)
        given[1] = Object(child)
        return PyObject_Vectorcall(known[LEVEL_CLASS], given, 2, None)
    run = local_array(Run, RUN_SIZE)
    run.engine = engine
    level = PhpObject(PyType_GenericAlloc(known[LEVEL_CLASS], 0))
    iterator = ElementIterator(PyType_GenericAlloc(elements[ARRAY_STEPS], 0))
    token = Object(new_token(run, None))
    if level is None or iterator is None or token is None:
        return None
    incref(Object(child))
    iterator.obj = child
    iterator.by_ref = FALSE
    iterator.token = token
    slot_at(level, known, LEVEL_ITERATOR)[0] = Object(iterator)
    incref(Object(child))
    slot_at(level, known, LEVEL_OBJECT)[0] = Object(child)
    state = own(count_object(LEVEL_START))
    slot_at(level, known, LEVEL_STATE)[0] = state
    return Object(level)


@cold
def next_of_tree(steps: Steps, object: PhpObject) -> Object:
    """next_step() of a loop over a tree."""
    known = plain_tree(object, 0)
    if known is None:
        return PyIter_Next(Object(steps))
    if steps.is_fresh is TRUE:
        replace(cell(steps.is_fresh), FALSE)
    elif not step_tree(object, known) or tree_has_element(object, known) != 1:
        return None
    value = ask_last_level(object, known, ITERATOR_CURRENT)
    if value is None or steps.with_keys is not TRUE:
        return value
    key = ask_last_level(object, known, ITERATOR_KEY)
    if key is None:
        release(value)
        return None
    return tuple_of(key, value)


# ---- methods -------------------------------------------------------------------------------------------------------

@cold
def running_tree(this: PhpObject, count: i64, kernel: Raw) -> Cells:
    """plain_tree() where the method of that kernel has its frame."""
    return plain_tree(this, count) if is_running(this.ce.engine, kernel) else None


@entry
def method__recursiveiteratoriterator__rewind(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = running_tree(this, count, method__recursiveiteratoriterator__rewind)
    return NONE if known is not None and rewind_tree(this, known) else None


@entry
def method__recursiveiteratoriterator__next(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = running_tree(this, count, method__recursiveiteratoriterator__next)
    return NONE if known is not None and step_tree(this, known) else None


@entry
def method__recursiveiteratoriterator__valid(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = running_tree(this, count, method__recursiveiteratoriterator__valid)
    truth = FAILED_STEP if known is None else tree_has_element(this, known)
    return None if truth == FAILED_STEP else boolean(truth == 1)


@entry
def method__recursiveiteratoriterator__key(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = running_tree(this, count, method__recursiveiteratoriterator__key)
    return None if known is None else settled_reference(ask_last_level(this, known, ITERATOR_KEY))


@entry
def method__recursiveiteratoriterator__current(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = running_tree(this, count, method__recursiveiteratoriterator__current)
    return None if known is None else settled_reference(ask_last_level(this, known, ITERATOR_CURRENT))


@entry
def method__recursiveiteratoriterator__getdepth(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = plain_tree(this, count)
    return None if known is None else box_int(tree_levels(this, known).size - 1)


# ---- RecursiveArrayIterator ----------------------------------------------------------------------------------------

@entry
def method__recursivearrayiterator__haschildren(this: PhpObject, arguments: Cells, count: i64) -> Object:
    array = positioned_array(this, count)
    if array is None:
        return None
    i = place_index(this, array)
    if i < 0:
        return None
    value = dereferenced(walked_cell(array, i)[0])
    if value.type is PHP_ARRAY:
        return TRUE
    return boolean(is_object(value) and array_flags(this) & ONLY_ARRAYS == 0)


@inline
def is_internal_function(function: Function) -> i1:
    """Whether a function that was prepared is one of ours."""
    return function.native is not NONE and info_of(function).kind == INTERNAL


@inline
def array_flags(this: PhpObject) -> i64:
    return unbox_int(slot_at(this, known_elements(this), 4)[0])


@entry
def method__recursivearrayiterator__getchildren(this: PhpObject, arguments: Cells, count: i64) -> Object:
    """Of an array, for a class without a constructor of its own. Before PHP 8.4, a child is the element's place."""
    array = positioned_array(this, count)
    ce = this.ce
    if array is None or array.count != 1 or ce.constructor is NONE or not is_internal_function(Function(ce.constructor)):
        return None
    i = place_index(this, array)
    if i < 0 or not is_before(ce.engine, 80400):
        return None
    place = walked_cell(array, i)
    nested = place if place[0].type is not REFERENCE else cell(Reference(place[0]).value)
    if nested[0].type is not PHP_ARRAY:
        return None
    run = local_array(Run, RUN_SIZE)
    run.countdown = 0
    if array_for_write(nested, run) is None:
        return None
    key = key_at(array, i)
    flags = box_int(array_flags(this) & USER_FLAGS)
    child = None if key is None or flags is None else bare_object(ce.engine, ce)
    if child is None:
        release(key)
        release(flags)
        return None
    known = known_elements(this)
    container = Object(array.hash) if Object(array.packed) is NONE else Object(array.packed)
    incref(container)
    slot_at(child, known, 1)[0] = container
    slot_at(child, known, ARRAY_INDEX)[0] = key
    slot_at(child, known, 2)[0] = NONE
    slot_at(child, known, 3)[0] = ZERO
    slot_at(child, known, 4)[0] = flags
    slot_at(child, known, 5)[0] = NONE
    slot_at(child, known, ARRAY_CLASS)[0] = NONE
    return Object(child)

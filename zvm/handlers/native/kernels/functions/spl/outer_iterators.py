"""IteratorIterator and the iterators built on it (OuterIteratorObject in zvm/ext/spl/iterators.py, which does the rest).

Their `layout` says where they keep what they have. What asks the inner iterator may run PHP code, whose back traces
show the method: it is done here only where that has its frame (is_running()).
"""
OUTER_CONSTRUCTED, OUTER_INNER, OUTER_OBJECT = 1, 2, 3
OUTER_DATA, OUTER_KEY, OUTER_POSITION, ARRAY_ITERATION = 4, 5, 6, 7
LIMIT_FIRST, LIMIT_COUNT = 8, 9
FILTER_CALLBACK, CALLBACK_VALUE = 8, 9
CACHING_FLAGS, CACHING_TEXT = 8, 9
CACHES_TEXT, CACHES_INNER_TEXT, CACHES_ALL, CACHING_VALID = 1, 8, 256, 0x10000
FETCHED, FAILED_STEP = 1, -1  # what came of a step; 0: nothing more


@inline
def outer_parts(this: PhpObject, count: i64) -> Cells:
    """What is known of an outer iterator whose constructor has run, if the method has no arguments; null of others."""
    known = known_elements(this) if count == 0 else None
    if known is None or unbox_int(known[0]) != OUTER_ITERATOR or slot_at(this, known, OUTER_CONSTRUCTED)[0] is not TRUE:
        return None
    return known


@inline
def running_parts(this: PhpObject, count: i64, kernel: Raw) -> Cells:
    """The same where there is an inner iterator, and the method of that kernel has its frame."""
    known = outer_parts(this, count)
    if known is None or slot_at(this, known, OUTER_INNER)[0] is NONE or not is_running(this.ce.engine, kernel):
        return None
    return known


@inline
def moving_parts(this: PhpObject, count: i64, kernel: Raw) -> Cells:
    """The same also without a frame where the inner iterator is an ArrayIterator's: that runs no PHP code."""
    known = outer_parts(this, count)
    if known is None or slot_at(this, known, OUTER_INNER)[0] is NONE:
        return None
    if Object(slot_at(this, known, OUTER_INNER)[0].type) is known[ARRAY_ITERATION] or is_running(this.ce.engine, kernel):
        return known
    return None


# ---- the inner iterator --------------------------------------------------------------------------------------------

@cold
def ask_inner(this: PhpObject, known: Cells, index: i64) -> Object:
    """What the inner iterator's method of that place in iterators.METHODS says, owned; null when it raised."""
    iterator = slot_at(this, known, OUTER_INNER)[0]
    incref(iterator)
    value = ask_iterator(this.ce.engine, iterator, known[ARRAY_ITERATION], index)
    release(iterator)
    return value


@cold
def ask_iterator(engine: Engine, iterator: Object, array_iteration: Object, index: i64) -> Object:
    """The same of any of the engine's iterators; `array_iteration` is the class of those over ArrayIterators."""
    value = Object(None)
    if iterator.type is USER_ITERATOR:
        return ask_user_iterator(engine, UserIterator(iterator), index)
    if iterator.type is GENERATOR_ITERATOR:
        value = ask_generator(GeneratorIterator(iterator).generator, index)
    elif Object(iterator.type) is array_iteration and ElementIterator(iterator).by_ref is FALSE:
        value = ask_array_iterator(ElementIterator(iterator).obj, index)
    if value is not None or PyErr_Occurred() is not None:
        return value
    return ask_by_name(iterator, index)


@cold
def ask_by_name(iterator: Object, index: i64) -> Object:
    name = provided_object(".rewind")
    if index == ITERATOR_VALID:
        name = provided_object(".valid")
    elif index == ITERATOR_CURRENT:
        name = provided_object(".current")
    elif index == ITERATOR_KEY:
        name = provided_object(".key")
    elif index == ITERATOR_NEXT:
        name = provided_object(".next")
    if name is None:
        return None
    arguments = local_array(Cells, 8)
    arguments[0] = iterator
    return PyObject_VectorcallMethod(name, arguments, 1, None)


@inline
def ask_user_iterator(engine: Engine, iterator: UserIterator, index: i64) -> Object:
    if index == ITERATOR_CURRENT and iterator.value is not UNDEF:
        return own(iterator.value)
    if index == ITERATOR_NEXT or index == ITERATOR_REWIND:
        replace(cell(iterator.value), UNDEF)
    value = call_iterator(engine, iterator.obj, index)
    if index == ITERATOR_CURRENT and value is not None:
        replace(cell(iterator.value), value)
    return value


@inline
def ask_generator(generator: GeneratorObject, index: i64) -> Object:
    """Null, and nothing done, where Python has to look."""
    root = ready(generator)
    if root is None:
        return None
    if index == ITERATOR_VALID:
        return TRUE
    if index == ITERATOR_CURRENT:
        return NONE if root.value is UNDEF else own(root.value)
    if index == ITERATOR_KEY:
        return NONE if root.current_key is UNDEF else own(root.current_key)
    if index == ITERATOR_NEXT:
        return method__generator__next(generator, None, 0)
    return None


@inline
def ask_array_iterator(object: PhpObject, index: i64) -> Object:
    """Null, and nothing done, where Python has to look."""
    if index == ITERATOR_CURRENT:
        return plain_element(object)
    if index == ITERATOR_VALID:
        return method__arrayiterator__valid(object, None, 0)
    if index == ITERATOR_KEY:
        return method__arrayiterator__key(object, None, 0)
    if index == ITERATOR_NEXT:
        return method__arrayiterator__next(object, None, 0)
    if index == ITERATOR_REWIND:
        return method__arrayiterator__rewind(object, None, 0)
    return None


@cold
def plain_element(object: PhpObject) -> Object:
    """The element that an ArrayIterator is at, owned; null of a Reference, which stays one here."""
    array = positioned_array(object, 0)
    i = -1 if array is None else place_index(object, array)
    if i < 0:
        return None if array is None else NONE
    value = walked_cell(array, i)[0]
    return None if value.type is REFERENCE else own(value)


@cold
def inner_valid(this: PhpObject, known: Cells) -> i64:
    """1 or 0; FAILED_STEP."""
    return answered_truth(this.ce.engine, ask_inner(this, known, ITERATOR_VALID))


@cold
def move_inner(this: PhpObject, known: Cells, index: i64) -> i1:
    """next() or rewind(). False when it raised."""
    done = ask_inner(this, known, index)
    if done is None:
        return False
    release(done)
    return True


# ---- steps ---------------------------------------------------------------------------------------------------------

@cold
def forget_fetched(this: PhpObject, known: Cells) -> None:
    """OuterIteratorObject.forget()."""
    inner = slot_at(this, known, OUTER_INNER)[0]
    if inner.type is USER_ITERATOR:
        replace(cell(UserIterator(inner).value), UNDEF)
    replace(slot_at(this, known, OUTER_DATA), UNDEF)
    replace(slot_at(this, known, OUTER_KEY), UNDEF)


@cold
def fetch_inner(this: PhpObject, known: Cells) -> i64:
    """OuterIteratorObject.fetch()."""
    forget_fetched(this, known)
    more = inner_valid(this, known)
    return fetch_element(this, known) if more == 1 else more


@cold
def fetch_element(this: PhpObject, known: Cells) -> i64:
    """The same of an inner iterator that is valid, where nothing is fetched."""
    value = ask_inner(this, known, ITERATOR_CURRENT)
    if value is None:
        return FAILED_STEP
    replace(slot_at(this, known, OUTER_DATA), value)
    release(value)
    value = ask_inner(this, known, ITERATOR_KEY)
    if value is None:
        return FAILED_STEP
    replace(slot_at(this, known, OUTER_KEY), dereferenced(value))
    release(value)
    return FETCHED


@cold
def advance_inner(this: PhpObject, known: Cells) -> i1:
    """OuterIteratorObject.advance(); False when it raised."""
    forget_fetched(this, known)
    if not move_inner(this, known, ITERATOR_NEXT):
        return False
    place = slot_at(this, known, OUTER_POSITION)
    put_int(place, unbox_int(place[0]) + 1, Run(None), Op(None))
    return True


@cold
def rewind_inner(this: PhpObject, known: Cells) -> i1:
    """OuterIteratorObject.rewind_inner(); False when it raised."""
    forget_fetched(this, known)
    replace(slot_at(this, known, OUTER_POSITION), ZERO)
    return move_inner(this, known, ITERATOR_REWIND)


@inline
def done_unless_raised(found: i64) -> Object:
    """null, or None if it was raised."""
    return None if found == FAILED_STEP else NONE


# ---- IteratorIterator ----------------------------------------------------------------------------------------------

@entry
def method__iteratoriterator__valid(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = outer_parts(this, count)
    return None if known is None else boolean(slot_at(this, known, OUTER_DATA)[0] is not UNDEF)


@entry
def method__iteratoriterator__key(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = outer_parts(this, count)
    return None if known is None else own_yielded(slot_at(this, known, OUTER_KEY)[0])


@entry
def method__iteratoriterator__current(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = outer_parts(this, count)
    return None if known is None else own_yielded(slot_at(this, known, OUTER_DATA)[0])


@entry
def method__iteratoriterator__rewind(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = moving_parts(this, count, method__iteratoriterator__rewind)
    if known is None or not rewind_inner(this, known):
        return None
    return done_unless_raised(fetch_inner(this, known))


@entry
def method__iteratoriterator__next(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = moving_parts(this, count, method__iteratoriterator__next)
    if known is None or not advance_inner(this, known):
        return None
    return done_unless_raised(fetch_inner(this, known))


# ---- LimitIterator -------------------------------------------------------------------------------------------------

@inline
def limit_allows(this: PhpObject, known: Cells) -> i64:
    """LimitIterator.within(): 1 or 0; -1 of a range whose end is no integer."""
    limit = unbox_int(slot_at(this, known, LIMIT_COUNT)[0])
    first = unbox_int(slot_at(this, known, LIMIT_FIRST)[0])
    is_inside = limit == -1 or unbox_int(slot_at(this, known, OUTER_POSITION)[0]) < first + limit
    return -1 if limit > INT_MAX - first else i64(is_inside)


@cold
def sought_inner(this: PhpObject, known: Cells, inner: PhpObject, seek: Function) -> Object:
    """rewind() by seek(). None; null when it raised."""
    incref(Object(inner))
    done = None
    place = own(slot_at(this, known, LIMIT_FIRST)[0])
    if rewind_inner(this, known):
        forget_fetched(this, known)
        done = call_method(this.ce.engine, Object(seek), inner, place, None)
        replace(slot_at(this, known, OUTER_POSITION), place)
    release(place)
    release(Object(inner))
    if done is None:
        return None
    release(done)
    more = inner_valid(this, known)
    return done_unless_raised(fetch_element(this, known) if more == 1 else more)


@entry
def method__limititerator__rewind(this: PhpObject, arguments: Cells, count: i64) -> Object:
    """To where the range begins: by seek(), or step by step."""
    known = moving_parts(this, count, method__limititerator__rewind)
    if known is None:
        return None
    first = unbox_int(slot_at(this, known, LIMIT_FIRST)[0])
    limit = unbox_int(slot_at(this, known, LIMIT_COUNT)[0])
    if limit == 0 or limit > INT_MAX - first:
        return None
    inner = PhpObject(slot_at(this, known, OUTER_OBJECT)[0])
    seek = dict_find_provided(inner.ce.function_table, "'seek") if first != 0 else None
    if seek is not None and not (is_internal_class(inner.ce, "'seekableiterator") and is_running(this.ce.engine, method__limititerator__rewind)):
        return None
    if seek is not None:
        return sought_inner(this, known, inner, Function(seek[0]))
    if not rewind_inner(this, known):
        return None
    more = 1
    while more == 1 and first > unbox_int(slot_at(this, known, OUTER_POSITION)[0]):
        more = inner_valid(this, known)
        if more == 1 and not advance_inner(this, known):
            return None
    if more != FAILED_STEP:
        more = inner_valid(this, known)
    return done_unless_raised(fetch_inner(this, known) if more == 1 else more)


@entry
def method__limititerator__valid(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = outer_parts(this, count)
    allows = -1 if known is None else limit_allows(this, known)
    return None if allows < 0 else boolean(allows == 1 and slot_at(this, known, OUTER_DATA)[0] is not UNDEF)


@entry
def method__limititerator__next(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = moving_parts(this, count, method__limititerator__next)
    if known is None or limit_allows(this, known) < 0 or not advance_inner(this, known):
        return None
    if limit_allows(this, known) == 0:
        return NONE
    return done_unless_raised(fetch_inner(this, known))


# ---- NoRewindIterator, InfiniteIterator ----------------------------------------------------------------------------

@entry
def method__norewinditerator__rewind(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return NONE if count == 0 else None


@entry
def method__norewinditerator__valid(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = moving_parts(this, count, method__norewinditerator__valid)
    more = FAILED_STEP if known is None else inner_valid(this, known)
    return None if more == FAILED_STEP else boolean(more == 1)


@entry
def method__norewinditerator__key(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = moving_parts(this, count, method__norewinditerator__key)
    return None if known is None else settled_reference(ask_inner(this, known, ITERATOR_KEY))


@entry
def method__norewinditerator__current(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = moving_parts(this, count, method__norewinditerator__current)
    return None if known is None else settled_reference(ask_inner(this, known, ITERATOR_CURRENT))


@entry
def method__norewinditerator__next(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = moving_parts(this, count, method__norewinditerator__next)
    return NONE if known is not None and move_inner(this, known, ITERATOR_NEXT) else None


@inline
def settled_reference(value: Object) -> Object:
    """A value, owned, or null, without the Reference it may be."""
    if value is None or value.type is not REFERENCE:
        return value
    inside = own(Reference(value).value)
    release(value)
    return inside


@entry
def method__infiniteiterator__next(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = moving_parts(this, count, method__infiniteiterator__next)
    if known is None or not advance_inner(this, known):
        return None
    more = inner_valid(this, known)
    if more == 0:
        more = inner_valid(this, known) if rewind_inner(this, known) else FAILED_STEP
    if more == 1:
        forget_fetched(this, known)
        more = fetch_element(this, known)
    return done_unless_raised(more)


# ---- AppendIterator ------------------------------------------------------------------------------------------------

@entry
def method__appenditerator__valid(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return method__iteratoriterator__valid(this, arguments, count)


@entry
def method__appenditerator__current(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = moving_parts(this, count, method__appenditerator__current)
    if known is None or fetch_inner(this, known) == FAILED_STEP:
        return None
    return own_yielded(slot_at(this, known, OUTER_DATA)[0])


@entry
def method__appenditerator__next(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = running_parts(this, count, method__appenditerator__next)
    if known is None:
        return None
    more = inner_valid(this, known)
    if more == FAILED_STEP or more == 1 and not advance_inner(this, known):
        return None
    more = inner_valid(this, known)
    if more != 0:
        forget_fetched(this, known)
        return done_unless_raised(fetch_element(this, known) if more == 1 else more)
    return ask_python(this.ce.engine, Object(this), "zvm.ext.spl.iterators.go_on_appended")


# ---- CachingIterator -----------------------------------------------------------------------------------------------

@cold
def caching_parts(this: PhpObject, count: i64, kernel: Raw) -> Cells:
    """running_parts() of one that keeps no more than the element and its text."""
    known = running_parts(this, count, kernel)
    if known is None or slot_at(this, known, OUTER_DATA)[0].type is REFERENCE:
        return None
    return known if unbox_int(slot_at(this, known, CACHING_FLAGS)[0]) & (CACHES_ALL | CACHES_INNER_TEXT) == 0 else None


@cold
def step_ahead(this: PhpObject, known: Cells) -> Object:
    """CachingIterator.ahead(): NONE; null when it raised."""
    replace(slot_at(this, known, CACHING_TEXT), NONE)
    found = fetch_inner(this, known)
    place = slot_at(this, known, CACHING_FLAGS)
    flags = unbox_int(place[0])
    if found != FETCHED:
        put_int(place, flags & ~CACHING_VALID, Run(None), Op(None))
        return done_unless_raised(found)
    put_int(place, flags | CACHING_VALID, Run(None), Op(None))
    raised = local_array(Cells, 24)
    raised[0] = None
    if flags & CACHES_TEXT != 0:
        value = dereferenced(slot_at(this, known, OUTER_DATA)[0])
        text = own(value) if value.type is STR else ask_python(this.ce.engine, value, "zvm.runtime.values.convert.to_string")
        if text is None:
            set_aside(raised)  # the inner iterator goes on even then
        else:
            replace(slot_at(this, known, CACHING_TEXT), text)
            release(text)
    is_done = move_inner(this, known, ITERATOR_NEXT)
    place = slot_at(this, known, OUTER_POSITION)
    if is_done:
        put_int(place, unbox_int(place[0]) + 1, Run(None), Op(None))
    if raised[0] is None:
        return NONE if is_done else None
    PyErr_Clear()
    set_again(raised)
    return None


@entry
def method__cachingiterator__rewind(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = caching_parts(this, count, method__cachingiterator__rewind)
    return step_ahead(this, known) if known is not None and rewind_inner(this, known) else None


@entry
def method__cachingiterator__next(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = caching_parts(this, count, method__cachingiterator__next)
    return None if known is None else step_ahead(this, known)


@entry
def method__cachingiterator__valid(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = outer_parts(this, count)
    return None if known is None else boolean(unbox_int(slot_at(this, known, CACHING_FLAGS)[0]) & CACHING_VALID != 0)


@entry
def method__cachingiterator__hasnext(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = moving_parts(this, count, method__cachingiterator__hasnext)
    more = FAILED_STEP if known is None else inner_valid(this, known)
    return None if more == FAILED_STEP else boolean(more == 1)


# ---- FilterIterator ------------------------------------------------------------------------------------------------

@cold
def fetch_accepted(this: PhpObject, known: Cells) -> Object:
    """FilterIterator.fetch_accepted(): NONE; null when it raised."""
    found = fetch_inner(this, known)
    while found == FETCHED:
        method = dict_find_provided(this.ce.function_table, "'accept")
        answer = None if method is None else call_method(this.ce.engine, method[0], this, None, None)
        accepted = answered_truth(this.ce.engine, answer)
        if accepted != 0:
            return done_unless_raised(accepted)
        if not move_inner(this, known, ITERATOR_NEXT):
            return None
        found = fetch_inner(this, known)
    raised = local_array(Cells, 24)
    set_aside(raised)
    forget_fetched(this, known)
    set_again(raised)
    return done_unless_raised(found)


@entry
def method__filteriterator__rewind(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = running_parts(this, count, method__filteriterator__rewind)
    if known is None or not rewind_inner(this, known):
        return None
    return fetch_accepted(this, known)


@entry
def method__filteriterator__next(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = running_parts(this, count, method__filteriterator__next)
    if known is None or not advance_inner(this, known):
        return None
    return fetch_accepted(this, known)


@entry
def method__callbackfilteriterator__accept(this: PhpObject, arguments: Cells, count: i64) -> Object:
    """Of closures."""
    target = local_array(Cells, 40)
    known = running_parts(this, count, method__callbackfilteriterator__accept)
    if known is None:
        return None
    given = local_array(Cells, 24)
    given[0] = slot_at(this, known, OUTER_DATA)[0]
    given[1] = slot_at(this, known, OUTER_KEY)[0]
    given[2] = slot_at(this, known, OUTER_OBJECT)[0]
    if given[0] is UNDEF or given[1] is UNDEF or given[0].type is REFERENCE:
        return None
    callback = slot_at(this, known, FILTER_CALLBACK)[0]
    value = offset(callback, unbox_int(known[CALLBACK_VALUE]), Cells)[0]
    if not is_object(value) or not is_closure(value) or not callback_target(target, this.ce.engine, value):
        return None
    return call_user(target, given, 3)

"""usort(), uasort(), uksort(): zend_sort() by a callback."""


@entry
def function__usort(engine: Object, arguments: Cells, count: i64) -> Object:
    return sort_by_callback(Engine(engine), function__usort, arguments, count, False, False)


@entry
def function__uasort(engine: Object, arguments: Cells, count: i64) -> Object:
    return sort_by_callback(Engine(engine), function__uasort, arguments, count, False, True)


@entry
def function__uksort(engine: Object, arguments: Cells, count: i64) -> Object:
    return sort_by_callback(Engine(engine), function__uksort, arguments, count, True, True)


@cold
def sort_by_callback(engine: Engine, kernel: Raw, arguments: Cells, count: i64, by_key: i1, keeps_keys: i1) -> Object:
    """The array is held meanwhile: the callback sees it as it was (php_usort)."""
    variable = Reference(arguments[0])
    if count != 2 or arguments[0].type is not REFERENCE or variable.value.type is not PHP_ARRAY:
        return None
    array = PhpArray(variable.value)
    target = local_array(Cells, 40)
    if Object(array.order) is not NONE or by_key and Object(array.packed) is not NONE or array_size(array) == 0:
        return None
    if not begins(Object(engine), kernel, target, array, arguments[1]):
        return None
    incref(Object(array))
    sort = local_array(Sort, 64)
    sort.sign = 0
    begin_sort(sort, arguments[1], target)
    result = sorted_copy(sort, array, by_key, keeps_keys)
    if result is not None and sort.has_failed != RAISED_ERROR:
        replace(cell(variable.value), Object(result))
    release(Object(array))
    if result is not None:
        release(Object(result))
    return sort_result(sort, result is not None)


@inline
def begin_sort(sort: Sort, callback: Object, target: Cells) -> None:
    """A sort by a callback, whose items and values are still to be set."""
    sort.compare = callback
    sort.settle = None
    sort.target = target
    sort.has_failed = 0


@cold
def list_elements(sort: Sort, places: Words, array: PhpArray, number: i64, by_key: i1) -> None:
    """What is to be compared of the elements of an array, from that item on, and where they are."""
    i = next_element(array, 0)
    while i >= 0:
        sort.items[number] = number
        sort.values[number] = entry_key(array.hash, i) if by_key else element_number(array, i)
        places[number] = i
        number = number + 1
        i = next_element(array, i + 1)


@cold
def sorted_copy(sort: Sort, array: PhpArray, by_key: i1, keeps_keys: i1) -> PhpArray:
    """The elements in the order of the callback, owned; null without memory."""
    size = array_size(array)
    memory = PyMem_Realloc(None, size * 24)
    if memory is None:
        PyErr_NoMemory()
        return None
    sort.items = Words(memory)
    sort.values = at(memory, size)
    places = Words(at(memory, size * 2))
    list_elements(sort, places, array, 0, by_key)
    sort_range(sort, 0, size)
    result = copied_in_order(array, sort.items, places, size, keeps_keys)
    PyMem_Free(memory)
    return result


@cold
def copied_in_order(array: PhpArray, items: Words, places: Words, size: i64, keeps_keys: i1) -> PhpArray:
    """The elements at these places in the order of the items, owned; null without memory."""
    result = hash_for(size) if keeps_keys else PhpArray(new_array())
    number = 0
    while result is not None and number < size:
        i = places[items[number]]
        done = keep_element(result, array, i) if keeps_keys else list_append(result.packed, own(element_number(array, i)))
        if not done:
            return PhpArray(give_up(result))
        number = number + 1
    if result is not None and keeps_keys and Object(array.packed) is NONE:
        replace(cell(result.next_free), array.next_free)
    return result


@cold
def sort_result(sort: Sort, is_stored: i1) -> Object:
    """True, or null: what the callback has thrown is raised now that the array is stored."""
    if sort.settle is None:  # it may have been refused
        return TRUE if is_stored and sort.has_failed == 0 else None
    if not is_stored and sort.has_failed == STOPPED:
        sort.has_failed = RAISED_ERROR
    raise_failure(sort)
    return TRUE if is_stored and sort.has_failed == 0 else None


@cold
def raise_failure(sort: Sort) -> None:
    """Raise what made the comparison stop, if it has; what settles results is let go of."""
    given = local_array(Cells, 8)
    given[0] = sort.settle
    raise_first = provided_object(".raise_first") if sort.has_failed == STOPPED else None
    if raise_first is not None:
        PyObject_VectorcallMethod(raise_first, given, 1, None)
    release(sort.settle)

"""array_udiff(), array_uintersect() and others that ask a callback, of two arrays (zvm/ext/standard/arrays/sets.py).

Those by values alone, or keys alone, sort both arrays by the callback and go through them in step, as it sees.
"""
GONE = -1  # in the place of an element that the result does not have


@entry
def function__array_udiff(engine: Object, arguments: Cells, count: i64) -> Object:
    return matched(Engine(engine), function__array_udiff, arguments, count, False, False)


@entry
def function__array_uintersect(engine: Object, arguments: Cells, count: i64) -> Object:
    return matched(Engine(engine), function__array_uintersect, arguments, count, False, True)


@entry
def function__array_diff_ukey(engine: Object, arguments: Cells, count: i64) -> Object:
    return matched(Engine(engine), function__array_diff_ukey, arguments, count, True, False)


@entry
def function__array_intersect_ukey(engine: Object, arguments: Cells, count: i64) -> Object:
    return matched(Engine(engine), function__array_intersect_ukey, arguments, count, True, True)


@cold
def matched(engine: Engine, kernel: Raw, arguments: Cells, count: i64, by_key: i1, is_wanted: i1) -> Object:
    """The elements of the first array that the second one has, or has not."""
    first = plain_array(arguments, 0, count)
    second = plain_array(arguments, 1, count)
    target = local_array(Cells, 40)
    if count != 3 or first is None or second is None or first.order is not NONE:
        return None
    if by_key and (has_numbered(first) or has_numbered(second)):
        return None
    if not is_running(engine, kernel) or not callback_target(target, engine, arguments[2]):
        return None
    size = array_size(first)
    end = size + array_size(second)
    memory = PyMem_Realloc(None, end * 24 + 8)
    if memory is None:
        return PyErr_NoMemory()
    sort = local_array(Sort, 64)
    sort.sign = 0
    begin_sort(sort, arguments[2], target)
    sort.items = Words(memory)
    sort.values = at(memory, end)
    places = Words(at(memory, end * 2))
    list_elements(sort, places, first, 0, by_key)
    list_elements(sort, places, second, size, by_key)
    sort_range(sort, 0, size)
    sort_range(sort, size, end)
    if is_wanted:
        drop_missing(sort, places, size, end, by_key)
    elif by_key:
        drop_found_keys(sort, places, size, end)
    else:
        drop_found(sort, places, size, end)
    result = elements_left(first, places, size) if sort.has_failed == 0 else PhpArray(None)
    PyMem_Free(memory)
    if sort.settle is not None:
        raise_failure(sort)
    return Object(result)


@inline
def has_numbered(array: PhpArray) -> i1:
    """Has it keys that are in no dict?"""
    return Object(array.packed) is not NONE and array.packed.size != 0


def drop_found(sort: Sort, places: Words, size: i64, end: i64) -> None:
    """Of php_array_diff: the values that are in the other array."""
    items = sort.items
    place = size
    i = 0
    while i < size and sort.has_failed == 0:
        different = 1
        while place < end and different > 0:
            different = order_of(sort, items[i], items[place])
            place = place + i64(different > 0)
        if different == 0:
            place = place + 1
            places[items[i]] = GONE
        i = i + 1
        while i < size and order_of(sort, items[i - 1], items[i]) == 0:
            if different == 0:
                places[items[i]] = GONE
            i = i + 1


def drop_found_keys(sort: Sort, places: Words, size: i64, end: i64) -> None:
    """Of php_array_diff: the keys that are in the other array."""
    items = sort.items
    i = 0
    while i < size:
        place = size
        while place < end and order_of(sort, items[i], items[place]) != 0:
            place = place + 1
        if place < end:
            places[items[i]] = GONE
        i = i + 1


def drop_missing(sort: Sort, places: Words, size: i64, end: i64, by_key: i1) -> None:
    """Of php_array_intersect: what is not in the other array."""
    items = sort.items
    place = size
    i = 0
    while i < size and sort.has_failed == 0:
        different = 1
        while place < end and different > 0:
            different = order_of(sort, items[i], items[place])
            place = place + i64(different > 0)
        if place == end or different != 0:
            places[items[i]] = GONE
        i = i + 1
        if place < end and different == 0:
            place = place + 1
            while not by_key and i < size and order_of(sort, items[i - 1], items[i]) == 0:
                i = i + 1
        elif place < end:
            while not by_key and i < size and order_of(sort, items[i], items[place]) < 0:
                places[items[i]] = GONE
                i = i + 1


@cold
def elements_left(array: PhpArray, places: Words, size: i64) -> PhpArray:
    """An array without what is gone, whose next number is as before, owned; null without memory."""
    i = 0
    while i < size and places[i] != GONE:
        i = i + 1
    if i == size:
        return PhpArray(cloned(array))
    result = empty_hash()
    i = 0
    while result is not None and i < size:
        if places[i] != GONE and not keep_element(result, array, places[i]):
            return PhpArray(give_up(result))
        i = i + 1
    if result is not None and Object(array.packed) is NONE:
        replace(cell(result.next_free), array.next_free)
    elif result is not None:
        put_int(cell(result.next_free), size, None, None)
    return result


# ---- by keys, and values as a callback finds them ------------------------------------------------------------------

@entry
def function__array_udiff_assoc(engine: Object, arguments: Cells, count: i64) -> Object:
    return matched_by_both(Engine(engine), function__array_udiff_assoc, arguments, count, False)


@entry
def function__array_uintersect_assoc(engine: Object, arguments: Cells, count: i64) -> Object:
    return matched_by_both(Engine(engine), function__array_uintersect_assoc, arguments, count, True)


@cold
def matched_by_both(engine: Engine, kernel: Raw, arguments: Cells, count: i64, is_wanted: i1) -> Object:
    array = plain_array(arguments, 0, count)
    target = local_array(Cells, 40)
    if count != 3 or array is None or plain_array(arguments, 1, count) is None:
        return None
    if not is_running(engine, kernel) or not callback_target(target, engine, arguments[2]):
        return None
    result = empty_hash()
    i = next_element(array, 0)
    while result is not None and i >= 0:
        place = same_key(PhpArray(arguments[1]), array, i)
        answer = 0 if place is None else is_same_to(target, element_number(array, i), place[0])
        if answer < 0 or (answer == 1) == is_wanted and not keep_element(result, array, i):
            return give_up(result)
        i = next_element(array, i + 1)
    return None if result is None else hash_or_empty(result)


@cold
def is_same_to(target: Cells, left: Object, right: Object) -> i64:
    """Whether a callback finds two values the same: 1 or 0, -1 when it, or making an int of what it gave, raised."""
    given = local_array(Cells, 16)
    given[0] = left
    given[1] = right
    answer = call_user(target, given, 2)
    if answer is None:
        return -1
    number = answer
    if answer.type is LONG:
        incref(answer)
    else:
        number = ask_python(Engine(target[0]), answer, "zvm.ext.standard.arrays.zend_sort.plain_result")
    release(answer)
    if number is None:
        return -1
    is_same = unbox_int(number) == 0
    release(number)
    return i64(is_same)

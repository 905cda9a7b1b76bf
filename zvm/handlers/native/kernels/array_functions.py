"""Small internal functions of arrays (see library.py)."""
MOST_MOVED = 64  # elements, one by one
UNKNOWN_PLACE = -2  # Python has to look


@entry
def function__count(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1 or arguments[0].type is not PHP_ARRAY:
        return None
    return box_int(array_size(PhpArray(arguments[0])))


@inline
def own_list(variable: Object) -> List:
    """The elements of a packed array without positions that only the variable, a Reference, holds; null of others."""
    if variable.type is not REFERENCE:
        return None
    array = PhpArray(Reference(variable).value)
    if Object(array).type is not PHP_ARRAY or array.count != 1 or Object(array.packed) is NONE:
        return None
    if array.order is not NONE or array.packed.count != 1:
        return None
    return array.packed


@entry
def function__array_push(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 2:
        return None
    list = own_list(arguments[0])
    if list is None:
        return None
    value = dereferenced(arguments[1])
    if not list_append(list, own(value)):
        return None
    return box_int(list.size)


@entry
def function__array_pop(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1:
        return None
    list = own_list(arguments[0])
    if list is None or list.size == 0:
        return None
    array = PhpArray(Reference(arguments[0]).value)
    last = list.items[list.size - 1]
    if last.type is REFERENCE:
        return None
    list.size = list.size - 1
    replace(cell(array.pos), ZERO)
    replace(cell(array.next_free), ZERO)
    return last


@entry
def function__array_shift(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1:
        return None
    list = own_list(arguments[0])
    if list is None or list.size == 0 or list.size > MOST_MOVED or list.items[0].type is REFERENCE:
        return None
    array = PhpArray(Reference(arguments[0]).value)
    first = list.items[0]
    size = list.size - 1
    i = 0
    while i < size:
        list.items[i] = list.items[i + 1]
        i = i + 1
    list.size = size
    replace(cell(array.pos), ZERO)
    return first


# ---- searching -----------------------------------------------------------------------------------------------------

@inline
def array_argument(arguments: Cells, number: i64, count: i64) -> PhpArray:
    """An argument, of so many, that is an array; null of others."""
    return PhpArray(arguments[number]) if number < count and arguments[number].type is PHP_ARRAY else None


@entry
def function__in_array(engine: Object, arguments: Cells, count: i64) -> Object:
    place = search(arguments, count)
    return None if place == UNKNOWN_PLACE else boolean(place >= 0)


@entry
def function__array_search(engine: Object, arguments: Cells, count: i64) -> Object:
    place = search(arguments, count)
    if place == UNKNOWN_PLACE:
        return None
    if place < 0:
        return boolean(False)
    return element_key(PhpArray(arguments[1]), place)


@cold
def search(arguments: Cells, count: i64) -> i64:
    """The number of the first element that equals a scalar, or is it; -1: none does."""
    if not below(count - 2, 2) or arguments[1].type is not PHP_ARRAY:
        return UNKNOWN_PLACE
    needle = arguments[0]
    if needle.type is not STR and not is_scalar(needle):
        return UNKNOWN_PLACE
    is_strict = False
    if count == 3:
        if arguments[2].type is not BOOL:
            return UNKNOWN_PLACE
        is_strict = arguments[2] is TRUE
    array = PhpArray(arguments[1])
    i = next_element(array, 0)
    while i >= 0:
        value = dereferenced(element_number(array, i))
        found = FALSE
        if is_strict:
            if value.type is needle.type:
                found = compare__is_identical(needle, value)
        else:
            found = compare__is_equal(needle, value)
        if found is None:
            return UNKNOWN_PLACE
        if found is TRUE:
            return i
        i = next_element(array, i + 1)
    return -1


@entry
def function__array_key_first(engine: Object, arguments: Cells, count: i64) -> Object:
    array = array_argument(arguments, 0, count)
    if array is None or count != 1:
        return None
    i = next_element(array, 0)
    return NONE if i < 0 else element_key(array, i)


@entry
def function__array_key_last(engine: Object, arguments: Cells, count: i64) -> Object:
    array = array_argument(arguments, 0, count)
    if array is None or count != 1:
        return None
    if Object(array.packed) is not NONE:
        return box_int(array.packed.size - 1) if array.packed.size != 0 else NONE
    keys = array.hash.keys
    i = keys.entries - 1
    while i >= 0 and entry_value(keys, i)[0] is None:
        i = i - 1
    return NONE if i < 0 else own(entry_key(array.hash, i))


# ---- new arrays ----------------------------------------------------------------------------------------------------

@inline
def is_plain_list(array: PhpArray) -> i1:
    """A packed array without References, and not a long one."""
    if array is None or Object(array.packed) is NONE or array.packed.size > SMALL_OUTPUT:
        return False
    return not has_references(array.packed)


@cold
def array_of(list: List) -> Object:
    """A packed array of a list, which is owned; null without memory."""
    if list is None:
        return None
    array = new_array()
    if array is not None:
        release(Object(PhpArray(array).packed))
        PhpArray(array).packed = list
    return array


@entry
def function__array_keys(engine: Object, arguments: Cells, count: i64) -> Object:
    array = array_argument(arguments, 0, count)
    if array is None or count != 1 or array_size(array) > SMALL_OUTPUT:
        return None
    result = new_array()
    if result is None:
        return None
    i = next_element(array, 0)
    while i >= 0:
        if not list_append(PhpArray(result).packed, element_key(array, i)):
            return None
        i = next_element(array, i + 1)
    return result


@entry
def function__array_slice(engine: Object, arguments: Cells, count: i64) -> Object:
    array = array_argument(arguments, 0, count)
    if not below(count - 2, 2) or not is_plain_list(array) or arguments[1].type is not LONG:
        return None
    size = array.packed.size
    start = unbox_int(arguments[1])
    length = size
    if count == 3 and arguments[2] is not NONE:
        if arguments[2].type is not LONG:
            return None
        length = unbox_int(arguments[2])
    if start < 0:
        start = 0 if start + size < 0 else start + size
    if start >= size or length < 0:
        return None
    return array_of(PyList_GetSlice(array.packed, start, size if length > size - start else start + length)) \
        if length != 0 else None


@entry
def function__array_reverse(engine: Object, arguments: Cells, count: i64) -> Object:
    array = array_argument(arguments, 0, count)
    if count != 1 or not is_plain_list(array):
        return None
    list = PyList_GetSlice(array.packed, 0, array.packed.size)
    if list is not None:
        reverse(list)
    return array_of(list)


@entry
def function__array_merge(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of lists that are not empty."""
    i = 0
    while i < count:
        array = array_argument(arguments, i, count)
        if not is_plain_list(array) or array.packed.size == 0:
            return None
        i = i + 1
    if count < 2:
        return None
    result = new_array()
    if result is None:
        return None
    i = 0
    while i < count:
        if not append_values(PhpArray(result).packed, PhpArray(arguments[i]).packed):
            return None
        i = i + 1
    return result


@entry
def function__range(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of ints, upwards or downwards by one."""
    if count != 2 or arguments[0].type is not LONG or arguments[1].type is not LONG:
        return None
    first = unbox_int(arguments[0])
    last = unbox_int(arguments[1])
    step = 1 if first <= last else -1
    if not below(first + SMALL_OUTPUT * 1024, SMALL_OUTPUT * 2048) or not below((last - first) * step, SMALL_OUTPUT):
        return None
    result = new_array()
    if result is None:
        return None
    while True:
        if not list_append(PhpArray(result).packed, box_int(first)):
            return None
        if first == last:
            return result
        first = first + step
    return result


@entry
def function__array_sum(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of ints, or of floats."""
    array = array_argument(arguments, 0, count)
    if array is None or count != 1:
        return None
    i = next_element(array, 0)
    if i < 0:
        return box_int(0)
    kind = element_number(array, i).type
    if kind is not LONG and kind is not FLOAT:
        return None
    total = 0
    sum = 0.0
    while i >= 0:
        value = element_number(array, i)
        if value.type is not kind:
            return None
        if kind is FLOAT:
            sum = sum + Float(value).value
        elif add_overflows(total, unbox_int(value), more):
            return None
        else:
            total = more
        i = next_element(array, i + 1)
    return box_float(sum) if kind is FLOAT else box_int(total)

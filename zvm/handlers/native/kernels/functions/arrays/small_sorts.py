"""sort() and the like of few elements, all ints, all floats or all strings of one kind; natsort() of plain strings."""
MOST_SORTED = 16
NATURAL, FOLDED = 2, 3  # orders besides ascending and descending, which are 1 and -1
SORT_ROOM = 128  # bytes: a word for each


@entry
def function__sort(engine: Object, arguments: Cells, count: i64) -> Object:
    return sort_values(arguments, count, 1, False)


@entry
def function__rsort(engine: Object, arguments: Cells, count: i64) -> Object:
    return sort_values(arguments, count, -1, False)


@entry
def function__asort(engine: Object, arguments: Cells, count: i64) -> Object:
    return sort_values(arguments, count, 1, True)


@entry
def function__arsort(engine: Object, arguments: Cells, count: i64) -> Object:
    return sort_values(arguments, count, -1, True)


@entry
def function__ksort(engine: Object, arguments: Cells, count: i64) -> Object:
    return sort_keys(arguments, count, 1)


@entry
def function__krsort(engine: Object, arguments: Cells, count: i64) -> Object:
    return sort_keys(arguments, count, -1)


@entry
def function__natsort(engine: Object, arguments: Cells, count: i64) -> Object:
    return sort_values(arguments, count, NATURAL, True)


@entry
def function__natcasesort(engine: Object, arguments: Cells, count: i64) -> Object:
    return sort_values(arguments, count, FOLDED, True)


@cold
def sortable(arguments: Cells, count: i64) -> PhpArray:
    """The array to be sorted, of few elements, none of them a Reference; null of others."""
    array = writable(arguments[0]) if count == 1 else None
    if array is None or not below(array_size(array) - 2, MOST_SORTED - 1) or has_reference_in(array):
        return None
    return array


@cold
def sort_values(arguments: Cells, count: i64, direction: i64, keeps_keys: i1) -> Object:
    array = sortable(arguments, count)
    if array is None:
        return None
    values = local_array(Cells, SORT_ROOM)
    places = local_array(Words, SORT_ROOM)
    size = array_size(array)
    note_elements(array, values, places)
    if not (are_natural(values, size) if direction >= NATURAL else are_alike(values, size)):
        return None
    return rearranged(array, values, places, size, direction, keeps_keys)


@cold
def sort_keys(arguments: Cells, count: i64, sign: i64) -> Object:
    array = sortable(arguments, count)
    if array is None or Object(array.packed) is not NONE:
        return None
    keys = local_array(Cells, SORT_ROOM)
    places = local_array(Words, SORT_ROOM)
    size = 0
    i = next_element(array, 0)
    while i >= 0:
        keys[size] = entry_key(array.hash, i)
        places[size] = i
        size = size + 1
        i = next_element(array, i + 1)
    if not are_alike(keys, size):
        return None
    return rearranged(array, keys, places, size, sign, True)


@cold
def are_alike(values: Cells, size: i64) -> i1:
    """Whether one order holds for all of them, whichever are compared first."""
    kind = values[0].type
    form = UNSURE
    if kind is STR:
        form = numeric_kind(Str(values[0])) if is_narrow(Str(values[0])) else UNSURE
    elif kind is not LONG and kind is not FLOAT:
        return False
    i = 0
    while i < size:
        value = values[i]
        if value.type is not kind or kind is FLOAT and Float(value).value != Float(value).value:
            return False
        if kind is STR and (form == UNSURE or not is_narrow(Str(value)) or numeric_kind(Str(value)) != form):
            return False
        i = i + 1
    return True


@cold
def are_natural(values: Cells, size: i64) -> i1:
    """Whether natural order is one order for all of them: strings without white space and numbers with zeros in front."""
    i = 0
    while i < size:
        if values[i].type is not STR or not is_narrow(Str(values[i])) or not is_natural(Str(values[i])):
            return False
        i = i + 1
    return True


@cold
def is_natural(text: Str) -> i1:
    data = str_data(text)
    was_digit = False
    i = 0
    while i < text.length:
        byte = i64(data[i])
        if not below(byte - 33, 127 - 33) or byte == b"0" and not was_digit and is_digit(i64(data[i + 1])):
            return False
        was_digit = is_digit(byte)
        i = i + 1
    return True


@inline
def in_direction(one: Object, other: Object, direction: i64) -> i64:
    if direction >= NATURAL:
        return natural_order(Str(one), Str(other), direction == FOLDED)
    return order(one, other) * direction


@cold
def rearranged(array: PhpArray, values: Cells, places: Words, size: i64, direction: i64, keeps_keys: i1) -> Object:
    """True; the elements stand in the order of these values, equal ones in the order they had."""
    i = 1
    while i < size:
        value = values[i]
        place = places[i]
        j = i
        while j > 0 and in_direction(values[j - 1], value, direction) > 0:
            values[j] = values[j - 1]
            places[j] = places[j - 1]
            j = j - 1
        values[j] = value
        places[j] = place
        i = i + 1
    result = empty_hash() if keeps_keys else PhpArray(new_array())
    i = 0
    while i < size and result is not None:
        done = keep_element(result, array, places[i]) if keeps_keys else \
            add_renumbered(result, ZERO, element_number(array, places[i]))
        if not done:
            return give_up(result)
        i = i + 1
    if result is None:
        return None
    if keeps_keys and Object(array.packed) is NONE:
        replace(cell(result.next_free), array.next_free)
    take_over(array, result)
    return TRUE

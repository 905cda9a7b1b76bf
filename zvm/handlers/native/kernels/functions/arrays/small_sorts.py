"""sort() and the like of few elements, all ints, all floats or all strings of one kind; natsort() of plain strings."""
MOST_SORTED = 16
BY_VALUE, BY_NUMBER, BY_TEXT, NATURAL = 0, 1, 2, 6  # the flags, but SORT_LOCALE_STRING
FOLDED = 8  # SORT_FLAG_CASE
MOST_EXACT = 15  # digits of whole numbers that are the same as floats
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
    return sort_values_by(arguments, count, NATURAL, 1, True) if count == 1 else None


@entry
def function__natcasesort(engine: Object, arguments: Cells, count: i64) -> Object:
    return sort_values_by(arguments, count, NATURAL | FOLDED, 1, True) if count == 1 else None


@cold
def sortable(arguments: Cells, count: i64) -> PhpArray:
    """The array to be sorted, of few elements, none of them a Reference; null of others."""
    array = writable(arguments[0]) if count >= 1 else None
    if array is None or not below(array_size(array) - 2, MOST_SORTED - 1) or has_reference_in(array):
        return None
    return array


@cold
def order_asked(arguments: Cells, count: i64) -> i64:
    """The flags that a sort is given; -1 of those that Python has to look at."""
    if count == 1:
        return BY_VALUE
    flags = unbox_int(arguments[1]) if count == 2 and arguments[1].type is LONG else -1
    order = flags & ~FOLDED
    if flags < 0 or order != BY_VALUE and order != BY_NUMBER and order != BY_TEXT and order != NATURAL:
        return -1
    return flags if order == BY_TEXT or order == NATURAL else order


@cold
def sort_values(arguments: Cells, count: i64, sign: i64, keeps_keys: i1) -> Object:
    order = order_asked(arguments, count)
    return None if order < 0 else sort_values_by(arguments, count, order, sign, keeps_keys)


@cold
def sort_values_by(arguments: Cells, count: i64, order: i64, sign: i64, keeps_keys: i1) -> Object:
    array = sortable(arguments, count)
    if array is None:
        return None
    values = local_array(Cells, SORT_ROOM)
    places = local_array(Words, SORT_ROOM)
    size = array_size(array)
    note_elements(array, values, places)
    return rearranged(array, values, places, size, order, sign, keeps_keys) if are_sortable(values, size, order) else None


@cold
def sort_keys(arguments: Cells, count: i64, sign: i64) -> Object:
    order = order_asked(arguments, count)
    array = sortable(arguments, count) if order >= 0 else None
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
    return rearranged(array, keys, places, size, order, sign, True) if are_sortable(keys, size, order) else None


@cold
def are_sortable(values: Cells, size: i64, order: i64) -> i1:
    """Whether such an order is one order for all of them."""
    if order & ~FOLDED == NATURAL:
        return are_natural(values, size)
    i = 0
    while i < size and order != BY_VALUE:
        value = values[i]
        if order == BY_NUMBER:
            if value.type is STR and Str(value).length > MOST_EXACT or value.type is LONG and not is_exact_float(unbox_int(value)):
                return False
        elif value.type is not STR or not is_narrow(Str(value)):
            return False
        i = i + 1
    if order == BY_NUMBER and values[0].type is STR:
        return are_alike(values, size) and numeric_kind(Str(values[0])) == WHOLE
    return order & BY_TEXT != 0 or are_alike(values, size)


@inline
def is_exact_float(number: i64) -> i1:
    """Is it a float, too?"""
    return below(number + (1 << 53), 1 << 54)


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
def order_by(one: Object, other: Object, by: i64) -> i64:
    if by < BY_TEXT:
        return order(one, other)
    if by & ~FOLDED == NATURAL:
        return natural_order(Str(one), Str(other), by & FOLDED != 0)
    if by == BY_TEXT:
        return order_of_bytes(Str(one), Str(other))
    return difference_of_bytes(str_data(Str(one)), Str(one).length, str_data(Str(other)), Str(other).length, True)


@cold
def rearranged(array: PhpArray, values: Cells, places: Words, size: i64, by: i64, sign: i64, keeps_keys: i1) -> Object:
    """True; the elements stand in the order of these values, equal ones in the order they had."""
    i = 1
    while i < size:
        value = values[i]
        place = places[i]
        j = i
        while j > 0 and order_by(values[j - 1], value, by) * sign > 0:
            values[j] = values[j - 1]
            places[j] = places[j - 1]
            j = j - 1
        values[j] = value
        places[j] = place
        i = i + 1
    result = hash_for(size) if keeps_keys else PhpArray(new_array())
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

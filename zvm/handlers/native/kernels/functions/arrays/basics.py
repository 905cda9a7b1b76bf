"""Small internal functions of arrays."""
MOST_MOVED = 64  # elements, one by one
UNKNOWN_PLACE = -2  # Python has to look


@entry
def function__count(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of an array, or an object of a class of PHP code."""
    if count == 2 and arguments[0].type is PHP_ARRAY and arguments[1].type is LONG and unbox_int(arguments[1]) == 1:
        total = size_within(PhpArray(arguments[0]), MOST_DEPTH)
        return None if total < 0 else box_int(total)
    if count != 1:
        return None
    if arguments[0].type is PHP_ARRAY:
        return box_int(array_size(PhpArray(arguments[0])))
    if not is_object(arguments[0]) or not is_running(Engine(engine), function__count):
        return None
    ce = PhpObject(arguments[0]).ce
    if ce.native is not NONE or not is_internal_class(ce, "'countable"):
        return None
    function = dict_find_provided(ce.function_table, "'count")
    return None if function is None else counted_by(Engine(engine), function[0], PhpObject(arguments[0]))


@cold
def size_within(array: PhpArray, depth: i64) -> i64:
    """The elements of an array and of those within it; negative where one is in a Reference, or they are nested deeply."""
    total = array_size(array)
    i = next_element(array, 0)
    while i >= 0:
        value = element_number(array, i)
        if value.type is PHP_ARRAY:
            inner = size_within(PhpArray(value), depth - 1) if depth > 0 else -1
            if inner < 0:
                return -1
            total = total + inner
        elif value.type is REFERENCE and Reference(value).value.type is PHP_ARRAY:
            return -1
        i = next_element(array, i + 1)
    return total


@cold
def writable(variable: Object) -> PhpArray:
    """The array without positions in a Reference, separated; null, and nothing to be seen done, of others. Positions that a loop
    has left behind are dropped."""
    array = referenced_array(variable)
    if array is None or Object(array.order) is not NONE and not drop_order(array):
        return None
    return separated(variable, array)


@inline
def referenced_array(variable: Object) -> PhpArray:
    """The array in a Reference; null of others."""
    if variable.type is not REFERENCE:
        return None
    array = PhpArray(Reference(variable).value)
    return array if Object(array).type is PHP_ARRAY else None


@cold
def separated(variable: Object, array: PhpArray) -> PhpArray:
    """The array that is in a Reference, or a copy of it in its place where something else has it, too (separate_reference()); null,
    and nothing done, where Python has to."""
    if array.count != 1:
        copy = clone_array(array)
        if copy is None:
            return None
        replace(cell(Reference(variable).value), Object(copy))
        release(Object(copy))
        return copy
    if Object(array.packed) is not NONE:
        return array if array.packed.count == 1 else None
    return array if array.hash.count == 1 else None


@inline
def take_over(array: PhpArray, other: PhpArray) -> None:
    """PhpArray.replace() without positions: become what another array is, which is given up."""
    replace(cell(array.packed), Object(other.packed))
    replace(cell(array.hash), Object(other.hash))
    replace(cell(array.next_free), other.next_free)
    replace(cell(array.pos), ZERO)
    release(Object(other))


@entry
def function__array_push(engine: Object, arguments: Cells, count: i64) -> Object:
    array = writable(arguments[0]) if count > 1 else None
    if array is None or Object(array.packed) is NONE and unbox_int(array.next_free) > INT_MAX - count:
        return None
    i = 1
    while i < count:
        if not array_append(array, own(dereferenced(arguments[i])), None, None):
            return None
        i = i + 1
    return box_int(array_size(array))


@entry
def function__array_pop(engine: Object, arguments: Cells, count: i64) -> Object:
    array = writable(arguments[0]) if count == 1 else None
    if array is None or array_size(array) == 0:
        return None
    if Object(array.packed) is NONE:
        return last_popped(array)
    list = array.packed
    last = list.items[list.size - 1]
    if last.type is REFERENCE:
        return None
    list.size = list.size - 1
    replace(cell(array.pos), ZERO)
    replace(cell(array.next_free), ZERO)
    return last


@cold
def last_popped(array: PhpArray) -> Object:
    """The value of the last element of a hash, taken out, owned; null of a Reference."""
    i = previous_element(array, number_after_last(array))
    name = provided_object(".popitem")
    if name is None or i < 0 or entry_value(array.hash.keys, i)[0].type is REFERENCE:
        return None
    arguments = local_array(Cells, 8)
    arguments[0] = Object(array.hash)
    pair = Tuple(PyObject_VectorcallMethod(name, arguments, 1, None))
    if pair is None:
        return None
    if pair.first.type is LONG and unbox_int(pair.first) == unbox_int(array.next_free) - 1:
        put_int(cell(array.next_free), unbox_int(pair.first), None, None)
    value = pair.second
    incref(value)
    release(Object(pair))
    replace(cell(array.pos), ZERO)
    return value


@entry
def function__array_shift(engine: Object, arguments: Cells, count: i64) -> Object:
    array = writable(arguments[0]) if count == 1 else None
    if array is None or array_size(array) == 0:
        return None
    first = element_number(array, next_element(array, 0))
    if first.type is REFERENCE:
        return None
    if Object(array.packed) is NONE and has_text_keys_only(array.hash):
        return shifted_off(array)
    if array_size(array) > MOST_MOVED:
        return None
    if Object(array.packed) is NONE:
        rest = PhpArray(rest_of_hash(array))
        if rest is None:
            return None
        incref(first)
        take_over(array, rest)
        return first
    list = array.packed
    size = list.size - 1
    i = 0
    while i < size:
        list.items[i] = list.items[i + 1]
        i = i + 1
    list.size = size
    replace(cell(array.pos), ZERO)
    replace(cell(array.next_free), ZERO)
    return first


@cold
def rest_of_hash(array: PhpArray) -> Object:
    """A hash but for its first element, int keys anew from 0; owned, null where Python has to."""
    result = PhpArray(new_array())
    i = next_element(array, next_element(array, 0) + 1)
    while result is not None and i >= 0:
        if not add_renumbered(result, entry_key(array.hash, i), shared_value(entry_value(array.hash.keys, i)[0])):
            return give_up(result)
        i = next_element(array, i + 1)
    return Object(result)


@cold
def has_text_keys_only(dict: Dict) -> i1:
    i = 0
    while i < dict.keys.entries:
        if entry_value(dict.keys, i)[0] is not None and entry_key(dict, i).type is not STR:
            return False
        i = i + 1
    return True


@cold
def shifted_off(array: PhpArray) -> Object:
    """The first element of a hash, which is taken out; no other has to be renumbered."""
    first = next_element(array, 0)
    key = entry_key(array.hash, first)
    value = entry_value(array.hash.keys, first)[0]
    incref(key)
    incref(value)
    failed = PyDict_DelItem(array.hash, key)
    release(key)
    if failed != 0:
        PyErr_Clear()
        release(value)
        return None
    replace(cell(array.pos), ZERO)
    replace(cell(array.next_free), ZERO)
    return value


@entry
def function__array_unshift(engine: Object, arguments: Cells, count: i64) -> Object:
    array = writable(arguments[0]) if count > 1 else None
    if array is None:
        return None
    if Object(array.packed) is not NONE:
        return pushed_in_front(array, arguments, count)
    result = PhpArray(new_array())
    if result is None:
        return None
    i = 1
    while i < count:
        if not add_renumbered(result, ZERO, dereferenced(arguments[i])):
            return give_up(result)
        i = i + 1
    if not merge_into(result, array, False):
        return give_up(result)
    take_over(array, result)
    return box_int(array_size(array))


@cold
def pushed_in_front(array: PhpArray, arguments: Cells, count: i64) -> Object:
    """array_unshift() of a list."""
    values = PyList_New(count - 1)
    if values is None:
        return None
    i = 1
    while i < count:
        values.items[i - 1] = own(dereferenced(arguments[i]))
        i = i + 1
    is_done = PyList_SetSlice(array.packed, 0, 0, Object(values)) == 0
    release(Object(values))
    if not is_done:
        return None
    replace(cell(array.pos), ZERO)
    return box_int(array_size(array))


@entry
def function__array_splice(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of a list, where no object is removed, which may die here."""
    if not below(count - 2, 3) or arguments[1].type is not LONG:
        return None
    array = writable(arguments[0])
    if array is None or Object(array.packed) is NONE:
        return None
    added = plain_array(arguments, 3, count)
    is_single = count == 4 and arguments[3] is not NONE and (is_scalar(arguments[3]) or arguments[3].type is STR)
    size = array.packed.size
    start = unbox_int(arguments[1])
    length = size
    if count > 2 and arguments[2] is not NONE:
        if arguments[2].type is not LONG:
            return None
        length = unbox_int(arguments[2])
    if count == 4 and added is None and not is_single or start < -INT_MAX or length < -INT_MAX:
        return None
    if count > 2 and arguments[2] is not NONE and start > 0 and length > INT_MAX - start:
        return None
    start = size if start > size else (start if start >= 0 else (0 if start + size < 0 else start + size))
    end = size + length if length < 0 else (start + length if length < size - start else size)
    if end < start:
        end = start
    i = start
    while i < end:
        if not is_scalar(array.packed.items[i]) and array.packed.items[i].type is not STR:
            return None
        i = i + 1
    removed = array_of(PyList_GetSlice(array.packed, start, end))
    list = PyList_New(0)
    if removed is None or list is None:
        return None
    if is_single and not list_append(list, own(arguments[3])):
        return None
    i = -1 if added is None else next_element(added, 0)
    while i >= 0:
        if not list_append(list, own(element_number(added, i))):
            return None
        i = next_element(added, i + 1)
    is_done = PyList_SetSlice(array.packed, start, end, Object(list)) == 0
    release(Object(list))
    if not is_done:
        return None
    replace(cell(array.pos), ZERO)
    return removed


# ---- searching -----------------------------------------------------------------------------------------------------

@entry
def function__in_array(engine: Object, arguments: Cells, count: i64) -> Object:
    place = search(Engine(engine), arguments, count)
    return None if place == UNKNOWN_PLACE else boolean(place >= 0)


@entry
def function__array_search(engine: Object, arguments: Cells, count: i64) -> Object:
    place = search(Engine(engine), arguments, count)
    if place == UNKNOWN_PLACE:
        return None
    if place < 0:
        return boolean(False)
    return element_key(PhpArray(arguments[1]), place)


@cold
def search(engine: Engine, arguments: Cells, count: i64) -> i64:
    """The number of the first element that equals a value other than an array, or is it; -1: none does."""
    if not below(count - 2, 2) or arguments[1].type is not PHP_ARRAY:
        return UNKNOWN_PLACE
    needle = arguments[0]
    is_strict = flag_argument(arguments, 2, count)
    if is_strict < 0 or needle.type is PHP_ARRAY:
        return UNKNOWN_PLACE
    array = PhpArray(arguments[1])
    i = next_element(array, 0)
    while i >= 0:
        if Object(array.packed) is not NONE and is_plain_needle(needle, is_strict == 1):
            i = place_of_value(array.packed.items, i, array.packed.size, needle)
            if i == array.packed.size:
                return -1
        is_equal = is_needle(engine, needle, element_number(array, i), is_strict == 1)
        if is_equal is None:
            return UNKNOWN_PLACE
        if is_equal is TRUE:
            return i
        i = next_element(array, i + 1)
    return -1


@inline
def is_plain_needle(needle: Object, is_strict: i1) -> i1:
    """Is it an int, or a string that equals only the same ones?"""
    return needle.type is LONG or needle.type is STR and is_narrow(Str(needle)) and \
        (is_strict or numeric_kind(Str(needle)) == NOT_NUMERIC)


# ---- new arrays ----------------------------------------------------------------------------------------------------

@entry
def function__range(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of numbers, and of characters."""
    if not below(count - 2, 2):
        return None
    if arguments[0].type is FLOAT or arguments[1].type is FLOAT or count == 3 and arguments[2].type is FLOAT:
        return range_of_floats(engine, arguments, count)
    step = 1
    if count == 3:
        if arguments[2].type is not LONG or not below(unbox_int(arguments[2]) + MOST_FILLED, MOST_FILLED * 2):
            return None
        step = unbox_int(arguments[2])
        step = 0 - step if step < 0 else step
    if arguments[0].type is LONG and arguments[1].type is LONG:
        first = unbox_int(arguments[0])
        last = unbox_int(arguments[1])
    elif is_character(arguments[0]) and is_character(arguments[1]):
        first = i64(str_data(Str(arguments[0]))[0]) & 255
        last = i64(str_data(Str(arguments[1]))[0]) & 255
    else:
        return None
    if not below(first + INT_MAX // 4, INT_MAX // 2) or not below(last - first + MOST_FILLED, MOST_FILLED * 2):
        return None
    width = last - first if last > first else first - last
    if step == 0 or width != 0 and width < step or not array_fits(engine, width // step + 1):
        return None
    return spread(first, width // step + 1, 0 - step if last < first else step, arguments[0].type is STR)


@cold
def range_of_floats(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of two numbers that are not the same, by a step that fits in between."""
    i = 0
    while i < count:
        if not is_number(arguments[i]):
            return None
        i = i + 1
    low = as_float(arguments[0])
    high = as_float(arguments[1])
    step = as_float(arguments[2]) if count == 3 else 1.0
    step = 0.0 - step if step < 0.0 else step
    width = high - low if low < high else low - high
    if not width > 0.0 or not step > 0.0 or not width >= step or not width / step < f64(MOST_FILLED):
        return None
    size = i64(floor(width / step + 1.5))
    if not array_fits(engine, size):
        return None
    result = new_array()
    i = 0
    while result is not None and i < size:
        number = low + f64(i) * step if low < high else low - f64(i) * step
        number = low if i == 0 else number
        is_within = number <= high if low < high else number >= high
        if is_within and not append_made(PhpArray(result).packed, box_float(number)):
            return None
        i = i + 1
    return result


@inline
def is_character(value: Object) -> i1:
    """A text that is not a number, by its first character."""
    return value.type is STR and is_narrow(Str(value)) and Str(value).length != 0 and numeric_kind(Str(value)) == NOT_NUMERIC


@cold
def spread(number: i64, left: i64, step: i64, are_characters: i1) -> Object:
    """So many numbers, or the characters they are, from one on."""
    list = PyList_New(left)
    i = 0
    while list is not None and i < left:
        list.items[i] = own(SHARED.characters[number]) if are_characters else index_box(number)
        if list.items[i] is None:
            release(Object(list))
            return None
        number = number + step
        i = i + 1
    return array_of(list)


@entry
def function__array_sum(engine: Object, arguments: Cells, count: i64) -> Object:
    array = array_argument(arguments, 0, count)
    if array is None or count != 1:
        return None
    i = next_element(array, 0)
    kind = LONG if i < 0 else element_number(array, i).type
    if kind is not LONG and kind is not FLOAT:
        return total_of(engine, array, False)
    total = 0
    sum = 0.0
    while i >= 0:
        value = element_number(array, i)
        if value.type is not kind:
            return total_of(engine, array, False)
        if kind is FLOAT:
            sum = sum + Float(value).value
        elif add_overflows(total, unbox_int(value), more):
            return total_of(engine, array, False)
        else:
            total = more
        i = next_element(array, i + 1)
    return box_float(sum) if kind is FLOAT else box_int(total)


@cold
def total_of(engine: Object, array: PhpArray, is_product: i1) -> Object:
    """The sum or product of numbers of both kinds, null, bools, numeric strings and words, which count as 0; null of others."""
    whole = 1 if is_product else 0
    real = 0.0
    is_real = False
    i = next_element(array, 0)
    while i >= 0:
        value = number_of(dereferenced(element_number(array, i)))
        kind = WHOLE
        if value.type is STR:
            kind = numeric_kind(Str(value)) if is_narrow(Str(value)) else NOT_NUMERIC
            if kind == NOT_NUMERIC and begins_with_letter(Str(value)) and not is_later(engine):
                value = ZERO
                kind = WHOLE
            elif kind == NOT_NUMERIC or kind != WHOLE and not is_float_text(Str(value)):
                return None
        elif not is_number(value):
            return None
        if kind == WHOLE and value.type is not FLOAT and not is_real:
            number = unbox_int(value) if value.type is LONG else whole_number(Str(value))
            if is_product and mul_overflows(whole, number, more) or not is_product and add_overflows(whole, number, more):
                real = f64(whole) * f64(number) if is_product else f64(whole) + f64(number)
                is_real = True
            else:
                whole = more
        else:
            factor = real_number(value, kind)
            if not is_real:
                real = f64(whole)
                is_real = True
            real = real * factor if is_product else real + factor
        i = next_element(array, i + 1)
    return box_float(real) if is_real else box_int(whole)


@inline
def real_number(value: Object, kind: i64) -> f64:
    """The float that a number or a numeric string of a kind stands for."""
    if value.type is STR:
        return f64(whole_number(Str(value))) if kind == WHOLE else float_of_text(Str(value))
    return as_float(value)


@entry
def function__array_product(engine: Object, arguments: Cells, count: i64) -> Object:
    array = array_argument(arguments, 0, count)
    if array is None or count != 1:
        return None
    i = next_element(array, 0)
    kind = LONG if i < 0 else element_number(array, i).type
    total = 1
    product = 1.0
    while i >= 0:
        value = element_number(array, i)
        if value.type is not kind:
            return total_of(engine, array, True)
        if kind is FLOAT:
            product = product * Float(value).value
        elif kind is not LONG or mul_overflows(total, unbox_int(value), more):
            return total_of(engine, array, True)
        else:
            total = more
        i = next_element(array, i + 1)
    return box_float(product) if kind is FLOAT else box_int(total)

"""Internal functions that make arrays of arrays: joined, cut, turned, by keys and by values.

An element that is a Reference is taken over as such where something else has it, too.
"""
MOST_PADDED = 1048576  # elements that array_pad() adds
MOST_FILLED = 1 << 28  # elements that array_fill() and range() make


# ---- joining -------------------------------------------------------------------------------------------------------

@entry
def function__array_merge(engine: Object, arguments: Cells, count: i64) -> Object:
    if not are_arrays(arguments, count):
        return None
    filled = 0
    total = 0
    last = PhpArray(None)
    i = 0
    while i < count:
        size = array_size(PhpArray(arguments[i]))
        if size != 0:
            filled = filled + 1
            last = PhpArray(arguments[i])
        total = total + size
        i = i + 1
    if filled == 0:
        return None
    if filled == 1 and (Object(last.packed) is not NONE or not has_int_keys(last)):
        return own(Object(last))
    if not array_fits(engine, total):
        return None
    result = begin_merge(PhpArray(arguments[0]))
    if result is None:
        return None
    i = 0 if array_size(result) == 0 else 1
    while i < count:
        if not merge_into(result, PhpArray(arguments[i]), True):
            return give_up(result)
        i = i + 1
    return Object(result)


@cold
def has_int_keys(array: PhpArray) -> i1:
    """Of a hash."""
    i = -1 if has_only_names(array) else next_element(array, 0)
    while i >= 0 and entry_key(array.hash, i).type is not LONG:
        i = next_element(array, i + 1)
    return i >= 0


@cold
def begin_merge(first: PhpArray) -> PhpArray:
    """A copy of an array that only has names for keys, or an empty one; null without memory."""
    if Object(first.packed) is not NONE or not has_only_names(first) or first.hash.used == 0:
        return PhpArray(new_array())
    result = empty_hash()
    copy = PyDict_Copy(first.hash)
    if result is None or copy is None:
        return None
    if has_reference_in(first):
        unwrap_entries(copy, first)
    release(Object(result.hash))
    result.hash = copy
    return result


@cold
def merge_into(result: PhpArray, array: PhpArray, is_copy: i1) -> i1:
    """Add elements, those with int keys at the end. `is_copy`: References that nothing else has are unwrapped."""
    if Object(array.packed) is not NONE and Object(result.packed) is not NONE:
        start = result.packed.size
        if PyList_SetSlice(result.packed, start, start, Object(array.packed)) != 0:
            return False
        if is_copy:
            unwrap_values_from(result.packed, start, array)
        return True
    if Object(array.packed) is not NONE:
        i = 0
        while i < array.packed.size:
            value = array.packed.items[i]
            if not add_renumbered(result, ZERO, shared_value(value) if is_copy else value):
                return False
            i = i + 1
        return True
    i = next_element(array, 0)
    while i >= 0:
        value = entry_value(array.hash.keys, i)[0]
        key = entry_key(array.hash, i)
        if is_copy:
            value = shared_value(value)
        if key.type is STR and Object(result.packed) is NONE:  # a Reference under that key is replaced, too
            if not set_entry(result, key, value):
                return False
        elif not add_renumbered(result, key, value):
            return False
        i = next_element(array, i + 1)
    return True


@entry
def function__array_replace(engine: Object, arguments: Cells, count: i64) -> Object:
    if not are_arrays(arguments, count):
        return None
    result = PhpArray(cloned(PhpArray(arguments[0])))
    if result is None:
        return None
    i = 1
    while i < count:
        if not replace_in(result, PhpArray(arguments[i])):
            return give_up(result)
        i = i + 1
    return Object(result)


@cold
def replace_in(result: PhpArray, array: PhpArray) -> i1:
    i = next_element(array, 0)
    while i >= 0:
        key = element_key(array, i)
        done = key is not None and store_value(result, kind_of(key), key, own(shared_value(element_number(array, i))))
        release(key)
        if not done:
            return False
        i = next_element(array, i + 1)
    return True


# ---- keys and values -----------------------------------------------------------------------------------------------

@entry
def function__array_key_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    return dims__key_exists(arguments[0], arguments[1]) if count == 2 else None


@entry
def function__key_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    return dims__key_exists(arguments[0], arguments[1]) if count == 2 else None


# ---- parts ---------------------------------------------------------------------------------------------------------

# ---- columns -------------------------------------------------------------------------------------------------------

@entry
def function__array_column(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of rows that are arrays, or objects with public properties."""
    array = array_argument(arguments, 0, count)
    if array is None or not below(count - 2, 2) or not is_column(arguments[1]) or count == 3 and not is_column(arguments[2]):
        return None
    is_indexed = count == 3 and arguments[2] is not NONE
    result = empty_hash() if is_indexed else PhpArray(new_array())
    if result is None:
        return None
    i = next_element(array, 0)
    while i >= 0:
        row = dereferenced(element_number(array, i))
        if not add_cell(result, row, arguments[1], arguments[2] if is_indexed else None):
            return give_up(result)
        i = next_element(array, i + 1)
    return Object(result)


@cold
def is_column(name: Object) -> i1:
    """Is it null, or a name that array_column() takes as it is?"""
    if name is NONE:
        return True
    if name.type is not LONG and name.type is not STR:
        return False
    kind = key_kind(name)
    return kind == INT_KEY or kind == TEXT_KEY


@cold
def add_cell(result: PhpArray, row: Object, name: Object, index: Object) -> i1:
    """Add row[name], if there is such, or the row; under row[index]. False where Python has to."""
    value = row
    if name is not NONE:
        value = column_of(row, name)
        if value is None or value is UNDEF:
            return value is UNDEF
    if index is None:
        return add_renumbered(result, ZERO, value)
    key = column_of(row, index)
    key = None if key is None or key is UNDEF else as_key(key)
    if key is None:
        return False
    done = set_entry(result, key, value)
    release(key)
    return done


@cold
def column_of(row: Object, name: Object) -> Object:
    """What a row has of that name, borrowed; UNDEF for nothing, null where Python has to look."""
    if row.type is PHP_ARRAY:
        place = place_in(PhpArray(row), key_kind(name), name)
        return UNDEF if place is None else dereferenced(place[0])
    if not is_object(row) or name.type is not STR or PhpObject(row).ce.isset is not NONE:
        return None
    object = PhpObject(row)
    if is_undeclared(object, name):
        place = dynamic_cell(object, name)
        return UNDEF if place is None else dereferenced(place[0])
    if has_hooks(object, HOOKS_PROPERTIES) or not is_narrow(Str(name)):
        return None
    found = dict_find_str(object.ce.properties_info, Str(name))
    if found is None:
        return None
    info = PropertyInfo(found[0])
    if unbox_int(info.flags) & (ACC_STATIC | RESTRICTED) != 0:
        return None
    return dereferenced(declared_cell(object, info)[0])


# ---- texts ---------------------------------------------------------------------------------------------------------

@entry
def function__implode(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of scalars."""
    if not below(count - 1, 2):
        return None
    array = array_argument(arguments, count - 1, count)
    separator = EMPTY if count == 1 else arguments[0]
    if array is None or separator.type is not STR:
        return None
    pieces = PyList_New(0)
    if pieces is None:
        return None
    length = 0
    is_known = True
    i = next_element(array, 0)
    while i >= 0 and is_known:
        text = plain_text(Engine(engine), dereferenced(element_number(array, i)))
        is_known = text is not None and list_append(pieces, text)
        if is_known:
            length = length + Str(text).length + Str(separator).length
        i = next_element(array, i + 1)
    result = PyUnicode_Join(separator, Object(pieces)) if is_known and string_fits(engine, length) else None
    release(Object(pieces))
    return result


@entry
def function__join(engine: Object, arguments: Cells, count: i64) -> Object:
    return function__implode(engine, arguments, count)

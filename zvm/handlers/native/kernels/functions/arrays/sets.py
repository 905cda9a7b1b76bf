"""array_diff(), array_intersect(), array_unique() and the like (see shapes.py)."""


@cold
def add_keys_of_values(engine: Engine, seen: Dict, array: PhpArray) -> i1:
    """Note the values, scalars, as keys by their texts; False of others, and without memory."""
    i = next_element(array, 0)
    while i >= 0:
        name = as_text_key(engine, element_number(array, i))
        if name is None:
            return False
        failed = PyDict_SetItem(seen, name, TRUE)
        release(name)
        if failed != 0:
            return False
        i = next_element(array, i + 1)
    return True


@entry
def function__array_diff(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of scalars."""
    if not are_arrays(arguments, count) or count < 2:
        return None
    array = PhpArray(arguments[0])
    if array_size(array) == 0:
        return own(Object(array))
    return filtered_by_values(Engine(engine), arguments, count, False)


@entry
def function__array_intersect(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of two arrays of scalars."""
    if count != 2 or not are_arrays(arguments, count):
        return None
    result = PhpArray(filtered_by_values(Engine(engine), arguments, count, True))
    if result is None:
        return None
    if Object(result.packed) is not NONE and not to_hash(result, None, None):
        return give_up(result)
    array = PhpArray(arguments[0])
    number = unbox_int(array.next_free)
    if Object(array.packed) is not NONE:
        number = array.packed.size
    elif has_only_names(array):
        number = 0
    put_int(cell(result.next_free), number, None, None)
    return Object(result)


@cold
def filtered_by_values(engine: Engine, arguments: Cells, count: i64, wanted: i1) -> Object:
    """The elements whose values are among those of the other arrays, or not. Ints and strings are equal as texts where
    they are the same key."""
    array = PhpArray(arguments[0])
    seen = PyDict_New()
    result = hash_for(0 if wanted else array_size(array))
    if seen is None or result is None:
        return None
    is_known = True
    number = 1
    while number < count and is_known:
        is_known = add_keys_of_values(engine, seen, PhpArray(arguments[number]))
        number = number + 1
    i = next_element(array, 0)
    if not wanted and is_known and seen.used == 0 and array_size(array) > 1:  # of one element PHP looks at the text
        release(Object(seen))
        release(Object(result))
        return own(Object(array))
    while i >= 0 and is_known:
        name = as_text_key(engine, element_number(array, i))
        is_known = name is not None
        if is_known:
            if dict_has(seen, name) == wanted:
                is_known = keep_element(result, array, i)
            release(name)
        i = next_element(array, i + 1)
    release(Object(seen))
    if not is_known:
        return give_up(result)
    if not wanted and array_size(array) == 1 and result.hash.used == 1:
        release(Object(result))
        return own(Object(array))
    return hash_or_empty(result)



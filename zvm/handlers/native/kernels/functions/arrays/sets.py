"""array_intersect() (see shapes.py)."""


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
def function__array_intersect(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of two arrays of scalars."""
    if count != 2 or not are_arrays(arguments, count):
        return None
    result = PhpArray(found_values(Engine(engine), PhpArray(arguments[0]), PhpArray(arguments[1])))
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
def found_values(engine: Engine, array: PhpArray, other: PhpArray) -> Object:
    """The elements whose values are among those of the other array. Ints and strings are equal as texts where they are the same
    key."""
    seen = PyDict_New()
    result = empty_hash()
    if seen is None or result is None:
        return None
    is_known = add_keys_of_values(engine, seen, other)
    i = next_element(array, 0)
    while i >= 0 and is_known:
        name = as_text_key(engine, element_number(array, i))
        is_known = name is not None
        if is_known:
            if dict_has(seen, name):
                is_known = keep_element(result, array, i)
            release(name)
        i = next_element(array, i + 1)
    release(Object(seen))
    return hash_or_empty(result) if is_known else give_up(result)

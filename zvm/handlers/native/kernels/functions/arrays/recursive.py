"""array_merge_recursive() and array_replace_recursive() of arrays without References (ext/standard/arrays/merge.py)."""
DEEPEST_JOIN = 64  # arrays in arrays
ACTIVE_ROOM = DEEPEST_JOIN * 8  # bytes: a pointer for each


@entry
def function__array_merge_recursive(engine: Object, arguments: Cells, count: i64) -> Object:
    if not are_plain(arguments, count):
        return None
    result = PhpArray(new_array())
    i = 0
    while result is not None and i < count:
        if not gather_into(result, PhpArray(arguments[i]), 0):
            return give_up(result)
        i = i + 1
    return Object(result)


@cold
def gather_into(target: PhpArray, source: PhpArray, depth: i64) -> i1:
    """Add elements, those with int keys at the end; values under equal names are gathered in arrays. False where Python has to."""
    i = next_element(source, 0)
    while i >= 0:
        value = element_number(source, i)
        key = ZERO if Object(source.packed) is not NONE else entry_key(source.hash, i)
        place = Cells(None) if key.type is LONG else place_in(target, TEXT_KEY, key)
        done = add_renumbered(target, key, value) if place is None else gather_values(target, key, place[0], value, depth)
        if not done:
            return False
        i = next_element(source, i + 1)
    return True


@cold
def gather_values(target: PhpArray, key: Object, present: Object, value: Object, depth: i64) -> i1:
    """target[key] := the present value and another one in an array."""
    gathered = new_list_of(present)
    if gathered is None:
        return False
    if value.type is PHP_ARRAY:
        done = depth < DEEPEST_JOIN and is_plain(PhpArray(value)) and gather_into(gathered, PhpArray(value), depth + 1)
    else:
        done = not is_object(value) and add_renumbered(gathered, ZERO, value)
    done = done and set_entry(target, key, Object(gathered))
    release(Object(gathered))
    return done


@cold
def new_list_of(value: Object) -> PhpArray:
    """A copy of an array, an array of a scalar or null, owned; null of objects and of arrays with References."""
    if value.type is PHP_ARRAY:
        return PhpArray(cloned(PhpArray(value))) if is_plain(PhpArray(value)) else None
    if value.type is not STR and not is_scalar(value):
        return None
    array = PhpArray(new_array())
    return array if array is not None and add_renumbered(array, ZERO, value) else None


@inline
def is_plain(array: PhpArray) -> i1:
    """Whether no element of an array is stored as a Reference."""
    return not has_reference_in(array)


@entry
def function__array_replace_recursive(engine: Object, arguments: Cells, count: i64) -> Object:
    if not are_plain(arguments, count):
        return None
    active = local_array(Cells, ACTIVE_ROOM)
    result = PhpArray(cloned(PhpArray(arguments[0])))
    i = 1
    while result is not None and i < count:
        if not replace_within(result, PhpArray(arguments[i]), active, 0):
            return give_up(result)
        i = i + 1
    return Object(result)


@cold
def replace_within(target: PhpArray, source: PhpArray, active: Cells, depth: i64) -> i1:
    """Store elements, arrays in the arrays that are under the same keys. `active`: those whose elements are being stored. False
    where Python has to."""
    i = next_element(source, 0)
    while i >= 0:
        value = element_number(source, i)
        key = element_key(source, i)
        if key is None:
            return False
        place = place_in(target, kind_of(key), key)
        if value.type is PHP_ARRAY and place is not None and place[0].type is PHP_ARRAY:
            done = replace_array(target, key, PhpArray(place[0]), PhpArray(value), active, depth)
        else:
            done = store_value(target, kind_of(key), key, own(value))
        release(key)
        if not done:
            return False
        i = next_element(source, i + 1)
    return True


@cold
def replace_array(target: PhpArray, key: Object, present: PhpArray, array: PhpArray, active: Cells, depth: i64) -> i1:
    """target[key] := a copy of the present array with elements replaced, unless Zend detects recursion."""
    if depth >= DEEPEST_JOIN or not is_plain(present) or not is_plain(array) or is_among(active, depth, Object(present)):
        return False
    inner = PhpArray(cloned(present))
    if inner is None:
        return False
    active[depth] = Object(array)
    if not replace_within(inner, array, active, depth + 1):
        release(Object(inner))
        return False
    return store_value(target, kind_of(key), key, Object(inner))


@inline
def is_among(values: Cells, count: i64, value: Object) -> i1:
    i = 0
    while i < count:
        if values[i] is value:
            return True
        i = i + 1
    return False

"""The internal pointer of arrays: current, key, next, prev, reset, end (ext/standard/arrays/pointer.py).

That of a list is a number. That of a hash is at its first element, or at the key that `order.pinned` is, or at the position
`pos` where `order` has them all (PhpArray.current_key()); of these, what has been squeezed is left to Python.
"""


@entry
def function__current(engine: Object, arguments: Cells, count: i64) -> Object:
    array = array_argument(arguments, 0, count)
    if array is None or count != 1:
        return None
    place = pointed_element(array)
    return None if place == UNKNOWN_PLACE else value_of_element(array, place)


@entry
def function__key(engine: Object, arguments: Cells, count: i64) -> Object:
    array = array_argument(arguments, 0, count)
    if array is None or count != 1:
        return None
    place = pointed_element(array)
    if place < 0:
        return NONE if place == -1 else None
    return element_key(array, place)


@entry
def function__reset(engine: Object, arguments: Cells, count: i64) -> Object:
    array = pointed_array(arguments, count)
    return None if array is None else pointed_at(array, next_element(array, 0))


@entry
def function__end(engine: Object, arguments: Cells, count: i64) -> Object:
    array = pointed_array(arguments, count)
    if array is None:
        return None
    drop_removed_end(array)
    return pointed_at(array, previous_element(array, number_after_last(array)))


@entry
def function__next(engine: Object, arguments: Cells, count: i64) -> Object:
    return moved_pointer(arguments, count, True)


@entry
def function__prev(engine: Object, arguments: Cells, count: i64) -> Object:
    return moved_pointer(arguments, count, False)


@cold
def moved_pointer(arguments: Cells, count: i64, forward: i1) -> Object:
    """next() or prev() of an array, whose pointer stays where it is after the last element."""
    array = pointed_array(arguments, count)
    if array is None:
        return None
    place = pointed_element(array)
    if place < 0:
        return FALSE if place == -1 else None
    place = next_element(array, place + 1) if forward else previous_element(array, place)
    return pointed_at(array, place) if place >= 0 else pointed_past_end(array)


@inline
def pointed_array(arguments: Cells, count: i64) -> PhpArray:
    """The array in the only argument, a Reference, separated; null, and nothing to be seen done, of others."""
    array = referenced_array(arguments[0]) if count == 1 else None
    return None if array is None else separated(arguments[0], array)


@cold
def pointed_element(array: PhpArray) -> i64:
    """The number of the element the pointer is at; -1 after the last; UNKNOWN_PLACE where Python has to look."""
    if Object(array.packed) is not NONE:
        place = unbox_int(array.pos)
        return place if below(place, array.packed.size) else -1
    order = array.order
    if Object(order) is NONE:
        return next_element(array, 0)
    if order.pinned is not UNDEF:
        return entry_number(array, order.pinned)
    if Object(order.keys) is NONE:
        return next_element(array, 0)
    place = unbox_int(array.pos)
    if place == unbox_int(order.end):
        return -1
    if order.sequence is not NONE or not below(place, order.keys.size) or order.keys.items[place] is UNDEF:
        return UNKNOWN_PLACE
    return entry_number(array, order.keys.items[place])


@cold
def entry_number(array: PhpArray, key: Object) -> i64:
    """The number of the element of a hash under a key; UNKNOWN_PLACE where it has none."""
    found = cell_under(array, key)
    if found is None:
        return UNKNOWN_PLACE
    keys = array.hash.keys
    size = i64(entry_value(keys, 1)) - i64(entry_value(keys, 0))
    return (i64(found) - i64(entry_value(keys, 0))) // size


@cold
def pointed_at(array: PhpArray, place: i64) -> Object:
    """Move the pointer to that element, -1 for the first place of an array that has none. Returns its value, owned, or false."""
    if Object(array.packed) is not NONE:
        replace(cell(array.pos), ZERO)
        if place > 0:
            put_int(cell(array.pos), place, None, None)
        return value_of_element(array, place)
    pinned = UNDEF if place == next_element(array, 0) else entry_key(array.hash, place)
    if pinned is not UNDEF and not has_order(array):
        return None
    if Object(array.order) is not NONE:
        replace(cell(array.order.pinned), pinned)
    replace(cell(array.pos), ZERO)
    return value_of_element(array, place)


@cold
def pointed_past_end(array: PhpArray) -> Object:
    """Move the pointer behind the last element, where what is appended will be. Returns false; null, and nothing done, without memory."""
    if Object(array.packed) is not NONE:
        put_int(cell(array.pos), array.packed.size, None, None)
        return FALSE
    if not has_order(array):
        return None
    order = array.order
    if Object(order.keys) is NONE and not fill_order(order, array.hash):
        PyErr_Clear()
        replace(cell(order.keys), NONE)
        return None
    replace(cell(order.pinned), UNDEF)
    replace(cell(array.pos), order.end)
    return FALSE


@cold
def has_order(array: PhpArray) -> i1:
    """Give a hash an Order where it has none. False without memory."""
    if Object(array.order) is NONE:
        order = new_order()
        if order is None:
            PyErr_Clear()
            return False
        array.order = order
    return True


@inline
def value_of_element(array: PhpArray, place: i64) -> Object:
    """The value of an element, owned; false of number -1."""
    return FALSE if place < 0 else own(dereferenced(element_number(array, place)))

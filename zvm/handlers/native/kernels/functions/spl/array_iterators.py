"""The methods of ArrayIterator that move its own position, where no PHP class has changed what it is (elements.py)."""


@cold
def positioned_array(this: PhpObject, count: i64) -> PhpArray:
    """The array that an ArrayIterator is at work on, whose position in it is known: made here, if it has none. Null where
    Python has to look."""
    known = known_elements(this) if count == 0 else None
    if known is None or unbox_int(known[0]) != ARRAY_ELEMENTS:
        return None
    place = elements_place(this, known)
    if place is None:
        return None
    array = PhpArray(place[0])
    slot = slot_at(this, known, 5)
    if slot[0] is NONE and not rewind_elements(array, slot):
        PyErr_Clear()
        return None
    cursor = HashTableIterator(slot[0])
    if cursor.type is not HASH_TABLE_ITERATOR or Object(array.order) is NONE or cursor.order is not array.order:
        return None
    return array if Object(array.packed) is not NONE or counts_entries(array.order) else None


@inline
def own_position(this: PhpObject) -> HashTableIterator:
    return HashTableIterator(slot_at(this, known_elements(this), 5)[0])


@inline
def place_index(this: PhpObject, array: PhpArray) -> i64:
    """Where the position is in the list, or in the order's keys; -1 at the end."""
    i = unbox_int(own_position(this).pos)
    if Object(array.packed) is not NONE:
        return i if i < array.packed.size else -1
    i = living_entry(array.order.keys, i)
    return i if i < array.order.keys.size else -1


@cold
def key_at(array: PhpArray, i: i64) -> Object:
    """The key, owned."""
    return box_int(i) if Object(array.packed) is not NONE else own(array.order.keys.items[i])


@entry
def method__arrayiterator__rewind(this: PhpObject, arguments: Cells, count: i64) -> Object:
    array = positioned_array(this, count)
    if array is None:
        return None
    replace(cell(own_position(this).pos), ZERO)
    return NONE


@entry
def method__arrayiterator__valid(this: PhpObject, arguments: Cells, count: i64) -> Object:
    array = positioned_array(this, count)
    return None if array is None else boolean(place_index(this, array) >= 0)


@entry
def method__arrayiterator__key(this: PhpObject, arguments: Cells, count: i64) -> Object:
    array = positioned_array(this, count)
    if array is None:
        return None
    i = place_index(this, array)
    return NONE if i < 0 else key_at(array, i)


@entry
def method__arrayiterator__current(this: PhpObject, arguments: Cells, count: i64) -> Object:
    array = positioned_array(this, count)
    if array is None:
        return None
    i = place_index(this, array)
    if i < 0:
        return NONE
    if Object(array.packed) is not NONE:
        return own(dereferenced(array.packed.items[i]))
    return own(dereferenced(cell_under(array, array.order.keys.items[i])[0]))


@entry
def method__arrayiterator__next(this: PhpObject, arguments: Cells, count: i64) -> Object:
    array = positioned_array(this, count)
    if array is None:
        return None
    i = place_index(this, array)
    if i >= 0:
        put_int(cell(own_position(this).pos), i + 1, Run(None), Op(None))
    return NONE

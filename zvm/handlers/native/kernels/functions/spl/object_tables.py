"""SplObjectStorage, WeakMap and WeakReference, where no PHP class has changed what they do (zvm/ext/spl/object_storage.py,
zvm/ext/core/weak_references.py do the rest).

ClassEntry.elements says where their entries are: lists whose first item is the value. See elements.py for arrays.
"""


@inline
def keeps_objects(known: Cells) -> i1:
    """Whether the elements are those of objects."""
    kind = unbox_int(known[0])
    return kind == STORED_OBJECTS or kind == WEAK_OBJECTS


@cold
def object_entry(object: PhpObject, known: Cells, key: Object) -> List:
    """The entry of an object; null where there is none."""
    place: Cells = None
    held = slot_at(object, known, 1)[0]
    if not is_object(key) or PhpObject(key).token is None:
        return None
    if unbox_int(known[0]) == STORED_OBJECTS:
        place = dict_find_int(PhpArray(held).hash, handle_of(key))
    else:
        place = dict_find_int(Dict(held), i64(key))
    return None if place is None else List(place[0])


@inline
def handle_of(object: Object) -> i64:
    return unbox_int(HandleToken(PhpObject(object).token).handle)


@cold
def read_entry(object: PhpObject, known: Cells, key: Object, is_quiet: i1) -> Object:
    """$object[key], owned; null where Python has to look."""
    if not is_object(key):
        return None
    entry = object_entry(object, known, key)
    if entry is None:
        return NONE if is_quiet else None
    return own(dereferenced(entry.items[0]))


@cold
def write_entry(object: PhpObject, known: Cells, key: Object, value: Object, run: Run, op: Op) -> i1:
    """$object[key] := value. False, and nothing done, where Python has to."""
    entry = object_entry(object, known, key)
    if entry is not None:
        put(entry.items, own(value), run, op)
        return True
    if not is_object(key) or PhpObject(key).token is None:
        return False
    if unbox_int(known[0]) == WEAK_OBJECTS:
        return did_add_weak_entry(object, key, value)
    entry = PyList_New(2)
    if entry is None:
        PyErr_Clear()
        return False
    entry.items[0] = own(value)
    entry.items[1] = own(key)
    array = PhpArray(slot_at(object, known, 1)[0])
    if array_store(array, INT_KEY, HandleToken(PhpObject(key).token).handle, Object(entry), run, op):
        return True
    release(Object(entry))
    return False


@cold
def drop_entry(object: PhpObject, known: Cells, key: Object, run: Run, op: Op) -> i1:
    """unset($object[key]). False, and nothing done, where Python has to."""
    if not is_object(key) or PhpObject(key).token is None:
        return False
    held = slot_at(object, known, 1)[0]
    number = own(HandleToken(PhpObject(key).token).handle)
    if unbox_int(known[0]) == STORED_OBJECTS:
        replace(slot_at(object, known, 2), NONE)
        replace(slot_at(object, known, 3), ZERO)
        array = PhpArray(held)
        if Object(array.order) is not NONE and not drop_order(array):
            release(number)
            return False
        held = Object(array.hash)
    else:
        release(number)
        number = box_int(i64(key))
        if number is None:
            PyErr_Clear()
            return False
    entry = Object(object_entry(object, known, key))
    if entry is not None:
        incref(entry)
        if PyDict_DelItem(Dict(held), number) != 0:
            PyErr_Clear()
        decref(entry, run, op)
    release(number)
    return True


@cold
def drop_order(array: PhpArray) -> i1:
    """Forget positions that nothing is at any longer; False where something is."""
    order = array.order
    if not forget_dead(order.iterators) or array.pos is not ZERO or order.pinned is not UNDEF:
        return False
    replace(cell(array.order), NONE)
    return True


@cold
def has_object(object: PhpObject, known: Cells, key: Object) -> Object:
    """isset($storage[key]): TRUE or FALSE; null of others."""
    if unbox_int(known[0]) != STORED_OBJECTS or not is_object(key):
        return None
    return boolean(object_entry(object, known, key) is not None)


@cold
def unset_element(object: PhpObject, dim: Object, frame: ExecuteData, op: Op, run: Run) -> i1:
    """unset($object[dim]). False, and nothing done, where Python has to."""
    known = known_elements(object)
    if known is None:
        return False
    if not keeps_objects(known):
        return unset_array_element(object, known, dim, frame, op, run)
    at_call(frame, op, run)
    return drop_entry(object, known, dim, run, op)


# ---- methods -------------------------------------------------------------------------------------------------------

@cold
def stored(this: PhpObject, is_fitting: i1) -> Cells:
    """What is known of a storage or map, if the arguments fit; null of others."""
    known = known_elements(this) if is_fitting else None
    return known if known is not None and keeps_objects(known) else None


@methods("splobjectstorage", "weakmap")
def count(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = stored(this, count == 0)
    return None if known is None else box_int(entry_count(this, known))


@cold
def entry_count(object: PhpObject, known: Cells) -> i64:
    held = slot_at(object, known, 1)[0]
    return array_size(PhpArray(held)) if unbox_int(known[0]) == STORED_OBJECTS else Dict(held).used


@methods("splobjectstorage")
def contains(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return has_element(this, arguments[0]) if count == 1 else None


@methods("splobjectstorage")
def offsetexists(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return has_element(this, arguments[0]) if count == 1 else None


@methods("splobjectstorage", "weakmap")
def offsetget(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = stored(this, count == 1)
    return None if known is None else read_entry(this, known, arguments[0], False)


@methods("splobjectstorage")
def attach(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return enter_entry(this, arguments, count)


@methods("splobjectstorage", "weakmap")
def offsetset(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return enter_entry(this, arguments, count)


@cold
def enter_entry(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = stored(this, below(count - 1, 2))
    if known is None or count == 1 and unbox_int(known[0]) != STORED_OBJECTS:
        return None
    value = dereferenced(arguments[1]) if count == 2 else NONE
    return NONE if write_entry(this, known, arguments[0], value, Run(None), Op(None)) else None


@methods("splobjectstorage")
def detach(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return leave_entry(this, arguments, count)


@methods("splobjectstorage", "weakmap")
def offsetunset(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return leave_entry(this, arguments, count)


@cold
def leave_entry(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = stored(this, count == 1)
    return NONE if known is not None and drop_entry(this, known, arguments[0], Run(None), Op(None)) else None


# ---- going through a storage ---------------------------------------------------------------------------------------

@cold
def current_entry(this: PhpObject, known: Cells) -> List:
    """The entry that the cursor is at, a place that can be told; null at the end."""
    array = PhpArray(slot_at(this, known, 1)[0])
    cursor = HashTableIterator(slot_at(this, known, 2)[0])
    if Object(cursor) is NONE:
        first = next_element(array, 0)
        return None if first < 0 else List(element_number(array, first))
    i = entry_index(array, cursor)
    if i < 0 or i >= array.order.keys.size:
        return None
    return List(dict_find_int(array.hash, unbox_int(array.order.keys.items[i]))[0])


@cold
def entry_index(array: PhpArray, cursor: HashTableIterator) -> i64:
    """The index in the order's keys; -1 of a place that cannot be told."""
    order = array.order
    if Object(order) is NONE or cursor.order is not order or not counts_entries(order):
        return -1
    return living_entry(order.keys, unbox_int(cursor.pos))


@inline
def is_at_known_place(this: PhpObject, known: Cells) -> i1:
    cursor = HashTableIterator(slot_at(this, known, 2)[0])
    return Object(cursor) is NONE or entry_index(PhpArray(slot_at(this, known, 1)[0]), cursor) >= 0


@cold
def storage(this: PhpObject, is_fitting: i1) -> Cells:
    """What is known of a storage whose place can be told; null of others."""
    known = stored(this, is_fitting)
    if known is None or unbox_int(known[0]) != STORED_OBJECTS:
        return None
    return known if is_at_known_place(this, known) else None


@entry
def method__splobjectstorage__rewind(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = storage(this, count == 0)
    if known is None:
        return None
    replace(slot_at(this, known, 2), NONE)
    replace(slot_at(this, known, 3), ZERO)
    return NONE


@entry
def method__splobjectstorage__valid(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = storage(this, count == 0)
    return None if known is None else boolean(current_entry(this, known) is not None)


@entry
def method__splobjectstorage__key(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = storage(this, count == 0)
    return None if known is None else own(slot_at(this, known, 3)[0])


@entry
def method__splobjectstorage__current(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = storage(this, count == 0)
    entry: List = None
    if known is not None:
        entry = current_entry(this, known)
    return None if entry is None else own(entry.items[1])


@entry
def method__splobjectstorage__getinfo(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = storage(this, count == 0)
    if known is None:
        return None
    entry = current_entry(this, known)
    return NONE if entry is None else own(dereferenced(entry.items[0]))


@entry
def method__splobjectstorage__setinfo(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = storage(this, count == 1)
    if known is None:
        return None
    entry = current_entry(this, known)
    if entry is not None:
        put(entry.items, own(dereferenced(arguments[0])), Run(None), Op(None))
    return NONE


@entry
def method__splobjectstorage__next(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = storage(this, count == 0)
    if known is None:
        return None
    array = PhpArray(slot_at(this, known, 1)[0])
    slot = slot_at(this, known, 2)
    if slot[0] is NONE and not rewind_elements(array, slot):
        return None
    cursor = HashTableIterator(slot[0])
    i = entry_index(array, cursor)
    if i < 0:
        return None
    if i < array.order.keys.size:
        put_int(cell(cursor.pos), i + 1, Run(None), Op(None))
    index = slot_at(this, known, 3)
    put_int(index, unbox_int(index[0]) + 1, Run(None), Op(None))
    return NONE


# ---- WeakReference -------------------------------------------------------------------------------------------------

@entry
def method__weakreference__get(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = known_elements(this) if count == 0 else None
    return None if known is None else own(referent_of(WeakReference(slot_at(this, known, 1)[0])))


@inline
def referent_of(reference: WeakReference) -> Object:
    """What a weak reference of Python's refers to, borrowed; None once it is dying."""
    return reference.object if reference.object.count > 0 else NONE


@entry
def method__weakreference__create(this: Object, arguments: Cells, count: i64) -> Object:
    """Of an object that has one already (_find_shared())."""
    if count != 1 or not is_object(arguments[0]):
        return None
    shared = provided_object("zvm.ext.core.weak_references._SharedReference")
    if shared is None:
        return None
    reference = WeakReference(PhpObject(arguments[0]).weak)
    while reference is not None and Object(reference.type) is not shared:
        reference = reference.next
    if reference is None:
        return None
    back = WeakReference(attribute(Object(reference), "'php"))
    if back is None:
        return None
    found = referent_of(back)
    release(Object(back))
    return None if found is NONE else own(found)

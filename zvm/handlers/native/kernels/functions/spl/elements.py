"""Elements of SPL's arrays, where no PHP class has changed what they do (zvm/ext/spl does the rest).

ClassEntry.elements, learned at first use (zvm/handlers/native/elements.py), says where objects of a class keep them.
"""
ARRAY_FLAGS, ARRAY_INDEX, ARRAY_CLASS, ARRAY_STEPS = 4, 7, 8, 9  # of ARRAY_ELEMENTS
ARRAY_AS_PROPS = 2  # array_storage.ARRAY_AS_PROPS
FIXED_INDEX = 2


@inline
def known_elements(object: PhpObject) -> Cells:
    """What is known of an object's class."""
    return known_of_class(object.ce)


@inline
def known_of_class(ce: ClassEntry) -> Cells:
    """What ClassEntry.elements holds: kind, offsets; null of classes that have none."""
    if ce.elements is NONE and not learn_elements(ce):
        return None
    return offset(ce.elements, TUPLE_ITEMS, Cells) if ce.elements.type is TUPLE else None


@cold
def learn_elements(ce: ClassEntry) -> i1:
    arguments = local_array(Cells, 8)
    arguments[0] = Object(ce)
    if did_call("zvm.handlers.native.elements.learn", arguments, 1):
        return True
    PyErr_Clear()
    return False


@inline
def slot_at(object: PhpObject, known: Cells, number: i64) -> Cells:
    """The slot whose offset is item `number` of what is known."""
    return offset(object, unbox_int(known[number]), Cells)


@inline
def fixed_elements(object: PhpObject, known: Cells) -> List:
    """A list of values; null of other kinds."""
    return List(slot_at(object, known, 1)[0]) if unbox_int(known[0]) == FIXED_ELEMENTS else None


@cold
def elements_place(object: PhpObject, known: Cells) -> Cells:
    """The cell of the array that an object, or the one that it stands for, has for itself and that is not being sorted;
    null of others."""
    while unbox_int(known[0]) == ARRAY_ELEMENTS and unbox_int(slot_at(object, known, 3)[0]) == 0:
        target = slot_at(object, known, 2)[0]
        if target is NONE:
            return own_elements_place(object, known)
        object = PhpObject(target)
        known = known_elements(object)
        if known is None:
            return None
    return None


@inline
def own_elements_place(object: PhpObject, known: Cells) -> Cells:
    """Of one that stands for no other."""
    if unbox_int(slot_at(object, known, ARRAY_FLAGS)[0]) & unbox_int(known[6]) != 0:
        return None
    place = element_cell(slot_at(object, known, 1)[0], slot_at(object, known, ARRAY_INDEX)[0])
    if place is not None and place[0].type is REFERENCE:
        place = cell(Reference(place[0]).value)
    return place if place is not None and place[0].type is PHP_ARRAY else None


@cold
def read_element(object: PhpObject, dim: Object, is_quiet: i1) -> Object:
    """$object[dim], owned; null where Python has to look."""
    known = known_elements(object)
    if known is None:
        return None
    dim = dereferenced(dim)
    if unbox_int(known[0]) == XML_SELECTION:
        return selected_offset(object, dim)
    list = fixed_elements(object, known)
    if list is not None:
        if dim.type is not LONG:
            return None
        if below(unbox_int(dim), list.size):
            return own(dereferenced(list.items[unbox_int(dim)]))
        return NONE if is_quiet else None
    if keeps_objects(known):
        return read_entry(object, known, dim, is_quiet)
    if is_linked(known):
        return linked_value(object, known, dim)
    place = elements_place(object, known)
    return None if place is None else element_value(PhpArray(place[0]), dim, is_quiet)


@cold
def element_as_property(object: PhpObject, name: Object) -> Object:
    """The element that an ArrayObject with ARRAY_AS_PROPS is asked for as a property, owned; null where Python has to look."""
    return read_element(object, name, False) if shows_elements(object, name) else None


@cold
def shows_elements(object: PhpObject, name: Object) -> i1:
    """Whether a property of that name is an element of an ArrayObject."""
    known = known_elements(object)
    if known is None or unbox_int(known[0]) != ARRAY_ELEMENTS or Object(object.dynamic) is not NONE:
        return False
    if name.type is not STR or not is_narrow(Str(name)) or dict_find_str(object.ce.properties_info, Str(name)) is not None:
        return False
    return unbox_int(slot_at(object, known, ARRAY_FLAGS)[0]) & ARRAY_AS_PROPS != 0


@cold
def has_element(object: PhpObject, key: Object) -> Object:
    """isset($object[key]), where the value does not matter: TRUE or FALSE; null of others."""
    known = known_elements(object)
    if known is None:
        return None
    if is_linked(known):
        return boolean(below(unbox_int(key), unbox_int(linked_count(object, known)))) if key.type is LONG else None
    return has_object(object, known, key)


@cold
def write_element(object: PhpObject, dim: Object, value: Object, run: Run, op: Op) -> i1:
    """$object[dim] := value. False, and nothing done, where Python has to."""
    known = known_elements(object)
    if known is None:
        return False
    dim = dereferenced(dim)
    list = fixed_elements(object, known)
    if list is not None:
        if dim.type is not LONG or not below(unbox_int(dim), list.size):
            return False
        put(at(list.items, unbox_int(dim)), own(value), run, op)
        return True
    if keeps_objects(known):
        return write_entry(object, known, dim, value, run, op)
    if is_linked(known):
        return dim is NEXT and link_element(object, known, value, TAIL_PART, PREVIOUS_PART) is not None
    place = elements_place(object, known)
    kind = key_kind(dim)
    if place is None or kind == NO_KEY or place[0] is value:
        return False
    array = array_for_write(place, run)
    if array is None:
        return False
    value = own(value)
    if array_store(array, kind, dim, value, run, op):
        return True
    decref(value, run, op)
    return False


@cold
def conversions__count(value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of arrays, objects with such elements, and those whose count() this opline has called before."""
    if value.type is PHP_ARRAY:
        return box_int(array_size(PhpArray(value)))
    if not is_object(value):
        return None
    object = PhpObject(value)
    if object.ce.native is not NONE:
        known = known_elements(object)
        if known is None:
            return None
        list = fixed_elements(object, known)
        if list is not None:
            return box_int(list.size)
        if keeps_objects(known):
            return box_int(entry_count(object, known))
        if is_linked(known):
            return own(linked_count(object, known))
        place = elements_place(object, known)
        return None if place is None else box_int(array_size(PhpArray(place[0])))
    function = find_cached(op, object)
    if function is None:
        return None
    at_call(frame, op, run)
    incref(value)
    number = counted_by(run.engine, function, object)
    decref(value, run, op)
    return number


@cold
def counted_by(engine: Engine, function: Object, object: PhpObject) -> Object:
    """(int)$object->count(), owned; null when it raised."""
    number = call_method(engine, function, object, None, None)
    if number is not None and number.type is not LONG:
        whole = ask_python(engine, number, "zvm.runtime.values.convert.to_int")
        release(number)
        return whole
    return number


@cold
def unset_array_element(object: PhpObject, known: Cells, dim: Object, frame: ExecuteData, op: Op, run: Run) -> i1:
    """Of an array that nothing goes through; False, and nothing done, of others, where the array has none as well."""
    place = elements_place(object, known)
    if place is None or dim.type is not LONG and dim.type is not STR or Object(PhpArray(place[0]).order) is not NONE:
        return False
    kind = key_kind(dim)
    if place_in(PhpArray(place[0]), kind, dim) is None:
        return False
    array = array_for_write(place, run)
    if array is None or Object(array.packed) is not NONE and not to_hash(array, run, op):
        return False
    return delete_entry(array, kind, dim, frame, op, run) is not None


# ---- methods of ArrayObject and ArrayIterator ----------------------------------------------------------------------

@cold
def elements_array(object: PhpObject) -> PhpArray:
    """The array that an object has for itself; null of others."""
    known = known_elements(object)
    if known is None:
        return None
    place = elements_place(object, known)
    return None if place is None else PhpArray(place[0])


@methods("arrayobject", "arrayiterator")
def count(this: PhpObject, arguments: Cells, count: i64) -> Object:
    array = elements_array(this)
    return None if array is None or count != 0 else box_int(array_size(array))


@methods("arrayobject", "arrayiterator")
def getarraycopy(this: PhpObject, arguments: Cells, count: i64) -> Object:
    array = elements_array(this)
    return None if array is None or count != 0 else Object(clone_array(array))


@methods("arrayobject", "arrayiterator")
def __construct(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return NONE if count == 0 else take_elements(this, arguments, count, NONE)


@entry
def method__arrayobject__exchangearray(this: PhpObject, arguments: Cells, count: i64) -> Object:
    array = elements_array(this)
    copy = None if array is None else Object(clone_array(array))
    return None if copy is None else take_elements(this, arguments, count, copy)


@cold
def take_elements(this: PhpObject, arguments: Cells, count: i64, value: Object) -> Object:
    """Make a copy of the one argument, an array, the elements of an object that no loop has begun to go through.
    `value`, owned, in return; null, and nothing done, of others."""
    array = elements_array(this)
    if array is not None and count == 1 and arguments[0].type is PHP_ARRAY:
        known = known_elements(this)
        if slot_at(this, known, 2)[0] is NONE and slot_at(this, known, 5)[0] is NONE:
            copy = clone_array(PhpArray(arguments[0]))
            if copy is not None:
                replace(elements_place(this, known), Object(copy))
                release(Object(copy))
                return value
    release(value)
    return None


@methods("arrayobject", "arrayiterator")
def offsetget(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return read_element(this, arguments[0], False) if count == 1 else None


@methods("arrayobject", "arrayiterator")
def offsetexists(this: PhpObject, arguments: Cells, count: i64) -> Object:
    array = elements_array(this)
    return None if array is None or count != 1 else dims__key_exists(arguments[0], Object(array))


# ---- methods of SplFixedArray --------------------------------------------------------------------------------------

@cold
def fixed_list(this: PhpObject) -> List:
    known = known_elements(this)
    return None if known is None else fixed_elements(this, known)


@methods("splfixedarray")
def toarray(this: PhpObject, arguments: Cells, count: i64) -> Object:
    list = fixed_list(this) if count == 0 else List(None)
    return None if list is None else array_of(PyList_GetSlice(list, 0, list.size))


@methods("splfixedarray")
def getsize(this: PhpObject, arguments: Cells, count: i64) -> Object:
    list = fixed_list(this) if count == 0 else List(None)
    return None if list is None else box_int(list.size)

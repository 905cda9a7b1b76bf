"""PhpArray (zvm/runtime/values/arrays.py): new ones, and the writes its methods do where no positions are kept."""
NO_KEY, TEXT_KEY, INT_KEY, NEXT_KEY = -1, 0, 1, 2  # what a dimension is as a key
MANY = 8192  # elements
COPYING = 2  # the copying of so many elements, as a power of two, counts as one jump
FIRST_ROOM = 4  # elements of a new array
NO_INT_KEYS = -INT_MAX - 1  # PhpArray.next_free of a hash that has none


@cold
def new_array() -> Object:
    """PhpArray(), owned; null without memory."""
    kept = kept_array()
    if kept is not None:
        return Object(kept)
    array = PhpArray(PyType_GenericAlloc(PHP_ARRAY, 0))
    if array is None:
        return None
    list = PyList_New(FIRST_ROOM)
    if list is None:
        return None
    list.size = 0
    array.packed = list
    array.hash = Dict(NONE)
    incref(INT_MIN_BOX)
    array.next_free = INT_MIN_BOX
    array.pos = ZERO
    array.order = Order(NONE)
    return Object(array)


@cold
def array_add_str(array: PhpArray, key: Object, value: Object, run: Run, op: Op) -> i1:
    """hash[key] := value for a string that is not an integer; both borrowed. False when Python raised."""
    return PyDict_SetItem(array.hash, key, value) == 0 and note_key(array, key)


@cold
def array_add_int(array: PhpArray, number: i64, value: Object, run: Run, op: Op) -> i1:
    """hash[number] := value under a new key, borrowed. False when Python raised."""
    key = box_int(number)
    if key is None:
        return False
    done = PyDict_SetItem(array.hash, key, value) == 0 and note_key(array, key)
    decref(key, run, op)
    if not done:
        return False
    if number >= unbox_int(array.next_free):
        put_int(cell(array.next_free), number + 1 if number < INT_MAX else INT_MAX, run, op)
    return True


@inline
def takes_keys(array: PhpArray) -> i1:
    """Whether note_key() can tell the positions in a hash of a new key; before it is added."""
    return Object(array.order) is NONE or has_plain_order(array)


@cold
def has_plain_order(array: PhpArray) -> i1:
    """Of one with positions: none that has to be kept any longer is dropped here (PhpArray._note())."""
    order = array.order
    if array.pos is ZERO and order.pinned is UNDEF and order.iterators.size == 0:
        replace(cell(array.order), NONE)
        return True
    return Object(order.keys) is NONE or order.by_key is FALSE and order.sequence is NONE


@inline
def note_key(array: PhpArray, key: Object) -> i1:
    """Enter a new key in the positions, where there are any (Order.add()). False when Python raised."""
    return Object(array.order) is NONE or Object(array.order.keys) is NONE or add_position(array.order, key)


@cold
def add_position(order: Order, key: Object) -> i1:
    end = order.end
    following = box_int(unbox_int(end) + 1)
    if following is None or PyDict_SetItem(order.where, key, end) != 0 or PyList_Append(order.keys, key) != 0:
        return False
    order.end = following
    release(end)
    return True


@cold
def array_append(array: PhpArray, value: Object, run: Run, op: Op) -> i1:
    """array[] := value, owned. False, and nothing done, where Python has to."""
    if Object(array.packed) is not NONE:
        return list_append(array.packed, value)
    number = unbox_int(array.next_free)
    if number == INT_MAX or not takes_keys(array):
        return False
    if not array_add_int(array, 0 if number == NO_INT_KEYS else number, value, run, op):
        return False
    drop_ref(value)
    return True


@cold
def array_store(array: PhpArray, kind: i64, dim: Object, value: Object, run: Run, op: Op) -> i1:
    """array[dim] := value, owned, for a key of that kind (key_kind()). False, and nothing done, where Python has to."""
    if kind == NEXT_KEY:
        return array_append(array, value, run, op)
    place = place_in(array, kind, dim)
    if place is not None:
        if place[0].type is REFERENCE:
            return False
        if Object(array.packed) is NONE:
            keep_tracked(array.hash)
        put(place, value, run, op)
        return True
    if Object(array.packed) is not NONE:
        if kind == INT_KEY and key_number(dim) == array.packed.size:
            return list_append(array.packed, value)
        if not to_hash(array, run, op):
            return False
    elif not takes_keys(array):
        return False
    if kind == INT_KEY:
        done = array_add_int(array, key_number(dim), value, run, op)
    else:
        done = array_add_str(array, dim, value, run, op)
    if done:
        drop_ref(value)
    return done


@cold
def to_hash(array: PhpArray, run: Run, op: Op) -> i1:
    """Make a packed array a hash. False, and nothing done, where it has positions, or without memory."""
    if Object(array.order) is not NONE or array.pos is not ZERO:
        return False
    elements = PyDict_NewPresized(array.packed.size)
    if elements is None:
        PyErr_Clear()
        return False
    list = array.packed
    i = 0
    while i < list.size:
        key = box_int(i)
        if key is None or PyDict_SetItem(elements, key, list.items[i]) != 0:
            PyErr_Clear()
            release(Object(elements))
            return False
        decref(key, run, op)
        i = i + 1
    if i > 0:
        put_int(cell(array.next_free), i, run, op)
    array.hash = elements
    array.packed = List(NONE)
    release(Object(list))
    return True


@cold
def clone_array(array: PhpArray) -> PhpArray:
    """PhpArray.clone() of one without positions in a hash, owned; null of others, and without memory."""
    if Object(array.packed) is not NONE:
        if Object(array.order) is not NONE and Object(array.order).type is not ORDER:  # its iterators are copied
            return None
        kept = kept_copy(array)
        if kept is not None:
            return kept
    elif Object(array.order) is not NONE:
        return None
    copy = PhpArray(PyType_GenericAlloc(PHP_ARRAY, 0))
    if copy is None:
        PyErr_Clear()
        return None
    copy.order = Order(NONE)
    incref(array.next_free)
    copy.next_free = array.next_free
    pos = ZERO
    if Object(array.packed) is not NONE:
        copy.hash = Dict(NONE)
        copy.packed = PyList_GetSlice(Object(array.packed), 0, array.packed.size)
        if copy.packed is not None:
            unwrap_values(copy.packed, array)
            if unbox_int(array.pos) < array.packed.size:
                pos = array.pos
    else:
        copy.packed = List(NONE)
        copy.hash = PyDict_Copy(array.hash)
        if copy.hash is not None and offset(copy.hash, -16, Words)[0] != 0:
            unwrap_entries(copy.hash, array)
    incref(pos)
    copy.pos = pos
    if copy.packed is None or copy.hash is None:
        PyErr_Clear()
        release(Object(copy))
        return None
    return copy


@inline
def kept_copy(array: PhpArray) -> PhpArray:
    """A copy of a packed array, made of one that is kept and has the room; null where there is none."""
    source = array.packed
    copy = PhpArray(SHARED.arrays)
    if copy is None or copy.packed.allocated < source.size:
        return None
    unchain(cell(SHARED.arrays), Object(copy.hash))
    copy.hash = Dict(NONE)
    list = copy.packed
    i = 0
    while i < source.size:
        value = source.items[i]
        incref(value)
        list.items[i] = value
        i = i + 1
    list.size = i
    unwrap_values(list, array)
    if array.next_free is not INT_MIN_BOX:
        replace(cell(copy.next_free), array.next_free)
    if unbox_int(array.pos) < i:
        replace(cell(copy.pos), array.pos)
    return copy


@inline
def unwrap_values(list: List, source: PhpArray) -> None:
    """References that only an array and its copy hold: their values in their place in the copy."""
    unwrap_values_from(list, 0, source)


@cold
def unwrap_values_from(list: List, start: i64, source: PhpArray) -> None:
    """The same of the elements from one on."""
    i = start
    while i < list.size:
        if list.items[i].type is REFERENCE:
            unwrap(at(list.items, i), source)
        i = i + 1


@cold
def unwrap_entries(dict: Dict, source: PhpArray) -> None:
    i = 0
    while i < dict.keys.entries:
        place = entry_value(dict.keys, i)
        if place[0] is not None and place[0].type is REFERENCE:
            unwrap(place, source)
        i = i + 1


@inline
def unwrap(place: Cells, source: PhpArray) -> None:
    reference = Reference(place[0])
    if reference.count == 2 and reference.value is not Object(source):
        incref(reference.value)
        place[0] = reference.value
        drop_ref(Object(reference))


@cold
def array_for_write(place: Cells, run: Run) -> PhpArray:
    """The unshared array at a place, made there of null (dims.array_at()); null, and nothing done, of anything else."""
    if place[0].type is REFERENCE:
        reference = Reference(place[0])
        if reference.sources is not NONE and reference.value.type is not PHP_ARRAY:
            return None
        place = cell(reference.value)
    old = place[0]
    if old.type is PHP_ARRAY:
        if old.count == 1:
            return PhpArray(old)
        array = clone_array(PhpArray(old))
        run.countdown = run.countdown - (array_size(PhpArray(old)) >> COPYING)  # copies take memory in no time
    elif old is NONE or old is UNDEF:
        array = PhpArray(new_array())
        if array is None:
            PyErr_Clear()
    else:
        return None
    if array is not None:
        place[0] = Object(array)
        drop_ref(old)
    return array


@inline
def has_only_names(array: PhpArray) -> i1:
    """Is it known, without looking at the keys of a hash, that all are strings?"""
    return unbox_int(array.next_free) == NO_INT_KEYS


# ---- elements ------------------------------------------------------------------------------------------------------

@inline
def array_size(array: PhpArray) -> i64:
    return array.packed.size if Object(array.packed) is not NONE else array.hash.used


@inline
def next_element(array: PhpArray, i: i64) -> i64:
    """The number of the first element from number i on; -1 after the last. (Those of a hash have gaps.)"""
    if Object(array.packed) is not NONE:
        return i if i < array.packed.size else -1
    keys = array.hash.keys
    while i < keys.entries and entry_value(keys, i)[0] is None:
        i = i + 1
    return i if i < keys.entries else -1


@inline
def drop_removed_end(array: PhpArray) -> None:
    """Forget that there were elements after the last one of a hash, as removing the last item of a dict does."""
    if Object(array.packed) is NONE and Object(array.order) is NONE:
        keys = array.hash.keys
        while keys.entries > 0 and entry_value(keys, keys.entries - 1)[0] is None:
            keys.entries = keys.entries - 1


@inline
def number_after_last(array: PhpArray) -> i64:
    """What previous_element() starts from."""
    return array.packed.size if Object(array.packed) is not NONE else array.hash.keys.entries


@inline
def previous_element(array: PhpArray, i: i64) -> i64:
    """The number of the last element before number i; -1 before the first."""
    i = i - 1
    if Object(array.packed) is NONE:
        while i >= 0 and entry_value(array.hash.keys, i)[0] is None:
            i = i - 1
    return i


@inline
def element_number(array: PhpArray, i: i64) -> Object:
    """The value of an element that is there."""
    return array.packed.items[i] if Object(array.packed) is not NONE else entry_value(array.hash.keys, i)[0]


@inline
def element_key(array: PhpArray, i: i64) -> Object:
    """The key of an element that is there, owned."""
    return box_int(i) if Object(array.packed) is not NONE else own(entry_key(array.hash, i))


# ---- keys ----------------------------------------------------------------------------------------------------------

@cold
def key_kind(dim: Object) -> i64:
    """What a dimension is as a key; NO_KEY where Python has to look."""
    if dim.type is LONG:
        return INT_KEY
    if dim.type is STR:
        return is_int_text(Str(dim))
    if dim.type is BOOL or dim.type is FLOAT and is_whole_float(Float(dim).value):
        return INT_KEY
    return NEXT_KEY if dim is NEXT else NO_KEY


@inline
def is_whole_float(number: f64) -> i1:
    """Is it an int that a float holds exactly?"""
    return number > -9007199254740992.0 and number < 9007199254740992.0 and f64(i64(number)) == number


@cold
def key_number(dim: Object) -> i64:
    """The number of an INT_KEY: an int's, that of a bool or a float, or of a text of few digits, perhaps after a `-`."""
    if dim.type is LONG:
        return unbox_int(dim)
    if dim.type is not STR:
        return i64(dim is TRUE) if dim.type is BOOL else i64(Float(dim).value)
    text = Str(dim)
    data = str_data(text)
    first = i64(i64(data[0]) == b"-")
    number = number_of_digits(offset(data, first, Bytes), text.length - first, 0)
    return 0 - number if first == 1 else number


@cold
def place_in(array: PhpArray, kind: i64, dim: Object) -> Cells:
    """The cell of an INT_KEY or a TEXT_KEY; null where the array has none."""
    if kind == INT_KEY:
        return element_at(array, key_number(dim))
    return dict_find_str(array.hash, Str(dim)) if Object(array.packed) is NONE else None


@cold
def give_up(array: PhpArray) -> Object:
    """Null, for Python to do it: the array that was begun is given up."""
    release(Object(array))
    return None


@cold
def store_value(array: PhpArray, kind: i64, key: Object, value: Object) -> i1:
    """array[key] := value, owned, of an INT_KEY or a TEXT_KEY. False, and the value is given up, where Python raised;
    where there is no value, as well."""
    if value is None:
        return False
    if array_store(array, kind, key, value, None, None):
        return True
    release(value)
    return False


@inline
def kind_of(key: Object) -> i64:
    """Of a key that an array has, or could have as it is."""
    return INT_KEY if key.type is LONG else TEXT_KEY


@inline
def cell_under(array: PhpArray, key: Object) -> Cells:
    """The cell of such a key; null where the array has none."""
    return place_in(array, kind_of(key), key)


@inline
def element_at(array: PhpArray, number: i64) -> Cells:
    """The cell of an int key, null where there is none."""
    if Object(array.packed) is not NONE:
        return at(array.packed.items, number) if below(number, array.packed.size) else None
    return dict_find_int(array.hash, number)


@cold
def is_int_text(text: Str) -> i64:
    """What a text is as a key: INT_KEY, TEXT_KEY; NO_KEY: Python looks at texts of many digits."""
    textual = arrays__is_text_key(Object(text))
    if textual is None:
        return NO_KEY
    return TEXT_KEY if textual is TRUE else INT_KEY


@cold
def arrays__is_text_key(key: Object) -> Object:
    """See conversions.py. Python looks at strings of many digits."""
    text = Str(key)
    length = text.length
    if not is_narrow(text):
        return None
    if length == 0 or length > 20:
        return TRUE
    data = str_data(text)
    first = i64(data[0])
    i = 0
    if first == b"-":
        i = 1
    if i == length:
        return TRUE
    if i64(data[i]) == b"0" and length > 1:
        return TRUE
    digits = length - i
    while i < length:
        if not is_digit(i64(data[i])):
            return TRUE
        i = i + 1
    return FALSE if digits <= MOST_DIGITS else None


@cold
def conversions__in_array(needle: Object, table: Object, strict: Object) -> Object:
    """IN_ARRAY: the values are the keys of the table."""
    array = PhpArray(table)
    if needle.type is STR:
        if Object(array.packed) is not NONE:
            return FALSE
        return boolean(dict_find_str(array.hash, Str(needle)) is not None)
    if strict is TRUE:
        if needle.type is not LONG:
            return FALSE
        if Object(array.packed) is not NONE:
            return boolean(below(unbox_int(needle), array.packed.size))
        return boolean(dict_find_int(array.hash, unbox_int(needle)) is not None)
    return None

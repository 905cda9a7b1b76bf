"""Arrays that are made, their keys, arrays as arguments, and calls of Python, as functions of arrays have them."""


@inline
def empty_hash() -> PhpArray:
    """A hash without elements, owned; null without memory."""
    return hash_for(0)


@cold
def hash_for(size: i64) -> PhpArray:
    """The same with room for so many elements."""
    array = PhpArray(PyType_GenericAlloc(PHP_ARRAY, 0))
    if array is None:
        return None
    dict = PyDict_NewPresized(size)
    if dict is None:
        return None
    array.packed = List(NONE)
    array.hash = dict
    incref(INT_MIN_BOX)
    array.next_free = INT_MIN_BOX
    array.pos = ZERO
    array.order = NONE
    return array


@cold
def key_in_case(key: Object, case: i64) -> Object:
    """A key, a string in upper case or in lower case (0); owned, null without memory."""
    if key.type is LONG:
        return own(key)
    return upper_case(Str(key)) if case != 0 else lower_case(Str(key))


@cold
def set_entry(array: PhpArray, key: Object, value: Object) -> i1:
    """hash[key] := value, both borrowed, of an int or a text that is not an integer's. False when Python raised, and where
    there was no memory for one of them."""
    if key is None or value is None or PyDict_SetItem(array.hash, key, value) != 0:
        return False
    if key.type is LONG and unbox_int(key) >= unbox_int(array.next_free):
        number = unbox_int(key)
        put_int(cell(array.next_free), number + 1 if number < INT_MAX else INT_MAX, None, None)
    return True


@cold
def add_renumbered(array: PhpArray, key: Object, value: Object) -> i1:
    """array[key] := value, both borrowed, an int key being the next one. False, and nothing done, where Python has to, and of a
    key that there was no memory for."""
    if key is None:
        return False
    incref(value)
    if array_store(array, NEXT_KEY if key.type is LONG else TEXT_KEY, key, value, None, None):
        return True
    drop_ref(value)
    return False


@cold
def as_key(value: Object) -> Object:
    """The key that an int or a string is, owned; null of others, and where Python has to look."""
    if value.type is LONG:
        incref(value)
        return value
    if value.type is not STR or not is_narrow(Str(value)):
        return None
    kind = is_int_text(Str(value))
    if kind == TEXT_KEY:
        incref(value)
        return value
    return box_int(key_number(value)) if kind == INT_KEY else None


@cold
def as_text_key(engine: Engine, value: Object) -> Object:
    """The key that a scalar is by its text, owned, that of what a Reference refers to, too; null of others."""
    value = dereferenced(value)
    if value.type is LONG or value.type is STR:
        return as_key(value)
    text = plain_text(engine, value)
    if text is None:
        return None
    key = as_key(text)
    release(text)
    return key


@inline
def shared_value(value: Object) -> Object:
    """An element as other arrays take it over, borrowed: the value of a Reference that nothing else has."""
    return Reference(value).value if value.type is REFERENCE and value.count == 1 else value


@cold
def dict_has(dict: Dict, key: Object) -> i1:
    """Whether a dict has a key that as_key() gave."""
    if key.type is LONG:
        return dict_find_int(dict, unbox_int(key)) is not None
    return dict_find_str(dict, Str(key)) is not None


@cold
def has_reference_in(array: PhpArray) -> i1:
    """Whether an element is stored as a Reference."""
    if Object(array.packed) is not NONE:
        return has_references(array.packed)
    if offset(array.hash, -16, Words)[0] == 0:
        return False
    i = next_element(array, 0)
    while i >= 0:
        if entry_value(array.hash.keys, i)[0].type is REFERENCE:
            return True
        i = next_element(array, i + 1)
    return False


@cold
def is_needle(engine: Engine, needle: Object, value: Object, is_strict: i1) -> Object:
    """Whether an element equals a value other than an array, or is it: TRUE or FALSE; null when Python raised. What an object
    runs for it cannot change the array, which the call holds."""
    value = dereferenced(value)
    if is_strict:
        return compare__is_identical(needle, value) if value.type is needle.type else FALSE
    result = plain_equality(needle, value)
    if result is not None:
        return result
    value = own(value)
    if is_object(needle) and value.type is STR or is_object(value) and needle.type is STR:
        result = equality_by_text(engine, needle, value)
    if result is None and PyErr_Occurred() is None:
        result = equality_in_python(engine, needle, value)
    release(value)
    return result


@cold
def plain_array(arguments: Cells, number: i64, count: i64) -> PhpArray:
    """An argument, of so many, that is an array without References; null of others."""
    array = array_argument(arguments, number, count)
    if array is None or has_reference_in(array):
        return None
    return array


@cold
def are_plain(arguments: Cells, count: i64) -> i1:
    """Whether all arguments are such arrays."""
    i = 0
    while i < count:
        if plain_array(arguments, i, count) is None:
            return False
        i = i + 1
    return count > 0


@cold
def are_arrays(arguments: Cells, count: i64) -> i1:
    """Whether all arguments are arrays."""
    i = 0
    while i < count and arguments[i].type is PHP_ARRAY:
        i = i + 1
    return i == count and count > 0


@cold
def array_fits(engine: Object, count: i64) -> i1:
    """Does memory_limit allow an array of so many elements? False, MemoryExhausted having been raised, where it does not."""
    if likely(count <= MANY):
        return True
    number = box_int(count)
    if number is None:
        return False
    arguments = local_array(Cells, 16)
    arguments[0] = engine
    arguments[1] = number
    is_allowed = did_call("zvm.runtime.services.memory.require_array", arguments, 2)
    drop_ref(number)
    return is_allowed


@inline
def hash_or_empty(array: PhpArray) -> Object:
    """A hash, owned, or what has no elements in its place."""
    if array.hash.used != 0:
        return Object(array)
    release(Object(array))
    return new_array()


@cold
def cloned(array: PhpArray) -> Object:
    """clone_array() of an array without positions, owned; null of others."""
    return None if array.order is not NONE else Object(clone_array(array))


@inline
def flag_argument(arguments: Cells, number: i64, count: i64) -> i64:
    """A bool, false where it is not given; -1 of others."""
    if number >= count:
        return 0
    return i64(arguments[number] is TRUE) if arguments[number].type is BOOL else -1


@cold
def array_of(list: List) -> Object:
    """A packed array of a list, which is owned; null without memory."""
    if list is None:
        return None
    array = new_array()
    if array is not None:
        release(Object(PhpArray(array).packed))
        PhpArray(array).packed = list
    return array


@inline
def array_argument(arguments: Cells, number: i64, count: i64) -> PhpArray:
    """An argument, of so many, that is an array; null of others."""
    return PhpArray(arguments[number]) if number < count and arguments[number].type is PHP_ARRAY else None


@cold
def are_arrays_from(arguments: Cells, first: i64, count: i64) -> i1:
    """Whether the arguments from one on are arrays."""
    while first < count and arguments[first].type is PHP_ARRAY:
        first = first + 1
    return first >= count


@cold
def normal_key(value: Object) -> Object:
    """normalize_key() of a string, owned; null without memory."""
    key = as_key(value)
    if key is not None or PyErr_Occurred() is not None:
        return key
    arguments = local_array(Cells, 8)
    arguments[0] = value
    return asked_for_key(arguments)


@cold
def asked_for_key(arguments: Cells) -> Object:
    """normalize_key() of a text of many digits, by Python; owned."""
    return call_provided("zvm.runtime.values.arrays.normalize_key", arguments, 1)


@inline
def is_int_key(array: PhpArray, i: i64) -> i1:
    """Whether the key of an element that is there is an int."""
    return Object(array.packed) is not NONE or entry_key(array.hash, i).type is LONG


@inline
def key_is(array: PhpArray, i: i64, number: i64) -> i1:
    """Whether the key of an element that is there is a number."""
    if Object(array.packed) is not NONE:
        return i == number
    key = entry_key(array.hash, i)
    return key.type is LONG and unbox_int(key) == number


@inline
def count_under(array: PhpArray, key: Object) -> i64:
    """The int under a key, 0 where there is none."""
    place = cell_under(array, key)
    return 0 if place is None else unbox_int(place[0])


@cold
def put_element(array: PhpArray, key: Object, value: Object) -> i1:
    """PhpArray.set() of an array that is being made, both borrowed. False when Python raised."""
    if Object(array.packed) is not NONE:
        number = unbox_int(key) if key.type is LONG else -1
        if number == array.packed.size:
            return list_append(array.packed, own(value))
        if below(number, array.packed.size):
            replace(at(array.packed.items, number), value)
            return True
        if not to_hash(array, None, None):
            return False
    return set_entry(array, key, value)


@cold
def copied_part(array: PhpArray, start: i64, end: i64) -> List:
    """A part of a packed array as another one takes it over, owned; null without memory."""
    list = PyList_GetSlice(array.packed, start, end)
    if list is not None:
        unwrap_values(list, array)
    return list


@cold
def copied_list(array: PhpArray) -> List:
    """The values as another array takes them over, owned; null without memory."""
    if Object(array.packed) is not NONE:
        return copied_part(array, 0, array.packed.size)
    list = PyList_New(array.hash.used)
    number = 0
    i = next_element(array, 0)
    while list is not None and i >= 0:
        list.items[number] = own(shared_value(entry_value(array.hash.keys, i)[0]))
        number = number + 1
        i = next_element(array, i + 1)
    return list


@cold
def filled_list(size: i64, value: Object) -> List:
    """A list of one value so many times, owned; null without memory."""
    list = PyList_New(size)
    i = 0
    while list is not None and i < size:
        incref(value)
        list.items[i] = value
        i = i + 1
    return list


@cold
def is_list_array(array: PhpArray) -> i1:
    """Whether the keys are 0, 1, 2 …"""
    if Object(array.packed) is not NONE:
        return True
    number = 0
    i = next_element(array, 0)
    while i >= 0:
        key = entry_key(array.hash, i)
        if key.type is not LONG or unbox_int(key) != number:
            return False
        number = number + 1
        i = next_element(array, i + 1)
    return True


@cold
def list_of_values(array: PhpArray) -> List:
    """The values as they are stored, owned; null without memory."""
    if Object(array.packed) is not NONE:
        return PyList_GetSlice(array.packed, 0, array.packed.size)
    return PyDict_Values(array.hash)


@inline
def extend_list(list: List, values: Object) -> i1:
    """Append the values of another list. False when Python raised."""
    return PyList_SetSlice(list, list.size, list.size, values) == 0


@cold
def extend_values(list: List, array: PhpArray) -> i1:
    """Append the values of an array as they are stored. False when Python raised."""
    if Object(array.packed) is not NONE:
        return extend_list(list, Object(array.packed))
    values = PyDict_Values(array.hash)
    if values is None:
        return False
    done = extend_list(list, Object(values))
    release(Object(values))
    return done


@cold
def nth_element(array: PhpArray, number: i64) -> i64:
    """The number of the element that comes after so many others; -1 where there is none."""
    if Object(array.packed) is not NONE or array.hash.keys.entries == array.hash.used:  # without holes
        return next_element(array, number)
    i = next_element(array, 0)
    while i >= 0 and number > 0:
        number = number - 1
        i = next_element(array, i + 1)
    return i


@cold
def list_of_keys(array: PhpArray) -> List:
    """Owned; null without memory."""
    list = PyList_New(array_size(array))
    number = 0
    i = next_element(array, 0)
    while list is not None and i >= 0:
        key = index_box(i) if Object(array.packed) is not NONE else own(entry_key(array.hash, i))
        if key is None:
            release(Object(list))
            return None
        list.items[number] = key
        number = number + 1
        i = next_element(array, i + 1)
    return list


@cold
def empty_literal() -> Object:
    """PhpArray.empty(), owned; null without memory."""
    array = new_array()
    if array is not None:
        replace(cell(PhpArray(array).next_free), ZERO)
    return array


# ---- joining -------------------------------------------------------------------------------------------------------

@cold
def has_int_keys(array: PhpArray) -> i1:
    """Of a hash."""
    i = -1 if has_only_names(array) else next_element(array, 0)
    while i >= 0 and entry_key(array.hash, i).type is not LONG:
        i = next_element(array, i + 1)
    return i >= 0


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


@cold
def add_copied(result: PhpArray, array: PhpArray) -> i1:
    """Add elements as another array takes them over, those with int keys at the end. False when Python raised."""
    if array_size(result) != 0 or Object(array.packed) is not NONE or not has_only_names(array) or array.hash.used == 0:
        return merge_into(result, array, True)
    copy = PyDict_Copy(array.hash)
    if copy is None:
        return False
    if has_reference_in(array):
        unwrap_entries(copy, array)
    if Object(result.packed) is not NONE:
        release(Object(result.packed))
        result.packed = List(NONE)
    else:
        release(Object(result.hash))
    result.hash = copy
    return True


@cold
def keep_element(result: PhpArray, array: PhpArray, i: i64) -> i1:
    """Add an element under the key it has. False when Python raised."""
    key = element_key(array, i)
    done = set_entry(result, key, shared_value(element_number(array, i)))
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


@cold
def owned_column(row: Object, name: Object) -> Object:
    """column_of(), owned; null where Python has to look."""
    if name.type is STR and key_kind(name) == NO_KEY:
        return None
    value = column_of(row, name)
    return None if value is None else own(value)


@cold
def same_texts(engine: Engine, one: Object, other: Object) -> Object:
    """Whether two values are the same text, TRUE or FALSE; null where Python has to look."""
    one = dereferenced(one)
    other = dereferenced(other)
    if one.type is STR and other.type is STR:
        return boolean(str_equal(Str(one), Str(other)))
    if one.type is LONG and other.type is LONG:
        return boolean(unbox_int(one) == unbox_int(other))
    left = plain_text(engine, one)
    right = None if left is None else plain_text(engine, other)
    same = Object(None) if right is None else boolean(str_equal(Str(left), Str(right)))
    release(left)
    release(right)
    return same


# ---- calls of Python -----------------------------------------------------------------------------------------------

@cold
def python_step(engine: Object, kernel: Raw, index: i64, arguments: Cells, count: i64) -> Object:
    """What Python's function(engine, …) gives, owned, while the function of that kernel has its frame; null where it has
    none, and when Python raised, as before the call."""
    if PyErr_Occurred() is not None or not is_running(Engine(engine), kernel):
        return None
    return call_provided(index, arguments, count)


@inline
def is_quiet(engine: Object) -> i1:
    """Whether no exception waits to be thrown, as after steps; else it is raised."""
    return likely(Engine(engine).pending_exception is NONE) or is_settled(engine)


@cold
def is_settled(engine: Object) -> i1:
    return raise_pending(Engine(engine)) is not None


@cold
def begins_calls(engine: Object, kernel: Raw, target: Cells, callback: Object) -> i1:
    """Whether the function of that kernel has its frame and native code can call the callback: see callback_target()."""
    return is_running(Engine(engine), kernel) and callback_target(target, Engine(engine), callback)


@inline
def call_back(engine: Object, kernel: Raw, target: Cells, callback: Object, given: Cells, count: i64) -> Object:
    """What a callback returns, owned; null when it raised."""
    if likely(not has_reference(given, count)):
        return call_user(target, given, count)
    return call_with_references(engine, kernel, callback, given, count)


@cold
def call_with_references(engine: Object, kernel: Raw, callback: Object, given: Cells, count: i64) -> Object:
    """The same of arguments among which is a Reference, by Python; owned."""
    arguments = local_array(Cells, 64)
    arguments[0] = engine
    arguments[1] = callback
    i = 0
    while i < count:
        arguments[i + 2] = given[i]
        i = i + 1
    return python_step(engine, kernel, "zvm.ext.native.call_back", arguments, count + 2)


@cold
def unwrap_kept(elements: PhpArray, array: PhpArray) -> i1:
    """Among elements that were taken from an array, the values of References that only the two hold. True."""
    if has_reference_in(elements):
        unwrap_entries(elements.hash, array)
    return True


@cold
def joined_texts(engine: Object, separator: Str, texts: List) -> Object:
    """separator.join(texts), owned; null when the memory limit, or memory, does not allow it."""
    length = 0
    i = 0
    while i < texts.size:
        length = length + Str(texts.items[i]).length + separator.length
        i = i + 1
    return PyUnicode_Join(Object(separator), Object(texts)) if string_fits(engine, length) else None

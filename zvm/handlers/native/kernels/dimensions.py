"""dims.fetch_r() and its kin for keys that are numbers as text, and for objects of ArrayAccess whose methods are known
(zvm/executor/dims.py does the rest).

See conversions.py for how these kernels stand for functions of the runtime, python_calls.py for those that call back.
"""
OFFSET_GET, OFFSET_EXISTS, OFFSET_SET = 0, 1, 2  # places in ClassEntry.arrayaccess_funcs
ISEMPTY = 1


@cold
def dims__fetch_r(container: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    if container.type is PHP_ARRAY:
        return element_value(PhpArray(container), dim)
    return call_offset(container, OFFSET_GET, dim, None, frame, op, run)


@cold
def dims__fetch_list_r(container: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    return dims__fetch_r(container, dim, frame, op, run)


@cold
def dims__fetch_is(container: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    if container.type is PHP_ARRAY:
        return element_value(PhpArray(container), dim)
    if container is NONE:
        incref(NONE)
        return NONE
    there = offset_exists(container, dim, frame, op, run)
    if there is TRUE:
        return call_offset(container, OFFSET_GET, dim, None, frame, op, run)
    if there is FALSE:
        incref(NONE)
        return NONE
    return None


@cold
def dims__isset(container: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    if container.type is PHP_ARRAY:
        found = element_value(PhpArray(container), dim)
        if found is None:
            return None
        drop_ref(found)
        return boolean(found is not NONE)
    if container is NONE:
        return FALSE
    return offset_exists(container, dim, frame, op, run)


@cold
def dims__isempty(container: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    if container.type is PHP_ARRAY:
        found = element_value(PhpArray(container), dim)
        if found is None:
            return None
        drop_ref(found)
        truth = convert__to_bool(found)
        if truth is None:
            return None
        return boolean(truth is FALSE)
    return TRUE if container is NONE else None


@cold
def dims__assign(container: Object, key: Object, dim: Object, value: Object, frame: ExecuteData, op: Op, run: Run,
                 ) -> Object:
    cell = element_cell(container, key)
    if cell is None:
        return None
    target = dereferenced(cell[0])
    value = dereferenced(value)
    if value is UNDEF:
        return None
    if target.type is not PHP_ARRAY:
        done = call_offset(target, OFFSET_SET, dim, value, frame, op, run)
        if done is None:
            return None
        decref(done, run, op)
        incref(value)
        return value
    array = PhpArray(target)
    if dim.type is not STR or array.count != 1 or is_int_text(Str(dim)) == 0:
        return None
    number = key_number(Str(dim))
    if Object(array.packed) is not NONE:
        if not below(number, array.packed.size):
            return None
        cell = at(array.packed.items, number)
    else:
        cell = dict_find_int(array.hash, number)
        if cell is None:
            if not array_add_int(array, number, value, run, op):
                return None
            incref(value)
            return value
        keep_tracked(array.hash)
    if cell[0].type is REFERENCE:
        return None
    at_call(frame, op, run)
    incref(value)
    put_new(cell, value, run, op)
    return value


@cold
def offset_exists(container: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """TRUE or FALSE; null where Python has to ask, or it raised."""
    found = call_offset(container, OFFSET_EXISTS, dim, None, frame, op, run)
    if found is None:
        return None
    truth = is_true(run.engine, found)
    decref(found, run, op)
    if truth < 0:
        return None
    return boolean(truth == 1)


@cold
def call_offset(container: Object, index: i64, dim: Object, value: Object, frame: ExecuteData, op: Op, run: Run,
                ) -> Object:
    """The value of a method of ArrayAccess, owned; null where Python has to find it, or it raised."""
    if not is_object(container):
        return None
    object = PhpObject(container)
    functions = ClassEntry(object.ce).arrayaccess_funcs
    if functions is NONE or dim is UNDEF or dim is NEXT or op.opline.cache.type is STR:  # "1" was written, 1 is the key
        return None
    at_call(frame, op, run)
    return call_method(run.engine, offset(functions, TUPLE_ITEMS, Cells)[index], object, dereferenced(dim), value)


@cold
def element_value(array: PhpArray, dim: Object) -> Object:
    """array[dim] dereferenced, owned, for a key that is a string or an int; null where it has none."""
    if dim.type is STR:
        kind = is_int_text(Str(dim))
        if kind == 1:
            return value_in(element_at(array, key_number(Str(dim))))
        if kind == 0 and Object(array.packed) is NONE:
            return value_in(dict_find_str(array.hash, Str(dim)))
    elif dim.type is LONG:
        return value_in(element_at(array, unbox_int(dim)))
    return None


@inline
def value_in(cell: Cells) -> Object:
    """What a cell holds, dereferenced, owned; null of none."""
    if cell is None:
        return None
    value = dereferenced(cell[0])
    incref(value)
    return value


@inline
def element_at(array: PhpArray, number: i64) -> Cells:
    """The cell of an int key, null where there is none."""
    if Object(array.packed) is not NONE:
        return at(array.packed.items, number) if below(number, array.packed.size) else None
    return dict_find_int(array.hash, number)


@cold
def is_int_text(text: Str) -> i64:
    """Whether a key of that text is an int: 1; 0: no; -1: Python looks at texts of many digits."""
    textual = arrays__is_text_key(Object(text))
    if textual is None:
        return -1
    return 0 if textual is TRUE else 1


@cold
def key_number(text: Str) -> i64:
    """The number that a text of few digits, perhaps after a `-`, is."""
    data = str_data(text)
    length = text.length
    i = 1 if i64(data[0]) == 45 else 0
    number = 0
    while i < length:
        number = number * 10 + i64(data[i]) - 48
        i = i + 1
    return 0 - number if i64(data[0]) == 45 else number

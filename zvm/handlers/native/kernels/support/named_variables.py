"""A frame's variables by names that a program has as values: what extract() assigns, and compact() collects.

Each assignment may run a destructor, which changes variables; so each is looked up when its turn comes.
"""
NAMES_DEPTH = 8  # arrays of names, of compact()
EXTR_SKIP, EXTR_PREFIX_SAME, EXTR_PREFIX_ALL, EXTR_PREFIX_INVALID, EXTR_PREFIX_IF_EXISTS, EXTR_IF_EXISTS = 1, 2, 3, 4, 5, 6
EXTR_REFS = 256


@cold
def collect_variables(frame: ExecuteData, result: PhpArray, given: Object, depth: i64) -> i1:
    """result[name] := value of the variable of a name, or of each of an array's names. False where Python has to begin again."""
    given = dereferenced(given)
    if given.type is PHP_ARRAY:
        names = PhpArray(given)
        is_done = depth > 0
        i = next_element(names, 0)
        while i >= 0 and is_done:
            is_done = collect_variables(frame, result, element_number(names, i), depth - 1)
            i = next_element(names, i + 1)
        return is_done
    place = local_cell(frame, given)
    key = None if place is None or place[0] is UNDEF else as_key(given)
    if key is None:
        return False
    is_done = set_entry(result, key, dereferenced(place[0]))
    release(key)
    return is_done


@cold
def extract_variables(engine: Engine, frame: ExecuteData, array: PhpArray, flags: i64, prefix: Object) -> Object:
    """Make variables of an array's elements; how many, owned. Null where Python raised, or has to begin: nothing is assigned
    then. A destructor that throws ends it, unless elements are bound by reference. `prefix`: with its underscore, or null."""
    if Object(array) is None or not are_plain_names(array):
        return None
    incref(Object(array))
    count = 0
    i = next_element(array, 0)
    while i >= 0 and count >= 0:
        key = element_key(array, i)
        name = None if key is None else extracted_name(frame, key, flags & 255, prefix)
        release(key)
        place = cell_of_element(array, i)
        if name is None or name is not NONE and not did_extract(engine, frame, name, place, array, flags & EXTR_REFS != 0):
            count = -1
        elif name is not NONE:
            count = count + 1
        release(name)
        is_stopped = engine.pending_exception is not NONE and flags & EXTR_REFS == 0
        i = -1 if is_stopped else next_element(array, i + 1)
    release(Object(array))
    return None if count < 0 else box_int(count)


@inline
def cell_of_element(array: PhpArray, i: i64) -> Cells:
    return at(array.packed.items, i) if Object(array.packed) is not NONE else entry_value(array.hash.keys, i)


@cold
def are_plain_names(array: PhpArray) -> i1:
    """Whether none of an array's keys is $this or $GLOBALS."""
    this = provided_object("'this")
    globals = provided_object("'GLOBALS")
    if this is None or globals is None:
        return False
    are_plain = True
    i = -1 if Object(array.packed) is not NONE else next_element(array, 0)
    while i >= 0 and are_plain:
        key = entry_key(array.hash, i)
        if key.type is STR:
            are_plain = is_narrow(Str(key)) and not str_equal(Str(key), Str(this)) and not str_equal(Str(key), Str(globals))
        i = next_element(array, i + 1)
    return are_plain


@cold
def extracted_name(frame: ExecuteData, key: Object, kind: i64, prefix: Object) -> Object:
    """The variable that the element of a key is for, owned; None where it is passed over; null without memory."""
    is_valid = key.type is STR and is_variable_name(Str(key))
    if kind == EXTR_PREFIX_INVALID:
        return own(key) if is_valid else prefixed_name(prefix, key)
    if key.type is not STR:
        return prefixed_name(prefix, key) if kind == EXTR_PREFIX_ALL else NONE
    if Str(key).length == 0 and kind != EXTR_PREFIX_IF_EXISTS:
        return NONE
    if kind == EXTR_PREFIX_ALL:
        return prefixed_name(prefix, key)
    place = local_cell(frame, key)
    is_taken = place is not None and place[0] is not UNDEF
    if is_taken and (kind == EXTR_PREFIX_SAME or kind == EXTR_PREFIX_IF_EXISTS):
        return prefixed_name(prefix, key)
    if kind == EXTR_PREFIX_IF_EXISTS:
        return own(key) if place is not None else NONE
    if not is_valid or kind == EXTR_SKIP and is_taken or kind == EXTR_IF_EXISTS and not is_taken:
        return NONE
    return own(key)


@cold
def prefixed_name(prefix: Object, key: Object) -> Object:
    """The prefix and a key, owned, or None where that is no variable's name; null without memory."""
    text = text_of(key)
    name = None if text is None else PyUnicode_Concat(prefix, text)
    release(text)
    if name is None or is_variable_name(Str(name)):
        return name
    release(name)
    return NONE


@cold
def did_extract(engine: Engine, frame: ExecuteData, name: Object, element: Cells, array: PhpArray, by_reference: i1) -> i1:
    """$name := value of an element, through a reference it may be, or $name =& element. False when Python raised."""
    if by_reference and Object(array.packed) is NONE:
        keep_tracked(array.hash)
    value = referred(element) if by_reference else own(dereferenced(element[0]))
    if value is None:
        return False
    is_done = did_set_variable(engine, frame, name, value, by_reference)
    release(value)
    return is_done


@cold
def did_set_variable(engine: Engine, frame: ExecuteData, name: Object, value: Object, binds: i1) -> i1:
    place = local_cell(frame, name)
    given = local_array(Cells, 32)
    if place is None and frame.symbol_table is NONE:
        given[0] = Object(frame)
        if not did_call("zvm.runtime.execute_data.symbol_table", given, 1):
            return False
    if place is None:
        return PyDict_SetItem(Dict(frame.symbol_table), name, value) == 0
    if binds or place[0].type is not REFERENCE:
        replace(place, value)
        return True
    if Reference(place[0]).sources is NONE:
        replace(cell(Reference(place[0]).value), value)
        return True
    given[0] = Object(engine)
    given[1] = place[0]
    given[2] = value
    given[3] = FALSE
    return did_call("zvm.runtime.objects.typed_references.assign_to_reference", given, 4)


@inline
def is_variable_name(name: Str) -> i1:
    """Whether a string is a variable's name (php_valid_var_name)."""
    if not is_narrow(name) or name.length == 0:
        return False
    data = str_data(name)
    i = 0
    while i < name.length:
        byte = i64(data[i]) & 255
        is_letter = byte >= 128 or byte == b"_" or below((byte | 32) - b"a", 26)
        if not is_letter and (i == 0 or not is_digit(byte)):
            return False
        i = i + 1
    return True

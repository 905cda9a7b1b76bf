"""serialize() and unserialize() of scalars, arrays of them, and objects of plain classes
(zvm/ext/standard/variables/plain_classes.py).

References, other objects and whatever is wrong are left to Python, which begins again, with what __serialize() and __sleep()
have given so far; so are calls from Serializable's methods.
"""
DEEPEST = 64
# words of a sink that is written: values so far, objects' numbers, classes, what methods gave by object
WRITE_NUMBER, WRITE_SEEN, WRITE_CLASSES, WRITE_GIVEN = 6, 7, 8, 9
WRITER_BYTES = 88
# words of a reader; READ_ALLOWED: TRUE, FALSE or an array of the classes that there may be; the last: objects and the arrays of their
# __unserialize(), in turn, or None of __wakeup()
READ_AT, READ_END, READ_PLACES, READ_CLASSES, READ_ENGINE, READ_ALLOWED, READ_DELAYED = 0, 1, 2, 3, 4, 5, 6
UNSERIALIZER_BYTES = 56
PLAIN_HEAD, PLAIN_INDEX, PLAIN_NAMES, PLAIN_SLOTS, PLAIN_MASKS, PLAIN_CLASSES = 0, 1, 2, 3, 4, 5  # of plain_classes.note()
PLAIN_SERIALIZE, PLAIN_AWAKE, PLAIN_TAKES_ARRAY, PLAIN_SLEEP, PLAIN_MEMBERS = 6, 7, 8, 9, 10


@cold
def plain_class(engine: Object, classes: Dict, ce: ClassEntry) -> List:
    """What plain_classes.note() gives, borrowed; null of classes that are not plain."""
    plan = dict_find_pointer(classes, Object(ce))
    if plan is None:
        arguments = local_array(Cells, 16)
        arguments[0] = engine
        arguments[1] = Object(ce)
        plan = call_provided("zvm.ext.standard.variables.plain_classes.note", arguments, 2)
        if plan is None:
            PyErr_Clear()
            return None
        drop_ref(plan)
    return None if plan is NONE else List(plan)


@inline
def known_classes(engine: Object) -> i64:
    """The dict of plain classes; 0 when Python raised."""
    return i64(asked(engine, "zvm.ext.standard.variables.plain_classes.described_classes"))


# ---- serialize -----------------------------------------------------------------------------------------------------

@entry
def function__serialize(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1:
        return None
    is_compound = arguments[0].type is PHP_ARRAY or is_object(arguments[0])
    if is_compound and asked(engine, "zvm.ext.standard.state.is_serializing") is not FALSE:
        return None
    sink = local_array(Words, WRITER_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    sink[WRITE_NUMBER] = 0
    sink[WRITE_SEEN] = 0
    sink[WRITE_GIVEN] = 0
    is_done = put_serialized(engine, sink, arguments[0], DEEPEST)
    if sink[WRITE_SEEN] != 0:
        release(Object(sink[WRITE_SEEN]))
    result = sink_value(sink) if is_done else drop_sink(sink)
    if sink[WRITE_GIVEN] != 0:
        if result is None and PyErr_Occurred() is None:
            result = serialized_by_python(engine, arguments[0], Object(sink[WRITE_GIVEN]))
        release(Object(sink[WRITE_GIVEN]))
    return result


@cold
def serialized_by_python(engine: Object, value: Object, given: Object) -> Object:
    """serialize(value), what __serialize() or __sleep() has given for some objects being known."""
    asking = local_array(Cells, 24)
    asking[0] = engine
    asking[1] = value
    asking[2] = given
    return call_provided("zvm.ext.standard.variables.serialize.serialize_on", asking, 3)


@cold
def put_serialized(engine: Object, sink: Words, value: Object, depth: i64) -> i1:
    """A value, which gets a number. False where Python has to."""
    sink[WRITE_NUMBER] = sink[WRITE_NUMBER] + 1
    type = value.type
    if type is STR or type is LONG:
        return put_serialized_key(sink, value)
    if value is NONE:
        put_byte(sink, b"N")
    elif type is BOOL:
        put_byte(sink, b"b")
        put_byte(sink, b":")
        put_byte(sink, b"1" if value is TRUE else b"0")
    elif type is FLOAT:
        put_byte(sink, b"d")
        put_byte(sink, b":")
        if not put_shortest(engine, sink, Float(value).value):
            return False
    elif type is PHP_ARRAY:
        return depth > 0 and put_serialized_array(engine, sink, PhpArray(value), depth - 1)
    else:
        return depth > 0 and is_object(value) and put_serialized_object(engine, sink, PhpObject(value), depth - 1)
    put_byte(sink, b";")
    return True


@cold
def put_serialized_key(sink: Words, key: Object) -> i1:
    """A string or an int."""
    if key.type is STR:
        if not is_narrow(Str(key)):
            return False
        put_counted_text(sink, Str(key))
    else:
        put_byte(sink, b"i")
        put_byte(sink, b":")
        put_number(sink, unbox_int(key))
    put_byte(sink, b";")
    return True


def put_serialized_object(engine: Object, sink: Words, object: PhpObject, depth: i64) -> i1:
    """An object of a plain class; one that was written before by its number."""
    if sink[WRITE_SEEN] == 0:
        sink[WRITE_CLASSES] = known_classes(engine)
        sink[WRITE_SEEN] = i64(PyDict_New())
        if sink[WRITE_SEEN] == 0 or sink[WRITE_CLASSES] == 0:
            return False
    seen = Dict(sink[WRITE_SEEN])
    known = dict_find_int(seen, i64(object))
    if known is not None:
        put_byte(sink, b"r")
        put_byte(sink, b":")
        put_number(sink, unbox_int(known[0]))
        put_byte(sink, b";")
        return True
    plan = plain_class(engine, Dict(sink[WRITE_CLASSES]), object.ce)
    if plan is None or not note_object(seen, object, sink[WRITE_NUMBER]):
        return False
    incref(Object(plan))
    incref(Object(object))
    done = put_planned_object(engine, sink, object, plan, depth)
    release(Object(object))
    release(Object(plan))
    return done


@cold
def put_planned_object(engine: Object, sink: Words, object: PhpObject, plan: List, depth: i64) -> i1:
    """One that was not written before, by what is known of its class."""
    if plan.items[PLAIN_SERIALIZE] is not NONE:
        return put_given(engine, sink, object, plan.items[PLAIN_SERIALIZE], depth)
    if plan.items[PLAIN_SLEEP] is not NONE:
        return put_chosen(engine, sink, object, plan, depth)
    declared = List(plan.items[PLAIN_SLOTS]).size
    initialized = 0
    i = 0
    while i < declared:
        initialized = initialized + i64(planned_cell(object, plan, i)[0] is not UNDEF)
        i = i + 1
    undeclared = object.dynamic.used if has_dynamic(object) else 0
    entries = object.dynamic.keys.entries if undeclared != 0 else 0
    if undeclared != 0 or initialized != declared:
        put_class_name(sink, object.ce)
        put_number(sink, initialized + undeclared)
        put_byte(sink, b":")
        put_byte(sink, b"{")
    else:
        put_text(sink, Str(plan.items[PLAIN_HEAD]))
    i = 0
    while i < declared:
        if planned_cell(object, plan, i)[0] is not UNDEF and not put_property(engine, sink, object, plan, i, depth):
            return False
        i = i + 1
    if undeclared != 0 and not put_undeclared(engine, sink, object.dynamic, undeclared, entries, depth):
        return False
    put_byte(sink, b"}")
    return True


@cold
def put_undeclared(engine: Object, sink: Words, properties: Dict, number: i64, entries: i64, depth: i64) -> i1:
    """The dynamic properties of an object, as many as there were, which are among so many entries of the dict. False, too,
    where a method of one's value has removed some."""
    if properties.values is not None:
        return False
    incref(Object(properties))
    is_done = True
    i = 0
    while is_done and i < entries and i < properties.keys.entries:
        value = entry_value(properties.keys, i)[0]
        if value is not None:
            put_counted_text(sink, Str(entry_key(properties, i)))
            put_byte(sink, b";")
            is_done = value.type is not REFERENCE and put_held(engine, sink, value, depth)
            number = number - 1
        i = i + 1
    release(Object(properties))
    return is_done and number == 0


@inline
def planned_cell(object: PhpObject, plan: List, i: i64) -> Cells:
    """Where the property of that number is."""
    return at(object.slots.items, unbox_int(List(plan.items[PLAIN_SLOTS]).items[i]))


def put_property(engine: Object, sink: Words, object: PhpObject, plan: List, i: i64, depth: i64) -> i1:
    """Name and value of the property of that number."""
    value = planned_cell(object, plan, i)[0]
    if value is UNDEF or value.type is REFERENCE:
        return False
    put_text(sink, Str(List(plan.items[PLAIN_NAMES]).items[i]))
    return put_held(engine, sink, value, depth)


@inline
def put_held(engine: Object, sink: Words, value: Object, depth: i64) -> i1:
    """put_serialized() of a value that a method of its own may drop."""
    incref(value)
    done = put_serialized(engine, sink, value, depth)
    release(value)
    return done


@cold
def given_by(engine: Object, sink: Words, object: PhpObject, method: Object) -> PhpArray:
    """The array that the object's __serialize() or __sleep() gives, owned, noted as well; null of what is none."""
    array = call_method(Engine(engine), method, object, None, None)
    if array is None:
        return None
    if sink[WRITE_GIVEN] == 0:
        sink[WRITE_GIVEN] = i64(PyDict_New())
    key = box_int(i64(object))
    is_kept = sink[WRITE_GIVEN] != 0 and key is not None and PyDict_SetItem(Dict(sink[WRITE_GIVEN]), key, array) == 0
    release(key)
    if is_kept and array.type is PHP_ARRAY:
        return PhpArray(array)
    release(array)
    return None


@cold
def put_class_name(sink: Words, ce: ClassEntry) -> None:
    """O:4:"Name":"""
    put_byte(sink, b"O")
    put_byte(sink, b":")
    put_number(sink, Str(ce.name).length)
    put_byte(sink, b":")
    put_byte(sink, b'"')
    put_text(sink, Str(ce.name))
    put_byte(sink, b'"')
    put_byte(sink, b":")


@cold
def put_given(engine: Object, sink: Words, object: PhpObject, method: Object, depth: i64) -> i1:
    """What the object's __serialize() gives."""
    array = given_by(engine, sink, object, method)
    if array is None:
        return False
    put_class_name(sink, object.ce)
    done = put_members(engine, sink, array, depth)
    release(Object(array))
    return done


@cold
def put_chosen(engine: Object, sink: Words, object: PhpObject, plan: List, depth: i64) -> i1:
    """The properties that the object's __sleep() names, declared ones and each once."""
    array = given_by(engine, sink, object, plan.items[PLAIN_SLEEP])
    if array is None:
        return False
    done = put_named(engine, sink, object, plan, array, depth)
    release(Object(array))
    return done


@cold
def put_named(engine: Object, sink: Words, object: PhpObject, plan: List, array: PhpArray, depth: i64) -> i1:
    """The properties that an array names."""
    put_class_name(sink, object.ce)
    put_number(sink, array_size(array))
    put_byte(sink, b":")
    put_byte(sink, b"{")
    met = 0
    i = next_element(array, 0)
    while i >= 0:
        name = element_number(array, i)
        is_name = name.type is STR and is_narrow(Str(name))
        found = dict_find_str(Dict(plan.items[PLAIN_MEMBERS]), Str(name)) if is_name else None
        if found is None:
            return False
        number = unbox_int(found[0])
        if number > 62 or met >> number & 1 != 0 or not put_property(engine, sink, object, plan, number, depth):
            return False
        met = met | 1 << number
        i = next_element(array, i + 1)
    put_byte(sink, b"}")
    return True


@cold
def note_object(seen: Dict, object: PhpObject, number: i64) -> i1:
    key = box_int(i64(object))
    value = box_int(number)
    done = key is not None and value is not None and PyDict_SetItem(seen, key, value) == 0
    release(key)
    release(value)
    return done


@cold
def put_counted_text(sink: Words, text: Str) -> None:
    put_byte(sink, b"s")
    put_byte(sink, b":")
    put_number(sink, text.length)
    put_byte(sink, b":")
    put_byte(sink, b'"')
    put_text(sink, text)
    put_byte(sink, b'"')


def put_serialized_array(engine: Object, sink: Words, array: PhpArray, depth: i64) -> i1:
    put_byte(sink, b"a")
    put_byte(sink, b":")
    return put_members(engine, sink, array, depth)


def put_members(engine: Object, sink: Words, array: PhpArray, depth: i64) -> i1:
    """n:{…}"""
    put_number(sink, array_size(array))
    put_byte(sink, b":")
    put_byte(sink, b"{")
    i = next_element(array, 0)
    while i >= 0:
        key = element_key(array, i)
        done = key is not None and put_serialized_key(sink, key)
        release(key)
        if not done:
            return False
        if not put_held(engine, sink, element_number(array, i), depth):
            return False
        i = next_element(array, i + 1)
    put_byte(sink, b"}")
    return True


@cold
def put_shortest(engine: Object, sink: Words, number: f64) -> i1:
    """With the digits that make it the same when it is read (serialize_precision -1), of those without exponent."""
    most = 0.0 - number if number < 0.0 else number
    if number != 0.0 and not (most > 0.0001 and most < 1000000000000000.0):
        return False
    if not has_shortest_floats(engine):
        return False
    text = PyOS_double_to_string(number, b"r", 0, 0, None)
    if text is None:
        PyErr_Clear()
        return False
    size = strlen(text)
    if size > 2 and i64(text[size - 2]) == b"." and i64(text[size - 1]) == b"0":
        size = size - 2
    put_bytes(sink, text, size)
    PyMem_Free(Raw(text))
    return True


@cold
def has_shortest_floats(engine: Object) -> i1:
    """Whether serialize_precision is -1."""
    return unbox_int(Engine(engine).ini.serialize_precision) == -1


# ---- unserialize ---------------------------------------------------------------------------------------------------

@entry
def function__unserialize(engine: Object, arguments: Cells, count: i64) -> Object:
    if not below(count - 1, 2) or is_later(engine) or arguments[0].type is not STR or not is_narrow(Str(arguments[0])):
        return None
    allowed = allowed_classes(arguments, count)
    if allowed is None or asked(engine, "zvm.ext.standard.state.may_unserialize_natively") is not TRUE:
        return None
    reader = local_array(Words, UNSERIALIZER_BYTES)
    data = str_data(Str(arguments[0]))
    reader[READ_AT] = i64(data)
    reader[READ_END] = i64(data) + Str(arguments[0]).length
    reader[READ_PLACES] = i64(PyList_New(0))
    reader[READ_CLASSES] = 0
    reader[READ_ENGINE] = i64(engine)
    reader[READ_ALLOWED] = i64(allowed)
    reader[READ_DELAYED] = 0
    if reader[READ_PLACES] == 0:
        return None
    value = read_value(reader, DEEPEST)
    if value is None:
        PyErr_Clear()
        take_apart(List(reader[READ_PLACES]))
    release(Object(reader[READ_PLACES]))  # of what is given up the last object dies first, so that handles come back in order
    if reader[READ_DELAYED] != 0:
        if value is not None and not are_awakened(Engine(engine), List(reader[READ_DELAYED])):
            release(value)
            value = Object(None)
        release(Object(reader[READ_DELAYED]))
    return value


@cold
def allowed_classes(arguments: Cells, count: i64) -> Object:
    """What the options, if any, say of classes, borrowed; null where Python has to look at them."""
    if count == 1:
        return TRUE
    if arguments[1].type is not PHP_ARRAY:
        return None
    options = PhpArray(arguments[1])
    if array_size(options) == 0:
        return TRUE
    if array_size(options) != 1 or Object(options.packed) is not NONE:
        return None
    found = dict_find_provided(options.hash, "'allowed_classes")
    if found is None:
        return None
    if found[0].type is BOOL:
        return found[0]
    if found[0].type is not PHP_ARRAY or Object(PhpArray(found[0]).packed) is NONE:
        return None
    names = PhpArray(found[0]).packed
    i = 0
    while i < names.size:
        if names.items[i].type is not STR or not is_narrow(Str(names.items[i])):
            return None
        i = i + 1
    return found[0]


@cold
def is_allowed(allowed: Object, name: Str) -> i1:
    """Whether objects of a class may be made."""
    if allowed.type is BOOL:
        return allowed is TRUE
    names = PhpArray(allowed).packed
    i = 0
    while i < names.size:
        each = Str(names.items[i])
        if each.length == name.length and difference_of_bytes(str_data(each), each.length, str_data(name), name.length, True) == 0:
            return True
        i = i + 1
    return False


@cold
def are_awakened(engine: Engine, delayed: List) -> i1:
    """Call __unserialize() or __wakeup() of the objects, in the order in which they were read; False when one raised."""
    classes = Object(known_classes(Object(engine)))
    i = 0
    while i < delayed.size:
        object = PhpObject(delayed.items[i])
        plan = plain_class(Object(engine), Dict(classes), object.ce)
        if plan is None:
            return False
        array = delayed.items[i + 1]
        value = call_method(engine, plan.items[PLAIN_AWAKE], object, None if array is NONE else array, None)
        if value is None:
            return False
        release(value)
        i = i + 2
    return True


@inline
def left_in(reader: Words) -> i64:
    return reader[READ_END] - reader[READ_AT]


@inline
def peeked(reader: Words, distance: i64) -> i64:
    """The byte so far on; -1 after the end."""
    return i64(Bytes(reader[READ_AT])[distance]) if distance < left_in(reader) else -1


@inline
def digits_ahead(reader: Words, distance: i64) -> i64:
    """How many digits there are so far on."""
    return digits_at(Bytes(reader[READ_AT]), distance, left_in(reader))


@inline
def skip_bytes(reader: Words, size: i64) -> None:
    reader[READ_AT] = reader[READ_AT] + size


@cold
def read_value(reader: Words, depth: i64) -> Object:
    """The value that stands there, which gets a number, owned; null of what Python has to look at."""
    kind = peeked(reader, 0)
    if kind == b"O" and peeked(reader, 1) == b":":
        return read_object(reader, depth - 1) if depth > 0 else None
    if kind == b"r" and peeked(reader, 1) == b":":
        return read_known(reader)
    if not list_append(List(reader[READ_PLACES]), NONE):
        return None
    if kind == b"N" and peeked(reader, 1) == b";":
        skip_bytes(reader, 2)
        return NONE
    if peeked(reader, 1) != b":":
        return None
    if kind == b"a":
        return read_array(reader, depth - 1) if depth > 0 else None
    if kind == b"b" and below(peeked(reader, 2) - b"0", 2) and peeked(reader, 3) == b";":
        skip_bytes(reader, 4)
        return boolean(i64(Bytes(reader[READ_AT])[-2]) == b"1")
    return read_float(reader) if kind == b"d" else read_key(reader)


@cold
def read_key(reader: Words) -> Object:
    """An int or a string, owned; null of others."""
    kind = peeked(reader, 0)
    if peeked(reader, 1) != b":":
        return None
    if kind == b"i":
        return read_int(reader)
    return read_text(reader) if kind == b"s" else None


@cold
def read_known(reader: Words) -> Object:
    """r:…; the object of that number."""
    skip_bytes(reader, 2)
    digits = digits_ahead(reader, 0)
    number = number_at(Bytes(reader[READ_AT]), 0, digits)
    places = List(reader[READ_PLACES])
    if digits == 0 or peeked(reader, digits) != b";" or not below(number - 1, places.size):
        return None
    found = places.items[number - 1]
    if found is NONE or not list_append(places, own(found)):
        return None
    skip_bytes(reader, digits + 1)
    return own(found)


@cold
def read_object(reader: Words, depth: i64) -> Object:
    """O:4:"Name":n:{…} of a plain class."""
    size = read_count(reader, 2)
    if size <= 0 or size + 3 > left_in(reader) or peeked(reader, 0) != b'"' or peeked(reader, size + 1) != b'"':
        return None
    name = text_of_bytes(offset(Raw(reader[READ_AT]), 1, Bytes), size)
    if name is None or peeked(reader, size + 2) != b":":
        return None
    skip_bytes(reader, size + 1)
    found = entry_named(Engine(reader[READ_ENGINE]).classes, Str(name))
    if not is_allowed(Object(reader[READ_ALLOWED]), Str(name)):
        found = Object(None)
    release(name)
    left = read_count(reader, 2)
    if found is None or left < 0 or peeked(reader, 0) != b"{" or left > left_in(reader) // 2:
        return None
    skip_bytes(reader, 1)
    if reader[READ_CLASSES] == 0:
        reader[READ_CLASSES] = known_classes(Object(reader[READ_ENGINE]))
    plan = plain_class(Object(reader[READ_ENGINE]), Dict(reader[READ_CLASSES]), ClassEntry(found)) \
        if reader[READ_CLASSES] != 0 else None
    if plan is None:
        return None
    object = object_of(Engine(reader[READ_ENGINE]), ClassEntry(found))
    if object is None:
        return None
    if not list_append(List(reader[READ_PLACES]), own(Object(object))) or not read_inside(reader, object, plan, left, depth):
        release(Object(object))
        return None
    return Object(object)


@cold
def read_inside(reader: Words, object: PhpObject, plan: List, left: i64, depth: i64) -> i1:
    """What stands between an object's braces: its properties, or the array of its __unserialize()."""
    array = NONE
    if plan.items[PLAIN_TAKES_ARRAY] is TRUE:
        array = Object(empty_hash())
        if array is None or not filled_array(reader, PhpArray(array), left, depth):
            return False
    elif not read_properties(reader, object, plan, left, depth):
        return False
    if plan.items[PLAIN_AWAKE] is NONE:
        return True
    if reader[READ_DELAYED] == 0:
        reader[READ_DELAYED] = i64(PyList_New(0))
    delayed = List(reader[READ_DELAYED])
    if Object(delayed) is not None and list_append(delayed, own(Object(object))) and list_append(delayed, array):
        return True
    release(array)
    return False


@cold
def read_properties(reader: Words, object: PhpObject, plan: List, left: i64, depth: i64) -> i1:
    """Declared ones, of the types that they may have, those that the class lets be added, and the closing brace."""
    while left > 0:
        name = read_text(reader) if peeked(reader, 0) == b"s" and peeked(reader, 1) == b":" else None
        value = read_value(reader, depth) if name is not None else None
        done = value is not None and has_property_set(reader, object, plan, name, value)
        release(name)
        release(value)
        if not done:
            return False
        left = left - 1
    if peeked(reader, 0) != b"}":
        return False
    skip_bytes(reader, 1)
    return True


@cold
def has_property_set(reader: Words, object: PhpObject, plan: List, name: Object, value: Object) -> i1:
    """object->name := value, of a mangled name. False where Python has to look."""
    index = dict_find_str(Dict(plan.items[PLAIN_INDEX]), Str(name))
    if index is not None:
        i = unbox_int(index[0])
        if not may_hold(reader, plan, i, value):
            return False
        replace(planned_cell(object, plan, i), value)
        return True
    if not is_undeclared(object, name):
        return False
    added = add_dynamic(object, name, value)
    release(added)
    return added is not None


@cold
def may_hold(reader: Words, plan: List, i: i64, value: Object) -> i1:
    """Whether a property may hold the value as it is."""
    if type_bit(value) & unbox_int(List(plan.items[PLAIN_MASKS]).items[i]) != 0:
        return True
    name = List(plan.items[PLAIN_CLASSES]).items[i]
    if name is NONE or not is_object(value):
        return False
    wanted = entry_named(Engine(reader[READ_ENGINE]).classes, Str(name))
    if wanted is None:
        return False
    ce = PhpObject(value).ce
    return Object(ce) is wanted or descends(ce, ClassEntry(wanted))


@cold
def read_int(reader: Words) -> Object:
    """i:…; of few digits."""
    first = 3 if peeked(reader, 2) == b"-" else 2
    digits = digits_ahead(reader, first)
    if not below(digits - 1, MOST_DIGITS) or peeked(reader, first + digits) != b";":
        return None
    number = number_at(Bytes(reader[READ_AT]), first, digits)
    skip_bytes(reader, first + digits + 1)
    return box_int(0 - number if first == 3 else number)


@cold
def read_count(reader: Words, start: i64) -> i64:
    """A number of at most 9 digits so far on, with a colon after it, and read as far as that; -1 of others."""
    digits = digits_ahead(reader, start)
    if not below(digits - 1, 9) or peeked(reader, start + digits) != b":":
        return -1
    number = number_at(Bytes(reader[READ_AT]), start, digits)
    skip_bytes(reader, start + digits + 1)
    return number


@cold
def read_text(reader: Words) -> Object:
    """s:5:"…";"""
    size = read_count(reader, 2)
    if size < 0 or size + 3 > left_in(reader):
        return None
    data = Bytes(reader[READ_AT])
    if i64(data[0]) != b'"' or i64(data[size + 1]) != b'"' or i64(data[size + 2]) != b";":
        return None
    skip_bytes(reader, size + 3)
    return text_of_bytes(offset(data, 1, Bytes), size)


@cold
def read_float(reader: Words) -> Object:
    """d:…; of digits, a point, an exponent."""
    i = 3 if peeked(reader, 2) == b"-" else 2
    if not is_digit(peeked(reader, i)):
        return None
    while is_digit(peeked(reader, i)) or is_in_float(peeked(reader, i)):
        i = i + 1
    if peeked(reader, i) != b";":
        return None
    end = local_array(Cells, 8)
    number = strtod(offset(Raw(reader[READ_AT]), 2, Bytes), end)
    if i64(end[0]) != reader[READ_AT] + i:
        return None
    skip_bytes(reader, i + 1)
    return box_float(number)


@inline
def is_in_float(byte: i64) -> i1:
    return byte == b"." or byte == b"E" or byte == b"+" or byte == b"-"


@cold
def read_array(reader: Words, depth: i64) -> Object:
    """a:n:{…}"""
    left = read_count(reader, 2)
    if left < 0 or peeked(reader, 0) != b"{" or left > left_in(reader) // 2:
        return None
    skip_bytes(reader, 1)
    array = new_array()
    if array is None or not filled_array(reader, PhpArray(array), left, depth):
        return None
    return array


@cold
def filled_array(reader: Words, array: PhpArray, left: i64, depth: i64) -> i1:
    """Read so many elements, and the closing brace; False, and the array is given up, of others."""
    while left > 0 and read_member(reader, array, depth):
        left = left - 1
    if left > 0 or peeked(reader, 0) != b"}":
        release(Object(array))
        return False
    skip_bytes(reader, 1)
    return True


@cold
def read_member(reader: Words, array: PhpArray, depth: i64) -> i1:
    """A key that is not there yet, and its value."""
    key = read_key(reader)
    if key is None:
        return False
    kind = key_kind(key)
    done = kind != NO_KEY and place_in(array, kind, key) is None \
        and store_value(array, kind, key, read_value(reader, depth))
    release(key)
    return done

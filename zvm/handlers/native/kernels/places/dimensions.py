"""dims.fetch_r() and the like for keys that are numbers as text, and for objects of ArrayAccess whose methods are known
(zvm/executor/dims.py does the rest).

See conversions.py for how these kernels stand for functions of the runtime, python_calls.py for those that call back.
"""


@cold
def dims__fetch_r(container: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    if container.type is PHP_ARRAY:
        value = element_value(PhpArray(container), dim, False)
        return silent_null(PhpArray(container), dereferenced(dim), frame, op, run) if value is None else value
    if container.type is STR:
        return character_at(Str(container), dereferenced(dim))
    if has_elements(container, op):
        return read_element(PhpObject(container), dim, False)
    return call_offset(container, OFFSET_GET, dim, None, frame, op, run)


@cold
def silent_null(array: PhpArray, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """None, owned, of a key that is not there where error_get_last() is all that will know; null of others."""
    diagnostics = run.engine.diagnostics
    if not only_remembers(diagnostics, run.engine, frame):
        return None
    kind = key_kind(dim)
    beginning = provided_object("'Undefined array key ")
    if beginning is None or kind != INT_KEY and kind != TEXT_KEY or place_in(array, kind, dim) is not None:
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    put_text(sink, Str(beginning))
    if kind == INT_KEY:
        put_number(sink, key_number(dim))
    elif has_zero_byte(Str(dim)):
        return drop_sink(sink)
    else:
        put_byte(sink, b'"')
        put_text(sink, Str(dim))
        put_byte(sink, b'"')
    message = sink_value(sink)
    error = PyTuple_New(4) if message is not None else None
    if error is None:
        release(message)
        PyErr_Clear()
        return None
    items = offset(error, TUPLE_ITEMS, Cells)
    items[0] = own(count_object(E_WARNING))
    items[1] = message
    items[2] = own(frame.func.filename)
    items[3] = own(op.opline.lineno)
    put(cell(diagnostics.last_error), error, run, op)
    return NONE


@inline
def only_remembers(diagnostics: Diagnostics, engine: Engine, frame: ExecuteData) -> i1:
    """Whether a warning is shown to nobody (Diagnostics.error())."""
    return unbox_int(engine.ini.error_reporting) & E_WARNING == 0 and diagnostics.error_handler.current is NONE \
        and diagnostics.counter is NONE and diagnostics.thrown_class is NONE and diagnostics.listener is NONE \
        and diagnostics.receiver is NONE and diagnostics.place is NONE and frame.func.type is OP_ARRAY


@cold
def character_at(text: Str, dim: Object) -> Object:
    """A character, owned; null where there is none, or the offset is no int."""
    if dim.type is not LONG or not is_narrow(text) or not has_character(text, dim):
        return None
    return own(character(text, unbox_int(dim)))


@inline
def has_character(text: Str, dim: Object) -> i1:
    """Whether there is one at an int, from the end where it is negative."""
    return below(unbox_int(dim) + (text.length if unbox_int(dim) < 0 else 0), text.length)


@inline
def has_elements(container: Object, op: Op) -> i1:
    """Whether it is an object of an internal class, and its offset not a text such as "1", which arrays take for 1."""
    return is_object(container) and PhpObject(container).ce.native is not NONE and op.opline.cache.type is not STR


@cold
def dims__fetch_func_arg(opline: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    kind = unbox_int(op.opline.op1_type)
    dim_kind = unbox_int(op.opline.op2_type)
    items = frame.slots.items
    dim = op.const2 if dim_kind == CONST else NEXT if dim_kind == UNUSED else items[i64(op.op2)]
    if goes_by_reference(frame):
        value = element_of_operand(items, i64(op.op1), kind, dim, op, run)
    elif dim is NEXT or dim is UNDEF:
        return None
    else:
        value = element_as_argument(op.const1 if kind == CONST else items[i64(op.op1)], dim, frame, op, run)
    if value is None:
        return None
    if kind & (TMP_VAR | VAR) != 0:
        clear_operand(at(items, i64(op.op1)), run, op)
    if dim_kind & (TMP_VAR | VAR) != 0:
        clear_operand(at(items, i64(op.op2)), run, op)
    return value


@cold
def element_as_argument(container: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of an argument that goes by value."""
    if container is UNDEF or container.type is TUPLE:
        return None
    return dims__fetch_r(dereferenced(container), dim, frame, op, run)


@inline
def element_of_operand(items: Cells, number: i64, kind: i64, dim: Object, op: Op, run: Run) -> Object:
    """The place of an element of a variable, or of what a VAR points at."""
    if kind == CV:
        return element_place(at(items, number), dim, op, run)
    if items[number].type is not TUPLE:
        return None
    return dims__fetch_w(Tuple(items[number]).first, Tuple(items[number]).second, dim, None, op, run)


@cold
def dims__fetch_list_r(container: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Strings have no elements here, and later versions warn about everything that has none."""
    if container.type is STR or run.engine.target is not provided_object("zvm.targets.DEFAULT"):
        return None
    return dims__fetch_r(container, dim, frame, op, run)


@cold
def dims__fetch_is(container: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    if container.type is PHP_ARRAY:
        return element_value(PhpArray(container), dim, True)
    if container is NONE:
        return NONE
    if container.type is STR and dereferenced(dim).type is LONG and is_narrow(Str(container)):
        at = dereferenced(dim)
        return own(character(Str(container), unbox_int(at))) if has_character(Str(container), at) else NONE
    if has_elements(container, op):
        return read_element(PhpObject(container), dim, True)
    return offset_if_there(container, dereferenced(dim), frame, op, run)


@cold
def dims__isset(container: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    if container is NONE:
        return FALSE
    if container.type is STR and dereferenced(dim).type is LONG:
        return boolean(has_character(Str(container), dereferenced(dim)))
    if container.type is not PHP_ARRAY and not has_elements(container, op):
        return offset_exists(container, dim, frame, op, run)
    if is_object(container):
        there = has_element(PhpObject(container), dereferenced(dim))
        if there is not None:
            return there
    found = dims__fetch_is(container, dim, frame, op, run)
    if found is None:
        return None
    decref(found, run, op)
    return boolean(found is not NONE)


@cold
def dims__isempty(container: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    if container is NONE:
        return TRUE
    if container.type is PHP_ARRAY:
        found = element_value(PhpArray(container), dim, True)
        if found is None:
            return None
        truth = convert__to_bool(found)
        decref(found, run, op)
        return None if truth is None else boolean(truth is FALSE)
    if has_elements(container, op):
        return None
    found = offset_if_there(container, dereferenced(dim), frame, op, run)
    if found is None:
        return None
    result = is_true(run.engine, found)
    decref(found, run, op)
    return None if result < 0 else boolean(result == 0)


# ---- writing -------------------------------------------------------------------------------------------------------

@cold
def dims__fetch_w(container: Object, key: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    place = element_cell(container, key)
    return None if place is None else element_place(place, dim, op, run)


@cold
def dims__fetch_list_w(opline: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """In a reference, or at the place of an element or a property."""
    held = at(frame.slots.items, i64(op.op1))
    if held[0].type is TUPLE:
        return dims__fetch_w(Tuple(held[0]).first, Tuple(held[0]).second, dim, frame, op, run)
    return element_place(held, dim, op, run) if held[0].type is REFERENCE else Object(None)


@cold
def element_place(place: Cells, dim: Object, op: Op, run: Run) -> Object:
    """(list or dict, key) of an element of the array at a place, owned; it is null where the array had none."""
    dim = dereferenced(dim)
    kind = key_kind(dim)
    if kind == NO_KEY:
        return None
    array = array_for_write(place, run)
    if array is None:
        return None
    if kind == NEXT_KEY:
        if Object(array.packed) is NONE or not array_append(array, NONE, run, op):
            return None
        incref(Object(array.packed))
        return tuple_of(Object(array.packed), box_int(array.packed.size - 1))
    if place_in(array, kind, dim) is None and not array_store(array, kind, dim, NONE, run, op):
        return None
    return place_of(array, kind, dim)


@cold
def dims__fetch_rw(container: Object, key: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of an element that is there."""
    dim = dereferenced(dim)
    kind = key_kind(dim)
    array = present_array(container, key, kind, run)
    if array is None or place_in(array, kind, dim) is None:
        return None
    return place_of(array, kind, dim)


@cold
def dims__fetch_unset(container: Object, key: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    dim = dereferenced(dim)
    kind = key_kind(dim)
    array = present_array(container, key, kind, run)
    if array is None:
        return None
    return NONE if place_in(array, kind, dim) is None else place_of(array, kind, dim)


@inline
def array_at(container: Object, key: Object, kind: i64, run: Run) -> PhpArray:
    """The unshared array at a place, for a key of that kind; null where Python has to look."""
    place = element_cell(container, key)
    if place is None or kind == NO_KEY:
        return None
    return array_for_write(place, run)


@inline
def present_array(container: Object, key: Object, kind: i64, run: Run) -> PhpArray:
    """The unshared array that is at a place already, for a key that may be in it; null where Python has to look."""
    place = element_cell(container, key)
    if place is None or kind == NEXT_KEY or dereferenced(place[0]).type is not PHP_ARRAY:
        return None
    return array_at(container, key, kind, run)


@cold
def place_of(array: PhpArray, kind: i64, dim: Object) -> Object:
    """(list or dict, key) of an element that is there, owned; null without memory."""
    elements = Object(array.packed) if Object(array.packed) is not NONE else Object(array.hash)
    index = box_int(key_number(dim)) if kind == INT_KEY else own(dim)
    incref(elements)
    return tuple_of(elements, index)


@cold
def dims__assign(container: Object, key: Object, value: Object, dim: Object, frame: ExecuteData, op: Op, run: Run,
                 ) -> Object:
    place = element_cell(container, key)
    if place is None:
        return None
    target = dereferenced(place[0])
    value = dereferenced(value)
    if value is UNDEF or value is target:
        return None
    if has_elements(target, op):
        at_call(frame, op, run)
        incref(value)
        if write_element(PhpObject(target), dim, value, run, op):
            return value
        decref(value, run, op)
        return None
    if is_object(target):
        incref(value)
        done = call_offset(target, OFFSET_SET, dim, value, frame, op, run)
        if done is None:
            decref(value, run, op)
            return None
        decref(done, run, op)
        return value
    dim = dereferenced(dim)
    kind = key_kind(dim)
    array = array_at(container, key, kind, run)
    if array is None:
        return None
    at_call(frame, op, run)
    value = own(value)
    incref(value)
    if array_store(array, kind, dim, value, run, op):
        return value
    drop_ref(value)
    decref(value, run, op)
    return None


@cold
def dims__assign_op(container: Object, key: Object, operand: Object, dim: Object, frame: ExecuteData, op: Op, run: Run,
                    ) -> Object:
    """Of an element that is there, and of objects."""
    dim = dereferenced(dim)
    kind = key_kind(dim)
    if dereferenced(operand) is UNDEF:
        return None
    object = element_cell(container, key)
    if object is not None and is_object(dereferenced(object[0])):
        target = dereferenced(object[0])
        if has_elements(target, op) and known_elements(PhpObject(target)) is not None:
            return element_assign_op(PhpObject(target), dereferenced(operand), dim, frame, op, run)
        return offset_assign_op(target, dereferenced(operand), dim, frame, op, run)
    array = present_array(container, key, kind, run)
    if array is None:
        return None
    place = place_in(array, kind, dim)
    if place is None:
        return None
    at_call(frame, op, run)
    if not update_cell(place, i64(op.extended_value), operand, 0, run, op):
        return None
    return own(dereferenced(place[0]))


# ---- ArrayAccess ---------------------------------------------------------------------------------------------------

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
def offset_if_there(container: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """What offsetGet() gives of an offset that offsetExists() finds, owned; NONE of another one; null where Python has to ask, or a
    method raised. offsetExists() may drop the object and the offset."""
    incref(container)
    incref(dim)
    there = offset_exists(container, dim, frame, op, run)
    value = None if there is None else NONE
    if there is TRUE:
        value = call_offset(container, OFFSET_GET, dim, None, frame, op, run)
    decref(dim, run, op)
    decref(container, run, op)
    return value


@cold
def call_offset(container: Object, index: i64, dim: Object, value: Object, frame: ExecuteData, op: Op, run: Run,
                ) -> Object:
    """The value of a method of ArrayAccess, owned; null of others, and where it raised."""
    if not is_object(container):
        return None
    object = PhpObject(container)
    functions = ClassEntry(object.ce).arrayaccess_funcs
    if functions is NONE or dim is UNDEF or op.opline.cache.type is STR:  # "1" was written, 1 is the key
        return None
    if dim is NEXT:
        if index != OFFSET_SET or object.ce.native is not NONE:
            return None
        dim = NONE
    at_call(frame, op, run)
    return call_method(run.engine, offset(functions, TUPLE_ITEMS, Cells)[index], object, dereferenced(dim), value)


@cold
def element_assign_op(object: PhpObject, operand: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """object[dim] op= operand of elements that no PHP class reads and writes; the new value, owned. Null where Python has to
    do it all, or __toString() of the operand raised, which may drop the object, the offset and the operand."""
    incref(Object(object))
    incref(operand)
    incref(dim)
    at_call(frame, op, run)
    left = read_element(object, dim, False)
    result = None if left is None else operate(run.engine, i64(op.extended_value), left, operand)
    if result is not None and not write_element(object, dim, result, run, op):
        drop_ref(result)
        result = None
    if left is not None:
        decref(left, run, op)
    decref(dim, run, op)
    decref(operand, run, op)
    decref(Object(object), run, op)
    return result


@cold
def offset_assign_op(object: Object, operand: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """object[dim] op= operand by offsetGet() and offsetSet(); the new value, owned. Null where Python has to do it all, or
    something raised. The methods may drop the object, the offset and the operand."""
    incref(object)
    incref(operand)
    incref(dim)
    result = None
    left = call_offset(object, OFFSET_GET, dim, None, frame, op, run)
    given = local_array(Cells, 40)
    given[0] = Object(frame)
    given[1] = object
    given[2] = dim
    if left is not None:
        result = operate(run.engine, i64(op.extended_value), dereferenced(left), operand)
        if result is None:
            given[3] = left
            given[4] = operand
            result = call_provided("zvm.executor.dims.operate_on_offset", given, 5)
        else:
            done = call_offset(object, OFFSET_SET, dim, result, frame, op, run)
            if done is None:
                drop_ref(result)
                result = None
            else:
                decref(done, run, op)
        decref(left, run, op)
    elif PyErr_Occurred() is not None:
        given[0] = Object(run.engine)
        given[2] = raised_signal()
        call_provided("zvm.runtime.objects.array_access.refuse_operand", given, 3)
        drop_ref(given[2])
    decref(dim, run, op)
    decref(operand, run, op)
    decref(object, run, op)
    return result


@cold
def element_value(array: PhpArray, dim: Object, is_quiet: i1) -> Object:
    """array[dim] dereferenced, owned; of a key that is not there null, `is_quiet`: None. Null where Python has to look."""
    dim = dereferenced(dim)
    kind = key_kind(dim)
    if kind == NO_KEY or kind == NEXT_KEY:
        return None
    place = place_in(array, kind, dim)
    if place is None:
        return NONE if is_quiet else None
    value = dereferenced(place[0])
    incref(value)
    return value


@cold
def dims__add_element(array: Object, value: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a key that needs no conversion."""
    dim = dereferenced(dim)
    kind = key_kind(dim)
    if kind == NO_KEY:
        return None
    value = own(value)
    if array_store(PhpArray(array), kind, dim, value, run, op):
        return NONE
    drop_ref(value)
    return None


@cold
def dims__key_exists(key: Object, array: Object) -> Object:
    kind = key_kind(key)
    if array.type is not PHP_ARRAY or kind == NO_KEY or kind == NEXT_KEY:
        return None
    return boolean(place_in(PhpArray(array), kind, key) is not None)


@cold
def unpack_traversable(target: PhpArray, source: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    incref(source)
    state = loop_over(PhpObject(source), TRUE, frame, op, run)
    decref(source, run, op)
    if state is None or state is NONE:
        return state
    goes_on = True
    while goes_on and next_pair(frame, op, run, ForeachState(state).iterator):
        given = local_array(Cells, 32)
        given[0] = Object(run.engine)
        given[1] = Object(target)
        given[2] = dereferenced(run.argument0)
        given[3] = dereferenced(run.argument1)
        kind = key_kind(given[2])
        if given[2].type is not LONG and given[2].type is not STR or kind == NO_KEY or \
                not add_renumbered(target, given[2] if kind == TEXT_KEY else ZERO, given[3]):
            goes_on = PyErr_Occurred() is None and did_call("zvm.executor.dims.store_unpacked", given, 4)
        release(run.argument0)
        release(run.argument1)
    return NONE if end_walk(state) else None


@cold
def dims__unpack_into(array: Object, source: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of arrays without references, and of what is Traversable."""
    target = PhpArray(array)
    if Object(target.order) is not NONE:
        return None
    if source.type is not PHP_ARRAY:
        return unpack_traversable(target, source, frame, op, run) if is_object(source) and is_traversable(PhpObject(source)) else None
    given = PhpArray(source)
    i = next_element(given, 0)
    while i >= 0:
        if element_number(given, i).type is REFERENCE:
            return None
        i = next_element(given, i + 1)
    if Object(given.packed) is not NONE and Object(target.packed) is not NONE:
        return NONE if append_values(target.packed, given.packed) else None
    if Object(target.packed) is NONE and unbox_int(target.next_free) > INT_MAX - array_size(given):
        return None
    return NONE if store_elements(target, given, frame, op, run) else PyErr_NoMemory()


@cold
def store_elements(target: PhpArray, given: PhpArray, frame: ExecuteData, op: Op, run: Run) -> i1:
    """Add the elements of an array to one that has their keys, perhaps. False without memory."""
    incref(Object(given))
    is_done = True
    i = next_element(given, 0)
    while is_done and i >= 0:
        key = element_key(given, i)
        value = element_number(given, i)
        is_done = replace_reference(target, key, value, frame, op, run) or add_renumbered(target, key, value)
        release(key)
        i = next_element(given, i + 1)
    decref(Object(given), run, op)
    return is_done


def replace_reference(target: PhpArray, key: Object, value: Object, frame: ExecuteData, op: Op, run: Run) -> i1:
    """target[key] := value, borrowed, where a text is the key of a Reference now. False, and nothing done, of all others."""
    if key is None or key.type is not STR or Object(target.packed) is not NONE:
        return False
    place = place_in(target, TEXT_KEY, key)
    if place is None or place[0].type is not REFERENCE:
        return False
    old = place[0]
    incref(value)
    place[0] = value
    at_call(frame, op, run)
    decref(old, run, op)
    return True


@cold
def dims__unset(container: Object, key: Object, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    place = element_cell(container, key)
    if place is None:
        return None
    target = dereferenced(place[0])
    dim = dereferenced(dim)
    if has_elements(target, op) and unset_element(PhpObject(target), dim, frame, op, run):
        return NONE
    if is_object(target):
        done = call_offset(target, OFFSET_UNSET, dim, None, frame, op, run)
        if done is not None:
            decref(done, run, op)
        return None if done is None else NONE
    kind = key_kind(dim)
    if target.type is not PHP_ARRAY or kind == NO_KEY or kind == NEXT_KEY or Object(PhpArray(target).order) is not NONE:
        return None
    if place_in(PhpArray(target), kind, dim) is None:
        return NONE
    array = array_for_write(place, run)
    if array is None or Object(array.packed) is not NONE and not to_hash(array, run, op):
        return None
    return delete_entry(array, kind, dim, frame, op, run)


def delete_entry(array: PhpArray, kind: i64, dim: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Take an element that is there out of a hash; None, owned."""
    index = box_int(key_number(dim)) if kind == INT_KEY else own(dim)
    if index is None:
        return None
    value = place_in(array, kind, dim)[0]
    incref(value)
    at_call(frame, op, run)
    failed = PyDict_DelItem(array.hash, index)
    decref(index, run, op)
    decref(value, run, op)
    return None if failed != 0 else NONE

"""Variables by name, references, ++ of what is not an int, and static properties whose places are known
(executor/variables.py, iteration.py and static_properties.py do the rest).

See conversions.py for how these kernels stand for functions of the runtime.
"""
LONGEST_COUNTED = 64  # characters of a text that ++ counts up here


@inline
def global_cell(engine: Engine, name: Object) -> Cells:
    """Where a global variable is kept, null where there is none."""
    return cell_in_table(engine.symbol_table, name)


@inline
def cell_in_table(table: Dict, name: Object) -> Cells:
    """Where a variable of a symbol table is kept, null where there is none."""
    found = dict_find_str(table, Str(name))
    if found is not None and found[0].type is INDIRECT:
        return at(Indirect(found[0]).slots.items, unbox_int(Indirect(found[0]).index))
    return found


@cold
def local_cell(frame: ExecuteData, name: Object) -> Cells:
    """Where a variable of a user function's frame is kept: in its symbol table, if it has one; null where there is none."""
    if name.type is not STR:
        return None
    if frame.symbol_table is not NONE:
        return cell_in_table(Dict(frame.symbol_table), name)
    number = variable_number(frame, name)
    return at(frame.slots.items, number) if number >= 0 else None


@cold
def variable_number(frame: ExecuteData, name: Object) -> i64:
    """The number of the CV of that name; -1 where there is none."""
    names = frame.func.vars
    i = 0
    while i < names.size:
        if names.items[i] is name or str_equal(Str(names.items[i]), Str(name)):
            return i
        i = i + 1
    return -1


@cold
def named_cell(name: Object, frame: ExecuteData, op: Op, run: Run) -> Cells:
    """Where the variable is that a FETCH_* names; null where there is none."""
    if name.type is not STR:
        return None
    if op.extended_value & (FETCH_GLOBAL | FETCH_GLOBAL_LOCK) != 0:
        return global_cell(run.engine, name)
    return local_cell(frame, name)


@cold
def variables__fetch_r(name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a variable that is there."""
    place = named_cell(dereferenced(name), frame, op, run)
    return None if place is None or place[0] is UNDEF else own(dereferenced(place[0]))


@cold
def variables__fetch_is(name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a variable that is there."""
    return variables__fetch_r(name, frame, op, run)


@cold
def variables__fetch_w(name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """The place of a CV, which becomes null where it is undefined, or of a variable of the symbol table that is there."""
    name = dereferenced(name)
    if name.type is not STR:
        return None
    table = frame.symbol_table
    if op.extended_value & FETCH_GLOBAL_LOCK != 0 and unbox_int(op.opline.op1_type) & (TMP_VAR | VAR) != 0:
        return None
    if op.extended_value & (FETCH_GLOBAL | FETCH_GLOBAL_LOCK) != 0:
        table = Object(run.engine.symbol_table)
    slots = frame.slots
    number = 0
    if table is NONE:
        number = variable_number(frame, name)
    else:
        found = dict_find_str(Dict(table), Str(name))
        if found is None or found[0] is UNDEF:
            return None
        if found[0].type is not INDIRECT:
            return tuple_of(own(table), own(name))
        slots = Indirect(found[0]).slots
        number = unbox_int(Indirect(found[0]).index)
    if number < 0:
        return None
    place = at(slots.items, number)
    if place[0] is UNDEF:
        place[0] = NONE
    return tuple_of(own(Object(slots)), box_int(number))


@cold
def variables__global_reference(name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    place = global_cell(run.engine, name)
    if place is None or place[0] is UNDEF:
        return None
    return referred(place)


@cold
def referred(place: Cells) -> Object:
    """The Reference in a cell, made of its value if need be, owned; null without memory."""
    value = place[0]
    if value.type is not REFERENCE:
        reference = new_reference(value)
        if reference is None:
            PyErr_Clear()
            return None
        if value is UNDEF:
            reference.value = NONE
        place[0] = Object(reference)
    incref(place[0])
    return place[0]


@inline
def operand_cell(frame: ExecuteData, op: Op) -> Cells:
    """The cell of the variable that op1 is, or of the element or property whose place it is; null of anything else."""
    slot = at(frame.slots.items, i64(op.op1))
    kind = unbox_int(op.opline.op1_type)
    if kind == CV:
        return slot
    if kind != VAR or slot[0].type is not TUPLE:
        return None
    return element_cell(Tuple(slot[0]).first, Tuple(slot[0]).second)


@cold
def variables__make_ref(opline: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a CV, and of the place of an element or a property; what a function returned is taken as it is."""
    place = operand_cell(frame, op)
    held = at(frame.slots.items, i64(op.op1))
    if unbox_int(op.opline.op1_type) != CV and held[0].type is not TUPLE:
        return take(held)
    reference = None if place is None else referred(place)
    if reference is not None and unbox_int(op.opline.op1_type) != CV:
        clear(held, run, op)
    return reference


@cold
def variables__operand_reference(opline: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a CV, and of a VAR that is not a place: it may hold the Reference that a function returned."""
    place = at(frame.slots.items, i64(op.op1))
    if unbox_int(op.opline.op1_type) == CV:
        return referred(place)
    if place[0].type is TUPLE:
        return None
    value = take(place)
    return value if value.type is REFERENCE else Object(new_reference(value))


@cold
def variables__assign(container: Object, key: Object, value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """To a reference that typed properties hold, all of which take the value; of one property, as another scalar."""
    place = element_cell(container, key)
    if place is None or place[0].type is not REFERENCE or Reference(place[0]).sources.type is not LIST:
        return None
    sources = List(Reference(place[0]).sources)
    new = own(value)
    i = 0
    while i < sources.size:
        info = PropertyInfo(sources.items[i])
        if not knows_accepted(info) or not is_accepted(new, info.accepted):
            release(new)
            if sources.size != 1 or Object(info.accepted) is NONE:
                return None
            new = coerced_scalar(run.engine, value, info.accepted, unbox_int(frame.func.fn_flags) & ACC_STRICT_TYPES != 0)
            if new is None:
                return None
        i = i + 1
    at_call(frame, op, run)
    put(cell(Reference(place[0]).value), own(new), run, op)
    return new


@cold
def variables__assign_op(container: Object, key: Object, operand: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """`.=` of an object with __toString() to a string. The string grows in place unless the method has replaced it."""
    place = element_cell(container, key)
    if i64(op.extended_value) != CONCAT or place is None or not is_object(operand):
        return None
    left = dereferenced(place[0])
    if left.type is not STR or place[0].type is REFERENCE and Reference(place[0]).sources is not NONE:
        return None
    incref(container)
    incref(key)
    incref(left)
    at_call(frame, op, run)
    text = string_of_object(PhpObject(operand))
    place = element_cell(container, key)
    result = None
    if text is not None and place is not None:
        if place[0].type is REFERENCE:
            place = cell(Reference(place[0]).value)
        if place[0] is left:
            drop_ref(left)
            left = None
            if str_append(place, text, run):
                result = own(place[0])
        else:
            result = concatenation(run.engine, left, text)
            if result is not None:
                put(place, own(result), run, op)
    if left is not None:
        release(left)
    if text is not None:
        release(text)
    release(key)
    release(container)
    return result


@cold
def variables__assign_ref(opline: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of variables, elements, properties and what a function returned by reference."""
    slots = frame.slots.items
    kinds = op.opline
    target = at(slots, i64(op.op1))
    source = at(slots, i64(op.op2))
    if unbox_int(kinds.op1_type) != CV:
        if target[0].type is not TUPLE or Tuple(target[0]).first.count < 2:  # of an array that nothing holds
            return None
        place = element_cell(Tuple(target[0]).first, Tuple(target[0]).second)
        if place is None:
            return None
    reference = None
    if unbox_int(kinds.op2_type) == CV:
        reference = referred(source)
    elif source[0].type is REFERENCE:
        reference = own(source[0])
    elif source[0].type is TUPLE and op.extended_value == 0:
        found = element_cell(Tuple(source[0]).first, Tuple(source[0]).second)
        if found is not None:
            reference = referred(found)
    if reference is None:
        return None
    at_call(frame, op, run)
    if unbox_int(kinds.op2_type) != CV:
        clear(source, run, op)
    if unbox_int(kinds.op1_type) == CV:
        incref(reference)
        put(target, reference, run, op)
        return reference
    pair = take(target)
    place = element_cell(Tuple(pair).first, Tuple(pair).second)
    if place is not None:
        incref(reference)
        put(place, reference, run, op)
    decref(pair, run, op)
    return reference


@cold
def variables__bind_static(number: i64, by_reference: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a static variable that has a value, and not an expression that is still to be evaluated."""
    statics = frame.func.statics if Object(frame.closure) is NONE else frame.closure.statics
    if Object(statics) is NONE:
        return None
    value = statics.items[number]
    if by_reference is FALSE or value.type is REFERENCE:
        return own(value)
    is_value = is_scalar(value) or value.type is STR or value.type is PHP_ARRAY
    return referred(at(statics.items, number)) if is_value else None


# ---- ++ and -- -----------------------------------------------------------------------------------------------------

@cold
def variables__increment(container: Object, key: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    return step(container, key, 1, False, op, run)


@cold
def variables__post_increment(container: Object, key: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    return step(container, key, 1, True, op, run)


@cold
def variables__decrement(container: Object, key: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    return step(container, key, -1, False, op, run)


@cold
def variables__post_decrement(container: Object, key: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    return step(container, key, -1, True, op, run)


@inline
def step(container: Object, key: Object, direction: i64, is_postfix: i1, op: Op, run: Run) -> Object:
    """The new or the old value of a place that is counted, owned."""
    place = element_cell(container, key)
    return None if place is None else step_cell(place, direction, is_postfix, False, op, run)


@cold
def step_cell(place: Cells, direction: i64, is_postfix: i1, is_typed: i1, op: Op, run: Run) -> Object:
    """The same of a cell, whose value must keep its type in a typed property."""
    if place[0].type is REFERENCE:
        is_typed = is_typed or Reference(place[0]).sources is not NONE
        place = cell(Reference(place[0]).value)
    old = place[0]
    new = stepped(run.engine, old, direction)
    if new is None:
        return None
    if is_typed and new.type is not old.type:
        release(new)
        return None
    result = own(old) if is_postfix else own(new)
    put(place, new, run, op)
    return result


@cold
def stepped(engine: Engine, value: Object, direction: i64) -> Object:
    """What ++ or -- makes of a number, null and strings, owned; null of others, and where versions after the default target
    report something."""
    if value.type is LONG:
        if add_overflows(unbox_int(value), direction, changed):
            return box_float(f64(unbox_int(value)) + f64(direction))
        return box_int(changed)
    if value.type is FLOAT:
        return box_float(Float(value).value + f64(direction))
    if value is NONE:
        return box_int(1) if direction == 1 else None
    if value.type is not STR or not is_narrow(Str(value)) or Str(value).length == 0:
        return None
    if numeric_kind(Str(value)) != NOT_NUMERIC:
        number = number_of_text(Str(value))
        if number is None:
            return None
        new = stepped(engine, number, direction)
        release(number)
        return new
    if engine.target is not provided_object("zvm.targets.DEFAULT"):
        return None
    return own(value) if direction == -1 else next_text(Str(value))


@cold
def next_text(text: Str) -> Object:
    """What ++ makes of letters and digits: the last is counted up, over z, Z and 9 those before it as well
    (increment_string()). Null of long ones."""
    size = text.length
    if size > LONGEST_COUNTED:
        return None
    data = local_array(Bytes, 72)
    memcpy(offset(Raw(data), 1, Bytes), str_data(text), size)
    i = size
    carried = 0
    while i > 0:
        byte = i64(data[i])
        lowest = b"a" if below(byte - b"a", 26) else (b"A" if below(byte - b"A", 26) else (b"0" if is_digit(byte) else 0))
        if lowest == 0:
            carried = 0
            break
        is_last = byte == lowest + (9 if lowest == b"0" else 25)
        data[i] = i8(lowest if is_last else byte + 1)
        if not is_last:
            carried = 0
            break
        carried = b"1" if lowest == b"0" else lowest
        i = i - 1
    if carried == 0:
        return text_of_bytes(offset(Raw(data), 1, Bytes), size)
    data[0] = i8(carried)
    return text_of_bytes(data, size + 1)


@handler
def leave_by_reference(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """RETURN_BY_REF of a variable, an element, a property, or what a function returned by reference."""
    kind = unbox_int(op.opline.op1_type)
    if frame.flags is not ZERO or frame.symbol_table is not NONE or kind == CONST or kind == TMP_VAR:
        return jump(slow, frame, slots, op, run)
    place = at(slots, i64(op.op1))
    if kind == CV:
        reference = referred(place)
    elif place[0].type is REFERENCE and op.extended_value == 0:
        reference = own(place[0])
    elif place[0].type is TUPLE and op.extended_value == 0:
        found = element_cell(Tuple(place[0]).first, Tuple(place[0]).second)
        if found is None:
            return jump(slow, frame, slots, op, run)
        reference = referred(found)
    else:
        return jump(slow, frame, slots, op, run)
    if reference is None:
        return jump(slow, frame, slots, op, run)
    run.argument0 = reference
    return jump(leave_frame, frame, slots, op, run)


@handler(1)
def assign_static_property(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """ASSIGN_STATIC_PROP of a value."""
    value = run.argument0
    info = static_property(frame, op)
    if info is not None:
        place = static_cell(info)
        fits = info.type is NONE or Object(info.accepted) is not NONE and set_has_pointer(info.accepted, Object(value.type))
        if fits and place[0].type is not REFERENCE:
            if op.result_type != 0:
                put_new(at(slots, i64(op.result)), value, run, op)
            save_opline(frame, op)
            if place[0].type is LONG and value.type is LONG:
                put_int(place, unbox_int(value), run, op)
                decref(value, run, op)
            else:
                put(place, value, run, op)
            return goto(frame, slots, op.next.next, run)
    run.argument0 = Object(frame)
    run.argument1 = Object(op.opline)
    run.argument2 = value
    result = call_python(frame, op, run, "zvm.executor.static_properties.assign", 3)
    decref(value, run, op)
    if result is None:
        return jump(failed, frame, slots, op, run)
    if op.result_type != 0:
        put(at(slots, i64(op.result)), result, run, op)
    else:
        decref(result, run, op)
    return goto(frame, slots, op.next.next, run)


@cold
def static_property(frame: ExecuteData, op: Op) -> PropertyInfo:
    """The static property of the opline: the one it always means, or a public one of the class that a keyword or VAR is. Null
    where Python has to look."""
    cached = op.opline.cache
    if cached.type is TUPLE:
        return PropertyInfo(Tuple(cached).third)
    kind = unbox_int(op.opline.op2_type)
    name = op.const1
    if unbox_int(op.opline.op1_type) == CV:
        name = dereferenced(frame.slots.items[i64(op.op1)])
    elif unbox_int(op.opline.op1_type) != CONST:
        return None
    if kind != UNUSED and kind != VAR or name.type is not STR or not is_narrow(Str(name)):
        return None
    ce = class_of_keyword(frame, i64(op.op2)) if kind == UNUSED else frame.slots.items[i64(op.op2)]
    if ce is NONE:
        return None
    found = dict_find_str(ClassEntry(ce).properties_info, Str(name))
    if found is None:
        return None
    info = PropertyInfo(found[0])
    owner = ClassEntry(info.ce)
    flags = unbox_int(info.flags)
    if flags & ACC_STATIC == 0 or (flags & ACC_PUBLIC == 0 or flags & ACC_PPP_SET_MASK != 0) \
            and info.ce is not frame.func.scope:
        return None
    if owner.constants_updated is not TRUE or Object(owner.static_members) is NONE:
        return None
    return None if unbox_int(owner.flags) & ACC_TRAIT != 0 else info


@inline
def static_cell(info: PropertyInfo) -> Cells:
    return at(ClassEntry(info.ce).static_members.items, unbox_int(Object(info.slot)))


@cold
def static_properties__assign_op(opline: Object, operand: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a value that stays of its type, or a property without one."""
    info = static_property(frame, op)
    if info is None or operand is UNDEF:
        return None
    place = static_cell(info)
    if place[0] is UNDEF:
        return None
    at_call(frame, op, run)
    if not update_cell(place, i64(op.extended_value), operand, i64(info.type is not NONE), run, op):
        return None
    return own(dereferenced(place[0]))


@cold
def static_properties__increment(opline: Object, step: i64, is_postfix: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a property that may be found without Python."""
    info = static_property(frame, op)
    if info is None:
        return None
    return step_cell(static_cell(info), step, is_postfix is TRUE, info.type is not NONE, op, run)


@cold
def static_properties__fetch(opline: Object, mode: i64, frame: ExecuteData, op: Op, run: Run) -> Object:
    info = static_property(frame, op)
    if info is None:
        return None
    value = dereferenced(static_cell(info)[0])
    return None if value is UNDEF else own(value)


@cold
def static_properties__fetch_address(opline: Object, mode: i64, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of one without a type, or of which no reference is to be made, or none but an array's element written."""
    info = static_property(frame, op)
    if info is None or static_cell(info)[0] is UNDEF:
        return None
    flags = op.extended_value & FETCH_OBJ_FLAGS
    if info.type is not NONE and flags != 0 and (flags == FETCH_REF or static_cell(info)[0].type is not PHP_ARRAY):
        return None
    members = Object(ClassEntry(info.ce).static_members)
    incref(members)
    return tuple_of(members, own(Object(info.slot)))


@cold
def static_properties__fetch_function_argument(opline: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Not of a typed property that is to become a reference."""
    if goes_by_reference(frame):
        return static_properties__fetch_address(opline, BP_VAR_W, frame, op, run)
    info = static_property(frame, op)
    if info is None or info.type is not NONE and op.extended_value & FETCH_OBJ_FLAGS == FETCH_REF:
        return None
    return static_properties__fetch(opline, BP_VAR_R, frame, op, run)


@cold
def static_properties__isset_or_empty(opline: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    info = static_property(frame, op)
    if info is None:
        return None
    value = dereferenced(static_cell(info)[0])
    if value is UNDEF:
        value = NONE
    if op.extended_value & ISEMPTY == 0:
        return boolean(value is not NONE)
    truth = convert__to_bool(value)
    return None if truth is None else boolean(truth is FALSE)

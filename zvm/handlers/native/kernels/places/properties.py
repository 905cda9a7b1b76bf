"""Properties that no class declares, magic methods of properties, copies of objects (executor/properties.py and
runtime/objects do the rest).

See conversions.py for how these kernels stand for functions of the runtime, python_calls.py for those that call back.
"""
NOT_CLONEABLE = ACC_NOT_CLONEABLE | ACC_ENUM
RESTRICTED = ACC_CHANGED | ACC_PRIVATE | ACC_PROTECTED


@cold
def properties__fetch(opline: Object, target: Object, name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """By __get(), or of a declared property by a name that is computed, or for the first time here."""
    if not is_object(target):
        return None
    object = PhpObject(target)
    if not is_undeclared(object, name):
        info = reached_property(object, name, frame)
        if info is None:
            if object.ce.get is not NONE and is_out_of_reach(object, name, frame):
                return call_magic(frame, op, run, object, object.ce.get, name, IN_GET, None)
            return hooked_property(object, name)
        value = dereferenced(declared_cell(object, info)[0])
        if value is UNDEF:
            return None
        if unbox_int(op.opline.op2_type) == CONST:
            remember(op, Object(object.ce), Object(info.slot))
        return own(value)
    place = dynamic_cell(object, name)
    if place is not None:
        return own(dereferenced(place[0]))
    if object.ce.get is NONE:
        return None
    return call_magic(frame, op, run, object, object.ce.get, name, IN_GET, None)


@cold
def properties__assign(opline: Object, container: Object, key: Object, name: Object, value: Object, frame: ExecuteData,
                    op: Op, run: Run) -> Object:
    place = element_cell(container, key)
    if place is None:
        return None
    return properties__assign_to(opline, dereferenced(place[0]), name, value, frame, op, run)


@cold
def properties__assign_to(opline: Object, target: Object, name: Object, value: Object, frame: ExecuteData, op: Op,
                       run: Run) -> Object:
    """By __set(), to a dynamic property, or to a declared one that is a reference or whose name is computed; to a typed one
    that was never written, too."""
    if not is_object(target):
        return None
    object = PhpObject(target)
    if not is_undeclared(object, name) and (object.ce.set is NONE or not is_out_of_reach(object, name, frame)):
        return assign_declared(object, name, value, frame, op, run)
    place = dynamic_cell(object, name)
    if place is not None:
        if place[0].type is REFERENCE:
            return None
        keep_tracked(object.dynamic)
        at_call(frame, op, run)
        result = own(value)
        put(place, own(value), run, op)
        return result
    if object.ce.set is NONE:
        return add_dynamic(object, name, value)
    incref(value)
    done = call_magic(frame, op, run, object, object.ce.set, name, IN_SET, value)
    if done is None:
        decref(value, run, op)
        return None
    decref(done, run, op)
    return value


@cold
def assign_declared(object: PhpObject, name: Object, value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    info = reached_property(object, name, frame)
    if info is None:
        if not shows_elements(object, name):
            return None
        at_call(frame, op, run)
        incref(value)
        if write_element(object, name, value, run, op):
            return value
        decref(value, run, op)
        return None
    place = declared_cell(object, info)
    if place[0] is UNDEF and (info.type is NONE or object.guards is not NONE or has_hooks(object, HOOKS_PROPERTIES)):
        return None
    if place[0].type is REFERENCE:
        if Reference(place[0]).sources is not NONE or info.type is not NONE:
            return None
        place = cell(Reference(place[0]).value)
    elif unbox_int(op.opline.op2_type) == CONST and find_cached(op, object) is None:
        return assign_first(object, info, place, value, frame, op, run)
    elif info.type is not NONE:
        if Object(info.accepted) is NONE or unbox_int(info.flags) & ACC_READONLY != 0:
            return None
        if not is_accepted(value, info.accepted):
            return assign_coerced(place, value, info, frame, op, run)
    at_call(frame, op, run)
    result = own(value)  # what dies may change the operand's variable
    put(place, own(value), run, op)
    return result


@cold
def assign_first(object: PhpObject, info: PropertyInfo, place: Cells, value: Object, frame: ExecuteData, op: Op,
                 run: Run) -> Object:
    """assign_declared() of the first object of its class that an opline assigns to: it learns the slot, and what the
    property accepts."""
    is_readonly = unbox_int(info.flags) & ACC_READONLY != 0
    if has_hooks(object, HOOKS_PROPERTIES) \
            or is_readonly and (place[0] is not UNDEF or info.ce is not Object(frame.func.scope)):
        return None
    accepted = NONE
    if info.type is not NONE:
        if not is_accepted_first(run.engine, info, value):
            return None
        accepted = Object(info.accepted)
    slot = unbox_int(Object(info.slot))
    found = tuple_of(box_int(~slot if is_readonly else slot), own(accepted))
    if found is None:
        return None
    remember(op, Object(object.ce), found)
    release(found)
    at_call(frame, op, run)
    result = own(value)
    put(place, own(value), run, op)
    return result


@cold
def is_accepted_first(engine: Engine, info: PropertyInfo, value: Object) -> i1:
    """Whether a typed property takes a value as it is; it remembers the classes of objects that it takes. False where
    Python has to say, and without memory."""
    if info.type.type is not DECLARED_TYPE:
        return False
    if not knows_accepted(info):
        return False
    if is_accepted(value, info.accepted) or accepts_object(info.type, Object(info.accepted), value):
        return True
    if not is_object(value):
        return False
    arguments = local_array(Cells, 24)
    arguments[0] = Object(engine)
    arguments[1] = Object(info)
    arguments[2] = value
    return did_call("zvm.executor.properties.accepted_with", arguments, 3) and is_accepted(value, info.accepted)


@cold
def knows_accepted(info: PropertyInfo) -> i1:
    """Whether a property's info has the types that it accepts, which it is given here if need be. False of types that Python
    has to look at, and without memory."""
    if Object(info.accepted) is not NONE:
        return True
    if info.type.type is not DECLARED_TYPE:
        return False
    arguments = local_array(Cells, 8)
    arguments[0] = DeclaredType(info.type).mask
    kinds = call_provided("zvm.runtime.functions.type_check.accepted_kinds", arguments, 1)
    if kinds is None:
        return False
    fill(cell(info.accepted), kinds)
    return True


@cold
def assign_coerced(place: Cells, value: Object, info: PropertyInfo, frame: ExecuteData, op: Op, run: Run) -> Object:
    """A scalar to a typed property that takes it as another."""
    is_strict = unbox_int(frame.func.fn_flags) & ACC_STRICT_TYPES != 0
    coerced = coerced_scalar(run.engine, value, info.accepted, is_strict)
    if coerced is None:
        return None
    at_call(frame, op, run)
    put(place, own(coerced), run, op)
    return coerced


@cold
def reached_property(object: PhpObject, name: Object, frame: ExecuteData) -> PropertyInfo:
    """The declared property of that name, if the running function may touch it; null of others (_find_property())."""
    if has_hooks(object, HOOKS_DECLARED) or name.type is not STR or not is_narrow(Str(name)):
        return None
    found = dict_find_str(object.ce.properties_info, Str(name))
    if found is None:
        return None
    info = PropertyInfo(found[0])
    flags = unbox_int(info.flags)
    scope = frame.func.scope
    if flags & ACC_STATIC != 0:
        return None
    if flags & RESTRICTED != 0 and info.ce is not scope:
        if flags & (ACC_CHANGED | ACC_PRIVATE) != 0 or scope is NONE:
            return None
        if not set_has_pointer(ClassEntry(scope).ancestors, info.ce):
            return None
    return info


@inline
def hooked_property(object: PhpObject, name: Object) -> Object:
    """What hooks of a class of ours answer for, owned; null where Python has to look."""
    if object.ce.native is NONE or name.type is not STR or not is_narrow(Str(name)):
        return None
    value = computed_property(object, Str(name))
    if value is None:
        value = interval_property(object, Str(name))
    return element_as_property(object, name) if value is None else value


@inline
def declared_cell(object: PhpObject, info: PropertyInfo) -> Cells:
    return at(object.slots.items, unbox_int(Object(info.slot)))


@cold
def did_bind(engine: Engine, object: PhpObject, info: PropertyInfo) -> i1:
    """Make the value of a typed property a reference that is bound to it, by make_property_reference(), which throws nothing
    where there is a value. False without memory."""
    arguments = local_array(Cells, 40)
    arguments[0] = Object(engine)
    arguments[1] = Object(object.slots)
    arguments[2] = Object(info.slot)
    arguments[3] = Object(info)
    arguments[4] = Object(object)
    return did_call("zvm.runtime.objects.typed_references.make_property_reference", arguments, 5)


@cold
def properties__address_of(opline: Object, mode: i64, target: Object, name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a dynamic property, or a declared one: by a name that is computed, where it is a reference already or is to become
    one, and where an element of it is to be unset."""
    if not is_object(target):
        return None
    object = PhpObject(target)
    if is_undeclared(object, name):
        if dynamic_cell(object, name) is None:
            return None
        keep_tracked(object.dynamic)
        incref(Object(object.dynamic))
        incref(name)
        return tuple_of(Object(object.dynamic), name)
    info = reached_property(object, name, frame)
    if info is None or mode != BP_VAR_UNSET and op.opline.cache is NONE and unbox_int(op.opline.op2_type) == CONST:
        return None
    place = declared_cell(object, info)
    if place[0] is UNDEF or unbox_int(info.flags) & ACC_READONLY != 0:
        return None
    if info.type is not NONE:
        flags = op.extended_value & FETCH_OBJ_FLAGS
        if place[0].type is REFERENCE:
            if Reference(place[0]).sources is NONE or flags & ~FETCH_REF != 0 and dereferenced(place[0]).type is not PHP_ARRAY:
                return None
        elif flags != 0:
            if flags != FETCH_REF or not did_bind(run.engine, object, info):
                return None
    slots = Object(object.slots)
    incref(slots)
    return tuple_of(slots, own(Object(info.slot)))


@cold
def properties__fetch_address(opline: Object, mode: i64, container: Object, key: Object, name: Object, frame: ExecuteData,
                           op: Op, run: Run) -> Object:
    place = element_cell(container, key)
    if place is None:
        return None
    return properties__address_of(opline, mode, dereferenced(place[0]), name, frame, op, run)


@cold
def properties__fetch_function_argument(opline: Object, name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    target = dereferenced(frame.slots.items[i64(op.op1)])
    if goes_by_reference(frame):
        return properties__address_of(opline, BP_VAR_W, target, name, frame, op, run)
    return properties__fetch(opline, target, name, frame, op, run)


@cold
def properties__fetch_function_argument_of(opline: Object, target: Object, name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    if not goes_by_reference(frame):
        return properties__fetch(opline, target, name, frame, op, run)
    return properties__address_of(opline, BP_VAR_W, target, name, frame, op, run) if target is Object(frame.this) else None


@cold
def properties__fetch_function_argument_of_temporary(opline: Object, held: Object, name: Object, frame: ExecuteData, op: Op,
                                                     run: Run) -> Object:
    if not goes_by_reference(frame):
        return properties__fetch(opline, dereferenced(held), name, frame, op, run)
    if held.type is not TUPLE:
        return None
    return properties__fetch_address(opline, BP_VAR_W, Tuple(held).first, Tuple(held).second, name, frame, op, run)


@cold
def properties__unset(container: Object, key: Object, name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    place = element_cell(container, key)
    return None if place is None else properties__unset_of(dereferenced(place[0]), name, frame, op, run)


@cold
def properties__unset_of(target: Object, name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a dynamic property, or by __unset()."""
    if not is_object(target):
        return None
    object = PhpObject(target)
    if not is_undeclared(object, name) and (object.ce.unset is NONE or not is_out_of_reach(object, name, frame)):
        return None
    place = dynamic_cell(object, name)
    if place is None:
        if object.ce.unset is NONE:
            if Str(name).length != 0 and i64(str_data(Str(name))[0]) == 0:
                return None
            return NONE
        done = call_magic(frame, op, run, object, object.ce.unset, name, IN_UNSET, None)
        if done is not None:
            decref(done, run, op)
        return None if done is None else NONE
    if object.dynamic.count != 1:
        return None
    value = place[0]
    incref(value)
    at_call(frame, op, run)
    failed = PyDict_DelItem(object.dynamic, name)
    decref(value, run, op)
    return None if failed != 0 else NONE


@cold
def add_dynamic(object: PhpObject, name: Object, value: Object) -> Object:
    """A new property of an object of a class that allows them."""
    if unbox_int(object.ce.flags) & ACC_ALLOW_DYNAMIC_PROPERTIES == 0 or Str(name).length == 0:
        return None
    if i64(str_data(Str(name))[0]) == 0:
        return None
    if Object(object.dynamic) is NONE:
        made = PyDict_New()
        if made is None:
            PyErr_Clear()
            return None
        object.dynamic = made
    copy = own(value)
    if PyDict_SetItem(object.dynamic, name, copy) != 0:
        release(copy)
        return None
    return copy


@inline
def is_undeclared(object: PhpObject, name: Object) -> i1:
    """Whether no class declares the property, and no hook of the class answers for it."""
    if name.type is not STR or not is_narrow(Str(name)):
        return False
    return not has_hooks(object, HOOKS_PROPERTIES) and dict_find_str(object.ce.properties_info, Str(name)) is None


@cold
def is_out_of_reach(object: PhpObject, name: Object, frame: ExecuteData) -> i1:
    """Whether the property is declared, but private or protected in classes that the running one has nothing to do with. False
    where Python has to say."""
    if name.type is not STR or not is_narrow(Str(name)) or has_hooks(object, HOOKS_PROPERTIES):
        return False
    found = dict_find_str(object.ce.properties_info, Str(name))
    if found is None:
        return False
    info = PropertyInfo(found[0])
    flags = unbox_int(info.flags)
    if flags & (ACC_PRIVATE | ACC_PROTECTED) == 0 or flags & (ACC_STATIC | ACC_CHANGED) != 0:
        return False
    parent = ClassEntry(info.ce).parent
    if parent is not NONE and dict_find_str(ClassEntry(parent).properties_info, Str(name)) is not None:
        return False
    scope = frame.func.scope
    return scope is NONE or not set_has_pointer(object.ce.ancestors, scope) \
        and not set_has_pointer(ClassEntry(scope).ancestors, info.ce)


@inline
def dynamic_cell(object: PhpObject, name: Object) -> Cells:
    """The cell of a dynamic property; null where the object has none of that name."""
    if Object(object.dynamic) is NONE:
        return None
    return dict_find_str(object.dynamic, Str(name))


def call_magic(frame: ExecuteData, op: Op, run: Run, object: PhpObject, function: Object, name: Object, bit: i64,
               value: Object) -> Object:
    """The value of a magic method, owned, called with its recursion guard set; null where it is set already, or it
    raised, and where something waits to be raised."""
    if run.engine.pending_exception is not NONE:
        return None
    if object.guards is NONE:
        made = PyDict_New()
        if made is None:
            return None
        object.guards = Object(made)
    guards = Dict(object.guards)
    if dict_find_str(guards, Str(name)) is not None or PyDict_SetItem(guards, name, count_object(bit)) != 0:
        return None
    at_call(frame, op, run)
    incref(Object(object))
    incref(Object(guards))
    incref(name)
    result = call_method(run.engine, function, object, name, value)
    if result is None:
        raised = local_array(Cells, 24)
        set_aside(raised)
        if PyDict_DelItem(guards, name) != 0:
            PyErr_Clear()
        set_again(raised)
    elif PyDict_DelItem(guards, name) != 0:
        PyErr_Clear()
    decref(Object(Str(name)), run, op)
    decref(Object(guards), run, op)
    decref(Object(object), run, op)
    return result


@cold
def instances__clone(target: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a date, or an object of a plain class, whose __clone(), if any, may be called from here."""
    if not is_object(target):
        return None
    object = PhpObject(target)
    ce = object.ce
    if ce.native is not NONE:
        return cloned_date(object)
    if ce.create_object is not NONE or object.guards is not NONE:
        return None
    if unbox_int(ce.flags) & NOT_CLONEABLE != 0 or Object(object.dynamic) is not NONE:
        return None
    method = ce.clone
    if method is not NONE and unbox_int(Function(method).fn_flags) & ACC_PUBLIC == 0:
        if frame.func.scope is not Function(method).scope:
            return None
    if Object(object).type is not ce.object_type or has_typed_references(object.slots):
        return None
    copy = new_object(run, op, ce)
    if copy is None:
        return None
    slots = copy.slots.items
    i = 0
    while i < object.slots.size:
        value = object.slots.items[i]
        if value.type is REFERENCE and value.count == 1:
            value = Reference(value).value
        replace(at(slots, i), value)
        i = i + 1
    if method is not NONE:
        at_call(frame, op, run)
        done = call_method(run.engine, method, copy, None, None)
        if done is None:
            decref(Object(copy), run, op)
            return None
        decref(done, run, op)
    return Object(copy)


@inline
def has_references(list: List) -> i1:
    i = 0
    while i < list.size:
        if list.items[i].type is REFERENCE:
            return True
        i = i + 1
    return False


@inline
def has_typed_references(list: List) -> i1:
    i = 0
    while i < list.size:
        if list.items[i].type is REFERENCE and Reference(list.items[i]).sources is not NONE:
            return True
        i = i + 1
    return False


@cold
def properties__isset_or_empty(opline: Object, target: Object, name: Object, frame: ExecuteData, op: Op, run: Run,
                            ) -> Object:
    """Of a dynamic property, a declared one by a computed name or that this opline has been at, and what is not an object."""
    if not is_object(target):
        return boolean(op.extended_value & ISEMPTY != 0)
    object = PhpObject(target)
    if is_undeclared(object, name) or is_out_of_reach(object, name, frame):
        place = dynamic_cell(object, name)
        if place is None:
            return isset_by_magic(object, name, frame, op, run)
        value = dereferenced(place[0])
    elif unbox_int(op.opline.op2_type) != CONST:
        info = reached_property(object, name, frame)
        value = UNDEF if info is None else dereferenced(declared_cell(object, info)[0])
    else:
        if op.opline.cache.type is not DICT:
            return None
        slot = find_cached(op, object)
        if slot is None or slot.type is not LONG or unbox_int(slot) < 0:
            return None
        value = dereferenced(object.slots.items[unbox_int(slot)])
    if value is UNDEF:
        return None
    if op.extended_value & ISEMPTY == 0:
        return boolean(value is not NONE)
    truth = convert__to_bool(value)
    return None if truth is None else boolean(truth is FALSE)


def isset_by_magic(object: PhpObject, name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """isset() or empty() of a property that is not there: by __isset(), where the class has it."""
    if object.ce.isset is NONE:
        return boolean(op.extended_value & ISEMPTY != 0)
    incref(Object(object))
    incref(name)  # __isset() may assign to its variable
    answer = call_magic(frame, op, run, object, object.ce.isset, name, IN_ISSET, None)
    truth = truth_of(answer, run, op)
    if op.extended_value & ISEMPTY != 0 and truth >= 0:
        if truth == 1 and object.ce.get is not NONE:
            answer = call_magic(frame, op, run, object, object.ce.get, name, IN_GET | IN_ISSET, None)
            truth = truth_of(answer, run, op)
        elif truth == 1:
            truth = 0
        truth = 1 - truth if truth >= 0 else truth
    decref(Object(Str(name)), run, op)
    decref(Object(object), run, op)
    return None if truth < 0 else boolean(truth == 1)


@cold
def truth_of(answer: Object, run: Run, op: Op) -> i64:
    """Whether what a method returned, owned, is true: 1 or 0; -1 of null, and when it raised."""
    if answer is None:
        return -1
    truth = is_true(run.engine, answer)
    decref(answer, run, op)
    return truth


@cold
def properties__fetch_is(opline: Object, target: Object, name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a dynamic property, a declared one by a name that is computed, or by __isset() and __get()."""
    if not is_object(target):
        return NONE
    object = PhpObject(target)
    if not is_undeclared(object, name) and not is_out_of_reach(object, name, frame):
        info = reached_property(object, name, frame)
        value = UNDEF if info is None else dereferenced(declared_cell(object, info)[0])
        return None if value is UNDEF or unbox_int(op.opline.op2_type) == CONST else own(value)
    place = dynamic_cell(object, name)
    if place is not None:
        return own(dereferenced(place[0]))
    if object.ce.isset is NONE:
        return None if object.ce.get is not NONE else NONE
    incref(target)
    incref(name)
    value = None
    answer = call_magic(frame, op, run, object, object.ce.isset, name, IN_ISSET, None)
    if answer is not None:
        truth = is_true(run.engine, answer)
        decref(answer, run, op)
        if truth == 0 or truth == 1 and object.ce.get is NONE:
            value = NONE
        elif truth == 1:
            value = call_magic(frame, op, run, object, object.ce.get, name, IN_GET, None)
    decref(Object(Str(name)), run, op)
    decref(target, run, op)
    return value


@cold
def properties__assign_op(opline: Object, target: Object, name: Object, operand: Object, frame: ExecuteData, op: Op,
                       run: Run) -> Object:
    """Of a property that is there, or by __get() and __set()."""
    place = dynamic_place(target, name)
    is_typed = False
    if place is None:
        info = written_property(target, name, frame, op)
        if info is not None:
            place = declared_cell(PhpObject(target), info)
            is_typed = info.type is not NONE
        elif is_overloaded(target, name, frame):
            incref(operand)
            done = operate_overloaded(PhpObject(target), name, operand, frame, op, run)
            decref(operand, run, op)
            return done
    if place is None:
        return None
    at_call(frame, op, run)
    if not update_cell(place, i64(op.extended_value), operand, i64(is_typed), run, op):
        return None
    return own(dereferenced(place[0]))


@cold
def properties__increment(opline: Object, target: Object, name: Object, step: i64, is_postfix: Object, frame: ExecuteData,
                       op: Op, run: Run) -> Object:
    """Of a property that is there, or by __get() and __set()."""
    place = dynamic_place(target, name)
    if place is not None:
        return step_cell(place, step, is_postfix is TRUE, False, op, run)
    info = written_property(target, name, frame, op)
    if info is not None:
        place = declared_cell(PhpObject(target), info)
        return step_cell(place, step, is_postfix is TRUE, info.type is not NONE, op, run)
    if not is_overloaded(target, name, frame):
        return None
    return step_overloaded(PhpObject(target), name, step, is_postfix, frame, op, run)


@cold
def properties__increment_in(opline: Object, container: Object, key: Object, name: Object, step: i64, is_postfix: Object,
                             frame: ExecuteData, op: Op, run: Run) -> Object:
    place = element_cell(container, key)
    if place is None:
        return None
    return properties__increment(opline, dereferenced(place[0]), name, step, is_postfix, frame, op, run)


@inline
def dynamic_place(target: Object, name: Object) -> Cells:
    """The cell of a dynamic property that is there; null of others."""
    if not is_object(target) or not is_undeclared(PhpObject(target), name):
        return None
    return dynamic_cell(PhpObject(target), name)


@cold
def written_property(target: Object, name: Object, frame: ExecuteData, op: Op) -> PropertyInfo:
    """The declared property that has a value and may be written here; null of others, and of a name that does not change
    until Python has told the opline where the property is."""
    if not is_object(target):
        return None
    object = PhpObject(target)
    if unbox_int(op.opline.op2_type) == CONST and find_cached(op, object) is None:
        return None
    info = reached_property(object, name, frame)
    if info is None or declared_cell(object, info)[0] is UNDEF or unbox_int(info.flags) & ACC_READONLY != 0:
        return None
    return info


@inline
def is_overloaded(target: Object, name: Object, frame: ExecuteData) -> i1:
    """Whether a property is read by __get() and written by __set(), neither of which runs for one of that object."""
    if not is_object(target):
        return False
    object = PhpObject(target)
    if not is_undeclared(object, name) and not is_out_of_reach(object, name, frame):
        return False
    if object.ce.get is NONE or object.ce.set is NONE or dynamic_cell(object, name) is not None:
        return False
    return object.guards is NONE or dict_find_str(Dict(object.guards), Str(name)) is None


@cold
def operate_overloaded(object: PhpObject, name: Object, operand: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """object->name op= operand; the value written, owned, null when something raised."""
    result = None
    value = get_overloaded(object, name, frame, op, run)
    if value is not None:
        new = operate(run.engine, i64(op.extended_value), value, operand)
        if new is not None and dynamic_cell(object, name) is None:
            result = set_overloaded(object, name, new, frame, op, run)
        else:
            result = ask_overloaded(object, name, value, operand, "zvm.executor.properties.assign_op_overloaded", frame, op)
        if new is not None:
            decref(new, run, op)
    end_overloaded(object, name, value, run, op)
    return result


@cold
def step_overloaded(object: PhpObject, name: Object, step: i64, is_postfix: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """++ and --; the old value or the new one, owned, null when something raised."""
    result = None
    old = get_overloaded(object, name, frame, op, run)
    if old is not None:
        if old.type is LONG and dynamic_cell(object, name) is None and not add_overflows(unbox_int(old), step, changed):
            new = box_int(changed)
            if new is not None:
                result = set_overloaded(object, name, new, frame, op, run)
                decref(new, run, op)
            if result is not None and is_postfix is TRUE:
                decref(result, run, op)
                result = own(old)
        else:
            by = box_int(step)
            if by is not None:
                result = ask_overloaded(object, name, old, by, "zvm.executor.properties.step_overloaded", frame, op)
                decref(by, run, op)
    end_overloaded(object, name, old, run, op)
    return result


@inline
def get_overloaded(object: PhpObject, name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """What __get() gives, owned, null when it raised; object and name are held until end_overloaded()."""
    incref(Object(object))
    incref(name)
    return call_magic(frame, op, run, object, object.ce.get, name, IN_GET, None)


@inline
def end_overloaded(object: PhpObject, name: Object, value: Object, run: Run, op: Op) -> None:
    """Let go of them, and of the value, if any."""
    if value is not None:
        decref(value, run, op)
    decref(Object(Str(name)), run, op)
    decref(Object(object), run, op)


@inline
def set_overloaded(object: PhpObject, name: Object, value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """The value, owned, after __set(); null when it raised."""
    done = call_magic(frame, op, run, object, object.ce.set, name, IN_SET, value)
    if done is None:
        return None
    decref(done, run, op)
    return own(value)


@cold
def ask_overloaded(object: PhpObject, name: Object, value: Object, operand: Object, index: i64, frame: ExecuteData, op: Op) -> Object:
    """function(ex, opline, object, name, value, operand): what Python makes of the value that __get() gave."""
    arguments = local_array(Cells, 48)
    arguments[0] = Object(frame)
    arguments[1] = Object(op.opline)
    arguments[2] = Object(object)
    arguments[3] = name
    arguments[4] = value
    arguments[5] = operand
    return call_provided(index, arguments, 6)

"""Python objects that native code asks for by their number in the image's list: functions, names of methods, literals.

They are looked up when they are first needed (tier.py), so that nothing is imported for a path that is not taken. The
arguments of a call stand in the run. A call's result is owned, null when it raised.
"""


@inline
def provided_object(index: i64) -> Object:
    """Borrowed; null when Python raised."""
    object = SHARED.provided[index]
    if unlikely(object is NONE):
        return provide(index)
    return object


@inline
def dict_find_provided(dict: Dict, index: i64) -> Cells:
    """dict_find_str() of a text that is provided; null when Python raised, too."""
    name = provided_object(index)
    return None if name is None else dict_find_str(dict, Str(name))


@cold
def provide(index: i64) -> Object:
    """Have Python look it up."""
    number = box_int(index)
    if number is None:
        return None
    arguments = local_array(Cells, 8)
    arguments[0] = number
    object = PyObject_Vectorcall(SHARED.provide, arguments, 1, None)
    drop_ref(number)
    if object is not None:
        drop_ref(object)
    return object


@inline
def at_call(frame: ExecuteData, op: Op, run: Run) -> None:
    """Note where the program is."""
    save_opline(frame, op)
    run.frame = frame
    run.op = op
    run.state.run = run


@inline
def at_step(frame: ExecuteData, op: Op, run: Run) -> None:
    """at_call() of a loop that is an opline's; one of an internal function has no opline."""
    if op is not None:
        at_call(frame, op, run)


@cold
def call_python(frame: ExecuteData, op: Op, run: Run, index: i64, count: i64) -> Object:
    """function(…), unless the kernel of its name gave up as there is no memory."""
    at_call(frame, op, run)
    function = provided_object(index)
    if unlikely(function is None or PyErr_Occurred() is not None):
        return None
    return PyObject_Vectorcall(function, cell(run.argument0), count, None)


@cold
def call_python_method(frame: ExecuteData, op: Op, run: Run, index: i64, count: i64) -> Object:
    """value.name(…): the value is the first argument."""
    at_call(frame, op, run)
    name = provided_object(index)
    if unlikely(name is None):
        return None
    return PyObject_VectorcallMethod(name, cell(run.argument0), count, None)


@cold
def call_python_value(frame: ExecuteData, op: Op, run: Run, count: i64) -> Object:
    """The first argument called with the others."""
    at_call(frame, op, run)
    return PyObject_Vectorcall(run.argument0, cell(run.argument1), count - 1, None)


@cold
def call_provided(index: i64, arguments: Cells, count: i64) -> Object:
    """function(…) where no run is known."""
    function = provided_object(index)
    return None if function is None else PyObject_Vectorcall(function, arguments, count, None)


@cold
def did_call(index: i64, arguments: Cells, count: i64) -> i1:
    """function(…) for its effect. False when it, or looking it up, raised."""
    done = call_provided(index, arguments, count)
    if done is None:
        return False
    release(done)
    return True


@cold
def ask_python(engine: Engine, value: Object, index: i64) -> Object:
    """function(engine, value), which may run PHP code, where no run is known."""
    arguments = local_array(Cells, 16)
    arguments[0] = Object(engine)
    arguments[1] = value
    return call_provided(index, arguments, 2)


@cold
def asked(engine: Object, index: i64) -> Object:
    """function(engine): its value, borrowed, since something else holds it; null, and no error set, when it raised."""
    arguments = local_array(Cells, 8)
    arguments[0] = engine
    value = call_provided(index, arguments, 1)
    if value is None:
        PyErr_Clear()
        return None
    drop_ref(value)
    return value


@cold
def asked_quietly(engine: Object, index: i64) -> Object:
    """asked() of a function that neither runs PHP code nor looks at the running frame."""
    return asked(engine, index)


@cold
def place_pair(cell: Cells) -> Object:
    """(container, key) of the place a slot holds, owned; any other value is one of its own, ([value], 0). The slot is
    None; null without memory."""
    value = take(cell)
    if value.type is TUPLE:
        return value
    list = list_of(value)
    if list is None:
        return None
    return tuple_of(list, ZERO)


@cold
def take_operand(cell: Cells, run: Run, op: Op) -> Object:
    """What BP_VAR_R gives of a temporary, owned; its slot is None."""
    value = take(cell)
    if value.type is REFERENCE:
        inside = Reference(value).value
        incref(inside)
        decref(value, run, op)
        return inside
    return value


@cold
def read_operand(frame: ExecuteData, op: Op, run: Run, value: Object, number: i64, index: i64) -> Object:
    """What BP_VAR_R gives of a variable, owned; null when a warning raised. `index`: of undefined_cv() in the list, -1
    where nothing is to be said (BP_VAR_IS)."""
    if value.type is REFERENCE:
        value = Reference(value).value
    elif value is UNDEF:
        if index >= 0:
            return undefined_variable(frame, op, run, number, index)
        value = NONE
    incref(value)
    return value


@cold
def read_generic(frame: ExecuteData, op: Op, run: Run, kind: Object, number: i64, constant: Object, unused: Object,
                 index: i64) -> Object:
    """What BP_VAR_R gives of an operand of any kind, owned; null when a warning raised. A temporary is taken. `unused`:
    what an UNUSED one stands for, null: its number. `index`: of undefined_cv() in the list."""
    which = unbox_int(kind)
    if which == 0:
        if unused is None:
            return box_int(number)
        incref(unused)
        return unused
    if which == 1:
        incref(constant)
        return constant
    place = at(frame.slots.items, number)
    if which == 8:
        return read_operand(frame, op, run, place[0], number, index)
    return take_operand(place, run, op)


@cold
def put_if_used(value: Object, slots: Cells, op: Op, run: Run) -> None:
    """The opline's result, where it has one, := value, which is owned."""
    if op.result_type != 0:
        put(at(slots, i64(op.result)), value, run, op)
    else:
        decref(value, run, op)


@cold
def undefined_variable(frame: ExecuteData, op: Op, run: Run, number: i64, index: i64) -> Object:
    boxed = box_int(number)
    if boxed is None:
        return None
    run.argument0 = Object(frame)
    run.argument1 = Object(op.opline)
    run.argument2 = boxed
    value = call_python(frame, op, run, index, 3)
    drop_ref(boxed)
    return value


@cold
def state_of(engine: Engine, kind: i64) -> Object:
    """What engine.states has of that class, borrowed; null where that is nothing yet, or Python raised."""
    known = provided_object(kind)
    return None if known is None else PyDict_GetItemWithError(engine.states, known)


@cold
def is_before(engine: Engine, version: i64) -> i1:
    """Whether the engine is an earlier PHP than that of a number as PHP_VERSION_ID is."""
    target = attribute(Object(engine), "'target")
    is_earlier = target is not None and unbox_int(target) < version
    release(target)
    return is_earlier


@cold
def attribute(value: Object, index: i64) -> Object:
    """value.name, owned."""
    name = provided_object(index)
    if name is None:
        return None
    return PyObject_GetAttr(value, name)

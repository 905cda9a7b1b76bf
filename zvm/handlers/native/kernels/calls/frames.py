"""Calls: pending frames from pools, entering and leaving user functions. zvm/executor/calls.py does the rest.

A reference moves with what it stands for: entering hands the caller from engine.current_execute_data to call.prev, and
the call from the caller's chain of pending calls to engine.current_execute_data; leaving takes both steps back. A
pooled frame has no function, no engine and no values; its list of slots has no size, but the room its pool promises.
Pools are linked through `prev`.
"""
POOL_LIMIT = 16384


@inline
def info_of(function: Function) -> FunctionInfo:
    """What calls need of the function; only where function.native is not None."""
    return offset(function.native, BYTES_DATA, FunctionInfo)


@inline
def op_of(function: Function, opline: Opline) -> Op:
    """The struct of one of the function's oplines."""
    return offset(function.native, BYTES_DATA + FUNCTION_INFO_SIZE + small_int(Long(opline.number)) * OP_SIZE, Op)


@inline
def count_object(number: i64) -> Object:
    """The int object of a small number that is not negative: they stand in one array."""
    return offset(ZERO, number * SMALL_INT_SIZE, Object)


def new_pending_frame(capacity: i64) -> ExecuteData:
    """A frame as pools have them, owned; null without memory."""
    frame = ExecuteData(PyType_GenericAlloc(EXECUTE_DATA, 0))
    if frame is None:
        return None
    slots = PyList_New(capacity)
    if slots is None:
        release(Object(frame))
        return None
    slots.size = 0
    frame.slots = slots
    frame.opline = Opline(NONE)
    frame.this = NONE
    frame.called_scope = NONE
    frame.call = ExecuteData(NONE)
    frame.num_args = Long(ZERO)
    frame.extra_named_params = NONE
    frame.symbol_table = NONE
    frame.flags = Long(ZERO)
    frame.closure = ClosureObject(NONE)
    frame.return_value = NONE
    frame.stack_left = Long(ZERO)
    return frame


def push_call(frame: ExecuteData, slots: Cells, op: Op, run: Run, function: Object, this: Object,
              called_scope: Object, closure: Object) -> i1:
    """frame.call := new pending frame of the function. False when Python raised."""
    if unlikely(Function(function).native is NONE):
        if not prepare(run, Function(function)):
            return False
    call = frame_for(run.engine, function, this, called_scope, closure)
    if unlikely(call is None):
        return False
    call.prev = frame.call
    frame.call = call
    return True


@inline
def frame_for(engine: Engine, function: Object, this: Object, called_scope: Object, closure: Object) -> ExecuteData:
    """A frame without `prev` for a prepared function, owned; null without memory."""
    info = info_of(Function(function))
    pool = info.pool
    call = ExecuteData(pool[0])
    if likely(call is not None):
        pool[0] = Object(call.prev)
        pool[1] = Object(i64(pool[1]) - 1)
    else:
        call = new_pending_frame(info.capacity)
        if call is None:
            return None
    incref(function)
    call.func = Function(function)
    incref(Object(engine))
    call.engine = engine
    if this is not NONE:
        incref(this)
        call.this = this
    if called_scope is not NONE:
        incref(called_scope)
        call.called_scope = called_scope
    if closure is not NONE:
        incref(closure)
        call.closure = ClosureObject(closure)
    return call


@handler
def enter_user_function(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """DO_UCALL: go on in the innermost pending frame, whose function is a user function."""
    call = frame.call
    function = call.func
    if unlikely(function.native is NONE):
        at_call(frame, op, run)
        if not prepare(run, function):
            return jump(failed, frame, slots, op, run)
    info = info_of(function)
    list = call.slots
    passed = list.size
    if unlikely(info.kind != USER or call.flags is not ZERO and not is_called_as_value(call)):
        return jump(slow, frame, slots, op, run)
    extra = 0 if passed <= info.parameters else passed - info.parameters
    room = unbox_int(Object(frame.stack_left)) - info.frame_size
    if unlikely(room < 0 or not has_room(list, info.variables + info.temporaries + extra)):
        return jump(slow, frame, slots, op, run)
    run.countdown = run.countdown - 1
    complete_frame(call, info, passed, room, run, op)
    save_opline(frame, op)
    # the chains
    engine = run.engine
    frame.call = call.prev
    call.prev = engine.current_execute_data
    engine.current_execute_data = call
    run.frame = call
    if unlikely(run.countdown < 0):
        return jump(poll_and_go, call, list.items, op_of(function, call.opline.next), run)
    if likely(passed == info.parameters):
        return goto(call, list.items, info.entry, run)
    return goto(call, list.items, op_of(function, call.opline.next), run)


@cold
def is_called_as_value(call: ExecuteData) -> i1:
    """Whether a call has no flags but those that mean nothing to a user function, which are cleared."""
    if unbox_int(Object(call.flags)) & ~MEANINGLESS_FLAGS != 0:
        return False
    replace(cell(call.flags), ZERO)
    return True


@inline
def has_room(list: List, wanted: i64) -> i1:
    """Give a list room for that many values; False without memory."""
    return list.allocated >= wanted or grow(list, wanted)


@cold
def grow(list: List, wanted: i64) -> i1:
    items = PyMem_Realloc(list.items, 8 * wanted)
    if items is None:
        return False
    list.items = items
    list.allocated = wanted
    return True


@inline
def complete_frame(call: ExecuteData, info: FunctionInfo, passed: i64, room: i64, run: Run, op: Op) -> None:
    """Fill the slots after the arguments, which the list has room for, and the fields of a running frame."""
    list = call.slots
    items = list.items
    parameters = info.parameters
    end = info.variables
    i = passed
    entry_opline = info.entry_opline
    if unlikely(passed != parameters):
        if passed > parameters:
            move_extra_arguments(items, info, passed)
            i = parameters
        else:
            entry_opline = Opline(call.func.entries.items[passed])
            copy_items(items, call.func.tails.defaults, passed, parameters)
            i = parameters
    while i < end:
        items[i] = UNDEF
        i = i + 1
    end = end + info.temporaries
    while i < end:
        items[i] = NONE
        i = i + 1
    list.size = end if passed <= parameters else end + passed - parameters
    incref(Object(entry_opline))
    drop_opline(call.opline)
    call.opline = entry_opline
    note_arguments(call, passed, run, op)
    put_int(cell(call.stack_left), room, run, op)


@inline
def note_arguments(call: ExecuteData, passed: i64, run: Run, op: Op) -> None:
    """call.num_args := passed. Ints that are not small do not stand in the array of count_object()."""
    if likely(passed <= 256):
        number = count_object(passed)
        if Object(call.num_args) is not number:
            incref(number)
            put(cell(call.num_args), number, run, op)
    else:
        put_int(cell(call.num_args), passed, run, op)


@cold
def copy_items(cells: Cells, list: List, i: i64, end: i64) -> None:
    """cells[i:end] := list[i:end], where nothing was."""
    while i < end:
        value = list.items[i]
        incref(value)
        cells[i] = value
        i = i + 1


@cold
def move_extra_arguments(items: Cells, info: FunctionInfo, passed: i64) -> None:
    """Arguments beyond the parameters stand after the temporaries."""
    distance = info.variables + info.temporaries - info.parameters
    i = passed - 1
    while i >= info.parameters:
        items[i + distance] = items[i]
        i = i - 1


@handler(1)
def leave_frame(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """RETURN, whose value the first argument of the run holds, owned: hand it to the caller, destroy the variables."""
    value = run.argument0
    caller = frame.prev
    function = frame.func
    engine = run.engine
    call_op = op_of(caller.func, caller.opline)
    caller_slots = caller.slots.items
    if call_op.result_type == 0:
        decref(value, run, op)
    engine.current_execute_data = caller
    run.frame = caller
    if call_op.result_type != 0:
        put(at(caller_slots, i64(call_op.result)), value, run, call_op)
    frame.prev = ExecuteData(NONE)
    drop_frame(frame, run, call_op)
    if unlikely(engine.pending_exception is not NONE):
        return 1
    return goto(caller, caller_slots, call_op.next, run)


@inline
def drop_frame(frame: ExecuteData, run: Run, op: Op) -> None:
    """Let go of a frame that has returned."""
    if likely(frame.count == 1 and frame.slots.count == 1 and frame.weak is None):
        recycle_frame(frame, run, op)
    else:
        abandon_frame(frame, run, op)


@cold
def abandon_frame(frame: ExecuteData, run: Run, op: Op) -> None:
    """Something else has the frame or its slots: it dies when that lets go, its variables from the first on."""
    if frame.count == 1:
        reverse(frame.slots)
    decref(Object(frame), run, op)


@cold
def reverse(list: List) -> None:
    """Python clears lists from the end."""
    items = list.items
    i = 0
    j = list.size - 1
    while i < j:
        first = items[i]
        items[i] = items[j]
        items[j] = first
        i = i + 1
        j = j - 1


def recycle_frame(frame: ExecuteData, run: Run, op: Op) -> None:
    """Destroy the variables, first to last, and put the frame, which nothing else has, back into its pool."""
    clear_list(frame.slots, run, op)
    pool_frame(frame, run, op)


@inline
def clear_list(list: List, run: Run, op: Op) -> None:
    """Destroy the values, first to last."""
    items = list.items
    size = list.size
    i = 0
    while i < size:
        value = items[i]
        items[i] = NONE
        if value.type is LONG and value.count == 1:
            free_int(Long(value))
        elif value is not NONE:
            decref(value, run, op)
        i = i + 1
    list.size = 0


@inline
def pool_frame(frame: ExecuteData, run: Run, op: Op) -> None:
    """Put a frame without variables back into its pool, owned."""
    info = info_of(frame.func)
    pool = info.pool
    if unlikely(i64(pool[1]) >= POOL_LIMIT or frame.slots.allocated < info.capacity or frame.count != 1):
        decref(Object(frame), run, op)
        return
    reset_frame(frame, run, op)
    frame.prev = ExecuteData(pool[0])
    pool[0] = Object(frame)
    pool[1] = Object(i64(pool[1]) + 1)


@entry
def trim_pool(self: Object, arguments: Cells, count: i64) -> Object:
    """trim_pool(address, keep): free the frames of a pool beyond so many."""
    pool = Cells(unbox_int(arguments[0]))
    keep = unbox_int(arguments[1])
    while i64(pool[1]) > keep:
        frame = ExecuteData(pool[0])
        pool[0] = Object(frame.prev)
        pool[1] = Object(i64(pool[1]) - 1)
        frame.prev = ExecuteData(NONE)
        release(Object(frame))
    return NONE


@inline
def reset_frame(frame: ExecuteData, run: Run, op: Op) -> None:
    """The fields that are None in a pooled frame. `prev`, which is None, is about to link the pool."""
    drop_opline(frame.opline)
    frame.opline = Opline(NONE)
    if frame.this is not NONE:
        clear(cell(frame.this), run, op)
    if frame.called_scope is not NONE:
        clear(cell(frame.called_scope), run, op)
    if frame.closure is not NONE:
        clear(cell(frame.closure), run, op)
    if frame.extra_named_params is not NONE:
        clear(cell(frame.extra_named_params), run, op)
    drop_ref(Object(frame.engine))
    function = frame.func
    frame.func = None
    frame.engine = None
    decref(Object(function), run, op)

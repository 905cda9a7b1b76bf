"""Calls from Python into user functions: a frame of the pool, one run, the value (executor/calls.py call_function()).

What is not that simple is done in Python: calls.call_in_python(), and dispatch.finish_call() for a run that raised or
came to an end elsewhere.
"""

CALLED_FLAGS = CALL_TOP | CALL_DYNAMIC


@entry
def call_function(self: Object, arguments: Cells, count: i64) -> Object:
    """call_function(engine, function, this, called_scope, closure, *arguments)"""
    return call_user(arguments, at(arguments, 5), count - 5)


@entry
def call_bound(self: Tuple, arguments: Cells, count: i64) -> Object:
    """Like call_function(), of a builtin that is bound to a tuple of the first five."""
    return call_user(cell(self.first), arguments, count)


def call_user(target: Cells, arguments: Cells, count: i64) -> Object:
    """`target`: engine, function, this, called scope, closure."""
    engine = Engine(target[0])
    function = Function(target[1])
    stop = engine.current_execute_data
    if Object(stop) is NONE or function.native is NONE:
        return call_in_python(target, arguments, count)
    info = info_of(function)
    if info.kind == INTERNAL:
        return call_internal_function(target, info, arguments, count)
    if info.flags & CALLED_BACK == 0 or info.by_reference != 0 and not are_references(info, arguments, count):
        return call_in_python(target, arguments, count)
    room = unbox_int(Object(stop.stack_left)) - info.frame_size
    extra = 0 if count <= info.parameters else count - info.parameters
    if room < 0:
        return call_in_python(target, arguments, count)
    if info.leaf is not None:
        result = run_leaf(info.leaf, engine, stop, target, arguments, count)
        if result is not None:
            return result
    else:
        info.calls = info.calls + 1
        if unlikely(info.calls == SHARED.leaf_calls) and not want_leaf(target, arguments, count):
            return None
    call = frame_for(engine, Object(function), target[2], target[3], target[4])
    if call is None:
        return None
    list = call.slots
    if not has_room(list, info.variables + info.temporaries + extra):
        give_up_frame(call)
        return call_in_python(target, arguments, count)
    if unlikely(Py_EnterRecursiveCall(str_data(Str(EMPTY))) != 0):  # the depth of the C stack
        give_up_frame(call)
        return None
    take_arguments(list.items, info.by_reference, arguments, count)
    if unlikely(not may_begin(engine)):
        list.size = count
        give_up_frame(call)
        Py_LeaveRecursiveCall()
        return None
    value = run_call(engine, call, info, stop, count, room)
    Py_LeaveRecursiveCall()
    return value


@cold
def give_up_frame(call: ExecuteData) -> None:
    """A frame out of a pool, still linked to the next one there, for which there is no memory."""
    call.prev = ExecuteData(NONE)
    release(Object(call))


@inline
def take_arguments(items: Cells, by_reference: i64, arguments: Cells, count: i64) -> None:
    """items[:count] := the arguments, where nothing was; those by value dereferenced."""
    i = 0
    while i < count:
        value = arguments[i]
        if by_reference == 0 or (by_reference >> i) & 1 == 0:
            value = dereferenced(value)
        incref(value)
        items[i] = value
        i = i + 1


@cold
def are_references(info: FunctionInfo, arguments: Cells, count: i64) -> i1:
    """Whether a Reference is given for each parameter by reference."""
    if info.by_reference < 0 or count > 62:
        return False
    i = 0
    while i < count:
        if (info.by_reference >> i) & 1 != 0 and arguments[i].type is not REFERENCE:
            return False
        i = i + 1
    return True


def call_internal_function(target: Cells, info: FunctionInfo, arguments: Cells, count: i64) -> Object:
    """Of values only. A kernel that is called without a frame finds $this and the arguments held, as a frame would hold them."""
    if info.by_reference != 0 or has_reference(arguments, count):
        return call_in_python(target, arguments, count)
    this = target[2]
    incref(this)
    hold_cells(arguments, count)
    value = run_internal_function(target, info, arguments, count)
    release_cells(arguments, count)
    release(this)
    return value


def run_internal_function(target: Cells, info: FunctionInfo, arguments: Cells, count: i64) -> Object:
    if info.kernel is not None and needs_no_frame(target, info):
        value = call_pointer(info.kernel, subject_of(info, target[0], target[2], target[3]), arguments, Raw(count))
        if value is not None or PyErr_Occurred() is not None:
            return value
    engine = Engine(target[0])
    stop = engine.current_execute_data
    call = frame_for(engine, target[1], target[2], target[3], target[4])
    if call is None:
        return None
    list = call.slots
    if not has_room(list, count):
        give_up_frame(call)
        return call_in_python(target, arguments, count)
    take_arguments(list.items, 0, arguments, count)
    list.size = count
    run = Run(None)
    replace(cell(call.flags), count_object(CALLED_FLAGS))
    call.prev = stop
    engine.current_execute_data = call
    replace(cell(call.stack_left), Object(stop.stack_left))
    note_arguments(call, count, run, Op(None))
    value = run_implementation(engine, call, info, list, False)
    if unlikely(value is None):
        return None
    engine.current_execute_data = stop
    call.prev = ExecuteData(NONE)
    replace(cell(call.flags), ZERO)
    drop_frame(call, run, Op(None))
    return settled_value(engine, value)


@inline
def needs_no_frame(target: Cells, info: FunctionInfo) -> i1:
    """Whether the kernel of an internal function or method runs no PHP code, whose back traces would show the frame;
    kernels of functions look themselves (is_running())."""
    if info.flags & IS_METHOD == 0:
        return True
    if target[2] is NONE or is_closure(target[2]):
        return False
    return Object(PhpObject(target[2]).ce) is not Object(Engine(target[0]).generator_class)


@inline
def has_reference(cells: Cells, count: i64) -> i1:
    i = 0
    while i < count:
        if cells[i].type is REFERENCE:
            return True
        i = i + 1
    return False


@inline
def settled_value(engine: Engine, value: Object) -> Object:
    """A call's value, owned, dereferenced; null where a destructor threw meanwhile."""
    if unlikely(engine.pending_exception is not NONE):
        release(value)
        return raise_pending(engine)
    if unlikely(value.type is REFERENCE):
        inside = Reference(value).value
        incref(inside)
        release(value)
        return inside
    return value


def run_call(engine: Engine, call: ExecuteData, info: FunctionInfo, stop: ExecuteData, count: i64, room: i64) -> Object:
    """Run a frame that has its arguments."""
    run = local_array(Run, RUN_SIZE)
    state = begin_run(run, engine, call, stop)
    run.value = None
    state.run = run
    complete_frame(call, info, count, room, run, info.entry)
    replace(cell(call.flags), count_object(CALLED_FLAGS))
    call.prev = stop
    engine.current_execute_data = call
    incref(Object(call))
    run.called = call
    end = start(call, call.slots.items, op_of(call.func, call.opline.next), run)
    end_run(run)
    if unlikely(end == FAILED):
        return finish_failed(run, stop)
    value = run.value
    if unlikely(value is None):
        return finish_call(engine, stop, call, NONE)
    if unlikely(run.called is not None):
        release(Object(call))
    return settled_value(engine, value)


@cold
def finish_failed(run: Run, stop: ExecuteData) -> Object:
    """Python's exception is set."""
    signal = caught_signal(run)
    if leaves_frames(signal):  # nothing else happens here: callbacks in callbacks may be nested very deep
        release(Object(run.called))
        incref(signal.type)
        PyErr_Restore(signal.type, signal, None)
        return None
    value = finish_call(run.engine, stop, run.called, signal)
    release(signal)
    return value


@inline
def leaves_frames(signal: Object) -> i1:
    """Is it one of the limits or a fatal error, which end the request without unwinding PHP's frames?"""
    return signal.type is provided_object("zvm.runtime.signals.TimeLimitReached") or \
        signal.type is provided_object("zvm.runtime.signals.MemoryExhausted") or \
        signal.type is provided_object("zvm.runtime.signals.Bailout")


@cold
def caught_signal(run: Run) -> Object:
    """raised_signal(); failed_at() says where the run was."""
    signal = raised_signal()
    run.state.failed_frame = run.frame
    run.state.failed_op = run.op
    return signal


@inline
def set_target(target: Cells, engine: Engine, function: Object, this: Object, called_scope: Object) -> None:
    """What call_user() is to call, which is no closure."""
    target[0] = Object(engine)
    target[1] = function
    target[2] = this
    target[3] = called_scope
    target[4] = NONE


def call_method(engine: Engine, function: Object, object: PhpObject, first: Object, second: Object) -> Object:
    """The value of a method of the object's class, owned; null when it raised. Arguments that are null are none."""
    target = local_array(Cells, 40)
    set_target(target, engine, function, Object(object), object.ce)
    arguments = local_array(Cells, 16)
    arguments[0] = first
    arguments[1] = second
    return call_user(target, arguments, 0 if first is None else (1 if second is None else 2))


@cold
def finish_call(engine: Engine, stop: ExecuteData, call: ExecuteData, signal: Object) -> Object:
    """`call` is owned."""
    arguments = local_array(Cells, 32)
    arguments[0] = Object(engine)
    arguments[1] = Object(stop)
    arguments[2] = Object(call)
    arguments[3] = signal
    value = call_provided("zvm.executor.dispatch.finish_call", arguments, 4)
    release(Object(call))
    return value


@cold
def raise_pending(engine: Engine) -> Object:
    """Raise what a destructor threw while the frame was left."""
    arguments = local_array(Cells, 8)
    arguments[0] = Object(engine)
    return call_provided("zvm.executor.dispatch.raise_deferred", arguments, 1)


@cold
def call_in_python(target: Cells, arguments: Cells, count: i64) -> Object:
    given = PyList_New(count + 5)
    if given is None:
        return None
    copy_cells(given.items, target, 5)
    copy_cells(at(given.items, 5), arguments, count)
    value = call_provided("zvm.executor.calls.call_in_python", given.items, count + 5)
    release(Object(given))
    return value


@cold
def want_leaf(target: Cells, arguments: Cells, count: i64) -> i1:
    """Have the function compiled for calls from kernels. False when Python raised."""
    values = PyList_New(count + 5)
    if values is None:
        return False
    copy_cells(values.items, target, 5)
    copy_cells(at(values.items, 5), arguments, count)
    done = did_call("zvm.handlers.native.leaves.want_leaf", values.items, count + 5)
    release(Object(values))
    return done


@inline
def copy_cells(cells: Cells, source: Cells, count: i64) -> None:
    """cells[:count] := source[:count], where nothing was."""
    i = 0
    while i < count:
        value = source[i]
        incref(value)
        cells[i] = value
        i = i + 1


@handler(1)
def leave_called(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """RETURN of a frame with flags: of a file's code without variables of its own, which returns like a function; of a
    function that Python called, to the end of the run; others in Python."""
    value = run.argument0
    caller = frame.prev
    engine = run.engine
    if Object(frame.flags) is count_object(CALL_CODE) and frame.symbol_table is NONE:
        replace(cell(frame.flags), ZERO)
        return jump(leave_frame, frame, slots, op, run)
    if unlikely(run.value is not None or caller is not run.stop or Object(frame.flags) is not count_object(CALLED_FLAGS)
                or frame.symbol_table is not NONE):
        put(cell(frame.return_value), value, run, op)
        run.argument0 = Object(engine)
        run.argument1 = Object(frame)
        done = call_python(frame, op, run, "zvm.executor.returns.leave", 2)
        if done is None:
            return FAILED
        drop_ref(done)
        return jump(switched, frame, slots, op, run)
    engine.current_execute_data = caller
    run.value = value
    frame.prev = ExecuteData(NONE)
    replace(cell(frame.flags), ZERO)
    if likely(frame.count == 2 and frame is run.called and frame.slots.count == 1 and frame.weak is None):
        drop_ref(Object(frame))
        run.called = None
        recycle_frame(frame, run, op)
    else:
        abandon_frame(frame, run, op)
    run.frame = caller
    return DONE

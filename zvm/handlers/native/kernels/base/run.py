"""Entering native code, running an opline's Python handler, and changes of frame.

A handler returns how the run ended: DONE, the Python loop (zvm/executor/dispatch.py) is to look at the engine's frame;
FAILED, Python's exception is set and `failed_*` say where; RAISED, the same, and native code cannot unwind it.
"""
DONE, FAILED, RAISED = 1, 2, 3
LONGEST_INTERVAL = 20000  # jumps back and calls between two visits to Python,
VISIT_SOON, VISIT_LATE = 1000000, 4000000  # so many that a visit comes after one to four milliseconds
CLOCK_THREAD_CPUTIME_ID = 3


@external("clock_gettime")
def clock_gettime(clock: i32, time: Words) -> i32: ...


@handler
def failed(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """The opline raised."""
    run.frame = frame
    run.op = op
    return FAILED


@handler
def slow(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Run the opline's Python handler, unless native code gave up as there is no memory."""
    run.frame = frame
    run.op = op
    run.state.run = run
    if unlikely(PyErr_Occurred() is not None):
        return FAILED
    op.slow_runs = op.slow_runs + 1
    opline = op.opline
    run.argument0 = Object(frame)
    run.argument1 = Object(opline)
    following = PyObject_Vectorcall(opline.handler, cell(run.argument0), 2, None)
    if unlikely(following is None):
        return FAILED
    drop_ref(following)
    if following is NONE:
        return jump(switched, frame, slots, op, run)
    next = op.next
    if next is not None and next.opline is following:
        return goto(frame, slots, next, run)
    return goto(frame, slots, op_of(frame.func, Opline(following)), run)


@handler
def switched(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """engine.current_execute_data is another frame: go on after its saved opline."""
    engine = run.engine
    current = engine.current_execute_data
    if current is run.stop or engine.pending_exception is not NONE:
        return DONE
    run.frame = current
    if current.func.native is NONE:
        if not prepare(run, current.func):
            return FAILED
    return goto(current, current.slots.items, op_of(current.func, current.opline.next), run)


@cold
def prepare(run: Run, function: Function) -> i1:
    """Make function.native: what a World has kept of it, else a new block (Tier.prepare()). False when Python raised."""
    if function.type is OP_ARRAY and Object(function.resident) is not NONE:
        replace(cell(function.native), function.resident.first)
        return PyList_Append(List(function.resident.second), Object(function)) == 0
    if run.state.prepares_in_python == 0 and SHARED.prepares_in_python == 0:
        if function.type is STORED_OP_ARRAY and not load_stored(function):
            return False
        if function.type is OP_ARRAY:
            return function.native is not NONE or block_made(function)
    run.argument0 = Object(function)
    run.argument1 = Object(run.engine)
    made = PyObject_Vectorcall(SHARED.prepare, cell(run.argument0), 2, None)
    if made is None:
        return False
    drop_ref(made)
    return True


@cold
def processor_time() -> i64:
    """The thread's, in nanoseconds."""
    time = local_array(Words, 16)
    clock_gettime(i32(CLOCK_THREAD_CPUTIME_ID), time)
    return time[0] * 1000000000 + time[1]


@cold
def poll(run: Run) -> Object:
    """Visit Python; what its function gives, null when it raised. Then count down to the next visit: what happens
    between two jumps may take nanoseconds or milliseconds."""
    state = run.state
    passed = processor_time() - state.visited_at
    if passed > VISIT_LATE:
        state.interval = (state.interval >> 2) | 1
    elif passed < VISIT_SOON and state.interval < LONGEST_INTERVAL:
        state.interval = state.interval << 1
    arguments = local_array(Cells, 8)
    arguments[0] = Object(run.engine)
    done = PyObject_Vectorcall(SHARED.poll, arguments, 1, None)
    state.visited_at = processor_time()
    run.countdown = state.interval
    return done


@handler
def poll_and_go(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Visit Python, where limits, signals and other threads are served; then go on with `op`, unless native code gave up
    as there is no memory."""
    run.frame = frame
    run.op = op
    run.state.run = run
    if unlikely(PyErr_Occurred() is not None):
        return FAILED
    done = poll(run)
    if unlikely(done is None):
        return FAILED
    drop_ref(done)
    return goto(frame, slots, op, run)


@entry
def enter(self: Object, arguments: Cells, count: i64) -> Object:
    """enter(opline, stop, engine): run the engine's frame from that opline on until `stop` is its frame again, an
    exception is pending, or something raises."""
    run = local_array(Run, RUN_SIZE)
    engine = Engine(arguments[2])
    frame = engine.current_execute_data
    state = begin_run(run, engine, frame, ExecuteData(arguments[1]))
    state.run = run
    if unlikely(run.countdown < 0) and not visit_python(run) or frame.func.native is NONE and not prepare(run, frame.func):
        state.run = run.outer
        state.failed_frame = frame
        state.failed_op = None
        return None
    op = op_of(frame.func, Opline(arguments[0]))
    end = start(frame, frame.slots.items, op, run)
    state.run = run.outer
    if end == FAILED:
        state.failed_frame = run.frame
        state.failed_op = run.op
        return None
    return NONE


@inline
def begin_run(run: Run, engine: Engine, frame: ExecuteData, stop: ExecuteData) -> EngineState:
    """Fill a run whose value is not used. It is not the engine's innermost one yet."""
    state = offset(engine.native_state, BYTES_DATA, EngineState)
    run.frame = frame
    run.op = None
    run.stop = stop
    run.engine = engine
    run.state = state
    run.outer = state.run
    if state.run is None:
        run.countdown = state.left  # a new fiber goes on counting: in fibers within fibers, too, there have to be visits
        state.left = state.interval
        run.depth = 0
    else:
        run.countdown = state.run.countdown - 1
        run.depth = state.run.depth
    run.value = NONE
    run.called = None
    return state


@inline
def may_begin(engine: Engine) -> i1:
    """Before a run within another, which may be the only one for long: Python is visited where it is time. False when that
    raised."""
    run = offset(engine.native_state, BYTES_DATA, EngineState).run
    return run is None or likely(run.countdown >= 0) or visit_python(run)


@cold
def visit_python(run: Run) -> i1:
    """poll_and_go() where no opline follows. False when it raised."""
    done = poll(run)
    if done is None:
        return False
    release(done)
    return True


@inline
def end_run(run: Run) -> None:
    """The run around it is the engine's innermost one, and counts down from there."""
    run.state.run = run.outer
    if run.outer is not None:
        run.outer.countdown = run.countdown


def start(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """The first handler; the others follow by tail calls. What Python code throws is caught here."""
    end = call_handler(op.handler, frame, slots, op, run)
    while unlikely(end == FAILED) and catch_thrown(run):
        end = call_handler(Raw(unwind), run.frame, run.frame.slots.items, run.op, run)
    return FAILED if end == RAISED else end


@entry
def failed_at(self: Object, arguments: Cells, count: i64) -> Object:
    """failed_at(engine): (frame, opline) of the last run that raised."""
    state = offset(Engine(arguments[0]).native_state, BYTES_DATA, EngineState)
    frame = Object(state.failed_frame)
    incref(frame)
    opline = NONE
    if state.failed_op is not None:
        opline = Object(state.failed_op.opline)
    incref(opline)
    return tuple_of(frame, opline)


@entry
def running(self: Object, arguments: Cells, count: i64) -> Object:
    """running(engine): (function, opline) that the innermost run is at; (None, None) when there is no run, None for an
    opline that is not known. Any thread may ask."""
    engine = Engine(arguments[0])
    run = offset(engine.native_state, BYTES_DATA, EngineState).run
    function = NONE
    opline = NONE
    if run is not None:
        frame = engine.current_execute_data
        while Object(frame) is not NONE and Object(frame.func).type is not OP_ARRAY:
            frame = frame.prev
        if Object(frame) is not NONE and frame.func.native is not NONE:
            function = Object(frame.func)
            opline = opline_at(frame, run.op)
    incref(function)
    incref(opline)
    return tuple_of(function, opline)


@inline
def opline_at(frame: ExecuteData, op: Op) -> Object:
    """The opline that a frame is at. A run's op, noted where Python code is called, may be that of a frame that was left
    since, and the opline that a frame noted that of a function which had the frame before."""
    info = info_of(frame.func)
    if below(i64(op) - i64(info) - FUNCTION_INFO_SIZE, info.count * OP_SIZE):
        return Object(op.opline)
    noted = Object(frame.opline)
    if noted is NONE or not below(small_int(Long(frame.opline.number)), info.count):
        return NONE
    return noted if Object(op_of(frame.func, frame.opline).opline) is noted else NONE


@entry
def switch_runs(self: Object, arguments: Cells, count: i64) -> Object:
    """switch_runs(engine, switch, transfer): switch(transfer), which goes to another fiber and comes back to this one's runs.
    What the other has used of the interval until the next visit to Python is used up for this one, too."""
    state = offset(Engine(arguments[0]).native_state, BYTES_DATA, EngineState)
    run = state.run
    if run is not None and run.countdown < 0 and not visit_python(run):
        return None
    state.left = state.interval if run is None else run.countdown - 1
    value = PyObject_Vectorcall(arguments[1], at(arguments, 2), 1, None)
    state.run = run
    if run is not None and run.countdown > state.left:
        run.countdown = state.left
    return value


@entry
def forget_runs(self: Object, arguments: Cells, count: i64) -> Object:
    """forget_runs(engine): on a stack of its own there is no run yet."""
    state = offset(Engine(arguments[0]).native_state, BYTES_DATA, EngineState)
    state.run = None
    return NONE


@entry
def refill(self: Object, arguments: Cells, count: i64) -> Object:
    """refill(function, opline): write an opline's struct again."""
    function = Function(arguments[0])
    table = offset(function.native, BYTES_DATA + FUNCTION_INFO_SIZE, Op)
    opline = Opline(arguments[1])
    fill_op(table, op_of(function, opline), opline)
    return NONE


@cold
def fill_op(table: Op, op: Op, opline: Opline) -> None:
    """One struct. The handler's address is found by the Python handler; what has none runs in Python."""
    op.op1 = half(opline.op1)
    op.op2 = half(opline.op2)
    op.result = half(opline.result)
    op.result_type = half(opline.result_type)
    op.extended_value = half(opline.extended_value)
    op.opcode = half(opline.opcode)
    op.const1 = opline.const1
    op.const2 = opline.const2
    op.opline = opline
    op.next = op_in(table, opline.next)
    op.target = op_in(table, opline.target)
    address = PyDict_GetItemWithError(SHARED.handlers, opline.handler)
    op.native = None if address is None else Raw(unbox_int(address))
    compose(op)


@inline
def op_in(table: Op, opline: Opline) -> Op:
    if Object(opline) is NONE:
        return None
    return offset(table, small_int(Long(opline.number)) * OP_SIZE, Op)


@inline
def half(value: Object) -> i32:
    """A number of an opline; anything but an int is none (a class constant's flags …)."""
    return i32(unbox_int(value)) if value.type is LONG else 0

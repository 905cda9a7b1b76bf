"""Exceptions: new ones with their traces, throwing, catching (ext/core/exceptions.py create(), executor/backtrace.py,
exceptions.py and unwinder.py do the rest).

Frames are left natively up to the first that is more than a plain call, or has `@` or an unfinished call to deal with:
there Python's exception is raised.
"""
MESSAGE, CODE, FILE, LINE, TRACE, PREVIOUS = 0, 2, 3, 4, 5, 6  # slots of every Throwable
LEFT_TO_PYTHON, NOWHERE = -2, -1
TARGET_SHIFT = 32
TARGET_BITS = (1 << 32) - 1


@cold
def new_exception(run: Run, op: Op, ce: ClassEntry) -> PhpObject:
    """Null, and nothing done, where Python has to make it, or an object of another class with a hook."""
    engine = run.engine
    frame = engine.current_execute_data
    if ce.create_object is not provided_object("zvm.ext.core.exceptions.create"):
        PyErr_Clear()
        return None
    if engine.diagnostics.place is not NONE or frame.func.type is not OP_ARRAY:
        return None
    save_opline(frame, op)
    trace = new_array()
    if trace is None:
        return None
    if not add_frames(PhpArray(trace).packed, frame, trace_options(engine), 0):
        decref(trace, run, op)
        return None
    return traced_exception(run, op, ce, trace, frame)


@cold
def traced_exception(run: Run, op: Op, ce: ClassEntry, trace: Object, frame: ExecuteData) -> PhpObject:
    """One made at the opline of a frame of user code; the trace is owned. Null where it takes more than copying defaults."""
    exception = new_object(run, op, ce)
    if exception is None:
        decref(trace, run, op)
        return None
    slots = exception.slots.items
    put(at(slots, TRACE), trace, run, op)
    put_new(at(slots, FILE), frame.func.filename, run, op)
    put_new(at(slots, LINE), frame.opline.lineno, run, op)
    return exception


@inline
def trace_options(engine: Engine) -> i64:
    """Of what exceptions keep."""
    return 0 if engine.ini.exception_ignore_args is FALSE else IGNORE_ARGS


def add_frames(trace: List, call: ExecuteData, options: i64, limit: i64) -> i1:
    """Append a back trace from a frame on, of at most so many calls unless that is 0; False where Python has to make it."""
    while Object(call.prev) is not NONE:
        if limit > 0 and trace.size == limit:
            return True
        outer = call.prev
        if not is_plain_call(call) or call.extra_named_params is not NONE or call.func.native is NONE:
            return False
        if outer.func.type is not OP_ARRAY or Object(outer.opline) is NONE or call.func.function_name is NONE:
            return False
        if unbox_int(outer.opline.opcode) == INCLUDE_OR_EVAL or info_of(call.func).flags & HAS_ATTRIBUTES != 0:
            return False
        shown = new_array()
        if shown is None:
            return False
        array = PhpArray(shown)
        if not list_append(trace, shown) or not add_frame(array, call, outer, options):
            PyErr_Clear()
            return False
        call = outer
    flags = unbox_int(call.flags)
    return flags & (CALL_TOP | CALL_CODE) != CALL_TOP and flags & CALL_GENERATOR == 0  # else: called by Python code


def add_frame(shown: PhpArray, call: ExecuteData, outer: ExecuteData, options: i64) -> i1:
    """Fill an empty array with what a trace says of a call. False when Python raised."""
    elements = PyDict_New()
    if elements is None:
        return False
    release(Object(shown.packed))
    shown.packed = List(NONE)
    shown.hash = elements
    function = call.func
    scope = function.scope
    done = set_item(elements, "'file", outer.func.filename)
    done = done and set_item(elements, "'line", outer.opline.lineno)
    done = done and set_item(elements, "'function", function.function_name)
    if call.this is not NONE or scope is not NONE:
        name = ClassEntry(scope).name if scope is not NONE else ClassEntry(PhpObject(call.this).ce).name
        done = done and set_item(elements, "'class", name)
        if options & PROVIDE_OBJECT != 0 and call.this is not NONE:
            done = done and set_item(elements, "'object", call.this)
        arrow = "'->" if call.this is not NONE else "'::"
        done = done and set_item(elements, "'type", provided_object(arrow))
    if not done or options & IGNORE_ARGS != 0:
        return done
    arguments = new_array()
    if arguments is None:
        return False
    done = add_arguments(PhpArray(arguments).packed, call) and set_item(elements, "'args", arguments)
    release(arguments)
    return done


@inline
def set_item(elements: Dict, key: i64, value: Object) -> i1:
    """elements[a provided string] := value. False when Python raised."""
    name = provided_object(key)
    return name is not None and value is not None and PyDict_SetItem(elements, name, value) == 0


def add_arguments(list: List, call: ExecuteData) -> i1:
    """Append the arguments as the parameters are now. False without memory, and where a default is to be found."""
    info = info_of(call.func)
    is_user = call.func.type is OP_ARRAY
    count = unbox_int(Object(call.num_args)) if is_user else call.slots.size  # which Python's calls do not note
    slots = call.slots.items
    i = 0
    while i < count:
        place = i
        if is_user and i >= info.parameters:
            place = i + info.variables + info.temporaries - info.parameters
        if unlikely(place >= call.slots.size):  # a frame that is not entered yet has no slots but those passed
            return True
        value = dereferenced(slots[place])
        if value is UNDEF:
            if not is_user:
                return False
            value = NONE
        incref(value)
        if not list_append(list, value):
            return False
        i = i + 1
    return True


# ---- throwing ------------------------------------------------------------------------------------------------------

@handler(1)
def throw_object(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """THROW. An opline that has thrown objects of a class knows that they can be thrown."""
    exception = run.argument0
    if not is_object(exception) or op.cached_for is not PhpObject(exception).ce:
        if not is_throwable(exception):
            run.frame = frame
            save_opline(frame, op)
            return jump(throw_in_python, frame, slots, op, run)
        op.cached_for = PhpObject(exception).ce
    return jump(unwind, frame, slots, op, run)


@cold
def is_throwable(value: Object) -> i1:
    return is_object(value) and is_internal_class(PhpObject(value).ce, "'throwable")


@handler
def throw_in_python(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """exceptions.throw() at the saved opline of the run's frame; the exception is argument0 of the run, owned."""
    exception = run.argument0
    thrower = run.frame
    place = op_of(thrower.func, thrower.opline)
    run.argument0 = Object(thrower)
    run.argument1 = exception
    done = call_python(thrower, place, run, "zvm.executor.exceptions.throw", 2)
    decref(exception, run, place)
    if done is not None:  # it always raises
        drop_ref(done)
    return RAISED


@cold
def catch_thrown(run: Run) -> i1:
    """Whether what the run raised is Thrown: then argument0 of the run is the exception, owned, and Python's is set no
    more. One that belongs to another opline is left to Python."""
    if run.op is None:
        return False
    signal = thrown_signal(False)
    if signal is None:
        return False
    exception = signal.object
    incref(exception)
    engine = run.engine
    frame = run.frame
    call = engine.current_execute_data
    if call is not frame:
        while call is not frame and Object(call) is not NONE and call.func.type is not OP_ARRAY:
            reverse(call.slots)  # arguments of an internal function that raised: they die from the first one on
            call = call.prev
        replace(cell(engine.current_execute_data), Object(frame))
    release(Object(signal))
    run.argument0 = exception
    return True


@cold
def thrown_signal(or_deferred: i1) -> Thrown:
    """Python's exception, no longer set, where it is Thrown and belongs to no other opline, `or_deferred`: or to one too,
    or UnwindExit. Owned, without its traceback: the Python frames in that may hold it, and PHP values. Null, and Python's exception is
    set, where it is another."""
    raised = local_array(Cells, 24)
    set_aside(raised)
    signal = raised[1]
    is_exit = or_deferred and signal is not None and signal.type is UNWIND_EXIT
    if not is_exit and (signal is None or signal.type is not THROWN or
                        not or_deferred and Thrown(signal).opline is not None):
        set_again(raised)
        return None
    if LOCALS_DIE_BACKWARDS:
        drop_but_value(raised)
        if not did_call("zvm.executor.unwinder.drop_traceback", at(raised, 1), 1):  # without memory
            PyErr_Clear()
    PyException_SetTraceback(signal, NONE)
    PyException_SetContext(signal, None)
    if not LOCALS_DIE_BACKWARDS:
        drop_but_value(raised)
    return Thrown(signal)


@cold
def raised_signal() -> Object:
    """Python's exception, whatever it is, no longer set; owned. What its traceback holds may run PHP code when it dies."""
    raised = local_array(Cells, 24)
    set_aside(raised)
    PyErr_NormalizeException(raised, at(raised, 1), at(raised, 2))
    drop_but_value(raised)
    return raised[1]


@inline
def drop_but_value(raised: Cells) -> None:
    """Give up type and traceback of what set_aside() took."""
    release(raised[0])
    if raised[2] is not None:
        release(raised[2])


@inline
def set_aside(raised: Cells) -> None:
    """Python's exception, or none: type, value and traceback, owned; it is no longer set."""
    PyErr_Fetch(raised, at(raised, 1), at(raised, 2))


@inline
def set_again(raised: Cells) -> None:
    PyErr_Restore(raised[0], raised[1], raised[2])


@handler
def unwind(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Go on where the exception, argument0 of the run, owned, is caught (ZEND_HANDLE_EXCEPTION)."""
    save_opline(frame, op)
    engine = run.engine
    number = small_int(Long(op.opline.number))
    while True:
        run.frame = frame
        if Object(frame.call) is not NONE or frame.func.native is NONE or engine.pending_exception is not NONE \
                or run.state.unwinds_in_python != 0:
            return jump(throw_in_python, frame, slots, op, run)
        info = info_of(frame.func)
        found = catch_of(info, number)
        target = found & TARGET_BITS if found >= 0 else found
        if target == LEFT_TO_PYTHON or not drop_temporaries(frame, info, number, target, run):
            return jump(throw_in_python, frame, slots, op, run)
        if engine.pending_exception is not NONE:
            return jump(throw_in_python, frame, slots, op, run)
        if target >= 0:
            if found == target:
                put(cell(engine.exception), run.argument0, run, op)
            elif not note_finally(frame, found >> TARGET_SHIFT, run.argument0, run, op):
                return jump(throw_in_python, frame, slots, op, run)
            return goto(frame, frame.slots.items, offset(info, FUNCTION_INFO_SIZE + target * OP_SIZE, Op), run)
        caller = frame.prev
        if caller is run.stop or frame.flags is not ZERO or frame.symbol_table is not NONE:
            return jump(throw_in_python, frame, slots, op, run)
        op = op_of(caller.func, caller.opline)
        run.frame = caller
        engine.current_execute_data = caller
        frame.prev = ExecuteData(NONE)
        drop_frame(frame, run, op)
        frame = caller
        number = small_int(Long(caller.opline.number))
    return FAILED


def catch_of(info: FunctionInfo, number: i64) -> i64:
    """The number of the first opline of the catch block for what opline `number` throws, or of the finally block, with
    the number of its end above TARGET_SHIFT; or NOWHERE."""
    tries = info.tries
    innermost = -1
    i = 0
    while i < info.try_count:
        first = i * 4
        if i64(tries[first]) > number:
            break
        if number < i64(tries[first + 1]) or number < i64(tries[first + 3]):
            innermost = i
        i = i + 1
    while innermost >= 0:
        first = innermost * 4
        if number < i64(tries[first + 1]):
            return i64(tries[first + 1])
        if number < i64(tries[first + 2]):
            return i64(tries[first + 2]) + (i64(tries[first + 3]) << TARGET_SHIFT)
        if number < i64(tries[first + 3]):
            return LEFT_TO_PYTHON
        innermost = innermost - 1
    return NOWHERE


def drop_temporaries(frame: ExecuteData, info: FunctionInfo, number: i64, target: i64, run: Run) -> i1:
    """Destroy what temporaries hold at an opline, but for what is still alive at the target (cleanup_live_vars()).
    False where Python has to."""
    slots = frame.slots.items
    lives = info.lives
    i = 0
    while i < info.live_count:
        first = i * 4
        if i64(lives[first + 2]) <= number and number < i64(lives[first + 3]):
            kind = i64(lives[first + 1])
            if kind == LIVE_SILENCE or kind == LIVE_NEW:
                return False
        i = i + 1
    if count_values(frame, info, number, target) > 1 or returns_meanwhile(frame, info):
        return False
    op = op_of(frame.func, frame.opline)
    i = info.variables
    end = info.variables + info.temporaries
    while i < end:
        if is_value(slots[i]) and not is_alive(info, i, number, target):
            clear(at(slots, i), run, op)
        i = i + 1
    return True


@cold
def returns_meanwhile(frame: ExecuteData, info: FunctionInfo) -> i1:
    """Does a temporary hold where a `return` goes on after the finally block that runs, and so the value with it?"""
    slots = frame.slots.items
    i = info.variables
    while i < info.variables + info.temporaries:
        if slots[i].type is FINALLY_STATE and FinallyState(slots[i]).opline is not NONE:
            return True
        i = i + 1
    return False


@inline
def is_value(held: Object) -> i1:
    """What may have to be destroyed: a scalar may stay where it is."""
    return not is_scalar(held) and held.type is not FINALLY_STATE


def is_alive(info: FunctionInfo, variable: i64, number: i64, target: i64) -> i1:
    """Whether a temporary is alive at the opline and at the target."""
    lives = info.lives
    i = 0
    while i < info.live_count:
        first = i * 4
        if i64(lives[first]) == variable and i64(lives[first + 2]) <= number and number < i64(lives[first + 3]):
            return target > 0 and (target < i64(lives[first + 3]) or target < end_of_loop(info, i64(lives[first + 3])))
        i = i + 1
    return False


@cold
def end_of_loop(info: FunctionInfo, end: i64) -> i64:
    """Where a live range that ends at that opline goes on to, if the opline leaves a loop (alive_until())."""
    op = offset(info, FUNCTION_INFO_SIZE + end * OP_SIZE, Op)
    if (i64(op.opcode) == FE_FREE or i64(op.opcode) == FREE_OPCODE) and i64(op.extended_value) & FREE_ON_RETURN != 0:
        return end + i64(op.op2)
    return end


def count_values(frame: ExecuteData, info: FunctionInfo, number: i64, target: i64) -> i64:
    """How many temporaries that end hold anything but a scalar: of several, Python knows the order."""
    slots = frame.slots.items
    found = 0
    i = info.variables
    end = info.variables + info.temporaries
    while i < end:
        if is_value(slots[i]) and not is_alive(info, i, number, target):
            found = found + 1
        i = i + 1
    return found


@cold
def class_to_catch(op: Op, run: Run) -> Object:
    """The class of a CATCH that is executed for the first time, which keeps it; NONE where there is none of that name."""
    ce = entry_named(run.engine.classes, Str(op.const1))
    if ce is None:
        return NONE
    replace(cell(op.opline.cache), ce)
    return ce


@handler
def catch_exception(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """CATCH."""
    engine = run.engine
    exception = engine.exception
    ce = op.opline.cache
    if ce is NONE:
        ce = class_to_catch(op, run)
    if ce is NONE or exception is NONE:
        return jump(slow, frame, slots, op, run)
    thrown = PhpObject(exception).ce
    if thrown is not ce and not set_has_pointer(ClassEntry(thrown).ancestors, ce):
        if op.extended_value & LAST_CATCH == 0:
            return goto(frame, slots, op.target, run)
        engine.exception = NONE
        run.argument0 = exception
        return jump(unwind, frame, slots, op, run)
    if op.result_type == 0:
        clear(cell(engine.exception), run, op)
        return goto(frame, slots, op.next, run)
    variable = at(slots, i64(op.result))
    if variable[0].type is REFERENCE:
        return jump(slow, frame, slots, op, run)
    engine.exception = NONE
    save_opline(frame, op)
    put(variable, exception, run, op)
    return goto(frame, slots, op.next, run)


# ---- finally blocks ------------------------------------------------------------------------------------------------

@cold
def new_finally_state(exception: Object, opline: Object) -> Object:
    """FinallyState for one of the two; the exception is owned. Null without memory."""
    state = FinallyState(PyType_GenericAlloc(FINALLY_STATE, 0))
    if state is not None:
        state.signal = NONE
        state.exception = exception
        incref(opline)
        state.opline = opline
    return Object(state)


@cold
def note_finally(frame: ExecuteData, end: i64, exception: Object, run: Run, op: Op) -> i1:
    """Have the FAST_RET at the block's end throw again. False without memory."""
    state = new_finally_state(exception, NONE)
    if state is None:
        PyErr_Clear()
        return False
    last = offset(info_of(frame.func), FUNCTION_INFO_SIZE + end * OP_SIZE, Op)
    put(at(frame.slots.items, i64(last.op1)), state, run, op)
    return True


@handler
def enter_finally(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """FAST_CALL."""
    state = new_finally_state(NONE, Object(op.opline))
    if state is None:
        return jump(failed, frame, slots, op, run)
    put(at(slots, i64(op.result)), state, run, op)
    return goto(frame, slots, op.target, run)


@handler
def leave_finally(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """FAST_RET."""
    variable = at(slots, i64(op.op1))
    if variable[0].type is not FINALLY_STATE:
        return jump(slow, frame, slots, op, run)
    state = FinallyState(variable[0])
    if state.opline is not NONE:
        place = op_of(frame.func, Opline(state.opline))
        clear(variable, run, op)
        return goto(frame, slots, place.next, run)
    if state.exception is NONE:
        return jump(slow, frame, slots, op, run)
    exception = state.exception
    incref(exception)
    clear(variable, run, op)
    run.argument0 = exception
    return jump(unwind, frame, slots, op, run)


# ---- for Python ----------------------------------------------------------------------------------------------------

@entry
def new_error(self: Object, arguments: Cells, count: i64) -> Object:
    """new_error(engine, class entry, message, code): make_exception() at the running opline; None where Python has to make it."""
    engine = Engine(arguments[0])
    ce = ClassEntry(arguments[1])
    frame = engine.current_execute_data
    while Object(frame) is not NONE and frame.func.type is not OP_ARRAY:
        frame = frame.prev
    if Object(frame) is NONE or Object(frame.opline) is NONE or engine.diagnostics.place is not NONE:
        return NONE
    if ce.create_object is not provided_object("zvm.ext.core.exceptions.create"):
        return NONE if PyErr_Occurred() is None else None
    trace = backtrace(None, arguments, 1)
    if trace is None or trace is NONE:
        return trace
    run = local_array(Run, RUN_SIZE)
    run.engine = engine
    exception = traced_exception(run, None, ce, trace, frame)
    if exception is None:
        return NONE if PyErr_Occurred() is None else None
    replace(at(exception.slots.items, MESSAGE), arguments[2])
    replace(at(exception.slots.items, CODE), arguments[3])
    return Object(exception)


@entry
def backtrace(self: Object, arguments: Cells, count: i64) -> Object:
    """backtrace(engine): fetch_backtrace() with arguments as the directive says; None where Python has to make it."""
    engine = Engine(arguments[0])
    frame = engine.current_execute_data
    if Object(frame) is not NONE:
        trace = new_array()
        if trace is None:
            return None
        if add_frames(PhpArray(trace).packed, frame, trace_options(engine), 0):
            return trace
        release(trace)
    return NONE

"""What stands in front of an opline's own handler, and goes on to it: nothing is paid where nothing stands. Op.front says
what does (abi.Front), compose() puts the first of it into Op.handler, which nobody else writes.

`recorded` while the last oplines are kept (zvm/observe/flight.py), `counted` while oplines are counted (zvm/handlers/native/counting.py), `metered` in an engine whose runs may execute only
so many (zvm/runtime/services/metering.py), `marked` where it is asked which oplines are executed at all, `watched` where
Python is told of each execution (zvm/observe).
"""


@inline
def own_handler(op: Op) -> Raw:
    """What runs the opline where nothing stands in front of it."""
    if op.native is None:
        return slow
    return op.native if op.special is None else op.special


@handler
def counted(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Count the opline, then run it."""
    SHARED.executed = SHARED.executed + 1
    return jump(own_handler(op), frame, slots, op, run)


@handler
def metered(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Run the opline if there is one left of those the run may execute; else Python raises, at this and any other."""
    state = run.state
    state.oplines_left = state.oplines_left - 1
    if unlikely(state.oplines_left < 0):
        return jump(poll_and_go, frame, slots, op, run)
    return jump(own_handler(op), frame, slots, op, run)


@handler
def marked(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Note that the opline is executed, and leave its place."""
    op.front = op.front - i32(MARK) | i32(EXECUTED)
    compose(op)
    return goto(frame, slots, op, run)


@handler
def watched(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Tell Python of the opline, which may take the watch away, then run it."""
    run.frame = frame
    run.op = op
    run.state.run = run
    if unlikely(PyErr_Occurred() is not None):
        return FAILED
    run.argument0 = Object(frame)
    run.argument1 = Object(op.opline)
    done = PyObject_Vectorcall(SHARED.watch, cell(run.argument0), 2, None)
    if unlikely(done is None):
        return FAILED
    drop_ref(done)
    return jump(handler_behind(op, WATCH), frame, frame.slots.items, op, run)


@handler
def recorded(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Enter the opline into the ring, then run it."""
    state = run.state
    state.ring[state.recorded & state.ring_mask] = i64(op.opline)
    state.recorded = state.recorded + 1
    if unlikely(i64(op.front) & (METER | COUNT) != 0):
        return jump(handler_behind(op, WATCH | RECORD), frame, slots, op, run)
    return jump(own_handler(op), frame, slots, op, run)


@cold
def handler_behind(op: Op, passed: i64) -> Raw:
    """The next of what stands in front of an opline, after those whose bits are passed; or its own handler."""
    front = (i64(op.front) | passed) ^ passed
    if front & RECORD != 0:
        return recorded
    if front & METER != 0:
        return metered
    if front & COUNT != 0:
        return counted
    return own_handler(op)


@cold
def compose(op: Op) -> None:
    """Choose the handler of an opline: what stands in front of all others, or its own."""
    front = i64(op.front)
    if front & MARK != 0:
        op.handler = marked
    elif front & WATCH != 0:
        op.handler = watched
    else:
        op.handler = handler_behind(op, 0)


@entry
def compose_handler(self: Object, arguments: Cells, count: i64) -> Object:
    """compose_handler(function, opline): choose an opline's handler, since Op.special was changed."""
    compose(op_of(Function(arguments[0]), Opline(arguments[1])))
    return NONE


@entry
def set_fronts(self: Object, arguments: Cells, count: i64) -> Object:
    """set_fronts(functions, added, removed): change what stands in front of all oplines of op-arrays that are prepared;
    `added` and `removed` are bits of abi.Front."""
    functions = List(arguments[0])
    added = small_int(Long(arguments[1]))
    removed = small_int(Long(arguments[2]))
    index = 0
    while index < functions.size:
        function = Function(functions.items[index])
        if function.native is not NONE:
            change_fronts(info_of(function), added, removed)
        index = index + 1
    return NONE


def change_fronts(info: FunctionInfo, added: i64, removed: i64) -> None:
    op = offset(info, FUNCTION_INFO_SIZE, Op)
    left = info.count
    while left > 0:
        change_front(op, added, removed)
        op = offset(op, OP_SIZE, Op)
        left = left - 1


@entry
def set_fronts_of(self: Object, arguments: Cells, count: i64) -> Object:
    """set_fronts_of(functions, opcode, added, removed): the same for the oplines of one opcode."""
    functions = List(arguments[0])
    opcode = small_int(Long(arguments[1]))
    added = small_int(Long(arguments[2]))
    removed = small_int(Long(arguments[3]))
    index = 0
    while index < functions.size:
        function = Function(functions.items[index])
        if function.native is not NONE:
            info = info_of(function)
            op = offset(info, FUNCTION_INFO_SIZE, Op)
            left = info.count
            while left > 0:
                if i64(op.opcode) == opcode:
                    change_front(op, added, removed)
                op = offset(op, OP_SIZE, Op)
                left = left - 1
        index = index + 1
    return NONE


@entry
def set_front(self: Object, arguments: Cells, count: i64) -> Object:
    """set_front(function, opline, added, removed): the same for one opline of a function that is prepared."""
    function = Function(arguments[0])
    if function.native is not NONE:
        change_front(op_of(function, Opline(arguments[1])), small_int(Long(arguments[2])), small_int(Long(arguments[3])))
    return NONE


def change_front(op: Op, added: i64, removed: i64) -> None:
    front = i64(op.front)
    op.front = i32((front | added | removed) ^ removed)
    compose(op)


@entry
def take_marks(self: Object, arguments: Cells, count: i64) -> Object:
    """take_marks(functions): those of which oplines were executed since they were marked, each followed by bytes of which
    one says so for each opline; from then on it is not known any more. Null without memory."""
    functions = List(arguments[0])
    taken = PyList_New(0)
    if taken is None:
        return None
    index = 0
    while index < functions.size:
        function = Function(functions.items[index])
        if function.native is not NONE and has_marks(info_of(function)):
            marks = marks_of(info_of(function))
            if marks is None or PyList_Append(taken, Object(function)) != 0 or PyList_Append(taken, marks) != 0:
                if marks is not None:
                    release(marks)
                release(taken)
                return None
            release(marks)
        index = index + 1
    return taken


def has_marks(info: FunctionInfo) -> i1:
    op = offset(info, FUNCTION_INFO_SIZE, Op)
    left = info.count
    while left > 0:
        if i64(op.front) & EXECUTED != 0:
            return True
        op = offset(op, OP_SIZE, Op)
        left = left - 1
    return False


def marks_of(info: FunctionInfo) -> Object:
    """The executed oplines of a function, and those that others of them carry out; takes the marks away."""
    size = info.count
    marks = PyBytes_FromStringAndSize(None, size)
    if marks is None:
        return None
    target = offset(marks, BYTES_DATA, Bytes)
    memset(target, i32(0), size)
    op = offset(info, FUNCTION_INFO_SIZE, Op)
    index = 0
    while index < size:
        if i64(op.front) & EXECUTED != 0:
            op.front = op.front - i32(EXECUTED)
            last = index + carried_out(op)
            at = index
            while at <= last and at < size:
                target[at] = i8(1)
                at = at + 1
        op = offset(op, OP_SIZE, Op)
        index = index + 1
    return marks


@inline
def carried_out(op: Op) -> i64:
    """How many of the oplines that follow an opline are carried out with it: the jump after a comparison, and the rest of
    a call without frame."""
    if op.special is not None and Raw(op.special) is Raw(call_frameless):
        return i64(op.site.extended_value)
    following = offset(op, OP_SIZE, Op)
    if op.next is not None and i64(op.next) != i64(following) and is_plain_jump(op, following):
        return 1
    return 0


@inline
def is_plain_jump(op: Op, following: Op) -> i1:
    """Whether the opline after one is the conditional jump that only looks at its result. A jump itself goes on elsewhere
    anyway."""
    opcode = i64(op.opcode)
    return opcode != JMPZ and opcode != JMPNZ and (i64(following.opcode) == JMPZ or i64(following.opcode) == JMPNZ)

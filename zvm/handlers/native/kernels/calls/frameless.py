"""Calls of internal functions whose kernels need no frame (Tier.make_frameless()): INIT_* does nothing, the first SEND_*, or
DO_* where there is none, does the work of all of them. Where the kernel gives no value, nothing has happened: the call is
made as usual then.
"""


@handler
def pass_on(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """An opline whose work is done elsewhere."""
    return goto(frame, slots, op.next, run)


@handler
def call_frameless(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """The handler of the first SEND_*, or of DO_*."""
    init = op.site
    count = i64(init.extended_value)
    given = local_array(Cells, MOST_SENT * 8)
    end = gather(given, slots, op, count)
    if unlikely(end is None):
        return jump(send_first, frame, slots, op, run)
    value = call_pointer(info_of(Function(init.opline.cache)).kernel, Object(run.engine), given, Raw(count))
    if unlikely(value is None):
        if PyErr_Occurred() is None:
            return jump(send_first, frame, slots, op, run)
        save_opline(frame, end)
        run.op = end
        run.frame = frame
        return FAILED
    if unlikely(is_large(value) and not may_be_kept(value, given, count, run)):
        release(value)
        save_opline(frame, end)
        run.op = end
        run.frame = frame
        return FAILED
    clear_sent(slots, op, end, info_of(frame.func).variables, run)
    if end.result_type != 0:
        put(at(slots, i64(end.result)), value, run, end)
    else:
        decref(value, run, end)
    if unlikely(run.engine.pending_exception is not NONE):
        save_opline(frame, end)
        return jump(switched, frame, slots, end, run)
    return goto(frame, slots, end.next, run)


@inline
def gather(given: Cells, slots: Cells, op: Op, count: i64) -> Op:
    """given := the values of the SEND_* from `op` on, borrowed; the opline after them. Null where one is undefined."""
    i = 0
    while i < count:
        value = op.const1
        if value is NONE:
            value = slots[i64(op.op1)]
            if value.type is REFERENCE:
                value = Reference(value).value
            if unlikely(value is UNDEF):
                return None
        given[i] = value
        op = op.next
        i = i + 1
    return op


@inline
def clear_sent(slots: Cells, op: Op, end: Op, variables: i64, run: Run) -> None:
    """Empty the temporaries that were sent, but for numbers, whose boxes the next ones use."""
    while op is not end:
        if op.const1 is NONE and i64(op.op1) >= variables:
            value = slots[i64(op.op1)]
            if value.type is not LONG and value.type is not FLOAT:
                clear(at(slots, i64(op.op1)), run, end)
        op = op.next


@handler
def send_first(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """INIT_*, and this opline as it is."""
    if not push_call(frame, slots, op.site, run, op.site.opline.cache, NONE, NONE, NONE):
        return jump(failed, frame, slots, op.site, run)
    return jump(op.native, frame, slots, op, run)

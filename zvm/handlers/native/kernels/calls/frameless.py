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


@cold
def fuse_call(frame: ExecuteData, op: Op, run: Run, name: Object) -> i1:
    """Have the call that begins with INIT_* carried out without frame from now on, if its function, of that name in lower
    case, is internal and prepared and its SEND_* by value stand in front of DO_*, as fusing.fuse() does. False, and nothing
    done, where Python has to look."""
    if op.opline.cache is not NONE or op.front != 0 or run.engine.interrupted.size != 0 \
            or run.state.prepares_in_python != 0 or SHARED.prepares_in_python != 0:
        return False
    place = dict_find_str(run.engine.functions, Str(name))
    if place is None or Function(place[0]).native is NONE:
        return False
    info = info_of(Function(place[0]))
    caller = info_of(frame.func)
    if info.kind != INTERNAL or info.flags & NEEDS_NO_FRAME == 0 or caller.flags & HAS_HAD_REGIONS != 0 \
            or caller.leaf is not None or i64(op.extended_value) > MOST_SENT:
        return False
    first = first_sent(op, info.by_reference, i64(offset(caller, FUNCTION_INFO_SIZE + caller.count * OP_SIZE, Op)))
    if first is None or first.native is None or op.native is None:
        return False
    replace(cell(op.opline.cache), place[0])
    first.site = op
    first.special = call_frameless
    compose(first)
    op.special = pass_on
    compose(op)
    return True


@cold
def first_sent(init: Op, by_reference: i64, limit: i64) -> Op:
    """The first SEND_* of a call, or its DO_* where there is none; null where something stands between them, or an argument
    goes another way than by value."""
    op = offset(init, OP_SIZE, Op)
    first = op
    depth = 0
    sent = 0
    while i64(op) < limit:
        opcode = i64(op.opcode)
        is_begin = is_in(opcode, CALL_BEGINS_0, CALL_BEGINS_1, CALL_BEGINS_2, CALL_BEGINS_3)
        is_end = is_in(opcode, CALL_ENDS_0, CALL_ENDS_1, CALL_ENDS_2, CALL_ENDS_3)
        if is_end and depth == 0:
            return where_complete(init, first if sent != 0 else op, op, sent)
        if is_begin or is_end or depth != 0:
            depth = depth + i64(is_begin) - i64(is_end)
            if sent != 0:
                return None
        elif is_in(opcode, CALL_SENDS_0, CALL_SENDS_1, CALL_SENDS_2, CALL_SENDS_3):
            if not goes_by_value(op, opcode, by_reference, sent):
                return None
            first = first if sent != 0 else op
            sent = sent + 1
        elif sent != 0 or is_in(opcode, CALL_NEEDS_0, CALL_NEEDS_1, CALL_NEEDS_2, CALL_NEEDS_3):
            return None
        op = offset(op, OP_SIZE, Op)
    return None


@inline
def where_complete(init: Op, first: Op, end: Op, sent: i64) -> Op:
    """`first`; null where DO_* is another opline, or leaves its result in a variable."""
    opcode = i64(end.opcode)
    if opcode != DO_ICALL and opcode != DO_UCALL and opcode != DO_FCALL_BY_NAME and opcode != DO_FCALL:
        return None
    return None if i64(end.result_type) == CV or sent != i64(init.extended_value) else first


@inline
def goes_by_value(op: Op, opcode: i64, by_reference: i64, index: i64) -> i1:
    """Whether a SEND_* passes its argument by position and by value to the parameter at `index`. A constant null does not
    count."""
    opline = op.opline
    if unbox_int(opline.op2_type) == CONST or unbox_int(opline.op1_type) == CONST and op.const1 is NONE:
        return False
    if opcode == SEND_VAL or opcode == SEND_VAR:
        return True
    if opcode != SEND_VAL_EX and opcode != SEND_VAR_EX and opcode != SEND_VAR_NO_REF_EX:
        return False
    return by_reference >= 0 and by_reference >> index & 1 == 0


@inline
def is_in(opcode: i64, first: i64, second: i64, third: i64, fourth: i64) -> i1:
    """Whether a set has an opcode, by the words of its bits."""
    low = first if opcode < 64 else second
    high = third if opcode < 192 else fourth
    return (low if opcode < 128 else high) >> (opcode & 63) & 1 != 0

"""What a request has written into functions that stay in the process (zvm/engine/resident/world.py)."""


@entry
def reset_functions(self: Object, arguments: Cells, count: i64) -> Object:
    """reset_functions(functions): put back what running these op-arrays, which are resident, has changed, and let go of
    their native blocks. OpArray.resident has a bytes object with the numbers, of four bytes, of the oplines that keep what
    only this request may know."""
    functions = List(arguments[0])
    index = 0
    while index < functions.size:
        function = Function(functions.items[index])
        if function.native is not NONE:
            reset_some(function, function.resident.third)
            let_function_go(function)
        index = index + 1
    return NONE


def reset_some(function: Function, numbers: Object) -> None:
    first = offset(info_of(function), FUNCTION_INFO_SIZE, Op)
    number = offset(numbers, BYTES_DATA, Halves)
    left = Words(numbers)[2] >> 2
    while left > 0:
        op = offset(first, i64(number[0]) * OP_SIZE, Op)
        if i64(op.opcode) == RECV_INIT:
            forget_value(op)
        else:
            reset_opline(op)
        number = offset(number, 4, Halves)
        left = left - 1


@entry
def forget_functions(self: Object, arguments: Cells, count: i64) -> Object:
    """forget_functions(functions): the same of all their oplines."""
    functions = List(arguments[0])
    index = 0
    while index < functions.size:
        function = Function(functions.items[index])
        if function.native is not NONE:
            forget_all(function)
            let_function_go(function)
        index = index + 1
    return NONE


def forget_all(function: Function) -> None:
    info = info_of(function)
    op = offset(info, FUNCTION_INFO_SIZE, Op)
    left = info.count
    while left > 0:
        reset_opline(op)
        op = offset(op, OP_SIZE, Op)
        left = left - 1


def let_function_go(function: Function) -> None:
    replace(cell(function.statics), NONE)
    replace(cell(function.native), NONE)


@inline
def reset_opline(op: Op) -> None:
    """Empty the opline's caches, but for what the compiler has put there and for internal functions: what relies on there
    being no other of the name is known (World.note_absent())."""
    op.cached_in = None
    op.cached_for = None
    op.cached = None
    opline = op.opline
    if i64(op.opcode) == RECV_INIT:
        forget_value(op)
    cache = opline.cache
    if cache is not NONE and cache.type is not STR and not (is_call_by_name(i64(op.opcode)) and is_no_op_array(cache)):
        replace(cell(opline.cache), NONE)


@inline
def forget_value(op: Op) -> None:
    """The default that a RECV_INIT has evaluated."""
    op.const1 = NONE
    replace(cell(op.opline.const1), NONE)


@inline
def is_call_by_name(opcode: i64) -> i1:
    return opcode == INIT_FCALL or opcode == INIT_FCALL_BY_NAME or opcode == INIT_NS_FCALL_BY_NAME


@inline
def is_no_op_array(function: Object) -> i1:
    return function.type is not OP_ARRAY and function.type is not STORED_OP_ARRAY

"""What a request has written into functions and classes that stay in the process (zvm/engine/resident/world.py)."""


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


@entry
def reset_classes(self: Object, arguments: Cells, count: i64) -> Object:
    """reset_classes(records): what ClassRecord.reset() does; a list of those that Python has to reset."""
    records = List(arguments[0])
    left = PyList_New(0)
    if left is None:
        return None
    is_known = is_layout("zvm.handlers.native.late.WORLDS", WORLDS_LAYOUT)
    i = 0
    while i < records.size:
        record = ClassRecord(records.items[i])
        if not is_known or not reset_class(record):
            if PyList_Append(left, Object(record)) != 0:
                return None
        i = i + 1
    return Object(left)


def reset_class(record: ClassRecord) -> i1:
    """False, and nothing done, for a class with values that are put back."""
    ce = record.ce
    if record.evaluates is not FALSE or record.cases is not NONE:
        return False
    flags = box_int(unbox_int(ce.flags) & ~ACC_LINKED)
    if flags is None or not forget_request(ce):
        return False
    fill(cell(ce.flags), flags)
    replace(cell(ce.name), record.name)
    replace(cell(ce.ancestors), NONE)
    return True


@entry
def forget_classes(self: Object, arguments: Cells, count: i64) -> Object:
    """forget_classes(classes): what forget_request() does of each class in a dict."""
    classes = Dict(arguments[0])
    i = 0
    while i < classes.keys.entries:
        ce = entry_value(classes.keys, i)[0]
        if ce is not None and not forget_request(ClassEntry(ce)):
            return None
        i = i + 1
    return NONE


def forget_request(ce: ClassEntry) -> i1:
    """Forget what any class keeps of the request. False without memory."""
    if Object(ce.engine) is not NONE:
        replace(cell(ce.engine), NONE)
    if Object(ce.static_members) is not NONE:
        replace(cell(ce.static_members), NONE)
        ce.constants_updated = FALSE
    return forget_names(cell(ce.trampolines)) and forget_names(cell(ce.static_trampolines)) \
        and forget_names(cell(ce.property_cache))


def forget_names(table: Cells) -> i1:
    """The dict of a cell := an empty one."""
    if Dict(table[0]).used == 0:
        return True
    empty = PyDict_New()
    if empty is None:
        return False
    fill(table, Object(empty))
    return True

"""The native blocks of user functions: a FunctionInfo, then an Op for each opline, then tries and live ranges."""
MOST_IN_MASK = 62  # arguments of which FunctionInfo.by_reference knows


@entry
def make_block(self: Object, arguments: Cells, count: i64) -> Object:
    """make_block(function): set function.native of a linked OpArray."""
    return NONE if block_made(Function(arguments[0])) else None


@cold
def block_made(function: Function) -> i1:
    """What make_block() does. False when Python raised."""
    oplines = function.opcodes
    tries = function.try_catch_array.size
    ranges = List(function.live_range).size
    end = FUNCTION_INFO_SIZE + OP_SIZE * oplines.size
    memory = PyBytes_FromStringAndSize(None, end + RANGE_WORDS * 4 * (tries + ranges))
    if memory is None:
        return False
    memset(offset(memory, BYTES_DATA, Bytes), i32(0), end)
    info = offset(memory, BYTES_DATA, FunctionInfo)
    info.tries = offset(info, end, Halves)
    info.lives = write_tries(info.tries, function.try_catch_array)
    write_ranges(info.lives, List(function.live_range))
    info.try_count = tries
    info.live_count = ranges
    info.count = oplines.size
    fill_info(info, function)
    if not fill_ops(offset(info, FUNCTION_INFO_SIZE, Op), oplines):
        release(memory)
        return False
    fill(cell(function.native), memory)
    return True


def write_tries(target: Halves, tries: List) -> Halves:
    """Where they end."""
    index = 0
    while index < tries.size:
        element = TryCatchElement(tries.items[index])
        target[0] = half(element.try_op)
        target[1] = half(element.catch_op)
        target[2] = half(element.finally_op)
        target[3] = half(element.finally_end)
        target = offset(target, RANGE_WORDS * 4, Halves)
        index = index + 1
    return target


def write_ranges(target: Halves, ranges: List) -> None:
    index = 0
    while index < ranges.size:
        range = LiveRange(ranges.items[index])
        target[0] = half(range.var)
        target[1] = half(range.kind)
        target[2] = half(range.start)
        target[3] = half(range.end)
        target = offset(target, RANGE_WORDS * 4, Halves)
        index = index + 1


def fill_info(info: FunctionInfo, function: Function) -> None:
    fn_flags = unbox_int(function.fn_flags)
    is_plain = fn_flags & (ACC_ABSTRACT | ACC_DEPRECATED) == 0
    info.kind = USER if is_plain else OTHER
    info.variables = function.vars.size
    info.temporaries = unbox_int(function.T)
    pool = 0
    capacity = SMALLEST_POOL
    while capacity < info.variables + info.temporaries and pool < POOLS - 1:
        pool = pool + 1
        capacity = capacity << 1
    info.pool = at(cell(SHARED.pools), 2 * pool)
    info.capacity = capacity
    info.parameters = unbox_int(function.num_args)
    info.frame_size = unbox_int(function.frame_size)
    info.entry_opline = function.entry
    info.entry = op_in(offset(info, FUNCTION_INFO_SIZE, Op), function.entry.next)
    info.flags = user_flags(function, fn_flags, is_plain)
    info.by_reference = reference_mask(function.arg_info)


def user_flags(function: Function, fn_flags: i64, is_plain: i1) -> i64:
    """FunctionInfo.flags; a plain function can be called without Python."""
    flags = HAS_ATTRIBUTES if has_attributes(function.arg_info) else 0
    if fn_flags & ACC_STRICT_TYPES != 0:
        flags = flags | CALLER_IS_STRICT
    if is_plain and fn_flags & ACC_RETURN_REFERENCE == 0:
        flags = flags | CALLED_BACK
    if returns_static(function.return_info):
        flags = flags | RETURNS_STATIC
    if fn_flags & ACC_HAS_FINALLY_BLOCK == 0:
        flags = flags | PLAIN_GENERATOR
    if fn_flags & (ACC_GENERATOR | ACC_RETURN_REFERENCE) == ACC_GENERATOR:
        flags = flags | YIELDS_VALUES
    return flags


@inline
def returns_static(info: ArgInfo) -> i1:
    return Object(info) is not NONE and info.type is not NONE \
        and unbox_int(DeclaredType(info.type).mask) & MAY_BE_STATIC != 0


@inline
def has_attributes(infos: List) -> i1:
    """Whether a parameter has some."""
    index = 0
    while index < infos.size:
        if ArgInfo(infos.items[index]).attributes is not NONE:
            return True
        index = index + 1
    return False


def fill_ops(table: Op, oplines: List) -> i1:
    """Write the structs. False when Python raised, which finds the native handlers of Python ones."""
    index = 0
    while index < oplines.size:
        opline = Opline(oplines.items[index])
        if PyDict_GetItemWithError(SHARED.handlers, opline.handler) is None and not is_registered(opline.handler):
            return False
        fill_op(table, offset(table, index * OP_SIZE, Op), opline)
        index = index + 1
    return True


@cold
def is_registered(handler: Object) -> i1:
    """Have Python look up the native handler. False when it raised."""
    arguments = local_array(Cells, 8)
    arguments[0] = handler
    done = PyObject_Vectorcall(SHARED.register, arguments, 1, None)
    if done is None:
        return False
    release(done)
    return True

"""What the compiler does for every opline: making it, numbering operands, finding live ranges, writing it.

The same in Python is in zvm/compiler/builder.py, passes/oplines.py and zvm/opfile/writer.py.
"""
IS_CONST, IS_TMP, IS_VAR, IS_TEMPORARY = 1, 2, 4, 6
# of an opcode, as passes/oplines.py has them
SPECIAL, SWAPS, FAKE_DEFINITION, KEEPS_FIRST, DEFINES_SECOND, SECOND_HALF = 1, 2, 4, 8, 16, 32
OPLINE_RECORD = 24
LONGEST_LINE = 2147483647


@entry
def emit_op(self: Object, arguments: Cells, count: i64) -> Object:
    """ctx.emit_op(opcode, op1, op2): a new opline at the end, without a result."""
    opline = append_opline(self, arguments, count)
    return Object(opline)


@entry
def emit_op_var(self: Object, arguments: Cells, count: i64) -> Object:
    """ctx.emit_op_var(opcode, op1, op2): the same with a new VAR as its result."""
    return with_result(self, append_opline(self, arguments, count), IS_VAR)


@entry
def emit_op_tmp(self: Object, arguments: Cells, count: i64) -> Object:
    """ctx.emit_op_tmp(opcode, op1, op2): the same with a new TMP."""
    return with_result(self, append_opline(self, arguments, count), IS_TMP)


def append_opline(context: Object, arguments: Cells, count: i64) -> Opline:
    """A new opline with those operands that are given, owned; null without memory."""
    layout = SHARED.compiler
    function = Function(offset(context, layout.op_array, Cells)[0])
    opline = new_opline(arguments[0], offset(context, layout.lineno, Cells)[0])
    if opline is None:
        return None
    incref(Object(opline))
    if not list_append(function.opcodes, Object(opline)):
        return None
    if count > 1 and arguments[1] is not NONE:
        drop_ref(opline.op1_type)
        drop_ref(opline.op1)
        kind = offset(arguments[1], layout.kind, Cells)[0]
        incref(kind)
        opline.op1_type = kind
        opline.op1 = operand_number(function, kind, offset(arguments[1], layout.value, Cells)[0])
    if count > 2 and arguments[2] is not NONE:
        drop_ref(opline.op2_type)
        drop_ref(opline.op2)
        kind = offset(arguments[2], layout.kind, Cells)[0]
        incref(kind)
        opline.op2_type = kind
        opline.op2 = operand_number(function, kind, offset(arguments[2], layout.value, Cells)[0])
    return Opline(unless_refused(Object(opline)))


def new_opline(opcode: Object, line: Object) -> Opline:
    """Opline(opcode, line), owned."""
    opline = Opline(PyType_GenericAlloc(OPLINE, 0))
    if opline is not None:
        incref(opcode)
        incref(line)
        opline.opcode = opcode
        opline.lineno = line
        opline.op1_type = ZERO
        opline.op2_type = ZERO
        opline.result_type = ZERO
        opline.op1 = ZERO
        opline.op2 = ZERO
        opline.result = ZERO
        opline.extended_value = ZERO
        opline.number = ZERO
        opline.handler = NONE
        opline.next = Opline(NONE)
        opline.target = Opline(NONE)
        opline.const1 = NONE
        opline.const2 = NONE
        opline.cache = NONE
    return opline


def operand_number(function: Function, kind: Object, value: Object) -> Object:
    """What an opline has of an operand, owned: the number of a new literal, or its own number."""
    incref(value)
    if unbox_int(kind) != IS_CONST:
        return value
    number = PyLong_FromLongLong(function.literals.size)
    list_append(function.literals, value)
    return number


def with_result(context: Object, opline: Opline, kind: i64) -> Object:
    """The opline with a new temporary as its result."""
    if opline is None:
        return None
    function = Function(offset(context, SHARED.compiler.op_array, Cells)[0])
    drop_ref(opline.result_type)
    drop_ref(opline.result)
    opline.result_type = PyLong_FromLongLong(kind & IS_TEMPORARY)
    opline.result = function.T
    following = PyLong_FromLongLong(unbox_int(opline.result) + 1)
    if following is None:
        incref(opline.result)
        release(Object(opline))
        return None
    function.T = following
    return Object(opline)


@entry
def new_operand(self: Object, arguments: Cells, count: i64) -> Object:
    """Operand(kind, value), for the class's vectorcall."""
    operand = PyType_GenericAlloc(self, 0)
    if operand is not None:
        layout = SHARED.compiler
        incref(arguments[0])
        incref(arguments[1])
        offset(operand, layout.kind, Cells)[0] = arguments[0]
        offset(operand, layout.value, Cells)[0] = arguments[1]
    return operand


@entry
def special_oplines(self: Object, arguments: Cells, count: i64) -> Object:
    """special_oplines(oplines): the numbers of those that pass two has more to do with."""
    oplines = List(arguments[0])
    found = PyList_New(0)
    if found is None:
        return None
    number = 0
    while number < oplines.size:
        if (opline_flags(Opline(oplines.items[number])) & SPECIAL) != 0:
            if not append_made(found, PyLong_FromLongLong(number)):
                release(Object(found))
                return None
        number = number + 1
    return Object(found)


@inline
def opline_flags(opline: Opline) -> i64:
    return i64(SHARED.compiler.opcode_flags[unbox_int(opline.opcode)])


@entry
def number_operands(self: Object, arguments: Cells, count: i64) -> Object:
    """number_operands(oplines, first): temporaries become slots from `first` on; constants come second where the opcode
    is commutative."""
    oplines = List(arguments[0])
    first = unbox_int(arguments[1])
    number = 0
    while number < oplines.size:
        opline = Opline(oplines.items[number])
        if (opline_flags(opline) & SWAPS) != 0 and unbox_int(opline.op1_type) < unbox_int(opline.op2_type):
            kind = opline.op1_type
            operand = opline.op1
            opline.op1_type = opline.op2_type
            opline.op1 = opline.op2
            opline.op2_type = kind
            opline.op2 = operand
        if (unbox_int(opline.op1_type) & IS_TEMPORARY) != 0:
            opline.op1 = moved(opline.op1, first)
        if (unbox_int(opline.op2_type) & IS_TEMPORARY) != 0:
            opline.op2 = moved(opline.op2, first)
        if (unbox_int(opline.result_type) & IS_TEMPORARY) != 0:
            opline.result = moved(opline.result, first)
        number = number + 1
    return unless_refused(none())


@inline
def moved(number: Object, distance: i64) -> Object:
    """A number and a distance, in place of the number, which stays without memory."""
    sum = PyLong_FromLongLong(unbox_int(number) + distance)
    if sum is None:
        return number
    release(number)
    return sum


@entry
def temporary_lives(self: Object, arguments: Cells, count: i64) -> Object:
    """temporary_lives(oplines, first, memory): slot, definition and last use of each temporary whose use does not follow
    its definition at once, one after the other, the last definition first. `memory` is four zero bytes for each."""
    oplines = List(arguments[0])
    first = unbox_int(arguments[1])
    last = offset(arguments[2], BYTES_DATA, Halves)
    found = PyList_New(0)
    if found is None:
        return None
    number = oplines.size
    while number > 0:
        number = number - 1
        opline = Opline(oplines.items[number])
        flags = opline_flags(opline)
        if (unbox_int(opline.result_type) & IS_TEMPORARY) != 0 and (flags & FAKE_DEFINITION) == 0:
            note_life(found, last, opline.result, first, number)
        if (unbox_int(opline.op1_type) & IS_TEMPORARY) != 0 and (flags & KEEPS_FIRST) == 0:
            slot = unbox_int(opline.op1) - first
            if last[slot] == 0:
                last[slot] = i32(number + (0 if (flags & SECOND_HALF) != 0 else 1))
        if (unbox_int(opline.op2_type) & IS_TEMPORARY) != 0:
            if (flags & DEFINES_SECOND) != 0:
                note_life(found, last, opline.op2, first, number)
            else:
                slot = unbox_int(opline.op2) - first
                if last[slot] == 0:
                    last[slot] = i32(number + 1)
    return unless_refused(Object(found))


@inline
def note_life(found: List, last: Halves, slot: Object, first: i64, number: i64) -> None:
    """A definition was met, going backwards; `last` has the uses, counted from 1."""
    index = unbox_int(slot) - first
    use = i64(last[index]) - 1
    last[index] = 0
    if use != -1 and number + 1 != use:
        incref(slot)
        list_append(found, slot)
        append_made(found, PyLong_FromLongLong(number))
        append_made(found, PyLong_FromLongLong(use))


@entry
def pack_oplines(self: Object, arguments: Cells, count: i64) -> Object:
    """pack_oplines(oplines, memory): write their records into a bytes object; False where a number does not fit."""
    oplines = List(arguments[0])
    record = offset(arguments[1], BYTES_DATA, Halves)
    index = 0
    fits = True
    while index < oplines.size and fits:
        opline = Opline(oplines.items[index])
        record[0] = i32(unbox_int(opline.opcode) | (unbox_int(opline.op1_type) << 8)
                        | (unbox_int(opline.op2_type) << 16) | (unbox_int(opline.result_type) << 24))
        fits = packed(record, 1, opline.op1) and packed(record, 2, opline.op2) and packed(record, 3, opline.result)
        fits = fits and packed(record, 4, opline.extended_value) and packed(record, 5, opline.lineno)
        record = offset(record, OPLINE_RECORD, Halves)
        index = index + 1
    if fits:
        return TRUE
    return FALSE


@inline
def packed(record: Halves, place: i64, value: Object) -> i1:
    """Write a number of 31 bits and a sign."""
    if value.type is not LONG:
        return False
    number = unbox_int(value)
    if number > LONGEST_LINE or number < 0 - LONGEST_LINE - 1 or (place == 5 and number < 0):
        return False
    record[place] = i32(number)
    return True

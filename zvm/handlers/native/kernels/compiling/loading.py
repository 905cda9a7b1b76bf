"""What loading and linking do for every opline: making it of its record, linking it, finding its handler.

The same in Python is in zvm/opfile/reader.py and zvm/linker/links.py.
"""
# of an opcode, as zvm/linker/links.py has them: which operand is a jump's target (else the extended value), and that
# its second is a jump table
JUMPS_BY_FIRST, JUMPS_BY_SECOND, JUMP, HAS_JUMP_TABLE = 1, 2, 3, 4
# what an opcode's handler depends on besides the operands' kinds, as zvm/linker/handler_selection.py has it
HAS_HANDLER, SMART_BRANCH, OP_DATA, LONG_VARIANTS = 1, 2, 4, 8


@entry
def read_oplines(self: Object, arguments: Cells, count: i64) -> Object:
    """read_oplines(data, place, number): the oplines of so many records of a bytes object."""
    return Object(stored_oplines(words_at(arguments[0], unbox_int(arguments[1])), unbox_int(arguments[2])))


def stored_oplines(record: Halves, total: i64) -> List:
    """The oplines of so many records, owned; null without memory."""
    oplines = PyList_New(total)
    if oplines is None:
        return None
    number = 0
    line = PyLong_FromLongLong(0)
    index = 0
    while index < total:
        if (i64(record[5]) & 4294967295) != number:  # oplines of a line share its box
            number = i64(record[5]) & 4294967295
            release(line)
            line = PyLong_FromLongLong(number)
            if line is None:
                release(Object(oplines))
                return None
        head = i64(record[0])
        opcode = PyLong_FromLongLong(head & 255)
        opline = new_opline(opcode, line)
        drop_ref(opcode)
        if opline is None:
            return None
        opline.op1_type = PyLong_FromLongLong((head >> 8) & 255)
        opline.op2_type = PyLong_FromLongLong((head >> 16) & 255)
        opline.result_type = PyLong_FromLongLong((head >> 24) & 255)
        opline.op1 = PyLong_FromLongLong(i64(record[1]))
        opline.op2 = PyLong_FromLongLong(i64(record[2]))
        opline.result = PyLong_FromLongLong(i64(record[3]))
        opline.extended_value = PyLong_FromLongLong(i64(record[4]))
        oplines.items[index] = Object(opline)
        record = offset(record, OPLINE_RECORD, Halves)
        index = index + 1
    release(line)
    return List(unless_refused(Object(oplines)))


@inline
def unless_refused(made: Object) -> Object:
    """What was made, owned, if there was memory for each number in it."""
    if PyErr_Occurred() is None:
        return made
    release(made)
    return None


@entry
def link_oplines(self: Object, arguments: Cells, count: i64) -> Object:
    """link_oplines(oplines, literals, jumps): set next, number, target, const1 and const2 of each opline. Gives the
    numbers of those with jump tables. False where a literal is missing."""
    return link_each(List(arguments[0]), List(arguments[1]), offset(arguments[2], BYTES_DATA, Bytes))


def link_each(oplines: List, literals: List, jumps: Bytes) -> Object:
    """What link_oplines() does and gives."""
    tables = PyList_New(0)
    if tables is None:
        return None
    index = 0
    while index < oplines.size:
        opline = Opline(oplines.items[index])
        release(opline.number)
        opline.number = PyLong_FromLongLong(index)
        if index + 1 < oplines.size:
            replace(cell(opline.next), oplines.items[index + 1])
        kind = i64(jumps[unbox_int(opline.opcode)])
        if (kind & JUMP) != 0:
            target = unbox_int(jump_number(opline, kind & JUMP))
            if below(target, oplines.size):
                replace(cell(opline.target), oplines.items[target])
        if not (set_constant(cell(opline.const1), opline.op1_type, opline.op1, literals)
                and set_constant(cell(opline.const2), opline.op2_type, opline.op2, literals)):
            release(Object(tables))
            return unless_refused(FALSE)
        if (kind & HAS_JUMP_TABLE) != 0:
            append_made(tables, PyLong_FromLongLong(index))
        index = index + 1
    return unless_refused(Object(tables))


@inline
def set_constant(place: Cells, kind: Object, operand: Object, literals: List) -> i1:
    """Put the literal that an operand means, if it is one, where the opline keeps it. False where it is missing."""
    if unbox_int(kind) != IS_CONST:
        return True
    number = unbox_int(operand)
    if not below(number, literals.size):
        return False
    replace(place, literals.items[number])
    return True


@inline
def jump_number(opline: Opline, kind: i64) -> Object:
    """The operand that says where a jump leads."""
    if kind == JUMPS_BY_FIRST:
        return opline.op1
    if kind == JUMPS_BY_SECOND:
        return opline.op2
    return opline.extended_value


@entry
def choose_handlers(self: Object, arguments: Cells, count: i64) -> Object:
    """choose_handlers(oplines, handlers, masks, traits): set the handlers of those that are known, fused with the jump
    after them where handler_for() would do so; the numbers of the others. `masks`, `traits`: by opcode the bits of
    extended_value that count, and what else does."""
    return Object(choose_each(List(arguments[0]), Dict(arguments[1]), arguments[2], arguments[3]))


def choose_each(oplines: List, handlers: Dict, masks: Object, traits: Object) -> List:
    """What choose_handlers() does and gives."""
    others = PyList_New(0)
    if others is None:
        return None
    index = choose_from(oplines, 0, handlers, masks, traits)
    while index < oplines.size:
        append_made(others, PyLong_FromLongLong(index))
        index = choose_from(oplines, index + 1, handlers, masks, traits)
    return List(unless_refused(Object(others)))


def choose_from(oplines: List, index: i64, handlers: Dict, given_masks: Object, given_traits: Object) -> i64:
    """Set the handlers of oplines from that number on, up to one whose handler is not known: its number, or theirs."""
    masks = offset(given_masks, BYTES_DATA, Words)
    traits = offset(given_traits, BYTES_DATA, Bytes)
    while index < oplines.size:
        opline = Opline(oplines.items[index])
        opcode = unbox_int(opline.opcode)
        found = Cells(None)
        if i64(traits[opcode]) & HAS_HANDLER != 0:
            branch = 0
            if i64(traits[opcode]) & SMART_BRANCH != 0:
                branch = fused_jump(opline)
            found = dict_find_int(handlers, handler_key(opline, i64(traits[opcode]), masks[opcode], branch))
            if found is not None:
                replace(cell(opline.handler), found[0])
                if branch != 0:
                    jump = opline.next
                    replace(cell(opline.target), Object(jump.target))
                    replace(cell(opline.next), Object(jump.next))
        if found is None:
            break
        index = index + 1
    return index


def handler_key(opline: Opline, traits: i64, mask: i64, branch: i64) -> i64:
    """What handler_selection.py keeps a handler by."""
    key = unbox_int(opline.opcode) | (unbox_int(opline.op1_type) << 8) | (unbox_int(opline.op2_type) << 12) \
        | (branch << 22) | ((unbox_int(opline.extended_value) & mask) << 25)
    if unbox_int(opline.result_type) != 0:
        key = key | (1 << 24)
    if traits & OP_DATA != 0 and Object(opline.next) is not NONE:
        key = key | (unbox_int(opline.next.op1_type) << 16)
    if traits & LONG_VARIANTS != 0:
        if unbox_int(opline.op1_type) == IS_CONST:
            if opline.const1.type is LONG and unbox_int(opline.op2_type) != IS_CONST:
                key = key | (1 << 20)
        elif unbox_int(opline.op2_type) == IS_CONST and opline.const2.type is LONG:
            key = key | (2 << 20)
    return key


def fused_jump(opline: Opline) -> i64:
    """1 or 2 where nothing but the JMPZ or JMPNZ after it asks for the result, which is fused with it then; else 0."""
    jump = opline.next
    if Object(jump) is NONE or Object(opline.target) is not NONE:
        return 0
    kind = unbox_int(jump.op1_type)
    if kind == CV or kind != unbox_int(opline.result_type) & 15 or unbox_int(jump.op1) != unbox_int(opline.result):
        return 0
    opcode = unbox_int(jump.opcode)
    return 1 if opcode == JMPZ else 2 if opcode == JMPNZ else 0

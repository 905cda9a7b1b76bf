"""The parser's loop (zvm/frontend/parser.py has it in Python): the generated tables over the tokens of lexing.py.

What most actions of the grammar do is in their Reduction (zvm/frontend/grammar/actions.py PLANS); the others are called.
"""
ACCEPTED, FAILED_AT_TOKEN, TOO_DEEP, STOPPED_BY_PYTHON = 0, 1, 2, 3  # how a parse ends
ABSENT, ACCEPT = -32768, 32767
PICK, CONSTANT, CALL, APPEND, SET_ATTRIBUTE, CURRENT_LINE, NODE, LIST_NODE = 0, 1, 2, 3, 4, 5, 6, 7  # Reduction.kind
REDUCTION_SIZE = 56


@entry
def parse_tokens(self: Object, arguments: Cells, count: i64) -> Object:
    """parse_tokens(address of a Parse): the value of the start symbol; an int that is not ACCEPTED where the source is
    wrong, at the current token. The parser's line and end are those of the last token looked at."""
    parse = Parse(unbox_int(arguments[0]))
    outcome = STOPPED_BY_PYTHON
    if next_token(parse):
        outcome = run_parser(parse)
    value = None
    if outcome == ACCEPTED:
        parse.depth = parse.depth - 1
        value = parse.values[parse.depth]
    while parse.depth > 0:
        parse.depth = parse.depth - 1
        if parse.values[parse.depth] is not None:
            release(parse.values[parse.depth])
    if parse.value is not None:
        release(parse.value)
        parse.value = None
    tell_place(parse)
    if parse.line_box is not None:
        release(parse.line_box)
        parse.line_box = None
    if value is not None and PyErr_Occurred() is not None:
        release(value)
        return None
    if outcome == ACCEPTED or outcome == STOPPED_BY_PYTHON:
        return value
    return PyLong_FromLongLong(outcome)


def run_parser(parse: Parse) -> i64:
    grammar = parse.grammar
    while True:
        state = i64(parse.states[parse.depth])
        action = i64(grammar.always[state])
        if action == 0:
            parse.looked_line = parse.token_line
            parse.looked_end = parse.token_end
            row = Quarters(grammar.rows[state])
            if unlikely(row is None):
                row = made_table(parse, grammar.make_row, state)
                if row is None:
                    return STOPPED_BY_PYTHON
            action = i64(row[parse.token])
            if action == ABSENT:
                action = i64(grammar.defaults[state])
            if action > 0:
                if action == ACCEPT:
                    return ACCEPTED
                depth = parse.depth + 1
                if depth >= parse.deepest - 1:
                    return TOO_DEEP
                parse.values[depth - 1] = parse.value
                parse.value = None
                parse.states[depth] = i32(action)
                parse.depth = depth
                if unlikely(not next_token(parse)):
                    return STOPPED_BY_PYTHON
                continue
            if unlikely(action == 0):
                parse.failed_state = state
                return FAILED_AT_TOKEN
        outcome = reduce(parse, 0 - action)
        if unlikely(outcome != ACCEPTED):
            return outcome
    return STOPPED_BY_PYTHON


@cold
def made_table(parse: Parse, maker: Object, number: i64) -> Quarters:
    """A row of actions or the gotos of a production that was not used before, from Python, which keeps it; null when it raised."""
    arguments = local_array(Cells, 8)
    arguments[0] = PyLong_FromLongLong(number)
    if arguments[0] is None:
        return None
    address = PyObject_Vectorcall(maker, arguments, 1, None)
    release(arguments[0])
    if address is None:
        return None
    table = Quarters(unbox_int(address))
    release(address)
    return table


@inline
def reduce(parse: Parse, production: i64) -> i64:
    """Replace what a production's right side has on the stack by its left side."""
    reduction = offset(parse.grammar.reductions, production * REDUCTION_SIZE, Reduction)
    gotos = Quarters(reduction.gotos)
    if unlikely(gotos is None):
        gotos = made_table(parse, parse.grammar.make_reduction, production)
        if gotos is None:
            return STOPPED_BY_PYTHON
    length = reduction.length
    base = parse.depth - length
    if reduction.kind != PICK or length != 1:
        place = at(parse.values, base)
        value = reduced(parse, reduction, Cells(place))
        if unlikely(value is None):
            return STOPPED_BY_PYTHON
        if length == 0:
            if base >= parse.deepest - 2:
                release(value)
                return TOO_DEEP
        else:
            let_go(Cells(place), length)
        parse.values[base] = value
    parse.depth = base + 1
    parse.states[base + 1] = i32(gotos[i64(parse.states[base])])
    return ACCEPTED


@inline
def let_go(place: Cells, length: i64) -> None:
    """Let go of the values that no node has taken."""
    index = 0
    while index < length:
        value = place[index]
        if value is not None:
            place[index] = None
            release(value)
        index = index + 1


@inline
def reduced(parse: Parse, reduction: Reduction, place: Cells) -> Object:
    """The value of the left side, owned; null when Python raised."""
    kind = reduction.kind
    if kind == PICK:
        value = place[reduction.index]
        place[reduction.index] = None
        return value
    if kind == NODE:
        return new_node(parse, reduction, place)
    if kind == APPEND:
        return appended(parse, reduction, place)
    if kind == CONSTANT:
        incref(reduction.object)
        return reduction.object
    if kind == LIST_NODE:
        return new_list(parse, reduction, place)
    if kind == SET_ATTRIBUTE:
        return with_attribute(reduction, place)
    if kind == CURRENT_LINE:
        return line_object(parse, parse.looked_line)
    return call_action(parse, reduction, place)


def new_node(parse: Parse, reduction: Reduction, place: Cells) -> Object:
    """A node at the line of one of its children."""
    node = PyType_GenericAlloc(reduction.object, 0)
    if node is None:
        return None
    line = offset(place[reduction.index], parse.grammar.lineno, Cells)[0]
    incref(line)
    offset(node, parse.grammar.lineno, Cells)[0] = line
    fill_fields(node, reduction, place)
    return node


@inline
def fill_fields(node: Object, reduction: Reduction, place: Cells) -> None:
    """Slots from values of the right side, which are moved, and constants: (offset, index or -1, constant) each."""
    fields = reduction.fields
    index = 0
    while index < reduction.count:
        source = fields[index * 3 + 1]
        if source < 0:
            value = Object(fields[index * 3 + 2])
            incref(value)
        else:
            value = place[source]
            place[source] = None
        offset(node, fields[index * 3], Cells)[0] = value
        index = index + 1


def new_list(parse: Parse, reduction: Reduction, place: Cells) -> Object:
    """A list node of the first value, or empty (index -1); it does not stand after the parser's line."""
    children = PyList_New(0 if reduction.index < 0 else 1)
    if children is None:
        return None
    line = parse.looked_line
    if reduction.index >= 0:
        child = place[0]
        place[0] = None
        children.items[0] = child
        if child is not NONE:
            its_line = unbox_int(offset(child, parse.grammar.lineno, Cells)[0])
            line = its_line if its_line < line else line
    node = PyType_GenericAlloc(reduction.object, 0)
    if node is None:
        release(Object(children))
        return None
    offset(node, parse.grammar.lineno, Cells)[0] = line_object(parse, line)
    offset(node, parse.grammar.children, Cells)[0] = Object(children)
    fill_fields(node, reduction, place)
    return node


@inline
def appended(parse: Parse, reduction: Reduction, place: Cells) -> Object:
    """The first value, a list node, with another at its end."""
    node = place[0]
    child = place[reduction.index]
    place[0] = None
    place[reduction.index] = None
    if not list_append(List(offset(node, parse.grammar.children, Cells)[0]), child):
        release(child)
        release(node)
        return None
    return node


@inline
def with_attribute(reduction: Reduction, place: Cells) -> Object:
    """The first value with another `attr`, whose place is `index`."""
    node = place[0]
    place[0] = None
    slot = offset(node, reduction.index, Cells)
    old = slot[0]
    incref(reduction.object)
    slot[0] = reduction.object
    release(old)
    return node


def call_action(parse: Parse, reduction: Reduction, place: Cells) -> Object:
    """action(parser, values)"""
    arguments = local_array(Cells, 16)
    length = reduction.length
    values = PyList_New(length)
    if values is None:
        return None
    index = 0
    while index < length:
        value = place[index]
        incref(value)
        values.items[index] = value
        index = index + 1
    tell_place(parse)
    arguments[0] = parse.parser
    arguments[1] = Object(values)
    found = PyObject_Vectorcall(reduction.object, arguments, 2, None)
    release(Object(values))
    return found


def tell_place(parse: Parse) -> None:
    """Write the line and the end of the last token looked at into the Python parser."""
    store_object(offset(parse.parser, parse.grammar.parser_line, Cells), line_object(parse, parse.looked_line))
    if parse.looked_end != parse.told_end:
        parse.told_end = parse.looked_end
        end = PyLong_FromLongLong(parse.looked_end)
        if end is not None:
            store_object(offset(parse.parser, parse.grammar.parser_end, Cells), end)


@inline
def store_object(slot: Cells, value: Object) -> None:
    old = slot[0]
    slot[0] = value
    if old is not None:
        release(old)

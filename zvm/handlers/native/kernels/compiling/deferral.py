"""Which bodies may be compiled later: zvm/compiler/deferral/shapes.py has the rules, and the same walk in Python.

A shape is a bytes object of 32-bit words: what is checked, the offsets of the node's attribute and of two more slots
that the check looks at, the number of fields, then the offset and the role of each.
"""
FIELD_OPTIONAL, FIELD_IS_LIST, ROLE_BITS, DEEPEST_BODY = 64, 128, 63, 200
ROLE_STATEMENT, ROLE_TEXT, ROLE_CALLED = 1, 14, 31
BODY_REFUSED, BODY_PLAIN, BODY_USES_CONSTANTS = 0, 1, 2
FUNCTION_IN_CLASS, FUNCTION_HAS_PARENT, RETURNS_VALUES, RETURNS_NOTHING = 1, 2, 4, 8
OUTSIDE_LOOPS, IN_LOOP, IN_SWITCH = 0, 1, 2
NAME_NOT_FQ = 1
SHAPE_WORDS = 5
# checks
SHAPE_NO_ATTRIBUTE, SHAPE_TEXT_ONLY, SHAPE_VARIABLE, SHAPE_OTHER_VARIABLE, SHAPE_OTHER_NAME = 1, 2, 3, 4, 5
SHAPE_LOOP, SHAPE_FOREACH, SHAPE_SWITCH, SHAPE_BREAK, SHAPE_CONTINUE = 6, 7, 8, 9, 10
SHAPE_RETURN, SHAPE_CAST, SHAPE_CONDITIONAL, SHAPE_LITERAL, SHAPE_LIST_LITERAL = 11, 12, 13, 14, 15
SHAPE_ORDERED, SHAPE_ONE_DEFAULT, SHAPE_CLASS_NAME, SHAPE_DEFAULT_CLASS, SHAPE_OPERATOR = 16, 17, 18, 19, 20
SHAPE_TEXT_OPERATOR, SHAPE_CLASS_CONSTANT, SHAPE_SCALAR, SHAPE_TRY, SHAPE_CLOSURE = 21, 22, 23, 24, 25


@entry
def check_body(self: Object, arguments: Cells, count: i64) -> Object:
    """check_body(address of a Shapes, body, flags, list): BODY_REFUSED, BODY_PLAIN or BODY_USES_CONSTANTS. The list gets
    the closures in the body, which are to be checked themselves."""
    shapes = Shapes(unbox_int(arguments[0]))
    shapes.closures = List(arguments[3])
    shapes.flags = unbox_int(arguments[2])
    shapes.result = BODY_PLAIN
    if not always_compiles(shapes, arguments[1], ROLE_STATEMENT, OUTSIDE_LOOPS, 0):
        return PyLong_FromLongLong(BODY_REFUSED)
    return PyLong_FromLongLong(shapes.result)


def always_compiles(shapes: Shapes, node: Object, role: i64, inside: i64, depth: i64) -> i1:
    """Whether a node and all in it are of shapes that always compile."""
    shape = dict_find_pointer(Dict(shapes.tables.items[role]), Object(node.type))
    if shape is None or depth > DEEPEST_BODY:
        return False
    words = offset(shape, BYTES_DATA, Halves)
    check = i64(words[0])
    if check != 0 and not passes_check(shapes, node, words, inside):
        return False
    within = inside
    if check == SHAPE_LOOP or check == SHAPE_FOREACH:
        within = IN_LOOP
    elif check == SHAPE_SWITCH:
        within = IN_SWITCH
    is_text = (check == SHAPE_OPERATOR or check == SHAPE_TEXT_OPERATOR) and node_attribute(node, words) == shapes.concat
    left = i64(words[4])
    field = offset(words, SHAPE_WORDS * 4, Halves)
    while left > 0:
        kind = i64(field[1])
        child_role = ROLE_TEXT if is_text else kind & ROLE_BITS
        child = offset(node, i64(field[0]), Cells)[0]
        if (kind & FIELD_IS_LIST) != 0:
            if not all_always_compile(shapes, List(child), child_role, (kind & FIELD_OPTIONAL) != 0, within, depth + 1):
                return False
        elif child is NONE:
            if (kind & FIELD_OPTIONAL) == 0:
                return False
        elif not always_compiles(shapes, child, child_role, within, depth + 1):
            return False
        field = offset(field, 8, Halves)
        left = left - 1
    return True


@inline
def all_always_compile(shapes: Shapes, nodes: List, role: i64, may_be_none: i1, inside: i64, depth: i64) -> i1:
    index = 0
    while index < nodes.size:
        node = nodes.items[index]
        if node is NONE:
            if not may_be_none:
                return False
        elif not always_compiles(shapes, node, role, inside, depth):
            return False
        index = index + 1
    return True


@inline
def node_attribute(node: Object, words: Halves) -> i64:
    return unbox_int(offset(node, i64(words[1]), Cells)[0])


@inline
def first_looked_at(node: Object, words: Halves) -> Object:
    return offset(node, i64(words[2]), Cells)[0]


@inline
def second_looked_at(node: Object, words: Halves) -> Object:
    return offset(node, i64(words[3]), Cells)[0]


def passes_check(shapes: Shapes, node: Object, words: Halves, inside: i64) -> i1:
    """The checks; `CHECKS` in shapes.py says what each is for."""
    check = i64(words[0])
    if check == SHAPE_NO_ATTRIBUTE:
        return node_attribute(node, words) == 0
    if check == SHAPE_VARIABLE or check == SHAPE_OTHER_VARIABLE:
        if node_attribute(node, words) != 0:
            return False
        name = first_looked_at(node, words)
        if name.type is not shapes.zval:
            return False
        text = offset(name, shapes.zval_value, Cells)[0]
        if text.type is not STR or str_equal(Str(text), shapes.globals):
            return False
        return check == SHAPE_VARIABLE or not str_equal(Str(text), shapes.this)
    if check == SHAPE_TEXT_ONLY:
        return first_looked_at(node, words).type is STR
    if check == SHAPE_SCALAR:
        return first_looked_at(node, words).type is STR or first_looked_at(node, words).type is LONG
    if check == SHAPE_CLASS_NAME or check == SHAPE_DEFAULT_CLASS:
        return first_looked_at(node, words).type is STR and may_name_class(shapes, node, words)
    if check == SHAPE_CLASS_CONSTANT:
        shapes.result = BODY_USES_CONSTANTS
        return True
    if check == SHAPE_ORDERED:
        return has_ordered_arguments(shapes, List(first_looked_at(node, words)))
    if check == SHAPE_RETURN:
        needed = RETURNS_NOTHING if first_looked_at(node, words) is NONE else RETURNS_VALUES
        return (shapes.flags & needed) != 0
    return passes_rare_check(shapes, node, words, inside)


@cold
def passes_rare_check(shapes: Shapes, node: Object, words: Halves, inside: i64) -> i1:
    check = i64(words[0])
    if check == SHAPE_OTHER_NAME:
        return first_looked_at(node, words).type is STR and not str_equal(Str(first_looked_at(node, words)), shapes.this)
    if check == SHAPE_FOREACH:
        return first_looked_at(node, words).type is not shapes.ref or dict_find_pointer(
            Dict(shapes.tables.items[ROLE_CALLED]), Object(second_looked_at(node, words).type)) is None
    if check == SHAPE_BREAK:
        return first_looked_at(node, words) is NONE and inside != OUTSIDE_LOOPS
    if check == SHAPE_CONTINUE:
        return first_looked_at(node, words) is NONE and inside == IN_LOOP
    if check == SHAPE_CLOSURE:
        return PyList_Append(shapes.closures, node) == 0
    if check == SHAPE_CAST:
        return node_attribute(node, words) != shapes.null_type
    if check == SHAPE_CONDITIONAL:
        return first_looked_at(node, words).type is not node.type or node_attribute(first_looked_at(node, words), words) != 0
    if check == SHAPE_LITERAL:
        return node_attribute(node, words) != shapes.list_attribute
    if check == SHAPE_LIST_LITERAL:
        return node_attribute(node, words) != shapes.array_attribute and is_destructuring(
            shapes, List(first_looked_at(node, words)), i64(words[3]))
    if check == SHAPE_ONE_DEFAULT:
        return has_single_default(List(first_looked_at(node, words)), i64(words[3]))
    if check == SHAPE_TEXT_OPERATOR:
        return node_attribute(node, words) != shapes.add
    if check == SHAPE_TRY:
        return first_looked_at(node, words) is NONE and List(
            offset(second_looked_at(node, words), shapes.children, Cells)[0]).size > 0
    return True


def has_ordered_arguments(shapes: Shapes, children: List) -> i1:
    """Positional arguments, then those unpacked, then named ones."""
    last = 0
    index = 0
    while index < children.size:
        type = Object(children.items[index].type)
        order = 2 if type is shapes.named else 1 if type is shapes.unpack else 0
        if order < last:
            return False
        last = order
        index = index + 1
    return True


def is_destructuring(shapes: Shapes, children: List, key: i64) -> i1:
    """Elements with keys for all or for none."""
    index = 0
    keyed = 0
    while index < children.size:
        if children.items[index].type is not shapes.element:
            return False
        if offset(children.items[index], key, Cells)[0] is not NONE:
            keyed = keyed + 1
        index = index + 1
    return index > 0 and (keyed == 0 or keyed == index)


def has_single_default(children: List, condition: i64) -> i1:
    index = 0
    defaults = 0
    while index < children.size:
        if offset(children.items[index], condition, Cells)[0] is NONE:
            defaults = defaults + 1
        index = index + 1
    return defaults < 2


def may_name_class(shapes: Shapes, node: Object, words: Halves) -> i1:
    """A name; self, parent and static as the function may use them, where the check is CLASS_NAME."""
    text = Str(first_looked_at(node, words))
    if not is_narrow(text):
        return False
    data = str_data(text)
    start = text.length
    while start > 0 and data[start - 1] != b"\\":
        start = start - 1
    length = text.length - start
    if length != 4 and length != 6:
        return True
    name = offset(data, start, Bytes)
    is_parent = is_spelled(name, length, shapes.parent)
    if not is_parent and not is_spelled(name, length, shapes.self) and not is_spelled(name, length, shapes.static):
        return True
    needed = FUNCTION_IN_CLASS | FUNCTION_HAS_PARENT if is_parent else FUNCTION_IN_CLASS
    return (i64(words[0]) == SHAPE_CLASS_NAME and start == 0 and node_attribute(node, words) == NAME_NOT_FQ
            and (shapes.flags & needed) == needed)


def is_spelled(name: Bytes, length: i64, word: Str) -> i1:
    """Whether letters of either case make a word."""
    if length != word.length:
        return False
    letters = str_data(word)
    index = 0
    while index < length:
        if (name[index] | 32) != letters[index]:
            return False
        index = index + 1
    return True

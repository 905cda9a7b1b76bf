"""Reading a class of an op-array file as it was declared. The same in Python is in zvm/opfile/reader.py, which reads the
few classes with attributes, property hooks, intersection types or adaptations of traits."""
CLASS_WORDS, MEMBER_WORDS, FIRST_TABLE = 15, 8, 8  # of records; the word of the first number of a class's tables
MEMBER_DEFAULT = 5  # the word of the default of a property, of the value of a constant


@entry
def read_class(self: Object, arguments: Cells, count: i64) -> Object:
    """read_class(file, place, engine, path): the ClassEntry of a record; None where Python has to read it."""
    return stored_class(CodeFile(arguments[0]), unbox_int(arguments[1]), arguments[2], arguments[3])


@cold
def stored_class(file: CodeFile, place: i64, engine: Object, path: Object) -> Object:
    """What read_class() gives, owned; null when Python raised."""
    record = words_at(file.data, place)
    if not is_plain_class(file.data, record, place):
        return NONE
    ce = ClassEntry(copy_blank("zvm.runtime.classes.class_entry.BLANK_CLASS"))
    if Object(ce) is None:
        return None
    replace(cell(ce.engine), engine)
    replace(cell(ce.filename), path)
    if read_class_head(ce, file, record) and read_class_tables(ce, file, record, place, path):
        return unless_refused(Object(ce))
    release(Object(ce))
    return None


@inline
def rows_of(record: Halves, table: i64) -> i64:
    """The number of rows of a table of a class: interfaces, traits, aliases, precedences, methods, properties, constants."""
    return word(record, FIRST_TABLE + table)


@inline
def members_place(record: Halves, place: i64) -> i64:
    """Where the properties of a class without adaptations begin; its constants follow."""
    names = rows_of(record, 0) + rows_of(record, 1)
    return place + CLASS_WORDS * 4 + names * 4 + rows_of(record, 4) * (FUNCTION_WORDS * 4)


@cold
def is_plain_class(data: Object, record: Halves, place: i64) -> i1:
    if word(record, 7) != 0 or rows_of(record, 2) != 0 or rows_of(record, 3) != 0:
        return False
    member = words_at(data, members_place(record, place))
    left = rows_of(record, 5)
    while left > 0:
        if word(member, 4) != 0 or word(member, 1) & HAS_HOOKS != 0 or names_intersection(data, word(member, 2)):
            return False
        member = offset(member, MEMBER_WORDS * 4, Halves)
        left = left - 1
    left = rows_of(record, 6)
    while left > 0:
        if word(member, 3) != 0 or names_intersection(data, word(member, 4)):
            return False
        member = offset(member, MEMBER_WORDS * 4, Halves)
        left = left - 1
    return True


@inline
def names_intersection(data: Object, type: i64) -> i1:
    return type != 0 and type & 1 == 0 and has_intersection(words_at(data, type))


@cold
def copy_blank(index: i64) -> Object:
    """A new object with the values of a provided one, and lists and dicts of its own. Null when Python raised."""
    blank = provided_object(index)
    made = None if blank is None else PyType_GenericAlloc(Object(blank.type), 0)
    if made is None:
        return None
    place = FIRST_SLOT
    while place < blank.type.basicsize:
        value = offset(blank, place, Cells)[0]
        if value is not None:
            if value.type is LIST:
                value = Object(PyList_New(0))
            elif value.type is DICT:
                value = Object(PyDict_New())
            else:
                incref(value)
            offset(made, place, Cells)[0] = value
        place = place + 8
    return unless_refused(made)


@cold
def read_class_head(ce: ClassEntry, file: CodeFile, record: Halves) -> i1:
    """Set what has no table. False when Python raised."""
    name = heap_string(file.data, file.strings, word(record, 0))
    parent = heap_string(file.data, file.strings, word(record, 2))
    comment = heap_string(file.data, file.strings, word(record, 3))
    if name is None or parent is None or comment is None:
        return False
    if name is not NONE:
        replace(cell(ce.name), name)
    replace(cell(ce.parent_name), parent)
    replace(cell(ce.doc_comment), comment)
    if word(record, 6) != 0:
        cases = PyDict_New()
        if cases is None or not set_number(cell(ce.enum_backing_type), word(record, 6)):
            return False
        fill(cell(ce.backed_enum_table), Object(cases))
    return set_number(cell(ce.flags), word(record, 1)) and set_number(cell(ce.line_start), word(record, 4)) \
        and set_number(cell(ce.line_end), word(record, 5))


@cold
def set_number(place: Cells, number: i64) -> i1:
    """place := number. False without memory."""
    value = PyLong_FromLongLong(number)
    if value is None:
        return False
    fill(place, value)
    return True


@cold
def read_class_tables(ce: ClassEntry, file: CodeFile, record: Halves, place: i64, path: Object) -> i1:
    """False when Python raised."""
    names = words_at(file.data, place + CLASS_WORDS * 4)
    interfaces = stored_names(file, names, rows_of(record, 0))
    traits = stored_names(file, offset(names, rows_of(record, 0) * 4, Halves), rows_of(record, 1))
    if interfaces is None or traits is None:
        return False
    fill(cell(ce.interface_names), Object(interfaces))
    fill(cell(ce.trait_names), Object(traits))
    given = local_array(Cells, 24)
    given[0] = Object(file)
    given[1] = Object(ce)
    given[2] = path
    members = members_place(record, place)
    table = functions_of_table(file.data, file.strings, members - rows_of(record, 4) * (FUNCTION_WORDS * 4),
                               rows_of(record, 4), given)
    if table is None:
        return False
    fill(cell(ce.function_table), Object(table))
    return keep_magic_methods(ce) and read_class_properties(ce, file, members, rows_of(record, 5)) \
        and read_class_constants(ce, file, members + rows_of(record, 5) * (MEMBER_WORDS * 4), rows_of(record, 6))


@cold
def keep_magic_methods(ce: ClassEntry) -> i1:
    """Set the attributes of MAGIC_METHODS. False when Python raised."""
    known = provided_object("zvm.runtime.classes.class_entry.MAGIC_METHODS")
    if known is None:
        return False
    table = ce.function_table
    i = 0
    while i < table.keys.entries:
        key = Str(entry_key(table, i))
        if key.length > 2 and i64(str_data(key)[0]) == b"_" and i64(str_data(key)[1]) == b"_":
            attribute = dict_find_str(Dict(known), key)
            if attribute is not None and PyObject_SetAttr(Object(ce), attribute[0], entry_value(table.keys, i)[0]) != 0:
                return False
        i = i + 1
    return True


@cold
def member_value(file: CodeFile, place: i64) -> Object:
    """The default of a property or the value of a constant, owned; null when Python raised."""
    at = place + MEMBER_DEFAULT * 4
    value = stored_value(file.data, file.strings, words_at(file.data, at))
    if value is None and PyErr_Occurred() is None:
        return value_by_python(file, at)
    return value


@cold
def read_class_properties(ce: ClassEntry, file: CodeFile, place: i64, total: i64) -> i1:
    """False when Python raised."""
    while total > 0:
        record = words_at(file.data, place)
        name = heap_string(file.data, file.strings, word(record, 0))
        comment = heap_string(file.data, file.strings, word(record, 3))
        info = PropertyInfo(copy_blank("zvm.runtime.classes.class_entry.BLANK_PROPERTY"))
        if name is None or comment is None or Object(info) is None:
            return False
        name = EMPTY if name is NONE else name
        values = ce.default_static_members if word(record, 1) & ACC_STATIC != 0 else ce.default_properties
        replace(cell(info.name), name)
        replace(cell(info.ce), Object(ce))
        replace(cell(info.doc_comment), comment)
        type = stored_type(file, word(record, 2))
        if type is None or not set_number(cell(info.slot), values.size) or not set_number(cell(info.flags), word(record, 1)):
            return False
        fill(cell(info.type), type)
        is_stored = PyDict_SetItem(ce.properties_info, name, Object(info)) == 0
        release(Object(info))
        if not is_stored or not append_made(values, member_value(file, place)):
            return False
        place = place + MEMBER_WORDS * 4
        total = total - 1
    return True


@cold
def read_class_constants(ce: ClassEntry, file: CodeFile, place: i64, total: i64) -> i1:
    """False when Python raised."""
    while total > 0:
        record = words_at(file.data, place)
        name = heap_string(file.data, file.strings, word(record, 0))
        comment = heap_string(file.data, file.strings, word(record, 2))
        constant = ClassConstant(copy_blank("zvm.runtime.classes.class_entry.BLANK_CONSTANT"))
        if name is None or comment is None or Object(constant) is None:
            return False
        name = EMPTY if name is NONE else name
        replace(cell(constant.ce), Object(ce))
        replace(cell(constant.doc_comment), comment)
        type = stored_type(file, word(record, 4))
        value = None if type is None else member_value(file, place)
        if value is None or not set_number(cell(constant.flags), word(record, 1)):
            return False
        fill(cell(constant.type), type)
        fill(cell(constant.value), value)
        is_stored = PyDict_SetItem(ce.constants_table, name, Object(constant)) == 0
        release(Object(constant))
        if not is_stored:
            return False
        place = place + MEMBER_WORDS * 4
        total = total - 1
    return True


@entry
def declared_classes(self: Object, arguments: Cells, count: i64) -> Object:
    """declared_classes(file, place): Script.declarations of the body of main at that place."""
    return stored_declarations(CodeFile(arguments[0]), unbox_int(arguments[1]))


@cold
def stored_declarations(file: CodeFile, place: i64) -> Object:
    """What declared_classes() gives, owned; null when Python raised."""
    counts = words_at(file.data, place)
    code = place + BODY_WORDS * 4
    literals = code + word(counts, 0) * (OPLINE_WORDS * 4)
    last = word(counts, 0) - 1
    i = 0
    while i < last:
        opcode = opcode_at(file.data, code, i)
        if opcode != NOP_OPCODE and opcode != DECLARE_CLASS and opcode != DECLARE_CLASS_DELAYED:
            return NONE
        i = i + 1
    if last < 0 or not returns_one(file.data, words_at(file.data, code + last * (OPLINE_WORDS * 4)), literals):
        return NONE
    rows = PyList_New(0)
    i = 0
    while rows is not None and i < last:
        if opcode_at(file.data, code, i) != NOP_OPCODE:
            row = declared_class_row(file, words_at(file.data, code + i * (OPLINE_WORDS * 4)), literals)
            if row is None or not list_append(rows, row):
                release(Object(rows))
                return None
        i = i + 1
    return Object(rows)


@inline
def opcode_at(data: Object, code: i64, number: i64) -> i64:
    return word(words_at(data, code + number * (OPLINE_WORDS * 4)), 0) & 255


@cold
def declared_class_row(file: CodeFile, opline: Halves, literals: i64) -> Object:
    """(name in lower case, key, line, whether it is delayed), owned; null when Python raised."""
    name = heap_string(file.data, file.strings, literal_word(file.data, literals, word(opline, 1)))
    key = heap_string(file.data, file.strings, literal_word(file.data, literals, word(opline, 1) + 1))
    row = PyTuple_New(4)
    if name is None or key is None or row is None:
        return None
    line = PyLong_FromLongLong(word(opline, 5))
    if line is None:
        release(Object(row))
        return None
    items = offset(row, TUPLE_ITEMS, Cells)
    items[0] = own(name)
    items[1] = own(key)
    items[2] = line
    items[3] = boolean(word(opline, 0) & 255 == DECLARE_CLASS_DELAYED)
    return Object(row)


@inline
def literal_word(data: Object, literals: i64, number: i64) -> i64:
    """The payload of a literal."""
    return long_word(words_at(data, literals + number * (VALUE_WORDS * 4)), 1)


@cold
def returns_one(data: Object, opline: Halves, literals: i64) -> i1:
    """Whether an opline is RETURN of the literal 1."""
    if word(opline, 0) & 65535 != RETURN_OPCODE | CONST << 8:
        return False
    number = word(opline, 1)
    return word(words_at(data, literals + number * (VALUE_WORDS * 4)), 0) == VALUE_INT \
        and literal_word(data, literals, number) == 1

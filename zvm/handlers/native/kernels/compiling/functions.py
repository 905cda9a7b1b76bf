"""Decoding and linking a function of an op-array file: its signature, its body, its frame template.

The same in Python is in zvm/opfile/reader.py and zvm/linker/links.py, which are called for what few functions have.
"""
BODY_WORDS, OPLINE_WORDS, SIGNATURE_WORDS, INFO_WORDS, TYPE_WORDS, RANGE_WORDS = 9, 6, 3, 4, 3, 4  # of records
FUNCTION_LINE_END, FUNCTION_COMMENT, FUNCTION_SIGNATURE, FUNCTION_BODY = 6, 7, 8, 9  # words of a function's record
PYTHON_READS, IS_OWN, IS_SHARED = 0, 1, 2  # who decodes a signature, and whether functions may share it


@entry
def load_function(self: Object, arguments: Cells, count: i64) -> Object:
    """load_function(function): make a StoredOpArray a linked OpArray."""
    return NONE if load_stored(Function(arguments[0])) else None


@entry
def load_signature(self: Object, arguments: Cells, count: i64) -> Object:
    """load_signature(function): set what zvm/opcodes/stored_op_array.py calls SIGNATURE of a StoredOpArray. False, and
    nothing done, where Python has to."""
    function = Function(arguments[0])
    code = StoredCode(function.live_range)
    data = code.loader.data
    if kind_of_signature(data, word(words_at(data, unbox_int(code.place)), FUNCTION_SIGNATURE)) == PYTHON_READS:
        return FALSE
    return TRUE if read_signature(function, code) else None


@cold
def load_stored(function: Function) -> i1:
    """What load_function() does. False when Python raised; the function is stored as before then."""
    code = StoredCode(function.live_range)
    if is_uncompiled(code):
        return loaded_by_python(function)
    if Object(function.arg_info) is None and not read_signature(function, code):
        return False
    set_class(function, OP_ARRAY)
    ranges = read_body(function, code)
    if ranges is None:
        set_class(function, STORED_OP_ARRAY)
        return False
    fill(cell(function.live_range), Object(ranges))
    return True


def is_uncompiled(code: StoredCode) -> i1:
    """Whether the body is compiled when it is first asked for (zvm/compiler/deferral): it has no oplines yet."""
    data = code.loader.data
    return word(words_at(data, word(words_at(data, unbox_int(code.place)), FUNCTION_BODY)), 0) == 0


@cold
def loaded_by_python(function: Function) -> i1:
    """Have Python make a StoredOpArray an OpArray. False when it raised."""
    arguments = local_array(Cells, 8)
    arguments[0] = Object(function)
    done = call_provided("zvm.opcodes.stored_op_array.load", arguments, 1)
    if done is None:
        return False
    release(done)
    return True


def stored_statics(function: Function) -> i64:
    """The number of static variables of a StoredOpArray, with those that a closure binds."""
    code = StoredCode(function.live_range)
    record = words_at(code.loader.data, unbox_int(code.place))
    return word(words_at(code.loader.data, word(record, FUNCTION_BODY)), 7)


@inline
def set_class(function: Function, kind: Object) -> None:
    old = Object(function.type)
    incref(kind)
    function.type = Type(kind)
    drop_ref(old)


@inline
def fill(place: Cells, value: Object) -> None:
    """place := value, which is owned; the place may be empty."""
    old = place[0]
    place[0] = value
    release(old)


# signatures

def read_signature(function: Function, code: StoredCode) -> i1:
    """Set what zvm/opcodes/stored_op_array.py calls SIGNATURE. False when Python raised."""
    file = code.loader
    record = words_at(file.data, unbox_int(code.place))
    place = word(record, FUNCTION_SIGNATURE)
    known = dict_find_int(file.signatures, place)
    if known is not None:
        incref(known[0])
        return set_signature(function, file, record, known[0])
    kind = kind_of_signature(file.data, place)
    if kind == PYTHON_READS:
        return called_loader(".load_signature", function, code)
    signature = stored_signature(file, place)
    if signature is None:
        return False
    if kind == IS_SHARED:
        key = PyLong_FromLongLong(place)
        if key is None:
            return False
        is_stored = PyDict_SetItem(file.signatures, key, signature) == 0
        release(key)
        if not is_stored:
            return False
    return set_signature(function, file, record, signature)


def set_signature(function: Function, file: CodeFile, record: Halves, signature: Object) -> i1:
    """Set the fields; `signature`, owned, has the infos and the return type's."""
    comment = heap_string(file.data, file.strings, word(record, FUNCTION_COMMENT))
    line = PyLong_FromLongLong(word(record, FUNCTION_LINE_END))
    if comment is None or line is None:
        return False
    incref(comment)
    fill(cell(function.doc_comment), comment)
    fill(cell(function.line_end), line)
    fill(cell(function.attributes), NONE)
    infos = Tuple(signature).first
    returned = Tuple(signature).second
    incref(infos)
    incref(returned)
    fill(cell(function.arg_info), infos)
    fill(cell(function.return_info), returned)
    release(signature)
    return True


@cold
def called_loader(method: i64, function: Function, code: StoredCode) -> i1:
    """loader.method(function, code). False when Python raised."""
    name = provided_object(method)
    arguments = local_array(Cells, 24)
    arguments[0] = Object(code.loader)
    arguments[1] = Object(function)
    arguments[2] = Object(code)
    done = None if name is None else PyObject_VectorcallMethod(name, arguments, 3, None)
    if done is None:
        return False
    release(done)
    return True


def kind_of_signature(data: Object, place: i64) -> i64:
    """Python reads attributes and intersections; types that name classes remember those of their engine."""
    if place == 0:
        return IS_SHARED
    head = words_at(data, place)
    if word(head, 2) != 0:
        return PYTHON_READS
    info = offset(head, SIGNATURE_WORDS * 4, Halves)
    left = word(head, 0) + word(head, 1)
    kind = IS_SHARED
    while left > 0:
        if word(info, 3) != 0:
            return PYTHON_READS
        type = word(info, 1)
        if type != 0 and (type & 1) == 0:
            if has_intersection(words_at(data, type)):
                return PYTHON_READS
            kind = IS_OWN
        info = offset(info, INFO_WORDS * 4, Halves)
        left = left - 1
    return kind


def has_intersection(type: Halves) -> i1:
    """Whether a type with names is more than a union of classes."""
    index = 0
    while index < word(type, 2):
        if (word(type, TYPE_WORDS + index) & TYPE_INTERSECTION) != 0:
            return True
        index = index + 1
    return (word(type, 1) & TYPE_IS_INTERSECTION) != 0


def stored_signature(file: CodeFile, place: i64) -> Object:
    """(infos of parameters, info of the return type or None), owned; null when Python raised."""
    head = words_at(file.data, place)
    total = 0 if place == 0 else word(head, 0)
    infos = PyList_New(total)
    if infos is None:
        return None
    info = offset(head, SIGNATURE_WORDS * 4, Halves)
    index = 0
    while index < total:
        stored = stored_info(file, info)
        if stored is None:
            release(Object(infos))
            return None
        infos.items[index] = stored
        info = offset(info, INFO_WORDS * 4, Halves)
        index = index + 1
    returned = NONE
    if place != 0 and word(head, 1) != 0:
        returned = stored_info(file, info)
    return tuple_of(Object(infos), returned)


def stored_info(file: CodeFile, record: Halves) -> Object:
    """An ArgInfo without attributes, owned; null when Python raised."""
    name = heap_string(file.data, file.strings, word(record, 0))
    type = None if name is None else stored_type(file, word(record, 1))
    if name is None or type is None:
        return None
    info = ArgInfo(PyType_GenericAlloc(ARG_INFO, 0))
    if info is None:
        return None
    flags = word(record, 2)
    name = EMPTY if name is NONE else name
    by_ref = boolean(flags & INFO_BY_REF != 0)
    if flags & INFO_PREFERS_REF != 0:
        by_ref = count_object(INFO_PREFERS_REF)
    incref(name)
    incref(by_ref)
    info.name = name
    info.type = type
    info.by_ref = by_ref
    info.variadic = boolean(flags & INFO_VARIADIC != 0)
    info.promoted = boolean(flags & INFO_PROMOTED != 0)
    info.default = NONE
    info.attributes = NONE
    info.tentative = FALSE
    return Object(info)


def stored_type(file: CodeFile, reference: i64) -> Object:
    """A DeclaredType or None, owned; null when Python raised."""
    if reference == 0:
        return NONE
    if (reference & 1) != 0:
        return simple_type(reference >> 1)
    record = words_at(file.data, reference)
    total = word(record, 2)
    names = PyTuple_New(total)
    if names is None:
        return None
    items = offset(names, TUPLE_ITEMS, Cells)
    index = 0
    while index < total:
        name = heap_string(file.data, file.strings, word(record, TYPE_WORDS + index))
        if name is None:
            release(Object(names))
            return None
        incref(name)
        items[index] = name
        index = index + 1
    mask = PyLong_FromLongLong(word(record, 0))
    declared = DeclaredType(PyType_GenericAlloc(DECLARED_TYPE, 0))
    if declared is None or mask is None:
        return None
    declared.mask = mask
    declared.names = names
    declared.is_intersection = FALSE
    declared.iterable = boolean((word(record, 1) & TYPE_IS_ITERABLE) != 0)
    declared.cache = NONE
    return Object(declared)


def simple_type(mask: i64) -> Object:
    """The type that names no class, owned; null when Python raised."""
    types = provided_object("zvm.opcodes.types.SIMPLE_TYPES")
    if types is None:
        return None
    known = dict_find_int(Dict(types), mask)
    if known is not None:
        incref(known[0])
        return known[0]
    arguments = local_array(Cells, 8)
    arguments[0] = PyLong_FromLongLong(mask)
    if arguments[0] is None:
        return None
    made = call_provided("zvm.opcodes.types.simple_type", arguments, 1)
    release(arguments[0])
    return made


# bodies

def read_body(function: Function, code: StoredCode) -> List:
    """Decode and link the code. The live ranges, owned; null when Python raised."""
    file = code.loader
    at = word(words_at(file.data, unbox_int(code.place)), FUNCTION_BODY)
    counts = words_at(file.data, at)
    at = at + BODY_WORDS * 4
    oplines = stored_oplines(words_at(file.data, at), word(counts, 0))
    if oplines is None:
        return None
    fill(cell(function.opcodes), Object(oplines))
    at = at + word(counts, 0) * (OPLINE_WORDS * 4)
    if code.literals is NONE:
        literals = stored_literals(code, at, word(counts, 1))
        if literals is None:
            return None
        code.literals = Object(literals)
    incref(code.literals)
    fill(cell(function.literals), code.literals)
    at = at + word(counts, 1) * (VALUE_WORDS * 4)
    names = stored_names(file, words_at(file.data, at), word(counts, 2))
    size = PyLong_FromLongLong(word(counts, 3))
    if names is None or size is None:
        return None
    fill(cell(function.vars), Object(names))
    fill(cell(function.T), size)
    at = at + word(counts, 2) * 4
    ranges = stored_ranges(words_at(file.data, at), word(counts, 4))
    at = at + word(counts, 4) * (RANGE_WORDS * 4)
    tries = stored_tries(words_at(file.data, at), word(counts, 5))
    if ranges is None or tries is None:
        return None
    fill(cell(function.try_catch_array), Object(tries))
    at = at + word(counts, 5) * (RANGE_WORDS * 4)
    if read_rest(function, code, counts, at) and link_function(function):
        return ranges
    release(Object(ranges))
    return None


def stored_literals(code: StoredCode, at: i64, total: i64) -> List:
    """The values of so many records, owned; null when Python raised."""
    file = code.loader
    values = PyList_New(total)
    if values is None:
        return None
    index = 0
    while index < total:
        value = stored_value(file.data, file.strings, words_at(file.data, at))
        if value is None and PyErr_Occurred() is None:
            value = value_by_python(file, at)
        if value is None:
            release(Object(values))
            return None
        values.items[index] = value
        at = at + VALUE_WORDS * 4
        index = index + 1
    return values


@cold
def value_by_python(file: CodeFile, at: i64) -> Object:
    """file.load_value(at)"""
    arguments = local_array(Cells, 16)
    arguments[0] = Object(file)
    arguments[1] = PyLong_FromLongLong(at)
    name = provided_object(".load_value")
    if name is None or arguments[1] is None:
        return None
    value = PyObject_VectorcallMethod(name, arguments, 2, None)
    release(arguments[1])
    return value


def stored_names(file: CodeFile, numbers: Halves, total: i64) -> List:
    """Strings by their numbers, owned; null when Python raised."""
    names = PyList_New(total)
    if names is None:
        return None
    index = 0
    while index < total:
        name = heap_string(file.data, file.strings, word(numbers, index))
        if name is None:
            release(Object(names))
            return None
        incref(name)
        names.items[index] = name
        index = index + 1
    return names


def stored_ranges(record: Halves, total: i64) -> List:
    """Live ranges, owned; null without memory."""
    ranges = PyList_New(total)
    if ranges is None:
        return None
    index = 0
    while index < total:
        range = LiveRange(PyType_GenericAlloc(LIVE_RANGE, 0))
        if range is None:
            release(Object(ranges))
            return None
        ranges.items[index] = Object(range)
        range.var = PyLong_FromLongLong(word(record, 0))
        range.kind = PyLong_FromLongLong(word(record, 1))
        range.start = PyLong_FromLongLong(word(record, 2))
        range.end = PyLong_FromLongLong(word(record, 3))
        record = offset(record, RANGE_WORDS * 4, Halves)
        index = index + 1
    return List(unless_refused(Object(ranges)))


def stored_tries(record: Halves, total: i64) -> List:
    """Try elements, owned; null without memory."""
    tries = PyList_New(total)
    if tries is None:
        return None
    index = 0
    while index < total:
        element = TryCatchElement(PyType_GenericAlloc(TRY_CATCH_ELEMENT, 0))
        if element is None:
            release(Object(tries))
            return None
        tries.items[index] = Object(element)
        element.try_op = PyLong_FromLongLong(word(record, 0))
        element.catch_op = PyLong_FromLongLong(word(record, 1))
        element.finally_op = PyLong_FromLongLong(word(record, 2))
        element.finally_end = PyLong_FromLongLong(word(record, 3))
        record = offset(record, RANGE_WORDS * 4, Halves)
        index = index + 1
    return List(unless_refused(Object(tries)))


def read_rest(function: Function, code: StoredCode, counts: Halves, at: i64) -> i1:
    """The functions declared in it; Python decodes static variables and spellings. False when that raised."""
    defined = PyList_New(word(counts, 6))
    if defined is None:
        return False
    given = local_array(Cells, 24)
    given[0] = Object(code.loader)
    given[1] = NONE
    given[2] = function.filename
    index = 0
    while index < word(counts, 6):
        closure = stored_function(code.loader.data, code.loader.strings, at, given)
        if closure is None:
            release(Object(defined))
            return False
        defined.items[index] = closure
        at = at + FUNCTION_WORDS * 4
        index = index + 1
    fill(cell(function.dynamic_func_defs), Object(defined))
    fill(cell(function.static_variables), NONE)
    return word(counts, 7) == 0 and word(counts, 8) == 0 or called_loader(".load_tables", function, code)


# linking

def link_function(function: Function) -> i1:
    """What link() in links.py does. False when Python raised."""
    jumps = provided_object("zvm.linker.links.JUMPS")
    if jumps is None:
        return False
    tables = link_each(function.opcodes, function.literals, offset(jumps, BYTES_DATA, Bytes))
    if tables is FALSE:
        no_string()
        return False
    if tables is None or not ask_for_some("zvm.linker.links.link_jump_tables", function, List(tables)):
        return False
    handlers = provided_object("zvm.linker.handler_selection.HANDLERS")
    masks = provided_object("zvm.linker.handler_selection.MASKS")
    traits = provided_object("zvm.linker.handler_selection.TRAITS")
    if handlers is None or masks is None or traits is None:
        return False
    index = choose_from(function.opcodes, 0, Dict(handlers), masks, traits)
    while index < function.opcodes.size:
        if not look_up_handler(function, index):
            return False
        index = choose_from(function.opcodes, index + 1, Dict(handlers), masks, traits)
    return make_template(function)


@cold
def look_up_handler(function: Function, number: i64) -> i1:
    """Have Python find a handler that was not needed before. False when that raised."""
    numbers = PyList_New(1)
    if numbers is None:
        return False
    numbers.items[0] = PyLong_FromLongLong(number)
    return PyErr_Occurred() is None and ask_for_some("zvm.linker.links.look_up_handlers", function, numbers)


@inline
def ask_for_some(index: i64, function: Function, numbers: List) -> i1:
    """function(oplines, numbers), if there are numbers. False when that raised."""
    if numbers.size == 0:
        release(Object(numbers))
        return True
    arguments = local_array(Cells, 16)
    arguments[0] = Object(function.opcodes)
    arguments[1] = Object(numbers)
    done = did_call(index, arguments, 2)
    release(Object(numbers))
    return done


def make_template(function: Function) -> i1:
    """Set tails, entries and frame_size. False without memory, or when there are too few oplines."""
    oplines = function.opcodes
    passed = unbox_int(function.num_args)
    if oplines.size == 0 or passed > oplines.size or function.arg_info.size < passed:
        no_string()
        return False
    defaults = PyList_New(passed)
    tails = Tails(PyType_GenericAlloc(TAILS, 0))
    if defaults is None or tails is None:
        return False
    index = 0
    while index < passed:
        value = literal_default(Opline(oplines.items[index]))
        incref(value)
        defaults.items[index] = value
        index = index + 1
    variables = function.vars.size
    others = PyLong_FromLongLong(variables - passed)
    size = PyLong_FromLongLong(CALL_FRAME_SLOTS + variables + unbox_int(function.T))
    if others is None or size is None:
        return False
    incref(function.T)
    tails.defaults = defaults
    tails.temporaries = function.T
    tails.by_passed = NONE
    tails.others = others
    fill(cell(function.tails), Object(tails))
    fill(cell(function.frame_size), size)
    fill(cell(function.takes_references), boolean(reference_mask(function.arg_info) != 0))
    return make_entries(function, oplines, defaults, passed)


@inline
def literal_default(opline: Opline) -> Object:
    """The default that a RECV_INIT has ready, else UNDEF; borrowed."""
    if unbox_int(opline.opcode) == RECV_INIT and opline.const2.type is not CONSTANT_EXPRESSION:
        return opline.const2
    return UNDEF


def make_entries(function: Function, oplines: List, defaults: List, passed: i64) -> i1:
    """Set entries and entry, as _entries() in links.py says. False without memory."""
    entries = PyList_New(passed + 1)
    if entries is None:
        return False
    untyped = 0
    while untyped < passed and ArgInfo(function.arg_info.items[untyped]).type is NONE:
        untyped = untyped + 1
    first = passed
    last_number = -1
    entry = Opline(None)
    index = passed
    while index >= 0:
        if index < passed and defaults.items[index] is UNDEF:
            first = index
        number = first if index <= untyped else 0
        if number != last_number:
            entry = new_entry(Opline(oplines.items[number]))
            if entry is None:
                release(Object(entries))
                return False
            last_number = number
        else:
            incref(Object(entry))
        entries.items[index] = Object(entry)
        index = index - 1
    entry = Opline(entries.items[passed])
    incref(Object(entry))
    fill(cell(function.entries), Object(entries))
    fill(cell(function.entry), Object(entry))
    return True


def new_entry(first: Opline) -> Opline:
    """An opline to stand before another, owned; null without memory."""
    entry = new_opline(ZERO, first.lineno)
    if entry is not None:
        incref(Object(first))
        entry.next = first
    return entry


@entry
def by_reference(self: Object, arguments: Cells, count: i64) -> Object:
    """by_reference(infos): FunctionInfo.by_reference."""
    return PyLong_FromLongLong(reference_mask(List(arguments[0])))


def reference_mask(infos: List) -> i64:
    """Bit n: argument n + 1 goes by reference; negative: Python has to say."""
    mask = 0
    index = 0
    while index < infos.size:
        info = ArgInfo(infos.items[index])
        by_ref = unbox_int(info.by_ref)
        if by_ref != 0:
            if by_ref != BY_REFERENCE:
                return -1
            if index < MOST_IN_MASK:
                mask = mask | ((-1 if unbox_int(info.variadic) != 0 else 1) << index)
        index = index + 1
    return mask & ((1 << MOST_IN_MASK) - 1)

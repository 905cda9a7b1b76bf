"""Making a Script of a compiled file, and including files whose compiled files are in the cache. The same in Python is in
zvm/opfile/reader.py, zvm/engine/script_cache.py and zvm/executor/scripts.py; which file it is, zvm/engine/compiled_files.py
finds."""
SCRIPT_PLACE = 27  # the word of the header that says where the record of the script is
# words of that record
CLASS_COUNT, CLASS_ROWS, DIAGNOSTIC_COUNT, SCRIPT_FLAGS = 3, 4, 5, 7
FUNCTION_BODY = 9  # the word of a function's record that says where its body is
SUPERGLOBALS, HALTS, BY_TYPES = 7, 8, 16  # script flags


@inline
def script_record(data: Object) -> Halves:
    return words_at(data, word(words_at(data, 0), SCRIPT_PLACE))


@entry
def read_script(self: Object, arguments: Cells, count: i64) -> Object:
    """read_script(file, engine): a new Script; None where Python has to read it."""
    file = OpFile(arguments[0])
    record = script_record(CodeFile(file).data)
    if not knows_scripts() or word(record, DIAGNOSTIC_COUNT) != 0 or word(record, SCRIPT_FLAGS) & HALTS != 0:
        return NONE
    return Object(stored_script(file, arguments[1]))


@cold
def stored_script(file: OpFile, engine: Object) -> Script:
    """A new Script of a file without diagnostics and __halt_compiler(), owned; null when Python raised."""
    kind = provided_object("zvm.opcodes.script.Script")
    script = Script(None) if kind is None else Script(PyType_GenericAlloc(kind, 0))
    if Object(script) is None:
        return None
    record = script_record(CodeFile(file).data)
    script.halt_offset = NONE
    script.only_declares = NONE
    script.delayed = NONE
    script.by_types = boolean(word(record, SCRIPT_FLAGS) & BY_TYPES != 0)
    script.diagnostics = Object(PyList_New(0))
    if script.diagnostics is not None and fill_main(script, CodeFile(file), record, file.path) \
            and fill_classes(script, file, record, engine):
        return Script(unless_refused(Object(script)))
    release(Object(script))
    return None


@cold
def fill_main(script: Script, file: CodeFile, record: Halves, path: Object) -> i1:
    """Set main, functions and what main declares. False when Python raised."""
    given = local_array(Cells, 24)
    given[0] = Object(file)
    given[1] = NONE
    given[2] = path
    place = word(record, 0)
    script.main = Function(stored_function(file.data, file.strings, place, given))
    script.functions = functions_of_table(file.data, file.strings, word(record, 2), word(record, 1), given)
    declarations = stored_declarations(file, word(words_at(file.data, place), FUNCTION_BODY))
    script.declarations = declarations
    if Object(script.main) is None or Object(script.functions) is None or declarations is None:
        return False
    return declarations is NONE or note_delayed(script, List(declarations))


@cold
def note_delayed(script: Script, declarations: List) -> i1:
    """Set `delayed` and `only_declares`. False without memory."""
    delayed = PyList_New(0)
    if Object(delayed) is None:
        return False
    fill(cell(script.delayed), Object(delayed))
    i = 0
    while i < declarations.size:
        row = offset(declarations.items[i], TUPLE_ITEMS, Cells)
        if row[3] is TRUE and not list_append(delayed, own(row[1])):
            return False
        i = i + 1
    if delayed.size == declarations.size:
        replace(cell(script.only_declares), Object(delayed))
    return True


@cold
def fill_classes(script: Script, file: OpFile, record: Halves, engine: Object) -> i1:
    """Set the classes. False when Python raised."""
    data = CodeFile(file).data
    script.classes = PyDict_New()
    if Object(script.classes) is None:
        return False
    row = words_at(data, word(record, CLASS_ROWS))
    left = word(record, CLASS_COUNT)
    while left > 0:
        key = heap_string(data, CodeFile(file).strings, word(row, 0))
        if key is None:
            return False
        ce = stored_class(CodeFile(file), word(row, 1), engine, file.path)
        if ce is NONE:
            ce = class_by_python(file, word(row, 1), engine)
        if ce is None:
            return False
        is_stored = PyDict_SetItem(script.classes, key, ce) == 0
        release(ce)
        if not is_stored:
            return False
        row = offset(row, 8, Halves)
        left = left - 1
    return True


@cold
def class_by_python(file: OpFile, place: i64, engine: Object) -> Object:
    """The ClassEntry of a record, owned; null when Python raised."""
    name = provided_object("._class")
    number = box_int(place)
    if name is None or number is None:
        return None
    arguments = local_array(Cells, 24)
    arguments[0] = Object(file)
    arguments[1] = number
    arguments[2] = engine
    ce = PyObject_VectorcallMethod(name, arguments, 3, None)
    release(number)
    return ce


# ---- including -----------------------------------------------------------------------------------------------------

@cold
def include_compiled(engine: Engine, name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """What scripts__include_or_eval() gives, of the path of a file."""
    at_call(frame, op, run)
    arguments = local_array(Cells, 24)
    arguments[0] = Object(engine)
    arguments[1] = name
    arguments[2] = count_object(i64(op.extended_value))
    stored = call_provided("zvm.engine.compiled_files.find_included", arguments, 3)
    if stored is None or stored is NONE:
        return None
    if stored is TRUE:
        put_included(TRUE, frame, op, run)
        return FALSE
    done = Object(None)
    if is_usual_file(engine, CodeFile(stored)):
        done = include_file(engine, OpFile(stored), frame, op, run)
    release(stored)
    return done


@cold
def put_included(value: Object, frame: ExecuteData, op: Op, run: Run) -> None:
    """Give the include its result, unless nothing wants it."""
    if op.result_type != 0:
        put(at(frame.slots.items, i64(op.result)), value, run, op)


@cold
def is_usual_file(engine: Engine, file: CodeFile) -> i1:
    """Whether compiling the source would have reported and made nothing, and no class that it binds has a name in use."""
    record = script_record(file.data)
    if word(record, DIAGNOSTIC_COUNT) != 0 or word(record, SCRIPT_FLAGS) & (SUPERGLOBALS | HALTS) != 0:
        return False
    row = words_at(file.data, word(record, CLASS_ROWS))
    left = word(record, CLASS_COUNT)
    while left > 0:
        key = heap_string(file.data, file.strings, word(row, 0))
        if key is None or not is_definition_key(Str(key)) and declared_class(engine, Str(key)) is not None \
                or PyErr_Occurred() is not None:
            return False
        row = offset(row, 8, Halves)
        left = left - 1
    return True


@inline
def is_definition_key(key: Str) -> i1:
    """Whether it is the key of a class that an opline declares."""
    return key.length != 0 and i64(str_data(key)[0]) == 0


@cold
def include_file(engine: Engine, file: OpFile, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Load and enter the script of a file that is usual. True where it runs, else False; null when Python raised."""
    script = stored_script(file, Object(engine))
    if Object(script) is None:
        return None
    done = Object(None)
    number = box_int(unbox_int(engine.last_resource_id) + 1)  # that of the stream which Zend reads it from
    if number is not None:
        fill(cell(engine.last_resource_id), number)
        if PyDict_SetItem(engine.included_files, file.path, NONE) == 0 and load_compiled(engine, file, script):
            done = run_compiled(engine, script, frame, op, run)
    release(Object(script))
    return done


@cold
def load_compiled(engine: Engine, file: OpFile, script: Script) -> i1:
    """What load_script() does. False when Python raised."""
    arguments = local_array(Cells, 24)
    arguments[0] = Object(engine)
    if script.functions.used == 0 and script.classes.used == 0:
        if script.declarations is not NONE:
            return True
        arguments[1] = Object(file)
        arguments[2] = Object(script)
        return did_call("zvm.engine.compiled_files.share", arguments, 3)
    if script.functions.used != 0 or script.declarations is NONE:
        arguments[1] = Object(script)
        return did_call("zvm.executor.scripts.load_script", arguments, 2)
    return load_classes(engine, script) and bind_delayed(engine, List(script.delayed))


@cold
def load_classes(engine: Engine, script: Script) -> i1:
    """Bind the classes that can be bound early; note the others for their DECLARE_CLASS. False when Python raised."""
    classes = script.classes
    i = 0
    while i < classes.keys.entries:
        ce = entry_value(classes.keys, i)[0]
        key = Str(entry_key(classes, i))
        if not note_position(engine, ce):
            return False
        if is_definition_key(key) or unbox_int(ClassEntry(ce).flags) & ACC_ANON_CLASS != 0:
            if PyDict_SetItem(engine.class_definitions, Object(key), ce) != 0:
                return False
        else:
            bound = bind_by_python(engine, ce)
            if bound is None:
                return False
        i = i + 1
    return True


@cold
def note_position(engine: Engine, ce: Object) -> i1:
    """Note where the class stands in Zend's table. False without memory."""
    number = box_int(engine.class_positions.used)
    if number is None:
        return False
    is_noted = PyDict_SetItem(engine.class_positions, ce, number) == 0
    release(number)
    return is_noted


@cold
def bind_by_python(engine: Engine, ce: Object) -> Object:
    """Whether bind_early() has declared the class; null when it raised."""
    return ask_python(engine, ce, "zvm.executor.class_declaration.bind_early")


@cold
def bind_delayed(engine: Engine, delayed: List) -> i1:
    """Bind those of the classes that can be. False when Python raised."""
    i = 0
    while i < delayed.size:
        place = dict_find_str(engine.class_definitions, Str(delayed.items[i]))
        bound = FALSE if place is None else bind_by_python(engine, place[0])
        if bound is None or bound is TRUE and PyDict_DelItem(engine.class_definitions, delayed.items[i]) != 0:
            return False
        i = i + 1
    return True


@cold
def run_compiled(engine: Engine, script: Script, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Enter a script that is loaded, or declare its classes where it does nothing else. As include_file()."""
    if script.only_declares is not NONE and declares_no_more(engine, List(script.only_declares)):
        put_included(count_object(1), frame, op, run)
        return FALSE
    if script.declarations is not NONE:
        run.argument0 = Object(frame)
        run.argument1 = Object(script)
        done = call_python(frame, op, run, "zvm.executor.scripts.declare_rest", 2)
        if done is None:
            return None
        if done is TRUE:
            put_included(count_object(1), frame, op, run)
            return FALSE
    return enter_script(script, frame, op, run)

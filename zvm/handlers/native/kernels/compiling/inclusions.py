"""Including files that a World knows, and declaring their classes again (zvm/engine/resident/inclusions.py), which
zvm/executor/scripts.py and class_declaration.py do for all others."""
DECLARES, DEFINES, BINDS = 0, 1, 2  # kinds of a Step
EVAL_KIND, ONCE_KINDS = 1, 20  # of INCLUDE_OR_EVAL


@cold
def knows_worlds(engine: Engine) -> i1:
    """Whether the engine has a World."""
    return engine.world is not NONE and is_layout("zvm.handlers.native.late.WORLDS", WORLDS_LAYOUT) and knows_scripts()


@inline
def knows_scripts() -> i1:
    """Whether Script and OpFile are as native code knows them."""
    return is_layout("zvm.handlers.native.late.SCRIPTS", SCRIPTS_LAYOUT)


@cold
def scripts__include_or_eval(opline: Object, value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a file whose script is resident, or whose compiled file is in the cache, and that is included for the first
    time."""
    engine = run.engine
    if value.type is not STR or i64(op.extended_value) == EVAL_KIND or engine.has_plain_files is not TRUE:
        return None
    if i64(op.extended_value) & ONCE_KINDS != 0 and is_known_include(engine, Str(value), frame):
        put_included(TRUE, frame, op, run)
        return FALSE
    if engine.world is NONE:
        return include_compiled(engine, value, frame, op, run) if knows_scripts() else Object(None)
    if not knows_worlds(engine):
        return None
    place = dict_find_str(World(engine.world).includes, Str(value))
    if place is None or not may_include(engine, Inclusion(place[0])) or not note_inclusion(engine, Inclusion(place[0])):
        return None
    script = Inclusion(place[0]).script
    if script.only_declares is not NONE and declares_no_more(engine, List(script.only_declares)):
        if op.result_type != 0:
            put(at(frame.slots.items, i64(op.result)), count_object(1), run, op)
        return FALSE
    return enter_script(script, frame, op, run)


@cold
def is_known_include(engine: Engine, name: Str, frame: ExecuteData) -> i1:
    """Whether a file was included that goes by that name; for code of a phar archive it may mean another one."""
    place = frame.func.filename
    is_file = place.type is STR and Str(place).length != 0 and i64(str_data(Str(place))[0]) == b"/"
    return is_file and dict_find_str(engine.known_includes, name) is not None


@cold
def may_include(engine: Engine, inclusion: Inclusion) -> i1:
    """Whether the file is included for the first time, in a request like the one before, and each of its classes either
    can be declared at once or waits for its DECLARE_CLASS."""
    world = World(engine.world)
    if inclusion.steps is NONE or inclusion.settings is not world.settings \
            or unbox_int(world.revision) != unbox_int(engine.ini.revision) \
            or dict_find_str(engine.included_files, inclusion.path) is not None \
            or inclusion.functions.used != 0 and not are_free(engine, inclusion.functions):
        return False
    steps = List(inclusion.steps)
    i = 0
    while i < steps.size:
        step = Step(steps.items[i])
        kind = unbox_int(step.kind)
        if kind == DECLARES and not is_declarable(engine, step.record):
            return False
        if kind == BINDS and dict_find_str(engine.classes, step.parent) is not None \
                and not is_declarable(engine, step.record):
            return False
        i = i + 1
    return True


@cold
def are_free(engine: Engine, functions: Dict) -> i1:
    """Whether nothing has the names of these functions, nor relies on their absence."""
    assumed = World(engine.world).assumed
    i = 0
    while i < functions.keys.entries:
        if entry_value(functions.keys, i)[0] is not None:
            name = Str(entry_key(functions, i))
            if dict_find_str(engine.functions, name) is not None or dict_find_str(assumed, name) is not None:
                return False
        i = i + 1
    return True


@cold
def is_declarable(engine: Engine, record: ClassRecord) -> i1:
    """What ClassRecord.declare_again() asks."""
    if record.is_silent is not TRUE or dict_find_str(engine.classes, record.key) is not None \
            or dict_find_str(engine.unlinked_classes, record.key) is not None:
        return False
    expected = record.expected
    i = 0
    while i < expected.keys.entries:
        ce = entry_value(expected.keys, i)[0]
        if ce is not None:
            place = dict_find_str(engine.classes, Str(entry_key(expected, i)))
            if place is None or place[0] is not ce:
                return False
        i = i + 1
    return True


@cold
def note_inclusion(engine: Engine, inclusion: Inclusion) -> i1:
    """Note that the file is included, and do the steps. False without memory."""
    world = World(engine.world)
    number = box_int(unbox_int(engine.last_resource_id) + 1)  # that of the stream which Zend reads it from
    if number is None:
        return False
    fill(cell(engine.last_resource_id), number)
    if PyDict_SetItem(engine.included_files, Object(inclusion.path), NONE) != 0 \
            or PyDict_SetItem(world.taken, Object(inclusion.path), Object(inclusion.script)) != 0 \
            or PyList_Append(world.hits, inclusion.stored) != 0:
        return False
    functions = inclusion.functions
    i = 0
    while i < functions.keys.entries:
        function = entry_value(functions.keys, i)[0]
        if function is not None and PyDict_SetItem(engine.functions, entry_key(functions, i), function) != 0:
            return False
        i = i + 1
    steps = List(inclusion.steps)
    i = 0
    while i < steps.size:
        if not take_step(engine, Step(steps.items[i])):
            return False
        i = i + 1
    return True


@cold
def take_step(engine: Engine, step: Step) -> i1:
    """False without memory."""
    kind = unbox_int(step.kind)
    if kind == BINDS:
        if dict_find_str(engine.classes, step.parent) is None:
            return True
        return PyDict_DelItem(engine.class_definitions, Object(step.key)) == 0 and declare_again(engine, step.record)
    if dict_find_pointer(engine.class_positions, Object(step.ce)) is None:
        number = box_int(engine.class_positions.used)
        if number is None:
            return False
        is_noted = PyDict_SetItem(engine.class_positions, Object(step.ce), number) == 0
        release(number)
        if not is_noted:
            return False
    if kind == DEFINES:
        return PyDict_SetItem(engine.class_definitions, Object(step.key), Object(step.ce)) == 0
    return declare_again(engine, step.record)


@cold
def declare_again(engine: Engine, record: ClassRecord) -> i1:
    """Declare a class that is_declarable(). False without memory."""
    ce = record.ce
    flags = box_int(unbox_int(ce.flags) | ACC_LINKED)
    if flags is None:
        return False
    fill(cell(ce.flags), flags)
    replace(cell(ce.engine), Object(engine))
    replace(cell(ce.ancestors), Object(record.ancestors))
    return PyDict_SetItem(engine.classes, Object(record.key), Object(ce)) == 0 \
        and PyList_Append(World(engine.world).declared, Object(record)) == 0


@cold
def declares_no_more(engine: Engine, declared: List) -> i1:
    """Whether a script that only declares the classes of these keys has nothing left to do but to return 1."""
    i = 0
    while i < declared.size:
        if dict_find_str(engine.class_definitions, Str(declared.items[i])) is not None:
            return False
        i = i + 1
    return True


@cold
def enter_script(script: Script, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Go on in a script's main code. True; null when Python raised."""
    main = script.main
    at_call(frame, op, run)
    if main.native is NONE and not prepare(run, main):
        return None
    info = info_of(main)
    room = unbox_int(Object(frame.stack_left)) - info.frame_size
    if main.vars.size != 0 or room < 0:
        return enter_in_python(script, frame, op, run)
    call = frame_for(run.engine, Object(main), frame.this, frame.called_scope, NONE)
    if call is None:
        return None
    list = call.slots
    if not has_room(list, info.variables + info.temporaries):
        give_up_frame(call)
        return None
    complete_frame(call, info, 0, room, run, op)
    replace(cell(call.flags), count_object(CALL_CODE))
    replace(cell(main.scope), frame.func.scope)
    call.prev = run.engine.current_execute_data
    run.engine.current_execute_data = call
    return TRUE


@cold
def enter_in_python(script: Script, frame: ExecuteData, op: Op, run: Run) -> Object:
    run.argument0 = Object(frame)
    run.argument1 = Object(script)
    done = call_python(frame, op, run, "zvm.executor.scripts.enter_code", 2)
    if done is None:
        return None
    drop_ref(done)
    return TRUE


@cold
def scripts__declare_class(opline: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a class of a World where all that it was linked with is declared."""
    if not knows_worlds(run.engine):
        return None
    place = dict_find_str(run.engine.class_definitions, Str(frame.func.literals.items[i64(op.op1) + 1]))
    if place is None:
        return None
    record = dict_find_pointer(World(run.engine.world).records, place[0])
    if record is None or not is_declarable(run.engine, ClassRecord(record)):
        return None
    return NONE if declare_again(run.engine, ClassRecord(record)) else None

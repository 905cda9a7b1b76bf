"""DO_*: going on in a user function's frame, or running an internal function (zvm/executor/calls.py run_internal()).

An internal function whose arguments are all of accepted types is called as it is; else its checked entry point, which
coerces and complains, gets the list of arguments.
"""
NO_PLAIN_METHOD = ACC_STATIC | ACC_ABSTRACT
MEANINGLESS_FLAGS = CALL_DYNAMIC | CALL_SEND_BY_REF  # once all arguments are sent


@handler
def do_call(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Call what is pending, whatever it is."""
    call = frame.call
    if unlikely(call.func.native is NONE):
        return jump(do_first_call, frame, slots, op, run)
    kind = info_of(call.func).kind
    if kind == USER:
        return jump(enter_user_function, frame, slots, op, run)
    if kind == INTERNAL:
        return jump(call_internal, frame, slots, op, run)
    if kind == TRAMPOLINE and call.flags is ZERO and call.extra_named_params is NONE:
        return jump(call_trampoline, frame, slots, op, run)
    return jump(slow, frame, slots, op, run)


@handler
def do_first_call(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """do_call() of a function that Python code has made the frame for, and that is not prepared."""
    at_call(frame, op, run)
    if not prepare(run, frame.call.func):
        return jump(failed, frame, slots, op, run)
    return jump(do_call, frame, slots, op, run)


@handler
def call_trampoline(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """The arguments become those of the magic method: the name that was called and an array (CALL_TRAMPOLINE)."""
    call = frame.call
    trampoline = Trampoline(call.func)
    list = call.slots
    array = new_array()
    if array is None or list.allocated < 2:
        return jump(slow, frame, slots, op, run)
    given = PhpArray(array).packed
    i = 0
    while i < list.size:
        if not list_append(given, list.items[i]):
            return jump(slow, frame, slots, op, run)
        i = i + 1
    name = Object(trampoline.function_name)
    incref(name)
    list.items[0] = name
    list.items[1] = array
    list.size = 2
    target = trampoline.target
    incref(Object(target))
    call.func = target
    decref(Object(trampoline), run, op)
    return jump(enter_user_function, frame, slots, op, run)


@handler
def call_internal(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Run the pending internal function with its frame as the running one."""
    call = frame.call
    function = call.func
    if unlikely(function.native is NONE) and not prepare(run, function):
        PyErr_Clear()
        return jump(slow, frame, slots, op, run)
    info = info_of(function)
    if unlikely(info.kind != INTERNAL or not is_plain_call(call) or call.extra_named_params is not NONE):
        return jump(slow, frame, slots, op, run)
    engine = run.engine
    save_opline(frame, op)
    run.op = op
    run.frame = frame
    run.state.run = run
    list = call.slots
    frame.call = call.prev
    call.prev = engine.current_execute_data
    engine.current_execute_data = call
    room = Object(frame.stack_left)
    incref(room)
    put(cell(call.stack_left), room, run, op)
    note_arguments(call, list.size, run, op)
    value = run_implementation(engine, call, info, list, info_of(frame.func).flags & CALLER_IS_STRICT != 0)
    if unlikely(value is None):
        return FAILED
    if unlikely(is_large(value) and not may_be_kept(value, list.items, list.size, run)):
        release(value)
        return FAILED
    engine.current_execute_data = call.prev
    call.prev = ExecuteData(NONE)
    if unlikely(call.flags is not ZERO):
        replace(cell(call.flags), ZERO)
    if op.result_type != 0:
        put(at(slots, i64(op.result)), value, run, op)
    else:
        if unlikely(is_object(value) or value.type is PHP_ARRAY) and list.count == 1:
            clear_list(list, run, op)  # arguments die before a result that is not used, $this after it
        decref(value, run, op)
    drop_frame(call, run, op)
    if unlikely(engine.current_execute_data is not frame):
        return jump(switched, frame, slots, op, run)
    return goto(frame, slots, op.next, run)


@inline
def is_large(value: Object) -> i1:
    """Whether what a function has given may exceed memory_limit by itself."""
    if value.type is STR:
        return Str(value).length > LARGE
    return value.type is PHP_ARRAY and array_size(PhpArray(value)) > MANY


@cold
def may_be_kept(value: Object, given: Cells, count: i64, run: Run) -> i1:
    """Does memory_limit allow a large result beside the arguments that it was made of? False, MemoryExhausted having been
    raised, where it does not. Of arguments that something else holds, and of arrays, it is known without being told."""
    i = 0
    while i < count:
        if given[i] is value:  # nothing new
            return True
        i = i + 1
    run.countdown = 0
    size = 0
    array = box_int(ZVAL_BYTES * room_for(array_size(PhpArray(value))) if value.type is PHP_ARRAY else 0)
    if value.type is STR:
        size = Str(value).length
        i = 0
        while i < count:
            if given[i].type is STR and given[i].count == 1:
                size = size + Str(given[i]).length
            i = i + 1
    text = box_int(size)
    if text is None or array is None:
        return False
    arguments = local_array(Cells, 24)
    arguments[0] = Object(run.engine)
    arguments[1] = text
    arguments[2] = array
    is_allowed = did_call("zvm.runtime.services.memory.require_result", arguments, 3)
    drop_ref(text)
    drop_ref(array)
    return is_allowed


@inline
def is_plain_call(call: ExecuteData) -> i1:
    """Of an internal function: by its name, or by a string or an array, which only some functions object to."""
    return call.flags is ZERO or unbox_int(Object(call.flags)) & ~MEANINGLESS_FLAGS == 0


@inline
def is_weakly_typed(caller: ExecuteData) -> i1:
    """Whether a frame, which may be none, is of native code that is not strict about the types of what it passes."""
    return Object(caller) is not NONE and caller.func.native is not NONE and info_of(caller.func).flags & CALLER_IS_STRICT == 0


@inline
def run_implementation(engine: Engine, call: ExecuteData, info: FunctionInfo, list: List, is_strict: i1) -> Object:
    """The function's value, owned; null when it raised."""
    count = list.size
    if info.kernel is not None:
        subject = subject_of(info, Object(engine), call.this, call.called_scope)
        value = call_pointer(info.kernel, subject, call.slots.items, Raw(count))
        if value is not None or PyErr_Occurred() is not None:
            return value
    if info.accepts is not None and below(count - info.required, info.parameters - info.required + 1):
        i = 0
        accepts = info.accepts
        items = list.items
        while i < count:
            if type_bit(items[i]) & accepts[i] == 0:
                if is_coercible(items[i], accepts[i], is_strict):
                    return run_coerced(engine, call, info, list, i, is_strict)
                return run_entry(engine, call, info, list, is_strict)
            i = i + 1
        if info.implementation is None and not is_loaded(call.func):
            return None
        if info.flags & (IS_METHOD | PASSES_ENGINE) == 0:
            return PyObject_Vectorcall(info.implementation, items, count, None)
        return run_with_subject(engine, call, info, items, count)
    return run_entry(engine, call, info, list, is_strict)


@cold
def is_loaded(function: Function) -> i1:
    """Have the Python function of an internal one imported. False when that raised."""
    arguments = local_array(Cells, 8)
    arguments[0] = Object(function)
    return did_call("zvm.handlers.native.tier.load_implementation", arguments, 1)


@inline
def is_coercible(value: Object, accepted: i64, is_strict: i1) -> i1:
    """Whether a parameter that does not accept the value makes a string of it, which back traces show then."""
    if is_strict or accepted & MAY_BE_STRING == 0:
        return False
    return value.type is LONG and accepted & MAY_BE_DOUBLE == 0 or is_object(value)


@cold
def run_coerced(engine: Engine, call: ExecuteData, info: FunctionInfo, list: List, number: i64, is_strict: i1) -> Object:
    """run_implementation() where that argument is_coercible(). Those before it are accepted."""
    value = list.items[number]
    coerced = text_of(value) if value.type is LONG else string_of_object(PhpObject(value))
    if coerced is not None:
        replace(at(list.items, number), coerced)
        release(coerced)
        return run_implementation(engine, call, info, list, is_strict)
    return run_entry(engine, call, info, list, is_strict) if PyErr_Occurred() is None else None


@cold
def run_with_subject(engine: Engine, call: ExecuteData, info: FunctionInfo, items: Cells, count: i64) -> Object:
    """implementation(subject of a method, engine if it takes that, *arguments)"""
    given = local_array(Cells, 80)
    size = 0
    if info.flags & IS_METHOD != 0:
        given[0] = subject_of(info, Object(engine), call.this, call.called_scope)
        size = 1
    if info.flags & PASSES_ENGINE != 0:
        given[size] = Object(engine)
        size = size + 1
    i = 0
    while i < count:
        given[size + i] = items[i]
        i = i + 1
    return PyObject_Vectorcall(info.implementation, given, size + count, None)


@inline
def subject_of(info: FunctionInfo, engine: Object, this: Object, called_scope: Object) -> Object:
    """The first argument of an internal function's kernel: $this or the called class of a method, else the engine."""
    if info.flags & IS_METHOD == 0:
        return engine
    return called_scope if info.flags & IS_STATIC != 0 else this


@cold
def run_entry(engine: Engine, call: ExecuteData, info: FunctionInfo, list: List, is_strict: i1) -> Object:
    """function.weak(engine, arguments), or .strict, with $this or the called scope where it is a method."""
    entry_point = info.strict if is_strict else info.weak
    if entry_point is None:
        entry_point = make_entry(call.func, info, is_strict)
        if entry_point is None:
            return None
    given = local_array(Cells, 24)
    given[0] = Object(engine)
    if info.flags & IS_METHOD != 0:
        given[1] = subject_of(info, Object(engine), call.this, call.called_scope)
        given[2] = Object(list)
        return PyObject_Vectorcall(entry_point, given, 3, None)
    given[1] = Object(list)
    return PyObject_Vectorcall(entry_point, given, 2, None)


@cold
def make_entry(function: Function, info: FunctionInfo, is_strict: i1) -> Object:
    """The entry point, which the function keeps once it is written; null when Python raised."""
    name = provided_object("'strict") if is_strict else provided_object("'weak")
    entry_point = None if name is None else PyObject_GetAttr(Object(function), name)
    if entry_point is None:
        return None
    drop_ref(entry_point)
    if is_strict:
        info.strict = entry_point
    else:
        info.weak = entry_point
    return entry_point


@cold
def arguments__sent_by_ref(function: Object, number: i64) -> i64:
    """0 or 1; -1 where Python has to say."""
    if Function(function).native is NONE or number > 62:
        return -1
    by_reference = info_of(Function(function)).by_reference
    if by_reference < 0:
        return -1
    return (by_reference >> (number - 1)) & 1


@cold
def callables__init_dynamic_call(value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of the name of a function that was found before, of [$object, 'method'] and ['Class', 'method'], public ones, of
    objects with __invoke(), and of closures of internal functions."""
    target = local_array(Cells, 40)
    value = dereferenced(value)
    closure = NONE
    if is_object(value) and is_closure(value):
        closure = value
        function = Object(ClosureObject(value).func)
        target[2] = ClosureObject(value).this
        target[3] = ClosureObject(value).called_scope
        if function.type is OP_ARRAY or unbox_int(Function(function).fn_flags) & ACC_CALL_VIA_TRAMPOLINE != 0:
            return None
    else:
        function = callee(target, run.engine, value)
    if function is None:
        return None
    at_call(frame, op, run)
    if not push_call(frame, frame.slots.items, op, run, function, target[2], target[3], closure):
        return None
    if info_of(Function(function)).kind != USER:
        replace(cell(frame.call.flags), count_object(CALL_DYNAMIC))
    return NONE


@cold
def callee(target: Cells, engine: Engine, value: Object) -> Object:
    """The function that a callable value means, borrowed: one by its name, a method, __invoke(); target[2] and [3] become $this
    and the called scope, if any. Null of closures, and where Python has to look."""
    target[2] = NONE
    target[3] = NONE
    if value.type is STR:
        return function_or_method(target, engine, Str(value))
    if value.type is PHP_ARRAY:
        return method_target(target, engine, PhpArray(value))
    if not is_object(value) or is_closure(value):
        return None
    function = PhpObject(value).ce.invoke
    if function is NONE or unbox_int(Function(function).fn_flags) & NO_PLAIN_METHOD != 0:
        return None
    target[2] = value
    target[3] = Object(PhpObject(value).ce)
    return function


@cold
def method_target(target: Cells, engine: Engine, pair: PhpArray) -> Object:
    """The function of [$object, 'method'] or ['Class', 'method'], a public one or one of the running scope; target[2] and
    [3] become $this and the called scope, if any. Null of others."""
    if Object(pair.packed) is NONE or pair.packed.size != 2:
        return None
    this = dereferenced(pair.packed.items[0])
    name = dereferenced(pair.packed.items[1])
    if name.type is not STR:
        return None
    if this.type is STR:
        ce = entry_named(engine.classes, Str(this))
        if ce is None:
            return None
        target[3] = ce
        return static_method(ClassEntry(ce), Str(name), executed_scope(engine))
    if not is_object(this) or has_hooks(PhpObject(this), HOOKS_METHODS):
        return None
    function = entry_named(PhpObject(this).ce.function_table, Str(name))
    if function is None or unbox_int(Function(function).fn_flags) & NO_PLAIN_METHOD != 0 \
            or not may_call(Function(function), executed_scope(engine)):
        return None
    target[2] = this
    target[3] = Object(PhpObject(this).ce)
    return function


@inline
def may_call(function: Function, scope: Object) -> i1:
    """Whether no scope has a private method of its name, and it is public, or protected and within the running scope's
    reach; or it is the running scope's own."""
    return unbox_int(function.fn_flags) & (ACC_PUBLIC | ACC_CHANGED) == ACC_PUBLIC or function.scope is scope \
        or is_reachable(function, scope)


@cold
def is_reachable(function: Function, scope: Object) -> i1:
    """Whether a method is a protected one of the scope's line of descent (zend_check_protected)."""
    if unbox_int(function.fn_flags) & (ACC_PROTECTED | ACC_CHANGED) != ACC_PROTECTED or scope is NONE:
        return False
    owner = function.scope if function.prototype is NONE else Function(function.prototype).scope
    return extends_class(scope, owner) or extends_class(owner, scope)


@cold
def extends_class(ce: Object, ancestor: Object) -> i1:
    """Whether a class is another, or is derived from it through `extends`."""
    while ce is not NONE and ce is not ancestor:
        ce = ClassEntry(ce).parent
    return ce is not NONE


@cold
def function_or_method(target: Cells, engine: Engine, name: Str) -> Object:
    """The function of that name or of 'Class::method', as method_target() has it."""
    function = entry_named(engine.functions, name)
    return static_name_target(target, engine, name) if function is None else function


@cold
def static_name_target(target: Cells, engine: Engine, name: Str) -> Object:
    """The function of 'Class::method', as method_target() has it."""
    names = local_array(Cells, 16)
    if not split_member(name, names):
        return None
    function = Object(None)
    ce = entry_named(engine.classes, Str(names[0]))
    if ce is not None:
        target[3] = ce
        function = static_method(ClassEntry(ce), Str(names[1]), executed_scope(engine))
    release(names[0])
    release(names[1])
    return function


@cold
def split_member(name: Str, names: Cells) -> i1:
    """names[:2] := the parts of 'Class::member', owned. False, and nothing is there, of other texts and without memory."""
    if not is_narrow(name):
        return False
    data = str_data(name)
    i = 0
    while i < name.length and i64(data[i]) != b":":
        i = i + 1
    if name.length - i < 3 or i64(data[i + 1]) != b":":
        return False
    names[0] = part(name, 0, i)
    names[1] = part(name, i + 2, name.length)
    if names[0] is not None and names[1] is not None:
        return True
    PyErr_Clear()
    if names[0] is not None:
        release(names[0])
    if names[1] is not None:
        release(names[1])
    return False


@cold
def static_method(ce: ClassEntry, name: Str, running: Object) -> Object:
    """A static method of that name that is public, or the running scope's, borrowed; null where Python has to look
    (methods.find_static_method())."""
    function = entry_named(ce.function_table, name)
    if function is None or unbox_int(Function(function).fn_flags) & NO_PLAIN_METHOD != ACC_STATIC:
        return None
    if not may_call(Function(function), running):
        return None
    scope = Function(function).scope
    return None if scope is NONE or unbox_int(ClassEntry(scope).flags) & ACC_TRAIT != 0 else function


@cold
def methods__init_method_call(opline: Object, target: Object, name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a public method, or one of the running scope, by a name that is computed, or for the first time here; of one that
    __call() stands for, by a computed name that it was called by before."""
    name = dereferenced(name)
    if not is_object(target) or name.type is not STR:
        return None
    ce = PhpObject(target).ce
    function = entry_named(ce.function_table, Str(name))
    if has_hooks(PhpObject(target), HOOKS_METHODS):
        return None
    if function is None:
        found = dict_find_str(ce.trampolines, Str(name)) if is_narrow(Str(name)) else None
        if found is None:
            return None
        at_call(frame, op, run)
        return NONE if push_call(frame, frame.slots.items, op, run, found[0], target, Object(ce), NONE) else None
    if unbox_int(Function(function).fn_flags) & NO_PLAIN_METHOD != 0 or not may_call(Function(function), Object(frame.func.scope)):
        return None
    at_call(frame, op, run)
    if unbox_int(op.opline.op2_type) == CONST:
        remember(op, Object(ce), function)
    return NONE if push_call(frame, frame.slots.items, op, run, function, target, Object(ce), NONE) else None


@cold
def methods__init_static_method_call(opline: Object, name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """A static method of a class in a variable, of `static`, and of a named class; the first call of a method of `self` and
    `parent`, and of their constructors."""
    kind = unbox_int(op.opline.op1_type)
    name_kind = unbox_int(op.opline.op2_type)
    if kind == UNUSED and i64(op.op1) & FETCH_CLASS_MASK != FETCH_CLASS_STATIC:
        return None if op.opline.cache is not NONE else call_of_relative(name, name_kind, frame, op, run)
    if kind == CONST and name_kind == CONST:
        return call_of_named(frame, op, run)
    ce = NONE
    if kind == VAR:
        ce = frame.slots.items[i64(op.op1)]
    elif kind == CONST:
        named = entry_named(run.engine.classes, Str(op.const1))
        ce = NONE if named is None else named
    elif kind == UNUSED and op.opline.cache is not NONE:
        ce = called_class(frame)
    name = dereferenced(name)
    if ce is NONE or name.type is not STR:
        return None
    this = NONE
    function = static_method(ClassEntry(ce), Str(name), Object(frame.func.scope))
    if function is None:
        this = this_for(ClassEntry(ce), frame)
        function = trampoline_of(ClassEntry(ce), Str(name), this)
        if function is None:
            return None
    at_call(frame, op, run)
    called = ce if this is NONE else Object(PhpObject(this).ce)
    if not push_call(frame, frame.slots.items, op, run, function, this, called, NONE):
        return None
    if kind == VAR:
        clear(at(frame.slots.items, i64(op.op1)), run, op)
    return NONE


@cold
def call_of_named(frame: ExecuteData, op: Op, run: Run) -> Object:
    """INIT_STATIC_METHOD_CALL of a static method whose class and name are constants."""
    ce = named_class(frame, op, run)
    if ce is None:
        return None
    function = static_method(ClassEntry(ce), Str(op.const2), Object(frame.func.scope))
    if function is None:
        return call_of_trampoline(ClassEntry(ce), op.const2, ce, frame, op, run)
    if function.type is not OP_ARRAY and function.type is not STORED_OP_ARRAY:
        return None
    at_call(frame, op, run)
    if not note_static_call(op, function, ce, FALSE) \
            or not push_call(frame, frame.slots.items, op, run, function, NONE, ce, NONE):
        return None
    return NONE


@cold
def call_of_trampoline(ce: ClassEntry, name: Object, called: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """INIT_STATIC_METHOD_CALL of a name that __call() or __callStatic() has answered before. Null, and nothing done, of others."""
    this = this_for(ce, frame)
    function = trampoline_of(ce, Str(name), this)
    if function is None:
        return None
    at_call(frame, op, run)
    if this is not NONE:
        called = Object(PhpObject(this).ce)
    return NONE if push_call(frame, frame.slots.items, op, run, function, this, called, NONE) else None


@inline
def this_for(ce: ClassEntry, frame: ExecuteData) -> Object:
    """$this where ce::name() of no method is a call of its __call(), else None: it is one of __callStatic()."""
    if ce.call is NONE or frame.this is NONE or not set_has_pointer(PhpObject(frame.this).ce.ancestors, Object(ce)):
        return NONE
    return frame.this


@cold
def trampoline_of(ce: ClassEntry, name: Str, this: Object) -> Object:
    """The trampoline of that name, borrowed, where Python has noted it (methods.init_static_method_call()); null of methods."""
    if not is_narrow(name) or entry_named(ce.function_table, name) is not None:
        return None
    entry = dict_find_str(ce.static_trampolines if this is NONE else PhpObject(this).ce.trampolines, name)
    return None if entry is None else entry[0]


@cold
def note_static_call(op: Op, function: Object, ce: Object, needs_this: Object) -> i1:
    """Have the opline remember its method. False without memory."""
    cache = PyTuple_New(3)
    if cache is None:
        return False
    incref(function)
    incref(ce)
    cache.first = function
    cache.second = ce
    cache.third = needs_this
    fill(cell(op.opline.cache), Object(cache))
    return True


@cold
def call_of_relative(name: Object, name_kind: i64, frame: ExecuteData, op: Op, run: Run) -> Object:
    """INIT_STATIC_METHOD_CALL of `self` or `parent`, whose operands always mean the same method. Null, and nothing done,
    where Python has to look for it."""
    ce = class_of_keyword(frame, i64(op.op1))
    function = NONE
    if ce is not NONE and name_kind == UNUSED:
        function = ClassEntry(ce).constructor
    elif ce is not NONE and name_kind == CONST:
        found = entry_named(ClassEntry(ce).function_table, Str(name))
        function = NONE if found is None else found
        if found is None:
            return call_of_trampoline(ClassEntry(ce), name, called_class(frame), frame, op, run)
    if function is NONE or function.type is not OP_ARRAY and function.type is not STORED_OP_ARRAY:
        return None
    flags = unbox_int(Function(function).fn_flags)
    scope = Function(function).scope
    if flags & (ACC_ABSTRACT | ACC_PRIVATE) != 0 or scope is NONE or unbox_int(ClassEntry(scope).flags) & ACC_TRAIT != 0 \
            or frame.closure is not NONE or not may_call(Function(function), Object(frame.func.scope)):
        return None
    is_static = flags & ACC_STATIC != 0
    this = NONE if is_static else frame.this
    if not is_static and (this is NONE or not set_has_pointer(PhpObject(this).ce.ancestors, ce)):
        return None
    at_call(frame, op, run)
    if not note_static_call(op, function, NONE, boolean(not is_static)):
        return None
    called = called_class(frame)
    return NONE if push_call(frame, frame.slots.items, op, run, function, this, called, NONE) else None


@cold
def class_fetch__fetch_class(kind: Object, value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of an object, and of the name of a class that is there."""
    value = dereferenced(value)
    if is_object(value):
        return own(Object(PhpObject(value).ce))
    found = entry_named(run.engine.classes, Str(value)) if value.type is STR else None
    return None if found is None else own(found)


@cold
def class_fetch__class_constant(opline: Object, name: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a named class, `self` and `parent`: a constant in reach whose value is there."""
    kind = unbox_int(op.opline.op1_type)
    found = NONE
    if kind == CONST:
        named = named_class(frame, op, run)
        found = NONE if named is None else named
    elif kind == UNUSED and i64(op.op1) & FETCH_CLASS_MASK != FETCH_CLASS_STATIC:
        found = class_of_keyword(frame, i64(op.op1))
    if found is NONE or unbox_int(ClassEntry(found).flags) & ACC_TRAIT != 0 \
            or unbox_int(ClassEntry(found).enum_backing_type) != 0:
        return None
    place = dict_find_str(ClassEntry(found).constants_table, Str(op.const2))
    if place is None:
        return None
    constant = ClassConstant(place[0])
    if unbox_int(constant.flags) & ACC_PUBLIC == 0 and constant.ce is not Object(frame.func.scope) \
            or constant.attributes is not NONE or constant.value.type is CONSTANT_EXPRESSION:
        return None
    value = own(constant.value)
    cache = tuple_of(own(value), NONE)
    if cache is None:
        release(value)
        return None
    fill(cell(op.opline.cache), cache)
    return value


@cold
def class_fetch__object_class_name(value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    return own(PhpObject(value).ce.name) if is_object(value) else None


@cold
def class_fetch__get_class(value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    return class_fetch__object_class_name(value, frame, op, run)


@cold
def class_fetch__class_name_of(fetch_type: i64, frame: ExecuteData, op: Op, run: Run) -> Object:
    return name_of_class(class_of_keyword(frame, fetch_type))


@cold
def class_fetch__current_class_name(frame: ExecuteData, op: Op, run: Run) -> Object:
    if op.extended_value != 0:  # which is deprecated by then
        return None
    return name_of_class(Object(frame.func.scope))


@cold
def class_fetch__called_class_name(frame: ExecuteData, op: Op, run: Run) -> Object:
    return None if frame.func.scope is NONE else name_of_class(called_class(frame))


@inline
def name_of_class(ce: Object) -> Object:
    """Owned; null of None."""
    return None if ce is NONE else own(ClassEntry(ce).name)


@cold
def callables__init_user_call(function_name: Object, value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """INIT_USER_CALL of closures, too."""
    value = dereferenced(value)
    if not is_object(value) or not is_closure(value):
        return callables__init_dynamic_call(value, frame, op, run)
    closure = ClosureObject(value)
    function = Object(closure.func)
    if function.type is not OP_ARRAY:
        return None
    at_call(frame, op, run)
    done = push_call(frame, frame.slots.items, op, run, function, closure.this, closure.called_scope, value)
    return NONE if done else None


@cold
def entry_named(table: Dict, name: Str) -> Object:
    """What a table has under the name in lower case, borrowed; null where it has nothing, or the name is no plain one."""
    if not is_narrow(name) or name.length == 0:
        return None
    found = dict_find_str(table, name)
    if found is not None:
        return found[0]
    lower = lower_case(name)
    if lower is None:
        PyErr_Clear()
        return None
    found = dict_find_str(table, Str(lower))
    release(lower)
    return None if found is None else found[0]


@handler
def rest__INIT_FCALL_CONST(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """The first call at this opline."""
    if note_user_function(op, run.engine, op.const2):
        return jump(begin_first_call, frame, slots, op, run)
    return jump(pass_on if fuse_call(frame, op, run, op.const2) else slow, frame, slots, op, run)


@handler
def rest__INIT_FCALL_BY_NAME_CONST(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Likewise; the literal after op2 is the name in lower case."""
    name = frame.func.literals.items[i64(op.op2) + 1]
    if note_user_function(op, run.engine, name):
        return jump(begin_first_call, frame, slots, op, run)
    return jump(pass_on if fuse_call(frame, op, run, name) else slow, frame, slots, op, run)


@handler
def rest__INIT_NS_FCALL_BY_NAME_CONST(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """Likewise, where the namespace has the function, or is known to have none of that name."""
    name = frame.func.literals.items[i64(op.op2) + 1]
    if note_user_function(op, run.engine, name):
        return jump(begin_first_call, frame, slots, op, run)
    if is_missing(run.engine.functions, name) and run.engine.world is NONE \
            and fuse_call(frame, op, run, frame.func.literals.items[i64(op.op2) + 2]):
        return jump(pass_on, frame, slots, op, run)
    return jump(slow, frame, slots, op, run)


@cold
def note_user_function(op: Op, engine: Engine, name: Object) -> i1:
    """Have the opline remember the user function of that name, in lower case. False, and nothing done, where there is
    none, or the opline remembers one."""
    if op.opline.cache is not NONE:
        return False
    place = dict_find_str(engine.functions, Str(name))
    if place is None:
        return False
    function = place[0]
    if function.type is not OP_ARRAY and function.type is not STORED_OP_ARRAY:
        return False
    replace(cell(op.opline.cache), function)
    return True


@handler
def begin_first_call(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """INIT_* of the function that the opline remembers."""
    at_call(frame, op, run)
    if push_call(frame, slots, op, run, op.opline.cache, NONE, NONE, NONE):
        return goto(frame, slots, op.next, run)
    return jump(failed, frame, slots, op, run)

"""New closures and generators, and what is bound to closures (executor/closures.py, generators.py do the rest)."""


@cold
def closures__declare_lambda(number: i64, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Where the function belongs to the scope, or to none yet."""
    outer = frame.func
    function = Function(outer.dynamic_func_defs.items[number])
    ce = run.engine.closure_class
    if Object(ce) is NONE or not belongs_to(function, outer.scope) or not has_statics_decoded(function):
        return None
    this = frame.this
    called = called_class(frame)
    if this is not NONE:
        if outer.scope is NONE:
            return None
        if (unbox_int(function.fn_flags) | unbox_int(outer.fn_flags)) & ACC_STATIC != 0:
            this = NONE
    if outer.scope is NONE:
        called = NONE
    if function.static_variables is NONE:
        statics = PyList_New(0)
    else:
        statics = PyDict_Values(function.static_variables)
    if statics is None:
        return None
    return new_closure(run, op, Object(function), this, called, Object(statics), FALSE)


def belongs_to(function: Function, scope: Object) -> i1:
    """Whether the function's scope is this one; the first that declares it becomes that."""
    if function.scope is NONE and scope is not NONE and Object(function.scoped) is NONE:
        scoped = PyDict_New()
        if scoped is None or PyDict_SetItem(scoped, scope, Object(function)) != 0:
            return False
        function.scoped = scoped
        replace(cell(function.scope), scope)
    return function.scope is scope


@inline
def has_statics_decoded(function: Function) -> i1:
    """Whether it is known which static variables the function has. Only those that have some are decoded for that; it
    is known of those that are compiled when they are called."""
    if function.type is OP_ARRAY:
        return True
    if function.type is not STORED_OP_ARRAY:
        return False
    if function.static_variables is None:
        if stored_statics(function) != 0:
            return load_stored(function)
        function.static_variables = NONE
    return True


@cold
def new_closure(run: Run, op: Op, function: Object, this: Object, called: Object, statics: Object, is_fake: Object) -> Object:
    """A closure over a function that belongs to its scope already, owned; null without memory, and where cycles are to be
    collected first. The static variables are owned."""
    ce = run.engine.closure_class
    closure = ClosureObject(allocate(run, ce.object_type, ce))
    if closure is None:
        release(statics)
        return None
    incref(function)
    closure.func = Function(function)
    incref(this)
    closure.this = this
    incref(called)
    closure.called_scope = called
    closure.statics = List(statics)
    closure.is_fake = is_fake
    return Object(closure) if take_handle(PhpObject(closure), run, op) else None


@cold
def closures__from_pending_call(frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a function or method that is there, and of a closure, which it is itself."""
    call = frame.call
    function = call.func
    if function.native is NONE:
        return None
    kind = info_of(function).kind
    if kind != USER and kind != INTERNAL:
        return None
    if Object(call.closure) is NONE:
        if Object(run.engine.closure_class) is NONE:
            return None
        called = NONE if function.scope is NONE else called_class(call)
        closure = new_closure(run, op, Object(function), call.this, called, NONE, TRUE)
    else:
        closure = own(Object(call.closure))
    if closure is not None:
        frame.call = call.prev
        call.prev = ExecuteData(NONE)
        replace(cell(call.flags), ZERO)
        drop_frame(call, run, op)
    return closure


@handler
def bind_lexical(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """BIND_LEXICAL."""
    closure = ClosureObject(slots[i64(op.op1)])
    place = at(slots, i64(op.op2))
    is_missing = place[0] is UNDEF and op.extended_value & BIND_IMPLICIT == 0  # what arrow functions use may be
    if is_missing or not is_closure(Object(closure)):
        return jump(slow, frame, slots, op, run)
    if op.extended_value & BIND_REF != 0:
        value = referred(place)
        if value is None:
            return jump(slow, frame, slots, op, run)
    else:
        value = own(dereferenced(place[0]))
    put(at(closure.statics.items, i64(op.extended_value >> BIND_SHIFT)), value, run, op)
    return goto(frame, slots, op.next, run)


@cold
def set_up_generator(generator: GeneratorObject) -> i1:
    """One that was not kept. False without memory."""
    chain = PyList_New(0)
    largest_key = box_int(-1)
    if chain is None or largest_key is None:
        return False
    generator.chain = chain
    generator.largest_key = largest_key
    generator.value = UNDEF
    generator.current_key = UNDEF
    generator.retval = UNDEF
    generator.send_slot = NONE
    generator.delegate = NONE
    generator.values = NONE
    generator.thrown = NONE
    generator.is_running = FALSE
    generator.is_at_first_yield = FALSE
    generator.is_starting = FALSE
    generator.is_forced_close = FALSE
    return True


@handler
def create_generator(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """GENERATOR_CREATE."""
    ce = run.engine.generator_class
    caller = frame.prev
    if Object(ce) is NONE:
        return jump(slow, frame, slots, op, run)
    if caller is run.stop:
        return jump(create_called_generator, frame, slots, op, run)
    if frame.flags is not ZERO:
        return jump(slow, frame, slots, op, run)
    call_op = op_of(caller.func, caller.opline)
    if call_op.result_type == 0:
        run.argument0 = NONE
        return jump(leave_frame, frame, slots, op, run)
    generator = new_generator(frame, op, run)
    if generator is None:
        return jump(slow, frame, slots, op, run)
    run.frame = caller
    caller_slots = caller.slots.items
    put(at(caller_slots, i64(call_op.result)), Object(generator), run, call_op)
    if unlikely(run.engine.pending_exception is not NONE):
        return 1
    return goto(caller, caller_slots, call_op.next, run)


@handler
def create_called_generator(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """GENERATOR_CREATE of a function that Python called: the generator is the run's value (see leave_called())."""
    if run.value is not None or Object(frame.flags) is not count_object(CALLED_FLAGS) or frame is not run.called:
        return jump(slow, frame, slots, op, run)
    caller = frame.prev
    generator = new_generator(frame, op, run)
    if generator is None:
        return jump(slow, frame, slots, op, run)
    run.value = Object(generator)
    run.frame = caller
    return DONE


@inline
def new_generator(frame: ExecuteData, op: Op, run: Run) -> GeneratorObject:
    """The generator that has a running frame from now on, owned; null, and nothing done, without memory."""
    engine = run.engine
    ce = engine.generator_class
    generator = GeneratorObject(allocate(run, ce.object_type, ce))
    if generator is None or generator.chain is None and not set_up_generator(generator):
        return None
    if not take_handle(PhpObject(generator), run, op):
        return None
    has_finally = info_of(frame.func).flags & PLAIN_GENERATOR == 0
    if has_finally and not note_destructible(engine.objects, PhpObject(generator)):
        return None
    save_opline(frame, op)
    replace(cell(frame.flags), count_object(CALL_GENERATOR))
    engine.current_execute_data = frame.prev
    frame.prev = ExecuteData(NONE)
    generator.frame = frame  # the reference that engine.current_execute_data had
    return generator

"""Generators: yields, and the runs between them (zvm/executor/generators.py, which does the rest).

What delegates to iterators, ends by force or has an exception to raise is left to Python.
"""
RAISED = 3  # of a step over what is delegated to, besides GAVE_UP, FOUND and ENDED: no exception of PHP
RUN_FAILED, STEPPED, CHAIN_CHANGED, NOT_RUN = 0, 1, 2, 3  # how a run ended; of the last, nothing has happened
MOST_RUNS = 20000  # one in another: then Python, which watches the depth of its stack


@handler(1)
def suspend_generator(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """YIELD of a key; of UNDEF it is the next integer, or that of an undefined CV."""
    key = run.argument0
    if unlikely(key is UNDEF and unbox_int(op.opline.op2_type) != UNUSED):
        return jump(suspend_in_python, frame, slots, op, run)
    generator = GeneratorObject(frame.return_value)
    value = yielded(frame, slots, op)
    if unlikely(value is None or generator.is_forced_close is not FALSE):
        if value is not None:
            decref(value, run, op)
        return jump(suspend_in_python, frame, slots, op, run)
    put(cell(generator.value), value, run, op)
    if key is UNDEF:
        number = unbox_int(generator.largest_key) + 1
        put_int(cell(generator.largest_key), number, run, op)
        put_int(cell(generator.current_key), number, run, op)
    else:
        if key.type is LONG and unbox_int(key) > unbox_int(generator.largest_key):
            put_int(cell(generator.largest_key), unbox_int(key), run, op)
        put(cell(generator.current_key), key, run, op)
    if op.result_type != 0:
        clear(at(slots, i64(op.result)), run, op)
        put_int(cell(generator.send_slot), i64(op.result), run, op)
    else:
        clear(cell(generator.send_slot), run, op)
    save_opline(frame, op)
    engine = run.engine
    caller = frame.prev
    engine.current_execute_data = caller
    frame.prev = ExecuteData(NONE)
    drop_ref(Object(frame))  # engine.current_execute_data held it, and what resumed it does
    return jump(switched, frame, slots, op, run)


@inline
def yielded(frame: ExecuteData, slots: Cells, op: Op) -> Object:
    """The value of op1, owned, taken from a temporary; null, and nothing done, where Python has to look."""
    if info_of(frame.func).flags & YIELDS_VALUES == 0:
        return None
    kind = unbox_int(op.opline.op1_type)
    if kind == UNUSED:
        return NONE
    if kind == CONST:
        value = op.const1
        incref(value)
        return value
    value = slots[i64(op.op1)]
    if value is UNDEF or value.type is REFERENCE:
        return None
    if kind == CV:
        return own(value)
    return take(at(slots, i64(op.op1)))


@handler
def suspend_in_python(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """generators.do_yield(); argument0 of the run is the key, owned."""
    key = run.argument0
    run.argument0 = Object(frame)
    run.argument1 = Object(op.opline)
    run.argument2 = key
    done = call_python(frame, op, run, "zvm.executor.generators.do_yield", 3)
    decref(key, run, op)
    if done is None:
        return jump(failed, frame, slots, op, run)
    drop_ref(done)
    return jump(switched, frame, slots, op, run)


@handler(1)
def return_from_generator(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """GENERATOR_RETURN: what resumed it keeps the frame, without values, until it puts it into its pool."""
    generator = GeneratorObject(frame.return_value)
    if is_delegating(generator) or Object(frame.flags) is not count_object(CALL_GENERATOR) or frame.slots.count != 1:
        return jump(return_in_python, frame, slots, op, run)
    put(cell(generator.retval), run.argument0, run, op)
    run.engine.current_execute_data = frame.prev
    frame.prev = ExecuteData(NONE)
    generator.frame = ExecuteData(NONE)
    clear_list(frame.slots, run, op)
    clear(cell(frame.this), run, op)
    clear(cell(frame.closure), run, op)
    drop_ref(Object(frame))  # engine.current_execute_data held it
    drop_ref(Object(frame))  # and the generator
    return jump(switched, frame, slots, op, run)


@handler
def return_in_python(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """generators.do_return(); argument0 of the run is the value, owned."""
    value = run.argument0
    run.argument0 = Object(frame)
    run.argument1 = value
    done = call_python(frame, op, run, "zvm.executor.generators.do_return", 2)
    decref(value, run, op)
    if done is None:
        return jump(failed, frame, slots, op, run)
    drop_ref(done)
    return jump(switched, frame, slots, op, run)


@entry
def resume_generator(self: Object, arguments: Cells, count: i64) -> Object:
    """resume_generator(engine, generator): run one that does not delegate, nor runs, to its next yield or its end."""
    if not run_generator(Engine(arguments[0]), GeneratorObject(arguments[1])):
        return None
    return NONE


def run_generator(engine: Engine, generator: GeneratorObject) -> i1:
    """See resume_generator(). False when it raised."""
    return run_root(engine, generator, generator)


def run_root(engine: Engine, generator: GeneratorObject, root: GeneratorObject) -> i1:
    """Run the generator that one delegates to in the end, or itself, to its next yield. False when it raised."""
    incref(Object(generator))
    incref(Object(root))
    if unlikely(not may_begin(engine)):
        release(Object(root))
        release(Object(generator))
        return False
    end = run_once(engine, generator, root)
    if end == CHAIN_CHANGED:
        end = i64(run_chain(engine, generator))
    elif end == NOT_RUN:
        end = i64(resume_chain(generator))
    release(Object(generator))
    return end == STEPPED


def run_once(engine: Engine, generator: GeneratorObject, root: GeneratorObject) -> i64:
    """Run the root, which is owned, until it leaves its frame: RUN_FAILED, STEPPED, NOT_RUN, or CHAIN_CHANGED where the root of a chain has ended,
    or has begun to delegate."""
    frame = root.frame
    incref(Object(frame))
    end = run_frame(engine, generator, frame) if generator is root else run_delegate(engine, generator, root, frame)
    if Object(root.frame) is NONE and can_be_pooled(frame):
        replace(cell(frame.flags), ZERO)
        pool_frame(frame, None, None)
    else:
        release(Object(frame))
    release(Object(root))  # before its value is used: one that has ended dies now
    return end


@inline
def can_be_pooled(frame: ExecuteData) -> i1:
    """The frame of a generator that has finished: whether only the one that asks has it."""
    return (is_plain_generator_frame(frame) and frame.slots.size == 0 and frame.return_value is NONE
            and Object(frame.prev) is NONE)


def run_frame(engine: Engine, generator: GeneratorObject, frame: ExecuteData) -> i64:
    """run_once() of a generator that does not delegate."""
    caller = engine.current_execute_data
    run = local_array(Run, RUN_SIZE)
    state = begin_run(run, engine, frame, caller)
    run.depth = run.depth + 1
    replace(cell(generator.is_at_first_yield), FALSE)
    begin_generator(generator, frame, caller)
    incref(Object(caller))
    drop_ref(Object(frame.prev))
    frame.prev = caller
    incref(Object(frame))
    drop_ref(Object(caller))
    engine.current_execute_data = frame
    if frame.func.native is NONE or run.depth > MOST_RUNS:
        return i64(finish_generator(generator, frame, caller, NONE))
    state.run = run
    end = start(frame, frame.slots.items, op_of(frame.func, frame.opline.next), run)
    end_run(run)
    if unlikely(end == FAILED):
        return i64(finish_failed_generator(run, generator, frame, caller))
    if unlikely(engine.current_execute_data is not caller or engine.pending_exception is not NONE):
        return i64(finish_generator(generator, frame, caller, NONE))
    end_generator(generator, frame)
    return CHAIN_CHANGED if generator.delegate is not NONE or generator.values is not NONE else STEPPED


def run_delegate(engine: Engine, generator: GeneratorObject, root: GeneratorObject, frame: ExecuteData) -> i64:
    """run_once() of a generator that delegates to the root: traces lead through its frame to what resumes it."""
    caller = engine.current_execute_data
    outer = generator.frame
    run = local_array(Run, RUN_SIZE)
    state = begin_run(run, engine, frame, outer)
    run.depth = run.depth + 1
    if frame.func.native is NONE or run.depth > MOST_RUNS:
        return NOT_RUN
    replace(cell(generator.is_at_first_yield), FALSE)
    begin_generator(root, frame, caller)
    replace(cell(outer.prev), Object(caller))
    replace(cell(outer.return_value), Object(generator))
    replace(cell(frame.prev), Object(outer))
    incref(Object(frame))
    engine.current_execute_data = frame
    drop_ref(Object(caller))
    state.run = run
    end = start(frame, frame.slots.items, op_of(frame.func, frame.opline.next), run)
    end_run(run)
    if unlikely(end == FAILED):
        signal = caught_signal(run)
        done = finish_delegate(generator, root, frame, caller, signal)
        release(signal)
        return done
    if unlikely(engine.current_execute_data is not outer or engine.pending_exception is not NONE):
        return finish_delegate(generator, root, frame, caller, NONE)
    replace(cell(engine.current_execute_data), Object(caller))
    replace(cell(outer.prev), NONE)
    replace(cell(outer.return_value), NONE)
    end_generator(root, frame)
    if root.delegate is not NONE or root.values is not NONE or Object(root.frame) is NONE:
        return CHAIN_CHANGED
    return STEPPED


@inline
def begin_generator(generator: GeneratorObject, frame: ExecuteData, caller: ExecuteData) -> None:
    replace(cell(generator.is_running), TRUE)
    replace(cell(frame.stack_left), Object(caller.stack_left))
    replace(cell(frame.return_value), Object(generator))


@inline
def end_generator(generator: GeneratorObject, frame: ExecuteData) -> None:
    replace(cell(generator.is_running), FALSE)
    replace(cell(frame.return_value), NONE)
    if Object(frame.prev) is not NONE:
        replace(cell(frame.prev), NONE)


@cold
def finish_failed_generator(run: Run, generator: GeneratorObject, frame: ExecuteData, caller: ExecuteData) -> i1:
    """Python's exception is set."""
    signal = caught_signal(run)
    done = finish_generator(generator, frame, caller, signal)
    release(signal)
    return done


@cold
def finish_generator(generator: GeneratorObject, frame: ExecuteData, caller: ExecuteData, signal: Object) -> i1:
    arguments = local_array(Cells, 32)
    arguments[0] = Object(generator)
    arguments[1] = Object(frame)
    arguments[2] = Object(caller)
    arguments[3] = signal
    return did_call("zvm.executor.generators.finish_run", arguments, 4)


@cold
def finish_delegate(generator: GeneratorObject, root: GeneratorObject, frame: ExecuteData, caller: ExecuteData,
                    signal: Object) -> i64:
    """As run_delegate()."""
    arguments = local_array(Cells, 40)
    arguments[0] = Object(generator)
    arguments[1] = Object(root)
    arguments[2] = Object(frame)
    arguments[3] = Object(caller)
    arguments[4] = signal
    is_changed = call_provided("zvm.executor.generators.finish_delegate_run", arguments, 5)
    if is_changed is None:
        return RUN_FAILED
    drop_ref(is_changed)
    return CHAIN_CHANGED if is_changed is TRUE else STEPPED


# ---- delegating ----------------------------------------------------------------------------------------------------

@cold
def generators__yield_from(opline: Object, value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """None: delegate to an array, a generator that does not delegate, or what another object iterates, and suspend. Null, and
    nothing done, of others."""
    generator = GeneratorObject(frame.return_value)
    if generator.is_forced_close is not FALSE:
        return None
    inner = GeneratorObject(value)
    if is_object(value) and Object(PhpObject(value).ce) is Object(run.engine.generator_class):
        if inner is generator or Object(inner.frame) is NONE or is_delegating(inner):
            return None
        replace(cell(generator.delegate), value)
        replace(cell(generator.is_starting), TRUE)
    else:
        values = pairs_of(PhpArray(value)) if value.type is PHP_ARRAY else steps_over(value, frame, op, run)
        if values is None:
            return None
        replace(cell(generator.values), values)
        release(values)
    replace(at(frame.slots.items, i64(op.result)), NONE)
    replace(cell(generator.send_slot), NONE)
    save_opline(frame, op)
    replace(cell(run.engine.current_execute_data), Object(frame.prev))
    return NONE


@cold
def steps_over(value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """The steps of a loop over a Traversable, owned; null, and nothing done, where Python has to look, and where it raised."""
    if not is_object(value) or not is_traversable(PhpObject(value)):
        return None
    incref(value)
    state = loop_over(PhpObject(value), TRUE, frame, op, run)
    decref(value, run, op)
    if state is None:
        return None
    steps = own(ForeachState(state).iterator)
    decref(state, run, op)
    return steps


@cold
def pairs_of(array: PhpArray) -> Object:
    """An iterator of the keys and values an array has now, owned; null, and nothing raised, without memory."""
    pairs = PyList_New(0)
    i = next_element(array, 0)
    while pairs is not None and i >= 0:
        key = element_key(array, i)
        pair = Object(None) if key is None else tuple_of(key, own(element_number(array, i)))
        if not append_made(pairs, pair):
            release(Object(pairs))
            pairs = None
        i = next_element(array, i + 1)
    values = None if pairs is None else PyObject_GetIter(Object(pairs))
    if values is None:
        PyErr_Clear()
    release(Object(pairs))
    return values


def run_chain(engine: Engine, generator: GeneratorObject) -> i1:
    """resume_chain(): the generator has begun to delegate, or what it delegates to has ended. False when it raised."""
    end = CHAIN_CHANGED
    while end == CHAIN_CHANGED:
        root = current_root(generator)
        if root is None or root.is_running is not FALSE or root.thrown is not NONE:
            return resume_chain(generator)
        if Object(root.frame) is NONE or generator.is_starting is TRUE and root.value is not UNDEF:
            break
        incref(Object(root))
        end = step_chain(engine, generator, root)
        release(Object(root))
        if end == NOT_RUN:
            return resume_chain(generator)
        if end == RUN_FAILED:
            return False
    replace(cell(generator.is_starting), FALSE)
    return True


@cold
def step_chain(engine: Engine, generator: GeneratorObject, root: GeneratorObject) -> i64:
    """The root's next element or its next run; as run_once()."""
    if root.values is not NONE:
        found = next_delegated(engine, generator, root)
        if found == FOUND:
            return STEPPED
        if found == RAISED:
            return RUN_FAILED
        if found == GAVE_UP:
            return NOT_RUN
    incref(Object(root))
    return run_once(engine, generator, root)


@cold
def current_root(generator: GeneratorObject) -> GeneratorObject:
    """current(): the generator that runs when this one is resumed, which gets the value of a delegate that has returned. Null, and
    nothing done, where Python has to look."""
    chain = generator.chain
    while True:
        root = last_of(generator, chain.size)
        if chain.size != 0 and Object(root.frame) is NONE:
            outer = last_of(generator, chain.size - 1)
            if outer.delegate is not Object(root) or root.retval is UNDEF:
                return None
            chain.size = chain.size - 1
            replace(cell(outer.delegate), NONE)
            frame = outer.frame
            if Object(frame) is not NONE:
                replace(cell(outer.value), root.value)
                if unbox_int(frame.opline.result_type) != 0:
                    replace(at(frame.slots.items, unbox_int(frame.opline.result)), root.retval)
            release(Object(root))
            return outer
        if root.delegate is NONE:
            return root
        if not list_append(chain, own(root.delegate)):
            return None
    return None


@inline
def last_of(generator: GeneratorObject, size: i64) -> GeneratorObject:
    """The last of so many of its chain; of none, the generator itself."""
    return generator if size == 0 else GeneratorObject(generator.chain.items[size - 1])


@inline
def next_value(root: GeneratorObject) -> i1:
    """The next element of an array it delegates to; False after the last."""
    pair = PyIter_Next(root.values)
    if pair is None:
        replace(cell(root.values), NONE)
        return False
    replace(cell(root.current_key), Tuple(pair).first)
    replace(cell(root.value), dereferenced(Tuple(pair).second))
    release(pair)
    return True


@cold
def resume_chain(generator: GeneratorObject) -> i1:
    """run_chain() by Python, which can do it all."""
    arguments = local_array(Cells, 8)
    arguments[0] = Object(generator)
    return did_call("zvm.executor.generators.resume_chain", arguments, 1)


@inline
def root_of(generator: GeneratorObject) -> GeneratorObject:
    """The generator that runs when this one is resumed; null where Python has to find that out, or resume it."""
    if generator.is_starting is not FALSE:
        return None
    root = generator
    if generator.chain.size != 0:
        root = GeneratorObject(generator.chain.items[generator.chain.size - 1])
    if Object(root.frame) is NONE or root.delegate is not NONE or root.is_running is not FALSE or root.thrown is not NONE:
        return None
    return root


def advance(engine: Engine, generator: GeneratorObject, root: GeneratorObject) -> i1:
    """Resume a generator, whose root that is. False when it raised."""
    replace(cell(generator.is_at_first_yield), FALSE)
    if root.values is not NONE:
        return advance_delegated(engine, generator, root)
    return run_root(engine, generator, root)


def advance_delegated(engine: Engine, generator: GeneratorObject, root: GeneratorObject) -> i1:
    """advance() where the root delegates to an array or an iterator, which may drop the generators."""
    incref(Object(generator))
    incref(Object(root))
    found = next_delegated(engine, generator, root)
    is_done = found == FOUND
    if found == GAVE_UP:
        is_done = resume_chain(generator)
    elif found == ENDED:
        is_done = run_root(engine, generator, root)
    release(Object(root))
    release(Object(generator))
    return is_done


@inline
def next_delegated(engine: Engine, generator: GeneratorObject, root: GeneratorObject) -> i64:
    """To the next element of what the root delegates to: FOUND; ENDED; GAVE_UP where the chain is to be resumed by Python."""
    type = root.values.type
    if type is LIST_ITERATOR:  # the elements of an array
        return FOUND if next_value(root) else ENDED
    if type is STEPS or type is GENERATOR_STEPS or type is ELEMENT_STEPS:
        return advance_steps(engine, generator, root)
    return GAVE_UP


def advance_steps(engine: Engine, generator: GeneratorObject, root: GeneratorObject) -> i64:
    """next_delegated() of an iterator, or of a generator after one, which run from the root's frame."""
    frame = root.frame
    outer = generator.frame
    caller = engine.current_execute_data
    incref(Object(caller))
    replace(cell(outer.prev), Object(caller))
    if root is not generator:
        replace(cell(frame.prev), Object(outer))
        replace(cell(outer.return_value), Object(generator))
    replace(cell(engine.current_execute_data), Object(frame))
    steps = root.values
    incref(steps)
    pair = next_pair_of(engine, frame, steps)
    release(steps)
    replace(cell(engine.current_execute_data), Object(caller))
    release(Object(caller))
    replace(cell(frame.prev), NONE)
    replace(cell(outer.prev), NONE)
    replace(cell(outer.return_value), NONE)
    if pair is not None:
        replace(cell(root.current_key), Tuple(pair).first)
        replace(cell(root.value), dereferenced(Tuple(pair).second))
        release(pair)
        return FOUND
    end = ENDED
    if PyErr_Occurred() is not None:
        signal = thrown_signal(True)
        if signal is None:
            return RAISED
        replace(cell(root.thrown), Object(signal))  # the generator gets it
        release(Object(signal))
        end = GAVE_UP
    replace(cell(root.values), NONE)
    return end


@inline
def next_pair_of(engine: Engine, frame: ExecuteData, steps: Object) -> Object:
    """The next key and value, owned; null at the end, and where it raised."""
    if steps.type is GENERATOR_STEPS:
        return next_yielded(engine, GeneratorSteps(steps))
    return next_step(engine, Steps(steps)) if steps.type is STEPS else next_element_pair(engine, frame, steps)


@cold
def next_element_pair(engine: Engine, frame: ExecuteData, steps: Object) -> Object:
    walk = local_array(Run, RUN_SIZE)
    begin_run(walk, engine, frame, frame)
    return tuple_of(walk.argument0, walk.argument1) if next_pair(frame, None, walk, steps) else Object(None)


def next_yielded(engine: Engine, steps: GeneratorSteps) -> Object:
    """The next element of a foreach over a generator, owned; null at its end or when it raised."""
    generator = steps.generator
    root = root_of(generator)
    if root is None or root.value is UNDEF:
        return PyIter_Next(Object(steps))
    if steps.is_fresh is TRUE:
        replace(cell(steps.is_fresh), FALSE)
    elif not advance(engine, generator, root):
        return None
    if Object(generator.frame) is NONE:
        return None
    root = root_of(generator)
    if root is None:
        replace(cell(steps.is_fresh), TRUE)
        return PyIter_Next(Object(steps))
    value = own_or_none(root.value)
    return value if steps.with_keys is not TRUE else tuple_of(own_or_none(root.current_key), value)


@inline
def own_or_none(value: Object) -> Object:
    if value is UNDEF:
        value = NONE
    incref(value)
    return value


@inline
def is_delegating(generator: GeneratorObject) -> i1:
    return (generator.delegate is not NONE or generator.values is not NONE or generator.chain.size != 0
            or generator.is_starting is not FALSE)


# ---- the methods ---------------------------------------------------------------------------------------------------

def ready(generator: GeneratorObject) -> GeneratorObject:
    """The root of a generator that is at a yield, run to its first one if that has not happened; null where Python has
    to look, at its end, and where it raised."""
    root = root_of(generator)
    if root is None or generator.value is not UNDEF or is_delegating(generator):
        return root
    if not run_generator(generator.frame.engine, generator):
        return None
    replace(cell(generator.is_at_first_yield), TRUE)
    return root_of(generator)


@entry
def method__generator__current(this: GeneratorObject, arguments: Cells, count: i64) -> Object:
    root = ready(this) if count == 0 else None
    return None if root is None else own_yielded(root.value)


@entry
def method__generator__key(this: GeneratorObject, arguments: Cells, count: i64) -> Object:
    root = ready(this) if count == 0 else None
    return None if root is None else own_yielded(root.current_key)


@inline
def own_yielded(value: Object) -> Object:
    return NONE if value is UNDEF else own(dereferenced(value))


@entry
def method__generator__valid(this: GeneratorObject, arguments: Cells, count: i64) -> Object:
    return None if count != 0 or ready(this) is None else boolean(True)


@entry
def method__generator__next(this: GeneratorObject, arguments: Cells, count: i64) -> Object:
    root = ready(this) if count == 0 else None
    if root is None or not advance(this.frame.engine, this, root):
        return None
    return NONE


@entry
def method__generator__send(this: GeneratorObject, arguments: Cells, count: i64) -> Object:
    root = ready(this) if count == 1 else None
    if root is None:
        return None
    if root.send_slot is not NONE:
        value = own(arguments[0])
        replace(at(root.frame.slots.items, unbox_int(root.send_slot)), value)
        release(value)
    if not advance(this.frame.engine, this, root):
        return None
    if Object(this.frame) is NONE:
        return NONE
    root = root_of(this)
    if root is not None:
        return own_yielded(root.value)
    given = local_array(Cells, 8)
    given[0] = Object(this)
    return call_provided("zvm.executor.generators.current_value", given, 1)

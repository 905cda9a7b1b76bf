"""Generators: yields, and the runs between them (zvm/executor/generators.py, which does the rest).

A generator that delegates, ends by force or has an exception to raise is left to Python.
"""
MOST_RUNS = 20000  # one in another: then Python, which watches the depth of its stack


@handler(1)
def suspend_generator(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32:
    """YIELD of a key, UNDEF for the next integer."""
    key = run.argument0
    generator = GeneratorObject(frame.return_value)
    value = yielded(frame, slots, op)
    if unlikely(value is None or generator.is_forced_close is not FALSE):
        if value is not None:
            decref(value, run, op)
        return jump(suspend_in_python, frame, slots, op, run)
    put(cell(generator.value), value, run, op)
    if key is UNDEF:
        drop_ref(UNDEF)
        number = unbox_int(generator.largest_key) + 1
        put_int(cell(generator.largest_key), number, run, op)
        put_int(cell(generator.current_key), number, run, op)
    else:
        if key.type is LONG and unbox_int(key) > unbox_int(generator.largest_key):
            put_int(cell(generator.largest_key), unbox_int(key), run, op)
        put(cell(generator.current_key), key, run, op)
    if op.result_type != 0:
        clear(at(slots, i64(op.result)), run, op)
        number_of_slot = box_int(i64(op.result))
        put(cell(generator.send_slot), number_of_slot, run, op)
    else:
        clear(cell(generator.send_slot), run, op)
    save_opline(frame, op)
    engine = run.engine
    caller = frame.prev
    engine.current_execute_data = caller
    incref(NONE)
    frame.prev = ExecuteData(NONE)
    drop_ref(Object(frame))  # engine.current_execute_data held it, and whoever resumed it does
    return jump(switched, frame, slots, op, run)


@inline
def yielded(frame: ExecuteData, slots: Cells, op: Op) -> Object:
    """The value of op1, owned, taken from a temporary; null, and nothing done, where Python has to look."""
    if info_of(frame.func).flags & YIELDS_VALUES == 0:
        return None
    kind = unbox_int(op.opline.op1_type)
    if kind == UNUSED:
        incref(NONE)
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
    done = call_python(frame, op, run, provided_number("zvm.executor.generators.do_yield"), 3)
    decref(key, run, op)
    if done is None:
        return jump(failed, frame, slots, op, run)
    drop_ref(done)
    return jump(switched, frame, slots, op, run)


@entry
def resume_generator(self: Object, arguments: Cells, count: i64) -> Object:
    """resume_generator(engine, generator): run one that does not delegate, nor runs, to its next yield or its end."""
    if not run_generator(Engine(arguments[0]), GeneratorObject(arguments[1])):
        return None
    incref(NONE)
    return NONE


def run_generator(engine: Engine, generator: GeneratorObject) -> i1:
    """See resume_generator(). False when it raised."""
    frame = generator.frame
    incref(Object(frame))
    incref(Object(generator))
    done = run_frame(engine, generator, frame)
    release(Object(frame))
    release(Object(generator))
    return done


def run_frame(engine: Engine, generator: GeneratorObject, frame: ExecuteData) -> i1:
    caller = engine.current_execute_data
    run = local_array(Run, RUN_SIZE)
    state = begin_run(run, engine, frame, caller)
    run.depth = run.depth + 1
    replace(cell(generator.is_running), TRUE)
    replace(cell(generator.is_at_first_yield), FALSE)
    replace(cell(frame.stack_left), Object(caller.stack_left))
    replace(cell(frame.return_value), Object(generator))
    incref(Object(caller))
    drop_ref(Object(frame.prev))
    frame.prev = caller
    incref(Object(frame))
    drop_ref(Object(caller))
    engine.current_execute_data = frame
    if frame.func.native is NONE or run.depth > MOST_RUNS:
        return finish_generator(run, generator, frame, caller, NONE)
    state.run = run
    end = start(frame, frame.slots.items, op_of(frame.func, frame.opline.next), run)
    state.run = run.outer
    if unlikely(end == FAILED):
        return finish_failed_generator(run, generator, frame, caller)
    if unlikely(engine.current_execute_data is not caller or engine.pending_exception is not NONE):
        return finish_generator(run, generator, frame, caller, NONE)
    replace(cell(generator.is_running), FALSE)
    replace(cell(frame.return_value), NONE)
    if Object(frame.prev) is not NONE:
        replace(cell(frame.prev), NONE)
    if unlikely(generator.delegate is not NONE or generator.values is not NONE):
        return resume_chain(generator)
    return True


@cold
def finish_failed_generator(run: Run, generator: GeneratorObject, frame: ExecuteData, caller: ExecuteData) -> i1:
    """Python's exception is set."""
    signal = caught_signal(run)
    done = finish_generator(run, generator, frame, caller, signal)
    release(signal)
    return done


@cold
def finish_generator(run: Run, generator: GeneratorObject, frame: ExecuteData, caller: ExecuteData, signal: Object,
                     ) -> i1:
    arguments = local_array(Cells, 32)
    arguments[0] = Object(generator)
    arguments[1] = Object(frame)
    arguments[2] = Object(caller)
    arguments[3] = signal
    return call_and_drop(provided_object(provided_number("zvm.executor.generators.finish_run")), arguments, 4)


@cold
def resume_chain(generator: GeneratorObject) -> i1:
    """It has begun to delegate."""
    arguments = local_array(Cells, 8)
    arguments[0] = Object(generator)
    return call_and_drop(provided_object(provided_number("zvm.executor.generators.resume_chain")), arguments, 1)


@cold
def call_and_drop(function: Object, arguments: Cells, count: i64) -> i1:
    """Call a Python function for its effect. False when it, or looking it up, raised."""
    if function is None:
        return False
    done = PyObject_Vectorcall(function, arguments, count, None)
    if done is None:
        return False
    release(done)
    return True


def next_yielded(run: Run, steps: GeneratorSteps) -> Object:
    """The next element of a foreach over a generator, owned; null at its end or when it raised."""
    generator = steps.generator
    if steps.is_fresh is TRUE:
        if generator.delegate is not NONE or generator.chain.size != 0:
            return PyIter_Next(Object(steps))
        replace(cell(steps.is_fresh), FALSE)
    else:
        if is_delegating(generator) or generator.is_running is not FALSE or generator.thrown is not NONE \
                or generator.value is UNDEF or Object(generator.frame) is NONE:
            return PyIter_Next(Object(steps))
        if not run_generator(run.engine, generator):
            return None
        if is_delegating(generator):
            replace(cell(steps.is_fresh), TRUE)
            return PyIter_Next(Object(steps))
    if Object(generator.frame) is NONE:
        return None
    value = generator.value
    if value is UNDEF:
        value = NONE
    incref(value)
    if steps.with_keys is not TRUE:
        return value
    key = generator.current_key
    if key is UNDEF:
        key = NONE
    incref(key)
    return tuple_of(key, value)


@inline
def is_delegating(generator: GeneratorObject) -> i1:
    return (generator.delegate is not NONE or generator.values is not NONE or generator.chain.size != 0
            or generator.is_starting is not FALSE)


# ---- the methods ---------------------------------------------------------------------------------------------------

def ready(generator: GeneratorObject, count: i64, wanted: i64) -> i1:
    """Whether a method can be called natively: with so many arguments, of a generator that does not delegate nor run."""
    return (count == wanted and not is_delegating(generator) and generator.is_running is FALSE
            and generator.thrown is NONE)


def initialised(generator: GeneratorObject) -> i1:
    """Run to the first yield if that has not happened. False when it raised."""
    if generator.value is not UNDEF or Object(generator.frame) is NONE:
        return True
    if not run_generator(generator.frame.engine, generator):
        return False
    replace(cell(generator.is_at_first_yield), TRUE)
    return True


def yielded_value(generator: GeneratorObject, name: i64, found: Object) -> Object:
    """The value or key a method gives, owned; by its Python function where the generator delegates by now."""
    if is_delegating(generator):
        arguments = local_array(Cells, 8)
        arguments[0] = Object(generator)
        function = provided_object(name)
        return None if function is None else PyObject_Vectorcall(function, arguments, 1, None)
    if Object(generator.frame) is NONE or found is UNDEF:
        return nothing()
    return own(dereferenced(found))


@entry
def method__generator__current(this: GeneratorObject, arguments: Cells, count: i64) -> Object:
    if not ready(this, count, 0) or not initialised(this):
        return None
    return yielded_value(this, provided_number("zvm.executor.generators.current_value"), this.value)


@entry
def method__generator__key(this: GeneratorObject, arguments: Cells, count: i64) -> Object:
    if not ready(this, count, 0) or not initialised(this):
        return None
    return yielded_value(this, provided_number("zvm.executor.generators.current_key"), this.current_key)


@entry
def method__generator__valid(this: GeneratorObject, arguments: Cells, count: i64) -> Object:
    if not ready(this, count, 0) or not initialised(this) or is_delegating(this):
        return None
    return true_or_false(Object(this.frame) is not NONE)


@entry
def method__generator__next(this: GeneratorObject, arguments: Cells, count: i64) -> Object:
    if not ready(this, count, 0) or not initialised(this) or is_delegating(this):
        return None
    if Object(this.frame) is not NONE and not run_generator(this.frame.engine, this):
        return None
    return nothing()


@entry
def method__generator__send(this: GeneratorObject, arguments: Cells, count: i64) -> Object:
    if not ready(this, count, 1) or not initialised(this) or is_delegating(this):
        return None
    frame = this.frame
    if Object(frame) is NONE:
        return nothing()
    if this.send_slot is not NONE:
        value = own(arguments[0])
        replace(at(frame.slots.items, unbox_int(this.send_slot)), value)
        release(value)
    if not run_generator(frame.engine, this):
        return None
    return yielded_value(this, provided_number("zvm.executor.generators.current_value"), this.value)

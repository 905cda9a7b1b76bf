"""foreach over objects: the steps of user iterators and generators; others are Python iterators.

See executor/iteration.py Steps and executor/generators.py GeneratorSteps, which do the same in Python.
"""
VALID, CURRENT, KEY, NEXT_ONE = 1, 2, 3, 4  # places in ClassEntry.iterator_funcs


def next_of(frame: ExecuteData, op: Op, run: Run, iterator: Object) -> Object:
    """next(iterator), owned; null at its end or when it raised. It may run PHP code."""
    at_call(frame, op, run)
    if iterator.type is GENERATOR_STEPS:
        return next_yielded(run, GeneratorSteps(iterator))
    if iterator.type is STEPS:
        return next_step(run, Steps(iterator))
    return PyIter_Next(iterator)


def next_step(run: Run, steps: Steps) -> Object:
    """Of a UserIterator; null at the end or when it raised."""
    iterator = steps.iterator
    if Object(iterator).type is not USER_ITERATOR:
        return PyIter_Next(Object(steps))
    engine = run.engine
    object = iterator.obj
    if steps.is_fresh is TRUE:
        replace(cell(steps.is_fresh), FALSE)
    else:
        replace(cell(iterator.value), UNDEF)
        done = call_iterator(engine, object, NEXT_ONE)
        if done is None:
            return None
        release(done)
        valid = call_iterator(engine, object, VALID)
        if valid is None:
            return None
        goes_on = is_true(engine, valid)
        release(valid)
        if goes_on != 1:
            return None
    if iterator.value is UNDEF:
        value = call_iterator(engine, object, CURRENT)
        if value is None:
            return None
        replace(cell(iterator.value), value)
        drop_ref(value)
    if steps.with_keys is not TRUE:
        value = iterator.value
        incref(value)
        return value
    key = call_iterator(engine, object, KEY)
    if key is None:
        return None
    value = iterator.value
    incref(value)
    return tuple_of(key, value)


@inline
def call_iterator(engine: Engine, object: PhpObject, index: i64) -> Object:
    """The value of the iterator's method, owned; null when it raised."""
    functions = ClassEntry(object.ce).iterator_funcs
    return call_method(engine, offset(functions, TUPLE_ITEMS, Cells)[index], object, None, None)


@cold
def is_true(engine: Engine, value: Object) -> i64:
    """(bool)$value: 0 or 1, -1 when Python raised."""
    truth = convert__to_bool(value)
    if truth is None:
        arguments = local_array(Cells, 16)
        arguments[0] = Object(engine)
        arguments[1] = value
        function = provided_object(provided_number("zvm.runtime.values.convert.to_bool"))
        if function is None:
            return -1
        truth = PyObject_Vectorcall(function, arguments, 2, None)
        if truth is None:
            return -1
        drop_ref(truth)
    return 1 if truth is TRUE else 0


@inline
def replace(cell: Cells, value: Object) -> None:
    """cell := value, where no run is known."""
    old = cell[0]
    incref(value)
    cell[0] = value
    release(old)

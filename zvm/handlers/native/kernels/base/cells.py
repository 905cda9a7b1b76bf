"""Reference counts, cells (places that own a reference: a slot, a list's item, a field), tests of an object's class.

`run` and `op` say where the program is, for destructors that run when a value dies; null where Python code has called
(`op` also where an internal function goes through an iterator). A kernel that takes a value borrows
it unless it says that it is owned.
"""


@inline
def incref(value: Object) -> None:
    if IMMORTALS:
        if i32(value.count) >= 0:
            value.count = value.count + 1
    else:
        value.count = value.count + 1


@inline
def decref(value: Object, run: Run, op: Op) -> None:
    if IMMORTALS:
        if likely(i32(value.count) >= 0):
            drop_counted(value, run, op)
    else:
        drop_counted(value, run, op)


@inline
def drop_counted(value: Object, run: Run, op: Op) -> None:
    value.count = value.count - 1
    if unlikely(value.count <= SHARED.noticing):
        dies(value, run, op)


@inline
def drop_operand(value: Object, run: Run, op: Op) -> None:
    """decref() of what an instruction has only read (zval_ptr_dtor_nogc): while losses are noticed, that is none."""
    if IMMORTALS:
        if likely(i32(value.count) >= 0):
            drop_read(value, run, op)
    else:
        drop_read(value, run, op)


@inline
def drop_read(value: Object, run: Run, op: Op) -> None:
    value.count = value.count - 1
    if unlikely(value.count == 0):
        dies(value, run, op)


@cold
def notice(value: Object) -> None:
    """What has lost a reference and lives may be held by nothing but a cycle: the collector looks at what is new."""
    if value.type is PHP_ARRAY or value.type is REFERENCE or is_object(value):
        make_new(value)


@inline
def make_new(value: Object) -> None:
    """Python's collector takes a value for a new one, if it knows of it."""
    if offset(value, -16, Words)[0] != 0:
        PyObject_GC_UnTrack(value)
        PyObject_GC_Track(value)


@inline
def drop_ref(value: Object) -> None:
    """decref() of what something else holds, too."""
    if IMMORTALS:
        if i32(value.count) >= 0:
            value.count = value.count - 1
    else:
        value.count = value.count - 1


@cold
def dies(value: Object, run: Run, op: Op) -> None:
    """The last reference went. What may run a destructor finds the opline saved.

    While losses are noticed, any reference."""
    if value.count != 0:
        notice(value)
        return
    type = value.type
    if type is LONG:
        free_int(Long(value))
    elif type is FLOAT:
        free_float(Float(value))
    elif type is STR:
        _Py_Dealloc(value)
    else:
        if op is not None:
            save_opline(run.frame, op)
            run.op = op
        if not recycle(value, run, op):
            _Py_Dealloc(value)


@inline
def save_opline(frame: ExecuteData, op: Op) -> None:
    """frame.opline := op's opline."""
    opline = op.opline
    old = frame.opline
    if old is not opline:
        opline.count = opline.count + 1
        frame.opline = opline
        drop_opline(old)


@inline
def drop_opline(old: Opline) -> None:
    """Give up what frame.opline held: None, or an opline, which its op-array holds as well."""
    drop_ref(Object(old))


@inline
def put(cell: Cells, value: Object, run: Run, op: Op) -> None:
    """cell := value, which is owned."""
    old = cell[0]
    cell[0] = value
    if old is not NONE:
        decref(old, run, op)


@inline
def put_new(cell: Cells, value: Object, run: Run, op: Op) -> None:
    """cell := value."""
    incref(value)
    put(cell, value, run, op)


@inline
def put_copy(cell: Cells, value: Object, run: Run, op: Op) -> None:
    """cell := value, an int or float as a box of its own, so that both can be changed in place."""
    type = value.type
    if type is LONG:
        if is_small(Long(value)):
            put_int(cell, small_int(Long(value)), run, op)
        else:
            put_int(cell, unbox_int(value), run, op)
    elif type is FLOAT:
        put_float(cell, Float(value).value, run, op)
    else:
        put_new(cell, value, run, op)


@inline
def clear(cell: Cells, run: Run, op: Op) -> None:
    """cell := None."""
    old = cell[0]
    if old is not NONE:
        cell[0] = NONE
        decref(old, run, op)


@inline
def clear_operand(cell: Cells, run: Run, op: Op) -> None:
    """cell := None; as drop_operand()."""
    old = cell[0]
    if old is not NONE:
        cell[0] = NONE
        drop_operand(old, run, op)


@inline
def take(cell: Cells) -> Object:
    """What the cell held, now owned; cell := None."""
    value = cell[0]
    cell[0] = NONE
    return value


@inline
def move(target: Cells, source: Cells, run: Run, op: Op) -> None:
    """target := what source holds; source := None, or a scalar that target held, whose box is of use again."""
    old = target[0]
    target[0] = source[0]
    type = old.type
    if type is LONG or type is FLOAT:
        source[0] = old
    else:
        source[0] = NONE
        decref(old, run, op)


@inline
def is_object(value: Object) -> i1:
    """isinstance(value, PhpObject)"""
    type = value.type
    return type is PHP_OBJECT or derives(type, PHP_OBJECT)


@inline
def is_closure(value: Object) -> i1:
    """isinstance(value, ClosureObject)"""
    type = value.type
    return type is CLOSURE or derives(type, CLOSURE)


@cold
def derives(type: Type, base: Object) -> i1:
    """Whether the class has another among its bases, first base by first base."""
    while type is not None:
        if type is base:
            return True
        type = type.base
    return False


@inline
def dereferenced(value: Object) -> Object:
    """The value, or what it refers to when it is a Reference; borrowed."""
    if value.type is REFERENCE:
        return Reference(value).value
    return value


@inline
def is_scalar(value: Object) -> i1:
    """None, bool, int or float?"""
    type = value.type
    return type is LONG or type is FLOAT or type is BOOL or value is NONE


@inline
def boolean(value: i1) -> Object:
    return TRUE if value else FALSE


@inline
def hold_cells(cells: Cells, count: i64) -> None:
    """incref() of each value; see release_cells()."""
    i = 0
    while i < count:
        incref(cells[i])
        i = i + 1


@inline
def release_cells(cells: Cells, count: i64) -> None:
    i = 0
    while i < count:
        release(cells[i])
        i = i + 1


@inline
def replace(cell: Cells, value: Object) -> None:
    """cell := value, where no run is known."""
    old = cell[0]
    incref(value)
    cell[0] = value
    release(old)


@inline
def release(value: Object) -> None:
    """decref() where no run is going on, of null nothing."""
    if value is not None:
        drop_ref(value)
        if value.count == 0:
            _Py_Dealloc(value)

"""New objects and references (zvm/runtime/objects/lifecycle.py instantiate(), which does the rest)."""
FINALIZED = 1  # of the word before an object that the collector knows (_PyGC_PREV_MASK_FINALIZED)
NOT_INSTANTIABLE = ACC_INTERFACE | ACC_TRAIT | ACC_ENUM | ACC_IMPLICIT_ABSTRACT_CLASS | ACC_EXPLICIT_ABSTRACT_CLASS


def instantiate(run: Run, op: Op, ce: ClassEntry) -> PhpObject:
    """A new object with the class's defaults, owned; null, and nothing done, where it takes more than copying them."""
    if ce.create_object is not NONE:
        return new_exception(run, op, ce)
    return new_object(run, op, ce)


@cold
def conversions__cast(value: Object, kind: i64, frame: ExecuteData, op: Op, run: Run) -> Object:
    """(array) of a scalar or object, (object) of an array without references."""
    if kind == IS_ARRAY:
        if value.type is PHP_ARRAY:
            return own(value)
        if is_object(value):
            return table_of(PhpObject(value))
        if value is NONE or not is_scalar(value) and value.type is not STR:
            return None
        if value.type is FLOAT and Float(value).value != Float(value).value:
            return None
        array = new_array()
        return array if array is not None and list_append(PhpArray(array).packed, own(value)) else None
    if kind != IS_OBJECT or value.type is not PHP_ARRAY:
        return own(value) if kind == IS_OBJECT and is_object(value) else None
    source = PhpArray(value)
    i = next_element(source, 0)
    while i >= 0:
        if element_number(source, i).type is REFERENCE:
            return None
        i = next_element(source, i + 1)
    ce = dict_find_provided(run.engine.classes, "'stdclass")
    if ce is None:
        return None
    object = new_object(run, op, ClassEntry(ce[0]))
    dynamic = None if object is None else named_elements(source)
    if dynamic is None:
        release(Object(object))
        return None
    object.dynamic = dynamic
    return Object(object)


@cold
def named_elements(array: PhpArray) -> Dict:
    """A dict of the elements by their keys as strings, owned; null without memory."""
    if Object(array.packed) is NONE and has_only_names(array):
        return PyDict_Copy(array.hash)
    dict = PyDict_NewPresized(array_size(array))
    i = next_element(array, 0)
    while dict is not None and i >= 0:
        key = Object(None)
        if Object(array.packed) is not NONE:
            key = str_of_int(i)
        else:
            key = text_of(entry_key(array.hash, i))
        if key is None or PyDict_SetItem(dict, key, element_number(array, i)) != 0:
            release(Object(dict))
            dict = None
        if key is not None:
            release(key)
        i = next_element(array, i + 1)
    return dict


@inline
def new_object(run: Run, op: Op, ce: ClassEntry) -> PhpObject:
    if ce.instantiable is not TRUE and not becomes_instantiable(ce):
        return None
    type = ce.object_type
    if Type(type).basicsize == Type(PHP_OBJECT).basicsize:
        object = allocate(run, type, ce)
    else:
        object = made_by_class(run, type, ce)
    if object is None or not take_handle(object, run, op):
        return None
    if ce.destructor is not NONE and not note_destructible(run.engine.objects, object):
        return None
    return object


@cold
def object_of(engine: Engine, ce: ClassEntry) -> PhpObject:
    """A new one whose constructor is not called, owned; null where Python has to make it, or raised."""
    if ce.create_object is not NONE:
        if ce.instantiable is not TRUE:  # defaults may have to be evaluated
            return None
        arguments = local_array(Cells, 16)
        arguments[0] = Object(engine)
        arguments[1] = Object(ce)
        return PhpObject(call_provided("zvm.runtime.objects.lifecycle.instantiate", arguments, 2))
    run = local_array(Run, RUN_SIZE)
    run.engine = engine
    return new_object(run, None, ce)


@cold
def becomes_instantiable(ce: ClassEntry) -> i1:
    """What prepare_class() does for a class of which nothing is to be evaluated. False, and nothing done, for others."""
    if unbox_int(ce.flags) & NOT_INSTANTIABLE != 0 or ce.destructor is not NONE or ce.create_object is not NONE \
            or not becomes_updated(ce):
        return False
    ancestor = Object(ce)
    while ancestor is not NONE and ClassEntry(ancestor).object_type is NONE:
        ancestor = ClassEntry(ancestor).parent
    replace(cell(ce.object_type), PHP_OBJECT if ancestor is NONE else ClassEntry(ancestor).object_type)
    ce.instantiable = TRUE
    return True


def becomes_updated(ce: ClassEntry) -> i1:
    """Likewise update_class_constants()."""
    if ce.constants_updated is TRUE:
        return True
    if ce.parent is not NONE and not becomes_updated(ClassEntry(ce.parent)) or has_expressions(ce):
        return False
    if Object(ce.static_members) is NONE:
        members = PyList_GetSlice(ce.default_static_members, 0, ce.default_static_members.size)
        if members is None:
            return False
        ce.static_members = members
    ce.constants_updated = TRUE
    return True


def has_expressions(ce: ClassEntry) -> i1:
    """Whether a constant or a default of the class is to be evaluated, or it is an enum with values."""
    if unbox_int(ce.enum_backing_type) != 0 or list_has_expression(ce.default_properties) \
            or list_has_expression(ce.default_static_members):
        return True
    keys = ce.constants_table.keys
    i = 0
    while i < keys.entries:
        constant = entry_value(keys, i)[0]
        if constant is not None and ClassConstant(constant).value.type is CONSTANT_EXPRESSION:
            return True
        i = i + 1
    return False


@inline
def list_has_expression(values: List) -> i1:
    i = 0
    while i < values.size:
        if values.items[i].type is CONSTANT_EXPRESSION:
            return True
        i = i + 1
    return False


@cold
def note_class(op: Op, ce: ClassEntry, following: Object) -> i1:
    """Have the opline remember the class, its constructor, and where to go on without one. False without memory."""
    cache = PyTuple_New(3)
    if cache is None:
        return False
    following = following if ce.constructor is NONE else NONE
    incref(Object(ce))
    incref(ce.constructor)
    incref(following)
    cache.first = Object(ce)
    cache.second = ce.constructor
    cache.third = following
    fill(cell(op.opline.cache), Object(cache))
    return True


@cold
def call_fusion__fuse_new(opline: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Nothing, where native code runs."""
    return NONE


@cold
def instances__new(opline: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a class that is declared, whose constructor, if any, may be called from here."""
    ce = class_of_operand(frame, op, run)
    if ce is None or ce.native is not NONE or ce.create_object is not NONE:
        return None
    constructor = ce.constructor
    following = op.next.opline
    if constructor is NONE:
        if op.extended_value != 0 or op.next.opcode != DO_FCALL:
            return None
        following = op.next.next.opline
    elif unbox_int(Function(constructor).fn_flags) & ACC_PUBLIC == 0 and frame.func.scope is not Function(constructor).scope:
        return None
    object = instantiate(run, op, ce)
    if object is None:
        return None
    put(at(frame.slots.items, i64(op.result)), Object(object), run, op)
    if unbox_int(op.opline.op1_type) != VAR and not note_class(op, ce, Object(following)):
        return None
    if constructor is not NONE:
        at_call(frame, op, run)
        if not push_call(frame, frame.slots.items, op, run, constructor, Object(object), Object(ce), NONE):
            return None
    return own(Object(following))


@cold
def class_of_operand(frame: ExecuteData, op: Op, run: Run) -> ClassEntry:
    """The class that op1 of NEW means; null where there is none."""
    kind = unbox_int(op.opline.op1_type)
    found = NONE
    if kind == CONST:
        named = named_class(frame, op, run)
        found = NONE if named is None else named
    elif kind == VAR:
        found = frame.slots.items[i64(op.op1)]
    elif kind == UNUSED:
        found = class_of_keyword(frame, i64(op.op1))
    return None if found is NONE else ClassEntry(found)


@cold
def named_class(frame: ExecuteData, op: Op, run: Run) -> Object:
    """The class whose name is op1, autoloaded; borrowed. Null where Python has to look for it, and nothing was done, or
    when it raised, as it does where the autoloaders do not make it."""
    name = frame.func.literals.items[i64(op.op1)]
    key = frame.func.literals.items[i64(op.op1) + 1]
    incref(name)
    incref(key)
    found = class_of_name(name, key, frame, op, run)
    release(key)
    release(name)
    return None if found is None or unbox_int(ClassEntry(found).flags) & ACC_LINKED == 0 else found


@cold
def class_of_name(name: Object, key: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    engine = run.engine
    ce = declared_class(engine, Str(key))
    if ce is not None or PyErr_Occurred() is not None or engine.autoloaders.size == 0:
        return ce
    at_call(frame, op, run)
    ce = load_class(engine, Str(name), Str(key))
    return raise_missing_class(engine, name) if ce is None and PyErr_Occurred() is None else ce


@cold
def raise_missing_class(engine: Engine, name: Object) -> Object:
    """Throw Error. Null."""
    arguments = local_array(Cells, 16)
    arguments[0] = Object(engine)
    arguments[1] = name
    return call_provided("zvm.executor.class_fetch.missing", arguments, 2)


@cold
def class_of_keyword(frame: ExecuteData, keyword: i64) -> Object:
    """The class that `self`, `parent` or `static` means; None where there is none."""
    keyword = keyword & FETCH_CLASS_MASK
    if keyword == FETCH_CLASS_STATIC:
        return called_class(frame)
    scope = frame.func.scope
    if scope is NONE or keyword == FETCH_CLASS_SELF:
        return scope
    return ClassEntry(scope).parent if keyword == FETCH_CLASS_PARENT else NONE


@inline
def called_class(frame: ExecuteData) -> Object:
    """What `static` means: a class or None."""
    return frame.called_scope if frame.this is NONE else Object(PhpObject(frame.this).ce)


@cold
def instances__instance_of(opline: Object, value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of a class that FETCH_CLASS found, and of one that was not there when it was looked for before: it is not while
    no class was added."""
    value = dereferenced(value)
    if unbox_int(op.opline.op2_type) == VAR:
        place = at(frame.slots.items, i64(op.op2))
        is_one = place[0] is not NONE and is_object(value) and set_has_pointer(PhpObject(value).ce.ancestors, place[0])
        replace(place, NONE)
        return boolean(is_one)
    if not is_object(value):
        return FALSE if unbox_int(op.opline.op2_type) == CONST else None
    if unbox_int(op.opline.op2_type) == UNUSED:
        ce = class_of_keyword(frame, i64(op.op2))
        return None if ce is NONE else boolean(set_has_pointer(PhpObject(value).ce.ancestors, ce))
    if unbox_int(op.opline.op2_type) != CONST:
        return None
    classes = run.engine.classes
    if op.cached_for is Object(classes) and i64(op.cached) == classes.used:
        return FALSE
    op.cached_for = Object(classes)
    op.cached = Object(classes.used)
    return None


@cold
def note_destructible(store: ObjectStore, object: PhpObject) -> i1:
    """ObjectStore.register_destructible(). False without memory."""
    handle = unbox_int(HandleToken(object.token).handle)
    table = store.destructibles
    while table.size <= handle:
        if not list_append(table, ZERO):
            return False
    address = box_int(i64(object))
    if address is None:
        return False
    replace(at(table.items, handle), address)
    release(address)
    return True


@cold
def made_by_class(run: Run, type: Object, ce: ClassEntry) -> PhpObject:
    """allocate() of a class that keeps more than properties: the Python class fills the rest."""
    if is_collection_due(run.engine.objects):
        return None
    object = PhpObject(PyObject_Vectorcall(type, None, 0, None))
    return None if object is None else with_defaults(object, ce)


@entry
def add_objects(self: Object, arguments: Cells, count: i64) -> Object:
    """add_objects(engine, class, rows, objects): append an object for each row, a tuple of the values of its first
    properties, from row number len(objects) on; stop before one that instantiate() has to make."""
    ce = ClassEntry(arguments[1])
    rows = List(arguments[2])
    objects = List(arguments[3])
    while objects.size < rows.size:
        object = bare_object(Engine(arguments[0]), ce)
        if object is None:
            return NONE
        row = Tuple(rows.items[objects.size])
        values = offset(row, TUPLE_ITEMS, Cells)
        i = 0
        while i < row.size:
            replace(at(object.slots.items, i), values[i])
            i = i + 1
        if not list_append(objects, Object(object)):
            return None
    return NONE


@cold
def bare_object(engine: Engine, ce: ClassEntry) -> PhpObject:
    """The same of a class without destructor, whose own slots are empty: the caller fills them before anything else; null,
    and nothing done, where Python has to make it."""
    if ce.instantiable is not TRUE or ce.create_object is not NONE or ce.destructor is not NONE:
        return None
    if is_collection_due(engine.objects):
        return None
    object = with_defaults(PhpObject(PyType_GenericAlloc(ce.object_type, 0)), ce)
    run = local_array(Run, RUN_SIZE)
    run.engine = engine
    if object is None or not take_handle(object, run, None):
        PyErr_Clear()
        return None
    return object


@inline
def with_defaults(object: PhpObject, ce: ClassEntry) -> PhpObject:
    """A new object with the class entry's defaults; null without memory."""
    defaults = ce.default_properties
    slots = PyList_GetSlice(defaults, 0, defaults.size)
    if object is None or slots is None:
        return None
    incref(Object(ce))
    object.ce = ce
    object.slots = slots
    object.dynamic = Dict(NONE)
    object.guards = NONE
    return object


@inline
def is_collection_due(store: ObjectStore) -> i1:
    """Are cycles to be collected before the next object?"""
    return store.free.size == 0 and unbox_int(store.top) + 1 >= unbox_int(store.collect_at)


@inline
def allocate(run: Run, type: Object, ce: ClassEntry) -> PhpObject:
    """An object of a Python class with the class entry's defaults, without a handle; null where cycles are to be
    collected first, and without memory."""
    if is_collection_due(run.engine.objects):
        return None
    kept = kept_object(type)
    if kept is not None:
        incref(Object(ce))
        kept.ce = ce
        return kept if fill_slots(kept, ce.default_properties) else None
    return with_defaults(PhpObject(PyType_GenericAlloc(type, 0)), ce)


@inline
def fill_slots(object: PhpObject, defaults: List) -> i1:
    """The properties of an object whose list is empty. False without memory."""
    list = object.slots
    if unlikely(list.allocated < defaults.size):
        slots = PyList_GetSlice(defaults, 0, defaults.size)
        if slots is None:
            return False
        object.slots = slots
        release(Object(list))
        return True
    i = 0
    while i < defaults.size:
        value = defaults.items[i]
        incref(value)
        list.items[i] = value
        i = i + 1
    list.size = i
    return True


@inline
def take_handle(object: PhpObject, run: Run, op: Op) -> i1:
    """Give a new object its handle. False without memory."""
    if object.token is None:
        object.token = Object(new_token(run, op))
        return object.token is not None
    return give_handle(HandleToken(object.token), run, op)


@inline
def new_token(run: Run, op: Op) -> HandleToken:
    """A token with the next handle, owned; null without memory (ObjectStore.new_token())."""
    token = HandleToken(PyType_GenericAlloc(HANDLE_TOKEN, 0))
    if token is None or give_handle(token, run, op):
        return token
    release(Object(token))
    return None


@cold
def take_apart(objects: List) -> None:
    """Have the objects of a list, which may hold None as well, hold nothing: they are given up, and may hold one another."""
    i = 0
    while i < objects.size:
        if objects.items[i] is not NONE:
            slots = PhpObject(objects.items[i]).slots
            j = 0
            while slots is not None and j < slots.size:
                replace(at(slots.items, j), NONE)
                j = j + 1
            replace(cell(PhpObject(objects.items[i]).dynamic), NONE)
        i = i + 1


@inline
def make_unfinalised(value: Object) -> None:
    """What is used again has its finaliser called again: the collector, which found it in a cycle, may have called it for
    its first life, even after it was kept."""
    notes = offset(value, -8, Words)
    notes[0] = notes[0] & ~FINALIZED


@inline
def give_handle(token: HandleToken, run: Run, op: Op) -> i1:
    """The handle freed last, or a new one, to a token that has none. False without memory."""
    store = run.engine.objects
    free = store.free
    if free.size > 0:
        free.size = free.size - 1
        token.handle = free.items[free.size]
    else:
        handle = box_int(unbox_int(store.top) + 1)
        if handle is None:
            return False
        token.handle = handle
        incref(handle)
        put(cell(store.top), handle, run, op)
    incref(Object(store))
    token.store = store
    make_unfinalised(Object(token))
    return True


@cold
def new_reference(value: Object) -> Reference:
    """Reference(value) of an owned value, owned; null without memory."""
    reference = kept_reference()
    if reference is None:
        reference = Reference(PyType_GenericAlloc(REFERENCE, 0))
        if reference is None:
            return None
        SHARED.references_made = SHARED.references_made + 1
        reference.sources = NONE
    reference.value = value
    return reference


@entry
def token_dealloc(self: HandleToken) -> None:
    """tp_dealloc of HandleToken: what its __del__ does, unless the collector has called that."""
    store = self.store
    handle = self.handle
    notes = offset(self, -8, Words)
    if store is not None and handle is not None and notes[0] & FINALIZED == 0:
        if store.finalised is not NONE:  # cycles are being collected: it lives on
            notes[0] = notes[0] | FINALIZED
            self.count = 1
            if not list_append(List(store.finalised), Object(self)):
                PyErr_Clear()
            return
        incref(handle)
        if not list_append(store.free, handle):
            PyErr_Clear()
    PyObject_GC_UnTrack(Object(self))
    if handle is not None:
        release(handle)
    if store is not None:
        release(Object(store))
    drop_ref(HANDLE_TOKEN)
    PyObject_GC_Del(Object(self))


@entry
def make_young(self: Object, arguments: Cells, count: i64) -> Object:
    """make_young(list): the collector takes what it knows of the list's items for new, in their order."""
    values = List(arguments[0])
    i = 0
    while i < values.size:
        make_new(values.items[i])
        i = i + 1
    return NONE


@entry
def notice_losses(self: Object, arguments: Cells, count: i64) -> Object:
    """notice_losses(most): make_new() of what loses references and keeps at most so many, and of what is used again."""
    SHARED.noticing = unbox_int(arguments[0])
    return NONE


# ---- finalisers ----------------------------------------------------------------------------------------------------

@entry
def order_slots(self: PhpObject, arguments: Cells, count: i64) -> Object:
    """PhpObject.__del__: what it holds dies first to last."""
    finalize_object(self)
    return NONE


@entry
def order_elements(self: PhpArray, arguments: Cells, count: i64) -> Object:
    """PhpArray.__del__, likewise."""
    finalize_array(self)
    return NONE


@entry
def finalize_object(self: PhpObject) -> None:
    """tp_finalize of classes whose __del__ is order_slots()."""
    if self.slots is not None:
        order_list(self.slots)
        if SHARED.noticing != 0:
            notice_items(self.slots)
            if self.dynamic is not None and Object(self.dynamic) is not NONE:
                notice_values(self.dynamic)
    if is_closure(Object(self)):
        statics = ClosureObject(self).statics
        if statics is not None and Object(statics) is not NONE:
            order_list(statics)
    elif self.ce is not None and self.ce.elements is not None and self.ce.elements.type is TUPLE:  # else Python has cleared it
        known = known_elements(self)
        entries = heap_entries(self, known) if unbox_int(known[0]) == HEAP_ELEMENTS else None
        if entries is not None:
            order_list(entries)


@entry
def finalize_array(self: PhpArray) -> None:
    """tp_finalize of classes whose __del__ is order_elements()."""
    if self.packed is not None and Object(self.packed) is not NONE:
        order_list(self.packed)
        if SHARED.noticing != 0:
            notice_items(self.packed)
    elif SHARED.noticing != 0 and self.hash is not None and Object(self.hash) is not NONE:
        notice_values(self.hash)


@cold
def notice_items(list: List) -> None:
    """The list dies."""
    i = 0
    while i < list.size:
        if list.items[i].count > 1:
            notice(list.items[i])
        i = i + 1


@cold
def notice_values(dict: Dict) -> None:
    """The dict dies."""
    values = PyDict_Values(Object(dict))
    if values is None:
        PyErr_Clear()
        return
    i = 0
    while i < values.size:
        if values.items[i].count > 2:
            notice(values.items[i])
        i = i + 1
    release(Object(values))


@inline
def order_list(list: List) -> None:
    if list.count == 1 and list.size > 1:
        reverse(list)


@entry
def destroy_object(self: PhpObject, arguments: Cells, count: i64) -> Object:
    """DestructibleObject.__del__: a public destructor is called, once; Python does the rest (lifecycle.destroy())."""
    ce = self.ce
    if ce is None or self.guards is None or self.token is None:
        return NONE
    engine = engine_of(self)
    if self.guards is not NONE or not can_destroy(engine, ce):
        return destroy_in_python(self)
    if not call_destructor(self):
        return None
    if self.count == 1 and engine.objects.finalised is NONE:
        order_list(self.slots)
    return NONE


@cold
def call_destructor(object: PhpObject) -> i1:
    """Of an object without guards for which can_destroy() holds. False when Python raised."""
    ce = object.ce
    engine = engine_of(object)
    table = engine.objects.destructibles
    handle = unbox_int(HandleToken(object.token).handle)
    guards = PyDict_New()
    if guards is None or PyDict_SetItem(guards, DESTRUCTED_KEY, TRUE) != 0:
        return False
    if handle < table.size:
        replace(at(table.items, handle), ZERO)
    object.guards = Object(guards)
    frame = engine.current_execute_data
    incref(Object(frame))
    shift_blocked(engine, unbox_int(engine.destructor_blocks))
    value = call_method(engine, ce.destructor, object, None, None)
    shift_blocked(engine, -unbox_int(engine.destructor_blocks))
    if value is not None:
        release(value)
    elif engine.current_execute_data is not frame:  # a fatal error leaves the frames as they are
        replace(cell(engine.current_execute_data), Object(frame))
    release(Object(frame))
    return value is not None or hold_raised(engine)


@inline
def engine_of(object: PhpObject) -> Engine:
    """Whose the object is: its class may have been lent to another engine."""
    return HandleToken(object.token).store.engine


@inline
def can_destroy(engine: Engine, ce: ClassEntry) -> i1:
    """Whether calling the destructor is all there is to do."""
    if engine.native_state is NONE or engine.pending_exception is not NONE or ce.destructor is NONE:
        return False
    if Object(engine.current_execute_data) is NONE or engine.objects.destructors_disabled is not FALSE:
        return False
    return unbox_int(Function(ce.destructor).fn_flags) & ACC_PUBLIC != 0


@cold
def destroy_in_python(object: PhpObject) -> Object:
    arguments = local_array(Cells, 8)
    arguments[0] = Object(object)
    return call_provided("zvm.runtime.objects.lifecycle.destroy", arguments, 1)


@inline
def shift_blocked(engine: Engine, by: i64) -> None:
    """engine.fiber_switch_blocked += by"""
    put_int(cell(engine.fiber_switch_blocked), unbox_int(engine.fiber_switch_blocked) + by, None, None)


@cold
def hold_raised(engine: Engine) -> i1:
    """What the destructor raised waits. False when Python raised again."""
    signal = raised_signal()
    arguments = local_array(Cells, 24)
    arguments[0] = Object(engine)
    arguments[1] = signal
    arguments[2] = NONE
    done = did_call("zvm.runtime.objects.lifecycle.settle_destructor", arguments, 3)
    release(signal)
    return done

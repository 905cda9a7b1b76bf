"""New objects and references (zvm/runtime/objects/lifecycle.py instantiate(), which does the rest)."""
FINALIZED = 1  # of the word before an object that the collector knows (_PyGC_PREV_MASK_FINALIZED)


def instantiate(run: Run, op: Op, ce: ClassEntry) -> PhpObject:
    """A new object with the class's defaults, owned; null, and nothing done, where it takes more than copying them."""
    if ce.create_object is not NONE:
        return new_exception(run, op, ce)
    return new_object(run, op, ce)


@inline
def new_object(run: Run, op: Op, ce: ClassEntry) -> PhpObject:
    type = ce.object_type
    if ce.instantiable is not TRUE or ce.destructor is not NONE:
        return None
    if Type(type).basicsize != Type(PHP_OBJECT).basicsize:
        return None
    object = allocate(run, type, ce)
    if object is not None and not take_handle(object, run, op):
        return None
    return object


@inline
def allocate(run: Run, type: Object, ce: ClassEntry) -> PhpObject:
    """An object of a Python class with the class entry's defaults, without a handle; null where cycles are to be
    collected first, and without memory."""
    store = run.engine.objects
    if store.free.size == 0 and unbox_int(store.top) + 1 >= unbox_int(store.collect_at):
        return None
    object = PhpObject(PyType_GenericAlloc(type, 0))
    defaults = ce.default_properties
    slots = PyList_GetSlice(defaults, 0, defaults.size)
    if object is None or slots is None:
        return None
    incref(Object(ce))
    object.ce = ce
    object.slots = slots
    incref(NONE)
    object.dynamic = Dict(NONE)
    incref(NONE)
    object.guards = NONE
    return object


@inline
def take_handle(object: PhpObject, run: Run, op: Op) -> i1:
    """Give a new object its handle. False without memory."""
    store = run.engine.objects
    token = HandleToken(PyType_GenericAlloc(HANDLE_TOKEN, 0))
    if token is None:
        return False
    free = store.free
    if free.size > 0:
        free.size = free.size - 1
        token.handle = free.items[free.size]
    else:
        handle = box_int(unbox_int(store.top) + 1)
        token.handle = handle
        incref(handle)
        put(cell(store.top), handle, run, op)
    incref(Object(store))
    token.store = store
    object.token = Object(token)
    return True


@cold
def new_reference(value: Object) -> Reference:
    """Reference(value) of an owned value, owned; null without memory."""
    reference = Reference(PyType_GenericAlloc(REFERENCE, 0))
    if reference is None:
        return None
    reference.value = value
    incref(NONE)
    reference.sources = NONE
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

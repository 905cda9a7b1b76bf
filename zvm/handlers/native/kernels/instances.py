"""New objects and references (zvm/runtime/objects/lifecycle.py instantiate(), which does the rest)."""


def instantiate(run: Run, op: Op, ce: ClassEntry) -> PhpObject:
    """A new object with the class's defaults, owned; null, and nothing done, where it takes more than copying them."""
    type = ce.object_type
    store = run.engine.objects
    if ce.instantiable is not TRUE or ce.create_object is not NONE or ce.destructor is not NONE:
        return None
    if Type(type).basicsize != Type(PHP_OBJECT).basicsize or unbox_int(store.top) + 1 >= unbox_int(store.collect_at):
        return None
    token = HandleToken(PyType_GenericAlloc(store.token_type, 0))
    object = PhpObject(PyType_GenericAlloc(type, 0))
    defaults = ce.default_properties
    slots = PyList_GetSlice(defaults, 0, defaults.size)
    if token is None or object is None or slots is None:
        return None
    free = store.free
    if free.size > 0:
        free.size = free.size - 1
        token.handle = free.items[free.size]
    else:
        handle = box_int(unbox_int(store.top) + 1)
        token.handle = handle
        incref(handle)
        put(cell(store.top), handle, run, op)
    incref(Object(ce))
    object.ce = Object(ce)
    object.slots = slots
    incref(NONE)
    object.dynamic = Dict(NONE)
    incref(NONE)
    object.guards = NONE
    object.token = Object(token)
    return object


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

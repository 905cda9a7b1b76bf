"""An object's properties as an array: (array), get_object_vars(), get_mangled_object_vars()
(zvm/runtime/objects/property_tables.py)."""


@cold
def table_of(object: PhpObject) -> Object:
    """(array) of an object that keeps its properties in its slots, owned; null of others."""
    ce = object.ce
    if ce.native is not NONE or ce.create_object is not NONE:
        return None
    places = dict_find_provided(ce.property_cache, "zvm.runtime.objects.property_tables.MANGLED")
    if places is None:
        return None
    array = filled_table(object, offset(places[0], TUPLE_ITEMS, Cells), 0, Tuple(places[0]).size)
    return None if array is None or not add_dynamic_ones(array, object, False) else Object(array)


@cold
def visible_table(engine: Engine, object: PhpObject) -> Object:
    """The properties that the running code may read, owned; null of objects that keep them elsewhere."""
    ce = object.ce
    if ce.native is not NONE or ce.create_object is not NONE:
        return None
    places = slots_seen(engine, ce, executed_scope(engine))
    if places is None:
        return None
    array = filled_table(object, offset(places, TUPLE_ITEMS, Cells), 1, Tuple(places).size)
    return None if array is None or not add_dynamic_ones(array, object, True) else Object(array)


@cold
def slots_seen(engine: Engine, ce: ClassEntry, scope: Object) -> Object:
    """The declared properties that a scope may read, borrowed (visible_slots()); null, and no error set, when Python raised."""
    if scope is not NONE:
        places = dict_find_pointer(ce.property_cache, scope)
        if places is not None:
            return places
    else:
        found = dict_find_provided(ce.property_cache, "zvm.runtime.objects.property_tables.PUBLIC")
        if found is not None:
            return found[0]
    given = local_array(Cells, 24)
    given[0] = Object(engine)
    given[1] = Object(ce)
    given[2] = scope
    made = call_provided("zvm.runtime.objects.property_tables.visible_slots", given, 3)
    if made is None:
        PyErr_Clear()
        return None
    drop_ref(made)
    return made


@cold
def executed_scope(engine: Engine) -> Object:
    """The class whose code is running, or None, borrowed."""
    frame = engine.current_execute_data
    while Object(frame) is not NONE:
        if Object(frame.func).type is OP_ARRAY or frame.func.scope is not NONE:
            return Object(frame.func.scope)
        frame = frame.prev
    return NONE


@cold
def filled_table(object: PhpObject, places: Cells, first: i64, size: i64) -> PhpArray:
    """A new hash of the declared properties (name, slot, name, slot, …), owned; null without memory."""
    array = empty_hash()
    if array is None:
        PyErr_Clear()
        return None
    i = first
    while i < size:
        value = object.slots.items[unbox_int(places[i + 1])]
        if value is not UNDEF and not set_entry(array, places[i], unless_shared(value)):
            PyErr_Clear()
            return PhpArray(give_up(array))
        i = i + 2
    return array


@inline
def unless_shared(value: Object) -> Object:
    """The value of a reference that nothing else holds, the reference itself otherwise (zend_array_dup)."""
    return Reference(value).value if value.type is REFERENCE and value.count == 1 else value


@cold
def add_dynamic_ones(array: PhpArray, object: PhpObject, is_visible: i1) -> i1:
    """Add the dynamic properties. False, and the array is given up, where names may be (`is_visible`) those of declared properties
    that are not visible."""
    if not has_dynamic(object):
        return True
    properties = object.dynamic
    is_done = properties.values is None and not (is_visible and object.ce.properties_info.used != 0)
    keys = properties.keys
    i = 0
    while i < keys.entries and is_done:
        value = entry_value(keys, i)[0]
        if value is not None:
            name = entry_key(properties, i)
            key = own(name) if is_int_text(Str(name)) == TEXT_KEY else as_key(name)
            is_done = set_entry(array, key, unless_shared(value))
            if key is not None:
                release(key)
        i = i + 1
    if not is_done:
        PyErr_Clear()
        give_up(array)
    return is_done


@entry
def function__get_object_vars(engine: Object, arguments: Cells, count: i64) -> Object:
    return visible_table(Engine(engine), PhpObject(arguments[0])) if count == 1 and is_object(arguments[0]) else None


@entry
def function__get_mangled_object_vars(engine: Object, arguments: Cells, count: i64) -> Object:
    return table_of(PhpObject(arguments[0])) if count == 1 and is_object(arguments[0]) else None

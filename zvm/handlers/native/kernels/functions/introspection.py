"""class_exists(), is_a(), method_exists() and other questions about classes and functions that are known."""


@entry
def function__class_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    return class_of_flags(Engine(engine), arguments, count, INTERFACE_BIT | TRAIT_BIT, 0)


@entry
def function__interface_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    return class_of_flags(Engine(engine), arguments, count, INTERFACE_BIT, INTERFACE_BIT)


@entry
def function__trait_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    return class_of_flags(Engine(engine), arguments, count, TRAIT_BIT, TRAIT_BIT)


@entry
def function__enum_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    return class_of_flags(Engine(engine), arguments, count, ACC_ENUM, ACC_ENUM)


@entry
def function__function_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1 or arguments[0].type is not STR:
        return None
    if entry_named(Engine(engine).functions, Str(arguments[0])) is not None:
        return TRUE
    return FALSE if is_missing(Engine(engine).functions, arguments[0]) else None


@entry
def function__is_a(engine: Object, arguments: Cells, count: i64) -> Object:
    if not below(count - 2, 2) or count == 3 and arguments[2].type is not BOOL:
        return None
    return kinship(Engine(engine), arguments, count == 3 and arguments[2] is TRUE, True)


@entry
def function__is_subclass_of(engine: Object, arguments: Cells, count: i64) -> Object:
    if not below(count - 2, 2) or count == 3 and arguments[2].type is not BOOL:
        return None
    return kinship(Engine(engine), arguments, count == 2 or arguments[2] is TRUE, False)


@cold
def kinship(engine: Engine, arguments: Cells, allows_name: i1, counts_itself: i1) -> Object:
    """Whether the class of an object, or the one named, is the other or descends from it; null where Python has to look."""
    ce = class_meant(engine, arguments[0]) if is_object(arguments[0]) or allows_name else None
    other = known_class(engine, arguments[1])
    if ce is None:
        return None
    if other is None:
        return FALSE if is_missing(engine.classes, arguments[1]) else None
    if ce is other:
        return boolean(counts_itself)
    return boolean(descends(ce, other))


@cold
def class_meant(engine: Engine, value: Object) -> ClassEntry:
    """The class of an object, or the known one of that name, borrowed; null of others."""
    return PhpObject(value).ce if is_object(value) else known_class(engine, value)


@inline
def descends(ce: ClassEntry, other: ClassEntry) -> i1:
    return Object(ce.ancestors) is not NONE and set_has_pointer(ce.ancestors, Object(other))


@cold
def is_internal_class(ce: ClassEntry, name: i64) -> i1:
    """Whether a class is that of PHP's own of this name, in lower case, or descends from it."""
    known = provided_object(name)
    other = dict_find_str(ce.engine.classes, Str(known)) if known is not None else None
    return other is not None and set_has_pointer(ce.ancestors, other[0])


@entry
def function__get_parent_class(engine: Object, arguments: Cells, count: i64) -> Object:
    ce = class_meant(Engine(engine), arguments[0]) if count == 1 else None
    if ce is None:
        return None
    return FALSE if ce.parent is NONE else own(ClassEntry(ce.parent).name)


@entry
def function__constant(engine: Object, arguments: Cells, count: i64) -> Object:
    return constant_named(Engine(engine), arguments[0]) if count == 1 else None


@entry
def function__defined(engine: Object, arguments: Cells, count: i64) -> Object:
    value = constant_named(Engine(engine), arguments[0]) if count == 1 else None
    release(value)
    return None if value is None else TRUE


@entry
def function__method_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of classes whose objects have the methods of their table, and no others."""
    ce = class_meant(Engine(engine), arguments[0]) if count == 2 and arguments[1].type is STR else None
    if ce is None or not is_narrow(Str(arguments[1])) or Str(arguments[1]).length == 0:
        return None
    found = entry_named(ce.function_table, Str(arguments[1]))
    if found is None:
        return None if unbox_int(ce.hooks) & HOOKS_METHODS != 0 else FALSE
    if is_object(arguments[0]) or unbox_int(Function(found).fn_flags) & ACC_PRIVATE == 0:
        return TRUE
    return boolean(Function(found).scope is Object(ce))


@entry
def function__property_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of declared ones that are not private, and of a class without such hooks."""
    ce = class_meant(Engine(engine), arguments[0]) if count == 2 and arguments[1].type is STR else None
    if ce is None or not is_narrow(Str(arguments[1])):
        return None
    found = dict_find_str(ce.properties_info, Str(arguments[1]))
    if found is not None:
        return TRUE if unbox_int(PropertyInfo(found[0]).flags) & ACC_PRIVATE == 0 else None
    if not is_object(arguments[0]):
        return FALSE
    if has_hooks(PhpObject(arguments[0]), HOOKS_PROPERTIES):
        return None
    return boolean(dynamic_cell(PhpObject(arguments[0]), arguments[1]) is not None)


@entry
def function__get_class_methods(engine: Object, arguments: Cells, count: i64) -> Object:
    """Public methods, and those of the running scope, where there are no protected ones of others."""
    ce = class_meant(Engine(engine), arguments[0]) if count == 1 else None
    result = new_array() if ce is not None else None
    if result is None:
        PyErr_Clear()
        return None
    scope = executed_scope(Engine(engine))
    keys = ce.function_table.keys
    i = 0
    while i < keys.entries:
        place = entry_value(keys, i)
        i = i + 1
        if place[0] is None:
            continue
        method = Function(place[0])
        is_seen = unbox_int(method.fn_flags) & ACC_PUBLIC != 0 or method.scope is scope
        if not is_seen and unbox_int(method.fn_flags) & ACC_PRIVATE == 0 and scope is not NONE:
            return give_up(PhpArray(result))
        if is_seen and not list_append(PhpArray(result).packed, own(method.function_name)):
            return give_up(PhpArray(result))
    return result


@entry
def function__is_callable(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of closures, objects with __invoke(), names of functions and methods of plain objects and of classes."""
    if count != 1:
        return None
    value = arguments[0]
    if is_scalar(value):
        return FALSE
    if is_object(value) and is_closure(value):
        return TRUE
    return TRUE if callee(local_array(Cells, 40), Engine(engine), value) is not None else None


@entry
def function__spl_object_id(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1 or not is_object(arguments[0]) or PhpObject(arguments[0]).token is None:
        return None
    return own(HandleToken(PhpObject(arguments[0]).token).handle)


@entry
def function__spl_object_hash(engine: Object, arguments: Cells, count: i64) -> Object:
    """The handle in sixteen hexadecimal digits, and sixteen zeros."""
    if count != 1 or not is_object(arguments[0]) or PhpObject(arguments[0]).token is None:
        return None
    handle = unbox_int(HandleToken(PhpObject(arguments[0]).token).handle)
    text = local_array(Bytes, 32)
    i = 32
    while i > 0:
        i = i - 1
        text[i] = i8(b"0" if i >= 16 else hex_digit(handle & 15))
        handle = handle >> 4 if i < 16 else handle
    return text_of_bytes(text, 32)


@entry
def function__class_parents(engine: Object, arguments: Cells, count: i64) -> Object:
    ce = class_meant(Engine(engine), arguments[0]) if below(count - 1, 2) else None
    names = None if ce is None or count == 2 and arguments[1].type is not BOOL else empty_hash()
    while names is not None and ce.parent is not NONE:
        ce = ClassEntry(ce.parent)
        if not set_entry(names, ce.name, ce.name):
            return give_up(names)
    return Object(names)


@entry
def function__class_implements(engine: Object, arguments: Cells, count: i64) -> Object:
    ce = class_meant(Engine(engine), arguments[0]) if below(count - 1, 2) else None
    names = None if ce is None or count == 2 and arguments[1].type is not BOOL else empty_hash()
    if names is None:
        return None
    i = 0
    while i < ce.interfaces.size:
        name = ClassEntry(ce.interfaces.items[i]).name
        if not set_entry(names, name, name):
            return give_up(names)
        i = i + 1
    return Object(names)


@entry
def function__class_uses(engine: Object, arguments: Cells, count: i64) -> Object:
    ce = class_meant(Engine(engine), arguments[0]) if below(count - 1, 2) else ClassEntry(None)
    if ce is None or count == 2 and arguments[1].type is not BOOL:
        return None
    used = attribute(Object(ce), "'trait_names")
    if used is None or used.type is not LIST:
        return None
    names = empty_hash()
    i = 0
    while names is not None and i < List(used).size:
        trait = known_class(Engine(engine), List(used).items[i])
        if trait is None or not set_entry(names, trait.name, trait.name):
            names = PhpArray(give_up(names))
        i = i + 1
    release(used)
    return None if names is None else hash_or_empty(names)


@entry
def function__memory_get_usage(engine: Object, arguments: Cells, count: i64) -> Object:
    return memory_answer(engine, arguments, count, False)


@entry
def function__memory_get_peak_usage(engine: Object, arguments: Cells, count: i64) -> Object:
    return memory_answer(engine, arguments, count, True)


@cold
def memory_answer(engine: Object, arguments: Cells, count: i64, is_peak: i1) -> Object:
    """The last answer, where Python says how often that may be given."""
    native_state = Engine(engine).native_state
    if count > 1 or count == 1 and arguments[0] is not FALSE or native_state is NONE:
        return None
    state = offset(native_state, BYTES_DATA, EngineState)
    if state.memory_answers <= 0:
        return None
    state.memory_answers = state.memory_answers - 1
    return box_int(state.memory_peak if is_peak else state.memory_usage)

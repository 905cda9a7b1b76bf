"""class_exists(), is_a(), method_exists() and other questions about classes and functions that are known."""
INTERFACE_BIT, TRAIT_BIT, LINKED_BIT = 1, 2, 8  # ACC_INTERFACE, ACC_TRAIT, ACC_LINKED


@cold
def known_class(engine: Engine, name: Object) -> ClassEntry:
    """The class of that name, borrowed; null where Python has to look."""
    if name.type is not STR:
        return None
    found = entry_named(engine.classes, Str(name))
    if found is None or unbox_int(ClassEntry(found).flags) & LINKED_BIT == 0:
        return None
    return ClassEntry(found)


@entry
def function__class_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    ce = known_class(Engine(engine), arguments[0]) if below(count - 1, 2) else None
    if ce is None or count == 2 and arguments[1].type is not BOOL:
        return None
    return boolean(unbox_int(ce.flags) & (INTERFACE_BIT | TRAIT_BIT) == 0)


@entry
def function__interface_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    ce = known_class(Engine(engine), arguments[0]) if below(count - 1, 2) else None
    if ce is None or count == 2 and arguments[1].type is not BOOL:
        return None
    return boolean(unbox_int(ce.flags) & INTERFACE_BIT != 0)


@entry
def function__function_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of functions that are there."""
    if count != 1 or arguments[0].type is not STR:
        return None
    return TRUE if entry_named(Engine(engine).functions, Str(arguments[0])) is not None else None


@entry
def function__is_a(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of objects."""
    ce = known_class(Engine(engine), arguments[1]) if count == 2 and is_object(arguments[0]) else None
    if ce is None:
        return None
    own_class = PhpObject(arguments[0]).ce
    return boolean(own_class is ce or descends(own_class, ce))


@entry
def function__is_subclass_of(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of objects."""
    ce = known_class(Engine(engine), arguments[1]) if count == 2 and is_object(arguments[0]) else None
    if ce is None:
        return None
    own_class = PhpObject(arguments[0]).ce
    return boolean(own_class is not ce and descends(own_class, ce))


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
    ce = known_class(Engine(engine), arguments[0]) if count == 1 and arguments[0].type is STR else None
    if count == 1 and is_object(arguments[0]):
        ce = PhpObject(arguments[0]).ce
    if ce is None:
        return None
    return FALSE if ce.parent is NONE else own(ClassEntry(ce.parent).name)


@entry
def function__constant(engine: Object, arguments: Cells, count: i64) -> Object:
    """'Class::NAME' of a public constant that has its value."""
    names = local_array(Cells, 16)
    if count != 1 or arguments[0].type is not STR or not split_member(Str(arguments[0]), names):
        return None
    value = known_constant(known_class(Engine(engine), names[0]), Str(names[1]))
    PyErr_Clear()
    release(names[0])
    release(names[1])
    return value


@cold
def known_constant(ce: ClassEntry, name: Str) -> Object:
    """A public constant's value, owned; null where Python has to look."""
    if ce is None or unbox_int(ce.flags) & TRAIT_BIT != 0:
        return None
    if unbox_int(ce.enum_backing_type) != 0 and ce.constants_updated is not TRUE:
        return None
    found = dict_find_str(ce.constants_table, name)
    if found is None or unbox_int(ClassConstant(found[0]).flags) & ACC_PUBLIC == 0:
        return None
    value = ClassConstant(found[0]).value
    is_known = is_scalar(value) or value.type is STR or value.type is PHP_ARRAY or is_object(value)
    return own(value) if is_known else None


@entry
def function__method_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of objects that have the method."""
    if count != 2 or not is_object(arguments[0]) or arguments[1].type is not STR:
        return None
    return TRUE if entry_named(PhpObject(arguments[0]).ce.function_table, Str(arguments[1])) is not None else None


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

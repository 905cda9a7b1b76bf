"""Classes by name, as far as they are known without loading any."""
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


@cold
def is_missing(table: Dict, name: Object) -> i1:
    """Whether a table of functions or classes has no such name, which does not begin with a backslash, and is known not to get it
    from the registry."""
    if name.type is not STR or entry_named(table, Str(name)) is not None:
        return False
    if Str(name).length != 0 and i64(str_data(Str(name))[0]) == b"\\":
        return False
    return entry_named(LazyTable(Object(table)).missing, Str(name)) is not None


@cold
def flags_of_class(engine: Engine, arguments: Cells, count: i64) -> i64:
    """Those of the class named, or ACC_INTERFACE at most where it is not made; -1 where Python has to look."""
    if not below(count - 1, 2) or count == 2 and arguments[1].type is not BOOL or arguments[0].type is not STR:
        return -1
    ce = known_class(engine, arguments[0])
    if ce is not None:
        return unbox_int(ce.flags)
    classes = engine.classes
    kind = entry_named(LazyTable(Object(classes)).kinds, Str(arguments[0]))
    return -1 if kind is None or entry_named(classes, Str(arguments[0])) is not None else unbox_int(kind)


@cold
def class_of_flags(engine: Engine, arguments: Cells, count: i64, mask: i64, wanted: i64) -> Object:
    """Whether there is a class of that name whose flags under the mask are those; null where Python has to look, which may make
    an enum or ask autoloaders."""
    flags = flags_of_class(engine, arguments, count)
    if flags >= 0:
        return None if flags == 0 and mask == ACC_ENUM else boolean(flags & mask == wanted)
    if not below(count - 1, 2) or arguments[0].type is not STR or count == 2 and arguments[1].type is not BOOL:
        return None
    is_final = count == 2 and arguments[1] is FALSE or engine.autoloaders.size == 0 or not is_class_name(Str(arguments[0]))
    return FALSE if is_final and is_missing(engine.classes, arguments[0]) else None


@cold
def constant_named(engine: Engine, name: Object) -> Object:
    """The value of a global constant, or of 'Class::NAME', owned; null where Python has to look."""
    names = local_array(Cells, 16)
    if name.type is not STR:
        return None
    if not split_member(Str(name), names):
        return global_constant(engine.constants, Str(name)) if is_narrow(Str(name)) else None
    value = known_constant(known_class(engine, names[0]), Str(names[1]))
    PyErr_Clear()
    release(names[0])
    release(names[1])
    return value


@cold
def global_constant(table: ConstantTable, name: Str) -> Object:
    """The value of a constant that a script has, or used before, owned; null where Python has to look, or to tell that it is
    deprecated."""
    found = dict_find_str(table.user, name)
    remark = dict_find_str(table.attributes, name)
    if found is None:
        found = dict_find_str(table.internal, name)
        remark = dict_find_str(table.deprecated, name)
    return own(found[0]) if found is not None and remark is None else None


@cold
def known_constant(ce: ClassEntry, name: Str) -> Object:
    """A public constant's value, owned; null where Python has to look."""
    if ce is None or unbox_int(ce.flags) & TRAIT_BIT != 0:
        return None
    found = dict_find_str(ce.constants_table, name)
    if found is None or unbox_int(ClassConstant(found[0]).flags) & ACC_PUBLIC == 0:
        return None
    if ClassConstant(found[0]).attributes is not NONE:
        return None
    value = ClassConstant(found[0]).value
    is_known = is_scalar(value) or value.type is STR or value.type is PHP_ARRAY or is_object(value)
    return own(value) if is_known else None

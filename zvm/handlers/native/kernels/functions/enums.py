"""cases(), from() and tryFrom() of enums whose cases are made (zvm/runtime/objects/enums.py)."""


@entry
def method__enum__cases(scope: ClassEntry, arguments: Cells, count: i64) -> Object:
    if count != 0:
        return None
    result = PhpArray(new_array())
    keys = scope.constants_table.keys
    i = 0
    while result is not None and i < keys.entries:
        constant = ClassConstant(entry_value(keys, i)[0])
        if constant is not None and unbox_int(constant.flags) & CLASS_CONST_IS_CASE != 0:
            if not is_object(constant.value) or not list_append(result.packed, own(constant.value)):
                return give_up(result)
        i = i + 1
    return Object(result)


@entry
def method__enum__from(scope: ClassEntry, arguments: Cells, count: i64) -> Object:
    """Of a value that a case has."""
    case = case_of_value(scope, arguments, count)
    return None if case is NONE else case


@entry
def method__enum__tryfrom(scope: ClassEntry, arguments: Cells, count: i64) -> Object:
    return case_of_value(scope, arguments, count)


@cold
def case_of_value(ce: ClassEntry, arguments: Cells, count: i64) -> Object:
    """The case that has a value of the enum's type, owned, None if there is none; null of other values."""
    if count != 1 or ce.constants_updated is not TRUE or ce.backed_enum_table is NONE:
        return None
    is_int = unbox_int(ce.enum_backing_type) == IS_LONG
    value = arguments[0]
    if value.type is not (LONG if is_int else STR):
        return None
    table = Dict(ce.backed_enum_table)
    name = dict_find_int(table, unbox_int(value)) if is_int else dict_find_str(table, Str(value))
    if name is None:
        return NONE
    constant = dict_find_str(ce.constants_table, Str(name[0]))
    return own(ClassConstant(constant[0]).value)
